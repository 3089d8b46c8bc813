//! Properties of every state of random matches.

use super::*;
use crate::test_support::{after, check_state, random_action, replay};

fn pack(seats: usize) -> BlackCards {
    deal::always(seats).chain(deal::whites()).collect()
}

fn every_card() -> Vec<BlackHeartsAction> {
    let cards = Colour::ALL.into_iter().flat_map(BlackCard::all);
    let fours = cards.clone().map(BlackHeartsAction::PassTwice);
    cards.map(BlackHeartsAction::Play).chain(fours).collect()
}

#[test]
fn what_is_listed_is_allowed_and_nothing_else_and_notation_goes_round() {
    let all = every_card();
    random_matches(6, |before, step, _| {
        check_state(before, &all, Refusal::CODES, step);
    });
}

#[test]
fn every_pass_of_the_right_number_of_held_cards_is_allowed() {
    random_matches(4, |before, step, _| {
        let Step::Act(seat, BlackHeartsAction::Pass(_)) = step else {
            return;
        };
        let held: Vec<BlackCard> = before.hand.held(*seat).iter().collect();
        let count = before.hand.pass_count();
        for choice in 0u32..1 << held.len() {
            let cards = held.iter().enumerate();
            let cards = cards.filter(|(place, _)| choice >> place & 1 == 1);
            let pass = BlackHeartsAction::pass(cards.map(|(_, card)| *card));
            let allowed = before.check(*seat, &pass).is_ok();
            assert_eq!(allowed, choice.count_ones() as usize == count, "{pass}");
        }
    });
}

#[test]
fn the_cards_are_a_partition_of_the_pack_at_every_state() {
    random_matches(6, |_, _, game| {
        if matches!(game.phase(), Phase::Deal | Phase::Over) {
            assert!(game.hand.hands.iter().all(|hand| hand.is_empty()));
            return;
        }
        let held = game.hand.hands.into_iter().flatten();
        let all: BlackCards = held.chain(game.hand.plays().iter().copied()).collect();
        assert_eq!(all.len(), game.seat_count() * 5);
        assert!(pack(game.seat_count()).contains_all(all));
    });
}

#[test]
fn points_taken_and_still_to_take_add_up() {
    random_matches(6, |_, _, game| {
        if game.phase() == Phase::Play {
            let taken: i32 = Seat::all(game.seat_count())
                .map(|seat| game.hand.points_taken(seat))
                .sum();
            let open = game.hand.trick_under_way().iter().copied();
            let left = game.hand.hands.into_iter().flatten().chain(open);
            let left: i32 = left.map(|card| game.hand.printed(card)).sum();
            assert_eq!(taken + left, 13);
        }
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
        let late = BlackHeartsAction::Play(BlackCard::TWO_O_CLOCK);
        assert_eq!(end.check(seat(0), &late), Err(Refusal::MatchOver));
    }
}

#[test]
fn seats_rotate_without_effect() {
    for start in tables() {
        let seats = start.seat_count();
        for by in 1..seats {
            let turned = |seat: Seat| seat.clockwise(by, seats);
            let mut other = start.clone();
            play_match(start.clone(), &mut TestDice(by as u64), |_, step, game| {
                let step = match step {
                    Step::Act(seat, action) => Step::Act(turned(*seat), *action),
                    Step::Chance(BlackHeartsChance::Deal { hands }) => {
                        let mut hands = hands.as_slice().to_vec();
                        hands.rotate_right(by);
                        let hands = hands.into_iter().collect();
                        Step::Chance(BlackHeartsChance::Deal { hands })
                    }
                    Step::Chance(gift) => Step::Chance(gift.clone()),
                };
                other = after(&other, &step);
                for seat in Seat::all(seats) {
                    assert_eq!(game.legal(seat), other.legal(turned(seat)));
                    let totals = [
                        game.totals()[seat.index()],
                        other.totals()[turned(seat).index()],
                    ];
                    assert_eq!(totals[0], totals[1]);
                }
                let winners = |game: &BlackHearts| game.outcome().map(|outcome| outcome.winners);
                let expected =
                    winners(game).map(|winners| winners.iter().map(turned).collect::<Seats>());
                assert_eq!(winners(&other), expected);
            });
        }
    }
}

/// Redeals everything that is hidden from the viewer. Seats keep the cards of `keep`, and seats that passed to the
/// viewer keep what they passed.
fn redealt(
    game: &BlackHearts,
    viewer: Viewer,
    keep: &[BlackCards],
    dice: &mut TestDice,
) -> BlackHearts {
    let mut other = game.clone();
    if matches!(game.phase(), Phase::Deal | Phase::Over) {
        return other;
    }
    let seats = game.seat_count();
    let hidden = || Seat::all(seats).filter(move |seat| !viewer.is(*seat));
    let played: BlackCards = game.hand.plays().iter().copied().collect();
    let mut pool = pack(seats).minus(played);
    for seat in Seat::all(seats) {
        let kept = match viewer.is(seat) {
            true => game.hand.held(seat),
            false => keep[seat.index()],
        };
        pool = pool.minus(kept);
    }
    // Only white cards may be left out, so the others are dealt first.
    let (mut sure, mut whites): (Vec<_>, Vec<_>) =
        pool.iter().partition(|card| card.colour() != Colour::White);
    crate::shuffle(&mut whites, dice);
    let missing: usize = hidden()
        .map(|seat| game.cards_held(seat) - keep[seat.index()].len())
        .sum();
    sure.extend(whites.into_iter().take(missing - sure.len()));
    crate::shuffle(&mut sure, dice);
    for seat in hidden() {
        let count = game.cards_held(seat) - keep[seat.index()].len();
        let dealt: BlackCards = sure.drain(..count).collect();
        other.hand.hands[seat.index()] = keep[seat.index()].plus(dealt);
    }
    // Passes among other players, and pending choices, are hidden.
    for seat in hidden() {
        let hand = other.hand.held(seat);
        let chosen = |count: usize| -> BlackCards {
            let keep = keep[seat.index()];
            match keep.len() == count {
                true => keep,
                false => hand.iter().skip(hand.len().saturating_sub(count)).collect(),
            }
        };
        let (left, right) = (seat.left(seats), seat.clockwise(seats - 1, seats));
        let passed = &mut other.hand.passed[seat.index()];
        if !passed.is_empty() && (game.phase() == Phase::Pass || !viewer.is(left)) {
            *passed = chosen(2);
        }
        let returned = &mut other.hand.returned[seat.index()];
        if !returned.is_empty() && (game.phase() == Phase::Return || !viewer.is(right)) {
            *returned = chosen(1);
        }
    }
    other
}

fn nothing(game: &BlackHearts) -> Vec<BlackCards> {
    vec![BlackCards::EMPTY; game.seat_count()]
}

#[test]
fn a_view_is_the_same_when_what_it_hides_is_dealt_anew() {
    let mut dice = TestDice(5);
    let mut changed = 0;
    random_matches(4, |_, _, game| {
        for viewer in Viewer::all(game.seat_count()) {
            let mut keep = nothing(game);
            // The lead of the first trick has shown who holds Two o'clock.
            if game.phase() == Phase::Play && game.hand.plays().is_empty() {
                keep[game.hand.turn().index()] = cards("B2");
            }
            let other = redealt(game, viewer, &keep, &mut dice);
            changed += usize::from(other != *game);
            assert_eq!(seen(game, viewer), seen(&other, viewer));
        }
    });
    assert!(changed > 1000);
}

/// The same step with the hidden part changed; `None` if all of it is visible.
fn hidden_step(
    other: &BlackHearts,
    step: &Step<BlackHearts>,
    viewer: Viewer,
    seen: &[BlackCards],
    dice: &mut TestDice,
) -> Step<BlackHearts> {
    match step {
        Step::Act(seat, BlackHeartsAction::Pass(_))
            if !viewer.is(*seat) && seen[seat.index()].is_empty() =>
        {
            Step::Act(*seat, random_action(other, *seat, dice))
        }
        Step::Chance(BlackHeartsChance::Deal { hands }) => {
            let dealt = after(other, step);
            let dealt = redealt(&dealt, viewer, &nothing(other), dice);
            let hands = dealt.hand.hands.into_iter().take(hands.len()).collect();
            Step::Chance(BlackHeartsChance::Deal { hands })
        }
        _ => step.clone(),
    }
}

#[test]
fn events_are_the_same_when_what_they_hide_is_otherwise() {
    let mut dice = TestDice(6);
    let mut changed = 0;
    random_matches(3, |before, step, after_it| {
        let seats = before.seat_count();
        for viewer in Viewer::all(seats) {
            let mut keep = nothing(before);
            match step {
                Step::Act(seat, BlackHeartsAction::Play(card)) if !viewer.is(*seat) => {
                    keep[seat.index()] = BlackCards::one(*card);
                }
                Step::Act(seat, BlackHeartsAction::Pass(cards)) => {
                    // Cards passed to the viewer are visible to it after the pass.
                    let right = before.phase() == Phase::Return;
                    let steps = if right { 1 } else { seats - 1 };
                    if let Viewer::Seat(viewer) = viewer {
                        let giver = viewer.clockwise(steps, seats);
                        let chosen = if right {
                            before.hand.returned
                        } else {
                            before.hand.passed
                        };
                        keep[giver.index()] = chosen[giver.index()];
                        if giver == *seat {
                            keep[giver.index()] = *cards;
                        }
                    }
                }
                _ => {}
            }
            let other = redealt(before, viewer, &keep, &mut dice);
            let other_step = hidden_step(&other, step, viewer, &keep, &mut dice);
            let other_after = after(&other, &other_step);
            changed += usize::from(other_step != *step);
            assert_eq!(
                before.events(after_it, step, viewer),
                other.events(&other_after, &other_step, viewer),
                "{viewer:?} {step:?}"
            );
        }
    });
    assert!(changed > 500);
}

#[test]
fn a_hand_that_is_settled_scores_what_it_scores_now() {
    let mut settled = 0;
    let mut dice = TestDice(9);
    random_matches(12, |_, _, game| {
        let view = seen(game, Viewer::Spectator);
        if !view.is_settled() {
            return;
        }
        settled += 1;
        let now = game.hand.scores();
        for _ in 0..4 {
            let mut hand = game.hand;
            while !hand.is_over() {
                let legal = hand.legal();
                hand.play_unchecked(legal.nth(dice.pick(legal.len())).unwrap());
            }
            assert_eq!(hand.scores(), now);
            assert_eq!(hand.all_curses(), game.hand.all_curses());
        }
    });
    assert!(settled > 200);
}

#[test]
fn a_hand_is_settled_once_all_curses_are_taken_and_rarely_before() {
    random_matches(12, |_, _, game| {
        if game.phase() == Phase::Play {
            let played = game.hand.hands.into_iter().flatten();
            let left = played.chain(game.hand.trick_under_way().iter().copied());
            let curses = left.filter(|card| card.is_curse()).count();
            let mercy = game.gift() == Some(MERCY);
            let view = seen(game, Viewer::Spectator);
            assert!(curses > 0 || view.is_settled());
            assert!(curses == 0 || mercy || !view.is_settled());
        }
    });
}

#[test]
fn a_view_knows_where_the_cards_are_that_it_passed() {
    random_matches(6, |_, _, game| {
        for viewer in Seat::all(game.seat_count()) {
            let view = seen(game, Viewer::Seat(viewer));
            for other in Seat::all(game.seat_count()) {
                assert!(game.hand.held(other).contains_all(view.known(other)));
                assert_eq!(view.cards_held(other), game.hand.held(other).len());
            }
        }
    });
}

#[test]
fn a_match_imagined_from_a_view_has_the_same_view_and_can_be_played_on() {
    let mut dice = TestDice(15);
    random_matches(2, |_, _, game| {
        for viewer in Seat::all(game.seat_count()) {
            let view = seen(game, Viewer::Seat(viewer));
            let hands = &game.hand.hands[..game.seat_count()];
            let Some(imagined) = view.with_hidden(hands) else {
                assert!(matches!(game.phase(), Phase::Deal | Phase::Over));
                continue;
            };
            assert_eq!(imagined.hand.hands, game.hand.hands);
            if game.phase() == Phase::Play {
                assert_eq!(seen(&imagined, Viewer::Seat(viewer)), view);
            }
            play_match(imagined, &mut dice, |_, _, _| {});
        }
    });
}
