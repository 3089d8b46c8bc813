//! Numbers against the rules: every game, every number of players, and the tables with options of their own.

mod actions;
mod observations;
mod vector;

use moonshot_protocol::{Setup, games};
use moonshot_rules::AnyGame;
use serde_json::{Value, json};

/// A new match of a table.
fn start(game: &str, players: usize, options: &Value) -> AnyGame {
    let options = options.as_object().expect("an object");
    let setup = Setup::read(game, players, options).expect("a table");
    setup.start().expect("a match")
}

/// Every game with every number of players, and the options that change what can be done.
fn tables() -> Vec<(String, AnyGame)> {
    let mut tables = Vec::new();
    for info in games() {
        for players in info.players.0..=info.players.1 {
            tables.push((
                format!("{} {players}", info.id),
                start(&info.id, players, &json!({})),
            ));
        }
    }
    let own = [
        ("cardominoes", 4, json!({"revoke": "penalty"})),
        ("wild-twists", 5, json!({"length": "medium"})),
        ("heartcatchers", 2, json!({"best_of": 3})),
        (
            "custom-hearts",
            4,
            json!({"wilds": true, "pass_cards": true, "revoke": "penalty", "moon": "choose"}),
        ),
    ];
    for (game, players, options) in own {
        tables.push((format!("{game} {options}"), start(game, players, &options)));
    }
    tables
}
