//! Observations of the trick games.

use moonshot_rules::trick::{TrickRules, TrickView};
use moonshot_rules::{Cards, Phase, Seat, Suit, View};

use crate::actions::{Actions, Kind, card_bits, card_id, way_id};
use crate::cursor::Picked;
use crate::layout::{Builder, Writer, count, set};
use crate::observe::{relative, write_seats};

const FLAG: (f32, f32) = (0.0, 1.0);
/// Points are divided by these, so that most numbers are near 1.
const POINTS: f32 = 26.0;
const TOTAL: f32 = 100.0;
/// Points and totals of custom tables are limited to this many times their unit.
const WIDE: (f32, f32) = (-1000.0, 1000.0);
const PHASES: [Phase; 5] = [
    Phase::Pass,
    Phase::Opening,
    Phase::Play,
    Phase::Gather,
    Phase::Moon,
];

/// The numbers of different cards and of ways to play them.
fn sizes(rules: &TrickRules) -> (usize, usize) {
    if rules.has_wilds() {
        (56, 60)
    } else {
        (52, 52)
    }
}

pub(crate) fn observation(rules: &TrickRules, fields: &mut Builder) {
    let (seats, (cards, ways)) = (rules.seats, sizes(rules));
    let mut flags = |name, shape: &[usize], doc| fields.add(name, shape, FLAG, doc);
    flags(
        "phase",
        &[PHASES.len()],
        "pass, opening, play, gather, moon",
    );
    flags(
        "to_act",
        &[seats],
        "who is to act, as far as the seat may know",
    );
    flags("hand", &[cards], "cards held");
    flags("picked", &[cards], "cards picked for the pass so far");
    flags("passed", &[cards], "cards passed in this hand");
    flags("received", &[cards], "cards received in this hand");
    flags(
        "pass_direction",
        &[seats],
        "0: no pass in this hand; n: to the nth seat on the left",
    );
    flags(
        "trick",
        &[seats, ways],
        "the card of each seat in the trick under way",
    );
    flags("lead", &[seats], "who led it, or is to lead");
    flags(
        "played",
        &[seats, ways],
        "the cards that each seat has played in this hand",
    );
    flags(
        "taken",
        &[seats, cards],
        "the cards that each seat has taken face up in this hand",
    );
    flags(
        "void",
        &[seats, 4],
        "suits that a seat has not followed: clubs, diamonds, spades, hearts",
    );
    flags("hearts_broken", &[1], "whether hearts are broken");
    fields.add(
        "cards_left",
        &[seats],
        (0.0, 1.0),
        "cards held, as a part of a full hand",
    );
    fields.add(
        "points",
        &[seats],
        WIDE,
        "points taken face up in this hand, divided by 26",
    );
    fields.add(
        "totals",
        &[seats],
        WIDE,
        "totals of the match, divided by 100",
    );
}

pub(crate) fn history(rules: &TrickRules, fields: &mut Builder) {
    let (seats, (_, ways)) = (rules.seats, sizes(rules));
    fields.add(
        "trick_of_card",
        &[rules.cards_each(), ways],
        FLAG,
        "the trick, from 0, in which each card was played",
    );
    fields.add(
        "first_lead",
        &[seats],
        FLAG,
        "who led the first trick of this hand",
    );
}

pub(crate) fn write(
    actions: &Actions,
    view: &TrickView,
    picks: Picked,
    full: bool,
    out: &mut Writer<'_>,
) {
    let Kind::Trick(of) = actions.kind() else {
        return;
    };
    let rules = view.rules();
    let (seats, cards, ways) = (rules.seats, of.cards(), of.ways());
    let me = view.seat().unwrap_or_default();
    let place = |seat: Seat| relative(seat, me, seats);

    let phase = PHASES.iter().position(|phase| *phase == view.phase());
    out.one_of(PHASES.len(), phase);
    let acting = out.field(seats);
    for seat in view.to_act().iter() {
        set(acting, Some(place(seat)));
    }
    let picked = match picks {
        Picked::Trick(cards) => cards,
        _ => Cards::EMPTY,
    };
    let of_pass = |pass: Option<(Seat, Cards)>| pass.map_or(Cards::EMPTY, |(_, cards)| cards);
    for set in [
        view.hand(),
        picked,
        of_pass(view.passed()),
        of_pass(view.received()),
    ] {
        write_cards(out.field(cards), set);
    }
    out.one_of(seats, Some(view.pass().map_or(0, |pass| pass.left)));

    let trick = out.field(seats * ways);
    for (seat, played) in view.trick() {
        set(trick, Some(place(*seat) * ways + way_id(*played)));
    }
    out.one_of(seats, view.lead().map(place));
    let finished = || view.tricks().iter().map(|trick| &trick.cards);
    let tricks = || finished().chain([view.trick()]);
    let all = out.field(seats * ways);
    for (seat, played) in tricks().flatten() {
        set(all, Some(place(*seat) * ways + way_id(*played)));
    }
    let taken = out.field(seats * cards);
    for trick in view.tricks() {
        let first = place(trick.winner) * cards;
        for (_, played) in &trick.cards {
            set(taken, Some(first + card_id(played.card())));
        }
    }
    let voids = out.field(4 * seats);
    for trick in tricks() {
        let Some((_, led)) = trick.first() else {
            continue;
        };
        let suit = led.card().suit();
        for (seat, played) in trick {
            if played.card().suit() != suit {
                set(voids, Some(4 * place(*seat) + suit as usize));
            }
        }
    }
    out.number(f32::from(u8::from(view.hearts_broken())));
    let each = rules.cards_each().max(1) as f32;
    write_seats(out.field(seats), place, |seat| {
        view.cards_held(seat) as f32 / each
    });
    write_seats(out.field(seats), place, |seat| {
        view.points_taken().of(seat) as f32 / POINTS
    });
    write_seats(out.field(seats), place, |seat| {
        view.totals()
            .get(seat.index())
            .map_or(0.0, |total| *total as f32 / TOTAL)
    });

    if full {
        let of_card = out.field(rules.cards_each() * ways);
        for (number, trick) in tricks().enumerate() {
            for (_, played) in trick {
                set(of_card, Some(number * ways + way_id(*played)));
            }
        }
        let first = tricks().next().and_then(|trick| trick.first());
        out.one_of(seats, first.map(|(seat, _)| place(*seat)));
    }
}

/// Writes 1 for each card.
#[inline]
fn write_cards(field: &mut [f32], cards: Cards) {
    let mut bits = card_bits(cards);
    while bits != 0 {
        count(field, bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

// The columns of `void` are in the order of the suits.
const _: () = assert!(Suit::Clubs as usize == 0 && Suit::Hearts as usize == 3);
