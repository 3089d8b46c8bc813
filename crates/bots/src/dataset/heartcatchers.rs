//! The columns of Heartcatchers. Cards are counted by thirteen numbers: of each colour (red, green, blue) Blank, Ultimate
//! Love, Heartbreaker and Change of Heart, and then the Uncatchable.

use moonshot_rules::{HeartCard, HeartCards, HeartcatchersView, Stack};

use super::cell::{Cell, Column};

pub(super) fn add(view: &HeartcatchersView, row: &mut Vec<Column>) {
    // Seat 0's places 1 to 3, and then seat 1's.
    let stacks = || view.field().iter().flatten();
    let tops = stacks().filter_map(|stack| stack.top().and_then(number));
    row.extend([
        ("turn", Cell::count(view.play().turn_number())),
        ("hand_counts", Cell::smalls(counts(view.hand()))),
        ("stacks", Cell::texts(stacks().map(up))),
        ("tops", Cell::smalls(tops)),
        (
            "heights",
            Cell::smalls(stacks().map(|stack| stack.height() as u8)),
        ),
        ("secrets", Cell::texts(stacks().map(secrets))),
        ("unseen_counts", Cell::smalls(counts(view.unseen()))),
        ("pile", Cell::small(view.pile() as u8)),
    ]);
}

/// The cards from the bottom to the top.
fn up(stack: &Stack) -> String {
    let cards: Vec<String> = stack.up().map(|card| card.to_string()).collect();
    cards.join(" ")
}

/// The Secrets in the order laid, each with the seat that laid it: `Ru/0`, or `?/1` if the viewer does not know it.
fn secrets(stack: &Stack) -> String {
    let secrets = stack.secrets().map(|(card, by)| {
        let card = card.map_or_else(|| "?".to_owned(), |card| card.to_string());
        format!("{card}/{}", by.index())
    });
    secrets.collect::<Vec<String>>().join(" ")
}

fn number(card: HeartCard) -> Option<u8> {
    let place = HeartCard::all().position(|other| other == card)?;
    u8::try_from(place).ok()
}

fn counts(bag: HeartCards) -> impl Iterator<Item = u8> {
    HeartCard::all().map(move |card| bag.count(card) as u8)
}
