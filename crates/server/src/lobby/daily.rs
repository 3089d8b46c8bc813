//! The deals of the day: for each game a short match, the same for everybody over one store.
//!
//! The seed of a day and a game follows from a secret of the store. Its hash is shown from the day before on, the seed itself from
//! the day after.

use std::collections::BTreeMap;

use hmac::{Hmac, KeyInit, Mac};
use moonshot_protocol::{Setup, document};
use moonshot_rules::Seat;
use moonshot_store::{Origin, OriginKind, TableId};
use moonshot_table::{PersonId, Seeds};
use serde_json::{Map, Value, json};
use sha2::Sha256;

use super::again::{Deals, Place};
use crate::auth::Player;
use crate::error::ApiError;
use crate::lobby::tables::Tables;
use crate::table::results::{DAILY, DailyRecord, daily_key, end_of_day};
use crate::util::clock::{DAY, day_of, now};
use crate::util::random;
use moonshot_api::{Daily, DailyGame, DailyResult, DailyTotal, TableMade};

/// The name of the secret from which seeds and ids of tables are derived.
const SECRET: &str = "deals";
/// The level of the bots.
const LEVEL: &str = "expert";
/// Maximum number of results that are compared.
const MOST: usize = 10_000;
/// Maximum number of a person's results that are read for a streak: two years of every game.
const MOST_OWN: usize = 3_650;

/// The matches of the day: game, players and the options that make it short.
fn matches() -> [(&'static str, usize, Map<String, Value>); 5] {
    let options = |value: Value| value.as_object().cloned().unwrap_or_default();
    [
        ("hearts", 4, options(json!({"target": 50}))),
        ("cardominoes", 4, options(json!({"target": 50}))),
        ("wild-twists", 4, Map::new()),
        ("black-hearts", 4, Map::new()),
        ("heartcatchers", 2, Map::new()),
    ]
}

impl Tables {
    /// Thirty-two bytes that only the servers over this store can compute.
    pub(super) async fn secret_of(&self, parts: &[&str]) -> Result<[u8; 32], ApiError> {
        let secret = self.deals_secret.get_or_try_init(async || {
            let fresh = random::bytes()?;
            Ok::<_, ApiError>(self.store().secret(SECRET, fresh).await?)
        });
        Ok(derived(secret.await?, parts))
    }

    /// The id of the person's table for something that everybody plays once.
    pub(super) async fn table_for(
        &self,
        parts: &[&str],
        person: &PersonId,
    ) -> Result<TableId, ApiError> {
        let person = hex::encode(person.as_bytes());
        let parts: Vec<&str> = ["table"]
            .iter()
            .chain(parts)
            .copied()
            .chain([&*person])
            .collect();
        let bytes = self.secret_of(&parts).await?;
        let mut id = [0; 26];
        id.copy_from_slice(&bytes[..26]);
        Ok(TableId::from_random(id))
    }

    async fn seed_of(&self, game: &str, day: &str) -> Result<[u8; 32], ApiError> {
        self.secret_of(&["daily", game, day]).await
    }

    async fn commitment_of(&self, game: &str, day: &str) -> Result<String, ApiError> {
        let seed = self.seed_of(game, day).await?;
        Ok(Seeds::new(seed, Vec::new()).commitment())
    }

    /// The deals of the day at that time, in milliseconds since 1970, as the person may know them.
    pub(crate) async fn daily(
        &self,
        person: Option<&PersonId>,
        now: i64,
    ) -> Result<Daily, ApiError> {
        let today = day_of(now);
        let mut begun = Vec::new();
        for (game, ..) in matches() {
            begun.push(match person {
                Some(person) => self.daily_table(game, &today, person).await?,
                None => None,
            });
        }
        // After results that were lost have been written.
        let own = match person {
            Some(person) => self.store().documents_of(person, DAILY, MOST_OWN).await?,
            None => Vec::new(),
        };
        let own: Vec<String> = own.into_iter().map(|document| document.key).collect();
        let mut games = Vec::new();
        for ((game, players, options), table) in matches().into_iter().zip(begun) {
            let setup = Setup::read(game, players, &options)
                .map_err(|error| ApiError::setup(game, error))?;
            let result = match (person, &table) {
                (Some(person), Some(_)) => self.daily_result(game, &today, person).await?,
                _ => None,
            };
            games.push(DailyGame {
                game: game.to_owned(),
                game_name: setup.game().name.to_owned(),
                options: document::options(&setup),
                players,
                commitment: self.commitment_of(game, &today).await?,
                next_commitment: self.commitment_of(game, &day_of(now + DAY)).await?,
                last_seed: hex::encode(self.seed_of(game, &day_of(now - DAY)).await?),
                table: table.map(|table| table.to_string()),
                streak: person.map_or(0, |person| {
                    let finished = |day: &str| own.contains(&daily_key(&of(game, day), person));
                    streak(now, finished)
                }),
                result,
            });
        }
        Ok(Daily {
            day: today,
            ends: end_of_day(now),
            games,
        })
    }

    /// The person's table of that day, if they have begun. A result that was not written when the match ended is written here.
    async fn daily_table(
        &self,
        game: &str,
        day: &str,
        person: &PersonId,
    ) -> Result<Option<TableId>, ApiError> {
        let id = self.table_for(&[DAILY, game, day], person).await?;
        let exists = self.store().lengths(std::slice::from_ref(&id)).await?;
        if exists.is_empty() {
            return Ok(None);
        }
        let key = daily_key(&of(game, day), person);
        if self.store().document(DAILY, &key).await?.is_none() {
            let table = self.open(id.as_str()).await?;
            let live = table.look().await?;
            let result = live.state.daily_result(now());
            drop(live);
            if let Some(result) = result {
                self.write(result).await?;
            }
        }
        Ok(Some(id))
    }

    /// The person's result of that day among all; `None` before they have finished.
    async fn daily_result(
        &self,
        game: &str,
        day: &str,
        person: &PersonId,
    ) -> Result<Option<DailyResult>, ApiError> {
        let of = of(game, day);
        let store = self.store();
        let Some(own) = store.document(DAILY, &daily_key(&of, person)).await? else {
            return Ok(None);
        };
        let Ok(own) = serde_json::from_str::<DailyRecord>(&own.body) else {
            return Ok(None);
        };
        let all = store
            .documents_below(DAILY, &format!("{of}/"), MOST)
            .await?;
        let scores = all.iter().filter_map(|document| {
            let record: DailyRecord = serde_json::from_str(&document.body).ok()?;
            Some((record.score(), record.round.total))
        });
        let mut people: BTreeMap<(i32, i32), usize> = BTreeMap::new();
        for score in scores {
            *people.entry(score).or_default() += 1;
        }
        let ahead = people.iter().filter(|((score, _), _)| *score < own.score());
        Ok(Some(DailyResult {
            place: 1 + ahead.map(|(_, people)| people).sum::<usize>(),
            finished: people.values().sum(),
            totals: people
                .iter()
                .map(|((_, total), people)| DailyTotal {
                    total: *total,
                    people: *people,
                })
                .collect(),
            round: own.round,
        }))
    }

    /// The person's table for a game's match of the day at that time.
    pub(crate) async fn play_daily(
        &self,
        game: &str,
        player: Player,
        name: String,
        now: i64,
    ) -> Result<TableMade, ApiError> {
        let found = matches().into_iter().find(|(id, ..)| *id == game);
        let (game, players, options) = found.ok_or(ApiError::NoRoute)?;
        let day = day_of(now);
        let table = self.table_for(&[DAILY, game, &day], &player.person).await?;
        let seed = self.seed_of(game, &day).await?;
        let deals = Deals::fresh(game, &options, players, seed, LEVEL);
        let place = Place {
            table,
            player,
            seat: Seat::new(0).ok_or(ApiError::NoSeat)?,
            name,
            origin: Origin {
                kind: OriginKind::Daily,
                of: of(game, &day),
                detail: "{}".into(),
            },
        };
        self.deal_again(deals, place).await
    }
}

/// A game's match of a day, as origins and keys name it.
fn of(game: &str, day: &str) -> String {
    format!("{game}/{day}")
}

/// HMAC-SHA256 of the parts, each with its length.
fn derived(secret: &[u8; 32], parts: &[&str]) -> [u8; 32] {
    let mut keyed = <Hmac<Sha256> as KeyInit>::new_from_slice(secret)
        .unwrap_or_else(|_| unreachable!("a key of any length is good"));
    for part in parts {
        keyed.update(&(part.len() as u32).to_le_bytes());
        keyed.update(part.as_bytes());
    }
    keyed.finalize().into_bytes().into()
}

/// The number of days in a row, up to today or yesterday, for which `finished` is true.
fn streak(now: i64, finished: impl Fn(&str) -> bool) -> u32 {
    let day = |back: u32| day_of(now - i64::from(back) * DAY);
    let first = u32::from(!finished(&day(0)));
    let days = (first..).take_while(|back| finished(&day(*back)));
    days.count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_ends_with_a_missed_day_and_lasts_until_today_is_over() {
        let days = |days: &'static [&'static str]| {
            let now = 20 * DAY + 5;
            streak(now, move |day| days.contains(&day))
        };
        assert_eq!(days(&[]), 0);
        assert_eq!(days(&["1970-01-21"]), 1);
        assert_eq!(days(&["1970-01-20"]), 1, "today can still be played");
        assert_eq!(days(&["1970-01-19"]), 0);
        assert_eq!(days(&["1970-01-21", "1970-01-20", "1970-01-18"]), 2);
    }

    #[test]
    fn every_match_of_the_day_can_be_played() {
        for (game, players, options) in matches() {
            assert!(Setup::read(game, players, &options).is_ok(), "{game}");
        }
    }

    #[test]
    fn what_is_derived_depends_on_every_part_and_on_where_parts_end() {
        let secret = [7; 32];
        let one = derived(&secret, &["daily", "hearts"]);
        assert_eq!(one, derived(&secret, &["daily", "hearts"]));
        for parts in [&["dailyhearts", ""][..], &["dailyh", "earts"], &["daily"]] {
            assert_ne!(one, derived(&secret, parts));
        }
        assert_ne!(one, derived(&[8; 32], &["daily", "hearts"]));
    }
}
