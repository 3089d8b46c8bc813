//! What a practised player does without a search, and the heuristics do too.

use crate::common;

use common::{table, to_act};
use moonshot_bots::{Budget, Choice, ChoiceReason, FastDice, Level};
use moonshot_protocol::Setup;
use moonshot_rules::trick::TrickAction;
use moonshot_rules::{AnyAction, AnyGame, AnyView, Card, Cards, Game, Seat, Suit, Turn, Viewer};
use serde_json::{Map, Value, json};

fn choice(game: &AnyGame, seat: Seat) -> Choice {
    choice_of(Level::RuleOfThumb, game, seat)
}

fn choice_of(level: Level, game: &AnyGame, seat: Seat) -> Choice {
    let view = game.view(Viewer::Seat(seat)).unwrap();
    level
        .bot()
        .choose(&view, Budget::playouts(8), &mut FastDice::new(1))
        .unwrap()
}

/// The action of the bot whose turn it is.
fn answer(options: Value, hands: [&str; 4], played: &str) -> String {
    let game = table(options, hands, played);
    choice(&game, to_act(&game)).action.to_string()
}

fn plain(hands: [&str; 4], played: &str) -> String {
    answer(json!({}), hands, played)
}

#[test]
fn the_queen_is_thrown_at_the_first_chance() {
    let hands = ["2C KD 8D 5H", "9C 7D 4D 6H", "AC TC TD 2H", "4C QS 9S AH"];
    assert_eq!(plain(hands, "2C 9C TC 4C AC"), "QS");
}

#[test]
fn the_queen_goes_under_the_king_and_not_over_a_lower_card() {
    let hands = |third| ["2C 5S 7D 8D 5H", "9C 4S 4D 9D 6H", third, "3C QS 6S 2D AH"];
    assert_eq!(plain(hands("AC KS JS TD 2H"), "2C 9C AC 3C KS"), "QS");
    assert_eq!(plain(hands("AC 7S JS TD 2H"), "2C 9C AC 3C 7S"), "6S");
}

#[test]
fn the_highest_card_that_stays_below_is_played() {
    let hands = [
        "2C TD 8D QS 9S",
        "9C KD JD 4D 2S",
        "AC QD 6D TH 2H",
        "3C KS 5H AH 6H",
    ];
    assert_eq!(plain(hands, "2C 9C AC 3C QD AH TD"), "JD");
}

#[test]
fn the_last_to_play_takes_a_worthless_trick_with_its_highest_card() {
    let hands = [
        "2C 9D TD QS 5H",
        "9C KD 4D 3S 2H",
        "AC 6D 7D TH 3H",
        "3C 8D JD 6H 9H",
    ];
    assert_eq!(plain(hands, "2C 9C AC 3C 7D 8D 9D"), "KD");
}

#[test]
fn a_suit_that_nobody_else_has_is_not_led() {
    let hands = ["2C 8D 5H", "9C 7D 6H", "AC KC 4D", "3C TD QS"];
    assert_eq!(plain(hands, "2C 9C AC 3C"), "4D");
}

#[test]
fn a_king_of_spades_is_not_led_while_the_queen_is_out() {
    let hands = ["2C 8D 5S", "9C 7D QS", "AC KS 4D", "3C TD 5H"];
    assert_eq!(plain(hands, "2C 9C AC 3C"), "4D");
}

#[test]
fn where_no_points_can_be_thrown_on_the_first_trick_a_high_club_costs_nothing() {
    let anything = json!({ "no_pts_on_first_trick": false });
    let third = ["TC 8S 4H", "5C KC 9S", "7C JC 3S", "QS 3H 5H"];
    assert_eq!(plain(third, "5C"), "JC");
    assert_eq!(answer(anything.clone(), third, "5C"), "7C");
    let second = ["4C KC JS", "3C KD TH", "9C 6D QS", "2C QC 5D"];
    assert_eq!(plain(second, "2C"), "KC");
    assert_eq!(answer(anything, second, "2C"), "4C");
}

/// Seat 0 leads JH before hearts are broken. So only seat 1 can have KC, and 8C can be discarded later; AS cannot while
/// the queen is out.
#[test]
fn who_leads_an_unbroken_heart_has_no_clubs() {
    let hands = [
        "AC 4H 6H 9H JH",
        "4C 6C KC TD 3S",
        "8C 9C 8S TS AS",
        "2D 8D QD QS 3H",
    ];
    assert_eq!(plain(hands, "4C 9C 2D AC JH 6C"), "AS");
}

/// Seat 3 leads AH before hearts are broken. 9D is less dangerous than KS, because seat 3 has no diamond to play under
/// it.
#[test]
fn who_leads_an_unbroken_heart_has_no_diamonds() {
    let hands = [
        "5C AC 8D 5S AS 3H",
        "2C 4C KC 4D QD QS",
        "7C JC 2D 9D 6S KS",
        "6D JD 2H 4H 6H AH",
    ];
    let played = "2C JC 6D AC 8D 4D 2D JD AH 3H 4C";
    assert_eq!(plain(hands, played), "KS");
}

/// Seat 2 leads 9H voluntarily, so it may well have a diamond to play under KD.
#[test]
fn a_heart_lead_tells_nothing_where_hearts_need_no_breaking() {
    let hands = ["8C 5D JS 8H", "JC QS KS 3H", "KC 3D 9H KH", "6C 8D KD 2S"];
    let options = json!({ "must_break_hearts": false });
    assert_eq!(answer(options, hands, "6C 8C JC KC 9H"), "KD");
}

/// Seat 3 leads AH when hearts are broken, so it may still have clubs: 7C goes, and 2D, which takes nothing, stays.
#[test]
fn a_heart_lead_tells_nothing_once_hearts_are_broken() {
    let hands = [
        "3C 6C 7C QC 2D 4S",
        "2C AD 8S JS 4H 6H",
        "5D 7D 9D TS QS 5H",
        "4C 5C JC 3D QH AH",
    ];
    assert_eq!(plain(hands, "2C 5D JC QC 3C AD 5H 5C AH"), "7C");
}

#[test]
fn a_moon_in_the_making_is_stopped() {
    let hands = [
        "2C 6S 3H 4H TD",
        "9C QS 6H 7H 9D",
        "AC AS AH TH AD",
        "3C 7S 8H KH 2H",
    ];
    let so_far = "2C 9C AC 3C AS 7S 6S QS AH 8H 3H 6H TH";
    let game = table(json!({}), hands, so_far);
    let choice = choice(&game, to_act(&game));
    assert_eq!(choice.action.to_string(), "KH");
    assert_eq!(choice.reason, ChoiceReason::StopMoon);
}

#[test]
fn a_hand_that_cannot_fail_shoots_the_moon() {
    let hands = ["2C 5S 3H 4H", "9C QS 6H 7H", "AC AS AH KH", "3C 7S 8H 2H"];
    let mut game = table(json!({}), hands, "2C 9C AC 3C AS 7S 5S QS");
    assert_eq!(choice(&game, to_act(&game)).reason, ChoiceReason::MoonLead);
    while matches!(game.turn(), Turn::Seats(_)) {
        let seat = to_act(&game);
        game.play(seat, &choice(&game, seat).action).unwrap();
    }
    let AnyView::Trick(view) = game.view(Viewer::Spectator).unwrap() else {
        panic!("a trick game")
    };
    assert_eq!(view.last_hand().unwrap().shooter, Seat::new(2));
}

#[test]
fn w_09_a_wild_goes_lowest_to_stay_below() {
    let hands = ["2C TD 8D 5H", "9C WD KD 4S", "AC QD TH 2H", "3C 5S AH QS"];
    assert_eq!(plain(hands, "2C 9C AC 3C QD QS TD"), "WD-");
}

/// Deals random hands of Hearts and calls back with each hand and the bot's pass.
fn passes(players: usize, deals: u64, mut seen: impl FnMut(Cards, Cards)) {
    let setup = Setup::read("hearts", players, &Map::new()).unwrap();
    for deal in 0..deals {
        let mut game = setup.start().unwrap();
        let outcome = game.roll(&mut FastDice::new(deal)).unwrap();
        game.chance(&outcome).unwrap();
        for seat in Seat::all(players) {
            let choice = choice(&game, seat);
            let AnyView::Trick(view) = game.view(Viewer::Seat(seat)).unwrap() else {
                panic!("a trick game")
            };
            let AnyAction::Trick(TrickAction::Pass(passed)) = choice.action else {
                panic!("a pass is due")
            };
            if choice.reason != ChoiceReason::PassForMoon {
                seen(view.hand(), passed);
            }
        }
    }
}

#[test]
fn the_lowest_heart_is_never_passed() {
    for players in 3..=7 {
        passes(players, 300, |hand, passed| {
            let lowest = hand.of(Suit::Hearts).lowest();
            assert!(
                lowest.is_none_or(|card| !passed.contains(card)),
                "{hand} passes {passed}"
            );
        });
    }
}

#[test]
fn the_queen_is_passed_where_she_is_bare_and_kept_where_she_is_guarded() {
    let queen = Card::QUEEN_OF_SPADES;
    let (mut guarded, mut kept) = (0, 0);
    passes(4, 1_000, |hand, passed| match hand.below(queen).len() {
        0..=1 if hand.contains(queen) => {
            assert!(passed.contains(queen), "{hand} passes {passed}");
        }
        5.. if hand.contains(queen) => {
            guarded += 1;
            kept += u32::from(!passed.contains(queen));
        }
        _ => {}
    });
    assert!(
        guarded > 20 && kept * 4 >= guarded * 3,
        "kept in {kept} of {guarded} hands"
    );
}

#[test]
fn a_beginner_thinks_of_a_wild_as_a_high_card_until_points_lie_in_the_trick() {
    let choices = |own, played| {
        let hands = [own, "9C TD 8D 4S", "AC QD TH 2H", "3C 5S AH QS"];
        let game = table(json!({}), hands, played);
        let levels = [Level::Novice, Level::Casual, Level::Steady];
        levels.map(|level| choice_of(level, &game, to_act(&game)).action.to_string())
    };
    let without_and_with_points =
        |own| ["2C 9C AC 3C QD 5S", "2C 9C AC 3C QD QS"].map(|played| choices(own, played));
    let with_the_king = [["KD", "KD", "WD-"], ["WD-", "WD-", "WD-"]];
    assert_eq!(without_and_with_points("2C WD KD 5H"), with_the_king);
    let alone = [["WD+", "WD+", "WD-"], ["WD-", "WD-", "WD-"]];
    assert_eq!(without_and_with_points("2C WD 7S 5H"), alone);
}

#[test]
fn c_25_a_bot_follows_suit_where_a_revoke_would_lie() {
    let options =
        json!({ "base": "cardominoes", "revoke": "penalty", "draw_for_deal": false, "target": 50 });
    let setup = Setup::read("custom-hearts", 4, options.as_object().unwrap()).unwrap();
    let mut game = setup.start().unwrap();
    let mut dice = FastDice::new(3);
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let outcome = game.roll(&mut dice).unwrap();
                game.chance(&outcome).unwrap();
            }
            Turn::Seats(_) => {
                let seat = to_act(&game);
                game.play(seat, &choice(&game, seat).action).unwrap();
            }
        }
        let AnyView::Trick(view) = game.view(Viewer::Spectator).unwrap() else {
            panic!("a trick game")
        };
        assert!(
            view.last_hand()
                .as_ref()
                .is_none_or(|hand| hand.revokers.is_empty())
        );
    }
}
