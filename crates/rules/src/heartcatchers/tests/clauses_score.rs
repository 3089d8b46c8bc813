//! K-14 to K-19: scoring, and the match.

use super::*;

fn scored_with(rows: [&str; 2], uncatchable_scores: bool) -> Scored {
    let game = HeartGame {
        field: field(rows),
        ..HeartGame::EMPTY
    };
    let scored = game.score(uncatchable_scores);
    assert_eq!(
        scored.points(),
        game.points(uncatchable_scores),
        "the fast way agrees"
    );
    scored
}

fn scored(rows: [&str; 2]) -> Scored {
    scored_with(rows, true)
}

fn row(scored: &Scored, seat: usize) -> Vec<String> {
    scored.field[seat].iter().map(stack_text).collect()
}

#[test]
fn k_14_a_change_of_heart_secret_exchanges_its_stack_with_the_one_across() {
    for rows in [
        ["Rb Bb/Rc,Gb,Bb", "Gu,Rb,Rb"],
        ["Rb Bb,Gb,Bb", "Gu/Rc,Rb,Rb"],
    ] {
        let scored = scored(rows);
        assert_eq!(row(&scored, 0), ["Gu", "Gb", "Bb"]);
        assert_eq!(row(&scored, 1), ["Rb Bb", "Rb", "Rb"]);
        assert_eq!(scored.exchanged, [true, false, false]);
        assert_eq!(scored.changes_of_heart, 1);
        assert_eq!(scored.points(), [3, 4]);
    }
}

#[test]
fn k_14_other_secrets_travel_with_their_stack() {
    let scored = scored(["Rb/Ru Rc,Gb,Bb", "Gb/Bh,Rb,Rb"]);
    assert_eq!(row(&scored, 0), ["Gb [Bh 0]", "Gb", "Bb"]);
    assert_eq!(row(&scored, 1), ["Rb [Ru 0]", "Rb", "Rb"]);
    assert_eq!(scored.points(), [0, 6]);
}

#[test]
fn k_14_an_odd_number_in_a_pair_exchanges_and_an_even_number_does_not() {
    let changes = ["Rc", "Gc", "Bc"];
    for own in 0..=3 {
        for across in 0..=3 - own {
            let secrets = |cards: &[&str]| cards.join(" ");
            let first = format!("Rb Bb/{},Gb,Bb", secrets(&changes[..own]));
            let second = format!("Gb/{},Rb,Rb", secrets(&changes[own..own + across]));
            let scored = scored([first.as_str(), second.as_str()]);
            let odd = (own + across) % 2 == 1;
            assert_eq!(scored.exchanged, [odd, false, false]);
            assert_eq!(scored.changes_of_heart, own + across);
            let [own, other] = ["Rb Bb", "Gb"];
            let expected = if odd { [other, own] } else { [own, other] };
            assert_eq!([&row(&scored, 0)[0], &row(&scored, 1)[0]], expected);
        }
    }
}

#[test]
fn k_14_each_pair_of_stacks_is_looked_at_by_itself() {
    let scored = scored(["Rb/Rc,Gb,Bb/Gc", "Gb,Rb,U/Bc"]);
    assert_eq!(scored.exchanged, [true, false, false]);
    assert_eq!(scored.changes_of_heart, 3);
    assert_eq!(row(&scored, 0), ["Gb", "Gb", "Bb"]);
}

#[test]
fn k_14_a_face_up_change_of_heart_does_nothing() {
    let scored = scored(["Gb Rc,Gb,Bb", "Gb,Rb,Rb"]);
    assert_eq!((scored.exchanged, scored.changes_of_heart), ([false; 3], 0));
    assert_eq!(scored.points(), [4, 3]);
}

#[test]
fn k_15_ultimate_love_is_three_points_and_heartbreaker_three_off() {
    let scored = scored(["Rb/Ru Gu,Gb/Rh,Bb", "Rb,Gb/Bu Bh Gh,Rb"]);
    assert_eq!(scored.secret_points, [3, -3]);
    assert_eq!(scored.points(), [6, 0]);
}

#[test]
fn k_15_other_secrets_score_nothing_and_face_up_kinds_neither() {
    let scored = scored(["Rb/U Rb Gb,Gu,Bh", "Rb/Rc Gc,Gb/U,Ru"]);
    assert_eq!(scored.secret_points, [0, 0]);
    assert_eq!(scored.points(), [3, 3]);
}

#[test]
fn k_16_each_face_up_card_on_the_own_side_is_a_point_whatever_its_kind() {
    let scored = scored(["Rb Bu Gh,Gb Rc,Bb", "Rb,Gb,Rb Bb Gb Ru"]);
    assert_eq!(scored.card_points, [6, 6]);
}

#[test]
fn k_17_a_face_up_uncatchable_counts_unless_the_option_says_not() {
    let rows = ["Rb U,Gb,Bb/U", "U,Gb,Rb Bb"];
    assert_eq!(scored_with(rows, true).points(), [4, 4]);
    assert_eq!(scored_with(rows, false).points(), [3, 3]);
    assert!(HeartcatchersOptions::default().uncatchable_scores);
}

/// A match of `best_of` games with these results: `0`, `1`, or `-` for a draw.
fn match_of(best_of: i64, games: &str) -> Heartcatchers {
    let mut game = table(options(best_of, true));
    for result in games.chars() {
        assert_eq!(game.phase(), Phase::Deal, "{best_of}: {games}");
        game.game.field = field(match result {
            '0' => ["Rb Bb,Gb,Bb", "Rb,Gb,Rb"],
            '1' => ["Rb,Gb,Bb", "Rb,Gb,Rb Bb"],
            _ => ["Rb,Gb,Bb", "Rb,Gb,Rb"],
        });
        game.score_game();
    }
    game
}

fn winners(game: &Heartcatchers) -> Option<Vec<usize>> {
    let outcome = game.outcome()?;
    assert_eq!(outcome.reason, EndReason::Games);
    Some(outcome.winners.iter().map(Seat::index).collect())
}

#[test]
fn k_18_the_most_points_wins_and_equal_points_are_a_draw() {
    assert_eq!(winners(&match_of(1, "0")), Some(vec![0]));
    assert_eq!(winners(&match_of(1, "1")), Some(vec![1]));
    assert_eq!(winners(&match_of(1, "-")), Some(vec![0, 1]));
    random_matches(10, |before, _, after| {
        if after.game_number > before.game_number {
            let [own, other] = after.last_game.unwrap().points();
            let won = [i32::from(own > other), i32::from(other > own)];
            assert_eq!(after.won, [before.won[0] + won[0], before.won[1] + won[1]]);
        }
    });
}

#[test]
fn k_19_the_match_ends_when_the_lead_is_greater_than_the_games_left() {
    let over = [
        (1, "0", vec![0]),
        (3, "00", vec![0]),
        (3, "11", vec![1]),
        (3, "010", vec![0]),
        (3, "0--", vec![0]),
        (3, "-0-", vec![0]),
        (3, "--1", vec![1]),
        (5, "000", vec![0]),
        (5, "1011", vec![1]),
        (5, "10101", vec![1]),
        (5, "00-0", vec![0]),
        (5, "00-1-", vec![0]),
    ];
    for (best_of, games, expected) in over {
        let game = match_of(best_of, games);
        assert_eq!(winners(&game), Some(expected), "{best_of}: {games}");
    }
    for (best_of, games) in [
        (3, "0"),
        (3, "01"),
        (3, "0-"),
        (5, "00"),
        (5, "001"),
        (5, "00-1"),
    ] {
        assert_eq!(
            winners(&match_of(best_of, games)),
            None,
            "{best_of}: {games}"
        );
    }
}

#[test]
fn k_19_a_drawn_game_counts_as_a_game_for_nobody() {
    let game = match_of(3, "0-");
    assert_eq!(game.won, [1, 0]);
    assert_eq!(game.game_number, 3);
}

#[test]
fn k_19_a_match_that_is_level_goes_on_until_it_is_not() {
    for (best_of, level) in [(3, "01-"), (3, "---"), (5, "01-01"), (5, "-----")] {
        assert_eq!(winners(&match_of(best_of, level)), None);
        assert_eq!(winners(&match_of(best_of, &format!("{level}--"))), None);
        let decided = match_of(best_of, &format!("{level}--1"));
        assert_eq!(winners(&decided), Some(vec![1]));
    }
}

#[test]
fn k_19_a_drawn_single_game_has_both_as_winners() {
    let outcome = match_of(1, "-").outcome().unwrap();
    assert_eq!(outcome.winners.to_vec(), [seat(0), seat(1)]);
    assert_eq!(outcome.totals.as_slice(), [0, 0]);
}
