//! What one viewer of a trick game may know: the only thing that leaves the table.

use std::sync::Arc;

use arrayvec::ArrayVec;

use super::action::{Played, TrickAction};
use super::chance::Draw;
use super::document;
use super::game::{FinishedHand, TrickGame, TrickTable};
use super::hand::MAX_TRICKS;
use super::rules::TrickRules;
use crate::card::Card;
use crate::cards::Cards;
use crate::document::Document;
use crate::game::{ChanceKind, Game, Legal, Outcome, Phase, ViewDocument};
use crate::seat::{BySeat, MAX_SEATS, Seat, Seats, Viewer};

/// The cards of a trick with who played them, in order.
pub type TrickCards = ArrayVec<(Seat, Played), MAX_SEATS>;

/// A finished trick that the viewer saw.
#[derive(Clone, PartialEq, Debug)]
pub struct SeenTrick {
    /// Who played what, in order; the first led.
    pub cards: TrickCards,
    /// Who took it.
    pub winner: Seat,
}

/// What a viewer may know of a match of a trick game, with a perfect memory of what it saw.
///
/// There is no way back to the state: what is hidden is not in here. [`ViewDocument::document`] gives what
/// lies on the table now; `tricks`, `passed` and `received` are what the viewer remembers beside it.
#[derive(Clone, PartialEq, Debug)]
pub struct TrickView {
    /// The game, its options and rules.
    pub table: Arc<TrickTable>,
    /// Who looks.
    pub viewer: Viewer,
    /// The hand's number, from 1.
    pub hand_number: u32,
    /// The part of the match, as far as the viewer may know it (W-08).
    pub phase: Phase,
    /// The chance event that is due.
    pub pending: Option<ChanceKind>,
    /// Who may act, as far as the viewer may know it (W-08, C-25).
    pub to_act: Seats,
    /// The viewer's own cards; none for a spectator.
    pub hand: Cards,
    /// How many cards each seat holds.
    pub counts: BySeat<usize>,
    /// The running scores.
    pub totals: Vec<i32>,
    /// The scores of every finished hand.
    pub history: Vec<Vec<i32>>,
    /// How the match ended, once it has.
    pub outcome: Option<Outcome>,
    /// Who leads, or led, the trick; `None` where there is none, or the viewer may not know (W-08).
    pub lead: Option<Seat>,
    /// The trick under way; the complete one while it waits to be gathered.
    pub trick: TrickCards,
    /// The trick completed last, while it lies open (C-19).
    pub last_trick: TrickCards,
    /// Every finished trick of this hand, the first one first: what a perfect memory holds.
    pub tricks: ArrayVec<SeenTrick, MAX_TRICKS>,
    /// How many cards each seat has taken, leftovers included.
    pub taken: BySeat<usize>,
    /// The points printed on the cards each seat took face up.
    pub points_taken: BySeat<i32>,
    /// Whether hearts are broken.
    pub hearts_broken: bool,
    /// Who deals (CARDominoes).
    pub dealer: Option<Seat>,
    /// The draw for first dealer (CARDominoes).
    pub draw: Option<Arc<Draw>>,
    /// How many leftover cards lie in the middle (Wild Twists).
    pub extras: usize,
    /// What the viewer passed this hand, and to whom, once all have chosen; what it has chosen, before.
    pub passed: Option<(Seat, Cards)>,
    /// What the viewer was passed this hand, and by whom.
    pub received: Option<(Seat, Cards)>,
    /// What the viewer may do.
    pub legal: Vec<Legal<TrickAction, Card>>,
    /// The hand finished last.
    pub last_hand: Option<Arc<FinishedHand>>,
}

impl TrickView {
    /// The rules of the table.
    pub fn rules(&self) -> &TrickRules {
        &self.table.rules
    }

    /// The viewer's seat; `None` for a spectator.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Every card that has been played face up this hand, the trick under way included.
    pub fn seen(&self) -> Cards {
        let finished = self.tricks.iter().flat_map(|trick| trick.cards.iter());
        finished
            .chain(self.trick.iter())
            .map(|(_, played)| played.card())
            .collect()
    }

    /// The cards that may lie anywhere the viewer cannot look: other hands and the leftovers.
    pub fn unseen(&self) -> Cards {
        self.rules().pack - self.seen() - self.hand
    }

    /// Whether anybody can prove, from what has been played openly, that the rest of the hand cannot change
    /// any score: every card that scores has been taken in a trick.
    pub fn is_settled(&self) -> bool {
        let rules = self.rules();
        if self.phase != Phase::Play || rules.revoke == super::rules::Revoke::Penalty {
            return false;
        }
        let everyone_took_a_trick =
            Seat::all(rules.seats).all(|seat| self.tricks.iter().any(|t| t.winner == seat));
        if rules.no_tricks_bonus && !everyone_took_a_trick {
            return false;
        }
        let mut scoring = rules.point_cards();
        if rules.jack_bonus {
            scoring |= rules.pack & Cards::one(Card::JACK_OF_DIAMONDS);
        }
        let mut taken = Cards::EMPTY;
        for trick in &self.tricks {
            taken |= trick
                .cards
                .iter()
                .map(|(_, played)| played.card())
                .collect();
        }
        taken.contains_all(scoring)
    }
}

impl ViewDocument for TrickView {
    fn document(&self) -> Document {
        document::of_view(self)
    }
}

/// The one exit: what `viewer` may know of `game`.
pub(super) fn of(game: &TrickGame, viewer: Viewer) -> TrickView {
    let (rules, hand) = (game.rules(), &game.hand);
    let seats = rules.seats;
    let me = match viewer {
        Viewer::Seat(seat) if seat.index() < seats => Some(seat),
        _ => None,
    };
    let secret = is_secret_opening(game) && me != Some(hand.turn());
    let in_play = matches!(game.phase, Phase::Play | Phase::Gather);
    TrickView {
        table: Arc::clone(&game.table),
        viewer,
        hand_number: game.hand_number,
        phase: if secret { Phase::Play } else { game.phase },
        pending: game.pending(),
        to_act: if secret {
            Seats::NONE
        } else {
            public_to_act(game, me)
        },
        hand: me.map_or(Cards::EMPTY, |seat| hand.held(seat)),
        counts: BySeat::from_fn(seats, |seat| hand.held(seat).len()),
        totals: game.totals().to_vec(),
        history: game
            .history
            .iter()
            .map(|scores| scores[..seats].to_vec())
            .collect(),
        outcome: game.outcome(),
        lead: (in_play && !secret).then(|| hand.leader()),
        trick: hand.current_trick(),
        last_trick: last_trick(game),
        tricks: (0..hand.tricks_done())
            .filter_map(|n| {
                let (cards, winner) = (hand.trick(n), hand.winner_of(n)?);
                Some(SeenTrick { cards, winner })
            })
            .collect(),
        taken: BySeat::from_fn(seats, |seat| hand.taken(seat).len()),
        points_taken: BySeat::from_fn(seats, |seat| hand.points_taken(rules, seat)),
        hearts_broken: hand.hearts_broken(),
        dealer: game.dealer(),
        draw: game.draw.clone(),
        extras: hand.extras().len(),
        passed: me.and_then(|seat| passed_by(game, seat)),
        received: me.and_then(|seat| received_by(game, seat)),
        legal: me.map_or_else(Vec::new, |seat| game.legal_now(seat)),
        last_hand: game.last_hand.clone(),
    }
}

/// Before the first card of Wild Twists nobody else is told who is to act, or that anybody was asked (W-08).
fn is_secret_opening(game: &TrickGame) -> bool {
    let before_first_card = game.hand.is_fresh() && !game.rules().any_club_opens;
    matches!(game.phase, Phase::Opening | Phase::Play)
        && before_first_card
        && game.rules().has_wilds()
}

/// A revoker is named to itself alone before the trick is gathered (C-27).
fn public_to_act(game: &TrickGame, me: Option<Seat>) -> Seats {
    let hand = &game.hand;
    let due = match game.phase {
        Phase::Play => hand.turn(),
        Phase::Gather => hand.winning(),
        _ => return game.to_act(),
    };
    let mut seats = Seats::one(due);
    if let Some(seat) = me.filter(|seat| hand.revokers.contains(*seat)) {
        seats.insert(seat);
    }
    seats
}

/// The trick completed last, while it may be seen (C-19).
pub(super) fn last_trick(game: &TrickGame) -> TrickCards {
    let (rules, hand) = (game.rules(), &game.hand);
    if game.phase == Phase::Gather {
        return hand.current_trick();
    }
    let gathered = rules.revoke == super::rules::Revoke::Penalty;
    let closed = rules.last_trick_closes && (gathered || hand.in_trick() > 0);
    match hand.tricks_done().checked_sub(1) {
        Some(last) if !closed => hand.trick(last),
        _ => TrickCards::new(),
    }
}

fn passed_by(game: &TrickGame, seat: Seat) -> Option<(Seat, Cards)> {
    let rules = game.rules();
    let left = rules.pass_left(game.hand_number);
    let cards = game.hand.chosen[seat.index()];
    (!cards.is_empty()).then(|| (seat.clockwise(left, rules.seats), cards))
}

fn received_by(game: &TrickGame, seat: Seat) -> Option<(Seat, Cards)> {
    if game.phase == Phase::Pass {
        return None;
    }
    let rules = game.rules();
    let left = rules.pass_left(game.hand_number);
    let from = seat.clockwise(rules.seats - left, rules.seats);
    let cards = game.hand.chosen[from.index()];
    (!cards.is_empty()).then_some((from, cards))
}
