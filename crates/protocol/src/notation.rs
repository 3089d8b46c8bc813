//! Parses actions, with errors that say what an action looks like.

use moonshot_rules::{AnyAction, AnyGame, Game};
use thiserror::Error;

use crate::sentence;

/// The text is not an action of the game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("“{text}” is no action of this game; {expected}")]
pub struct NotationError {
    /// The text; in the trick games its first 60 characters.
    pub text: String,
    /// What an action looks like in this match.
    pub expected: String,
}

/// Parses an action.
///
/// # Errors
/// [`NotationError`] if the text is not an action of the game.
///
/// ```
/// use moonshot_protocol::{Setup, parse_action};
/// let game = Setup::read("black-hearts", 4, &Default::default())?.start()?;
/// assert_eq!(parse_action(&game, "pass W6 R1")?.to_string(), "pass R1 W6");
/// let error = parse_action(&game, "juggle").unwrap_err();
/// assert!(error.to_string().starts_with("“juggle” is no action of this game; an action is "));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn parse_action(game: &AnyGame, text: &str) -> Result<AnyAction, NotationError> {
    game.parse_action(text).map_err(|_| NotationError {
        text: match game {
            AnyGame::Trick(_) => text.chars().take(60).collect(),
            AnyGame::BlackHearts(_) | AnyGame::Heartcatchers(_) => text.to_owned(),
        },
        expected: sentence::expected(game),
    })
}
