//! Observations of Black Hearts. Cards that are alike are counted.

use moonshot_rules::{
    BlackCard, BlackCards, BlackHeartsView, CardsPassed, MAX_GIFTS, Phase, Seat, View,
};

use crate::actions::{BLACK_CARDS, black_id};
use crate::cursor::Picked;
use crate::layout::{Builder, Writer, count, set};
use crate::observe::{relative, write_seats};

const FLAG: (f32, f32) = (0.0, 1.0);
/// White cards have three copies.
const COPIES: (f32, f32) = (0.0, 3.0);
const POINTS: f32 = 13.0;
const WIDE: (f32, f32) = (-1000.0, 1000.0);
const PHASES: [Phase; 3] = [Phase::Pass, Phase::Return, Phase::Play];
/// The tricks of a hand, as many as the cards of a hand (B-12).
const TRICKS: usize = 5;
/// The different Curse cards.
const CURSES: usize = 6;

pub(crate) fn observation(seats: usize, fields: &mut Builder) {
    let cards = &[BLACK_CARDS];
    let each = &[seats, BLACK_CARDS];
    fields.add("phase", &[PHASES.len()], FLAG, "pass, return, play");
    fields.add("to_act", &[seats], FLAG, "who is to act");
    fields.add("hand", cards, COPIES, "cards held");
    fields.add("picked", cards, COPIES, "cards picked for the pass so far");
    fields.add(
        "passed",
        cards,
        COPIES,
        "cards passed to the left in this hand",
    );
    fields.add(
        "received",
        cards,
        COPIES,
        "cards received from the right in this hand",
    );
    fields.add(
        "returned",
        cards,
        COPIES,
        "cards passed back because of a gift",
    );
    fields.add(
        "got_back",
        cards,
        COPIES,
        "cards received back because of a gift",
    );
    fields.add(
        "gift",
        &[MAX_GIFTS],
        FLAG,
        "the gift of this hand, by its place in the card set",
    );
    let gifts = (0.0, MAX_GIFTS as f32);
    fields.add(
        "gifts_left",
        &[MAX_GIFTS],
        gifts,
        "copies of each gift that can still be turned up",
    );
    fields.add(
        "curse_points",
        &[CURSES],
        (0.0, 20.0),
        "points printed on R1 to R6, divided by 13",
    );
    fields.add(
        "trick",
        each,
        FLAG,
        "the card of each seat in the trick under way",
    );
    fields.add("lead", &[seats], FLAG, "who led it, or is to lead");
    fields.add(
        "played",
        each,
        COPIES,
        "the cards that each seat has played in this hand",
    );
    fields.add(
        "taken",
        each,
        COPIES,
        "the cards that each seat has taken in this hand",
    );
    fields.add(
        "cards_left",
        &[seats],
        FLAG,
        "cards held, as a part of a full hand",
    );
    fields.add(
        "points",
        &[seats],
        WIDE,
        "points of the Curse cards taken in this hand, divided by 13",
    );
    fields.add(
        "totals",
        &[seats],
        WIDE,
        "totals of the match, divided by 13",
    );
}

pub(crate) fn history(seats: usize, fields: &mut Builder) {
    let shape = [TRICKS, seats, BLACK_CARDS];
    fields.add(
        "tricks",
        &shape,
        FLAG,
        "the card of each seat in each trick of this hand",
    );
    fields.add("leads", &[TRICKS, seats], FLAG, "who led each trick");
}

pub(crate) fn write(view: &BlackHeartsView, picks: Picked, full: bool, out: &mut Writer<'_>) {
    let seats = view.seats();
    let me = view.viewer().seat().unwrap_or_default();
    let place = |seat: Seat| relative(seat, me, seats);
    let play = view.play();

    out.one_of(
        PHASES.len(),
        PHASES.iter().position(|phase| *phase == view.phase()),
    );
    let acting = out.field(seats);
    for seat in view.to_act().iter() {
        set(acting, Some(place(seat)));
    }
    let picked = match picks {
        Picked::BlackHearts(cards) => cards,
        _ => BlackCards::EMPTY,
    };
    let of_pass = |pass: Option<CardsPassed>| pass.map_or(BlackCards::EMPTY, |pass| pass.cards);
    let sets = [
        view.hand(),
        picked,
        of_pass(view.passed()),
        of_pass(view.received()),
        of_pass(view.returned()),
        of_pass(view.got_back()),
    ];
    for set in sets {
        let field = out.field(BLACK_CARDS);
        for card in set {
            count(field, black_id(card));
        }
    }
    out.one_of(MAX_GIFTS, view.gift().map(usize::from));
    let left = out.field(MAX_GIFTS);
    for gift in view.gifts_left() {
        count(left, usize::from(gift));
    }
    for (slot, points) in out.field(CURSES).iter_mut().zip(view.card_set().points()) {
        *slot = f32::from(points) / POINTS;
    }

    let under_way = || laid(play.lead(), play.trick_under_way(), seats);
    let trick = out.field(seats * BLACK_CARDS);
    for (seat, card) in under_way() {
        set(trick, Some(place(seat) * BLACK_CARDS + black_id(card)));
    }
    out.one_of(seats, view.lead().map(place));
    let finished = || (0..TRICKS).filter_map(|number| play.trick(number));
    let all = out.field(seats * BLACK_CARDS);
    let cards = finished().flat_map(|(lead, cards, _)| laid(lead, cards, seats));
    for (seat, card) in cards.chain(under_way()) {
        count(all, place(seat) * BLACK_CARDS + black_id(card));
    }
    let taken = out.field(seats * BLACK_CARDS);
    for (_, cards, winner) in finished() {
        for card in cards {
            count(taken, place(winner) * BLACK_CARDS + black_id(*card));
        }
    }
    write_seats(out.field(seats), place, |seat| {
        view.cards_held(seat) as f32 / TRICKS as f32
    });
    write_seats(out.field(seats), place, |seat| {
        play.points_taken(seat) as f32 / POINTS
    });
    write_seats(out.field(seats), place, |seat| {
        let total = view.totals().get(seat.index());
        total.map_or(0.0, |total| *total as f32 / POINTS)
    });

    if full {
        let tricks = out.field(TRICKS * seats * BLACK_CARDS);
        let under =
            (!play.trick_under_way().is_empty()).then(|| (play.lead(), play.trick_under_way()));
        let all = || {
            finished()
                .map(|(lead, cards, _)| (lead, cards))
                .chain(under)
        };
        for (number, (lead, cards)) in all().enumerate() {
            for (seat, card) in laid(lead, cards, seats) {
                let row = number * seats + place(seat);
                set(tricks, Some(row * BLACK_CARDS + black_id(card)));
            }
        }
        let leads = out.field(TRICKS * seats);
        for (number, (lead, _)) in all().enumerate() {
            set(leads, Some(number * seats + place(lead)));
        }
    }
}

/// The cards of a trick with the seats that laid them.
fn laid(
    lead: Seat,
    cards: &[BlackCard],
    seats: usize,
) -> impl Iterator<Item = (Seat, BlackCard)> + '_ {
    let cards = cards.iter().zip(0..);
    cards.map(move |(card, steps)| (lead.clockwise(steps, seats), *card))
}
