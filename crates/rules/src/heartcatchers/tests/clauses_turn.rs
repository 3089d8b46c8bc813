//! K-05 to K-13 and K-20: turns.

use super::*;

#[test]
fn k_05_a_turn_is_exactly_one_catch_steal_or_secret() {
    random_matches(5, |before, step, after| {
        let Step::Act(seat, action) = step else {
            return;
        };
        assert_eq!(before.game.turn(), *seat);
        if after.phase() == Phase::Turn {
            assert_ne!(after.game.turn(), *seat, "then it is the other's turn");
            let laid = |game: &Heartcatchers| {
                let stacks = game.game.field().iter().flatten();
                stacks.fold((0, 0), |(up, secrets), stack| {
                    (up + stack.height(), secrets + stack.secret_count())
                })
            };
            let ((up, secrets), (up_after, secrets_after)) = (laid(before), laid(after));
            match action {
                HeartcatchersAction::Secret { .. } => {
                    assert_eq!((up_after, secrets_after), (up, secrets + 1));
                }
                _ => assert_eq!((up_after, secrets_after), (up + 1, secrets)),
            }
        }
    });
    let script = Script::usual();
    assert_eq!(
        script.refused(1, "secret Gb under mine 1"),
        Refusal::NotYourTurn
    );
    assert_eq!(
        script.refused(0, "secret Gb under mine 1"),
        Refusal::NotHeld { card: card("Gb") }
    );
}

#[test]
fn k_06_red_catches_green_green_catches_blue_blue_catches_red() {
    let catches = |card: &str, top: &str| self::card(card).catches(self::card(top));
    for kind in ["b", "u", "h", "c"] {
        for (own, prey) in [("R", "G"), ("G", "B"), ("B", "R")] {
            for top in ["R", "G", "B"] {
                let caught = catches(&format!("{own}{kind}"), &format!("{top}b"));
                assert_eq!(caught, top == prey, "{own} on {top}");
            }
        }
    }
}

#[test]
fn k_06_a_catch_lays_the_card_on_an_own_stack_that_it_catches() {
    let mut script = Script::usual();
    let does_not_catch = |own, top| Refusal::DoesNotCatch {
        card: card(own),
        top: card(top),
    };
    assert_eq!(
        script.refused(0, "catch Rb on 1"),
        does_not_catch("Rb", "Rb")
    );
    assert_eq!(
        script.refused(0, "catch Rb on 3"),
        does_not_catch("Rb", "Bb")
    );
    script.act(0, "catch Rb on 2");
    assert_eq!(script.stack(0, 2), "Gb Rb");
    assert_eq!(script.stack(1, 2), "Gb", "the other side is as it was");
    // Now the top card can be caught.
    script.act(1, "secret Gu under mine 1");
    assert_eq!(
        script.refused(0, "catch Rc on 2"),
        does_not_catch("Rc", "Rb")
    );
}

#[test]
fn k_07_an_uncatchable_catches_any_colour_and_nothing_goes_on_top_of_it() {
    for place in 1..=3 {
        let mut script = Script::usual();
        script.act(0, &format!("catch U on {place}"));
        assert!(script.stack(0, place).ends_with(" U"));
        script.act(1, "secret Gb under mine 1");
        for text in [
            format!("catch Rb on {place}"),
            format!("catch Rc on {place}"),
        ] {
            assert_eq!(script.refused(0, &text), Refusal::TopIsUncatchable);
        }
    }
    let uncatchable = HeartCard::UNCATCHABLE;
    assert!(HeartCard::all().all(|card| !card.catches(uncatchable)));
    let hearts = HeartCard::all().filter(|card| *card != uncatchable);
    assert!(hearts.clone().all(|heart| uncatchable.catches(heart)));
}

#[test]
fn k_08_a_steal_catches_an_opponents_stack_and_exchanges_it_whole() {
    let mut script = Script::usual();
    script.act(0, "secret Rc under theirs 2");
    script.act(1, "secret Gb under theirs 1");
    assert_eq!(
        script.refused(0, "steal Rb on 1 for 3"),
        Refusal::DoesNotCatch {
            card: card("Rb"),
            top: card("Rb"),
        }
    );
    script.act(0, "steal Rb on 2 for 1");
    assert_eq!(
        script.stack(0, 1),
        "Gb Rb [Rc 0]",
        "the caught stack, Secret and all"
    );
    assert_eq!(script.stack(1, 2), "Rb [Gb 1]", "and what went for it");
    assert_eq!(script.stack(0, 2), "Gb");
    assert_eq!(script.stack(1, 1), "Rb");
}

#[test]
fn k_08_the_second_player_steals_likewise() {
    let mut script = Script::usual();
    script.act(0, "secret Rc under mine 3");
    script.act(1, "steal Gu on 3 for 1");
    assert_eq!(script.stack(1, 1), "Bb Gu [Rc 0]");
    assert_eq!(script.stack(0, 3), "Rb");
}

#[test]
fn k_09_any_card_may_be_a_secret_under_any_stack_and_any_number_of_them() {
    random_matches(4, |before, _, _| {
        if before.phase() != Phase::Turn {
            return;
        }
        let turn = before.game.turn();
        for card in before.game.held(turn).kinds() {
            for side in [Side::Mine, Side::Theirs] {
                for place in Place::ALL {
                    let secret = HeartcatchersAction::Secret { card, side, place };
                    assert_eq!(before.check(turn, &secret), Ok(()));
                }
            }
        }
    });
    let mut script = Script::usual();
    script.act(0, "secret U under theirs 3");
    script.act(1, "secret Gb under mine 3");
    script.act(0, "secret Rb under theirs 3");
    script.act(1, "secret Bb under mine 3");
    assert_eq!(script.stack(1, 3), "U [U 0] [Gb 1] [Rb 0] [Bb 1]");
}

#[test]
fn k_10_an_uncatchable_laid_out_at_the_start_stays_and_moves_only_when_exchanged() {
    let mut script = Script::usual();
    for text in [
        "steal Rb on 3 for 1",
        "steal U on 3 for 2",
        "steal Rc on 3 for 3",
    ] {
        assert_eq!(script.refused(0, text), Refusal::TopIsUncatchable);
    }
    script.act(0, "secret Rb under mine 1");
    // Seat 1 gives the Uncatchable in exchange for a stack that it steals.
    script.act(1, "steal Gu on 3 for 3");
    assert_eq!(script.stack(0, 3), "U");
    assert_eq!(script.stack(1, 3), "Bb Gu");
}

#[test]
fn k_11_then_the_hand_is_drawn_up_to_three_while_the_pile_has_cards() {
    random_matches(5, |before, step, after| {
        let Step::Act(seat, action) = step else {
            return;
        };
        if after.phase() != Phase::Turn {
            return;
        }
        let kept = before
            .game
            .held(*seat)
            .minus(HeartCards::one(action.card()));
        let drawn: HeartCards = before.game.pile().take(1).collect();
        assert_eq!(after.game.held(*seat), kept.plus(drawn));
        assert!(after.game.pile().eq(before.game.pile().skip(1)));
        let full = before.game.pile().count() > 0;
        assert_eq!(after.game.held(*seat).len() == 3, full);
    });
}

#[test]
fn k_12_stacks_can_be_counted_and_a_secret_is_shown_to_its_player_alone() {
    let mut script = Script::usual();
    script.act(0, "secret Rc under theirs 2");
    script.act(1, "secret Gb under mine 2");
    // The stack changes sides; both players still know their own Secrets.
    script.act(0, "steal Rb on 2 for 1");
    let stack = |viewer| {
        let view = seen(&script.0, viewer);
        stack_text(&view.field()[0][0])
    };
    assert_eq!(stack(Viewer::Seat(seat(0))), "Gb Rb [Rc 0] [? 1]");
    assert_eq!(stack(Viewer::Seat(seat(1))), "Gb Rb [? 0] [Gb 1]");
    assert_eq!(stack(Viewer::Spectator), "Gb Rb [? 0] [? 1]");
}

#[test]
fn k_12_everybody_remembers_the_turns_but_not_the_card_of_a_secret() {
    let mut script = Script::usual();
    script.act(0, "secret Rc under theirs 2");
    script.act(1, "catch Bb on 1");
    script.act(0, "steal Rb on 2 for 3");
    let [one, two, three] = Place::ALL;
    let told = [
        HeartcatchersTurn::Secret {
            side: Side::Theirs,
            place: two,
        },
        HeartcatchersTurn::Catch {
            card: card("Bb"),
            place: one,
        },
        HeartcatchersTurn::Steal {
            card: card("Rb"),
            place: two,
            given: three,
        },
    ];
    let seats = Seat::all(2).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        assert_eq!(seen(&script.0, viewer).turns(), told);
    }
}

#[test]
fn k_13_the_game_ends_after_fourteen_turns_with_pile_and_hands_empty() {
    let mut turns = 0;
    random_matches(5, |before, step, after| {
        if matches!(step, Step::Act(..)) {
            turns += 1;
        }
        if after.game_number > before.game_number {
            assert_eq!(turns, 14);
            turns = 0;
            let mut game = before.game;
            if let Step::Act(_, action) = step {
                game.play_unchecked(*action);
            }
            assert_eq!(game.hands, [HeartCards::EMPTY; 2]);
            assert_eq!(game.pile().count(), 0);
        }
    });
}

#[test]
fn k_20_a_steal_may_bring_the_stack_to_any_own_place() {
    for given in 1..=3 {
        let mut script = Script::usual();
        let before = script.stack(0, given);
        script.act(0, &format!("steal Rb on 2 for {given}"));
        assert_eq!(script.stack(0, given), "Gb Rb");
        assert_eq!(
            script.stack(1, 2),
            before,
            "the own stack goes where it came from"
        );
    }
    let steals = Script::usual().0.legal(seat(0));
    let rb = card("Rb");
    let steals = steals
        .iter()
        .filter(|action| matches!(action, HeartcatchersAction::Steal { card, .. } if *card == rb));
    assert_eq!(steals.count(), 3, "one green stack, three places");
}
