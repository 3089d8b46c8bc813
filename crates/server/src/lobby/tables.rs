//! All tables: each is replayed from its log on first use and kept in memory while it is used.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use futures_util::future::BoxFuture;
use moonshot_protocol::{CardFaces, Lesson, Setup};
use moonshot_rules::Seat;
use moonshot_store::{SeatRecord, Sitting, Store, StoreError, TableId, TableRecord, Write, Writer};
use moonshot_table::{Access, Change, Clock, Entry, PersonId, Seeds, Terms};
use tokio::sync::OnceCell;
use tokio::time::Instant;

use super::listing::Listing;
use super::shared_replays::SharedReplays;
use crate::auth::Player;
use crate::cluster::Cluster;
use crate::error::ApiError;
use crate::metrics::Metrics;
use crate::names::names;
use crate::table::bots::Bots;
use crate::table::delayed::length;
use crate::table::review::Reviews;
use crate::table::state::Table;
use crate::table::{LiveTable, Lobby, TableContext, Transaction, checked_level, checked_terms};
use crate::util::clock::now;
use crate::util::random;
use crate::util::workers::Threads;
use moonshot_api::{
    NewLesson, NewTable, OpenTable, QuickRequest, RematchRequest, Stage, TableMade, TableSummary,
};

/// Above this number of tables in memory unused ones are dropped, the longest unused first.
const CROWDED: usize = 4096;
/// An unused table is dropped from memory after this time.
const UNUSED: Duration = Duration::from_secs(300);
/// A table that is idle for this long frees memory.
const QUIET: Duration = Duration::from_secs(2);
/// Maximum number of tables in a person's list.
const LISTED: usize = 200;

/// All tables, those in memory and those only stored.
pub(crate) struct Tables {
    pub(super) context: Arc<TableContext>,
    /// The cards of new tables, where they are not the built-in set.
    card_set: Option<Arc<CardFaces>>,
    /// The open tables.
    listing: Arc<Listing>,
    /// Replays that people follow together.
    shared_replays: Arc<SharedReplays>,
    /// The metrics of the tables.
    metrics: Metrics,
    open: Mutex<HashMap<TableId, Arc<LiveTable>>>,
    summaries: Summaries,
    /// The secret from which deals for everybody are derived.
    pub(super) deals_secret: OnceCell<[u8; 32]>,
}

impl Tables {
    /// The tables of a store. Must be called within a Tokio runtime.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        bots: Arc<dyn Bots>,
        card_set: Option<Arc<CardFaces>>,
        metrics: Metrics,
        cluster: Arc<Cluster>,
    ) -> Arc<Tables> {
        let writer = Writer::start(Arc::clone(&store), Arc::new(metrics.clone()));
        let shared_replays = Arc::new(SharedReplays::new(Arc::clone(&cluster)));
        Arc::new_cyclic(|tables| Tables {
            context: Arc::new(TableContext {
                lobby: Weak::<Tables>::clone(tables),
                store,
                writer,
                bots,
                cluster,
                thinkers: Threads::default(),
                tellers: Threads::default(),
                readers: Threads::default(),
                reviews: Reviews::default(),
                metrics: metrics.clone(),
            }),
            card_set,
            listing: Arc::default(),
            shared_replays,
            metrics,
            open: Mutex::default(),
            summaries: Summaries::default(),
            deals_secret: OnceCell::new(),
        })
    }

    /// The cards that new tables are played with.
    pub(crate) fn card_set(&self) -> &CardFaces {
        self.card_set
            .as_deref()
            .unwrap_or_else(|| CardFaces::house())
    }

    /// What the tables share.
    #[cfg(test)]
    pub(crate) fn context(&self) -> Arc<TableContext> {
        Arc::clone(&self.context)
    }

    /// A table after the entries of its log.
    pub(crate) async fn replay(
        &self,
        record: &TableRecord,
        log: Vec<Entry>,
    ) -> Result<Table, ApiError> {
        self.context.replay(record, log).await
    }

    /// The store, to share.
    pub(crate) fn shared_store(&self) -> Arc<dyn Store> {
        Arc::clone(&self.context.store)
    }

    /// The store.
    pub(crate) fn store(&self) -> &dyn Store {
        &*self.context.store
    }

    /// The other servers over the store.
    pub(crate) fn cluster(&self) -> &Arc<Cluster> {
        &self.context.cluster
    }

    /// Makes a table with the person at seat 0 and bots at the others. What bots do first is stored with it.
    pub(crate) async fn make(
        &self,
        player: Player,
        wanted: NewTable,
    ) -> Result<TableMade, ApiError> {
        self.make_table(player, wanted, None).await
    }

    /// Makes a table for a lesson, as [`Tables::make`].
    pub(crate) async fn make_lesson(
        &self,
        player: Player,
        wanted: NewLesson,
    ) -> Result<TableMade, ApiError> {
        let lesson = Lesson::find(&wanted.lesson).ok_or(ApiError::NoLesson)?;
        let mut names = vec![Some(wanted.name)];
        names.extend(lesson.names.iter().cloned().map(Some));
        let table = NewTable {
            game: lesson.game.clone(),
            players: lesson.players(),
            options: Some(lesson.options.clone()),
            names,
            waits: false,
            levels: None,
            terms: None,
        };
        self.make_table(player, table, Some(wanted.lesson)).await
    }

    async fn make_table(
        &self,
        player: Player,
        wanted: NewTable,
        lesson: Option<String>,
    ) -> Result<TableMade, ApiError> {
        let (seats, changes) = seating(player, &wanted)?;
        let record = TableRecord {
            id: TableId::from_random(random::bytes()?),
            created: now(),
            game: wanted.game,
            options: wanted.options.unwrap_or_default(),
            // Lessons refer to the points of the built-in set.
            card_set: lesson.is_none().then(|| self.card_set.clone()).flatten(),
            lesson,
            origin: None,
            seeds: Seeds::new(random::bytes()?, vec![Vec::new(); seats.len()]),
            waits: wanted.waits,
            seats,
            autoplay: Default::default(),
        };
        self.store_new(record, changes).await
    }

    /// Stores a new table with its initial changes and what bots do first.
    async fn store_new(
        &self,
        record: TableRecord,
        changes: Vec<Change>,
    ) -> Result<TableMade, ApiError> {
        let mut state =
            Table::start(record.clone()).map_err(|error| ApiError::setup(&record.game, error))?;
        let mut transaction = Transaction::default();
        for change in changes {
            transaction.change(&mut state, change)?;
        }
        self.store_begun(record, state, transaction).await
    }

    /// Stores a new table with what was done there, and what bots do first.
    pub(super) async fn store_begun(
        &self,
        record: TableRecord,
        mut state: Table,
        mut transaction: Transaction,
    ) -> Result<TableMade, ApiError> {
        transaction.follow_up(&mut state, &self.context.bots);
        let (entries, _) = transaction.into_parts();
        if !self.context.cluster.all_read(&entries) {
            return Err(ApiError::Upgrading);
        }
        let made = state.made();
        let create = Write::Create {
            table: Box::new(record),
            entries,
        };
        self.context.writer.write(create).await?;
        self.keep(state).await?;
        Ok(made)
    }

    /// Replays that people follow together.
    pub(crate) fn shared_replays(&self) -> &Arc<SharedReplays> {
        &self.shared_replays
    }

    /// The tables in the lobby.
    pub(crate) fn listing(&self) -> Arc<Listing> {
        Arc::clone(&self.listing)
    }

    /// An open table that the person can join, with the fewest free seats.
    pub(crate) async fn find_open(
        &self,
        wanted: &QuickRequest,
        person: Option<&PersonId>,
    ) -> Result<Option<TableMade>, ApiError> {
        let mut open = self.listing.tables();
        open.retain(|table| {
            let players = wanted
                .players
                .is_none_or(|players| players == table.names.len());
            table.game == wanted.game && players && table.options.is_empty()
        });
        open.sort_by_key(|table| table.free);
        for found in open {
            let table = self.open(&found.table).await?;
            let live = table.look().await?;
            let membership = live.state.membership();
            if person.is_some_and(|person| membership.has_removed(person)) {
                continue;
            }
            return Ok(Some(live.state.made()));
        }
        Ok(None)
    }

    /// The table to make for a quick request that finds none.
    pub(crate) fn wanted_by(&self, wanted: QuickRequest) -> Result<NewTable, ApiError> {
        let game = moonshot_protocol::find(&wanted.game);
        let players = wanted
            .players
            .or(game.map(|game| usual_players(game.players)));
        let players = players.unwrap_or(4);
        // Before anything of that size is allocated.
        Setup::read(&wanted.game, players, &Default::default())
            .map_err(|error| ApiError::setup(&wanted.game, error))?;
        let mut names = vec![None; players];
        names[0] = Some(wanted.name);
        Ok(NewTable {
            game: wanted.game,
            players,
            options: None,
            names,
            waits: true,
            levels: None,
            terms: Some(Terms {
                access: Access::Listed,
                clock: Clock::Relaxed,
                ..Terms::default()
            }),
        })
    }

    /// The rematch of a finished match: the same game with the same options, or those the first player asks for, and a seat
    /// reserved for each person. The first one to ask makes it and is its host.
    pub(crate) async fn rematch(
        &self,
        over: &Arc<LiveTable>,
        person: &PersonId,
        wanted: RematchRequest,
    ) -> Result<TableMade, ApiError> {
        let RematchRequest { options, level } = wanted;
        let level = checked_level(level)?;
        let live = over.refresh().await?;
        let state = &live.state;
        let own = state.seat_of(person).ok_or(ApiError::NotSeated)?;
        if let Some(next) = state.membership().next() {
            let next = self.open(next).await?;
            let live = next.look().await?;
            return Ok(live.state.made());
        }
        if !state.game.is_over() || state.record.lesson.is_some() {
            return Err(ApiError::NotOver);
        }
        let (record, places) = (&state.record, state.membership().places());
        let terms = state.membership().terms().clone();
        let by = usize::from(terms.seats_move);
        let seats = places.len();
        let mut changes: Vec<Change> = terms_of_new(terms).into_iter().collect();
        for (seat, place) in Seat::all(seats).zip(places) {
            let Some(seat_now) = Seat::new((seat.index() + by) % seats) else {
                continue;
            };
            changes.push(match place.person() {
                Some(_) if seat == own => Change::Sit {
                    seat: seat_now,
                    person: Some(person.clone()),
                    name: place.name.clone(),
                    nonce: String::new(),
                    program: place.program,
                    account: place.account,
                },
                Some(other) => Change::Reserve {
                    seat: seat_now,
                    person: other.clone(),
                    name: place.name.clone(),
                },
                None => Change::Bot {
                    seat: seat_now,
                    name: place.name.clone(),
                    level: level.clone().or_else(|| place.level.clone()),
                },
            });
        }
        changes.push(Change::Host {
            person: person.clone(),
        });
        let next = TableRecord {
            id: TableId::from_random(random::bytes()?),
            created: now(),
            seeds: Seeds::new(random::bytes()?, vec![Vec::new(); seats]),
            waits: true,
            seats: vec![SeatRecord::default(); seats],
            autoplay: Default::default(),
            origin: None,
            options: options.unwrap_or_else(|| record.options.clone()),
            ..record.clone()
        };
        drop(live);
        let made = self.store_new(next, changes).await?;
        over.change(|state| {
            let table = made.table.clone();
            let first = state.membership().next().is_none();
            Ok(first
                .then_some(Change::Next { table })
                .into_iter()
                .collect())
        })
        .await?;
        let live = over.look().await?;
        let next = live.state.membership().next().map(str::to_owned);
        drop(live);
        match next {
            Some(next) if next != made.table => {
                // Somebody else was faster.
                let spare = self.open(&made.table).await?;
                spare.delete().await?;
                self.drop_deleted(spare.id());
                let next = self.open(&next).await?;
                let live = next.look().await?;
                Ok(live.state.made())
            }
            _ => Ok(made),
        }
    }

    /// The table of that id, loaded if necessary; starts automatic actions that are due.
    pub(crate) async fn open(&self, id: &str) -> Result<Arc<LiveTable>, ApiError> {
        let id: TableId = id.parse().map_err(|_| ApiError::NoTable)?;
        if let Some(table) = self.lock().get(&id) {
            return Ok(Arc::clone(table));
        }
        let store = &self.context.store;
        let record = store.table(&id).await?.ok_or(ApiError::NoTable)?;
        let log = store.log(&id).await?;
        let mut state = self.replay(&record, log).await?;
        let now = Instant::now();
        state.ephemeral.presence.begin_unsure(now);
        state.ephemeral.clocks.begin_unsure(now);
        if state.membership().terms().clock.seconds().is_some() && state.people() > 1 {
            let reserves = store.reserves(&id).await?;
            state.ephemeral.clocks.restore(&reserves);
        }
        self.keep(state).await
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<LiveTable>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a table in memory, unless another request was faster.
    pub(super) async fn keep(&self, state: Table) -> Result<Arc<LiveTable>, ApiError> {
        let table = {
            let mut open = self.lock();
            let table = open.entry(state.record.id.clone());
            Arc::clone(table.or_insert_with(|| {
                self.metrics.tables_open.inc();
                self.ask_for_presence(&state.record.id);
                Arc::new(LiveTable::new(state, Arc::clone(&self.context)))
            }))
        };
        let live = table.look().await?;
        table.resume(&live.state);
        drop(live);
        Ok(table)
    }

    /// Drops unused tables from memory and frees memory of idle ones. To be called periodically.
    pub(crate) fn tidy(&self) {
        self.tidy_at(Instant::now(), CROWDED);
    }

    /// The same with that time and limit.
    pub(crate) fn tidy_at(&self, now: Instant, crowded: usize) {
        let mut open = self.lock();
        let mut unused = Vec::new();
        for (id, table) in &*open {
            // Every user holds a reference.
            let held = Arc::strong_count(table) > 1;
            table.rest(now - QUIET);
            if let (false, Some(since)) = (held, table.idle_since()) {
                unused.push((since, id.clone()));
            }
        }
        unused.sort_unstable();
        let surplus = open.len().saturating_sub(crowded);
        let mut evicted = Vec::new();
        for (place, (since, id)) in unused.into_iter().enumerate() {
            if place < surplus || now.saturating_duration_since(since) >= UNUSED {
                open.remove(&id);
                self.metrics.tables_open.dec();
                self.metrics.tables_evicted.inc();
                evicted.push(id);
            }
        }
        open.shrink_to(crowded.min(256));
        drop(open);
        self.context.cluster.release(evicted);
    }

    /// Wakes all subscribers, to check whether they may go on.
    pub(crate) fn wake_subscribers(&self) {
        self.lock()
            .values()
            .for_each(|table| table.wake_subscribers());
    }

    /// What writes to the store.
    pub(crate) fn writer(&self) -> Writer {
        self.context.writer.clone()
    }

    /// Stores something.
    pub(crate) async fn write(&self, write: Write) -> Result<(), ApiError> {
        Ok(self.context.writer.write(write).await?)
    }

    /// Drops a table from memory; `false` if it is in use.
    pub(crate) fn forget(&self, id: &TableId) -> bool {
        let mut open = self.lock();
        let Some(table) = open.get(id) else {
            return true;
        };
        let free = Arc::strong_count(table) == 1 && table.idle_since().is_some();
        if free {
            open.remove(id);
        }
        free
    }

    /// Drops a deleted table from memory, even if it is in use.
    pub(crate) fn drop_deleted(&self, id: &TableId) {
        self.lock().remove(id);
        self.forget_summary(id);
    }

    /// Drops the cached summary of a table.
    pub(crate) fn forget_summary(&self, id: &TableId) {
        self.summaries.forget(id);
    }

    /// The table, if it is in memory.
    pub(crate) fn in_memory(&self, id: &TableId) -> Option<Arc<LiveTable>> {
        self.lock().get(id).cloned()
    }

    /// Whether the table, which changed last at that time, is known to be no finished match.
    pub(super) fn is_running(&self, id: &TableId, updated: i64) -> bool {
        let summary = self.summaries.get(id, updated);
        summary.is_some_and(|summary| !summary.over)
    }

    /// All tables in memory.
    pub(crate) fn all_in_memory(&self) -> Vec<Arc<LiveTable>> {
        self.lock().values().cloned().collect()
    }

    /// The tables of a person, the most recently changed first.
    pub(crate) async fn list(&self, person: &PersonId) -> Result<Vec<TableSummary>, ApiError> {
        let store = &self.context.store;
        let sittings = store.sittings_of(person).await?.into_iter();
        let sittings: HashMap<TableId, Sitting> = sittings
            .map(|sitting| (sitting.table.clone(), sitting))
            .collect();
        let own = |id: &TableId, summary: TableSummary| {
            let sitting = sittings.get(id);
            TableSummary {
                you: sitting.map(|sitting| sitting.seat),
                put_away: sitting.is_some_and(|sitting| sitting.put_away),
                ..summary
            }
        };
        let mut summaries = Vec::new();
        let mut tables = store.tables_of(person, LISTED).await?;
        tables.extend(self.imports_of(person).await?);
        tables.sort_by_key(|(_, updated)| std::cmp::Reverse(*updated));
        tables.truncate(LISTED);
        for (id, updated) in tables {
            if let Some(summary) = self.summaries.get(&id, updated) {
                summaries.push(own(&id, summary));
                continue;
            }
            // One unreadable table, perhaps of an older release, must not hide the others.
            match self.summary(&id, updated, person).await {
                Ok(summary) => {
                    self.summaries.keep(&id, &summary);
                    summaries.push(own(&id, summary));
                }
                Err(error @ ApiError::Storage(_)) => return Err(error),
                Err(error) => {
                    tracing::error!(table = %id, error = error.causes(), "a table cannot be listed");
                }
            }
        }
        Ok(summaries)
    }

    async fn summary(
        &self,
        id: &TableId,
        updated: i64,
        person: &PersonId,
    ) -> Result<TableSummary, ApiError> {
        let table = self.open(id.as_str()).await?;
        let (snapshot, delay) = table.listed(person).await?;
        let then = now().saturating_sub(length(delay).as_millis() as i64);
        Ok(TableSummary {
            table: snapshot.table,
            game: snapshot.game,
            game_name: snapshot.game_name,
            lesson: snapshot.lesson.is_some(),
            names: snapshot.seats.into_iter().map(|seat| seat.name).collect(),
            you: None,
            put_away: false,
            waiting: snapshot.life.stage == Stage::Waiting,
            over: snapshot.life.stage == Stage::Over,
            winners: snapshot
                .view
                .outcome
                .map(|outcome| outcome.winners)
                .unwrap_or_default(),
            totals: snapshot.view.totals,
            hand_number: snapshot.view.hand_number,
            updated: if delay > 0 {
                updated.min(then)
            } else {
                updated
            },
        })
    }

    /// Refuses if the person has that many unfinished matches.
    pub(crate) async fn leave_room(&self, person: &PersonId, most: usize) -> Result<(), ApiError> {
        loop {
            let open = self.context.store.open_tables_of(person, most).await?;
            if open.len() < most {
                return Ok(());
            }
            // Marks of finished matches that were lost are made up for here.
            let mut marked = false;
            for id in open {
                let mark = match self.open(id.as_str()).await {
                    Ok(table) => {
                        let live = table.look().await?;
                        live.state.game.is_over().then(|| live.state.over_mark())
                    }
                    Err(error @ ApiError::Storage(_)) => return Err(error),
                    // A table that cannot be read cannot be finished either.
                    Err(_) => Some(Write::Over {
                        table: id,
                        rated: None,
                    }),
                };
                if let Some(mark) = mark {
                    self.context.writer.write(mark).await?;
                    marked = true;
                }
            }
            if !marked {
                return Err(ApiError::TooManyTables(most));
            }
        }
    }

    /// Loads tables changed within this time, so that bots continue.
    pub(crate) async fn resume(&self, look_back: Duration) {
        let look_back = i64::try_from(look_back.as_millis()).unwrap_or(i64::MAX);
        let changed = self
            .context
            .store
            .changed_since(now().saturating_sub(look_back))
            .await;
        let changed = match changed {
            Ok(changed) => changed,
            Err(StoreError::Closed) => return,
            Err(error) => {
                tracing::error!(error = error.explained(), "tables could not be resumed");
                return;
            }
        };
        // Listed tables are loaded whatever their age.
        let listed = self.context.store.listed(LISTED).await.unwrap_or_default();
        for id in changed.into_iter().chain(listed) {
            match self.open(id.as_str()).await {
                Ok(_) => {}
                Err(ApiError::Stopping) => return,
                Err(error) => {
                    tracing::error!(table = %id, error = error.causes(), "a table cannot go on");
                }
            }
        }
    }
}

impl Lobby for Tables {
    fn list(&self, id: &TableId, created: i64, table: Option<OpenTable>) {
        self.listing.show(id, created, table);
    }

    fn table<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Arc<LiveTable>, ApiError>> {
        Box::pin(self.open(id))
    }
}

/// Cached summaries of finished tables, so that a list does not replay every match in it.
#[derive(Default)]
struct Summaries(Mutex<HashMap<TableId, TableSummary>>);

impl Summaries {
    /// Maximum number; some hundred bytes each.
    const MOST: usize = 4096;

    /// The summary of a table that changed last at that time.
    fn get(&self, id: &TableId, updated: i64) -> Option<TableSummary> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let summary = kept.get(id)?;
        (summary.updated == updated).then(|| summary.clone())
    }

    /// Forgets that of a table.
    fn forget(&self, id: &TableId) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.remove(id);
    }

    /// Caches the summary of a finished match; others may change within the same millisecond.
    fn keep(&self, id: &TableId, summary: &TableSummary) {
        if !summary.over {
            return;
        }
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= Summaries::MOST {
            kept.clear();
        }
        kept.insert(id.clone(), summary.clone());
    }
}

/// The change that sets a new table's terms, unless they are the default.
fn terms_of_new(terms: Terms) -> Option<Change> {
    (terms != Terms::default()).then_some(Change::Terms { terms })
}

/// The default number of players: four, if the game allows it.
fn usual_players((least, most): (usize, usize)) -> usize {
    4.clamp(least, most)
}

/// The seats of a new table with validated names, and its initial changes. The person has the first seat.
fn seating(player: Player, wanted: &NewTable) -> Result<(Vec<SeatRecord>, Vec<Change>), ApiError> {
    if wanted.names.len() != wanted.players {
        let (names, players) = (wanted.names.len(), wanted.players);
        let detail = format!("{players} players need a name each; there are {names} names.");
        return Err(ApiError::BadRequest(detail));
    }
    let given: Vec<String> = wanted.names.iter().flatten().cloned().collect();
    let mut checked = names(&given)
        .map_err(|error| ApiError::BadRequest(error.to_string()))?
        .into_iter();
    let named: Vec<Option<String>> = wanted
        .names
        .iter()
        .map(|name| name.as_ref().and_then(|_| checked.next()))
        .collect();
    if named.first().is_none_or(Option::is_none) {
        let detail = "Whoever makes a table sits at its first seat and needs a name.";
        return Err(ApiError::BadRequest(detail.into()));
    }
    if !wanted.waits {
        if wanted.terms.is_some() || named.iter().any(Option::is_none) {
            let detail = "Only a table that waits has terms and free seats.";
            return Err(ApiError::BadRequest(detail.into()));
        }
        let mut player = Some(player);
        let seat = |name: String| {
            let player = player.take();
            SeatRecord {
                program: player.as_ref().is_some_and(|player| player.program),
                account: player
                    .as_ref()
                    .is_some_and(|player| player.is_called(&name)),
                name,
                person: player.map(|player| player.person),
            }
        };
        return Ok((named.into_iter().flatten().map(seat).collect(), Vec::new()));
    }
    let (person, program) = (player.person.clone(), player.program);
    let terms = wanted.terms.clone().map(checked_terms).transpose()?;
    let mut changes: Vec<Change> = terms.and_then(terms_of_new).into_iter().collect();
    for (seat, name) in Seat::all(named.len()).zip(named.iter().cloned()) {
        let Some(name) = name else { continue };
        changes.push(if seat.index() == 0 {
            Change::Sit {
                seat,
                person: Some(person.clone()),
                account: player.is_called(&name),
                name,
                nonce: String::new(),
                program,
            }
        } else {
            let levels = wanted.levels.as_deref().unwrap_or_default();
            let level = levels.get(seat.index()).cloned().flatten();
            let level = checked_level(level)?;
            Change::Bot { seat, name, level }
        });
    }
    changes.push(Change::Host { person });
    Ok((vec![SeatRecord::default(); named.len()], changes))
}
