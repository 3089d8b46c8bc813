//! What the open cards say about the decisions that a review has priced. It has its own requests and its own documents, so that it never
//! enters a number of the review.

use std::sync::Arc;

use moonshot_bots::review::{Hindsight, Verdict};
use moonshot_protocol::parse_action;
use moonshot_rules::{AnyAction, AnyGame, Seat};
use moonshot_table::PersonId;
use serde::{Deserialize, Serialize};

use super::context::TableContext;
use super::live::LiveTable;
use super::replay::Replay;
use super::review::{
    Ended, REVIEW, Reviews, Running, SEED, Stored, options, rounded, save, stored,
};
use crate::error::ApiError;
use moonshot_api::{HindsightDecision, HindsightState, ReviewedDecision};

/// The kind of the documents with hindsight.
pub(crate) const HINDSIGHT: &str = "hindsight";

/// Hindsight as it is stored.
#[derive(Clone, Default, Serialize, Deserialize)]
struct Seen {
    /// The number of decisions of the review that have been looked at.
    done: usize,
    decisions: Vec<HindsightDecision>,
}

impl LiveTable {
    /// The hindsight on the decisions of a seat, as far as it has come.
    ///
    /// # Errors
    /// If the person may not watch, the match is not over, or it has no such seat.
    pub(crate) async fn hindsight(
        self: &Arc<Self>,
        person: Option<&PersonId>,
        seat: Seat,
    ) -> Result<HindsightState, ApiError> {
        let (replay, _) = self.replay(person).await?;
        replay.check(Some(seat))?;
        let running = self.context.reviews.get(&self.job(HINDSIGHT, seat));
        let reviewed = reviewed(&self.context, &replay, seat).await?;
        let seen = stored(&self.context, HINDSIGHT, &replay, seat).await?;
        let seen: Seen = seen.unwrap_or_default();
        Ok(state(seat, reviewed.len(), running.as_deref(), seen))
    }

    /// Looks at what the review of a seat has priced so far, or at what is left of it.
    ///
    /// # Errors
    /// As [`LiveTable::hindsight`], and if too many reviews are running.
    pub(crate) async fn start_hindsight(
        self: &Arc<Self>,
        person: Option<&PersonId>,
        seat: Seat,
    ) -> Result<HindsightState, ApiError> {
        let (replay, _) = self.replay(person).await?;
        replay.check(Some(seat))?;
        let context = Arc::clone(&self.context);
        let reviewed = reviewed(&context, &replay, seat).await?;
        let seen: Option<Seen> = stored(&context, HINDSIGHT, &replay, seat).await?;
        let seen = seen.unwrap_or_default();
        let (all, begun) = (reviewed.len(), seen.clone());
        if seen.done >= all {
            return Ok(state(seat, all, None, seen));
        }
        let job = self.job(HINDSIGHT, seat);
        let running = Reviews::run(&self.context, job, seen.done, |job| async move {
            go_on(&context, &Arc::new(replay), seat, &job, &reviewed, begun).await
        })?;
        Ok(state(seat, all, Some(&running), seen))
    }

    /// Stops it after the present decision.
    ///
    /// # Errors
    /// As [`LiveTable::hindsight`].
    pub(crate) async fn stop_hindsight(
        self: &Arc<Self>,
        person: Option<&PersonId>,
        seat: Seat,
    ) -> Result<HindsightState, ApiError> {
        // Only those who may read it may stop it.
        self.replay(person).await?;
        self.context.reviews.stop(&self.job(HINDSIGHT, seat));
        self.hindsight(person, seat).await
    }
}

/// The decisions that the review has priced so far.
async fn reviewed(
    context: &TableContext,
    replay: &Replay,
    seat: Seat,
) -> Result<Vec<ReviewedDecision>, ApiError> {
    let review: Option<Stored> = stored(context, REVIEW, replay, seat).await?;
    Ok(review.map_or_else(Vec::new, |stored| stored.review.decisions))
}

/// Looks at one decision after the other until all are done or it is stopped.
async fn go_on(
    context: &TableContext,
    replay: &Arc<Replay>,
    seat: Seat,
    job: &Running,
    reviewed: &[ReviewedDecision],
    mut seen: Seen,
) -> Result<Ended, ApiError> {
    let key = (HINDSIGHT, replay.record.id.clone(), seat);
    let playouts = options(replay.acts(seat)).pricing;
    let (mut hand, mut moments) = (0, Arc::default());
    for decision in reviewed.iter().skip(seen.done) {
        if job.stops() {
            save(context, HINDSIGHT, replay, seat, &seen).await?;
            if context.reviews.end(&key, job) {
                return Ok(Ended::Stopped);
            }
        }
        if decision.hand != hand {
            // Saved after each hand, as the review is.
            if hand > 0 {
                save(context, HINDSIGHT, replay, seat, &seen).await?;
            }
            hand = decision.hand;
            moments = moments_of(context, replay, hand, seat).await?;
        }
        if decision.verdict != Verdict::Forced.code() {
            let (all, one) = (Arc::clone(&moments), decision.clone());
            let look = move || {
                let (_, game, action) = all.iter().find(|(step, ..)| *step == one.step)?;
                look(game, seat, *action, &one, playouts)
            };
            let _turn = context.reviews.turn.lock().await;
            let found = context.thinkers.spare(look).await;
            let found = found.ok_or(ApiError::Internal("a decision was not looked at"))?;
            seen.decisions.extend(found);
        }
        seen.done += 1;
        job.is_done(seen.done);
    }
    save(context, HINDSIGHT, replay, seat, &seen).await?;
    Ok(Ended::Complete)
}

/// The moments of a hand at which the seat acted, by step.
type Moments = Arc<Vec<(usize, AnyGame, AnyAction)>>;

async fn moments_of(
    context: &TableContext,
    replay: &Arc<Replay>,
    hand: u32,
    seat: Seat,
) -> Result<Moments, ApiError> {
    let replay = Arc::clone(replay);
    let all = context.tellers.work(move |_| {
        replay.acts_of(hand, seat, |step, game, action| {
            (step, game.clone(), action)
        })
    });
    let all = all.await.flatten();
    all.map(Arc::new)
        .ok_or(ApiError::Internal("a match could not be told again"))
}

fn look(
    game: &AnyGame,
    seat: Seat,
    action: AnyAction,
    one: &ReviewedDecision,
    playouts: u32,
) -> Option<HindsightDecision> {
    let recommended = parse_action(game, &one.recommended).ok()?;
    let found = Hindsight::of(
        game,
        seat,
        one.number,
        [action, recommended],
        playouts,
        SEED,
    )?;
    Some(HindsightDecision {
        number: one.number,
        best: found.best.to_string(),
        unit: found.unit.text().to_owned(),
        cost: rounded(found.cost),
        error: rounded(found.error),
    })
}

fn state(seat: Seat, all: usize, running: Option<&Running>, seen: Seen) -> HindsightState {
    HindsightState {
        seat,
        done: running.map_or(seen.done, Running::done),
        all,
        running: running.is_some_and(|running| !running.stops()),
        decisions: seen.decisions,
    }
}
