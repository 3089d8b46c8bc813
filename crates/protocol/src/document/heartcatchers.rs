//! The documents of Heartcatchers.

use moonshot_rules::{Field, Game, Heartcatchers, HeartcatchersView, Scored, Seat, View, Viewer};
use serde_json::{Map, Value};

use super::{
    Detail, Document, FieldDetail, Held, ScoredGame, SecretText, StackText, of_state, of_view,
    texts,
};
use crate::setup::Setup;

/// The stacks of each seat; a hidden Secret has no card.
pub(crate) fn field_text(field: &Field) -> Vec<Vec<StackText>> {
    let row = |row: &[moonshot_rules::Stack; 3]| {
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

/// The complete state.
pub(super) fn state(setup: &Setup, game: &Heartcatchers) -> Document {
    let under_way = game.game();
    let hands = Seat::all(game.seats()).map(|seat| Held::cards(under_way.held(seat)));
    let detail = Detail::Field(Box::new(FieldDetail {
        field: field_text(game.field()),
        pile: Held::cards(under_way.pile()),
        turn_number: under_way.turn_number(),
        last_game: game.last_game().map(scored_text),
    }));
    of_state(setup, game, hands.collect(), detail)
}

/// A view.
pub(super) fn view(setup: &Setup, view: &HeartcatchersView) -> Document {
    let hands = Seat::all(view.seats()).map(|seat| match view.viewer() {
        Viewer::Seat(viewer) if viewer == seat => Held::cards(view.hand()),
        _ => Held::Count(view.cards_held(seat)),
    });
    let detail = Detail::Field(Box::new(FieldDetail {
        field: field_text(view.field()),
        pile: Held::Count(view.pile()),
        turn_number: view.play().turn_number(),
        last_game: view.last_game().map(scored_text),
    }));
    of_view(setup, view, hands.collect(), detail)
}

/// The options in the order of documents, which differs from the catalogue's.
pub(super) fn options(setup: &Setup) -> Map<String, Value> {
    let mut options = setup.options().clone();
    if let Some(best_of) = options.shift_remove("best_of") {
        options.insert("best_of".to_owned(), best_of);
    }
    options
}
