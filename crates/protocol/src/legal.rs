//! Legal actions as lists show them.

use std::fmt::Display;

use moonshot_rules::{AnyLegal, LegalActions};
use serde::{Deserialize, Serialize};

use crate::document::texts;

/// An entry of a list of legal actions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum LegalText {
    /// An action in notation.
    Action(String),
    /// Any `pass` of the cards `from`.
    Pass {
        /// Number of cards to pass.
        pass: usize,
        /// The cards to choose from.
        from: Vec<String>,
    },
}

/// The legal actions of a seat in notation; for a pass, which may have hundreds of choices, the number of cards and the
/// cards to choose from.
///
/// ```
/// use moonshot_protocol::{LegalText, Setup, legal_texts, outcome};
/// use moonshot_rules::{Game, Seat};
/// use serde_json::json;
/// let setup = Setup::read("black-hearts", 3, &Default::default())?;
/// let mut game = setup.start()?;
/// let hands = [["B2", "R2", "R3", "W1", "W1"], ["R4", "R5", "R6", "W1", "W2"], ["R1", "W3", "W3", "W4", "W5"]];
/// let deal = outcome::read(&setup, &game, &json!({ "hands": hands }))?;
/// game.chance(&deal)?;
/// let legal = legal_texts(&game.legal(Seat::default()));
/// let from = ["R2", "R3", "B2", "W1", "W1"].map(str::to_owned).to_vec();
/// assert_eq!(legal, [LegalText::Pass { pass: 2, from }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn legal_texts(legal: &AnyLegal) -> Vec<LegalText> {
    match legal {
        AnyLegal::Trick(legal) => legal_texts_of(legal),
        AnyLegal::BlackHearts(legal) => legal_texts_of(legal),
        AnyLegal::Heartcatchers(legal) => legal_texts_of(legal),
    }
}

/// [`legal_texts`] for one game.
pub(crate) fn legal_texts_of<L>(legal: &L) -> Vec<LegalText>
where
    L: LegalActions<Action: Display, Cards: IntoIterator<Item: Display>>,
{
    let pass = legal.pass().map(|pass| LegalText::Pass {
        pass: pass.count,
        from: texts(pass.from),
    });
    let actions = legal.iter();
    let actions = actions.map(|action| LegalText::Action(action.to_string()));
    pass.into_iter().chain(actions).collect()
}
