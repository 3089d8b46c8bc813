//! What one viewer of Black Hearts may know.

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

/// What one viewer may know of a match, with a perfect memory of the hand under way: every trick, and the cards
/// it passed and was passed. Nothing in it comes from what the viewer may not see.
#[derive(Clone, PartialEq, Debug)]
pub struct BlackHeartsView {
    viewer: Viewer,
    /// The match with everything blank that the viewer may not know.
    pub(super) seen: BlackHearts,
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
    /// Copies what the viewer, who sits at `me`, may know, and nothing else.
    pub(super) fn of(game: &BlackHearts, viewer: Viewer, me: Option<Seat>) -> BlackHeartsView {
        let hand = &game.hand;
        let seats = game.seat_count();
        let mut seen = hand.in_the_open();
        if let Some(seat) = me {
            let own = seat.index();
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

    /// The hand as it has been played in the open: turn, tricks, points taken, effect. The hands of others in it are
    /// empty.
    pub fn play(&self) -> &BlackHand {
        &self.seen.hand
    }

    /// The seat that leads the trick under way or about to start; `None` outside the play.
    pub fn lead(&self) -> Option<Seat> {
        self.seen.lead()
    }

    /// The seat that is to lead the hand, with Two o'clock (B-09); `None` once it has, and outside the play.
    pub(super) fn opener(&self) -> Option<Seat> {
        self.lead().filter(|_| self.play().plays().is_empty())
    }

    /// The gift that rules the hand: its place in the card set (B-07).
    pub fn gift(&self) -> Option<u8> {
        self.seen.gift()
    }

    /// The gifts that can still be turned up: their places in the card set, rising, a copy more once more (B-08).
    pub fn gifts_left(&self) -> impl Iterator<Item = u8> + '_ {
        self.seen.gifts_left()
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
        whites().count() - whites_used(self.seats())
    }

    /// The cards that the viewer knows another seat to hold, because it passed them there and they were not played
    /// since.
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

    /// The match as it would be if the others held these cards: a full state for a search to play on. `hands` has
    /// every seat's cards (the viewer's own are taken from the view). Choices to pass that the viewer does not know
    /// stay open: in the pass, seats that have chosen already choose again.
    ///
    /// `None` where these cannot be the hands: their numbers are not right, they are not cards that are left in the
    /// pack, whoever is to lead Two o'clock does not get it, or the match is not in a hand.
    pub fn imagine(&self, hands: &[BlackCards]) -> Option<BlackHearts> {
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
