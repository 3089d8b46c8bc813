//! Observations of Heartcatchers. A side is 0 for the seat that looks and 1 for its opponent; places are from the left as
//! seat 0 sees them, for both.

use moonshot_rules::{HeartcatchersTurn, HeartcatchersView, Phase, Place, Seat, Side, Stack, View};

use crate::actions::{HEART_CARDS, PLACES, heart_id, place_id};
use crate::layout::{Builder, Writer, count, set};

const FLAG: (f32, f32) = (0.0, 1.0);
const COPIES: (f32, f32) = (0.0, 3.0);
const SIDES: usize = 2;
/// The most face-up cards of a stack.
const HEIGHT: usize = 15;
/// The turns of a game (K-13), the cards of a hand, and those of the draw pile at its start (K-03).
const TURNS: usize = 14;
const HAND: usize = 3;
const PILE: usize = 8;
/// A public turn: catch a stack with a card, steal with a card for a stack, a Secret under a stack.
const TURN: usize = HEART_CARDS * PLACES * (1 + PLACES) + SIDES * PLACES;

pub(crate) fn observation(fields: &mut Builder) {
    let stacks = &[SIDES, PLACES];
    let each = &[SIDES, PLACES, HEART_CARDS];
    fields.add("my_turn", &[1], FLAG, "whether the seat is to act");
    fields.add("hand", &[HEART_CARDS], COPIES, "cards held");
    fields.add("top", each, FLAG, "the top card of each stack");
    fields.add("up", each, COPIES, "the face-up cards of each stack");
    fields.add(
        "own_secrets",
        each,
        COPIES,
        "the Secrets that the seat has laid under each stack",
    );
    let most = (0.0, HEIGHT as f32);
    fields.add(
        "hidden_secrets",
        stacks,
        most,
        "how many Secrets the opponent has laid under each stack",
    );
    fields.add(
        "cards_left",
        &[SIDES],
        (0.0, 1.0),
        "cards held, divided by 3",
    );
    fields.add("pile", &[1], FLAG, "cards in the draw pile, divided by 8");
    fields.add(
        "turn_number",
        &[1],
        FLAG,
        "turns of this game so far, divided by 14",
    );
    fields.add("games_won", &[SIDES], (0.0, 10.0), "games of the match won");
}

pub(crate) fn history(fields: &mut Builder) {
    let shape = [SIDES, PLACES, HEIGHT, HEART_CARDS];
    fields.add(
        "up_in_order",
        &shape,
        FLAG,
        "the face-up cards of each stack, bottom first",
    );
    fields.add(
        "turns",
        &[TURNS, TURN],
        FLAG,
        "the public part of each turn of this game",
    );
    fields.add(
        "own_turn",
        &[TURNS],
        FLAG,
        "which of them the seat took itself",
    );
}

pub(crate) fn write(view: &HeartcatchersView, full: bool, out: &mut Writer<'_>) {
    let me = view.viewer().seat().unwrap_or_default();
    let sides = [me, me.left(SIDES)];
    let stacks = || {
        let rows = sides.map(|seat| &view.field()[seat.index()]);
        rows.into_iter().flatten().enumerate()
    };
    out.number(f32::from(u8::from(view.to_act().contains(me))));
    let hand = out.field(HEART_CARDS);
    for card in view.hand() {
        count(hand, heart_id(card));
    }
    let top = out.field(SIDES * PLACES * HEART_CARDS);
    for (row, stack) in stacks() {
        set(
            top,
            stack.top().map(|card| row * HEART_CARDS + heart_id(card)),
        );
    }
    let up = out.field(SIDES * PLACES * HEART_CARDS);
    for (row, stack) in stacks() {
        for card in stack.up() {
            count(up, row * HEART_CARDS + heart_id(card));
        }
    }
    let own = out.field(SIDES * PLACES * HEART_CARDS);
    for (row, stack) in stacks() {
        for (card, _) in stack.secrets().filter(|(_, by)| *by == me) {
            if let Some(card) = card {
                count(own, row * HEART_CARDS + heart_id(card));
            }
        }
    }
    let hidden = out.field(SIDES * PLACES);
    for (row, stack) in stacks() {
        hidden[row] = laid_by_others(stack, me) as f32;
    }
    let held = out.field(SIDES);
    for (slot, seat) in held.iter_mut().zip(sides) {
        *slot = view.cards_held(seat) as f32 / HAND as f32;
    }
    out.number(view.pile() as f32 / PILE as f32);
    out.number(view.turns().len() as f32 / TURNS as f32);
    let won = out.field(SIDES);
    for (slot, seat) in won.iter_mut().zip(sides) {
        *slot = view
            .totals()
            .get(seat.index())
            .map_or(0.0, |games| *games as f32);
    }

    if full {
        let order = out.field(SIDES * PLACES * HEIGHT * HEART_CARDS);
        for (row, stack) in stacks() {
            for (height, card) in stack.up().enumerate().take(HEIGHT) {
                set(
                    order,
                    Some((row * HEIGHT + height) * HEART_CARDS + heart_id(card)),
                );
            }
        }
        let turns = out.field(TURNS * TURN);
        for (number, turn) in view.turns().iter().enumerate().take(TURNS) {
            set(turns, Some(number * TURN + public_id(turn)));
        }
        let own = out.field(TURNS);
        let starter = starter(view);
        let turns = own.iter_mut().zip(0..).take(view.turns().len());
        for (slot, number) in turns {
            *slot = f32::from(u8::from(starter.clockwise(number % SIDES, SIDES) == me));
        }
    }
}

fn laid_by_others(stack: &Stack, me: Seat) -> usize {
    stack.secrets().filter(|(_, by)| *by != me).count()
}

/// Who took the first turn of this game: the players alternate.
fn starter(view: &HeartcatchersView) -> Seat {
    let taken = view.turns().len();
    let next = match view.phase() {
        Phase::Turn => view.play().turn(),
        _ => return Seat::default(),
    };
    next.clockwise(taken % SIDES, SIDES)
}

/// The number of a public turn.
fn public_id(turn: &HeartcatchersTurn) -> usize {
    let at = |card, place: Place| PLACES * heart_id(card) + place_id(place);
    let catches = HEART_CARDS * PLACES;
    match *turn {
        HeartcatchersTurn::Catch { card, place } => at(card, place),
        HeartcatchersTurn::Steal { card, place, given } => {
            catches + PLACES * at(card, place) + place_id(given)
        }
        HeartcatchersTurn::Secret { side, place } => {
            let side = if side == Side::Mine { 0 } else { PLACES };
            catches * (1 + PLACES) + side + place_id(place)
        }
    }
}
