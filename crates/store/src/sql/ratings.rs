//! Ratings in either database.

use moonshot_table::PersonId;

use super::SqlStore;
use super::statement::{Connection, Row, query};
use crate::rating::{Rated, RatedMatch, Rating, after};
use crate::{Pending, RatingRecord, RatingStore, Read, StoreError};

/// A rating with its account; house bots have none.
const RATING: &str = "
    SELECT game, player, rating, uncertainty, matches, won, coalesce(handle, '') AS handle, coalesce(bot, FALSE) AS bot
    FROM ratings LEFT JOIN accounts ON accounts.person = ratings.player";

impl RatingStore for SqlStore {
    fn best<'a>(&'a self, game: &'a str, limit: usize) -> Pending<'a, Vec<RatingRecord>> {
        self.read(Read::Ratings, move || async move {
            let best = format!(
                "{RATING} WHERE game = $1 ORDER BY rating - 2 * uncertainty DESC, player LIMIT $2"
            );
            let rows = query(sqlx::AssertSqlSafe(best))
                .bind(game)
                .bind(limit as i64)
                .fetch_all(&self.readers)
                .await?;
            rows.iter().map(record).collect()
        })
    }

    fn ratings_of<'a>(&'a self, person: &'a PersonId) -> Pending<'a, Vec<(String, RatingRecord)>> {
        self.read(Read::Ratings, move || async move {
            let own = format!("{RATING} WHERE player = $1 ORDER BY game");
            let rows = query(sqlx::AssertSqlSafe(own))
                .bind(person.as_bytes())
                .fetch_all(&self.readers)
                .await?;
            let with_game = |row| Ok((Row::try_get(row, "game")?, record(row)?));
            rows.iter().map(with_game).collect()
        })
    }
}

fn record(row: &Row) -> Result<RatingRecord, StoreError> {
    let player: &[u8] = row.try_get("player")?;
    let player = match PersonId::from_bytes(player) {
        Some(person) => Rated::Person(person),
        None => Rated::Level(String::from_utf8_lossy(player).into_owned()),
    };
    Ok(RatingRecord {
        player,
        handle: row.try_get("handle")?,
        program: row.try_get("bot")?,
        rating: Rating {
            rating: row.try_get("rating")?,
            uncertainty: row.try_get("uncertainty")?,
        },
        matches: count(row, "matches")?,
        won: count(row, "won")?,
    })
}

fn count(row: &Row, column: &str) -> Result<u32, sqlx::Error> {
    let count: i64 = row.try_get(column)?;
    count
        .try_into()
        .map_err(|error: std::num::TryFromIntError| sqlx::Error::Decode(Box::new(error)))
}

fn key(player: &Rated) -> &[u8] {
    match player {
        Rated::Person(person) => person.as_bytes(),
        Rated::Level(level) => level.as_bytes(),
    }
}

/// Rates the players of a match, if each person in it has an account.
pub(super) async fn rate(
    connection: &mut Connection,
    rated: &RatedMatch,
) -> Result<(), StoreError> {
    let mut before = Vec::with_capacity(rated.players.len());
    for (player, place) in &rated.players {
        if let Rated::Person(person) = player {
            let account = query("SELECT 1 FROM accounts WHERE person = $1")
                .bind(person.as_bytes())
                .fetch_optional(&mut *connection)
                .await?;
            if account.is_none() {
                return Ok(());
            }
        }
        let row = query("SELECT rating, uncertainty FROM ratings WHERE game = $1 AND player = $2")
            .bind(&rated.game)
            .bind(key(player))
            .fetch_optional(&mut *connection)
            .await?;
        let rating = match row {
            Some(row) => Rating {
                rating: row.try_get("rating")?,
                uncertainty: row.try_get("uncertainty")?,
            },
            None => Rating::default(),
        };
        before.push((rating, *place));
    }
    for ((player, place), rating) in rated.players.iter().zip(after(&before)) {
        query(
            "INSERT INTO ratings (game, player, rating, uncertainty, matches, won) VALUES ($1, $2, $3, $4, 1, $5)
             ON CONFLICT (game, player) DO UPDATE SET rating = excluded.rating, uncertainty = excluded.uncertainty,
                matches = ratings.matches + 1, won = ratings.won + excluded.won",
        )
        .bind(&rated.game)
        .bind(key(player))
        .bind(rating.rating)
        .bind(rating.uncertainty)
        .bind(i64::from(*place == 1))
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
