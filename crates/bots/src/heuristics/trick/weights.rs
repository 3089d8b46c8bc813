//! The weights of the heuristics, tuned over some hundred thousand hands.

use crate::style::Style;

/// The weights of the heuristics, in points unless noted.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    /// Probability that a player who could stay below goes above, when the trick is worthless and it is last.
    pub(super) eager_last: f32,
    /// The same for a player with others after it.
    pub(super) eager: f32,
    /// The same when there are points in the trick.
    pub(super) eager_points: f32,
    /// Probability that a player plays high in the first round of a suit that is yet to come.
    pub(super) eager_first_round: f32,
    /// Decrease of that probability with each further round.
    pub(super) eager_fall: f32,
    /// Expected points that a player who cannot follow discards while all hearts are out.
    pub(super) dump: f32,
    /// Addition to it for the probability of Q♠.
    pub(super) dump_queen: f32,
    /// Discount of each further round of a suit, which may never be played.
    pub(super) discount: f32,
    /// Value of a void while the whole hand is to come.
    pub(super) void: f32,
    /// How much each void makes the rest of the hand safer.
    pub(super) escape: f32,
    /// Cost of each step of a card's rank: low cards are useful.
    pub(super) height: f32,
    /// Cost of a card of a suit that nobody else has.
    pub(super) dead: f32,
    /// Cost of holding Q♠ with 0, 1, 2... other spades below it.
    pub(super) queen: [f32; 7],
    /// Value of discarding her on another player's trick.
    pub(super) rid: f32,
    /// Cost of holding A♠ or K♠ with 0, 1, 2... spades below the queen, while the queen is out.
    pub(super) above_queen: [f32; 6],
    /// Value of spades below the queen as a guard, while the queen is out.
    pub(super) guard: f32,
    /// Value of a point in another player's trick.
    pub(super) given: f32,
    /// Cost of having to lead next when every lead is bad.
    pub(super) lead: f32,
    /// Value of leading a spade below the queen while she is out.
    pub(super) bleed: f32,
    /// Minimum estimated probability for attempting to shoot the moon.
    pub(super) shoot: f32,
    /// Weight of the danger of the cards kept against the current trick.
    pub(super) later: f32,
    /// Probability that a player with every point so far also gets the 0, 1, 2... remaining point cards.
    pub(super) moon: [f32; 15],
    /// Weight of that probability.
    pub(super) alarm: f32,
    /// Reduction of the danger of high cards while a moon is suspected, because they can stop it.
    pub(super) keep: f32,
    /// Cost of a point discarded to the shooter, as a part of the moon's stake.
    pub(super) feed: f32,
    /// Value of a point discarded to another player, as a part of it.
    pub(super) rescue: f32,
}

pub(super) const WEIGHTS: Weights = Weights {
    eager_last: 1.0,
    eager: 0.688,
    eager_points: 0.13,
    eager_first_round: 0.273,
    eager_fall: 0.32,
    dump: 1.05,
    dump_queen: 1.5,
    discount: 0.46,
    void: 1.75,
    escape: 0.2,
    height: 0.02,
    dead: 0.35,
    queen: [4.5, 3.3, 2.8, 2.5, 2.1, 0.8, 0.5],
    rid: 3.0,
    above_queen: [5.2, 3.2, 1.7, 1.5, 1.2, 0.4],
    guard: 0.23,
    given: 0.115,
    lead: 0.85,
    bleed: 1.375,
    shoot: 0.345,
    later: 1.0,
    moon: [
        1.0, 1.0, 0.95, 0.9, 0.8, 0.65, 0.5, 0.38, 0.28, 0.2, 0.15, 0.09, 0.06, 0.03, 0.02,
    ],
    alarm: 0.65,
    keep: 0.8,
    feed: 0.3,
    rescue: 0.375,
};

static CAREFUL: Weights = Weights {
    shoot: 0.9,
    later: 1.25,
    ..WEIGHTS
};

static BOLD: Weights = Weights {
    shoot: 0.08,
    later: 0.7,
    ..WEIGHTS
};

static MOON_MAD: Weights = Weights {
    shoot: 0.004,
    later: 0.7,
    ..WEIGHTS
};

impl Weights {
    /// The weights of a style.
    pub(super) fn of(style: Style) -> &'static Weights {
        match style {
            Style::Plain => &WEIGHTS,
            Style::Careful => &CAREFUL,
            Style::Bold => &BOLD,
            Style::MoonMad => &MOON_MAD,
        }
    }
}
