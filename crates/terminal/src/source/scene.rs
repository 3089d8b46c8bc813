//! Snapshots of a match in this process, as a server would send them.

use moonshot_api::{
    Autoplay, MoonOutcomes, Pass, Refused, ScoreLine, SeatInfo, Snapshot, Stage, TableLife,
};
use moonshot_bots::Level;
use moonshot_protocol::{Detail, Document, Held, Setup};
use moonshot_rules::{AnyGame, AnyView, Game, Seat, View, Viewer};
use moonshot_table::Terms;

use super::memory::Memory;

/// Who sits at a table in this process.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Seating {
    /// The player's seat.
    pub(super) you: Seat,
    /// The names by seat.
    pub(super) names: Vec<String>,
    /// The level of each bot; `None` at the player's seat.
    pub(super) levels: Vec<Option<Level>>,
}

impl Seating {
    fn seats(&self) -> Vec<SeatInfo> {
        let seats = self.names.iter().zip(&self.levels);
        seats
            .map(|(name, level)| SeatInfo {
                name: name.clone(),
                bot: level.is_some(),
                free: false,
                kept: false,
                program: false,
                account: false,
                level: level.map(|level| level.text().to_owned()),
                here: true,
                away: None,
                clock: None,
            })
            .collect()
    }
}

/// What the player may know of a state. `document` is their view, or what is shown in its place.
pub(super) fn snapshot(
    setup: &Setup,
    state: &AnyGame,
    document: Document,
    seating: &Seating,
    memory: &Memory,
) -> Snapshot {
    let viewer = Viewer::Seat(seating.you);
    let view = state.view(viewer).unwrap_or_else(|_| state.open_view());
    let (open, begun) = match &document.detail {
        Detail::Trick(detail) => (detail.last_trick.clone(), has_taken(&detail.taken)),
        Detail::Field(_) => (Vec::new(), true),
    };
    Snapshot {
        table: String::new(),
        game: setup.game().id.to_owned(),
        game_name: setup.game().name.to_owned(),
        version: 0,
        you: Some(seating.you),
        seats: seating.seats(),
        life: life(state.is_over()),
        refused: Refused::of(state, seating.you),
        received: memory.received.clone(),
        passed: memory.passed.clone(),
        pass: view.pass().map(Pass::from),
        draw: None,
        last_trick: memory.last_trick(&open, begun),
        line: view.score_line().map(ScoreLine::from),
        can_undo: false,
        settled: false,
        moon_attempt: match &view {
            AnyView::Trick(view) => view.moon_attempt(),
            _ => None,
        },
        moon_outcomes: MoonOutcomes::of(state, seating.you),
        can_claim: false,
        autoplay: Autoplay::default(),
        last_hand: None,
        card_set: None,
        lesson: None,
        pause: None,
        patience: None,
        stand_in: None,
        commitment: None,
        view: document,
    }
}

fn has_taken(taken: &[Held]) -> bool {
    taken.iter().any(|held| match held {
        Held::Cards(cards) => !cards.is_empty(),
        Held::Count(count) => *count > 0,
    })
}

/// A table at which there is nothing but the match.
fn life(over: bool) -> TableLife {
    TableLife {
        stage: if over { Stage::Over } else { Stage::Playing },
        stopped: false,
        paused: false,
        resting: false,
        host: None,
        yours: false,
        terms: Terms::default(),
        proposal: None,
        ended: None,
        next: None,
        rematch: None,
        trick_stays: None,
        delayed: 0,
        spectators: 0,
        talk: Vec::new(),
        left: Vec::new(),
        nonces: Vec::new(),
        origin: None,
    }
}
