//! Where the trick games differ: the same moment in each, side by side.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use common::{Table, seat};
use moonshot_rules::trick::TrickOptions;
use serde_json::{Value, json};

/// The game in a hand without a pass, with this deal; the holder of the Wild Club declines to open.
fn at(game: &str, hands: &[&str]) -> Table {
    let mut table = Table::new(game, 4);
    if game == "cardominoes" {
        table = table.draw();
    }
    while table
        .game
        .rules()
        .pass_left(table.state()["hand_number"].as_u64().unwrap() as u32)
        > 0
    {
        table = table.deal_any();
        table.play_out();
        table.choose_moon();
    }
    table = table.deal(hands);
    if table.phase() == "opening" {
        let asked = table.state()["to_act"][0].as_u64().unwrap() as usize;
        table.act(asked, "decline");
    }
    table
}

const GAMES: [&str; 3] = ["hearts", "cardominoes", "wild-twists"];

fn each(check: impl Fn(&str) -> Value) -> [Value; 3] {
    GAMES.map(check)
}

#[test]
fn h_13_c_15_w_12_points_on_the_first_trick() {
    let refused = each(|game| {
        let mut table = at(
            game,
            &["2C", "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KD", "3C", "4C"],
        );
        table.play("2C");
        let extra = table.game.hand().held(seat(1)).len() > 13;
        json!(!extra && table.try_act(1, "2H").is_err())
    });
    assert_eq!(refused, [json!(true), json!(false), json!(false)]);
}

#[test]
fn h_15_c_16_w_13_what_breaks_hearts_and_when() {
    let after = |game: &str, thrown: &str, rest: &str| {
        let mut table = at(
            game,
            &[
                "AC KC",
                "QS 2H 3H AD KD QD JD TD 9D 8D 7D 6D 5D",
                "3C 5C",
                "2C 4C",
            ],
        );
        table.play("2C AC AD 3C");
        assert_eq!(table.game.hand().turn(), seat(0), "{game}");
        table.play("KC");
        if table
            .game
            .hand()
            .held(seat(1))
            .of(moonshot_rules::Suit::Clubs)
            .is_empty()
        {
            table.play(thrown);
        }
        table.play(rest);
        table.detail("hearts_broken")
    };
    let heart = each(|game| after(game, "2H", ""));
    assert_eq!(
        heart,
        [json!(true), json!(false), json!(true)],
        "a heart, the trick still open"
    );
    let heart = each(|game| after(game, "2H", "5C 4C"));
    assert_eq!(
        heart,
        [json!(true), json!(true), json!(true)],
        "a heart, the trick complete"
    );
    let queen = each(|game| after(game, "QS", "5C 4C"));
    assert_eq!(
        queen,
        [json!(true), json!(false), json!(false)],
        "the queen of spades"
    );
}

#[test]
fn h_23_c_22_meets_or_exceeds_the_target() {
    let ends_at = |game: &str, target: i64| {
        let mut table = Table::with(game, 4, json!({ "target": target }));
        if game == "cardominoes" {
            table = table.draw();
        }
        let mut highest = 0;
        while table.phase() != "over" && highest < target {
            table = table.deal_any();
            table.play_out();
            table.choose_moon();
            highest = table
                .totals()
                .as_array()
                .unwrap()
                .iter()
                .filter_map(Value::as_i64)
                .max()
                .unwrap();
        }
        (highest, table.phase() == "over")
    };
    let (highest, over) = ends_at("hearts", 50);
    assert!(highest >= 50 && over);
    let (highest, _) = ends_at("cardominoes", 50);
    assert_eq!(
        ends_at("cardominoes", highest),
        (highest, false),
        "met exactly, it goes on"
    );
}

#[test]
fn h_21_c_21_w_17_the_moon() {
    use moonshot_rules::trick::Moon;
    let moons = [
        TrickOptions::hearts(4),
        TrickOptions::cardominoes(4),
        TrickOptions::wild_twists(4),
    ]
    .map(|rules| (rules.moon, rules.moon_points()));
    assert_eq!(
        moons,
        [(Moon::Add, 26), (Moon::Choose, 26), (Moon::Choose, 27)]
    );
}

#[test]
fn the_three_games_are_three_values_of_one_struct() {
    let (hearts, cardominoes) = (TrickOptions::hearts(4), TrickOptions::cardominoes(4));
    assert!(hearts != cardominoes && hearts != TrickOptions::wild_twists(4));
    let as_hearts = TrickOptions {
        banned_first: hearts.banned_first,
        breakers: hearts.breakers,
        breaks_after_trick: false,
        moon: hearts.moon,
        draws_dealer: false,
        last_trick_closes: false,
        target_rule: hearts.target_rule,
        notation: hearts.notation,
        ..cardominoes
    };
    assert_eq!(as_hearts, hearts);
}
