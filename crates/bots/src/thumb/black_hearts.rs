//! Rules of thumb for Black Hearts.

use moonshot_rules::{BlackCard, BlackHeartsAction, BlackHeartsView, Legal};

/// What the viewer does, and why; `None` where it has nothing to do.
pub(super) fn choose(view: &BlackHeartsView) -> Option<(BlackHeartsAction, &'static str)> {
    let legal = view.legal();
    if let Some(Legal::Pass { count, from }) = legal.first() {
        let mut cards = from.clone();
        cards.sort_by_key(|card| std::cmp::Reverse(card.number()));
        cards.truncate(*count);
        return Some((
            BlackHeartsAction::pass(cards),
            "The highest numbers take tricks.",
        ));
    }
    let cards = legal.iter().filter_map(|legal| match legal {
        Legal::Action(BlackHeartsAction::Play(card)) => Some(*card),
        _ => None,
    });
    let card = cards.min_by_key(|card: &BlackCard| card.number())?;
    Some((
        BlackHeartsAction::Play(card),
        "Low, so that another takes it.",
    ))
}
