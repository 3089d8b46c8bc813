//! The setup of a table: the game, the number of players, and its validated options.

use std::sync::Arc;

use moonshot_rules::{AnyGame, AnyOptions, Game};
use serde_json::{Map, Value};

use crate::card_set::CardFaces;
use crate::catalogue::{self, GAMES, GameEntry, OptionValues, SetupError};

/// A validated setup of a table: the game supports the number of players, every option has a valid value, and the
/// options do not contradict each other.
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
    /// Every option with its value, as given.
    options: Map<String, Value>,
    /// The options for the rules.
    rules: AnyOptions,
    /// `None` for the house set.
    faces: Option<Arc<CardFaces>>,
}

impl Setup {
    /// Validates a setup. Options that are not given get their defaults.
    ///
    /// # Errors
    /// [`SetupError`] names the problem and a valid value.
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

    /// The number of players.
    pub fn players(&self) -> usize {
        self.players
    }

    /// Every option of the game with its value.
    pub fn options(&self) -> &Map<String, Value> {
        &self.options
    }

    /// The options for the rules.
    pub fn rules(&self) -> &AnyOptions {
        &self.rules
    }

    /// A new match; its first chance event is pending.
    ///
    /// # Errors
    /// [`SetupError`] if the options contradict each other, which [`Setup::read`] has ruled out.
    pub fn start(&self) -> Result<AnyGame, SetupError> {
        AnyGame::new(self.players, self.rules.clone())
            .map_err(|error| SetupError::of_rules(self.game.name, error))
    }

    /// The setup with these card faces for Black Hearts; ignored by other games.
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

    /// The card faces of Black Hearts, unless they are the house set's.
    pub fn card_set(&self) -> Option<&CardFaces> {
        self.faces.as_deref()
    }

    /// The card faces of Black Hearts.
    pub fn faces(&self) -> &CardFaces {
        self.card_set().unwrap_or_else(|| CardFaces::house())
    }
}

impl GameEntry {
    /// Validates a setup of this game, as [`Setup::read`]. The entry need not be in a list.
    ///
    /// # Errors
    /// [`SetupError`] names the problem and a valid value.
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
        // The rules decide whether the options contradict each other.
        setup.start()?;
        Ok(setup)
    }
}
