//! The clauses of CARDominoes Hearts, C-01 to C-24, each with its test; the rest are in `revoke.rs`.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use common::{Table, cards, holding, seat, second_trick};
use moonshot_protocol::Setup;
use moonshot_rules::{Cards, Game, Seat, Viewer};
use serde_json::{Value, json};

fn cardominoes(players: usize) -> Table {
    Table::new("cardominoes", players).draw()
}

fn removed(players: usize) -> (String, usize) {
    let rules = cardominoes(players).rules();
    (
        (Cards::STANDARD - rules.pack).to_string(),
        rules.cards_each(),
    )
}

fn chance(table: &mut Table, outcome: Value) -> Result<(), String> {
    table.chance(&outcome).map_err(|error| error.to_string())
}

#[test]
fn c_01_the_52_faces_without_jokers() {
    assert_eq!(cardominoes(4).rules().pack, Cards::STANDARD);
}

#[test]
fn c_02_four_players_hold_13_of_all_52() {
    assert_eq!(removed(4), (String::new(), 13));
}

#[test]
fn c_03_three_players_remove_2c_and_hold_17() {
    assert_eq!(removed(3), ("2C".to_owned(), 17));
}

#[test]
fn c_04_five_players_remove_2c_and_2d_and_hold_10() {
    assert_eq!(removed(5), ("2C 2D".to_owned(), 10));
}

#[test]
fn c_05_the_lowest_tile_drawn_deals_and_all_see_the_draw() {
    let mut table = Table::new("cardominoes", 4);
    assert_eq!(table.state()["pending_chance"], json!("draw"));
    assert_eq!(
        (table.detail("dealer"), table.detail("draw")),
        (Value::Null, Value::Null)
    );
    let draw = json!([["5D", "9C", "3H", "KS"]]);
    chance(&mut table, json!({ "draw": draw })).unwrap();
    assert_eq!(table.detail("dealer"), json!(2));
    assert_eq!(table.spectator()["detail"]["draw"], draw);
    assert_eq!(table.state()["pending_chance"], json!("deal"));
}

#[test]
fn c_06_players_tied_for_lowest_draw_again_among_themselves() {
    let mut table = Table::new("cardominoes", 4);
    let refused = |table: &mut Table, draw: Value| chance(table, json!({ "draw": draw })).is_err();
    assert!(
        refused(&mut table, json!([["5D", "5C", "9H", "KS"]])),
        "the tie is not broken"
    );
    assert!(refused(
        &mut table,
        json!([["5D", "5C", "9H", "KS"], ["6D", "7D", "8D"]])
    ));
    assert!(
        refused(&mut table, json!([["5D", "5C", "9H", "KS"], ["9H", "7D"]])),
        "9♥ is out"
    );
    assert!(
        refused(&mut table, json!([["5D", "4C", "9H", "KS"], ["2H", "7D"]])),
        "no tie at all"
    );
    assert!(refused(&mut table, json!([["5D", "5C", "9H"]])));
    assert!(refused(&mut table, json!([])));
    let draw = json!([["5D", "9C", "5H", "KS"], ["2C", "2D"], ["AS", "3S"]]);
    chance(&mut table, json!({ "draw": draw })).unwrap();
    assert_eq!(table.detail("dealer"), json!(2));
}

#[test]
fn c_07_the_deal_rotates_to_the_left() {
    let mut table = cardominoes(5);
    for dealer in [0, 1, 2, 3, 4, 0] {
        assert_eq!(table.detail("dealer"), json!(dealer));
        table = table.deal_any();
        assert_eq!(table.detail("dealer"), json!(dealer));
        table.play_out();
        table.choose_moon();
    }
}

#[test]
fn c_08_tiles_are_dealt_one_at_a_time_from_the_dealers_left() {
    struct Last;
    impl moonshot_rules::Dice for Last {
        fn below(&mut self, bound: u32) -> u32 {
            bound - 1 // leaves the pack in printing order
        }
    }
    let table = cardominoes(4);
    let outcome = table.roll(&mut Last);
    assert_eq!(
        outcome["hands"][1][0], "2C",
        "the dealer's left gets the first tile"
    );
    assert_eq!(outcome["hands"][0][0], "5C");
}

#[test]
fn c_09_four_players_pass_three_left_right_across_and_hold() {
    let rules = cardominoes(4).rules();
    assert_eq!(rules.pass_count, 3);
    assert_eq!(
        (1..=5).map(|h| rules.pass_left(h)).collect::<Vec<_>>(),
        [1, 3, 2, 0, 1]
    );
}

#[test]
fn c_10_three_and_five_players_pass_left_right_and_hold() {
    for players in [3, 5] {
        let rules = cardominoes(players).rules();
        let lefts: Vec<usize> = (1..=4).map(|hand| rules.pass_left(hand)).collect();
        assert_eq!(lefts, [1, players - 1, 0, 1]);
    }
}

#[test]
fn c_11_all_choose_before_any_sees_what_it_is_passed() {
    let mut table = cardominoes(3).deal(&["AS KS QS"]);
    table.act(0, "pass AS KS QS");
    assert!(table.state()["hands"][0].to_string().contains("QS"));
    assert_eq!(table.state()["to_act"], json!([1, 2]));
}

#[test]
fn c_12_the_holder_of_2c_plays_it_first() {
    let mut table = holding(json!({})).deal(&["", "", "2C"]);
    assert_eq!(table.state()["to_act"], json!([2]));
    assert_eq!(table.legal_now(), "2C");
    table.play("2C");
}

#[test]
fn c_13_where_2c_is_removed_3c_takes_its_place() {
    for players in [3, 5] {
        let table = cardominoes(players).deal(&["", "3C AC KC QC"]);
        let mut table = table;
        for number in 0..players {
            let held = table.game.hand().held(seat(number));
            let last: Vec<String> = held.iter().map(|card| card.to_string()).collect();
            table.act(
                number,
                &format!("pass {}", last[last.len() - 3..].join(" ")),
            );
        }
        assert_eq!(table.state()["to_act"], json!([1]));
        assert_eq!(table.legal_now(), "3C");
    }
}

#[test]
fn c_14_suit_is_followed_if_able_and_there_is_no_trump() {
    let mut table = holding(json!({})).deal(&["2C 9C", "3C", "4C", "5C AS"]);
    table.play("2C");
    assert_eq!(table.refusal(1, "AH"), "You do not hold the ace of hearts.");
    table.play("3C 4C 5C");
    assert_eq!(table.detail("lead"), json!(3));
}

#[test]
fn c_15_hearts_and_the_queen_may_be_played_to_the_first_trick() {
    let mut table = holding(json!({})).deal(&["2C", "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KD"]);
    table.play("2C");
    assert_eq!(table.legal_now(), "KD QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH");
}

#[test]
fn c_16_hearts_break_when_the_trick_that_holds_one_is_complete() {
    let mut table = holding(json!({})).deal(&[
        "AC KC KH",
        "2H 3H 4H 5H 6H 7H AD KD QD JD TD 9D 8D",
        "3C",
        "2C",
    ]);
    table.play("2C AC 2H");
    assert_eq!(
        table.detail("hearts_broken"),
        json!(false),
        "the trick is not complete"
    );
    table.play("3C");
    assert_eq!(table.detail("hearts_broken"), json!(true));
    assert!(table.legal(0).contains(&"KH".to_owned()));
}

#[test]
fn c_16_the_queen_does_not_break_hearts() {
    let mut table = second_trick(json!({}), "2C AC QS 3C");
    assert_eq!(table.detail("hearts_broken"), json!(false));
    assert_eq!(
        table.refusal(0, "KH"),
        "Hearts may not be led until they are broken."
    );
}

#[test]
fn c_17_a_leader_with_nothing_but_hearts_may_lead_one_and_that_breaks_them() {
    let all = "AC AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H";
    let mut table = holding(json!({})).deal(&[all, "2C", "3C 2H", "4C"]);
    table.play("2C 3C 4C AC");
    assert_eq!(table.legal(0).len(), 12);
    table.play("AH");
    let second = table.legal_now().split(' ').next().unwrap().to_owned();
    table.play(&second);
    table.play("2H");
    let last = table.legal_now().split(' ').next().unwrap().to_owned();
    table.play(&last);
    assert_eq!(table.detail("hearts_broken"), json!(true));
}

#[test]
fn c_18_the_highest_of_the_suit_led_wins_and_leads() {
    let mut table = holding(json!({})).deal(&["2C", "KC", "4C", "QC"]);
    table.play("2C KC 4C QC");
    assert_eq!(table.detail("lead"), json!(1));
}

#[test]
fn c_19_a_finished_trick_lies_open_until_its_winner_leads() {
    let mut table = holding(json!({})).deal(&["2C", "KC 5D", "4C", "QC"]);
    table.play("2C KC 4C QC");
    for view in [table.state(), table.view(0), table.spectator()] {
        assert_eq!(view["detail"]["last_trick"].as_array().unwrap().len(), 4);
    }
    table.play("5D");
    for view in [
        table.state(),
        table.view(0),
        table.view(1),
        table.spectator(),
    ] {
        assert_eq!(view["detail"]["last_trick"], json!([]));
    }
}

#[test]
fn c_20_a_heart_is_1_and_the_queen_13() {
    let rules = cardominoes(5).rules();
    assert_eq!(
        (rules.points(cards("2H KH")), rules.points(cards("QS 3C"))),
        (2, 13)
    );
    assert_eq!(rules.moon_points(), 26);
}

/// A hand in which this seat takes every trick.
fn moon_by(shooter: usize, table: Table) -> Table {
    let mut hands = [
        "AC AD AS AH KH QH JH TH 9H 8H 7H 6H 5H",
        "2C QS KS 2H 3C 4C 5C 6C 7C 8C 9C TC JC",
        "QC KC 3H 2D 3D 4D 5D 6D 7D 8D 9D TD JD",
        "4H QD KD 2S 3S 4S 5S 6S 7S 8S 9S TS JS",
    ];
    hands.rotate_right(shooter);
    let mut table = table.deal(&hands);
    table.play("2C QC QD AC AS QS 2D 2S AD 2H JD KD AH 3C 3H 4H");
    table.run_out();
    table
}

#[test]
fn c_21_the_shooter_chooses_between_its_own_score_and_the_others() {
    let mut table = moon_by(0, holding(json!({ "target": 1000 })));
    assert_eq!(
        (table.phase().as_str(), table.state()["to_act"].clone()),
        ("moon", json!([0]))
    );
    assert_eq!(table.legal(0), ["moon self", "moon others"]);
    assert_eq!(
        table.state()["hand_number"],
        json!(4),
        "the hand is not scored yet"
    );
    assert_eq!(table.refusal(1, "moon self"), "It is not your turn.");
    let [itself, others] = table.game.moon_totals().expect("seat 0 chooses");
    let mut other = table.clone();
    table.act(0, "moon self");
    assert_eq!(
        table.detail("hand_scores_history")[3],
        json!([-26, 0, 0, 0])
    );
    assert_eq!(table.totals(), json!(itself.as_slice()));
    assert_eq!(table.game.moon_totals(), None);
    other.act(0, "moon others");
    assert_eq!(
        other.detail("hand_scores_history")[3],
        json!([0, 26, 26, 26])
    );
    assert_eq!(other.totals(), json!(others.as_slice()));
}

#[test]
fn a_moon_is_attempted_once_one_seat_has_half_the_points_and_nobody_else_any() {
    let attempt = |table: &Table| {
        let view = table.game.view(Viewer::Seat(Seat::default()));
        view.expect("seat 0 sits here").moon_attempt()
    };
    let hands = [
        "AC AD AS AH KH QH JH TH 9H 8H 7H 6H 5H",
        "2C QS KS 2H 3C 4C 5C 6C 7C 8C 9C TC JC",
        "QC KC 3H 2D 3D 4D 5D 6D 7D 8D 9D TD JD",
        "4H QD KD 2S 3S 4S 5S 6S 7S 8S 9S TS JS",
    ];
    let mut table = holding(json!({ "target": 1000 })).deal(&hands);
    table.play("2C QC QD AC");
    assert_eq!(attempt(&table), None, "no point fell");
    table.play("AS QS 2D 2S");
    assert_eq!(attempt(&table), Seat::new(0), "13 of 26");

    let mut shared = holding(json!({ "target": 1000 })).deal(&[
        "AC AD AS KH QH JH TH 9H 8H 7H 6H 5H 4H",
        "2C QS KS 2H 3C 4C 5C 6C 7C 8C 9C TC JC",
        "QC KC 3H 2D 3D 4D 5D 6D 7D 8D 9D TD JD",
        "AH QD KD 2S 3S 4S 5S 6S 7S 8S 9S TS JS",
    ]);
    shared.play("2C QC QD AC AS QS 2D 2S");
    assert_eq!(attempt(&shared), Seat::new(0));
    shared.play("AD 2H 3D KD");
    assert_eq!(attempt(&shared), Seat::new(0), "and a heart more");
    shared.play("4H KS 3H AH");
    assert_eq!(attempt(&shared), None, "seat 3 took hearts");
}

#[test]
fn c_21_totals_may_go_below_zero() {
    let table = holding(json!({ "target": 1000 }));
    let totals = table.totals();
    let totals: Vec<i64> = totals
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_i64)
        .collect();
    let shooter = (0..4).min_by_key(|seat| totals[*seat]).unwrap();
    let mut table = moon_by(shooter, table);
    table.act(shooter, "moon self");
    let after = table.totals()[shooter].as_i64().unwrap();
    assert_eq!(after, totals[shooter] - 26);
    assert!(after < 0);
}

/// Plays first legal actions until the match is over; a moon adds to the others' scores.
fn play_to_the_end(mut table: Table) -> Vec<i64> {
    while table.phase() != "over" {
        table = table.deal_any();
        table.play_out();
        table.choose_moon();
    }
    assert_eq!(table.state()["outcome"]["reason"], "target");
    let totals = table.state()["outcome"]["totals"].clone();
    totals
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_i64)
        .collect()
}

#[test]
fn c_22_the_match_ends_when_a_total_exceeds_the_target() {
    let first = {
        let mut table = cardominoes(4).deal_any();
        table.play_out();
        let totals = table.totals();
        totals
            .as_array()
            .unwrap()
            .iter()
            .filter_map(Value::as_i64)
            .max()
            .unwrap()
    };
    // When the target is met exactly, the match continues; one point less, and it is over.
    let met = Table::with("cardominoes", 4, json!({ "target": first })).draw();
    let mut met = met.deal_any();
    met.play_out();
    assert_eq!(met.phase(), "deal");
    let mut exceeded = Table::with("cardominoes", 4, json!({ "target": first - 1 }))
        .draw()
        .deal_any();
    exceeded.play_out();
    assert_eq!(exceeded.phase(), "over");
    for target in [0, 1001] {
        let options = common::options(json!({ "target": target }));
        assert!(Setup::read("cardominoes", 4, &options).is_err());
    }
    let totals = play_to_the_end(cardominoes(3));
    assert!(totals.iter().max().unwrap() > &100);
}

#[test]
fn c_23_the_lowest_total_wins_and_equal_totals_share() {
    let mut table = Table::with("cardominoes", 4, json!({ "target": 1 }))
        .draw()
        .deal_any();
    table.play_out();
    let (_, lowest) = table.result();
    assert_eq!(table.state()["outcome"]["winners"], lowest);
}

#[test]
fn c_24_a_tile_that_fails_to_follow_is_refused_by_default() {
    let mut table = holding(json!({})).deal(&["2C", "3C AD"]);
    assert_eq!(table.state()["options"]["revoke"], "refused");
    table.play("2C");
    assert_eq!(table.refusal(1, "AD"), "You must follow clubs.");
    assert_eq!(
        table.refusal(1, "gather"),
        "There is no complete trick to gather."
    );
}
