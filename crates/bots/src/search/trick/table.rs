//! Properties of the table that a search computes once for each decision.

use moonshot_rules::trick::{Hand, Played, TrickRules};
use moonshot_rules::{Card, Cards, MAX_SEATS, Seat, Suit};

/// The voids that a seat has shown, one bit for each suit.
pub(super) type Lacks = [u8; MAX_SEATS];

/// The table's rules, with precomputed sets of cards.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) rules: TrickRules,
    pub(super) seats: usize,
    pub(super) scoring: Cards,
    /// The cards that change the score of their taker.
    pub(super) counting: Cards,
    pub(super) moon: f32,
}

impl Table {
    pub(super) fn new(rules: &TrickRules) -> Table {
        let scoring = rules.point_cards();
        let jack = rules.pack & Cards::one(Card::JACK_OF_DIAMONDS);
        let counts = rules.jack_points != 0;
        Table {
            rules: *rules,
            seats: rules.seats,
            scoring,
            counting: if counts { scoring | jack } else { scoring },
            moon: rules.moon_points() as f32,
        }
    }
}

/// A hand in a playout, with the voids that its players have shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    pub(super) hand: Hand,
    pub(super) lacks: Lacks,
    /// The leftover cards, which nobody sees before the hand is scored, not even who has taken them (W-15).
    face_down: Cards,
}

impl Position {
    pub(super) fn new(table: &Table, hand: Hand, lacks: Lacks) -> Position {
        let mut face_down = hand.extras();
        if hand.tricks_done() > 0 && table.rules.cards_each() * table.seats < table.rules.pack.len()
        {
            // The winner of the first trick has them: the cards that were neither played nor are held.
            let places = 0..hand.tricks_done();
            let tricks = places.flat_map(|place| hand.trick(place));
            let played = tricks.map(|(_, played)| Cards::one(played.card()));
            let seen = played.fold(hand.trick_cards(), |all, card| all | card);
            let held = Seat::all(table.seats).fold(Cards::EMPTY, |all, seat| all | hand.held(seat));
            face_down = table.rules.pack - seen - held;
        }
        Position {
            hand,
            lacks,
            face_down,
        }
    }

    /// The cards that everybody saw the seat take.
    #[inline]
    pub(super) fn seen_taken(&self, seat: Seat) -> Cards {
        self.hand.taken(seat) - self.face_down
    }

    /// Whether another seat is to play to the trick after the seat to play.
    #[inline]
    pub(super) fn is_later(&self, table: &Table, seat: usize) -> bool {
        let steps = (seat + table.seats - self.hand.turn().index()) % table.seats;
        steps > 0 && steps + self.hand.in_trick() < table.seats
    }

    /// Plays a legal card.
    #[inline]
    pub(super) fn play(&mut self, table: &Table, played: Played) {
        if let Some(led) = self.hand.led()
            && played.card().suit() != led
        {
            self.lacks[self.hand.turn().index()] |= 1 << led as u8;
        }
        self.hand.play_unchecked(&table.rules, played);
    }
}

/// The knowledge of the seat to play, as sets of cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    pub(super) me: usize,
    pub(super) held: Cards,
    /// Cards in other hands or among the leftovers.
    pub(super) unseen: Cards,
    /// The only seat that has taken points so far, if there is one.
    pub(super) taker: Option<usize>,
    /// Whether two or more players have taken points.
    pub(super) split: bool,
    /// The points that `taker` does not have yet.
    pub(super) missing: usize,
    pub(super) queen_is_out: bool,
    /// How much the play of `taker` looks like a moon attempt, 0 to 1; 0 if not computed.
    pub(super) alarm: f32,
}

impl Sight {
    #[inline]
    pub(super) fn of(table: &Table, position: &Position) -> Sight {
        let hand = &position.hand;
        let me = hand.turn();
        let mut seen = hand.trick_cards();
        let mut takers = 0_u32;
        for seat in Seat::all(table.seats) {
            let taken = position.seen_taken(seat);
            seen |= taken;
            takers |= u32::from(taken.intersects(table.scoring)) << seat.index();
        }
        let held = hand.held(me);
        let unseen = table.rules.pack - seen - held;
        let alone = takers.count_ones() == 1;
        let taker = alone.then(|| takers.trailing_zeros() as usize);
        let missing = taker.and_then(Seat::new).map_or(table.scoring, |seat| {
            table.scoring - position.seen_taken(seat)
        });
        Sight {
            me: me.index(),
            held,
            unseen,
            taker,
            split: takers.count_ones() > 1,
            missing: missing.len(),
            queen_is_out: unseen.contains(Card::QUEEN_OF_SPADES),
            alarm: 0.0,
        }
    }

    /// Counts the points of the current trick as taken if they certainly go to a seat other than `taker`: then nobody
    /// can shoot the moon.
    #[inline]
    pub(super) fn after(&self, table: &Table, position: &Position) -> Sight {
        let hand = &position.hand;
        let over = self.taker.is_some_and(|taker| {
            let Some(led) = hand.led() else { return false };
            if !hand.trick_cards().intersects(table.scoring) || hand.winning().index() == taker {
                return false;
            }
            if taker == self.me {
                let cards = self.held.of(led);
                let beats = |card| Played::high(card).strength() > hand.winning_strength();
                return !cards.iter().any(beats);
            }
            !position.is_later(table, taker) || position.lacks[taker] >> led as u8 & 1 == 1
        });
        match over {
            true => Sight {
                taker: None,
                split: true,
                ..*self
            },
            false => *self,
        }
    }

    /// The number of other players who may have cards of the suit.
    #[inline]
    pub(super) fn sharers(&self, table: &Table, lacks: &Lacks, suit: Suit) -> usize {
        let bit = 1 << suit as u8;
        let all = lacks[..table.seats].iter().enumerate();
        all.filter(|(seat, lacks)| *seat != self.me && **lacks & bit == 0)
            .count()
    }
}
