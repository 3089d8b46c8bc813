//! Measures what a search would gain by seeing all cards: an upper bound on what better sampling and weighting can
//! bring.

#![allow(clippy::unwrap_used)]

use moonshot_rules::trick::TrickAction;
use moonshot_rules::{
    AnyAction, AnyGame, AnyView, Dice, Game, LegalActions, Seat, TrickGame, Turn, Viewer,
    WildTwistsOptions,
};

use super::policy::{self, Plan};
use super::stakes::Stakes;
use super::table::{Position, Table};
use super::*;
use crate::bot::Bot;
use crate::heuristics::Heuristics;

/// Percentage of plays in which a player plays a random card instead of the policy's. Without it all playouts of a deal
/// are the same, and unrealistic.
const SLIPS: u32 = 12;

/// Plays the hand out by the policy, with slips; `me` follows a plan.
fn play_out(table: &Table, position: &mut Position, me: Seat, plan: Plan, dice: &mut FastDice) {
    while !position.hand.is_done() {
        let plan = if position.hand.turn() == me {
            plan
        } else {
            Plan::Free
        };
        let mut played = policy::choose(table, position, plan);
        if dice.below(100) < SLIPS {
            let ways = position.hand.legal_cards(&table.rules).iter();
            let ways: Vec<_> = ways.flat_map(|card| position.hand.ways(card)).collect();
            played = ways[dice.below(ways.len() as u32) as usize];
        }
        position.play(table, played);
    }
}

/// The card of a player who sees all hands, by this number of playouts of each card with each plan.
fn choose(game: &TrickGame, view: &TrickView, playouts: u32, dice: &mut FastDice) -> TrickAction {
    let table = Table::new(game.rules());
    let stakes = Stakes::of(view);
    let me = view.seat().unwrap();
    let cost = |action: &TrickAction, plan: Plan, dice: &mut FastDice| -> f64 {
        let costs = (0..playouts).map(|_| {
            let mut position = Position::new(&table, *game.hand(), lacks(view));
            if view.phase() == Phase::Opening {
                position.hand.start(me);
            }
            match action {
                TrickAction::Play(played) => position.play(&table, *played),
                _ => position.hand.start_with_lowest_club(),
            }
            play_out(&table, &mut position, me, plan, dice);
            stakes.cost(&table, &position.hand, me)
        });
        costs.sum()
    };
    let actions: Vec<TrickAction> = view.legal().iter().collect();
    if actions.len() == 1 {
        return actions[0];
    }
    let lines = actions
        .iter()
        .flat_map(|action| [(*action, Plan::Duck), (*action, Plan::Shoot)]);
    let costs = lines.map(|(action, plan)| (cost(&action, plan, dice), action));
    costs.min_by(|a, b| a.0.total_cmp(&b.0)).unwrap().1
}

/// The wins of a player who sees all cards against heuristics, as a multiple of the fair share, with the 95% interval;
/// each deal is played from every seat.
fn wins(players: usize, deals: u64, playouts: u32) -> (f64, f64) {
    let (mut sum, mut squares) = (0.0, 0.0);
    for deal in 0..deals {
        let mut share = 0.0;
        for seat in Seat::all(players) {
            share += win(players, deal, seat, playouts);
        }
        sum += share;
        squares += share * share;
    }
    let count = deals as f64;
    let mean = sum / count;
    let variance = (squares / count - mean * mean) / (count - 1.0);
    println!(
        "{players} players, {deals} deals: {mean:.2} ± {:.2} times the fair share",
        1.96 * variance.sqrt()
    );
    (mean, 1.96 * variance.sqrt())
}

/// The share of a match that a player who sees all cards wins at that seat.
fn win(players: usize, deal: u64, seer: Seat, playouts: u32) -> f64 {
    let mut game = AnyGame::new(players, WildTwistsOptions::default()).unwrap();
    let mut deals = FastDice::part(1, deal);
    let mut dice = FastDice::part(2, deal * 8 + seer.index() as u64);
    loop {
        let seat = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let outcome = game.roll(&mut deals).unwrap();
                game.chance(&outcome).unwrap();
                continue;
            }
            Turn::Seats(seats) => seats.first().unwrap(),
        };
        let view = game.view(Viewer::Seat(seat)).unwrap();
        let heuristic = Heuristics.choose(&view, Budget::default(), &mut dice);
        let mut action = heuristic.unwrap().action;
        if let (AnyGame::Trick(state), AnyView::Trick(view)) = (&game, &view)
            && seat == seer
            && matches!(view.phase(), Phase::Play | Phase::Opening)
        {
            action = AnyAction::Trick(choose(state, view, playouts, &mut dice));
        }
        game.play(seat, &action).unwrap();
    }
    let winners = game.outcome().unwrap().winners;
    match winners.contains(seer) {
        true => 1.0 / winners.len() as f64,
        false => 0.0,
    }
}

#[test]
fn who_sees_all_cards_wins_more_in_wild_twists() {
    let (mean, off) = wins(4, 80, 40);
    assert!(mean - off > 1.0, "{mean} ± {off}");
}

/// The results of docs/bots.md.
#[test]
#[ignore = "it takes some minutes, and measures rather than tests"]
fn how_much_more_who_sees_all_cards_wins() {
    wins(4, 600, 100);
    wins(6, 400, 100);
}
