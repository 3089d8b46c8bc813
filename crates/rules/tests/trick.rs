//! Queries on a trick game at each moment: turns, lists, refusals, views.

use crate::common;

use common::{RandomMatch, cardominoes, cards, dealt, seat};
use moonshot_rules::trick::{Played, Revoke, TrickAction, TrickOptions, TrickRefusal};
use moonshot_rules::{
    Card, Cards, Game, LegalActions, Phase, Seat, Seats, TrickGame, Turn, View, Viewer,
};

/// Calls back with every seat at each moment of a match.
fn every_moment(options: TrickOptions, seed: u64, mut look: impl FnMut(&TrickGame, Seat)) {
    let mut random = RandomMatch::new(options.seats, options.into(), seed);
    for _ in 0..600 {
        for seat in Seat::all(options.seats) {
            look(&random.game, seat);
        }
        if random.step().is_none() {
            return;
        }
    }
}

/// Tables with a Wild, with revokes that may be corrected, and with both.
fn tables() -> [TrickOptions; 4] {
    let penalty = |options| TrickOptions {
        revoke: Revoke::Penalty,
        ..options
    };
    let (cardominoes, twists) = (TrickOptions::cardominoes(4), TrickOptions::wild_twists(5));
    [cardominoes, twists, penalty(cardominoes), penalty(twists)]
}

#[test]
fn a_turn_says_who_or_what_is_due() {
    let mut random = RandomMatch::new(4, TrickOptions::cardominoes(4).into(), 3);
    loop {
        let game = &random.game;
        let expected = match game.phase() {
            Phase::Draw | Phase::Deal => Turn::Chance(game.pending().unwrap()),
            Phase::Over => Turn::Over,
            _ => Turn::Seats(game.to_act()),
        };
        assert_eq!(game.turn(), expected);
        if random.step().is_none() {
            break;
        }
    }
    assert_eq!(random.game.turn(), Turn::Over);
}

#[test]
fn a_list_has_the_cards_that_may_be_played() {
    for (options, seed) in tables().into_iter().zip(1..) {
        every_moment(options, seed, |game, seat| {
            let legal = game.legal(seat);
            let played = legal.iter().filter_map(|action| match action {
                TrickAction::Play(card) => Some(card.card()),
                _ => None,
            });
            assert_eq!(legal.cards(), played.collect());
        });
    }
}

#[test]
fn a_card_is_refused_where_no_way_to_play_or_correct_with_it_is_allowed() {
    for (options, seed) in tables().into_iter().zip(5..) {
        let (mut refused, mut allowed) = (0, 0);
        every_moment(options, seed, |game, seat| {
            let corrects = game
                .legal(seat)
                .iter()
                .any(|action| matches!(action, TrickAction::Correct(_)));
            let action = if corrects {
                TrickAction::Correct
            } else {
                TrickAction::Play
            };
            for card in options.pack {
                let ways = Played::ways(card).map(|way| game.check(seat, &action(way)));
                let ways: Vec<Result<(), TrickRefusal>> = ways.collect();
                let expected = match ways.iter().all(Result::is_err) {
                    true => ways[0].err(),
                    false => None,
                };
                assert_eq!(game.refusal_of(seat, card), expected, "{card} by {seat:?}");
                refused += u32::from(expected.is_some());
                allowed += u32::from(expected.is_none());
            }
        });
        assert!(refused > 100 && allowed > 100);
    }
}

#[test]
fn a_view_names_who_did_not_follow() {
    let mut found = 0;
    for (options, seed) in tables().into_iter().zip(9..) {
        every_moment(options, seed, |game, viewer| {
            let trick = game.hand().current_trick();
            let mut expected = Seats::NONE;
            for (seat, laid) in &trick {
                if laid.card().suit() != trick[0].1.card().suit() {
                    expected.insert(*seat);
                }
            }
            let view = game.view(Viewer::Seat(viewer)).unwrap();
            assert_eq!(view.not_following(), expected);
            found += expected.len();
        });
    }
    assert!(found > 100);
}

#[test]
fn c_27_a_view_names_who_may_have_something_to_correct_whether_or_not_they_have() {
    let (mut named, mut revoked) = (0, 0);
    for (options, seed) in tables().into_iter().zip(19..) {
        let penalty = options.revoke == Revoke::Penalty;
        every_moment(options, seed, |game, viewer| {
            let view = game.view(Viewer::Seat(viewer)).unwrap();
            let mut expected = Seats::NONE;
            for seat in view.not_following().iter().filter(|_| penalty) {
                expected.insert(seat);
                revoked += u32::from(game.to_act().contains(seat));
            }
            assert_eq!(view.may_correct(), expected);
            named += expected.len() as u32;
        });
    }
    assert!(
        revoked > 10 && revoked < named,
        "some have, and some have not: {revoked}"
    );
}

#[test]
fn c_27_whoever_holds_no_other_card_has_nothing_to_correct() {
    let mut last = 0;
    for seed in 0..20 {
        let options = TrickOptions {
            revoke: Revoke::Penalty,
            ..TrickOptions::cardominoes(4)
        };
        let mut random = RandomMatch::new(4, options.into(), seed);
        let hand = |game: &TrickGame| game.hand_number();
        while hand(&random.game) < 2 {
            let game = &random.game;
            let view = game.view(Viewer::Spectator).unwrap();
            let suspects = view.not_following();
            if suspects.iter().any(|seat| view.cards_held(seat) == 0) {
                assert_eq!(view.may_correct(), Seats::NONE);
                last += 1;
            }
            // Follows suit, so that the hand reaches its end.
            let led = game
                .hand()
                .current_trick()
                .first()
                .map(|(_, laid)| laid.card().suit());
            let Turn::Seats(seats) = game.turn() else {
                random.step().unwrap();
                continue;
            };
            let seat = seats.first().unwrap();
            let legal = game.legal(seat);
            let follows = legal.iter().find(|action| match action {
                TrickAction::Play(played) => Some(played.card().suit()) == led,
                _ => false,
            });
            match follows {
                Some(action) => random.game.play(seat, &action).unwrap(),
                None => drop(random.step().unwrap()),
            }
        }
    }
    assert!(last > 10, "{last}");
}

#[test]
fn c_19_a_table_says_whether_tricks_close() {
    for last_trick_closes in [true, false] {
        let options = TrickOptions {
            last_trick_closes,
            ..cardominoes()
        };
        assert_eq!(
            dealt(options, &[]).open_view().tricks_close(),
            last_trick_closes
        );
    }
}

#[test]
fn w_08_who_is_asked_says_first_whether_it_opens() {
    let hands = ["AC", "2C 3C", "WC 4C 5C", "6C"];
    let game = dealt(TrickOptions::wild_twists(4), &hands);
    assert_eq!(game.phase(), Phase::Opening);
    for action in [
        TrickAction::Pass(cards("4C 5C 6C")),
        TrickAction::Correct(Played::high(Card::WILD_CLUB)),
        TrickAction::Gather,
        TrickAction::MoonSelf,
    ] {
        assert_eq!(
            game.check(seat(2), &action),
            Err(TrickRefusal::OpeningFirst)
        );
    }
}

#[test]
fn w_07_the_wild_club_opens_as_the_lowest_where_any_club_may() {
    let options = TrickOptions {
        any_club_opens: true,
        ..TrickOptions::wild_twists(4)
    };
    let game = dealt(options, &["3C WC", "2C"]);
    let open = |played| game.check(game.hand().turn(), &TrickAction::Play(played));
    let holder = game.hand().turn();
    let wild = Card::WILD_CLUB;
    assert_eq!(holder, seat(1), "it holds the lowest club");
    let game = dealt(options, &["3C", "2C WC"]);
    assert_eq!(open(Played::high("2C".parse().unwrap())), Ok(()));
    let open = |played| game.check(seat(1), &TrickAction::Play(played));
    assert_eq!(open(Played::high(wild)), Err(TrickRefusal::OpensLowest));
    assert_eq!(open(Played::low(wild)), Ok(()));
}

#[test]
fn c_25_a_revoker_does_not_gather_what_another_takes() {
    let options = TrickOptions {
        revoke: Revoke::Penalty,
        ..cardominoes()
    };
    let mut game = dealt(options, &["2C", "3C AD", "AC", "4C"]);
    for text in ["2C", "AD", "AC", "4C"] {
        let turn = game.hand().turn();
        game.play(turn, &game.parse_action(text).unwrap()).unwrap();
    }
    let gather = |number| game.check(seat(number), &TrickAction::Gather);
    assert_eq!(game.to_act().to_vec(), [seat(1), seat(2)]);
    assert_eq!(gather(1), Err(TrickRefusal::TrickComplete));
    assert_eq!(gather(2), Ok(()));
}

#[test]
fn a_view_tells_what_its_seat_passed_and_was_passed() {
    let deal = ["2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC"];
    let mut game = dealt(TrickOptions::hearts(4), &deal);
    let told = |game: &TrickGame, number| {
        let view = game.view(Viewer::Seat(seat(number))).unwrap();
        (view.passed(), view.received())
    };
    for (number, given) in deal.into_iter().enumerate() {
        assert_eq!(told(&game, number), (None, None), "nothing is chosen");
        let action = TrickAction::Pass(cards(given));
        game.play(seat(number), &action).unwrap();
        if number < 3 {
            let chosen = Some((seat(number + 1), cards(given)));
            assert_eq!(told(&game, number), (chosen, None));
        }
    }
    for number in 0..4 {
        let (to, from) = ((number + 1) % 4, (number + 3) % 4);
        let passed = Some((seat(to), cards(deal[number])));
        let received = Some((seat(from), cards(deal[from])));
        assert_eq!(told(&game, number), (passed, received));
    }
    let spectator = game.open_view();
    assert_eq!((spectator.passed(), spectator.received()), (None, None));
}

#[test]
fn the_rest_is_claimed_only_where_cards_must_follow() {
    let hands = ["2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"];
    for (revoke, claims) in [(Revoke::Refused, true), (Revoke::Penalty, false)] {
        let options = TrickOptions {
            revoke,
            ..cardominoes()
        };
        let mut game = dealt(options, &hands);
        while game.hand().tricks_done() == 0 {
            let actor = game.to_act().first().unwrap();
            let action = game.legal(actor).nth(0).unwrap();
            game.play(actor, &action).unwrap();
        }
        let view = |number| game.view(Viewer::Seat(seat(number))).unwrap();
        assert_eq!(view(0).claim().is_some(), claims);
        assert_eq!(view(1).claim(), None, "another leads");
    }
}

#[test]
fn a_hand_knows_the_trick_under_way() {
    for (options, seed) in tables().into_iter().zip(13..) {
        every_moment(options, seed, |game, _| {
            let (hand, trick) = (game.hand(), game.hand().current_trick());
            let lying: Cards = trick.iter().map(|(_, laid)| laid.card()).collect();
            assert_eq!(hand.trick_cards(), lying);
            if let Some((_, best)) = trick.iter().find(|(seat, _)| *seat == hand.winning()) {
                assert_eq!(hand.winning_strength(), best.strength());
            }
            assert_eq!(hand.first_winner(), hand.winner_of(0));
        });
    }
}

#[test]
fn w_08_the_wild_clubs_holder_opens_with_it_alone() {
    let hands = ["AC", "2C 3C", "WC 4C 5C", "6C"];
    let game = dealt(TrickOptions::wild_twists(4), &hands);
    assert_eq!(game.hand().turn(), seat(2));
    assert_eq!(game.hand().legal_cards(game.rules()), cards("WC"));
    let hands = ["AC", "2C WC 3C"];
    let both = dealt(TrickOptions::wild_twists(4), &hands);
    assert_eq!(both.hand().legal_cards(both.rules()), cards("2C WC"));
}

#[test]
fn cards_may_go_round_the_table_any_number_of_times() {
    let rules = moonshot_rules::trick::TrickRules::new(TrickOptions::hearts(4)).unwrap();
    let hands = ["2C 3C", "2D 3D", "2S 3S", "2H 3H"].map(cards);
    let chosen = ["2C", "2D", "2S", "2H"].map(cards);
    let passed = |left: usize| {
        let mut hand = moonshot_rules::trick::Hand::dealt(&rules, &hands, Cards::EMPTY);
        hand.pass(left, &chosen);
        Seat::all(4)
            .map(|seat| hand.held(seat).to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(passed(1), ["3C 2H", "2C 3D", "2D 3S", "2S 3H"]);
    assert_eq!(passed(usize::MAX), passed(3));
}
