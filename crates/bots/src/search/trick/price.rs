//! Prices an action of a trick game against another.

use moonshot_rules::trick::{Hand, Revoke, TrickAction, TrickView};
use moonshot_rules::{Card, Cards, MAX_SEATS, Phase, Seat, View};

use super::belief::Belief;
use super::certain::Known;
use super::lines::{self, Move};
use super::policy::Plan;
use super::stakes::Stakes;
use super::table::{Lacks, Position, Table};
use super::{endgame, lacks, pass};
use crate::dice::FastDice;
use crate::search::price::{Facts, Price, in_batches};

/// The part of the playouts that finds the better plan of each action, before both are priced.
const PILOT: u32 = 4;

/// The price of the first action against the second; in the deal `open` if it is given, and else in those that are
/// consistent with the view. `None` if playouts do not model one of the actions.
pub(in crate::search) fn price(
    view: &TrickView,
    open: Option<&Hand>,
    actions: [TrickAction; 2],
    playouts: u32,
    dice: &mut FastDice,
) -> Option<Price> {
    match view.phase() {
        Phase::Moon => reward(view, actions),
        Phase::Pass => passes(view, open, actions, playouts, dice),
        Phase::Play | Phase::Opening => plays(view, open, actions, playouts, dice),
        _ => None,
    }
}

/// The effects of a moon have known costs.
fn reward(view: &TrickView, actions: [TrickAction; 2]) -> Option<Price> {
    let known = lines::moon(view)?;
    let cost = |action: TrickAction| {
        let mut all = known.alternatives.iter();
        all.find(|one| one.action == action).map(|one| one.cost)
    };
    Some(Price::known(
        known.unit,
        cost(actions[0])?,
        cost(actions[1])?,
    ))
}

fn passes(
    view: &TrickView,
    open: Option<&Hand>,
    [done, best]: [TrickAction; 2],
    playouts: u32,
    dice: &mut FastDice,
) -> Option<Price> {
    let (TrickAction::Pass(done), TrickAction::Pass(best)) = (done, best) else {
        return None;
    };
    let table = Table::new(view.rules());
    let stakes = Stakes::of(view);
    let me = view.seat()?;
    let determinizations = view.determinizations().ok()?;
    let count = view.rules().pass_count;
    let left = view.rules().pass_left(view.hand_number());
    let deal = |dice: &mut FastDice| {
        let hand = open.copied();
        let hand = hand.unwrap_or_else(|| determinizations.hand(dice));
        let mut chosen = [Cards::EMPTY; MAX_SEATS];
        for seat in Seat::all(table.seats).filter(|seat| *seat != me) {
            chosen[seat.index()] = pass::choose(&table, hand.held(seat), count);
        }
        (hand, chosen, dice.bits())
    };
    let play = |cards: Cards, (hand, chosen, seed): &(Hand, [Cards; MAX_SEATS], u64)| {
        let (mut hand, mut chosen): (Hand, _) = (*hand, *chosen);
        chosen[me.index()] = cards;
        hand.pass(left, &chosen[..table.seats]);
        hand.start_with_lowest_club();
        let mut position = Position::new(&table, hand, [0; MAX_SEATS]);
        lines::play_out(&table, &stakes, &mut position, me, Plan::Free, *seed);
        facts(&table, &stakes, &position.hand, me)
    };
    let alone = done == best;
    in_batches(stakes.unit(), alone, playouts, |size| {
        let facts = (0..size).map(|_| {
            let deal = deal(dice);
            let one = play(done, &deal);
            [one, if alone { one } else { play(best, &deal) }]
        });
        Some(facts.collect())
    })
}

fn plays(
    view: &TrickView,
    open: Option<&Hand>,
    actions: [TrickAction; 2],
    playouts: u32,
    dice: &mut FastDice,
) -> Option<Price> {
    let table = Table::new(view.rules());
    let me = view.seat()?;
    let [done, best] = actions.map(|action| Move::of(action).filter(|_| !revokes(view, action)));
    let (done, best) = (done?, best?);
    let alone = done == best;
    let determinizations = view.determinizations().ok()?;
    let lacks = Known::of(&determinizations).lacks(lacks(view), me);
    let belief = Belief::new(&table, view, &determinizations, 0);
    let deals = |size: usize, dice: &mut FastDice| -> Vec<(Hand, u64)> {
        let hands = match open {
            Some(hand) => vec![*hand; size],
            None => belief.batch(size, dice),
        };
        let seeded = hands.into_iter().map(|hand| (hand, dice.bits()));
        seeded.collect()
    };
    let first = deals(1, dice).first()?.0;
    let mut line = Line {
        table: &table,
        stakes: Stakes::of(view),
        me,
        lacks,
        opens: view.phase() == Phase::Opening,
        ends: false,
    };
    let now = line.start(&first);
    line.ends = endgame::is_near(&table, &now);
    let plans = match line.ends {
        true => &[Plan::Duck],
        false => lines::plans(&table, &now),
    };
    let mut left = playouts;
    let mut plan = [plans[0]; 2];
    if plans.len() > 1 {
        let moves: &[Move] = if alone { &[done] } else { &[done, best] };
        let lines = (plans.len() * moves.len()) as u32;
        let pilot = (playouts / PILOT / lines).max(4);
        left = left.saturating_sub(pilot * lines);
        let deals = deals(pilot as usize, dice);
        let cost = |next: Move, plan: Plan| -> f64 {
            let costs = deals.iter().map(|deal| line.play(next, plan, deal).cost);
            costs.sum()
        };
        for (plan, next) in plan.iter_mut().zip(moves) {
            let costs = plans.iter().map(|plan| (cost(*next, *plan), *plan));
            let better = costs.min_by(|a, b| a.0.total_cmp(&b.0));
            *plan = better.map_or(*plan, |(_, plan)| plan);
        }
    }
    let price = in_batches(line.stakes.unit(), alone, left, |size| {
        let facts = deals(size, dice).into_iter().map(|deal| {
            let one = line.play(done, plan[0], &deal);
            let other = (!alone).then(|| line.play(best, plan[1], &deal));
            [one, other.unwrap_or(one)]
        });
        Some(facts.collect())
    })?;
    Some(Price {
        shoots: plan[0] == Plan::Shoot,
        ..price
    })
}

/// Whether the action fails to follow suit though it could: playouts do not model what that costs (C-26).
fn revokes(view: &TrickView, action: TrickAction) -> bool {
    let led = view.trick().first().map(|(_, led)| led.card().suit());
    let (Some(led), TrickAction::Play(played)) = (led, action) else {
        return false;
    };
    view.rules().revoke == Revoke::Penalty
        && played.card().suit() != led
        && !view.hand().of(led).is_empty()
}

/// How a line is played out.
struct Line<'a> {
    table: &'a Table,
    stakes: Stakes,
    me: Seat,
    lacks: Lacks,
    opens: bool,
    ends: bool,
}

impl Line<'_> {
    fn start(&self, hand: &Hand) -> Position {
        let mut position = Position::new(self.table, *hand, self.lacks);
        if self.opens {
            position.hand.start(self.me);
        }
        position
    }

    fn play(&self, next: Move, plan: Plan, (hand, seed): &(Hand, u64)) -> Facts {
        let Line {
            table, stakes, me, ..
        } = self;
        let mut position = self.start(hand);
        next.begin(table, &mut position);
        let exact = self
            .ends
            .then(|| endgame::finish(table, stakes, &position, *me));
        lines::play_out(table, stakes, &mut position, *me, plan, *seed);
        let facts = facts(table, stakes, &position.hand, *me);
        Facts {
            cost: exact.map_or(facts.cost, |exact| exact.cost),
            ..facts
        }
    }
}

/// What a finished hand was for a seat.
fn facts(table: &Table, stakes: &Stakes, hand: &Hand, me: Seat) -> Facts {
    let queen = table.rules.pack & Cards::one(Card::QUEEN_OF_SPADES);
    let taken = hand.taken(me);
    let points = stakes.own_points(table, hand, me);
    let chance = stakes.worth(table, hand, me);
    let shooter = hand.shooter(&table.rules);
    let yes = |fact: bool| f64::from(u8::from(fact));
    Facts {
        cost: match stakes.is_near() {
            true => 1.0 - chance,
            false => points,
        },
        points,
        chance,
        queen: yes(taken.intersects(queen)),
        others: f64::from(table.rules.points(taken - queen)),
        moon: yes(shooter == Some(me)),
        their_moon: yes(shooter.is_some_and(|seat| seat != me)),
    }
}
