//! Plays several lines in the same determinizations, until one is known to be the best.

use moonshot_rules::{MAX_SEATS, Seat};

use super::parts::in_parts;
use super::{Purpose, Weighed};
use crate::budget::Budget;
use crate::dice::FastDice;

/// Number of determinizations for every line between two eliminations.
const HEAT: u32 = 16;
/// Lines this many standard errors behind are eliminated.
const BEHIND: f64 = 3.5;

/// A line must be this many standard errors ahead of a favourite to replace it.
const SURE: f64 = 1.0;

/// The result of a line in one determinization.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finish {
    pub(super) cost: f64,
    /// The seat that shot the moon, if any.
    pub(super) moon: Option<Seat>,
}

impl Finish {
    /// The result before any playout.
    pub(super) const NONE: Finish = Finish {
        cost: 0.0,
        moon: None,
    };
}

/// The statistics of one line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    /// Number of determinizations it was played in.
    count: u32,
    cost: f64,
    costs_squared: f64,
    /// Sum of its differences from the mean of all lines, by determinization, and sum of their squares.
    off: f64,
    squares: f64,
    moons: [u32; MAX_SEATS],
}

impl Tally {
    fn times(&self) -> f64 {
        f64::from(self.count.max(1))
    }

    fn mean(&self) -> f64 {
        self.cost / self.times()
    }

    /// The standard error of the mean; as good as infinite for a single determinization.
    fn error(&self) -> f64 {
        let mean = self.mean();
        let variance = (self.costs_squared / self.times() - mean * mean).max(0.0);
        match self.count {
            0 | 1 => f64::from(f32::MAX),
            count => (variance / f64::from(count - 1)).sqrt(),
        }
    }

    /// The share of the determinizations in which each seat shot the moon.
    fn moons(&self) -> [f64; MAX_SEATS] {
        self.moons.map(|moons| f64::from(moons) / self.times())
    }

    /// The variance of the mean, without the part common to all lines.
    fn doubt(&self) -> f64 {
        let mean = self.off / self.times();
        let variance = (self.squares / self.times() - mean * mean).max(1e-9);
        variance / self.times()
    }

    fn add(&mut self, finish: Finish, off: f64) {
        self.count += 1;
        self.cost += finish.cost;
        self.costs_squared += finish.cost * finish.cost;
        self.off += off;
        self.squares += off * off;
        if let Some(seat) = finish.moon {
            self.moons[seat.index()] += 1;
        }
    }

    /// Merges statistics of the same line.
    fn join(&mut self, other: &Tally) {
        self.count += other.count;
        self.cost += other.cost;
        self.costs_squared += other.costs_squared;
        self.off += other.off;
        self.squares += other.squares;
        for (moons, more) in self.moons.iter_mut().zip(other.moons) {
            *moons += more;
        }
    }
}

/// The statistics of all lines.
#[derive(Clone, Debug)]
pub(super) struct Race {
    pub(super) tallies: Vec<Tally>,
    /// The lines that were not eliminated.
    running: Vec<usize>,
    /// The index of the line that costs least.
    pub(super) best: usize,
}

impl Race {
    /// Merges races of the same lines in different determinizations. A line that was eliminated in some of them keeps
    /// all its statistics.
    pub(super) fn together(races: Vec<Option<Race>>) -> Option<Race> {
        let mut races = races.into_iter().flatten();
        let mut all = races.next()?;
        for race in races {
            for (tally, other) in all.tallies.iter_mut().zip(&race.tallies) {
                tally.join(other);
            }
            all.running.extend(race.running);
        }
        all.running.sort_unstable();
        all.running.dedup();
        all.best = best(&all.running, &all.tallies).unwrap_or(all.best);
        Some(all)
    }

    /// Prefers a favourite unless a line is surely better, so that a short search does not pick an unusual line by
    /// luck.
    pub(super) fn prefer(&mut self, is_favourite: impl Fn(usize) -> bool) {
        let favourites: Vec<usize> = self
            .running
            .iter()
            .copied()
            .filter(|line| is_favourite(*line))
            .collect();
        let Some(favourite) = best(&favourites, &self.tallies) else {
            return;
        };
        let (one, other) = (self.tallies[favourite], self.tallies[self.best]);
        let doubt = (one.doubt() + other.doubt()).sqrt();
        if one.mean() - other.mean() < SURE * doubt {
            self.best = favourite;
        }
    }
}

/// The indices of the lines, the best first and the others by cost.
pub(super) fn order(tallies: &[Tally], best: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..tallies.len()).filter(|line| *line != best).collect();
    order.sort_by(|a, b| tallies[*a].mean().total_cmp(&tallies[*b].mean()));
    order.insert(0, best);
    order
}

/// The statistics of a line as an alternative with this action.
pub(super) fn weighed<A>(action: A, tallies: &[Tally], line: usize) -> Weighed<A> {
    let tally = tallies.get(line).copied().unwrap_or_default();
    Weighed {
        action,
        cost: tally.mean(),
        error: tally.error(),
        visits: tally.count,
        moons: tally.moons(),
    }
}

/// Evaluates choices, each of which is its own line, and returns them with the best first. Runs a race in every part of
/// the budget.
///
/// `determinization` samples one with the dice of its part, and `action` converts a choice to an action.
pub(super) fn choices<L: Copy + PartialEq + Sync, W, A>(
    choices: &[L],
    budget: Budget<'_>,
    purpose: Purpose,
    dice: &mut FastDice,
    determinization: impl Fn(&mut FastDice) -> W + Sync,
    play: impl Fn(&L, &W) -> Finish + Sync,
    action: impl Fn(L) -> A,
) -> Option<Vec<Weighed<A>>> {
    let races = in_parts(budget, dice, |budget, dice| {
        let same = |one: &L, other: &L| one == other;
        race(
            choices,
            budget,
            purpose,
            || Some(determinization(dice)),
            &play,
            same,
        )
    });
    let Race { tallies, best, .. } = Race::together(races)?;
    let weigh = |line: usize| weighed(action(choices[line]), &tallies, line);
    Some(order(&tallies, best).into_iter().map(weigh).collect())
}

/// Plays the lines with `play(line, determinization)`, and finds the one that costs least.
///
/// `next` samples a determinization. `same` says whether two lines belong to the same choice: when the purpose is a
/// choice, surely worse lines are eliminated, and the race ends when only one choice is left. For a hint every line is
/// played in all determinizations.
pub(super) fn race<L, W>(
    lines: &[L],
    budget: Budget<'_>,
    purpose: Purpose,
    mut next: impl FnMut() -> Option<W>,
    mut play: impl FnMut(&L, &W) -> Finish,
    same: impl Fn(&L, &L) -> bool,
) -> Option<Race> {
    let mut tallies = vec![Tally::default(); lines.len()];
    let mut running: Vec<usize> = (0..lines.len()).collect();
    let mut finishes = vec![Finish::NONE; lines.len()];
    let mut done = 0_u32;
    let mut determinizations = 0;
    let mut first = *running.first()?;
    while determinizations == 0 || budget.may_continue(done) {
        let determinization = next()?;
        for &line in &running {
            finishes[line] = play(&lines[line], &determinization);
        }
        let sum: f64 = running.iter().map(|line| finishes[*line].cost).sum();
        let mean = sum / running.len() as f64;
        for &line in &running {
            tallies[line].add(finishes[line], finishes[line].cost - mean);
        }
        done = done.saturating_add(running.len() as u32);
        determinizations += 1;
        if determinizations % HEAT == 0 && purpose == Purpose::Choice {
            first = best(&running, &tallies)?;
            let ahead = tallies[first];
            running.retain(|&line| {
                let behind = tallies[line].mean() - ahead.mean();
                let doubt = tallies[line].doubt() + ahead.doubt();
                line == first || behind < BEHIND * doubt.sqrt()
            });
            if running
                .iter()
                .all(|line| same(&lines[*line], &lines[first]))
            {
                break;
            }
        }
    }
    first = best(&running, &tallies).unwrap_or(first);
    Some(Race {
        tallies,
        running,
        best: first,
    })
}

fn best(running: &[usize], tallies: &[Tally]) -> Option<usize> {
    let mean = |line: &usize| tallies[*line].mean();
    running
        .iter()
        .copied()
        .min_by(|a, b| mean(a).total_cmp(&mean(b)))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Lines whose cost is their value plus a term that each determinization adds to all of them.
    fn run(lines: &[f64], budget: u32, purpose: Purpose) -> (usize, Vec<Tally>) {
        let mut determinization = 0.0;
        let next = || {
            determinization += 1.0;
            Some(determinization)
        };
        let play = |line: &f64, determinization: &f64| Finish {
            cost: line + determinization % 5.0 + line * (determinization % 3.0 - 1.0) * 0.1,
            moon: (line > &2.0).then(Seat::default),
        };
        let budget = Budget::playouts(budget);
        let race = race(lines, budget, purpose, next, play, |a, b| a == b).unwrap();
        (race.best, race.tallies)
    }

    #[test]
    fn the_line_that_costs_least_is_found_and_the_others_are_dropped() {
        let (best, tallies) = run(&[3.0, 1.0, 1.2, 9.0], 2_000, Purpose::Choice);
        assert_eq!(best, 1);
        assert!(tallies[3].count < tallies[1].count);
        assert_eq!(order(&tallies, best)[0], 1);
    }

    #[test]
    fn for_a_hint_every_line_is_played_in_every_world() {
        let (best, tallies) = run(&[3.0, 1.0, 1.2, 9.0], 2_000, Purpose::Hint);
        assert_eq!(order(&tallies, best), [1, 2, 0, 3]);
        for (line, expected) in [5.0, 3.0, 3.2, 11.0].into_iter().enumerate() {
            let told = weighed((), &tallies, line);
            assert!((told.cost - expected).abs() < 0.02, "{told:?}");
            assert_eq!(told.visits, 500);
            assert_eq!(told.moons[0], f64::from(u8::from(expected > 4.0)));
        }
    }

    #[test]
    fn the_error_shrinks_with_the_number_of_determinizations() {
        let (_, few) = run(&[1.0, 1.001], 64, Purpose::Hint);
        let (_, many) = run(&[1.0, 1.001], 1_024, Purpose::Hint);
        let ratio = few[0].error() / many[0].error();
        assert!((3.5..4.6).contains(&ratio), "{ratio}");
        // The sum of a number from 0 to 4 and a tenth of another from -1 to 1.
        let expected = ((2.0 + 2.0 / 300.0) / f64::from(many[0].count)).sqrt();
        assert!((many[0].error() / expected - 1.0).abs() < 0.05);
    }

    #[test]
    fn races_of_the_same_lines_are_one_race_of_all_their_determinizations() {
        let race = |determinizations: &[f64], running: &[usize]| {
            let mut race = Race {
                tallies: vec![Tally::default(); 3],
                running: running.to_vec(),
                best: running[0],
            };
            for determinization in determinizations {
                for line in 0..3 {
                    let finish = Finish {
                        cost: *determinization * (line as f64 - 1.0),
                        moon: (line == 2).then(Seat::default),
                    };
                    race.tallies[line].add(finish, finish.cost);
                }
            }
            Some(race)
        };
        let one = race(&[1.0, 2.0, -6.0, 0.5, 0.5], &[0, 1, 2]).unwrap();
        let parts = vec![
            race(&[1.0, 2.0], &[0, 1]),
            None,
            race(&[-6.0, 0.5, 0.5], &[1, 2]),
        ];
        let all = Race::together(parts).unwrap();
        assert_eq!(all.running, [0, 1, 2]);
        // The first line is best in the first part alone, and the last one in both together.
        assert_eq!(all.best, 2);
        for (one, all) in one.tallies.iter().zip(&all.tallies) {
            assert_eq!(all.count, 5);
            assert!((one.mean() - all.mean()).abs() < 1e-9);
            assert!((one.error() - all.error()).abs() < 1e-9);
            assert!((one.doubt() - all.doubt()).abs() < 1e-9);
            assert_eq!(one.moons(), all.moons());
        }
        assert!(Race::together(vec![None, None]).is_none());
    }

    #[test]
    fn a_line_that_every_part_dropped_is_not_the_best() {
        let part = |costs: [f64; 2]| {
            let mut race = Race {
                tallies: vec![Tally::default(); 2],
                running: vec![1],
                best: 1,
            };
            for (tally, cost) in race.tallies.iter_mut().zip(costs) {
                tally.add(Finish { cost, moon: None }, 0.0);
            }
            Some(race)
        };
        let all = Race::together(vec![part([1.0, 2.0]), part([1.0, 2.0])]).unwrap();
        assert_eq!(all.best, 1);
    }

    #[test]
    fn a_favourite_is_taken_where_no_line_is_surely_better() {
        let race = |costs: &[[f64; 2]]| {
            let mut race = Race {
                tallies: vec![Tally::default(); 2],
                running: vec![0, 1],
                best: 1,
            };
            for pair in costs {
                let mean = 0.5 * (pair[0] + pair[1]);
                for (tally, cost) in race.tallies.iter_mut().zip(pair) {
                    let finish = Finish {
                        cost: *cost,
                        moon: None,
                    };
                    tally.add(finish, cost - mean);
                }
            }
            race
        };
        let mut doubtful = race(&[[4.0, 0.0], [0.0, 3.0], [5.0, 1.0], [0.0, 4.0]]);
        doubtful.prefer(|line| line == 1);
        assert_eq!(doubtful.best, 1);
        doubtful.prefer(|line| line == 0);
        assert_eq!(doubtful.best, 0);
        let mut clear = race(&[[4.0, 0.0], [5.0, 1.0], [4.5, 0.0], [4.0, 0.5]]);
        clear.prefer(|line| line == 0);
        assert_eq!(clear.best, 1);
        clear.prefer(|_| false);
        assert_eq!(clear.best, 1);
    }

    #[test]
    fn lines_that_come_to_the_same_choice_end_the_race() {
        let (_, tallies) = run(&[1.0, 1.0, 8.0], 100_000, Purpose::Choice);
        assert!(tallies[0].count < 200);
    }
}
