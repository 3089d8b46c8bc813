//! Slips: in playouts the other players sometimes deviate from the policy.
//!
//! A search that assumes perfect opponents is overconfident about their actions, and takes risks that real opponents
//! punish.

use moonshot_rules::MAX_SEATS;
use moonshot_rules::trick::Played;

use super::policy;
use super::table::{Position, Table};
use crate::dice::FastDice;

/// One in this many of the other players' cards is random.
const ONE_IN: u64 = 4;

/// The random card of the seat to play, if it slips, according to the seed.
///
/// It depends only on the seat and the trick, so that compared lines meet the same slips.
#[inline]
pub(super) fn slip(table: &Table, position: &Position, seed: u64) -> Option<Played> {
    let place = position.hand.tricks_done() * MAX_SEATS + position.hand.turn().index();
    let mut dice = FastDice::part(seed, place as u64);
    let bits = dice.bits();
    if !bits.is_multiple_of(ONE_IN) {
        return None;
    }
    let legal = policy::legal(table, position);
    let card = legal.nth((((bits >> 32) * legal.len() as u64) >> 32) as usize)?;
    Some(match (bits >> 3) & 1 {
        0 => Played::low(card),
        _ => Played::high(card),
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use moonshot_rules::trick::{Deck, TrickOptions, TrickRules};

    use super::*;

    #[test]
    fn one_of_four_cards_is_any_that_may_be_played_and_the_same_for_every_line() {
        let rules = TrickRules::new(TrickOptions::wild_twists(4)).unwrap();
        let table = Table::new(&rules);
        let mut dice = FastDice::new(3);
        let mut hand = Deck::new(&rules).deal(&rules, &mut dice);
        hand.start_with_lowest_club();
        let mut position = Position::new(&table, hand, [0; MAX_SEATS]);
        position.play(
            &table,
            policy::choose(&table, &position, policy::Plan::Free),
        );
        let legal = policy::legal(&table, &position);
        assert!(legal.len() > 2, "{legal}");
        let mut times = vec![0; legal.len()];
        for seed in 0..8_000 {
            let slipped = slip(&table, &position, seed);
            assert_eq!(slipped, slip(&table, &position, seed));
            if let Some(played) = slipped {
                times[legal.iter().position(|card| card == played.card()).unwrap()] += 1;
            }
        }
        let expected = 2_000 / legal.len() as i32;
        assert!(
            times
                .iter()
                .all(|some: &i32| (some - expected).abs() < expected / 4),
            "{times:?}, {expected} each"
        );
    }
}
