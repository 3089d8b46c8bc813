//! The clauses of Wild Twists Hearts, W-01 to W-18, each with its test.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use common::{Table, cards, seat};
use moonshot_protocol::Setup;
use moonshot_rules::Cards;
use serde_json::{Value, json};

fn wild_twists(players: usize) -> Table {
    Table::new("wild-twists", players)
}

/// Four players; seat 2 holds the Wild Club, seat 1 the lowest natural one.
fn asked() -> Table {
    wild_twists(4).deal(&["AC", "2C 3C", "WC 4C 5C", "6C"])
}

#[test]
fn w_01_the_pack_is_56_cards_with_four_wilds() {
    let pack = wild_twists(4).rules().pack;
    assert_eq!(pack.len(), 56);
    assert!(pack.contains_all(cards("WC WD WS WH")));
}

#[test]
fn w_02_short_is_one_hand_medium_three_and_long_five() {
    for (length, hands) in [("short", 1), ("medium", 3), ("long", 5)] {
        let rules = Table::with("wild-twists", 5, json!({ "length": length })).rules();
        assert_eq!((rules.hands, rules.target), (Some(hands), None));
    }
    assert_eq!(
        wild_twists(3).state()["options"],
        json!({ "length": "short" })
    );
}

#[test]
fn w_03_cards_are_dealt_evenly_and_the_rest_lies_in_the_middle() {
    let shares = [
        (3, 18, 2),
        (4, 14, 0),
        (5, 11, 1),
        (6, 9, 2),
        (7, 8, 0),
        (8, 7, 0),
    ];
    for (players, each, over) in shares {
        let rules = wild_twists(players).rules();
        assert_eq!(
            (rules.cards_each(), rules.leftovers()),
            (each, over),
            "{players} players"
        );
        let table = wild_twists(players).deal_any();
        assert_eq!(table.detail("extras").as_array().unwrap().len(), over);
        assert_eq!(table.view(0)["detail"]["extras"], json!(over), "face down");
    }
}

#[test]
fn w_04_three_to_eight_may_play() {
    for players in 0..12 {
        let read = Setup::read("wild-twists", players, &common::options(json!({})));
        assert_eq!(
            read.is_ok(),
            (3..=8).contains(&players),
            "{players} players"
        );
    }
}

#[test]
fn w_05_there_is_no_passing() {
    for players in 3..=8 {
        let table = wild_twists(players).deal(&["2C WC"]);
        assert_eq!(table.phase(), "play");
    }
}

#[test]
fn w_06_the_holder_of_the_lowest_club_goes_first_by_playing_it() {
    let mut table = wild_twists(3).deal_leaving(&["AC", "WD 4C", "5C"], "2C 3C");
    // The Wild Club went to seat 0 with the rest of the low cards; decline to open.
    if table.phase() == "opening" {
        let asked = table.state()["to_act"][0].as_u64().unwrap() as usize;
        table.act(asked, "decline");
    }
    assert_eq!(table.state()["to_act"], json!([1]));
    assert_eq!(table.legal_now(), "4C");
    assert_eq!(
        table.refusal(1, "WD+"),
        "The first trick is opened with the 4 of clubs."
    );
}

#[test]
fn w_07_the_wild_club_may_open_declared_lowest() {
    let mut table = asked();
    assert_eq!(table.legal(2), ["WC-", "decline"]);
    let why = "The Wild Club may open the hand only as the lowest club.";
    assert_eq!(table.refusal(2, "WC+"), why);
    table.act(2, "WC-");
    assert_eq!(table.phase(), "play");
    assert_eq!(table.detail("trick"), json!([{"seat": 2, "card": "WC-"}]));
    table.play("6C AC 2C");
    assert_eq!(table.detail("lead"), json!(0));
    assert_eq!(
        table.detail("taken")[0],
        json!(["WC", "6C", "AC", "2C"]),
        "as held"
    );
}

#[test]
fn w_08_the_wild_clubs_holder_is_asked_and_may_decline() {
    let mut table = asked();
    assert_eq!(
        (table.phase().as_str(), table.state()["to_act"].clone()),
        ("opening", json!([2]))
    );
    assert_eq!(table.detail("lead"), Value::Null);
    assert_eq!(
        table.refusal(2, "4C"),
        "First say whether you open with the Wild Club."
    );
    assert_eq!(table.refusal(1, "2C"), "It is not your turn.");
    table.act(2, "decline");
    assert_eq!(
        (table.phase().as_str(), table.state()["to_act"].clone()),
        ("play", json!([1]))
    );
    assert_eq!(table.legal(1), ["2C"]);
    assert_eq!(
        table.refusal(1, "3C"),
        "The first trick is opened with the 2 of clubs."
    );
}

#[test]
fn w_08_a_holder_of_both_leads_one_or_the_other() {
    let mut table = wild_twists(4).deal(&["AC", "2C WC 3C"]);
    assert_eq!(
        (table.phase().as_str(), table.state()["to_act"].clone()),
        ("play", json!([1]))
    );
    assert_eq!(table.legal(1), ["2C", "WC-"]);
    assert_eq!(
        table.refusal(1, "decline"),
        "There is no opening to decline now."
    );
    table.act(1, "WC-");
    assert_eq!(table.detail("trick"), json!([{"seat": 1, "card": "WC-"}]));
}

#[test]
fn w_08_with_the_wild_club_in_the_middle_nobody_is_asked() {
    let table = wild_twists(3).deal_leaving(&["AC", "2C"], "WC WD");
    assert_eq!(
        (table.phase().as_str(), table.state()["to_act"].clone()),
        ("play", json!([1]))
    );
    assert_eq!(table.legal(1), ["2C"]);
}

#[test]
fn w_08_that_anyone_is_asked_is_shown_to_nobody_else() {
    let both = wild_twists(4).deal(&["AC", "2C WC 3C"]);
    let middle = wild_twists(3).deal_leaving(&["AC", "2C"], "WC WD");
    let mut declined = asked();
    declined.act(2, "decline");
    for (table, actor, phase) in [
        (asked(), 2, "opening"),
        (declined, 1, "play"),
        (both, 1, "play"),
        (middle, 1, "play"),
    ] {
        let lead = if phase == "play" {
            json!(actor)
        } else {
            Value::Null
        };
        let own = table.view(actor);
        assert_eq!(
            (&own["phase"], &own["to_act"]),
            (&json!(phase), &json!([actor]))
        );
        assert_eq!(own["detail"]["lead"], lead);
        for other in (0..table.players()).filter(|other| *other != actor) {
            let view = table.view(other);
            assert_eq!(
                (&view["phase"], &view["to_act"]),
                (&json!("play"), &json!([]))
            );
            assert_eq!(
                (&view["detail"]["lead"], &view["legal"]),
                (&Value::Null, &json!([]))
            );
        }
        assert_eq!(table.spectator()["phase"], json!("play"));
        assert_eq!(table.spectator()["to_act"], json!([]));
    }
}

#[test]
fn w_08_from_the_first_card_on_everybody_sees_who_is_to_act() {
    let mut table = asked();
    table.act(2, "WC-");
    assert_eq!(table.spectator()["to_act"], json!([3]));
    assert_eq!(table.spectator()["detail"]["lead"], json!(2));
}

#[test]
fn w_09_a_wild_is_declared_highest_or_lowest_as_it_is_played() {
    let mut high = wild_twists(4).deal(&["2C AS", "3C WC", "4C AC", "5C"]);
    assert_eq!(high.phase(), "opening");
    high.act(1, "decline");
    high.play("2C");
    assert!(high.legal(1).contains(&"WC+".to_owned()) && high.legal(1).contains(&"WC-".to_owned()));
    let mut low = high.clone();
    high.play("WC+ AC 5C");
    assert_eq!(high.detail("lead"), json!(1), "above the ace");
    low.play("WC- 4C 5C");
    assert_eq!(low.detail("lead"), json!(3));
    let mut lowest = wild_twists(4).deal(&["2C WC", "3C", "4C", "5C"]);
    lowest.play("WC- 3C 4C 5C");
    assert_eq!(lowest.detail("lead"), json!(3), "below the two");
}

#[test]
fn w_10_a_wild_is_a_card_of_its_suit_and_must_follow() {
    let mut table = wild_twists(4).deal(&[
        "2C",
        "WC WD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD",
        "3C",
        "4C",
    ]);
    table.act(1, "decline");
    table.play("2C");
    assert_eq!(table.legal(1), ["WC+", "WC-"]);
    assert_eq!(table.refusal(1, "WD+"), "You must follow clubs.");
}

#[test]
fn w_11_the_highest_of_the_suit_led_takes_the_trick_and_its_winner_leads_any_card() {
    let mut table = asked();
    table.act(2, "decline");
    table.play("2C 5C 6C AC");
    assert_eq!(table.detail("lead"), json!(0));
    let held = table.game.hand().held(seat(0));
    let plain = (held - Cards::HEARTS - Cards::WILDS).len();
    assert!(table.legal(0).len() >= plain);
}

#[test]
fn w_12_points_may_be_played_to_the_first_trick() {
    let void = "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AD";
    let mut table = wild_twists(4).deal(&["2C", void, "3C", "WC 4C"]);
    table.act(3, "decline");
    table.play("2C");
    assert_eq!(table.legal(1).len(), 14);
}

/// Seat 0 leads the second trick; seat 1 is void in clubs.
fn second_trick(first: &str) -> Table {
    let mut table = wild_twists(4).deal(&[
        "AC KC KH 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD",
        "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH AD KD",
        "2C 4C 5C",
        "3C 6C",
    ]);
    if table.phase() == "opening" {
        let asked = table.state()["to_act"][0].as_u64().unwrap() as usize;
        table.act(asked, "decline");
    }
    table.play(first);
    table
}

#[test]
fn w_13_a_heart_may_not_be_led_until_one_was_thrown_off() {
    let mut plain = second_trick("2C 3C AC AD");
    assert_eq!(
        plain.refusal(0, "KH"),
        "Hearts may not be led until they are broken."
    );
    let queen = second_trick("2C 3C AC QS");
    assert_eq!(
        queen.detail("hearts_broken"),
        json!(false),
        "the queen does not break them"
    );
    let broken = second_trick("2C 3C AC 2H");
    assert_eq!(broken.detail("hearts_broken"), json!(true));
    assert!(broken.legal(0).contains(&"KH".to_owned()));
}

#[test]
fn w_14_a_leader_with_nothing_but_hearts_may_lead_one_the_wild_heart_too() {
    let mut table = wild_twists(4).deal(&[
        "AC WH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",
        "2C",
        "3C",
        "4C WC",
    ]);
    table.act(3, "decline");
    table.play("2C 3C 4C AC");
    assert!(table.legal(0).contains(&"WH+".to_owned()));
    assert_eq!(table.detail("hearts_broken"), json!(false));
    table.play("WH-");
    assert_eq!(table.detail("hearts_broken"), json!(true));
}

#[test]
fn w_15_the_winner_of_the_first_trick_takes_the_leftovers_unseen() {
    let mut table = wild_twists(3).deal_leaving(&["2C", "AC", "3C"], "QS AH");
    if table.phase() == "opening" {
        let asked = table.state()["to_act"][0].as_u64().unwrap() as usize;
        table.act(asked, "decline");
    }
    assert_eq!(table.detail("extras"), json!(["QS", "AH"]));
    table.play("2C AC 3C");
    assert_eq!(table.detail("extras"), json!([]));
    assert_eq!(
        table.detail("taken")[1],
        json!(["2C", "AC", "3C", "QS", "AH"])
    );
    for view in [table.view(0), table.view(1), table.spectator()] {
        assert_eq!(view["detail"]["taken"], json!([0, 5, 0]));
        assert_eq!(
            view["detail"]["points_taken"],
            json!([0, 0, 0]),
            "not before the scoring"
        );
        assert!(!view.to_string().contains("QS") || view["hands"][1].to_string().contains("QS"));
    }
    table.play_out();
    let score = table.detail("hand_scores_history")[0][1].as_i64();
    assert!(
        score.is_none_or(|score| score >= 14),
        "they count in the scoring"
    );
}

#[test]
fn w_16_a_hand_is_worth_27() {
    let rules = wild_twists(4).rules();
    assert_eq!(
        (rules.points(cards("WH AH")), rules.points(cards("QS WS"))),
        (2, 13)
    );
    assert_eq!(rules.moon_points(), 27);
    for players in 3..=8 {
        let mut table = wild_twists(players).deal_any();
        table.play_out();
        if table.phase() == "over" {
            let scores = table.detail("hand_scores_history")[0].clone();
            let sum: i64 = scores
                .as_array()
                .unwrap()
                .iter()
                .filter_map(Value::as_i64)
                .sum();
            assert_eq!(sum, 27, "{players} players");
        }
    }
}

#[test]
fn w_17_all_hearts_and_the_queen_let_the_shooter_choose() {
    let mut table = wild_twists(4).deal(&[
        "AC WC AH WH KH QH JH TH 9H 8H 7H 6H 5H WS",
        "2C QS KS 3C 4C 5C 6C 7C 8C 9C TC JC 2H AS",
        "QC 3H WD 2D 3D 4D 5D 6D 7D 8D 9D TD JD AD",
        "KC 4H QD KD 2S 3S 4S 5S 6S 7S 8S 9S TS JS",
    ]);
    table.act(0, "decline");
    table.play("2C QC KC AC WS+ QS 3H 2S AH 2H 2D 4H");
    for lead in "WH+ KH QH JH TH 9H 8H 7H 6H 5H WC+".split(' ') {
        table.play(lead);
        for _ in 0..3 {
            let follow = table.legal_now().split(' ').next().unwrap().to_owned();
            table.play(&follow);
        }
    }
    assert_eq!(table.legal(0), ["moon self", "moon others"]);
    let mut other = table.clone();
    table.act(0, "moon self");
    assert_eq!(table.totals(), json!([-27, 0, 0, 0]));
    assert_eq!(table.state()["outcome"]["winners"], json!([0]));
    other.act(0, "moon others");
    assert_eq!(other.totals(), json!([0, 27, 27, 27]));
}

#[test]
fn w_18_after_the_agreed_hands_the_lowest_total_wins() {
    for (length, hands) in [("short", 1), ("medium", 3), ("long", 5)] {
        let mut table = Table::with("wild-twists", 5, json!({ "length": length }));
        for hand in 1..=hands {
            assert_eq!(table.state()["hand_number"], json!(hand));
            table = table.deal_any();
            table.play_out();
            table.choose_moon();
        }
        let outcome = table.state()["outcome"].clone();
        assert_eq!(outcome["reason"], "length");
        assert_eq!(
            outcome["winners"],
            table.result().1,
            "equal totals share the win"
        );
    }
}
