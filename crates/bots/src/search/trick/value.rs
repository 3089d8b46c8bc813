//! The expected result of each seat of a trick game whose cards are open.

use moonshot_rules::trick::{Hand, MoonChoice, Played, TrickAction, TrickGame};
use moonshot_rules::{Cards, Game, MAX_SEATS, Phase, Seat, Viewer};

use super::policy::{self, Plan};
use super::table::{Lacks, Position, Table};
use super::{endgame, lacks, learnt, pass};
use crate::dice::FastDice;
use crate::search::value::{Values, mean};

/// One in this many cards of a reference player is random.
const SLIPS: u64 = 8;

/// The expected points of the hand of each seat less the mean of the others'; 0 before the deal, because the deal favours
/// nobody. `None` if playouts do not model the state.
pub(in crate::search) fn values(game: &TrickGame, playouts: u32, seed: u64) -> Option<Values> {
    match game.phase() {
        Phase::Draw | Phase::Deal | Phase::Over => return Some([0.0; MAX_SEATS]),
        // The winner of the trick gathers it next; nothing else can happen but the correction of a revoke.
        Phase::Gather => {
            let mut gathered = game.clone();
            let taker = game.hand().winning();
            gathered.play(taker, &TrickAction::Gather).ok()?;
            return match gathered.phase() {
                Phase::Play => values(&gathered, playouts, seed),
                _ => None,
            };
        }
        _ => {}
    }
    let table = Table::new(game.rules());
    let mut hand = *game.hand();
    match game.phase() {
        Phase::Pass => pass_all(&table, game, &mut hand),
        Phase::Opening => hand.start_with_lowest_club(),
        _ => {}
    }
    let lacks: Lacks = lacks(&game.open_view());
    mean(playouts, seed, |dice| {
        let mut position = Position::new(&table, hand, lacks);
        let seed = dice.bits();
        while !endgame::is_settled(&table, &position) {
            let played = choose(&table, &position, seed)?;
            position.play(&table, played);
        }
        // Either effect of a moon gains the shooter the same against each opponent.
        let scores = position.hand.scores(&table.rules, Some(MoonChoice::Itself));
        Some(against_others(&scores[..table.seats]))
    })
}

/// Passes what each seat has chosen, and for the others what the reference player would.
fn pass_all(table: &Table, game: &TrickGame, hand: &mut Hand) {
    let waiting = game.to_act();
    let rules = game.rules();
    let mut chosen = [Cards::EMPTY; MAX_SEATS];
    for seat in Seat::all(table.seats) {
        chosen[seat.index()] = match waiting.contains(seat) {
            true => pass::choose(table, hand.held(seat), rules.pass_count),
            false => {
                let view = game.view(Viewer::Seat(seat)).ok();
                let chosen = view.and_then(|view| view.passed());
                chosen.map_or(Cards::EMPTY, |(_, cards)| cards)
            }
        };
    }
    let left = rules.pass_left(game.hand_number());
    hand.pass(left, &chosen[..table.seats]);
    hand.start_with_lowest_club();
}

/// The card of a reference player: by the network or the policy, each in half of the hands, with slips.
fn choose(table: &Table, position: &Position, seed: u64) -> Option<Played> {
    let turn = position.hand.turn().index();
    let place = position.hand.tricks_done() * MAX_SEATS + turn;
    let bits = FastDice::part(seed, place as u64).bits();
    if bits.is_multiple_of(SLIPS) {
        let legal = policy::legal(table, position);
        let card = legal.nth((((bits >> 32) * legal.len() as u64) >> 32) as usize)?;
        return Some(Played::high(card));
    }
    if (seed >> turn) & 1 != 0 {
        return learnt::choose(table, position);
    }
    Some(policy::choose(table, position, Plan::Free))
}

/// The score of each seat less the mean of the others'.
pub(in crate::search) fn against_others(scores: &[i32]) -> Values {
    let all: i32 = scores.iter().sum();
    let others = (scores.len().max(2) - 1) as f64;
    let mut values = [0.0; MAX_SEATS];
    for (value, own) in values.iter_mut().zip(scores) {
        *value = f64::from(*own) - f64::from(all - own) / others;
    }
    values
}
