//! Determinized passes: cards that the other seats may have had, all equally likely.

use crate::common;

use common::{TestDice, seat};
use moonshot_rules::trick::{PassCycle, TrickOptions, TrickRules};
use moonshot_rules::{
    BlackCards, BlackHearts, BlackHeartsOptions, Cards, Effect, Game, Phase, Seat, TrickGame, View,
    Viewer,
};

/// Plays a random match, and calls back with each state that a viewer sees and a determinization of the view.
fn imagined<G: Game>(
    mut game: G,
    seed: u64,
    determinize: impl Fn(&G::View, &mut TestDice) -> G,
    mut look: impl FnMut(&G::View, &G),
) {
    let mut dice = TestDice::new(seed);
    for _ in 0..250 {
        if !game.advance_at_random(&mut dice) {
            return;
        }
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer).unwrap();
            look(&view, &determinize(&view, &mut dice));
        }
    }
}

/// The cards that a seat has had in the hand since the pass.
fn had(game: &TrickGame, of: Seat) -> Cards {
    let hand = game.hand();
    let plays = (0..=hand.tricks_done()).flat_map(|place| hand.trick(place));
    let own = plays.filter(|(player, _)| *player == of);
    let played: Cards = own.map(|(_, played)| played.card()).collect();
    hand.held(of) | played
}

#[test]
fn trick_games_imagine_passes_that_may_have_been() {
    let mut seen = 0;
    let tables = [
        TrickOptions::hearts(4),
        TrickOptions {
            pass_count: 2,
            pass_cycle: PassCycle::new(&[2, 1]).unwrap(),
            ..TrickOptions::wild_twists(5)
        },
    ];
    for (options, seed) in tables.into_iter().zip(1..) {
        let game = TrickGame::with_rules(TrickRules::new(options).unwrap());
        let determinize =
            |view: &<TrickGame as Game>::View, dice: &mut TestDice| view.determinize(dice).unwrap();
        imagined(game, seed, determinize, |view, game| {
            let under_way = !matches!(view.phase(), Phase::Deal | Phase::Over);
            let Some(rule) = view.pass().filter(|_| under_way) else {
                return;
            };
            let seats = view.seats();
            for from in Seat::all(seats) {
                let to = from.clockwise(rule.left, seats);
                let passed = game.view(Viewer::Seat(from)).unwrap().passed();
                let chooses = view.phase() == Phase::Pass;
                if chooses && view.to_act().contains(from) {
                    assert_eq!(passed, None);
                    continue;
                }
                let (taker, cards) = passed.unwrap();
                assert_eq!((taker, cards.len()), (to, rule.count));
                let among = if chooses { from } else { to };
                assert!(had(game, among).contains_all(cards), "{game:?}");
                let received = game.view(Viewer::Seat(to)).unwrap().received();
                assert_eq!(received, (!chooses).then_some((from, cards)));
                seen += 1;
            }
        });
    }
    assert!(seen > 5_000, "{seen}");
}

#[test]
fn every_card_may_have_been_passed_as_likely_as_any_other() {
    let rules = TrickRules::new(TrickOptions::hearts(4)).unwrap();
    let mut game = TrickGame::with_rules(rules);
    let mut dice = TestDice::new(3);
    while game.hand().tricks_done() < 2 {
        game.advance_at_random(&mut dice);
    }
    let view = game.view(Viewer::Seat(seat(0))).unwrap();
    // By the card's index among those that its receiver had after the pass.
    let mut places = [0_u32; 13];
    for _ in 0..2_600 {
        let game = view.determinize(&mut dice).unwrap();
        let (to, cards) = game.view(Viewer::Seat(seat(2))).unwrap().passed().unwrap();
        for (place, card) in had(&game, to).iter().enumerate() {
            places[place] += u32::from(cards.contains(card));
        }
    }
    assert!(
        places.iter().all(|times| (480..720).contains(times)),
        "600 times each: {places:?}"
    );
}

/// Checks the passes of a determinized hand of Black Hearts by undoing them step by step.
fn check_black_passes(view: &<BlackHearts as Game>::View, game: &BlackHearts) -> usize {
    let seats = view.seats();
    let of = |seat: Seat| game.view(Viewer::Seat(seat)).unwrap();
    let mut hands: Vec<BlackCards> = Seat::all(seats)
        .map(|seat| game.hand().held(seat).plus(view.played_by(seat)))
        .collect();
    for nobody in seats..8 {
        assert!(game.hand().held(seat(nobody)).is_empty());
    }
    let waits = |seat| view.to_act().contains(seat);
    let returns = match game.hand().effect() {
        Some(Effect::PassRight(count)) => Some(usize::from(count)),
        _ => None,
    };
    let mut checked = 0;
    match (view.phase(), returns) {
        (Phase::Pass, _) => {
            for seat in Seat::all(seats) {
                let chosen = of(seat).passed().map(|passed| passed.cards);
                assert_eq!(chosen.is_none(), waits(seat));
                let chosen = chosen.unwrap_or_default();
                assert_eq!(chosen.len(), if waits(seat) { 0 } else { 2 });
                assert!(hands[seat.index()].contains_all(chosen));
                checked += 1;
            }
            return checked;
        }
        (Phase::Return, Some(count)) => {
            for seat in Seat::all(seats) {
                let chosen = of(seat).returned().map_or(BlackCards::EMPTY, |r| r.cards);
                assert_eq!(chosen.len(), if waits(seat) { 0 } else { count });
                assert!(hands[seat.index()].contains_all(chosen));
            }
        }
        (Phase::Play, Some(count)) => {
            let after = hands.clone();
            for giver in Seat::all(seats) {
                let (given, got) = (of(giver).returned().unwrap(), of(giver).got_back().unwrap());
                assert_eq!(given.cards.len(), count);
                assert_eq!(given.seat, giver.clockwise(seats - 1, seats));
                assert!(after[given.seat.index()].contains_all(given.cards));
                assert!(after[giver.index()].contains_all(got.cards));
                hands[giver.index()] = after[giver.index()].minus(got.cards).plus(given.cards);
                checked += 1;
            }
        }
        (Phase::Gift | Phase::Play, _) => {}
        _ => return 0,
    }
    for giver in Seat::all(seats) {
        let passed = of(giver).passed().unwrap();
        assert_eq!((passed.seat, passed.cards.len()), (giver.left(seats), 2));
        assert!(
            hands[passed.seat.index()].contains_all(passed.cards),
            "{game:?}"
        );
        checked += 1;
    }
    checked
}

#[test]
fn black_hearts_imagines_passes_that_may_have_been() {
    let mut seen = 0;
    for seed in 0..24 {
        let seats = 3 + seed as usize % 4;
        let game = BlackHearts::new(seats, BlackHeartsOptions::default()).unwrap();
        let determinize = |view: &<BlackHearts as Game>::View, dice: &mut TestDice| {
            view.determinizations().unwrap().game(dice)
        };
        imagined(game, seed, determinize, |view, game| {
            seen += check_black_passes(view, game);
        });
    }
    assert!(seen > 20_000, "{seen}");
}
