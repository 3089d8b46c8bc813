//! Properties of the JSON at every node of random matches, for every number of players and option.

use crate::common;

use common::{RandomMatch, TestDice, setup};
use moonshot_protocol::{document, event, outcome, parse_action};
use moonshot_rules::trick::{TrickChance, TrickGame};
use moonshot_rules::{
    AnyChance, AnyGame, BySeat, Card, Cards, Dice, Game, Seat, Step, Suit, Viewer,
};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Every table to walk: the game, the number of players, and options.
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

/// [`tables`] and the two other games.
fn all_tables() -> impl Strategy<Value = (&'static str, usize, Value)> {
    prop_oneof![
        2 => tables(),
        1 => (3usize..=6, any::<bool>()).prop_map(|(n, gifts)| (
            "black-hearts",
            n,
            json!({ "gifts": gifts })
        )),
        1 => (prop_oneof![Just(1), Just(3), Just(5)], any::<bool>()).prop_map(|(n, scores)| (
            "heartcatchers",
            2,
            json!({ "best_of": n, "uncatchable_scores": scores })
        )),
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

proptest! {
    #![proptest_config(ProptestConfig { cases: if std::env::var_os("MOONSHOT_LONG").is_some() { 96 } else { 32 }, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_view_is_unchanged_when_what_it_hides_is_redealt(
        (game, players, options) in tables(), seed: u64,
    ) {
        let mut random = RandomMatch::new(game, players, options, seed);
        let mut dice = TestDice::new(seed ^ 0x55);
        for _ in 0..200 {
            let own = trick(&random.game);
            for viewer in Viewer::all(own.seats()) {
                let other = AnyGame::Trick(own.with_hidden_cards_moved(viewer, &mut dice));
                let document = |game: &AnyGame| {
                    let view = game.view(viewer).unwrap();
                    serde_json::to_string(&document::view(&random.setup, &view)).unwrap()
                };
                assert_eq!(document(&other), document(&random.game));
            }
            if random.step().is_none() {
                break;
            }
        }
    }

    #[test]
    fn replay_gives_the_same_state((game, players, options) in all_tables(), seed: u64) {
        let mut random = RandomMatch::new(game, players, options.clone(), seed);
        let setup = setup(game, players, options);
        let mut again = setup.start().unwrap();
        for _ in 0..400 {
            match random.step() {
                Some(Step::Chance(outcome)) => {
                    let text = outcome::write(&setup, &outcome).to_string();
                    let value = serde_json::from_str(&text).unwrap();
                    let read = outcome::read(&setup, &again, &value).unwrap();
                    prop_assert_eq!(&read, &outcome);
                    prop_assert_eq!(outcome::named_kind(&setup, &value), Some(outcome::kind(&read)));
                    again.chance(&read).unwrap();
                }
                Some(Step::Act(seat, action)) => {
                    let read = parse_action(&again, &action.to_string()).unwrap();
                    again.play(seat, &read).unwrap();
                }
                None => break,
            }
            prop_assert_eq!(&random.game, &again);
        }
    }

    #[test]
    fn a_view_says_of_the_state_what_its_viewer_may_know(
        (game, players, options) in all_tables(), seed: u64,
    ) {
        let mut random = RandomMatch::new(game, players, options, seed);
        for _ in 0..300 {
            let state = serde_json::to_value(random.document()).unwrap();
            for viewer in Viewer::all(players) {
                let view = document::view(&random.setup, &random.view(viewer));
                let view = serde_json::to_value(view).unwrap();
                for field in ["game", "players", "options", "hand_number", "totals", "outcome"] {
                    prop_assert_eq!(&view[field], &state[field], "{}", field);
                }
                for (held, all) in view["hands"].as_array().unwrap().iter().zip(
                    state["hands"].as_array().unwrap(),
                ) {
                    prop_assert!(held == all || *held == json!(all.as_array().unwrap().len()));
                }
                let fields = |value: &Value| -> Vec<String> {
                    value["detail"].as_object().unwrap().keys().cloned().collect()
                };
                let beside = |name: &String| name != "points_taken";
                let shown: Vec<String> = fields(&view).into_iter().filter(beside).collect();
                prop_assert_eq!(shown, fields(&state));
            }
            if random.step().is_none() {
                break;
            }
        }
    }

    #[test]
    fn events_hide_what_the_view_hides((game, players, options) in tables(), seed: u64) {
        let mut random = RandomMatch::new(game, players, options, seed);
        for _ in 0..300 {
            let before = random.game.clone();
            let Some(step) = random.step() else {
                break;
            };
            let after = &random.game;
            for viewer in Viewer::all(before.seats()) {
                let events = before.events(after, &step, viewer);
                let events = events.iter().map(|event| event::wire(&random.setup, event));
                let text = serde_json::to_string(&events.collect::<Vec<_>>()).unwrap();
                // A card named to a viewer is one it holds, gave, or that is face up.
                let open = known_to(trick(&before), viewer) | known_to(trick(after), viewer);
                if !matches!(step, Step::Chance(AnyChance::Trick(TrickChance::Draw(_)))) {
                    for card in !open {
                        prop_assert!(!text.contains(&format!("\"{card}\"")), "{} {}", card, text);
                    }
                }
            }
        }
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
fn a_frozen_seed_gives_the_same_deal_for_ever() {
    let setup = setup("hearts", 4, json!({}));
    let game = setup.start().unwrap();
    let outcome = game.roll(&mut TestDice::new(2026)).unwrap();
    insta::assert_json_snapshot!(outcome::write(&setup, &outcome));
}
