//! Weights determinizations by how likely the other players, assumed to follow the policy, would have played their
//! cards in them.

use moonshot_rules::trick::{Hand, Played, TrickDeterminizations, TrickView};
use moonshot_rules::{Card, Cards, MAX_SEATS, Seat};

use super::policy::{self, Plan};
use super::table::{Position, Sight, Table};
use crate::dice::FastDice;
use crate::search::resample::resample;

/// The probability that a player follows the policy.
const ALIKE: f64 = 0.55;

/// Number of determinizations in the first sample and the largest one, and the oversampling factor.
const FIRST: usize = 8;
const DRAWN: usize = 64;
const OF: usize = 3;
/// Number of determinizations that are sampled uniformly before any weighting, because weighting takes longer than a
/// playout and a short search cannot afford it.
const EVEN: usize = 256;
/// Number of determinizations kept; after that many they are reused.
const KEPT: usize = 2_048;

/// A supply of determinizations for the search, weighted by likelihood.
pub(super) struct Belief<'a> {
    table: &'a Table,
    determinizations: &'a TrickDeterminizations,
    past: Past,
    drawn: Vec<Hand>,
    next: usize,
    /// Size of the next sample; doubles each time, so that a short search does not spend all its time sampling.
    size: usize,
    /// Maximum size.
    most: usize,
}

impl<'a> Belief<'a> {
    /// A supply of `wanted` determinizations of a view.
    pub(super) fn new(
        table: &'a Table,
        view: &TrickView,
        determinizations: &'a TrickDeterminizations,
        wanted: usize,
    ) -> Belief<'a> {
        Belief {
            table,
            determinizations,
            past: Past::of(view),
            drawn: Vec::new(),
            next: 0,
            size: FIRST,
            most: wanted.clamp(FIRST, DRAWN),
        }
    }

    /// The next determinization.
    pub(super) fn next(&mut self, dice: &mut FastDice) -> Option<Hand> {
        if self.next == self.drawn.len() {
            if self.drawn.len() >= KEPT {
                self.next = 0;
            } else {
                self.draw(dice);
                self.size = (2 * self.size).min(self.most);
            }
        }
        let hand = self.drawn.get(self.next).copied();
        self.next += 1;
        hand
    }

    fn draw(&mut self, dice: &mut FastDice) {
        if self.drawn.len() < EVEN {
            let determinizations = (0..self.size).map(|_| self.determinizations.hand(dice));
            self.drawn.extend(determinizations);
            return;
        }
        let batch = self.batch(self.size, dice);
        self.drawn.extend(batch);
    }

    /// A sample weighted by likelihood, independent of every other.
    pub(super) fn batch(&self, size: usize, dice: &mut FastDice) -> Vec<Hand> {
        let pool = |count: usize, dice: &mut FastDice| -> Vec<Hand> {
            let hands = (0..count).map(|_| self.determinizations.hand(dice));
            hands.collect()
        };
        if self.past.plays.len() <= 1 {
            return pool(size, dice);
        }
        let pool = pool(OF * size, dice);
        let logs: Vec<f64> = pool
            .iter()
            .map(|hand| self.past.likelihood(self.table, hand))
            .collect();
        let weights = temper(&logs, size as f64 / 3.0);
        resample(&pool, &weights, size, dice)
    }
}

/// The weights, flattened to an effective sample size of at least `least`.
fn temper(logs: &[f64], least: f64) -> Vec<f64> {
    let most = logs.iter().copied().fold(f64::MIN, f64::max);
    let mut power = 1.0;
    loop {
        let weights: Vec<f64> = logs
            .iter()
            .map(|log| ((log - most) * power).exp())
            .collect();
        let (sum, squares) = weights
            .iter()
            .fold((0.0, 0.0), |(sum, squares), w| (sum + w, squares + w * w));
        if sum * sum >= least * squares || power < 0.05 {
            return weights;
        }
        power *= 0.8;
    }
}

/// The cards played so far, and the first leader.
struct Past {
    plays: Vec<(Seat, Played)>,
    by: [Cards; MAX_SEATS],
    me: Option<Seat>,
}

impl Past {
    fn of(view: &TrickView) -> Past {
        let tricks = view.tricks().iter().flat_map(|trick| &trick.cards);
        let plays: Vec<(Seat, Played)> = tricks.chain(view.trick()).copied().collect();
        let mut by = [Cards::EMPTY; MAX_SEATS];
        for (seat, played) in &plays {
            by[seat.index()].insert(played.card());
        }
        Past {
            plays,
            by,
            me: view.seat(),
        }
    }

    /// The log likelihood of the other players' cards, up to a constant.
    fn likelihood(&self, table: &Table, determinization: &Hand) -> f64 {
        let mut hands = [Cards::EMPTY; MAX_SEATS];
        for seat in Seat::all(table.seats) {
            hands[seat.index()] = determinization.held(seat) | self.by[seat.index()];
        }
        let mut hand = Hand::dealt(
            &table.rules,
            &hands[..table.seats],
            determinization.extras(),
        );
        hand.start(
            self.plays
                .first()
                .map(|(seat, _)| *seat)
                .unwrap_or_default(),
        );
        let mut position = Position::new(table, hand, [0; MAX_SEATS]);
        let mut log = 0.0;
        for (seat, played) in &self.plays {
            if self.me != Some(*seat) && !position.hand.is_fresh() {
                let count = position.hand.legal_cards(&table.rules).len();
                if count > 1 {
                    let choice = policy::choose(table, &position, Plan::Free);
                    let other = (1.0 - ALIKE) / count as f64;
                    let same = alike(table, &position, choice.card(), played.card());
                    log += if same { ALIKE + other } else { other }.ln();
                }
            }
            position.play(table, *played);
        }
        log
    }
}

/// Whether two cards of the seat to play are equivalent: no card of another hand ranks between them.
pub(super) fn alike(table: &Table, position: &Position, one: Card, other: Card) -> bool {
    if one == other {
        return true;
    }
    let queen = Card::QUEEN_OF_SPADES;
    if one.suit() != other.suit()
        || one.is_wild()
        || other.is_wild()
        || one == queen
        || other == queen
    {
        return false;
    }
    let (low, high) = if one < other {
        (one, other)
    } else {
        (other, one)
    };
    let unseen = Sight::of(table, position).unseen;
    let laid = position.hand.trick_cards();
    let others = unseen | laid;
    (others.below(high) - others.below(low)).is_empty()
}
