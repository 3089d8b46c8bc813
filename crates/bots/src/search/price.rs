//! Prices an action against another in the same determinizations.
//!
//! A search chooses by the costs that it has estimated, so the cost of its choice is flattered. A price comes from
//! determinizations of its own, in which both actions are played.

use moonshot_rules::{AnyAction, AnyGame, AnyView};

use super::tree::{Growing, Key, Played};
use super::{Unit, black_hearts, heartcatchers, trick};
use crate::dice::FastDice;

/// Number of independent batches of determinizations, whose means give the standard error: determinizations of the same
/// batch are resampled from one pool, so they are not independent.
const BATCHES: u32 = 16;
/// Minimum number of determinizations in a batch.
const LEAST: u32 = 2;

/// The deals that an action is played in.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deals<'a> {
    /// Those that are consistent with the view.
    Consistent,
    /// The real one; for hindsight only.
    Open(&'a AnyGame),
}

/// What an action led to, in one playout or on average.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Facts {
    /// The cost, in the decision's unit.
    pub(crate) cost: f64,
    /// The points of the hand less the mean of the others'; 0 in Heartcatchers.
    pub(crate) points: f64,
    /// The estimated probability of winning the match or, in Heartcatchers, the game.
    pub(crate) chance: f64,
    /// How often the seat took the Queen of spades.
    pub(crate) queen: f64,
    /// The points of the other cards that the seat took.
    pub(crate) others: f64,
    /// How often the seat shot the moon.
    pub(crate) moon: f64,
    /// How often somebody else did.
    pub(crate) their_moon: f64,
}

impl Facts {
    fn add(&mut self, other: &Facts) {
        self.cost += other.cost;
        self.points += other.points;
        self.chance += other.chance;
        self.queen += other.queen;
        self.others += other.others;
        self.moon += other.moon;
        self.their_moon += other.their_moon;
    }

    fn over(self, count: f64) -> Facts {
        Facts {
            cost: self.cost / count,
            points: self.points / count,
            chance: self.chance / count,
            queen: self.queen / count,
            others: self.others / count,
            moon: self.moon / count,
            their_moon: self.their_moon / count,
        }
    }
}

/// The price of an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Price {
    pub(crate) unit: Unit,
    /// Number of playouts.
    pub(crate) playouts: u32,
    pub(crate) done: Facts,
    pub(crate) best: Facts,
    /// How much more `done` costs than `best`, and the standard error of that.
    pub(crate) more: f64,
    pub(crate) error: f64,
    /// Whether `done` is priced as the start of a moon attempt.
    pub(crate) shoots: bool,
}

impl Price {
    /// Costs that are known without playouts.
    pub(crate) fn known(unit: Unit, done: f64, best: f64) -> Price {
        let facts = |cost: f64| match unit {
            Unit::Points => Facts {
                cost,
                points: cost,
                ..Facts::default()
            },
            Unit::Chance => Facts {
                cost,
                chance: 1.0 - cost,
                ..Facts::default()
            },
        };
        Price {
            unit,
            playouts: 0,
            done: facts(done),
            best: facts(best),
            more: done - best,
            error: 0.0,
            shoots: false,
        }
    }
}

/// The price of `done` against `best`, both legal; `None` if playouts do not model one of them.
///
/// If both are the same, the price is 0 and the facts are those of the action.
pub(crate) fn price(
    view: &AnyView,
    deals: Deals<'_>,
    [done, best]: [AnyAction; 2],
    playouts: u32,
    dice: &mut FastDice,
) -> Option<Price> {
    match (view, done, best) {
        (AnyView::Trick(view), AnyAction::Trick(done), AnyAction::Trick(best)) => {
            let open = match deals {
                Deals::Open(AnyGame::Trick(game)) => Some(game.hand()),
                Deals::Open(_) => return None,
                Deals::Consistent => None,
            };
            trick::price(view, open, [done, best], playouts, dice)
        }
        (
            AnyView::BlackHearts(view),
            AnyAction::BlackHearts(done),
            AnyAction::BlackHearts(best),
        ) => {
            let open = match deals {
                Deals::Open(AnyGame::BlackHearts(game)) => Some(game.hand()),
                Deals::Open(_) => return None,
                Deals::Consistent => None,
            };
            black_hearts::price(view, open, [done, best], playouts, dice)
        }
        (
            AnyView::Heartcatchers(view),
            AnyAction::Heartcatchers(done),
            AnyAction::Heartcatchers(best),
        ) => {
            let open = match deals {
                Deals::Open(AnyGame::Heartcatchers(game)) => Some(game.game()),
                Deals::Open(_) => return None,
                Deals::Consistent => None,
            };
            heartcatchers::price(view, open, [done, best], playouts, dice)
        }
        _ => None,
    }
}

/// Plays both actions in batches of determinizations, within a number of playouts.
///
/// `batch` plays both actions in this number of determinizations, independently of the other batches. With `alone` the two
/// are the same action, and the facts of both are the same.
pub(super) fn in_batches(
    unit: Unit,
    alone: bool,
    playouts: u32,
    mut batch: impl FnMut(usize) -> Option<Vec<[Facts; 2]>>,
) -> Option<Price> {
    let lines = if alone { 1 } else { 2 };
    let size = (playouts / lines / BATCHES).max(LEAST);
    let (mut done, mut best) = (Facts::default(), Facts::default());
    let mut means = [0.0; BATCHES as usize];
    let mut count = 0_u32;
    for mean in &mut means {
        let facts = batch(size as usize)?;
        for [one, other] in &facts {
            *mean += (one.cost - other.cost) / facts.len() as f64;
            done.add(one);
            best.add(other);
        }
        count += facts.len() as u32;
    }
    let (more, error) = mean_and_error(&means);
    let all = f64::from(count.max(1));
    Some(Price {
        unit,
        playouts: count * lines,
        done: done.over(all),
        best: best.over(all),
        more,
        error,
        shoots: false,
    })
}

/// [`in_batches`] by a tree search, with trees of its own for each batch, so that the standard error includes what they
/// happened to find.
///
/// `supply` samples this number of determinizations, and `facts` says what became of one. Half of a batch grows the trees,
/// and the other half prices both actions with them.
pub(super) fn by_trees<G: Played>(
    seats: usize,
    unit: Unit,
    [done, best]: [Key; 2],
    playouts: u32,
    dice: &mut FastDice,
    mut supply: impl FnMut(usize, &mut FastDice) -> Vec<G>,
    facts: impl Fn(&G) -> Facts,
) -> Option<Price> {
    let alone = done == best;
    in_batches(unit, alone, playouts / 2, |size| {
        let mut trees = Growing::new(seats);
        let mut both = |games: Vec<G>, dice: &mut FastDice| -> Vec<[Facts; 2]> {
            let ends = games.into_iter().map(|game| {
                let same = FastDice::new(dice.bits());
                let mut play = |key| facts(&trees.play(game, Some(key), &mut same.clone()));
                let one = play(done);
                [one, if alone { one } else { play(best) }]
            });
            ends.collect()
        };
        both(supply(size, dice), dice);
        Some(both(supply(size, dice), dice))
    })
}

/// The mean of independent samples, and its standard error.
pub(crate) fn mean_and_error(samples: &[f64]) -> (f64, f64) {
    let count = samples.len().max(1) as f64;
    let mean = samples.iter().sum::<f64>() / count;
    let squares: f64 = samples.iter().map(|sample| (sample - mean).powi(2)).sum();
    let variance = squares / (count - 1.0).max(1.0);
    (mean, (variance / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_of_a_price_is_that_of_the_difference_and_not_of_the_costs() {
        let mut dice = FastDice::new(1);
        let price = in_batches(Unit::Points, false, 3_200, |size| {
            let facts = (0..size).map(|_| {
                let seed = dice.bits();
                let common = (seed % 1_000) as f64;
                let own = (seed >> 32 & 1) as f64;
                [common + 2.0 + own, common].map(|cost| Facts {
                    cost,
                    ..Facts::default()
                })
            });
            Some(facts.collect())
        });
        let price = price.map(|price| (price.more, price.error, price.playouts));
        let Some((more, error, playouts)) = price else {
            unreachable!("batches are never empty")
        };
        assert_eq!(playouts, 3_200);
        // A fair coin over 1,600 determinizations: 0.5 / 40.
        assert!((more - 2.5).abs() < 4.0 * 0.0125, "{more}");
        assert!((0.006..0.022).contains(&error), "{error}");
    }
}
