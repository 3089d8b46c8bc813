//! Lessons: a guided first match of each game, with chosen deals and scripted opponents.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::{Map, Value};

/// The sources of the lessons, one for each game.
static WRITTEN: [&str; 5] = [
    include_str!("hearts.toml"),
    include_str!("cardominoes.toml"),
    include_str!("wild_twists.toml"),
    include_str!("black_hearts.toml"),
    include_str!("heartcatchers.toml"),
];

/// A lesson. Its match is an ordinary one, except that the first chance outcomes are chosen.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The id of the game and of its lesson.
    pub game: String,
    /// The options that differ from their defaults.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The names of the other players, in seat order from seat 1. The learner sits at seat 0.
    pub names: Vec<String>,
    /// The first chance outcomes, in order, in the engine protocol's form.
    outcomes: Vec<Map<String, Value>>,
    /// The actions of each seat, in notation and in order. Those of seat 0 are what the lesson suggests.
    acts: BTreeMap<String, Vec<String>>,
}

impl Lesson {
    /// Every lesson.
    pub fn all() -> &'static [Lesson] {
        static READ: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
            let read = WRITTEN.iter().map(|text| toml::from_str(text));
            // A test reads them all.
            read.filter_map(Result::ok).collect()
        });
        &READ
    }

    /// The lesson for that game.
    pub fn find(game: &str) -> Option<&'static Lesson> {
        Lesson::all().iter().find(|lesson| lesson.game == game)
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.names.len() + 1
    }

    /// The outcome of the chance event after this many; `None` if it is random.
    pub fn outcome(&self, before: usize) -> Option<Value> {
        self.outcomes.get(before).cloned().map(Value::Object)
    }

    /// The seat's scripted action after this many of its own, in notation; `None` if there is none. It may be illegal
    /// if the player has left the script.
    pub fn act(&self, seat: usize, before: usize) -> Option<&str> {
        let acts = self.acts.get(&seat.to_string())?;
        acts.get(before).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_is_read_and_has_a_name_of_its_own() {
        for text in WRITTEN {
            toml::from_str::<Lesson>(text).unwrap();
        }
        let mut games: Vec<&str> = Lesson::all().iter().map(|of| of.game.as_str()).collect();
        assert_eq!(games.len(), WRITTEN.len());
        games.dedup();
        assert_eq!(games.len(), WRITTEN.len());
        assert_eq!(Lesson::find("chess"), None);
    }
    #[test]
    fn a_lesson_says_who_plays_what_is_dealt_and_what_each_seat_does() {
        for lesson in Lesson::all() {
            let (game, players) = (&lesson.game, lesson.players());
            assert_eq!(Lesson::find(game).map(|found| &found.game), Some(game));
            let setup = crate::Setup::read(game, players, &lesson.options).unwrap();
            let mut start = setup.start().unwrap();
            let first = lesson.outcome(0).unwrap();
            let first = crate::outcome::read(&setup, &start, &first).unwrap();
            moonshot_rules::Game::chance(&mut start, &first).unwrap();
            assert_eq!(lesson.outcome(99), None);
            assert_eq!(lesson.act(0, 99), None);
            assert_eq!(lesson.act(players, 0), None);
        }
        let hearts = Lesson::find("hearts").unwrap();
        assert_eq!(hearts.players(), 4);
        assert_eq!(hearts.act(0, 0), Some("pass KD KS AH"));
        assert_eq!(hearts.act(3, 8), Some("TH"));
    }
}
