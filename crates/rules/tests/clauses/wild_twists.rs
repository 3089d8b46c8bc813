//! The clauses of Wild Twists Hearts, W-01 to W-18, each with its test.

use moonshot_rules::trick::TrickRefusal;
use moonshot_rules::{
    Card, Cards, EndReason, Game, Length, Phase, Suit, TrickGame, View, WildTwistsOptions,
};

use super::table::{Table, card, cards, legal, numbers, seat, to_act};

fn wild_twists(players: usize) -> Table {
    Table::new(players, WildTwistsOptions::default())
}

/// The lengths, with their numbers of hands.
const LENGTHS: [(Length, u32); 3] = [(Length::Short, 1), (Length::Medium, 3), (Length::Long, 5)];

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
    for (length, hands) in LENGTHS {
        let rules = Table::new(5, WildTwistsOptions::default().with_length(length)).rules();
        assert_eq!((rules.hands, rules.target), (Some(hands), None));
    }
    assert_eq!(WildTwistsOptions::default().length, Length::Short);
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
        assert_eq!(table.game.hand().extras().len(), over);
        assert_eq!(table.view(0).extras(), over, "face down");
    }
}

#[test]
fn w_04_three_to_eight_may_play() {
    for players in 0..12 {
        assert_eq!(
            TrickGame::new(players, WildTwistsOptions::default()).is_ok(),
            (3..=8).contains(&players),
            "{players} players"
        );
    }
}

#[test]
fn w_05_there_is_no_passing() {
    for players in 3..=8 {
        let table = wild_twists(players).deal(&["2C WC"]);
        assert_eq!(table.phase(), Phase::Play);
    }
}

#[test]
fn w_06_the_holder_of_the_lowest_club_goes_first_by_playing_it() {
    let mut table = wild_twists(3).deal_leaving(&["AC", "WD 4C", "5C"], "2C 3C");
    // The Wild Club went to seat 0 with the rest of the low cards; decline to open.
    table.decline();
    assert_eq!(table.to_act(), [1]);
    assert_eq!(table.legal_now(), "4C");
    assert_eq!(
        table.refusal(1, "WD+"),
        TrickRefusal::MustOpenWith { card: card("4C") }
    );
}

#[test]
fn w_07_the_wild_club_may_open_declared_lowest() {
    let mut table = asked();
    assert_eq!(table.legal(2), ["WC-", "decline"]);
    let why = TrickRefusal::OpensLowest;
    assert_eq!(table.refusal(2, "WC+"), why);
    table.act(2, "WC-");
    assert_eq!(table.phase(), Phase::Play);
    assert_eq!(table.trick(), "WC-");
    table.play("6C AC 2C");
    assert_eq!(table.lead(), Some(0));
    assert_eq!(table.taken(0), "WC 6C AC 2C", "as held");
}

#[test]
fn w_08_the_wild_clubs_holder_is_asked_and_may_decline() {
    let mut table = asked();
    assert_eq!((table.phase(), table.to_act()), (Phase::Opening, vec![2]));
    assert_eq!(table.lead(), None);
    assert_eq!(table.refusal(2, "4C"), TrickRefusal::OpeningFirst);
    assert_eq!(table.refusal(1, "2C"), TrickRefusal::NotYourTurn);
    table.act(2, "decline");
    assert_eq!((table.phase(), table.to_act()), (Phase::Play, vec![1]));
    assert_eq!(table.legal(1), ["2C"]);
    assert_eq!(
        table.refusal(1, "3C"),
        TrickRefusal::MustOpenWith { card: card("2C") }
    );
}

#[test]
fn w_08_a_holder_of_both_leads_one_or_the_other() {
    let mut table = wild_twists(4).deal(&["AC", "2C WC 3C"]);
    assert_eq!((table.phase(), table.to_act()), (Phase::Play, vec![1]));
    assert_eq!(table.legal(1), ["2C", "WC-"]);
    assert_eq!(table.refusal(1, "decline"), TrickRefusal::NothingToDecline);
    table.act(1, "WC-");
    assert_eq!(table.trick(), "WC-");
}

#[test]
fn w_08_with_the_wild_club_in_the_middle_nobody_is_asked() {
    let table = wild_twists(3).deal_leaving(&["AC", "2C"], "WC WD");
    assert_eq!((table.phase(), table.to_act()), (Phase::Play, vec![1]));
    assert_eq!(table.legal(1), ["2C"]);
}

#[test]
fn w_08_that_anyone_is_asked_is_shown_to_nobody_else() {
    let both = wild_twists(4).deal(&["AC", "2C WC 3C"]);
    let middle = wild_twists(3).deal_leaving(&["AC", "2C"], "WC WD");
    let mut declined = asked();
    declined.act(2, "decline");
    for (table, actor, phase) in [
        (asked(), 2, Phase::Opening),
        (declined, 1, Phase::Play),
        (both, 1, Phase::Play),
        (middle, 1, Phase::Play),
    ] {
        let own = table.view(actor);
        assert_eq!((own.phase(), to_act(&own)), (phase, vec![actor]));
        assert_eq!(own.lead(), (phase == Phase::Play).then(|| seat(actor)));
        for other in (0..table.players()).filter(|other| *other != actor) {
            let view = table.view(other);
            assert_eq!((view.phase(), to_act(&view)), (Phase::Play, vec![]));
            assert_eq!((view.lead(), legal(&view)), (None, vec![]));
        }
        let spectator = table.spectator();
        assert_eq!(
            (spectator.phase(), to_act(&spectator)),
            (Phase::Play, vec![])
        );
    }
}

#[test]
fn w_08_from_the_first_card_on_everybody_sees_who_is_to_act() {
    let mut table = asked();
    table.act(2, "WC-");
    assert_eq!(to_act(&table.spectator()), [3]);
    assert_eq!(table.spectator().lead(), Some(seat(2)));
}

#[test]
fn w_09_a_wild_is_declared_highest_or_lowest_as_it_is_played() {
    let mut high = wild_twists(4).deal(&["2C AS", "3C WC", "4C AC", "5C"]);
    assert_eq!(high.phase(), Phase::Opening);
    high.act(1, "decline");
    high.play("2C");
    assert!(high.legal(1).contains(&"WC+".to_owned()) && high.legal(1).contains(&"WC-".to_owned()));
    let mut low = high.clone();
    high.play("WC+ AC 5C");
    assert_eq!(high.lead(), Some(1), "above the ace");
    low.play("WC- 4C 5C");
    assert_eq!(low.lead(), Some(3));
    let mut lowest = wild_twists(4).deal(&["2C WC", "3C", "4C", "5C"]);
    lowest.play("WC- 3C 4C 5C");
    assert_eq!(lowest.lead(), Some(3), "below the two");
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
    assert_eq!(
        table.refusal(1, "WD+"),
        TrickRefusal::MustFollow { led: Suit::Clubs }
    );
}

#[test]
fn w_11_the_highest_of_the_suit_led_takes_the_trick_and_its_winner_leads_any_card() {
    let mut table = asked();
    table.act(2, "decline");
    table.play("2C 5C 6C AC");
    assert_eq!(table.lead(), Some(0));
    let held = table.held(0);
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
    table.decline();
    table.play(first);
    table
}

#[test]
fn w_13_a_heart_may_not_be_led_until_one_was_thrown_off() {
    let mut plain = second_trick("2C 3C AC AD");
    assert_eq!(plain.refusal(0, "KH"), TrickRefusal::HeartsNotBroken);
    let queen = second_trick("2C 3C AC QS");
    assert!(!queen.hearts_broken(), "the queen does not break them");
    let broken = second_trick("2C 3C AC 2H");
    assert!(broken.hearts_broken());
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
    assert!(!table.hearts_broken());
    table.play("WH-");
    assert!(table.hearts_broken());
}

#[test]
fn w_15_the_winner_of_the_first_trick_takes_the_leftovers_unseen() {
    let mut table = wild_twists(3).deal_leaving(&["2C", "AC", "3C"], "QS AH");
    table.decline();
    assert_eq!(table.game.hand().extras(), cards("QS AH"));
    table.play("2C AC 3C");
    assert_eq!(table.game.hand().extras(), Cards::EMPTY);
    assert_eq!(table.taken(1), "2C AC 3C QS AH");
    for view in [table.view(0), table.view(1), table.spectator()] {
        assert_eq!(view.taken().as_slice(), [0, 5, 0]);
        assert_eq!(
            view.points_taken().as_slice(),
            [0, 0, 0],
            "not before the scoring"
        );
        assert!(view.unseen().contains(Card::QUEEN_OF_SPADES));
    }
    table.play_out();
    if table.phase() == Phase::Over {
        assert!(table.scores(0)[1] >= 14, "they count in the scoring");
    }
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
        if table.phase() == Phase::Over {
            assert_eq!(table.scores(0).iter().sum::<i32>(), 27, "{players} players");
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
    assert_eq!(table.totals(), [-27, 0, 0, 0]);
    assert_eq!(numbers(table.outcome().winners), [0]);
    other.act(0, "moon others");
    assert_eq!(other.totals(), [0, 27, 27, 27]);
}

#[test]
fn w_18_after_the_agreed_hands_the_lowest_total_wins() {
    for (length, hands) in LENGTHS {
        let mut table = Table::new(5, WildTwistsOptions::default().with_length(length));
        for hand in 1..=hands {
            assert_eq!(table.hand_number(), hand);
            table = table.deal_any();
            table.play_out();
            table.choose_moon();
        }
        let outcome = table.outcome();
        assert_eq!(outcome.reason, EndReason::Length);
        let shared = "equal totals share the win";
        assert_eq!(numbers(outcome.winners), table.lowest(), "{shared}");
    }
}
