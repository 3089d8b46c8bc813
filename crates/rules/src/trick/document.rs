//! The engine protocol's shape of a trick game's state, and of a view of it.

use super::action::Played;
use super::game::TrickGame;
use super::hand::Hand;
use super::rules::TrickRules;
use super::view::{TrickView, last_trick};
use crate::card::Card;
use crate::cards::Cards;
use crate::document::{Detail, Document, Held, Laid, TrickDetail, legal_texts, texts};
use crate::game::{Game, Phase};
use crate::seat::{Seat, Viewer};

/// The all-seeing state.
pub(super) fn of_state(game: &TrickGame) -> Document {
    let (rules, hand) = (game.rules(), &game.hand);
    let seats = Seat::all(rules.seats);
    let in_play = matches!(game.phase, Phase::Play | Phase::Gather);
    // What lies open is the same for everybody; the view has it already.
    let open = game.view(Viewer::Spectator);
    Document {
        phase: game.phase,
        to_act: game.to_act().to_vec(),
        hands: seats
            .clone()
            .map(|seat| Held::cards(hand.held(seat)))
            .collect(),
        detail: Detail::Trick(Box::new(TrickDetail {
            lead: in_play.then(|| hand.leader()),
            last_trick: laid(&last_trick(game)),
            taken: seats
                .map(|seat| Held::Cards(taken_in_order(hand, rules, game, seat)))
                .collect(),
            points_taken: None,
            extras: rules.has_wilds().then(|| Held::cards(hand.extras())),
            ..detail_of(&open)
        })),
        legal: None,
        ..shared(&open)
    }
}

/// A view.
pub(super) fn of_view(view: &TrickView) -> Document {
    let held = |(seat, count): (Seat, &usize)| match view.viewer {
        Viewer::Seat(viewer) if viewer == seat => Held::cards(view.hand),
        _ => Held::Count(*count),
    };
    Document {
        hands: view.counts.entries().map(held).collect(),
        detail: Detail::Trick(Box::new(detail_of(view))),
        legal: Some(legal_texts(&view.legal)),
        ..shared(view)
    }
}

fn shared(view: &TrickView) -> Document {
    Document {
        game: view.table.game.text().to_owned(),
        players: view.rules().seats,
        options: view.table.options.clone(),
        hand_number: view.hand_number,
        phase: view.phase,
        pending_chance: view.pending,
        to_act: view.to_act.to_vec(),
        hands: Vec::new(),
        totals: view.totals.clone(),
        outcome: view.outcome.clone(),
        detail: Detail::Trick(Box::default()),
        legal: None,
    }
}

fn detail_of(view: &TrickView) -> TrickDetail {
    let rules = view.rules();
    let draw = || {
        view.draw
            .as_ref()
            .map(|draw| draw.iter().map(texts).collect())
    };
    TrickDetail {
        lead: view.lead,
        trick: laid(&view.trick),
        last_trick: laid(&view.last_trick),
        taken: view.taken.iter().map(|count| Held::Count(*count)).collect(),
        points_taken: Some(view.points_taken.iter().copied().collect()),
        hand_scores_history: view.history.clone(),
        hearts_broken: Some(view.hearts_broken),
        dealer: rules.draws_dealer.then_some(view.dealer),
        draw: rules.draws_dealer.then(draw),
        extras: rules.has_wilds().then_some(Held::Count(view.extras)),
        gift: None,
        gifts_left: None,
    }
}

/// The cards a seat took, trick by trick as they lay; leftovers follow the first trick's cards.
fn taken_in_order(hand: &Hand, rules: &TrickRules, game: &TrickGame, seat: Seat) -> Vec<String> {
    let mut cards: Vec<Card> = Vec::new();
    for trick in (0..hand.tricks_done()).filter(|trick| hand.winner_of(*trick) == Some(seat)) {
        cards.extend(hand.trick(trick).iter().map(|(_, played)| played.card()));
        if trick == 0 && rules.leftovers() > 0 {
            cards.extend(leftovers_taken(hand, game));
        }
    }
    texts(cards)
}

/// The leftovers once they are taken: what its taker has beyond the cards of its tricks.
fn leftovers_taken(hand: &Hand, game: &TrickGame) -> Cards {
    let Some(taker) = hand.first_winner() else {
        return Cards::EMPTY;
    };
    let tricks = (0..hand.tricks_done()).filter(|trick| hand.winner_of(*trick) == Some(taker));
    let mut rest = game.hand.taken(taker);
    for trick in tricks {
        rest -= hand.cards_of_trick(trick);
    }
    rest
}

/// A trick as documents and events show it.
pub(super) fn laid(trick: &[(Seat, Played)]) -> Vec<Laid> {
    trick
        .iter()
        .map(|(seat, card)| Laid {
            seat: *seat,
            card: card.to_string(),
        })
        .collect()
}
