//! The documents of Black Hearts: everything, and what a viewer may know.

use serde_json::{Map, Value};

use super::BlackHearts;
use super::card::BlackCard;
use super::hand::TRICKS;
use crate::document::{Detail, Document, Held, Laid, TrickDetail, legal_texts};
use crate::game::{Game, Phase};
use crate::seat::{Seat, Viewer};

/// The cards of a trick with the seats that laid them.
pub(super) fn laid(lead: Seat, cards: &[BlackCard], seats: usize) -> Vec<Laid> {
    let laid = cards.iter().zip(0..);
    laid.map(|(card, step)| Laid {
        seat: lead.clockwise(step, seats),
        card: card.to_string(),
    })
    .collect()
}

impl BlackHearts {
    /// The document of the all-seeing.
    pub(super) fn state_document(&self) -> Document {
        let hands = self.each_seat(|seat| Held::cards(self.hand.held(seat)));
        let taken = self.each_seat(|seat| Held::cards(self.taken(seat)));
        self.document_with(hands, taken)
    }

    /// The document of a viewer, made from a match in which everything is blank that the viewer may not know.
    pub(super) fn view_document(&self, viewer: Viewer) -> Document {
        let hands = self.each_seat(|seat| match viewer.is(seat) {
            true => Held::cards(self.hand.held(seat)),
            false => Held::Count(self.held(seat)),
        });
        let taken = self.each_seat(|seat| Held::Count(self.taken(seat).len()));
        let legal = match viewer {
            Viewer::Seat(seat) => self.list_legal(seat),
            Viewer::Spectator => Vec::new(),
        };
        let mut document = self.document_with(hands, taken);
        document.legal = Some(legal_texts(&legal));
        if let Detail::Trick(detail) = &mut document.detail {
            detail.points_taken = Some(self.each_seat(|seat| self.hand.points_taken(seat)));
        }
        document
    }

    fn document_with(&self, hands: Vec<Held>, taken: Vec<Held>) -> Document {
        let seats = self.seat_count();
        let playing = self.phase() == Phase::Play;
        let last = self.hand.tricks_taken().checked_sub(1);
        let last = last.and_then(|last| self.hand.trick(last));
        let gifts_left = self.gifts_left().map(|gift| gift.id.clone()).collect();
        Document {
            game: "black-hearts".to_owned(),
            players: seats,
            options: Map::from_iter([("gifts".to_owned(), Value::Bool(self.table.options.gifts))]),
            hand_number: self.hand_number,
            phase: self.phase(),
            pending_chance: self.due(),
            to_act: self.acting().to_vec(),
            hands,
            totals: self.totals().to_vec(),
            outcome: self.outcome(),
            detail: Detail::Trick(Box::new(TrickDetail {
                lead: playing.then(|| self.hand.lead()),
                trick: laid(self.hand.lead(), self.hand.trick_under_way(), seats),
                last_trick: last.map_or(Vec::new(), |(lead, cards, _)| laid(lead, cards, seats)),
                taken,
                hand_scores_history: self
                    .history
                    .iter()
                    .map(|scores| scores.iter().copied().collect())
                    .collect(),
                gift: Some(self.gift().map(|gift| gift.id.clone())),
                gifts_left: Some(gifts_left),
                ..TrickDetail::default()
            })),
            legal: None,
        }
    }

    fn each_seat<T>(&self, make: impl FnMut(Seat) -> T) -> Vec<T> {
        Seat::all(self.seat_count()).map(make).collect()
    }

    /// The cards a seat has taken this hand, in the order taken.
    fn taken(&self, seat: Seat) -> Vec<BlackCard> {
        (0..TRICKS)
            .filter_map(|number| self.hand.trick(number))
            .filter(|(_, _, taker)| *taker == seat)
            .flat_map(|(_, cards, _)| cards.iter().copied())
            .collect()
    }
}
