//! Dice, seats and random matches for the tests of the trick games.

use moonshot_rules::trick::{TrickAction, TrickChance, TrickOptions, TrickRules, TrickVariant};
use moonshot_rules::{BySeat, Card, Cards, Dice, Game, LegalActions, Seat, Step, TrickGame, Turn};

/// A small generator for tests: xorshift, good enough for random walks and the same everywhere.
#[derive(Clone)]
pub struct TestDice(u64);

impl TestDice {
    pub fn new(seed: u64) -> TestDice {
        TestDice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }
}

impl Dice for TestDice {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub fn cards(text: &str) -> Cards {
    text.split_whitespace()
        .map(|card| card.parse::<Card>().unwrap())
        .collect()
}

/// A match with this deal; hands are filled up with the remaining cards of the pack, lowest first.
pub fn dealt(options: TrickOptions, hands: &[&str]) -> TrickGame {
    let rules = TrickRules::new(options).unwrap();
    let given = |seat: Seat| {
        hands
            .get(seat.index())
            .map_or(Cards::EMPTY, |hand| cards(hand))
    };
    let mut hands = BySeat::from_fn(rules.seats, given);
    let mut rest = hands.iter().fold(rules.pack, |rest, hand| rest - *hand);
    for seat in Seat::all(rules.seats) {
        let hand = hands.get_mut(seat).unwrap();
        let missing: Cards = rest.iter().take(rules.cards_each() - hand.len()).collect();
        *hand |= missing;
        rest -= missing;
    }
    let mut game = TrickGame::with_rules(rules);
    game.chance(&TrickChance::Deal {
        hands,
        extras: rest,
    })
    .unwrap();
    game
}

/// CARDominoes without draw and pass.
pub fn cardominoes() -> TrickOptions {
    TrickOptions {
        draws_dealer: false,
        pass_count: 0,
        ..TrickOptions::cardominoes(4)
    }
}

/// A random match.
pub struct RandomMatch {
    pub game: TrickGame,
    pub dice: TestDice,
}

impl RandomMatch {
    pub fn new(players: usize, variant: TrickVariant, seed: u64) -> RandomMatch {
        RandomMatch {
            game: TrickGame::new(players, variant).unwrap(),
            dice: TestDice::new(seed),
        }
    }

    /// A random action of a random seat that may act; `None` if no seat may.
    pub fn pick(&mut self) -> Option<(Seat, TrickAction)> {
        let Turn::Seats(seats) = self.game.turn() else {
            return None;
        };
        let seats = seats.to_vec();
        let seat = seats[self.dice.below(seats.len() as u32) as usize];
        let action = self.game.legal(seat).pick(&mut self.dice).unwrap();
        Some((seat, action))
    }

    /// The next chance event or action; `None` when the match is over.
    pub fn next(&mut self) -> Option<Step<TrickGame>> {
        match self.game.roll(&mut self.dice) {
            Some(outcome) => Some(Step::Chance(outcome)),
            None => self.pick().map(|(seat, action)| Step::Act(seat, action)),
        }
    }

    /// Takes a random step; `None` when the match is over.
    pub fn step(&mut self) -> Option<Step<TrickGame>> {
        let step = self.next()?;
        self.game.step(&step).unwrap();
        Some(step)
    }
}
