//! What matches with the same deals come to, to compare those who play them.

use moonshot_rules::{AnyGame, Game, Seat, Step};
use moonshot_store::{OriginKind, TableRecord, Write};
use moonshot_table::{Match, PersonId};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::table::state::Table;
use crate::util::clock::{DAY, day_of};
use moonshot_api::RoundResult;

/// Domain separator of the dice of bots that play the same for everybody; includes its version.
const DOMAIN: &[u8] = b"moonshot/bots/1";

/// The kind of the documents with results of the day. Their keys are those of [`daily_key`].
pub(crate) const DAILY: &str = "daily";

/// A result of the day, as it is stored.
#[derive(Serialize, Deserialize)]
pub(crate) struct DailyRecord {
    #[serde(flatten)]
    pub(crate) round: RoundResult,
    /// Whether the lower total is the better one.
    lower: bool,
}

impl DailyRecord {
    /// The number to compare: lower is better.
    pub(crate) fn score(&self) -> i32 {
        match self.lower {
            true => self.round.total,
            false => -self.round.total,
        }
    }
}

/// The key of a person's result; `of` is the game and the day.
pub(crate) fn daily_key(of: &str, person: &PersonId) -> String {
    format!("{of}/{}", hex::encode(person.as_bytes()))
}

impl Table {
    /// Whether the deals are those of another table, so that the bots play the same for the same actions.
    fn is_dealt_again(&self) -> bool {
        let kind = self.record.origin.as_ref().map(|origin| origin.kind);
        kind == Some(OriginKind::Again) || self.is_compared()
    }

    /// Whether the match is compared with those of others who play the same deals: nothing can be taken back.
    pub(crate) fn is_compared(&self) -> bool {
        let kind = self.record.origin.as_ref().map(|origin| origin.kind);
        matches!(
            kind,
            Some(OriginKind::Challenge | OriginKind::Daily | OriginKind::Duplicate)
        )
    }

    /// Whether others may still be about to play the deals, at that time in milliseconds since 1970: it is the match of a day that
    /// goes on. Nobody is shown its seed then.
    pub(crate) fn is_sealed(&self, now: i64) -> bool {
        is_sealed(&self.record, now)
    }

    /// The randomness of the bot in the seat for its next action; `None` where it need not be the same for everybody. It follows from the
    /// seeds and the position alone.
    pub(crate) fn dice_of(&self, seat: Seat) -> Option<u64> {
        if !self.is_dealt_again() {
            return None;
        }
        let mut hash = Sha256::new();
        hash.update(DOMAIN);
        hash.update(self.record.seeds.server_seed());
        hash.update((seat.index() as u32).to_le_bytes());
        hash.update((self.game.steps().len() as u32).to_le_bytes());
        let hash = hash.finalize();
        let first = hash.first_chunk::<8>();
        first.map(|bytes| u64::from_le_bytes(*bytes))
    }

    /// The result of a match of the day for its person, unless the day was over at that time, in milliseconds since 1970.
    pub(crate) fn daily_result(&self, now: i64) -> Option<Write> {
        let origin = self.record.origin.as_ref()?;
        if origin.kind != OriginKind::Daily || !self.is_sealed(now) {
            return None;
        }
        let (seat, person) = self
            .seated()
            .find_map(|(seat, place)| Some((seat, place.person()?)))?;
        let result = DailyRecord {
            round: result_of(&self.game, seat)?,
            lower: lower_wins(&self.game)?,
        };
        Some(Write::Document {
            kind: DAILY.into(),
            key: daily_key(&origin.of, person),
            owner: Some(person.clone()),
            table: None,
            body: serde_json::to_string(&result).ok()?,
        })
    }
}

/// Whether the table is that of a day's match and the day goes on at that time, in milliseconds since 1970.
pub(crate) fn is_sealed(record: &TableRecord, now: i64) -> bool {
    let Some(origin) = &record.origin else {
        return false;
    };
    let day = origin.of.rsplit('/').next();
    origin.kind == OriginKind::Daily && day == Some(day_of(now).as_str())
}

/// What the match came to for the seat; `None` before its end.
pub(crate) fn result_of(game: &Match, seat: Seat) -> Option<RoundResult> {
    let outcome = game.state().outcome()?;
    let total = |state: &AnyGame| {
        let total = state.totals().get(seat.index());
        total.copied().unwrap_or_default()
    };
    let mut state = game.setup().start().ok()?;
    let mut hands = Vec::new();
    for done in game.steps() {
        let (hand, before) = (state.hand_number(), total(&state));
        state.step(&done.step).ok()?;
        let dealt = usize::try_from(hand).ok()?;
        let begun = matches!(done.step, Step::Act(..)) || total(&state) != before;
        if begun && hands.len() < dealt {
            hands.resize(dealt, 0);
        }
        if let Some(points) = hands.get_mut(dealt.saturating_sub(1)) {
            *points += total(&state) - before;
        }
    }
    Some(RoundResult {
        total: total(game.state()),
        won: outcome.winners.contains(seat),
        hands,
    })
}

/// Whether the lower total is the better one, as the end of a match shows: it is that of the winners.
pub(crate) fn lower_wins(game: &Match) -> Option<bool> {
    let outcome = game.state().outcome()?;
    let totals = outcome.totals.as_slice();
    let winner = outcome.winners.first()?;
    Some(totals.get(winner.index()) == totals.iter().min())
}

/// The milliseconds in which that day ends, since 1970.
pub(crate) fn end_of_day(now: i64) -> i64 {
    (now / DAY + 1) * DAY
}
