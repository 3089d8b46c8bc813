//! What came of a thought.

use moonshot_rules::MAX_SEATS;

/// What for somebody thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To find what to do: the thought ends once that is known, and does not begin where there is no choice.
    Choice,
    /// To say what each alternative comes to.
    Hint,
}

/// What costs are counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// Points of the hand, less the mean of what the others take.
    Points,
    /// The chance that somebody else wins the match or, in Heartcatchers, the game.
    Chance,
}

/// Something that may be done, and what comes of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weighed<A> {
    pub(crate) action: A,
    pub(crate) cost: f64,
    /// The standard error of the cost.
    pub(crate) error: f64,
    /// How many times it was played out.
    pub(crate) visits: u32,
    /// How often each seat shot the moon then, 0 to 1.
    pub(crate) moons: [f64; MAX_SEATS],
}

impl<A> Weighed<A> {
    /// Something whose cost is known without playing anything out.
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

/// Everything that was thought about, the best first.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Thought<A> {
    pub(crate) alternatives: Vec<Weighed<A>>,
    pub(crate) unit: Unit,
    /// Why the first is the best, in a sentence.
    pub(crate) why: &'static str,
}

impl<A> Thought<A> {
    pub(crate) fn best(&self) -> Option<&Weighed<A>> {
        self.alternatives.first()
    }

    /// The same about actions of another type.
    pub(crate) fn map<B>(self, to: impl Fn(A) -> B) -> Thought<B> {
        let Thought {
            alternatives,
            unit,
            why,
        } = self;
        let alternatives = alternatives.into_iter().map(|one| Weighed {
            action: to(one.action),
            cost: one.cost,
            error: one.error,
            visits: one.visits,
            moons: one.moons,
        });
        Thought {
            alternatives: alternatives.collect(),
            unit,
            why,
        }
    }
}
