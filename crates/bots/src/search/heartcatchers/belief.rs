//! Weights determinizations by how likely the opponent, assumed to favour good-looking turns, would have taken its
//! turns in them.

use arrayvec::ArrayVec;
use moonshot_rules::{
    Dice, HeartCard, HeartGame, HeartcatchersDeterminizations, HeartcatchersTurn,
    HeartcatchersView, Place, Seat, Side,
};

use super::sketch::{self, HAND, NONE, Sketch, TURNS};
use crate::dice::FastDice;
use crate::search::resample::resample;
use crate::search::tree::{Key, Played};

/// Turns of one player.
const OWN: usize = 7;
/// Number of games in the first sample; doubles each time, so that a short search does not spend all its time sampling.
const FIRST: usize = 32;
/// Number of games kept; after that many they are reused.
const KEPT: usize = 992;

/// A supply of games for the search, weighted by likelihood.
pub(super) struct Belief<'a> {
    determinizations: &'a HeartcatchersDeterminizations,
    past: &'a Past,
    drawn: Vec<Sketch>,
    next: usize,
    size: usize,
}

impl<'a> Belief<'a> {
    pub(super) fn new(
        determinizations: &'a HeartcatchersDeterminizations,
        past: &'a Past,
    ) -> Belief<'a> {
        Belief {
            determinizations,
            past,
            drawn: Vec::new(),
            next: 0,
            size: FIRST,
        }
    }

    /// The next game.
    pub(super) fn next(&mut self, dice: &mut FastDice) -> Option<Sketch> {
        if self.next == self.drawn.len() {
            if self.drawn.len() >= KEPT {
                self.next = 0;
            } else {
                self.draw(dice);
                self.size *= 2;
            }
        }
        let game = self.drawn.get(self.next).copied();
        self.next += 1;
        game
    }

    /// Samples more games.
    fn draw(&mut self, dice: &mut FastDice) {
        let batch = self.batch(self.size, dice);
        self.drawn.extend(batch);
    }

    /// A sample weighted by likelihood, independent of every other.
    pub(super) fn batch(&self, size: usize, dice: &mut FastDice) -> Vec<Sketch> {
        let games = likely_games(self.determinizations, self.past, size, dice);
        games.iter().map(|game| self.past.sketch(game)).collect()
    }
}

/// Samples games, and resamples them by likelihood.
fn likely_games(
    determinizations: &HeartcatchersDeterminizations,
    past: &Past,
    wanted: usize,
    dice: &mut FastDice,
) -> Vec<HeartGame> {
    let pool: Vec<HeartGame> = (0..wanted).map(|_| determinizations.hand(dice)).collect();
    let weights = pool.iter().map(|game| past.likelihood(game, dice));
    let weights: Vec<f64> = weights.collect();
    resample(&pool, &weights, wanted, dice)
}

/// A turn, as the opponent sees it.
#[derive(Clone, Copy, Debug)]
enum SeenTurn {
    /// A card was played face up.
    Open(Key),
    /// A Secret was laid under a stack.
    Secret {
        /// A key without the card.
        way: Key,
        side: usize,
        place: usize,
        /// The number of Secrets under the stack before.
        number: usize,
    },
}

impl SeenTurn {
    /// Its key in a game, in which the Secrets are known.
    fn key(self, game: &HeartGame) -> Key {
        match self {
            SeenTurn::Open(key) => key,
            SeenTurn::Secret {
                way,
                side,
                place,
                number,
            } => {
                let secret = game.field()[side][place].secrets().nth(number);
                let card = secret.and_then(|(card, _)| card);
                sketch::with_card(card.map_or(NONE, sketch::code), way)
            }
        }
    }
}

/// The turns so far, and the field before them.
pub(super) struct Past {
    start: Sketch,
    /// The seat whose hand is hidden.
    they: usize,
    deeds: ArrayVec<(usize, SeenTurn), TURNS>,
    uncatchable_scores: bool,
}

impl Past {
    /// The turns of the game in a seat's view.
    pub(super) fn of(view: &HeartcatchersView, me: Seat) -> Past {
        let uncatchable_scores = view.options().uncatchable_scores;
        let game = view.play();
        let starter = game.turn().index() ^ view.turns().len() & 1;
        // The stacks by their initial numbers, and the number of Secrets laid under each.
        let mut numbers = [[0, 1, 2], [3, 4, 5]];
        let mut laid = [0; 6];
        let mut deeds = ArrayVec::new();
        let mut hidden: ArrayVec<(usize, usize), TURNS> = ArrayVec::new();
        for (turn, seen) in view.turns().iter().enumerate() {
            let mover = (starter + turn) & 1;
            let index = |place: Place| usize::from(place.number()) - 1;
            let deed = match *seen {
                HeartcatchersTurn::Catch { card, place } => {
                    SeenTurn::Open(sketch::catch(card, place))
                }
                HeartcatchersTurn::Steal { card, place, given } => {
                    let stolen = numbers[1 - mover][index(place)];
                    numbers[1 - mover][index(place)] = numbers[mover][index(given)];
                    numbers[mover][index(given)] = stolen;
                    SeenTurn::Open(sketch::steal(card, place, given))
                }
                HeartcatchersTurn::Secret { side, place } => {
                    let under = match side {
                        Side::Mine => mover,
                        Side::Theirs => 1 - mover,
                    };
                    let stack = numbers[under][index(place)];
                    laid[stack] += 1;
                    hidden.push((turn, stack));
                    SeenTurn::Secret {
                        way: sketch::secret(side, place),
                        side: 0,
                        place: 0,
                        number: laid[stack] - 1,
                    }
                }
            };
            deeds.push((mover, deed));
        }
        // The current locations of the Secrets, and the first card of each stack.
        let mut first = [[HeartCard::UNCATCHABLE; 3]; 2];
        for (now, row) in numbers.iter().enumerate() {
            for (at, &stack) in row.iter().enumerate() {
                if let Some(card) = game.field()[now][at].up().next() {
                    first[stack / 3][stack % 3] = card;
                }
                for (turn, _) in hidden.iter().filter(|(_, under)| *under == stack) {
                    if let (_, SeenTurn::Secret { side, place, .. }) = &mut deeds[*turn] {
                        (*side, *place) = (now, at);
                    }
                }
            }
        }
        Past {
            start: Sketch::before(first, starter, uncatchable_scores),
            they: 1 - (me.index() & 1),
            deeds,
            uncatchable_scores,
        }
    }

    fn sketch(&self, game: &HeartGame) -> Sketch {
        Sketch::of(game, self.uncatchable_scores)
    }

    /// The likelihood of the opponent's turns if it held the cards it has in this game.
    fn likelihood(&self, game: &HeartGame, dice: &mut FastDice) -> f64 {
        let cards = Theirs::of(self, game, dice);
        let mut sketch = self.start;
        let mut likelihood = 1.0;
        let mut turn = 0;
        for &(mover, deed) in &self.deeds {
            let key = deed.key(game);
            if mover == self.they {
                sketch.hold(mover, cards.hand(turn));
                likelihood *= sketch.chance(key);
                turn += 1;
            }
            sketch.act(key);
        }
        likelihood
    }
}

/// The opponent's cards in a game, and when it drew them.
struct Theirs {
    /// Each card with the first of the opponent's turns at which it was held: first the played ones, in order.
    drawn: ArrayVec<(u8, usize), { OWN + HAND }>,
}

impl Theirs {
    /// Its cards with a random possible drawing order: a card is held before it is played.
    fn of(past: &Past, game: &HeartGame, dice: &mut FastDice) -> Theirs {
        let own = past.deeds.iter().filter(|(mover, _)| *mover == past.they);
        let played = own.map(|(_, deed)| sketch::card(deed.key(game))).take(OWN);
        let played: ArrayVec<u8, OWN> = played.collect();
        let held = game.held(Seat::new(past.they).unwrap_or_default());
        let held: ArrayVec<u8, HAND> = held.iter().map(sketch::code).take(HAND).collect();
        // Three cards were there at the start, and one was drawn after each turn.
        let cards = 0..played.len() + held.len();
        let mut since: ArrayVec<usize, { OWN + HAND }> =
            cards.map(|card| card.saturating_sub(HAND - 1)).collect();
        let mut drawn = ArrayVec::new();
        for (turn, card) in played.into_iter().enumerate() {
            // Sorted; before the turn there were three cards more than had been played.
            let possible = since.iter().filter(|since| **since <= turn).count();
            let place = dice.below(possible.max(1) as u32) as usize;
            drawn.push((card, since.remove(place)));
        }
        moonshot_rules::shuffle(&mut since, dice);
        drawn.extend(held.into_iter().zip(since));
        Theirs { drawn }
    }

    /// The opponent's hand before one of its turns.
    fn hand(&self, turn: usize) -> [u8; HAND] {
        let mut hand = [NONE; HAND];
        let held = self.drawn.iter().skip(turn);
        let held = held.filter(|(_, since)| *since <= turn);
        for (slot, (card, _)) in hand.iter_mut().zip(held) {
            *slot = *card;
        }
        hand
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use moonshot_rules::{
        AnyAction, AnyGame, AnyView, Game, HeartKind, HeartcatchersOptions, Turn, View, Viewer,
    };

    use super::*;
    use crate::bot::Bot;
    use crate::budget::Budget;
    use crate::heuristics::Heuristics;
    use crate::random::Random;

    /// Calls back with each turn's view and game, in games of such players.
    fn turns(games: u64, bot: &mut dyn Bot, mut show: impl FnMut(&HeartcatchersView, &HeartGame)) {
        for seed in 0..games {
            let mut dice = FastDice::new(seed);
            let uncatchable_scores = seed % 2 == 0;
            let options =
                HeartcatchersOptions::default().with_uncatchable_scores(uncatchable_scores);
            let mut game = AnyGame::new(2, options).unwrap();
            while game.turn() != Turn::Over {
                if let Some(outcome) = game.roll(&mut dice) {
                    game.chance(&outcome).unwrap();
                    continue;
                }
                let seat = game.to_act().first().unwrap();
                let view = game.view(Viewer::Seat(seat)).unwrap();
                let (AnyGame::Heartcatchers(state), AnyView::Heartcatchers(seen)) = (&game, &view)
                else {
                    unreachable!("it is Heartcatchers")
                };
                show(seen, state.game());
                let choice = bot.choose(&view, Budget::default(), &mut dice);
                let AnyAction::Heartcatchers(action) = choice.unwrap().action else {
                    unreachable!("it is Heartcatchers")
                };
                game.play(seat, &AnyAction::Heartcatchers(action)).unwrap();
            }
        }
    }

    fn me(view: &HeartcatchersView) -> Seat {
        view.viewer().seat().unwrap()
    }

    #[test]
    fn the_turns_lead_from_the_deal_to_the_field() {
        let mut dice = FastDice::new(7);
        turns(300, &mut Random, |view, _| {
            let past = Past::of(view, me(view));
            let game = view.determinizations().unwrap().hand(&mut dice);
            let mut sketch = past.start;
            for (mover, deed) in &past.deeds {
                assert_eq!(sketch.turn(), Some(*mover));
                let key = deed.key(&game);
                sketch.hold(*mover, [sketch::card(key), NONE, NONE]);
                sketch.act(key);
            }
            let now = past.sketch(&game);
            assert_eq!(sketch.stacks(), now.stacks());
            assert_eq!(sketch.turn(), now.turn());
        });
    }

    #[test]
    fn the_other_held_what_it_played_and_what_it_had_not_played_yet() {
        let mut dice = FastDice::new(3);
        turns(200, &mut Random, |view, _| {
            let past = Past::of(view, me(view));
            let game = view.determinizations().unwrap().hand(&mut dice);
            let cards = Theirs::of(&past, &game, &mut dice);
            let own = past.deeds.iter().filter(|(mover, _)| *mover == past.they);
            let played: Vec<u8> = own.map(|(_, deed)| sketch::card(deed.key(&game))).collect();
            let there = game.held(Seat::new(past.they).unwrap());
            let all = played.len() + there.len();
            for (turn, card) in played.iter().enumerate() {
                let hand = cards.hand(turn);
                assert!(hand.contains(card), "{hand:?} without {card}");
                let held = hand.iter().filter(|card| **card != NONE).count();
                assert_eq!(held, HAND.min(all - turn));
            }
            let mut left = cards.hand(played.len()).to_vec();
            left.retain(|card| *card != NONE);
            left.sort_unstable();
            let mut there: Vec<u8> = there.iter().map(sketch::code).collect();
            there.sort_unstable();
            assert_eq!(left, there);
        });
    }

    #[test]
    fn each_order_in_which_the_cards_may_have_been_drawn_comes_as_often() {
        let mut orders = std::collections::BTreeMap::new();
        let mut dice = FastDice::new(3);
        turns(1, &mut Random, |view, _| {
            let past = Past::of(view, me(view));
            if past.deeds.len() != 4 {
                return;
            }
            let game = view.determinizations().unwrap().hand(&mut dice);
            for _ in 0..18_000 {
                let cards = Theirs::of(&past, &game, &mut dice);
                let order: Vec<usize> = cards.drawn.iter().map(|(_, since)| *since).collect();
                *orders.entry(order).or_insert(0) += 1;
            }
        });
        // Two cards played and three held, of which three were dealt. The second was dealt in two of three cases; then
        // the six orders of the three held cards are equally likely, or three orders if it was drawn.
        let all: u32 = orders.values().sum();
        for (order, count) in &orders {
            let expected = match order[..] {
                [0, 0, ..] => 2.0 / 3.0,
                [0, 1, ..] => 1.0 / 3.0,
                _ => 0.0,
            };
            let same = orders.keys().filter(|other| other[1] == order[1]).count();
            let share = f64::from(*count) / f64::from(all) * same as f64;
            assert!((share / expected - 1.0).abs() < 0.1, "{order:?}: {share}");
        }
        assert_eq!(orders.len(), 9);
    }

    /// The number of kinds of the opponent's cards that a game has right: of its Secrets, and in its hand.
    fn right(game: &HeartGame, truth: &HeartGame, me: Seat) -> [usize; 2] {
        let secrets = |game: &HeartGame| -> Vec<Option<HeartKind>> {
            let stacks = game.field().iter().flatten();
            let secrets = stacks.flat_map(|stack| stack.secrets().filter(|(_, by)| *by != me));
            secrets
                .map(|(card, _)| card.and_then(HeartCard::kind))
                .collect()
        };
        let laid = secrets(truth);
        let laid = laid.iter().zip(secrets(game)).filter(|(a, b)| **a == *b);
        let held = game.held(me.left(2));
        let held = truth
            .held(me.left(2))
            .iter()
            .filter(|card| held.count(*card) > 0);
        [laid.count(), held.count()]
    }

    #[test]
    fn likely_games_have_more_of_the_others_cards_right() {
        let mut dice = FastDice::new(5);
        let (mut even, mut likely) = ([0; 2], [0; 2]);
        turns(60, &mut Heuristics, |view, truth| {
            let determinizations = view.determinizations().unwrap();
            let past = Past::of(view, me(view));
            let add = |sum: &mut [usize; 2], game: &HeartGame| {
                for (sum, one) in sum.iter_mut().zip(right(game, truth, me(view))) {
                    *sum += one;
                }
            };
            for game in likely_games(&determinizations, &past, 64, &mut dice) {
                add(&mut likely, &game);
                add(&mut even, &determinizations.hand(&mut dice));
            }
        });
        assert!(10 * likely[0] > 16 * even[0], "{likely:?} for {even:?}");
        assert!(100 * likely[1] > 105 * even[1], "{likely:?} for {even:?}");
    }
}
