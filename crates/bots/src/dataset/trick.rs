//! The columns of the trick games.

use moonshot_rules::trick::{Played, SeenTrick, TrickAction, TrickView};
use moonshot_rules::{AnyAction, Card, Cards, LegalActions, Seat, Suit, View};

use super::cell::{Cell, Column};

/// Added to the number of a Wild that was declared lowest.
const LOWEST: u8 = 0x80;

pub(super) fn add(view: &TrickView, action: &AnyAction, row: &mut Vec<Column>) {
    let seats = view.seats();
    let of = |list: fn(&TrickView, Seat) -> Cards| {
        Cell::words(Seat::all(seats).map(|seat| list(view, seat).word()))
    };
    let exchange = |cards: Option<(Seat, Cards)>| {
        let seat = cards.map(|(seat, _)| seat.index() as u8);
        [
            Cell::word(cards.map_or(Cards::EMPTY, |(_, cards)| cards).word()),
            Cell::Small(seat),
        ]
    };
    let [passed, passed_to] = exchange(view.passed());
    let [received, received_from] = exchange(view.received());
    let plays = || plays(view);
    let trick = view.trick().iter();
    let trick_cards: Cards = trick.map(|(_, card)| card.card()).collect();
    row.extend([
        ("trick", Cell::small(view.tricks().len() as u8)),
        ("hand_cards", Cell::word(view.hand().word())),
        ("trick_cards", Cell::word(trick_cards.word())),
        (
            "lead",
            Cell::Small(view.lead().map(|seat| seat.index() as u8)),
        ),
        ("plays", Cell::smalls(plays().map(|(_, card)| number(card)))),
        (
            "plays_by",
            Cell::smalls(plays().map(|(seat, _)| seat.index() as u8)),
        ),
        ("played", of(played_by)),
        ("taken", of(taken_by)),
        (
            "points_taken",
            Cell::points(view.points_taken().iter().copied()),
        ),
        ("unseen", Cell::word(view.unseen().word())),
        (
            "pass_left",
            Cell::Small(view.pass().map(|pass| pass.left as u8)),
        ),
        ("passed", passed),
        ("passed_to", passed_to),
        ("received", received),
        ("received_from", received_from),
        (
            "not_followed",
            Cell::smalls(Seat::all(seats).map(|seat| not_followed(view, seat))),
        ),
        ("hearts_broken", Cell::Flag(Some(view.hearts_broken()))),
        (
            "dealer",
            Cell::Small(view.dealer().map(|seat| seat.index() as u8)),
        ),
        ("leftovers", Cell::small(view.extras() as u8)),
        ("legal_cards", Cell::word(legal_cards(view).word())),
        ("action_cards", Cell::word(action_cards(action).word())),
    ]);
}

const fn number(card: Played) -> u8 {
    card.card().index() | if card.is_low() { LOWEST } else { 0 }
}

/// Every card of the hand in the order played.
fn plays(view: &TrickView) -> impl Iterator<Item = (Seat, Played)> {
    let finished = view.tricks().iter().flat_map(|trick| trick.cards.iter());
    finished.chain(view.trick().iter()).copied()
}

fn played_by(view: &TrickView, seat: Seat) -> Cards {
    let own = plays(view).filter(|(player, _)| *player == seat);
    own.map(|(_, card)| card.card()).collect()
}

/// The cards of the tricks that the seat won, without leftovers.
fn taken_by(view: &TrickView, seat: Seat) -> Cards {
    let won = view.tricks().iter().filter(|trick| trick.winner == seat);
    let cards = won.flat_map(|trick| &trick.cards);
    cards.map(|(_, card)| card.card()).collect()
}

/// The suits that the seat failed to follow in this hand, a bit each in the order of the cards.
fn not_followed(view: &TrickView, seat: Seat) -> u8 {
    let suit = |card: &Played| card.card().suit();
    let finished = view.tricks().iter().map(|SeenTrick { cards, .. }| cards);
    let tricks = finished.chain([view.trick()]);
    let failed = tricks.filter_map(|trick| {
        let (_, led) = trick.first()?;
        let (_, own) = trick.iter().find(|(player, _)| *player == seat)?;
        (suit(own) != suit(led)).then(|| suit(led))
    });
    failed.fold(0, |suits, suit: Suit| suits | 1 << suit as u8)
}

/// The cards of the legal actions; in a pass, those to choose from.
fn legal_cards(view: &TrickView) -> Cards {
    let legal = view.legal();
    match legal.pass() {
        Some(pass) => pass.from,
        None => legal.iter().filter_map(|action| card_of(&action)).collect(),
    }
}

fn action_cards(action: &AnyAction) -> Cards {
    match action {
        AnyAction::Trick(TrickAction::Pass(cards)) => *cards,
        AnyAction::Trick(action) => card_of(action).into_iter().collect(),
        _ => Cards::EMPTY,
    }
}

const fn card_of(action: &TrickAction) -> Option<Card> {
    match action {
        TrickAction::Play(card) | TrickAction::Correct(card) => Some(card.card()),
        _ => None,
    }
}
