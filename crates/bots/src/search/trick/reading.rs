//! The network's inputs for a card: numbers of about 0 to 1, computed from what the seat to play may know.

use moonshot_rules::trick::Played;
use moonshot_rules::{Card, Cards, Seat, Suit};

use super::table::{Position, Sight, Table};

/// Inputs about the trick and the rest of the hand, common to all cards.
pub(super) const OF_ALL: usize = 25;
/// Inputs about the card's suit.
pub(super) const OF_SUIT: usize = 10;
/// Inputs about the card itself.
pub(super) const OF_CARD: usize = 23;
/// Number of network inputs for a card.
pub const INPUTS: usize = OF_ALL + OF_SUIT + OF_CARD;

/// A position, as the seat to play sees it.
pub(super) struct Reading<'a> {
    table: &'a Table,
    position: &'a Position,
    sight: &'a Sight,
    led: Option<Suit>,
    /// The points in the trick.
    points: f32,
    /// The seats still to play in this trick: their number, and one bit for each.
    later: usize,
    coming: u32,
    /// How many other players there are.
    others: f32,
    /// Another player has every point so far, and is winning this trick.
    feeds: bool,
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

impl<'a> Reading<'a> {
    pub(super) fn new(table: &'a Table, position: &'a Position, sight: &'a Sight) -> Self {
        let hand = &position.hand;
        let later = table.seats - hand.in_trick() - 1;
        let coming = (1..=later).map(|places| {
            let turn = hand.turn().index() + places;
            1 << (turn % table.seats)
        });
        let led = hand.led();
        let winner = hand.winning().index();
        Reading {
            table,
            position,
            sight,
            led,
            points: table.rules.points(hand.trick_cards()) as f32,
            later,
            coming: coming.sum(),
            others: (table.seats - 1) as f32,
            feeds: led.is_some() && sight.taker == Some(winner) && winner != sight.me,
        }
    }

    fn leads(&self) -> bool {
        self.led.is_none()
    }

    fn follows(&self) -> bool {
        self.led
            .is_some_and(|led| self.sight.held.intersects(Cards::suit(led)))
    }

    /// The inputs common to all cards.
    pub(super) fn of_all(&self) -> [f32; OF_ALL] {
        let Sight { held, unseen, .. } = *self.sight;
        let hand = &self.position.hand;
        let taker = self.sight.taker;
        let another = taker.filter(|taker| *taker != self.sight.me);
        let mine = taker == Some(self.sight.me);
        let got = taker.and_then(Seat::new).map_or(0, |taker| {
            self.table.rules.points(self.position.seen_taken(taker))
        }) as f32
            / 26.0;
        let queen = Card::QUEEN_OF_SPADES;
        let spades = held.of(Suit::Spades);
        let low_spades = spades.below(queen);
        let high = unseen.of(Suit::Spades) - unseen.of(Suit::Spades).below(queen);
        let (mut sure, mut voids) = (0, 0);
        for suit in Suit::ALL {
            let mine = held.of(suit);
            voids += usize::from(mine.is_empty());
            // Cards that no unseen card beats.
            sure += match unseen.of(suit).highest() {
                Some(top) => (mine - mine.below(top)).len(),
                None => mine.len(),
            };
        }
        let (leads, follows) = (self.leads(), self.follows());
        [
            flag(leads),
            flag(follows && self.later > 0),
            flag(follows && self.later == 0),
            flag(!leads && !follows),
            held.len() as f32 / 13.0,
            flag(self.sight.queen_is_out),
            flag(spades.contains(queen)),
            self.points / 13.0,
            flag(self.points > 0.0),
            self.later as f32 / self.others,
            flag(another.is_some()),
            flag(another.is_some()) * got,
            flag(self.feeds),
            flag(another.is_some_and(|another| self.coming & (1 << another) != 0)),
            flag(mine),
            flag(mine) * got,
            flag(taker.is_none() && !self.sight.split),
            unseen.of(Suit::Hearts).len() as f32 / 13.0,
            flag(hand.hearts_broken()),
            // How well the queen, or a spade above her, is guarded.
            flag(spades != low_spades) * low_spades.len() as f32 / 6.0,
            sure as f32 / 13.0,
            (self.table.seats as f32 - 4.0) / 3.0,
            high.len() as f32 / 3.0,
            voids as f32 / 3.0,
            flag(hand.tricks_done() == 0),
        ]
    }

    /// The inputs common to cards of one suit.
    pub(super) fn of_suit(&self, suit: Suit) -> [f32; OF_SUIT] {
        let mine = self.sight.held.of(suit).len();
        let theirs = self.sight.unseen.of(suit).len();
        let mut lacking = 0_u32;
        let lacks = &self.position.lacks[..self.table.seats];
        for (seat, lacks) in lacks.iter().enumerate() {
            let lacks = seat != self.sight.me && lacks & (1 << suit as u8) != 0;
            lacking |= u32::from(lacks) << seat;
        }
        let alone = theirs == 0 || lacking.count_ones() as usize + 1 >= self.table.seats;
        [
            flag(suit == Suit::Clubs),
            flag(suit == Suit::Diamonds),
            flag(suit == Suit::Hearts),
            flag(suit == Suit::Spades),
            flag(mine == 1),
            flag(mine == 2),
            lacking.count_ones() as f32 / self.others,
            flag(alone),
            theirs as f32 / 13.0,
            (lacking & self.coming).count_ones() as f32 / self.others,
        ]
    }

    /// The inputs of the card itself.
    pub(super) fn of_card(&self, played: Played) -> [f32; OF_CARD] {
        let card = played.card();
        let suit = card.suit();
        let hand = &self.position.hand;
        let queen = Card::QUEEN_OF_SPADES;
        let wild = card.is_wild();
        let mine = self.sight.held.of(suit);
        let mine_below = mine.below(card).len();
        let theirs = self.sight.unseen.of(suit);
        let lower = match (wild, played.is_low()) {
            (true, true) => 0,
            (true, false) => theirs.len(),
            (false, _) => theirs.below(card).len(),
        };
        let above = theirs.len() - lower;
        let leads = self.leads();
        let of_led = self.led.is_none_or(|led| led == suit);
        let discards = !of_led;
        // It would win the trick as it is.
        let tops = leads || of_led && played.strength() > hand.winning_strength();
        let beats_all = above == 0 && !theirs.is_empty();
        let spade = suit == Suit::Spades && !wild;
        let over_queen = spade && card > queen && self.sight.queen_is_out;
        let scores = self.table.scoring.contains(card);
        [
            match wild {
                true => 0.0,
                false => f32::from(card.rank() as u8) / 12.0,
            },
            lower as f32 / 13.0,
            above as f32 / 13.0,
            mine_below as f32 / 6.0,
            (mine.len() - mine_below - 1) as f32 / 6.0,
            flag(card == queen),
            flag(over_queen),
            flag(tops),
            flag(tops) * self.points / 13.0,
            flag(tops && above == 0),
            flag(tops && self.later == 0),
            flag(discards && self.feeds && scores),
            flag(tops && self.feeds),
            flag(tops && self.sight.taker == Some(self.sight.me)),
            flag(discards && suit == Suit::Hearts),
            flag(discards && card == queen),
            flag(discards && beats_all),
            flag(leads && beats_all),
            flag(leads && lower == 0 && above > 0),
            flag(leads && spade && card < queen && mine.contains(queen)),
            flag(discards && over_queen),
            flag(wild && !played.is_low()),
            flag(wild && played.is_low()),
        ]
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use moonshot_rules::{Game, Viewer};

    use super::super::readings;
    use super::*;
    use crate::dice::FastDice;
    use crate::test_support::table;

    const HANDS: [&str; 4] = [
        "2C 9C KC 4D 3S JS 2H 9H",
        "3C 8C 8D QS 4H TH 5D AS",
        "4C 9D 3D 6S 5H JH KD KS",
        "5C TC TD 4S 6H QH AD 9S",
    ];

    /// The nonzero inputs for a card of the seat to act, with their indices.
    fn read(played: &str, card: &str) -> Vec<(usize, f32)> {
        let game = table(HANDS, played);
        let seat = game.to_act().first().unwrap();
        let view = game.view(Viewer::Seat(seat)).unwrap();
        let action = game.parse_action(card).unwrap();
        let all = readings(&view, &mut FastDice::new(1));
        let (_, inputs) = all.into_iter().find(|(other, _)| *other == action).unwrap();
        let places = inputs.into_iter().enumerate();
        places.filter(|(_, input)| *input != 0.0).collect()
    }

    const SUIT: usize = OF_ALL;
    const CARD: usize = OF_ALL + OF_SUIT;

    #[test]
    fn what_is_read_about_a_card_that_follows() {
        let expected = [
            (1, 1.0),               // follows, and is not the last
            (4, 7.0 / 13.0),        // cards in hand
            (5, 1.0),               // the Queen is out
            (9, 2.0 / 3.0),         // two are still to play
            (16, 1.0),              // nobody has a point
            (17, 6.0 / 13.0),       // hearts of others
            (20, 2.0 / 13.0),       // 9C and KC
            (22, 1.0),              // QS, KS and AS
            (SUIT + 3, 1.0),        // spades
            (SUIT + 5, 1.0),        // two of them
            (SUIT + 8, 5.0 / 13.0), // five of others
            (CARD, 9.0 / 12.0),     // the jack
            (CARD + 1, 2.0 / 13.0), // 6S and 9S
            (CARD + 2, 3.0 / 13.0),
            (CARD + 3, 1.0 / 6.0), // 3S
            (CARD + 7, 1.0),       // the highest so far
        ];
        assert_eq!(read("2C 8C 4C TC 4S", "JS"), expected);
    }

    #[test]
    fn what_is_read_where_another_has_every_point_and_takes_the_trick() {
        let expected = [
            (1, 1.0),
            (4, 6.0 / 13.0),
            (9, 2.0 / 3.0),
            (10, 1.0), // seat 2 has every point
            (11, 0.5), // thirteen
            (12, 1.0), // and the trick, as it lies
            (17, 6.0 / 13.0),
            (18, 1.0),        // hearts are broken by her
            (20, 3.0 / 13.0), // TD, AD and QH
            (22, 1.0 / 3.0),  // AS
            (SUIT + 1, 1.0),
            (SUIT + 5, 1.0),
            (SUIT + 8, 5.0 / 13.0),
            (CARD, 1.0),
            (CARD + 1, 5.0 / 13.0),
            (CARD + 3, 1.0 / 6.0),
            (CARD + 7, 1.0),
            (CARD + 9, 1.0),  // and nobody can go above it
            (CARD + 12, 1.0), // it takes the trick from who has every point
        ];
        assert_eq!(read("2C 8C 4C TC 4S 3S QS KS KD", "AD"), expected);
    }

    #[test]
    fn what_is_read_about_a_card_that_is_thrown() {
        let read = read("2C 8C 4C TC 4S 3S QS KS KD TD 4D 8D 9D AD", "9H");
        let expected = [
            (3, 1.0), // neither leads nor follows
            (4, 5.0 / 13.0),
            (9, 1.0 / 3.0),
            (10, 1.0), // seat 2 has every point, but not this trick
            (11, 0.5),
            (17, 6.0 / 13.0),
            (18, 1.0),
            (20, 2.0 / 13.0), // 9C and KC
            (22, 1.0 / 3.0),
            (23, 1.0 / 3.0), // no diamonds
            (SUIT + 2, 1.0),
            (SUIT + 5, 1.0),
            (SUIT + 8, 6.0 / 13.0),
            (CARD, 7.0 / 12.0),
            (CARD + 1, 3.0 / 13.0),
            (CARD + 2, 3.0 / 13.0),
            (CARD + 3, 1.0 / 6.0),
            (CARD + 14, 1.0), // a heart
        ];
        assert_eq!(read, expected);
    }

    #[test]
    fn what_is_read_about_who_lacks_the_suit_and_is_still_to_play() {
        let expected = [
            (0, 1.0),
            (4, 3.0 / 13.0),
            (9, 1.0),
            (14, 1.0), // every point so far
            (15, 17.0 / 26.0),
            (17, 3.0 / 13.0),
            (18, 1.0),
            (20, 1.0 / 13.0),
            (22, 1.0 / 3.0),
            (23, 1.0 / 3.0),
            (SUIT + 1, 1.0),
            (SUIT + 4, 1.0),
            (SUIT + 6, 1.0 / 3.0), // seat 0 has thrown a club on diamonds
            (SUIT + 7, 1.0),       // and nobody else has any
            (SUIT + 9, 1.0 / 3.0), // seat 0 is still to play
            (CARD, 7.0 / 12.0),
            (CARD + 7, 1.0),
            (CARD + 9, 1.0),
            (CARD + 13, 1.0), // and it would take every point so far and this
        ];
        let played = "2C 8C 4C TC 4S 3S QS KS KD TD 4D 8D 3D AD 9C 5D 6H 2H 4H JH";
        assert_eq!(read(played, "9D"), expected);
    }
}
