//! Datasets: decisions of matches as rows.

use moonshot_bots::dataset::{Cell, Column, Matches, PlayedMatch, row};
use moonshot_bots::{Budget, FastDice, Level};
use moonshot_rules::{AnyGame, Game, LegalActions, View};

use crate::common::{TABLES, setup};

fn matches(game: &str, players: usize, bots: &[Level]) -> Matches {
    Matches {
        start: setup(game, players).start().unwrap(),
        bots: bots.to_vec(),
        seed: 5,
        playouts: 30,
    }
}

fn rows(game: &str, played: &PlayedMatch) -> Vec<Vec<Column>> {
    let hands = played.hands.iter();
    let rows = hands.flat_map(|hand| {
        let decisions = hand.decisions.iter();
        decisions.map(move |decision| row(game, played, hand, decision))
    });
    rows.collect()
}

fn cell(row: &[Column], name: &str) -> Cell {
    let found = row.iter().find(|(column, _)| *column == name);
    found
        .unwrap_or_else(|| panic!("no column {name}"))
        .1
        .clone()
}

#[test]
fn every_game_has_rows_with_the_same_columns_and_a_legal_action() {
    for (game, players) in TABLES {
        let played = matches(game, players, &[Level::Steady, Level::Random])
            .play(3)
            .unwrap();
        let rows = rows(game, &played);
        let names = |row: &[Column]| -> Vec<_> {
            row.iter()
                .map(|(name, cell)| (*name, std::mem::discriminant(cell)))
                .collect()
        };
        let decisions = played.hands.iter().flat_map(|hand| &hand.decisions);
        for ((number, decision), row) in (0..).zip(decisions).zip(&rows) {
            assert_eq!(names(row), names(&rows[0]));
            assert_eq!(cell(row, "decision"), Cell::Count(Some(number)));
            let legal = decision.view.legal();
            match legal.pass() {
                None => assert!(legal.iter().any(|action| action == decision.action)),
                Some(pass) => {
                    assert_eq!(cell(row, "pass_count"), Cell::Small(Some(pass.count as u8)));
                }
            }
            let Cell::Texts(Some(legal)) = cell(row, "legal") else {
                panic!("a list")
            };
            let action = decision.action.to_string();
            let mut words = action
                .strip_prefix("pass ")
                .map_or(vec![&*action], |cards| cards.split(' ').collect());
            words.retain(|word| !legal.iter().any(|one| one == word));
            assert_eq!(words, [""; 0], "{game}: {action}");
            assert_eq!(Some(decision.seat), decision.view.viewer().seat());
        }
        assert!(!rows.is_empty());
    }
}

#[test]
fn points_and_totals_add_up_to_the_match() {
    for (game, players) in TABLES {
        let played = matches(game, players, &[Level::Steady]).play(8).unwrap();
        let mut totals = vec![0; players];
        for (hand, number) in played.hands.iter().zip(1..) {
            assert_eq!(
                (hand.number, &hand.totals_before),
                (number, &totals),
                "{game}"
            );
            if game != "heartcatchers" {
                for (total, points) in totals.iter_mut().zip(&hand.points) {
                    *total += points;
                }
                assert_eq!(totals, hand.totals_after, "{game}");
            }
            totals.clone_from(&hand.totals_after);
        }
        assert_eq!(totals, played.totals);
        assert!((played.shares.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    }
}

#[test]
fn in_a_trick_game_the_sets_of_a_row_share_out_the_pack() {
    let played = matches("hearts", 4, &[Level::Random]).play(1).unwrap();
    let mut voids = 0;
    for row in rows("hearts", &played) {
        let word = |name| match cell(&row, name) {
            Cell::Word(Some(word)) => word,
            other => panic!("{name}: {other:?}"),
        };
        let words = |name| match cell(&row, name) {
            Cell::Words(Some(words)) => words,
            other => panic!("{name}: {other:?}"),
        };
        let shared: u32 = [word("hand_cards"), word("unseen"), word("trick_cards")]
            .iter()
            .map(|set| set.count_ones())
            .sum();
        let taken: u32 = words("taken").iter().map(|set| set.count_ones()).sum();
        assert_eq!(shared + taken, 52);
        let all = words("taken").iter().fold(
            word("hand_cards") | word("unseen") | word("trick_cards"),
            |all, set| all | set,
        );
        assert_eq!(all, 0x1fff_1fff_1fff_1fff);
        let played = words("played").iter().fold(0, |all, set| all | set);
        let taken = words("taken").iter().fold(0, |all, set| all | set);
        assert_eq!(played, taken | word("trick_cards"));
        assert_eq!(word("action_cards") & !word("legal_cards"), 0);
        assert_eq!(word("legal_cards") & !word("hand_cards"), 0);
        let Cell::Smalls(Some(plays)) = cell(&row, "plays") else {
            panic!("a list")
        };
        let in_order = plays.iter().fold(0, |all, card| all | 1_u64 << card);
        assert_eq!(
            (in_order, plays.len() as u32),
            (played, played.count_ones())
        );
        let Cell::Smalls(Some(failed)) = cell(&row, "not_followed") else {
            panic!("a list")
        };
        // Nobody may revoke in this game.
        let Cell::Small(Some(seat)) = cell(&row, "seat") else {
            panic!("a seat")
        };
        let failed = failed[usize::from(seat)];
        let void = (0..4).filter(|suit| failed & 1 << suit != 0);
        let void = void.fold(0, |cards, suit| cards | 0xffff_u64 << (16 * suit));
        assert_eq!(word("hand_cards") & void, 0);
        voids += failed.count_ones();
    }
    assert!(voids > 0);
}

#[test]
fn who_searches_says_what_the_search_found_and_does_the_best_of_it() {
    for (game, players) in [("hearts", 4), ("black-hearts", 3), ("heartcatchers", 2)] {
        let bots = [Level::Expert, Level::Steady];
        let played = matches(game, players, &bots).play(0).unwrap();
        let mut searched = 0;
        for decision in played.hands.iter().flat_map(|hand| &hand.decisions) {
            let Some(found) = &decision.evaluation else {
                continue;
            };
            searched += 1;
            assert_eq!(decision.bot, Level::Expert);
            assert_eq!(found.actions.first(), Some(&decision.action));
            assert!(found.costs.iter().all(|cost| cost.is_finite()));
            let count = found.actions.len();
            assert_eq!(
                (count, count, count),
                (found.costs.len(), found.errors.len(), found.playouts.len())
            );
        }
        assert!(searched > 5, "{game}: {searched}");
    }
}

#[test]
fn levels_move_on_by_a_seat_and_a_match_is_the_same_again() {
    let matches = matches("hearts", 4, &[Level::Steady, Level::Casual, Level::Random]);
    let levels = |number| {
        let played = matches.play(number).unwrap();
        let decisions = &played.hands[0].decisions;
        [0, 1, 2, 3].map(|seat| {
            let own = decisions
                .iter()
                .find(|decision| decision.seat.index() == seat);
            own.unwrap().bot
        })
    };
    let [first, second] = [levels(0), levels(1)];
    assert_eq!(
        first,
        [Level::Steady, Level::Casual, Level::Random, Level::Steady]
    );
    assert_eq!(
        second,
        [Level::Casual, Level::Random, Level::Steady, Level::Casual]
    );
    assert_eq!(matches.play(4).unwrap(), matches.play(4).unwrap());
    assert_ne!(
        matches.play(4).unwrap().hands,
        matches.play(5).unwrap().hands
    );
}

#[test]
fn a_dataset_has_the_actions_that_the_bots_choose() {
    for level in Level::ALL {
        let played = matches("black-hearts", 3, &[level]).play(2).unwrap();
        let mut game: AnyGame = setup("black-hearts", 3).start().unwrap();
        let (mut deals, mut dice) = (FastDice::part(5, 4), FastDice::part(5, 5));
        for decision in played.hands.iter().flat_map(|hand| &hand.decisions) {
            while let Some(outcome) = game.roll(&mut deals) {
                game.chance(&outcome).unwrap();
            }
            // Which of the seats that may act does.
            let which = moonshot_rules::Dice::below(&mut dice, game.to_act().len() as u32);
            assert_eq!(
                game.to_act().iter().nth(which as usize),
                Some(decision.seat)
            );
            let choice = level
                .bot()
                .choose(&decision.view, Budget::playouts(30), &mut dice);
            assert_eq!(choice.unwrap().action, decision.action, "{level}");
            game.play(decision.seat, &decision.action).unwrap();
        }
        assert!(game.is_over());
    }
}

/// Every list with a number for each seat, against the tricks as the rules of Hearts play them.
#[test]
fn in_a_trick_game_each_seat_has_what_is_its_own() {
    let played = matches("hearts", 4, &[Level::Steady]).play(2).unwrap();
    for hand in &played.hands {
        let mut laid: Vec<(u8, u8)> = Vec::new();
        for decision in &hand.decisions {
            let row = row("hearts", &played, hand, decision);
            let smalls = |name| match cell(&row, name) {
                Cell::Smalls(Some(numbers)) => numbers,
                other => panic!("{name}: {other:?}"),
            };
            let words = |name| match cell(&row, name) {
                Cell::Words(Some(words)) => words,
                other => panic!("{name}: {other:?}"),
            };
            let plays = smalls("plays_by").into_iter().zip(smalls("plays"));
            assert_eq!(plays.collect::<Vec<_>>(), laid);
            let (mut held, mut own, mut taken) = ([13_u8; 4], [0_u64; 4], [0_u64; 4]);
            for trick in laid.chunks(4) {
                for (seat, card) in trick {
                    held[usize::from(*seat)] -= 1;
                    own[usize::from(*seat)] |= 1 << card;
                }
                let followed = trick
                    .iter()
                    .filter(|(_, card)| card >> 4 == trick[0].1 >> 4);
                let (winner, _) = *followed.max_by_key(|(_, card)| card).unwrap();
                let cards = trick.iter().fold(0, |all, (_, card)| all | 1 << card);
                taken[usize::from(winner)] |= if trick.len() == 4 { cards } else { 0 };
            }
            assert_eq!(smalls("cards_held"), held);
            assert_eq!(words("played"), own);
            assert_eq!(words("taken"), taken);
            // Hearts are the last of the suits, and the queen of spades is the eleventh of hers.
            let points = taken.map(|taken| {
                let queen = taken >> (2 * 16 + 10) & 1;
                (taken >> 48).count_ones() as i32 + 13 * queen as i32
            });
            assert_eq!(
                cell(&row, "points_taken"),
                Cell::Points(Some(points.to_vec()))
            );
            let Cell::Word(Some(action)) = cell(&row, "action_cards") else {
                panic!("cards")
            };
            if action.count_ones() == 1 {
                let Cell::Small(Some(seat)) = cell(&row, "seat") else {
                    panic!("a seat")
                };
                laid.push((seat, action.trailing_zeros() as u8));
            }
        }
        assert_eq!(laid.len(), 52);
    }
    // The lowest total wins.
    let least = played.totals.iter().min().unwrap();
    for (total, share) in played.totals.iter().zip(&played.shares) {
        assert_eq!(total == least, *share > 0.0, "{:?}", played.totals);
    }
}
