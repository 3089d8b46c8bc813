//! What a table is made with: the game, the number of players, and every option checked.

use std::sync::Arc;

use moonshot_rules::{AnyGame, AnyOptions, Game};
use serde_json::{Map, Value};

use crate::card_set::CardFaces;
use crate::catalogue::{self, GAMES, GameEntry, OptionValues, SetupError};

/// What a table is made with, checked: the game is played by so many, every option of it has a valid value, and
/// together they make a game.
///
/// ```
/// use moonshot_protocol::Setup;
/// use moonshot_rules::{ChanceKind, Game, Turn};
/// use serde_json::json;
///
/// let options = json!({"target": 50});
/// let setup = Setup::read("hearts", 4, options.as_object().unwrap())?;
/// assert_eq!(setup.game().name, "Hearts");
/// assert_eq!(setup.start()?.turn(), Turn::Chance(ChanceKind::Deal));
///
/// let wrong = json!({"target": 60});
/// let error = Setup::read("hearts", 4, wrong.as_object().unwrap()).unwrap_err();
/// assert_eq!(error.to_string(), "option “target”: it is one of 50, 100");
/// # Ok::<(), moonshot_protocol::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    game: &'static GameEntry,
    players: usize,
    /// Every option with its value, as it was given.
    options: Map<String, Value>,
    /// What they come to.
    rules: AnyOptions,
    /// `None` for the house set.
    faces: Option<Arc<CardFaces>>,
}

impl Setup {
    /// Checks what a table is to be made with. Options that are not given get their defaults.
    ///
    /// # Errors
    ///
    /// [`SetupError`] names what is wrong and what would be right.
    pub fn read(
        game: &str,
        players: usize,
        options: &Map<String, Value>,
    ) -> Result<Setup, SetupError> {
        let entry = catalogue::find(game).ok_or_else(|| SetupError::UnknownGame {
            game: game.chars().take(60).collect(),
            games: GAMES.map(|game| game.id).to_vec(),
        })?;
        entry.setup(players, options)
    }

    /// The game.
    pub fn game(&self) -> &'static GameEntry {
        self.game
    }

    /// How many players.
    pub fn players(&self) -> usize {
        self.players
    }

    /// Every option of the game with its value.
    pub fn options(&self) -> &Map<String, Value> {
        &self.options
    }

    /// What the options come to for the rules.
    pub fn rules(&self) -> &AnyOptions {
        &self.rules
    }

    /// The match, about to start; its first chance event is due.
    ///
    /// # Errors
    ///
    /// [`SetupError`] where the options make no game together; those that were read do.
    pub fn start(&self) -> Result<AnyGame, SetupError> {
        AnyGame::new(self.players, self.rules.clone())
            .map_err(|error| SetupError::of_rules(self.game.name, error))
    }

    /// The same table with these faces on the cards of Black Hearts; other games do not look at them.
    #[must_use]
    pub fn with_card_set(self, faces: Arc<CardFaces>) -> Setup {
        let rules = match self.rules {
            AnyOptions::BlackHearts(options) => {
                AnyOptions::BlackHearts(options.with_card_set(faces.card_set()))
            }
            other => other,
        };
        Setup {
            rules,
            faces: Some(faces),
            ..self
        }
    }

    /// The faces of the cards of Black Hearts, where others than the house set's were given.
    pub fn card_set(&self) -> Option<&CardFaces> {
        self.faces.as_deref()
    }

    /// The faces of the cards of Black Hearts.
    pub fn faces(&self) -> &CardFaces {
        self.card_set().unwrap_or_else(|| CardFaces::house())
    }
}

impl GameEntry {
    /// Checks what a table of this game is to be made with, as [`Setup::read`]. The entry need not be in a list.
    ///
    /// # Errors
    ///
    /// [`SetupError`] names what is wrong and what would be right.
    pub fn setup(
        &'static self,
        players: usize,
        options: &Map<String, Value>,
    ) -> Result<Setup, SetupError> {
        self.check_players(players)?;
        let specs = (self.options)(players, options)?;
        let options = OptionValues::fill(&specs, options)?;
        let rules = (self.read)(players, OptionValues::of(&options))?;
        let setup = Setup {
            game: self,
            players,
            options,
            rules,
            faces: None,
        };
        // The rules have the last word on whether the options make a game.
        setup.start()?;
        Ok(setup)
    }
}
