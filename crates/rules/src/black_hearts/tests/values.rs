//! Values: card sets, notation, chance outcomes, views and events.

use super::*;

const HANDS: [&str; 3] = ["B2 R2 R3 W1 W1", "R4 R5 R6 W1 W2", "R1 W3 W3 W4 W5"];

fn gift(effect: Effect, copies: u8) -> Gift {
    Gift { effect, copies }
}

#[test]
fn the_house_set_has_six_curses_and_six_gifts_of_five_kinds() {
    assert_eq!(CardSet::HOUSE.points(), [1, 1, 2, 2, 3, 4]);
    let expected = [
        gift(Effect::LowestTakes, 1),
        gift(Effect::Multiply(2), 1),
        gift(Effect::Reduce(2), 2),
        gift(Effect::EarliestTakes, 1),
        gift(Effect::PassRight(1), 1),
    ];
    assert_eq!(CardSet::HOUSE.gifts(), expected);
    assert_eq!(
        CardSet::new([1, 1, 2, 2, 3, 4], &expected),
        Ok(CardSet::HOUSE)
    );
    assert_eq!(CardSet::default(), CardSet::house());
    assert_eq!(CardSet::HOUSE.gift(MERCY), Some(expected[2]));
    assert_eq!(CardSet::HOUSE.gift(5), None);
}

#[test]
fn a_number_out_of_its_range_makes_no_card_set() {
    let with = |gifts: &[Gift]| CardSet::new([0, 99, 1, 1, 1, 1], gifts);
    assert!(with(&[]).is_ok_and(|set| set.gifts().is_empty()));
    let points = CardSet::new([1, 1, 100, 1, 1, 1], &[]);
    let error = CardSetError::Points {
        number: 3,
        points: 100,
    };
    assert_eq!(points, Err(error));
    let small = gift(Effect::LowestTakes, 1);
    for (effect, is_right) in [
        (Effect::Multiply(1), false),
        (Effect::Multiply(2), true),
        (Effect::Multiply(9), true),
        (Effect::Multiply(10), false),
        (Effect::Reduce(0), false),
        (Effect::Reduce(1), true),
        (Effect::Reduce(99), true),
        (Effect::Reduce(100), false),
        (Effect::PassRight(0), false),
        (Effect::PassRight(1), true),
        (Effect::PassRight(4), true),
        (Effect::PassRight(5), false),
    ] {
        let made = with(&[small, gift(effect, 1)]);
        let error = CardSetError::EffectRange { place: 1, effect };
        assert_eq!(made.err(), (!is_right).then_some(error), "{effect:?}");
    }
    for copies in [0, 7] {
        let made = with(&[small, gift(Effect::EarliestTakes, copies)]);
        assert_eq!(made, Err(CardSetError::Copies { place: 1, copies }));
    }
    assert!(with(&[small; 6]).is_ok());
    assert_eq!(
        with(&[small; 7]),
        Err(CardSetError::TooManyGifts { cards: 7 })
    );
    let seven = [gift(Effect::Reduce(1), 4), gift(Effect::Reduce(2), 3)];
    assert_eq!(with(&seven), Err(CardSetError::TooManyGifts { cards: 7 }));
}

#[test]
fn a_set_may_have_no_gifts_or_others() {
    let bare = CardSet::new([1; 6], &[]).unwrap();
    let options = BlackHeartsOptions::default().with_card_set(bare);
    let game = BlackHearts::new(3, options).unwrap();
    play_match(game, &mut TestDice(1), |_, _, after| {
        assert_ne!(after.phase(), Phase::Gift);
    });
    let own = CardSet::new([1; 6], &[gift(Effect::PassRight(3), 6)]).unwrap();
    let options = options.with_card_set(own);
    let game = BlackHearts::new(4, options).unwrap();
    let mut passes = 0;
    play_match(game, &mut TestDice(2), |before, step, _| {
        if let (Phase::Return, Step::Act(_, BlackHeartsAction::Pass(cards))) =
            (before.phase(), step)
        {
            assert_eq!(cards.len(), 3);
            let right = PassRule { count: 3, left: 3 };
            assert_eq!(seen(before, Viewer::Spectator).pass(), Some(right));
            passes += 1;
        }
    });
    assert!(passes >= 4);
}

#[test]
fn four_alike_are_passed_twice_where_four_are_to_be_passed() {
    let own = CardSet::new([1; 6], &[gift(Effect::PassRight(4), 6)]).unwrap();
    let options = BlackHeartsOptions::default().with_card_set(own);
    let hands = ["B2 W1 W1 W1 R6", "R2 R3 R4 W2 W2", "R1 R5 W3 W3 W4"];
    let game = BlackHearts::new(3, options).unwrap();
    let mut script = Script::holding(game, &hands, Some(0));
    assert_eq!(
        script.refused(0, "pass W1 W1 W1 W1"),
        Refusal::PassedTwice { card: card("W1") }
    );
    assert_eq!(
        script.refused(0, "pass R6 R6 W1 W1"),
        Refusal::PassedTwice { card: card("R6") }
    );
    script.act(0, "pass W1 W1 W1 R6");
}

#[test]
fn three_to_six_play() {
    for players in [0, 1, 2, 7, 8, usize::MAX] {
        let (min, max) = (3, 6);
        let error = TableError::Players { players, min, max };
        let game = BlackHearts::new(players, BlackHeartsOptions::default());
        assert_eq!(game, Err(error));
    }
}

#[test]
fn a_text_that_names_no_action_is_refused_as_notation() {
    let game = table(3, true);
    for text in [
        "",
        "R",
        "R0",
        "R7",
        "r3",
        "R3 ",
        " R3",
        "pass",
        "pass ",
        "Pass R1",
        "pass  R1",
        "pass R1 ",
        "pass R1,R2",
        "pass R1 R9",
        "QS",
        "moon self",
        "decline",
        "catch Rb on 2",
        "R3 B2",
    ] {
        assert!(game.parse_action(text).is_err(), "{text:?}");
    }
    let pass = game.parse_action("pass W6 R6 B1").unwrap();
    assert_eq!(
        pass.to_string(),
        "pass R6 B1 W6",
        "it is printed in hand order"
    );
    let many = game.parse_action(&format!("pass W1{}", " R1".repeat(5000)));
    assert_eq!(many, Ok(BlackHeartsAction::PassTwice(card("R1"))));
}

#[test]
fn outcomes_of_another_kind_are_not_pending_and_wrong_ones_are_bad() {
    let check = |game: &BlackHearts, outcome| game.clone().chance(&outcome);
    let deal = table(3, true);
    let gift = Script::holding(table(3, true), &HANDS, None).0;
    let play = Script::holding(table(3, true), &HANDS, Some(MERCY)).0;
    let mercy = || BlackHeartsChance::Gift { place: MERCY };
    let not_pending = |due| Err(ChanceError::NotPending { due });
    assert_eq!(check(&deal, mercy()), not_pending(Some(ChanceKind::Deal)));
    let due = Some(ChanceKind::Gift);
    assert_eq!(check(&gift, deal_of(HANDS)), not_pending(due));
    for outcome in [deal_of(HANDS), mercy()] {
        assert_eq!(check(&play, outcome), not_pending(None));
    }
    let bad = |hands: &[&str], fault| {
        let refused = check(&deal, deal_of(hands));
        assert_eq!(refused, Err(ChanceError::Bad(fault)), "{hands:?}");
    };
    let hands = |given| BadOutcome::Hands { given, seats: 3 };
    bad(&[], hands(0));
    bad(&HANDS[..2], hands(2));
    bad(&["R1"; 4], hands(4));
    let size = |given| BadOutcome::HandSize { given, each: 5 };
    bad(&["R1", "R2", "R3"], size(1));
    let copies = |text, dealt, copies| BadOutcome::Copies {
        card: card(text),
        dealt,
        copies,
    };
    let with_second = |second| [HANDS[0], second, HANDS[2]];
    bad(&with_second("R3 R5 R6 W1 W2"), copies("R3", 2, 1));
    bad(&with_second("R5 R6 W1 W2"), size(4));
    let missing = |text| BadOutcome::Missing { card: card(text) };
    bad(&with_second("B4 R5 R6 W1 W2"), missing("R4"));
    bad(&with_second("W6 R5 R6 W1 W2"), missing("R4"));
    bad(&["W6 R2 R3 W1 W1", HANDS[1], HANDS[2]], missing("B2"));
    bad(&["B2 R2 R3 W3 W3", HANDS[1], HANDS[2]], copies("W3", 4, 3));
    let blue = ["B2 R2 R3 W1 W1", "R4 R5 R6 B4 W2", "R1 W3 W3 W4 W5"];
    bad(&blue, copies("B4", 1, 0));
    assert_eq!(check(&deal, deal_of(HANDS)), Ok(()));
}

#[test]
fn a_view_is_for_seats_of_the_table_alone() {
    let game = table(4, true);
    for number in 4..8 {
        let (seat, seats) = (seat(number), 4);
        assert_eq!(
            game.view(Viewer::Seat(seat)),
            Err(NoSuchSeat { seat, seats })
        );
        assert_eq!(seen(&game, Viewer::Spectator).cards_held(seat), 0);
    }
}

#[test]
fn a_view_tells_what_lies_open_as_the_state_does() {
    let mut script = Script::holding(table(3, true), &HANDS, Some(MERCY));
    script.play("B2 R4 W3 R5");
    let view = seen_by(&script.0, 2);
    assert_eq!(view.phase(), Phase::Play);
    assert_eq!(view.to_act(), Seats::one(seat(2)));
    assert_eq!(
        (view.lead(), script.0.lead()),
        (Some(seat(1)), Some(seat(1)))
    );
    assert_eq!(view.play().trick_under_way(), [card("R5")]);
    let last = [card("B2"), card("R4"), card("W3")];
    assert_eq!(
        view.play().last_trick(),
        Some((seat(0), &last[..], seat(1)))
    );
    assert_eq!(
        view.play().taken_in_order(seat(1)).collect::<Vec<_>>(),
        last
    );
    assert_eq!(script.taken(1), "B2 R4 W3");
    assert_eq!(view.hand(), cards("R1 W3 W4 W5"));
    let held = [0, 1, 2].map(|number| view.cards_held(seat(number)));
    assert_eq!(held, [4, 3, 4]);
    let points = [0, 1, 2].map(|number| view.play().points_taken(seat(number)));
    assert_eq!(points, [0, 2, 0], "as printed, whatever the gift");
    let legal: Vec<String> = view
        .legal()
        .iter()
        .map(|action| action.to_string())
        .collect();
    assert_eq!(legal, ["R1", "W3", "W4", "W5"]);
    assert!(seen_by(&script.0, 0).legal().is_empty());
    assert!(seen(&script.0, Viewer::Spectator).legal().is_empty());
    assert_eq!(view.gift(), Some(MERCY));
    assert_eq!(view.gifts_left().collect::<Vec<_>>(), script.gifts_left());
}

#[test]
fn no_match_is_imagined_of_cards_that_are_not_there() {
    let script = Script::holding(table(3, true), &HANDS, Some(MERCY));
    let view = seen_by(&script.0, 0);
    let with_hidden = |hands: [&str; 3]| view.with_hidden(&hands.map(cards));
    let imagined = with_hidden(HANDS).map(|game| game.hand.hands);
    assert_eq!(imagined, Some(script.0.hand.hands));
    let [own, second, third] = HANDS;
    // The second hand is left out, the viewer's own, duplicated, or one card short.
    for second in [
        "R4 R5 R6 W1 B1",
        "R4 R5 R6 W1 R2",
        "R4 R5 R6 W1 R1",
        "R4 R5 R6 W1",
    ] {
        assert_eq!(with_hidden([own, second, third]), None, "{second}");
    }
    assert!(
        with_hidden(["", second, third]).is_some(),
        "its own are known"
    );
    assert_eq!(view.with_hidden(&[]), None);
}

#[test]
fn b_09_two_o_clock_is_imagined_with_who_leads_it_or_not_at_all() {
    let script = Script::holding(table(3, true), &HANDS, Some(MERCY));
    let lead = script.0.lead().unwrap();
    let view = seen_by(&script.0, lead.left(3).index());
    let mut hands = HANDS.map(cards);
    let other = lead.clockwise(2, 3);
    let given = hands[other.index()].iter().next().unwrap();
    for (seat, out, into) in [
        (lead, BlackCard::TWO_O_CLOCK, given),
        (other, given, BlackCard::TWO_O_CLOCK),
    ] {
        hands[seat.index()].remove(out);
        hands[seat.index()].insert(into);
    }
    assert!(view.with_hidden(&HANDS.map(cards)).is_some());
    assert_eq!(view.with_hidden(&hands), None);
}

#[test]
fn a_view_knows_nothing_of_a_seat_that_is_not_there() {
    let hands = ["B2 R2 R3 W1 W1", "R4 R5 R6 W1 W2", "R1 W3 W3 W4 W5"];
    let mut script = Script::holding(table(3, true), &hands, Some(RETURN_GIFT));
    for (number, pass) in ["pass R2", "pass R4", "pass R1"].into_iter().enumerate() {
        script.act(number, pass);
    }
    let view = seen_by(&script.0, 0);
    assert_eq!(view.known(seat(2)), cards("R2"));
    for number in 3..8 {
        assert_eq!(view.known(seat(number)), BlackCards::EMPTY);
        assert_eq!(view.played_by(seat(number)), BlackCards::EMPTY);
    }
}

#[test]
fn the_pass_of_a_hand_is_told_from_its_deal_to_its_end() {
    let mut game = table(3, true);
    assert_eq!(seen_by(&game, 0).pass(), None, "before the first deal");
    let left = PassRule { count: 2, left: 1 };
    let mut dice = TestDice(7);
    while let Some(step) = crate::test_support::random_step(&game, &mut dice) {
        game = crate::test_support::after(&game, &step);
        let expected = match game.phase() {
            Phase::Return => Some(PassRule { count: 1, left: 2 }),
            Phase::Deal | Phase::Over => None,
            _ => Some(left),
        };
        assert_eq!(seen_by(&game, 0).pass(), expected);
    }
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn a_pass_picked_at_random_is_any_of_them() {
    let game = Script::dealt(table(3, true), &HANDS).0;
    let mut dice = TestDice(5);
    let mut picked = std::collections::BTreeMap::new();
    for _ in 0..4000 {
        let action = game.legal(seat(0)).pick(&mut dice).unwrap();
        *picked.entry(action.to_string()).or_insert(0) += 1;
    }
    // There are ten pairs of five cards, two of which are identical.
    assert_eq!(picked.len(), 7);
    assert!((340..460).contains(&picked["pass R2 R3"]), "{picked:?}");
    assert!((340..460).contains(&picked["pass W1 W1"]), "{picked:?}");
    assert!((700..900).contains(&picked["pass B2 W1"]), "{picked:?}");
}

#[test]
fn the_events_of_a_hand_tell_its_story() {
    let mut game = table(3, true);
    let mut told = Vec::new();
    let mut dice = TestDice(22);
    while game.history().is_empty() {
        let step = crate::test_support::random_step(&game, &mut dice).unwrap();
        let next = crate::test_support::after(&game, &step);
        told.extend(game.events(&next, &step, Viewer::Seat(seat(0))));
        game = next;
    }
    let count = |is: fn(&BlackHeartsEvent) -> bool| told.iter().filter(|event| is(event)).count();
    let left = PassRule { count: 2, left: 1 };
    let dealt = BlackHeartsEvent::Dealt {
        hand: 1,
        pass: Some(left),
    };
    assert_eq!(told[0], dealt);
    assert_eq!(
        count(|event| matches!(event, BlackHeartsEvent::PassChosen { .. })),
        3
    );
    assert_eq!(
        count(|event| matches!(event, BlackHeartsEvent::GiftTurned { .. })),
        1
    );
    assert_eq!(
        count(|event| matches!(event, BlackHeartsEvent::Played { .. })),
        15
    );
    assert_eq!(
        count(|event| matches!(event, BlackHeartsEvent::Played { led: true, .. })),
        5
    );
    assert_eq!(
        count(|event| matches!(event, BlackHeartsEvent::TrickTaken { .. })),
        5
    );
    let passed = |event: &BlackHeartsEvent| match event {
        BlackHeartsEvent::Passed {
            from,
            to,
            count,
            cards,
        } => Some((from.index(), to.index(), *count, cards.map(BlackCards::len))),
        _ => None,
    };
    let passed: Vec<_> = told.iter().filter_map(passed).collect();
    assert_eq!(
        passed,
        [(0, 1, 2, Some(2)), (1, 2, 2, None), (2, 0, 2, Some(2))],
        "what it gave and what it was given"
    );
    let points = told.iter().filter_map(|event| match event {
        BlackHeartsEvent::TrickTaken { points, .. } => Some(*points),
        _ => None,
    });
    assert_eq!(points.sum::<i32>(), 13);
    let scored = told.iter().filter_map(|event| match event {
        BlackHeartsEvent::HandScored {
            hand,
            scores,
            totals,
        } => Some((*hand, scores, totals)),
        _ => None,
    });
    let history = &game.history()[0];
    assert_eq!(scored.collect::<Vec<_>>(), [(1, history, history)]);
    let over = count(|event| matches!(event, BlackHeartsEvent::MatchOver { .. }));
    assert_eq!(over, usize::from(game.outcome().is_some()));
}

#[test]
fn a_taken_trick_is_told_in_order_with_its_printed_points() {
    let mut script = Script::holding(table(3, true), &HANDS, Some(MERCY));
    script.play("B2 R4");
    let step = Step::Act(seat(2), BlackHeartsAction::Play(card("W3")));
    let next = crate::test_support::after(&script.0, &step);
    let expected = [
        BlackHeartsEvent::Played {
            seat: seat(2),
            card: card("W3"),
            led: false,
        },
        BlackHeartsEvent::TrickTaken {
            seat: seat(1),
            cards: [
                (seat(0), card("B2")),
                (seat(1), card("R4")),
                (seat(2), card("W3")),
            ]
            .into_iter()
            .collect(),
            points: 2,
            points_taken: [0, 2, 0].into_iter().collect(),
        },
    ];
    assert_eq!(script.0.events(&next, &step, Viewer::Spectator), expected);
}

#[test]
fn a_hand_does_nothing_where_it_makes_no_sense() {
    let mut hand = BlackHand::deal(usize::MAX, [255; 6], &mut TestDice(1));
    assert_eq!(hand.seats(), 6);
    assert_eq!(BlackHand::deal(0, [1; 6], &mut TestDice(1)).seats(), 3);
    let dealt = hand;
    for number in 0..8 {
        hand.play_unchecked(card("R1"));
        let cards = BlackCards::one(card("W1")).plus(hand.held(seat((number + 1) % 6)));
        hand.choose(seat(number), cards);
        assert_eq!(hand, dealt);
    }
    let mut dice = TestDice(3);
    for _ in 0..200 {
        hand.choose(seat(dice.pick(8)), hand.held(seat(dice.pick(8))));
        let all: Vec<BlackCard> = Colour::ALL.into_iter().flat_map(BlackCard::all).collect();
        hand.play_unchecked(all[dice.pick(all.len())]);
        match dice.pick(12) {
            0 => hand.turn_up(Effect::PassRight(255)),
            1 => hand.turn_up(Effect::Multiply(255)),
            2 => hand.turn_up(Effect::LowestTakes),
            3 => hand.begin_play(),
            _ => {}
        }
        let seat = seat(dice.pick(8));
        let _ = (
            hand.held(seat),
            hand.score(seat),
            hand.is_settled(),
            hand.legal(),
        );
        let _ = (
            hand.scores(),
            hand.all_curses(),
            hand.trick(dice.pick(9)),
            hand.pass_count(),
        );
        assert_eq!(hand.taken_in_order(seat).count() % 6, 0);
    }
}
