//! Scores of the trick games: the moon, a hand's scores, and valid options.

use crate::common;

use common::{RandomMatch, cardominoes, dealt, seat};
use moonshot_rules::trick::{Moon, Played, Revoke, TrickAction, TrickOptions, TrickRules};
use moonshot_rules::{BySeat, Cards, Game, Phase, RulesError, Seat, Suit, TableError, TrickGame};

/// Plays the hand out: seat 0 its clubs first and then its highest cards, the others their first legal cards.
fn play_out(mut game: TrickGame) -> TrickGame {
    while game.phase() == Phase::Play {
        let turn = game.hand().turn();
        let legal = game.legal(turn).cards();
        let card = match legal.of(Suit::Clubs).first() {
            Some(club) => club,
            None if turn == seat(0) => legal.iter().last().unwrap(),
            None => legal.first().unwrap(),
        };
        let laid = TrickAction::Play(Played::high(card));
        game.play(turn, &laid).unwrap();
    }
    game
}

/// Four players; seat 0 holds every club, leads them all, and takes everything.
fn moon(options: TrickOptions) -> TrickGame {
    let hands = ["2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"];
    play_out(dealt(options, &hands))
}

#[test]
fn a_hand_knows_what_its_match_scored() {
    let game = moon(TrickOptions {
        moon: Moon::Subtract,
        hands: Some(1),
        ..cardominoes()
    });
    let last = game.last_hand().unwrap();
    assert_eq!(last.hand.shooter(game.rules()), Some(seat(0)));
    assert_eq!(
        last.hand.scores(game.rules(), None),
        [-26, 0, 0, 0, 0, 0, 0, 0]
    );
    assert_eq!(last.scores[..], [-26, 0, 0, 0]);

    let mut random = RandomMatch::new(4, TrickOptions::hearts(4).into(), 1);
    while random.step().is_some() {
        let Some(last) = random.game.last_hand() else {
            continue;
        };
        let rules = random.game.rules();
        assert_eq!(last.hand.scores(rules, last.choice)[..4], last.scores[..]);
        assert_eq!(last.hand.shooter(rules), last.shooter);
    }
    assert_eq!(
        random.game.last_hand().unwrap().number as usize,
        random.game.history().len()
    );
}

#[test]
fn a_view_has_the_hand_that_was_finished_last() {
    let game = moon(TrickOptions {
        moon: Moon::Add,
        ..cardominoes()
    });
    let last = game.open_view().last_hand().cloned();
    assert_eq!(last.as_ref(), game.last_hand());
    assert_eq!(last.map(|hand| hand.shooter), Some(Some(seat(0))));
}

#[test]
fn c_21_the_moon_is_told_in_totals_unless_a_leftover_jack_would_be() {
    let totals = |game: &TrickGame| {
        let both = game.moon_totals()?;
        Some(both.map(|totals| totals.to_vec()))
    };
    let game = moon(cardominoes());
    assert_eq!(game.phase(), Phase::Moon);
    let even = [vec![-26, 0, 0, 0], vec![0, 26, 26, 26]];
    assert_eq!(totals(&game), Some(even));
    assert_eq!(totals(&dealt(cardominoes(), &[])), None, "nobody chooses");

    let jack = moon(TrickOptions {
        jack_points: 10,
        ..cardominoes()
    });
    let with_jack = [vec![-36, 0, 0, 0], vec![-10, 26, 26, 26]];
    assert_eq!(totals(&jack), Some(with_jack), "no card is left over");

    let hands = ["2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC WC QS KS AS WS"];
    for (jack_points, told) in [(0, true), (10, false)] {
        let options = TrickOptions {
            jack_points,
            ..TrickOptions::wild_twists(3)
        };
        let game = play_out(dealt(options, &hands));
        assert_eq!(game.phase(), Phase::Moon);
        assert_eq!(totals(&game).is_some(), told, "two cards are left over");
    }
}

#[test]
fn h_26_a_hand_without_a_pass_has_no_rule_for_one() {
    let rules = TrickOptions::hearts(4);
    let left = |hand| rules.pass(hand).map(|pass| (pass.count, pass.left));
    assert_eq!(
        [1, 2, 3, 4, 5].map(left),
        [Some((3, 1)), Some((3, 3)), Some((3, 2)), None, Some((3, 1))]
    );
}

#[test]
fn numbers_out_of_range_make_no_game() {
    let wrong = |change: &dyn Fn(&mut TrickOptions)| {
        let mut options = TrickOptions::hearts(4);
        change(&mut options);
        match TrickRules::new(options) {
            Err(TableError::Rules(RulesError::OutOfRange { what })) => Some(what),
            Err(other) => panic!("{other}"),
            Ok(_) => None,
        }
    };
    for points in [1000_i32, -1000] {
        let (fits, more) = (points, points + points.signum());
        for (points, out) in [(fits, false), (more, true)] {
            let expected = |what| out.then_some(what);
            assert_eq!(
                wrong(&|o| o.queen_points = points),
                expected("queen_points")
            );
            assert_eq!(wrong(&|o| o.jack_points = points), expected("jack_points"));
            assert_eq!(
                wrong(&|o| o.no_tricks_points = points),
                expected("no_tricks_points")
            );
            assert_eq!(
                wrong(&|o| o.revoke_points = points),
                expected("revoke_points")
            );
        }
    }
    for (number, out) in [(0, true), (1, false), (1_000_000, false), (1_000_001, true)] {
        assert_eq!(wrong(&|o| o.target = Some(number)), out.then_some("target"));
    }
    for (number, out) in [(0, true), (1, false), (10_000, false), (10_001, true)] {
        assert_eq!(wrong(&|o| o.hands = Some(number)), out.then_some("hands"));
    }
}

#[test]
fn c_26_a_hand_that_a_revoke_ended_shows_no_card_that_was_not_played() {
    let options = TrickOptions {
        revoke: Revoke::Penalty,
        hands: Some(20),
        ..TrickOptions::wild_twists(5)
    };
    let mut random = RandomMatch::new(5, options.into(), 4);
    let (mut revoked, mut taken) = (0, 0);
    while random.step().is_some() {
        let Some(last) = random.game.last_hand() else {
            continue;
        };
        if last.revokers.is_empty() || random.game.phase() != Phase::Deal {
            continue;
        }
        let tricks = (0..=last.hand.tricks_done()).flat_map(|place| last.hand.trick(place));
        let shown: Cards = tricks.map(|(_, laid)| laid.card()).collect();
        for seat in Seat::all(5) {
            assert_eq!(last.hand.held(seat), Cards::EMPTY);
            assert!(
                shown.contains_all(last.hand.taken(seat)),
                "{seat:?} took the leftover card"
            );
            taken += last.hand.taken(seat).len();
        }
        revoked += 1;
    }
    assert!(revoked > 5 && taken > 5, "{revoked} {taken}");
}

#[test]
fn a_finished_hand_does_not_tell_what_was_passed() {
    let mut passed = dealt(TrickOptions::hearts(4), &[]);
    for seat in Seat::all(4) {
        let lowest = passed.hand().held(seat).iter().take(3).collect();
        passed.play(seat, &TrickAction::Pass(lowest)).unwrap();
    }
    let held = Seat::all(4).map(|seat| passed.hand().held(seat).to_string());
    let held: Vec<String> = held.collect();
    let never = TrickOptions {
        pass_count: 0,
        ..TrickOptions::hearts(4)
    };
    let held: Vec<&str> = held.iter().map(String::as_str).collect();
    let (passed, never) = (play_out(passed), play_out(dealt(never, &held)));
    let hand = |game: &TrickGame| game.last_hand().map(|last| last.hand);
    assert!(hand(&passed).is_some());
    assert_eq!(hand(&passed), hand(&never));
}

#[test]
fn a_pass_of_any_number_of_places_goes_round_the_table() {
    let game = dealt(TrickOptions::hearts(4), &[]);
    let chosen = [0, 1, 2, 3].map(|number| game.hand().held(seat(number)).iter().take(3).collect());
    for left in 0..12 {
        let mut hand = *game.hand();
        hand.pass(left, &chosen);
        for number in 0..4 {
            let kept = game.hand().held(seat(number)) - chosen[number];
            let given = chosen[(number + 12 - left) % 4];
            assert_eq!(hand.held(seat(number)), kept | given, "{left} to the left");
        }
    }
}

#[test]
fn other_hidden_cards_may_lie_in_the_hands() {
    let game = dealt(TrickOptions::wild_twists(5), &[]);
    let other = dealt(TrickOptions::wild_twists(5), &["AC KD", "AH", "AS"]);
    let held = BySeat::from_fn(5, |seat| other.hand().held(seat));
    let changed = game.clone().with_hands(&held, other.hand().extras());
    assert_ne!(changed.hand().held(seat(0)), game.hand().held(seat(0)));
    for seat in Seat::all(5) {
        assert_eq!(changed.hand().held(seat), other.hand().held(seat));
    }
    assert_eq!(changed.hand().extras(), other.hand().extras());
}
