//! B-09 to B-12: trick play, and the gifts that change it.

use super::*;

#[test]
fn b_09_two_o_clocks_holder_leads_it_and_must() {
    random_matches(10, |before, step, _| {
        if before.phase() != Phase::Play || !before.hand.plays().is_empty() {
            return;
        }
        let leader = before.hand.turn();
        assert!(before.hand.held(leader).contains(BlackCard::TWO_O_CLOCK));
        let two = BlackHeartsAction::Play(BlackCard::TWO_O_CLOCK);
        assert_eq!(before.legal(leader).iter().collect::<Vec<_>>(), [two]);
        assert_eq!(*step, Step::Act(leader, two));
        for card in before.hand.held(leader).minus(cards("B2")).kinds() {
            assert_eq!(
                before.check(leader, &BlackHeartsAction::Play(card)),
                Err(Refusal::MustOpenWith {
                    card: BlackCard::TWO_O_CLOCK
                })
            );
        }
    });
}

#[test]
fn b_09_two_o_clock_that_was_passed_on_is_led_by_its_new_holder() {
    let hands = ["B2 R1 R2 R3 W1", "R4 R5 R6 W1 W2", "W1 W3 W3 W4 W5"];
    let mut script = Script::dealt(table(3, false), &hands);
    script.act(0, "pass B2 R1");
    script.act(1, "pass R4 R5");
    script.act(2, "pass W1 W3");
    assert_eq!(script.0.hand().turn(), seat(1));
    assert_eq!(script.refused(0, "R2"), Refusal::NotYourTurn);
    script.act(1, "B2");
}

#[test]
fn b_10_any_card_may_be_played() {
    random_matches(10, |before, _, _| {
        if before.phase() != Phase::Play || before.hand.plays().is_empty() {
            return;
        }
        let turn = before.hand.turn();
        let all: Vec<_> = before
            .hand
            .held(turn)
            .kinds()
            .iter()
            .map(BlackHeartsAction::Play)
            .collect();
        assert_eq!(before.legal(turn).iter().collect::<Vec<_>>(), all);
    });
}

/// The winner's position in a trick, computed by a slow reference implementation.
fn winner(numbers: &[u8], gift: Option<u8>) -> usize {
    let lowest = gift == Some(SMALL_HOURS);
    let best = match lowest {
        true => numbers.iter().min(),
        false => numbers.iter().max(),
    };
    let tied: Vec<usize> = (0..numbers.len())
        .filter(|place| Some(&numbers[*place]) == best)
        .collect();
    match gift {
        Some(FIRST_STRIKE) => tied[0],
        _ => tied[tied.len() - 1],
    }
}

#[test]
fn b_11_the_highest_number_takes_the_trick_in_random_matches_with_every_gift() {
    let mut ties = 0;
    let mut gifts = std::collections::BTreeSet::new();
    random_matches(30, |before, step, after| {
        let Step::Act(_, BlackHeartsAction::Play(card)) = step else {
            return;
        };
        let mut trick = before.hand.trick_under_way().to_vec();
        trick.push(*card);
        let seats = before.seat_count();
        if trick.len() < seats {
            return;
        }
        let gift = before.gift();
        gifts.insert(gift);
        let numbers: Vec<u8> = trick.iter().map(|card| card.number()).collect();
        let place = winner(&numbers, gift);
        ties += numbers
            .iter()
            .filter(|number| **number == numbers[place])
            .count()
            - 1;
        let expected = before.hand.lead().clockwise(place, seats);
        if after.phase() == Phase::Play {
            assert_eq!(after.hand.lead(), expected, "{trick:?} with {gift:?}");
            assert_eq!(after.hand.turn(), expected, "the winner leads next (B-12)");
        }
    });
    assert!(ties > 100);
    assert_eq!(gifts.len(), 6, "every gift and none were there");
}

/// The winner of a later four-card trick, led by seat 3, with this gift.
fn takes(trick: &str, gift: Option<u8>) -> usize {
    let led: Vec<&str> = trick.split(' ').collect();
    let mut game = table(4, gift.is_some());
    game.hand.phase = Phase::Gift;
    // Seat 3 leads Two o'clock; the others can win or lose the first trick as they like.
    for (place, card) in led.iter().enumerate() {
        game.hand.hands[(place + 3) % 4] = cards(card);
    }
    game.hand.hands[3].insert(card("B2"));
    match gift {
        Some(place) => game.turn_up(place),
        None => game.hand.begin_play(),
    }
    for card in ["B2", "W2", "W2", "W2"] {
        game.hand.lay(self::card(card));
    }
    let leader = game.hand.lead();
    game.hand.lead_first(seat(3));
    let mut script = Script(game);
    script.0.hand.hands[3].remove(card("B2"));
    assert!(matches!(leader.index(), 2 | 3));
    script.play(trick);
    script.0.hand().lead().index()
}

#[test]
fn b_11_the_highest_takes_the_trick() {
    assert_eq!(takes("W1 R6 B5 W3", None), 0);
    assert_eq!(takes("R6 W1 B5 W3", None), 3);
    assert_eq!(takes("W1 W2 B3 W4", None), 2);
}

#[test]
fn b_11_tie_goes_to_the_latest_in_turn_order() {
    assert_eq!(takes("W5 R5 B1 W3", None), 0);
    assert_eq!(takes("W5 R1 B5 W3", None), 1);
    assert_eq!(takes("W5 R5 B5 W5", None), 2);
}

#[test]
fn b_07_small_hours_the_lowest_takes_the_trick_and_the_latest_of_the_tied() {
    assert_eq!(takes("W5 R1 B4 W3", Some(SMALL_HOURS)), 0);
    assert_eq!(takes("W1 R1 B4 W6", Some(SMALL_HOURS)), 0);
    assert_eq!(takes("W1 R3 B4 W1", Some(SMALL_HOURS)), 2);
    assert_eq!(takes("W5 R5 B4 W6", None), 2, "without it the highest does");
}

#[test]
fn b_07_first_strike_the_earliest_of_the_tied_takes_the_trick() {
    assert_eq!(takes("W5 R5 B1 W3", Some(FIRST_STRIKE)), 3);
    assert_eq!(takes("W1 R5 B5 W3", Some(FIRST_STRIKE)), 0);
    assert_eq!(takes("W1 R5 B6 W3", Some(FIRST_STRIKE)), 1);
    assert_eq!(takes("W1 R5 B5 W3", None), 1, "without it the latest does");
}

#[test]
fn b_07_return_gift_each_player_passes_one_card_to_the_right() {
    let hands = ["B2 R2 R3 W1 W1", "R4 R5 R6 W1 W2", "R1 W3 W3 W4 W5"];
    let mut script = Script::holding(table(3, true), &hands, Some(RETURN_GIFT));
    assert_eq!(script.0.phase(), Phase::Return);
    assert_eq!(script.0.acting(), Seats::all(3));
    let all = PassChoice {
        count: 1,
        from: cards("R2 R3 B2 W1 W1"),
    };
    assert_eq!(script.0.legal(seat(0)).pass(), Some(all));
    assert_eq!(script.0.legal(seat(0)).len(), 0);
    let right = PassRule { count: 1, left: 2 };
    assert_eq!(seen_by(&script.0, 0).pass(), Some(right));
    assert_eq!(
        script.refused(0, "pass R2 R3"),
        Refusal::PassExactly { count: 1 }
    );
    assert_eq!(script.refused(0, "B2"), Refusal::PassFirst { count: 1 });
    script.act(1, "pass R4");
    script.act(0, "pass B2");
    assert_eq!(seen_by(&script.0, 2).got_back(), None);
    script.act(2, "pass R1");
    assert_eq!(script.0.phase(), Phase::Play);
    assert_eq!(script.0.hand().held(seat(0)), cards("R2 R3 R4 W1 W1"));
    assert_eq!(script.0.hand().held(seat(1)), cards("R1 R5 R6 W1 W2"));
    assert_eq!(script.0.hand().held(seat(2)), cards("B2 W3 W3 W4 W5"));
    assert_eq!(
        script.0.hand().turn(),
        seat(2),
        "Two o'clock's new holder leads"
    );
    let view = seen_by(&script.0, 0);
    assert_eq!(
        view.got_back(),
        Some(CardsPassed {
            seat: seat(1),
            cards: cards("R4")
        })
    );
    assert_eq!(view.known(seat(2)), cards("B2"), "what it gave back");
}

#[test]
fn b_07_only_return_gift_has_a_second_pass() {
    for gift in [SMALL_HOURS, DOUBLE_CURSE, MERCY, FIRST_STRIKE] {
        let hands = ["B2 R2 R3 W1 W1", "R4 R5 R6 W1 W2", "R1 W3 W3 W4 W5"];
        let script = Script::holding(table(3, true), &hands, Some(gift));
        assert_eq!(script.0.phase(), Phase::Play, "{gift}");
    }
}

#[test]
fn b_12_the_winner_leads_next_and_there_are_five_tricks() {
    for game in tables() {
        let seats = game.seat_count();
        let mut tricks = 0;
        let mut dice = TestDice(12);
        play_match(game, &mut dice, |before, step, after| {
            if matches!(step, Step::Act(_, BlackHeartsAction::Play(_))) {
                let finished = before.hand.trick_under_way().len() + 1 == seats;
                tricks += usize::from(finished);
            }
            if after.hand_number > before.hand_number {
                assert_eq!(tricks, 5);
                tricks = 0;
            }
        });
    }
    let hands = ["B2 R2 R3 W1 W1", "R4 R5 R6 W1 W2", "R1 W3 W3 W4 W5"];
    let mut script = Script::holding(table(3, false), &hands, None);
    script.play("B2 W2 W3");
    assert_eq!(script.0.hand().lead(), seat(2));
    assert_eq!(script.taken(2), "B2 W2 W3");
    script.play("W3 R2 R4");
    assert_eq!(script.0.hand().lead(), seat(1));
    assert_eq!(script.taken(1), "W3 R2 R4");
    assert_eq!(script.refused(2, "W4"), Refusal::NotYourTurn);
    assert_eq!(
        script.refused(1, "W4"),
        Refusal::NotHeld { card: card("W4") }
    );
    assert_eq!(script.refused(1, "pass W1 R5"), Refusal::PassingIsOver);
}
