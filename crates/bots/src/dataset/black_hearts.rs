//! The columns of Black Hearts. White cards have three copies, so that cards are counted: eighteen numbers, red 1 to 6, blue
//! 1 to 6, white 1 to 6.

use moonshot_rules::{BlackCard, BlackCards, BlackHeartsView, CardsPassed, Colour, Seat, View};

use super::cell::{Cell, Column};

pub(super) fn add(view: &BlackHeartsView, row: &mut Vec<Column>) {
    let play = view.play();
    let seats = || Seat::all(view.seats());
    let counts_of =
        |cards: Option<CardsPassed>| Cell::Smalls(cards.map(|all| counts(all.cards).collect()));
    let trick = play
        .trick_under_way()
        .iter()
        .filter_map(|card| number(*card));
    let taken = seats().flat_map(|seat| counts(play.taken_in_order(seat).collect()));
    row.extend([
        ("trick", Cell::small(play.tricks_taken() as u8)),
        ("hand_counts", Cell::smalls(counts(view.hand()))),
        ("trick_cards", Cell::smalls(trick)),
        (
            "lead",
            Cell::Small(view.lead().map(|seat| seat.index() as u8)),
        ),
        (
            "played_counts",
            Cell::smalls(seats().flat_map(|seat| counts(view.played_by(seat)))),
        ),
        ("taken_counts", Cell::smalls(taken)),
        (
            "known_counts",
            Cell::smalls(seats().flat_map(|seat| counts(view.known(seat)))),
        ),
        ("unseen_counts", Cell::smalls(counts(view.unseen()))),
        ("left_out", Cell::small(view.left_out() as u8)),
        ("passed_counts", counts_of(view.passed())),
        ("received_counts", counts_of(view.received())),
        ("returned_counts", counts_of(view.returned())),
        ("got_back_counts", counts_of(view.got_back())),
        ("gift", Cell::Small(view.gift())),
        ("gifts_left", Cell::smalls(view.gifts_left())),
    ]);
}

/// The eighteen cards in the order of their numbers.
fn cards() -> impl Iterator<Item = BlackCard> {
    Colour::ALL.into_iter().flat_map(BlackCard::all)
}

fn number(card: BlackCard) -> Option<u8> {
    let place = cards().position(|other| other == card)?;
    u8::try_from(place).ok()
}

fn counts(bag: BlackCards) -> impl Iterator<Item = u8> {
    cards().map(move |card| bag.count(card) as u8)
}
