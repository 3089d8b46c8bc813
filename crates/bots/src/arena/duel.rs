//! Several bots of one level against several of another, each deal through all seatings.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use moonshot_rules::{AnyGame, Game, MAX_SEATS, Seat, Turn};
use serde::Serialize;

use super::report::Unit;
use super::run::{ArenaError, Seating};
use super::stats::{Estimate, Mean};
use crate::dice::FastDice;
use crate::level::Level;

/// Bots of one level at some of the seats and of another at the rest.
///
/// Each deal is played once for every way to seat them, so that both sides are dealt the same at the same places. A
/// trick game goes on for one round of the pass, any other for a match.
#[derive(Clone, Debug)]
pub struct Duel {
    /// A match that is about to start; every match of the duel starts so.
    pub start: AnyGame,
    /// Who is measured.
    pub bot: Level,
    /// How many seats it has: at least one, and not all.
    pub seats: usize,
    /// Who sits at the other seats.
    pub against: Level,
    /// How many deals are played, each through all seatings.
    pub deals: u64,
    /// Decides every deal and every choice.
    pub seed: u64,
    /// How many times a bot that thinks ahead plays a hand out in thought, for each decision.
    pub playouts: u32,
    /// How many threads play; the report is the same for any number.
    pub threads: usize,
}

/// The outcome of a duel. The same duel has the same report on every machine.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DuelReport {
    /// Who was measured.
    pub bot: Level,
    /// At how many seats.
    pub seats: usize,
    /// Who sat at the others.
    pub against: Level,
    /// The seed.
    pub seed: u64,
    /// How many deals were played.
    pub deals: u64,
    /// What was counted in them.
    pub unit: Unit,
    /// How many of these.
    pub count: u64,
    /// By how many points a hand each bot was off each opponent; below 0 it was better. Trick games alone.
    pub points: Option<Estimate>,
    /// In how many hands one of the bots shot the moon, and one of its opponents.
    pub moons: Option<[u64; 2]>,
    /// The share of the matches that the bots won; the other games alone.
    pub wins: Option<Estimate>,
    /// The share that bots no better than their opponents would win.
    pub fair: f64,
}

/// What one deal came to.
#[derive(Clone, Copy, Debug, Default)]
struct Deal {
    value: f64,
    count: u64,
    moons: [u64; 2],
}

impl Duel {
    /// Plays it; `after` is told each time how many deals are done.
    ///
    /// # Errors
    ///
    /// [`ArenaError`] where a bot does what it may not.
    pub fn run(&self, after: &(dyn Fn(u64) + Sync)) -> Result<DuelReport, ArenaError> {
        let next = AtomicU64::new(0);
        let done = AtomicU64::new(0);
        let work = || -> Result<Vec<(u64, Deal)>, ArenaError> {
            let mut played = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.deals {
                    return Ok(played);
                }
                played.push((number, self.deal(number)?));
                after(done.fetch_add(1, Ordering::Relaxed) + 1);
            }
        };
        let threads = self.threads.max(1);
        let played: Vec<_> = thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mut played = vec![work()];
            played.extend(others.into_iter().filter_map(|other| other.join().ok()));
            played
        });
        let mut deals: Vec<(u64, Deal)> = Vec::new();
        for part in played {
            deals.extend(part?);
        }
        deals.sort_by_key(|(number, _)| *number);
        Ok(self.report(deals.iter().map(|(_, deal)| deal)))
    }

    fn report<'a>(&self, deals: impl Iterator<Item = &'a Deal>) -> DuelReport {
        let mut mean = Mean::default();
        let (mut count, mut moons) = (0, [0; 2]);
        for deal in deals {
            mean.add(deal.value);
            count += deal.count;
            moons = [moons[0] + deal.moons[0], moons[1] + deal.moons[1]];
        }
        let tricks = matches!(self.start, AnyGame::Trick(_));
        DuelReport {
            bot: self.bot,
            seats: self.seats,
            against: self.against,
            seed: self.seed,
            deals: mean.count(),
            unit: if tricks { Unit::Hands } else { Unit::Matches },
            count,
            points: tricks.then(|| mean.estimate()),
            moons: tricks.then_some(moons),
            wins: (!tricks).then(|| mean.estimate()),
            fair: self.seats as f64 / self.start.seats() as f64,
        }
    }

    /// Whether the bot that is measured has the seat in the seating of these bits.
    fn is_bots(seating: u32, seat: usize) -> bool {
        seating >> seat & 1 == 1
    }

    fn deal(&self, number: u64) -> Result<Deal, ArenaError> {
        let seats = self.start.seats().min(MAX_SEATS);
        let seatings = (0u32..1 << seats).filter(|bits| bits.count_ones() as usize == self.seats);
        let mut deal = Deal::default();
        for seating in seatings {
            let part = number << MAX_SEATS | u64::from(seating);
            let levels: Vec<Level> = (0..seats)
                .map(|seat| match Duel::is_bots(seating, seat) {
                    true => self.bot,
                    false => self.against,
                })
                .collect();
            let table = Seating::of(
                &self.start,
                &levels,
                FastDice::part(self.seed, 2 * number),
                FastDice::part(self.seed, 2 * part + 1),
                self.playouts,
            );
            self.play(table, seating, &mut deal)?;
        }
        deal.value /= deal.count.max(1) as f64;
        Ok(deal)
    }

    /// Plays one seating of a deal, and adds what it came to.
    fn play(&self, mut table: Seating, seating: u32, deal: &mut Deal) -> Result<(), ArenaError> {
        let seats = self.start.seats();
        let round = match &self.start {
            AnyGame::Trick(game) => game.rules().pass_cycle.places().len().max(1),
            _ => usize::MAX,
        };
        let mut hands = 0;
        while hands < round && table.step()? {
            let AnyGame::Trick(game) = table.game() else {
                continue;
            };
            if game.history().len() == hands || matches!(table.game().turn(), Turn::Seats(_)) {
                continue;
            }
            hands = game.history().len();
            let Some(hand) = game.last_hand() else {
                continue;
            };
            let (mut own, mut others) = (0.0, 0.0);
            for (seat, score) in hand.scores.iter().enumerate() {
                match Duel::is_bots(seating, seat) {
                    true => own += f64::from(*score) / self.seats as f64,
                    false => others += f64::from(*score) / (seats - self.seats) as f64,
                }
            }
            deal.value += own - others;
            deal.count += 1;
            if let Some(shooter) = hand.shooter {
                let side = usize::from(!Duel::is_bots(seating, shooter.index()));
                deal.moons[side] += 1;
            }
        }
        if let Some(outcome) = table.game().outcome().filter(|_| round == usize::MAX) {
            let own = outcome.winners.iter().map(Seat::index);
            let own = own.filter(|seat| Duel::is_bots(seating, *seat)).count();
            deal.value += own as f64 / outcome.winners.len().max(1) as f64;
            deal.count += 1;
        }
        Ok(())
    }
}

impl DuelReport {
    /// Who played whom, how long and with which seed, in a line.
    pub fn headline(&self) -> String {
        format!(
            "{} {} against {}, {} deals through all seatings, seed {}",
            self.seats, self.bot, self.against, self.deals, self.seed
        )
    }
}

/// The figures, for people.
impl fmt::Display for DuelReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Estimate { value, low, high }) = self.points {
            writeln!(
                f,
                "  points      {value:+.2} a hand ({low:+.2} to {high:+.2}) against the others, in {} hands; below 0 is better",
                self.count
            )?;
        }
        if let Some([own, others]) = self.moons {
            let percent = |moons: u64| 100.0 * moons as f64 / self.count.max(1) as f64;
            writeln!(
                f,
                "  moons       shot in {:.1}% of the hands, suffered in {:.1}%",
                percent(own),
                percent(others)
            )?;
        }
        if let Some(Estimate { value, low, high }) = self.wins {
            writeln!(
                f,
                "  won         {:.1}% ({:.1}% to {:.1}%) of {} matches, {:.2} times the fair share",
                100.0 * value,
                100.0 * low,
                100.0 * high,
                self.count,
                value / self.fair
            )?;
        }
        Ok(())
    }
}
