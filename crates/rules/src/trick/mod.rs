//! The trick games: one state machine. Hearts, CARDominoes Hearts and Wild Twists Hearts are three values of
//! its rules; a custom table is any other.

mod action;
mod chance;
mod document;
mod events;
mod explain;
mod game;
mod hand;
mod options;
mod playout;
mod rules;
mod score;
mod view;

pub use action::{Played, TrickAction};
pub use chance::{Draw, TrickChance};
pub use game::{FinishedHand, TrickGame, TrickTable};
pub use hand::Hand;
pub use options::{PRESETS, cardominoes, hearts, wild_twists};
pub use playout::Deck;
pub use rules::{Moon, Revoke, TargetRule, TrickRules};
pub use score::MoonChoice;
pub use view::{SeenTrick, TrickCards, TrickView};

pub(crate) use options::{custom_options, game_options, rules_of};
