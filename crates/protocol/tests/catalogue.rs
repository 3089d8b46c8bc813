//! The games of the catalogue, and the errors of invalid tables.

use crate::common;

use std::sync::Arc;

use common::{options, setup};
use moonshot_protocol::{CardFaces, GAMES, Setup, find, games};
use moonshot_rules::trick::TrickVariant;
use moonshot_rules::{AnyOptions, CardSet};
use serde_json::{Map, Value, json};

fn refused(game: &str, players: usize, given: Value) -> String {
    let read = Setup::read(game, players, &options(given));
    read.expect_err("it should be refused").to_string()
}

#[test]
fn every_game_has_a_table_of_each_of_its_sizes_and_of_no_other() {
    for game in GAMES {
        let (min, max) = game.players;
        for players in 0..=9 {
            let read = Setup::read(game.id, players, &Map::new());
            assert_eq!(
                read.is_ok(),
                (min..=max).contains(&players),
                "{} for {players}",
                game.id
            );
            if let Ok(setup) = read {
                assert_eq!((setup.game(), setup.players()), (game, players));
                assert!(setup.start().is_ok());
            }
        }
        assert_eq!(find(game.id), Some(game));
    }
}

#[test]
fn every_game_and_option_is_named_and_explained() {
    for game in games() {
        assert!(
            !game.name.is_empty() && game.summary.ends_with('.'),
            "{}",
            game.id
        );
        assert!(game.minutes.0 < game.minutes.1);
        assert!(!game.options.is_empty(), "{}", game.id);
        for option in game.options {
            assert!(
                !option.label.is_empty() && option.help.ends_with('.'),
                "{}",
                option.name
            );
            assert!(!option.default.is_null(), "{}", option.name);
        }
    }
}

#[test]
fn a_table_has_every_option_with_its_value_in_the_catalogues_order() {
    for game in games() {
        let players = game.players.0.max(4).min(game.players.1);
        let setup = setup(&game.id, players, json!({}));
        let defaults = game
            .options
            .iter()
            .map(|option| (&option.name, &option.default));
        assert!(setup.options().iter().eq(defaults), "{}", game.id);
    }
}

#[test]
fn a_game_that_starts_from_others_says_what_each_of_them_has() {
    for game in games() {
        let presets = game.presets.is_some();
        assert_eq!(presets, game.id == "custom-hearts", "{}", game.id);
    }
    let custom = find("custom-hearts").unwrap();
    let presets = custom.info().presets.unwrap();
    assert_eq!(presets.option, "base");
    let names: Vec<&str> = presets.list.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(
        names,
        [
            "Hearts",
            "CARDominoes Hearts",
            "Wild Twists Hearts",
            "One hand of Hearts"
        ]
    );
    for preset in &presets.list {
        for players in 3..=8 {
            // A table that is given only the preset has the preset's values, and they make the same table.
            let only = setup(custom.id, players, json!({ "base": preset.id }));
            let mut values = preset.values.clone();
            values.extend(preset.sizes.get(&players).cloned().unwrap_or_default());
            values.insert("base".into(), preset.id.clone());
            let whole = setup(custom.id, players, Value::Object(values));
            assert_eq!(whole.options(), only.options(), "{} {players}", preset.id);
            assert_eq!(whole.rules(), only.rules(), "{} {players}", preset.id);
        }
        assert!(!preset.sizes.contains_key(&4), "four is the usual size");
    }
}

#[test]
fn a_named_value_goes_by_its_name_and_every_other_by_itself() {
    let custom = find("custom-hearts").unwrap().info();
    let option = |name: &str| {
        custom
            .options
            .iter()
            .find(|option| option.name == name)
            .unwrap()
    };
    assert_eq!(
        option("base").name_of(&json!("openspiel")),
        "One hand of Hearts"
    );
    assert_eq!(option("moon").name_of(&json!("choose")), "choose");
    assert_eq!(option("hands").name_of(&json!(7)), "7");
    for game in games() {
        for option in game.options.iter().filter(|option| option.names.is_some()) {
            let [names, allowed] = [
                option.names.as_ref().unwrap().len(),
                option.allowed.as_ref().unwrap().len(),
            ];
            assert_eq!(names, allowed, "{}", option.name);
        }
    }
}

#[test]
fn a_player_is_told_of_an_option_by_its_label() {
    let said = |game: &str, players: usize, given: Value| {
        let error = Setup::read(game, players, &options(given)).unwrap_err();
        (error.option_name().map(str::to_owned), error.sentence(game))
    };
    for (said, option, sentence) in [
        (
            said("custom-hearts", 4, json!({ "removed": ["2C"] })),
            Some("removed"),
            "Removed cards: 51 cards do not go evenly round 4 players.",
        ),
        (
            said("cardominoes", 4, json!({ "target": 1001 })),
            Some("target"),
            "Play to: it is from 1 to 1000.",
        ),
        (
            said("hearts", 4, json!({ "targett": 50 })),
            Some("targett"),
            "“targett”: this game has no such option; it has target.",
        ),
        (
            said("hearts", 8, json!({})),
            None,
            "Hearts is for 3 to 7 players, not 8.",
        ),
    ] {
        assert_eq!(said, (option.map(str::to_owned), sentence.to_owned()));
    }
}

#[test]
fn options_are_read_into_those_of_the_rules() {
    let rules =
        |game: &str, players: usize, given: Value| setup(game, players, given).rules().clone();
    use moonshot_rules::{
        BestOf, BlackHeartsOptions, CardominoesOptions, HeartcatchersOptions, HeartsOptions,
        Length, PlayTo, Target, WildTwistsOptions, trick::Revoke,
    };
    for (points, target) in [(50, Target::Fifty), (100, Target::Hundred)] {
        let read = rules("hearts", 4, json!({ "target": points }));
        assert_eq!(read, HeartsOptions { target }.into());
    }
    for (word, revoke) in [("refused", Revoke::Refused), ("penalty", Revoke::Penalty)] {
        let read = rules("cardominoes", 4, json!({ "target": 77, "revoke": word }));
        let target = PlayTo::new(77).unwrap();
        assert_eq!(read, CardominoesOptions { target, revoke }.into());
    }
    for (word, length) in [
        ("short", Length::Short),
        ("medium", Length::Medium),
        ("long", Length::Long),
    ] {
        let read = rules("wild-twists", 4, json!({ "length": word }));
        assert_eq!(read, WildTwistsOptions { length }.into());
    }
    for gifts in [true, false] {
        let read = rules("black-hearts", 4, json!({ "gifts": gifts }));
        let expected = BlackHeartsOptions {
            gifts,
            card_set: CardSet::HOUSE,
        };
        assert_eq!(read, expected.into());
    }
    for (games, best_of) in [(1, BestOf::One), (3, BestOf::Three), (5, BestOf::Five)] {
        for uncatchable_scores in [true, false] {
            let given = json!({ "best_of": games, "uncatchable_scores": uncatchable_scores });
            let expected = HeartcatchersOptions {
                uncatchable_scores,
                best_of,
            };
            assert_eq!(rules("heartcatchers", 2, given), expected.into());
        }
    }
    assert!(matches!(
        rules("custom-hearts", 4, json!({})),
        AnyOptions::Trick(TrickVariant::Custom(_))
    ));
}

#[test]
fn faces_change_what_the_rules_know_of_black_hearts_alone() {
    let faces = CardFaces::house()
        .to_toml()
        .replace("points = 4", "points = 9");
    let faces = Arc::new(CardFaces::read(&faces).unwrap());
    let black = setup("black-hearts", 4, json!({}));
    assert_eq!(
        (black.card_set(), black.faces()),
        (None, CardFaces::house())
    );
    let black = black.with_card_set(Arc::clone(&faces));
    let AnyOptions::BlackHearts(options) = black.rules() else {
        panic!("this is Black Hearts")
    };
    assert_eq!(options.card_set, faces.card_set());
    assert_eq!((black.card_set(), black.faces()), (Some(&*faces), &*faces));
    let hearts = setup("hearts", 4, json!({}));
    let dressed = hearts.clone().with_card_set(faces);
    assert_eq!(dressed.rules(), hearts.rules());
}

#[test]
fn a_name_that_nobody_knows_is_told_in_its_first_sixty_characters() {
    let long = "é".repeat(70);
    let told = format!("“{}”", "é".repeat(60));
    assert!(refused(&long, 4, json!({})).starts_with(&format!("there is no game {told};")));
    let option = refused("hearts", 4, json!({ long: 1 }));
    assert!(option.starts_with(&format!("option {told}: ")));
}

#[test]
fn a_table_that_cannot_be_is_told_what_would_be_right() {
    for (said, expected) in [
        (
            refused("chess", 4, json!({})),
            "there is no game “chess”; the games are hearts, cardominoes, wild-twists, black-hearts, heartcatchers, \
             custom-hearts",
        ),
        (
            refused("hearts", 8, json!({})),
            "Hearts is for 3 to 7 players, not 8",
        ),
        (
            refused("heartcatchers", 3, json!({})),
            "Heartcatchers is for 2 to 2 players, not 3",
        ),
        (
            refused("hearts", 4, json!({ "targett": 50 })),
            "option “targett”: this game has no such option; it has target",
        ),
        (
            refused("hearts", 4, json!({ "target": 60 })),
            "option “target”: it is one of 50, 100",
        ),
        (
            refused("cardominoes", 4, json!({ "target": 1001 })),
            "option “target”: it is from 1 to 1000",
        ),
        (
            refused("cardominoes", 4, json!({ "target": "100" })),
            "option “target”: it is a whole number",
        ),
        (
            refused("wild-twists", 4, json!({ "length": "endless" })),
            "option “length”: it is one of \"short\", \"medium\", \"long\"",
        ),
        (
            refused("black-hearts", 4, json!({ "gifts": 1 })),
            "option “gifts”: it is true or false",
        ),
        (
            refused("custom-hearts", 4, json!({ "base": "poker" })),
            "option “base”: it is one of hearts, cardominoes, wild-twists, openspiel",
        ),
        (
            refused("custom-hearts", 4, json!({ "removed": ["ZZ"] })),
            "option “removed”: “ZZ” is not a card; a card is a rank of 23456789TJQKA (W for a Wild) and a suit of \
             CDSH, such as QS",
        ),
        (
            refused("custom-hearts", 4, json!({ "removed": ["2C"] })),
            "option “removed”: 51 cards do not go evenly round 4 players",
        ),
        (
            refused(
                "custom-hearts",
                5,
                json!({ "wilds": true, "removed": [
                "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC",
            ] }),
            ),
            "option “removed”: too few clubs are left to open a hand with",
        ),
        (
            refused(
                "custom-hearts",
                4,
                json!({ "removed": ["QS", "2C", "2D", "2S"] }),
            ),
            "option “removed”: the queen of spades and at least one heart must stay",
        ),
        (
            refused("custom-hearts", 4, json!({ "pass_cycle": [] })),
            "option “pass_cycle”: where cards are passed it names at least one direction",
        ),
        (
            refused("custom-hearts", 4, json!({ "pass_cycle": vec!["left"; 9] })),
            "option “pass_cycle”: it has at most 8 entries",
        ),
        (
            refused("custom-hearts", 4, json!({ "target": 0 })),
            "option “target”: without a target the match needs a number of hands",
        ),
        (
            refused(
                "custom-hearts",
                8,
                json!({ "pass_count": 6, "removed": [
                "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "2D", "3D", "4D", "5D",
            ] }),
            ),
            "option “pass_count”: a player holds only 5 cards",
        ),
    ] {
        assert_eq!(said, expected);
    }
}
