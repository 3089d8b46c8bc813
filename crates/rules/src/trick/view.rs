//! The view of the trick games: the only way for information to leave a match.

use std::sync::Arc;

use arrayvec::ArrayVec;

use super::action::{Played, TrickAction};
use super::chance::{self, Draw};
use super::hand::MAX_TRICKS;
use super::legal::TrickLegal;
use super::rules::{Revoke, TargetRule, TrickRules};
use super::score::Scores;
use super::state::{FinishedHand, TrickGame};
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::game::{ChanceKind, Outcome, PassRule, Phase, ScoreLine, Totals, View};
use crate::legal::LegalActions;
use crate::seat::{BySeat, MAX_SEATS, Seat, Seats, Viewer};

/// The cards of a trick with their players, in order.
pub type TrickCards = ArrayVec<(Seat, Played), MAX_SEATS>;

/// A finished trick, as the viewer saw it.
#[derive(Clone, PartialEq, Debug)]
pub struct SeenTrick {
    /// The cards with their players, in order; the first led.
    pub cards: TrickCards,
    /// The winner.
    pub winner: Seat,
}

/// A viewer's knowledge of a match, with a perfect memory of the current hand.
///
/// Contains nothing that is hidden from the viewer.
///
/// ```
/// # struct First;
/// # impl moonshot_rules::Dice for First { fn below(&mut self, _: u32) -> u32 { 0 } }
/// use moonshot_rules::{Game, HeartsOptions, Seat, TrickGame, View, Viewer};
/// let mut game = TrickGame::new(4, HeartsOptions::default())?;
/// game.chance(&game.roll(&mut First).expect("a deal is due"))?;
///
/// let view = game.view(Viewer::Seat(Seat::default()))?;
/// assert_eq!(view.hand(), game.hand().held(Seat::default()));
/// assert_eq!(view.unseen().len(), 39);
/// assert!(game.view(Viewer::Seat(Seat::new(7).unwrap())).is_err(), "nobody sits there");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct TrickView {
    pub(super) rules: Arc<TrickRules>,
    pub(super) viewer: Viewer,
    pub(super) hand_number: u32,
    pub(super) phase: Phase,
    pub(super) pending: Option<ChanceKind>,
    pub(super) to_act: Seats,
    pub(super) hand: Cards,
    pub(super) counts: BySeat<usize>,
    pub(super) totals: Totals,
    pub(super) history: Arc<Vec<Scores>>,
    pub(super) outcome: Option<Outcome>,
    pub(super) lead: Option<Seat>,
    pub(super) trick: TrickCards,
    pub(super) last_trick: TrickCards,
    pub(super) tricks: ArrayVec<SeenTrick, MAX_TRICKS>,
    pub(super) taken: BySeat<usize>,
    pub(super) points_taken: BySeat<i32>,
    pub(super) hearts_broken: bool,
    pub(super) dealer: Option<Seat>,
    pub(super) draw: Option<Arc<Draw>>,
    pub(super) extras: usize,
    pub(super) passed: Option<(Seat, Cards)>,
    pub(super) received: Option<(Seat, Cards)>,
    pub(super) legal: TrickLegal,
    pub(super) last_hand: Option<Arc<FinishedHand>>,
}

impl View for TrickView {
    type Action = TrickAction;
    type Legal = TrickLegal;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> usize {
        self.rules.seats
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn hand_number(&self) -> u32 {
        self.hand_number
    }

    fn totals(&self) -> &[i32] {
        &self.totals
    }

    fn pending(&self) -> Option<ChanceKind> {
        self.pending
    }

    fn to_act(&self) -> Seats {
        self.to_act
    }

    fn cards_held(&self, seat: Seat) -> usize {
        self.counts.of(seat)
    }

    fn legal(&self) -> TrickLegal {
        self.legal
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }

    fn pass(&self) -> Option<PassRule> {
        let in_hand = !matches!(self.phase, Phase::Draw | Phase::Deal | Phase::Over);
        let pass = self.rules.pass(self.hand_number);
        pass.filter(|_| in_hand)
    }

    fn not_following(&self) -> Seats {
        let led = self.trick.first().map(|(_, led)| led.card().suit());
        let others = self
            .trick
            .iter()
            .filter(|(_, laid)| Some(laid.card().suit()) != led);
        others.fold(Seats::NONE, |mut seats, (seat, _)| {
            seats.insert(*seat);
            seats
        })
    }

    fn may_correct(&self) -> Seats {
        if self.rules.revoke != Revoke::Penalty {
            return Seats::NONE;
        }
        let held = |seat: &Seat| self.cards_held(*seat) > 0;
        let suspects = self.not_following().iter().filter(held);
        suspects.fold(Seats::NONE, Seats::with)
    }

    fn tricks_close(&self) -> bool {
        self.rules.last_trick_closes
    }

    fn score_line(&self) -> Option<ScoreLine> {
        let total = self.rules.target?;
        let ends_at = match self.rules.target_rule {
            TargetRule::Meets => total,
            TargetRule::Exceeds => total + 1,
        };
        Some(ScoreLine { total, ends_at })
    }

    /// In each suit of the hand, the top cards beat all unseen ones and are at least as many: the others must follow
    /// until they run out, and then the low cards win as well.
    fn claim(&self) -> Option<TrickAction> {
        let leads = self.phase == Phase::Play && self.trick.is_empty();
        let asked = self
            .viewer
            .seat()
            .is_some_and(|me| self.to_act.contains(me));
        if !leads || !asked || self.rules.revoke == Revoke::Penalty {
            return None;
        }
        let unseen = self.unseen();
        let is_sure = |suit| {
            let (own, others) = (self.hand.of(suit), unseen.of(suit));
            let higher = own.iter().filter(|card| others.highest() < Some(*card));
            higher.count() >= own.len().min(others.len())
        };
        if !Suit::ALL.into_iter().all(is_sure) {
            return None;
        }
        let highest = |suit| self.hand.of(suit).highest();
        let leads = Suit::ALL.into_iter().filter_map(highest);
        leads
            .map(|card| TrickAction::Play(Played::high(card)))
            .find(|action| self.legal.iter().any(|legal| legal == *action))
    }

    /// Every card that scores has been taken in a trick and, with a bonus for taking no trick, everybody has taken one.
    fn is_settled(&self) -> bool {
        let rules = &self.rules;
        if self.phase != Phase::Play || rules.revoke == Revoke::Penalty {
            return false;
        }
        let took_a_trick = |seat| self.tricks.iter().any(|trick| trick.winner == seat);
        if rules.no_tricks_points != 0 && !Seat::all(rules.seats).all(took_a_trick) {
            return false;
        }
        let mut scoring = rules.point_cards();
        if rules.jack_points != 0 {
            scoring |= rules.pack & Cards::one(Card::JACK_OF_DIAMONDS);
        }
        let tricks = self.tricks.iter().flat_map(|trick| &trick.cards);
        let taken: Cards = tricks.map(|(_, played)| played.card()).collect();
        taken.contains_all(scoring)
    }
}

impl TrickView {
    /// The seat that has taken every point card so far in this hand, if those are at least half of the points: it may
    /// be shooting the moon (H-21, C-21, W-17). Leftovers are face down and do not count.
    pub fn moon_attempt(&self) -> Option<Seat> {
        let points = self.rules.point_cards();
        let fallen = |trick: &SeenTrick| -> Cards {
            let cards = trick.cards.iter().map(|(_, played)| played.card());
            cards.collect::<Cards>() & points
        };
        let mut taker = None;
        let mut all = Cards::EMPTY;
        for trick in &self.tricks {
            let cards = fallen(trick);
            if cards.is_empty() {
                continue;
            }
            if *taker.get_or_insert(trick.winner) != trick.winner {
                return None;
            }
            all |= cards;
        }
        taker.filter(|_| 2 * self.rules.points(all) >= self.rules.moon_points())
    }

    /// The rules of the table.
    pub fn rules(&self) -> &TrickRules {
        &self.rules
    }

    /// The viewer's seat; `None` for a spectator.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The viewer's own cards; none for a spectator.
    pub fn hand(&self) -> Cards {
        self.hand
    }

    /// The number of cards each seat holds.
    pub fn counts(&self) -> &BySeat<usize> {
        &self.counts
    }

    /// The scores of each finished hand.
    pub fn history(&self) -> impl ExactSizeIterator<Item = &[i32]> {
        let seats = self.rules.seats;
        self.history.iter().map(move |scores| &scores[..seats])
    }

    /// The leader of the current trick; `None` if there is none, or it is hidden from the viewer (W-08).
    pub fn lead(&self) -> Option<Seat> {
        self.lead
    }

    /// The current trick, or the complete one that waits to be gathered.
    pub fn trick(&self) -> &TrickCards {
        &self.trick
    }

    /// The last complete trick, while it is open (C-19).
    pub fn last_trick(&self) -> &TrickCards {
        &self.last_trick
    }

    /// Every finished trick of this hand, in order.
    pub fn tricks(&self) -> &[SeenTrick] {
        &self.tricks
    }

    /// The number of cards each seat has taken, including leftovers.
    pub fn taken(&self) -> &BySeat<usize> {
        &self.taken
    }

    /// The points printed on the cards each seat took face up.
    pub fn points_taken(&self) -> &BySeat<i32> {
        &self.points_taken
    }

    /// Whether hearts are broken.
    pub fn hearts_broken(&self) -> bool {
        self.hearts_broken
    }

    /// The dealer (CARDominoes).
    pub fn dealer(&self) -> Option<Seat> {
        self.dealer
    }

    /// The draw for first dealer (CARDominoes).
    pub fn draw(&self) -> Option<&Draw> {
        self.draw.as_deref()
    }

    /// The tiles of the draw for first dealer, by round; after the first, only the tied players draw (C-05, C-06).
    pub fn draw_rounds(&self) -> Option<Vec<Vec<(Seat, Card)>>> {
        let draw = self.draw.as_deref()?;
        Some(chance::draw_rounds(self.rules.seats, draw))
    }

    /// The number of leftover cards in the middle (Wild Twists).
    pub fn extras(&self) -> usize {
        self.extras
    }

    /// The cards the viewer passed this hand, and the receiver; before the pass is complete, its choice.
    pub fn passed(&self) -> Option<(Seat, Cards)> {
        self.passed
    }

    /// The cards the viewer received this hand, and the giver.
    pub fn received(&self) -> Option<(Seat, Cards)> {
        self.received
    }

    /// The last finished hand.
    pub fn last_hand(&self) -> Option<&FinishedHand> {
        self.last_hand.as_deref()
    }

    /// Every card played face up this hand, including the current trick.
    pub fn seen(&self) -> Cards {
        let finished = self.tricks.iter().flat_map(|trick| trick.cards.iter());
        finished
            .chain(self.trick.iter())
            .map(|(_, played)| played.card())
            .collect()
    }

    /// The cards hidden from the viewer: other hands and the leftovers.
    pub fn unseen(&self) -> Cards {
        self.rules().pack - self.seen() - self.hand
    }
}

/// Creates the view of `viewer`, who sits at `me`. All information about `game` leaves through here.
pub(super) fn of(game: &TrickGame, viewer: Viewer, me: Option<Seat>) -> TrickView {
    let (rules, hand) = (game.rules(), &game.hand);
    let seats = rules.seats;
    let secret = is_secret_opening(game) && me != Some(hand.turn());
    let in_play = matches!(game.phase, Phase::Play | Phase::Gather);
    let trick = |n| {
        hand.winner_of(n).map(|winner| SeenTrick {
            cards: hand.trick(n),
            winner,
        })
    };
    TrickView {
        rules: Arc::clone(&game.rules),
        viewer,
        hand_number: game.hand_number,
        phase: if secret { Phase::Play } else { game.phase },
        pending: game.pending_kind(),
        to_act: if secret {
            Seats::NONE
        } else {
            public_to_act(game, me)
        },
        hand: me.map_or(Cards::EMPTY, |seat| hand.held(seat)),
        counts: BySeat::from_fn(seats, |seat| hand.held(seat).len()),
        totals: game.totals_slice().iter().copied().collect(),
        history: Arc::clone(&game.history),
        outcome: game.how_it_ended(),
        lead: (in_play && !secret).then(|| hand.leader()),
        trick: hand.current_trick(),
        last_trick: game.last_trick(),
        tricks: (0..hand.tricks_done()).filter_map(trick).collect(),
        taken: BySeat::from_fn(seats, |seat| hand.taken(seat).len()),
        points_taken: BySeat::from_fn(seats, |seat| hand.points_taken(rules, seat)),
        hearts_broken: hand.hearts_broken(),
        dealer: game.dealer(),
        draw: game.draw.clone(),
        extras: hand.extras().len(),
        passed: me.and_then(|seat| passed_by(game, seat)),
        received: me.and_then(|seat| received_by(game, seat)),
        legal: me.map_or(TrickLegal::NOTHING, |seat| game.legal_now(seat)),
        last_hand: game.last_hand.clone(),
    }
}

/// Whether the seat to act is secret: before the first card of Wild Twists, nobody else learns who is to act, or that
/// anybody had to decide (W-08).
fn is_secret_opening(game: &TrickGame) -> bool {
    let before_first_card = game.hand.is_fresh() && !game.rules().any_club_opens;
    matches!(game.phase, Phase::Opening | Phase::Play)
        && before_first_card
        && game.rules().has_wilds()
}

/// The seats to act that the viewer may know: only a revoker itself is shown that it may correct (C-27).
fn public_to_act(game: &TrickGame, me: Option<Seat>) -> Seats {
    let hand = &game.hand;
    let due = match game.phase {
        Phase::Play => hand.turn(),
        Phase::Gather => hand.winning(),
        _ => return game.acting(),
    };
    let mut seats = Seats::one(due);
    if let Some(seat) = me.filter(|seat| hand.revokers.contains(*seat)) {
        seats.insert(seat);
    }
    seats
}

impl TrickGame {
    /// The last complete trick, while it is visible (C-19) or waits to be gathered.
    pub fn last_trick(&self) -> TrickCards {
        let (rules, hand) = (self.rules(), &self.hand);
        if self.phase == Phase::Gather {
            return hand.current_trick();
        }
        let gathered = rules.revoke == Revoke::Penalty;
        let closed = rules.last_trick_closes && (gathered || hand.in_trick() > 0);
        match hand.tricks_done().checked_sub(1) {
            Some(last) if !closed => hand.trick(last),
            _ => TrickCards::new(),
        }
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
