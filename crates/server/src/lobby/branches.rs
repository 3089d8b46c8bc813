//! What-if: tables that go on from a moment of a finished match.

use moonshot_rules::Seat;
use moonshot_store::{Origin, OriginKind, SeatRecord, TableId, TableRecord};
use moonshot_table::{Change, Entry, Occupant, PersonId, SeededDice, Seeds};
use serde::{Deserialize, Serialize};

use super::tables::Tables;
use crate::auth::Player;
use crate::error::ApiError;
use crate::names;
use crate::table::replay::Replay;
use crate::table::results::is_sealed;
use crate::table::state::Table;
use crate::table::{LiveTable, Transaction, checked_level};
use crate::util::clock::now;
use crate::util::random;
use moonshot_api::{Branch, BranchCards, NewBranch, TableMade};

/// The longest name of a branch, in characters.
const LONGEST_NAME: usize = 60;
/// How many deals are tried before the moment counts as one that has no other.
const TRIES: usize = 200;
/// Maximum number of branches that are listed.
const LISTED: usize = 200;

/// The stored facts of a branch, as JSON in [`Origin::detail`].
#[derive(Serialize, Deserialize)]
struct BranchDetail {
    name: String,
    hand: u32,
    step: usize,
    seat: Seat,
    cards: BranchCards,
}

impl Tables {
    /// Makes a table that goes on from a moment of a finished match, with the player at one of its seats and bots at the others.
    /// The match stays as it is.
    ///
    /// # Errors
    /// If the person may not watch the match, it is not over, or it has no such moment or seat.
    pub(crate) async fn branch(
        &self,
        over: &std::sync::Arc<LiveTable>,
        player: Player,
        wanted: NewBranch,
    ) -> Result<TableMade, ApiError> {
        let name = names::line(&wanted.name, LONGEST_NAME)
            .map_err(|error| ApiError::BadRequest(error.to_string()))?;
        let (replay, _) = over.replay(Some(&player.person)).await?;
        if is_sealed(&replay.record, now()) {
            return Err(ApiError::DayNotOver);
        }
        replay.check(Some(wanted.seat))?;
        let NewBranch {
            hand,
            step,
            seat,
            cards,
            ..
        } = wanted;
        let detail = BranchDetail {
            name,
            hand,
            step,
            seat,
            cards,
        };
        let changes = seated(&replay, &player, &wanted)?;
        let id = TableId::from_random(random::bytes()?);
        let secret = random::bytes()?;
        let record = record(&replay, id, &detail, secret);
        let begun = self.context.tellers.work(move |_| {
            let log = log(&replay, &detail, secret)?;
            begin(record, changes, &log)
        });
        let begun = begun.await;
        let (state, transaction) =
            begun.ok_or(ApiError::Internal("a branch could not be made"))??;
        self.store_begun(state.record.clone(), state, transaction)
            .await
    }

    /// The person's branches of a match, the newest first.
    pub(crate) async fn branches(
        &self,
        of: &str,
        person: &PersonId,
    ) -> Result<Vec<Branch>, ApiError> {
        let store = &self.context.store;
        let own = store.sittings_of(person).await?;
        let ids = store
            .tables_with_origin(OriginKind::Branch, of, LISTED)
            .await?;
        let mut branches = Vec::new();
        for id in ids {
            if !own.iter().any(|sitting| sitting.table == id) {
                continue;
            }
            let Some(record) = store.table(&id).await? else {
                continue;
            };
            let detail = record.origin.map(|origin| origin.detail);
            let detail = detail.and_then(|text| serde_json::from_str(&text).ok());
            let Some(BranchDetail {
                name,
                hand,
                step,
                seat,
                cards,
            }) = detail
            else {
                continue;
            };
            branches.push(Branch {
                table: id.to_string(),
                name,
                hand,
                step,
                seat,
                cards,
            });
        }
        Ok(branches)
    }
}

/// The record of the branch. Later deals come from its seeds: those of the match, or new ones.
fn record(replay: &Replay, id: TableId, detail: &BranchDetail, secret: [u8; 32]) -> TableRecord {
    let Replay { record, game, .. } = replay;
    let players = game.setup().players();
    let seeds = match detail.cards {
        BranchCards::Same => {
            let seeds = game.seeds().unwrap_or(&record.seeds);
            let nonces = seeds.nonces_of(detail.hand).into_iter();
            Seeds::new(*seeds.server_seed(), nonces.map(<[u8]>::to_vec).collect())
        }
        BranchCards::New => Seeds::new(secret, vec![Vec::new(); players]),
    };
    TableRecord {
        id,
        created: now(),
        lesson: None,
        origin: Some(Origin {
            kind: OriginKind::Branch,
            of: record.id.to_string(),
            detail: serde_json::to_string(detail).unwrap_or_default(),
        }),
        seeds,
        waits: true,
        seats: vec![SeatRecord::default(); players],
        autoplay: Default::default(),
        ..record.clone()
    }
}

/// Who sits where in the branch.
fn seated(replay: &Replay, player: &Player, wanted: &NewBranch) -> Result<Vec<Change>, ApiError> {
    let level = checked_level(wanted.level.clone())?;
    let places = replay.game.membership().places();
    let names = match &wanted.names {
        Some(names) if names.len() != places.len() => {
            let detail = format!("{} players need a name each.", places.len());
            return Err(ApiError::BadRequest(detail));
        }
        Some(names) => {
            names::names(names).map_err(|error| ApiError::BadRequest(error.to_string()))?
        }
        None => {
            let seats = Seat::all(places.len()).zip(places);
            let kept = seats.map(|(seat, place)| {
                let own = place.person() == Some(&player.person) && seat == wanted.seat;
                let bot = matches!(place.occupant, Occupant::Bot);
                if own || bot && seat != wanted.seat {
                    place.name.clone()
                } else {
                    (seat.index() + 1).to_string()
                }
            });
            kept.collect()
        }
    };
    let mut changes: Vec<Change> = Vec::new();
    for ((seat, name), place) in Seat::all(names.len()).zip(names).zip(places) {
        changes.push(if seat == wanted.seat {
            Change::Sit {
                seat,
                person: Some(player.person.clone()),
                account: player.is_called(&name),
                name,
                nonce: String::new(),
                program: player.program,
            }
        } else {
            Change::Bot {
                seat,
                name,
                level: level.clone().or_else(|| place.level.clone()),
            }
        });
    }
    changes.push(Change::Host {
        person: player.person.clone(),
    });
    changes.push(Change::Start);
    Ok(changes)
}

/// The log of the match up to the moment.
fn log(replay: &Replay, detail: &BranchDetail, secret: [u8; 32]) -> Result<Vec<Entry>, ApiError> {
    let steps = replay.steps_before(detail.hand, detail.step);
    let steps = steps.ok_or(ApiError::NoHand)?;
    match detail.cards {
        BranchCards::Same => Ok(replay.game.branch(steps)),
        BranchCards::New => {
            let mut dice = SeededDice::new(secret);
            let mut deal = || {
                let game = &replay.game;
                game.branch_dealt_again(steps, detail.seat, &mut dice)
            };
            let dealt = (0..TRIES).find_map(|_| deal());
            dealt.ok_or(ApiError::Internal("a hand could not be dealt again"))
        }
    }
}

/// The table with the players and the moves of the match.
fn begin(
    record: TableRecord,
    changes: Vec<Change>,
    log: &[Entry],
) -> Result<(Table, Transaction), ApiError> {
    let game = record.game.clone();
    let mut state = Table::start(record).map_err(|error| ApiError::setup(&game, error))?;
    let mut transaction = Transaction::default();
    for change in changes {
        transaction.change(&mut state, change)?;
    }
    for entry in log {
        transaction.apply(&mut state, entry)?;
    }
    Ok((state, transaction))
}
