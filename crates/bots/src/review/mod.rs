//! Reviews: what each decision of a seat cost, by what the seat could know when it decided.
//!
//! ```
//! use moonshot_bots::review::{Review, Reviewer, ReviewOptions};
//! use moonshot_bots::{Budget, FastDice, Level};
//! use moonshot_rules::{AnyGame, Game, HeartsOptions, Seat, Viewer};
//!
//! let mut game = AnyGame::new(4, HeartsOptions::default())?;
//! let mut dice = FastDice::new(7);
//! let deal = game.roll(&mut dice).expect("a deal is due");
//! game.chance(&deal)?;
//!
//! // The caller plays the match, and hands in what the seat saw and what it did.
//! let reviewer = Reviewer::new(1, ReviewOptions::default());
//! let mut review = Review::default();
//! let view = game.view(Viewer::Seat(Seat::new(0).expect("a seat")))?;
//! let done = Level::Novice.bot().choose(&view, Budget::default(), &mut dice);
//! let done = done.expect("everybody passes").action;
//! review.extend(reviewer.decision(0, &view, done));
//! assert_eq!(review.decisions().len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Reviewer::decision`] takes a view, so hidden cards cannot enter a price. It depends only on its arguments: decisions can
//! be reviewed in any order, on any machine, and a review that was stopped continues at the next decision. [`Review`] sums
//! them up: marks, a table for each hand, the expected result along the match.
//!
//! Two things need the open cards, and have types of their own so that they never enter a price: [`Hindsight`], what the
//! real cards say about a decision, and [`LuckMeter`], the result of a match less the luck in it.
//!
//! `docs/review.md` says what the numbers mean and how good they are.

mod decision;
mod explanation;
mod hindsight;
mod luck;
mod reviewer;
mod summary;

pub use decision::{Area, Decision, Expected, Mark, Verdict};
pub use explanation::{CostReason, Explanation};
pub use hindsight::Hindsight;
pub use luck::{Adjusted, HandLuck, LuckMeter, LuckUnit};
pub use reviewer::{Comparison, ReviewOptions, Reviewer};
pub(crate) use reviewer::{area, trick};
pub use summary::{AreaCost, HandSummary, Review, Total};
