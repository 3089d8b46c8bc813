//! What the open cards say about a decision.

use moonshot_rules::{AnyAction, AnyGame, Game, LegalActions, Seat, View, Viewer};

use crate::dice::FastDice;
use crate::hint::HintUnit;
use crate::search::{Deals, Unit, price};

/// Playouts that compare each legal action, as a fraction of those for the price.
const COMPARE: u32 = 8;

/// What an action cost given everybody's cards, which the seat could not know. For the curious; it says nothing about the
/// quality of a decision and never enters a [`Decision`](super::Decision).
#[derive(Clone, PartialEq, Debug)]
pub struct Hindsight {
    /// The best action given all cards; for a pass, the better of the one made and the recommended one.
    pub best: AnyAction,
    /// The unit of cost and error.
    pub unit: HintUnit,
    /// How much more the action that was taken costs in this deal.
    pub cost: f64,
    /// The standard error of the cost.
    pub error: f64,
}

impl Hindsight {
    /// The cost of a decision of this seat, in the state before it: its number, the action, and the one that the review
    /// recommends. `None` if playouts do not model the action, or if the state is another one.
    #[must_use]
    pub fn of(
        game: &AnyGame,
        seat: Seat,
        number: usize,
        [action, recommended]: [AnyAction; 2],
        playouts: u32,
        seed: u64,
    ) -> Option<Hindsight> {
        let view = game.view(Viewer::Seat(seat)).ok()?;
        game.check(seat, &action).ok()?;
        let mut dice = FastDice::part(seed, number as u64);
        let legal = view.legal();
        let others: Vec<AnyAction> = match legal.pass() {
            Some(_) => vec![recommended],
            None => legal.iter().collect(),
        };
        let mut best = (action, 0.0);
        for other in others.into_iter().filter(|other| *other != action) {
            let both = [action, other];
            let more = price(
                &view,
                Deals::Open(game),
                both,
                playouts / COMPARE,
                &mut dice,
            );
            if let Some(more) = more.filter(|price| price.more > best.1) {
                best = (other, more.more);
            }
        }
        let (best, _) = best;
        let price = price(
            &view,
            Deals::Open(game),
            [action, best],
            playouts,
            &mut dice,
        )?;
        Some(Hindsight {
            best,
            unit: match price.unit {
                Unit::Points => HintUnit::Points,
                Unit::Chance => HintUnit::Chance,
            },
            cost: price.more,
            error: price.error,
        })
    }
}
