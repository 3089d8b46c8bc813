//! A match as a sequence of small decisions.

use moonshot_rules::trick::{Revoke, TrickAction, TrickGame};
use moonshot_rules::{
    AnyAction, AnyCards, AnyGame, AnyLegal, BlackCards, BlackHeartsAction, Cards, Game,
    LegalActions, PassChoice, Phase, Seat, Seats,
};
use thiserror::Error;

use crate::actions::{Actions, Kind, card_bits};
use crate::ids::Ids;

/// The number of an action that may not be taken now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("action {id} is not legal now")]
pub struct IllegalId {
    /// The number.
    pub id: usize,
}

/// The state between two actions of a match: the cards that a seat has picked for a pass so far, and the seats that leave
/// their revoke as it is.
///
/// Several seats may act at once in a pass, and at tables with the revoke penalty. A cursor asks one after the other: in a
/// pass the lowest seat first, for all its cards; of those who may correct a revoke (C-25) the lowest, each once after
/// every card, and then the seat whose turn it is. What a seat has picked is known to it alone.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Cursor {
    picked: Picked,
    waiting: Seats,
}

/// Cards picked for a pass, of which more are to come.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) enum Picked {
    #[default]
    Nothing,
    Trick(Cards),
    BlackHearts(BlackCards),
}

impl Cursor {
    /// The seat that decides now; `None` while a chance event is pending and after the match.
    #[inline]
    pub fn seat(&self, game: &AnyGame) -> Option<Seat> {
        let seats = game.to_act();
        let first = seats.first()?;
        if seats.len() == 1 {
            return Some(first);
        }
        match game {
            AnyGame::Trick(game) if game.phase() != Phase::Pass => Some(self.among(game, seats)),
            _ => Some(first),
        }
    }

    /// Of several who may act in the play: who may correct a revoke comes first, unless it waits.
    #[cold]
    fn among(&self, game: &TrickGame, seats: Seats) -> Seat {
        let due = due(game);
        let others = seats.minus(Seats::one(due)).minus(self.waiting);
        others.first().unwrap_or(due)
    }

    /// The numbers of the cards picked for a pass so far, in hand order; copies are repeated.
    pub fn picked(&self) -> Vec<usize> {
        let action = match self.picked {
            Picked::Nothing => return Vec::new(),
            Picked::Trick(cards) => AnyAction::Trick(TrickAction::Pass(cards)),
            Picked::BlackHearts(cards) => AnyAction::BlackHearts(BlackHeartsAction::Pass(cards)),
        };
        Actions::pass(&action).unwrap_or_default()
    }

    pub(crate) fn picks(&self) -> Picked {
        self.picked
    }

    /// The numbers that the seat may choose among; none if nobody is to act.
    #[inline]
    pub fn legal(&self, actions: &Actions, game: &AnyGame) -> Ids {
        let Some(seat) = self.seat(game) else {
            return Ids::default();
        };
        let legal = game.legal(seat);
        let mut ids = Ids::default();
        if let AnyLegal::Trick(legal) = legal
            && let Kind::Trick(of) = actions.kind()
            && !of.wilds
        {
            // Cards to play are nearly all that programs ask for.
            ids.insert_bits(0, card_bits(legal.cards()));
            if !ids.is_empty() {
                return ids;
            }
        }
        match legal.pass() {
            Some(pass) => self.left_to_pick(pass),
            None => {
                for action in legal.iter() {
                    if let Some(id) = actions.id(&action) {
                        ids.insert(id);
                    }
                }
                if self.may_wait(game, seat)
                    && let Some(wait) = actions.wait()
                {
                    ids.insert(wait);
                }
                ids
            }
        }
    }

    fn left_to_pick(&self, pass: PassChoice<AnyCards>) -> Ids {
        let cards = match (pass.from, self.picked) {
            (AnyCards::Trick(from), Picked::Trick(picked)) => AnyCards::Trick(from - picked),
            (AnyCards::BlackHearts(from), Picked::BlackHearts(picked)) => {
                AnyCards::BlackHearts(from.minus(picked))
            }
            (from, _) => from,
        };
        match cards {
            AnyCards::Trick(cards) => {
                let mut ids = Ids::default();
                ids.insert_bits(0, card_bits(cards));
                ids
            }
            AnyCards::BlackHearts(cards) => {
                cards.kinds().iter().map(crate::actions::black_id).collect()
            }
            AnyCards::Heartcatchers(_) => Ids::default(),
        }
    }

    /// Whether the seat may leave its revoke as it is.
    fn may_wait(&self, game: &AnyGame, seat: Seat) -> bool {
        let AnyGame::Trick(game) = game else {
            return false;
        };
        let in_play = matches!(game.phase(), Phase::Play | Phase::Gather);
        let penalty = game.rules().revoke == Revoke::Penalty;
        penalty && in_play && game.to_act().len() > 1 && seat != due(game)
    }

    /// Takes the action with that number for the seat that decides. Returns the action to play if it is complete; `None`
    /// after a card of a pass that is not the last, and after `wait`.
    ///
    /// The caller plays what is returned, or takes a copy of the cursor back.
    ///
    /// # Errors
    /// [`IllegalId`], and nothing has changed.
    #[inline]
    pub fn take(
        &mut self,
        actions: &Actions,
        game: &AnyGame,
        id: usize,
    ) -> Result<Option<AnyAction>, IllegalId> {
        if !self.legal(actions, game).contains(id) {
            return Err(IllegalId { id });
        }
        Ok(self.take_legal(actions, game, id))
    }

    /// [`Cursor::take`] for a number that is known to be legal.
    #[inline]
    pub(crate) fn take_legal(
        &mut self,
        actions: &Actions,
        game: &AnyGame,
        id: usize,
    ) -> Option<AnyAction> {
        if matches!(game.phase(), Phase::Pass | Phase::Return) {
            return self.pick(game, id);
        }
        if actions.wait() == Some(id) {
            self.waiting = self.waiting.with(self.seat(game)?);
            return None;
        }
        self.waiting = Seats::NONE;
        actions.action(id)
    }

    /// Notes that a seat has acted in another way than through [`Cursor::take`]. `decided` says whether it was the seat
    /// that decides, whose picks are then over.
    pub fn acted(&mut self, decided: bool) {
        self.waiting = Seats::NONE;
        if decided {
            self.picked = Picked::Nothing;
        }
    }

    fn pick(&mut self, game: &AnyGame, id: usize) -> Option<AnyAction> {
        let count = game.legal(self.seat(game)?).pass()?.count;
        let (picked, done, action) = match game {
            AnyGame::Trick(_) => {
                let mut cards = match self.picked {
                    Picked::Trick(cards) => cards,
                    _ => Cards::EMPTY,
                };
                cards.insert(Actions::trick_card(id)?);
                let action = AnyAction::Trick(TrickAction::Pass(cards));
                (Picked::Trick(cards), cards.len() >= count, action)
            }
            AnyGame::BlackHearts(_) => {
                let mut cards = match self.picked {
                    Picked::BlackHearts(cards) => cards,
                    _ => BlackCards::EMPTY,
                };
                cards.insert(Actions::black_card(id)?);
                let action = AnyAction::BlackHearts(BlackHeartsAction::Pass(cards));
                (Picked::BlackHearts(cards), cards.len() >= count, action)
            }
            AnyGame::Heartcatchers(_) => return None,
        };
        self.picked = if done { Picked::Nothing } else { picked };
        done.then_some(action)
    }
}

/// The seat whose turn it is in the play, beside those that may correct a revoke.
fn due(game: &TrickGame) -> Seat {
    match game.phase() {
        Phase::Gather => game.hand().winning(),
        _ => game.hand().turn(),
    }
}
