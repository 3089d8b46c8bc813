//! Tests of random playouts against the unchecked interface: [`HeartGame::choices`], one of them,
//! [`HeartGame::play_unchecked`].

use proptest::prelude::*;

use super::*;
use crate::heartcatchers::action::{HeartcatchersAction, Place, Side};
use crate::heartcatchers::card::{HeartCard, HeartKind};
use crate::legal::LegalActions;
use crate::test_support::TestDice;

/// Takes up to this many random turns.
fn play_turns(game: &mut HeartGame, turns: usize, dice: &mut TestDice) {
    for _ in 0..turns {
        let choices = game.choices();
        if choices.is_empty() {
            return;
        }
        let action = choices.nth(dice.pick(choices.len())).unwrap();
        game.play_unchecked(action);
    }
}

/// The points of each side, computed card by card from the clauses (K-14 to K-17).
fn counted(game: &HeartGame) -> [i32; 2] {
    let kinds = |stack: &Stack, kind| {
        let cards = stack.secrets().filter_map(|(card, _)| card);
        cards.filter(|card| card.kind() == Some(kind)).count() as i32
    };
    let mut points = [0; 2];
    for place in 0..3 {
        let facing = [game.field[0][place], game.field[1][place]];
        let changes: i32 = facing
            .iter()
            .map(|stack| kinds(stack, HeartKind::ChangeOfHeart))
            .sum();
        for (seat, points) in points.iter_mut().enumerate() {
            let stack = &facing[seat ^ (changes as usize % 2)];
            *points += stack.up().count() as i32;
            *points += 3 * kinds(stack, HeartKind::UltimateLove);
            *points -= 3 * kinds(stack, HeartKind::Heartbreaker);
        }
    }
    points
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 4000, ..ProptestConfig::default() })]

    #[test]
    fn playouts_are_a_random_choice_in_every_turn(seed: u64, starter in 0..2_usize, early in 0..15_usize) {
        let mut dice = TestDice(seed);
        let mut start = HeartGame::deal(Seat::at(starter), &mut dice);
        play_turns(&mut start, early, &mut dice);
        let (mut end, mut played) = (start, start);
        let mut again = TestDice(dice.0);
        end.play_out_random(&mut dice);
        play_turns(&mut played, 14, &mut again);
        prop_assert!(end.is_over());
        prop_assert_eq!(end, played);
        prop_assert_eq!(dice.0, again.0, "the same numbers are asked for");
        prop_assert_eq!(end.points(true), counted(&end));
    }
}

#[test]
fn a_random_game_is_a_deal_and_its_playout() {
    for seed in 0..20 {
        let starter = Seat::at(seed as usize % 2);
        let mut dice = TestDice(seed);
        let mut game = HeartGame::deal(starter, &mut dice);
        game.play_out_random(&mut dice);
        assert_eq!(HeartGame::random_game(starter, &mut TestDice(seed)), game);
    }
}

#[test]
fn kinds_of_secrets_are_counted_whoever_looks() {
    let kinds = [
        HeartKind::Blank,
        HeartKind::UltimateLove,
        HeartKind::Heartbreaker,
        HeartKind::ChangeOfHeart,
    ];
    let mut stack = Stack::of(HeartCard::UNCATCHABLE);
    for card in HeartCard::all() {
        stack.hide(card, Seat::at(card.nibble() as usize % 2));
        for viewer in [None, Some(Seat::at(0)), Some(Seat::at(1))] {
            let seen = stack.seen_by(viewer);
            for kind in kinds {
                let cards = seen.secrets().filter_map(|(card, _)| card);
                let count = cards.filter(|card| card.kind() == Some(kind)).count();
                assert_eq!(seen.secrets_of_kind(kind) as usize, count, "{kind:?}");
            }
        }
    }
}

/// Checks that seats past the second, cards that are not held and turns after the last do not panic.
#[test]
fn nothing_panics_whatever_is_played() {
    let mut dice = TestDice(1);
    for number in 0..8 {
        let seat = Seat::at(number);
        let mut game = HeartGame::deal(seat, &mut dice);
        let _ = HeartGame::random_game(seat, &mut dice);
        for _ in 0..400 {
            let card = HeartCard::all().nth(dice.pick(13)).unwrap();
            let [place, given] = [dice.pick(3), dice.pick(3)].map(|n| Place::ALL[n]);
            let side = [Side::Mine, Side::Theirs][dice.pick(2)];
            game.play_unchecked(match dice.pick(3) {
                0 => HeartcatchersAction::Catch { card, place },
                1 => HeartcatchersAction::Steal { card, place, given },
                _ => HeartcatchersAction::Secret { card, side, place },
            });
            let choices = game.choices();
            let _ = (
                choices.len(),
                choices.is_empty(),
                choices.nth(dice.pick(1 << 20)),
            );
            let _ = (
                choices.iter().count(),
                choices.nth(usize::MAX),
                game.points(false),
            );
            let _ = (
                game.held(seat),
                game.stack(seat, place).top(),
                game.score(true),
                game.pile().count(),
            );
            let _ = (
                game.turn(),
                game.turns_taken(),
                game.is_over(),
                game.field(),
            );
            let mut end = game;
            end.play_out_random(&mut dice);
        }
        assert_eq!(
            game.turns_taken(),
            TURNS,
            "a game has so many turns and no more"
        );
    }
}
