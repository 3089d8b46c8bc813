//! B-01 to B-08: the cards, the deal, the pass and the gifts.

use super::*;

/// The hands of every deal in random matches, by number of players.
fn deals(mut look: impl FnMut(usize, &[BlackCards])) {
    random_matches(25, |_, step, after| {
        if let Step::Chance(BlackHeartsChance::Deal { hands }) = step {
            look(after.seat_count(), hands.as_slice());
        }
    });
}

fn dealt(hands: &[BlackCards], card: BlackCard) -> usize {
    hands.iter().map(|hand| hand.count(card)).sum()
}

#[test]
fn b_01_all_six_curse_cards_are_in_every_hand() {
    deals(|_, hands| {
        for curse in BlackCard::all(Colour::Red) {
            assert_eq!(dealt(hands, curse), 1, "{curse}");
        }
    });
    assert_eq!(CardSet::house().points().iter().sum::<u8>(), 13);
}

#[test]
fn b_02_three_players_use_two_o_clock_alone_of_the_fixed_cards_and_more_use_all_six() {
    deals(|seats, hands| {
        for fixed in BlackCard::all(Colour::Blue) {
            let expected = usize::from(seats > 3 || fixed == BlackCard::TWO_O_CLOCK);
            assert_eq!(dealt(hands, fixed), expected, "{fixed} with {seats}");
        }
    });
}

#[test]
fn b_03_two_o_clock_is_the_blue_2() {
    assert_eq!(BlackCard::TWO_O_CLOCK, card("B2"));
}

#[test]
fn b_04_random_cards_are_8_of_18_with_3_or_4_players_13_with_5_and_all_with_6() {
    let mut left_out = [const { std::collections::BTreeSet::new() }; 7];
    deals(|seats, hands| {
        let whites: Vec<usize> = BlackCard::all(Colour::White)
            .map(|c| dealt(hands, c))
            .collect();
        let expected = [8, 8, 13, 18][seats - 3];
        assert_eq!(whites.iter().sum::<usize>(), expected);
        assert!(whites.iter().all(|count| *count <= 3));
        left_out[seats].insert(whites);
    });
    for (seats, choices) in left_out.iter().enumerate().skip(3) {
        // With six players all are in play; with fewer the choice differs from hand to hand.
        assert_eq!(choices.len() > 5, seats < 6, "{seats} players");
    }
}

#[test]
fn b_04_each_random_card_is_as_likely_to_stay_out_as_another() {
    let mut in_use = [0; 7];
    let mut dice = TestDice(4);
    for _ in 0..6000 {
        for hand in deal::deal(4, &mut dice) {
            for card in hand.iter().filter(|card| card.colour() == Colour::White) {
                in_use[usize::from(card.number())] += 1;
            }
        }
    }
    // 8 of 18 are in play: 8/6 of each number per hand, 8000 in all.
    for count in &in_use[1..] {
        assert!((7600..8400).contains(count), "{in_use:?}");
    }
}

#[test]
fn b_05_five_cards_are_dealt_to_each_player() {
    deals(|seats, hands| {
        assert_eq!(hands.len(), seats);
        assert!(hands.iter().all(|hand| hand.len() == 5));
    });
}

#[test]
fn b_05_every_card_is_as_likely_in_every_hand() {
    let mut dice = TestDice(5);
    let mut holds_curse_six = [0; 5];
    for _ in 0..10_000 {
        let hands = deal::deal(5, &mut dice);
        let holder = hands.iter().position(|hand| hand.contains(card("R6")));
        holds_curse_six[holder.unwrap()] += 1;
    }
    assert!(
        holds_curse_six
            .iter()
            .all(|count| (1800..2200).contains(count)),
        "{holds_curse_six:?}"
    );
}

#[test]
fn b_05_nobody_learns_which_random_cards_stayed_out() {
    random_matches(3, |_, _, game| {
        for viewer in Viewer::all(game.seat_count()) {
            let view = seen(game, viewer);
            let hidden: usize = Seat::all(game.seat_count())
                .filter(|seat| !viewer.is(*seat))
                .map(|seat| view.cards_held(seat))
                .sum();
            assert_eq!(view.unseen().len(), hidden + view.left_out());
        }
    });
}

#[test]
fn b_06_two_cards_go_to_the_left_and_all_choose_before_any_sees() {
    for game in tables() {
        let seats = game.seat_count();
        let mut dice = TestDice(6);
        let mut game = game.clone();
        let deal = game.roll(&mut dice).unwrap();
        game.chance(&deal).unwrap();
        let dealt = game.hand.hands;
        let mut chosen = vec![BlackCards::EMPTY; seats];
        // Any order: here from the last seat down.
        for seat in Seat::all(seats).collect::<Vec<_>>().into_iter().rev() {
            assert!(game.acting().contains(seat));
            let view = seen(&game, Viewer::Seat(seat));
            assert_eq!(view.hand(), dealt[seat.index()], "nothing has come in yet");
            assert_eq!(view.received(), None);
            let pass: Vec<BlackCard> = dealt[seat.index()].iter().skip(1).take(2).collect();
            chosen[seat.index()] = pass.iter().copied().collect();
            game.play(seat, &BlackHeartsAction::pass(pass)).unwrap();
        }
        assert_ne!(game.phase(), Phase::Pass);
        for seat in Seat::all(seats) {
            let right = seat.clockwise(seats - 1, seats);
            let kept = dealt[seat.index()].minus(chosen[seat.index()]);
            let expected = kept.plus(chosen[right.index()]);
            assert_eq!(game.hand.held(seat), expected);
            let view = seen(&game, Viewer::Seat(seat));
            let received = CardsPassed {
                seat: right,
                cards: chosen[right.index()],
            };
            assert_eq!(view.received(), Some(received));
            assert_eq!(view.known(seat.left(seats)), chosen[seat.index()]);
        }
    }
}

#[test]
fn b_06_a_pass_of_another_number_or_of_cards_not_held_is_refused() {
    let hands = ["R1 R2 R3 W1 W1", "R4 R5 R6 W1 W2", "B2 W3 W3 W4 W5"];
    let mut script = Script::dealt(table(3, true), &hands);
    let not_held = |text: &str| Refusal::NotHeld { card: card(text) };
    let passed_twice = Refusal::PassedTwice { card: card("R1") };
    for (text, why) in [
        ("pass R1", Refusal::PassExactly { count: 2 }),
        ("pass R1 R2 R3", Refusal::PassExactly { count: 2 }),
        ("pass W1 W1 W1 W1", Refusal::PassExactly { count: 2 }),
        ("pass R1 R4", not_held("R4")),
        ("pass R6 R5 R4", not_held("R4")),
        ("pass R4 R4 R4 R4", not_held("R4")),
        ("pass R1 R1", passed_twice),
        ("R1", Refusal::PassFirst { count: 2 }),
        ("R4", Refusal::PassFirst { count: 2 }),
    ] {
        assert_eq!(script.refused(0, text), why, "{text}");
    }
    script.act(0, "pass W1 W1");
    assert_eq!(script.refused(0, "pass R1 R2"), Refusal::NotYourTurn);
    script.act(1, "pass W2 R4");
    assert_eq!(script.0.hand().held(seat(0)), cards(hands[0]));
}

#[test]
fn b_07_a_gift_is_turned_up_at_random_after_the_pass() {
    let mut turned = std::collections::BTreeMap::new();
    for number in 0..600 {
        let mut dice = TestDice(number);
        let mut game = table(4, true);
        while let Some(step) = crate::test_support::random_step(&game, &mut dice) {
            if let Step::Chance(BlackHeartsChance::Gift { place }) = step {
                assert_eq!(game.phase(), Phase::Gift);
                assert!(seen_by(&game, 0).received().is_some());
                *turned.entry(place).or_insert(0) += 1;
                break;
            }
            game = crate::test_support::after(&game, &step);
        }
    }
    // Each copy is equally likely: two of six are Mercy.
    assert!((160..240).contains(&turned[&MERCY]), "{turned:?}");
    for place in [SMALL_HOURS, DOUBLE_CURSE, FIRST_STRIKE, RETURN_GIFT] {
        assert!((70..130).contains(&turned[&place]), "{turned:?}");
    }
}

#[test]
fn b_07_without_gifts_the_play_follows_the_pass() {
    random_matches(4, |before, step, after| {
        let no_gifts = !after.options.gifts;
        if no_gifts {
            assert_eq!((after.gift, after.gifts_left().count()), (None, 0));
            assert!(!matches!(
                step,
                Step::Chance(BlackHeartsChance::Gift { .. })
            ));
        }
        if before.phase() == Phase::Pass && after.phase() != Phase::Pass {
            let next = if no_gifts { Phase::Play } else { after.phase() };
            assert_eq!(after.phase(), next);
        }
    });
    let hands = ["B2 R2 R3 W1 W1", "R4 R5 R6 W1 W2", "R1 W3 W3 W4 W5"];
    let script = Script::holding(table(3, false), &hands, None);
    assert_eq!(script.0.phase(), Phase::Play);
    assert_eq!(script.0.gift(), None);
    assert!(script.gifts_left().is_empty());
}

/// Plays hands of a match in which nobody takes a point, so that it never ends.
fn endless(hands: usize, mut look: impl FnMut(&BlackHearts)) {
    let set = CardSet::new([0; 6], CardSet::HOUSE.gifts()).unwrap();
    let options = BlackHeartsOptions::default().with_card_set(set);
    let mut game = BlackHearts::new(3, options).unwrap();
    let mut dice = TestDice(8);
    while game.history.len() < hands {
        let Some(step) = crate::test_support::random_step(&game, &mut dice) else {
            // One player took all the curses: the match is over, so continue with another.
            assert_eq!(game.outcome().unwrap().reason, EndReason::AllCurses);
            game.ended = None;
            continue;
        };
        game = crate::test_support::after(&game, &step);
        look(&game);
    }
}

#[test]
fn b_08_six_gift_cards_of_five_kinds_leave_the_match_one_by_one() {
    let game = table(3, true);
    let left: Vec<u8> = game.gifts_left().collect();
    let house = [
        SMALL_HOURS,
        DOUBLE_CURSE,
        MERCY,
        MERCY,
        FIRST_STRIKE,
        RETURN_GIFT,
    ];
    assert_eq!(left, house);
    endless(9, |game| {
        let hands = game.history.len();
        let turned = hands + usize::from(game.gift.is_some());
        assert_eq!(game.gifts_left().count(), 6usize.saturating_sub(turned));
        if hands >= 6 {
            assert_eq!(game.gift, None, "there is none left to turn up");
            assert_ne!(game.phase(), Phase::Gift);
        }
    });
}

#[test]
fn b_08_a_used_gift_cannot_be_turned_up_again() {
    let hands = ["B2 R2 R3 W1 W1", "R4 R5 R6 W1 W2", "R1 W3 W3 W4 W5"];
    let mut script = Script::holding(table(3, true), &hands, None);
    let not_left = |place| Err(ChanceError::Bad(BadOutcome::GiftNotLeft { place }));
    for place in [5, 6, 255] {
        let outcome = BlackHeartsChance::Gift { place };
        assert_eq!(script.0.chance(&outcome), not_left(place));
    }
    script.chance(BlackHeartsChance::Gift { place: MERCY });
    assert_eq!(script.0.gift(), Some(MERCY));
    let expected = [SMALL_HOURS, DOUBLE_CURSE, MERCY, FIRST_STRIKE, RETURN_GIFT];
    assert_eq!(script.gifts_left(), expected);
    script.0.gift = None;
    script.0.gifts_left[0] = 0;
    script.0.hand.phase = Phase::Gift;
    let again = BlackHeartsChance::Gift { place: SMALL_HOURS };
    assert_eq!(script.0.chance(&again), not_left(SMALL_HOURS));
}
