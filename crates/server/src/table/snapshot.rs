//! Snapshots: what a viewer may know, made from their view and memory alone. Nothing else leaves a table.

use moonshot_protocol::{Detail, Document, Laid, document};
use moonshot_rules::{AnyGame, AnyView, Card, Game, Seat, View, Viewer};
use moonshot_store::TableRecord;
use moonshot_table::{Match, Membership, Occupant, Seeds, TableSeat};
use tokio::time::Instant;

use crate::table::memory::Memory;
use crate::table::observer::Observer;
use crate::table::origin;
use crate::table::state::Table;
use moonshot_api::{
    Autoplay, CardSetInfo, EndedProposal, LeftInfo, MoonOutcomes, OpenTable, Pass, Proposal,
    Refused, ScoreLine, SeatInfo, Snapshot, Stage, TableLife,
};

/// Maximum number of former players listed.
const MOST_LEFT: usize = 16;

/// What the observer may know of the table now.
pub(crate) fn snapshot(
    table: &Table,
    observer: &Observer,
    can_undo: bool,
    now: Instant,
) -> Snapshot {
    let Table { record, game, .. } = table;
    let view = view(game.state(), observer.viewer);
    let mut document = document::view(game.setup(), &view);
    // The cards of a stopped match stay, but nobody acts any more.
    let stopped = table.membership().stopped();
    if stopped {
        document.to_act.clear();
        document.legal.iter_mut().for_each(Vec::clear);
    }
    let you = observer.viewer.seat();
    let asked = you.filter(|_| !stopped);
    let settled = !stopped && view.is_settled();
    // Lessons comment on every card.
    let can_claim = record.lesson.is_none()
        && asked.is_some_and(|seat| view.cards_held(seat) > 1)
        && view.claim().is_some();
    let shown = Shown {
        record,
        game,
        state: game.state(),
        viewer: observer.viewer,
        view,
        document,
        memory: &observer.memory,
        asked,
    };
    Snapshot {
        version: observer.version,
        can_undo,
        settled,
        can_claim,
        autoplay: you.map(|seat| table.autoplay_of(seat)).unwrap_or_default(),
        lesson: record.lesson.clone(),
        pause: table.pause().map(|pause| pause.shown(you, now)),
        patience: you.map(|seat| table.patience_of(seat)),
        stand_in: you.and_then(|seat| table.stand_in_of(seat)),
        ..shown.of_match(seats(table, you, now), life(table, observer, now))
    }
}

/// What a viewer may know of a match, for the snapshot of a table or of a moment of a finished match.
pub(super) struct Shown<'a> {
    pub(super) record: &'a TableRecord,
    pub(super) game: &'a Match,
    /// The present state, or an earlier one.
    pub(super) state: &'a AnyGame,
    pub(super) viewer: Viewer,
    /// The viewer's view of that state.
    pub(super) view: AnyView,
    /// The view as a document, or what is shown in its place.
    pub(super) document: Document,
    pub(super) memory: &'a Memory,
    /// The viewer's seat, if it may be asked to act.
    pub(super) asked: Option<Seat>,
}

impl Shown<'_> {
    /// The snapshot of version 0 of a table at which there is nothing but the match: nothing to undo, claim or wait for.
    pub(super) fn of_match(self, seats: Vec<SeatInfo>, life: TableLife) -> Snapshot {
        let Shown {
            record,
            game,
            state,
            view,
            document,
            memory,
            asked,
            ..
        } = self;
        Snapshot {
            table: record.id.to_string(),
            game: record.game.clone(),
            game_name: game.setup().game().name.to_owned(),
            version: 0,
            you: self.viewer.seat(),
            seats,
            life,
            refused: asked
                .map(|seat| Refused::of(state, seat))
                .unwrap_or_default(),
            pass: view.pass().map(Pass::from),
            draw: draw(&view),
            last_trick: memory.last_trick(open_trick(&document)),
            line: view.score_line().map(ScoreLine::from),
            received: memory.received.clone(),
            passed: memory.passed.clone(),
            can_undo: false,
            settled: false,
            moon_attempt: match &view {
                AnyView::Trick(view) => view.moon_attempt(),
                _ => None,
            },
            moon_outcomes: asked.and_then(|seat| MoonOutcomes::of(state, seat)),
            can_claim: false,
            autoplay: Autoplay::default(),
            last_hand: memory.last_hand(),
            card_set: card_set(game),
            lesson: None,
            pause: None,
            patience: None,
            stand_in: None,
            commitment: game.seeds().map(Seeds::commitment),
            view: document,
        }
    }
}

/// The faces of the cards, in games with a card set.
pub(super) fn card_set(game: &Match) -> Option<CardSetInfo> {
    matches!(game.state(), AnyGame::BlackHearts(_)).then(|| game.setup().faces().into())
}

/// Who sits where.
pub(crate) fn seats(table: &Table, you: Option<Seat>, now: Instant) -> Vec<SeatInfo> {
    let membership = table.membership();
    // Needed for clocks only: who is publicly known to be asked.
    let clock = membership.terms().clock;
    let asked = (clock.seconds().is_some() && table.people() > 1)
        .then(|| table.game.state().open_view().to_act());
    let seats = Seat::all(membership.places().len()).zip(membership.places());
    let presence = &table.ephemeral.presence;
    seats
        .map(|(seat, place)| SeatInfo {
            name: place.name.clone(),
            bot: matches!(place.occupant, Occupant::Bot),
            free: place.is_free(),
            level: place.level.clone(),
            program: place.program,
            account: place.account,
            kept: matches!(place.occupant, Occupant::Reserved(_)),
            here: match &place.occupant {
                Occupant::Nobody | Occupant::Reserved(_) => false,
                Occupant::Bot => true,
                Occupant::Person(person) => {
                    let person = person.as_ref();
                    you == Some(seat) || person.is_some_and(|person| presence.is_here(person))
                }
            },
            away: place.away,
            clock: asked
                .filter(|_| place.is_persons() && table.ephemeral.delayed == 0)
                .and_then(|asked| {
                    let is_open = asked.contains(seat) || you == Some(seat);
                    table.ephemeral.clocks.shown(clock, seat, is_open, now)
                }),
        })
        .collect()
}

/// Former players, the last ones if there are many.
fn left(membership: &Membership) -> Vec<LeftInfo> {
    let gone = membership.left().iter().enumerate();
    let away = gone.filter(|(_, gone)| membership.seat_of(&gone.person).is_none());
    let mut left: Vec<LeftInfo> = away
        .map(|(number, gone)| LeftInfo {
            number,
            seat: gone.seat,
            name: gone.name.clone(),
            account: gone.account,
        })
        .collect();
    left.drain(..left.len().saturating_sub(MOST_LEFT));
    left
}

/// The table apart from its game.
fn life(table: &Table, observer: &Observer, now: Instant) -> TableLife {
    let membership = table.membership();
    let host = membership.host();
    let ephemeral = &table.ephemeral;
    TableLife {
        stage: table.stage(),
        stopped: membership.stopped(),
        paused: membership.paused(),
        resting: table.is_resting(),
        host: host.and_then(|host| membership.seat_of(host)),
        yours: host.is_some() && host == observer.person.as_ref(),
        terms: membership.terms().clone(),
        proposal: table.proposal().map(|proposal| Proposal {
            what: proposal.what,
            by: proposal.by,
            agreed: proposal.agreed.iter().collect(),
            asked: table.asked(proposal, now).iter().collect(),
        }),
        ended: ephemeral.ended.map(|ended| EndedProposal {
            what: ended.what,
            by: ended.by,
            how: ended.how,
            seat: ended.seat,
        }),
        next: membership.next().map(str::to_owned),
        rematch: ephemeral.rematch.as_deref().cloned(),
        left: left(membership),
        trick_stays: table.trick_stays(),
        delayed: ephemeral.delayed,
        spectators: table.spectators(),
        talk: table.talk().cloned().collect(),
        nonces: match (table.game.seeds(), membership.begun()) {
            (Some(seeds), true) => {
                let nonces = seeds.nonces_of(table.game.state().hand_number());
                nonces.into_iter().map(hex::encode).collect()
            }
            _ => Vec::new(),
        },
        origin: table.record.origin.as_ref().map(origin::shown),
    }
}

/// A table at which there is nothing but the match that is played.
pub(super) fn quiet_life(membership: &Membership) -> TableLife {
    TableLife {
        stage: Stage::Playing,
        stopped: false,
        paused: false,
        resting: false,
        host: None,
        yours: false,
        terms: membership.terms().clone(),
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

/// The viewer's view; the open view for everybody without a seat.
pub(crate) fn view(state: &AnyGame, viewer: Viewer) -> AnyView {
    state.view(viewer).unwrap_or_else(|_| state.open_view())
}

/// The cards of the last trick, while it is open.
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

/// The table's lobby entry: while a seat is free and its host is connected.
pub(crate) fn open_table(table: &Table) -> Option<OpenTable> {
    let membership = table.membership();
    let host = membership.host()?;
    // Reserved seats are not open.
    let is_open = |place: &&TableSeat| matches!(place.occupant, Occupant::Nobody);
    let free = membership.places().iter().filter(is_open).count();
    let shown = table.is_listed() && free > 0 && table.ephemeral.presence.is_here(host);
    shown.then(|| OpenTable {
        table: table.record.id.to_string(),
        title: membership.terms().title.clone(),
        game: table.record.game.clone(),
        game_name: table.game.setup().game().name.to_owned(),
        options: table.record.options.clone(),
        clock: membership.terms().clock,
        names: membership
            .places()
            .iter()
            .map(|place| (!is_open(&place)).then(|| place.name.clone()))
            .collect(),
        programs: table
            .seated()
            .filter_map(|(seat, place)| place.program.then_some(seat))
            .collect(),
        accounts: table
            .seated()
            .filter_map(|(seat, place)| place.account.then_some(seat))
            .collect(),
        free,
    })
}
