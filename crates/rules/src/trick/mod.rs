//! The trick games: one state machine. Hearts, CARDominoes Hearts and Wild Twists Hearts are three values of its
//! rules; a custom table is any other.
//!
//! Within the folder each module knows those before it in this list and none after it: `rules`, `options`, `refusal`
//! (values); `action`, `chance` (what changes a match); `hand`, `score`, `legality`, `playout` (one hand); `legal` and
//! `state` (the match); `view`, `events` (what leaves it); `worlds`
//! (what may be hidden behind a view); `play` ([`Game`](crate::Game) for it all).

mod action;
mod chance;
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
mod worlds;

pub use action::{Played, TrickAction};
pub use chance::{Draw, TrickChance};
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
pub use worlds::TrickWorlds;
