//! Custom tables with any options and card sets: each is refused or played, with good bots and random ones.

use crate::common;

use common::{ask, engine, ok};
use moonshot_engine::Engine;
use moonshot_protocol::CardFaces;
use moonshot_rules::Dice;
use moonshot_table::SeededDice;
use serde_json::{Map, Value, json};

/// A value that the option's description allows, or a slightly invalid list.
fn value(option: &Value, dice: &mut SeededDice) -> Value {
    let mut below = |bound: usize| dice.below(bound as u32) as usize;
    if let Some(allowed) = option["allowed"].as_array() {
        return allowed[below(allowed.len())].clone();
    }
    match option["type"].as_str().unwrap() {
        "boolean" => json!(below(2) == 0),
        "integer" => {
            let (min, max) = (
                option["min"].as_i64().unwrap(),
                option["max"].as_i64().unwrap(),
            );
            let near = [min, min + 1, 3.clamp(min, max), max];
            json!(near[below(4)])
        }
        _ if option["name"] == "pass_cycle" => {
            let places = ["left", "right", "across", "hold"];
            (0..1 + below(3)).map(|_| places[below(4)]).collect()
        }
        _ => {
            let cards = [
                "2C", "2D", "3C", "3D", "4C", "WC", "WH", "2S", "2H", "AH", "QD", "5D",
            ];
            (0..below(8)).map(|_| cards[below(cards.len())]).collect()
        }
    }
}

fn play(options: &Map<String, Value>, players: usize, number: u8, dice: &mut SeededDice) -> bool {
    play_by(engine(), "custom-hearts", options, players, number, dice)
}

fn play_by(
    mut engine: Engine,
    game: &str,
    options: &Map<String, Value>,
    players: usize,
    number: u8,
    dice: &mut SeededDice,
) -> bool {
    let seed = format!("{number:064x}");
    let new =
        json!({"do": "new", "game": game, "players": players, "options": options, "seed": seed});
    let started = ask(&mut engine, &new);
    if started["ok"] == false {
        assert_eq!(started["error"]["code"], "bad-option", "{started}");
        return false;
    }
    let mut state = started["state"].clone();
    for step in 0..600 {
        let turn = state["to_act"].as_array().unwrap();
        if turn.is_empty() {
            assert_eq!(
                state["phase"], "over",
                "{options:?}: nobody is to act in {state}"
            );
            break;
        }
        let seat = &turn[dice.below(turn.len() as u32) as usize];
        let legal = ok(&mut engine, &json!({"do": "legal", "seat": seat}));
        assert!(
            !legal[seat.to_string()].as_array().unwrap().is_empty(),
            "{options:?}: {state}"
        );
        if step % 16 == 0 {
            ok(&mut engine, &json!({"do": "view", "seat": null}));
        }
        let level = ["random", "rule-of-thumb"][dice.below(2) as usize];
        let action = ok(
            &mut engine,
            &json!({"do": "bot", "seat": seat, "level": level, "seed": seed}),
        );
        state = ok(
            &mut engine,
            &json!({"do": "act", "seat": seat, "action": action}),
        );
    }
    true
}

#[test]
fn any_options_make_a_table_that_is_played_or_are_refused() {
    let games = ok(&mut engine(), &json!({"do": "games"}));
    let custom = games
        .as_array()
        .unwrap()
        .iter()
        .find(|game| game["id"] == "custom-hearts");
    let specs = custom.unwrap()["options"].as_array().unwrap();
    let mut dice = SeededDice::new([9; 32]);
    let tables = if std::env::var_os("MOONSHOT_LONG").is_some() {
        120
    } else {
        40
    };
    let mut played = 0;
    for number in 0..tables {
        let players = 3 + dice.below(6) as usize;
        let mut options = Map::new();
        for spec in specs {
            let name = spec["name"].as_str().unwrap();
            // Few tables are valid with random cards removed, so this is rare.
            let often = if name == "removed" { 12 } else { 3 };
            if dice.below(often) == 0 {
                options.insert(name.to_owned(), value(spec, &mut dice));
            }
        }
        played += usize::from(play(&options, players, number, &mut dice));
    }
    assert!(
        played > usize::from(tables) / 3,
        "only {played} tables were played"
    );
}

#[test]
fn black_hearts_is_played_with_any_card_set() {
    let mut dice = SeededDice::new([10; 32]);
    for number in 0..60u8 {
        let mut set = String::from("format = 1\nname = \"Any\"\n");
        for curse in 1..=6 {
            let points = [0, 1, 13, 99][dice.below(4) as usize];
            set += &format!("[[curses]]\nnumber = {curse}\nname = \"C\"\npoints = {points}\n");
        }
        for gift in 0..1 + dice.below(3) {
            let (effect, size) = [
                ("lowest-takes", ""),
                ("earliest-takes", ""),
                ("multiply", "by = 9"),
                ("reduce", "by = 99"),
                ("pass-right", "cards = 4"),
                ("pass-right", "cards = 2"),
            ][dice.below(6) as usize];
            let copies = 1 + dice.below(2);
            set += &format!(
                "[[gifts]]\nid = \"g{gift}\"\nname = \"G\"\ntext = \"T\"\neffect = \"{effect}\"\n\
                 {size}\ncopies = {copies}\n"
            );
        }
        let engine = engine().with_card_set(CardFaces::read(&set).unwrap());
        let players = 3 + dice.below(4) as usize;
        assert!(play_by(
            engine,
            "black-hearts",
            &Map::new(),
            players,
            number,
            &mut dice
        ));
    }
}

#[test]
fn a_whole_hand_may_be_passed_and_no_card_more() {
    let mut engine = engine();
    // Eight players with five cards each.
    let removed: Vec<String> = "23456789TJQK"
        .chars()
        .map(|rank| format!("{rank}D"))
        .collect();
    let new = |pass_count: usize| {
        json!({"do": "new", "game": "custom-hearts", "players": 8, "seed": "7".repeat(64),
            "options": {"removed": removed, "pass_count": pass_count}})
    };
    let refused = ask(&mut engine, &new(6));
    assert_eq!(
        refused["error"]["message"],
        "option “pass_count”: a player holds only 5 cards"
    );
    let mut state = ok(&mut engine, &new(5));
    let dealt = state["hands"].clone();
    for seat in 0..8 {
        let cards: Vec<&str> = dealt[seat]
            .as_array()
            .unwrap()
            .iter()
            .map(|card| card.as_str().unwrap())
            .collect();
        let action = format!("pass {}", cards.join(" "));
        state = ok(
            &mut engine,
            &json!({"do": "act", "seat": seat, "action": action}),
        );
    }
    for seat in 0..8 {
        assert_eq!(state["hands"][(seat + 1) % 8], dealt[seat]);
    }
}
