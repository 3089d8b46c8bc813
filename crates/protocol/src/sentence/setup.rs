//! The error messages of contradictory options.

use moonshot_rules::RulesError;

/// The option to change, and why.
pub(crate) fn rules(error: RulesError) -> (&'static str, String) {
    match error {
        RulesError::UnevenPack { cards, seats } => (
            "removed",
            format!("{cards} cards do not go evenly round {seats} players"),
        ),
        RulesError::TooFewClubs => (
            "removed",
            "too few clubs are left to open a hand with".to_owned(),
        ),
        RulesError::NoPointCards => (
            "removed",
            "the queen of spades and at least one heart must stay".to_owned(),
        ),
        RulesError::PassTooLarge { each } => {
            ("pass_count", format!("a player holds only {each} cards"))
        }
        RulesError::NoDirection => (
            "pass_cycle",
            "where cards are passed it names at least one direction".to_owned(),
        ),
        RulesError::CycleTooLong { most } => {
            ("pass_cycle", format!("it has at most {most} entries"))
        }
        RulesError::NoEnd => (
            "target",
            "without a target the match needs a number of hands".to_owned(),
        ),
        RulesError::OutOfRange { what } => (what, "it is out of range".to_owned()),
    }
}
