//! What Deep CFR scored on each of the deals.

use std::collections::BTreeMap;

use moonshot_bots::arena::Deal;

/// A line for each deal: Deep CFR's points in both seatings, its opponent's, and the moons of both.
const RECORDED: &str = include_str!("deep_cfr.txt");

/// Deep CFR's results by number of the deal.
pub(super) fn deals() -> BTreeMap<u64, Deal> {
    let lines = RECORDED.lines().filter(|line| !line.starts_with('#'));
    let deals = lines.map(|line| {
        let numbers: Vec<u64> = line.split(' ').flat_map(str::parse).collect();
        let at = |place: usize| numbers.get(place).copied().unwrap_or_default();
        Deal {
            own: at(0) as i64,
            others: at(1) as i64,
            count: 2,
            moons: [at(2), at(3)],
            faults: [0, 0],
        }
    });
    (0..).zip(deals).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_add_up_to_the_published_ones() {
        let mut all = Deal::default();
        let deals = deals();
        for deal in deals.values() {
            all.add(deal);
        }
        assert_eq!((deals.len(), all.count, all.moons), (800, 1_600, [193, 59]));
        // Points a deal, as hearts-engine publishes them.
        let each = |points: i64| format!("{:.2}", points as f64 / 1_600.0);
        assert_eq!(
            (each(all.own), each(all.others)),
            ("15.69".into(), "18.50".into())
        );
    }
}
