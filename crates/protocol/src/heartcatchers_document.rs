//! The documents of Heartcatchers: everything, and what a viewer may know.

use serde_json::{Map, Value};

use super::field::Field;
use super::scoring::Scored;
use super::{Heartcatchers, SEATS};
use crate::document::{
    Detail, Document, FieldDetail, Held, ScoredGame, SecretText, StackText, legal_texts, texts,
};
use crate::game::Game;
use crate::seat::{Seat, Viewer};

/// The stacks of each seat; a Secret that is not known has no card.
pub(super) fn field_text(field: &Field) -> Vec<Vec<StackText>> {
    let row = |row: &[super::Stack; 3]| {
        row.iter()
            .map(|stack| StackText {
                up: texts(stack.up()),
                secrets: stack
                    .secrets()
                    .map(|(card, by)| SecretText {
                        card: card.map(|card| card.to_string()),
                        by,
                    })
                    .collect(),
            })
            .collect()
    };
    field.iter().map(row).collect()
}

fn scored_text(scored: &Scored) -> ScoredGame {
    ScoredGame {
        points: scored.points().to_vec(),
        changes_of_heart: scored.changes_of_heart,
        field: field_text(&scored.field),
    }
}

impl Heartcatchers {
    /// The document of the all-seeing.
    pub(super) fn state_document(&self) -> Document {
        let hands = Seat::all(SEATS).map(|seat| Held::cards(self.game.held(seat)));
        self.document_with(hands.collect(), Held::cards(self.game.pile()))
    }

    /// The document of a viewer, made from a match in which everything is blank that the viewer may not know.
    pub(super) fn view_document(&self, viewer: Viewer) -> Document {
        let hands = Seat::all(SEATS).map(|seat| match viewer.is(seat) {
            true => Held::cards(self.game.held(seat)),
            false => Held::Count(self.held_count(seat)),
        });
        let legal = match viewer {
            Viewer::Seat(seat) => self.legal(seat),
            Viewer::Spectator => Vec::new(),
        };
        Document {
            legal: Some(legal_texts(&legal)),
            ..self.document_with(hands.collect(), Held::Count(self.pile_count()))
        }
    }

    fn document_with(&self, hands: Vec<Held>, pile: Held) -> Document {
        let options = self.options;
        Document {
            game: "heartcatchers".to_owned(),
            players: SEATS,
            options: Map::from_iter([
                (
                    "uncatchable_scores".to_owned(),
                    Value::Bool(options.uncatchable_scores),
                ),
                ("best_of".to_owned(), options.best_of.games().into()),
            ]),
            hand_number: self.game_number,
            phase: self.phase(),
            pending_chance: self.due(),
            to_act: self.acting().to_vec(),
            hands,
            totals: self.won.to_vec(),
            outcome: self.outcome(),
            detail: Detail::Field(Box::new(FieldDetail {
                field: field_text(self.game.field()),
                pile,
                turn_number: self.game.turns_taken() + 1,
                last_game: self.last_game.as_ref().map(scored_text),
            })),
            legal: None,
        }
    }
}
