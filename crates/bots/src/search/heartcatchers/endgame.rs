//! Compares the search in the last turns with exact play under full information.
#![allow(clippy::unwrap_used)]

use moonshot_rules::{
    AnyAction, AnyGame, AnyView, Dice, Game, HeartcatchersOptions, Seat, Turn, Viewer,
};

use super::*;
use crate::search::tree::{Key, Played};

/// The game value for the mover, 1 for a win and -1 for a loss, if both see everything and play optimally.
fn exact(sketch: &Sketch, mut alpha: i32, beta: i32) -> i32 {
    let Some(mover) = sketch.turn() else {
        return 0;
    };
    let mut list = Vec::new();
    sketch.actions(&mut list);
    // The most promising first.
    list.sort_by(|a, b| b.1.total_cmp(&a.1));
    let mut best = -1;
    for (key, _) in list {
        best = best.max(value(sketch, key, mover, -beta, -alpha));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// The value of an action for the mover.
fn value(sketch: &Sketch, key: Key, mover: usize, alpha: i32, beta: i32) -> i32 {
    let mut next = *sketch;
    next.act(key);
    match next.turn() {
        Some(_) => -exact(&next, alpha, beta),
        None => {
            let won = next.won()[mover];
            i32::from(won > 0.5) - i32::from(won < 0.5)
        }
    }
}

fn sketch(game: &AnyGame) -> Sketch {
    let AnyGame::Heartcatchers(state) = game else {
        unreachable!("it is Heartcatchers")
    };
    Sketch::of(state.game(), state.options().uncatchable_scores)
}

fn turns_left(game: &AnyGame) -> u32 {
    let AnyGame::Heartcatchers(state) = game else {
        unreachable!("it is Heartcatchers")
    };
    14 - state.game().turns_taken()
}

/// The seat to act, after resolving chance events.
fn turn(game: &mut AnyGame, dice: &mut FastDice) -> Option<Seat> {
    while let Some(outcome) = game.roll(dice) {
        game.chance(&outcome).unwrap();
    }
    match game.turn() {
        Turn::Seats(seats) => seats.first(),
        _ => None,
    }
}

fn actions(game: &AnyGame, seat: Seat) -> Vec<AnyAction> {
    use moonshot_rules::LegalActions;
    game.legal(seat).iter().collect()
}

/// A random game with this many turns left and no Secrets, so both players know all cards; `None` if the seed does not
/// get there.
fn open_game(left: u32, dice: &mut FastDice) -> Option<AnyGame> {
    let mut game = AnyGame::new(2, HeartcatchersOptions::default()).unwrap();
    loop {
        let seat = turn(&mut game, dice)?;
        if turns_left(&game) == left {
            return Some(game);
        }
        let mut open = actions(&game, seat);
        open.retain(|action| {
            let secret = matches!(
                action,
                AnyAction::Heartcatchers(HeartcatchersAction::Secret { .. })
            );
            !secret
        });
        if open.is_empty() {
            return None;
        }
        let action = open[dice.below(open.len() as u32) as usize];
        game.play(seat, &action).unwrap();
    }
}

/// The game value that the search reaches against an opponent who sees everything and predicts its actions.
fn reached(game: &AnyGame, thinker: Seat, playouts: u32) -> i32 {
    let mut game = game.clone();
    let Some(seat) = turn(&mut game, &mut FastDice::new(1)) else {
        let winners = game.outcome().unwrap().winners;
        return match (winners.len(), winners.contains(thinker)) {
            (1, true) => 1,
            (1, false) => -1,
            _ => 0,
        };
    };
    let after = |action: &AnyAction| {
        let mut next = game.clone();
        next.play(seat, action).unwrap();
        reached(&next, thinker, playouts)
    };
    if seat == thinker {
        let AnyView::Heartcatchers(view) = game.view(Viewer::Seat(seat)).unwrap() else {
            unreachable!("it is Heartcatchers")
        };
        let budget = Budget::playouts(playouts);
        let result = evaluate(&view, Purpose::Choice, budget, &mut FastDice::new(1));
        let action = match result.as_ref().and_then(SearchResult::best) {
            Some(best) => AnyAction::Heartcatchers(best.action),
            None => actions(&game, seat)[0],
        };
        return after(&action);
    }
    let mut worst = 1;
    for action in actions(&game, seat) {
        worst = worst.min(after(&action));
        if worst == -1 {
            break;
        }
    }
    worst
}

/// The average loss, as a fraction of a win, over games with this many turns left.
fn lost(left: u32, games: u32, playouts: u32) -> f64 {
    let mut dice = FastDice::new(1);
    let (mut played, mut best, mut got) = (0, 0, 0);
    while played < games {
        let Some(mut game) = open_game(left, &mut dice) else {
            continue;
        };
        let seat = turn(&mut game, &mut dice).unwrap();
        let exact = exact(&sketch(&game), -1, 1);
        let reached = reached(&game, seat, playouts);
        assert!(reached <= exact, "{reached} is more than can be: {exact}");
        played += 1;
        best += exact;
        got += reached;
    }
    // A win and a loss differ by two.
    let lost = f64::from(best - got) / f64::from(2 * games);
    println!("{left} turns, {games} games: lost {lost:.3} of a win");
    lost
}

/// With one card in each hand nothing is hidden, and nothing is lost. With two, this opponent knows the cards laid face
/// down, so the measured loss is an upper bound.
#[test]
fn little_is_lost_in_the_last_turns_to_one_who_sees_everything() {
    assert_eq!(lost(2, 150, 1_000), 0.0);
    assert!(lost(3, 100, 1_000) < 0.05);
    assert!(lost(4, 60, 1_000) < 0.1);
}
