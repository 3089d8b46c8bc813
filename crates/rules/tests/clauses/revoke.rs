//! The clauses of CARDominoes Hearts about the revoke penalty, C-25 to C-27, each with its test.

use moonshot_rules::trick::TrickRefusal;
use moonshot_rules::{CardominoesOptions, Phase, Suit};

use super::table::{Table, card, holding, legal, penalty, second_trick, to_act};

fn penalty_table() -> Table {
    holding(penalty())
}

#[test]
fn c_16_under_the_penalty_hearts_break_when_the_trick_is_gathered() {
    let mut table = penalty_table().deal(&[
        "AC KC KH",
        "2H 3H 4H 5H 6H 7H AD KD QD JD TD 9D 8D",
        "3C",
        "2C",
    ]);
    table.play("2C AC 2H 3C");
    assert_eq!(table.phase(), Phase::Gather);
    assert!(!table.hearts_broken());
    table.act(0, "gather");
    assert!(table.hearts_broken());
}

#[test]
fn c_19_a_gathered_trick_is_hidden() {
    let mut table = penalty_table().deal(&["2C", "KC 5D", "4C", "QC"]);
    table.play("2C KC 4C QC");
    assert_eq!(table.phase(), Phase::Gather);
    assert_eq!(table.trick(), "2C KC 4C QC");
    assert_eq!(table.last_trick(), "2C KC 4C QC");
    table.act(1, "gather");
    assert_eq!(
        (table.trick(), table.last_trick()),
        (String::new(), String::new())
    );
    assert_eq!(table.taken(1), "2C KC 4C QC");
}

/// Seat 1 has revoked on the first trick; all have played.
fn revoked() -> Table {
    let mut table = penalty_table().deal(&["2C", "3C KC AD 2H", "4C 3D", "5C"]);
    table.play("2C");
    assert!(table.legal(1).contains(&"AD".to_owned()));
    table.play("AD");
    table
}

#[test]
fn c_25_a_revoke_may_lie_and_be_corrected_until_the_trick_is_gathered() {
    let mut table = revoked();
    let before = table.totals();
    assert_eq!(table.to_act(), [1, 2]);
    assert_eq!(table.legal(1), ["correct 3C", "correct KC"]);
    let follow = TrickRefusal::CorrectionMustFollow { led: Suit::Clubs };
    assert_eq!(table.refusal(1, "correct 2H"), follow);
    let not_held = TrickRefusal::NotHeld { card: card("AC") };
    assert_eq!(table.refusal(1, "correct AC"), not_held);
    table.play("4C 5C");
    assert_eq!(table.phase(), Phase::Gather);
    assert_eq!(table.to_act(), [1, 3]);
    assert_eq!(table.legal(3), ["gather"]);
    assert_eq!(table.refusal(0, "gather"), TrickRefusal::NotYourTurn);
    table.act(1, "correct KC");
    assert_eq!(table.to_act(), [1], "the winner is computed again");
    assert!(table.holds(1, "AD"), "the tile is taken back");
    table.act(1, "gather");
    assert_eq!(table.taken(1), "2C KC 4C 5C");
    assert_eq!(table.totals(), before, "no penalty");
    assert_eq!(table.phase(), Phase::Play);
}

#[test]
fn c_25_a_revoke_may_be_corrected_while_the_trick_goes_on() {
    let mut table = revoked();
    table.act(1, "correct 3C");
    assert_eq!(table.to_act(), [2]);
    table.play("4C 5C");
    table.act(3, "gather");
    assert_eq!(table.phase(), Phase::Play);
}

#[test]
fn c_25_the_hands_last_trick_is_gathered_too() {
    let mut table = penalty_table().deal_any();
    while (0..4).any(|number| !table.held(number).is_empty()) {
        let actor = *table.to_act().last().unwrap();
        let hand = table.game.hand();
        let followers = hand.led().map(|led| hand.held(hand.turn()).of(led));
        let action = match followers {
            Some(cards) if table.phase() == Phase::Play && !cards.is_empty() => {
                cards.lowest().unwrap().to_string()
            }
            _ => table.legal(actor)[0].clone(),
        };
        table.act(actor, &action);
    }
    assert_eq!(table.phase(), Phase::Gather);
    table.act(table.to_act()[0], "gather");
    assert_ne!(table.phase(), Phase::Gather);
}

#[test]
fn c_26_a_gathered_revoke_costs_13_and_ends_the_hand() {
    let mut table = revoked();
    let before = table.totals();
    table.play("4C 5C");
    table.act(3, "gather");
    assert_eq!(table.scores(3), [0, 13, 0, 0]);
    assert_eq!(table.totals()[1], before[1] + 13);
    assert_eq!(table.totals()[0], before[0]);
    assert_eq!((table.phase(), table.hand_number()), (Phase::Deal, 5));
    assert_eq!(table.dealer(), Some(0), "the deal rotates as usual");
    let table = table.deal_any();
    assert_eq!(table.phase(), Phase::Pass, "and so does the pass");
}

#[test]
fn c_27_two_revokers_both_pay() {
    let mut table = revoked();
    table.play("3D 5C");
    assert_eq!(table.to_act(), [1, 2, 3]);
    table.act(3, "gather");
    assert_eq!(table.scores(3), [0, 13, 13, 0]);
}

#[test]
fn c_27_leading_a_heart_too_early_is_refused_in_both_options() {
    for options in [CardominoesOptions::default(), penalty()] {
        let mut table = second_trick(options, "2C AC QS 3C");
        assert_eq!(table.refusal(0, "KH"), TrickRefusal::HeartsNotBroken);
    }
}

#[test]
fn c_27_nobody_but_the_revoker_is_told_before_the_gathering() {
    let mut table = revoked();
    assert_eq!(to_act(&table.view(1)), [1, 2]);
    assert_eq!(legal(&table.view(1)), ["correct 3C", "correct KC"]);
    for view in [
        table.view(0),
        table.view(2),
        table.view(3),
        table.spectator(),
    ] {
        assert_eq!(to_act(&view), [2]);
    }
    table.play("4C 5C");
    assert_eq!(to_act(&table.view(1)), [1, 3]);
    assert_eq!(to_act(&table.view(0)), [3]);
}
