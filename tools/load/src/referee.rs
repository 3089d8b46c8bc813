//! Whether a match of Hearts for four was played by the rules, as far as whoever watches can tell.
//!
//! Nobody sees the hands, but what somebody may not have shows later: who did not follow a suit may not play it after that.

/// The suits as the notation has them; hearts are the last.
const SUITS: &str = "CDSH";
/// The ranks as the notation has them, lowest first.
const RANKS: &str = "23456789TJQKA";
const HEARTS: usize = 3;
const TWO_OF_CLUBS: Card = Card { suit: 0, rank: 0 };
const QUEEN_OF_SPADES: Card = Card { suit: 2, rank: 10 };
/// The match ends when a total is as high.
const TARGET: i64 = 100;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Card {
    suit: usize,
    rank: usize,
}

impl Card {
    fn read(text: &str) -> Option<Card> {
        let (rank, suit) = text.split_at_checked(text.len().checked_sub(1)?)?;
        let rank = if rank == "10" { "T" } else { rank };
        Some(Card {
            suit: SUITS.find(suit)?,
            rank: (rank.len() == 1).then(|| RANKS.find(rank))??,
        })
    }

    fn points(self) -> i64 {
        match self {
            QUEEN_OF_SPADES => 13,
            Card { suit: HEARTS, .. } => 1,
            _ => 0,
        }
    }
}

/// What a seat cannot have, by what it played.
#[derive(Clone, Copy, Default)]
struct Lacks {
    suits: [bool; 4],
    /// It played a point to the first trick, or led a heart before one was played: it had nothing else.
    all_but_points: bool,
    all_but_hearts: bool,
}

/// Watches a match from its beginning.
#[derive(Default)]
pub(crate) struct Referee {
    trick: Vec<(usize, Card)>,
    played: Vec<Card>,
    lacks: [Lacks; 4],
    next: Option<usize>,
    broken: bool,
    taken: [i64; 4],
    totals: [i64; 4],
}

impl Referee {
    /// Somebody plays a card.
    ///
    /// # Errors
    /// The rule that this breaks.
    pub(crate) fn play(&mut self, seat: usize, card: &str) -> Result<(), &'static str> {
        let card = Card::read(card).ok_or("no card")?;
        if seat > 3 || self.next.is_some_and(|next| next != seat) {
            return Err("out of turn");
        }
        if self.totals.iter().any(|total| *total >= TARGET) {
            return Err("a hand after the end");
        }
        if self.played.is_empty() && card != TWO_OF_CLUBS {
            return Err("a hand that does not begin with 2C");
        }
        if self.played.contains(&card) {
            return Err("a card twice");
        }
        let first_trick = self.played.len() < 4;
        let lacks = &mut self.lacks[seat];
        let is_point = card.points() > 0;
        if lacks.suits[card.suit]
            || (lacks.all_but_points && !is_point)
            || (lacks.all_but_hearts && card.suit != HEARTS)
        {
            return Err("a card that did not follow before");
        }
        match self.trick.first() {
            Some((_, led)) => {
                lacks.suits[led.suit] |= led.suit != card.suit;
                lacks.all_but_points |= first_trick && is_point;
            }
            None => lacks.all_but_hearts |= card.suit == HEARTS && !self.broken,
        }
        self.broken |= is_point;
        self.played.push(card);
        self.trick.push((seat, card));
        self.next = Some((seat + 1) % 4);
        if self.trick.len() == 4 {
            self.take();
        }
        Ok(())
    }

    /// The trick is taken, and the hand scored if it was the last.
    fn take(&mut self) {
        let trick = std::mem::take(&mut self.trick);
        let suit = trick[0].1.suit;
        let following = trick.iter().filter(|(_, card)| card.suit == suit);
        let Some((winner, _)) = following.max_by_key(|(_, card)| card.rank) else {
            return;
        };
        self.taken[*winner] += trick.iter().map(|(_, card)| card.points()).sum::<i64>();
        self.next = Some(*winner);
        if self.played.len() < 52 {
            return;
        }
        let moon = self.taken.iter().position(|points| *points == 26);
        for seat in 0..4 {
            self.totals[seat] += match moon {
                Some(shooter) if shooter == seat => 0,
                Some(_) => 26,
                None => self.taken[seat],
            };
        }
        *self = Referee {
            totals: self.totals,
            ..Referee::default()
        };
    }

    /// The match is over with these totals.
    ///
    /// # Errors
    /// What is wrong with that.
    pub(crate) fn over(&self, totals: &[i64]) -> Result<(), &'static str> {
        if !self.played.is_empty() || self.totals.iter().all(|total| *total < TARGET) {
            return Err("an end too early");
        }
        (totals == self.totals)
            .then_some(())
            .ok_or("totals that do not add up")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays these cards, `seat` the first of each trick's seats; returns what the referee says of the last.
    fn play(cards: &str) -> Result<(), &'static str> {
        let mut referee = Referee::default();
        let mut last = Ok(());
        for (place, card) in cards.split_whitespace().enumerate() {
            assert_eq!(last, Ok(()), "before {card}");
            let seat = referee.next.unwrap_or(place % 4);
            last = referee.play(seat, card);
        }
        last
    }

    #[test]
    fn cards_are_read() {
        assert_eq!(Card::read("QS"), Some(QUEEN_OF_SPADES));
        assert_eq!(Card::read("10H"), Card::read("TH"));
        for wrong in ["", "S", "1S", "QX", "QQS"] {
            assert_eq!(Card::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn fouls_are_seen() {
        assert_eq!(play("3C"), Err("a hand that does not begin with 2C"));
        assert_eq!(play("2C 3C 3C"), Err("a card twice"));
        // Seat 1 has no club, until it plays one.
        let late = "a card that did not follow before";
        assert_eq!(play("2C 3D 4C 5C 6C 7C 8C"), Err(late));
        assert_eq!(play("2C 3C 4C 5C 2D 3D 4D 5D"), Ok(()));
        // Seat 1 threw off a heart on the first trick, so it has nothing but points.
        assert_eq!(play("2C 3H 4C 5C 6D 7D 8D"), Err(late));
        // Seat 3 leads a heart that nobody had broken, so it has nothing else.
        assert_eq!(play("2C 3C 4C 5C 2H 3H 4H 5H 2D 3D"), Err(late));
        let mut referee = Referee::default();
        assert_eq!(referee.play(2, "2C"), Ok(()));
        assert_eq!(referee.play(1, "3C"), Err("out of turn"));
        assert_eq!(referee.over(&[0; 4]), Err("an end too early"));
    }

    #[test]
    fn hands_are_scored_and_totals_compared() {
        // Seat 0 takes everything again and again: each seat has one suit, and seat 0 leads clubs.
        let mut referee = Referee::default();
        for hand in 1..=4 {
            for rank in 0..13 {
                for (seat, suit) in [(0, "C"), (1, "D"), (2, "S"), (3, "H")] {
                    let card = format!("{}{suit}", &RANKS[rank..=rank]);
                    assert_eq!(referee.play(seat, &card), Ok(()), "{card}");
                }
            }
            let others = 26 * hand;
            assert_eq!(referee.totals, [0, others, others, others]);
        }
        assert_eq!(referee.over(&[0, 104, 104, 104]), Ok(()));
        assert_eq!(
            referee.over(&[0, 104, 104, 103]),
            Err("totals that do not add up")
        );
        assert_eq!(referee.play(0, "2C"), Err("a hand after the end"));
    }
}
