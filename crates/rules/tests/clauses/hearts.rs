//! The clauses of Hearts, H-01 to H-26, each with its test.

use moonshot_rules::trick::TrickRefusal;
use moonshot_rules::{Card, Cards, EndReason, HeartsOptions, Phase, Suit, Target};

use super::table::{Table, card, cards, numbers, seat};

fn hearts(players: usize) -> Table {
    Table::new(players, HeartsOptions::default())
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
        let each = table.rules().cards_each();
        let view = table.view(1);
        assert_eq!(view.hand(), table.held(1));
        assert_eq!(view.unseen(), table.rules().pack - table.held(1));
        assert!(view.counts().iter().all(|count| *count == each));
        assert_eq!(table.spectator().hand(), Cards::EMPTY);
        assert_eq!(table.spectator().unseen(), table.rules().pack);
    }
}

#[test]
fn h_08_all_choose_three_before_any_sees_what_it_is_passed() {
    let mut table = hearts(4).deal(&["AS KS QS", "AH KH QH"]);
    assert_eq!(table.to_act(), [0, 1, 2, 3]);
    let refusals = [
        ("pass AS KS", TrickRefusal::PassExactly { count: 3 }),
        (
            "pass AS KS KS",
            TrickRefusal::PassedTwice { card: card("KS") },
        ),
        ("pass AS KS AH", TrickRefusal::NotHeld { card: card("AH") }),
        ("2C", TrickRefusal::PassFirst),
    ];
    for (action, refusal) in refusals {
        assert_eq!(table.refusal(0, action), refusal);
    }
    table.act(0, "pass AS KS QS");
    assert_eq!(table.refusal(0, "pass AS KS QS"), TrickRefusal::NotYourTurn);
    assert_eq!(table.to_act(), [1, 2, 3]);
    assert!(table.holds(0, "QS"), "kept until all have chosen");
    assert_eq!(table.held(1).len(), 13);
    table.act(1, "pass AH KH QH");
    let lowest = |number: usize| table.held(number).iter().take(3).collect::<Cards>();
    let passes = [lowest(2), lowest(3)];
    table.act(3, &format!("pass {}", passes[1]));
    assert!(!table.view(1).hand().contains(card("AS")));
    table.act(2, &format!("pass {}", passes[0]));
    assert!(table.holds(1, "AS KS QS"));
    assert!(table.holds(2, "AH KH QH"));
    assert!(table.held(0).contains_all(passes[1]));
    assert_eq!(table.phase(), Phase::Play);
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
    assert_eq!(table.phase(), Phase::Play);
}

#[test]
fn h_11_the_holder_of_2c_after_the_pass_leads_it() {
    for players in 3..=7 {
        // Seat 0 passes its lowest three to the left, including 2♣.
        let mut table = hearts(players).deal(&["2C"]).pass_lowest();
        assert_eq!(table.to_act(), [1], "{players} players");
        assert_eq!(table.lead(), Some(1));
        assert_eq!(table.legal_now(), "2C");
        let other = table.held(1).highest().unwrap().to_string();
        assert_eq!(
            table.refusal(1, &other),
            TrickRefusal::MustOpenWith { card: card("2C") }
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
    assert_eq!(
        table.refusal(1, "2D"),
        TrickRefusal::MustFollow { led: Suit::Clubs }
    );
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
        TrickRefusal::NoPointsOnFirstTrick { card: card("2H") }
    );
    let queen = TrickRefusal::NoPointsOnFirstTrick {
        card: Card::QUEEN_OF_SPADES,
    };
    assert_eq!(table.refusal(2, "QS"), queen);
}

#[test]
fn h_14_nothing_but_hearts_and_the_queen_may_be_played_on_the_first_trick() {
    let mut table = without_pass().deal(&["2C", "3C", "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"]);
    table.play("2C 3C");
    assert_eq!(table.legal(2).len(), 13);
    table.play("QS");
    assert!(table.hearts_broken());
}

#[test]
fn h_15_a_heart_thrown_off_breaks_hearts() {
    let mut table = after_a_club_trick();
    assert!(!table.hearts_broken());
    table.play("5C 9C 2H");
    assert!(table.hearts_broken());
}

#[test]
fn h_15_the_queen_breaks_hearts_led_followed_or_thrown_off() {
    let mut thrown = after_a_club_trick();
    thrown.play("5C 9C QS");
    assert!(thrown.hearts_broken());

    let mut led = without_pass().deal(&["AC QS", "2C", "5C", "3C"]);
    led.play("2C 5C 3C AC QS");
    assert!(led.hearts_broken());

    let mut followed = without_pass().deal(&["AC KS", "2C QS", "5C", "3C"]);
    followed.play("2C 5C 3C AC KS QS");
    assert!(followed.hearts_broken());
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
    assert_eq!(table.refusal(0, "KH"), TrickRefusal::HeartsNotBroken);
    table.play("KC 3C 2H 5C");
    assert!(table.legal(0).contains(&"KH".to_owned()));
    table.play("KH");
}

#[test]
fn h_16_the_queen_may_be_led_at_any_time() {
    let mut table = without_pass().deal(&["AC QS", "2C", "5C", "3C"]);
    table.play("2C 5C 3C AC");
    assert!(table.legal(0).contains(&"QS".to_owned()));
    assert!(!table.hearts_broken());
}

#[test]
fn h_17_a_leader_with_nothing_but_hearts_may_lead_one_and_that_breaks_them() {
    let mut table =
        without_pass().deal(&["AC 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "2C", "3C", "4C"]);
    table.play("2C 3C 4C AC");
    assert!(!table.hearts_broken());
    assert_eq!(table.legal(0).len(), 12);
    table.play("2H");
    assert!(table.hearts_broken());
}

#[test]
fn h_18_the_highest_of_the_suit_led_takes_the_trick_and_leads() {
    let mut table = without_pass().deal(&["2C", "3C", "4C", "KC"]);
    table.play("2C 3C 4C KC");
    assert_eq!(table.lead(), Some(3));
    assert_eq!(table.taken(3), "2C 3C 4C KC");
    assert_eq!(table.trick(), "");
    assert_eq!(table.last_trick(), "2C 3C 4C KC");
    assert_eq!(table.game.last_trick()[3].0, seat(3));
    assert_eq!(table.view(3).taken().as_slice(), [0, 0, 0, 4]);
}

#[test]
fn h_19_play_goes_on_until_all_cards_are_played() {
    for players in 3..=7 {
        let mut table = hearts(players).deal_any().pass_lowest();
        let cards = table.rules().pack.len();
        for played in 1..cards {
            let action = table.legal(table.game.hand().turn().index())[0].clone();
            table.play(&action);
            assert_eq!(table.phase(), Phase::Play, "after {played} cards");
        }
        let last = table.legal_now();
        table.play(&last);
        assert_eq!(table.phase(), Phase::Deal);
        assert_eq!(table.hand_number(), 2);
        assert!((0..players).all(|number| table.taken(number).is_empty()));
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
        let scores = table.scores(0);
        let sum: i32 = scores.iter().sum();
        assert!(sum == 26 || sum == 26 * (players as i32 - 1), "{scores:?}");
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
    let left = table.rules().pass_left(table.hand_number());
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
    assert_eq!(table.scores(3), [0, 26, 26, 26]);
    assert_eq!(table.totals()[0], before[0]);
}

#[test]
fn h_22_hand_scores_are_added_to_the_totals() {
    let mut table = hearts(5);
    let mut sums = vec![0; 5];
    for hand in 0..4 {
        table = table.deal_any();
        table.play_out();
        for (sum, score) in sums.iter_mut().zip(table.scores(hand)) {
            *sum += score;
        }
        assert_eq!(table.totals(), sums);
    }
}

#[test]
fn h_23_the_match_ends_when_a_total_meets_or_exceeds_the_target() {
    for (target, players) in [(50, 4), (100, 3), (50, 7)] {
        let options = HeartsOptions::default().with_target(Target::new(target).unwrap());
        let mut table = Table::new(players, options);
        while table.phase() != Phase::Over {
            assert!(i64::from(table.highest_total()) < target);
            table = table.deal_any();
            table.play_out();
        }
        assert_eq!(table.outcome().reason, EndReason::Target);
        assert!(i64::from(table.highest_total()) >= target);
        assert_eq!(table.refusal(0, "2C"), TrickRefusal::MatchOver);
    }
    assert_eq!(Target::new(75), None);
    assert_eq!(HeartsOptions::default().target, Target::Hundred);
}

#[test]
fn h_24_the_lowest_total_wins() {
    let mut table = hearts(4);
    while table.phase() != Phase::Over {
        table = table.deal_any();
        table.play_out();
    }
    assert_eq!(numbers(table.outcome().winners), table.lowest());
}

#[test]
fn h_25_equal_lowest_totals_share_the_win() {
    let table = Table::new(4, HeartsOptions::default().with_target(Target::Fifty));
    let outcome = moon_by(1, moon_by(0, table)).outcome();
    assert_eq!(numbers(outcome.winners), [0, 1]);
    assert_eq!(outcome.totals.as_slice(), [26, 26, 52, 52]);
    assert_eq!(outcome.reason, EndReason::Target);
}

#[test]
fn h_26_seats_stay_and_the_direction_follows_the_hand_number() {
    let mut table = hearts(3).deal(&["AS KS QS"]);
    table.act(0, "pass QS KS AS");
    table = table.pass_lowest();
    assert!(table.holds(1, "QS KS AS"), "left first");
    table.play_out();
    let mut table = table.deal(&["AS KS QS"]);
    table.act(0, "pass QS KS AS");
    table = table.pass_lowest();
    assert!(table.holds(2, "QS KS AS"), "then right");
}
