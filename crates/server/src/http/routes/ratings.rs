//! Requests about ratings.

use axum::Json;
use axum::extract::{Path, State};
use moonshot_store::{Rated, RatingRecord};
use moonshot_table::PersonId;

use crate::auth::Caller;
use crate::error::ApiError;
use crate::http::app::App;
use moonshot_api::ErrorCode::*;
use moonshot_api::{GameRating, OwnRatings, PlayerRating, Ratings};

/// Number of players listed for a game.
const LISTED: usize = 100;
/// Factor of displayed ratings: a new player has 1,000.
const SCALE: f64 = 40.0;

/// Lists the best players of a game.
#[utoipa::path(
    get,
    path = "/api/ratings/{game}",
    tag = "lobby",
    params(("game" = String, Path, description = "The game's id.")),
    responses((status = 200, description = "The best hundred, best first.", body = Ratings)),
    extensions(("x-refuses" = json!([NotFound])))
)]
pub(crate) async fn of_game(
    State(app): State<App>,
    Path(game): Path<String>,
    caller: Caller,
) -> Result<Json<Ratings>, ApiError> {
    moonshot_protocol::find(&game).ok_or(ApiError::NoRoute)?;
    let own = caller.person();
    let best = app.tables.store().ratings().best(&game, LISTED).await?;
    let players = best.into_iter().map(|one| player_rating(one, own.as_ref()));
    Ok(Json(Ratings {
        players: players.collect(),
        game,
    }))
}

/// Returns the caller's ratings.
#[utoipa::path(
    get,
    path = "/api/ratings",
    tag = "identity",
    responses((status = 200, description = "One for each rated game; none for guests.", body = OwnRatings))
)]
pub(crate) async fn own(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<OwnRatings>, ApiError> {
    let own = caller.person();
    let ratings = match &own {
        Some(person) => app.tables.store().ratings().ratings_of(person).await?,
        None => Vec::new(),
    };
    let games = ratings.into_iter().map(|(game, rating)| GameRating {
        game,
        rating: player_rating(rating, own.as_ref()),
    });
    Ok(Json(OwnRatings {
        games: games.collect(),
    }))
}

fn player_rating(record: RatingRecord, own: Option<&PersonId>) -> PlayerRating {
    let scaled = |value: f64| (value * SCALE).round() as i32;
    let (level, person) = match record.player {
        Rated::Level(level) => (Some(level), None),
        Rated::Person(person) => (None, Some(person)),
    };
    PlayerRating {
        name: record.handle,
        bot: level.is_some() || record.program,
        level,
        you: person.is_some() && person.as_ref() == own,
        rating: scaled(record.rating.rating),
        give_or_take: scaled(2.0 * record.rating.uncertainty),
        matches: record.matches,
        won: record.won,
    }
}
