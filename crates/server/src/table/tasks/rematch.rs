//! Rematches: shows the players of a finished match who is ready for the next one, and starts it when all are.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use moonshot_rules::Seat;
use moonshot_store::StoreError;
use moonshot_table::{Occupant, PersonId, TableSeat};
use tokio::time::Instant;

use crate::broadcast::outbox::Outbox;
use crate::broadcast::relay::Waiter;
use crate::error::ApiError;
use crate::table::attendance::Attendance;
use crate::table::command::usual_level;
use crate::table::decide::seats;
use crate::table::live::LiveTable;
use crate::table::state::Table;
use moonshot_api::{Rematch, Stage};

/// Delay after a failure.
const RETRY: Duration = Duration::from_secs(5);
/// Maximum wait for a change.
const LOOK: Duration = Duration::from_secs(60);
/// Minimum number of connected, ready players for an automatic start: a single one may want to wait.
const TOGETHER: usize = 2;

/// The table of the rematch.
struct Next {
    table: Arc<LiveTable>,
    moved: Waiter,
    /// Presence of people who are still at the previous table: they must not be passed over.
    here: HashMap<PersonId, Attendance>,
}

/// A player of the finished match, whose seat in the rematch is reserved.
struct Former {
    /// Their seat in the finished match.
    seat: Seat,
    person: PersonId,
    /// Whether they are connected to the previous table.
    here: bool,
    /// Whether they are or may be connected to it.
    maybe_here: bool,
}

/// Starts the task if there is a rematch and somebody is connected.
pub(crate) fn start(table: &Arc<LiveTable>, state: &Table) {
    let goes_on = state.membership().next().is_some() && state.ephemeral.presence.is_followed();
    if goes_on && !table.onward.swap(true, Ordering::AcqRel) {
        tokio::spawn(keep_onward(Arc::clone(table)));
    }
}

/// A boxed future with an explicit type: the next table runs the same task recursively.
fn keep_onward(table: Arc<LiveTable>) -> Pin<Box<dyn Future<Output = ()> + Send>> {
    Box::pin(async move {
        let mut moved = table.waiter();
        let mut next = None;
        loop {
            let until = match onward_once(&table, &mut next).await {
                Ok(Some(until)) => until,
                Ok(None) | Err(ApiError::NoTable | ApiError::Stopping) => return,
                Err(ApiError::Storage(StoreError::Closed)) => return,
                Err(error) => {
                    let error = error.causes();
                    tracing::warn!(table = %table.id, error, "the rematch cannot be followed yet");
                    Instant::now() + RETRY
                }
            };
            let changed = async {
                match &mut next {
                    Some(Next { moved: there, .. }) => tokio::select! {
                        () = moved.changed() => {}
                        () = there.changed() => {}
                    },
                    None => moved.changed().await,
                }
            };
            let _ = tokio::time::timeout_at(until, changed).await;
        }
    })
}

/// Updates the state of the rematch and starts it if all are ready. Returns when to check again; `None` if it is done.
async fn onward_once(
    table: &Arc<LiveTable>,
    next: &mut Option<Next>,
) -> Result<Option<Instant>, ApiError> {
    let now = Instant::now();
    let live = table.look().await?;
    if !live.state.ephemeral.presence.is_followed() {
        // Set under the lock: later arrivals start a new task.
        table.onward.store(false, Ordering::Release);
        return Ok(None);
    }
    let membership = former(&live.state, now);
    let mut unsure = live.state.ephemeral.presence.unsure_until(now);
    let name = live.state.membership().next().map(str::to_owned);
    drop(live);
    let next = match (&mut *next, name) {
        (Some(next), _) => next,
        (None, Some(name)) => {
            let lobby = table.context.lobby.upgrade().ok_or(ApiError::Stopping)?;
            let table = lobby.table(&name).await?;
            next.insert(Next {
                moved: table.waiter(),
                table,
                here: HashMap::new(),
            })
        }
        (None, None) => return Ok(None),
    };
    next.take_along(&membership).await?;
    let (rematch, begins) = {
        let live = next.table.look().await?;
        unsure = unsure.max(live.state.ephemeral.presence.unsure_until(now));
        rematch_of(&live.state, &membership, now)
    };
    let begun = rematch.begun;
    show(table, rematch).await?;
    if begun {
        return Ok(None);
    }
    if begins {
        begin_together(&next.table).await?;
    }
    Ok(Some(unsure.unwrap_or(now + LOOK)))
}

/// Publishes the state of the rematch.
async fn show(table: &Arc<LiveTable>, rematch: Rematch) -> Result<(), ApiError> {
    let mut live = table.look().await?;
    let shown = &mut live.state.ephemeral.rematch;
    if shown.as_deref() != Some(&rematch) {
        *shown = Some(Box::new(rematch));
        live.outboxes.each(Outbox::mark_changed);
        table.relay.notify();
    }
    Ok(())
}

/// Starts the match, unless it has begun or somebody arrived who is not ready.
async fn begin_together(table: &Arc<LiveTable>) -> Result<(), ApiError> {
    let level = usual_level();
    table
        .change(|state| {
            let now = Instant::now();
            let waits = state.stage() == Stage::Waiting && !waits_for_somebody(state, now);
            Ok(match waits {
                true => seats::begin(state, level.as_deref()),
                false => Vec::new(),
            })
        })
        .await
}

impl Next {
    /// Mirrors the presence of former players at the previous table.
    async fn take_along(&mut self, membership: &[Former]) -> Result<(), ApiError> {
        let is_here = |person: &PersonId| {
            let mut here = membership.iter().filter(|former| former.here);
            here.any(|former| former.person == *person)
        };
        self.here.retain(|person, _| is_here(person));
        for Former { person, .. } in membership.iter().filter(|former| former.here) {
            if !self.here.contains_key(person) {
                let person = person.clone();
                let there =
                    Attendance::arrive(Arc::clone(&self.table), Some(person.clone())).await?;
                self.here.insert(person, there);
            }
        }
        Ok(())
    }
}

/// The players of the finished match.
fn former(table: &Table, now: Instant) -> Vec<Former> {
    let presence = &table.ephemeral.presence;
    let sat = Seat::all(table.membership().places().len()).zip(table.membership().places());
    sat.filter_map(|(seat, place)| {
        let person = place.person()?;
        Some(Former {
            seat,
            person: person.clone(),
            here: presence.is_here(person),
            maybe_here: presence.may_be_here(person, now),
        })
    })
    .collect()
}

/// The state of this match as a rematch, and whether it can start.
fn rematch_of(table: &Table, membership: &[Former], now: Instant) -> (Rematch, bool) {
    let begun = table.stage() != Stage::Waiting;
    let ready = |former: &&Former| {
        let place = place_of(table, &former.person);
        place.is_some_and(|place| begun || place.has_contributed())
    };
    let presence = &table.ephemeral.presence;
    let maybe_here =
        |former: &&Former| former.maybe_here || presence.may_be_here(&former.person, now);
    let asked =
        |former: &&Former| !ready(former) && table.belongs(&former.person) && maybe_here(former);
    let here = |former: &&Former| former.here || presence.is_here(&former.person);
    let seats = |those: &dyn Fn(&&Former) -> bool| -> Vec<Seat> {
        let those = membership.iter().filter(|former| those(former));
        those.map(|former| former.seat).collect()
    };
    let mut hosts = membership
        .iter()
        .filter(|former| table.membership().host() == Some(&former.person) && maybe_here(former));
    let rematch = Rematch {
        ready: seats(&|former| ready(former)),
        asked: if begun {
            Vec::new()
        } else {
            seats(&|former| asked(former))
        },
        host: hosts.next().map(|former| former.seat),
        begun,
    };
    let together = membership.iter().filter(ready).filter(here).count() >= TOGETHER;
    let begins = !begun && rematch.asked.is_empty() && together;
    (rematch, begins)
}

/// Whether a seated or expected person may be connected and is not ready.
fn waits_for_somebody(table: &Table, now: Instant) -> bool {
    let mut places = table.membership().places().iter();
    places.any(|place| {
        let person = match &place.occupant {
            Occupant::Reserved(person) => Some(person),
            _ => place.person().filter(|_| !place.has_contributed()),
        };
        person.is_some_and(|person| table.ephemeral.presence.may_be_here(person, now))
    })
}

fn place_of<'t>(table: &'t Table, person: &PersonId) -> Option<&'t TableSeat> {
    let seat = table.seat_of(person)?;
    table.membership().place(seat)
}
