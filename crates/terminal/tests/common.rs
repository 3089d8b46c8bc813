//! Matches for tests, and a player who answers every question.

use std::time::Duration;

use moonshot_bots::Level;
use moonshot_terminal::{
    Command, Handle, Language, Local, Model, NewMatch, Question, SavedMatch, start,
};
use serde_json::{Value, json};

/// Longer than any command takes to come.
pub(crate) const WAIT: Duration = Duration::from_secs(20);

/// A short match of each game, and one with custom rules: the game, the players and the options.
pub(crate) fn matches() -> Vec<(&'static str, usize, Value)> {
    vec![
        ("hearts", 4, json!({"target": 50})),
        ("cardominoes", 4, json!({"revoke": "penalty", "target": 25})),
        ("wild-twists", 5, json!({})),
        ("black-hearts", 4, json!({})),
        ("heartcatchers", 2, json!({})),
        (
            "custom-hearts",
            3,
            json!({"hands": 2, "target": 0, "moon": "choose"}),
        ),
    ]
}

pub(crate) fn new_match(game: &str, players: usize, options: &Value, seed: u8) -> SavedMatch {
    let new = NewMatch {
        game: game.to_owned(),
        players: Some(players),
        options: options.as_object().unwrap().clone(),
        level: Level::Novice,
        seed: [seed; 32],
        name: "Zoe".to_owned(),
    };
    new.begin().unwrap()
}

pub(crate) fn begin(game: &str, players: usize, options: &Value, seed: u8) -> Handle {
    let saved = new_match(game, players, options, seed);
    start(Box::new(Local::new(saved, None)))
}

pub(crate) fn model(language: &str) -> Model {
    let mut model = Model::new(Language::load(language));
    model.keeps = true;
    model
}

/// An answer to the question: the choice with that number, counted around.
pub(crate) fn answer(question: &Question, number: usize) -> Option<Command> {
    Some(Command::Act(match question {
        Question::Nothing => return None,
        Question::Pass { count, from } => {
            let cards: Vec<&str> = (0..*count).map(|at| from[at].as_str()).collect();
            format!("pass {}", cards.join(" "))
        }
        Question::Choose(choices) => {
            let choice = &choices[number % choices.len()];
            choice.ways[number % choice.ways.len()].action.clone()
        }
    }))
}
