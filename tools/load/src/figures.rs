//! What was measured.

use std::time::Duration;

use crate::record::Counts;

/// What was measured of one server, in one run or several.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// How many runs.
    pub rounds: u32,
    /// How long was measured, all runs together.
    pub measured: Duration,
    /// What was counted.
    pub counts: Counts,
    /// The server's processor time; `None` where it is not known.
    pub server_cpu: Option<Duration>,
    /// Our own processor time.
    pub client_cpu: Option<Duration>,
    /// The processor time of all else on this machine. Where it is much, the times tell little of the server.
    pub other_cpu: Option<Duration>,
    /// The server's memory; `None` where it is not known.
    pub memory: Option<Memory>,
}

/// The server's resident set in kilobytes; of several runs, the mean.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Memory {
    /// Before the first table.
    pub before: f64,
    /// When the first half of the tables is there.
    pub half: f64,
    /// When all tables are there, each with its sockets.
    pub seated: f64,
    /// At the end of the measured time.
    pub end: f64,
    /// What was added from the first to the last of these, pages of files apart.
    pub own: f64,
}

impl Figures {
    /// Adds those of another run.
    pub fn add(&mut self, other: &Figures) {
        if self.rounds == 0 {
            *self = other.clone();
            return;
        }
        let both = |one: Option<Duration>, other: Option<Duration>| Some(one? + other?);
        let (weight, other_weight) = (f64::from(self.rounds), f64::from(other.rounds));
        let mean =
            |one: f64, other: f64| (one * weight + other * other_weight) / (weight + other_weight);
        self.memory = match (self.memory, other.memory) {
            (Some(one), Some(other)) => Some(Memory {
                before: mean(one.before, other.before),
                half: mean(one.half, other.half),
                seated: mean(one.seated, other.seated),
                end: mean(one.end, other.end),
                own: mean(one.own, other.own),
            }),
            _ => None,
        };
        self.rounds += other.rounds;
        self.measured += other.measured;
        self.counts.add(&other.counts);
        self.server_cpu = both(self.server_cpu, other.server_cpu);
        self.client_cpu = both(self.client_cpu, other.client_cpu);
        self.other_cpu = both(self.other_cpu, other.other_cpu);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_add_up_and_memory_is_their_mean() {
        let run = |plays: u64, end: f64| {
            let mut figures = Figures {
                rounds: 1,
                measured: Duration::from_secs(10),
                server_cpu: Some(Duration::from_secs(2)),
                memory: Some(Memory {
                    end,
                    own: end / 2.0,
                    ..Memory::default()
                }),
                ..Figures::default()
            };
            figures.counts.plays = plays;
            figures.counts.answer.record(plays).unwrap();
            figures
        };
        let mut all = Figures::default();
        for figures in [run(100, 10.0), run(200, 20.0), run(300, 60.0)] {
            all.add(&figures);
        }
        assert_eq!((all.counts.plays, all.counts.answer.len()), (600, 3));
        assert_eq!(
            (all.measured.as_secs(), all.server_cpu.unwrap().as_secs()),
            (30, 6)
        );
        let memory = all.memory.unwrap();
        assert_eq!((memory.end, memory.own), (30.0, 15.0));
    }
}
