//! What changes at a table and is no part of the game: who sits where, and how it goes on.

use moonshot_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::person::PersonId;

/// A change of the company at a table, or of how its match goes on.
///
/// Its JSON form is stable, as that of [`Entry`](crate::Entry).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Change {
    /// A person sits down, or a person who sits there goes on under another identity.
    Sit {
        /// Where.
        seat: Seat,
        /// Who. A transcript does not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonId>,
        /// Their name at the table.
        name: String,
        /// Their contribution to the shuffles from the next hand on, in hex; none if it is empty.
        nonce: String,
        /// Whether it is a program, under an account that is marked as a bot's.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
        /// Whether they are called by the name of the account that they are signed in to.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        account: bool,
    },
    /// A bot sits there from now on. If a person sat there, they have left for good.
    Bot {
        /// Where.
        seat: Seat,
        /// What it is called.
        name: String,
        /// How it plays, by the name of a level; as bots did before they had levels where there is none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// Nobody sits there any more.
    Free {
        /// Where.
        seat: Seat,
    },
    /// The seat waits for that person.
    Hold {
        /// Which.
        seat: Seat,
        /// For whom.
        person: PersonId,
        /// Their name.
        name: String,
    },
    /// Those who sit at two seats change places.
    Swap {
        /// One.
        seat: Seat,
        /// The other.
        with: Seat,
    },
    /// The person at a seat contributes to the shuffles from the next hand on.
    Nonce {
        /// Which seat.
        seat: Seat,
        /// The contribution, in hex.
        nonce: String,
    },
    /// The match begins.
    Start,
    /// A bot plays for the person who sits there until they come back.
    Away {
        /// Where.
        seat: Seat,
        /// Why.
        why: Absence,
        /// How the bot plays, by the name of a level, where the person has chosen that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// The person who sits there plays again.
    Back {
        /// Where.
        seat: Seat,
    },
    /// That person is the host.
    Host {
        /// Who.
        person: PersonId,
    },
    /// That person may not sit down here again.
    Remove {
        /// Who.
        person: PersonId,
    },
    /// The match rests, or goes on.
    Pause {
        /// Whether it rests.
        paused: bool,
        /// Who wants it so.
        seat: Seat,
    },
    /// The people agreed to end the match here.
    Stop,
    /// The table's terms are these.
    Terms {
        /// The terms.
        terms: Terms,
    },
    /// The company goes on at another table.
    Next {
        /// Which.
        table: String,
    },
    /// Somebody took a hint for what they have to decide.
    Hint {
        /// From which seat.
        seat: Seat,
    },
    /// Somebody says something.
    Say {
        /// From which seat.
        seat: Seat,
        /// What.
        text: Said,
    },
}

impl Change {
    /// Whether it matters to the match: who played what, and from when on. Such changes are in its transcript.
    pub fn matters(&self) -> bool {
        !matches!(
            self,
            Change::Hold { .. }
                | Change::Host { .. }
                | Change::Remove { .. }
                | Change::Terms { .. }
                | Change::Next { .. }
                | Change::Say { .. }
        )
    }

    /// The same without who it is about: only the server that keeps the log knows people by more than their names.
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

/// What somebody says at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Said {
    /// A text, as it was written.
    Text(String),
    /// One of a small set of signs.
    Sign(Sign),
}

/// A sign that can be given at a table.
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

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// They have been gone for longer than the table allows.
    Gone,
    /// Their time ran out.
    Time,
    /// They asked for it.
    Asked,
}

/// What a table's people agreed on beside the game and its options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// What the table is called; empty where it has no name.
    pub title: String,
    /// Who may come.
    pub access: Access,
    /// How much time a person has.
    pub clock: Clock,
    /// After how many seconds a bot plays for a person who is gone, 15 to 3600.
    pub away_after: u16,
    /// Whether somebody may take over a bot's seat during the match.
    pub join_late: bool,
    /// Whether people may write to each other.
    pub chat: bool,
    /// Whether everybody moves on by a seat when the match is played again.
    pub seats_move: bool,
    /// By how many seconds whoever watches is told of the match later than the players: 0, 30 or 120.
    pub watch_delay: u16,
}

impl Default for Terms {
    /// Come by the link, no clock, a minute's absence, late joiners and chat welcome.
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
        }
    }
}

/// Who may come to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Whoever has the link.
    #[default]
    Link,
    /// Anybody: it is listed in the lobby.
    Listed,
    /// Nobody who does not sit there already.
    Closed,
}

/// How much time a person has for each decision, and in reserve for a whole match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// A minute for each decision, and five in reserve.
    Relaxed,
    /// Fifteen seconds for each decision, and one minute in reserve.
    Quick,
}

impl Clock {
    /// The seconds for each decision and those in reserve; `None` where there is no limit.
    pub fn seconds(self) -> Option<(u16, u16)> {
        match self {
            Clock::None => None,
            Clock::Relaxed => Some((60, 300)),
            Clock::Quick => Some((15, 60)),
        }
    }
}
