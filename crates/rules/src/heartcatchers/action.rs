//! The actions of Heartcatchers and their notation.

use std::fmt;

use super::card::HeartCard;

/// One of the three columns of the field, left to right as seat 0 sees them: stacks at the same place face each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

impl Place {
    /// All three.
    pub const ALL: [Place; 3] = [Place(0), Place(1), Place(2)];

    /// The place with that number; `None` if it is not 1 to 3.
    pub const fn new(number: usize) -> Option<Place> {
        match number {
            1 => Some(Place(0)),
            2 => Some(Place(1)),
            3 => Some(Place(2)),
            _ => None,
        }
    }

    /// The place's number, 1 to 3.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The place's number - 1.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place with that index, which must be less than 3.
    #[inline]
    pub(super) const fn at(index: u32) -> Place {
        Place(index as u8)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A side of the field, from the acting player's perspective.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Side {
    /// The acting player's own.
    Mine,
    /// The opponent's.
    Theirs,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Mine => "mine",
            Side::Theirs => "theirs",
        })
    }
}

/// A turn of Heartcatchers (K-05). `Display` writes its notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HeartcatchersAction {
    /// Catch one of your own stacks (K-06): `catch Rb on 2`.
    Catch {
        /// The card that catches.
        card: HeartCard,
        /// Where the stack is.
        place: Place,
    },
    /// Catch an opponent's stack and exchange it for one of your own (K-08): `steal Rb on 1 for 3`.
    Steal {
        /// The card that catches.
        card: HeartCard,
        /// Where the opponent's stack is.
        place: Place,
        /// Where the stack given in exchange is.
        given: Place,
    },
    /// Lay a card face down under a stack (K-09): `secret Ru under theirs 2`.
    Secret {
        /// The card.
        card: HeartCard,
        /// Whose side the stack is on.
        side: Side,
        /// Where the stack is.
        place: Place,
    },
}

/// The public part of a turn, which omits the card of a Secret (K-12). Places and sides are as in the action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HeartcatchersTurn {
    /// The player caught one of its own stacks (K-06).
    Catch {
        /// The card that caught.
        card: HeartCard,
        /// Where the stack is.
        place: Place,
    },
    /// The player caught an opponent's stack and exchanged it (K-08).
    Steal {
        /// The card that caught.
        card: HeartCard,
        /// Where the opponent's stack was.
        place: Place,
        /// Where the stack given in exchange was.
        given: Place,
    },
    /// The player laid a card face down under a stack (K-09).
    Secret {
        /// Whose side the stack is on.
        side: Side,
        /// Where the stack is.
        place: Place,
    },
}

impl HeartcatchersAction {
    /// The public part of the action.
    pub const fn turn(self) -> HeartcatchersTurn {
        match self {
            HeartcatchersAction::Catch { card, place } => HeartcatchersTurn::Catch { card, place },
            HeartcatchersAction::Steal { card, place, given } => {
                HeartcatchersTurn::Steal { card, place, given }
            }
            HeartcatchersAction::Secret { side, place, .. } => {
                HeartcatchersTurn::Secret { side, place }
            }
        }
    }

    /// The card that leaves the hand.
    pub const fn card(self) -> HeartCard {
        match self {
            HeartcatchersAction::Catch { card, .. }
            | HeartcatchersAction::Steal { card, .. }
            | HeartcatchersAction::Secret { card, .. } => card,
        }
    }

    pub(super) fn parse(text: &str) -> Option<HeartcatchersAction> {
        let words: Vec<&str> = text.split(' ').take(7).collect();
        match words[..] {
            ["catch", card, "on", at] => Some(HeartcatchersAction::Catch {
                card: card.parse().ok()?,
                place: place(at)?,
            }),
            ["steal", card, "on", at, "for", given] => Some(HeartcatchersAction::Steal {
                card: card.parse().ok()?,
                place: place(at)?,
                given: place(given)?,
            }),
            ["secret", card, "under", side, at] => Some(HeartcatchersAction::Secret {
                card: card.parse().ok()?,
                side: match side {
                    "mine" => Side::Mine,
                    "theirs" => Side::Theirs,
                    _ => return None,
                },
                place: place(at)?,
            }),
            _ => None,
        }
    }
}

fn place(text: &str) -> Option<Place> {
    Place::ALL
        .into_iter()
        .find(|place| text == place.to_string())
}

impl fmt::Display for HeartcatchersAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeartcatchersAction::Catch { card, place } => write!(f, "catch {card} on {place}"),
            HeartcatchersAction::Steal { card, place, given } => {
                write!(f, "steal {card} on {place} for {given}")
            }
            HeartcatchersAction::Secret { card, side, place } => {
                write!(f, "secret {card} under {side} {place}")
            }
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for HeartcatchersAction {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
