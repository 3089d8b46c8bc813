//! Actions as numbers, and matches as sequences of them.

use std::collections::HashSet;

use moonshot_bots::FastDice;
use moonshot_rules::{AnyAction, AnyGame, Dice, Game, LegalActions, Phase, Seat};
use moonshot_tensors::{Actions, Cursor, Ids};

use crate::tables;

/// Plays a match at random by numbers, and calls `look` before each decision.
pub(crate) fn play(
    game: &mut AnyGame,
    actions: &Actions,
    seed: u64,
    mut look: impl FnMut(&AnyGame, &Cursor, Seat, &Ids),
) {
    let mut dice = FastDice::new(seed);
    let mut cursor = Cursor::default();
    while !game.is_over() {
        if let Some(outcome) = game.roll(&mut dice) {
            game.chance(&outcome).expect("an outcome that fits");
            continue;
        }
        let seat = cursor.seat(game).expect("somebody decides");
        let legal = cursor.legal(actions, game);
        look(game, &cursor, seat, &legal);
        let id = legal
            .nth(dice.below(legal.len() as u32) as usize)
            .expect("something is legal");
        if let Some(action) = cursor.take(actions, game, id).expect("it is legal") {
            game.play(seat, &action).expect("the rules agree");
        }
    }
}

#[test]
fn numbers_texts_and_actions_go_both_ways() {
    for (name, game) in tables() {
        let actions = Actions::new(&game);
        assert!(actions.len() <= Ids::MOST, "{name}");
        let mut texts = HashSet::new();
        for id in 0..actions.len() {
            let text = actions.text(id).expect("every number has a text");
            assert_eq!(actions.find(&text), Some(id), "{name}: {text}");
            assert!(texts.insert(text.clone()), "{name}: {text} twice");
            match actions.action(id) {
                Some(action) => {
                    assert_eq!(actions.id(&action), Some(id), "{name}: {text}");
                    assert_eq!(game.parse_action(&text), Ok(action), "{name}: {text}");
                }
                None => assert_eq!((actions.wait(), &*text), (Some(id), "wait"), "{name}"),
            }
        }
        assert_eq!(actions.action(actions.len()), None);
        let cards: Vec<String> = (0..).map_while(|id| actions.card_text(id)).collect();
        assert_eq!(cards.len(), actions.cards(), "{name}");
    }
}

#[test]
fn the_numbers_are_the_legal_actions() {
    for (name, start) in tables() {
        for seed in 0..6 {
            let actions = Actions::new(&start);
            let (mut several, mut all) = (false, HashSet::new());
            play(
                &mut start.clone(),
                &actions,
                seed,
                |game, cursor, seat, ids| {
                    let legal = game.legal(seat);
                    let of_rules: HashSet<usize> = match legal.pass() {
                        Some(pass) => {
                            several |= game.to_act().len() > 1;
                            let mut left: Vec<String> =
                                pass.from.iter().map(|card| card.to_string()).collect();
                            for id in cursor.picked() {
                                let card = actions.card_text(id).expect("a card");
                                let place = left.iter().position(|one| *one == card);
                                left.swap_remove(place.expect("a picked card was there"));
                            }
                            let number = |card: &String| {
                                (0..actions.cards())
                                    .find(|id| actions.card_text(*id).as_ref() == Some(card))
                            };
                            left.iter().filter_map(number).collect()
                        }
                        None => legal
                            .iter()
                            .filter_map(|action| actions.id(&action))
                            .collect(),
                    };
                    let ids: HashSet<usize> = ids
                        .iter()
                        .filter(|id| Some(*id) != actions.wait())
                        .collect();
                    assert_eq!(ids, of_rules, "{name}");
                    all.extend(ids);
                },
            );
            assert!(all.len() > 10, "{name}");
            let passes = start.phase() != Phase::Turn && name.starts_with("hearts");
            assert_eq!(several, passes || several, "{name}");
        }
    }
}

#[test]
fn a_pass_is_a_card_at_a_time() {
    let mut game = crate::start("hearts", 4, &serde_json::json!({}));
    let actions = Actions::new(&game);
    let mut dice = FastDice::new(3);
    let deal = game.roll(&mut dice).expect("a deal");
    game.chance(&deal).expect("it fits");
    let mut cursor = Cursor::default();
    for seat in Seat::all(4) {
        for left in [13, 12, 11] {
            assert_eq!(
                (game.phase(), cursor.seat(&game)),
                (Phase::Pass, Some(seat))
            );
            let legal = cursor.legal(&actions, &game);
            assert_eq!(legal.len(), left);
            let id = legal.nth(0).expect("a card");
            let action = cursor.take(&actions, &game, id).expect("legal");
            assert_eq!(action.is_some(), left == 11);
            let Some(action) = action else {
                let again = cursor.take(&actions, &game, id);
                assert!(again.is_err(), "a card is passed once");
                continue;
            };
            let ids = Actions::pass(&action).expect("a pass");
            assert_eq!((ids.len(), ids.last()), (3, Some(&id)));
            game.play(seat, &action).expect("the rules agree");
            assert!(cursor.picked().is_empty());
        }
    }
    assert_eq!(game.phase(), Phase::Play);
}

#[test]
fn who_revoked_may_correct_or_wait_before_the_next_card() {
    let start = crate::start("cardominoes", 4, &serde_json::json!({"revoke": "penalty"}));
    let actions = Actions::new(&start);
    let wait = actions.wait().expect("a number");
    let (mut waits, mut corrections, mut gathers) = (0, 0, 0);
    for seed in 0..10 {
        play(&mut start.clone(), &actions, seed, |game, _, seat, ids| {
            let text = |id| actions.text(id).expect("a text");
            gathers += u32::from(ids.iter().any(|id| text(id) == "gather"));
            if !ids.contains(wait) {
                return;
            }
            waits += 1;
            let others = ids.iter().filter(|id| *id != wait);
            corrections += others
                .filter(|id| text(*id).starts_with("correct "))
                .count();
            assert!(game.to_act().len() > 1 && game.to_act().contains(seat));
        });
    }
    assert!(
        waits > 20 && corrections > 20 && gathers > 20,
        "{waits}, {corrections}, {gathers}"
    );
}

#[test]
fn a_number_that_is_not_legal_changes_nothing() {
    for (name, start) in tables() {
        let actions = Actions::new(&start);
        play(&mut start.clone(), &actions, 1, |game, cursor, _, legal| {
            let mut copy = *cursor;
            for id in (0..actions.len() + 3).filter(|id| !legal.contains(*id)) {
                assert!(copy.take(&actions, game, id).is_err(), "{name}: {id}");
                assert_eq!(copy, *cursor, "{name}: {id}");
            }
            let other = AnyAction::Heartcatchers(moonshot_rules::HeartcatchersAction::Catch {
                card: moonshot_rules::HeartCard::UNCATCHABLE,
                place: moonshot_rules::Place::ALL[0],
            });
            if !name.starts_with("heartcatchers") {
                assert_eq!(actions.ids(&other), None, "{name}");
            }
        });
    }
}
