//! A choice of spots that differ from each other.

use serde::{Deserialize, Serialize};

use super::Spot;

/// How often bots without a search should miss a spot: often, but not always, or nobody could find it.
const MISSED: f64 = 0.6;

/// What [`varied`] looks at in a spot. Its JSON keeps every bit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SpotTraits {
    /// The number of the match.
    pub number: u64,
    /// The hand, from 1.
    pub hand: u32,
    /// The number of steps of the match before it.
    pub step: usize,
    /// What the decision is about.
    pub area: String,
    /// What distinguishes it from others of that area.
    pub theme: String,
    /// Why the answer is the best.
    pub reason: String,
    /// Why the cheapest other action costs more.
    pub mistake: Option<String>,
    /// How often bots without a search choose something else, from 0 to 1.
    #[serde(with = "exact")]
    pub missed: f64,
}

/// Numbers as texts, which every reader of JSON leaves as they are.
mod exact {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(number: &f64, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<f64, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

impl Spot {
    /// What [`varied`] looks at.
    #[must_use]
    pub fn traits(&self) -> SpotTraits {
        let likeliest = self.alternatives.first();
        SpotTraits {
            number: self.number,
            hand: self.hand,
            step: self.steps.len(),
            area: self.area.code().to_owned(),
            theme: self.theme.clone(),
            reason: self.reason.code().to_owned(),
            mistake: likeliest.map(|other| other.explanation.reason.code().to_owned()),
            missed: self.missed,
        }
    }
}

/// As many of the spots as wanted, or all: of different areas, themes and reasons first, no two from the same hand, in the order
/// of the matches.
#[must_use]
pub fn varied<T>(spots: Vec<T>, count: usize, traits: impl Fn(&T) -> SpotTraits) -> Vec<T> {
    let named = spots.into_iter().map(|spot| (traits(&spot), spot));
    let mut left: Vec<(SpotTraits, T)> = named.collect();
    let mut chosen: Vec<(SpotTraits, T)> = Vec::new();
    while chosen.len() < count {
        let again = |wanted: &dyn Fn(&SpotTraits) -> bool| {
            chosen.iter().filter(|(one, _)| wanted(one)).count()
        };
        let key = |(spot, _): &(SpotTraits, T)| {
            let seldom = (
                again(&|one| one.area == spot.area),
                again(&|one| one.theme == spot.theme),
                again(&|one| one.reason == spot.reason) + again(&|one| one.mistake == spot.mistake),
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
        left.retain(|(other, _)| (other.number, other.hand) != (spot.0.number, spot.0.hand));
        chosen.push(spot);
    }
    chosen.sort_by_key(|(spot, _)| (spot.number, spot.step));
    chosen.into_iter().map(|(_, spot)| spot).collect()
}
