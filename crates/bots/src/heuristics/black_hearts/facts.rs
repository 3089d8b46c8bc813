//! A Black Hearts player's knowledge, prepared for the heuristics.

use moonshot_rules::{BlackCard, BlackCards, BlackHeartsView, Effect, Seat, View, Viewer};

/// The total at which a player has lost (B-15).
const LOST: i32 = 13;
/// Curse cards in a hand (B-01).
const CURSES: usize = 6;
/// Maximum number of seats (B-05).
const SEATS: usize = 6;

/// The player's knowledge of the current hand. Seats are plain numbers here, including `me`.
#[derive(Clone, Debug)]
pub(super) struct Facts<'a> {
    view: &'a BlackHeartsView,
    pub(super) me: usize,
    pub(super) seats: usize,
    pub(super) hand: BlackCards,
    /// The number of unseen cards of each strength, from 1.
    pub(super) unseen: [usize; 8],
    /// The points and the number of Curse cards still to come from others.
    pub(super) curses_out: (f32, usize),
    /// The number of Curse cards each seat has taken in this hand.
    pub(super) taken: [usize; SEATS],
    pub(super) totals: [i32; SEATS],
    /// The seat that is winning the current trick, and the strength of its card.
    pub(super) winning: Option<(usize, u8)>,
    /// The points and the number of Curse cards in the current trick.
    pub(super) table: (f32, usize),
    /// The number of players still to play after me.
    pub(super) later: usize,
}

impl<'a> Facts<'a> {
    /// The viewer's knowledge; `None` for a spectator.
    pub(super) fn of(view: &'a BlackHeartsView) -> Option<Facts<'a>> {
        let Viewer::Seat(seat) = view.viewer() else {
            return None;
        };
        let play = view.play();
        let seats = view.seats();
        let mut facts = Facts {
            view,
            me: seat.index(),
            seats,
            hand: view.hand(),
            unseen: [0; 8],
            curses_out: (0.0, 0),
            taken: [0; SEATS],
            totals: [0; SEATS],
            winning: None,
            table: (0.0, 0),
            later: 0,
        };
        facts.totals[..seats].copy_from_slice(view.totals());
        for card in view.unseen() {
            facts.unseen[usize::from(facts.strength(card))] += 1;
            if card.is_curse() {
                facts.curses_out.0 += facts.points(card);
                facts.curses_out.1 += 1;
            }
        }
        for (_, cards, taker) in (0..play.tricks_taken()).filter_map(|number| play.trick(number)) {
            facts.taken[taker.index()] += cards.iter().filter(|card| card.is_curse()).count();
        }
        facts.read_trick(play.lead(), play.trick_under_way());
        Some(facts)
    }

    fn read_trick(&mut self, lead: Seat, laid: &[BlackCard]) {
        self.later = self.seats.saturating_sub(laid.len() + 1);
        for (step, card) in laid.iter().enumerate() {
            let seat = lead.clockwise(step, self.seats).index();
            let strength = self.strength(*card);
            if self
                .winning
                .is_none_or(|(_, best)| self.beats(strength, best))
            {
                self.winning = Some((seat, strength));
            }
            if card.is_curse() {
                self.table.0 += self.points(*card);
                self.table.1 += 1;
            }
        }
    }

    fn effect(&self) -> Option<Effect> {
        self.view.play().effect()
    }

    /// A card's strength in a trick, 1 to 6 (B-11; inverted under Small Hours).
    pub(super) fn strength(&self, card: BlackCard) -> u8 {
        match self.effect() {
            Some(Effect::LowestTakes) => 7 - card.number(),
            _ => card.number(),
        }
    }

    /// Whether a card beats one played before it.
    pub(super) fn beats(&self, strength: u8, best: u8) -> bool {
        match self.effect() {
            Some(Effect::EarliestTakes) => strength > best,
            _ => strength >= best,
        }
    }

    /// The curse points of a card in this hand.
    pub(super) fn points(&self, card: BlackCard) -> f32 {
        if !card.is_curse() {
            return 0.0;
        }
        let printed = self.view.card_set().points()[usize::from(card.number() - 1) % CURSES];
        match self.effect() {
            Some(Effect::Multiply(times)) => f32::from(printed) * f32::from(times),
            _ => f32::from(printed),
        }
    }

    /// The reduction of this hand's gift that applies to my points taken, and to those still to come.
    pub(super) fn forgiven(&self) -> f32 {
        match self.effect() {
            Some(Effect::Reduce(by)) => {
                let so_far = self.view.play().points_taken(self.seat(self.me));
                (i32::from(by) - so_far).max(0) as f32
            }
            _ => 0.0,
        }
    }

    fn seat(&self, number: usize) -> Seat {
        Seat::new(number).unwrap_or_default()
    }

    /// The share of the unseen cards that would beat this strength when played after it.
    pub(super) fn part_above(&self, strength: u8) -> f32 {
        let all: usize = self.unseen.iter().sum();
        let above = (1..=6).filter(|other| self.beats(*other, strength));
        let above: usize = above.map(|other| self.unseen[usize::from(other)]).sum();
        if all == 0 {
            0.0
        } else {
            above as f32 / all as f32
        }
    }

    /// The share of Curse cards among the unseen cards.
    pub(super) fn part_cursed(&self) -> f32 {
        let all: usize = self.unseen.iter().sum();
        if all == 0 {
            0.0
        } else {
            self.curses_out.1 as f32 / all as f32
        }
    }

    /// The average points of an unseen Curse card.
    pub(super) fn curse_points(&self) -> f32 {
        if self.curses_out.1 == 0 {
            0.0
        } else {
            self.curses_out.0 / self.curses_out.1 as f32
        }
    }

    /// The cost to me of a point for that seat; negative if it is good for me.
    pub(super) fn price(&self, seat: usize, points: f32) -> f32 {
        let others = (0..self.seats).filter(|other| *other != self.me);
        let lowest = others
            .map(|other| self.totals[other])
            .min()
            .unwrap_or_default();
        let own = self.totals[self.me];
        let ends = self.totals[seat] as f32 + points >= LOST as f32;
        match (ends, own < lowest) {
            (true, true) => -0.6,
            (true, false) => 0.3,
            (false, _) if self.totals[seat] == lowest => -0.35,
            _ => -0.1,
        }
    }

    /// The number of Curse cards the seat has taken, if it has taken all so far.
    pub(super) fn sole_taker(&self, seat: usize) -> Option<usize> {
        let all: usize = self.taken.iter().sum();
        (self.taken[seat] == all && all > 0).then_some(all)
    }

    /// Another seat that has taken every Curse card so far, and the number missing.
    pub(super) fn threat(&self) -> Option<(usize, usize)> {
        let others = (0..self.seats).filter(|seat| *seat != self.me);
        let mut takers = others.filter_map(|seat| Some((seat, CURSES - self.sole_taker(seat)?)));
        takers.next()
    }
}
