//! The facts of matches.

use moonshot_protocol::Setup;
use moonshot_rules::{AnyGame, Game, Seat, Turn};
use moonshot_table::Match;
use moonshot_table::facts::{
    HandFacts, Highlight, HighlightKind, MatchFacts, MoonAttempt, QueenFall, SeatFacts, highlights,
};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::common::{dice, random_step, seeds, setup, setups};

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A match without seeds, dealt these hands.
fn dealt(game: &str, players: usize, options: &Value, deal: &Value) -> Match {
    let mut playing = Match::new(setup(game, players, options), None).unwrap();
    playing.chance(deal).unwrap();
    playing
}

/// Plays these cards, each by the seat that is to act.
fn play(playing: &mut Match, cards: &str) {
    for card in cards.split_whitespace() {
        let Turn::Seats(seats) = playing.state().turn() else {
            panic!("nobody is to play {card}");
        };
        playing.act(seats.iter().next().unwrap(), card).unwrap();
    }
}

/// Hearts without passing: each seat has a suit of its own, in the order clubs, diamonds, spades, hearts.
fn suits() -> Match {
    let ranks = [
        "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A",
    ];
    let suit =
        |suit: &str| -> Vec<String> { ranks.iter().map(|rank| format!("{rank}{suit}")).collect() };
    let hands = [suit("C"), suit("D"), suit("S"), suit("H")];
    let options = json!({"pass_cards": false});
    dealt("custom-hearts", 4, &options, &json!({"hands": hands}))
}

/// Plays out a hand in which every seat holds one suit: the holder of the clubs takes everything.
fn play_out(playing: &mut Match) {
    let hand = playing.state().hand_number();
    while playing.state().hand_number() == hand && !playing.is_over() {
        let Turn::Seats(seats) = playing.state().turn() else {
            break;
        };
        let seat = seats.iter().next().unwrap();
        let legal = moonshot_rules::LegalActions::nth(&playing.state().legal(seat), 0).unwrap();
        playing.act(seat, &legal.to_string()).unwrap();
    }
}

fn facts_of(setup: &Setup, number: u8) -> (Match, MatchFacts) {
    let mut playing = Match::new(setup.clone(), Some(seeds(number))).unwrap();
    let mut dice = dice(number);
    while random_step(&mut playing, &mut dice) {}
    let facts = MatchFacts::of(&playing);
    (playing, facts)
}

#[test]
fn a_moon_that_is_made_is_suffered_by_the_others() {
    let mut playing = suits();
    play_out(&mut playing);
    let facts = MatchFacts::of(&playing);
    let hand = &facts.hands[0];
    assert!(hand.scored);
    assert_eq!(hand.seats[0].moon, MoonAttempt::Made);
    assert_eq!(hand.seats[0].tricks, 13);
    for other in &hand.seats[1..] {
        assert!(other.moon_suffered && !other.moon_stopped);
        assert_eq!((other.points, other.moon), (26, MoonAttempt::None));
    }
    let queen = hand.queens[0];
    assert_eq!((queen.dealt, queen.played), (Some(seat(2)), Some(seat(2))));
    assert_eq!((queen.taken, queen.fell), (seat(0), QueenFall::Thrown));
}

#[test]
fn a_moon_is_tried_from_half_of_the_point_cards_on_and_stopped_by_the_next_who_takes_one() {
    let hands = json!([
        [
            "AC", "KC", "QC", "JC", "TC", "9C", "8C", "7C", "6C", "5C", "4C", "3C", "2D"
        ],
        [
            "2C", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "KS", "AD"
        ],
        [
            "3D", "4D", "5D", "6D", "7D", "8D", "9D", "TD", "JD", "QD", "KD", "AS", "QS"
        ],
        [
            "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH"
        ],
    ]);
    let options = json!({"pass_cards": false});
    let mut playing = dealt("custom-hearts", 4, &options, &json!({"hands": hands}));
    let moon = |playing: &Match| MatchFacts::of(playing).hands[0].seats[0].moon;
    // Seat 0 takes a heart with each of its clubs.
    play(
        &mut playing,
        "2C 3D 2H AC KC 2S 4D 3H QC 3S 5D 4H JC 4S 6D 5H",
    );
    play(&mut playing, "TC 5S 7D 6H 9C 6S 8D 7H");
    assert_eq!(moon(&playing), MoonAttempt::None, "six of 14 point cards");
    play(&mut playing, "8C 7S 9D 8H");
    assert_eq!(
        moon(&playing),
        MoonAttempt::Missed,
        "tried, and not made yet"
    );
    play(
        &mut playing,
        "7C 8S TD 9H 6C 9S JD TH 5C TS QD JH 4C JS KD QH 3C KS AS KH",
    );
    assert!(!MatchFacts::of(&playing).hands[0].seats[1].moon_stopped);
    // Seat 1 takes the last diamond, and with it the queen and the last heart.
    play(&mut playing, "2D AD QS AH");
    let hand = MatchFacts::of(&playing).hands[0].clone();
    assert_eq!(hand.seats[0].moon, MoonAttempt::Missed);
    let stopped: Vec<bool> = hand.seats.iter().map(|one| one.moon_stopped).collect();
    assert_eq!(stopped, [false, true, false, false]);
    assert!(hand.seats.iter().all(|one| !one.moon_suffered));
}

#[test]
fn a_queen_that_was_passed_has_two_holders() {
    let ranks = [
        "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A",
    ];
    let suit =
        |suit: &str| -> Vec<String> { ranks.iter().map(|rank| format!("{rank}{suit}")).collect() };
    let hands = json!({"hands": [suit("C"), suit("D"), suit("S"), suit("H")]});
    let mut playing = dealt("hearts", 4, &json!({}), &hands);
    for (index, pass) in [
        "pass KC QC JC",
        "pass KD QD JD",
        "pass KS QS JS",
        "pass KH QH JH",
    ]
    .into_iter()
    .enumerate()
    {
        playing.act(seat(index), pass).unwrap();
    }
    play_out(&mut playing);
    let facts = MatchFacts::of(&playing);
    assert_eq!(facts.hands[0].pass_left, 1);
    let queen = facts.hands[0].queens[0];
    assert_eq!((queen.dealt, queen.played), (Some(seat(2)), Some(seat(3))));
}

#[test]
fn wilds_are_counted_as_they_were_declared() {
    let mut seen = (0, 0);
    for number in 0..12 {
        let (playing, facts) = facts_of(
            &setup("wild-twists", 4, &json!({"length": "short"})),
            number,
        );
        let declared = playing.steps().filter_map(|standing| match standing.step {
            moonshot_rules::Step::Act(_, action) => Some(action.to_string()),
            moonshot_rules::Step::Chance(_) => None,
        });
        let declared: Vec<String> = declared.filter(|action| action.starts_with('W')).collect();
        let ending = |end| {
            declared
                .iter()
                .filter(|action| action.ends_with(end))
                .count()
        };
        let seats = || facts.hands[0].seats.iter();
        let (high, low): (u8, u8) = (
            seats().map(|seat| seat.wilds_high).sum(),
            seats().map(|seat| seat.wilds_low).sum(),
        );
        assert_eq!(
            (usize::from(high), usize::from(low)),
            (ending('+'), ending('-'))
        );
        seen = (seen.0 + high, seen.1 + low);
    }
    assert!(seen.0 > 0 && seen.1 > 0, "{seen:?}");
}

#[test]
fn curses_and_gifts_are_those_of_the_hand() {
    let mut gifts = 0;
    for number in 0..6 {
        let (_, facts) = facts_of(&setup("black-hearts", 4, &json!({})), number);
        for hand in facts.hands.iter().filter(|hand| hand.scored) {
            let curses: u8 = hand.seats.iter().map(|seat| seat.curses).sum();
            assert!(curses <= 6);
            gifts += usize::from(hand.gift.is_some());
        }
    }
    assert!(gifts > 0);
}

#[test]
fn heartcatchers_counts_catches_thefts_and_secrets() {
    let mut all = [0u32; 3];
    for number in 0..6 {
        let (playing, facts) = facts_of(&setup("heartcatchers", 2, &json!({})), number);
        for hand in &facts.hands {
            let turns: u8 = hand
                .seats
                .iter()
                .map(|one| one.caught + one.stolen + one.secrets)
                .sum();
            assert_eq!(turns, 14, "a game has 14 turns (K-13)");
            for one in &hand.seats {
                all[0] += u32::from(one.caught);
                all[1] += u32::from(one.stolen);
                all[2] += u32::from(one.secrets);
            }
        }
        let AnyGame::Heartcatchers(game) = playing.state() else {
            panic!("another game");
        };
        let last = game.last_game().unwrap();
        let own: Vec<i32> = facts
            .hands
            .last()
            .unwrap()
            .seats
            .iter()
            .map(|seat| seat.points)
            .collect();
        assert_eq!(own, last.points());
    }
    assert!(all.iter().all(|count| *count > 0), "{all:?}");
}

#[test]
fn what_was_undone_is_no_fact() {
    let mut playing = suits();
    play(&mut playing, "2C");
    let before = MatchFacts::of(&playing);
    play(&mut playing, "2D 2S 2H");
    playing.undo(1, None).unwrap();
    assert_eq!(MatchFacts::of(&playing), before);
}

#[test]
fn facts_are_stored_in_few_words_and_go_round() {
    for (setup, number) in setups().iter().zip(0..) {
        let (_, facts) = facts_of(setup, number);
        let text = serde_json::to_string(&facts).unwrap();
        assert_eq!(serde_json::from_str::<MatchFacts>(&text).unwrap(), facts);
    }
    let idle = SeatFacts::default();
    assert_eq!(serde_json::to_string(&idle).unwrap(), "{}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn points_add_up_with_the_outcome(number: u8, which in 0..15usize) {
        let setup = &setups()[which];
        let (playing, facts) = facts_of(setup, number);
        let outcome = playing.state().outcome().unwrap();
        let last = facts.hands.iter().rfind(|hand| hand.scored).unwrap();
        let totals: Vec<i32> = last.seats.iter().map(|seat| seat.total).collect();
        prop_assert_eq!(&totals[..], &outcome.totals[..]);
        prop_assert!(facts.hands.iter().zip(1..).all(|(hand, number)| hand.number == number));
        if setup.game().id != "heartcatchers" {
            for seat in 0..setup.players() {
                let sum: i32 = facts.hands.iter().map(|hand| hand.seats[seat].points).sum();
                prop_assert_eq!(sum, outcome.totals[seat]);
            }
        }
        for hand in facts.hands.iter().filter(|hand| hand.scored) {
            // At most one seat makes a moon, and then every other seat suffers it.
            let made = hand.seats.iter().filter(|seat| seat.moon == MoonAttempt::Made).count();
            let suffered = hand.seats.iter().filter(|seat| seat.moon_suffered).count();
            prop_assert!(made <= 1);
            prop_assert_eq!(suffered, made * (setup.players() - 1));
            // A moon is stopped only if another seat tried it.
            let stopped = hand.seats.iter().any(|seat| seat.moon_stopped);
            let missed = hand.seats.iter().any(|seat| seat.moon == MoonAttempt::Missed);
            prop_assert!(!stopped || missed);
            prop_assert!(hand.queens.len() <= 1);
        }
    }

    #[test]
    fn highlights_are_few_and_true(number: u8, which in 0..15usize, you in 0..2usize) {
        let (playing, facts) = facts_of(&setups()[which], number);
        let outcome = playing.state().outcome().unwrap();
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        for you in [None, Some(seat(you))] {
            let told = highlights(&facts, &winners, you);
            prop_assert!((1..=3).contains(&told.len()), "{:?}", told);
            for one in &told {
                prop_assert!(one.count > 0);
                let same = told.iter().filter(|other| other.code == one.code);
                prop_assert_eq!(same.count(), 1);
                prop_assert!(is_true(&facts, &winners, one), "{:?}", one);
            }
        }
    }
}

/// Whether a highlight says what happened, counted in another way.
fn is_true(facts: &MatchFacts, winners: &[Seat], told: &Highlight) -> bool {
    let hands = || facts.hands.iter().filter(|hand| hand.scored);
    let own = |hand: &HandFacts| hand.seats[told.seat.index()];
    let count = |of: &dyn Fn(&HandFacts) -> i32| hands().map(of).sum::<i32>() == told.count;
    let number = |of: &dyn Fn(&SeatFacts) -> bool| count(&|hand| i32::from(of(&own(hand))));
    let then = || hands().find(|hand| Some(hand.number) == told.hand).unwrap();
    let best = |hand: &HandFacts| {
        let others = hand.seats.iter().enumerate();
        let others = others.filter(|(index, _)| *index != told.seat.index());
        others.map(|(_, other)| other.total).min().unwrap()
    };
    match told.code {
        HighlightKind::MoonMade => number(&|one| one.moon == MoonAttempt::Made),
        HighlightKind::MoonMissed => number(&|one| one.moon == MoonAttempt::Missed),
        HighlightKind::MoonStopped => number(&|one| one.moon_stopped),
        HighlightKind::Comeback => {
            winners.contains(&told.seat) && own(then()).total - best(then()) == told.count
        }
        HighlightKind::LeadLost => {
            !winners.contains(&told.seat) && best(then()) - own(then()).total == told.count
        }
        HighlightKind::QueenTaken => count(&|hand| {
            hand.queens
                .iter()
                .filter(|queen| queen.taken == told.seat)
                .count() as i32
        }),
        HighlightKind::QueenGiven => count(&|hand| {
            let given = |queen: &&_| {
                let queen: &moonshot_table::facts::QueenFacts = queen;
                queen.played == Some(told.seat) && queen.taken != told.seat
            };
            hand.queens.iter().filter(given).count() as i32
        }),
        HighlightKind::CleanHands => number(&|one| one.points <= 0),
        HighlightKind::WorstHand => {
            own(then()).points == told.count && hands().all(|hand| own(hand).points <= told.count)
        }
        HighlightKind::Wilds => {
            count(&|hand| i32::from(own(hand).wilds_high + own(hand).wilds_low))
        }
        HighlightKind::Curses => count(&|hand| i32::from(own(hand).curses)),
        HighlightKind::Stolen => count(&|hand| i32::from(own(hand).stolen)),
        HighlightKind::Caught => count(&|hand| i32::from(own(hand).caught)),
        HighlightKind::SecretPoints => count(&|hand| own(hand).secret_points),
        HighlightKind::SecretsLaid => count(&|hand| i32::from(own(hand).secrets)),
        HighlightKind::Tricks => count(&|hand| i32::from(own(hand).tricks)),
    }
}

#[test]
fn a_winner_who_was_far_behind_came_back() {
    let hand = |number, points: [i32; 2], totals: [i32; 2]| HandFacts {
        number,
        scored: true,
        seats: points
            .iter()
            .zip(totals)
            .map(|(points, total)| SeatFacts {
                points: *points,
                total,
                ..SeatFacts::default()
            })
            .collect(),
        ..HandFacts::default()
    };
    let facts = MatchFacts {
        hands: vec![
            hand(1, [20, 6], [20, 6]),
            hand(2, [13, 13], [33, 19]),
            hand(3, [0, 26], [33, 45]),
        ],
    };
    let told = highlights(&facts, &[seat(0)], Some(seat(0)));
    assert_eq!(
        told[0],
        Highlight {
            code: HighlightKind::Comeback,
            seat: seat(0),
            count: 14,
            hand: Some(2)
        }
    );
    // The other one lost that lead.
    let told = highlights(&facts, &[seat(0)], Some(seat(1)));
    assert_eq!((told[0].code, told[0].count), (HighlightKind::LeadLost, 14));
    // A match without a winner has neither.
    let told = highlights(&facts, &[], Some(seat(0)));
    assert!(
        told.iter()
            .all(|one| one.hand.is_none() || one.code == HighlightKind::WorstHand)
    );
}
