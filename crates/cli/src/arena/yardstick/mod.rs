//! The yardstick: any bot on the deals that Deep CFR played against `hearts-engine`, against the same opponent.

mod deep_cfr;
mod recorded;
mod report;
mod tables;

use std::collections::BTreeMap;
use std::sync::Arc;

use anyhow::Context;
use clap::ValueEnum;
use moonshot_bots::FastDice;
use moonshot_bots::arena::{Deal, Deals, Entrant, Fault, Observer, Player};
use moonshot_protocol::Setup;
use moonshot_rules::{AnyAction, AnyEvent, AnyGame, Dice, Game, Seat, Viewer};
use serde_json::{Value, json};

pub(super) use recorded::DEALS;
use recorded::{Opponent, RecordedDeal};
use report::Report;
use tables::Tables;

/// A standing contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Yardstick {
    /// The 1,600 duplicate deals that Deep CFR played against mc:128 of hearts-engine, against the same mc:128.
    HeartsEngine,
}

/// A bot and the tables that it plays at.
pub(super) struct Standing {
    /// The start of a match and the bot's entrant, for each pass of the rotation.
    rotation: Vec<(AnyGame, Arc<dyn Entrant>)>,
    /// Seed of the bot's dice; the deals and the opponent have their own.
    seed: u64,
}

impl Standing {
    /// The contest for the bot that `entrant` makes for a setup.
    pub(super) fn new(
        yardstick: Yardstick,
        seed: u64,
        entrant: impl Fn(&Setup) -> Arc<dyn Entrant>,
    ) -> anyhow::Result<Standing> {
        let Yardstick::HeartsEngine = yardstick;
        let tables = recorded::ROTATION.map(|pass| {
            // The queen of spades does not break hearts in hearts-engine.
            let options =
                json!({"base": "hearts", "pass_cycle": [pass], "qs_breaks_hearts": false});
            let options = options.as_object().cloned().unwrap_or_default();
            let setup = Setup::read("custom-hearts", recorded::SEATS, &options)?;
            anyhow::Ok((setup.start()?, entrant(&setup)))
        });
        let rotation: anyhow::Result<Vec<_>> = tables.into_iter().collect();
        Ok(Standing {
            rotation: rotation?,
            seed,
        })
    }

    /// The name of the bot.
    pub(super) fn name(&self) -> String {
        let first = self.rotation.first();
        first.map(|(_, bot)| bot.name()).unwrap_or_default()
    }

    /// What determines the result of each deal, but for the bot's budget.
    pub(super) fn parameters(&self) -> Value {
        json!({
            "moonshot": env!("CARGO_PKG_VERSION"),
            "yardstick": recorded::NAME,
            "bot": self.name(),
            "against": recorded::OPPONENT,
            "seed": self.seed,
        })
    }

    /// The report of these deals.
    pub(super) fn report(&self, deals: &BTreeMap<u64, Deal>) -> Report {
        Report::new(self.name(), self.seed, deals, |deal| self.sample(deal))
    }

    /// Plays one seating of a deal.
    fn play(
        &self,
        number: u64,
        seating: usize,
        recorded: &RecordedDeal,
        opponents: &mut [Opponent; 2],
    ) -> anyhow::Result<Result<Deal, Fault>> {
        let pass = recorded.direction as usize;
        let (start, bot) = self.rotation.get(pass).context("there is no such pass")?;
        let mut dice = FastDice::part(self.seed, 2 * number + seating as u64);
        let mut players: Vec<Option<Box<dyn Player>>> = Vec::new();
        for seat in Seat::all(recorded::SEATS) {
            let seed = if bot.is_own() { 0 } else { dice.bits() };
            players.push(match is_measured(seating, seat) {
                true => match bot.sit(start, seat, seed) {
                    Ok(player) => Some(player),
                    Err(why) => return Ok(Err(Fault { seat, why })),
                },
                false => None,
            });
        }
        let (mut tables, dealt) = Tables::new(start, recorded)?;
        observe(&mut players, |viewer| dealt.events(&tables, viewer));
        while let Some(seat) = tables.turn()? {
            let action = match players.get_mut(seat.index()) {
                Some(Some(player)) => match choose(&tables, seat, player.as_mut(), &mut dice) {
                    Ok(action) => action,
                    Err(why) if bot.is_own() => anyhow::bail!("seat {seat}: {why}"),
                    Err(why) => return Ok(Err(Fault { seat, why })),
                },
                _ => tables.choice(seat, &mut opponents[seat.index() / 2])?,
            };
            let step = tables.act(seat, &action)?;
            observe(&mut players, |viewer| step.events(&tables, viewer));
        }
        for player in players.iter_mut().flatten() {
            player.over(None);
        }
        Ok(Ok(scored(&tables, seating)?))
    }
}

impl Deals for Standing {
    type Error = anyhow::Error;

    fn deal(&self, number: u64, observer: &dyn Observer) -> anyhow::Result<Deal> {
        let recorded = RecordedDeal::new(number);
        // The same two play both seatings, with one stream of dice each.
        let mut opponents = recorded.opponents();
        let mut deal = Deal::default();
        for seating in 0..2 {
            let played = self.play(number, seating, &recorded, &mut opponents);
            match played.with_context(|| format!("deal {number}, seating {seating}"))? {
                Ok(hand) => deal.add(&hand),
                Err(fault) => {
                    observer.fault(&fault);
                    // A hand with all points.
                    deal.add(&Deal {
                        own: 26,
                        count: 1,
                        faults: [1, 0],
                        ..Deal::default()
                    });
                }
            }
        }
        Ok(deal)
    }

    /// The payoff of a measured seat: the mean of the other players' points minus its own, over its seats and both
    /// seatings. More is better.
    fn sample(&self, deal: &Deal) -> f64 {
        (deal.others - deal.own) as f64 / (3 * deal.count.max(1)) as f64
    }
}

/// Whether the measured bot has this seat: East and West in the first seating, North and South in the second.
fn is_measured(seating: usize, seat: Seat) -> bool {
    seat.index() % 2 != seating
}

/// The legal action that a player chooses from the view of its seat.
fn choose(
    tables: &Tables,
    seat: Seat,
    player: &mut dyn Player,
    dice: &mut dyn Dice,
) -> Result<AnyAction, String> {
    let view = tables.game().view(Viewer::Seat(seat));
    let action = player.choose(&view.map_err(|error| error.to_string())?, dice)?;
    match tables.game().check(seat, &action) {
        Ok(()) => Ok(action),
        Err(why) => Err(format!("It plays {action}, which is refused: {why}")),
    }
}

/// Sends what each seat saw to the players that want it.
fn observe(players: &mut [Option<Box<dyn Player>>], events: impl Fn(Viewer) -> Vec<AnyEvent>) {
    for (seat, player) in Seat::all(players.len()).zip(players) {
        if let Some(player) = player.as_mut().filter(|player| player.wants_events()) {
            player.observe(&events(Viewer::Seat(seat)));
        }
    }
}

/// The result of the hand, on which both engines must agree.
fn scored(tables: &Tables, seating: usize) -> anyhow::Result<Deal> {
    let (scores, shooter) = tables.result()?;
    let mut deal = Deal {
        count: 1,
        ..Deal::default()
    };
    for (seat, score) in Seat::all(scores.len()).zip(scores) {
        match is_measured(seating, seat) {
            true => deal.own += score,
            false => deal.others += score,
        }
    }
    if let Some(seat) = shooter {
        deal.moons[usize::from(!is_measured(seating, seat))] += 1;
    }
    Ok(deal)
}
