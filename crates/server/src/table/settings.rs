//! What a person sets at a table.

use std::sync::Arc;

use moonshot_rules::Viewer;

use super::{Live, LiveTable};
use crate::error::ApiError;
use crate::feed::Feed;
use crate::identity::PersonId;
use crate::passing::Wishes;
use crate::store::Write;
use crate::wire::Autoplay;

impl LiveTable {
    /// Changes for how many seconds bots wait for a person, from the next pause on.
    pub(crate) async fn set_patience(
        self: &Arc<Self>,
        person: &PersonId,
        seconds: u16,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        self.wish(&mut live, person, |wishes| wishes.patience = Some(seconds))
    }

    /// Changes for how long a person likes a finished trick to stay. It says nothing of anybody's cards, so everybody is
    /// told at once.
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
            live.feeds.each(Feed::stir);
            self.moved.tell();
        }
        Ok(())
    }

    /// Stores a person's setting; forced cards are played if it now says so.
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
        self.house.writer.write(setting).await?;
        live.state.record.autoplay.insert(person.clone(), autoplay);
        self.wish(&mut live, person, |wishes| wishes.autoplay = Some(autoplay))?;
        let Live { state, feeds, .. } = &mut *live;
        feeds.of(Viewer::Seat(seat), state).rest();
        self.wake(&live.state);
        Ok(())
    }

    /// Stores whether the person has put the table away.
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
        Ok(self.house.writer.write(mark).await?)
    }

    /// Changes how the bot plays that plays for a person while they are away, from the next time on.
    pub(crate) async fn set_stand_in(
        self: &Arc<Self>,
        person: &PersonId,
        level: String,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        self.wish(&mut live, person, |wishes| wishes.stand_in = Some(level))
    }

    /// Changes how the person likes the table, and tells the other servers.
    fn wish(
        &self,
        live: &mut Live,
        person: &PersonId,
        change: impl FnOnce(&mut Wishes),
    ) -> Result<(), ApiError> {
        live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        live.feeds.each(Feed::make_anew);
        let wishes = live.state.passing.wishes.entry(person.clone());
        let wishes = wishes.or_default();
        change(wishes);
        wishes.changed += 1;
        self.tell_present(&live.state);
        Ok(())
    }
}
