//! Changes at a table that are not part of the game: seats, terms, and the state of the match.

use moonshot_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::person::PersonId;

/// A change of the membership of a table, or of the state of its match.
///
/// Its JSON form is stable, as that of [`Entry`](crate::Entry).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Change {
    /// A person takes a seat, or a seated person continues under another identity.
    Sit {
        /// The seat.
        seat: Seat,
        /// The person. Omitted in transcripts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonId>,
        /// The name shown at the table.
        name: String,
        /// Contribution to the shuffles from the next hand on, in hex; none if empty.
        nonce: String,
        /// Whether this is a program with a bot account.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
        /// Whether the name is that of the person's account.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        account: bool,
    },
    /// A bot takes the seat. A person who sat there has left for good.
    Bot {
        /// The seat.
        seat: Seat,
        /// The bot's name.
        name: String,
        /// The bot's level; `None` in logs from before levels existed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// The seat becomes free.
    Free {
        /// The seat.
        seat: Seat,
    },
    /// The seat is reserved for a person.
    #[serde(rename = "hold")]
    Reserve {
        /// The seat.
        seat: Seat,
        /// The person.
        person: PersonId,
        /// The person's name.
        name: String,
    },
    /// Two seats exchange their occupants.
    Swap {
        /// The first seat.
        seat: Seat,
        /// The second seat.
        with: Seat,
    },
    /// The person at a seat contributes to the shuffles from the next hand on.
    Nonce {
        /// The seat.
        seat: Seat,
        /// The contribution, in hex.
        nonce: String,
    },
    /// The match begins.
    Start,
    /// A bot plays for the person at a seat until that person returns: the person is sitting out.
    #[serde(rename = "away")]
    SitOut {
        /// The seat.
        seat: Seat,
        /// The reason.
        why: Absence,
        /// The bot's level, if the person has chosen one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// The person at a seat plays again.
    #[serde(rename = "back")]
    Return {
        /// The seat.
        seat: Seat,
    },
    /// A person becomes the host.
    Host {
        /// The person.
        person: PersonId,
    },
    /// A person is removed and may not return.
    Remove {
        /// The person.
        person: PersonId,
    },
    /// The match is paused or resumed.
    Pause {
        /// Whether it is paused.
        paused: bool,
        /// The seat that requested it.
        seat: Seat,
    },
    /// The players agreed to stop the match.
    Stop,
    /// The table's terms change.
    Terms {
        /// The new terms.
        terms: Terms,
    },
    /// The membership continues at another table.
    Next {
        /// The other table's id.
        table: String,
    },
    /// A player took a hint for a decision.
    Hint {
        /// The seat.
        seat: Seat,
    },
    /// A chat message.
    Say {
        /// The sender's seat.
        seat: Seat,
        /// The message.
        text: Said,
    },
}

impl Change {
    /// Whether the change affects the record of the match: who played which seat, and from when on. Transcripts include
    /// such changes.
    pub fn matters(&self) -> bool {
        !matches!(
            self,
            Change::Reserve { .. }
                | Change::Host { .. }
                | Change::Remove { .. }
                | Change::Terms { .. }
                | Change::Next { .. }
                | Change::Say { .. }
        )
    }

    /// The change without person ids: only the server that keeps the log knows more than names.
    pub(crate) fn without_person(self) -> Change {
        match self {
            Change::Sit {
                seat,
                name,
                nonce,
                program,
                account,
                ..
            } => Change::Sit {
                seat,
                person: None,
                name,
                nonce,
                program,
                account,
            },
            other => other,
        }
    }
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Said {
    /// Free text.
    Text(String),
    /// A quick phrase.
    Sign(Sign),
}

/// A quick phrase: a chat message chosen from a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sign {
    /// A greeting.
    Hello,
    /// Well played.
    Nice,
    /// Thanks.
    Thanks,
    /// Bad luck, or an apology.
    Sorry,
    /// Surprise.
    Wow,
    /// Laughter.
    Laugh,
    /// One moment, please.
    Moment,
    /// A good match.
    GoodGame,
}

/// Why a person is sitting out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// Disconnected for longer than the table allows.
    #[serde(rename = "gone")]
    Disconnected,
    /// The person's time ran out.
    Time,
    /// The person asked for it.
    Asked,
    /// The program that plays under a bot account did not answer in time.
    Late,
    /// The program gave no legal action.
    Wrong,
    /// The program ended.
    Ended,
}

impl Absence {
    /// Whether a program failed.
    pub const fn is_fault(self) -> bool {
        matches!(self, Absence::Late | Absence::Wrong | Absence::Ended)
    }
}

/// The terms of a table: what its people agreed on, apart from the game and its options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// The table's title; may be empty.
    pub title: String,
    /// Who may join.
    pub access: Access,
    /// The time limit for people.
    pub clock: Clock,
    /// Seconds after which a bot plays for a disconnected person, 15 to 3600.
    pub away_after: u16,
    /// Whether people may take over a bot's seat during the match.
    pub join_late: bool,
    /// Whether chat is enabled.
    pub chat: bool,
    /// Whether everybody moves on by a seat for a rematch.
    pub seats_move: bool,
    /// The spectator delay in seconds: 0, 30 or 120.
    pub watch_delay: u16,
    /// Whether players may take hints. Absent where they may.
    #[serde(skip_serializing_if = "is_true")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
}

/// Hints were always allowed before there was a term for them: such terms keep their stored form.
fn is_true(allowed: &bool) -> bool {
    *allowed
}

impl Default for Terms {
    /// Access by link, no clock, a bot after a minute's absence, late joining, chat and hints allowed.
    fn default() -> Terms {
        Terms {
            title: String::new(),
            access: Access::Link,
            clock: Clock::None,
            away_after: 60,
            join_late: true,
            chat: true,
            seats_move: false,
            watch_delay: 0,
            hints: true,
        }
    }
}

/// Who may join a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Anybody with the link.
    #[default]
    Link,
    /// Anybody: the lobby lists it.
    Listed,
    /// Nobody but those already seated.
    Closed,
}

/// The time limit for each decision, and the reserve for a whole match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// A minute for each decision, and a reserve of five.
    Relaxed,
    /// Fifteen seconds for each decision, and a reserve of one minute.
    Quick,
}

impl Clock {
    /// The seconds for each decision and those in reserve; `None` if there is no limit.
    pub fn seconds(self) -> Option<(u16, u16)> {
        match self {
            Clock::None => None,
            Clock::Relaxed => Some((60, 300)),
            Clock::Quick => Some((15, 60)),
        }
    }
}
