//! Determinizations of Heartcatchers: matches that are consistent with a view.

use arrayvec::ArrayVec;

use super::card::{HeartCard, HeartCards};
use super::field::{HeartGame, PACK};
use super::state::{Heartcatchers, SEATS};
use super::view::HeartcatchersView;
use crate::dice::{Dice, shuffle};
use crate::game::{Phase, View};
use crate::refusal::Inconsistent;
use crate::seat::{Seat, Viewer};

/// All matches that are consistent with a view, to sample from.
///
/// All orders of the hidden cards in the other hand, in the pile and as Secrets are equally likely, counting identical
/// cards as different.
///
/// ```
/// # struct First;
/// # impl moonshot_rules::Dice for First { fn below(&mut self, _: u32) -> u32 { 0 } }
/// use moonshot_rules::{Game, Heartcatchers, HeartcatchersOptions, Seat, View, Viewer};
/// let mut game = Heartcatchers::new(2, HeartcatchersOptions::default())?;
/// game.chance(&game.roll(&mut First).expect("a deal is due"))?;
///
/// let viewer = Viewer::Seat(Seat::default());
/// let view = game.view(viewer)?;
/// let imagined = view.determinizations()?.game(&mut First);
/// assert_eq!(imagined.view(viewer)?, view);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct HeartcatchersDeterminizations {
    seen: Heartcatchers,
    viewer: Viewer,
    unseen: ArrayVec<HeartCard, PACK>,
}

impl HeartcatchersView {
    /// The determinizations of this view.
    ///
    /// # Errors
    /// [`Inconsistent`] if no match is consistent with the view.
    pub fn determinizations(&self) -> Result<HeartcatchersDeterminizations, Inconsistent> {
        let unseen = self.unseen();
        let hidden = Seat::all(SEATS).filter(|seat| !self.viewer().is(*seat));
        let hidden: usize = hidden.map(|seat| self.cards_held(seat)).sum();
        if unseen.len() != hidden + self.pile() + self.hidden_secrets() {
            return Err(Inconsistent);
        }
        Ok(HeartcatchersDeterminizations {
            seen: self.seen.clone(),
            viewer: self.viewer(),
            unseen: unseen.iter().take(PACK).collect(),
        })
    }
}

impl HeartcatchersDeterminizations {
    /// The number of orders of the hidden cards, counting identical cards as different.
    pub fn ways(&self) -> f64 {
        (1..=self.unseen.len()).map(|card| card as f64).product()
    }

    /// The games of all orders of the hidden cards, each once, counting identical cards as different; `None` if there
    /// are more than `most`.
    pub fn hands(&self, most: usize) -> Option<Vec<HeartGame>> {
        if self.seen.part() != Phase::Turn || self.ways() > most as f64 {
            return None;
        }
        let mut games = Vec::new();
        self.orders(&mut self.unseen.clone(), 0, &mut games);
        Some(games)
    }

    /// Adds the games of every order of the cards from this index on.
    fn orders(
        &self,
        cards: &mut ArrayVec<HeartCard, PACK>,
        place: usize,
        games: &mut Vec<HeartGame>,
    ) {
        if place >= cards.len() {
            games.push(self.lay_out(cards));
            return;
        }
        for other in place..cards.len() {
            cards.swap(place, other);
            self.orders(cards, place + 1, games);
            cards.swap(place, other);
        }
    }

    /// Samples a game, uniformly over the orders of the hidden cards and without allocation.
    pub fn hand(&self, dice: &mut (impl Dice + ?Sized)) -> HeartGame {
        if self.seen.part() != Phase::Turn {
            return self.seen.game;
        }
        let mut cards = self.unseen.clone();
        shuffle(&mut cards, dice);
        self.lay_out(&cards)
    }

    /// The game with the hidden cards in this order: the other hand, the Secrets, the pile.
    fn lay_out(&self, cards: &[HeartCard]) -> HeartGame {
        let mut game = self.seen.game;
        let mut next = cards.iter().copied();
        for seat in Seat::all(SEATS).filter(|seat| !self.viewer.is(*seat)) {
            let count = game.held_count(seat);
            game.hands[seat.index()] = next.by_ref().take(count).collect::<HeartCards>();
        }
        for stack in game.field.iter_mut().flatten() {
            *stack = stack.revealed(|_, card, _| card.or_else(|| next.next()));
        }
        for (place, card) in next.take(game.pile_count()).enumerate() {
            game.pile |= u32::from(card.nibble()) << (4 * place);
        }
        game
    }

    /// Samples a match, as [`HeartcatchersDeterminizations::hand`].
    pub fn game(&self, dice: &mut (impl Dice + ?Sized)) -> Heartcatchers {
        Heartcatchers {
            game: self.hand(dice),
            ..self.seen.clone()
        }
    }
}
