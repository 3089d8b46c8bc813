//! Properties of every state of random matches.

use super::*;
use crate::test_support::{after, check_state, replay};

fn every_action() -> Vec<HeartcatchersAction> {
    let mut all = Vec::new();
    for card in HeartCard::all() {
        for place in Place::ALL {
            all.push(HeartcatchersAction::Catch { card, place });
            for given in Place::ALL {
                all.push(HeartcatchersAction::Steal { card, place, given });
            }
            for side in [Side::Mine, Side::Theirs] {
                all.push(HeartcatchersAction::Secret { card, side, place });
            }
        }
    }
    all
}

#[test]
fn what_is_listed_is_allowed_and_nothing_else_and_notation_goes_round() {
    let all = every_action();
    random_matches(4, |before, step, _| {
        check_state(before, &all, Refusal::CODES, step);
    });
}

#[test]
fn the_cards_are_the_pack_at_every_state() {
    let pack: HeartCards = HeartCard::all()
        .flat_map(|card| std::iter::repeat_n(card, card.copies()))
        .collect();
    random_matches(5, |_, _, after| {
        let game = after.game();
        let stacks = || game.field().iter().flatten();
        let secrets = stacks().flat_map(|stack| stack.secrets().filter_map(|(card, _)| card));
        let open = stacks().flat_map(Stack::up);
        let hands = game.hands.into_iter().flatten();
        let all: Vec<HeartCard> = secrets
            .chain(open)
            .chain(hands)
            .chain(game.pile())
            .collect();
        if after.phase() == Phase::Turn {
            assert_eq!(all.len(), 20);
            assert_eq!(all.into_iter().collect::<HeartCards>(), pack);
        } else {
            assert!(all.is_empty());
        }
    });
}

#[test]
fn counts_are_what_everybody_can_count() {
    random_matches(5, |_, _, after| {
        let view = seen(after, Viewer::Spectator);
        for seat in Seat::all(2) {
            assert_eq!(view.cards_held(seat), after.game.held(seat).len());
        }
        assert_eq!(view.pile(), after.game.pile().count());
    });
}

#[test]
fn the_same_steps_lead_to_the_same_state() {
    for start in tables() {
        let mut steps = Vec::new();
        let end = play_match(start.clone(), &mut TestDice(77), |_, step, _| {
            steps.push(step.clone());
        });
        assert!(replay(&start, &steps) == end);
        assert_eq!(end.turn(), Turn::Over);
        for action in every_action() {
            assert_eq!(end.check(seat(0), &action), Err(Refusal::MatchOver));
        }
    }
}

#[test]
fn the_turns_of_a_game_are_those_since_its_deal() {
    let mut told = Vec::new();
    random_matches(20, |_, step, after| {
        match step {
            Step::Chance(_) => told.clear(),
            Step::Act(_, action) => told.push(action.turn()),
        }
        if after.phase() != Phase::Turn {
            told.clear();
        }
        assert_eq!(after.turns(), told);
        assert_eq!(after.turns().len(), after.game().turns_taken() as usize);
    });
}

#[test]
fn the_seats_can_change_places_without_effect() {
    for start in tables() {
        let mut other = start.clone();
        play_match(start, &mut TestDice(4), |_, step, game| {
            let step = match step {
                Step::Act(seat, action) => Step::Act(seat.left(2), *action),
                Step::Chance(outcome) => {
                    let ([own, other], [held, others]) = (*outcome.field(), outcome.hands());
                    Step::Chance(HeartcatchersChance::new(
                        [other, own],
                        [others, held],
                        *outcome.pile(),
                        outcome.first().map(|first| first.left(2)),
                    ))
                }
            };
            other = after(&other, &step);
            for seat in Seat::all(2) {
                let legal: Vec<_> = game.legal(seat).iter().collect();
                assert!(other.legal(seat.left(2)).iter().eq(legal));
            }
            assert_eq!(game.won, [other.won[1], other.won[0]]);
        });
    }
}

/// Redeals everything that is hidden from the viewer: hand, pile, and the opponent's Secrets. A seat keeps `kept`, and
/// the pile keeps its top card if the viewer is about to draw it.
fn redealt(
    game: &Heartcatchers,
    viewer: Viewer,
    kept: Option<(Seat, HeartCard)>,
    keep_top: bool,
    dice: &mut TestDice,
) -> Heartcatchers {
    let mut other = game.clone();
    if game.phase() != Phase::Turn {
        return other;
    }
    let hidden_hands = || Seat::all(2).filter(move |seat| !viewer.is(*seat));
    let known = |by: Seat| viewer.is(by);
    let mut pile: Vec<HeartCard> = game.game.pile().collect();
    let top = match keep_top && !pile.is_empty() {
        true => Some(pile.remove(0)),
        false => None,
    };
    let mut pool = pile.clone();
    for seat in hidden_hands() {
        let kept = kept.filter(|(holder, _)| *holder == seat);
        let kept: HeartCards = kept.map(|(_, card)| card).into_iter().collect();
        pool.extend(game.game.held(seat).minus(kept));
    }
    let stacks = game.game.field().iter().flatten();
    let secrets = stacks
        .flat_map(Stack::secrets)
        .filter(|(_, by)| !known(*by));
    pool.extend(secrets.filter_map(|(card, _)| card));
    crate::shuffle(&mut pool, dice);
    let mut pool = pool.into_iter();
    for stack in other.game.field.iter_mut().flatten() {
        *stack = stack.revealed(|_, card, by| if known(by) { card } else { pool.next() });
    }
    for seat in hidden_hands() {
        let kept = kept
            .filter(|(holder, _)| *holder == seat)
            .map(|(_, card)| card);
        let missing = game.game.held(seat).len() - usize::from(kept.is_some());
        let dealt = kept.into_iter().chain(pool.by_ref().take(missing));
        other.game.hands[seat.index()] = dealt.collect();
    }
    let pile: Vec<HeartCard> = top.into_iter().chain(pool).collect();
    let nibbles = pile.iter().rev();
    other.game.pile = nibbles.fold(0, |pile, card| pile << 4 | u32::from(card.nibble()));
    other
}

#[test]
fn a_view_is_the_same_when_what_it_hides_is_dealt_anew() {
    let mut dice = TestDice(5);
    let mut changed = 0;
    random_matches(6, |_, _, game| {
        for viewer in Viewer::all(2) {
            let other = redealt(game, viewer, None, false, &mut dice);
            changed += usize::from(other != *game);
            assert_eq!(seen(game, viewer), seen(&other, viewer));
        }
    });
    assert!(changed > 1000);
}

#[test]
fn events_are_the_same_when_what_they_hide_is_otherwise() {
    let mut dice = TestDice(6);
    let mut changed = 0;
    random_matches(6, |before, step, after_it| {
        // Scoring reveals everything.
        if after_it.game_number > before.game_number {
            return;
        }
        for viewer in Viewer::all(2) {
            let (kept, keep_top) = match step {
                Step::Act(seat, _) if viewer.is(*seat) => (None, true),
                Step::Act(_, HeartcatchersAction::Secret { .. }) | Step::Chance(_) => (None, false),
                Step::Act(seat, action) => (Some((*seat, action.card())), false),
            };
            let other = redealt(before, viewer, kept, keep_top, &mut dice);
            let other_step = match *step {
                Step::Act(seat, HeartcatchersAction::Secret { side, place, .. })
                    if !viewer.is(seat) =>
                {
                    let hand = other.game.held(seat).kinds();
                    let card = hand.nth(dice.pick(hand.len())).unwrap();
                    Step::Act(seat, HeartcatchersAction::Secret { card, side, place })
                }
                Step::Chance(ref outcome) => {
                    let dealt = after(&other, step);
                    let dealt = redealt(&dealt, viewer, None, false, &mut dice);
                    let pile: Vec<HeartCard> = dealt.game.pile().collect();
                    Step::Chance(HeartcatchersChance::new(
                        *outcome.field(),
                        dealt.game.hands,
                        pile.try_into().unwrap(),
                        outcome.first(),
                    ))
                }
                ref open => open.clone(),
            };
            changed += usize::from(other_step != *step);
            let other_after = after(&other, &other_step);
            assert_eq!(
                before.events(after_it, step, viewer),
                other.events(&other_after, &other_step, viewer),
                "{viewer:?} {step:?}"
            );
        }
    });
    assert!(changed > 200);
}

#[test]
fn nothing_is_settled_before_the_end() {
    random_matches(2, |_, _, after| {
        assert!(!seen(after, Viewer::Spectator).is_settled());
    });
}

#[test]
fn a_game_imagined_from_a_view_with_the_right_cards_is_the_game() {
    random_matches(5, |_, _, after| {
        for viewer in Seat::all(2) {
            let view = seen(after, Viewer::Seat(viewer));
            let other = viewer.left(2);
            let stacks = after.game.field().iter().flatten();
            let secrets = stacks
                .flat_map(Stack::secrets)
                .filter(|(_, by)| *by == other);
            let secrets: Vec<HeartCard> = secrets.filter_map(|(card, _)| card).collect();
            let pile: Vec<HeartCard> = after.game.pile().collect();
            let imagined = view.with_hidden(after.game.held(other), &pile, &secrets);
            assert_eq!(
                imagined,
                (after.phase() == Phase::Turn).then_some(after.game)
            );
            let unseen = secrets.iter().chain(&pile).copied();
            let unseen: HeartCards = unseen.chain(after.game.held(other)).collect();
            assert_eq!(view.unseen(), unseen);
            let too_many = [&secrets[..], &[card("Rb")]].concat();
            let held = after.game.held(other);
            assert_eq!(view.with_hidden(held, &pile, &too_many), None);
        }
        assert_eq!(
            seen(after, Viewer::Spectator).with_hidden(HeartCards::EMPTY, &[], &[]),
            None
        );
    });
}

#[test]
fn a_random_choice_of_a_view_is_one_of_its_actions() {
    let mut dice = TestDice(11);
    random_matches(3, |_, _, after| {
        for viewer in Viewer::all(2) {
            let legal = seen(after, viewer).legal();
            match legal.pick(&mut dice) {
                Some(action) => assert!(legal.iter().any(|other| other == action)),
                None => assert!(legal.is_empty()),
            }
            let of_the_state = viewer.seat().map(|seat| after.legal(seat));
            assert!(of_the_state.is_none_or(|other| other == legal));
        }
    });
}
