//! Every level above Casual, and every style, plays what is certain from the view.

use crate::common;

use common::{table, to_act};
use moonshot_bots::{Budget, ChoiceReason, FastDice, Level};
use moonshot_rules::{AnyGame, AnyView, Game, Seat, Turn, Viewer};
use serde_json::json;

/// The levels that play what is certain, with their playouts.
const LEVELS: [(Level, u32); 7] = [
    (Level::Steady, 0),
    (Level::Sharp, 0),
    (Level::Expert, 1_000),
    (Level::Master, 200),
    (Level::Careful, 0),
    (Level::Bold, 0),
    (Level::MoonMad, 0),
];

fn choice(game: &AnyGame, level: Level, playouts: u32, seed: u64) -> (String, ChoiceReason) {
    let view = game.view(Viewer::Seat(to_act(game))).unwrap();
    let budget = Budget::playouts(playouts);
    let choice = level.bot().choose(&view, budget, &mut FastDice::new(seed));
    let choice = choice.unwrap();
    (choice.action.to_string(), choice.reason)
}

/// Checks that every level plays one of these cards, whatever the dice.
fn all_play(hands: [&str; 4], played: &str, cards: &[&str]) {
    let game = table(json!({}), hands, played);
    for (level, playouts) in LEVELS {
        for seed in 0..12 {
            let (card, why) = choice(&game, level, playouts, seed);
            assert!(
                cards.contains(&card.as_str()),
                "{level} plays {card}: {why}"
            );
        }
    }
}

/// Seat 0 has every point so far, and all unseen diamonds. Only seat 3 can stop it, with this trick.
const KNOWN: [&str; 4] = [
    "AC AS 6D 9D TD JD QD KD",
    "2C 2S 2H 3H 4H 5H 6H 7H",
    "3C QS 8H 9H TH JH QH KH",
    "4C JS 2D 3D 4D 5D 7D 8D",
];

#[test]
fn a_moon_that_is_certain_unless_it_is_stopped_now_is_stopped() {
    let so_far = "2C 3C 4C AC AS 2S QS JS 6D 7H KH";
    all_play(KNOWN, so_far, &["7D", "8D"]);
}

#[test]
fn a_moon_is_stopped_at_the_end_of_a_hand() {
    let hands = [
        "AC AS 6D JD KD",
        "2C 2S 7H 3H 4H",
        "3C QS KH 8H 9H",
        "4C JS 2D 4D TD",
    ];
    all_play(hands, "2C 3C 4C AC AS 2S QS JS 6D 7H KH", &["TD"]);
}

#[test]
fn nothing_is_saved_for_a_moon_that_this_trick_has_ended() {
    // Seat 1 has the only point so far; 6H goes to seat 3, so the queen can go as well.
    let hands = [
        "2C 8C QS 5H 7H",
        "AC KC 4D 2S 3S",
        "3C 9C 6H 9S TS",
        "4C 4H AD 7D 8D",
    ];
    all_play(hands, "2C AC 3C 4C KC 9C 4H 8C 4D 6H AD", &["QS"]);
}

#[test]
fn the_queen_is_thrown_without_a_thought_where_she_cannot_come_back() {
    let hands = [
        "2C KD 8D 5H 6H 7S 8S 2D",
        "9C 7D 4D 6S TS 3H 4H JD",
        "AC TC TD 2H 5S 9H QD AD",
        "4C QS 9S AH KH 3S 4S 5D",
    ];
    let so_far = "2C 9C TC 4C AC";
    all_play(hands, so_far, &["QS"]);
    let game = table(json!({}), hands, so_far);
    let (_, why) = choice(&game, Level::Expert, 1_000, 1);
    assert_eq!(why, ChoiceReason::DropQueen);
}

#[test]
fn the_queen_is_not_led_into_the_own_hand() {
    // Nobody can go above her, and somebody must go above 2D.
    let hands = [
        "2C 8C 2S 3H 7H",
        "9C 7S QC 4H 8D",
        "AC QS 2D KH 9D",
        "3C TC 3S 5H 4D",
    ];
    all_play(hands, "2C 9C AC 3C", &["2D", "9D"]);
    let longer = [
        "2C 8C 2S 3H 7H KC 3D 6D",
        "9C 7S QC 4H 8D JC 8H 9H",
        "AC QS 2D KH 9D QH TH 6H",
        "3C TC 3S 5H 4D 7C JD QD",
    ];
    all_play(longer, "2C 9C AC 3C", &["2D", "9D"]);
}

#[test]
fn every_trick_and_every_point_is_taken_where_nothing_can_go_wrong() {
    let hands = [
        "2C 5S 2H 3H 2D 3D 4D 5D",
        "9C QS 4H 5H 6D 7D 8D 9D",
        "AC AS AH KH QH JH TH 9H",
        "3C 7S 6H 7H TD JD QD KD",
    ];
    for (level, playouts) in LEVELS {
        let mut game = table(json!({}), hands, "2C 9C AC 3C AS 7S 5S QS");
        while matches!(game.turn(), Turn::Seats(_)) {
            let seat = to_act(&game);
            let view = game.view(Viewer::Seat(seat)).unwrap();
            let (level, playouts) = match seat.index() {
                2 => (level, playouts),
                _ => (Level::RuleOfThumb, 0),
            };
            let budget = Budget::playouts(playouts);
            let choice = level.bot().choose(&view, budget, &mut FastDice::new(1));
            game.play(seat, &choice.unwrap().action).unwrap();
        }
        let AnyView::Trick(view) = game.view(Viewer::Spectator).unwrap() else {
            panic!("a trick game")
        };
        assert_eq!(view.last_hand().unwrap().shooter, Seat::new(2), "{level}");
    }
}
