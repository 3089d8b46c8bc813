//! Highlights: the facts of a match that its players would mention to each other.

use moonshot_rules::Seat;
use serde::{Deserialize, Serialize};

use super::{HandFacts, MatchFacts, MoonAttempt, SeatFacts};

/// A fact worth a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Highlight {
    /// What happened.
    pub code: HighlightKind,
    /// Whose it is.
    pub seat: Seat,
    /// How often it happened, or how many points it was, as its kind says.
    pub count: i32,
    /// The hand it happened in, from 1; null if it is about the whole match.
    pub hand: Option<u32>,
}

/// The kinds of highlights.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum HighlightKind {
    /// The seat shot the moon `count` times.
    MoonMade,
    /// It stopped `count` moons of others.
    MoonStopped,
    /// It tried the moon `count` times and never made it.
    MoonMissed,
    /// It won, although it was `count` points behind the leader after `hand`.
    Comeback,
    /// It lost, although it led by `count` points after `hand`.
    LeadLost,
    /// It took the queen of spades `count` times.
    QueenTaken,
    /// Others took the queen of spades from it `count` times.
    QueenGiven,
    /// It had no point in `count` hands.
    CleanHands,
    /// Its worst hand cost it `count` points.
    WorstHand,
    /// It declared `count` Wilds.
    Wilds,
    /// It took `count` Curse cards.
    Curses,
    /// It stole `count` stacks.
    Stolen,
    /// It caught `count` stacks on its own side.
    Caught,
    /// Its Secrets brought `count` points.
    SecretPoints,
    /// It laid `count` Secrets.
    SecretsLaid,
    /// It took `count` tricks.
    Tricks,
}

/// The number of highlights of a match, if it has enough.
const MOST: usize = 3;

/// A comeback begins so many points behind.
const BEHIND: i32 = 8;

/// At most three highlights, the most remarkable first, each of another kind. Those of `you` come before those of
/// others that are equally remarkable. `winners` are the match's; empty if it was stopped.
pub fn highlights(facts: &MatchFacts, winners: &[Seat], you: Option<Seat>) -> Vec<Highlight> {
    let seats = facts.hands.first().map_or(0, |hand| hand.seats.len());
    let mut found: Vec<(u32, Highlight)> = Vec::new();
    for seat in Seat::all(seats) {
        let own = you == Some(seat);
        // Spectators read about the winners.
        let near = own || (you.is_none() && winners.contains(&seat));
        let found_here = of_seat(facts, seat, winners);
        // Others appear only with what is remarkable.
        let found_here = found_here
            .into_iter()
            .filter(|(weight, _)| near || *weight >= 60);
        found.extend(found_here.map(|(weight, one)| (weight + if near { 15 } else { 0 }, one)));
    }
    found.sort_by_key(|(weight, one)| (std::cmp::Reverse(*weight), one.code, one.seat.index()));
    let mut kept: Vec<Highlight> = Vec::new();
    for (_, one) in found {
        if kept.len() < MOST && kept.iter().all(|other| other.code != one.code) {
            kept.push(one);
        }
    }
    kept
}

/// The possible highlights of a seat, each with its weight from 0 to 100.
fn of_seat(facts: &MatchFacts, seat: Seat, winners: &[Seat]) -> Vec<(u32, Highlight)> {
    let mut list = Vec::new();
    let mut add = |weight: u32, code, count: i32, hand| {
        if count > 0 {
            let highlight = Highlight {
                code,
                seat,
                count,
                hand,
            };
            list.push((weight, highlight));
        }
    };
    let scored: Vec<&HandFacts> = facts.hands.iter().filter(|hand| hand.scored).collect();
    let own: Vec<&SeatFacts> = scored
        .iter()
        .filter_map(|hand| hand.seats.get(seat.index()))
        .collect();
    let number = |wanted: &dyn Fn(&SeatFacts) -> bool| count(own.iter().filter(|one| wanted(one)));
    let sum = |of: &dyn Fn(&SeatFacts) -> i32| own.iter().map(|one| of(one)).sum::<i32>();

    let made = number(&|one| one.moon == MoonAttempt::Made);
    add(100, HighlightKind::MoonMade, made, None);
    add(
        80,
        HighlightKind::MoonStopped,
        number(&|one| one.moon_stopped),
        None,
    );
    let missed = number(&|one| one.moon == MoonAttempt::Missed);
    let missed = if made == 0 { missed } else { 0 };
    add(50, HighlightKind::MoonMissed, missed, None);

    let queens = || scored.iter().flat_map(|hand| &hand.queens);
    let taken = count(queens().filter(|queen| queen.taken == seat));
    add(
        often(40, taken, scored.len()),
        HighlightKind::QueenTaken,
        taken,
        None,
    );
    let given = count(queens().filter(|queen| queen.played == Some(seat) && queen.taken != seat));
    add(
        often(42, given, scored.len()),
        HighlightKind::QueenGiven,
        given,
        None,
    );

    add(
        30,
        HighlightKind::Wilds,
        sum(&|one| i32::from(one.wilds_high + one.wilds_low)),
        None,
    );
    let curses = sum(&|one| i32::from(one.curses));
    add(
        often(35, curses / 2, scored.len()),
        HighlightKind::Curses,
        curses,
        None,
    );
    add(
        45,
        HighlightKind::Stolen,
        sum(&|one| i32::from(one.stolen)),
        None,
    );
    add(
        25,
        HighlightKind::Caught,
        sum(&|one| i32::from(one.caught)),
        None,
    );
    add(
        48,
        HighlightKind::SecretPoints,
        sum(&|one| one.secret_points),
        None,
    );
    // Less than anything else: there is always one.
    add(
        8,
        HighlightKind::SecretsLaid,
        sum(&|one| i32::from(one.secrets)),
        None,
    );
    add(
        10,
        HighlightKind::Tricks,
        sum(&|one| i32::from(one.tricks)),
        None,
    );

    // In Heartcatchers more points are better, and there is no comeback within a game.
    let field = own
        .iter()
        .any(|one| one.caught + one.stolen + one.secrets > 0);
    if !field {
        let clean = number(&|one| one.points <= 0);
        let clean = if scored.len() > 1 { clean } else { 0 };
        add(
            often(38, clean, scored.len()),
            HighlightKind::CleanHands,
            clean,
            None,
        );
        let worst = scored
            .iter()
            .max_by_key(|hand| hand.seats[seat.index()].points);
        if let Some(worst) = worst.filter(|_| scored.len() > 1) {
            let points = worst.seats[seat.index()].points;
            add(28, HighlightKind::WorstHand, points, Some(worst.number));
        }
        if let Some((hand, lead)) = turn(&scored, seat, winners) {
            let (code, points) = match lead {
                lead if lead < 0 => (HighlightKind::Comeback, -lead),
                lead => (HighlightKind::LeadLost, lead),
            };
            add(70, code, points, Some(hand));
        }
    }
    list
}

/// The last hand after which a winner was farthest behind the leader, or another player farthest ahead of the others, and by
/// how many points it led (negative: was behind); `None` if that was never much.
fn turn(scored: &[&HandFacts], seat: Seat, winners: &[Seat]) -> Option<(u32, i32)> {
    let won = winners.contains(&seat);
    if winners.is_empty() {
        return None;
    }
    let lead = |hand: &&HandFacts| {
        let others = hand.seats.iter().enumerate();
        let others = others.filter(|(index, _)| *index != seat.index());
        let best = others.map(|(_, other)| other.total).min()?;
        Some((hand.number, best - hand.seats[seat.index()].total))
    };
    let leads = scored.iter().filter_map(lead);
    let farthest = if won {
        leads.rev().min_by_key(|(_, lead)| *lead)
    } else {
        leads.max_by_key(|(_, lead)| *lead)
    };
    farthest.filter(|(_, lead)| {
        if won {
            *lead <= -BEHIND
        } else {
            *lead >= BEHIND
        }
    })
}

/// The weight of what happened so often in so many hands.
fn often(weight: u32, times: i32, hands: usize) -> u32 {
    let hands = i32::try_from(hands).unwrap_or(i32::MAX).max(1);
    weight + u32::try_from(30 * times.min(hands) / hands).unwrap_or(0)
}

fn count<T>(of: impl Iterator<Item = T>) -> i32 {
    i32::try_from(of.count()).unwrap_or(i32::MAX)
}
