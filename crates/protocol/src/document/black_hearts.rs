//! The documents of Black Hearts.

use moonshot_rules::{BlackHand, BlackHearts, BlackHeartsView, Game, Seat, Totals, View, Viewer};

use super::{Detail, Document, Held, TrickDetail, laid, of_state, of_view};
use crate::card_set::CardFaces;
use crate::setup::Setup;

/// The complete state.
pub(super) fn state(setup: &Setup, game: &BlackHearts) -> Document {
    let hand = game.hand();
    let seats = || Seat::all(game.seats());
    let open = Open {
        hand,
        lead: game.lead(),
        history: game.history(),
        gift: game.gift(),
    };
    let hands = seats().map(|seat| Held::cards(hand.held(seat)));
    let taken = seats().map(|seat| Held::cards(hand.taken_in_order(seat)));
    let detail = TrickDetail {
        taken: taken.collect(),
        ..open.detail(setup.faces(), game.gifts_left())
    };
    let detail = Detail::Trick(Box::new(detail));
    of_state(setup, game, hands.collect(), detail)
}

/// A view.
pub(super) fn view(setup: &Setup, view: &BlackHeartsView) -> Document {
    let hand = view.play();
    let seats = || Seat::all(view.seats());
    let hands = seats().map(|seat| match view.viewer() {
        Viewer::Seat(viewer) if viewer == seat => Held::cards(view.hand()),
        _ => Held::Count(view.cards_held(seat)),
    });
    let open = Open {
        hand,
        lead: view.lead(),
        history: view.history(),
        gift: view.gift(),
    };
    let detail = TrickDetail {
        taken: seats()
            .map(|seat| Held::Count(hand.taken_in_order(seat).count()))
            .collect(),
        points_taken: Some(seats().map(|seat| hand.points_taken(seat)).collect()),
        ..open.detail(setup.faces(), view.gifts_left())
    };
    let detail = Detail::Trick(Box::new(detail));
    of_view(setup, view, hands.collect(), detail)
}

/// The public part.
struct Open<'a> {
    hand: &'a BlackHand,
    lead: Option<Seat>,
    history: &'a [Totals],
    gift: Option<u8>,
}

impl Open<'_> {
    /// The detail, without the cards taken.
    fn detail(&self, faces: &CardFaces, gifts_left: impl Iterator<Item = u8>) -> TrickDetail {
        let seats = self.hand.seats();
        let trick = |lead: Seat, cards: &[moonshot_rules::BlackCard]| {
            let places = (0..).map(|step| lead.clockwise(step, seats));
            laid(places.zip(cards.iter().copied()))
        };
        let id = |place: u8| faces.gift(place).map(|gift| gift.id.clone());
        let last = self.hand.last_trick();
        TrickDetail {
            lead: self.lead,
            trick: trick(self.hand.lead(), self.hand.trick_under_way()),
            last_trick: last.map_or(Vec::new(), |(lead, cards, _)| trick(lead, cards)),
            hand_scores_history: self.history.iter().map(|scores| scores.to_vec()).collect(),
            gift: Some(self.gift.and_then(id)),
            gifts_left: Some(gifts_left.filter_map(id).collect()),
            ..TrickDetail::default()
        }
    }
}
