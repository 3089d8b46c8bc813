//! Invariants at every node of random matches of the trick games, for every number of players and option.

use crate::common;

use common::{RandomMatch, TestDice, seat};
use moonshot_rules::trick::{
    Moon, PassCycle, Played, Revoke, TrickAction, TrickCards, TrickChance, TrickEvent, TrickLegal,
    TrickNotation, TrickOptions, TrickRefusal, TrickVariant,
};
use moonshot_rules::{
    BySeat, Card, CardominoesOptions, Cards, Dice, Game, GameRefusal, HeartsOptions, LegalActions,
    Length, Phase, PlayTo, Seat, Step, Suit, Target, TrickGame, Turn, Viewer, WildTwistsOptions,
};
use proptest::prelude::*;

/// Every table to walk: the number of players, and the game.
fn tables() -> impl Strategy<Value = (usize, TrickVariant)> {
    let custom = (3usize..=8, any::<[bool; 12]>(), 0usize..3, 0usize..4).prop_map(custom_table);
    prop_oneof![
        (
            3usize..=7,
            prop_oneof![Just(Target::Fifty), Just(Target::Hundred)]
        )
            .prop_map(|(n, target)| (n, HeartsOptions { target }.into())),
        (3usize..=5, any::<bool>(), 1i64..120).prop_map(|(n, penalty, target)| {
            let revoke = if penalty {
                Revoke::Penalty
            } else {
                Revoke::Refused
            };
            let target = PlayTo::new(target).unwrap();
            (n, CardominoesOptions { target, revoke }.into())
        }),
        (
            3usize..=8,
            prop_oneof![
                Just(Length::Short),
                Just(Length::Medium),
                Just(Length::Long)
            ]
        )
            .prop_map(|(n, length)| (n, WildTwistsOptions { length }.into())),
        custom,
    ]
}

fn custom_table(
    (players, flags, moon, base): (usize, [bool; 12], usize, usize),
) -> (usize, TrickVariant) {
    let base = match base {
        0 => TrickOptions::hearts(players),
        1 => TrickOptions::cardominoes(players),
        2 => TrickOptions::wild_twists(players),
        _ => TrickOptions {
            target: None,
            ..TrickOptions::hearts(players)
        },
    };
    let points = Cards::HEARTS | Cards::one(Card::QUEEN_OF_SPADES);
    let options = TrickOptions {
        pass_count: if flags[0] { base.pass_count.max(1) } else { 0 },
        pass_cycle: PassCycle::new(&[1, 0, players as u8 - 1]).unwrap(),
        banned_first: if flags[1] { points } else { Cards::EMPTY },
        any_club_opens: flags[2],
        must_break: flags[3],
        breakers: if flags[4] { points } else { Cards::HEARTS },
        breaks_after_trick: !flags[5],
        hearts_instead_of_queen: flags[6],
        jack_points: if flags[7] { 10 } else { 0 },
        no_tricks_points: if flags[8] { 5 } else { 0 },
        moon: [Moon::Add, Moon::Subtract, Moon::Choose][moon],
        revoke: if flags[9] {
            Revoke::Penalty
        } else {
            Revoke::Refused
        },
        draws_dealer: flags[10],
        last_trick_closes: flags[11],
        hands: Some(3),
        notation: TrickNotation::ALL,
        ..base
    };
    (players, options.into())
}

/// Walks a match to its end, or for many steps, and calls back with every node.
fn walk(players: usize, variant: TrickVariant, seed: u64, mut look: impl FnMut(&TrickGame)) {
    let mut random = RandomMatch::new(players, variant, seed);
    for _ in 0..600 {
        look(&random.game);
        if random.step().is_none() {
            return;
        }
    }
}

/// The cards are a partition of the pack; points add up.
fn conserved(game: &TrickGame) {
    let (rules, hand) = (game.rules(), game.hand());
    if matches!(game.phase(), Phase::Draw | Phase::Deal | Phase::Over) {
        return;
    }
    let trick: Cards = hand
        .current_trick()
        .iter()
        .map(|(_, played)| played.card())
        .collect();
    let piles = Seat::all(rules.seats).flat_map(|seat| [hand.held(seat), hand.taken(seat)]);
    let piles: Vec<Cards> = piles.chain([trick, hand.extras()]).collect();
    let union = piles.iter().fold(Cards::EMPTY, |all, pile| all | *pile);
    assert_eq!(union, rules.pack);
    assert_eq!(
        piles.iter().map(|pile| pile.len()).sum::<usize>(),
        rules.pack.len()
    );
}

/// Every text that could be an action of a trick game, except most passes.
fn texts(game: &TrickGame, seat: Seat) -> Vec<String> {
    let cards = (Cards::STANDARD | Cards::WILDS)
        .into_iter()
        .flat_map(Played::ways);
    let plays: Vec<String> = cards.map(|played| played.to_string()).collect();
    let corrections = plays.iter().map(|card| format!("correct {card}"));
    let others = ["decline", "gather", "moon self", "moon others"];
    let mut texts: Vec<String> = others.into_iter().map(str::to_owned).collect();
    texts.extend(corrections);
    texts.extend(passes(game, seat).iter().map(|cards| {
        let words: Vec<String> = cards.iter().map(ToString::to_string).collect();
        format!("pass {}", words.join(" "))
    }));
    texts.extend(plays);
    texts
}

/// Passes with the right number of cards, one more and one less; with cards that are held, not held, and duplicated.
fn passes(game: &TrickGame, seat: Seat) -> Vec<Vec<Card>> {
    let held: Vec<Card> = game.hand().held(seat).iter().collect();
    let count = game.rules().pass_count;
    let windows = [count.saturating_sub(1), count, count + 1]
        .into_iter()
        .filter(|size| *size > 0)
        .flat_map(|size| held.windows(size));
    let mut passes: Vec<Vec<Card>> = windows.map(<[Card]>::to_vec).collect();
    if let Some(first) = held.get(..count).filter(|first| !first.is_empty()) {
        let strange = (game.rules().pack - game.hand().held(seat)).first();
        passes.extend(strange.map(|card| [&[card], &first[1..]].concat()));
        passes.push([&first[..1], first].concat());
        passes.push([&first[..1], &first[..count - 1]].concat());
    }
    passes
}

/// Whether the action is listed as legal.
fn lists(legal: &TrickLegal, action: TrickAction) -> bool {
    match (legal.pass(), action) {
        (Some(pass), TrickAction::Pass(cards)) => {
            cards.len() == pass.count && pass.from.contains_all(cards)
        }
        _ => legal.iter().any(|listed| listed == action),
    }
}

/// For every text of the game's notation and every seat: `check` accepts it exactly if `legal` lists it.
fn legality(game: &TrickGame) {
    for seat in Seat::all(game.seats()) {
        let legal = game.legal(seat);
        let may_act = matches!(game.turn(), Turn::Seats(seats) if seats.contains(seat));
        assert_eq!(
            may_act,
            !legal.is_empty(),
            "who may act has something to do, and nobody else"
        );
        let mut accepted = Vec::new();
        for text in texts(game, seat) {
            let Ok(action) = game.parse_action(&text) else {
                continue; // another trick game's
            };
            match game.check(seat, &action) {
                Ok(()) => {
                    assert!(lists(&legal, action), "{text} is accepted but not listed");
                    accepted.push(action);
                }
                Err(why) => {
                    assert!(
                        !lists(&legal, action),
                        "{text} is listed but refused: {why}"
                    );
                    assert!(TrickRefusal::CODES.contains(&why.code()));
                }
            }
        }
        for action in legal.iter() {
            assert!(accepted.contains(&action), "no text names {action}");
        }
        if legal.pass().is_some() {
            let passes = accepted.iter().any(|a| matches!(a, TrickAction::Pass(_)));
            assert!(passes, "no text names a pass");
        }
    }
}

/// Every legal action is accepted, and round-trips through its notation.
fn notation(game: &TrickGame) {
    for seat in Seat::all(game.seats()) {
        let legal = game.legal(seat);
        let pass = legal.pass().map(|pass| {
            let cards = pass.from.iter().take(pass.count);
            TrickAction::Pass(cards.collect())
        });
        for action in legal.iter().chain(pass) {
            assert_eq!(game.check(seat, &action), Ok(()));
            assert_eq!(game.parse_action(&action.to_string()), Ok(action));
        }
    }
}

/// Shuffles the cards hidden from `viewer` among the other hands and the leftovers, keeping their sizes. Cards that the
/// viewer passed may move too: their current place is not in its view either.
fn redealt(game: &TrickGame, viewer: Viewer, dice: &mut dyn Dice) -> TrickGame {
    game.with_hidden_cards_moved(viewer, dice)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cards_are_conserved_and_legality_agrees((players, variant) in tables(), seed: u64) {
        let mut node = seed as usize;
        walk(players, variant, seed, |game| {
            conserved(game);
            notation(game);
            node = node.wrapping_add(1);
            if node.is_multiple_of(3) {
                legality(game);
            }
        });
    }

    #[test]
    fn a_view_is_unchanged_when_what_it_hides_is_redealt(
        (players, variant) in tables(), seed: u64,
    ) {
        let mut dice = TestDice::new(seed ^ 0x55);
        walk(players, variant, seed, |game| {
            for viewer in Viewer::all(game.seats()) {
                let other = redealt(game, viewer, &mut dice);
                assert_eq!(other.view(viewer), game.view(viewer));
            }
        });
    }

    #[test]
    fn replay_gives_the_same_state((players, variant) in tables(), seed: u64) {
        let mut random = RandomMatch::new(players, variant, seed);
        let mut again = TrickGame::new(players, variant).unwrap();
        for _ in 0..400 {
            match random.step() {
                Some(Step::Chance(outcome)) => again.chance(&outcome).unwrap(),
                Some(Step::Act(seat, action)) => {
                    again.play(seat, &again.parse_action(&action.to_string()).unwrap()).unwrap();
                }
                None => break,
            }
            prop_assert_eq!(&random.game, &again);
        }
    }

    #[test]
    fn events_hide_what_the_view_hides((players, variant) in tables(), seed: u64) {
        let mut random = RandomMatch::new(players, variant, seed);
        for _ in 0..300 {
            let before = random.game.clone();
            let Some(step) = random.step() else {
                break;
            };
            let after = &random.game;
            for viewer in Viewer::all(before.seats()) {
                // A card named to a viewer is one it holds, gave, or that is face up.
                let open = known_to(&before, viewer) | known_to(after, viewer);
                for event in before.events(after, &step, viewer) {
                    prop_assert!(open.contains_all(named_in(&event)), "{:?} {}", event, open);
                }
            }
        }
    }
}

/// The cards that an event names; the draw is public.
fn named_in(event: &TrickEvent) -> Cards {
    let trick = |cards: &TrickCards| cards.iter().map(|(_, played)| played.card()).collect();
    match event {
        TrickEvent::Passed { cards, .. } => cards.unwrap_or_default(),
        TrickEvent::Played { card, .. } => Cards::one(card.card()),
        TrickEvent::Corrected { from, to, .. } => Cards::one(from.card()) | Cards::one(to.card()),
        TrickEvent::TrickTaken { cards, .. } => trick(cards),
        _ => Cards::EMPTY,
    }
}

fn known_to(game: &TrickGame, viewer: Viewer) -> Cards {
    let view = game.view(viewer).unwrap();
    let passed = view.passed().map_or(Cards::EMPTY, |(_, cards)| cards);
    let received = view.received().map_or(Cards::EMPTY, |(_, cards)| cards);
    let finished = game.last_finished_cards();
    view.hand() | view.seen() | passed | received | finished
}

trait Hidden {
    fn with_hidden_cards_moved(&self, viewer: Viewer, dice: &mut dyn Dice) -> TrickGame;
    fn last_finished_cards(&self) -> Cards;
}

impl Hidden for TrickGame {
    fn with_hidden_cards_moved(&self, viewer: Viewer, dice: &mut dyn Dice) -> TrickGame {
        let fixed = match viewer {
            Viewer::Seat(seat) => self.hand().held(seat),
            Viewer::Spectator => Cards::EMPTY,
        };
        let hand = self.hand();
        let mut pool: Vec<Card> = Vec::new();
        let others = |viewer: Viewer| Seat::all(self.seats()).filter(move |seat| !viewer.is(*seat));
        for seat in others(viewer) {
            pool.extend(hand.held(seat));
        }
        // An opening lead shows that no lower club is in a hand, so one that is left over stays there.
        let stays = if hand.is_fresh() {
            hand.extras().of(Suit::Clubs)
        } else {
            Cards::EMPTY
        };
        pool.extend(hand.extras() - stays);
        moonshot_rules::shuffle(&mut pool, dice);
        let mut pool = pool.into_iter();
        let mut hands = BySeat::from_fn(self.seats(), |_| Cards::EMPTY);
        for seat in Seat::all(self.seats()) {
            *hands.get_mut(seat).unwrap() = if viewer.is(seat) {
                fixed
            } else {
                pool.by_ref().take(hand.held(seat).len()).collect()
            };
        }
        self.clone()
            .with_hands(&hands, pool.collect::<Cards>() | stays)
    }

    fn last_finished_cards(&self) -> Cards {
        self.last_hand().map_or(Cards::EMPTY, |last| {
            (0..last.hand.tricks_done())
                .flat_map(|n| last.hand.trick(n))
                .map(|(_, played)| played.card())
                .collect()
        })
    }
}

#[test]
fn seats_rotate_without_effect() {
    for shift in 1..4 {
        let walk = |shift: usize| {
            let mut game =
                TrickGame::new(4, HeartsOptions::default().with_target(Target::Fifty)).unwrap();
            let mut dice = TestDice::new(7);
            let mut trail = Vec::new();
            while game.turn() != Turn::Over && trail.len() < 300 {
                if let Some(TrickChance::Deal { hands, extras }) = game.roll(&mut dice) {
                    let hands = BySeat::from_fn(4, |seat| hands.of(seat.clockwise(4 - shift, 4)));
                    game.chance(&TrickChance::Deal { hands, extras }).unwrap();
                    continue;
                }
                let Turn::Seats(seats) = game.turn() else {
                    break;
                };
                let first = (0..4)
                    .map(|n| seat((n + shift) % 4))
                    .find(|s| seats.contains(*s));
                let actor = first.unwrap();
                let legal = game.legal(actor);
                let action = match legal.pass() {
                    None => legal.nth(0).unwrap(),
                    Some(pass) => TrickAction::Pass(pass.from.iter().take(pass.count).collect()),
                };
                game.play(actor, &action).unwrap();
                trail.push((actor.clockwise(4 - shift, 4), action));
            }
            trail
        };
        assert_eq!(walk(shift), walk(0));
    }
}
