//! The view of Black Hearts.

use super::action::BlackHeartsAction;
use super::card::{BlackCard, BlackCards};
use super::card_set::CardSet;
use super::deal::{MAX_PLAYERS, always, whites, whites_used};
use super::hand::{BlackHand, TRICKS};
use super::legal::BlackHeartsLegal;
use super::options::BlackHeartsOptions;
use super::scoring::LOST;
use super::state::{BlackHearts, FinishedBlackHand};
use crate::game::{ChanceKind, Outcome, PassRule, Phase, ScoreLine, Totals, View};
use crate::seat::{Seat, Seats, Viewer};

/// A viewer's knowledge of a match, with a perfect memory of the current hand: every trick, and the cards it passed and
/// received. Contains nothing that is hidden from the viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct BlackHeartsView {
    viewer: Viewer,
    /// The match with everything hidden removed.
    pub(super) seen: BlackHearts,
}

/// Cards that the viewer passed to, or received from, another seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardsPassed {
    /// The other seat.
    pub seat: Seat,
    /// The cards.
    pub cards: BlackCards,
}

impl BlackHeartsView {
    /// Copies what is visible to the viewer, who sits at `me`, and nothing else.
    pub(super) fn of(game: &BlackHearts, viewer: Viewer, me: Option<Seat>) -> BlackHeartsView {
        let hand = &game.hand;
        let seats = game.seat_count();
        let mut seen = hand.in_the_open();
        if let Some(seat) = me {
            let own = seat.index();
            seen.hands[own] = hand.hands[own];
            seen.passed[own] = hand.passed[own];
            seen.returned[own] = hand.returned[own];
            // Received cards are known once all have chosen.
            if !matches!(hand.phase, Phase::Deal | Phase::Pass) {
                let right = seat.clockwise(seats - 1, seats).index();
                seen.passed[right] = hand.passed[right];
            }
            if hand.phase == Phase::Play {
                let left = seat.left(seats).index();
                seen.returned[left] = hand.returned[left];
            }
        }
        BlackHeartsView {
            viewer,
            seen: BlackHearts {
                options: game.options,
                hand: seen,
                hand_number: game.hand_number,
                totals: game.totals,
                gifts_left: game.gifts_left,
                gift: game.gift,
                history: game.history.clone(),
                last_hand: game.last_hand.clone(),
                ended: game.ended,
            },
        }
    }

    /// The match's options.
    pub fn options(&self) -> BlackHeartsOptions {
        self.seen.options
    }

    /// The curse points and the gifts.
    pub fn card_set(&self) -> &CardSet {
        &self.seen.options.card_set
    }

    /// What each seat scored in each finished hand.
    pub fn history(&self) -> &[Totals] {
        &self.seen.history
    }

    /// The last finished hand.
    pub fn last_hand(&self) -> Option<&FinishedBlackHand> {
        self.seen.last_hand.as_deref()
    }

    /// The viewer's cards; none for a spectator.
    pub fn hand(&self) -> BlackCards {
        match self.viewer {
            Viewer::Seat(seat) => self.seen.hand.held(seat),
            Viewer::Spectator => BlackCards::EMPTY,
        }
    }

    /// The public part of the hand: turn, tricks, points taken, effect. The hands in it are empty.
    pub fn play(&self) -> &BlackHand {
        &self.seen.hand
    }

    /// The seat that leads the current or next trick; `None` outside the play.
    pub fn lead(&self) -> Option<Seat> {
        self.seen.lead()
    }

    /// The seat that must lead the hand with Two o'clock (B-09); `None` once it has, and outside the play.
    pub(super) fn opener(&self) -> Option<Seat> {
        self.lead().filter(|_| self.play().plays().is_empty())
    }

    /// This hand's gift, by index in the card set (B-07).
    pub fn gift(&self) -> Option<u8> {
        self.seen.gift()
    }

    /// The gifts that can still be turned up, by index in the card set, ascending, with every copy (B-08).
    pub fn gifts_left(&self) -> impl Iterator<Item = u8> + '_ {
        self.seen.gifts_left()
    }

    /// The cards the viewer passed left this hand, and the receiver.
    pub fn passed(&self) -> Option<CardsPassed> {
        self.exchange(&self.seen.hand.passed, false, true)
    }

    /// The cards the viewer received this hand, and the giver; `None` until all have chosen.
    pub fn received(&self) -> Option<CardsPassed> {
        self.exchange(&self.seen.hand.passed, true, true)
    }

    /// The cards the viewer passed right because of a gift, and the receiver.
    pub fn returned(&self) -> Option<CardsPassed> {
        self.exchange(&self.seen.hand.returned, false, false)
    }

    /// The cards the viewer received because of a gift, and the giver; `None` until all have chosen.
    pub fn got_back(&self) -> Option<CardsPassed> {
        self.exchange(&self.seen.hand.returned, true, false)
    }

    fn exchange(
        &self,
        given: &[BlackCards; MAX_PLAYERS],
        received: bool,
        to_left: bool,
    ) -> Option<CardsPassed> {
        let Viewer::Seat(viewer) = self.viewer else {
            return None;
        };
        let steps = if received == to_left {
            self.seats() - 1
        } else {
            1
        };
        let other = viewer.clockwise(steps, self.seats());
        let giver = if received { other } else { viewer };
        let cards = given[giver.index()];
        (!cards.is_empty()).then_some(CardsPassed { seat: other, cards })
    }

    /// The cards whose location the viewer does not know: in other hands, or white ones that were left out. Empty
    /// outside a hand.
    pub fn unseen(&self) -> BlackCards {
        if matches!(self.phase(), Phase::Deal | Phase::Over) {
            return BlackCards::EMPTY;
        }
        let pack: BlackCards = always(self.seats()).chain(whites()).collect();
        let played: BlackCards = self.seen.hand.plays().iter().copied().collect();
        pack.minus(played).minus(self.hand())
    }

    /// The number of [`BlackHeartsView::unseen`] cards that were left out of the hand; they are white.
    pub fn left_out(&self) -> usize {
        if matches!(self.phase(), Phase::Deal | Phase::Over) {
            return 0;
        }
        whites().count() - whites_used(self.seats())
    }

    /// The cards another seat is known to hold, because the viewer passed them and they have not been played.
    pub fn known(&self, seat: Seat) -> BlackCards {
        let Viewer::Seat(viewer) = self.viewer else {
            return BlackCards::EMPTY;
        };
        let seats = self.seats();
        let nothing_passed = matches!(self.phase(), Phase::Deal | Phase::Pass | Phase::Over);
        if nothing_passed || seat == viewer || seat.index() >= seats {
            return BlackCards::EMPTY;
        }
        let given = &self.seen.hand;
        let mut known = BlackCards::EMPTY;
        if seat == viewer.left(seats) {
            let back = given.returned[seat.index()];
            known = given.passed[viewer.index()].minus(back);
        }
        if self.phase() == Phase::Play && viewer == seat.left(seats) {
            known = known.plus(given.returned[viewer.index()]);
        }
        known.minus(self.played_by(seat))
    }

    /// The cards a seat has played this hand.
    pub fn played_by(&self, seat: Seat) -> BlackCards {
        let hand = &self.seen.hand;
        let finished = (0..TRICKS).filter_map(|number| hand.trick(number));
        let tricks = finished.map(|(lead, cards, _)| (lead, cards));
        tricks
            .chain([(hand.lead(), hand.trick_under_way())])
            .flat_map(|(lead, cards)| {
                let seats = self.seats();
                let laid = cards.iter().zip(0..);
                laid.map(move |(card, step)| (lead.clockwise(step, seats), *card))
            })
            .filter(|(player, _)| *player == seat)
            .map(|(_, card)| card)
            .collect()
    }

    /// A full match in which the other seats hold these cards, for a search. `hands` has an entry for every seat; the
    /// viewer's own is taken from the view. Unknown choices to pass stay open: during the pass, seats that have already
    /// chosen choose again.
    ///
    /// `None` if the hands are impossible: wrong sizes, cards that are not left in the pack, Two o'clock with a seat
    /// that is not to lead, or no hand in progress.
    pub fn with_hidden(&self, hands: &[BlackCards]) -> Option<BlackHearts> {
        let in_hand = !matches!(self.phase(), Phase::Deal | Phase::Over);
        if !in_hand || hands.len() != self.seats() {
            return None;
        }
        let mut game = self.seen.clone();
        let mut left = self.unseen();
        for (seat, hand) in Seat::all(self.seats()).zip(hands) {
            if !self.viewer.is(seat) {
                if hand.len() != self.cards_held(seat) || !left.contains_all(*hand) {
                    return None;
                }
                left = left.minus(*hand);
                game.hand.hands[seat.index()] = *hand;
                game.hand.chosen.remove(seat);
            }
        }
        let opens = |seat| game.hand.held(seat).contains(BlackCard::TWO_O_CLOCK);
        self.opener().is_none_or(opens).then_some(game)
    }
}

impl View for BlackHeartsView {
    type Action = BlackHeartsAction;
    type Legal = BlackHeartsLegal;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> usize {
        self.seen.seat_count()
    }

    fn phase(&self) -> Phase {
        self.seen.part()
    }

    fn hand_number(&self) -> u32 {
        self.seen.hand_number
    }

    fn totals(&self) -> &[i32] {
        self.seen.running()
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

    fn legal(&self) -> BlackHeartsLegal {
        let seat = self.viewer.seat();
        seat.map_or(BlackHeartsLegal::NONE, |seat| self.seen.choices(seat))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.seen.ending()
    }

    fn pass(&self) -> Option<PassRule> {
        let in_hand = !matches!(self.phase(), Phase::Deal | Phase::Over);
        in_hand.then(|| self.seen.pass_rule())
    }

    fn score_line(&self) -> Option<ScoreLine> {
        Some(ScoreLine {
            total: LOST,
            ends_at: LOST,
        })
    }

    fn is_settled(&self) -> bool {
        self.phase() == Phase::Play && self.seen.hand.is_settled()
    }
}
