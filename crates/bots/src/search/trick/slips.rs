//! Others do not always play what a practised player would: in the hands that are played out, they slip.
//!
//! Whoever reckons with players that make no mistakes is sure of what they will do, and takes risks that only those would
//! punish as foreseen.

use moonshot_rules::MAX_SEATS;
use moonshot_rules::trick::Played;

use super::policy;
use super::table::{Position, Table};
use crate::dice::FastDice;

/// Of four of another player's cards one is any that it may play.
const ONE_IN: u64 = 4;

/// What the seat to play slips to, where it does; by the numbers of this seed.
///
/// They depend on the seat and the trick alone, so that lines which are compared meet the same slips.
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
