//! Several bots of one kind against several of another, each deal through all seatings.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use moonshot_rules::{AnyGame, Game, MAX_SEATS, Seat, Turn};
use serde::{Deserialize, Serialize};

use super::entrant::Entrant;
use super::report::Unit;
use super::run::ArenaError;
use super::stats::{Mean, Sprt, Verdict};
use super::table::{Fault, Table};
use super::tally::DuelReport;
use crate::dice::FastDice;

/// In how many parts a win is counted, so that one shared by up to eight players is a whole number of them.
const WIN: i64 = 840;

/// Bots of one kind at some of the seats and of another at the rest.
///
/// Each deal is played once for every way to seat them, so that both sides are dealt the same at the same places. A
/// trick game goes on for one round of the pass, or a match; any other for a match.
#[derive(Clone, Debug)]
pub struct Duel {
    /// A match that is about to start; every match of the duel starts so.
    pub start: AnyGame,
    /// Who is measured.
    pub bot: Arc<dyn Entrant>,
    /// How many seats it has: at least one, and not all.
    pub seats: usize,
    /// Who sits at the other seats.
    pub against: Arc<dyn Entrant>,
    /// How many deals are played, each through all seatings.
    pub deals: u64,
    /// Of these every one whose number leaves `shard.0` when divided by `shard.1`.
    pub shard: (u64, u64),
    /// Decides every deal and every choice.
    pub seed: u64,
    /// Whether trick games are played to the end of the match, and counted by who wins it.
    pub whole: bool,
    /// Ends the duel as soon as it is decided.
    pub sprt: Option<Sprt>,
    /// How many threads play; the report is the same for any number.
    pub threads: usize,
}

/// What one deal came to, through all seatings, in whole numbers: parts of a duel add up to it exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deal {
    /// The points of the bots that are measured, or their wins in parts of 840.
    pub own: i64,
    /// The points of their opponents, or their wins.
    pub others: i64,
    /// How many hands or matches.
    pub count: u64,
    /// In how many of them one of the bots shot the moon, and one of its opponents.
    pub moons: [u64; 2],
    /// How many matches each side lost by a fault.
    pub faults: [u64; 2],
}

/// What is done so far.
#[derive(Default)]
struct Progress {
    next: u64,
    deals: BTreeMap<u64, Deal>,
    /// The first deals without a gap, for the test that may end the duel.
    tested: u64,
    mean: Mean,
    verdict: Option<Verdict>,
    error: Option<ArenaError>,
}

/// What a duel tells while it goes on.
pub trait Watcher: Sync {
    /// A deal has been played, and so many are known now.
    fn played(&self, number: u64, deal: &Deal, known: usize);

    /// A match ended by a fault.
    fn fault(&self, _fault: &Fault) {}
}

impl Duel {
    /// Plays it, but for the deals that are `known`.
    ///
    /// # Errors
    ///
    /// [`ArenaError`] where a bot of ours does what it may not.
    pub fn run(
        &self,
        known: BTreeMap<u64, Deal>,
        watcher: &dyn Watcher,
    ) -> Result<DuelReport, ArenaError> {
        let mut progress = Progress {
            deals: known,
            ..Progress::default()
        };
        self.test(&mut progress);
        let progress = Mutex::new(progress);
        thread::scope(|scope| {
            for _ in 1..self.threads.max(1) {
                scope.spawn(|| self.work(&progress, watcher));
            }
            self.work(&progress, watcher);
        });
        let progress = progress
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        match progress.error {
            Some(error) => Err(error),
            None => Ok(self.report(&progress.deals)),
        }
    }

    fn work(&self, progress: &Mutex<Progress>, watcher: &dyn Watcher) {
        let lock = || progress.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            let number = {
                let mut progress = lock();
                let Some(number) = self.next(&mut progress) else {
                    return;
                };
                number
            };
            let played = self.deal(number, watcher);
            let mut progress = lock();
            match played {
                Ok(deal) => {
                    progress.deals.insert(number, deal);
                    self.test(&mut progress);
                    watcher.played(number, &deal, progress.deals.len());
                }
                Err(error) => progress.error = Some(error),
            }
        }
    }

    /// The next deal that is to be played.
    fn next(&self, progress: &mut Progress) -> Option<u64> {
        if progress.error.is_some() || progress.verdict.is_some() {
            return None;
        }
        let (part, parts) = self.shard;
        while progress.next < self.deals {
            let number = progress.next;
            progress.next += 1;
            let is_ours = number % parts.max(1) == part;
            if is_ours && !progress.deals.contains_key(&number) {
                return Some(number);
            }
        }
        None
    }

    /// Looks whether the duel is decided, by the first deals without a gap: it ends at the same deal for any number of
    /// threads.
    fn test(&self, progress: &mut Progress) {
        let Some(sprt) = &self.sprt else { return };
        while progress.verdict.is_none()
            && let Some(deal) = progress.deals.get(&progress.tested)
        {
            progress.mean.add(self.value(deal));
            progress.tested += 1;
            progress.verdict = sprt.verdict(&progress.mean);
        }
    }

    /// Whether points are counted, and not wins.
    fn counts_points(&self) -> bool {
        matches!(self.start, AnyGame::Trick(_)) && !self.whole
    }

    /// By how many points a hand the bots were off their opponents, or their share of the wins.
    fn value(&self, deal: &Deal) -> f64 {
        let count = deal.count.max(1) as f64;
        if !self.counts_points() {
            return deal.own as f64 / (WIN as f64 * count);
        }
        let others = self.start.seats().saturating_sub(self.seats).max(1);
        (deal.own as f64 / self.seats.max(1) as f64 - deal.others as f64 / others as f64) / count
    }

    /// The report of these deals, up to the one that decided.
    pub fn report(&self, deals: &BTreeMap<u64, Deal>) -> DuelReport {
        let mut mean = Mean::default();
        let mut all = Deal::default();
        let mut verdict = None;
        for deal in deals.values() {
            mean.add(self.value(deal));
            all.own += deal.own;
            all.others += deal.others;
            all.count += deal.count;
            for side in 0..2 {
                all.moons[side] += deal.moons[side];
                all.faults[side] += deal.faults[side];
            }
            verdict = self.sprt.as_ref().and_then(|sprt| sprt.verdict(&mean));
            if verdict.is_some() {
                break;
            }
        }
        let points = self.counts_points();
        let tricks = matches!(self.start, AnyGame::Trick(_));
        let fair = self.seats as f64 / self.start.seats().max(1) as f64;
        let wins = (!points).then(|| mean.estimate());
        DuelReport {
            bot: self.bot.name(),
            seats: self.seats,
            against: self.against.name(),
            seed: self.seed,
            deals: mean.count(),
            unit: if points { Unit::Hands } else { Unit::Matches },
            count: all.count,
            points: points.then(|| mean.estimate()),
            moons: tricks.then_some(all.moons),
            wins,
            fair,
            elo: wins.map(|wins| wins.elo(fair)),
            faults: all.faults,
            sprt: self.sprt.as_ref().map(|sprt| sprt.told(&mean, verdict)),
        }
    }

    /// Whether the bot that is measured has the seat in the seating of these bits.
    fn is_bots(seating: u32, seat: usize) -> bool {
        seating >> seat & 1 == 1
    }

    fn deal(&self, number: u64, watcher: &dyn Watcher) -> Result<Deal, ArenaError> {
        let seats = self.start.seats().min(MAX_SEATS);
        let seatings = (0u32..1 << seats).filter(|bits| bits.count_ones() as usize == self.seats);
        let mut deal = Deal::default();
        for seating in seatings {
            let part = number << MAX_SEATS | u64::from(seating);
            let entrants: Vec<&dyn Entrant> = (0..seats)
                .map(|seat| match Duel::is_bots(seating, seat) {
                    true => &*self.bot,
                    false => &*self.against,
                })
                .collect();
            let mut table = Table::new(
                &self.start,
                &entrants,
                FastDice::part(self.seed, 2 * number),
                FastDice::part(self.seed, 2 * part + 1),
            );
            self.play(&mut table, seating, &mut deal)?;
            table.finish();
            if let Some(fault) = table.fault() {
                watcher.fault(fault);
            }
        }
        Ok(deal)
    }

    /// Plays one seating of a deal, and adds what it came to.
    fn play(&self, table: &mut Table, seating: u32, deal: &mut Deal) -> Result<(), ArenaError> {
        let round = match &self.start {
            AnyGame::Trick(game) if !self.whole => game.rules().pass_cycle.places().len().max(1),
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
            if self.counts_points() {
                deal.count += 1;
                for (seat, score) in hand.scores.iter().enumerate() {
                    match Duel::is_bots(seating, seat) {
                        true => deal.own += i64::from(*score),
                        false => deal.others += i64::from(*score),
                    }
                }
            }
            if let Some(shooter) = hand.shooter {
                let side = usize::from(!Duel::is_bots(seating, shooter.index()));
                deal.moons[side] += 1;
            }
        }
        if let Some(fault) = table.fault() {
            self.lose(fault.seat, seating, deal);
        } else if let Some(outcome) = table.game().outcome().filter(|_| !self.counts_points()) {
            let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
            let own = winners.iter().filter(|seat| Duel::is_bots(seating, **seat));
            let each = WIN / winners.len().max(1) as i64;
            let own = own.count() as i64 * each;
            deal.own += own;
            deal.others += winners.len() as i64 * each - own;
            deal.count += 1;
        }
        Ok(())
    }

    /// A fault loses the match: a win for the other side, or a hand in which all points are its own.
    fn lose(&self, seat: Seat, seating: u32, deal: &mut Deal) {
        let is_bots = Duel::is_bots(seating, seat.index());
        deal.faults[usize::from(!is_bots)] += 1;
        deal.count += 1;
        let points = match &self.start {
            AnyGame::Trick(game) if self.counts_points() => i64::from(game.rules().moon_points()),
            _ => WIN,
        };
        // Points go to the side that is to blame, wins to the other.
        match is_bots == self.counts_points() {
            true => deal.own += points,
            false => deal.others += points,
        }
    }
}
