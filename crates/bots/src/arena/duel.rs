//! Several bots of one kind against several of another, with each deal played in every seating.

use std::collections::BTreeMap;
use std::sync::Arc;

use moonshot_rules::{AnyGame, Game, MAX_SEATS, Seat, Turn};

use super::arena_match::ArenaMatch;
use super::entrant::Entrant;
use super::report::Unit;
use super::run::ArenaError;
use super::schedule::{Deal, Deals, Observer, Schedule};
use super::stats::{Mean, Sprt};
use super::tally::DuelReport;
use crate::dice::FastDice;

/// Parts of a win, so that a win shared by up to eight players is a whole number of them.
const WIN: i64 = 840;

/// Bots of one kind in some of the seats, and of another in the rest.
///
/// Each deal is played once in every seating, so both sides get the same cards in the same seats. A trick game is
/// played for one round of the pass, or a match; any other for a match.
#[derive(Clone, Debug)]
pub struct Duel {
    /// The initial state of every match.
    pub start: AnyGame,
    /// The entrant to measure.
    pub bot: Arc<dyn Entrant>,
    /// The number of seats it has: at least one, and not all.
    pub seats: usize,
    /// The entrant in the other seats.
    pub against: Arc<dyn Entrant>,
    /// Number of deals, each played in every seating.
    pub deals: u64,
    /// Plays only the deals whose number leaves remainder `shard.0` when divided by `shard.1`.
    pub shard: (u64, u64),
    /// Seed of every deal and every choice.
    pub seed: u64,
    /// Whether trick games are played to the end of the match and scored by wins.
    pub whole: bool,
    /// Ends the duel early, once it is decided.
    pub sprt: Option<Sprt>,
    /// Number of threads; does not affect the report.
    pub threads: usize,
}

impl Duel {
    /// Plays all deals whose results are not in `known`.
    ///
    /// # Errors
    /// [`ArenaError`] if one of our bots plays an illegal action.
    pub fn run(
        &self,
        known: BTreeMap<u64, Deal>,
        observer: &dyn Observer,
    ) -> Result<DuelReport, ArenaError> {
        let deals = self.schedule().play(self, known, observer)?;
        Ok(self.report(&deals))
    }

    /// Which deals to play, and how.
    pub fn schedule(&self) -> Schedule {
        Schedule {
            deals: self.deals,
            shard: self.shard,
            sprt: self.sprt,
            threads: self.threads,
        }
    }

    /// Whether the duel is scored by points instead of wins.
    fn counts_points(&self) -> bool {
        matches!(self.start, AnyGame::Trick(_)) && !self.whole
    }

    /// The report of these deals, up to the one that decided the duel.
    pub fn report(&self, deals: &BTreeMap<u64, Deal>) -> DuelReport {
        let mut mean = Mean::default();
        let mut all = Deal::default();
        let mut verdict = None;
        for deal in deals.values() {
            mean.add(self.sample(deal));
            all.add(deal);
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
            sprt: self.sprt.as_ref().map(|sprt| sprt.report(&mean, verdict)),
        }
    }

    /// Whether the measured bot has this seat in the seating with these bits.
    fn is_bots(seating: u32, seat: usize) -> bool {
        seating >> seat & 1 == 1
    }

    /// Plays one seating of a deal, and adds the result.
    fn play(
        &self,
        table: &mut ArenaMatch,
        seating: u32,
        deal: &mut Deal,
    ) -> Result<(), ArenaError> {
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

    /// Scores a fault: the match is a win for the other side, or the hand gives all points to the faulty side.
    fn lose(&self, seat: Seat, seating: u32, deal: &mut Deal) {
        let is_bots = Duel::is_bots(seating, seat.index());
        deal.faults[usize::from(!is_bots)] += 1;
        deal.count += 1;
        let points = match &self.start {
            AnyGame::Trick(game) if self.counts_points() => i64::from(game.rules().moon_points()),
            _ => WIN,
        };
        // Points go to the faulty side, wins to the other.
        match is_bots == self.counts_points() {
            true => deal.own += points,
            false => deal.others += points,
        }
    }
}

impl Deals for Duel {
    type Error = ArenaError;

    fn deal(&self, number: u64, observer: &dyn Observer) -> Result<Deal, ArenaError> {
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
            let mut table = ArenaMatch::new(
                &self.start,
                &entrants,
                FastDice::part(self.seed, 2 * number),
                FastDice::part(self.seed, 2 * part + 1),
            );
            self.play(&mut table, seating, &mut deal)?;
            table.finish();
            if let Some(fault) = table.fault() {
                observer.fault(fault);
            }
        }
        Ok(deal)
    }

    /// The difference in points per hand between the bots and their opponents, or the bots' share of the wins.
    fn sample(&self, deal: &Deal) -> f64 {
        let count = deal.count.max(1) as f64;
        if !self.counts_points() {
            return deal.own as f64 / (WIN as f64 * count);
        }
        let others = self.start.seats().saturating_sub(self.seats).max(1);
        (deal.own as f64 / self.seats.max(1) as f64 - deal.others as f64 / others as f64) / count
    }
}
