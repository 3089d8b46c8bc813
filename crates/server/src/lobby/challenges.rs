//! Challenges: the same deals, seats and bots for everybody who opens a link, and their results side by side.
//!
//! A challenge is a document. A person's table has an id that follows from the challenge, the person and a secret, so each person plays
//! each match once, whichever server they ask.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use moonshot_protocol::{Setup, document};
use moonshot_rules::Seat;
use moonshot_store::{Document, Origin, OriginKind, TableId, Write};
use moonshot_table::PersonId;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::again::{Deals, Place, chosen, own_seat};
use crate::auth::Player;
use crate::error::ApiError;
use crate::lobby::tables::Tables;
use crate::table::checked_level;
use crate::table::results::{lower_wins, result_of};
use crate::table::state::watching;
use crate::util::random;
use moonshot_api::{
    Challenge, ChallengeMade, ChallengeRequest, ChallengeResult, ChallengeRound, DuplicateRequest,
    RoundResult, TableMade,
};

/// The kind of the documents of challenges. The key is the challenge's id.
const CHALLENGE: &str = "challenge";
/// The kind of the documents that outlive challenges: their ids.
const CHALLENGE_ID: &str = "challenge-id";
/// Maximum number of tables whose results are compared, the newest first.
const MOST: usize = 200;
/// The level of the bots of duplicate matches whose maker chose none.
const LEVEL: &str = "expert";

/// A challenge as it is stored.
#[derive(Serialize, Deserialize)]
struct Stored {
    game: String,
    players: usize,
    options: Map<String, Value>,
    /// The seat that everybody plays; `None` for a duplicate match, which is played once in each seat.
    seat: Option<Seat>,
    /// The level of the bots of a duplicate match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<String>,
}

/// A challenge that was read.
struct Found {
    id: String,
    stored: Stored,
    /// The match that it was made of.
    source: Option<TableId>,
}

/// What a person has played of a challenge.
#[derive(Default)]
struct Played {
    name: String,
    first: bool,
    rounds: BTreeMap<Seat, RoundResult>,
}

impl Found {
    fn rounds(&self) -> Vec<Seat> {
        match self.stored.seat {
            Some(seat) => vec![seat],
            None => Seat::all(self.stored.players).collect(),
        }
    }

    fn kind(&self) -> OriginKind {
        match self.stored.seat {
            Some(_) => OriginKind::Challenge,
            None => OriginKind::Duplicate,
        }
    }
}

impl Tables {
    /// Makes a challenge of a finished match.
    pub(crate) async fn challenge(
        &self,
        source: &str,
        person: PersonId,
        wanted: ChallengeRequest,
    ) -> Result<ChallengeMade, ApiError> {
        let table = self.open(source).await?;
        let live = table.refresh().await?;
        watching(&live.state, Some(&person))?;
        let seat = wanted.seat.or_else(|| own_seat(&live.state, &person));
        let seat = chosen(&live.state, seat)?;
        let deals = Deals::of(&live.state, None)?;
        let stored = Stored {
            players: deals.bots.len(),
            game: deals.game,
            options: deals.options,
            seat: Some(seat),
            level: None,
        };
        let source = live.state.record.id.clone();
        drop(live);
        self.store_challenge(&stored, person, Some(source)).await
    }

    /// Makes a duplicate match.
    pub(crate) async fn duplicate(
        &self,
        person: PersonId,
        wanted: DuplicateRequest,
    ) -> Result<ChallengeMade, ApiError> {
        let options = wanted.options.unwrap_or_default();
        Setup::read(&wanted.game, wanted.players, &options)
            .map_err(|error| ApiError::setup(&wanted.game, error))?;
        let stored = Stored {
            game: wanted.game,
            players: wanted.players,
            options,
            seat: None,
            level: checked_level(wanted.level)?,
        };
        self.store_challenge(&stored, person, None).await
    }

    async fn store_challenge(
        &self,
        stored: &Stored,
        owner: PersonId,
        table: Option<TableId>,
    ) -> Result<ChallengeMade, ApiError> {
        let id = TableId::from_random(random::bytes()?).to_string();
        let body = serde_json::to_string(stored)
            .map_err(|_| ApiError::Internal("a challenge cannot be serialised"))?;
        let document = |kind: &str, owner, table, body| Write::Document {
            kind: kind.to_owned(),
            key: id.clone(),
            owner,
            table,
            body,
        };
        self.write(document(CHALLENGE_ID, None, None, String::new()))
            .await?;
        self.write(document(CHALLENGE, Some(owner), table, body))
            .await?;
        Ok(ChallengeMade { challenge: id })
    }

    async fn find_challenge(&self, id: &str) -> Result<Found, ApiError> {
        let id: TableId = id.parse().map_err(|_| ApiError::NoChallenge)?;
        let id = id.to_string();
        let store = self.store();
        let Some(Document { body, table, .. }) = store.document(CHALLENGE, &id).await? else {
            let was = store.document(CHALLENGE_ID, &id).await?;
            return Err(was.map_or(ApiError::NoChallenge, |_| ApiError::ChallengeGone));
        };
        let stored = serde_json::from_str(&body)
            .map_err(|_| ApiError::Internal("a stored challenge cannot be read"))?;
        Ok(Found {
            id,
            stored,
            source: table,
        })
    }

    /// The person's table for the match of a challenge in that seat.
    async fn challenge_table(
        &self,
        found: &Found,
        seat: Seat,
        person: &PersonId,
    ) -> Result<TableId, ApiError> {
        let seat = seat.to_string();
        let parts = [CHALLENGE, &found.id, &seat];
        self.table_for(&parts, person).await
    }

    /// The person's table for the next match of a challenge, or the last one if they have played all.
    pub(crate) async fn play_challenge(
        &self,
        id: &str,
        player: Player,
        name: String,
    ) -> Result<TableMade, ApiError> {
        let found = self.find_challenge(id).await?;
        if let Some(source) = self.own_source(&found, &player.person).await? {
            return Ok(source);
        }
        let mut last = None;
        for seat in found.rounds() {
            let table = self.challenge_table(&found, seat, &player.person).await?;
            match self.open(table.as_str()).await {
                Err(ApiError::NoTable) => {
                    let deals = self.challenge_deals(&found, seat).await?;
                    let place = Place {
                        table,
                        player,
                        seat,
                        name,
                        origin: Origin {
                            kind: found.kind(),
                            of: found.id.clone(),
                            detail: "{}".into(),
                        },
                    };
                    return self.deal_again(deals, place).await;
                }
                opened => {
                    let opened = opened?;
                    let live = opened.look().await?;
                    last = Some(live.state.made());
                    if !live.state.game.is_over() {
                        break;
                    }
                }
            }
        }
        last.ok_or(ApiError::Internal("a challenge has no match"))
    }

    /// The match that the challenge was made of, if it was the person's in the seat that everybody plays.
    async fn own_source(
        &self,
        found: &Found,
        person: &PersonId,
    ) -> Result<Option<TableMade>, ApiError> {
        let Some(source) = &found.source else {
            return Ok(None);
        };
        let source = self.open(source.as_str()).await?;
        let live = source.look().await?;
        let own = own_seat(&live.state, person);
        Ok((own.is_some() && own == found.stored.seat).then(|| live.state.made()))
    }

    async fn challenge_deals(&self, found: &Found, seat: Seat) -> Result<Deals, ApiError> {
        if let Some(source) = &found.source {
            let source = self.open(source.as_str()).await?;
            let live = source.look().await?;
            return Deals::of(&live.state, None);
        }
        let round = seat.to_string();
        let seed = self.secret_of(&["duplicate", &found.id, &round]).await?;
        let Stored {
            game,
            options,
            players,
            level,
            ..
        } = &found.stored;
        let level = level.as_deref().unwrap_or(LEVEL);
        Ok(Deals::fresh(game, options, *players, seed, level))
    }

    /// A challenge for a person: the results only if they have finished it.
    pub(crate) async fn show_challenge(
        &self,
        id: &str,
        person: Option<&PersonId>,
    ) -> Result<Challenge, ApiError> {
        let found = self.find_challenge(id).await?;
        let stored = &found.stored;
        let setup = Setup::read(&stored.game, stored.players, &stored.options)
            .map_err(|error| ApiError::setup(&stored.game, error))?;
        let mut rounds = Vec::new();
        for seat in found.rounds() {
            rounds.push(self.round_of(&found, seat, person).await?);
        }
        let (played, lower) = self.results_of(&found).await?;
        let done = rounds.iter().all(|round| round.over);
        Ok(Challenge {
            challenge: found.id.clone(),
            game: stored.game.clone(),
            game_name: setup.game().name.to_owned(),
            options: document::options(&setup),
            players: stored.players,
            finished: played.len(),
            results: done.then(|| ranked(played, person, lower)),
            rounds,
        })
    }

    /// The person's part in a match of a challenge.
    async fn round_of(
        &self,
        found: &Found,
        seat: Seat,
        person: Option<&PersonId>,
    ) -> Result<ChallengeRound, ApiError> {
        let mut round = ChallengeRound {
            seat,
            table: None,
            over: false,
        };
        let Some(person) = person else {
            return Ok(round);
        };
        if let Some(source) = self.own_source(found, person).await? {
            round.table = Some(source.table);
            round.over = true;
            return Ok(round);
        }
        let table = self.challenge_table(found, seat, person).await?;
        match self.open(table.as_str()).await {
            Err(ApiError::NoTable) => Ok(round),
            opened => {
                let opened = opened?;
                let live = opened.look().await?;
                round.table = Some(table.to_string());
                round.over = live.state.game.is_over();
                Ok(round)
            }
        }
    }

    /// The people who have finished a challenge, and whether the lower total is the better one.
    async fn results_of(
        &self,
        found: &Found,
    ) -> Result<(BTreeMap<PersonId, Played>, bool), ApiError> {
        let mut people: BTreeMap<PersonId, Played> = BTreeMap::new();
        let mut lower = true;
        let kind = found.kind();
        let tables = self
            .store()
            .tables_with_origin(kind, &found.id, MOST)
            .await?;
        let tables = tables.into_iter().map(|table| (table, false));
        let source = found.source.clone().map(|table| (table, true));
        for (table, first) in tables.chain(source) {
            let table = match self.open(table.as_str()).await {
                // Deleted or damaged meanwhile: the others are compared.
                Err(ApiError::NoTable | ApiError::Damaged(_) | ApiError::DamagedRow(_)) => continue,
                opened => opened?,
            };
            let live = table.look().await?;
            let state = &live.state;
            for (seat, place) in state.seated() {
                let asked = !first || Some(seat) == found.stored.seat;
                let (true, Some(person)) = (asked, place.person()) else {
                    continue;
                };
                let Some(result) = result_of(&state.game, seat) else {
                    continue;
                };
                lower = lower_wins(&state.game).unwrap_or(lower);
                let played = people.entry(person.clone()).or_default();
                played.name = place.name.clone();
                played.first |= first;
                played.rounds.insert(seat, result);
            }
        }
        let rounds = found.rounds().len();
        people.retain(|_, played| played.rounds.len() == rounds);
        Ok((people, lower))
    }
}

/// The results, the best first, with their places.
fn ranked(
    played: BTreeMap<PersonId, Played>,
    person: Option<&PersonId>,
    lower: bool,
) -> Vec<ChallengeResult> {
    let mut results: Vec<ChallengeResult> = played
        .into_iter()
        .map(|(who, played)| ChallengeResult {
            name: played.name,
            you: Some(&who) == person,
            first: played.first,
            place: 0,
            total: played.rounds.values().map(|round| round.total).sum(),
            rounds: played.rounds.into_values().collect(),
        })
        .collect();
    let score = |total: i32| if lower { total } else { -total };
    // Where totals are equal, who won more matches is ahead.
    let key = |result: &ChallengeResult| {
        let won = result.rounds.iter().filter(|round| round.won).count();
        (score(result.total), Reverse(won))
    };
    results.sort_by_key(key);
    let keys: Vec<_> = results.iter().map(key).collect();
    for (result, own) in results.iter_mut().zip(&keys) {
        result.place = 1 + keys.iter().filter(|other| *other < own).count();
    }
    results
}
