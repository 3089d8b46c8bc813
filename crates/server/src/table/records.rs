//! Records of a table beside its log: settings, archive marks, reports; and erasing a person from it.

use std::sync::Arc;

use moonshot_rules::{Seat, Viewer};
use moonshot_store::{Report, Reported, Write};
use moonshot_table::{FormerPlayer, PersonId, Said, TableSeat};

use super::command::LONGEST_TEXT;
use super::decide::seats;
use super::erasure::without;
use super::live::{Live, LiveTable};
use crate::cluster::Notice;
use crate::error::ApiError;
use crate::names;
use crate::util::clock::now;
use moonshot_api::{Autoplay, ReportRequest, Talk};

impl LiveTable {
    /// Stores the autoplay setting; forced cards are played if it now says so.
    pub(crate) async fn set_autoplay(
        self: &Arc<Self>,
        person: &PersonId,
        autoplay: Autoplay,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        let seat = live.state.own_seat(person)?;
        let setting = Write::Autoplay {
            table: self.id.clone(),
            person: person.clone(),
            autoplay,
        };
        self.context.writer.write(setting).await?;
        live.state.record.autoplay.insert(person.clone(), autoplay);
        self.wish(&mut live, person, |wishes| wishes.autoplay = Some(autoplay))?;
        let Live {
            state, outboxes, ..
        } = &mut *live;
        outboxes.of(Viewer::Seat(seat), state).shrink();
        self.resume(&live.state);
        Ok(())
    }

    /// Stores whether the person has archived the table.
    pub(crate) async fn put_away(
        self: &Arc<Self>,
        person: &PersonId,
        put_away: bool,
    ) -> Result<(), ApiError> {
        let live = self.look().await?;
        live.state.own_seat(person)?;
        drop(live);
        let mark = Write::PutAway {
            table: self.id.clone(),
            person: person.clone(),
            put_away,
        };
        Ok(self.context.writer.write(mark).await?)
    }

    /// Stores a report about another player, with the recent chat. It is not published.
    pub(crate) async fn report(
        self: &Arc<Self>,
        person: &PersonId,
        wanted: ReportRequest,
    ) -> Result<(), ApiError> {
        let ReportRequest {
            seat,
            left,
            reason,
            note,
        } = wanted;
        let note = names::line(&note, LONGEST_TEXT)
            .map_err(|error| ApiError::BadRequest(error.to_string()))?;
        let live = self.look().await?;
        let state = &live.state;
        let own = state.own_seat(person)?;
        let named = |place: &TableSeat| {
            let person = place.person()?.clone();
            let name = place.name.clone();
            Some(Reported { person, name })
        };
        let about = match left {
            Some(number) => {
                let gone = state.membership().left().get(number);
                let other = gone.filter(|gone| gone.seat == seat && gone.person != *person);
                other.map(|FormerPlayer { person, name, .. }| Reported {
                    person: person.clone(),
                    name: name.clone(),
                })
            }
            None if own == seat => return Err(ApiError::OwnSeat),
            None => named(state.place(seat)?),
        };
        let talk: Vec<String> = state.talk().map(talk_line).collect();
        let report = Report {
            made: now(),
            table: self.id.clone(),
            by: named(state.place(own)?).ok_or(ApiError::NotSeated)?,
            about: about.ok_or(ApiError::NobodyThere)?,
            reason: reason.text().to_owned(),
            note,
            talk: talk.join("\n"),
        };
        drop(live);
        let report = Write::Report(Box::new(report));
        Ok(self.context.writer.write(report).await?)
    }

    /// The seat of a person.
    pub(crate) async fn seat_of(self: &Arc<Self>, person: &PersonId) -> Result<Seat, ApiError> {
        let live = self.look().await?;
        live.state.own_seat(person)
    }

    /// Removes a person from the table and rewrites the log without their identity. Returns the id of the rematch.
    pub(crate) async fn erase(
        self: &Arc<Self>,
        person: &PersonId,
    ) -> Result<Option<String>, ApiError> {
        let leaving = self.change(|table| seats::erase(table, person));
        leaving.await?;
        let mut live = self.look().await?;
        let store = &self.context.store;
        let record = store.table(&self.id).await?.ok_or(ApiError::NoTable)?;
        let mut log = store.log(&self.id).await?;
        let (record, entries) = without(person, &record, &log)?;
        // Until the store answers, either version may be stored.
        live.suspect = true;
        let erase = Write::Erase {
            table: self.id.clone(),
            person: person.clone(),
            position: log.len(),
            entries: entries.clone(),
            seats: record.seats.clone(),
        };
        self.context.writer.write(erase).await?;
        for (position, entry) in entries {
            log[position] = entry;
        }
        let next = live.state.membership().next().map(str::to_owned);
        let state = self.context.replay(&record, log).await?;
        self.restart(&mut live, state);
        let table = self.id.clone();
        self.context.cluster.publish(Notice::Rewritten { table });
        Ok(next)
    }

    /// Deletes the table and ends its streams. Returns the id of the rematch.
    pub(crate) async fn delete(self: &Arc<Self>) -> Result<Option<String>, ApiError> {
        let live = self.look().await?;
        let delete = Write::Delete {
            table: self.id.clone(),
            unchanged_since: i64::MAX,
        };
        self.context.writer.write(delete).await?;
        self.end(&live.state);
        let table = self.id.clone();
        self.context.cluster.publish(Notice::Rewritten { table });
        Ok(live.state.membership().next().map(str::to_owned))
    }
}

/// A chat message as text in a report.
fn talk_line(talk: &Talk) -> String {
    let said = match &talk.said {
        Said::Text(text) => text.clone(),
        Said::Sign(sign) => format!("({sign:?})").to_lowercase(),
    };
    format!("{}: {said}", talk.name)
}
