//! Evaluation of a field for the viewer.

use moonshot_rules::{
    Field, HeartCard, HeartCards, HeartColour, HeartKind, HeartcatchersView, Seat, Stack,
};

use super::Weights;

/// Points of a Secret (K-15).
const SECRET: f32 = 3.0;

/// The viewer's beliefs about hidden Secrets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Odds {
    me: Seat,
    opponent: Seat,
    uncatchable_scores: bool,
    /// The probability that a hidden Secret is a Change of Heart.
    change: f32,
    /// The expected value of a hidden Secret on the viewer's side, and on the other.
    hidden: [f32; 2],
}

impl Odds {
    /// Computes the beliefs from the cards the viewer has not seen.
    pub(super) fn of(view: &HeartcatchersView, me: Seat, weights: &Weights) -> Odds {
        let unseen = view.unseen();
        let cards = |kind| kind_count(unseen, kind) as f32 * weights.cunning;
        let change = cards(HeartKind::ChangeOfHeart);
        let love = cards(HeartKind::UltimateLove);
        let breaker = cards(HeartKind::Heartbreaker);
        let special = change + love + breaker;
        let all = special + unseen.len() as f32 - special / weights.cunning;
        let all = all.max(1.0);
        let (helps, harms) = (1.0 + weights.malice, 1.0 - weights.malice);
        Odds {
            me,
            opponent: me.left(2),
            uncatchable_scores: view.options().uncatchable_scores,
            change: change / all,
            hidden: [
                SECRET * (love * harms - breaker * helps) / all,
                SECRET * (love * helps - breaker * harms) / all,
            ],
        }
    }

    /// The other player's seat.
    pub(super) fn opponent(&self) -> Seat {
        self.opponent
    }

    /// The viewer's expected lead in points if the field were scored now.
    pub(super) fn worth(&self, field: &Field) -> f32 {
        let mine = &field[self.me.index() & 1];
        let theirs = &field[self.opponent.index() & 1];
        mine.iter()
            .zip(theirs)
            .map(|(mine, theirs)| self.pair(mine, theirs))
            .sum()
    }

    /// The contribution of a pair of facing stacks: their difference, less the effect of a possible exchange.
    fn pair(&self, mine: &Stack, theirs: &Stack) -> f32 {
        let (own, stays) = self.stack(mine, self.hidden[0]);
        let (other, stays_too) = self.stack(theirs, self.hidden[1]);
        (own - other) * stays * stays_too
    }

    /// The points of a stack, and how likely its Changes of Heart let it stay: 1 certainly, -1 certainly not.
    fn stack(&self, stack: &Stack, hidden: f32) -> (f32, f32) {
        let mut points = stack.height() as f32;
        if !self.uncatchable_scores {
            points -= stack
                .up()
                .filter(|card| *card == HeartCard::UNCATCHABLE)
                .count() as f32;
        }
        let mut stays = 1.0;
        for (card, _) in stack.secrets() {
            match card.map(HeartCard::kind) {
                None => {
                    points += hidden;
                    stays *= 1.0 - 2.0 * self.change;
                }
                Some(Some(HeartKind::UltimateLove)) => points += SECRET,
                Some(Some(HeartKind::Heartbreaker)) => points -= SECRET,
                Some(Some(HeartKind::ChangeOfHeart)) => stays = -stays,
                Some(_) => {}
            }
        }
        (points, stays)
    }
}

fn kind_count(cards: HeartCards, kind: HeartKind) -> usize {
    HeartColour::ALL
        .into_iter()
        .map(|colour| cards.count(HeartCard::heart(colour, kind)))
        .sum()
}
