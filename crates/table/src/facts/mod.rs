//! Facts of a match, by hand and seat: what a score pad does not say.
//!
//! They are a pure reading of the match's steps, with every card known. So they are for matches that are over, or for a
//! referee: nothing here may reach a player while the match runs.
//!
//! **Moons.** In trick games a seat *tries* to shoot the moon when it alone has taken point cards in the hand, and at
//! least half of those in play. In Black Hearts, when it alone has taken Curse cards, at least four of the six. It
//! *makes* the moon if the rules say so at the end of the hand. Otherwise the seat that takes the next point card has
//! *stopped* it. A seat *suffers* a moon that another seat makes. Heartcatchers has no moon.

mod black_hearts;
mod heartcatchers;
mod highlights;
mod trick;

use moonshot_rules::{AnyEvent, AnyGame, Game, Seat, Step, Viewer};
use serde::{Deserialize, Serialize};

use crate::matches::Match;

pub use highlights::{Highlight, HighlightKind, highlights};

/// The facts of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchFacts {
    /// The hands that were dealt, in order; in Heartcatchers the games. The last is not scored if the match was stopped.
    pub hands: Vec<HandFacts>,
}

/// The facts of a hand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HandFacts {
    /// Its number, from 1.
    pub number: u32,
    /// The number of seats to the left that the passed cards went; 0 for no pass.
    pub pass_left: usize,
    /// Whether it was scored.
    pub scored: bool,
    /// The facts by seat.
    pub seats: Vec<SeatFacts>,
    /// Each queen of spades that was taken. One at most; none in games without her.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub queens: Vec<QueenFacts>,
    /// Black Hearts: the gift that ruled the hand, by its index in the card set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gift: Option<u8>,
}

/// What a seat did in a hand. Numbers that are 0 and answers that are no are absent in the stored form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct SeatFacts {
    /// What the hand scored for the seat; in Heartcatchers the points of the game, where more are better.
    #[serde(skip_serializing_if = "is_default")]
    pub points: i32,
    /// The seat's total after the hand; in Heartcatchers the games won.
    #[serde(skip_serializing_if = "is_default")]
    pub total: i32,
    /// The tricks taken.
    #[serde(skip_serializing_if = "is_default")]
    pub tricks: u8,
    /// What became of its attempt to shoot the moon.
    #[serde(skip_serializing_if = "is_default")]
    pub moon: MoonAttempt,
    /// Whether it stopped another seat's attempt.
    #[serde(skip_serializing_if = "is_default")]
    pub moon_stopped: bool,
    /// Whether another seat shot the moon.
    #[serde(skip_serializing_if = "is_default")]
    pub moon_suffered: bool,
    /// Wild Twists: Wilds it declared highest.
    #[serde(skip_serializing_if = "is_default")]
    pub wilds_high: u8,
    /// Wild Twists: Wilds it declared lowest.
    #[serde(skip_serializing_if = "is_default")]
    pub wilds_low: u8,
    /// CARDominoes with revokes: whether it revoked and was charged for it.
    #[serde(skip_serializing_if = "is_default")]
    pub revoked: bool,
    /// Black Hearts: Curse cards it took.
    #[serde(skip_serializing_if = "is_default")]
    pub curses: u8,
    /// Heartcatchers: stacks it caught on its own side.
    #[serde(skip_serializing_if = "is_default")]
    pub caught: u8,
    /// Heartcatchers: stacks it stole.
    #[serde(skip_serializing_if = "is_default")]
    pub stolen: u8,
    /// Heartcatchers: Secrets it laid.
    #[serde(skip_serializing_if = "is_default")]
    pub secrets: u8,
    /// Heartcatchers: the points from Secrets on its side.
    #[serde(skip_serializing_if = "is_default")]
    pub secret_points: i32,
}

/// What became of a seat's attempt to shoot the moon. The [module](self) says what counts as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MoonAttempt {
    /// There was none.
    #[default]
    None,
    /// It was stopped, or the hand ended.
    Missed,
    /// The seat shot the moon.
    Made,
}

/// The way of a queen of spades through a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct QueenFacts {
    /// Whom she was dealt to; null if she lay among the leftover cards.
    pub dealt: Option<Seat>,
    /// Who played her; null if she lay among the leftover cards.
    pub played: Option<Seat>,
    /// Who took her.
    pub taken: Seat,
    /// What made her fall.
    pub fell: QueenFall,
}

/// What made the queen of spades fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum QueenFall {
    /// Her holder led her.
    Led,
    /// Spades were led, and her holder followed.
    Followed,
    /// Another suit was led, and her holder threw her.
    Thrown,
    /// She lay among the leftover cards that go to the winner of the first trick (W-15).
    Leftover,
}

impl MatchFacts {
    /// The facts of what happened in the match so far and was not undone.
    ///
    /// ```
    /// use moonshot_protocol::Setup;
    /// use moonshot_rules::{Game, LegalActions, Turn};
    /// use moonshot_table::{Match, Seeds, facts::MatchFacts};
    ///
    /// let setup = Setup::read("wild-twists", 4, &Default::default()).unwrap();
    /// let mut playing = Match::new(setup, Some(Seeds::new([7; 32], Vec::new()))).unwrap();
    /// while let Turn::Seats(seats) = playing.state().turn() {
    ///     let seat = seats.iter().next().unwrap();
    ///     let action = playing.state().legal(seat).nth(0).unwrap().to_string();
    ///     playing.act(seat, &action).unwrap();
    /// }
    /// let facts = MatchFacts::of(&playing);
    /// let tricks: u8 = facts.hands[0].seats.iter().map(|seat| seat.tricks).sum();
    /// assert_eq!(tricks, 14);
    /// ```
    pub fn of(game: &Match) -> MatchFacts {
        let Ok(mut state) = game.setup().start() else {
            return MatchFacts::default();
        };
        let mut reader = Reader::new(game.setup().players());
        for standing in game.steps() {
            let mut after = state.clone();
            if after.step(&standing.step).is_err() {
                break;
            }
            reader.read(&state, &after, &standing.step);
            state = after;
        }
        reader.facts
    }
}

/// Reads the events of a match into its facts.
struct Reader {
    seats: usize,
    facts: MatchFacts,
    trick: trick::HandReader,
    curses: black_hearts::HandReader,
}

impl Reader {
    fn new(seats: usize) -> Reader {
        Reader {
            seats,
            facts: MatchFacts::default(),
            trick: trick::HandReader::default(),
            curses: black_hearts::HandReader::default(),
        }
    }

    fn read(&mut self, before: &AnyGame, after: &AnyGame, step: &Step<AnyGame>) {
        for event in before.events(after, step, Viewer::Spectator) {
            match (event, after) {
                (AnyEvent::Trick(event), AnyGame::Trick(game)) => {
                    let known = |seat| {
                        let own = before.events(after, step, Viewer::Seat(seat));
                        own.into_iter().filter_map(|event| match event {
                            AnyEvent::Trick(event) => Some(event),
                            _ => None,
                        })
                    };
                    self.trick
                        .read(&mut self.facts, &event, game.rules(), known);
                }
                (AnyEvent::BlackHearts(event), _) => {
                    self.curses.read(&mut self.facts, &event, self.seats);
                }
                (AnyEvent::Heartcatchers(event), _) => {
                    heartcatchers::read(&mut self.facts, &event);
                }
                _ => {}
            }
        }
    }
}

impl MatchFacts {
    /// A hand begins.
    fn deal(&mut self, number: u32, pass_left: usize, seats: usize) {
        self.hands.push(HandFacts {
            number,
            pass_left,
            seats: vec![SeatFacts::default(); seats],
            ..HandFacts::default()
        });
    }

    /// The hand that was dealt last.
    fn hand(&mut self) -> Option<&mut HandFacts> {
        self.hands.last_mut()
    }

    /// What the seat did in the hand that was dealt last.
    fn seat(&mut self, seat: Seat) -> Option<&mut SeatFacts> {
        self.hand()?.seats.get_mut(seat.index())
    }
}

impl HandFacts {
    /// The hand is scored.
    fn score(&mut self, scores: &[i32], totals: &[i32]) {
        self.scored = true;
        for (seat, (points, total)) in self.seats.iter_mut().zip(scores.iter().zip(totals)) {
            seat.points = *points;
            seat.total = *total;
        }
    }

    /// The seat shot the moon.
    fn moon_made(&mut self, shooter: Seat) {
        for (index, seat) in self.seats.iter_mut().enumerate() {
            if index == shooter.index() {
                seat.moon = MoonAttempt::Made;
            } else {
                seat.moon_suffered = true;
            }
        }
    }
}

/// Follows who tries to shoot the moon in a hand.
#[derive(Clone, Debug, Default)]
struct MoonWatch {
    /// The number of point cards that each seat has taken.
    taken: Vec<usize>,
    /// Who tries, until another seat takes a point card.
    trying: Option<Seat>,
}

impl MoonWatch {
    /// The watch of a hand that begins.
    fn new(seats: usize) -> MoonWatch {
        MoonWatch {
            taken: vec![0; seats],
            trying: None,
        }
    }

    /// The seat takes point cards; it tries the moon with `enough` of them.
    fn take(&mut self, hand: &mut HandFacts, seat: Seat, cards: usize, enough: usize) {
        if cards == 0 || seat.index() >= self.taken.len() {
            return;
        }
        if self.trying.is_some_and(|trying| trying != seat) {
            self.trying = None;
            hand.seats[seat.index()].moon_stopped = true;
        }
        self.taken[seat.index()] += cards;
        let alone = self.taken.iter().filter(|taken| **taken > 0).count() == 1;
        if alone && self.taken[seat.index()] >= enough {
            self.trying = Some(seat);
            hand.seats[seat.index()].moon = MoonAttempt::Missed;
        }
    }
}

/// Whether a stored value may be left out.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
