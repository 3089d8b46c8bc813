//! A review as JSON, for programs.

use moonshot_bots::review::{AreaCost, Decision, HandSummary, Hindsight, LuckUnit, Total};
use moonshot_rules::AnyCard;
use serde_json::{Value, json};

use super::{Reviewed, SeatReview};

/// The unit's name.
pub(super) const fn unit(unit: LuckUnit) -> &'static str {
    match unit {
        LuckUnit::Points => "points",
        LuckUnit::Matches => "matches",
        LuckUnit::Games => "games",
    }
}

pub(super) fn document(reviewed: &Reviewed) -> Value {
    let luck = reviewed.luck.iter().map(|hand| {
        json!({
            "hand": hand.hand,
            "result": hand.result,
            "deal": hand.deal,
            "pass": hand.pass,
            "play": hand.play,
        })
    });
    json!({
        "file": reviewed.name,
        "game": reviewed.game,
        "players": reviewed.players,
        "over": reviewed.over,
        "playouts": reviewed.playouts,
        "seed": reviewed.seed,
        "seats": reviewed.seats.iter().map(seat).collect::<Vec<_>>(),
        "luck": luck.collect::<Vec<_>>(),
    })
}

fn seat(one: &SeatReview) -> Value {
    let adjusted = one.adjusted.as_ref().map(|adjusted| {
        json!({
            "unit": unit(adjusted.unit),
            "hands": adjusted.hands,
            "result": adjusted.result,
            "deal": adjusted.deal,
            "pass": adjusted.pass,
            "play": adjusted.play,
            "adjusted": adjusted.adjusted,
            "error": adjusted.error,
        })
    });
    let [inaccuracies, mistakes, blunders] = one.review.marks();
    let mut seat = json!({
        "seat": one.seat.index(),
        "adjusted": adjusted,
        "inaccuracies": inaccuracies,
        "mistakes": mistakes,
        "blunders": blunders,
        "hands": one.review.hands().iter().map(hand).collect::<Vec<_>>(),
        "decisions": one.review.decisions().iter().map(decision).collect::<Vec<_>>(),
    });
    if let Some(looked) = &one.hindsight {
        seat["hindsight"] = looked.iter().map(hindsight).collect();
    }
    seat
}

/// The open cards' word on the decision with that number.
fn hindsight((number, one): &(usize, Hindsight)) -> Value {
    json!({
        "number": number,
        "best": one.best.to_string(),
        "unit": one.unit.text(),
        "cost": one.cost,
        "error": one.error,
    })
}

fn total(total: &Total) -> Value {
    json!({ "cost": total.cost, "error": total.error, "decisions": total.decisions })
}

fn hand(hand: &HandSummary) -> Value {
    let area = |one: &AreaCost| {
        json!({
            "area": one.area.code(),
            "points": total(&one.points),
            "chance": total(&one.chance),
        })
    };
    json!({
        "hand": hand.hand,
        "points": total(&hand.points),
        "chance": total(&hand.chance),
        "areas": hand.areas.iter().map(area).collect::<Vec<_>>(),
    })
}

fn decision(one: &Decision) -> Value {
    let explanation = one.explanation.as_ref().map(|why| {
        let cards = why.cards.iter().map(AnyCard::to_string);
        json!({
            "reason": why.reason.code(),
            "cards": cards.collect::<Vec<_>>(),
            "after_action": why.after_action,
            "after_recommended": why.after_recommended,
            "recommended": why.recommended.code(),
            "text": why.to_string(),
        })
    });
    let expected = one
        .expected
        .map(|expected| json!({ "points": expected.points, "chance": expected.chance }));
    json!({
        "number": one.number,
        "hand": one.hand,
        "trick": one.trick,
        "area": one.area.code(),
        "action": one.action.to_string(),
        "recommended": one.recommended.to_string(),
        "unit": one.unit.text(),
        "cost": one.cost,
        "error": one.error,
        "verdict": one.verdict.code(),
        "explanation": explanation,
        "expected": expected,
        "playouts": one.playouts,
    })
}
