//! Finds positions with an obvious best action, for `tests/positions`: one JSON line each, on standard output.
//!
//! ```console
//! $ cargo run --release -p moonshot-bots --example positions > crates/bots/tests/positions/positions.jsonl
//! ```
#![allow(clippy::unwrap_used, clippy::print_stdout)] // a tool for those who work on the bots

use moonshot_bots::{Budget, FastDice, Hint, HintUnit, Level};
use moonshot_protocol::{Setup, outcome};
use moonshot_rules::{
    AnyAction, AnyGame, AnyView, Dice, Game, LegalActions, Phase, Seat, Turn, Viewer,
};
use serde_json::{Value, json};

/// Number of positions for each table, half of them certain if that many are found.
const TABLES: [(&str, usize, usize); 8] = [
    ("hearts", 4, 10),
    ("hearts", 3, 3),
    ("hearts", 5, 3),
    ("cardominoes", 4, 10),
    ("wild-twists", 4, 8),
    ("wild-twists", 5, 2),
    ("black-hearts", 4, 7),
    ("heartcatchers", 2, 7),
];
/// Maximum number of matches played for a table.
const MATCHES: u64 = 2_000;
/// With at most this many cards left, the best action may be certain.
const LATE: usize = 3;
/// Playouts of the first search, and of the one that decides.
const GLANCE: u32 = 600;
const LOOK: u32 = 12_000;
/// Minimum difference in points between the best action and every other; where the match result counts, a win is worth
/// 20 points.
const WORSE: f64 = 3.0;
const WIN: f64 = 20.0;
/// Number of deals, and of positions of each, tried to determine whether the best action is certain.
const DEALS: usize = 120;
const POSITIONS: u32 = 4_000;

/// A match in progress, with its history.
struct Match {
    setup: Setup,
    game: AnyGame,
    steps: Vec<Value>,
}

/// The search's result for a position.
struct Verdict {
    best: Vec<AnyAction>,
    worse: f64,
}

fn main() {
    for (name, players, wanted) in TABLES {
        let certain = find(name, players, true, wanted.div_ceil(2));
        let likely = find(name, players, false, wanted - certain.len());
        for position in certain.iter().chain(&likely) {
            println!("{position}");
        }
    }
}

/// Up to `wanted` positions of a table in which the best action is, or is not, certain.
fn find(name: &str, players: usize, certain: bool, wanted: usize) -> Vec<Value> {
    let number = |number| 2 * number + u64::from(certain);
    let found = (0..MATCHES).filter_map(|place| play(name, players, number(place), certain));
    found.take(wanted).collect()
}

/// Plays a one-hand match carelessly, and returns the first position with an obvious best action.
fn play(name: &str, players: usize, number: u64, wanted: bool) -> Option<Value> {
    let options = serde_json::Map::new();
    let setup = Setup::read(name, players, &options).unwrap();
    let game = setup.start().unwrap();
    let mut dice = FastDice::part(17, number);
    let mut so_far = Match {
        setup,
        game,
        steps: Vec::new(),
    };
    loop {
        let seat = match so_far.game.turn() {
            Turn::Over => return None,
            Turn::Chance(_)
                if so_far.game.hand_number() > 1 || so_far.game.phase() == Phase::Over =>
            {
                return None;
            }
            Turn::Chance(_) => {
                let rolled = so_far.game.roll(&mut dice).unwrap();
                so_far
                    .steps
                    .push(json!({ "chance": outcome::write(&so_far.setup, &rolled) }));
                so_far.game.chance(&rolled).unwrap();
                continue;
            }
            Turn::Seats(seats) => seats.first().unwrap(),
        };
        if so_far.game.hand_number() > 1 {
            return None;
        }
        let view = so_far.game.view(Viewer::Seat(seat)).unwrap();
        let asked = matches!(so_far.game.phase(), Phase::Play | Phase::Turn);
        let late = !wanted || left(&view) <= LATE;
        let asked = asked && late && so_far.game.legal(seat).len() > 1 && dice.below(3) > 0;
        if let Some(verdict) = asked.then(|| verdict(&view, number)).flatten() {
            let is_certain = certain(&so_far.game, &view, seat, &verdict.best, number);
            if is_certain == wanted {
                let best: Vec<String> = verdict.best.iter().map(AnyAction::to_string).collect();
                let position = json!({
                    "game": name, "players": players, "steps": so_far.steps, "seat": seat.index(),
                    "best": best, "worse": (verdict.worse * 10.0).round() / 10.0, "certain": is_certain,
                });
                return Some(position);
            }
        }
        let legal: Vec<AnyAction> = so_far.game.legal(seat).iter().collect();
        let careless = dice.below(4) == 0 && !legal.is_empty();
        let action = match careless {
            true => legal[dice.below(legal.len() as u32) as usize],
            false => {
                Level::RuleOfThumb
                    .bot()
                    .choose(&view, Budget::default(), &mut dice)
                    .unwrap()
                    .action
            }
        };
        so_far
            .steps
            .push(json!({ "seat": seat.index(), "action": action.to_string() }));
        so_far.game.play(seat, &action).unwrap();
    }
}

/// The number of cards, or turns, the seat has left.
fn left(view: &AnyView) -> usize {
    match view {
        AnyView::Trick(view) => view.hand().len(),
        AnyView::BlackHearts(view) => view.hand().len(),
        AnyView::Heartcatchers(view) => 7 - view.turns().len() / 2,
    }
}

/// The best actions, if every other is clearly worse.
fn verdict(view: &AnyView, number: u64) -> Option<Verdict> {
    let look = |playouts, part| {
        let mut dice = FastDice::part(number, part);
        let hint = Hint::of(view, Level::Master, Budget::playouts(playouts), &mut dice)?;
        let first = hint.alternatives.first()?;
        let scale = match hint.unit {
            HintUnit::Points => 1.0,
            HintUnit::Chance => WIN,
        };
        let alike = |cost: f64| (cost - first.cost).abs() < 1e-9;
        let best: Vec<_> = hint
            .alternatives
            .iter()
            .filter(|one| alike(one.cost))
            .collect();
        let other = hint.alternatives.iter().filter(|one| !alike(one.cost));
        let other = other.min_by(|a, b| a.cost.total_cmp(&b.cost))?;
        let error = (first.error.powi(2) + other.error.powi(2)).sqrt();
        let worse = (other.cost - first.cost - 2.0 * error) * scale;
        let best = best.into_iter().map(|one| one.action).collect();
        (worse > WORSE).then_some(Verdict { best, worse })
    };
    look(GLANCE, 1)?;
    let verdict = look(LOOK, 2)?;
    Some(verdict)
}

/// Whether each of the best actions costs less than every other, whatever the deal and whatever the others do: its
/// maximum is at most the minimum of the others. Found by exhaustive search on the games themselves, without the bots.
fn certain(game: &AnyGame, view: &AnyView, me: Seat, best: &[AnyAction], number: u64) -> bool {
    let mut dice = FastDice::part(number, 3);
    let (mut most, mut least) = (f64::MIN, f64::MAX);
    for _ in 0..DEALS {
        let Ok(determinization) = view.determinize(&mut dice) else {
            return false;
        };
        let mut left = POSITIONS;
        for action in determinization.legal(me).iter() {
            let mut next = determinization.clone();
            next.play(me, &action).unwrap();
            let Some(bounds) = bounds(game, &next, me, &mut left) else {
                return false;
            };
            match best.contains(&action) {
                true => most = most.max(bounds.1),
                false => least = least.min(bounds.0),
            }
        }
        if most > least - 1e-9 {
            return false;
        }
    }
    true
}

/// The minimum and maximum cost of the rest of the hand if `me` plays its best.
fn bounds(before: &AnyGame, game: &AnyGame, me: Seat, left: &mut u32) -> Option<(f64, f64)> {
    *left = left.checked_sub(1)?;
    let seat = match game.turn() {
        Turn::Seats(seats) if game.hand_number() == before.hand_number() => seats.first()?,
        _ => {
            let cost = cost(before, game, me)?;
            return Some((cost, cost));
        }
    };
    let mut all: Option<(f64, f64)> = None;
    for action in game.legal(seat).iter() {
        let mut next = game.clone();
        next.play(seat, &action).ok()?;
        let (low, high) = bounds(before, &next, me, left)?;
        all = Some(match all {
            None => (low, high),
            Some((least, most)) if seat == me => (least.min(low), most.min(high)),
            Some((least, most)) => (least.min(low), most.max(high)),
        });
    }
    all
}

/// The cost of the hand: points less the mean of the others'; in Heartcatchers 20 points for a loss.
fn cost(before: &AnyGame, after: &AnyGame, me: Seat) -> Option<f64> {
    if let AnyGame::Heartcatchers(_) = after {
        let winners = after.outcome()?.winners;
        let share = if winners.contains(me) {
            1.0 / winners.len() as f64
        } else {
            0.0
        };
        return Some(WIN * (1.0 - share));
    }
    let scores: Vec<f64> = after
        .totals()
        .iter()
        .zip(before.totals())
        .map(|(after, before)| f64::from(after - before))
        .collect();
    let own = scores.get(me.index())?;
    let all: f64 = scores.iter().sum();
    Some(own - (all - own) / (scores.len() as f64 - 1.0))
}
