//! A trick game player's knowledge, prepared for the heuristics.

use arrayvec::ArrayVec;
use moonshot_rules::trick::{Played, TrickCards, TrickRules, TrickView};
use moonshot_rules::{Card, Cards, MAX_SEATS, Suit};

/// A card in the trick, and the seat that played it.
#[derive(Clone, Copy, Debug)]
pub(super) struct LaidCard {
    pub(super) seat: usize,
    pub(super) card: Played,
}

/// The player's knowledge of the current hand. Seats are plain numbers here, including `me`.
#[derive(Clone, Debug)]
pub(super) struct Facts<'a> {
    pub(super) rules: &'a TrickRules,
    pub(super) me: usize,
    /// My hand, including the card to be chosen.
    pub(super) hand: Cards,
    /// The current trick, in order.
    pub(super) trick: ArrayVec<LaidCard, MAX_SEATS>,
    /// Cards that are neither in my hand nor have been seen in this hand.
    pub(super) unseen: Cards,
    /// Cards that a seat is known to hold, because I passed them to it.
    pub(super) holds: [Cards; MAX_SEATS],
    /// Whether a seat has shown a void in a suit.
    pub(super) lacks: [[bool; 4]; MAX_SEATS],
    /// The number of cards each seat still holds.
    pub(super) left: [usize; MAX_SEATS],
    /// The point cards each seat has taken in this hand.
    pub(super) taken: [Cards; MAX_SEATS],
    /// Whether a seat has taken a trick in this hand.
    pub(super) has_trick: [bool; MAX_SEATS],
    pub(super) first_trick: bool,
}

impl<'a> Facts<'a> {
    /// The viewer's knowledge; `None` for a spectator.
    pub(super) fn of(view: &'a TrickView) -> Option<Facts<'a>> {
        let rules = view.rules();
        let me = view.seat().filter(|seat| seat.index() < rules.seats)?;
        let mut facts = Facts {
            rules,
            me: me.index(),
            hand: view.hand(),
            trick: down(view.trick()).collect(),
            unseen: view.unseen(),
            holds: [Cards::EMPTY; MAX_SEATS],
            lacks: [[false; 4]; MAX_SEATS],
            left: [0; MAX_SEATS],
            taken: [Cards::EMPTY; MAX_SEATS],
            has_trick: [false; MAX_SEATS],
            first_trick: view.tricks().is_empty(),
        };
        for (seat, count) in view.counts().entries() {
            facts.left[seat.index()] = *count;
        }
        if let Some((to, cards)) = view.passed().filter(|_| view.received().is_some()) {
            facts.holds[to.index()] = cards & facts.unseen;
        }
        let mut broken = !rules.must_break;
        for (place, trick) in view.tricks().iter().enumerate() {
            let winner = trick.winner.index();
            facts.has_trick[winner] = true;
            facts.taken[winner] |= played(&trick.cards) & rules.point_cards();
            facts.read_voids(&trick.cards, place == 0, broken);
            broken |= played(&trick.cards).intersects(rules.breakers);
        }
        facts.read_voids(view.trick(), view.tricks().is_empty(), broken);
        Some(facts)
    }

    /// Infers voids from a trick, finished or not.
    fn read_voids(&mut self, trick: &TrickCards, first: bool, broken: bool) {
        let Some((leader, led)) = trick.first() else {
            return;
        };
        let led = led.card().suit();
        if led == Suit::Hearts && !first && !broken {
            // A player who leads a heart before they are broken has no club or diamond. It may have Q♠, at tables where
            // a heart may be led instead of her.
            self.lacks[leader.index()][..Suit::Spades as usize].fill(true);
        }
        for (seat, played) in trick {
            if played.card().suit() != led {
                self.lacks[seat.index()][led as usize] = true;
            }
        }
    }

    pub(super) fn seats(&self) -> usize {
        self.rules.seats
    }

    /// The suit led to the current trick.
    pub(super) fn led(&self) -> Option<Suit> {
        self.trick.first().map(|down| down.card.card().suit())
    }

    /// The seat that is winning the current trick, and the strength of its card.
    pub(super) fn winning(&self) -> Option<(usize, u8)> {
        let led = self.led()?;
        self.trick
            .iter()
            .filter(|down| down.card.card().suit() == led)
            .max_by_key(|down| down.card.strength())
            .map(|down| (down.seat, down.card.strength()))
    }

    /// The seats that play to this trick after me, in order.
    pub(super) fn later(&self) -> impl Iterator<Item = usize> + '_ {
        let after = self.seats().saturating_sub(self.trick.len() + 1);
        (1..=after).map(|step| (self.me + step) % self.seats())
    }

    /// Every other seat.
    pub(super) fn others(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.seats()).filter(|&seat| seat != self.me)
    }

    /// Whether another player may still play Q♠.
    pub(super) fn queen_is_out(&self) -> bool {
        self.unseen.contains(Card::QUEEN_OF_SPADES)
    }

    /// The points of Q♠ (H-20).
    pub(super) fn queen_points(&self) -> f32 {
        self.rules.queen_points as f32
    }

    /// The probability that the seat holds a given unseen card of the suit.
    pub(super) fn share(&self, seat: usize, suit: Suit) -> f32 {
        if self.lacks[seat][suit as usize] {
            return 0.0;
        }
        let room = |seat: usize| self.left[seat].saturating_sub(self.holds[seat].len());
        let all: usize = self
            .others()
            .filter(|&other| !self.lacks[other][suit as usize])
            .map(room)
            .sum::<usize>()
            + self.rules.leftovers();
        if all == 0 {
            0.0
        } else {
            room(seat) as f32 / all as f32
        }
    }

    /// A suit's unseen cards whose holder is unknown.
    pub(super) fn loose(&self, suit: Suit) -> Cards {
        let known = self
            .holds
            .iter()
            .fold(Cards::EMPTY, |all, held| all | *held);
        self.unseen.of(suit) - known
    }

    /// Falls from 1 at the deal to 0 when the hands are empty.
    pub(super) fn remaining(&self) -> f32 {
        self.hand.len() as f32 / self.rules.cards_each().max(1) as f32
    }
}

fn down(trick: &TrickCards) -> impl Iterator<Item = LaidCard> + '_ {
    trick.iter().map(|(seat, card)| LaidCard {
        seat: seat.index(),
        card: *card,
    })
}

fn played(trick: &TrickCards) -> Cards {
    trick.iter().map(|(_, played)| played.card()).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test fails by panicking
mod tests {
    use moonshot_rules::trick::TrickGame;
    use moonshot_rules::{Game, Seat, Viewer};

    use super::*;
    use crate::test_support::table;

    fn lacks(game: &TrickGame, viewer: usize, seat: usize) -> [bool; 4] {
        let view = game.view(Viewer::Seat(Seat::new(viewer).unwrap())).unwrap();
        Facts::of(&view).unwrap().lacks[seat]
    }

    /// Seat 1 takes the first trick and leads a heart, because it holds nothing else.
    const HANDS: [&str; 4] = ["2C 5D QS", "AC 4H 6H", "3C 7D 2S", "4C 9D TH"];

    #[test]
    fn h_16_an_unbroken_heart_is_led_by_those_without_another_suit() {
        let game = table(HANDS, "2C AC 3C 4C 4H");
        assert_eq!(lacks(&game, 0, 1), [true, true, false, false]);
        assert_eq!(lacks(&game, 0, 2), [false; 4], "it has not shown anything");
    }

    #[test]
    fn h_15_once_hearts_are_broken_a_heart_lead_tells_nothing() {
        // QS on the diamond breaks hearts, so the lead of 4H says nothing.
        let hands = ["2C 5D KD 3S", "AC AD 4H 6S", "3C 7D 2S 8S", "4C QS JH TH"];
        let game = table(hands, "2C AC 3C 4C AD 7D QS 5D 4H");
        assert_eq!(lacks(&game, 0, 1), [false; 4]);
        assert_eq!(lacks(&game, 0, 3), [false, true, false, false]);
    }

    #[test]
    fn h_12_who_does_not_follow_has_none_of_the_suit() {
        let game = table(
            ["2C 5D QS", "AC 4D 6H", "7D 8D 2S", "4C 9D TH"],
            "2C AC 7D 4C",
        );
        assert_eq!(lacks(&game, 0, 2), [true, false, false, false]);
    }
}
