//! The lines of play that are thought about: a card, or cards to pass, with how the hand is meant to go on.

use arrayvec::ArrayVec;
use moonshot_rules::trick::{Hand, Played, TrickAction, TrickView, TrickWorlds};
use moonshot_rules::{Cards, LegalActions, MAX_SEATS, PassChoice, Seat, View};

use super::belief::{Belief, alike};
use super::pass;
use super::policy::{self, Plan};
use super::table::{Lacks, Position, Sight, Table};
use crate::budget::Budget;
use crate::dice::FastDice;
use crate::search::race::race;

/// A card with how the hand is meant to go on after it.
#[derive(Clone, Copy, Debug)]
struct Line {
    played: Played,
    plan: Plan,
}

/// The card that costs least; `None` where there is none.
pub(super) fn play(
    view: &TrickView,
    worlds: &TrickWorlds,
    lacks: Lacks,
    budget: Budget<'_>,
    dice: &mut FastDice,
) -> Option<Played> {
    let table = Table::new(view.rules());
    let me = view.seat()?;
    let now = Position {
        hand: worlds.hand(dice),
        lacks,
    };
    let cards = different(view, &table, &now);
    if let &[only] = &cards[..] {
        return Some(only);
    }
    let plans = plans(&table, &now);
    let lines: Vec<Line> = cards
        .iter()
        .flat_map(|&played| plans.iter().map(move |&plan| Line { played, plan }))
        .collect();
    let mut belief = Belief::new(&table, view, worlds, budget.worlds(lines.len()));
    let (best, _) = race(
        &lines,
        budget,
        || belief.next(dice),
        |line, world| {
            let mut position = Position {
                hand: *world,
                lacks,
            };
            position.play(&table, line.played);
            play_out(&table, &mut position, me, line.plan)
        },
        |one, other| one.played == other.played,
    )?;
    lines.get(best).map(|line| line.played)
}

/// The cards that may be played, one of each that come to the same.
fn different(view: &TrickView, table: &Table, now: &Position) -> ArrayVec<Played, 24> {
    let mut different: ArrayVec<Played, 24> = ArrayVec::new();
    // Where a card may fail to follow it costs what no playout tells (C-26).
    let led = now.hand.led();
    let follows = led.filter(|led| !view.hand().of(*led).is_empty());
    for action in view.legal().iter() {
        let TrickAction::Play(played) = action else {
            continue;
        };
        if follows.is_some_and(|led| led != played.card().suit()) {
            continue;
        }
        let same = |other: &Played| {
            other.is_low() == played.is_low() && alike(table, now, other.card(), played.card())
        };
        if !different.iter().any(same) && !different.is_full() {
            different.push(played);
        }
    }
    different
}

/// How the hand may be meant to go on: with every point where that can still be.
fn plans(table: &Table, now: &Position) -> &'static [Plan] {
    let sight = Sight::of(table, now);
    let alone = !sight.split && sight.taker.is_none_or(|taker| taker == sight.me);
    if alone {
        &[Plan::Duck, Plan::Shoot]
    } else {
        &[Plan::Duck]
    }
}

/// The cards to pass that cost least; `None` where there is nothing to pass.
pub(super) fn pass(
    view: &TrickView,
    worlds: &TrickWorlds,
    by_thumb: Cards,
    budget: Budget<'_>,
    dice: &mut FastDice,
) -> Option<Cards> {
    let table = Table::new(view.rules());
    let me = view.seat()?;
    let PassChoice { count, .. } = view.legal().pass()?;
    let left = view.rules().pass_left(view.hand_number());
    let lines = pass::candidates(&table, view.hand(), count, by_thumb);
    let (best, _) = race(
        &lines,
        budget,
        || {
            let hand = worlds.hand(dice);
            let mut chosen = [Cards::EMPTY; MAX_SEATS];
            for seat in Seat::all(table.seats).filter(|seat| *seat != me) {
                chosen[seat.index()] = pass::choose(&table, hand.held(seat), count);
            }
            Some((hand, chosen))
        },
        |cards, (hand, chosen)| {
            let (mut hand, mut chosen): (Hand, _) = (*hand, *chosen);
            chosen[me.index()] = *cards;
            hand.pass(left, &chosen[..table.seats]);
            hand.start_with_lowest_club();
            let mut position = Position {
                hand,
                lacks: [0; MAX_SEATS],
            };
            play_out(&table, &mut position, me, Plan::Free)
        },
        |one, other| one == other,
    )?;
    lines.get(best).copied()
}

/// What the hand costs `me`, against the mean of the others, if it goes on by the plan.
fn play_out(table: &Table, position: &mut Position, me: Seat, plan: Plan) -> f64 {
    while !position.hand.is_done() {
        let plan = if position.hand.turn() == me {
            plan
        } else {
            Plan::Free
        };
        let played = policy::choose(table, position, plan);
        position.play(table, played);
    }
    let scores = position.hand.scores(&table.rules, None);
    let own = f64::from(scores[me.index()]);
    let all: i32 = scores[..table.seats].iter().sum();
    own - (f64::from(all) - own) / (table.seats - 1) as f64
}
