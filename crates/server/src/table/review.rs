//! Reviews of finished matches, in the background: one decision at a time, whenever no bot wants to think.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use moonshot_bots::HintUnit;
use moonshot_bots::review::{
    Adjusted, Decision, LuckMeter, LuckUnit, ReviewOptions, Reviewer, Total, Verdict,
};
use moonshot_rules::{AnyAction, AnyCard, AnyView, Game, Seat};
use moonshot_store::{TableId, Write};
use moonshot_table::PersonId;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex as Turns;

use super::context::TableContext;
use super::live::LiveTable;
use super::mistakes::Mistakes;
use super::replay::Replay;
use crate::error::ApiError;
use crate::util::clock::now;
use moonshot_api::{
    CostExplanation, ExpectedResult, LuckAdjusted, ReviewCost, ReviewState, ReviewStatistics,
    ReviewedDecision, SeatReview,
};

/// The kind of the documents with reviews.
pub(crate) const REVIEW: &str = "review";
/// The kind of the documents with what a complete review adds up to, for the statistics of the person reviewed.
pub(crate) const REVIEW_SUMS: &str = "review-sums";
/// Playouts for each decision, before a long match makes them fewer.
const PLAYOUTS: u32 = if cfg!(test) {
    ReviewOptions::LEAST
} else {
    ReviewOptions::USUAL
};
/// The seed of all reviews: the same match has the same review, whenever it is made.
pub(super) const SEED: u64 = 1;
/// How many steps of a match are measured for luck at a time.
const LUCK_STEPS: usize = 8;
/// Maximum number of reviews at a time, those in hindsight included.
const MOST: usize = 1_000;

/// The running reviews of a server.
#[derive(Default)]
pub(crate) struct Reviews {
    running: Mutex<HashMap<Job, Arc<Running>>>,
    /// Held for one decision at a time, so that all reviews proceed.
    pub(super) turn: Turns<()>,
}

/// The subject of a review: a kind of document, a match and a seat of it.
pub(super) type Job = (&'static str, TableId, Seat);

/// A running review.
#[derive(Default)]
pub(super) struct Running {
    done: AtomicUsize,
    stop: AtomicBool,
}

impl Running {
    pub(super) fn done(&self) -> usize {
        self.done.load(Ordering::Acquire)
    }

    pub(super) fn is_done(&self, decisions: usize) {
        self.done.store(decisions, Ordering::Release);
    }

    pub(super) fn stops(&self) -> bool {
        self.stop.load(Ordering::Acquire)
    }
}

/// A review as it is stored.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Stored {
    /// The number of actions of the seat that have been reviewed.
    done: usize,
    /// The number of all actions of the seat.
    all: usize,
    pub(super) review: SeatReview,
}

/// An action of the reviewed seat, and what it saw before.
pub(super) struct Turn {
    pub(super) step: usize,
    pub(super) view: AnyView,
    pub(super) action: AnyAction,
}

impl Reviews {
    fn running(&self) -> std::sync::MutexGuard<'_, HashMap<Job, Arc<Running>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn get(&self, job: &Job) -> Option<Arc<Running>> {
        self.running().get(job).cloned()
    }

    /// Stops a review after the present decision.
    pub(super) fn stop(&self, job: &Job) {
        if let Some(running) = self.get(job) {
            running.stop.store(true, Ordering::Release);
        }
    }

    /// Runs a review in the background, unless it runs already; so many decisions are done.
    ///
    /// # Errors
    /// If too many reviews are running.
    pub(super) fn run<Work>(
        context: &Arc<TableContext>,
        job: Job,
        done: usize,
        work: impl FnOnce(Arc<Running>) -> Work,
    ) -> Result<Arc<Running>, ApiError>
    where
        Work: Future<Output = Result<Ended, ApiError>> + Send + 'static,
    {
        let mut all = context.reviews.running();
        if let Some(running) = all.get(&job) {
            running.stop.store(false, Ordering::Release);
            return Ok(Arc::clone(running));
        }
        if all.len() >= MOST {
            return Err(ApiError::TooOften(60));
        }
        let running = Arc::new(Running::default());
        running.is_done(done);
        all.insert(job.clone(), Arc::clone(&running));
        drop(all);
        let (context, work) = (Arc::clone(context), work(Arc::clone(&running)));
        tokio::spawn(async move {
            match work.await {
                // Another may have begun since it was stopped.
                Ok(Ended::Stopped) => return,
                Ok(Ended::Complete) => {}
                Err(error) => {
                    let error = error.causes();
                    tracing::warn!(table = %job.1, error, "a review was given up");
                }
            }
            context.reviews.running().remove(&job);
        });
        Ok(running)
    }

    /// Ends a review that is to stop; false if it has been taken up again meanwhile.
    pub(super) fn end(&self, job: &Job, one: &Running) -> bool {
        let mut running = self.running();
        let stops = one.stops();
        if stops {
            running.remove(job);
        }
        stops
    }
}

impl LiveTable {
    /// The review of a seat, as far as it has come.
    ///
    /// # Errors
    /// If the person may not watch, the match is not over, or it has no such seat.
    pub(crate) async fn review(
        self: &Arc<Self>,
        person: Option<&PersonId>,
        seat: Seat,
    ) -> Result<ReviewState, ApiError> {
        let (replay, _) = self.replay(person).await?;
        replay.check(Some(seat))?;
        let running = self.context.reviews.get(&self.job(REVIEW, seat));
        let stored = stored(&self.context, REVIEW, &replay, seat).await?;
        Ok(state(seat, &replay, running, stored))
    }

    /// Starts the review of a seat, or takes it up.
    ///
    /// # Errors
    /// As [`LiveTable::review`], and if too many reviews are running.
    pub(crate) async fn start_review(
        self: &Arc<Self>,
        person: Option<&PersonId>,
        seat: Seat,
    ) -> Result<ReviewState, ApiError> {
        let (replay, _) = self.replay(person).await?;
        replay.check(Some(seat))?;
        let replay = Arc::new(replay);
        let known: Option<Stored> = stored(&self.context, REVIEW, &replay, seat).await?;
        let begun = known.unwrap_or_else(|| {
            let all = replay.acts(seat);
            let options = options(all);
            Stored {
                done: 0,
                all,
                review: SeatReview {
                    playouts: options.choosing + options.pricing,
                    decisions: Vec::new(),
                    luck: None,
                },
            }
        });
        let complete = begun.review.luck.is_some();
        let running = if complete {
            None
        } else {
            Some(self.run_review(seat, &replay, begun.clone())?)
        };
        Ok(state(seat, &replay, running, Some(begun)))
    }

    /// Stops the review of a seat after the present decision.
    ///
    /// # Errors
    /// As [`LiveTable::review`].
    pub(crate) async fn stop_review(
        self: &Arc<Self>,
        person: Option<&PersonId>,
        seat: Seat,
    ) -> Result<ReviewState, ApiError> {
        // Only those who may read it may stop it.
        self.replay(person).await?;
        self.context.reviews.stop(&self.job(REVIEW, seat));
        self.review(person, seat).await
    }

    pub(super) fn job(&self, kind: &'static str, seat: Seat) -> Job {
        (kind, self.id.clone(), seat)
    }

    fn run_review(
        self: &Arc<Self>,
        seat: Seat,
        replay: &Arc<Replay>,
        begun: Stored,
    ) -> Result<Arc<Running>, ApiError> {
        let (context, replay) = (Arc::clone(&self.context), Arc::clone(replay));
        let (job, done) = (self.job(REVIEW, seat), begun.done);
        Reviews::run(&self.context, job, done, |job| async move {
            go_on(&context, &replay, seat, &job, begun).await
        })
    }
}

/// How a review ended.
pub(super) enum Ended {
    Complete,
    /// It was stopped, and no longer counts as running.
    Stopped,
}

/// Reviews decision by decision until all are done or the review is stopped.
async fn go_on(
    context: &TableContext,
    replay: &Arc<Replay>,
    seat: Seat,
    job: &Running,
    mut stored: Stored,
) -> Result<Ended, ApiError> {
    let key = (REVIEW, replay.record.id.clone(), seat);
    let reviewer = Reviewer::new(SEED, options(stored.all));
    let mut mistakes = Mistakes::of(context, replay, seat).await;
    let mut number = 0;
    for hand in 1.. {
        let played = Arc::clone(replay);
        let turns = context
            .tellers
            .work(move |_| played.turns(hand, seat))
            .await;
        let Some(Some(turns)) = turns else { break };
        let known = stored.done;
        for turn in turns {
            if number >= stored.done {
                if job.stops() {
                    let decisions = &stored.review.decisions;
                    mistakes.keep(context, decisions, now()).await?;
                    save(context, REVIEW, replay, seat, &stored).await?;
                    if context.reviews.end(&key, job) {
                        return Ok(Ended::Stopped);
                    }
                }
                let step = turn.step;
                let price = move || reviewer.decision(number, &turn.view, turn.action);
                let _turn = context.reviews.turn.lock().await;
                let decision = context.thinkers.spare(price).await;
                let decision = decision.ok_or(ApiError::Internal("a decision was not reviewed"))?;
                stored
                    .review
                    .decisions
                    .extend(decision.map(|one| wire(one, step)));
                stored.done = number + 1;
                job.is_done(stored.done);
            }
            number += 1;
        }
        let decisions = &stored.review.decisions;
        mistakes.keep(context, decisions, now()).await?;
        if stored.done > known {
            save(context, REVIEW, replay, seat, &stored).await?;
        }
    }
    stored.review.luck = luck(context, replay, seat, job).await?;
    let complete = stored.review.luck.is_some();
    if complete {
        let owner = replay.people[seat.index()].clone();
        if let (Some(_), Some(sums)) = (&owner, sums(&stored.review)) {
            save_for(context, REVIEW_SUMS, replay, seat, owner, &sums).await?;
        }
        save(context, REVIEW, replay, seat, &stored).await?;
    }
    Ok(if complete {
        Ended::Complete
    } else {
        Ended::Stopped
    })
}

/// The result less luck; `None` if the review was stopped.
async fn luck(
    context: &TableContext,
    replay: &Arc<Replay>,
    seat: Seat,
    job: &Running,
) -> Result<Option<LuckAdjusted>, ApiError> {
    let failed = ApiError::Internal("luck could not be measured");
    let Ok(start) = replay.game.setup().start() else {
        return Err(failed);
    };
    let key = (REVIEW, replay.record.id.clone(), seat);
    let mut state = start.clone();
    let mut meter = LuckMeter::new(&start, LuckMeter::USUAL, SEED);
    let steps: Vec<_> = replay.game.steps().map(|standing| standing.step).collect();
    for some in steps.chunks(LUCK_STEPS) {
        if job.stops() && context.reviews.end(&key, job) {
            return Ok(None);
        }
        let (some, mut measured, mut at) = (some.to_vec(), meter, state);
        let _turn = context.reviews.turn.lock().await;
        let measure = move || {
            for step in some {
                let before = at.clone();
                at.step(&step).ok()?;
                measured.step(&before, &step, &at);
            }
            Some((measured, at))
        };
        let done = context.thinkers.spare(measure).await.flatten();
        let Some(done) = done else { return Err(failed) };
        (meter, state) = done;
    }
    // A match that was stopped before its first hand was scored has no result.
    Ok(Some(meter.adjusted(seat).map_or_else(nothing, adjusted)))
}

pub(super) fn options(decisions: usize) -> ReviewOptions {
    ReviewOptions::playouts(PLAYOUTS).for_decisions(decisions)
}

fn key(replay: &Replay, seat: Seat) -> String {
    format!("{}/{}", replay.record.id, seat.index())
}

/// The stored review of a seat.
pub(super) async fn stored<T: DeserializeOwned>(
    context: &TableContext,
    kind: &str,
    replay: &Replay,
    seat: Seat,
) -> Result<Option<T>, ApiError> {
    let document = context.store.document(kind, &key(replay, seat)).await?;
    // A review in a form of another release is made again.
    Ok(document.and_then(|document| serde_json::from_str(&document.body).ok()))
}

pub(super) async fn save<T: Serialize>(
    context: &TableContext,
    kind: &str,
    replay: &Replay,
    seat: Seat,
    review: &T,
) -> Result<(), ApiError> {
    save_for(context, kind, replay, seat, None, review).await
}

/// Stores a document about the seat's play, of that person or of nobody.
async fn save_for<T: Serialize>(
    context: &TableContext,
    kind: &str,
    replay: &Replay,
    seat: Seat,
    owner: Option<PersonId>,
    review: &T,
) -> Result<(), ApiError> {
    let body = serde_json::to_string(review);
    let document = Write::Document {
        kind: kind.to_owned(),
        key: key(replay, seat),
        owner,
        table: Some(replay.record.id.clone()),
        body: body.map_err(|_| ApiError::Internal("a review could not be written"))?,
    };
    Ok(context.writer.write(document).await?)
}

/// What a complete review adds up to; `None` before.
fn sums(review: &SeatReview) -> Option<ReviewStatistics> {
    let unpriced = [Verdict::Forced, Verdict::NotPriced].map(Verdict::code);
    let cost = |unit: HintUnit| {
        let decisions = review.decisions.iter();
        let priced =
            decisions.filter(|one| one.unit == unit.text() && !unpriced.contains(&&*one.verdict));
        let total: Total = priced.map(|one| (one.cost, one.error)).collect();
        (total.decisions > 0).then_some(ReviewCost {
            cost: rounded(total.cost),
            error: rounded(total.error),
            decisions: total.decisions,
        })
    };
    Some(ReviewStatistics {
        points: cost(HintUnit::Points),
        chance: cost(HintUnit::Chance),
        luck: review.luck.clone()?,
    })
}

fn state(
    seat: Seat,
    replay: &Replay,
    running: Option<Arc<Running>>,
    stored: Option<Stored>,
) -> ReviewState {
    let known = stored.as_ref().map_or(0, |stored| stored.done);
    let all = stored.as_ref().map(|stored| stored.all);
    let going = running.as_ref().map(|running| running.done());
    ReviewState {
        seat,
        done: going.unwrap_or(known),
        all: all.unwrap_or_else(|| replay.acts(seat)),
        running: running.is_some_and(|running| !running.stops()),
        review: stored.map(|stored| stored.review),
    }
}

fn wire(one: Decision, step: usize) -> ReviewedDecision {
    ReviewedDecision {
        number: one.number,
        hand: one.hand,
        step,
        trick: one.trick,
        area: one.area.code().to_owned(),
        action: one.action.to_string(),
        recommended: one.recommended.to_string(),
        unit: one.unit.text().to_owned(),
        cost: rounded(one.cost),
        error: rounded(one.error),
        verdict: one.verdict.code().to_owned(),
        explanation: one.explanation.map(|why| CostExplanation {
            reason: why.reason.code().to_owned(),
            cards: why.cards.iter().map(AnyCard::to_string).collect(),
            after_action: rounded(why.after_action),
            after_recommended: rounded(why.after_recommended),
            recommended: why.recommended.code().to_owned(),
            sentence: why.to_string(),
        }),
        expected: one.expected.map(|expected| ExpectedResult {
            points: expected.points.map(rounded),
            chance: rounded(expected.chance),
        }),
    }
}

/// The number to four decimals: more than its error allows, and the same however often it is stored and read.
pub(super) fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

fn adjusted(luck: Adjusted) -> LuckAdjusted {
    let unit = match luck.unit {
        LuckUnit::Points => "points",
        LuckUnit::Matches => "matches",
        LuckUnit::Games => "games",
    };
    LuckAdjusted {
        unit: unit.to_owned(),
        hands: luck.hands,
        result: rounded(luck.result),
        deal: rounded(luck.deal),
        pass: rounded(luck.pass),
        play: rounded(luck.play),
        adjusted: rounded(luck.adjusted),
        error: rounded(luck.error),
    }
}

/// The luck of a match of which nothing was scored.
fn nothing() -> LuckAdjusted {
    LuckAdjusted {
        unit: "points".to_owned(),
        hands: 0,
        result: 0.0,
        deal: 0.0,
        pass: 0.0,
        play: 0.0,
        adjusted: 0.0,
        error: 0.0,
    }
}
