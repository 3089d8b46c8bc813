//! Any text as an action, and any JSON as a chance outcome: each is read or refused, and round-trips. The first byte
//! selects the game and its progress.

use moonshot_protocol::{Setup, outcome};
use moonshot_rules::{Card, Game, Seat, Turn};
use moonshot_table::{Match, Seeds};
use serde_json::{Map, Value};

const TABLES: [(&str, usize); 6] = [
    ("hearts", 4),
    ("cardominoes", 3),
    ("wild-twists", 5),
    ("black-hearts", 4),
    ("heartcatchers", 2),
    ("custom-hearts", 6),
];

/// Panics if an invariant is violated.
pub fn check(data: &[u8]) {
    let Some((first, rest)) = data.split_first() else {
        return;
    };
    let Ok(text) = std::str::from_utf8(rest) else {
        return;
    };
    let (game, players) = TABLES[usize::from(*first) % TABLES.len()];
    let setup = Setup::read(game, players, &Map::new()).expect("the defaults make a table");
    let seeds = (first & 0x80 == 0).then(|| Seeds::new([*first; 32], Vec::new()));
    let mut playing = Match::new(setup, seeds).expect("a checked set-up makes a match");

    if let Ok(card) = text.parse::<Card>() {
        assert_eq!(card.to_string(), text);
    }
    if let Ok(action) = playing.state().parse_action(text) {
        let printed = action.to_string();
        assert_eq!(playing.state().parse_action(&printed).as_ref(), Ok(&action));
        for seat in Seat::all(players) {
            let refused = playing.state().check(seat, &action).is_err();
            assert_eq!(playing.clone().act(seat, text).is_err(), refused);
        }
    }
    if let Ok(outcome) = serde_json::from_str::<Value>(text)
        && matches!(playing.state().turn(), Turn::Chance(_))
        && let Ok(outcome) = outcome::read(playing.setup(), playing.state(), &outcome)
    {
        let printed = outcome::write(playing.setup(), &outcome);
        let again = outcome::read(playing.setup(), playing.state(), &printed);
        assert_eq!(again, Ok(outcome));
        let _ = playing.chance(&printed);
    }
}
