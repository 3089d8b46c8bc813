//! Why the rules refuse an action, as it goes over the wire.

use moonshot_rules::Refusal;
use serde_json::Map;

use crate::wire::Reason;

/// The refusal with its code, parameters and sentence.
pub(crate) fn reason(refusal: &Refusal) -> Reason {
    let code = match refusal {
        Refusal::MatchOver => "match-over",
        Refusal::NotYourTurn => "not-your-turn",
        Refusal::Illegal(_) => "illegal-action",
    };
    Reason {
        code: code.to_owned(),
        parameters: Map::new(),
        sentence: refusal.to_string(),
    }
}
