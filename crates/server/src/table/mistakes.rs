//! The marked decisions of people, kept to be practised.
//!
//! A mark is a document of the person who decided, deleted with the match and with their account. What they have come to with spots
//! is stored in the same way.

use std::sync::Arc;

use moonshot_bots::review::Mark;
use moonshot_rules::Seat;
use moonshot_store::{OriginKind, StoreError, TableId, Write};
use moonshot_table::{Entry, PersonId};
use serde::{Deserialize, Serialize};

use super::context::TableContext;
use super::course::Course;
use super::replay::Replay;
use super::state::Table;
use crate::error::ApiError;
use moonshot_api::ReviewedDecision;

/// The kind of the documents about what a person practises.
pub(crate) const PRACTICE: &str = "practice";

/// Something that a person practises, as it is stored.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Practised {
    /// The game's id.
    pub(crate) game: String,
    pub(crate) course: Course,
    pub(crate) what: What,
}

/// The subject of practice.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum What {
    /// A marked decision of a seat in the match of the document's table.
    Mistake {
        seat: Seat,
        decision: Box<ReviewedDecision>,
    },
    /// The spot of that id.
    Spot(String),
}

impl Practised {
    /// The document with that key.
    pub(crate) fn write(
        &self,
        key: String,
        owner: PersonId,
        table: Option<TableId>,
    ) -> Result<Write, ApiError> {
        let body = serde_json::to_string(self);
        Ok(Write::Document {
            kind: PRACTICE.to_owned(),
            key,
            owner: Some(owner),
            table,
            body: body.map_err(|_| ApiError::Internal("practice could not be written"))?,
        })
    }
}

/// Keeps the marks of the review of a seat.
pub(super) struct Mistakes {
    table: TableId,
    game: String,
    seat: Seat,
    /// Who took each of the seat's actions; `None` for a bot.
    deciders: Vec<Option<PersonId>>,
    /// The number of reviewed decisions that have been looked at.
    seen: usize,
}

impl Mistakes {
    pub(super) async fn of(context: &TableContext, replay: &Arc<Replay>, seat: Seat) -> Mistakes {
        let played = Arc::clone(replay);
        let deciders = context.tellers.work(move |_| deciders(&played, seat));
        Mistakes {
            table: replay.record.id.clone(),
            game: replay.record.game.clone(),
            seat,
            deciders: deciders.await.flatten().unwrap_or_default(),
            seen: 0,
        }
    }

    /// Keeps the marks that are new, due at that time. Those that are known keep their course.
    pub(super) async fn keep(
        &mut self,
        context: &TableContext,
        decisions: &[ReviewedDecision],
        now: i64,
    ) -> Result<(), ApiError> {
        let new = decisions.get(self.seen..).unwrap_or_default();
        self.seen = decisions.len();
        for decision in new {
            let decider = self.deciders.get(decision.number);
            let Some(Some(person)) = decider else {
                continue;
            };
            if !Mark::ALL.iter().any(|mark| mark.code() == decision.verdict) {
                continue;
            }
            let key = format!("{}/{}/{}", self.table, self.seat.index(), decision.number);
            if context.store.document(PRACTICE, &key).await?.is_some() {
                continue;
            }
            let mark = Practised {
                game: self.game.clone(),
                course: Course::new(now),
                what: What::Mistake {
                    seat: self.seat,
                    decision: Box::new(decision.clone()),
                },
            };
            let write = mark.write(key, person.clone(), Some(self.table.clone()))?;
            match context.writer.write(write).await {
                // The match or the account has been deleted.
                Ok(()) | Err(StoreError::Stale) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }
}

/// Who took each standing action of a seat: not a bot that sat there first, or that stood in. Branches begin with the actions of
/// others, so there nobody did.
fn deciders(replay: &Replay, seat: Seat) -> Option<Vec<Option<PersonId>>> {
    let origin = replay.record.origin.as_ref();
    if origin.is_some_and(|origin| origin.kind == OriginKind::Branch) {
        return None;
    }
    let mut game = Table::start(replay.record.clone()).ok()?.game;
    // For each standing entry of the log, whether it is an action of the seat, and whose.
    let mut standing: Vec<Option<Option<PersonId>>> = Vec::new();
    for entry in replay.game.entries() {
        match &entry {
            Entry::Act { seat: who, .. } => {
                let place = game.membership().place(*who);
                let place = place.filter(|place| place.away.is_none());
                let person = place.and_then(|place| place.person().cloned());
                standing.push((*who == seat).then_some(person));
            }
            Entry::Chance { .. } => standing.push(None),
            Entry::Undo { keep, .. } => standing.truncate(*keep),
            Entry::Table { .. } => {}
        }
        game.enter(&entry).ok()?;
    }
    Some(standing.into_iter().flatten().collect())
}

#[cfg(test)]
mod tests {
    use moonshot_rules::{Game, LegalActions, Turn};
    use moonshot_store::{Origin, SeatRecord, TableRecord};
    use moonshot_table::{Absence, Change, Match, Seeds};

    use super::*;
    use crate::table::snapshot::seats;

    fn person() -> PersonId {
        PersonId::new([7; 32])
    }

    /// A match of a person at seat 0 and three bots.
    fn record() -> TableRecord {
        let seat = |person| SeatRecord {
            name: "somebody".into(),
            person,
            ..SeatRecord::default()
        };
        TableRecord {
            id: TableId::from_random([1; 26]),
            created: 0,
            game: "hearts".into(),
            options: Default::default(),
            card_set: None,
            lesson: None,
            origin: None,
            seeds: Seeds::new([5; 32], vec![Vec::new(); 4]),
            waits: false,
            seats: vec![seat(Some(person())), seat(None), seat(None), seat(None)],
            autoplay: Default::default(),
        }
    }

    /// Plays that many actions.
    fn play(game: &mut Match, actions: usize) {
        for _ in 0..actions {
            let Turn::Seats(seats) = game.state().turn() else {
                return;
            };
            let seat = seats.iter().next().unwrap();
            let action = game.state().legal(seat).first().unwrap();
            game.act(seat, &action.to_string()).unwrap();
        }
    }

    fn replay(record: TableRecord, game: Match) -> Replay {
        let table = Table::with_match(record, game);
        Replay {
            people: vec![None; 4],
            seats: seats(&table, None, tokio::time::Instant::now()),
            record: table.record,
            game: table.game,
        }
    }

    #[test]
    fn a_persons_mistakes_are_those_that_no_bot_made_for_them() {
        let record = record();
        let mut game = Table::start(record.clone()).unwrap().game;
        let seat = Seat::default();
        // Everybody passes, and plays to two tricks.
        play(&mut game, 12);
        let (why, level) = (Absence::Asked, None);
        game.change(Change::SitOut { seat, why, level }).unwrap();
        play(&mut game, 4);
        game.change(Change::Return { seat }).unwrap();
        play(&mut game, 4);
        let own = |game: &Match| {
            let found = deciders(&replay(record.clone(), game.clone()), seat).unwrap();
            let own: Vec<bool> = found.iter().map(Option::is_some).collect();
            assert!(found.into_iter().flatten().all(|who| who == person()));
            own
        };
        assert_eq!(own(&game), [true, true, true, false, true]);
        // Actions that are taken back do not count.
        game.undo(12, Some(seat)).unwrap();
        play(&mut game, 4);
        assert_eq!(own(&game), [true, true, true, true]);
        let bots = deciders(&replay(record.clone(), game), Seat::new(1).unwrap());
        assert_eq!(bots.unwrap(), [None, None, None, None]);
    }

    #[test]
    fn a_branch_begins_with_the_actions_of_others() {
        let record = TableRecord {
            origin: Some(Origin {
                kind: OriginKind::Branch,
                of: "another".into(),
                detail: "{}".into(),
            }),
            ..record()
        };
        let game = Table::start(record.clone()).unwrap().game;
        assert_eq!(deciders(&replay(record, game), Seat::default()), None);
    }
}
