//! Search in Black Hearts.

mod price;
mod value;

use moonshot_rules::{
    BlackCard, BlackCards, BlackHand, BlackHeartsAction, BlackHeartsView, Dice, Effect,
    LegalActions, MAX_SEATS, Phase, Seat, View,
};

use super::ending::{self, Best};
use super::race::{self, Finish};
use super::tree::{self, Key, Played, Results};
use super::{Purpose, SearchResult, Unit, Weighed};
use crate::budget::Budget;
use crate::dice::FastDice;
use crate::reason::ChoiceReason;
pub(super) use price::price;
pub(super) use value::values;

/// The total at which a player has lost (B-15).
const LOST: i32 = 13;
/// With at most this many own cards, the hand is in its endgame.
const LAST: usize = 2;

/// A hand with the totals before it.
#[derive(Clone, Copy, Debug)]
struct Game {
    hand: BlackHand,
    totals: [i32; MAX_SEATS],
}

impl Played for Game {
    fn turn(&self) -> Option<usize> {
        (!self.hand.is_over()).then(|| self.hand.turn().index())
    }

    fn actions(&self, list: &mut Vec<(Key, f32)>) {
        list.extend(
            self.hand
                .legal()
                .kinds()
                .iter()
                .map(|card| (key(card), 1.0)),
        );
    }

    fn act(&mut self, wanted: Key) {
        let card = self.hand.legal().iter().find(|card| key(*card) == wanted);
        if let Some(card) = card {
            self.hand.play_unchecked(card);
        }
    }

    fn seen(key: Key) -> Key {
        key
    }

    fn finish(&mut self, dice: &mut FastDice) {
        while !self.hand.is_over() {
            match quick(&self.hand, dice) {
                Some(card) => self.hand.play_unchecked(card),
                None => break,
            }
        }
    }

    fn results(&self) -> Results {
        results(&self.hand, &self.totals)
    }

    fn won(&self) -> Results {
        self.results()
    }
}

/// The key of a card.
fn key(card: BlackCard) -> Key {
    8 * card.colour() as Key + card.number()
}

/// Each seat's probability of winning the match after the hand, estimated from the totals.
fn results(hand: &BlackHand, totals: &[i32; MAX_SEATS]) -> Results {
    let seats = hand.seats();
    let mut results = [0.0; MAX_SEATS];
    if let Some(taker) = hand.all_curses() {
        results[taker.index()] = 1.0;
        return results;
    }
    let mut after = *totals;
    for seat in Seat::all(seats) {
        after[seat.index()] += hand.score(seat);
    }
    let after = &after[..seats];
    let lowest = after.iter().min().copied().unwrap_or_default();
    let highest = after.iter().max().copied().unwrap_or_default();
    let over = highest >= LOST;
    // The closer the end, the more each point is worth.
    let scale = 0.9 + 0.25 * (LOST - highest).max(0) as f32;
    let mut all = 0.0;
    for (result, total) in results.iter_mut().zip(after) {
        let behind = (*total - lowest) as f32;
        *result = match over {
            true => f32::from(u8::from(behind == 0.0)),
            false => (-behind / scale).exp(),
        };
        all += *result;
    }
    for result in &mut results {
        *result /= all;
    }
    results
}

/// The playout policy: a card that a practised player might play quickly.
fn quick(hand: &BlackHand, dice: &mut FastDice) -> Option<BlackCard> {
    let legal = hand.legal();
    let count = legal.kind_count();
    if count < 2 {
        return legal.first();
    }
    // Occasionally any card.
    if dice.below(8) == 0 {
        return legal.nth_kind(dice.below(count as u32) as usize);
    }
    let flip = |card: BlackCard| match hand.effect() {
        Some(Effect::LowestTakes) => 7 - card.number(),
        _ => card.number(),
    };
    let laid = hand.trick_under_way();
    let Some(best) = laid.iter().map(|card| flip(*card)).max() else {
        // Low, and preferably not a curse.
        return legal
            .iter()
            .min_by_key(|card| 2 * flip(*card) + u8::from(card.is_curse()));
    };
    let latest = !matches!(hand.effect(), Some(Effect::EarliestTakes));
    let takes = |card: BlackCard| flip(card) > best || latest && flip(card) == best;
    let below = legal.iter().filter(|card| !takes(*card));
    if let Some(card) = below.max_by_key(|card| (card.is_curse(), flip(*card))) {
        return Some(card);
    }
    let last = laid.len() + 1 == hand.seats();
    let highest = legal
        .iter()
        .max_by_key(|card| (!card.is_curse(), flip(*card)));
    if last {
        highest
    } else {
        legal
            .iter()
            .min_by_key(|card| 2 * flip(*card) + u8::from(card.is_curse()))
    }
}

/// The totals before the hand.
fn totals(view: &BlackHeartsView) -> [i32; MAX_SEATS] {
    let mut totals = [0; MAX_SEATS];
    for (place, total) in totals.iter_mut().zip(view.totals()) {
        *place = *total;
    }
    totals
}

/// The alternatives, the best first; `None` if there is nothing to search.
pub(super) fn evaluate(
    view: &BlackHeartsView,
    heuristic: BlackHeartsAction,
    purpose: Purpose,
    budget: Budget<'_>,
    dice: &mut FastDice,
) -> Option<SearchResult<BlackHeartsAction>> {
    let determinizations = view.determinizations().ok()?;
    let seats = view.seats();
    let totals = totals(view);
    let legal = view.legal();
    if let Some(pass) = legal.pass() {
        let BlackHeartsAction::Pass(heuristic) = heuristic else {
            return None;
        };
        let me = view.viewer().seat()?;
        let lines = passes(pass.from, pass.count, heuristic);
        let alternatives = race::choices(
            &lines,
            budget,
            purpose,
            dice,
            |dice| {
                let gift = gift(view, dice);
                (
                    determinizations.hand(dice),
                    gift,
                    FastDice::new(dice.bits()),
                )
            },
            |cards, (hand, gift, dice)| {
                let mut dice = dice.clone();
                after_pass(hand, me, *cards, *gift, &totals, &mut dice)
            },
            BlackHeartsAction::Pass,
        )?;
        return Some(SearchResult {
            alternatives,
            unit: Unit::Chance,
            reason: ChoiceReason::SimulatedPass,
        });
    }
    let least = if purpose == Purpose::Hint { 1 } else { 2 };
    if legal.len() < least {
        return None;
    }
    let tried = tree::search(seats, budget, dice, || {
        |dice: &mut FastDice| {
            Some(Game {
                hand: determinizations.hand(dice),
                totals,
            })
        }
    });
    let held = view.hand();
    let alternatives = tried.iter().filter_map(|tried| {
        let card = held.iter().find(|card| key(*card) == tried.key)?;
        Some(Weighed {
            action: BlackHeartsAction::Play(card),
            cost: tried.lost(),
            error: tried.error(),
            visits: tried.visits(),
            moons: [0.0; MAX_SEATS],
        })
    });
    Some(SearchResult {
        alternatives: alternatives.collect(),
        unit: Unit::Chance,
        reason: ChoiceReason::SimulatedWins,
    })
}

/// The best cards in the endgame of a hand, over every possible deal; `None` if there are too many.
pub(super) fn surely(view: &BlackHeartsView, by: Best) -> Option<Vec<BlackHeartsAction>> {
    let seats = view.seats();
    if view.phase() != Phase::Play || view.hand().len() > LAST || view.legal().len() < 2 {
        return None;
    }
    let totals = totals(view);
    let hands = view
        .determinizations()
        .ok()?
        .hands(ending::DEALS)?
        .into_iter();
    let deals: Vec<Game> = hands.map(|hand| Game { hand, totals }).collect();
    let me = view.viewer().seat()?.index();
    if me >= seats || deals.first()?.turn() != Some(me) {
        return None;
    }
    let best = ending::exactly(&deals, by)?;
    let held = view.hand();
    let cards = best
        .iter()
        .filter_map(|best| held.iter().find(|card| key(*card) == *best));
    Some(cards.map(BlackHeartsAction::Play).collect())
}

/// The action of a player who considers only the current trick; a careless one plays high as long as it has no Curse
/// card. `None` if it has nothing to do.
pub(crate) fn quickly(
    view: &BlackHeartsView,
    careless: bool,
    dice: &mut FastDice,
) -> Option<BlackHeartsAction> {
    let hand = view.determinizations().ok()?.hand(dice);
    if let Some(pass) = view.legal().pass() {
        let cards = best_to_give(pass.from, hand.effect(), pass.count);
        return Some(BlackHeartsAction::Pass(cards));
    }
    let cursed = hand.trick_under_way().iter().any(|card| card.is_curse());
    let card = match (careless, cursed) {
        (true, false) => hand.legal().iter().max_by_key(|card| card.number()),
        (true, true) => hand.legal().iter().min_by_key(|card| card.number()),
        (false, _) => quick(&hand, dice),
    };
    let may = |action: &BlackHeartsAction| view.legal().iter().any(|other| other == *action);
    card.map(BlackHeartsAction::Play).filter(may)
}

/// A random gift that may be turned up after the pass; one with a second pass counts as none.
fn gift(view: &BlackHeartsView, dice: &mut FastDice) -> Option<Effect> {
    let count = view.gifts_left().count();
    let drawn = Dice::below(dice, count.max(1) as u32) as usize;
    let place = view.gifts_left().nth(drawn)?;
    let effect = view.card_set().gift(place)?.effect;
    (!matches!(effect, Effect::PassRight(_))).then_some(effect)
}

/// Every possible pass, without duplicates, starting with the choice of the heuristics.
fn passes(from: BlackCards, count: usize, heuristic: BlackCards) -> Vec<BlackCards> {
    let cards: Vec<BlackCard> = from.iter().collect();
    let mut found = vec![heuristic];
    for choice in 0u32..1 << cards.len().min(12) {
        if choice.count_ones() as usize != count {
            continue;
        }
        let chosen = cards.iter().enumerate();
        let chosen = chosen.filter(|(place, _)| choice >> place & 1 == 1);
        let chosen: BlackCards = chosen.map(|(_, card)| *card).collect();
        if !found.contains(&chosen) {
            found.push(chosen);
        }
    }
    found
}

/// The result for the viewer if it passes these cards and the hand is played out by the policy.
fn after_pass(
    hand: &BlackHand,
    me: Seat,
    cards: BlackCards,
    gift: Option<Effect>,
    totals: &[i32; MAX_SEATS],
    dice: &mut FastDice,
) -> Finish {
    let game = pass_and_finish(hand, me, cards, gift, totals, dice);
    Finish {
        cost: f64::from(1.0 - game.results()[me.index()]),
        moon: game.hand.all_curses(),
    }
}

/// The hand at its end if the viewer passes these cards and the rest is played out by the policy.
fn pass_and_finish(
    hand: &BlackHand,
    me: Seat,
    cards: BlackCards,
    gift: Option<Effect>,
    totals: &[i32; MAX_SEATS],
    dice: &mut FastDice,
) -> Game {
    let mut hand = *hand;
    let count = hand.pass_count();
    for seat in Seat::all(hand.seats()).filter(|seat| *seat != me) {
        hand.choose(seat, best_to_give(hand.held(seat), hand.effect(), count));
    }
    // The last choice moves the cards.
    hand.choose(me, cards);
    match gift {
        Some(effect) if hand.phase() == Phase::Gift => hand.turn_up(effect),
        _ if hand.phase() == Phase::Gift => hand.begin_play(),
        _ => {}
    }
    let mut game = Game {
        hand,
        totals: *totals,
    };
    game.finish(dice);
    game
}

/// The cards that are best given away.
fn best_to_give(hand: BlackCards, effect: Option<Effect>, count: usize) -> BlackCards {
    let mut cards: Vec<BlackCard> = hand.iter().collect();
    cards.sort_by_key(|card| {
        let high = match effect {
            Some(Effect::LowestTakes) => 7 - card.number(),
            _ => card.number(),
        };
        std::cmp::Reverse(2 * high + 3 * u8::from(card.is_curse()))
    });
    cards.truncate(count);
    cards.into_iter().collect()
}
