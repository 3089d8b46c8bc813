//! A match of a trick game.

use std::sync::Arc;

use super::action::{Played, TrickAction};
use super::chance::{self, Draw, TrickChance};
use super::hand::Hand;
use super::legal::TrickLegal;
use super::legality::check_play;
use super::refusal::TrickRefusal;
use super::rules::{Moon, Revoke, TrickRules};
use super::score::{self, MoonChoice, Scores};
use crate::card::Card;
use crate::cards::Cards;
use crate::game::{ChanceKind, EndReason, Outcome, Phase, Totals, lowest_totals};
use crate::refusal::ChanceError;
use crate::seat::{BySeat, MAX_SEATS, Seat, Seats};

/// The public record of a finished hand.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedHand {
    /// The hand's number, from 1.
    pub number: u32,
    /// The hand with everything hidden removed: passed cards, and cards that a revoke left unplayed.
    pub hand: Hand,
    /// The seat that shot the moon, if any.
    pub shooter: Option<Seat>,
    /// Its choice, if it had one.
    pub choice: Option<MoonChoice>,
    /// The seats whose revokes ended it (C-26).
    pub revokers: Seats,
    /// What each seat scored.
    pub scores: Totals,
    /// The totals after it.
    pub totals: Totals,
}

/// A match of Hearts, CARDominoes Hearts, Wild Twists Hearts or a custom table.
///
/// ```
/// use moonshot_rules::{CardominoesOptions, ChanceKind, Game, TrickGame, Turn};
/// let game = TrickGame::new(4, CardominoesOptions::default())?;
/// assert_eq!(game.turn(), Turn::Chance(ChanceKind::Draw));
/// # Ok::<(), moonshot_rules::TableError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct TrickGame {
    pub(super) rules: Arc<TrickRules>,
    pub(super) phase: Phase,
    pub(super) hand: Hand,
    pub(super) hand_number: u32,
    pub(super) draw: Option<Arc<Draw>>,
    pub(super) first_dealer: Option<Seat>,
    pub(super) chosen: Seats,
    pub(super) totals: Scores,
    /// The scores of each finished hand; shared by copies of the match.
    pub(super) history: Arc<Vec<Scores>>,
    pub(super) last_hand: Option<Arc<FinishedHand>>,
    pub(super) ended: Option<EndReason>,
}

impl TrickGame {
    /// A match with these rules; its first chance event is pending.
    pub fn with_rules(rules: TrickRules) -> TrickGame {
        TrickGame {
            phase: if rules.draws_dealer {
                Phase::Draw
            } else {
                Phase::Deal
            },
            hand: Hand::dealt(&rules, &[], Cards::EMPTY),
            rules: Arc::new(rules),
            hand_number: 1,
            draw: None,
            first_dealer: None,
            chosen: Seats::NONE,
            totals: [0; MAX_SEATS],
            history: Arc::default(),
            last_hand: None,
            ended: None,
        }
    }

    /// The rules of the table.
    pub fn rules(&self) -> &TrickRules {
        &self.rules
    }

    /// The current hand; empty before a deal.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The match with the hidden cards redistributed; does nothing before a deal. The cards must be those currently in
    /// the hands and leftovers, and the sizes must not change. All played cards and the lead stay. Determinizations and
    /// tests use this.
    #[must_use]
    pub fn with_hands(mut self, hands: &BySeat<Cards>, extras: Cards) -> TrickGame {
        self.hand.replace_hidden(hands, extras);
        self
    }

    /// The dealer of this hand (C-05, C-07); `None` if the game has none, or before the draw.
    pub fn dealer(&self) -> Option<Seat> {
        let first = self.first_dealer?;
        Some(first.clockwise(self.hand_number as usize - 1, self.rules.seats))
    }

    /// The draw for first dealer (C-05); `None` if the game has none, or before it.
    pub fn draw(&self) -> Option<&Draw> {
        self.draw.as_deref()
    }

    /// The scores of each finished hand.
    pub fn history(&self) -> impl ExactSizeIterator<Item = &[i32]> {
        let seats = self.rules.seats;
        self.history.iter().map(move |scores| &scores[..seats])
    }

    /// The last finished hand.
    pub fn last_hand(&self) -> Option<&FinishedHand> {
        self.last_hand.as_deref()
    }

    /// The totals after each choice of the shooter, its own first (C-21, W-17); `None` if no choice is pending, or if
    /// the totals would reveal a leftover J♦.
    pub fn moon_totals(&self) -> Option<[Totals; 2]> {
        let told = self.rules.jack_points != 0 && self.rules.leftovers() > 0;
        if self.phase != Phase::Moon || told {
            return None;
        }
        Some([MoonChoice::Itself, MoonChoice::Others].map(|choice| {
            let scores = score::of_hand(&self.hand, &self.rules, Some(choice));
            let both = self.totals_slice().iter().zip(scores);
            both.map(|(total, score)| total.saturating_add(score))
                .collect()
        }))
    }

    pub(super) fn totals_slice(&self) -> &[i32] {
        &self.totals[..self.rules.seats]
    }

    pub(super) fn pending_kind(&self) -> Option<ChanceKind> {
        match self.phase {
            Phase::Draw => Some(ChanceKind::Draw),
            Phase::Deal => Some(ChanceKind::Deal),
            _ => None,
        }
    }

    /// The seats that may act now, including hidden ones (W-08, C-25).
    #[inline]
    pub(super) fn acting(&self) -> Seats {
        match self.phase {
            Phase::Play => self.hand.revokers.with(self.hand.turn()),
            _ => self.acting_outside_play(),
        }
    }

    #[inline(never)] // so that `acting` is small enough to be part of its callers
    fn acting_outside_play(&self) -> Seats {
        match self.phase {
            Phase::Pass => Seats::all(self.rules.seats).minus(self.chosen),
            Phase::Opening => Seats::one(self.hand.turn()),
            Phase::Gather => self.hand.revokers.with(self.hand.winning()),
            Phase::Moon => score::shooter(&self.hand, &self.rules).map_or(Seats::NONE, Seats::one),
            _ => Seats::NONE,
        }
    }

    /// Whether the seat is to play a card.
    #[inline]
    fn is_to_play(&self, seat: Seat) -> bool {
        self.phase == Phase::Play && seat == self.hand.turn()
    }

    /// Returns an error if the action is illegal.
    #[inline]
    pub(super) fn check_action(&self, seat: Seat, action: TrickAction) -> Result<(), TrickRefusal> {
        match action {
            TrickAction::Play(card) if self.is_to_play(seat) => {
                check_play(&self.hand, &self.rules, card)
            }
            _ => self.check_other(seat, action),
        }
    }

    /// Checks an action other than a card of the seat whose turn it is.
    fn check_other(&self, seat: Seat, action: TrickAction) -> Result<(), TrickRefusal> {
        if self.phase == Phase::Over {
            return Err(TrickRefusal::MatchOver);
        }
        if !self.acting().contains(seat) {
            return Err(TrickRefusal::NotYourTurn);
        }
        match (self.phase, action) {
            (Phase::Play, TrickAction::Play(_)) => Err(TrickRefusal::AlreadyPlayed),
            (Phase::Pass, TrickAction::Pass(cards)) => self.check_pass(seat, cards),
            (Phase::Pass, TrickAction::PassTwice(card)) => Err(TrickRefusal::PassedTwice { card }),
            (Phase::Pass, _) => Err(TrickRefusal::PassFirst),
            (Phase::Opening, TrickAction::Decline) => Ok(()),
            (Phase::Opening, TrickAction::Play(card)) => self.check_open(card),
            (Phase::Opening, _) => Err(TrickRefusal::OpeningFirst),
            (Phase::Play | Phase::Gather, TrickAction::Correct(card)) => {
                self.check_correction(seat, card)
            }
            (Phase::Gather, TrickAction::Gather) if seat == self.hand.winning() => Ok(()),
            (Phase::Gather, _) => Err(TrickRefusal::TrickComplete),
            (Phase::Moon, TrickAction::MoonSelf | TrickAction::MoonOthers) => Ok(()),
            (Phase::Moon, _) => Err(TrickRefusal::MoonFirst),
            (_, TrickAction::Pass(_) | TrickAction::PassTwice(_)) => {
                Err(TrickRefusal::PassingIsOver)
            }
            (_, TrickAction::Decline) => Err(TrickRefusal::NothingToDecline),
            (_, TrickAction::Gather) => Err(TrickRefusal::NothingToGather),
            _ => Err(TrickRefusal::NotNow),
        }
    }

    fn check_pass(&self, seat: Seat, cards: Cards) -> Result<(), TrickRefusal> {
        let count = self.rules.pass_count;
        match (cards - self.hand.held(seat)).first() {
            Some(card) => Err(TrickRefusal::NotHeld { card }),
            None if cards.len() != count => Err(TrickRefusal::PassExactly { count }),
            None => Ok(()),
        }
    }

    /// Checks an opening: the holder of the Wild Club opens with it as the lowest club, or declines (W-07, W-08).
    fn check_open(&self, card: Played) -> Result<(), TrickRefusal> {
        if card.card() == Card::WILD_CLUB {
            check_play(&self.hand, &self.rules, card)
        } else {
            Err(TrickRefusal::OpeningFirst)
        }
    }

    fn check_correction(&self, seat: Seat, instead: Played) -> Result<(), TrickRefusal> {
        if !self.hand.revokers.contains(seat) {
            return Err(TrickRefusal::NothingToCorrect);
        }
        let card = instead.card();
        if !self.hand.held(seat).contains(card) {
            return Err(TrickRefusal::NotHeld { card });
        }
        match self.hand.led() {
            Some(led) if led != card.suit() => Err(TrickRefusal::CorrectionMustFollow { led }),
            _ => Ok(()),
        }
    }

    /// Why a seat may not play this card now, whatever a Wild is declared; `None` if it may. A player with a revoke to
    /// correct (C-25) gets the reason why the card is no correction.
    pub fn refusal_of(&self, seat: Seat, card: Card) -> Option<TrickRefusal> {
        if self.hand.revokers.contains(seat) && self.acting().contains(seat) {
            let mut ways = Played::ways(card);
            return ways.find_map(|instead| self.check_correction(seat, instead).err());
        }
        let mut ways =
            Played::ways(card).map(|played| self.check_action(seat, TrickAction::Play(played)));
        let refusal = ways.next()?.err()?;
        ways.all(|other| other.is_err()).then_some(refusal)
    }

    /// The legal actions of a seat.
    #[inline]
    pub(super) fn legal_now(&self, seat: Seat) -> TrickLegal {
        if self.is_to_play(seat) {
            let cards = self.hand.legal_cards(&self.rules);
            return TrickLegal::to_play(cards, !self.hand.is_fresh());
        }
        self.legal_otherwise(seat)
    }

    fn legal_otherwise(&self, seat: Seat) -> TrickLegal {
        if !self.acting().contains(seat) {
            return TrickLegal::NOTHING;
        }
        match self.phase {
            Phase::Pass => TrickLegal::to_pass(self.rules.pass_count, self.hand.held(seat)),
            Phase::Opening => TrickLegal::OPENING,
            Phase::Gather if seat == self.hand.winning() => TrickLegal::GATHER,
            Phase::Play | Phase::Gather => {
                let led = self.hand.led().map_or(Cards::EMPTY, Cards::suit);
                TrickLegal::to_correct(self.hand.held(seat) & led)
            }
            Phase::Moon => TrickLegal::MOON,
            _ => TrickLegal::NOTHING,
        }
    }

    /// Applies a legal action.
    #[inline]
    pub(super) fn apply(&mut self, seat: Seat, action: TrickAction) {
        match action {
            TrickAction::Play(card) => self.lay(card),
            TrickAction::Pass(cards) => self.choose_pass(seat, cards),
            TrickAction::PassTwice(_) => {}
            TrickAction::Decline => {
                self.phase = Phase::Play;
                self.hand.start_with_lowest_club();
            }
            TrickAction::Correct(card) => self.hand.correct(seat, card),
            TrickAction::Gather => self.gather(),
            TrickAction::MoonSelf => self.score_played_out(Some(MoonChoice::Itself)),
            TrickAction::MoonOthers => self.score_played_out(Some(MoonChoice::Others)),
        }
    }

    fn choose_pass(&mut self, seat: Seat, cards: Cards) {
        self.hand.chosen[seat.index()] = cards;
        self.chosen.insert(seat);
        if self.chosen == Seats::all(self.rules.seats) {
            let left = self.rules.pass_left(self.hand_number);
            let chosen = self.hand.chosen;
            self.hand.pass(left, &chosen);
            self.open();
        }
    }

    /// Sets the first lead; in Wild Twists the holder of the Wild Club may have to decide first (W-08).
    fn open(&mut self) {
        self.phase = Phase::Play;
        self.hand.start_with_lowest_club();
        let wild = self.hand.holder(Card::WILD_CLUB);
        if let Some(holder) = wild
            && holder != self.hand.turn()
            && !self.rules.any_club_opens
        {
            self.phase = Phase::Opening;
            self.hand.start(holder);
        }
    }

    #[inline]
    fn lay(&mut self, card: Played) {
        let rules = &*self.rules;
        self.phase = Phase::Play;
        if rules.revoke == Revoke::Penalty {
            let seat = self.hand.turn();
            if self.hand.would_revoke(seat, card.card()) {
                self.hand.revokers.insert(seat);
            }
            self.hand.lay(rules, card);
            if self.hand.trick_is_complete() {
                self.phase = Phase::Gather;
            }
            return;
        }
        self.hand.play_unchecked(rules, card);
        self.finish_if_done();
    }

    fn gather(&mut self) {
        if !self.hand.revokers.is_empty() {
            let scores = score::of_revoke(&self.hand, &self.rules);
            self.finish(scores, None);
            return;
        }
        self.hand.take_trick(&self.rules);
        self.phase = Phase::Play;
        self.finish_if_done();
    }

    fn finish_if_done(&mut self) {
        if !self.hand.is_done() {
            return;
        }
        let shooter = score::shooter(&self.hand, &self.rules);
        if shooter.is_some() && self.rules.moon == Moon::Choose {
            self.phase = Phase::Moon;
        } else {
            self.score_played_out(None);
        }
    }

    fn score_played_out(&mut self, choice: Option<MoonChoice>) {
        let scores = score::of_hand(&self.hand, &self.rules, choice);
        self.finish(scores, choice);
    }

    /// Scores the hand (H-22), and makes the next deal due or ends the match.
    fn finish(&mut self, scores: Scores, choice: Option<MoonChoice>) {
        let rules = &*self.rules;
        for (total, score) in self.totals.iter_mut().zip(scores) {
            *total = total.saturating_add(score);
        }
        let history = Arc::make_mut(&mut self.history);
        history.push(scores);
        let hands = history.len() as u32;
        let revokers = self.hand.revokers;
        self.last_hand = Some(Arc::new(FinishedHand {
            number: self.hand_number,
            hand: self.hand.as_seen(),
            shooter: score::shooter(&self.hand, rules).filter(|_| revokers.is_empty()),
            choice,
            revokers,
            scores: scores.into_iter().take(rules.seats).collect(),
            totals: self.totals.into_iter().take(rules.seats).collect(),
        }));
        self.ended = score::end_reason(rules, &self.totals, hands);
        self.hand_number += 1;
        self.hand = Hand::dealt(rules, &[], Cards::EMPTY);
        self.chosen = Seats::NONE;
        self.phase = if self.ended.is_some() {
            Phase::Over
        } else {
            Phase::Deal
        };
    }

    /// Applies the outcome of the pending chance event.
    pub(super) fn apply_chance(&mut self, outcome: &TrickChance) -> Result<(), ChanceError<Card>> {
        let due = self.pending_kind();
        match (due, outcome) {
            (Some(ChanceKind::Draw), TrickChance::Draw(draw)) => {
                self.first_dealer = Some(chance::dealer_of(&self.rules, draw)?);
                self.draw = Some(Arc::new(draw.clone()));
                self.phase = Phase::Deal;
            }
            (Some(ChanceKind::Deal), TrickChance::Deal { hands, extras }) => {
                chance::check_deal(&self.rules, hands, *extras)?;
                self.hand = Hand::dealt(&self.rules, hands.as_slice(), *extras);
                if self.rules.pass_left(self.hand_number) > 0 {
                    self.phase = Phase::Pass;
                } else {
                    self.open();
                }
            }
            _ => return Err(ChanceError::NotPending { due }),
        }
        Ok(())
    }

    pub(super) fn how_it_ended(&self) -> Option<Outcome> {
        let reason = self.ended?;
        let totals = self.totals_slice();
        Some(Outcome {
            winners: lowest_totals(totals),
            totals: totals.iter().copied().collect(),
            reason,
        })
    }

    /// The cards a seat took this hand, trick by trick; leftovers follow the first trick's cards.
    pub fn taken_in_order(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let hand = &self.hand;
        let leftovers = hand.leftovers_taken();
        let tricks = (0..hand.tricks_done()).filter(move |n| hand.winner_of(*n) == Some(seat));
        tricks.flat_map(move |trick| {
            let leftovers = if trick == 0 { leftovers } else { Cards::EMPTY };
            let cards = hand.trick(trick).into_iter().map(|(_, card)| card.card());
            cards.chain(leftovers)
        })
    }
}
