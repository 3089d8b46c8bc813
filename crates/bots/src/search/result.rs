//! The result of a search.

use moonshot_rules::MAX_SEATS;

use crate::reason::ChoiceReason;

/// The purpose of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To choose an action: the search ends as soon as it is known, and does not start if there is no choice.
    Choice,
    /// To evaluate each alternative.
    Hint,
}

/// The unit of costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// Points of the hand, less the mean of the others'.
    Points,
    /// The probability that somebody else wins the match or, in Heartcatchers, the game.
    Chance,
}

/// An evaluated action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weighed<A> {
    pub(crate) action: A,
    pub(crate) cost: f64,
    /// The standard error of the cost.
    pub(crate) error: f64,
    /// The number of playouts.
    pub(crate) visits: u32,
    /// The frequency, 0 to 1, with which each seat shot the moon.
    pub(crate) moons: [f64; MAX_SEATS],
}

impl<A> Weighed<A> {
    /// An action whose cost is known without playouts.
    pub(crate) const fn known(action: A, cost: f64) -> Weighed<A> {
        Weighed {
            action,
            cost,
            error: 0.0,
            visits: 0,
            moons: [0.0; MAX_SEATS],
        }
    }
}

/// All evaluated actions, the best first.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SearchResult<A> {
    pub(crate) alternatives: Vec<Weighed<A>>,
    pub(crate) unit: Unit,
    /// Why the first is the best.
    pub(crate) reason: ChoiceReason,
}

impl<A> SearchResult<A> {
    pub(crate) fn best(&self) -> Option<&Weighed<A>> {
        self.alternatives.first()
    }

    /// Converts the actions.
    pub(crate) fn map<B>(self, to: impl Fn(A) -> B) -> SearchResult<B> {
        let SearchResult {
            alternatives,
            unit,
            reason,
        } = self;
        let alternatives = alternatives.into_iter().map(|one| Weighed {
            action: to(one.action),
            cost: one.cost,
            error: one.error,
            visits: one.visits,
            moons: one.moons,
        });
        SearchResult {
            alternatives: alternatives.collect(),
            unit,
            reason,
        }
    }
}
