//! The chance events of a trick game: the draw for first dealer, and the deal.

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

use super::rules::TrickRules;
use crate::card::{Card, Rank};
use crate::cards::Cards;
use crate::game::{ChanceError, ChanceKind, Dice, shuffle};
use crate::seat::{BySeat, Seat};

/// The tiles of the draw: the first round in seat order, then each redraw among the tied (C-05, C-06).
pub type Draw = Vec<Vec<Card>>;

/// How a chance event came out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TrickChance {
    /// The draw for first dealer.
    Draw(Draw),
    /// The hands, and the leftovers.
    Deal {
        /// What each seat is dealt.
        hands: BySeat<Cards>,
        /// What is left over; nothing but in Wild Twists (W-03).
        extras: Cards,
        /// Whether the table's packs can leave cards over, so that the outcome names them.
        names_extras: bool,
    },
}

impl Serialize for TrickChance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            TrickChance::Draw(draw) => map.serialize_entry("draw", draw)?,
            TrickChance::Deal {
                hands,
                extras,
                names_extras,
            } => {
                map.serialize_entry("hands", hands)?;
                if *names_extras {
                    map.serialize_entry("extras", extras)?;
                }
            }
        }
        map.end()
    }
}

/// Draws tiles until one player's is lowest; what is drawn stays out meanwhile (C-06).
pub(super) fn roll_draw(rules: &TrickRules, dice: &mut dyn Dice) -> Draw {
    let mut pile: Vec<Card> = rules.pack.iter().collect();
    shuffle(&mut pile, dice);
    let mut draw: Draw = Vec::new();
    let mut drawing = rules.seats;
    // Four tiles of a rank at the most, so three rounds settle it; an empty pile cannot be reached.
    while drawing > 1 && pile.len() >= drawing {
        let round: Vec<Card> = pile.split_off(pile.len() - drawing);
        drawing = lowest_of(&round).1;
        draw.push(round);
    }
    draw
}

/// Deals the pack one card at a time, clockwise, from `first` on (H-07, C-08).
pub(super) fn roll_deal(rules: &TrickRules, first: Seat, dice: &mut dyn Dice) -> TrickChance {
    let mut pack: Vec<Card> = rules.pack.iter().collect();
    shuffle(&mut pack, dice);
    let dealt = rules.cards_each() * rules.seats;
    let mut hands = BySeat::from_fn(rules.seats, |_| Cards::EMPTY);
    for (place, card) in pack[..dealt].iter().enumerate() {
        hands[first.clockwise(place, rules.seats)].insert(*card);
    }
    let extras = pack[dealt..].iter().copied().collect();
    TrickChance::Deal {
        hands,
        extras,
        names_extras: rules.has_wilds(),
    }
}

/// The lowest rank of a round and how many drew it.
fn lowest_of(round: &[Card]) -> (Option<Rank>, usize) {
    let lowest = round.iter().map(|card| card.rank()).min();
    (
        lowest,
        round
            .iter()
            .filter(|card| Some(card.rank()) == lowest)
            .count(),
    )
}

/// Who drew which tile of a draw that was checked.
pub(super) fn draw_rounds(seats: usize, draw: &Draw) -> Vec<Vec<(Seat, Card)>> {
    let mut drawing: Vec<Seat> = Seat::all(seats).collect();
    let mut rounds = Vec::new();
    for tiles in draw {
        let round: Vec<(Seat, Card)> = drawing.drain(..).zip(tiles.iter().copied()).collect();
        let lowest = lowest_of(tiles).0;
        let tied = round.iter().filter(|(_, tile)| Some(tile.rank()) == lowest);
        drawing = tied.map(|(seat, _)| *seat).collect();
        rounds.push(round);
    }
    rounds
}

/// Who deals first after this draw, or why there can be no such draw.
pub(super) fn dealer_of(rules: &TrickRules, draw: &Draw) -> Result<Seat, ChanceError> {
    let bad = |why: &str| Err(ChanceError::Bad(why.to_owned()));
    let mut out = Cards::EMPTY;
    let mut drawing: Vec<Seat> = Seat::all(rules.seats).collect();
    for round in draw {
        if drawing.len() == 1 {
            return bad("the draw goes on though one tile is lowest");
        }
        if round.len() != drawing.len() {
            return Err(ChanceError::Bad(format!(
                "{} players draw in this round, not {}",
                drawing.len(),
                round.len()
            )));
        }
        for tile in round {
            if !rules.pack.contains(*tile) || out.contains(*tile) {
                return Err(ChanceError::Bad(format!("{tile} cannot be drawn")));
            }
            out.insert(*tile);
        }
        let lowest = lowest_of(round).0;
        let tied = drawing
            .iter()
            .zip(round)
            .filter(|(_, tile)| Some(tile.rank()) == lowest);
        drawing = tied.map(|(seat, _)| *seat).collect();
    }
    match drawing[..] {
        [dealer] => Ok(dealer),
        _ => bad("the draw ends while players are tied for lowest"),
    }
}

/// Whether these are the cards of this table, each player's share of them.
pub(super) fn check_deal(
    rules: &TrickRules,
    hands: &BySeat<Cards>,
    extras: Cards,
) -> Result<(), ChanceError> {
    let mut dealt = extras;
    let mut count = extras.len();
    for cards in hands {
        dealt |= *cards;
        count += cards.len();
    }
    let fair = hands.len() == rules.seats
        && hands.iter().all(|cards| cards.len() == rules.cards_each())
        && extras.len() == rules.leftovers();
    if !fair {
        return Err(ChanceError::Bad(format!(
            "a deal here is {} hands of {} cards and {} left over",
            rules.seats,
            rules.cards_each(),
            rules.leftovers()
        )));
    }
    if dealt != rules.pack || count != rules.pack.len() {
        return Err(ChanceError::Bad(
            "these are not the cards in play, each once".to_owned(),
        ));
    }
    Ok(())
}

/// Reads an outcome in the protocol's form, for the kind of event that is due.
pub(super) fn parse(
    due: Option<ChanceKind>,
    names_extras: bool,
    outcome: &Value,
) -> Result<TrickChance, ChanceError> {
    let Some(kind) = due else {
        return Err(ChanceError::NotPending { due });
    };
    let bad = |why: &str| ChanceError::Bad(why.to_owned());
    let object = outcome
        .as_object()
        .ok_or_else(|| bad("an outcome is an object"))?;
    let has = |key: &str| object.contains_key(key);
    let named = match (has("draw"), has("hands"), has("gift")) {
        (true, false, false) => Some(ChanceKind::Draw),
        (false, true, false) => Some(ChanceKind::Deal),
        (false, false, true) => Some(ChanceKind::Gift),
        _ => None,
    };
    if named.is_some_and(|named| named != kind) {
        return Err(ChanceError::NotPending { due });
    }
    match kind {
        ChanceKind::Draw if named.is_some() && object.len() == 1 => {
            Ok(TrickChance::Draw(lists(&object["draw"])?))
        }
        ChanceKind::Deal if named.is_some() => {
            let known = |key: &String| key == "hands" || (names_extras && key == "extras");
            if !object.keys().all(known) {
                return Err(bad(if names_extras {
                    "a deal has “hands” and “extras” alone"
                } else {
                    "a deal has “hands” alone"
                }));
            }
            let hands = lists(&object["hands"])?;
            let hands = hands
                .iter()
                .map(|cards| set(cards))
                .collect::<Result<Vec<_>, _>>()?;
            if hands.len() > crate::seat::MAX_SEATS {
                return Err(bad("there are more hands than seats"));
            }
            let extras = object.get("extras").map_or(Ok(Vec::new()), cards)?;
            let hands = hands.into_iter().collect();
            Ok(TrickChance::Deal {
                hands,
                extras: set(&extras)?,
                names_extras,
            })
        }
        _ => Err(bad("the outcome has not the form of the event that is due")),
    }
}

fn lists(value: &Value) -> Result<Vec<Vec<Card>>, ChanceError> {
    let lists = value
        .as_array()
        .ok_or_else(|| ChanceError::Bad("a list is due".to_owned()))?;
    lists.iter().map(cards).collect()
}

fn cards(value: &Value) -> Result<Vec<Card>, ChanceError> {
    let bad = || ChanceError::Bad("a list of cards is due".to_owned());
    let read = |card: &Value| {
        let text = card.as_str().ok_or_else(bad)?;
        text.parse()
            .map_err(|error: crate::card::ParseCardError| ChanceError::Bad(error.to_string()))
    };
    value.as_array().ok_or_else(bad)?.iter().map(read).collect()
}

fn set(cards: &[Card]) -> Result<Cards, ChanceError> {
    let set: Cards = cards.iter().copied().collect();
    if set.len() == cards.len() {
        Ok(set)
    } else {
        Err(ChanceError::Bad("a card is dealt twice".to_owned()))
    }
}
