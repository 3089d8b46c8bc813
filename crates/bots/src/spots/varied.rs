//! A choice of spots that differ from each other.

use super::Spot;

/// How often bots without a search should miss a spot: often, but not always, or nobody could find it.
const MISSED: f64 = 0.6;

/// As many of the spots as wanted, or all: of different areas, themes and reasons first, no two from the same hand, in the order
/// of the matches.
#[must_use]
pub fn varied(spots: Vec<Spot>, count: usize) -> Vec<Spot> {
    let mut left = spots;
    let mut chosen: Vec<Spot> = Vec::new();
    while chosen.len() < count {
        let again =
            |wanted: &dyn Fn(&Spot) -> bool| chosen.iter().filter(|one| wanted(one)).count();
        let key = |spot: &Spot| {
            let seldom = (
                again(&|one| one.area == spot.area),
                again(&|one| one.theme == spot.theme),
                again(&|one| one.reason == spot.reason)
                    + again(&|one| mistake(one) == mistake(spot)),
            );
            (seldom, (spot.missed - MISSED).abs())
        };
        let keys: Vec<_> = left.iter().map(key).collect();
        let places = 0..left.len();
        let best = places.min_by(|a, b| {
            let (one, other) = (&keys[*a], &keys[*b]);
            one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
        });
        let Some(best) = best else { break };
        let spot = left.remove(best);
        left.retain(|other| (other.number, other.hand) != (spot.number, spot.hand));
        chosen.push(spot);
    }
    chosen.sort_by_key(|spot| (spot.number, spot.steps.len()));
    chosen
}

/// The reason why the cheapest other action costs more.
fn mistake(spot: &Spot) -> Option<&'static str> {
    let likeliest = spot.alternatives.first()?;
    Some(likeliest.explanation.reason.code())
}
