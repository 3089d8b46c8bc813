//! What readers of a finished match receive: its overview, and its hands step by step.

use std::sync::Arc;

use moonshot_rules::{Seat, Viewer};
use moonshot_table::PersonId;
use tokio::time::Instant;

use super::live::LiveTable;
use super::replay::Replay;
use super::snapshot::seats;
use super::state::{Table, watching};
use crate::error::ApiError;
use moonshot_api::{Chances, MatchOverview, Stage};

impl LiveTable {
    /// The match without its steps.
    ///
    /// # Errors
    /// If the person may not watch, or the match is not over.
    pub(crate) async fn overview(
        self: &Arc<Self>,
        person: Option<&PersonId>,
    ) -> Result<MatchOverview, ApiError> {
        let (replay, you) = self.replay(person).await?;
        let overview = self.context.tellers.work(move |_| replay.overview(you));
        let overview = overview.await;
        overview.ok_or(ApiError::Internal("a match could not be told again"))
    }

    /// Where the unseen cards may lie for a seat before a step of a hand.
    ///
    /// # Errors
    /// If the person may not watch, the match is not over, or it has no such seat or moment.
    pub(crate) async fn chances(
        self: &Arc<Self>,
        person: Option<&PersonId>,
        (hand, step): (u32, usize),
        eyes: Seat,
    ) -> Result<Chances, ApiError> {
        let (replay, _) = self.replay(person).await?;
        replay.check(Some(eyes))?;
        let chances = self
            .context
            .tellers
            .work(move |_| replay.chances(hand, step, eyes));
        let chances = chances.await;
        chances
            .ok_or(ApiError::Internal("a match could not be told again"))?
            .ok_or(ApiError::NoHand)
    }

    /// A hand of the match, as JSON text: through the eyes of that seat, or with everything open.
    ///
    /// # Errors
    /// If the person may not watch, the match is not over, or it has no such seat or hand.
    pub(crate) async fn hand_replay(
        self: &Arc<Self>,
        person: Option<&PersonId>,
        hand: u32,
        eyes: Option<Seat>,
    ) -> Result<String, ApiError> {
        let (replay, _) = self.replay(person).await?;
        replay.check(eyes)?;
        let text = self.context.tellers.work(move |_| replay.hand(hand, eyes));
        let text = text.await;
        text.ok_or(ApiError::Internal("a match could not be told again"))?
            .ok_or(ApiError::NoHand)
    }

    /// Checks that the person may read the match; the name under which they play at the table.
    ///
    /// # Errors
    /// If the person may not watch, or the match is not over.
    pub(crate) async fn reader(
        self: &Arc<Self>,
        person: Option<&PersonId>,
    ) -> Result<Option<String>, ApiError> {
        let live = self.refresh().await?;
        let seat = over(&live.state, person)?.seat();
        let place = seat.and_then(|seat| live.state.membership().place(seat));
        Ok(place.map(|place| place.name.clone()))
    }

    /// The finished match, to be played through again, and the reader's seat.
    ///
    /// # Errors
    /// If the person may not watch, or the match is not over.
    pub(crate) async fn replay(
        self: &Arc<Self>,
        person: Option<&PersonId>,
    ) -> Result<(Replay, Option<Seat>), ApiError> {
        let live = self.refresh().await?;
        let viewer = over(&live.state, person)?;
        let state = &live.state;
        let mut seats = seats(state, None, Instant::now());
        // Connections of today are no part of a match that is over.
        for seat in &mut seats {
            (seat.here, seat.away, seat.clock) = (true, None, None);
        }
        let replay = Replay {
            record: state.record.clone(),
            game: state.game.clone(),
            people: Seat::all(seats.len())
                .map(|seat| state.person_at(Viewer::Seat(seat)))
                .collect(),
            seats,
        };
        Ok((replay, viewer.seat()))
    }
}

/// The viewer that the person is at a match that they may read.
fn over(state: &Table, person: Option<&PersonId>) -> Result<Viewer, ApiError> {
    let viewer = watching(state, person)?;
    if state.stage() != Stage::Over {
        return Err(ApiError::MatchRunning);
    }
    Ok(viewer)
}
