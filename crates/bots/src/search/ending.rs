//! Exact endgames of Black Hearts and Heartcatchers, where few cards are hidden: evaluates every possible deal,
//! assuming that each player maximises its own result.

use super::tree::{Key, Played, Results};

/// Maximum number of deals, and of positions over all of them.
pub(super) const DEALS: usize = 256;
const POSITIONS: u32 = 12_000;
/// Results that differ by less are considered equal.
const SAME: f32 = 1e-5;

/// What makes an action the best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Best {
    /// The best average over all deals.
    OnAverage,
    /// The best result in every deal, whatever their likelihood.
    Always,
}

/// The best actions of the seat to act, possibly none; `None` if the limit is exceeded.
pub(super) fn exactly<G: Played>(deals: &[G], by: Best) -> Option<Vec<Key>> {
    let mut ending = Ending { left: POSITIONS };
    let first = deals.first()?;
    let me = first.turn()?;
    let mut list = Vec::new();
    first.actions(&mut list);
    // The distance of each action from the best of each deal, or its sum over all deals.
    let mut sums = vec![0.0; list.len()];
    for deal in deals {
        let mut results = Vec::with_capacity(list.len());
        for (key, _) in &list {
            let mut next = *deal;
            next.act(*key);
            results.push(ending.results(&next)?[me]);
        }
        let most = match by {
            Best::OnAverage => 0.0,
            Best::Always => results.iter().copied().fold(f32::MIN, f32::max),
        };
        for (sum, result) in sums.iter_mut().zip(results) {
            *sum += result - most;
        }
    }
    let most = match by {
        Best::OnAverage => sums.iter().copied().fold(f32::MIN, f32::max),
        Best::Always => 0.0,
    };
    let least = most - SAME * deals.len() as f32;
    let best = list.iter().zip(&sums).filter(|(_, sum)| **sum >= least);
    Some(best.map(|((key, _), _)| *key).collect())
}

struct Ending {
    /// Remaining number of positions to evaluate.
    left: u32,
}

impl Ending {
    /// The result of each seat if each maximises its own.
    fn results<G: Played>(&mut self, game: &G) -> Option<Results> {
        self.left = self.left.checked_sub(1)?;
        let Some(mover) = game.turn() else {
            return Some(game.won());
        };
        let mut list = Vec::new();
        game.actions(&mut list);
        let mut best: Option<Results> = None;
        for (key, _) in list {
            let mut next = *game;
            next.act(key);
            let results = self.results(&next)?;
            if best.is_none_or(|best| results[mover] > best[mover]) {
                best = Some(results);
            }
        }
        best
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use moonshot_rules::MAX_SEATS;

    use super::*;
    use crate::dice::FastDice;

    /// One player guesses a coin, or takes a sure reward; then the other takes half of it away, or all.
    #[derive(Clone, Copy)]
    struct Coin {
        heads: bool,
        certain: f32,
        said: Option<Key>,
        left: Option<f32>,
    }

    const TAILS: Key = 0;
    const HEADS: Key = 1;
    const TAKE: Key = 2;

    impl Played for Coin {
        fn turn(&self) -> Option<usize> {
            match (self.said, self.left) {
                (None, _) => Some(0),
                (_, None) => Some(1),
                _ => None,
            }
        }

        fn actions(&self, list: &mut Vec<(Key, f32)>) {
            match self.said {
                None => list.extend([(TAILS, 1.0), (HEADS, 1.0), (TAKE, 1.0)]),
                Some(_) => list.extend([(0, 1.0), (1, 1.0)]),
            }
        }

        fn act(&mut self, key: Key) {
            match self.said {
                None => self.said = Some(key),
                Some(_) => self.left = Some(0.5 * f32::from(key)),
            }
        }

        fn seen(key: Key) -> Key {
            key
        }

        fn finish(&mut self, _dice: &mut FastDice) {}

        fn results(&self) -> Results {
            let won = match self.said {
                Some(TAKE) => self.certain,
                said => f32::from(u8::from((said == Some(HEADS)) == self.heads)),
            };
            let mut results = [0.0; MAX_SEATS];
            let left = self.left.unwrap_or_default();
            // The other would rather take half than all.
            results[0] = won * left;
            results[1] = left;
            results
        }

        fn won(&self) -> Results {
            self.results()
        }
    }

    fn best(heads: &[bool], certain: f32, by: Best) -> Vec<Key> {
        let coin = |heads: &bool| Coin {
            heads: *heads,
            certain,
            said: None,
            left: None,
        };
        let deals: Vec<Coin> = heads.iter().map(coin).collect();
        exactly(&deals, by).unwrap()
    }

    #[test]
    fn what_is_best_on_average_need_not_be_best_in_every_deal() {
        let coins = [true, true, true, false];
        assert_eq!(best(&coins, 0.6, Best::OnAverage), [HEADS]);
        assert_eq!(best(&coins, 0.75, Best::OnAverage), [HEADS, TAKE]);
        assert_eq!(best(&coins, 0.9, Best::OnAverage), [TAKE]);
        assert!(best(&coins, 0.9, Best::Always).is_empty());
        assert_eq!(best(&coins, 1.0, Best::Always), [TAKE]);
        assert_eq!(best(&coins[..3], 0.9, Best::Always), [HEADS]);
    }

    #[test]
    fn what_takes_too_long_is_left_open() {
        let coins = vec![true; 5_000];
        let deals = coins.iter().map(|heads| Coin {
            heads: *heads,
            certain: 0.5,
            said: None,
            left: None,
        });
        let deals: Vec<Coin> = deals.collect();
        assert!(exactly(&deals, Best::OnAverage).is_none());
    }
}
