//! What holds at every node of random matches of the trick games, for every number of players and option.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use common::{RandomMatch, seat, setup};
use moonshot_rules::trick::{Played, TrickAction, TrickChance, TrickGame};
use moonshot_rules::{
    AnyGame, BySeat, Card, Cards, Dice, Game, Legal, Phase, Seat, Step, Suit, Turn, ViewDocument,
    Viewer,
};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Every table that is walked: the game, how many players, and options.
fn tables() -> impl Strategy<Value = (&'static str, usize, Value)> {
    let custom = (3usize..=8, any::<[bool; 12]>(), 0usize..3, 0usize..4).prop_map(custom_table);
    prop_oneof![
        (3usize..=7, prop_oneof![Just(50), Just(100)]).prop_map(|(n, target)| (
            "hearts",
            n,
            json!({ "target": target })
        )),
        (3usize..=5, any::<bool>(), 1..120).prop_map(|(n, penalty, target)| {
            let revoke = if penalty { "penalty" } else { "refused" };
            (
                "cardominoes",
                n,
                json!({ "revoke": revoke, "target": target }),
            )
        }),
        (
            3usize..=8,
            prop_oneof![Just("short"), Just("medium"), Just("long")]
        )
            .prop_map(|(n, length)| ("wild-twists", n, json!({ "length": length }))),
        custom,
    ]
}

fn custom_table(
    (players, flags, moon, base): (usize, [bool; 12], usize, usize),
) -> (&'static str, usize, Value) {
    let bases = ["hearts", "cardominoes", "wild-twists", "openspiel"];
    let moons = ["add", "subtract", "choose"];
    let options = json!({
        "base": bases[base],
        "pass_cards": flags[0],
        "pass_cycle": ["left", "hold", "right"],
        "no_pts_on_first_trick": flags[1],
        "can_lead_any_club": flags[2],
        "must_break_hearts": flags[3],
        "qs_breaks_hearts": flags[4],
        "hearts_break": if flags[5] { "at-once" } else { "after-trick" },
        "can_lead_hearts_instead_of_qs": flags[6],
        "jd_bonus": flags[7],
        "avoid_all_tricks_bonus": flags[8],
        "moon": moons[moon],
        "revoke": if flags[9] { "penalty" } else { "refused" },
        "draw_for_deal": flags[10],
        "last_trick_closes": flags[11],
        "hands": 3,
    });
    ("custom-hearts", players, options)
}

fn trick(game: &AnyGame) -> &TrickGame {
    match game {
        AnyGame::Trick(game) => game,
        _ => panic!("a trick game is walked here"),
    }
}

/// Walks a match to its end, or for a good many steps, and looks at every node.
fn walk(game: &str, players: usize, options: &Value, seed: u64, mut look: impl FnMut(&TrickGame)) {
    let mut random = RandomMatch::new(game, players, options.clone(), seed);
    for _ in 0..600 {
        look(trick(&random.game));
        if !random.step() {
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

/// Every text that could name an action of a trick game, but for most passes.
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

/// Passes of the right number of cards and of one more and one less, with cards that are held, that are not, and twice.
fn passes(game: &TrickGame, seat: Seat) -> Vec<Vec<Card>> {
    let held: Vec<Card> = game.hand().held(seat).iter().collect();
    let count = game.rules().pass_count;
    let windows = [count.saturating_sub(1), count, count + 1]
        .into_iter()
        .filter(|size| *size > 0)
        .flat_map(|size| held.windows(size));
    let mut passes: Vec<Vec<Card>> = windows.map(<[Card]>::to_vec).collect();
    if let Some(first) = held.get(..count).filter(|first| !first.is_empty()) {
        let strange = (game.rules().pack - game.hand().held(seat)).lowest();
        passes.extend(strange.map(|card| [&[card], &first[1..]].concat()));
        passes.push([&first[..1], first].concat());
        passes.push([&first[..1], &first[..count - 1]].concat());
    }
    passes
}

/// Whether the list of legal actions has this one.
fn lists(legal: &[Legal<TrickAction, Card>], action: TrickAction) -> bool {
    legal.iter().any(|entry| match (entry, action) {
        (Legal::Pass { count, from }, TrickAction::Pass(cards)) => {
            cards.len() == *count && cards.iter().all(|card| from.contains(&card))
        }
        (entry, action) => *entry == Legal::Action(action),
    })
}

/// For every text of the game's notation and every seat: `check` accepts it exactly where `legal` lists it.
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
                    assert!(why.to_string().ends_with('.'));
                }
            }
        }
        for entry in &legal {
            let found = match entry {
                Legal::Action(action) => accepted.contains(action),
                Legal::Pass { .. } => accepted.iter().any(|a| matches!(a, TrickAction::Pass(_))),
            };
            assert!(found, "{entry:?} is listed but no text names it");
        }
    }
}

/// Every legal action goes through its notation and back.
fn notation(game: &TrickGame) {
    for seat in Seat::all(game.seats()) {
        for entry in game.legal(seat) {
            let action = match entry {
                Legal::Action(action) => action,
                Legal::Pass { count, from } => {
                    TrickAction::Pass(from.into_iter().take(count).collect())
                }
            };
            assert_eq!(game.parse_action(&action.to_string()), Ok(action));
        }
    }
}

/// Shuffles among the other hands and the leftovers whatever `viewer` cannot place, and keeps each hand's
/// size. Cards that the viewer passed may move too: where they are now is not in its view either.
fn redealt(game: &TrickGame, viewer: Viewer, dice: &mut dyn Dice) -> TrickGame {
    game.with_hidden_cards_moved(viewer, dice)
}

fn seen(game: &TrickGame, viewer: Viewer) -> String {
    let view = game.view(viewer);
    let mut text = serde_json::to_string(&view.document()).unwrap();
    text.push_str(&format!(
        "{:?} {:?} {:?}",
        view.tricks, view.passed, view.received
    ));
    text
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cards_are_conserved_and_legality_agrees((game, players, options) in tables(), seed: u64) {
        let mut node = seed as usize;
        walk(game, players, &options, seed, |game| {
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
        (game, players, options) in tables(), seed: u64,
    ) {
        let mut dice = common::TestDice::new(seed ^ 0x55);
        walk(game, players, &options, seed, |game| {
            for viewer in Viewer::all(game.seats()) {
                let other = redealt(game, viewer, &mut dice);
                assert_eq!(seen(&other, viewer), seen(game, viewer));
            }
        });
    }

    #[test]
    fn replay_gives_the_same_state((game, players, options) in tables(), seed: u64) {
        let mut random = RandomMatch::new(game, players, options.clone(), seed);
        let mut again = AnyGame::new(&setup(game, players, options)).unwrap();
        for _ in 0..400 {
            if let Some(outcome) = random.game.roll(&mut random.dice) {
                random.game.chance(&outcome).unwrap();
                let text = serde_json::to_value(&outcome).unwrap();
                again.chance(&again.parse_chance(&text).unwrap()).unwrap();
            } else if let Some((seat, action)) = random.pick() {
                random.game.play(seat, &action).unwrap();
                again.play(seat, &again.parse_action(&action.to_string()).unwrap()).unwrap();
            } else {
                break;
            }
            prop_assert_eq!(&random.game, &again);
        }
    }

    #[test]
    fn events_hide_what_the_view_hides((game, players, options) in tables(), seed: u64) {
        let mut random = RandomMatch::new(game, players, options, seed);
        for _ in 0..300 {
            let before = trick(&random.game).clone();
            let step = if let Some(outcome) = random.game.roll(&mut random.dice) {
                random.game.chance(&outcome).unwrap();
                let moonshot_rules::AnyChance::Trick(outcome) = outcome else { unreachable!() };
                Step::Chance(outcome)
            } else if let Some((seat, action)) = random.pick() {
                random.game.play(seat, &action).unwrap();
                let moonshot_rules::AnyAction::Trick(action) = action else { unreachable!() };
                Step::Act(seat, action)
            } else {
                break;
            };
            let after = trick(&random.game);
            for viewer in Viewer::all(before.seats()) {
                let events = before.events(after, &step, viewer);
                let text = serde_json::to_string(&events).unwrap();
                // A card named to a viewer is one it holds, gave, or that lies face up.
                let open = known_to(&before, viewer) | known_to(after, viewer);
                if !matches!(step, Step::Chance(TrickChance::Draw(_))) {
                    for card in !open {
                        prop_assert!(!text.contains(&format!("\"{card}\"")), "{} {}", card, text);
                    }
                }
            }
        }
    }
}

fn known_to(game: &TrickGame, viewer: Viewer) -> Cards {
    let view = game.view(viewer);
    let passed = view.passed.map_or(Cards::EMPTY, |(_, cards)| cards);
    let received = view.received.map_or(Cards::EMPTY, |(_, cards)| cards);
    let finished = game.last_finished_cards();
    view.hand | view.seen() | passed | received | finished
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
        // Who opens knows that no lower club is in a hand, so one that is left over stays there.
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
            hands[seat] = if viewer.is(seat) {
                fixed
            } else {
                pool.by_ref().take(hand.held(seat).len()).collect()
            };
        }
        self.clone()
            .with_hands(&hands, pool.collect::<Cards>() | stays)
    }

    fn last_finished_cards(&self) -> Cards {
        let view = self.view(Viewer::Spectator);
        view.last_hand.as_ref().map_or(Cards::EMPTY, |last| {
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
            let mut game = TrickGame::new(&setup("hearts", 4, json!({ "target": 50 }))).unwrap();
            let mut dice = common::TestDice::new(7);
            let mut trail = Vec::new();
            while game.turn() != Turn::Over && trail.len() < 300 {
                if let Some(TrickChance::Deal {
                    hands,
                    extras,
                    names_extras,
                }) = game.roll(&mut dice)
                {
                    let turned = BySeat::from_fn(4, |seat| hands[seat.clockwise(4 - shift, 4)]);
                    game.chance(&TrickChance::Deal {
                        hands: turned,
                        extras,
                        names_extras,
                    })
                    .unwrap();
                    continue;
                }
                let Turn::Seats(seats) = game.turn() else {
                    break;
                };
                let first = (0..4)
                    .map(|n| seat((n + shift) % 4))
                    .find(|s| seats.contains(*s));
                let actor = first.unwrap();
                let action = match &game.legal(actor)[0] {
                    Legal::Action(action) => *action,
                    Legal::Pass { count, from } => {
                        TrickAction::Pass(from.iter().copied().take(*count).collect())
                    }
                };
                game.play(actor, &action).unwrap();
                trail.push((actor.clockwise(4 - shift, 4), action));
            }
            trail
        };
        assert_eq!(walk(shift), walk(0));
    }
}

#[test]
fn a_frozen_seed_gives_the_same_deal_for_ever() {
    let game = TrickGame::new(&setup("hearts", 4, json!({}))).unwrap();
    let outcome = game.roll(&mut common::TestDice::new(2026)).unwrap();
    insta::assert_json_snapshot!(outcome);
}
