//! A hand of the trick games: small, `Copy`, and free of allocation.

use std::hint::select_unpredictable;

use arrayvec::ArrayVec;

use super::action::Played;
use super::rules::{Revoke, TrickRules};
use crate::card::{Card, Rank, Suit};
use crate::cards::Cards;
use crate::seat::{BySeat, MAX_SEATS, Seat, Seats};

/// Maximum number of cards in a pack (W-01).
pub(crate) const MAX_CARDS: usize = 56;
/// Maximum number of tricks in a hand: 56 cards among three players (W-03).
pub(crate) const MAX_TRICKS: usize = 19;

/// A hand: the cards held, the current trick and all earlier ones.
///
/// It knows whose turn it is during the play, and the legal cards; phases, scores and the match are elsewhere. A search
/// copies its 296 bytes and plays it out with [`Hand::play_out_random`], or card by card with [`Hand::legal_cards`] and
/// [`Hand::play_unchecked`].
///
/// No method panics, whatever its arguments: a hand that is set up or played against the rules reaches an unspecified
/// state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    pub(super) held: [Cards; MAX_SEATS],
    pub(super) taken: [Cards; MAX_SEATS],
    /// The cards each seat chose to pass; kept after the pass, because the players remember them.
    pub(super) chosen: [Cards; MAX_SEATS],
    /// The leftover cards, until the first trick is taken (W-15).
    pub(super) extras: Cards,
    trick_cards: Cards,
    pub(super) plays: [Played; MAX_CARDS],
    pub(super) winners: [Seat; MAX_TRICKS],
    /// The leader of the first trick; the winner of each trick leads the next.
    first_lead: Seat,
    seats: u8,
    pub(super) tricks: u8,
    pub(super) played: u8,
    in_trick: u8,
    led: Suit,
    best: u8,
    pub(super) turn: Seat,
    winner: Seat,
    pub(super) broken: bool,
    /// Seats that failed to follow in this trick though they could (C-25).
    pub(super) revokers: Seats,
}

impl Hand {
    /// The finished hand with everything hidden removed: passed cards, and cards that a revoke left in a hand or face
    /// down among the leftovers.
    pub(super) fn as_seen(&self) -> Hand {
        let shown: Cards = self.plays().iter().map(|play| play.card()).collect();
        let all_played = self.held.iter().all(|held| held.is_empty());
        let taken = self
            .taken
            .map(|taken| if all_played { taken } else { taken & shown });
        Hand {
            held: [Cards::EMPTY; MAX_SEATS],
            chosen: [Cards::EMPTY; MAX_SEATS],
            taken,
            ..*self
        }
    }

    /// A hand before its deal.
    pub(super) fn empty(seats: usize) -> Hand {
        Hand {
            held: [Cards::EMPTY; MAX_SEATS],
            taken: [Cards::EMPTY; MAX_SEATS],
            chosen: [Cards::EMPTY; MAX_SEATS],
            extras: Cards::EMPTY,
            trick_cards: Cards::EMPTY,
            plays: [Played::default(); MAX_CARDS],
            winners: [Seat::default(); MAX_TRICKS],
            first_lead: Seat::default(),
            seats: seats.clamp(1, MAX_SEATS) as u8,
            tricks: 0,
            played: 0,
            in_trick: 0,
            led: Suit::Clubs,
            best: 0,
            turn: Seat::default(),
            winner: Seat::default(),
            broken: false,
            revokers: Seats::NONE,
        }
    }

    /// A hand after its deal: the cards of each seat and the leftovers. It has no leader yet.
    ///
    /// Hands past the eighth are ignored.
    pub fn dealt(rules: &TrickRules, hands: &[Cards], extras: Cards) -> Hand {
        let mut hand = Hand::empty(rules.seats);
        for (held, cards) in hand.held.iter_mut().zip(hands) {
            *held = *cards;
        }
        hand.extras = extras;
        hand.broken = !rules.must_break;
        hand
    }

    /// Replaces the cards in the hands and the leftovers.
    pub(super) fn replace_hidden(&mut self, hands: &BySeat<Cards>, extras: Cards) {
        for (seat, cards) in hands.entries() {
            self.held[seat.index()] = *cards;
        }
        self.extras = extras;
    }

    /// Moves the chosen cards `left` seats to the left, simultaneously (H-08). Choices past the last seat are ignored.
    pub fn pass(&mut self, left: usize, chosen: &[Cards]) {
        let seats = self.seats();
        for (from, cards) in chosen.iter().enumerate().take(seats) {
            self.held[from] -= *cards;
            self.chosen[from] = *cards;
        }
        for from in 0..seats {
            self.held[(from + left % seats) % seats] |= self.chosen[from];
        }
    }

    /// Makes a seat lead the first trick.
    pub fn start(&mut self, lead: Seat) {
        self.turn = lead;
        self.first_lead = lead;
    }

    /// Makes the holder of the lowest club lead the first trick (H-11, C-13, W-06).
    ///
    /// At every valid table some hand has a natural club; without one seat 0 leads.
    pub fn start_with_lowest_club(&mut self) {
        let lead = self.lowest_club().map_or(Seat::default(), |(_, seat)| seat);
        self.start(lead);
    }

    /// The lowest natural club in the hands, and its holder (W-08).
    pub fn lowest_club(&self) -> Option<(Card, Seat)> {
        self.natural_clubs().min_by_key(|(card, _)| card.rank())
    }

    fn natural_clubs(&self) -> impl Iterator<Item = (Card, Seat)> {
        Seat::all(self.seats()).filter_map(|seat| {
            let clubs = (self.held[seat.index()] - Cards::WILDS).of(Suit::Clubs);
            clubs.lowest().map(|card| (card, seat))
        })
    }

    /// The holder of a card.
    pub fn holder(&self, card: Card) -> Option<Seat> {
        Seat::all(self.seats()).find(|seat| self.held[seat.index()].contains(card))
    }

    /// How many players there are.
    #[inline]
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// The cards a seat holds.
    #[inline]
    pub fn held(&self, seat: Seat) -> Cards {
        self.held[seat.index()]
    }

    /// The cards a seat has taken, leftovers included.
    #[inline]
    pub fn taken(&self, seat: Seat) -> Cards {
        self.taken[seat.index()]
    }

    /// The leftover cards, until they are taken (W-15).
    pub fn extras(&self) -> Cards {
        self.extras
    }

    /// Whose turn it is to play a card.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The leader of the current or next trick.
    pub fn leader(&self) -> Seat {
        self.leader_of(self.tricks_done())
    }

    /// The leader of the trick with that index.
    fn leader_of(&self, place: usize) -> Seat {
        let before = place.checked_sub(1).and_then(|n| self.winners.get(n));
        before.copied().unwrap_or(self.first_lead)
    }

    /// The suit led to the current trick; `None` before the lead.
    #[inline]
    pub fn led(&self) -> Option<Suit> {
        (self.in_trick > 0).then_some(self.led)
    }

    /// The seat that is winning the current trick; between tricks, the winner of the last.
    #[inline]
    pub fn winning(&self) -> Seat {
        self.winner
    }

    /// The strength of the winning card (see [`Played::strength`]).
    #[inline]
    pub fn winning_strength(&self) -> u8 {
        self.best
    }

    /// Whether hearts are broken.
    #[inline]
    pub fn hearts_broken(&self) -> bool {
        self.broken
    }

    /// The number of finished tricks.
    #[inline]
    pub fn tricks_done(&self) -> usize {
        usize::from(self.tricks)
    }

    /// The number of cards in the current trick.
    #[inline]
    pub fn in_trick(&self) -> usize {
        usize::from(self.in_trick)
    }

    /// The cards of the current trick.
    #[inline]
    pub fn trick_cards(&self) -> Cards {
        self.trick_cards
    }

    /// Whether every player has played to the current trick.
    #[inline]
    pub fn trick_is_complete(&self) -> bool {
        self.in_trick == self.seats
    }

    /// Whether no card has been played yet.
    pub fn is_fresh(&self) -> bool {
        self.played == 0
    }

    /// Whether all cards are played and taken (H-19).
    #[inline]
    pub fn is_done(&self) -> bool {
        self.in_trick == 0 && self.held[self.turn.index()].is_empty()
    }

    /// The trick with that index, in playing order. The last is the current one; past it the result is empty.
    pub fn trick(&self, place: usize) -> ArrayVec<(Seat, Played), MAX_SEATS> {
        let seats = self.seats();
        let leader = self.leader_of(place);
        let plays = self.plays().chunks(seats).nth(place).unwrap_or_default();
        plays
            .iter()
            .enumerate()
            .map(|(n, card)| (leader.clockwise(n, seats), *card))
            .collect()
    }

    /// Every card played, in order.
    pub(super) fn plays(&self) -> &[Played] {
        &self.plays[..usize::from(self.played).min(MAX_CARDS)]
    }

    /// The current trick.
    pub fn current_trick(&self) -> ArrayVec<(Seat, Played), MAX_SEATS> {
        self.trick(self.tricks_done())
    }

    /// The winner of the trick with that index; `None` if it is not finished.
    #[inline]
    pub fn winner_of(&self, place: usize) -> Option<Seat> {
        self.winners().get(place).copied()
    }

    /// The winner of each finished trick, in order.
    #[inline]
    fn winners(&self) -> &[Seat] {
        &self.winners[..self.tricks_done().min(MAX_TRICKS)]
    }

    /// The winner of the first trick, who also takes the leftovers; `None` until it is finished.
    pub fn first_winner(&self) -> Option<Seat> {
        self.winner_of(0)
    }

    /// The legal cards of the seat whose turn it is, by all rules of the table. A Wild may be declared either way,
    /// except that it opens the first trick only as the lowest (W-07).
    #[inline]
    pub fn legal_cards(&self, rules: &TrickRules) -> Cards {
        let hand = self.held[self.turn.index()];
        if self.in_trick > 0 {
            self.legal_to_follow(hand, rules)
        } else {
            self.legal_to_lead(hand, rules)
        }
    }

    #[inline]
    fn legal_to_follow(&self, hand: Cards, rules: &TrickRules) -> Cards {
        let follow = hand.of(self.led);
        let discard = self.legal_to_discard(hand, rules);
        match rules.revoke {
            Revoke::Refused => select_unpredictable(follow.is_empty(), discard, follow),
            Revoke::Penalty => discard | follow,
        }
    }

    /// The legal cards of a seat that cannot follow suit.
    #[inline]
    fn legal_to_discard(&self, hand: Cards, rules: &TrickRules) -> Cards {
        let safe = hand - rules.banned_first;
        if self.tricks > 0 || safe.is_empty() {
            hand
        } else {
            safe
        }
    }

    /// [`Hand::legal_cards`] without cards that revoke.
    #[inline]
    pub(super) fn legal_without_revokes(&self, rules: &TrickRules) -> Cards {
        let hand = self.held[self.turn.index()];
        if self.in_trick == 0 {
            return self.legal_to_lead(hand, rules);
        }
        let follow = hand.of(self.led);
        if follow.is_empty() {
            self.legal_to_discard(hand, rules)
        } else {
            follow
        }
    }

    #[inline]
    fn legal_to_lead(&self, hand: Cards, rules: &TrickRules) -> Cards {
        if self.tricks == 0 {
            return self.legal_to_open(hand, rules);
        }
        if self.broken {
            return hand;
        }
        let others = hand - Cards::HEARTS;
        if others.is_empty()
            || rules.hearts_instead_of_queen && others == Cards::one(Card::QUEEN_OF_SPADES)
        {
            return hand;
        }
        others
    }

    fn legal_to_open(&self, hand: Cards, rules: &TrickRules) -> Cards {
        let clubs = hand.of(Suit::Clubs);
        if rules.any_club_opens {
            return clubs;
        }
        let lowest = (clubs - Cards::WILDS)
            .lowest()
            .map_or(Cards::EMPTY, Cards::one);
        match self.lowest_club() {
            // The holder of the lowest natural club may lead it or the Wild Club (W-07, W-08).
            Some((_, seat)) if seat == self.turn => lowest | (clubs & Cards::WILDS),
            _ => clubs & Cards::WILDS,
        }
    }

    /// Whether playing `card` would fail to follow though the player could (C-25).
    pub(super) fn would_revoke(&self, seat: Seat, card: Card) -> bool {
        self.in_trick > 0
            && card.suit() != self.led
            && self.held[seat.index()].intersects(Cards::suit(self.led))
    }

    /// Plays a card for the seat whose turn it is, unchecked; `card` must be one of [`Hand::legal_cards`]. A complete
    /// trick is taken at once.
    #[inline]
    pub fn play_unchecked(&mut self, rules: &TrickRules, card: Played) {
        self.lay(rules, card);
        if self.trick_is_complete() {
            self.take_trick(rules);
        }
    }

    /// Adds a card to the trick without taking it, complete or not.
    #[inline]
    pub(super) fn lay(&mut self, rules: &TrickRules, played: Played) {
        let seat = self.turn;
        let card = played.card();
        self.held[seat.index()].remove(card);
        if let Some(slot) = self.plays.get_mut(usize::from(self.played)) {
            *slot = played;
            self.played += 1;
        }
        self.trick_cards.insert(card);
        let strength = played.strength();
        if self.in_trick == 0 {
            self.led = card.suit();
            self.best = strength;
            self.winner = seat;
        } else {
            let better = card.suit() == self.led && strength > self.best;
            self.best = select_unpredictable(better, strength, self.best);
            self.winner = select_unpredictable(better, seat, self.winner);
        }
        self.broken |= !rules.breaks_after_trick && rules.breakers.contains(card);
        self.in_trick = self.in_trick.saturating_add(1);
        self.turn = seat.left(self.seats());
    }

    /// The winner takes the complete trick, and the leftovers with the first one (H-18, W-15).
    #[inline]
    pub(super) fn take_trick(&mut self, rules: &TrickRules) {
        let winner = self.winner;
        self.broken |= rules.breakers.intersects(self.trick_cards);
        self.taken[winner.index()] |= self.trick_cards | self.extras;
        if let Some(slot) = self.winners.get_mut(usize::from(self.tricks)) {
            *slot = winner;
            self.tricks += 1;
        }
        self.turn = winner;
        self.in_trick = 0;
        self.trick_cards = Cards::EMPTY;
        self.extras = Cards::EMPTY;
        self.revokers = Seats::NONE;
    }

    /// Records all remaining tricks: their cards in order, their winners, the cards each seat took in them, and whether
    /// hearts are broken at the end.
    #[inline]
    pub(super) fn enter_tricks(
        &mut self,
        plays: impl Iterator<Item = Played>,
        winners: &[Seat],
        taken: &[Cards],
        broken: bool,
    ) {
        let slots = self.plays.iter_mut().skip(usize::from(self.played));
        for (slot, played) in slots.zip(plays) {
            *slot = played;
        }
        let slots = self.winners.iter_mut().skip(usize::from(self.tricks));
        for (slot, winner) in slots.zip(winners) {
            *slot = *winner;
        }
        self.tricks += winners.len() as u8;
        self.played += winners.len() as u8 * self.seats;
        for (taken, more) in self.taken.iter_mut().zip(taken) {
            *taken |= *more;
        }
        if let Some(first) = self.first_winner() {
            self.taken[first.index()] |= self.extras;
        }
        self.held = [Cards::EMPTY; MAX_SEATS];
        self.extras = Cards::EMPTY;
        self.broken = broken;
        let Some(last) = self.tricks_done().checked_sub(1) else {
            return;
        };
        let winner = self.winner_of(last).unwrap_or_default();
        (self.turn, self.winner) = (winner, winner);
        let trick = self.trick(last);
        if let Some((_, lead)) = trick.first() {
            self.led = lead.card().suit();
        }
        if let Some((_, card)) = trick.iter().find(|(seat, _)| *seat == winner) {
            self.best = card.strength();
        }
    }

    /// A seat's card in the current trick, if it has played.
    pub(super) fn in_trick_of(&self, seat: Seat) -> Option<Played> {
        self.current_trick()
            .into_iter()
            .find(|(player, _)| *player == seat)
            .map(|(_, card)| card)
    }

    /// Replaces the revoker's tile with `instead` and recomputes the winner (C-25, C-27).
    pub(super) fn correct(&mut self, seat: Seat, instead: Played) {
        let seats = self.seats();
        let leader = self.leader();
        let place = (seat.index() + seats - leader.index()) % seats;
        let Some(slot) = self.plays.get_mut(usize::from(self.tricks) * seats + place) else {
            return;
        };
        let back = slot.card();
        *slot = instead;
        self.held[seat.index()].remove(instead.card());
        self.held[seat.index()].insert(back);
        self.trick_cards.remove(back);
        self.trick_cards.insert(instead.card());
        self.revokers.remove(seat);
        for (player, card) in self.current_trick() {
            if player == leader || card.card().suit() == self.led && card.strength() > self.best {
                self.best = card.strength();
                self.winner = player;
            }
        }
    }

    /// The points printed on the cards a seat took face up, without leftovers.
    pub(super) fn points_taken(&self, rules: &TrickRules, seat: Seat) -> i32 {
        let tricks = (0..self.tricks_done()).filter(|n| self.winner_of(*n) == Some(seat));
        tricks.map(|n| rules.points(self.cards_of_trick(n))).sum()
    }

    /// The cards of the trick with that index, without declarations.
    pub(crate) fn cards_of_trick(&self, place: usize) -> Cards {
        self.trick(place)
            .iter()
            .map(|(_, played)| played.card())
            .collect()
    }

    /// The leftovers, once taken: the difference between their taker's cards and the cards of its tricks.
    pub(super) fn leftovers_taken(&self) -> Cards {
        let Some(taker) = self.winner_of(0) else {
            return Cards::EMPTY;
        };
        let tricks = (0..self.tricks_done()).filter(|n| self.winner_of(*n) == Some(taker));
        tricks.fold(self.taken(taker), |rest, n| rest - self.cards_of_trick(n))
    }

    /// The number of tricks a seat has taken.
    pub fn tricks_taken(&self, seat: Seat) -> usize {
        let won = self.winners().iter().filter(|winner| **winner == seat);
        won.count()
    }

    /// The ways in which the seat whose turn it is may play the legal card `card`: a Wild that opens the hand is lowest
    /// (W-07).
    pub fn ways(&self, card: Card) -> impl Iterator<Item = Played> + use<> {
        let opens = self.is_fresh() && card.rank() == Rank::Wild;
        Played::ways(card).filter(move |played| !opens || played.is_low())
    }
}
