//! A match of a trick game: hands, one after the other, until the winner is known.

use std::sync::Arc;

use serde_json::{Map, Value};

use super::action::{Played, TrickAction, Vocabulary};
use super::chance::{self, Draw, TrickChance};
use super::explain::{spoken, why_not};
use super::hand::Hand;
use super::rules::{Moon, Revoke, TrickRules};
use super::score::{self, MoonChoice, Scores};
use super::{document, events, options, view};
use crate::card::Card;
use crate::cards::Cards;
use crate::document::Document;
use crate::event::Event;
use crate::game::{
    ChanceError, ChanceKind, Dice, EndReason, Game, Legal, NotationError, Outcome, Phase, Refusal,
    Step, Turn, lowest_totals,
};
use crate::game_id::GameId;
use crate::seat::{BySeat, MAX_SEATS, Seat, Seats, Viewer};
use crate::setup::{Setup, SetupError};

/// What is the same for a whole match: the game, its options and the rules they come to.
#[derive(Clone, PartialEq, Debug)]
pub struct TrickTable {
    /// Which game.
    pub game: GameId,
    /// Every option of it with its value.
    pub options: Map<String, Value>,
    /// What they come to.
    pub rules: TrickRules,
}

/// The public record of a finished hand.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedHand {
    /// The hand's number, from 1.
    pub number: u32,
    /// The hand as everybody saw it: what was passed, and what a revoke left unplayed, is not in it.
    pub hand: Hand,
    /// Who shot the moon, if anybody did.
    pub shooter: Option<Seat>,
    /// What it chose, where it chose.
    pub choice: Option<MoonChoice>,
    /// Whose revokes ended it (C-26).
    pub revokers: Seats,
    /// What each seat scored.
    pub scores: Vec<i32>,
    /// The totals after it.
    pub totals: Vec<i32>,
}

/// A match of Hearts, CARDominoes Hearts, Wild Twists Hearts or a custom table.
#[derive(Clone, PartialEq, Debug)]
pub struct TrickGame {
    pub(super) table: Arc<TrickTable>,
    pub(super) phase: Phase,
    pub(super) hand: Hand,
    pub(super) hand_number: u32,
    pub(super) draw: Option<Arc<Draw>>,
    pub(super) first_dealer: Option<Seat>,
    pub(super) chosen: Seats,
    pub(super) totals: Scores,
    pub(super) history: Vec<Scores>,
    pub(super) last_hand: Option<Arc<FinishedHand>>,
    pub(super) ended: Option<EndReason>,
}

impl TrickGame {
    /// A new match; its first chance event is due.
    ///
    /// # Errors
    ///
    /// [`SetupError`] where the set-up is not one of a trick game.
    pub fn new(setup: &Setup) -> Result<TrickGame, SetupError> {
        let rules = options::rules_of(setup)?;
        let options = setup.options().clone();
        let table = TrickTable {
            game: setup.game(),
            options,
            rules,
        };
        Ok(TrickGame::with_table(Arc::new(table)))
    }

    fn with_table(table: Arc<TrickTable>) -> TrickGame {
        let rules = table.rules;
        TrickGame {
            phase: if rules.draws_dealer {
                Phase::Draw
            } else {
                Phase::Deal
            },
            hand: Hand::dealt(&rules, &[], Cards::EMPTY),
            table,
            hand_number: 1,
            draw: None,
            first_dealer: None,
            chosen: Seats::NONE,
            totals: [0; MAX_SEATS],
            history: Vec::new(),
            last_hand: None,
            ended: None,
        }
    }

    /// The rules of the table.
    pub fn rules(&self) -> &TrickRules {
        &self.table.rules
    }

    /// The hand in play.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The same match with other cards in the hands and the middle, where a deal is out; the cards must be
    /// those that lie there now, and each hand as large as it is. Everything that has been played stays, and
    /// so does who leads. Sampling of what a view hides, and its tests, build states with it.
    #[must_use]
    pub fn with_hands(mut self, hands: &BySeat<Cards>, extras: Cards) -> TrickGame {
        self.hand.replace_hidden(hands, extras);
        self
    }

    /// The part of the match.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub(super) fn totals(&self) -> &[i32] {
        &self.totals[..self.rules().seats]
    }

    /// Who deals this hand (C-05, C-07); `None` where nobody does, or the draw is still to come.
    pub(super) fn dealer(&self) -> Option<Seat> {
        let first = self.first_dealer?;
        Some(first.clockwise(self.hand_number as usize - 1, self.rules().seats))
    }

    pub(super) fn pending(&self) -> Option<ChanceKind> {
        match self.phase {
            Phase::Draw => Some(ChanceKind::Draw),
            Phase::Deal => Some(ChanceKind::Deal),
            _ => None,
        }
    }

    /// Who may act now, the hidden among them (W-08, C-25).
    pub(super) fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Pass => Seat::all(self.rules().seats)
                .filter(|s| !self.chosen.contains(*s))
                .collect(),
            Phase::Opening => Seats::one(self.hand.turn()),
            Phase::Play => self.with_revokers(self.hand.turn()),
            Phase::Gather => self.with_revokers(self.hand.winning()),
            Phase::Moon => score::shooter(&self.hand, self.rules()).map_or(Seats::NONE, Seats::one),
            _ => Seats::NONE,
        }
    }

    fn with_revokers(&self, seat: Seat) -> Seats {
        let mut seats = self.hand.revokers;
        seats.insert(seat);
        seats
    }

    fn vocabulary(&self) -> Vocabulary {
        Vocabulary::of(self.table.game, self.rules().has_wilds())
    }

    fn why_not(&self, seat: Seat, action: TrickAction) -> Result<(), String> {
        match (self.phase, action) {
            (Phase::Pass, TrickAction::Pass(cards)) => self.why_not_pass(seat, cards),
            (Phase::Pass, TrickAction::PassTwice(card)) => {
                Err(format!("You can pass {} only once.", spoken(card)))
            }
            (Phase::Pass, _) => Err("First choose the cards to pass.".to_owned()),
            (Phase::Opening, TrickAction::Decline) => Ok(()),
            (Phase::Opening, TrickAction::Play(card)) => self.why_not_open(card),
            (Phase::Opening, _) => Err("First say whether you open with the Wild Club.".to_owned()),
            (Phase::Play, TrickAction::Play(card)) => self.why_not_play(seat, card),
            (Phase::Play | Phase::Gather, TrickAction::Correct(card)) => {
                self.why_not_correct(seat, card)
            }
            (Phase::Gather, TrickAction::Gather) if seat == self.hand.winning() => Ok(()),
            (Phase::Gather, _) => Err("The trick is complete; its winner gathers it.".to_owned()),
            (Phase::Moon, TrickAction::MoonSelf | TrickAction::MoonOthers) => Ok(()),
            (Phase::Moon, _) => Err("First say what your moon does.".to_owned()),
            (_, TrickAction::Pass(_) | TrickAction::PassTwice(_)) => {
                Err("Cards are passed only before the play.".to_owned())
            }
            (_, TrickAction::Decline) => Err("There is no opening to decline now.".to_owned()),
            (_, TrickAction::Gather) => Err("There is no complete trick to gather.".to_owned()),
            _ => Err("That cannot be done now.".to_owned()),
        }
    }

    fn why_not_pass(&self, seat: Seat, cards: Cards) -> Result<(), String> {
        let count = self.rules().pass_count;
        if let Some(card) = (cards - self.hand.held(seat)).lowest() {
            return Err(format!("You do not hold {}.", spoken(card)));
        }
        if cards.len() != count {
            let noun = if count == 1 { "card" } else { "cards" };
            return Err(format!("You must pass exactly {count} {noun}."));
        }
        Ok(())
    }

    fn why_not_open(&self, card: Played) -> Result<(), String> {
        match why_not(&self.hand, self.rules(), card) {
            _ if card == Played::low(Card::WILD_CLUB) => Ok(()),
            Some(why) if card.card() == Card::WILD_CLUB => Err(why),
            _ => Err("First say whether you open with the Wild Club.".to_owned()),
        }
    }

    fn why_not_play(&self, seat: Seat, card: Played) -> Result<(), String> {
        if seat != self.hand.turn() {
            return Err(
                "You have played to this trick; you may only correct your tile.".to_owned(),
            );
        }
        why_not(&self.hand, self.rules(), card).map_or(Ok(()), Err)
    }

    fn why_not_correct(&self, seat: Seat, instead: Played) -> Result<(), String> {
        if !self.hand.revokers.contains(seat) {
            return Err("You have nothing to correct in this trick.".to_owned());
        }
        let card = instead.card();
        if !self.hand.held(seat).contains(card) {
            return Err(format!("You do not hold {}.", spoken(card)));
        }
        match self.hand.led() {
            Some(led) if led != card.suit() => Err(format!("The correction must follow {led}.")),
            _ => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, action: TrickAction) {
        match action {
            TrickAction::Pass(cards) => self.choose_pass(seat, cards),
            TrickAction::PassTwice(_) => {}
            TrickAction::Play(card) => self.lay(card),
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
        if self.chosen == Seats::all(self.rules().seats) {
            let left = self.rules().pass_left(self.hand_number);
            let chosen = self.hand.chosen;
            self.hand.pass(left, &chosen);
            self.open();
        }
    }

    /// Gives the first lead; in Wild Twists the Wild Club's holder may have to be asked (W-08).
    fn open(&mut self) {
        self.phase = Phase::Play;
        self.hand.start_with_lowest_club();
        let wild = self.hand.holder(Card::WILD_CLUB);
        if let Some(holder) = wild
            && holder != self.hand.turn()
            && !self.rules().any_club_opens
        {
            self.phase = Phase::Opening;
            self.hand.start(holder);
        }
    }

    fn lay(&mut self, card: Played) {
        let rules = self.table.rules;
        let seat = self.hand.turn();
        self.phase = Phase::Play;
        if rules.revoke == Revoke::Penalty {
            if self.hand.would_revoke(seat, card.card()) {
                self.hand.revokers.insert(seat);
            }
            self.hand.lay(&rules, card);
            if self.hand.trick_is_complete() {
                self.phase = Phase::Gather;
            }
            return;
        }
        self.hand.play_unchecked(&rules, card);
        self.finish_if_done();
    }

    fn gather(&mut self) {
        if !self.hand.revokers.is_empty() {
            let scores = score::of_revoke(&self.hand, self.rules());
            self.finish(scores, None);
            return;
        }
        let rules = self.table.rules;
        self.hand.take_trick(&rules);
        self.phase = Phase::Play;
        self.finish_if_done();
    }

    fn finish_if_done(&mut self) {
        if !self.hand.is_done() {
            return;
        }
        let shooter = score::shooter(&self.hand, self.rules());
        if shooter.is_some() && self.rules().moon == Moon::Choose {
            self.phase = Phase::Moon;
        } else {
            self.score_played_out(None);
        }
    }

    fn score_played_out(&mut self, choice: Option<MoonChoice>) {
        let scores = score::of_hand(&self.hand, self.rules(), choice);
        self.finish(scores, choice);
    }

    /// Scores the hand (H-22) and makes the next one due, or ends the match.
    fn finish(&mut self, scores: Scores, choice: Option<MoonChoice>) {
        let rules = self.table.rules;
        for (total, score) in self.totals.iter_mut().zip(scores) {
            *total += score;
        }
        self.history.push(scores);
        let revokers = self.hand.revokers;
        self.last_hand = Some(Arc::new(FinishedHand {
            number: self.hand_number,
            hand: self.hand.as_seen(),
            shooter: score::shooter(&self.hand, &rules).filter(|_| revokers.is_empty()),
            choice,
            revokers,
            scores: scores[..rules.seats].to_vec(),
            totals: self.totals().to_vec(),
        }));
        self.ended = score::end_reason(&rules, &self.totals, self.history.len() as u32);
        self.hand_number += 1;
        self.hand = Hand::dealt(&rules, &[], Cards::EMPTY);
        self.chosen = Seats::NONE;
        self.phase = if self.ended.is_some() {
            Phase::Over
        } else {
            Phase::Deal
        };
    }

    pub(super) fn legal_now(&self, seat: Seat) -> Vec<Legal<TrickAction, Card>> {
        if !self.to_act().contains(seat) {
            return Vec::new();
        }
        let act = Legal::Action;
        match self.phase {
            Phase::Pass => {
                let from = self.hand.held(seat).iter().collect();
                vec![Legal::Pass {
                    count: self.rules().pass_count,
                    from,
                }]
            }
            Phase::Opening => {
                let open = TrickAction::Play(Played::low(Card::WILD_CLUB));
                vec![act(open), act(TrickAction::Decline)]
            }
            Phase::Play if seat == self.hand.turn() => {
                let cards = self.hand.legal_cards(self.rules()).iter();
                cards
                    .flat_map(|c| self.hand.ways(c))
                    .map(|c| act(TrickAction::Play(c)))
                    .collect()
            }
            Phase::Gather if seat == self.hand.winning() => vec![act(TrickAction::Gather)],
            Phase::Play | Phase::Gather => {
                let led = self.hand.led().map_or(Cards::EMPTY, Cards::suit);
                let cards = (self.hand.held(seat) & led).iter();
                cards
                    .flat_map(Played::ways)
                    .map(|c| act(TrickAction::Correct(c)))
                    .collect()
            }
            Phase::Moon => vec![act(TrickAction::MoonSelf), act(TrickAction::MoonOthers)],
            _ => Vec::new(),
        }
    }
}

impl Game for TrickGame {
    type Action = TrickAction;
    type Card = Card;
    type Chance = TrickChance;
    type View = view::TrickView;

    fn seats(&self) -> usize {
        self.rules().seats
    }

    fn turn(&self) -> Turn {
        match (self.phase, self.pending()) {
            (Phase::Over, _) => Turn::Over,
            (_, Some(kind)) => Turn::Chance(kind),
            _ => Turn::Seats(self.to_act()),
        }
    }

    fn check(&self, seat: Seat, action: &TrickAction) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::MatchOver);
        }
        if !self.to_act().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        self.why_not(seat, *action).map_err(Refusal::Illegal)
    }

    fn legal(&self, seat: Seat) -> Vec<Legal<TrickAction, Card>> {
        self.legal_now(seat)
    }

    fn play(&mut self, seat: Seat, action: &TrickAction) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.apply(seat, *action);
        Ok(())
    }

    fn roll(&self, dice: &mut dyn Dice) -> Option<TrickChance> {
        let rules = self.rules();
        match self.pending()? {
            ChanceKind::Draw => Some(TrickChance::Draw(chance::roll_draw(rules, dice))),
            _ => {
                // Who deals starts with the player to the left (C-08); without a dealer, with seat 0.
                let first = self
                    .dealer()
                    .map_or(Seat::default(), |seat| seat.left(rules.seats));
                Some(chance::roll_deal(rules, first, dice))
            }
        }
    }

    fn chance(&mut self, outcome: &TrickChance) -> Result<(), ChanceError> {
        let due = self.pending();
        match (due, outcome) {
            (Some(ChanceKind::Draw), TrickChance::Draw(draw)) => {
                self.first_dealer = Some(chance::dealer_of(self.rules(), draw)?);
                self.draw = Some(Arc::new(draw.clone()));
                self.phase = Phase::Deal;
            }
            (Some(ChanceKind::Deal), TrickChance::Deal { hands, extras, .. }) => {
                let rules = self.table.rules;
                chance::check_deal(&rules, hands, *extras)?;
                let hands: Vec<Cards> = hands.iter().copied().collect();
                self.hand = Hand::dealt(&rules, &hands, *extras);
                if rules.pass_left(self.hand_number) > 0 {
                    self.phase = Phase::Pass;
                } else {
                    self.open();
                }
            }
            _ => return Err(ChanceError::NotPending { due }),
        }
        Ok(())
    }

    fn parse_chance(&self, outcome: &Value) -> Result<TrickChance, ChanceError> {
        chance::parse(self.pending(), self.rules().has_wilds(), outcome)
    }

    fn parse_action(&self, text: &str) -> Result<TrickAction, NotationError> {
        self.vocabulary().parse(text)
    }

    fn view(&self, viewer: Viewer) -> view::TrickView {
        view::of(self, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        let reason = self.ended?;
        let totals = self.totals().to_vec();
        Some(Outcome {
            winners: lowest_totals(&totals),
            totals,
            reason,
        })
    }

    fn document(&self) -> Document {
        document::of_state(self)
    }

    fn events(&self, after: &TrickGame, step: &Step<TrickGame>, viewer: Viewer) -> Vec<Event> {
        events::between(self, after, step, viewer)
    }
}
