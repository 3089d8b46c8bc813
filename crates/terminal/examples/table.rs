//! A match of any game in this terminal: `cargo run -p moonshot-terminal --example table -- black-hearts --plain`.

use moonshot_bots::Level;
use moonshot_terminal::{Greeting, Local, NewMatch, Surroundings, Wishes, run};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let game = given.iter().find(|word| !word.starts_with('-'));
    let new = NewMatch {
        game: game.cloned().unwrap_or_else(|| "hearts".to_owned()),
        players: None,
        options: serde_json::Map::new(),
        level: Level::Steady,
        seed: [7; 32],
        name: "Zoe".to_owned(),
    };
    let table = Local::new(new.begin()?, None);
    let has = |flag: &str| given.iter().any(|word| word == flag);
    let wishes = Wishes {
        plain: has("--plain"),
        ascii: has("--ascii"),
        ..Wishes::default()
    };
    run(
        Box::new(table),
        &wishes,
        &Surroundings::of_process(),
        Greeting::New,
    )?;
    Ok(())
}
