//! Values: notation, chance outcomes, views and events.

use super::*;

const ROWS: [&str; 2] = ["Rb Gb Bb", "Rb Gb U"];
const HANDS: [&str; 2] = ["Rb Rc U", "Gb Gu Bb"];
const PILE: &str = "Ru Rh Gh Gc Bb Bu Bh Bc";

#[test]
fn two_play() {
    for players in [0, 1, 3, usize::MAX] {
        let (min, max) = (2, 2);
        let error = TableError::Players { players, min, max };
        let game = Heartcatchers::new(players, HeartcatchersOptions::default());
        assert_eq!(game, Err(error));
    }
}

#[test]
fn a_view_is_for_seats_of_the_table_alone() {
    let script = Script::usual();
    for number in 2..8 {
        let (seat, seats) = (seat(number), 2);
        assert_eq!(
            script.0.view(Viewer::Seat(seat)),
            Err(NoSuchSeat { seat, seats })
        );
        assert_eq!(seen(&script.0, Viewer::Spectator).cards_held(seat), 0);
    }
}

#[test]
fn a_state_in_a_turn_has_stacks_bottom_first_and_secrets_in_the_order_laid() {
    let mut script = Script::usual();
    script.act(0, "catch Rb on 2");
    script.act(1, "secret Gb under theirs 2");
    script.act(0, "secret Rc under mine 2");
    let game = script.0.game();
    assert_eq!(script.0.phase(), Phase::Turn);
    assert_eq!(script.0.to_act().to_vec(), [seat(1)]);
    assert_eq!(game.held(seat(0)), cards("Ru Gh U"));
    assert_eq!(game.held(seat(1)), cards("Rh Gu Bb"));
    assert!(game.pile().eq(list::<5>("Gc Bb Bu Bh Bc")));
    assert_eq!((game.turn_number(), game.turns_taken()), (4, 3));
    assert_eq!(script.stack(0, 2), "Gb Rb [Gb 1] [Rc 0]");
}

#[test]
fn a_view_hides_the_other_hand_the_pile_and_the_others_secrets() {
    let mut script = Script::usual();
    script.act(0, "catch Rb on 2");
    script.act(1, "secret Gb under theirs 2");
    script.act(0, "secret Rc under mine 2");
    let own = seen(&script.0, Viewer::Seat(seat(0)));
    assert_eq!(own.hand(), cards("Ru Gh U"));
    assert_eq!(own.cards_held(seat(1)), 3);
    assert_eq!(own.play().held(seat(1)), HeartCards::EMPTY);
    assert_eq!((own.pile(), own.play().pile().count()), (5, 0));
    assert!(own.legal().is_empty());
    assert_eq!(stack_text(&own.field()[0][1]), "Gb Rb [? 1] [Rc 0]");
    let spectator = seen(&script.0, Viewer::Spectator);
    assert_eq!(spectator.hand(), HeartCards::EMPTY);
    assert_eq!(stack_text(&spectator.field()[0][1]), "Gb Rb [? 1] [? 0]");
    assert!(spectator.legal().is_empty());
    assert_eq!(
        (spectator.pass(), spectator.to_act().first()),
        (None, Some(seat(1)))
    );
}

#[test]
fn actions_are_listed_by_card_and_then_catches_steals_and_secrets() {
    let script = Script::usual();
    let own = seen(&script.0, Viewer::Seat(seat(0)));
    let legal: Vec<String> = own
        .legal()
        .iter()
        .map(|action| action.to_string())
        .collect();
    let expected = [
        "catch Rb on 2",
        "steal Rb on 2 for 1",
        "steal Rb on 2 for 2",
        "steal Rb on 2 for 3",
        "secret Rb under mine 1",
        "secret Rb under mine 2",
        "secret Rb under mine 3",
        "secret Rb under theirs 1",
        "secret Rb under theirs 2",
        "secret Rb under theirs 3",
        "catch Rc on 2",
    ];
    assert_eq!(&legal[..11], expected);
    assert_eq!(legal.len(), 10 + 10 + (3 + 6 + 6));
    assert_eq!(&legal[20..22], ["catch U on 1", "catch U on 2"]);
}

#[test]
fn cards_that_are_alike_are_listed_once() {
    let script = Script::dealt(
        HeartcatchersOptions::default(),
        ["Ru Gb Bb", "Rc Gb U"],
        ["Rb Rb Rb", "Gb Gu U"],
        "Bb Rh Gh Gc Bb Bu Bh Bc",
    );
    assert_eq!(script.0.legal(seat(0)).len(), 10);
    assert_eq!(script.0.game().held(seat(0)).len(), 3);
}

#[test]
fn after_a_game_the_table_is_empty_and_the_last_game_is_shown_to_all() {
    let mut checked = 0;
    random_matches(3, |before, _, after| {
        if after.game_number == before.game_number {
            return;
        }
        checked += 1;
        assert_eq!(after.hand_number(), before.hand_number() + 1);
        assert!(
            after
                .field()
                .iter()
                .flatten()
                .all(|stack| stack.top().is_none())
        );
        assert_eq!(after.game().turn_number(), 1);
        assert_eq!(
            Seat::all(2)
                .map(|seat| after.cards_held(seat))
                .sum::<usize>(),
            0
        );
        assert_eq!(after.pile_len(), 0);
        let last = after.last_game().unwrap();
        for viewer in Viewer::all(2) {
            assert_eq!(seen(after, viewer).last_game(), Some(last));
        }
        let secrets = last.field.iter().flatten().flat_map(Stack::secrets);
        for (card, _) in secrets {
            let kind = card.unwrap().kind();
            assert_ne!(kind, Some(HeartKind::ChangeOfHeart), "they are discarded");
        }
    });
    assert!(checked > 10);
}

#[test]
fn a_text_that_names_no_action_is_refused_as_notation() {
    let game = table(HeartcatchersOptions::default());
    for text in [
        "",
        "Rb",
        "catch",
        "catch Rb",
        "catch Rb on",
        "catch Rb on 0",
        "catch Rb on 4",
        "catch rb on 1",
        "Catch Rb on 1",
        "catch  Rb on 1",
        "catch Rb on 1 ",
        " catch Rb on 1",
        "catch Rb at 1",
        "catch Rb on 01",
        "catch Rb on 1 for 2",
        "steal Rb on 1",
        "catch Rb on +1",
        "steal Rb on 1 for 4",
        "steal Rb for 1 on 2",
        "secret Ru under 2",
        "secret Ru under Mine 2",
        "secret Ru under yours 2",
        "secret Ru under mine two",
        "secret under mine 2",
        "R3",
        "pass Rb",
        "catch U on 1 2 3 4 5 6 7 8",
    ] {
        assert!(game.parse_action(text).is_err(), "{text:?}");
    }
    for text in [
        "catch U on 3",
        "steal Bc on 3 for 3",
        "secret U under theirs 1",
    ] {
        assert_eq!(game.parse_action(text).unwrap().to_string(), text);
    }
}

#[test]
fn outcomes_of_another_kind_are_not_pending_and_wrong_ones_are_bad() {
    let check = |game: &Heartcatchers, outcome: &HeartcatchersChance| game.clone().chance(outcome);
    let game = table(options(3, true));
    let bad = |outcome: &HeartcatchersChance, fault| {
        assert_eq!(check(&game, outcome), Err(ChanceError::Bad(fault)));
    };
    bad(&deal_of(ROWS, HANDS, PILE, None), BadOutcome::FirstMissing);
    for number in 2..8 {
        let outcome = deal_of(ROWS, HANDS, PILE, Some(number));
        bad(&outcome, BadOutcome::FirstNoSeat);
    }
    let copies = |text, dealt, copies| BadOutcome::Copies {
        card: card(text),
        dealt,
        copies,
    };
    let outcome = deal_of(ROWS, HANDS, &PILE.replace("Ru", "Rb"), Some(1));
    bad(&outcome, copies("Rb", 4, 3));
    let outcome = deal_of(ROWS, HANDS, &PILE.replace("Ru", "Rh"), Some(1));
    bad(&outcome, copies("Ru", 0, 1));
    let outcome = deal_of(["Rb Gb Bb", "Gc Gb U"], HANDS, PILE, Some(1));
    bad(&outcome, copies("Rb", 2, 3));
    let outcome = deal_of(ROWS, [HANDS[0], "Gb Gu Gu"], PILE, Some(1));
    bad(&outcome, copies("Gu", 2, 1));
    let outcome = deal_of(ROWS, [HANDS[0], "Gb Gu"], PILE, Some(1));
    bad(&outcome, BadOutcome::HandSize { given: 2, each: 3 });
    let deal = deal_of(ROWS, HANDS, PILE, Some(1));
    assert_eq!(
        (deal.field()[1], deal.hands()),
        (list(ROWS[1]), HANDS.map(cards))
    );
    assert_eq!((*deal.pile(), deal.first()), (list(PILE), Some(seat(1))));
    let mut dealt = game.clone();
    assert_eq!(dealt.chance(&deal), Ok(()));
    assert_eq!(dealt.game().turn(), seat(1));
    assert_eq!(
        check(&dealt, &deal),
        Err(ChanceError::NotPending { due: None })
    );
    // Only the first game draws a starting player.
    let mut later = table(options(3, true));
    let mut dice = TestDice(1);
    while later.game_number == 1 {
        let step = crate::test_support::random_step(&later, &mut dice).unwrap();
        later = crate::test_support::after(&later, &step);
    }
    assert_eq!(later.pending(), Some(ChanceKind::Deal));
    assert_eq!(
        check(&later, &deal),
        Err(ChanceError::Bad(BadOutcome::FirstKnown))
    );
    assert_eq!(check(&later, &deal_of(ROWS, HANDS, PILE, None)), Ok(()));
}

#[test]
fn the_events_of_a_turn_show_a_secret_and_a_draw_to_their_player_alone() {
    let script = Script::usual();
    let action = script.0.parse_action("secret Rc under theirs 2").unwrap();
    let step = Step::Act(seat(0), action);
    let next = crate::test_support::after(&script.0, &step);
    let told = |viewer| script.0.events(&next, &step, viewer);
    let events = |card, drawn| {
        [
            HeartcatchersEvent::SecretLaid {
                seat: seat(0),
                card,
                side: seat(1),
                place: Place::new(2).unwrap(),
            },
            HeartcatchersEvent::Drew {
                seat: seat(0),
                count: 1,
                cards: drawn,
            },
        ]
    };
    let own = events(Some(card("Rc")), Some(cards("Ru")));
    assert_eq!(told(Viewer::Seat(seat(0))), own);
    for other in [
        Viewer::Seat(seat(1)),
        Viewer::Seat(seat(7)),
        Viewer::Spectator,
    ] {
        assert_eq!(told(other), events(None, None));
    }
}

#[test]
fn the_events_of_an_open_turn_show_it_to_all() {
    let (two, three) = (Place::new(2).unwrap(), Place::new(3).unwrap());
    let caught = HeartcatchersEvent::Caught {
        seat: seat(0),
        card: card("Rb"),
        place: two,
    };
    let stole = HeartcatchersEvent::Stole {
        seat: seat(0),
        card: card("Rb"),
        place: two,
        given: three,
    };
    for (text, event) in [("catch Rb on 2", caught), ("steal Rb on 2 for 3", stole)] {
        let script = Script::usual();
        let step = Step::Act(seat(0), script.0.parse_action(text).unwrap());
        let next = crate::test_support::after(&script.0, &step);
        for viewer in Viewer::all(2) {
            assert_eq!(script.0.events(&next, &step, viewer)[0], event);
        }
    }
}

#[test]
fn the_events_of_the_last_turn_tell_the_scoring_step_by_step() {
    let mut told = 0;
    random_matches(6, |before, step, after| {
        for event in before.events(after, step, Viewer::Spectator) {
            let HeartcatchersEvent::GameScored {
                game,
                revealed,
                scored,
                totals,
            } = event
            else {
                continue;
            };
            told += 1;
            assert_eq!(game, before.game_number);
            assert_eq!(Some(&scored), after.last_game());
            assert_eq!(totals.as_slice(), after.totals());
            for (place, exchanged) in scored.exchanged.into_iter().enumerate() {
                for (seat, row) in scored.field.iter().enumerate() {
                    let from = seat ^ usize::from(exchanged);
                    assert!(row[place].up().eq(revealed[from][place].up()));
                }
            }
        }
    });
    assert!(told > 30);
}

#[test]
fn a_game_does_nothing_after_its_end() {
    let mut dice = TestDice(8);
    let mut game = HeartGame::deal(seat(7), &mut dice);
    while let Some(action) = game.choices().pick(&mut dice) {
        game.play_unchecked(action);
    }
    assert!(game.is_over());
    let end = game;
    let late = table(HeartcatchersOptions::default());
    let late = late.parse_action("secret U under mine 1").unwrap();
    game.play_unchecked(late);
    assert_eq!(game, end);
}
