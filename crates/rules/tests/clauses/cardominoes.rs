//! The clauses of CARDominoes Hearts, C-01 to C-24, each with its test; the rest are in `revoke.rs`.

use moonshot_rules::trick::{Revoke, TrickChance, TrickRefusal};
use moonshot_rules::{
    BadOutcome, CardominoesOptions, Cards, ChanceError, ChanceKind, Dice, EndReason, Game, Phase,
    PlayTo, Seat, Suit, Viewer,
};

use super::table::{Table, card, cards, holding, numbers, seat, second_trick};

fn cardominoes(players: usize) -> Table {
    Table::new(players, CardominoesOptions::default()).draw()
}

fn with_target(points: i32) -> CardominoesOptions {
    CardominoesOptions::default().with_target(PlayTo::new(points.into()).unwrap())
}

fn removed(players: usize) -> (String, usize) {
    let rules = cardominoes(players).rules();
    (
        (Cards::STANDARD - rules.pack).to_string(),
        rules.cards_each(),
    )
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
    let mut table = Table::new(4, CardominoesOptions::default());
    assert_eq!(table.game.pending(), Some(ChanceKind::Draw));
    assert_eq!((table.dealer(), table.game.draw()), (None, None));
    table.try_draw(&["5D 9C 3H KS"]).unwrap();
    assert_eq!(table.dealer(), Some(2));
    assert!(table.spectator().draw().is_some());
    assert_eq!(table.spectator().draw(), table.game.draw());
    assert_eq!(table.game.pending(), Some(ChanceKind::Deal));
}

#[test]
fn c_06_players_tied_for_lowest_draw_again_among_themselves() {
    let mut table = Table::new(4, CardominoesOptions::default());
    let first = "5D 5C 9H KS";
    let bad = |problem| Err(ChanceError::Bad(problem));
    assert_eq!(table.try_draw(&[first]), bad(BadOutcome::DrawTied));
    let three = BadOutcome::DrawRound {
        expected: 2,
        given: 3,
    };
    assert_eq!(table.try_draw(&[first, "6D 7D 8D"]), bad(three));
    let out = BadOutcome::CannotBeDrawn { card: card("9H") };
    assert_eq!(table.try_draw(&[first, "9H 7D"]), bad(out), "9♥ is out");
    let no_tie = table.try_draw(&["5D 4C 9H KS", "2H 7D"]);
    assert_eq!(no_tie, bad(BadOutcome::DrawGoesOn));
    assert!(table.try_draw(&["5D 5C 9H"]).is_err());
    assert!(table.try_draw(&[]).is_err());
    table.try_draw(&["5D 9C 5H KS", "2C 2D", "AS 3S"]).unwrap();
    assert_eq!(table.dealer(), Some(2));
}

#[test]
fn c_07_the_deal_rotates_to_the_left() {
    let mut table = cardominoes(5);
    for dealer in [0, 1, 2, 3, 4, 0] {
        assert_eq!(table.dealer(), Some(dealer));
        table = table.deal_any();
        assert_eq!(table.dealer(), Some(dealer));
        table.play_out();
        table.choose_moon();
    }
}

#[test]
fn c_08_tiles_are_dealt_one_at_a_time_from_the_dealers_left() {
    struct Last;
    impl Dice for Last {
        fn below(&mut self, bound: u32) -> u32 {
            bound - 1 // leaves the pack in printing order
        }
    }
    let Some(TrickChance::Deal { hands, .. }) = cardominoes(4).game.roll(&mut Last) else {
        panic!("a deal is due")
    };
    let first = |number| hands.of(seat(number)).first().unwrap().to_string();
    assert_eq!(first(1), "2C", "the dealer's left gets the first tile");
    assert_eq!(first(0), "5C");
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
    assert!(table.holds(0, "QS"));
    assert_eq!(table.to_act(), [1, 2]);
}

#[test]
fn c_12_the_holder_of_2c_plays_it_first() {
    let mut table = holding(CardominoesOptions::default()).deal(&["", "", "2C"]);
    assert_eq!(table.to_act(), [2]);
    assert_eq!(table.legal_now(), "2C");
    table.play("2C");
}

#[test]
fn c_13_where_2c_is_removed_3c_takes_its_place() {
    for players in [3, 5] {
        let table = cardominoes(players).deal(&["", "3C AC KC QC"]);
        let mut table = table;
        for number in 0..players {
            let held = table.held(number);
            let last: Vec<String> = held.iter().map(|card| card.to_string()).collect();
            table.act(
                number,
                &format!("pass {}", last[last.len() - 3..].join(" ")),
            );
        }
        assert_eq!(table.to_act(), [1]);
        assert_eq!(table.legal_now(), "3C");
    }
}

#[test]
fn c_14_suit_is_followed_if_able_and_there_is_no_trump() {
    let mut table = holding(CardominoesOptions::default()).deal(&["2C 9C", "3C", "4C", "5C AS"]);
    table.play("2C");
    assert_eq!(
        table.refusal(1, "AH"),
        TrickRefusal::NotHeld { card: card("AH") }
    );
    table.play("3C 4C 5C");
    assert_eq!(table.lead(), Some(3));
}

#[test]
fn c_15_hearts_and_the_queen_may_be_played_to_the_first_trick() {
    let mut table = holding(CardominoesOptions::default())
        .deal(&["2C", "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KD"]);
    table.play("2C");
    assert_eq!(table.legal_now(), "KD QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH");
}

#[test]
fn c_16_hearts_break_when_the_trick_that_holds_one_is_complete() {
    let mut table = holding(CardominoesOptions::default()).deal(&[
        "AC KC KH",
        "2H 3H 4H 5H 6H 7H AD KD QD JD TD 9D 8D",
        "3C",
        "2C",
    ]);
    table.play("2C AC 2H");
    assert!(!table.hearts_broken(), "the trick is not complete");
    table.play("3C");
    assert!(table.hearts_broken());
    assert!(table.legal(0).contains(&"KH".to_owned()));
}

#[test]
fn c_16_the_queen_does_not_break_hearts() {
    let mut table = second_trick(CardominoesOptions::default(), "2C AC QS 3C");
    assert!(!table.hearts_broken());
    assert_eq!(table.refusal(0, "KH"), TrickRefusal::HeartsNotBroken);
}

#[test]
fn c_17_a_leader_with_nothing_but_hearts_may_lead_one_and_that_breaks_them() {
    let all = "AC AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H";
    let mut table = holding(CardominoesOptions::default()).deal(&[all, "2C", "3C 2H", "4C"]);
    table.play("2C 3C 4C AC");
    assert_eq!(table.legal(0).len(), 12);
    table.play("AH");
    let second = table.legal_now().split(' ').next().unwrap().to_owned();
    table.play(&second);
    table.play("2H");
    let last = table.legal_now().split(' ').next().unwrap().to_owned();
    table.play(&last);
    assert!(table.hearts_broken());
}

#[test]
fn c_18_the_highest_of_the_suit_led_wins_and_leads() {
    let mut table = holding(CardominoesOptions::default()).deal(&["2C", "KC", "4C", "QC"]);
    table.play("2C KC 4C QC");
    assert_eq!(table.lead(), Some(1));
}

#[test]
fn c_19_a_finished_trick_lies_open_until_its_winner_leads() {
    let mut table = holding(CardominoesOptions::default()).deal(&["2C", "KC 5D", "4C", "QC"]);
    table.play("2C KC 4C QC");
    assert_eq!(table.last_trick(), "2C KC 4C QC");
    for view in [table.view(0), table.spectator()] {
        assert_eq!(view.last_trick().len(), 4);
    }
    table.play("5D");
    assert_eq!(table.last_trick(), "");
    for view in [table.view(0), table.view(1), table.spectator()] {
        assert!(view.last_trick().is_empty());
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
    let mut table = moon_by(0, holding(with_target(1000)));
    assert_eq!((table.phase(), table.to_act()), (Phase::Moon, vec![0]));
    assert_eq!(table.legal(0), ["moon self", "moon others"]);
    assert_eq!(table.hand_number(), 4, "the hand is not scored yet");
    assert_eq!(table.refusal(1, "moon self"), TrickRefusal::NotYourTurn);
    let [itself, others] = table.game.moon_totals().expect("seat 0 chooses");
    let mut other = table.clone();
    table.act(0, "moon self");
    assert_eq!(table.scores(3), [-26, 0, 0, 0]);
    assert_eq!(table.totals(), itself.as_slice());
    assert_eq!(table.game.moon_totals(), None);
    other.act(0, "moon others");
    assert_eq!(other.scores(3), [0, 26, 26, 26]);
    assert_eq!(other.totals(), others.as_slice());
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
    let mut table = holding(with_target(1000)).deal(&hands);
    table.play("2C QC QD AC");
    assert_eq!(attempt(&table), None, "no point fell");
    table.play("AS QS 2D 2S");
    assert_eq!(attempt(&table), Seat::new(0), "13 of 26");

    let mut shared = holding(with_target(1000)).deal(&[
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
    let table = holding(with_target(1000));
    let before = table.totals();
    let shooter = (0..4).min_by_key(|seat| before[*seat]).unwrap();
    let mut table = moon_by(shooter, table);
    table.act(shooter, "moon self");
    let after = table.totals()[shooter];
    assert_eq!(after, before[shooter] - 26);
    assert!(after < 0);
}

/// Plays first legal actions until the match is over; a moon adds to the others' scores.
fn play_to_the_end(mut table: Table) -> Vec<i32> {
    while table.phase() != Phase::Over {
        table = table.deal_any();
        table.play_out();
        table.choose_moon();
    }
    assert_eq!(table.outcome().reason, EndReason::Target);
    table.totals()
}

#[test]
fn c_22_the_match_ends_when_a_total_exceeds_the_target() {
    let one_hand = |options| {
        let mut table = Table::new(4, options).draw().deal_any();
        table.play_out();
        table
    };
    let highest = one_hand(CardominoesOptions::default()).highest_total();
    // When the target is met exactly, the match continues; one point less, and it is over.
    assert_eq!(one_hand(with_target(highest)).phase(), Phase::Deal);
    assert_eq!(one_hand(with_target(highest - 1)).phase(), Phase::Over);
    for target in [0, 1001] {
        assert_eq!(PlayTo::new(target), None);
    }
    let totals = play_to_the_end(cardominoes(3));
    assert!(totals.iter().max().unwrap() > &100);
}

#[test]
fn c_23_the_lowest_total_wins_and_equal_totals_share() {
    let mut table = Table::new(4, with_target(1)).draw().deal_any();
    table.play_out();
    assert_eq!(numbers(table.outcome().winners), table.lowest());
}

#[test]
fn c_24_a_tile_that_fails_to_follow_is_refused_by_default() {
    assert_eq!(CardominoesOptions::default().revoke, Revoke::Refused);
    let mut table = holding(CardominoesOptions::default()).deal(&["2C", "3C AD"]);
    table.play("2C");
    let follow = TrickRefusal::MustFollow { led: Suit::Clubs };
    assert_eq!(table.refusal(1, "AD"), follow);
    assert_eq!(table.refusal(1, "gather"), TrickRefusal::NothingToGather);
}
