//! A player's settings at a table.

use std::sync::Arc;

use moonshot_rules::Viewer;
use moonshot_table::PersonId;

use super::{Live, LiveTable};
use crate::broadcast::outbox::Outbox;
use crate::cluster::Preferences;
use crate::error::ApiError;
use crate::store::Write;
use moonshot_api::Autoplay;

impl LiveTable {
    /// Sets how long bots wait for a person, from the next pause on.
    pub(crate) async fn set_patience(
        self: &Arc<Self>,
        person: &PersonId,
        seconds: u16,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        self.wish(&mut live, person, |wishes| wishes.patience = Some(seconds))
    }

    /// Sets how long a finished trick stays for a person. It reveals nothing about cards, so it is published immediately.
    pub(crate) async fn set_trick_stays(
        self: &Arc<Self>,
        person: &PersonId,
        milliseconds: u16,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        let before = live.state.trick_stays();
        self.wish(&mut live, person, |wishes| {
            wishes.trick_stays = Some(milliseconds);
        })?;
        if live.state.trick_stays() != before {
            live.outboxes.each(Outbox::mark_changed);
            self.relay.notify();
        }
        Ok(())
    }

    /// Stores the autoplay setting; forced cards are played if it now says so.
    pub(crate) async fn set_autoplay(
        self: &Arc<Self>,
        person: &PersonId,
        autoplay: Autoplay,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        let seat = live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
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
        self.wake(&live.state);
        Ok(())
    }

    /// Stores whether the person has archived the table.
    pub(crate) async fn put_away(
        self: &Arc<Self>,
        person: &PersonId,
        put_away: bool,
    ) -> Result<(), ApiError> {
        let live = self.look().await?;
        live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        drop(live);
        let mark = Write::PutAway {
            table: self.id.clone(),
            person: person.clone(),
            put_away,
        };
        Ok(self.context.writer.write(mark).await?)
    }

    /// Sets the level of the stand-in bot, from the next absence on.
    pub(crate) async fn set_stand_in(
        self: &Arc<Self>,
        person: &PersonId,
        level: String,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        self.wish(&mut live, person, |wishes| wishes.stand_in = Some(level))
    }

    /// Changes preferences and reports them to the other servers.
    fn wish(
        &self,
        live: &mut Live,
        person: &PersonId,
        change: impl FnOnce(&mut Preferences),
    ) -> Result<(), ApiError> {
        live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        live.outboxes.each(Outbox::invalidate);
        let wishes = live.state.ephemeral.preferences.entry(person.clone());
        let wishes = wishes.or_default();
        change(wishes);
        wishes.changed += 1;
        self.tell_present(&live.state);
        Ok(())
    }
}
