//! Points and scores of a hand of Black Hearts (B-13, B-14).

use super::card::BlackCard;
use super::hand::BlackHand;
use crate::game::{Phase, Totals};
use crate::seat::Seat;

/// All six Curse cards, one bit for each number.
const ALL_CURSES: u8 = 0b111_1110;

impl BlackHand {
    /// The curse points printed on the cards a seat has taken, before any gift; 0 if the seat is not at the table.
    #[inline]
    pub fn points_taken(&self, seat: Seat) -> i32 {
        self.taken.get(seat.index()).copied().map_or(0, i32::from)
    }

    /// The points printed on these Curse cards.
    pub(super) fn curse_points(&self, curses: u8) -> i32 {
        let mut points = 0;
        for (number, printed) in self.points.iter().enumerate() {
            points += i32::from(*printed) * i32::from(curses >> number & 1);
        }
        points
    }

    /// The points printed on a card.
    pub(super) fn printed(&self, card: BlackCard) -> i32 {
        if card.is_curse() {
            i32::from(self.points[usize::from(card.number())])
        } else {
            0
        }
    }

    /// A seat's score for the cards it has taken so far, including the effect of a gift (B-07, B-13).
    #[inline]
    pub fn score(&self, seat: Seat) -> i32 {
        self.scored(self.points_taken(seat))
    }

    #[inline]
    fn scored(&self, points: i32) -> i32 {
        self.effect.map_or(points, |effect| effect.score(points))
    }

    /// Each seat's score for the cards it has taken so far.
    pub fn scores(&self) -> Totals {
        Seat::all(self.seats())
            .map(|seat| self.score(seat))
            .collect()
    }

    /// The player who has taken all six Curse cards, if any (B-14).
    #[inline]
    pub fn all_curses(&self) -> Option<Seat> {
        let taker = self.curses.iter().position(|taken| *taken == ALL_CURSES);
        taker.map(Seat::at)
    }

    /// Whether the rest of the hand can no longer change the scores or who has all the Curse cards. Depends only on
    /// finished tricks, so every player can tell.
    pub fn is_settled(&self) -> bool {
        if self.phase != Phase::Play {
            return false;
        }
        let taken = self.curses.iter().fold(0, |all, taken| all | taken);
        if taken == ALL_CURSES {
            return true;
        }
        let takers = self.curses.iter().filter(|taken| **taken != 0).count();
        let left = self.curse_points(ALL_CURSES & !taken);
        takers > 1
            && Seat::all(self.seats()).all(|seat| {
                let points = self.points_taken(seat);
                self.scored(points) == self.scored(points + left)
            })
    }
}
