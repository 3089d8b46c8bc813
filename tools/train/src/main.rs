//! Records decisions of `master` in the trick games: the network inputs of each card, and the card's cost.
//!
//! `tools/train/run` trains the network with them. The same arguments write the same file on every machine.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use moonshot_bots::{Budget, FastDice, Hint, HintUnit, Level, readings};
use moonshot_rules::{
    AnyAction, AnyGame, AnyView, CardominoesOptions, Dice, Game, HeartsOptions, Phase, Turn, View,
    Viewer, WildTwistsOptions,
};

/// Number of hands played in a match; later, the cost is no longer in points.
const HANDS: u32 = 5;
/// One in this many cards is played by the policy of `steady`, so that the network sees the results of other cards too.
const ELSEWHERE: u32 = 4;
/// The value of a match in points, for costs that are winning probabilities.
const MATCH: f64 = 20.0;

/// Records decisions of `master`.
#[derive(Parser, Debug)]
struct Arguments {
    /// The tables: GAME:PLAYERS:MATCHES, such as hearts:4:1200.
    #[arg(required = true)]
    tables: Vec<Table>,
    /// Seed of every deal and every choice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Playouts per decision.
    #[arg(long, default_value_t = 600)]
    playouts: u32,
    /// The file to write.
    #[arg(long)]
    out: PathBuf,
    /// Number of threads; does not affect the file.
    #[arg(long, default_value_t = thread::available_parallelism().map_or(1, usize::from))]
    threads: usize,
}

/// A number of matches of a game with a number of players.
#[derive(Clone, Debug)]
struct Table {
    start: AnyGame,
    matches: u64,
}

impl FromStr for Table {
    type Err = String;

    fn from_str(text: &str) -> Result<Table, String> {
        let mut parts = text.split(':');
        let (Some(game), Some(players), Some(matches), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err("write GAME:PLAYERS:MATCHES, such as hearts:4:1200".to_owned());
        };
        let number = |text: &str| text.parse::<u64>().map_err(|why| format!("{text}: {why}"));
        let players = number(players)? as usize;
        let start = match game {
            "hearts" => AnyGame::new(players, HeartsOptions::default()),
            "cardominoes" => AnyGame::new(players, CardominoesOptions::default()),
            "wild-twists" => AnyGame::new(players, WildTwistsOptions::default()),
            _ => return Err("the trick games are hearts, cardominoes and wild-twists".to_owned()),
        };
        Ok(Table {
            start: start.map_err(|why| why.to_string())?,
            matches: number(matches)?,
        })
    }
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let path = &arguments.out;
    let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
    let mut out = BufWriter::new(file);
    let decisions = write(&arguments, &mut out).context("cannot write the decisions")?;
    out.flush().context("cannot write the decisions")?;
    ensure!(decisions > 0, "no decision was met: play more matches");
    println!("{decisions} decisions are in {}.", path.display());
    Ok(())
}

/// Plays all matches and writes their decisions, in the order of the matches.
fn write(arguments: &Arguments, out: &mut impl Write) -> std::io::Result<u64> {
    let tables = &arguments.tables;
    let starts: Vec<&AnyGame> = tables
        .iter()
        .flat_map(|table| (0..table.matches).map(|_| &table.start))
        .collect();
    let next = AtomicU64::new(0);
    let (send, receive) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..arguments.threads.max(1) {
            let (send, next, starts) = (send.clone(), &next, &starts);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(start) = starts.get(number as usize) else {
                        return;
                    };
                    let dice = FastDice::part(arguments.seed, number);
                    let decisions = decisions(start, dice, arguments.playouts);
                    if send.send((number, decisions)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let (mut due, mut count) = (0, 0);
        for (number, decisions) in receive {
            waiting.insert(number, decisions);
            while let Some(decisions) = waiting.remove(&due) {
                due += 1;
                count += decisions.len() as u64;
                for decision in decisions {
                    out.write_all(&decision)?;
                }
            }
        }
        Ok(count)
    })
}

/// The decisions of one match. Each is the number of its cards, and for each card its inputs, its cost and the standard
/// error of that, as little-endian 32-bit values.
fn decisions(start: &AnyGame, mut dice: FastDice, playouts: u32) -> Vec<Vec<u8>> {
    let mut game = start.clone();
    let mut found = Vec::new();
    let mut hands = 0;
    loop {
        match game.turn() {
            Turn::Over => return found,
            Turn::Chance(_) => {
                hands += 1;
                let Some(outcome) = game.roll(&mut dice).filter(|_| hands <= HANDS) else {
                    return found;
                };
                if game.chance(&outcome).is_err() {
                    return found;
                }
            }
            Turn::Seats(seats) => {
                // With a revoke on the table several seats may act.
                let which = dice.below(seats.len() as u32) as usize;
                let seat = seats.iter().nth(which).unwrap_or_default();
                let Ok(view) = game.view(Viewer::Seat(seat)) else {
                    return found;
                };
                let budget = Budget::playouts(playouts);
                let Some(hint) = Hint::of(&view, Level::Master, budget, &mut dice) else {
                    return found;
                };
                found.extend(decision(&view, &hint, &mut dice));
                let elsewhere = view.phase() == Phase::Play && dice.below(ELSEWHERE) == 0;
                let other = elsewhere
                    .then(|| Level::Steady.bot().choose(&view, budget, &mut dice))
                    .flatten();
                let action = other.map_or(hint.alternatives[0].action, |choice| choice.action);
                if game.play(seat, &action).is_err() {
                    return found;
                }
            }
        }
    }
}

/// The decision, if there was a choice and its cost is in the unit for this game.
fn decision(view: &AnyView, hint: &Hint, dice: &mut FastDice) -> Option<Vec<u8>> {
    let AnyView::Trick(view) = view else {
        return None;
    };
    let points = match (hint.unit, view.rules().hands) {
        (HintUnit::Points, _) => 1.0,
        (HintUnit::Chance, Some(1)) => MATCH,
        (HintUnit::Chance, _) => return None,
    };
    let mut cards = 0_u32;
    let mut bytes = vec![0; 4];
    for (action, inputs) in readings(view, dice) {
        let action = AnyAction::Trick(action);
        let known = hint.alternatives.iter().find(|one| one.action == action);
        // Revokes are not evaluated.
        let Some(known) = known.filter(|one| one.visits > 0) else {
            continue;
        };
        cards += 1;
        let costs = [known.cost, known.error].map(|cost| (cost * points) as f32);
        for number in inputs.iter().chain(&costs) {
            bytes.extend_from_slice(&number.to_le_bytes());
        }
    }
    bytes[..4].copy_from_slice(&cards.to_le_bytes());
    (cards > 1).then_some(bytes)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use moonshot_bots::INPUTS;

    fn written(tables: &[&str], threads: usize) -> (u64, Vec<u8>) {
        let arguments = Arguments {
            tables: tables.iter().map(|table| table.parse().unwrap()).collect(),
            seed: 3,
            playouts: 30,
            out: PathBuf::new(),
            threads,
        };
        let mut out = Vec::new();
        let count = write(&arguments, &mut out).unwrap();
        (count, out)
    }

    /// The cards of each decision: inputs and cost.
    fn read(bytes: &[u8]) -> Vec<Vec<(Vec<f32>, f32)>> {
        let word = |at: usize| <[u8; 4]>::try_from(&bytes[4 * at..4 * at + 4]).unwrap();
        let number = |at: usize| f32::from_le_bytes(word(at));
        let (mut at, mut decisions) = (0, Vec::new());
        while 4 * at < bytes.len() {
            let count = u32::from_le_bytes(word(at)) as usize;
            let rows = (0..count).map(|row| at + 1 + row * (INPUTS + 2));
            let cards = rows.map(|row| {
                (
                    (row..row + INPUTS).map(number).collect(),
                    number(row + INPUTS),
                )
            });
            decisions.push(cards.collect());
            at += 1 + count * (INPUTS + 2);
        }
        decisions
    }

    #[test]
    fn the_same_decisions_are_written_whatever_the_number_of_threads() {
        let tables = ["hearts:4:3", "cardominoes:3:2", "wild-twists:5:4"];
        let (count, one) = written(&tables, 1);
        assert_eq!((count, one.clone()), written(&tables, 3));
        let decisions = read(&one);
        assert_eq!(decisions.len() as u64, count);
        assert!(count > 500, "{count}");
        for cards in &decisions {
            assert!(cards.len() > 1);
            let all = cards.iter().flat_map(|(inputs, _)| inputs);
            assert!(all.into_iter().all(|input| (-1.0..4.5).contains(input)));
            assert!(cards.iter().all(|(_, cost)| (-27.0..=27.0).contains(cost)));
        }
        // Leads and follows, and different cards.
        for mode in 0..4 {
            assert!(decisions.iter().any(|cards| cards[0].0[mode] == 1.0));
        }
        assert!(decisions.iter().any(|cards| cards[0].1 < cards[1].1));
    }

    #[test]
    fn what_cannot_be_read_as_a_table_is_refused_in_a_sentence() {
        for (text, why) in [
            ("hearts:4", "write GAME:PLAYERS:MATCHES"),
            ("hearts:4:5:6", "write GAME:PLAYERS:MATCHES"),
            ("bridge:4:5", "the trick games are"),
            ("hearts:2:5", "3 to 7"),
            ("hearts:four:5", "four: "),
        ] {
            let told = text.parse::<Table>().unwrap_err();
            assert!(told.contains(why), "{text}: {told}");
        }
    }
}
