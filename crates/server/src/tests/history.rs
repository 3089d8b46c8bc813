//! A match told again: everything a viewer may know of it, and nothing else.

use moonshot_bots::FastDice;
use moonshot_protocol::Setup;
use moonshot_rules::{Game, LegalActions, Seat, Turn, Viewer};
use moonshot_store::{SeatRecord, TableId, TableRecord};
use moonshot_table::{Entry, Match, Seeds};
use serde_json::{Map, Value, json};

use super::harness::{Browser, TestServer};
use crate::table::history::history;

const GAMES: [(&str, usize); 6] = [
    ("hearts", 4),
    ("cardominoes", 3),
    ("wild-twists", 4),
    ("black-hearts", 4),
    ("heartcatchers", 2),
    ("custom-hearts", 4),
];

fn record(setup: &Setup) -> TableRecord {
    let seat = |number| SeatRecord {
        name: format!("Player {number}"),
        person: None,
        program: false,
        account: false,
    };
    TableRecord {
        id: TableId::from_random([7; 26]),
        created: 0,
        game: setup.game().id.to_owned(),
        options: Map::new(),
        card_set: None,
        lesson: None,
        origin: None,
        seeds: Seeds::new([7; 32], vec![Vec::new(); setup.players()]),
        waits: false,
        seats: (0..setup.players()).map(seat).collect(),
        autoplay: Default::default(),
    }
}

fn setup(game: &str, players: usize, options: Value) -> Setup {
    Setup::read(game, players, options.as_object().unwrap()).unwrap()
}

/// Everybody who may look: each seat, and somebody who only watches.
fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(players)
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
}

/// Plays on with random actions; calls `look` after each.
fn play(game: &mut Match, dice: &mut FastDice, steps: usize, mut look: impl FnMut(&Match)) {
    for _ in 0..steps {
        let Turn::Seats(seats) = game.state().turn() else {
            return;
        };
        let seat = seats.iter().next().unwrap();
        let action = game.state().legal(seat).pick(dice).unwrap().to_string();
        game.act(seat, &action).unwrap();
        look(game);
    }
}

fn told(game: &Match, viewer: Viewer) -> Value {
    serde_json::to_value(history(&record(game.setup()), Vec::new(), game, viewer)).unwrap()
}

fn events(history: &Value) -> Vec<Value> {
    let hands = history["hands"].as_array().unwrap().iter();
    hands
        .flat_map(|hand| hand["events"].as_array().unwrap().clone())
        .collect()
}

fn seeded(setup: Setup, seed: u8) -> Match {
    let seeds = Seeds::new([seed; 32], vec![Vec::new(); setup.players()]);
    Match::new(setup, Some(seeds)).unwrap()
}

#[test]
fn it_is_what_the_viewer_saw_and_no_more() {
    for (name, players) in GAMES {
        let mut game = seeded(setup(name, players, json!({})), 3);
        let mut step = 0;
        play(&mut game, &mut FastDice::new(5), 400, |game| {
            step += 1;
            if step % 97 != 0 || game.is_over() {
                return;
            }
            for viewer in viewers(players) {
                let history = told(game, viewer);
                let saw: Vec<Value> = game
                    .moments()
                    .flat_map(|moment| moment.events(viewer))
                    .map(|event| serde_json::to_value(event).unwrap())
                    .collect();
                let mut told = events(&history);
                assert!(!told.is_empty(), "{name}");
                // What is left out are cards of closed tricks; what is told was seen.
                if history["closed"] == false {
                    assert_eq!(told, saw, "{name}");
                }
                told.retain(|event| event["kind"] != "trick-taken");
                assert!(told.iter().all(|event| saw.contains(event)), "{name}");
                for hand in history["hands"].as_array().unwrap() {
                    assert!(hand["dealt"].is_null(), "{name}: nobody's hand is told");
                }
            }
        });
    }
}

#[test]
fn a_trick_that_was_turned_down_is_not_told_while_the_match_goes_on() {
    // Hands of random moves end in a revoke where they may.
    for revoke in ["refused", "penalty"] {
        let table = setup("cardominoes", 4, json!({"revoke": revoke, "target": 50}));
        let mut game = seeded(table, 9);
        let (mut open, mut hidden) = (0, 0);
        play(&mut game, &mut FastDice::new(2), 4000, |game| {
            let history = told(game, Viewer::Spectator);
            assert_eq!(history["closed"], !game.is_over());
            if game.is_over() {
                return;
            }
            let document = game.view_document(Viewer::Spectator).unwrap();
            let document = serde_json::to_value(document).unwrap();
            let lies = |place: &str| document["detail"][place].as_array().unwrap().clone();
            let (last, trick) = (lies("last_trick"), lies("trick"));
            let told = events(&history);
            let cards = told.iter().filter(|event| event["kind"] == "trick-taken");
            for taken in cards {
                let cards = taken["cards"].as_array().unwrap();
                hidden += usize::from(cards.is_empty());
                open += usize::from(!cards.is_empty());
                assert!(cards.is_empty() || *cards == last, "{taken}");
            }
            for played in told.iter().filter(|event| event["kind"] == "played") {
                let lies = |laid: &Value| laid["seat"] == played["seat"];
                assert!(last.iter().chain(&trick).any(lies), "{played}");
            }
        });
        assert!(hidden > 0 || revoke == "penalty", "{revoke}");
        assert_eq!(open > 0, revoke == "refused", "{revoke}");
        assert!(game.is_over(), "{revoke}");
        // Afterwards every trick is told.
        let told = events(&told(&game, Viewer::Spectator));
        let mut taken = told.iter().filter(|event| event["kind"] == "trick-taken");
        assert!(taken.all(|event| event["cards"].as_array().unwrap().len() == 4));
    }
}

#[test]
fn once_the_match_is_over_everything_is_told_to_everybody() {
    for (name, players) in GAMES {
        let options = match name {
            "hearts" | "cardominoes" => json!({"target": 50}),
            _ => json!({}),
        };
        let mut game = seeded(setup(name, players, options), 4);
        play(&mut game, &mut FastDice::new(8), 20_000, |_| {});
        assert!(game.is_over(), "{name}");
        let mut all = viewers(players).map(|viewer| {
            let mut history = told(&game, viewer);
            history["you"] = Value::Null;
            history
        });
        let first = all.next().unwrap();
        assert!(
            all.all(|history| history == first),
            "{name}: all are told the same"
        );
        let hands = first["hands"].as_array().unwrap();
        for (index, hand) in hands.iter().enumerate() {
            assert_eq!(hand["number"], index + 1, "{name}");
            let dealt = hand["dealt"].as_array().unwrap();
            assert_eq!(dealt.len(), players, "{name}");
            assert!(
                dealt
                    .iter()
                    .all(|cards| !cards.as_array().unwrap().is_empty())
            );
        }
        for event in events(&first) {
            let secret = ["passed", "drew"].iter().any(|kind| event["kind"] == *kind);
            assert!(!secret || event["cards"].is_array(), "{name}: {event}");
            assert!(event["kind"] != "secret-laid" || event["card"].is_string());
        }
    }
}

#[test]
fn what_was_taken_back_is_not_told() {
    let mut game = seeded(setup("hearts", 4, json!({})), 6);
    play(&mut game, &mut FastDice::new(3), 30, |_| {});
    let before = told(&game, Viewer::Spectator);
    let (standing, mut dice) = (game.standing(), FastDice::new(11));
    play(&mut game, &mut dice, 9, |_| {});
    assert_ne!(told(&game, Viewer::Spectator), before);
    game.undo(standing, Seat::new(0)).unwrap();
    assert_eq!(told(&game, Viewer::Spectator), before);
}

/// Two worlds in which the viewer holds the same cards and the others have changed theirs.
fn worlds(name: &str, players: usize, deal: &Value, swapped: &Value) -> [Match; 2] {
    [deal, swapped].map(|deal| {
        let mut game = Match::new(setup(name, players, json!({})), None).unwrap();
        game.chance(deal).unwrap();
        game
    })
}

#[test]
fn hidden_cards_make_no_difference_to_a_byte_of_it() {
    // Seats 1 and 2 have each other's cards in the second world; seat 0 and seat 3 cannot tell.
    for (name, players) in [("hearts", 4), ("wild-twists", 4), ("black-hearts", 4)] {
        let mut dealing = Match::new(setup(name, players, json!({})), None).unwrap();
        dealing.chance_by(&mut FastDice::new(13)).unwrap();
        let Some(Entry::Chance { outcome: deal }) = dealing.entries().next() else {
            panic!("{name} is dealt");
        };
        let mut swapped = deal.clone();
        let hands = hands_of(&mut swapped);
        hands.swap(1, 2);
        assert_ne!(deal, swapped);
        let mut worlds = worlds(name, players, &deal, &swapped);
        // Everybody passes the first cards they may; what the others pass differs, and nobody else may know.
        for seat in Seat::all(players) {
            for world in &mut worlds {
                let legal = world.state().legal(seat);
                if let Some(action) = legal.first().filter(|_| legal.pass().is_some()) {
                    let action = action.to_string();
                    world.act(seat, &action).unwrap();
                }
            }
            // While some have yet to choose, nobody has got anything.
            let [one, two] = [&worlds[0], &worlds[1]].map(|world| {
                let viewers = [Viewer::Seat(Seat::new(0).unwrap()), Viewer::Spectator];
                viewers.map(|viewer| told(world, viewer).to_string())
            });
            if seat.index() + 1 < players {
                assert_eq!(one, two, "{name} after the choice of {seat:?}");
            } else {
                assert_eq!(one[1], two[1], "{name}: a watcher after the pass");
            }
        }
    }
}

/// The hands of a deal's outcome, wherever the game has them.
fn hands_of(outcome: &mut Value) -> &mut Vec<Value> {
    let found = match outcome {
        Value::Array(_) => Some(outcome),
        Value::Object(parts) => parts.values_mut().find(|part| part.is_array()),
        _ => None,
    };
    found.and_then(Value::as_array_mut).unwrap()
}

#[tokio::test]
async fn it_survives_a_restart_and_is_there_for_whoever_asks() {
    let server = TestServer::new().await;
    let mut browser = Browser::default();
    let table = browser.sit_down(&server, "hearts", 4).await;
    for _ in 0..9 {
        assert!(browser.play_on(&server, &table).await);
    }
    browser.wait(&server, &table).await;
    let path = format!("{table}/history");
    let before = browser.get(&server, &path).await.json();
    assert!(events(&before).len() > 20);
    let server = server.again().await;
    assert_eq!(browser.get(&server, &path).await.json(), before);
    let nowhere = "/api/tables/0000000000000000/history";
    assert_eq!(browser.get(&server, nowhere).await.status, 404);
}
