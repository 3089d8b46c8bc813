//! The deals of a match, played again with bots that play the same for the same actions.

use std::sync::Arc;

use moonshot_protocol::CardFaces;
use moonshot_rules::{Game, Seat, Step};
use moonshot_store::{Origin, OriginKind, SeatRecord, StoreError, TableId, TableRecord};
use moonshot_table::{Access, Change, PersonId, Seeds, Terms};
use serde_json::{Map, Value, json};

use crate::auth::Player;
use crate::error::ApiError;
use crate::lobby::tables::Tables;
use crate::names::{bot_names, name_among};
use crate::table::origin::nonces_again;
use crate::table::state::{Table, watching};
use crate::table::{Transaction, usual_level};
use crate::util::clock::now;
use crate::util::random;
use moonshot_api::{AgainRequest, TableMade};

/// The cards of a table, and the bots that sit there.
pub(super) struct Deals {
    pub(super) game: String,
    pub(super) options: Map<String, Value>,
    pub(super) card_set: Option<Arc<CardFaces>>,
    pub(super) seeds: Seeds,
    /// The bot of each seat that no person takes: its name and level.
    pub(super) bots: Vec<(String, Option<String>)>,
    /// The actions before the person's first decision.
    pub(super) acts: Vec<(Seat, String)>,
}

/// Who plays where.
pub(super) struct Place {
    pub(super) table: TableId,
    pub(super) player: Player,
    pub(super) seat: Seat,
    pub(super) name: String,
    pub(super) origin: Origin,
}

impl Deals {
    /// Fresh deals from a seed, with bots of that level.
    pub(super) fn fresh(
        game: &str,
        options: &Map<String, Value>,
        players: usize,
        seed: [u8; 32],
        level: &str,
    ) -> Deals {
        let names = bot_names(std::iter::empty()).take(players);
        Deals {
            game: game.to_owned(),
            options: options.clone(),
            card_set: None,
            seeds: Seeds::new(seed, vec![Vec::new(); players]),
            bots: names.map(|name| (name, Some(level.to_owned()))).collect(),
            acts: Vec::new(),
        }
    }

    /// The deals of a match that is over, from a hand on. Bots take the seats of people.
    ///
    /// # Errors
    /// When the match is not over, its deals do not follow from the seeds as they were at its start, or there was no such hand.
    pub(super) fn of(state: &Table, hand: Option<u32>) -> Result<Deals, ApiError> {
        if !state.game.is_over() {
            return Err(ApiError::NotOver);
        }
        if state.is_sealed(now()) {
            return Err(ApiError::DayNotOver);
        }
        let seeds = state.game.seeds().ok_or(ApiError::NotDealtAgain)?;
        let nonces = nonces_again(&state.game).ok_or(ApiError::NotDealtAgain)?;
        let places = state.membership().places();
        let taken = places.iter().map(|place| place.name.as_str());
        let mut fresh = bot_names(taken);
        let bots = places.iter().map(|place| match place.person() {
            None => (place.name.clone(), place.level.clone()),
            // A person's name stays with the person.
            Some(_) => (fresh.next().unwrap_or_default(), usual_level()),
        });
        Ok(Deals {
            game: state.record.game.clone(),
            options: state.record.options.clone(),
            card_set: state.record.card_set.clone(),
            seeds: Seeds::new(*seeds.server_seed(), nonces),
            bots: bots.collect(),
            acts: acts_before(state, hand.unwrap_or(1))?,
        })
    }
}

/// The standing actions before that hand.
fn acts_before(state: &Table, hand: u32) -> Result<Vec<(Seat, String)>, ApiError> {
    let none = || ApiError::BadRequest("`hand` is the number of a hand of this match.".into());
    let mut before = state.game.setup().start().map_err(|_| none())?;
    let mut acts = Vec::new();
    for done in state.game.steps() {
        if let Step::Act(seat, action) = &done.step {
            if before.hand_number() >= hand {
                return if hand > 0 { Ok(acts) } else { Err(none()) };
            }
            acts.push((*seat, action.to_string()));
        }
        let replayed = before.step(&done.step);
        replayed.map_err(|_| ApiError::Internal("a match could not be replayed"))?;
    }
    Err(none())
}

impl Tables {
    /// Deals a finished match again for a person, who gets the seat they had, or another.
    pub(crate) async fn again(
        &self,
        source: &str,
        player: Player,
        wanted: AgainRequest,
    ) -> Result<TableMade, ApiError> {
        let table = self.open(source).await?;
        let live = table.refresh().await?;
        watching(&live.state, Some(&player.person))?;
        let own = own_seat(&live.state, &player.person);
        let seat = chosen(&live.state, wanted.seat.or(own))?;
        let deals = Deals::of(&live.state, wanted.hand)?;
        let named = own.and_then(|seat| live.state.membership().place(seat));
        let named = named.map(|place| place.name.clone());
        drop(live);
        let unnamed = || ApiError::BadRequest("A player needs a name.".into());
        let place = Place {
            table: TableId::from_random(random::bytes()?),
            player,
            seat,
            name: wanted.name.or(named).ok_or_else(unnamed)?,
            origin: Origin {
                kind: OriginKind::Again,
                of: source.to_owned(),
                detail: json!({"hand": wanted.hand.unwrap_or(1)}).to_string(),
            },
        };
        self.deal_again(deals, place).await
    }

    /// Makes a table with these deals, closed to others. If it exists, it is as it was.
    pub(super) async fn deal_again(
        &self,
        deals: Deals,
        place: Place,
    ) -> Result<TableMade, ApiError> {
        let name = name_among(&place.name, std::iter::empty())
            .map_err(|error| ApiError::BadRequest(error.to_string()))?;
        let table = place.table.clone();
        let made = self.store_dealt(deals, place, name).await;
        match made {
            Err(ApiError::Storage(StoreError::Exists)) => {
                let table = self.open(table.as_str()).await?;
                let live = table.look().await?;
                Ok(live.state.made())
            }
            made => made,
        }
    }

    async fn store_dealt(
        &self,
        deals: Deals,
        place: Place,
        name: String,
    ) -> Result<TableMade, ApiError> {
        let Place { player, seat, .. } = place;
        let taken: Vec<String> = deals.bots.iter().map(|(bot, _)| bot.clone()).collect();
        let taken = taken.iter().chain([&name]).map(String::as_str);
        let spare: Vec<String> = bot_names(taken).collect();
        let mut spare = spare.into_iter();
        // No bot has the person's name.
        let bots = deals.bots.into_iter().map(|(bot, level)| {
            let differs = name_among(&bot, std::iter::once(name.as_str())).is_ok();
            let bot = differs.then_some(bot).or_else(|| spare.next());
            (bot.unwrap_or_default(), level)
        });
        let bots: Vec<_> = bots.collect();
        let seats = Seat::all(bots.len()).zip(&bots).map(|(each, (bot, _))| {
            if each != seat {
                return SeatRecord {
                    name: bot.clone(),
                    ..SeatRecord::default()
                };
            }
            SeatRecord {
                person: Some(player.person.clone()),
                program: player.program,
                account: player.is_called(&name),
                name: name.clone(),
            }
        });
        let record = TableRecord {
            id: place.table,
            created: now(),
            game: deals.game,
            options: deals.options,
            card_set: deals.card_set,
            lesson: None,
            origin: Some(place.origin),
            seeds: deals.seeds,
            waits: false,
            seats: seats.collect(),
            autoplay: Default::default(),
        };
        let origin = record.origin.as_ref();
        let is_alone = origin.is_some_and(|origin| origin.kind == OriginKind::Again);
        let terms = Terms {
            access: Access::Closed,
            join_late: false,
            // No hints where results are compared.
            hints: is_alone,
            ..Terms::default()
        };
        let mut state =
            Table::start(record.clone()).map_err(|error| ApiError::setup(&record.game, error))?;
        let mut transaction = Transaction::default();
        transaction.change(&mut state, Change::Terms { terms })?;
        for (each, (name, level)) in Seat::all(bots.len()).zip(bots) {
            if each != seat && level.is_some() {
                let bot = Change::Bot {
                    seat: each,
                    name,
                    level,
                };
                transaction.change(&mut state, bot)?;
            }
        }
        for (seat, action) in deals.acts {
            transaction.act(&mut state, seat, &action)?;
        }
        self.store_begun(record, state, transaction).await
    }
}

/// The seat where the person sits or has played.
pub(super) fn own_seat(state: &Table, person: &PersonId) -> Option<Seat> {
    let membership = state.membership();
    membership
        .seat_of(person)
        .or_else(|| membership.played_at(person))
}

/// A seat of the table; the first one if none is chosen.
pub(super) fn chosen(state: &Table, seat: Option<Seat>) -> Result<Seat, ApiError> {
    let seat = seat.or_else(|| Seat::new(0)).ok_or(ApiError::NoSeat)?;
    let there = state.membership().place(seat).is_some();
    there.then_some(seat).ok_or(ApiError::NoSeat)
}
