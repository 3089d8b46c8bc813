//! Complete game trees of the last tricks, counted by score vector, compared with a model that knows nothing of the
//! hand's representation. Also frozen deals.

use std::collections::BTreeMap;

use super::*;

type Counts = BTreeMap<Vec<i32>, usize>;

/// A hand before its last tricks, with these hands, led by seat 0.
fn last_tricks(hands: &[&str], gift: Option<u8>) -> BlackHearts {
    let mut game = table(hands.len(), true);
    for (seat, hand) in hands.iter().enumerate() {
        game.hand.hands[seat] = cards(hand);
    }
    game.hand.phase = Phase::Gift;
    match gift {
        Some(place) => game.turn_up(place),
        None => game.hand.begin_play(),
    }
    let held = game.hand.held(seat(0)).len();
    // The earlier tricks were worth nothing.
    for _ in held..5 {
        for _ in hands {
            game.hand.lay(card("W1"));
        }
    }
    game.hand.lead_first(seat(0));
    game
}

/// Counts every continuation of the hand by final score.
fn count(game: &BlackHearts, counts: &mut Counts) {
    let turn = game.hand.turn();
    for action in game.legal(turn).iter() {
        let mut next = game.clone();
        next.play(turn, &action).unwrap();
        match next.history.last() {
            Some(scores) => *counts.entry(scores.iter().copied().collect()).or_insert(0) += 1,
            None => count(&next, counts),
        }
    }
}

/// The same count by the list-based model.
fn model(
    hands: &mut [Vec<BlackCard>],
    trick: &mut Vec<(usize, BlackCard)>,
    points: &[i32],
    turn: usize,
    gift: Option<u8>,
    counts: &mut Counts,
) {
    let mut tried = Vec::new();
    for place in 0..hands[turn].len() {
        let card = hands[turn][place];
        if tried.contains(&card) {
            continue;
        }
        tried.push(card);
        hands[turn].remove(place);
        trick.push((turn, card));
        if trick.len() < hands.len() {
            model(hands, trick, points, (turn + 1) % hands.len(), gift, counts);
        } else {
            let taker = taker(trick, gift);
            let mut points = points.to_vec();
            for (_, card) in trick.iter().filter(|(_, card)| card.is_curse()) {
                points[taker] += [0, 1, 1, 2, 2, 3, 4][usize::from(card.number())];
            }
            if hands.iter().all(Vec::is_empty) {
                let scores = points.iter().map(|points| match gift {
                    Some(DOUBLE_CURSE) => points * 2,
                    Some(MERCY) => (points - 2).max(0),
                    _ => *points,
                });
                *counts.entry(scores.collect()).or_insert(0) += 1;
            } else {
                model(hands, &mut Vec::new(), &points, taker, gift, counts);
            }
        }
        trick.pop();
        hands[turn].insert(place, card);
    }
}

fn taker(trick: &[(usize, BlackCard)], gift: Option<u8>) -> usize {
    let mut best = trick[0];
    for laid in &trick[1..] {
        let (new, old) = (laid.1.number(), best.1.number());
        let takes = match gift {
            Some(SMALL_HOURS) => new <= old,
            Some(FIRST_STRIKE) => new > old,
            _ => new >= old,
        };
        if takes {
            best = *laid;
        }
    }
    best.0
}

#[test]
fn whole_endgames_score_as_the_rules_say_with_every_gift() {
    let ends: [&[&str]; 4] = [
        &["R1 W6 R6", "R2 W3 B2", "R5 W6 R4"],
        &["R1 W3 W3", "R2 W3 W5", "R5 W6 W1"],
        &["R6 R1", "W6 R2", "W1 R3", "B5 R4"],
        &["R6 B1", "W6 R2", "W1 R3", "B5 R4", "R5 R1"],
    ];
    let gifts = [
        None,
        Some(SMALL_HOURS),
        Some(FIRST_STRIKE),
        Some(DOUBLE_CURSE),
        Some(MERCY),
    ];
    for hands in ends {
        for gift in gifts {
            let game = last_tricks(hands, gift);
            let mut counts = Counts::new();
            count(&game, &mut counts);
            let mut expected = Counts::new();
            let mut held: Vec<Vec<BlackCard>> = hands
                .iter()
                .map(|hand| cards(hand).iter().collect())
                .collect();
            let points = vec![0; hands.len()];
            model(&mut held, &mut Vec::new(), &points, 0, gift, &mut expected);
            assert_eq!(counts, expected, "{hands:?} with {gift:?}");
        }
    }
}

#[test]
fn the_last_tricks_of_different_cards_have_as_many_lines_as_orders_of_the_hands() {
    let lines = |hands: &[&str]| {
        let mut counts = Counts::new();
        count(&last_tricks(hands, None), &mut counts);
        counts.values().sum::<usize>()
    };
    assert_eq!(lines(&["R1 W6 R6", "R2 W3 B2", "R5 W6 R4"]), 6 * 6 * 6);
    assert_eq!(lines(&["R1 W3 W3", "R2 W3 W5", "R5 W6 W1"]), 3 * 6 * 6);
    assert_eq!(
        lines(&["R1 W3", "R2 W4", "R5 W6", "B2 B3", "B4 B5", "B6 R6"]),
        64
    );
    assert_eq!(
        lines(&["R1 B1 W1 W2", "R2 B3 W3 W4", "R4 B4 W5 W6"]),
        24 * 24 * 24
    );
}

/// The deal from a fixed seed. Stored matches depend on it: it must never change.
#[test]
fn deals_are_frozen() {
    let dealt = |seats: usize| {
        let hands = deal::deal(seats, &mut TestDice(2026));
        let hands: Vec<String> = hands[..seats].iter().map(ToString::to_string).collect();
        hands.join(" | ")
    };
    let frozen = (3..=6).map(|seats| format!("{seats}: {}\n", dealt(seats)));
    let expected = [
        "3: R4 R5 R6 W2 W5 | R2 R3 B2 W6 W6 | R1 W3 W4 W4 W4\n",
        "4: R5 R6 B1 W2 W6 | R3 R4 B4 W5 W6 | B3 W3 W4 W4 W4 | R1 R2 B2 B5 B6\n",
        "5: R4 R6 B1 B2 W2 | B5 B6 W4 W5 W6 | R3 W1 W1 W3 W3 | B4 W2 W4 W4 W6 | R1 R2 R5 B3 W6\n",
        "6: W1 W3 W4 W4 W5 | R4 B4 B5 W2 W4 | B1 B2 B3 W1 W2 | R2 R6 W3 W3 W5 | B6 W1 W5 W6 W6 | R1 R3 R5 W2 W6\n",
    ];
    assert_eq!(frozen.collect::<Vec<_>>(), expected);
}
