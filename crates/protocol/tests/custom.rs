//! Custom tables: for every option a case that changes when it flips, and errors with reasons for invalid values.

use crate::common;

use common::{RandomMatch, Table, cards, options, seat};
use moonshot_protocol::{Setup, games};
use moonshot_rules::Card;
use moonshot_rules::trick::{TrickNotation, TrickOptions};
use serde_json::{Value, json};

fn rules(players: usize, given: Value) -> TrickOptions {
    *Table::with("custom-hearts", players, given).rules()
}

/// The preset as a custom table, whose notation includes every action.
fn open(preset: TrickOptions) -> TrickOptions {
    TrickOptions {
        notation: TrickNotation::ALL,
        ..preset
    }
}

fn refused(players: usize, given: Value) -> String {
    Setup::read("custom-hearts", players, &options(given))
        .unwrap_err()
        .to_string()
}

#[test]
fn a_base_without_more_is_that_game() {
    for players in 3..=5 {
        assert_eq!(
            rules(players, json!({})),
            open(TrickOptions::hearts(players))
        );
        assert_eq!(
            rules(players, json!({ "base": "cardominoes" })),
            open(TrickOptions::cardominoes(players))
        );
        assert_eq!(
            rules(players, json!({ "base": "wild-twists" })),
            open(TrickOptions::wild_twists(players))
        );
        let one_hand = TrickOptions {
            target: None,
            hands: Some(1),
            ..TrickOptions::hearts(players)
        };
        assert_eq!(
            rules(players, json!({ "base": "openspiel" })),
            open(one_hand)
        );
    }
    for base in ["hearts", "cardominoes", "wild-twists", "openspiel"] {
        for players in 3..=8 {
            rules(players, json!({ "base": base }));
        }
    }
}

#[test]
fn numbers_at_the_edge_of_their_range_mean_what_they_say() {
    assert_eq!(rules(4, json!({ "target": 1 })).target, Some(1));
    assert_eq!(rules(4, json!({ "target": 0, "hands": 1 })).target, None);
    assert_eq!(rules(4, json!({ "hands": 1 })).hands, Some(1));
    assert_eq!(rules(4, json!({})).hands, None);
    let passes_one = json!({ "base": "wild-twists", "pass_cards": true, "pass_cycle": ["left"] });
    assert_eq!(rules(4, passes_one).pass_count, 1);
}

#[test]
fn every_option_changes_the_rules_when_it_flips() {
    let flips = [
        ("wilds", json!(true)),
        ("removed", json!(["2C", "2D", "2S", "2H"])),
        ("pass_cards", json!(false)),
        ("pass_count", json!(2)),
        ("pass_cycle", json!(["across", "hold"])),
        ("no_pts_on_first_trick", json!(false)),
        ("can_lead_any_club", json!(true)),
        ("must_break_hearts", json!(false)),
        ("qs_breaks_hearts", json!(false)),
        ("hearts_break", json!("after-trick")),
        ("can_lead_hearts_instead_of_qs", json!(true)),
        ("jd_bonus", json!(true)),
        ("avoid_all_tricks_bonus", json!(true)),
        ("moon", json!("subtract")),
        ("revoke", json!("penalty")),
        ("draw_for_deal", json!(true)),
        ("last_trick_closes", json!(true)),
        ("target", json!(70)),
        ("target_rule", json!("exceeds")),
        ("hands", json!(6)),
    ];
    let standard = rules(4, json!({}));
    for (name, value) in &flips {
        let flipped = rules(4, json!({ *name: value }));
        assert_ne!(flipped, standard, "{name}");
    }
    let custom = games()
        .into_iter()
        .find(|game| game.id == "custom-hearts")
        .unwrap();
    let named: Vec<&str> = flips
        .iter()
        .map(|(name, _)| *name)
        .chain(["base"])
        .collect();
    for option in &custom.options {
        assert!(
            named.contains(&option.name.as_str()),
            "{} has no row here",
            option.name
        );
        assert!(
            !option.label.is_empty() && option.help.ends_with('.'),
            "{}",
            option.name
        );
    }
    assert_eq!(custom.options.len(), named.len());
}

#[test]
fn options_that_make_no_game_together_are_refused_with_a_reason() {
    let rows = [
        (4, json!({ "base": "poker" }), "base"),
        (4, json!({ "base": 3 }), "base"),
        (4, json!({ "removed": ["2C"] }), "do not go evenly"),
        (4, json!({ "removed": ["2C", "2C"] }), "named twice"),
        (4, json!({ "removed": ["ZZ"] }), "is not a card"),
        (4, json!({ "removed": ["WC"] }), "not in the pack"),
        (
            4,
            json!({ "removed": ["QS", "2C", "2D", "2H"] }),
            "queen of spades",
        ),
        (3, json!({ "pass_cycle": ["across"] }), "across"),
        (
            4,
            json!({ "pass_cycle": ["up"] }),
            "left, right, across or hold",
        ),
        (4, json!({ "pass_cycle": [] }), "at least one direction"),
        (4, json!({ "pass_cycle": vec!["left"; 9] }), "at most 8"),
        (4, json!({ "target": 0 }), "number of hands"),
        (4, json!({ "target": -1 }), "from 0 to 1000"),
        (4, json!({ "moon": "cheese" }), "one of"),
        (4, json!({ "jd_bonus": 1 }), "true or false"),
        (4, json!({ "nonsense": 1 }), "no such option"),
        (
            8,
            json!({ "base": "hearts", "pass_count": 7 }),
            "from 1 to 6",
        ),
    ];
    for (players, given, reason) in rows {
        let error = refused(players, given.clone());
        assert!(error.contains(reason), "{given}: {error}");
    }
    // Of two problems, the pack is reported first.
    let two = json!({ "removed": ["2C"], "pass_cycle": ["up"] });
    assert!(refused(4, two).contains("do not go evenly"));
    let two = json!({ "pass_cycle": ["up"], "target": 0 });
    assert!(refused(4, two).contains("left, right, across or hold"));
    let thirteen_clubs: Vec<String> = cards("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC")
        .iter()
        .map(|c| c.to_string())
        .collect();
    rules(4, json!({ "removed": thirteen_clubs }));
}

/// One hand of four players without a pass, with these options.
fn hand(given: Value, hands: &[&str]) -> Table {
    let mut all = options(json!({ "pass_cards": false, "target": 0, "hands": 2 }));
    all.extend(options(given));
    Table::with("custom-hearts", 4, Value::Object(all)).deal(hands)
}

#[test]
fn any_club_may_open_when_the_table_says_so() {
    let deal = ["2C 9C AC", "3C", "4C", "5C"];
    assert_eq!(hand(json!({}), &deal).legal(0), ["2C"]);
    let any = hand(json!({ "can_lead_any_club": true }), &deal).legal(0);
    assert!(any.contains(&"AC".to_owned()) && !any.iter().any(|card| card.ends_with('D')));
}

#[test]
fn a_leader_with_hearts_and_the_queen_need_not_lead_the_queen() {
    let deal = ["AC QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH", "2C", "3C", "4C"];
    let mut forced = hand(json!({}), &deal);
    forced.play("2C 3C 4C AC");
    assert_eq!(forced.legal(0), ["QS"]);
    let mut free = hand(json!({ "can_lead_hearts_instead_of_qs": true }), &deal);
    free.play("2C 3C 4C AC");
    assert_eq!(free.legal(0).len(), 12);
}

#[test]
fn hearts_that_need_no_breaking_may_be_led_at_once() {
    let deal = ["AC KH", "2C", "3C", "4C"];
    let mut table = hand(json!({ "must_break_hearts": false }), &deal);
    table.play("2C 3C 4C AC");
    assert!(table.legal(0).contains(&"KH".to_owned()));
}

/// Seat 0 takes every trick, including J♦ or not.
fn everything(given: Value) -> Vec<i64> {
    let mut table = hand(
        given,
        &[
            "AC AD AS AH KH QH JH TH 9H 8H 7H 6H 5H",
            "2C QS KS 2H 3C 4C 5C 6C 7C 8C 9C TC JC",
            "QC KC 3H 2D 3D 4D 5D 6D 7D 8D 9D TD JD",
            "4H QD KD 2S 3S 4S 5S 6S 7S 8S 9S TS JS",
        ],
    );
    table.play("2C QC QD AC AS QS 2D 2S AD 3C JD KD");
    if !table.legal(0).contains(&"AH".to_owned()) {
        panic!("hearts are broken by the queen");
    }
    table.play("AH 2H 3H 4H");
    table.run_out();
    if table.phase() == "moon" {
        table.act(0, "moon self");
    }
    let scores = table.detail("hand_scores_history")[0].clone();
    scores
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_i64)
        .collect()
}

#[test]
fn the_moon_adds_subtracts_or_is_chosen() {
    assert_eq!(everything(json!({ "moon": "add" })), [0, 26, 26, 26]);
    assert_eq!(everything(json!({ "moon": "subtract" })), [-26, 0, 0, 0]);
    assert_eq!(everything(json!({ "moon": "choose" })), [-26, 0, 0, 0]);
}

#[test]
fn the_jack_takes_ten_off_and_is_not_needed_for_the_moon() {
    assert_eq!(everything(json!({ "jd_bonus": true })), [-10, 26, 26, 26]);
    let rules = rules(4, json!({ "jd_bonus": true }));
    assert_eq!(rules.points(cards("JD QS")), 3);
    assert!(!rules.point_cards().contains(Card::JACK_OF_DIAMONDS));
}

#[test]
fn no_trick_at_all_takes_five_off_but_not_under_a_moon() {
    assert_eq!(
        everything(json!({ "avoid_all_tricks_bonus": true })),
        [0, 26, 26, 26]
    );
    let mut seen = false;
    for seed in 0..60 {
        let given = json!({ "avoid_all_tricks_bonus": true, "target": 0, "hands": 1 });
        let mut random = RandomMatch::new("custom-hearts", 7, given, seed);
        let mut tricks = [0; 7];
        while random.game.turn_is_open() {
            random.step();
            if let moonshot_rules::AnyGame::Trick(game) = &random.game
                && !game.hand().is_fresh()
            {
                tricks = std::array::from_fn(|n| game.hand().tricks_taken(seat(n)));
            }
        }
        let document = serde_json::to_value(random.document()).unwrap();
        let scores = &document["detail"]["hand_scores_history"][0];
        for (number, taken) in tricks.iter().enumerate() {
            let last_trick_may_be_its = scores[number] != json!(-5);
            seen |= !last_trick_may_be_its;
            assert!(*taken == 0 || last_trick_may_be_its, "{scores} {tricks:?}");
        }
    }
    assert!(seen, "somebody took no trick in sixty hands of seven");
}

trait Open {
    fn turn_is_open(&self) -> bool;
}

impl Open for moonshot_rules::AnyGame {
    fn turn_is_open(&self) -> bool {
        use moonshot_rules::{Game, Turn};
        self.turn() != Turn::Over
    }
}
