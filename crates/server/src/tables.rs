//! The tables: each is replayed from its log on first use and then kept in memory while it is used.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use moonshot_protocol::{CardFaces, Lesson};
use moonshot_rules::Viewer;
use moonshot_table::Seeds;
use tokio::time::Instant;

use crate::bots::Bots;
use crate::clock::now;
use crate::error::ApiError;
use crate::identity::PersonId;
use crate::metrics::Metrics;
use crate::names::names;
use crate::random;
use crate::store::{SeatRecord, Sitting, Store, StoreError, TableRecord, Write, Writer};
use crate::table::{House, LiveTable, Run, replay};
use crate::table_id::TableId;
use crate::table_state::TableState;
use crate::trouble::explained_store;
use crate::wire::{NewLesson, NewTable, TableSummary};

/// When more tables than this are in memory, those that nobody is at are dropped, the longest unused first.
const CROWDED: usize = 4096;
/// A table that nobody is at is dropped from memory after this time.
const UNUSED: Duration = Duration::from_secs(300);
/// A table where nothing happens for this time gives back the memory that it needs only while something does.
const QUIET: Duration = Duration::from_secs(2);
/// How many of a person's tables are listed.
const LISTED: usize = 200;

/// All tables, those in memory and those only stored.
pub(crate) struct Tables {
    house: House,
    /// The cards of new tables, where they are not the built-in set.
    card_set: Option<CardFaces>,
    /// What is counted of the tables.
    metrics: Metrics,
    open: Mutex<HashMap<TableId, Arc<LiveTable>>>,
    summaries: Summaries,
}

impl Tables {
    /// The tables of a store. Must be called within a Tokio runtime.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        bots: Arc<dyn Bots>,
        card_set: Option<CardFaces>,
        metrics: Metrics,
    ) -> Tables {
        let writer = Writer::start(Arc::clone(&store), metrics.clone());
        Tables {
            house: House {
                store,
                writer,
                bots,
            },
            card_set,
            metrics,
            open: Mutex::default(),
            summaries: Summaries::default(),
        }
    }

    /// The cards that new tables are played with.
    pub(crate) fn card_set(&self) -> &CardFaces {
        self.card_set.as_ref().unwrap_or_else(|| CardFaces::house())
    }

    /// The store.
    pub(crate) fn store(&self) -> &dyn Store {
        &*self.house.store
    }

    /// Makes a table where the person sits at seat 0 and bots at the others. What bots do before anybody can act is
    /// stored with it.
    pub(crate) async fn make(
        &self,
        person: PersonId,
        wanted: NewTable,
    ) -> Result<TableId, ApiError> {
        self.make_table(person, wanted, None).await
    }

    /// Makes a table for a lesson, as [`Tables::make`].
    pub(crate) async fn make_lesson(
        &self,
        person: PersonId,
        wanted: NewLesson,
    ) -> Result<TableId, ApiError> {
        let lesson = Lesson::find(&wanted.lesson).ok_or(ApiError::NoLesson)?;
        let mut names = vec![wanted.name];
        names.extend(lesson.names.iter().cloned());
        let table = NewTable {
            game: lesson.game.clone(),
            players: lesson.players(),
            options: Some(lesson.options.clone()),
            names,
        };
        self.make_table(person, table, Some(wanted.lesson)).await
    }

    async fn make_table(
        &self,
        person: PersonId,
        wanted: NewTable,
        lesson: Option<String>,
    ) -> Result<TableId, ApiError> {
        let seats = seats(person, &wanted)?;
        let record = TableRecord {
            id: TableId::from_random(random::bytes()?),
            created: now(),
            game: wanted.game,
            options: wanted.options.unwrap_or_default(),
            // A lesson speaks of the points that the house set has.
            card_set: lesson.is_none().then(|| self.card_set.clone()).flatten(),
            lesson,
            seeds: Seeds::new(random::bytes()?, vec![Vec::new(); seats.len()]),
            seats,
        };
        let mut state = TableState::start(record.clone())
            .map_err(|error| ApiError::setup(&record.game, error))?;
        let mut run = Run::default();
        run.go_on(&mut state, &*self.house.bots);
        let (entries, _) = run.into_parts();
        let id = record.id.clone();
        let made = Write::Create {
            table: Box::new(record),
            entries,
        };
        self.house.writer.write(made).await?;
        self.keep(state).await?;
        Ok(id)
    }

    /// The table of that name. If something is due there that nobody waits for, it happens.
    pub(crate) async fn open(&self, id: &str) -> Result<Arc<LiveTable>, ApiError> {
        let id: TableId = id.parse().map_err(|_| ApiError::NoTable)?;
        if let Some(table) = self.lock().get(&id) {
            return Ok(Arc::clone(table));
        }
        let store = &self.house.store;
        let record = store.table(&id).await?.ok_or(ApiError::NoTable)?;
        let log = store.log(&id).await?;
        self.keep(replay(&record, log).await?).await
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<LiveTable>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a table in memory; if another request was faster, that one's.
    async fn keep(&self, state: TableState) -> Result<Arc<LiveTable>, ApiError> {
        let table = {
            let mut open = self.lock();
            let table = open.entry(state.record.id.clone());
            Arc::clone(table.or_insert_with(|| {
                self.metrics.table_opened();
                Arc::new(LiveTable::new(state, self.house.clone()))
            }))
        };
        let live = table.look().await?;
        table.wake(&live.state);
        drop(live);
        Ok(table)
    }

    /// Drops tables from memory that nobody uses, and lets the quiet ones give back what they can. To be called every
    /// now and then.
    pub(crate) fn tidy(&self) {
        self.tidy_at(Instant::now(), CROWDED);
    }

    /// The same at that time, and where more tables than that are a crowd.
    pub(crate) fn tidy_at(&self, now: Instant, crowded: usize) {
        let mut open = self.lock();
        let mut unused = Vec::new();
        for (id, table) in &*open {
            // Whoever uses the table holds it too.
            let held = Arc::strong_count(table) > 1;
            table.rest(now - QUIET);
            if let (false, Some(since)) = (held, table.idle_since()) {
                unused.push((since, id.clone()));
            }
        }
        unused.sort_unstable();
        let surplus = open.len().saturating_sub(crowded);
        for (place, (since, id)) in unused.into_iter().enumerate() {
            if place < surplus || now.saturating_duration_since(since) >= UNUSED {
                open.remove(&id);
                self.metrics.table_evicted();
            }
        }
        open.shrink_to(crowded.min(256));
    }

    /// Stores something.
    pub(crate) async fn write(&self, write: Write) -> Result<(), ApiError> {
        Ok(self.house.writer.write(write).await?)
    }

    /// Drops a table from memory; `false` if somebody is there.
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

    /// The tables in memory.
    #[cfg(test)]
    pub(crate) fn in_memory(&self) -> Vec<TableId> {
        self.lock().keys().cloned().collect()
    }

    /// The tables where the person sits, the one that changed last first.
    pub(crate) async fn list(&self, person: &PersonId) -> Result<Vec<TableSummary>, ApiError> {
        let store = &self.house.store;
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
        for (id, updated) in store.tables_of(person, LISTED).await? {
            if let Some(summary) = self.summaries.get(&id, updated) {
                summaries.push(own(&id, summary));
                continue;
            }
            // One unreadable table, made by an older release perhaps, must not hide the others.
            match self.summary(&id, updated).await {
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

    async fn summary(&self, id: &TableId, updated: i64) -> Result<TableSummary, ApiError> {
        let table = self.open(id.as_str()).await?;
        let live = table.look().await?;
        let snapshot = live.state.snapshot(Viewer::Spectator);
        Ok(TableSummary {
            table: snapshot.table,
            game: snapshot.game,
            game_name: snapshot.game_name,
            lesson: snapshot.lesson.is_some(),
            names: snapshot.seats.into_iter().map(|seat| seat.name).collect(),
            you: None,
            put_away: false,
            over: live.state.game.is_over(),
            winners: snapshot
                .view
                .outcome
                .map(|outcome| outcome.winners)
                .unwrap_or_default(),
            totals: snapshot.view.totals,
            hand_number: snapshot.view.hand_number,
            updated,
        })
    }

    /// Refuses where the person has that many tables whose match is not over.
    pub(crate) async fn leave_room(&self, person: &PersonId, most: usize) -> Result<(), ApiError> {
        loop {
            let open = self.house.store.open_tables_of(person, most).await?;
            if open.len() < most {
                return Ok(());
            }
            // Tables that are over get their mark here, when it is asked for.
            let mut marked = false;
            for id in open {
                let over = match self.open(id.as_str()).await {
                    Ok(table) => table.look().await?.state.game.is_over(),
                    Err(error @ ApiError::Storage(_)) => return Err(error),
                    // A table that cannot be read cannot be finished either.
                    Err(_) => true,
                };
                if over {
                    let mark = Write::Over { table: id };
                    self.house.writer.write(mark).await?;
                    marked = true;
                }
            }
            if !marked {
                return Err(ApiError::TooManyTables(most));
            }
        }
    }

    /// Resumes tables changed within this time, where it was a bot's turn when the server stopped.
    pub(crate) async fn resume(&self, look_back: Duration) {
        let look_back = i64::try_from(look_back.as_millis()).unwrap_or(i64::MAX);
        let changed = self
            .house
            .store
            .changed_since(now().saturating_sub(look_back))
            .await;
        let changed = match changed {
            Ok(changed) => changed,
            Err(StoreError::Closed) => return,
            Err(error) => {
                tracing::error!(
                    error = explained_store(&error),
                    "tables could not be resumed"
                );
                return;
            }
        };
        for id in changed {
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

/// The summaries of tables as they were at their last change, so that a list does not replay every match in it.
#[derive(Default)]
struct Summaries(Mutex<HashMap<TableId, TableSummary>>);

impl Summaries {
    /// How many are kept; some hundred bytes each.
    const MOST: usize = 4096;

    /// The summary of a table that changed last at that time.
    fn get(&self, id: &TableId, updated: i64) -> Option<TableSummary> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let summary = kept.get(id)?;
        (summary.updated == updated).then(|| summary.clone())
    }

    /// Keeps that of a match that is over; one under way may change within the same millisecond.
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

/// The seats with checked names: the person first, then bots.
fn seats(person: PersonId, wanted: &NewTable) -> Result<Vec<SeatRecord>, ApiError> {
    if wanted.names.len() != wanted.players {
        let (names, players) = (wanted.names.len(), wanted.players);
        let detail = format!("{players} players need a name each; there are {names} names.");
        return Err(ApiError::BadRequest(detail));
    }
    let names = names(&wanted.names).map_err(|error| ApiError::BadRequest(error.to_string()))?;
    let mut person = Some(person);
    let seat = |name| SeatRecord {
        name,
        person: person.take(),
        autoplay: Default::default(),
    };
    Ok(names.into_iter().map(seat).collect())
}
