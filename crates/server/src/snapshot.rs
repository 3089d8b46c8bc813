//! The only way out of a table: what a viewer may know, made of their view and their memory alone.

use moonshot_protocol::{Detail, Document, Laid, Reason, document};
use moonshot_rules::{AnyGame, AnyView, Card, Game, LegalActions, Seat, View, Viewer};
use moonshot_table::Seeds;

use crate::store::TableRecord;
use crate::table_state::TableState;
use crate::watcher::Watcher;
use crate::wire::{MoonOutcomes, Pass, Refused, ScoreLine, SeatInfo, Snapshot};

/// What the watcher may know of the table now.
pub(crate) fn snapshot(table: &TableState, watcher: &Watcher, can_undo: bool) -> Snapshot {
    let TableState { record, game, .. } = table;
    let state = game.state();
    let view = view(state, watcher.viewer);
    let document = document::view(game.setup(), &view);
    let you = watcher.viewer.seat();
    let seated = you.and_then(|seat| record.seats.get(seat.index()));
    let memory = &watcher.memory;
    Snapshot {
        table: record.id.to_string(),
        game: record.game.clone(),
        game_name: game.setup().game().name.to_owned(),
        version: watcher.version,
        you,
        seats: seats(record),
        refused: you.map(|seat| refused(state, seat)).unwrap_or_default(),
        pass: view.pass().map(Pass::from),
        draw: draw(&view),
        last_trick: memory.last_trick(open_trick(&document)),
        line: view.score_line().map(ScoreLine::from),
        received: memory.received.clone(),
        passed: memory.passed.clone(),
        can_undo,
        settled: view.is_settled(),
        moon_attempt: match &view {
            AnyView::Trick(view) => view.moon_attempt(),
            _ => None,
        },
        moon_outcomes: you.and_then(|seat| moon_outcomes(state, seat)),
        // In a lesson every card is played, for it says something of each.
        can_claim: record.lesson.is_none()
            && you.is_some_and(|seat| view.cards_held(seat) > 1)
            && view.claim().is_some(),
        autoplay: seated.map(|seat| seat.autoplay).unwrap_or_default(),
        last_hand: memory.last_hand(),
        card_set: matches!(state, AnyGame::BlackHearts(_)).then(|| game.setup().faces().into()),
        lesson: record.lesson.clone(),
        pause: table.pause().map(|pause| pause.told(you)),
        patience: you.map(|seat| table.patience_of(seat)),
        commitment: game.seeds().map(Seeds::commitment),
        view: document,
    }
}

/// The totals that the choice of the seat that shot the moon leads to.
fn moon_outcomes(state: &AnyGame, seat: Seat) -> Option<MoonOutcomes> {
    let AnyGame::Trick(game) = state else {
        return None;
    };
    if !game.to_act().contains(seat) {
        return None;
    }
    let [itself, others] = game.moon_totals()?.map(|totals| totals.to_vec());
    Some(MoonOutcomes { itself, others })
}

/// Who sits where.
pub(crate) fn seats(record: &TableRecord) -> Vec<SeatInfo> {
    let seats = record.seats.iter();
    seats
        .map(|seat| SeatInfo {
            name: seat.name.clone(),
            bot: seat.person.is_none(),
        })
        .collect()
}

/// What the viewer may know; whoever does not sit at the table may know what lies open.
pub(crate) fn view(state: &AnyGame, viewer: Viewer) -> AnyView {
    state.view(viewer).unwrap_or_else(|_| state.open_view())
}

/// The cards of the trick that lies open as the last one.
pub(crate) fn open_trick(view: &Document) -> &[Laid] {
    match &view.detail {
        Detail::Trick(detail) => &detail.last_trick,
        Detail::Field(_) => &[],
    }
}

/// The draw for the first deal.
fn draw(view: &AnyView) -> Option<Vec<Vec<Laid>>> {
    let laid = |(seat, tile): (Seat, Card)| Laid {
        seat,
        card: tile.to_string(),
    };
    let AnyView::Trick(view) = view else {
        return None;
    };
    let rounds = view.draw_rounds()?.into_iter();
    Some(
        rounds
            .map(|round| round.into_iter().map(laid).collect())
            .collect(),
    )
}

/// The seat's own cards that may not be played now and why, while it is asked for one card.
fn refused(state: &AnyGame, seat: Seat) -> Vec<Refused> {
    let legal = state.legal(seat);
    if legal.is_empty() || legal.pass().is_some() {
        return Vec::new();
    }
    let refused = state.refused_cards(seat).into_iter();
    refused
        .map(|(card, refusal)| Refused {
            action: card.to_string(),
            reason: Reason::of(&refusal),
        })
        .collect()
}
