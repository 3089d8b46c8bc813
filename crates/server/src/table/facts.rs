//! The facts of a finished match, and what they are for one of its players.

use std::sync::Arc;

use moonshot_rules::{AnyGame, Game, Outcome, Seat};
use moonshot_table::facts::{HandFacts, MatchFacts, MoonAttempt, SeatFacts, highlights};
use moonshot_table::{Match, PersonId};

use super::live::LiveTable;
use super::state::watching;
use crate::error::ApiError;
use moonshot_api::{FactSheet, MatchStatistics, PassStatistics, Stage};

impl LiveTable {
    /// The facts of the match and its highlights for the person.
    ///
    /// # Errors
    /// If the person may not watch, or the match is not over.
    pub(crate) async fn facts(
        self: &Arc<Self>,
        person: Option<&PersonId>,
    ) -> Result<FactSheet, ApiError> {
        let live = self.refresh().await?;
        let you = watching(&live.state, person)?.seat();
        if live.state.stage() != Stage::Over {
            return Err(ApiError::MatchRunning);
        }
        let (game, table) = (live.state.game.clone(), live.state.record.id.to_string());
        drop(live);
        let sheet = self.context.tellers.work(move |_| {
            let facts = MatchFacts::of(&game);
            let winners: Vec<Seat> = outcome(&game)
                .map(|outcome| outcome.winners.iter().collect())
                .unwrap_or_default();
            FactSheet {
                highlights: highlights(&facts, &winners, you),
                hands: facts.hands,
                table,
                you,
            }
        });
        let sheet = sheet.await;
        sheet.ok_or(ApiError::Internal("the facts of a match could not be read"))
    }

    /// The match in numbers for a person who has a seat at its end; `None` if it is not over.
    /// Inner `None`: the match does not count.
    pub(crate) async fn statistics(
        self: &Arc<Self>,
        person: &PersonId,
        ended: i64,
    ) -> Result<Option<Option<MatchStatistics>>, ApiError> {
        let live = self.refresh().await?;
        let state = &live.state;
        if state.stage() != Stage::Over {
            return Ok(None);
        }
        let record = &state.record;
        let counts = record.origin.is_none() && record.lesson.is_none();
        let Some(seat) = state.seat_of(person).filter(|_| counts) else {
            return Ok(Some(None));
        };
        let empty = MatchStatistics {
            table: record.id.to_string(),
            game: record.game.clone(),
            ended,
            players: record.seats.len(),
            people: state.people().saturating_sub(1),
            place: None,
            won: false,
            hands: 0,
            points: 0,
            moons_tried: 0,
            moons_made: 0,
            moons_stopped: 0,
            moons_suffered: 0,
            queens_taken: 0,
            queens_given: 0,
            passes: Vec::new(),
            review: None,
        };
        let game = state.game.clone();
        drop(live);
        let numbers = self
            .context
            .tellers
            .work(move |_| in_numbers(empty, &game, seat));
        let numbers = numbers.await;
        let numbers = numbers.ok_or(ApiError::Internal("a match could not be counted"))?;
        Ok(Some(Some(numbers)))
    }
}

fn outcome(game: &Match) -> Option<Outcome> {
    game.state().outcome()
}

/// Fills in what the seat did in the match.
fn in_numbers(mut numbers: MatchStatistics, game: &Match, seat: Seat) -> MatchStatistics {
    let facts = MatchFacts::of(game);
    for hand in facts.hands.iter().filter(|hand| hand.scored) {
        if let Some(own) = hand.seats.get(seat.index()) {
            add_hand(&mut numbers, hand, own, seat);
        }
    }
    if let Some(outcome) = outcome(game) {
        numbers.won = outcome.winners.contains(seat);
        // In Heartcatchers totals are games won.
        let most_wins = matches!(game.state(), AnyGame::Heartcatchers(_));
        let own = outcome.totals[seat.index()];
        let ahead = outcome.totals.iter().filter(|other| match most_wins {
            true => **other > own,
            false => **other < own,
        });
        // The winner of Black Hearts may have the most points (B-14).
        numbers.place = Some(if numbers.won {
            1
        } else {
            (1 + ahead.count()).max(2)
        });
    }
    numbers
}

fn add_hand(numbers: &mut MatchStatistics, hand: &HandFacts, own: &SeatFacts, seat: Seat) {
    numbers.hands += 1;
    numbers.points += own.points;
    numbers.moons_tried += u32::from(own.moon != MoonAttempt::None);
    numbers.moons_made += u32::from(own.moon == MoonAttempt::Made);
    numbers.moons_stopped += u32::from(own.moon_stopped);
    numbers.moons_suffered += u32::from(own.moon_suffered);
    for queen in &hand.queens {
        numbers.queens_taken += u32::from(queen.taken == seat);
        numbers.queens_given += u32::from(queen.played == Some(seat) && queen.taken != seat);
    }
    let left = hand.pass_left;
    let same = numbers.passes.iter_mut().find(|pass| pass.left == left);
    match same {
        Some(pass) => {
            pass.hands += 1;
            pass.points += own.points;
        }
        None => numbers.passes.push(PassStatistics {
            left,
            hands: 1,
            points: own.points,
        }),
    }
}
