//! B-13 to B-17: scoring, and the end of the match.

use super::*;

/// A finished hand before scoring, in which each seat took these curses.
fn scored(totals: &[i32], curses: &[&str], gift: Option<u8>) -> BlackHearts {
    let mut game = table(totals.len(), gift.is_some());
    game.totals[..totals.len()].copy_from_slice(totals);
    game.hand.phase = Phase::Gift;
    match gift {
        Some(place) => game.turn_up(place),
        None => game.hand.begin_play(),
    }
    game.hand.phase = Phase::Play;
    for (number, taken) in curses.iter().enumerate() {
        for curse in taken.split_whitespace() {
            game.hand.give_curse(seat(number), card(curse));
        }
    }
    game.score_hand();
    game
}

fn ended(game: &BlackHearts) -> (Vec<usize>, EndReason) {
    let outcome = game.outcome().unwrap();
    let winners = outcome.winners.iter().map(Seat::index);
    (winners.collect(), outcome.reason)
}

#[test]
fn b_13_curse_points_taken_are_added_to_each_total() {
    let game = scored(&[1, 2, 3], &["R1 R6", "R2 R3 R4", "R5"], None);
    assert_eq!(game.totals(), [1 + 1 + 4, 2 + 1 + 2 + 2, 3 + 3]);
    assert_eq!(game.outcome(), None);
}

#[test]
fn b_13_the_scores_of_random_matches_are_the_points_printed_on_what_was_taken() {
    random_matches(20, |before, step, after| {
        if after.history.len() == before.history.len() {
            return;
        }
        let Step::Act(_, BlackHeartsAction::Play(last)) = step else {
            panic!("only a card ends a hand");
        };
        let mut hand = before.hand;
        hand.play_unchecked(*last);
        let mut points = vec![0; before.seat_count()];
        for (_, cards, taker) in (0..5).filter_map(|number| hand.trick(number)) {
            let curses = cards.iter().filter(|card| card.colour() == Colour::Red);
            points[taker.index()] += curses
                .map(|card| [0, 1, 1, 2, 2, 3, 4][usize::from(card.number())])
                .sum::<i32>();
        }
        let gift = before.gift();
        let scores: Vec<i32> = points
            .iter()
            .map(|points| match gift {
                Some(DOUBLE_CURSE) => 2 * points,
                Some(MERCY) if *points < 2 => 0,
                Some(MERCY) => points - 2,
                _ => *points,
            })
            .collect();
        let history = after.history.last().unwrap();
        assert!(
            history.iter().eq(&scores),
            "{history:?} {scores:?} {gift:?}"
        );
        for (seat, score) in scores.iter().enumerate() {
            assert_eq!(after.totals()[seat], before.totals()[seat] + score);
        }
    });
}

#[test]
fn b_07_double_curse_counts_curse_points_twice() {
    let game = scored(&[0, 0, 0], &["R1 R6", "R2 R3", "R4 R5"], Some(DOUBLE_CURSE));
    assert_eq!(game.totals(), [10, 6, 10]);
}

#[test]
fn b_07_mercy_takes_two_points_off_but_not_below_nought() {
    let curses = ["R1", "R2 R3 R4 R6", "R5", ""];
    let game = scored(&[5, 0, 0, 3], &curses, Some(MERCY));
    assert_eq!(game.totals(), [5, 7, 1, 3]);
}

#[test]
fn b_14_all_six_curse_cards_win_the_match_whatever_the_totals() {
    for seats in 3..=6 {
        for winner in 0..seats {
            let mut totals = vec![0; seats];
            totals[winner] = 12;
            let mut curses = vec![""; seats];
            curses[winner] = "R1 R2 R3 R4 R5 R6";
            for gift in [None, Some(MERCY), Some(DOUBLE_CURSE), Some(SMALL_HOURS)] {
                let game = scored(&totals, &curses, gift);
                assert_eq!(ended(&game), (vec![winner], EndReason::AllCurses));
            }
        }
    }
}

#[test]
fn b_14_is_looked_at_after_b_13_so_the_totals_have_the_points() {
    let game = scored(&[12, 0, 4], &["R1 R2 R3 R4 R5 R6", "", ""], None);
    assert_eq!(game.outcome().unwrap().totals.as_slice(), [25, 0, 4]);
}

#[test]
fn b_14_five_curse_cards_are_not_enough() {
    let game = scored(&[0, 0, 0], &["R1 R2 R3 R4 R6", "R5", ""], None);
    assert_eq!(game.outcome(), None);
}

#[test]
fn b_14_comes_before_b_15() {
    let game = scored(&[3, 12, 0], &["R1 R2 R3 R4 R5 R6", "", ""], None);
    assert_eq!(ended(&game), (vec![0], EndReason::AllCurses));
    assert_eq!(game.totals(), [16, 12, 0]);
}

#[test]
fn b_15_at_thirteen_the_lowest_total_wins() {
    let game = scored(&[9, 5, 4], &["R6", "R1 R2 R3", "R4 R5"], None);
    assert_eq!(game.totals(), [13, 9, 9]);
    assert_eq!(ended(&game), (vec![1, 2], EndReason::Thirteen));
    let game = scored(&[9, 4, 4], &["R6", "R1 R2 R3", "R4 R5"], None);
    assert_eq!(ended(&game), (vec![1], EndReason::Thirteen));
}

#[test]
fn b_15_twelve_is_not_thirteen() {
    let game = scored(&[8, 5, 4], &["R6", "R1 R2 R3", "R4 R5"], None);
    assert_eq!(game.totals()[0], 12);
    assert_eq!(game.outcome(), None);
}

#[test]
fn b_15_the_lowest_wins_even_with_thirteen_or_more_itself() {
    let game = scored(
        &[12, 12, 12],
        &["R1 R2", "R3 R4 R5", "R6"],
        Some(DOUBLE_CURSE),
    );
    assert_eq!(game.totals(), [16, 26, 20]);
    assert_eq!(ended(&game), (vec![0], EndReason::Thirteen));
}

#[test]
fn b_16_equal_lowest_totals_share_the_win() {
    let curses = ["R1", "R2", "R3 R4 R5", "R6", "", ""];
    let game = scored(&[4, 4, 9, 9, 5, 6], &curses, None);
    assert_eq!(game.totals(), [5, 5, 16, 13, 5, 6]);
    assert_eq!(ended(&game), (vec![0, 1, 4], EndReason::Thirteen));
}

#[test]
fn b_17_otherwise_the_totals_stand_and_another_hand_is_dealt() {
    let game = scored(&[1, 2, 3], &["R1 R6", "R2 R3 R4", "R5"], None);
    assert_eq!(game.turn(), Turn::Chance(crate::ChanceKind::Deal));
    assert_eq!(game.hand_number(), 2);
    assert_eq!(game.phase(), Phase::Deal);
    assert_eq!(game.totals(), [6, 7, 6]);
    assert_eq!(game.history().len(), 1);
    assert_eq!(game.history()[0].as_slice(), [5, 5, 3]);
    assert_eq!(game.hand().trick_under_way(), []);
    assert_eq!(game.hand().last_trick(), None);
    assert_eq!((game.lead(), game.gift()), (None, None));
    for seat in Seat::all(3) {
        assert_eq!(game.hand().taken_in_order(seat).count(), 0);
        assert_eq!(
            (game.hand().points_taken(seat), game.cards_held(seat)),
            (0, 0)
        );
    }
}

#[test]
fn b_17_random_matches_end_only_by_b_14_or_b_15() {
    random_matches(20, |_, _, after| {
        let lost = after.totals().iter().any(|total| *total >= 13);
        match after.outcome() {
            Some(outcome) if outcome.reason == EndReason::Thirteen => {
                assert!(lost);
                let lowest = after.totals().iter().min().unwrap();
                for seat in Seat::all(after.seat_count()) {
                    let wins = after.totals()[seat.index()] == *lowest;
                    assert_eq!(outcome.winners.contains(seat), wins);
                }
            }
            Some(outcome) => {
                assert_eq!(outcome.reason, EndReason::AllCurses);
                assert_eq!(outcome.winners.len(), 1);
            }
            None => assert!(!lost),
        }
    });
}
