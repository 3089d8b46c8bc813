//! The view of Heartcatchers.

use super::action::{HeartcatchersAction, HeartcatchersTurn};
use super::card::{HeartCard, HeartCards};
use super::choices::Choices;
use super::field::{Field, HeartGame};
use super::options::HeartcatchersOptions;
use super::scoring::Scored;
use super::stack::Stack;
use super::state::{Heartcatchers, SEATS};
use crate::game::{ChanceKind, Outcome, PassRule, Phase, View};
use crate::seat::{Seat, Seats, Viewer};

/// A viewer's knowledge of a match: the field with the Secrets it laid itself (K-12), its hand, the number of hidden
/// cards, and the turns of the game. Contains nothing that is hidden from the viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct HeartcatchersView {
    viewer: Viewer,
    /// The match with everything hidden removed.
    pub(super) seen: Heartcatchers,
}

impl HeartcatchersView {
    /// Copies what is visible to the viewer, who sits at `own`, and nothing else.
    pub(super) fn of(game: &Heartcatchers, viewer: Viewer, own: Option<Seat>) -> HeartcatchersView {
        let hand = |seat: usize| match own.filter(|own| own.index() == seat) {
            Some(_) => game.game.hands[seat],
            None => HeartCards::EMPTY,
        };
        let rows = &game.game.field;
        HeartcatchersView {
            viewer,
            seen: Heartcatchers {
                game: HeartGame {
                    field: rows.map(|row| row.map(|stack| stack.seen_by(own))),
                    hands: [hand(0), hand(1)],
                    pile: 0,
                    taken: game.game.taken,
                    starter: game.game.starter,
                },
                options: game.options,
                under_way: game.under_way,
                turns: game.turns.clone(),
                game_number: game.game_number,
                first: game.first,
                won: game.won,
                last_game: game.last_game,
                winners: game.winners,
            },
        }
    }

    /// The match's options.
    pub fn options(&self) -> HeartcatchersOptions {
        self.seen.options
    }

    /// The scoring of the previous game.
    pub fn last_game(&self) -> Option<&Scored> {
        self.seen.last_game()
    }

    /// The viewer's cards; none for a spectator.
    pub fn hand(&self) -> HeartCards {
        match self.viewer {
            Viewer::Seat(seat) => self.seen.game.held(seat),
            Viewer::Spectator => HeartCards::EMPTY,
        }
    }

    /// The number of cards in the draw pile.
    pub fn pile(&self) -> usize {
        self.seen.pile_len()
    }

    /// The public part of each turn of the current game, in order; none before a deal.
    pub fn turns(&self) -> &[HeartcatchersTurn] {
        self.seen.turns()
    }

    /// The stacks of each seat; Secrets that the viewer did not lay have no card.
    pub fn field(&self) -> &Field {
        self.seen.game.field()
    }

    /// The game as the viewer sees it: turn, turns taken, field. The other hand and the pile are empty.
    pub fn play(&self) -> &HeartGame {
        &self.seen.game
    }

    /// The cards whose location the viewer does not know: the opponent's hand, the pile and the opponent's Secrets.
    /// Empty outside a game.
    pub fn unseen(&self) -> HeartCards {
        if self.phase() != Phase::Turn {
            return HeartCards::EMPTY;
        }
        let stacks = || self.field().iter().flatten();
        let known = stacks().flat_map(|stack| stack.secrets().filter_map(|(card, _)| card));
        let seen: HeartCards = stacks().flat_map(Stack::up).chain(known).collect();
        let pack = HeartCard::all().flat_map(|card| std::iter::repeat_n(card, card.copies()));
        let pack: HeartCards = pack.collect();
        pack.minus(seen).minus(self.hand())
    }

    /// The number of Secrets on the field that are hidden from the viewer.
    pub fn hidden_secrets(&self) -> usize {
        let stacks = self.field().iter().flatten();
        let secrets = stacks.flat_map(Stack::secrets);
        secrets.filter(|(card, _)| card.is_none()).count()
    }

    /// A full game in which the opponent holds this hand, the pile is these cards in drawing order, and the hidden
    /// Secrets are these: seat 0's stacks first, by place, each in the order laid. For a search.
    ///
    /// `None` for a spectator, outside a game, and if the numbers of cards are wrong.
    pub fn with_hidden(
        &self,
        other_hand: HeartCards,
        pile: &[HeartCard],
        secrets: &[HeartCard],
    ) -> Option<HeartGame> {
        let Viewer::Seat(seat) = self.viewer else {
            return None;
        };
        let other = seat.left(SEATS);
        let fits = self.phase() == Phase::Turn
            && other_hand.len() == self.cards_held(other)
            && pile.len() == self.pile()
            && secrets.len() == self.hidden_secrets();
        if !fits {
            return None;
        }
        let mut hidden = secrets.iter().copied();
        let mut game = self.seen.game;
        for stack in game.field.iter_mut().flatten() {
            *stack = stack.revealed(|_, card, _| card.or_else(|| hidden.next()));
        }
        game.hands[other.index()] = other_hand;
        let nibbles = pile.iter().rev();
        game.pile = nibbles.fold(0, |pile, card| pile << 4 | u32::from(card.nibble()));
        Some(game)
    }
}

impl View for HeartcatchersView {
    type Action = HeartcatchersAction;
    type Legal = Choices;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn phase(&self) -> Phase {
        self.seen.part()
    }

    fn hand_number(&self) -> u32 {
        self.seen.game_number
    }

    fn totals(&self) -> &[i32] {
        &self.seen.won
    }

    fn pending(&self) -> Option<ChanceKind> {
        self.seen.due()
    }

    fn to_act(&self) -> Seats {
        self.seen.acting()
    }

    fn cards_held(&self, seat: Seat) -> usize {
        self.seen.cards_held(seat)
    }

    fn legal(&self) -> Choices {
        let seat = self.viewer.seat();
        seat.map_or(Choices::NONE, |seat| self.seen.choices_of(seat))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.seen.ending()
    }

    /// Always `None`: Heartcatchers has no pass.
    fn pass(&self) -> Option<PassRule> {
        None
    }

    /// False until the game is over: every remaining card can be laid as a Secret or on a stack.
    fn is_settled(&self) -> bool {
        false
    }
}
