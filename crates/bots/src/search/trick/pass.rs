//! Passes chosen without a search, and candidates for one.

use moonshot_rules::{Card, Cards, Rank, Suit};

use super::table::Table;

/// Number of cards that candidate passes are chosen from.
const AMONG: usize = 7;

/// How much each card of a hand is worth giving away.
fn eagerness(hand: Cards, card: Card) -> f32 {
    let mine = hand.of(card.suit());
    let rank = f32::from(card.rank() as u8);
    let queen = Card::QUEEN_OF_SPADES;
    if card.is_wild() {
        return -5.0;
    }
    let low = mine.below(Card::new(card.suit(), Rank::Six)).len() as f32;
    match card.suit() {
        Suit::Spades => {
            let guards = mine.below(queen).len() as f32;
            match card.rank() {
                Rank::Queen => 6.5 - 1.6 * guards,
                Rank::King => 5.0 - 1.4 * guards,
                Rank::Ace => 5.5 - 1.4 * guards,
                _ => -2.5,
            }
        }
        Suit::Hearts => {
            let lowest = mine.lowest() == Some(card);
            (rank - 3.0) * 0.42 - 0.25 * low - if lowest { 1.5 } else { 0.0 }
        }
        _ => {
            let short = match mine.len() {
                1 => 2.2,
                2 => 1.6,
                3 => 1.0,
                _ => 0.0,
            };
            (rank - 4.0) * 0.36 + short - 0.3 * low
        }
    }
}

/// The cards that are best given away.
pub(super) fn choose(_table: &Table, hand: Cards, count: usize) -> Cards {
    let mut passed = Cards::EMPTY;
    while passed.len() < count {
        let rest = hand - passed;
        let best = rest.iter().max_by(|a, b| {
            // Evaluates the rest of a suit as if the others were gone already.
            eagerness(rest, *a).total_cmp(&eagerness(rest, *b))
        });
        let Some(card) = best else { break };
        passed.insert(card);
    }
    passed
}

/// The candidate passes: combinations of the cards that are best given away, the choice of the heuristics, and the
/// losers of a hand that can take everything.
pub(super) fn candidates(table: &Table, hand: Cards, count: usize, heuristic: Cards) -> Vec<Cards> {
    let mut among = choose(table, hand, count) | heuristic;
    while among.len() < AMONG.max(count + 1).min(hand.len()) {
        let rest = hand - among;
        let more = rest
            .iter()
            .max_by(|a, b| eagerness(hand, *a).total_cmp(&eagerness(hand, *b)));
        let Some(card) = more else { break };
        among.insert(card);
    }
    let mut found = vec![heuristic];
    let mut add = |cards: Cards| {
        if cards.len() == count && !found.contains(&cards) {
            found.push(cards);
        }
    };
    add(losers(table, hand, count));
    subsets(among, count, Cards::EMPTY, &mut add);
    found.truncate(64);
    found
}

/// The cards with the most higher cards in other hands, short suits first.
fn losers(table: &Table, hand: Cards, count: usize) -> Cards {
    let out = table.rules.pack - hand;
    let losing = |card: &Card| {
        let theirs = out.of(card.suit());
        let above = (theirs - theirs.below(*card)).len() as i32;
        above - 2 * hand.of(card.suit()).len() as i32
    };
    let mut lost = Cards::EMPTY;
    while lost.len() < count {
        let natural = hand - lost - Cards::WILDS;
        let Some(card) = natural.iter().max_by_key(losing) else {
            break;
        };
        lost.insert(card);
    }
    lost
}

/// Calls `add` with every choice of this many cards.
fn subsets(from: Cards, count: usize, so_far: Cards, add: &mut impl FnMut(Cards)) {
    if count == 0 {
        add(so_far);
        return;
    }
    let mut rest = from;
    while rest.len() >= count {
        let Some(card) = rest.first() else { return };
        rest.remove(card);
        subsets(rest, count - 1, so_far | Cards::one(card), add);
    }
}
