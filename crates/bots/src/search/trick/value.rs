//! The expected result of each seat of a trick game whose cards are open.

use moonshot_rules::trick::{Hand, MoonChoice, Played, TrickAction, TrickGame, TrickView};
use moonshot_rules::{Cards, Game, MAX_SEATS, Phase, Seat, Viewer};

use super::beginner::{self, Memory};
use super::policy::{self, Plan};
use super::table::{Position, Table};
use super::{endgame, lacks, learnt, pass};
use crate::dice::FastDice;
use crate::search::value::{Values, mean};

/// One in this many cards of a reference player is random.
const SLIPS: u64 = 8;
/// How many times more playouts a state has before the first card, because the luck of the deal is the greatest.
const START: u32 = 4;
/// How much a player prefers the card that `sharp` or `steady` would play, and a card for each point of the network's score
/// and each that it will cost, as logarithms of likelihoods. Fitted to recorded hands of several levels.
const LIKE_SHARP: f64 = 1.5;
const LIKE_STEADY: f64 = 1.2;
const BY_SCORE: f64 = 0.04;
const BY_POINT: f64 = -0.035;

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
    let position = Position::new(&table, hand, lacks(&game.open_view()));
    of_position(&table, &position, playouts.saturating_mul(START), seed)
}

/// The expected results from a position.
fn of_position(table: &Table, start: &Position, playouts: u32, seed: u64) -> Option<Values> {
    mean(playouts, seed, |dice| {
        let mut position = *start;
        let seed = dice.bits();
        while !endgame::is_settled(table, &position) {
            let played = choose(table, &position, seed)?;
            position.play(table, played);
        }
        // Either effect of a moon gains the shooter the same against each opponent.
        let scores = position.hand.scores(&table.rules, Some(MoonChoice::Itself));
        Some(against_others(&scores[..table.seats]))
    })
}

/// How much better the expected results are after this card than on average over what the player might have played;
/// `None` if it had no choice, or if playouts do not model the card.
pub(in crate::search) fn of_choice(
    game: &TrickGame,
    done: Played,
    playouts: u32,
    seed: u64,
) -> Option<Values> {
    if game.phase() != Phase::Play {
        return None;
    }
    let table = Table::new(game.rules());
    let position = Position::new(&table, *game.hand(), lacks(&game.open_view()));
    let me = position.hand.turn();
    let mut plays: Vec<Possible> = Vec::new();
    learnt::scores(
        &table,
        &position,
        |_| true,
        |played, score| {
            plays.push(Possible {
                played,
                score: f64::from(score),
                values: [0.0; MAX_SEATS],
            });
        },
    );
    let place = plays.iter().position(|one| one.played == done)?;
    if plays.len() < 2 {
        return None;
    }
    for one in &mut plays {
        let mut next = position;
        next.play(&table, one.played);
        one.values = of_position(&table, &next, playouts, seed)?;
    }
    let view = game.view(Viewer::Seat(me)).ok()?;
    let weights = weights(&view, me, &plays);
    let all: f64 = weights.iter().sum();
    let mut luck = plays[place].values;
    for (one, weight) in plays.iter().zip(weights) {
        for (luck, value) in luck.iter_mut().zip(one.values) {
            *luck -= weight / all * value;
        }
    }
    Some(luck)
}

/// A card that a player might play.
struct Possible {
    played: Played,
    /// The network's score.
    score: f64,
    /// The expected results after it.
    values: Values,
}

/// How likely the player is to play each of these cards, up to a factor: a model of players of every level.
///
/// It knows what the players of two levels would do, how good each card looks to the network, and a little of how good it is
/// with open cards, so that on average players choose as well as the model says.
fn weights(view: &TrickView, me: Seat, plays: &[Possible]) -> Vec<f64> {
    // Only the visible part of a deal is used, so any dice will do.
    let mut dice = FastDice::new(0);
    let sharp = learnt::play(view, &mut dice);
    let steady = beginner::play(view, Memory::PRACTISED, &mut dice);
    let likes = |action: Option<TrickAction>, played: Played, like: f64| match action {
        Some(TrickAction::Play(choice)) if choice == played => like,
        _ => 0.0,
    };
    let liking = |one: &Possible| {
        likes(sharp, one.played, LIKE_SHARP)
            + likes(steady, one.played, LIKE_STEADY)
            + BY_SCORE * one.score
            + BY_POINT * one.values[me.index()]
    };
    let likings: Vec<f64> = plays.iter().map(liking).collect();
    let most = likings.iter().copied().fold(f64::MIN, f64::max);
    likings.iter().map(|liking| exp(liking - most)).collect()
}

/// About e to the power of a number up to 0, by multiplication only, so that every machine agrees.
fn exp(power: f64) -> f64 {
    let mut result = 1.0 + power.max(-40.0) / 1_024.0;
    for _ in 0..10 {
        result *= result;
    }
    result
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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use moonshot_rules::Card;

    use super::*;
    use crate::test_support::table;

    const HANDS: [&str; 4] = ["2C KD 8D 5H", "9C 7D 4D 6H", "AC TC TD 2H", "4C QS 9S AH"];

    #[test]
    fn who_gets_the_queen_had_bad_luck_and_who_does_not_had_good_luck() {
        let game = table(HANDS, "2C 9C TC 4C AC");
        let luck = |card| of_choice(&game, Played::high(card), 16, 1).unwrap();
        let nine: Card = "9S".parse().unwrap();
        let (given, kept) = (luck(Card::QUEEN_OF_SPADES), luck(nine));
        // Seat 2 takes the trick.
        assert!(given[2] > 0.0 && kept[2] < -5.0, "{given:?} {kept:?}");
        // Nobody is surprised by what every player would do.
        assert!(given[2] < -0.5 * kept[2], "{given:?} {kept:?}");
        for luck in [given, kept] {
            assert!(luck.iter().sum::<f64>().abs() < 1e-9, "{luck:?}");
        }
    }

    #[test]
    fn a_card_that_had_to_be_played_is_no_luck() {
        let game = table(HANDS, "2C");
        let nine: Card = "9C".parse().unwrap();
        assert_eq!(of_choice(&game, Played::high(nine), 16, 1), None);
    }

    #[test]
    fn likelihoods_fall_as_powers_of_e() {
        for (power, result) in [(0.0, 1.0), (-1.0, 0.368), (-5.0, 0.0067), (-90.0, 0.0)] {
            assert!((exp(power) - result).abs() < 1e-3, "{power}");
        }
    }
}
