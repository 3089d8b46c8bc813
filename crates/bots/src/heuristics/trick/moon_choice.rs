//! The effect of the moon, if the shooter chooses (C-21, W-17).

use moonshot_rules::View;
use moonshot_rules::trick::{TargetRule, TrickAction, TrickRules, TrickView};

use crate::reason::ChoiceReason;

/// Adds to the others if that wins the match or the shooter is ahead; otherwise subtracts from its own score.
///
/// Either way the shooter gains the same against each of the others. The difference is how close the match is to its
/// end, and who wins if it ends.
pub(super) fn choose(view: &TrickView, me: usize) -> (TrickAction, ChoiceReason) {
    let own = view.totals().get(me).copied().unwrap_or_default();
    let others = view
        .totals()
        .iter()
        .enumerate()
        .filter(|(seat, _)| *seat != me);
    let others = others.map(|(_, total)| *total);
    let lowest = others.clone().min().unwrap_or_default();
    let highest = others.max().unwrap_or_default();
    decide(view.rules(), own, lowest, highest)
}

/// The choice if the shooter has `own` points and the others have from `lowest` to `highest`.
fn decide(rules: &TrickRules, own: i32, lowest: i32, highest: i32) -> (TrickAction, ChoiceReason) {
    let moon = rules.moon_points();
    let ends = rules.target.is_some_and(|target| match rules.target_rule {
        TargetRule::Meets => highest + moon >= target,
        TargetRule::Exceeds => highest + moon > target,
    });
    // Without a target, points do not end the match.
    let (ahead, behind) = match rules.target {
        Some(_) => (ChoiceReason::RewardAhead, ChoiceReason::RewardBehind),
        None => (ChoiceReason::RewardSame, ChoiceReason::RewardSame),
    };
    match (ends, own < lowest + moon) {
        (true, true) => (TrickAction::MoonOthers, ChoiceReason::RewardWins),
        (true, false) => (TrickAction::MoonSelf, ChoiceReason::RewardTooSoon),
        (false, _) if own <= lowest => (TrickAction::MoonOthers, ahead),
        (false, _) => (TrickAction::MoonSelf, behind),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moonshot_rules::trick::TrickOptions;

    #[test]
    fn c_21_the_moon_ends_the_match_only_where_that_wins_it() {
        let rules = TrickRules::new(TrickOptions::cardominoes(4)).unwrap();
        let choice = |own, lowest, highest| decide(&rules, own, lowest, highest).0;
        assert_eq!(choice(60, 50, 80), TrickAction::MoonOthers);
        assert_eq!(choice(90, 50, 80), TrickAction::MoonSelf);
        // 74 and 26 are 100, which does not end a match (C-22).
        assert_eq!(choice(90, 50, 74), TrickAction::MoonSelf);
        assert_eq!(choice(10, 20, 74), TrickAction::MoonOthers);
        assert_eq!(choice(30, 20, 40), TrickAction::MoonSelf);
    }

    #[test]
    fn w_17_without_a_target_the_moon_goes_by_who_is_ahead() {
        let rules = TrickRules::new(TrickOptions::wild_twists(4)).unwrap();
        assert_eq!(decide(&rules, 0, 0, 0).0, TrickAction::MoonOthers);
        assert_eq!(decide(&rules, 12, 3, 9).0, TrickAction::MoonSelf);
    }
}
