//! Several lines played in the same worlds, until one is seen to be best.

use moonshot_rules::{MAX_SEATS, Seat};

use super::parts::in_parts;
use super::{Purpose, Weighed};
use crate::budget::Budget;
use crate::dice::FastDice;

/// How many worlds every line is played in before any may be dropped again.
const HEAT: u32 = 16;
/// By how many standard errors a line must be behind to be dropped.
const BEHIND: f64 = 3.5;

/// By how many standard errors a line must be ahead of a favourite to be taken in its place.
const SURE: f64 = 1.0;

/// What came of a line in one world.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finish {
    pub(super) cost: f64,
    /// Who shot the moon.
    pub(super) moon: Option<Seat>,
}

impl Finish {
    /// Nothing was played out.
    pub(super) const NONE: Finish = Finish {
        cost: 0.0,
        moon: None,
    };
}

/// What is known of one line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    /// In how many worlds it was played.
    count: u32,
    cost: f64,
    costs_squared: f64,
    /// How far it was off the mean of all lines, world by world: their sum, and the sum of their squares.
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

    /// The standard error of the mean; that of a single world is not known, and as good as infinite.
    fn error(&self) -> f64 {
        let mean = self.mean();
        let variance = (self.costs_squared / self.times() - mean * mean).max(0.0);
        match self.count {
            0 | 1 => f64::from(f32::MAX),
            count => (variance / f64::from(count - 1)).sqrt(),
        }
    }

    /// In which part of the worlds each seat shot the moon.
    fn moons(&self) -> [f64; MAX_SEATS] {
        self.moons.map(|moons| f64::from(moons) / self.times())
    }

    /// The variance of the mean, but for what is the same for all lines.
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

    /// Adds what came of the same line elsewhere.
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

/// What came of all lines.
#[derive(Clone, Debug)]
pub(super) struct Race {
    pub(super) tallies: Vec<Tally>,
    /// Those that were not dropped.
    running: Vec<usize>,
    /// The place of the line that costs least.
    pub(super) best: usize,
}

impl Race {
    /// What several races of the same lines come to, each in worlds of its own. Of a line that was dropped in some of them and
    /// not in others, all that was played counts.
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

    /// Takes a favourite where no line is surely better: a short thought is not to prefer by luck what a practised player would
    /// not think of.
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

/// The places of the lines, the best one first and the others by what they cost.
pub(super) fn order(tallies: &[Tally], best: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..tallies.len()).filter(|line| *line != best).collect();
    order.sort_by(|a, b| tallies[*a].mean().total_cmp(&tallies[*b].mean()));
    order.insert(0, best);
    order
}

/// What came of a line that stands for the action.
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

/// What each of the choices comes to, the best one first, where each is a line of its own: a race in every part of the budget.
///
/// `world` makes a world from the dice of its part, and `action` is the action that a choice is.
pub(super) fn choices<L: Copy + PartialEq + Sync, W, A>(
    choices: &[L],
    budget: Budget<'_>,
    purpose: Purpose,
    dice: &mut FastDice,
    world: impl Fn(&mut FastDice) -> W + Sync,
    play: impl Fn(&L, &W) -> Finish + Sync,
    action: impl Fn(L) -> A,
) -> Option<Vec<Weighed<A>>> {
    let races = in_parts(budget, dice, |budget, dice| {
        let same = |one: &L, other: &L| one == other;
        race(choices, budget, purpose, || Some(world(dice)), &play, same)
    });
    let Race { tallies, best, .. } = Race::together(races)?;
    let weigh = |line: usize| weighed(action(choices[line]), &tallies, line);
    Some(order(&tallies, best).into_iter().map(weigh).collect())
}

/// Plays the lines, `play(line, world)` for each world, and finds the one that costs least.
///
/// `next` makes the next world. `same` says that two lines come to the same choice: where only that is wanted, lines that
/// are surely worse are dropped, and the race ends when no other choice is left. For a hint every line is played in all
/// worlds.
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
    let mut worlds = 0;
    let mut first = *running.first()?;
    while worlds == 0 || budget.goes_on(done) {
        let world = next()?;
        for &line in &running {
            finishes[line] = play(&lines[line], &world);
        }
        let sum: f64 = running.iter().map(|line| finishes[*line].cost).sum();
        let mean = sum / running.len() as f64;
        for &line in &running {
            tallies[line].add(finishes[line], finishes[line].cost - mean);
        }
        done = done.saturating_add(running.len() as u32);
        worlds += 1;
        if worlds % HEAT == 0 && purpose == Purpose::Choice {
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

    /// Lines that cost as much as they are long, but for what a world adds to all of them.
    fn run(lines: &[f64], budget: u32, purpose: Purpose) -> (usize, Vec<Tally>) {
        let mut world = 0.0;
        let next = || {
            world += 1.0;
            Some(world)
        };
        let play = |line: &f64, world: &f64| Finish {
            cost: line + world % 5.0 + line * (world % 3.0 - 1.0) * 0.1,
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
    fn the_error_shrinks_with_the_number_of_worlds() {
        let (_, few) = run(&[1.0, 1.001], 64, Purpose::Hint);
        let (_, many) = run(&[1.0, 1.001], 1_024, Purpose::Hint);
        let ratio = few[0].error() / many[0].error();
        assert!((3.5..4.6).contains(&ratio), "{ratio}");
        // The sum of a number from 0 to 4 and another of a tenth from -1 to 1.
        let expected = ((2.0 + 2.0 / 300.0) / f64::from(many[0].count)).sqrt();
        assert!((many[0].error() / expected - 1.0).abs() < 0.05);
    }

    #[test]
    fn races_of_the_same_lines_are_one_race_of_all_their_worlds() {
        let race = |worlds: &[f64], running: &[usize]| {
            let mut race = Race {
                tallies: vec![Tally::default(); 3],
                running: running.to_vec(),
                best: running[0],
            };
            for world in worlds {
                for line in 0..3 {
                    let finish = Finish {
                        cost: *world * (line as f64 - 1.0),
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
        // Alone the first line is best in the first part, and the last one in both together.
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
