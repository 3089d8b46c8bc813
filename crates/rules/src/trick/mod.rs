//! The trick games: one state machine. Hearts, CARDominoes Hearts and Wild Twists Hearts are three presets of its
//! rules; a custom table sets them freely.
//!
//! The modules are layered; each depends only on those before it: `rules`, `options`, `refusal` (values); `action`,
//! `chance` (inputs of a match); `hand`, `score`, `legality`, `playout` (one hand); `legal` and `state` (the match);
//! `view`, `events` (what a viewer sees); `determinizations` (matches consistent with a view); `play` (the
//! implementation of [`Game`](crate::Game)).

mod action;
mod chance;
mod determinizations;
mod events;
mod hand;
mod legal;
mod legality;
mod options;
mod play;
mod playout;
mod refusal;
mod rules;
mod score;
mod state;
mod view;

pub use action::{Played, TrickAction};
pub use chance::{Draw, TrickChance};
pub use determinizations::TrickDeterminizations;
pub use events::TrickEvent;
pub use hand::Hand;
pub use legal::TrickLegal;
pub use options::{
    CardominoesOptions, HeartsOptions, Length, PlayTo, Target, TrickVariant, WildTwistsOptions,
};
pub use playout::Deck;
pub use refusal::TrickRefusal;
pub use rules::{
    HeartPoints, MAX_CYCLE, Moon, PassCycle, Revoke, TargetRule, TrickNotation, TrickOptions,
    TrickRules,
};
pub use score::MoonChoice;
pub use state::{FinishedHand, TrickGame};
pub use view::{SeenTrick, TrickCards, TrickView};
