//! The tables: each is replayed from its log on first use and then kept in memory.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;

use crate::bots::Bots;
use crate::clock::now;
use crate::error::ApiError;
use crate::identity::PersonId;
use crate::names::names;
use crate::random;
use crate::store::{SeatRecord, Store, StoreError, TableRecord};
use crate::table::LiveTable;
use crate::table_id::TableId;
use crate::table_state::TableState;
use crate::trouble::explained_store;
use crate::wire::{NewTable, TableSummary};
use moonshot_protocol::CardFaces;
use moonshot_table::Seeds;

/// When this many tables are in memory, those not in use are dropped.
const CROWDED: usize = 256;
/// How many of a person's tables are listed.
const LISTED: usize = 50;

/// All tables, those in memory and those only stored.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    bots: Arc<dyn Bots>,
    /// The cards of new tables, where they are not the built-in set.
    card_set: Option<CardFaces>,
    open: Mutex<HashMap<TableId, Arc<LiveTable>>>,
}

impl Tables {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        bots: Arc<dyn Bots>,
        card_set: Option<CardFaces>,
    ) -> Tables {
        Tables {
            store,
            bots,
            card_set,
            open: Mutex::new(HashMap::new()),
        }
    }

    /// The cards that new tables are played with.
    pub(crate) fn card_set(&self) -> &CardFaces {
        self.card_set.as_ref().unwrap_or_else(|| CardFaces::house())
    }

    /// The store.
    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// Makes a table where the person sits at seat 0 and bots at the others.
    pub(crate) async fn make(
        &self,
        person: PersonId,
        wanted: NewTable,
    ) -> Result<TableId, ApiError> {
        let seats = seats(person, &wanted)?;
        let record = TableRecord {
            id: TableId::from_random(random::bytes()?),
            created: now(),
            game: wanted.game,
            options: wanted.options.unwrap_or_default(),
            card_set: self.card_set.clone(),
            seeds: Seeds::new(random::bytes()?, vec![Vec::new(); seats.len()]),
            seats,
        };
        let live = TableState::start(record.clone())?;
        self.store.create(&record).await?;
        self.keep(live).await;
        Ok(record.id)
    }

    /// The table of that name. If it is a bot's turn there, the bot acts.
    pub(crate) async fn open(&self, id: &str) -> Result<Arc<LiveTable>, ApiError> {
        let id: TableId = id.parse().map_err(|_| ApiError::NoTable)?;
        if let Some(table) = self.open.lock().await.get(&id) {
            return Ok(Arc::clone(table));
        }
        let record = self.store.table(&id).await?.ok_or(ApiError::NoTable)?;
        let log = self.store.log(&id).await?;
        Ok(self.keep(TableState::replay(record, &log)?).await)
    }

    /// Keeps a table in memory; if another request was faster, that one's.
    async fn keep(&self, live: TableState) -> Arc<LiveTable> {
        let mut open = self.open.lock().await;
        if open.len() >= CROWDED {
            open.retain(|_, table| Arc::strong_count(table) > 1);
        }
        let table = open.entry(live.record.id.clone()).or_insert_with(|| {
            let (store, bots) = (Arc::clone(&self.store), Arc::clone(&self.bots));
            Arc::new(LiveTable::new(live, store, bots))
        });
        table.wake();
        Arc::clone(table)
    }

    /// The tables where the person sits, the one that changed last first.
    pub(crate) async fn list(&self, person: &PersonId) -> Result<Vec<TableSummary>, ApiError> {
        let mut summaries = Vec::new();
        for (id, updated) in self.store.tables_of(person, LISTED).await? {
            // One unreadable table, made by an older release perhaps, must not hide the others.
            match self.summary(&id, updated).await {
                Ok(summary) => summaries.push(summary),
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
        let snapshot = live.snapshot(moonshot_rules::Viewer::Spectator);
        Ok(TableSummary {
            table: snapshot.table,
            game: snapshot.game,
            game_name: snapshot.game_name,
            names: snapshot.seats.into_iter().map(|seat| seat.name).collect(),
            over: live.game.is_over(),
            totals: snapshot.view.totals,
            hand_number: snapshot.view.hand_number,
            updated,
        })
    }

    /// Refuses where the person has that many tables whose match is not over.
    pub(crate) async fn leave_room(&self, person: &PersonId, most: usize) -> Result<(), ApiError> {
        loop {
            let open = self.store.open_tables_of(person, most).await?;
            if open.len() < most {
                return Ok(());
            }
            // Tables that are over get their mark here, when it is asked for.
            let mut marked = false;
            for id in open {
                let over = match self.open(id.as_str()).await {
                    Ok(table) => table.look().await?.game.is_over(),
                    Err(error @ ApiError::Storage(_)) => return Err(error),
                    // A table that cannot be read cannot be finished either.
                    Err(_) => true,
                };
                if over {
                    self.store.mark_over(&id).await?;
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
