//! Every refusal of every game from a real position: its code, its parameters and its sentence.
mod black_hearts;
mod heartcatchers;
mod trick;

use std::collections::BTreeSet;

use moonshot_protocol::Reason;
use serde_json::Value;

/// Compares refusals with their expected values, and checks that all codes occur.
fn check(codes: &[&str], rows: Vec<(Reason, &str, Value, &str)>) {
    let mut seen = BTreeSet::new();
    for (reason, code, parameters, sentence) in rows {
        assert_eq!(reason.code, code, "{reason:?}");
        assert_eq!(Value::from(reason.parameters), parameters, "{code}");
        assert_eq!(reason.sentence, sentence, "{code}");
        seen.insert(code.to_owned());
    }
    let all: BTreeSet<String> = codes.iter().map(|code| (*code).to_owned()).collect();
    assert_eq!(seen, all, "each code has a row");
}
