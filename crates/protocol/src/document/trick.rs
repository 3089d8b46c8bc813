//! The documents of the trick games.

use moonshot_rules::trick::{Draw, TrickGame, TrickRules, TrickView};
use moonshot_rules::{Game, Phase, Seat, View, Viewer};

use super::{Detail, Document, Held, TrickDetail, laid, of_state, of_view, texts};
use crate::setup::Setup;

/// The complete state.
pub(super) fn state(setup: &Setup, game: &TrickGame) -> Document {
    let (rules, hand) = (game.rules(), game.hand());
    let in_play = matches!(game.phase(), Phase::Play | Phase::Gather);
    let hands = each(rules, |seat| Held::cards(hand.held(seat)));
    let detail = TrickDetail {
        lead: in_play.then(|| hand.leader()),
        trick: laid(hand.current_trick()),
        last_trick: laid(game.last_trick()),
        taken: each(rules, |seat| Held::cards(game.taken_in_order(seat))),
        hand_scores_history: game.history().map(<[i32]>::to_vec).collect(),
        hearts_broken: Some(hand.hearts_broken()),
        extras: rules.has_wilds().then(|| Held::cards(hand.extras())),
        ..of_draw(rules, game.dealer(), game.draw())
    };
    of_state(setup, game, hands, Detail::Trick(Box::new(detail)))
}

/// A view.
pub(super) fn view(setup: &Setup, view: &TrickView) -> Document {
    let rules = view.rules();
    let hands = each(rules, |seat| match view.viewer() {
        Viewer::Seat(viewer) if viewer == seat => Held::cards(view.hand()),
        _ => Held::Count(view.cards_held(seat)),
    });
    let detail = TrickDetail {
        lead: view.lead(),
        trick: laid(view.trick().iter().copied()),
        last_trick: laid(view.last_trick().iter().copied()),
        taken: view.taken().iter().copied().map(Held::Count).collect(),
        points_taken: Some(view.points_taken().as_slice().to_vec()),
        hand_scores_history: view.history().map(<[i32]>::to_vec).collect(),
        hearts_broken: Some(view.hearts_broken()),
        extras: rules.has_wilds().then_some(Held::Count(view.extras())),
        ..of_draw(rules, view.dealer(), view.draw())
    };
    of_view(setup, view, hands, Detail::Trick(Box::new(detail)))
}

/// The draw for first dealer, and the dealer, at tables that have them.
fn of_draw(rules: &TrickRules, dealer: Option<Seat>, draw: Option<&Draw>) -> TrickDetail {
    let draw = draw.map(|draw| draw.iter().map(texts).collect());
    TrickDetail {
        dealer: rules.draws_dealer.then_some(dealer),
        draw: rules.draws_dealer.then_some(draw),
        ..TrickDetail::default()
    }
}

fn each<T>(rules: &TrickRules, make: impl FnMut(Seat) -> T) -> Vec<T> {
    Seat::all(rules.seats).map(make).collect()
}
