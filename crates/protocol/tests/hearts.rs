//! The clauses of Hearts, H-01 to H-26, each with its test.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use common::{Table, cards, seat};
use moonshot_protocol::{Setup, TrickDetail};
use moonshot_rules::Cards;
use serde_json::{Map, json};

fn hearts(players: usize) -> Table {
    Table::new("hearts", players)
}

/// A table on its fourth hand, when four players pass nothing.
fn without_pass() -> Table {
    let mut table = hearts(4);
    for _ in 0..3 {
        table = table.deal_any();
        table.play_out();
    }
    table
}

fn removed(players: usize) -> (String, usize) {
    let rules = hearts(players).rules();
    (
        (Cards::STANDARD - rules.pack).to_string(),
        rules.cards_each(),
    )
}

#[test]
fn h_02_three_players_remove_2d_and_hold_17() {
    assert_eq!(removed(3), ("2D".to_owned(), 17));
}

#[test]
fn h_03_four_players_remove_nothing_and_hold_13() {
    assert_eq!(removed(4), (String::new(), 13));
}

#[test]
fn h_04_five_players_remove_two_cards_and_hold_10() {
    assert_eq!(removed(5), ("3C 2D".to_owned(), 10));
}

#[test]
fn h_05_six_players_remove_four_cards_and_hold_8() {
    assert_eq!(removed(6), ("3C 4C 2D 3D".to_owned(), 8));
}

#[test]
fn h_06_seven_players_remove_three_cards_and_hold_7() {
    assert_eq!(removed(7), ("3C 2D 3D".to_owned(), 7));
}

#[test]
fn h_07_every_card_is_dealt_and_a_hand_is_seen_by_its_holder_alone() {
    for players in 3..=7 {
        let table = hearts(players).deal(&["AS KS QS"]);
        let view = table.view(1);
        for other in 0..players {
            let held = &view["hands"][other];
            if other == 1 {
                assert_eq!(held, &table.state()["hands"][1]);
            } else {
                assert_eq!(held, &json!(table.rules().cards_each()));
            }
        }
        assert!(
            table.spectator()["hands"]
                .as_array()
                .unwrap()
                .iter()
                .all(serde_json::Value::is_u64)
        );
    }
}

#[test]
fn h_08_all_choose_three_before_any_sees_what_it_is_passed() {
    let mut table = hearts(4).deal(&["AS KS QS", "AH KH QH"]);
    assert_eq!(table.state()["to_act"], json!([0, 1, 2, 3]));
    assert_eq!(
        table.refusal(0, "pass AS KS"),
        "You must pass exactly 3 cards."
    );
    assert_eq!(
        table.refusal(0, "pass AS KS KS"),
        "You can pass the king of spades only once."
    );
    assert_eq!(
        table.refusal(0, "pass AS KS AH"),
        "You do not hold the ace of hearts."
    );
    assert_eq!(table.refusal(0, "2C"), "First choose the cards to pass.");
    table.act(0, "pass AS KS QS");
    assert_eq!(table.refusal(0, "pass AS KS QS"), "It is not your turn.");
    assert_eq!(table.state()["to_act"], json!([1, 2, 3]));
    assert!(
        table.state()["hands"][0].to_string().contains("QS"),
        "kept until all have chosen"
    );
    assert_eq!(table.state()["hands"][1].as_array().unwrap().len(), 13);
    table.act(1, "pass AH KH QH");
    let lowest = |n: usize| {
        let held = table.game.hand().held(seat(n));
        held.iter().take(3).collect::<Cards>()
    };
    let passes = [lowest(2), lowest(3)];
    table.act(3, &format!("pass {}", passes[1]));
    assert!(!table.view(1)["hands"][1].to_string().contains("AS"));
    table.act(2, &format!("pass {}", passes[0]));
    assert!(
        table
            .game
            .hand()
            .held(seat(1))
            .contains_all(cards("AS KS QS"))
    );
    assert!(
        table
            .game
            .hand()
            .held(seat(2))
            .contains_all(cards("AH KH QH"))
    );
    assert!(table.game.hand().held(seat(0)).contains_all(passes[1]));
    assert_eq!(table.phase(), "play");
}

#[test]
fn h_09_three_five_six_and_seven_players_pass_left_then_right() {
    for players in [3, 5, 6, 7] {
        let rules = hearts(players).rules();
        let lefts: Vec<usize> = (1..=5).map(|hand| rules.pass_left(hand)).collect();
        assert_eq!(lefts, [1, players - 1, 1, players - 1, 1]);
    }
}

#[test]
fn h_10_four_players_pass_left_right_across_and_then_not() {
    let rules = hearts(4).rules();
    let lefts: Vec<usize> = (1..=8).map(|hand| rules.pass_left(hand)).collect();
    assert_eq!(lefts, [1, 3, 2, 0, 1, 3, 2, 0]);
    let table = without_pass().deal_any();
    assert_eq!(table.phase(), "play");
}

#[test]
fn h_11_the_holder_of_2c_after_the_pass_leads_it() {
    for players in 3..=7 {
        // Seat 0 passes its lowest three to the left, including 2♣.
        let mut table = hearts(players).deal(&["2C"]).pass_lowest();
        assert_eq!(table.state()["to_act"], json!([1]), "{players} players");
        assert_eq!(table.detail("lead"), json!(1));
        assert_eq!(table.legal_now(), "2C");
        let other = table
            .game
            .hand()
            .held(seat(1))
            .highest()
            .unwrap()
            .to_string();
        assert_eq!(
            table.refusal(1, &other),
            "The first trick is opened with the 2 of clubs."
        );
    }
}

#[test]
fn h_12_suit_is_followed_if_able_and_otherwise_any_card_goes() {
    let mut table = without_pass().deal(&[
        "2C AC AD KD QD JD TD 9D 8D 7D 6D 5D 4D",
        "3C 4C 5C 6C 7C 8C 9C TC JC QC KC 2D 3D",
        "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
    ]);
    table.play("2C");
    assert_eq!(table.refusal(1, "2D"), "You must follow clubs.");
    assert_eq!(table.legal_now(), "3C 4C 5C 6C 7C 8C 9C TC JC QC KC");
    table.play("KC");
    assert_eq!(
        table.legal(2).len(),
        12,
        "void in clubs: everything but the queen"
    );
}

#[test]
fn h_13_no_points_on_first_trick() {
    let mut table = without_pass().deal(&["2C", "3C", "QS AS KS 2D 3D 4D 5D 6D 7D 8D 2H 3H 4H"]);
    table.play("2C 3C");
    assert_eq!(table.legal_now(), "2D 3D 4D 5D 6D 7D 8D KS AS");
    assert_eq!(
        table.refusal(2, "2H"),
        "Hearts may not be played to the first trick."
    );
    let queen = "The queen of spades may not be played to the first trick.";
    assert_eq!(table.refusal(2, "QS"), queen);
}

#[test]
fn h_14_nothing_but_hearts_and_the_queen_may_be_played_on_the_first_trick() {
    let mut table = without_pass().deal(&["2C", "3C", "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"]);
    table.play("2C 3C");
    assert_eq!(table.legal(2).len(), 13);
    table.play("QS");
    assert_eq!(table.detail("hearts_broken"), json!(true));
}

#[test]
fn h_15_a_heart_thrown_off_breaks_hearts() {
    let mut table = after_a_club_trick();
    assert_eq!(table.detail("hearts_broken"), json!(false));
    table.play("5C 9C 2H");
    assert_eq!(table.detail("hearts_broken"), json!(true));
}

#[test]
fn h_15_the_queen_breaks_hearts_led_followed_or_thrown_off() {
    let mut thrown = after_a_club_trick();
    thrown.play("5C 9C QS");
    assert_eq!(thrown.detail("hearts_broken"), json!(true));

    let mut led = without_pass().deal(&["AC QS", "2C", "5C", "3C"]);
    led.play("2C 5C 3C AC QS");
    assert_eq!(led.detail("hearts_broken"), json!(true));

    let mut followed = without_pass().deal(&["AC KS", "2C QS", "5C", "3C"]);
    followed.play("2C 5C 3C AC KS QS");
    assert_eq!(followed.detail("hearts_broken"), json!(true));
}

/// Seat 0 has taken the first trick and leads; seat 2 is void in clubs.
fn after_a_club_trick() -> Table {
    let mut table = without_pass().deal(&[
        "AC 5C 6C 7C 8C 2D 3D 4D 5D 6D KH QH JH",
        "2C 9C TC JC QC KC 7D 8D 9D TD JD QD KD",
        "AD QS KS AS JS TS 9S 2H 3H 4H 5H 6H 7H",
    ]);
    table.play("2C AD 3C AC");
    assert_eq!(table.game.hand().turn(), seat(0));
    table
}

#[test]
fn h_16_a_heart_may_not_be_led_until_hearts_are_broken() {
    let mut table = without_pass().deal(&[
        "AC KC KH QH",
        "2C 3C",
        "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 2H 3H",
        "4C 5C",
    ]);
    table.play("2C AD 4C AC");
    assert_eq!(
        table.refusal(0, "KH"),
        "Hearts may not be led until they are broken."
    );
    table.play("KC 3C 2H 5C");
    assert!(table.legal(0).contains(&"KH".to_owned()));
    table.play("KH");
}

#[test]
fn h_16_the_queen_may_be_led_at_any_time() {
    let mut table = without_pass().deal(&["AC QS", "2C", "5C", "3C"]);
    table.play("2C 5C 3C AC");
    assert!(table.legal(0).contains(&"QS".to_owned()));
    assert_eq!(table.detail("hearts_broken"), json!(false));
}

#[test]
fn h_17_a_leader_with_nothing_but_hearts_may_lead_one_and_that_breaks_them() {
    let mut table =
        without_pass().deal(&["AC 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "2C", "3C", "4C"]);
    table.play("2C 3C 4C AC");
    assert_eq!(table.detail("hearts_broken"), json!(false));
    assert_eq!(table.legal(0).len(), 12);
    table.play("2H");
    assert_eq!(table.detail("hearts_broken"), json!(true));
}

#[test]
fn h_18_the_highest_of_the_suit_led_takes_the_trick_and_leads() {
    let mut table = without_pass().deal(&["2C", "3C", "4C", "KC"]);
    table.play("2C 3C 4C KC");
    assert_eq!(table.detail("lead"), json!(3));
    assert_eq!(table.detail("taken")[3], json!(["2C", "3C", "4C", "KC"]));
    assert_eq!(table.detail("trick"), json!([]));
    assert_eq!(
        table.detail("last_trick")[3],
        json!({"seat": 3, "card": "KC"})
    );
    let view = table.view(3);
    assert_eq!(
        view["detail"]["taken"],
        json!([0, 0, 0, 4]),
        "taken face down"
    );
}

#[test]
fn h_19_play_goes_on_until_all_cards_are_played() {
    for players in 3..=7 {
        let mut table = hearts(players).deal_any().pass_lowest();
        let cards = table.rules().pack.len();
        for played in 1..cards {
            let action = table.legal(table.game.hand().turn().index())[0].clone();
            table.play(&action);
            assert_eq!(table.phase(), "play", "after {played} cards");
        }
        let last = table.legal_now();
        table.play(&last);
        assert_eq!(table.phase(), "deal");
        assert_eq!(table.state()["hand_number"], json!(2));
        assert_eq!(
            table.detail("taken"),
            json!(vec![Vec::<String>::new(); players])
        );
    }
}

#[test]
fn h_20_a_heart_is_1_and_the_queen_13_of_26() {
    let rules = hearts(4).rules();
    assert_eq!(rules.points(cards("2H AH 3C")), 2);
    assert_eq!(rules.points(cards("QS")), 13);
    assert_eq!(rules.points(rules.pack), 26);
    for players in 3..=7 {
        let mut table = hearts(players).deal_any();
        table.play_out();
        let scores = &table.detail("hand_scores_history")[0];
        let sum: i64 = scores
            .as_array()
            .unwrap()
            .iter()
            .map(|n| n.as_i64().unwrap())
            .sum();
        assert!(sum == 26 || sum == 26 * (players as i64 - 1), "{scores}");
    }
}

/// Seat 0 holds all the hearts and enough top cards to take every trick.
fn moon_hand() -> [&'static str; 4] {
    [
        "AC AD AS AH KH QH JH TH 9H 8H 7H 6H 5H",
        "2C QS KS 2H 3C 4C 5C 6C 7C 8C 9C TC JC",
        "QC KC 3H 2D 3D 4D 5D 6D 7D 8D 9D TD JD",
        "4H QD KD 2S 3S 4S 5S 6S 7S 8S 9S TS JS",
    ]
}

/// Plays a hand in which this seat shoots the moon, including the pass before it.
fn moon_by(shooter: usize, table: Table) -> Table {
    let mut hands: Vec<Cards> = moon_hand().iter().map(|hand| cards(hand)).collect();
    hands.rotate_right(shooter);
    let left = table
        .rules()
        .pass_left(table.state()["hand_number"].as_u64().unwrap() as u32);
    let table = if left == 0 {
        table.deal(&texts(&hands))
    } else {
        deal_passed(table, &hands, left)
    };
    play_moon(table)
}

fn texts(hands: &[Cards]) -> Vec<String> {
    hands.iter().map(ToString::to_string).collect()
}

/// Deals so that these are the hands after the pass.
fn deal_passed(table: Table, hands: &[Cards], left: usize) -> Table {
    let passed = |seat: usize| hands[(seat + left) % 4].iter().take(3).collect::<Cards>();
    let dealt = |seat: usize| (hands[seat] - passed((seat + 4 - left) % 4)) | passed(seat);
    let mut table = table.deal(&texts(&[0, 1, 2, 3].map(dealt)));
    for seat in 0..4 {
        table.act(seat, &format!("pass {}", passed(seat)));
    }
    table
}

fn play_moon(mut table: Table) -> Table {
    table.play("2C QC QD AC AS QS 2D 2S AD JC JD KD AH 2H 3H 4H");
    table.run_out();
    table
}

#[test]
fn h_21_all_hearts_and_the_queen_shoot_the_moon() {
    let table = without_pass();
    let before = table.totals();
    let table = moon_by(0, table);
    assert_eq!(
        table.detail("hand_scores_history")[3],
        json!([0, 26, 26, 26])
    );
    assert_eq!(table.totals()[0], before[0]);
}

#[test]
fn h_22_hand_scores_are_added_to_the_totals() {
    let mut table = hearts(5);
    let mut sums = vec![0; 5];
    for _ in 0..4 {
        table = table.deal_any();
        table.play_out();
        let history = table.detail("hand_scores_history");
        let last = history.as_array().unwrap().last().unwrap().clone();
        for (sum, score) in sums.iter_mut().zip(last.as_array().unwrap()) {
            *sum += score.as_i64().unwrap();
        }
        assert_eq!(table.totals(), json!(sums));
    }
}

#[test]
fn h_23_the_match_ends_when_a_total_meets_or_exceeds_the_target() {
    for (target, players) in [(50, 4), (100, 3), (50, 7)] {
        let mut table = Table::with("hearts", players, json!({ "target": target }));
        while table.phase() != "over" {
            let totals = table.totals();
            let highest = totals
                .as_array()
                .unwrap()
                .iter()
                .filter_map(serde_json::Value::as_i64)
                .max();
            assert!(highest.unwrap() < target);
            table = table.deal_any();
            table.play_out();
        }
        let outcome = table.state()["outcome"].clone();
        assert_eq!(outcome["reason"], "target");
        let highest = outcome["totals"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(serde_json::Value::as_i64)
            .max();
        assert!(highest.unwrap() >= target);
        assert_eq!(table.refusal(0, "2C"), "The match is over.");
    }
    let bad = Map::from_iter([("target".to_owned(), json!(75))]);
    assert!(Setup::read("hearts", 4, &bad).is_err());
    assert_eq!(hearts(4).state()["options"], json!({ "target": 100 }));
}

#[test]
fn h_24_the_lowest_total_wins() {
    let mut table = hearts(4);
    while table.phase() != "over" {
        table = table.deal_any();
        table.play_out();
    }
    let (_, lowest) = table.result();
    assert_eq!(table.state()["outcome"]["winners"], lowest);
}

#[test]
fn h_25_equal_lowest_totals_share_the_win() {
    let table = Table::with("hearts", 4, json!({ "target": 50 }));
    let table = moon_by(1, moon_by(0, table));
    let outcome = json!({"winners": [0, 1], "totals": [26, 26, 52, 52], "reason": "target"});
    assert_eq!(table.state()["outcome"], outcome);
}

#[test]
fn h_26_seats_stay_and_the_direction_follows_the_hand_number() {
    let mut table = hearts(3).deal(&["AS KS QS"]);
    table.act(0, "pass QS KS AS");
    table = table.pass_rest();
    assert!(
        table
            .game
            .hand()
            .held(seat(1))
            .contains_all(cards("QS KS AS")),
        "left first"
    );
    table.play_out();
    let mut table = table.deal(&["AS KS QS"]);
    table.act(0, "pass QS KS AS");
    table = table.pass_rest();
    assert!(
        table
            .game
            .hand()
            .held(seat(2))
            .contains_all(cards("QS KS AS")),
        "then right"
    );
}

trait PassRest {
    fn pass_rest(self) -> Self;
}

impl PassRest for Table {
    fn pass_rest(mut self) -> Table {
        let waiting = self.state()["to_act"].clone();
        for number in waiting.as_array().unwrap() {
            let number = number.as_u64().unwrap() as usize;
            let held = self.game.hand().held(seat(number));
            let chosen: Cards = held.iter().take(3).collect();
            self.act(number, &format!("pass {chosen}"));
        }
        self
    }
}

#[test]
fn what_another_game_has_is_left_out_of_the_state() {
    let detail = hearts(4).detail("lead");
    assert!(detail.is_null());
    let text = serde_json::to_string(&hearts(4).game_detail()).unwrap();
    for field in ["dealer", "draw", "extras", "gift", "points_taken"] {
        assert!(!text.contains(&format!("\"{field}\"")), "{field} in {text}");
    }
}

trait GameDetail {
    fn game_detail(&self) -> TrickDetail;
}

impl GameDetail for Table {
    fn game_detail(&self) -> TrickDetail {
        use moonshot_protocol::Detail;
        match self.document().detail {
            Detail::Trick(detail) => *detail,
            Detail::Field(_) => panic!("Hearts has no field"),
        }
    }
}
