//! Exact endgames: evaluates the last cards of a hand exhaustively instead of by the policy.
//!
//! A determinization has no hidden cards, so its endgame can be solved exactly. The result depends on the model of the
//! other players: each maximising its own result, or following the policy. The cost of a position is the mean of both.
//! In measurements each model alone was weaker: the first against heuristics, the second against searching players.

use arrayvec::ArrayVec;
use moonshot_rules::trick::{Played, TrickDeterminizations};
use moonshot_rules::{Card, Cards, MAX_SEATS, Seat, Suit};

use super::certain::Plays;
use super::policy::{self, Plan};
use super::stakes::Stakes;
use super::table::{Position, Table};
use crate::search::race::Finish;

/// Maximum number of cards in all hands. With Wilds, which have two ways to be played, larger values gained nothing.
const LAST: usize = 16;
const LAST_WITH_WILDS: usize = 12;
/// Maximum number of positions for each determinization; beyond it the others follow the policy only.
const MOST: u32 = 4_000;
/// Maximum number of deals, and of positions over all of them, when every deal is solved.
const DEALS: usize = 256;
const POSITIONS: u32 = 12_000;

/// Costs that differ by less are considered equal.
const SAME: f64 = 1e-6;

/// The cost of the hand for each seat.
type Costs = [f64; MAX_SEATS];

/// Whether the scores are settled, even if cards are left.
#[inline]
pub(super) fn is_settled(table: &Table, position: &Position) -> bool {
    let hand = &position.hand;
    if hand.in_trick() > 0 {
        return false;
    }
    let taken = Seat::all(table.seats).fold(Cards::EMPTY, |all, seat| all | hand.taken(seat));
    hand.is_done() || table.rules.no_tricks_points == 0 && taken.contains_all(table.counting)
}

/// Whether the endgame is reached.
#[inline]
pub(super) fn is_near(table: &Table, position: &Position) -> bool {
    let held = Seat::all(table.seats).map(|seat| position.hand.held(seat).len());
    let last = match table.rules.has_wilds() {
        true => LAST_WITH_WILDS,
        false => LAST,
    };
    held.sum::<usize>() <= last
}

/// The result of a determinization's endgame for one seat.
pub(super) fn finish(table: &Table, stakes: &Stakes, position: &Position, me: Seat) -> Finish {
    let endgame = |left| Endgame {
        table,
        stakes,
        me,
        left,
    };
    let by_policy = endgame(u32::MAX).against_policy(position);
    let by_policy = by_policy.unwrap_or(Finish::NONE);
    match endgame(MOST).each_for_itself(position) {
        Some(costs) => Finish {
            cost: 0.5 * (by_policy.cost + costs[me.index()]),
            ..by_policy
        },
        None => by_policy,
    }
}

/// The plays with the lowest mean cost over all possible deals; `None` if there are too many deals or positions.
pub(super) fn exactly(
    table: &Table,
    stakes: &Stakes,
    determinizations: &TrickDeterminizations,
    position: &Position,
    plays: &Plays,
) -> Option<Plays> {
    if !is_near(table, position) {
        return None;
    }
    let me = position.hand.turn();
    let hands = determinizations.hands(DEALS)?;
    let mut endgame = Endgame {
        table,
        stakes,
        me,
        left: POSITIONS,
    };
    let mut costs: ArrayVec<f64, 24> = plays.iter().map(|_| 0.0).collect();
    for hand in hands {
        let determinization = Position::new(table, hand, position.lacks);
        if determinization.hand.turn() != me {
            return None;
        }
        for (cost, played) in costs.iter_mut().zip(plays) {
            let next = endgame.next(&determinization, *played);
            let by_policy = endgame.against_policy(&next)?;
            *cost += by_policy.cost + endgame.each_for_itself(&next)?[me.index()];
        }
    }
    let least = costs.iter().copied().fold(f64::INFINITY, f64::min);
    let best = plays.iter().zip(&costs);
    let best = best.filter(|(_, cost)| **cost <= least + SAME);
    Some(best.map(|(played, _)| *played).collect())
}

struct Endgame<'a> {
    table: &'a Table,
    stakes: &'a Stakes,
    me: Seat,
    /// Remaining number of positions to evaluate.
    left: u32,
}

impl Endgame<'_> {
    fn next(&self, position: &Position, played: Played) -> Position {
        let mut next = *position;
        next.play(self.table, played);
        next
    }

    /// The best result of one seat if the others follow the policy; `None` if the limit is exceeded.
    fn against_policy(&mut self, position: &Position) -> Option<Finish> {
        let mut now = *position;
        while !is_settled(self.table, &now) {
            self.left = self.left.checked_sub(1)?;
            let legal = policy::legal(self.table, &now);
            if now.hand.turn() != self.me || legal.len() == 1 && !legal.intersects(Cards::WILDS) {
                let played = policy::choose(self.table, &now, Plan::Free);
                now.play(self.table, played);
                continue;
            }
            let mut best: Option<Finish> = None;
            for played in legal.iter().flat_map(|card| now.hand.ways(card)) {
                let finish = self.against_policy(&self.next(&now, played))?;
                if best.is_none_or(|best| finish.cost < best.cost) {
                    best = Some(finish);
                }
            }
            return best;
        }
        Some(Finish {
            cost: self.stakes.cost(self.table, &now.hand, self.me),
            moon: now.hand.shooter(&self.table.rules),
        })
    }

    /// The result if each seat minimises its own cost, with ties broken by the policy; `None` if the limit is exceeded.
    fn each_for_itself(&mut self, position: &Position) -> Option<Costs> {
        if is_settled(self.table, position) {
            return Some(self.stakes.costs(self.table, &position.hand, self.me));
        }
        self.left = self.left.checked_sub(1)?;
        let mover = position.hand.turn();
        let moves = self.moves(position);
        let least = match moves.len() {
            1 => f64::MIN,
            _ => self
                .stakes
                .least(self.table, &position.hand, self.me, mover),
        };
        let mut best: Option<Costs> = None;
        for played in moves {
            let costs = self.each_for_itself(&self.next(position, played))?;
            if best.is_none_or(|best| costs[mover.index()] < best[mover.index()]) {
                best = Some(costs);
            }
            if costs[mover.index()] <= least {
                break;
            }
        }
        best
    }

    /// The legal plays without equivalent ones, the policy's choice first.
    fn moves(&self, position: &Position) -> ArrayVec<Played, 24> {
        let hand = &position.hand;
        let mut moves = ArrayVec::new();
        let first = policy::choose(self.table, position, Plan::Free);
        moves.push(first);
        let mut others = hand.trick_cards();
        for seat in Seat::all(self.table.seats).filter(|seat| *seat != hand.turn()) {
            others |= hand.held(seat);
        }
        let legal = policy::legal(self.table, position);
        for suit in Suit::ALL {
            let mut last = None;
            for card in legal.of(suit) {
                let like_last = last.is_some_and(|last| alike(self.table, others, last, card));
                last = Some(card);
                if like_last || alike(self.table, others, first.card(), card) {
                    continue;
                }
                let ways = hand.ways(card).filter(|played| *played != first);
                moves.extend(ways.take(moves.remaining_capacity()));
            }
        }
        moves
    }
}

/// Whether two cards of a hand are equivalent: no card of another hand ranks between them.
#[inline]
fn alike(table: &Table, others: Cards, one: Card, other: Card) -> bool {
    let (low, high) = if one < other {
        (one, other)
    } else {
        (other, one)
    };
    one.suit() == other.suit()
        && !high.is_wild()
        && table.rules.points_of(one) == table.rules.points_of(other)
        && (others.below(high) - others.below(low)).is_empty()
}

#[cfg(test)]
mod tests;
