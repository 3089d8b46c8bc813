//! The numbers that the reckoning rests on, found by playing some hundred thousand hands.

use crate::style::Style;

/// What the rules of thumb weigh with; points of the game unless said otherwise.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    /// How likely a player who could stay below goes above, when the trick is worthless and it is last.
    pub(super) eager_last: f32,
    /// The same for a player with others behind it.
    pub(super) eager: f32,
    /// The same when there are points in the trick.
    pub(super) eager_points: f32,
    /// How likely a player goes high in the first round of a suit that is yet to come.
    pub(super) eager_first_round: f32,
    /// By how much that falls with each further round.
    pub(super) eager_fall: f32,
    /// What a player who cannot follow throws into a trick while all hearts are out.
    pub(super) dump: f32,
    /// What the chance of Q♠ adds to it.
    pub(super) dump_queen: f32,
    /// How much less each further round of a suit counts, for it may never be played.
    pub(super) discount: f32,
    /// What having none of a suit is worth while the whole hand is to come.
    pub(super) void: f32,
    /// How much each suit of which one has none makes the rest of the hand safer.
    pub(super) escape: f32,
    /// What each step of a card's rank costs, whatever else: low cards are good to have.
    pub(super) height: f32,
    /// What a card of a suit that nobody else has costs.
    pub(super) dead: f32,
    /// What holding Q♠ costs with 0, 1, 2... other spades below it.
    pub(super) queen: [f32; 7],
    /// What it is worth to be rid of her for good in a trick that another takes.
    pub(super) rid: f32,
    /// What holding A♠ or K♠ costs with 0, 1, 2... spades below the queen, while the queen is out.
    pub(super) above_queen: [f32; 6],
    /// What spades below the queen are worth, as a protection, while the queen is out.
    pub(super) guard: f32,
    /// What a point in somebody else's trick is worth.
    pub(super) given: f32,
    /// What having to lead next costs when every lead is bad.
    pub(super) lead: f32,
    /// What leading a spade below the queen is worth while she is out.
    pub(super) bleed: f32,
    /// From which likelihood on a moon is tried.
    pub(super) shoot: f32,
    /// How much of the danger of the cards kept counts against what happens in the trick under way.
    pub(super) later: f32,
    /// How likely a player who has every point so far gets the 0, 1, 2... point cards still to come as well.
    pub(super) moon: [f32; 15],
    /// How much that counts.
    pub(super) alarm: f32,
    /// How much of the danger of high cards a suspected moon takes away, for they can stop it.
    pub(super) keep: f32,
    /// The part of a moon's stake that a point thrown to the shooter costs.
    pub(super) feed: f32,
    /// The part of it that a point thrown to another is worth.
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
    /// Those of a style.
    pub(super) fn of(style: Style) -> &'static Weights {
        match style {
            Style::Plain => &WEIGHTS,
            Style::Careful => &CAREFUL,
            Style::Bold => &BOLD,
            Style::MoonMad => &MOON_MAD,
        }
    }
}
