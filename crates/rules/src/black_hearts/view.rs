//! What one viewer of Black Hearts may know.

use super::card::{BlackCard, BlackCards};
use super::card_set::{CardSet, Gift};
use super::deal::{always, whites};
use super::hand::{BlackHand, MAX_PLAYERS, PASS, TRICKS};
use super::scoring::LOST;
use super::{BlackHearts, BlackHeartsAction, BlackHeartsOptions, FinishedBlackHand, deal};
use crate::document::Document;
use crate::facts::{Passing, ScoreLine};
use crate::game::{Legal, Outcome, Phase, ViewDocument};
use crate::seat::{BySeat, Seat, Seats, Viewer};

/// What one viewer may know of a match, with a perfect memory of the hand under way: every trick, and the cards
/// it passed and was passed. Nothing in it comes from what the viewer may not see.
#[derive(Clone, PartialEq, Debug)]
pub struct BlackHeartsView {
    viewer: Viewer,
    /// The match with everything blank that the viewer may not know.
    seen: BlackHearts,
}

/// Cards that went between the viewer and another seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardsPassed {
    /// The other seat.
    pub seat: Seat,
    /// The cards.
    pub cards: BlackCards,
}

impl BlackHeartsView {
    /// Copies what the viewer may know, and nothing else.
    pub(super) fn of(game: &BlackHearts, viewer: Viewer) -> BlackHeartsView {
        let hand = &game.hand;
        let mut seen = hand.in_the_open();
        if let Viewer::Seat(seat) = viewer {
            let own = seat.index();
            let seats = game.seat_count();
            seen.hands[own] = hand.hands[own];
            seen.passed[own] = hand.passed[own];
            seen.returned[own] = hand.returned[own];
            // What it was passed, once all had chosen.
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
                table: game.table.clone(),
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

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.seen.seat_count()
    }

    /// The match's options.
    pub fn options(&self) -> BlackHeartsOptions {
        self.seen.table.options
    }

    /// The faces of the cards.
    pub fn card_set(&self) -> &CardSet {
        &self.seen.table.card_set
    }

    /// The part of the match.
    pub fn phase(&self) -> Phase {
        self.seen.phase()
    }

    /// The hand's number, from 1.
    pub fn hand_number(&self) -> u32 {
        self.seen.hand_number
    }

    /// The seats that may act now.
    pub fn to_act(&self) -> Seats {
        self.seen.acting()
    }

    /// The running totals.
    pub fn totals(&self) -> &[i32] {
        self.seen.totals()
    }

    /// How the match ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        crate::Game::outcome(&self.seen)
    }

    /// What each seat scored in each finished hand.
    pub fn history(&self) -> &[BySeat<i32>] {
        &self.seen.history
    }

    /// The hand finished last.
    pub fn last_hand(&self) -> Option<&FinishedBlackHand> {
        self.seen.last_hand.as_deref()
    }

    /// What the viewer holds; nothing for a spectator.
    pub fn hand(&self) -> BlackCards {
        match self.viewer {
            Viewer::Seat(seat) => self.seen.hand.held(seat),
            Viewer::Spectator => BlackCards::EMPTY,
        }
    }

    /// How many cards a seat holds.
    pub fn held(&self, seat: Seat) -> usize {
        self.seen.held(seat)
    }

    /// The hand as it has been played in the open: turn, tricks, points taken, effect. The hands of others in it are
    /// empty.
    pub fn play(&self) -> &BlackHand {
        &self.seen.hand
    }

    /// The gift that rules the hand.
    pub fn gift(&self) -> Option<&Gift> {
        self.seen.gift()
    }

    /// The gifts that can still be turned up, copies repeated.
    pub fn gifts_left(&self) -> impl Iterator<Item = &Gift> {
        self.seen.gifts_left()
    }

    /// What the viewer may do now.
    pub fn legal(&self) -> Vec<Legal<BlackHeartsAction, BlackCard>> {
        match self.viewer {
            Viewer::Seat(seat) => self.seen.list_legal(seat),
            Viewer::Spectator => Vec::new(),
        }
    }

    /// What the viewer chose to pass left this hand, and to whom.
    pub fn passed(&self) -> Option<CardsPassed> {
        self.exchange(&self.seen.hand.passed, false, true)
    }

    /// What the viewer was passed this hand, and by whom; after all have chosen.
    pub fn received(&self) -> Option<CardsPassed> {
        self.exchange(&self.seen.hand.passed, true, true)
    }

    /// What the viewer chose to pass right by a gift, and to whom.
    pub fn returned(&self) -> Option<CardsPassed> {
        self.exchange(&self.seen.hand.returned, false, false)
    }

    /// What the viewer was passed by a gift, and by whom; after all have chosen.
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

    /// The cards that the viewer cannot place: in other hands, or white ones that stayed out of the hand. Empty
    /// outside a hand.
    pub fn unseen(&self) -> BlackCards {
        if matches!(self.phase(), Phase::Deal | Phase::Over) {
            return BlackCards::EMPTY;
        }
        let pack: BlackCards = always(self.seats()).chain(whites()).collect();
        let played: BlackCards = self.seen.hand.plays().iter().copied().collect();
        pack.minus(played).minus(self.hand())
    }

    /// How many of the [`BlackHeartsView::unseen`] cards stayed out of the hand; they are white.
    pub fn left_out(&self) -> usize {
        if matches!(self.phase(), Phase::Deal | Phase::Over) {
            return 0;
        }
        whites().count() - deal::whites_used(self.seats())
    }

    /// The cards that the viewer knows another seat to hold, because it passed them there and they were not played
    /// since.
    pub fn known(&self, seat: Seat) -> BlackCards {
        let Viewer::Seat(viewer) = self.viewer else {
            return BlackCards::EMPTY;
        };
        let seats = self.seats();
        if matches!(self.phase(), Phase::Deal | Phase::Pass | Phase::Over) || seat == viewer {
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

    /// What a seat has played this hand.
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

    /// The pass of this hand, to the left; while the gift asks for one, that one, to the right (B-05, B-07). `None`
    /// outside a hand.
    pub fn passing(&self) -> Option<Passing> {
        let (left, count) = match self.phase() {
            Phase::Deal | Phase::Over => return None,
            Phase::Return => (self.seats() - 1, self.seen.hand.pass_count()),
            _ => PASS_LEFT,
        };
        Some(Passing { count, left })
    }

    /// The total that ends the match (B-15).
    pub fn score_line(&self) -> Option<ScoreLine> {
        Some(ScoreLine {
            total: LOST,
            ends_at: LOST,
        })
    }

    /// Whether the viewer can prove that nothing left of the hand changes any score.
    pub fn is_settled(&self) -> bool {
        self.phase() == Phase::Play && self.seen.hand.is_settled()
    }

    /// The match as it would be if the others held these cards: a full state for a search to play on. `hands` has
    /// every seat's cards (the viewer's own are taken from the view). Choices to pass that the viewer does not know
    /// stay open: in the pass, seats that have chosen already choose again.
    ///
    /// `None` where the numbers of cards are not right, or the match is not in a hand.
    pub fn imagine(&self, hands: &[BlackCards]) -> Option<BlackHearts> {
        let in_hand = !matches!(self.phase(), Phase::Deal | Phase::Over);
        if !in_hand || hands.len() != self.seats() {
            return None;
        }
        let mut game = self.seen.clone();
        for seat in Seat::all(self.seats()) {
            if !self.viewer.is(seat) {
                if hands[seat.index()].len() != self.held(seat) {
                    return None;
                }
                game.hand.hands[seat.index()] = hands[seat.index()];
                game.hand.chosen.remove(seat);
            }
        }
        Some(game)
    }
}

impl BlackHearts {
    /// How many cards a seat holds, from what everybody can count.
    pub(super) fn held(&self, seat: Seat) -> usize {
        match self.phase() {
            Phase::Deal | Phase::Over => 0,
            Phase::Play => {
                let laid = self.hand.trick_under_way().len();
                let place = (seat.index() + self.seat_count() - self.hand.lead().index())
                    % self.seat_count();
                TRICKS - self.hand.tricks_taken() - usize::from(place < laid)
            }
            _ => TRICKS,
        }
    }
}

impl ViewDocument for BlackHeartsView {
    fn document(&self) -> Document {
        self.seen.view_document(self.viewer)
    }
}

/// How many cards each player passes left, for the table's announcements.
pub(super) const PASS_LEFT: (usize, usize) = (1, PASS);
