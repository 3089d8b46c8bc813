//! The engine's clock and card set.

use crate::common;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use common::{engine, ok};
use moonshot_protocol::CardFaces;
use moonshot_rules::AnyGame;
use serde_json::json;

/// Number of calls of the clock; each advances it by a millisecond.
static ASKED: AtomicU64 = AtomicU64::new(0);

fn ticking() -> Duration {
    Duration::from_millis(ASKED.fetch_add(1, Ordering::Relaxed))
}

#[test]
fn a_bot_thinks_until_its_time_is_up_or_its_playouts_are_done() {
    let mut engine = engine().with_clock(ticking);
    let seed = "5".repeat(64);
    ok(
        &mut engine,
        &json!({"do": "new", "game": "heartcatchers", "players": 2, "seed": seed}),
    );
    let turn = ok(&mut engine, &json!({"do": "state"}))["to_act"][0].clone();
    let mut ticks = |bound: &str, count: u64| {
        let before = ASKED.load(Ordering::Relaxed);
        let mut request = json!({"do": "hint", "seat": turn, "millis": 200, "seed": seed});
        request[bound] = json!(count);
        ok(&mut engine, &request);
        ASKED.load(Ordering::Relaxed) - before
    };
    let asked = [
        ticks("millis", 200),
        ticks("millis", 400),
        ticks("iterations", 20),
    ];
    // One call at the start of the search, and one when its time is up.
    assert_eq!(asked[..2], [201, 401]);
    assert!(asked[2] < 100, "{asked:?}");
}

#[test]
fn black_hearts_is_played_with_the_card_set_that_the_engine_was_given() {
    let house = CardFaces::house().to_toml();
    let (without_gifts, _) = house.split_once("[[gifts]]").unwrap();
    let own = CardFaces::read(without_gifts).unwrap();
    let expected = own.card_set();
    assert_ne!(expected, CardFaces::house().card_set());
    let mut engine = engine().with_card_set(own);
    ok(
        &mut engine,
        &json!({"do": "new", "game": "black-hearts", "players": 4, "seed": "5".repeat(64)}),
    );
    let AnyGame::BlackHearts(game) = engine.playing().unwrap().state() else {
        panic!("another game")
    };
    assert_eq!(game.options().card_set, expected);
}
