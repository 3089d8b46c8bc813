//! Facts of the trick games.

use moonshot_rules::trick::{TrickCards, TrickEvent};
use moonshot_rules::{Card, Seat, Suit, TrickRules};

use super::{MatchFacts, MoonWatch, QueenFacts, QueenFall};

/// State of a hand until it is scored.
#[derive(Clone, Debug, Default)]
pub(super) struct HandReader {
    moon: MoonWatch,
    /// Who passed the queen of spades.
    queen_passed: Option<Seat>,
    /// The winner of the first trick, who took the leftover cards.
    took_leftovers: Option<Seat>,
}

impl HandReader {
    /// Reads an event of a table with these rules. `known` are the events of the same step as a seat saw them.
    pub(super) fn read<Known: Iterator<Item = TrickEvent>>(
        &mut self,
        facts: &mut MatchFacts,
        event: &TrickEvent,
        rules: &TrickRules,
        known: impl Fn(Seat) -> Known,
    ) {
        match event {
            TrickEvent::Dealt { hand, pass } => {
                facts.deal(*hand, pass.map_or(0, |pass| pass.left), rules.seats);
                *self = HandReader {
                    moon: MoonWatch::new(rules.seats),
                    ..HandReader::default()
                };
            }
            TrickEvent::Passed { from, .. } => {
                let passed = known(*from).any(|event| match event {
                    TrickEvent::Passed {
                        from: giver,
                        cards: Some(cards),
                        ..
                    } => giver == *from && cards.contains(Card::QUEEN_OF_SPADES),
                    _ => false,
                });
                if passed {
                    self.queen_passed = Some(*from);
                }
            }
            TrickEvent::TrickTaken { seat, cards, .. } => self.taken(facts, *seat, cards, rules),
            TrickEvent::LeftoversTaken { seat, .. } => self.took_leftovers = Some(*seat),
            TrickEvent::Revoked { seats } => {
                for seat in seats.iter() {
                    if let Some(facts) = facts.seat(seat) {
                        facts.revoked = true;
                    }
                }
            }
            TrickEvent::MoonShot { seat } => {
                if let Some(hand) = facts.hand() {
                    hand.moon_made(*seat);
                }
            }
            TrickEvent::HandScored { scores, totals, .. } => {
                self.leftover_queen(facts, rules);
                if let Some(hand) = facts.hand() {
                    hand.score(scores, totals);
                }
            }
            _ => {}
        }
    }

    fn taken(
        &mut self,
        facts: &mut MatchFacts,
        seat: Seat,
        cards: &TrickCards,
        rules: &TrickRules,
    ) {
        for (who, played) in cards.iter().filter(|(_, played)| played.card().is_wild()) {
            if let Some(facts) = facts.seat(*who) {
                match played.is_low() {
                    true => facts.wilds_low += 1,
                    false => facts.wilds_high += 1,
                }
            }
        }
        let Some(hand) = facts.hand() else { return };
        if let Some(facts) = hand.seats.get_mut(seat.index()) {
            facts.tricks += 1;
        }
        let costly = rules.point_cards();
        let points = cards
            .iter()
            .filter(|(_, played)| costly.contains(played.card()));
        self.moon
            .take(hand, seat, points.count(), costly.len().div_ceil(2));
        let queen = cards
            .iter()
            .position(|(_, played)| played.card() == Card::QUEEN_OF_SPADES);
        let led = cards.first().map(|(_, played)| played.card().suit());
        if let Some(place) = queen {
            let player = cards[place].0;
            let fell = match (place, led) {
                (0, _) => QueenFall::Led,
                (_, Some(Suit::Spades)) => QueenFall::Followed,
                _ => QueenFall::Thrown,
            };
            hand.queens.push(QueenFacts {
                dealt: Some(self.queen_passed.unwrap_or(player)),
                played: Some(player),
                taken: seat,
                fell,
            });
        }
    }

    /// A queen that nobody played, when the whole hand was played, lay among the leftover cards.
    fn leftover_queen(&self, facts: &mut MatchFacts, rules: &TrickRules) {
        let (Some(seat), Some(hand)) = (self.took_leftovers, facts.hand()) else {
            return;
        };
        let tricks: usize = hand.seats.iter().map(|seat| usize::from(seat.tricks)).sum();
        let whole = tricks == rules.cards_each();
        if whole && hand.queens.is_empty() && rules.pack.contains(Card::QUEEN_OF_SPADES) {
            hand.queens.push(QueenFacts {
                dealt: None,
                played: None,
                taken: seat,
                fell: QueenFall::Leftover,
            });
        }
    }
}
