//! The cost of a hand's scores: points early in a match, the probability of winning near its end.

use moonshot_rules::trick::{Hand, Moon, MoonChoice, TargetRule, TrickView};
use moonshot_rules::{MAX_SEATS, Seat, View};

use super::table::Table;
use crate::search::Unit;

/// Scale of the logistic curve for how far totals diverge in one hand.
const SPREAD: f64 = 5.5;
/// Typical increase of the highest total in a hand.
const RISE: f64 = 8.0;
/// Minimum and maximum number of hands assumed to follow an undecided one.
const LEAST: f64 = 0.75;
const MOST: f64 = 12.0;
/// Weight of the margin in a finished match: near misses distinguish good lines from bad ones sooner than wins do.
const NARROWLY: f64 = 0.15;

/// With at most this many hands left, points are weighted by the winning probability.
const NEAR: f64 = 4.0;

/// The match that a hand belongs to.
#[derive(Clone, Debug)]
pub(super) struct Stakes {
    seats: usize,
    totals: [i32; MAX_SEATS],
    /// The total that ends the match, if any.
    ends_at: Option<i32>,
    /// The number of hands after this one, if it is fixed.
    after: Option<u32>,
    /// Whether the end is close enough to count the winning probability instead of points.
    near: bool,
    chooses: bool,
}

impl Stakes {
    pub(super) fn of(view: &TrickView) -> Stakes {
        let rules = view.rules();
        let mut totals = [0; MAX_SEATS];
        for (place, total) in totals.iter_mut().zip(view.totals()) {
            *place = *total;
        }
        let mut stakes = Stakes {
            seats: rules.seats.clamp(1, MAX_SEATS),
            totals,
            near: false,
            ends_at: rules.target.map(|target| match rules.target_rule {
                TargetRule::Meets => target,
                TargetRule::Exceeds => target.saturating_add(1),
            }),
            after: rules
                .hands
                .map(|hands| hands.saturating_sub(view.hand_number())),
            chooses: rules.moon == Moon::Choose,
        };
        let highest = totals[..stakes.seats].iter().copied().max();
        let left = stakes.hands_left(highest.unwrap_or_default());
        stakes.near = left.is_none_or(|left| left <= NEAR);
        stakes
    }

    /// Whether the cost is the winning probability instead of points.
    pub(super) fn is_near(&self) -> bool {
        self.near
    }

    /// The unit of costs.
    pub(super) fn unit(&self) -> Unit {
        match self.near {
            true => Unit::Chance,
            false => Unit::Points,
        }
    }

    /// The cost of the finished hand for a seat.
    pub(super) fn cost(&self, table: &Table, hand: &Hand, seat: Seat) -> f64 {
        if self.near {
            return 1.0 - self.worth(table, hand, seat);
        }
        self.own_points(table, hand, seat)
    }

    /// The cost of the finished hand for `me`, and the cost for the other seats as they estimate it, in points.
    pub(super) fn costs(&self, table: &Table, hand: &Hand, me: Seat) -> [f64; MAX_SEATS] {
        let scores = hand.scores(&table.rules, Some(MoonChoice::Itself));
        let mut costs = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            costs[seat.index()] = self.points(&scores, seat.index());
        }
        if self.near {
            costs[me.index()] = self.cost(table, hand, me);
        }
        costs
    }

    /// A lower bound of [`Stakes::costs`] for a seat in an unfinished hand, if there is one.
    pub(super) fn least(&self, table: &Table, hand: &Hand, me: Seat, seat: Seat) -> f64 {
        let rules = &table.rules;
        if self.near && seat == me || table.counting != table.scoring || rules.no_tricks_points != 0
        {
            return f64::MIN;
        }
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        let shared = others.fold(false, |shared, other| {
            shared | hand.taken(other).intersects(table.scoring)
        });
        if !shared {
            // It may shoot the moon.
            return f64::MIN;
        }
        let own = rules.points(hand.taken(seat));
        let rest = f64::from(rules.moon_points() - own);
        f64::from(own) - rest / (self.seats.max(2) - 1) as f64
    }

    /// The costs of the moon's two effects for the shooter: subtracted from its own total, or added to the others'.
    pub(super) fn moon_costs(&self, moon: i32, seat: Seat) -> [f64; 2] {
        let mut itself = [0; MAX_SEATS];
        let mut others = [0; MAX_SEATS];
        others[..self.seats].fill(moon);
        others[seat.index()] = 0;
        itself[seat.index()] = -moon;
        [itself, others].map(|scores| match self.near {
            true => 1.0 - self.chance(&scores, seat.index()),
            false => self.points(&scores, seat.index()),
        })
    }

    /// The points of the finished hand for a seat, less the mean of the others'.
    pub(super) fn own_points(&self, table: &Table, hand: &Hand, seat: Seat) -> f64 {
        // Either effect of a moon gains the shooter the same against each opponent.
        let scores = hand.scores(&table.rules, Some(MoonChoice::Itself));
        self.points(&scores, seat.index())
    }

    /// The seat's points less the mean of the others'.
    fn points(&self, scores: &[i32; MAX_SEATS], seat: usize) -> f64 {
        let all: i32 = scores[..self.seats].iter().sum();
        let own = f64::from(scores[seat]);
        own - (f64::from(all) - own) / (self.seats.max(2) - 1) as f64
    }

    /// The probability that a seat wins the match once the finished hand is scored.
    pub(super) fn worth(&self, table: &Table, hand: &Hand, seat: Seat) -> f64 {
        let scores = hand.scores(&table.rules, Some(MoonChoice::Itself));
        let worth = self.chance(&scores, seat.index());
        if !self.chooses {
            return worth;
        }
        let Some(shooter) = hand.shooter(&table.rules) else {
            return worth;
        };
        // The shooter does what is better for itself.
        let others = hand.scores(&table.rules, Some(MoonChoice::Others));
        let better = self.chance(&others, shooter.index()) > self.chance(&scores, shooter.index());
        match better {
            true => self.chance(&others, seat.index()),
            false => worth,
        }
    }

    /// The probability that a seat wins the match after these scores.
    fn chance(&self, scores: &[i32; MAX_SEATS], seat: usize) -> f64 {
        let mut totals = self.totals;
        for (total, score) in totals.iter_mut().zip(scores) {
            *total = total.saturating_add(*score);
        }
        let totals = &totals[..self.seats];
        let lowest = totals.iter().copied().min().unwrap_or_default();
        let highest = totals.iter().copied().max().unwrap_or_default();
        let own = totals.get(seat).copied().unwrap_or_default();
        let left = self.hands_left(highest);
        let scale = SPREAD * left.unwrap_or(LEAST).sqrt();
        let share = |total: i32| (f64::from(lowest.saturating_sub(total)) / scale).exp();
        let smooth = share(own) / totals.iter().map(|total| share(*total)).sum::<f64>();
        if left.is_some() {
            return smooth;
        }
        let winners = totals.iter().filter(|total| **total == lowest).count();
        let won = if own == lowest {
            1.0 / winners as f64
        } else {
            0.0
        };
        (1.0 - NARROWLY) * won + NARROWLY * smooth
    }

    /// The expected number of hands after one with this highest total; `None` if it ends the match.
    fn hands_left(&self, highest: i32) -> Option<f64> {
        let mut left = MOST;
        if let Some(ends_at) = self.ends_at {
            if highest >= ends_at {
                return None;
            }
            left = left.min(f64::from(ends_at.saturating_sub(highest)) / RISE);
        }
        match self.after {
            Some(0) => return None,
            Some(after) => left = left.min(f64::from(after)),
            None => {}
        }
        Some(left.max(LEAST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stakes(totals: &[i32], ends_at: Option<i32>, after: Option<u32>) -> Stakes {
        let mut all = [0; MAX_SEATS];
        all[..totals.len()].copy_from_slice(totals);
        Stakes {
            seats: totals.len(),
            totals: all,
            ends_at,
            after,
            near: true,
            chooses: false,
        }
    }

    fn scores(scores: &[i32]) -> [i32; MAX_SEATS] {
        let mut all = [0; MAX_SEATS];
        all[..scores.len()].copy_from_slice(scores);
        all
    }

    #[test]
    fn the_chances_of_all_seats_come_to_one() {
        for totals in [[0, 0, 0, 0], [60, 20, 95, 40], [10, 99, 98, 97]] {
            for points in [[0, 0, 13, 13], [26, 0, 0, 0], [0, 26, 26, 26]] {
                let stakes = stakes(&totals, Some(100), None);
                let all: f64 = (0..4)
                    .map(|seat| stakes.chance(&scores(&points), seat))
                    .sum();
                assert!((all - 1.0).abs() < 1e-9, "{all}");
            }
        }
    }

    #[test]
    fn twelve_points_at_ninety_five_are_not_twelve_at_five() {
        let price = |own: i32| {
            let stakes = stakes(&[own, 50, 60, 70], Some(100), None);
            stakes.chance(&scores(&[0, 9, 9, 8]), 0) - stakes.chance(&scores(&[12, 5, 5, 4]), 0)
        };
        // A player far behind has little to lose; a leader has more.
        assert!(
            price(45) > 3.0 * price(85).abs(),
            "{} {}",
            price(45),
            price(85)
        );
    }

    #[test]
    fn no_moon_that_hands_the_match_to_another() {
        // The others' totals pass the target, and somebody else is lowest: reduce the own total.
        let behind = stakes(&[90, 20, 80, 85], Some(100), None);
        let [itself, others] = behind.moon_costs(26, Seat::default());
        assert!(itself < others, "{itself} {others}");
        let ahead = stakes(&[20, 60, 80, 85], Some(100), None);
        let [itself, others] = ahead.moon_costs(26, Seat::default());
        assert!(others < itself, "{itself} {others}");
    }

    #[test]
    fn the_last_hand_is_won_or_lost() {
        let last = stakes(&[3, 0, 5, 9], None, Some(0));
        let won = last.chance(&scores(&[0, 4, 5, 18]), 0);
        let lost = last.chance(&scores(&[4, 4, 5, 14]), 0);
        assert!(won > 0.85 && lost < 0.1, "{won} {lost}");
        let shared = last.chance(&scores(&[1, 4, 4, 18]), 0);
        assert!((0.42..0.6).contains(&shared), "{shared}");
    }

    #[test]
    fn points_count_against_the_mean_of_the_others() {
        let far = Stakes {
            near: false,
            ..stakes(&[0; 4], Some(100), None)
        };
        assert_eq!(far.points(&scores(&[0, 26, 26, 26]), 0), -26.0);
        assert_eq!(far.points(&scores(&[14, 0, 6, 6]), 0), 10.0);
        assert_eq!(far.moon_costs(26, Seat::default()), [-26.0, -26.0]);
    }
}
