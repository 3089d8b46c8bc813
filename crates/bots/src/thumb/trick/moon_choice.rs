//! What the moon does, where its shooter chooses (C-21, W-17).

use moonshot_rules::trick::{TargetRule, TrickAction, TrickView};

/// Adds to the others where that wins the match or the shooter is ahead; otherwise takes off its own score.
///
/// Either way the shooter gains as much on each of the others. What differs is how near the match is to
/// its end, and who has won if it ends.
pub(super) fn choose(view: &TrickView, me: usize) -> (TrickAction, &'static str) {
    let rules = view.rules();
    let moon = rules.moon_points();
    let own = view.totals.get(me).copied().unwrap_or_default();
    let others = || {
        view.totals
            .iter()
            .enumerate()
            .filter(|(seat, _)| *seat != me)
            .map(|(_, total)| *total)
    };
    let lowest = others().min().unwrap_or_default();
    let highest = others().max().unwrap_or_default();
    let reached = |total: i32| {
        rules.target.is_some_and(|target| match rules.target_rule {
            TargetRule::Meets => total >= target,
            TargetRule::Exceeds => total > target,
        })
    };
    if reached(highest + moon) || reached(own) {
        return if own < lowest + moon && reached(highest + moon) {
            (TrickAction::MoonOthers, "That ends the match, and wins it.")
        } else {
            (
                TrickAction::MoonSelf,
                "The match is not to end while another is ahead.",
            )
        };
    }
    if own <= lowest {
        (
            TrickAction::MoonOthers,
            "Ahead already: the sooner the match ends, the better.",
        )
    } else {
        (
            TrickAction::MoonSelf,
            "Behind so far: time is needed to catch up.",
        )
    }
}
