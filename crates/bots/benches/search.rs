//! Benchmarks of searches on one thread: sampled determinizations and `master` playouts, at the first turn of a match
//! and in the middle; and cards of levels without a search, in the middle. A hand is one determinization, one card, or
//! one complete search of a thousand playouts, including sampling and weighting determinizations, the tree and the
//! scoring.

#[path = "../../rules/benches/speed/mod.rs"]
mod speed;

use moonshot_bots::{Budget, FastDice, Hint, Level};
use moonshot_protocol::Setup;
use moonshot_rules::{AnyGame, AnyView, Game, Phase, Turn, View, Viewer};
use serde_json::Map;
use speed::Rows;

/// Playouts per search.
const PLAYOUTS: u32 = 1_000;

fn main() {
    let mut rows = Rows::new();
    let tables = [
        ("hearts", 4),
        ("cardominoes", 4),
        ("wild-twists", 4),
        ("black-hearts", 4),
        ("heartcatchers", 2),
    ];
    for (game, players) in tables {
        for (when, turns) in [("first", 0), ("middle", turns(game))] {
            let Some(view) = view(game, players, turns) else {
                continue;
            };
            determinizations(&mut rows, format!("{game} {when}, determinization"), &view);
            if turns > 0 && matches!(view, AnyView::Trick(_)) {
                for level in [Level::RuleOfThumb, Level::Steady, Level::Sharp] {
                    cards(
                        &mut rows,
                        format!("{game} {when}, card of {level}"),
                        &view,
                        level,
                    );
                }
            }
            searches(&mut rows, format!("{game} {when}, 1,000 playouts"), view);
        }
    }
    rows.run();
}

/// Number of turns after which about half of a hand, or of a game, is played.
fn turns(game: &str) -> usize {
    match game {
        "heartcatchers" => 6,
        "black-hearts" => 20,
        _ => 26,
    }
}

/// The view of the seat to act after this number of turns, played by heuristics from the first card on.
fn view(game: &str, players: usize, turns: usize) -> Option<AnyView> {
    let mut state: AnyGame = Setup::read(game, players, &Map::new()).ok()?.start().ok()?;
    let mut dice = FastDice::new(4);
    let mut taken = 0;
    loop {
        match state.turn() {
            Turn::Over => return None,
            Turn::Chance(_) => {
                let outcome = state.roll(&mut dice)?;
                state.chance(&outcome).ok()?;
            }
            Turn::Seats(seats) => {
                let seat = seats.first()?;
                let view = state.view(Viewer::Seat(seat)).ok()?;
                let plays = matches!(phase(&view), Phase::Play | Phase::Turn);
                if plays && taken >= turns && several(&view) {
                    return Some(view);
                }
                taken += usize::from(plays);
                let mut thumb = Level::RuleOfThumb.bot();
                let choice = thumb.choose(&view, Budget::default(), &mut dice)?;
                state.play(seat, &choice.action).ok()?;
            }
        }
    }
}

fn phase(view: &AnyView) -> Phase {
    match view {
        AnyView::Trick(view) => view.phase(),
        AnyView::BlackHearts(view) => view.phase(),
        AnyView::Heartcatchers(view) => view.phase(),
    }
}

/// Whether there is a choice.
fn several(view: &AnyView) -> bool {
    use moonshot_rules::LegalActions;
    match view {
        AnyView::Trick(view) => view.legal().len() > 2,
        AnyView::BlackHearts(view) => view.legal().len() > 1,
        AnyView::Heartcatchers(view) => view.legal().len() > 1,
    }
}

fn determinizations(rows: &mut Rows, name: String, view: &AnyView) {
    let mut dice = FastDice::new(1);
    match view {
        AnyView::Trick(view) => {
            if let Ok(determinizations) = view.determinizations() {
                rows.add(name, move || determinizations.hand(&mut dice).turn());
            }
        }
        AnyView::BlackHearts(view) => {
            if let Ok(determinizations) = view.determinizations() {
                rows.add(name, move || determinizations.hand(&mut dice).turn());
            }
        }
        AnyView::Heartcatchers(view) => {
            if let Ok(determinizations) = view.determinizations() {
                rows.add(name, move || determinizations.hand(&mut dice).turn());
            }
        }
    }
}

/// A row whose hands are choices of a level without a search.
fn cards(rows: &mut Rows, name: String, view: &AnyView, level: Level) {
    let (view, mut bot, mut dice) = (view.clone(), level.bot(), FastDice::new(1));
    rows.add(name, move || {
        bot.choose(&view, Budget::default(), &mut dice)
    });
}

/// A row whose hands are searches. Uses hints, because they do not end early.
fn searches(rows: &mut Rows, name: String, view: AnyView) {
    let mut dice = FastDice::new(1);
    let budget = Budget::playouts(PLAYOUTS);
    rows.add(name, move || {
        Hint::of(&view, Level::Master, budget, &mut dice)
    });
}
