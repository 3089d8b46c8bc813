//! Several lines played in the same worlds, until one is seen to be best.

use crate::budget::Budget;

/// How many worlds every line is played in before any may be dropped again.
const HEAT: u32 = 16;
/// By how many standard errors a line must be behind to be dropped.
const BEHIND: f64 = 3.5;

/// What is known of one line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    /// In how many worlds it was played.
    pub(super) count: f64,
    cost: f64,
    /// How far it was off the mean of all lines, world by world: their sum, and the sum of their squares.
    off: f64,
    squares: f64,
}

impl Tally {
    pub(super) fn mean(&self) -> f64 {
        self.cost / self.count.max(1.0)
    }

    /// The variance of the mean, but for what is the same for all lines.
    fn doubt(&self) -> f64 {
        let mean = self.off / self.count.max(1.0);
        let variance = (self.squares / self.count.max(1.0) - mean * mean).max(0.01);
        variance / self.count.max(1.0)
    }
}

/// Plays the lines, `cost(line, world)` for each world, and returns the place of the one that costs least.
///
/// `next` makes the next world. `same` says that two lines come to the same choice, so that no more need be known.
pub(super) fn race<L, W>(
    lines: &[L],
    budget: Budget<'_>,
    mut next: impl FnMut() -> Option<W>,
    mut cost: impl FnMut(&L, &W) -> f64,
    same: impl Fn(&L, &L) -> bool,
) -> Option<(usize, Vec<Tally>)> {
    let mut tallies = vec![Tally::default(); lines.len()];
    let mut running: Vec<usize> = (0..lines.len()).collect();
    let mut costs = vec![0.0; lines.len()];
    let mut done = 0_u32;
    let mut worlds = 0;
    let mut first = *running.first()?;
    while worlds == 0 || budget.goes_on(done) {
        let world = next()?;
        for &line in &running {
            costs[line] = cost(&lines[line], &world);
        }
        let mean = running.iter().map(|line| costs[*line]).sum::<f64>() / running.len() as f64;
        for &line in &running {
            let (tally, off) = (&mut tallies[line], costs[line] - mean);
            tally.count += 1.0;
            tally.cost += costs[line];
            tally.off += off;
            tally.squares += off * off;
        }
        done = done.saturating_add(running.len() as u32);
        worlds += 1;
        if worlds % HEAT == 0 {
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
    Some((first, tallies))
}

fn best(running: &[usize], tallies: &[Tally]) -> Option<usize> {
    let mean = |line: &usize| tallies[*line].mean();
    running
        .iter()
        .copied()
        .min_by(|a, b| mean(a).total_cmp(&mean(b)))
}
