//! Reasons in their wire form.

use std::borrow::Cow;

use moonshot_rules::trick::TrickRefusal;
use moonshot_rules::{AnyRefusal, BlackHeartsRefusal, GameRefusal, HeartcatchersRefusal};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::sentence;

/// The reason an action is illegal or suggested: a code and its parameters for programs and translators, a sentence for
/// people.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reason {
    /// A stable name in kebab-case, such as `must-follow`.
    pub code: Cow<'static, str>,
    /// The parameters of the code: cards in notation, a suit by its letter, numbers.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string | number>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
    pub parameters: Map<String, Value>,
    /// The reason in English.
    pub sentence: String,
}

/// ```
/// use moonshot_protocol::Reason;
/// use moonshot_rules::AnyRefusal;
/// use moonshot_rules::trick::TrickRefusal;
/// let refusal = TrickRefusal::NotHeld { card: "QS".parse()? };
/// let reason = Reason::of(&AnyRefusal::Trick(refusal));
/// assert_eq!((&*reason.code, &reason.parameters["card"]), ("not-held", &"QS".into()));
/// assert_eq!(reason.sentence, "You do not hold the queen of spades.");
/// # Ok::<(), moonshot_rules::ParseCardError>(())
/// ```
impl Reason {
    /// The reason of a refusal.
    pub fn of(refusal: &AnyRefusal) -> Reason {
        let parameters = match refusal {
            AnyRefusal::Trick(refusal) => of_trick(*refusal),
            AnyRefusal::BlackHearts(refusal) => of_black_hearts(*refusal),
            AnyRefusal::Heartcatchers(refusal) => of_heartcatchers(*refusal),
            AnyRefusal::AnotherGame => Vec::new(),
        };
        let named = parameters
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value));
        Reason {
            code: refusal.code().into(),
            parameters: named.collect(),
            sentence: sentence::refusal(refusal),
        }
    }

    /// The refusal of any action once the match is over.
    pub fn match_over() -> Reason {
        Reason::of(&AnyRefusal::Trick(TrickRefusal::MatchOver))
    }

    /// The refusal of any action while a chance event is pending.
    pub fn not_your_turn() -> Reason {
        Reason::of(&AnyRefusal::Trick(TrickRefusal::NotYourTurn))
    }
}

type Parameters = Vec<(&'static str, Value)>;

fn text(value: impl ToString) -> Value {
    Value::String(value.to_string())
}

fn of_trick(refusal: TrickRefusal) -> Parameters {
    use TrickRefusal as R;
    match refusal {
        R::NotHeld { card }
        | R::PassedTwice { card }
        | R::MustOpenWith { card }
        | R::NoPointsOnFirstTrick { card } => vec![("card", text(card))],
        R::MustFollow { led } | R::CorrectionMustFollow { led } => {
            vec![("led", text(led.letter()))]
        }
        R::PassExactly { count } => vec![("count", count.into())],
        R::MatchOver
        | R::NotYourTurn
        | R::PassFirst
        | R::PassingIsOver
        | R::OpeningFirst
        | R::NothingToDecline
        | R::MustOpenWithClub
        | R::OpensLowest
        | R::HeartsNotBroken
        | R::AlreadyPlayed
        | R::NothingToCorrect
        | R::TrickComplete
        | R::NothingToGather
        | R::MoonFirst
        | R::NotNow => Vec::new(),
    }
}

fn of_black_hearts(refusal: BlackHeartsRefusal) -> Parameters {
    use BlackHeartsRefusal as R;
    match refusal {
        R::NotHeld { card } | R::MustOpenWith { card } | R::PassedTwice { card } => {
            vec![("card", text(card))]
        }
        R::PassFirst { count } | R::PassExactly { count } => vec![("count", count.into())],
        R::MatchOver | R::NotYourTurn | R::PassingIsOver => Vec::new(),
    }
}

fn of_heartcatchers(refusal: HeartcatchersRefusal) -> Parameters {
    use HeartcatchersRefusal as R;
    match refusal {
        R::NotHeld { card } => vec![("card", text(card))],
        R::DoesNotCatch { card, top } => vec![("card", text(card)), ("top", text(top))],
        R::MatchOver | R::NotYourTurn | R::TopIsUncatchable => Vec::new(),
    }
}
