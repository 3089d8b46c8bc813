//! What the scores of a hand cost: points while the match is young, the chance to win it once its end is near.

use moonshot_rules::trick::{Hand, Moon, MoonChoice, TargetRule, TrickView};
use moonshot_rules::{MAX_SEATS, Seat, View};

use super::table::Table;
use crate::search::Unit;

/// How far totals move apart in one hand, as the scale of a logistic curve.
const SPREAD: f64 = 5.5;
/// About how many points the highest total rises by in a hand.
const RISE: f64 = 8.0;
/// The least and the most hands that are taken to be left after one that ends nothing.
const LEAST: f64 = 0.75;
const MOST: f64 = 12.0;
/// How much of the worth of a match that is over is how narrowly it was won or lost: near misses tell good lines from
/// bad ones sooner than wins do.
const NARROWLY: f64 = 0.15;

/// With so many hands left, or fewer, points are no longer all alike.
const NEAR: f64 = 4.0;

/// The match that a hand is part of.
#[derive(Clone, Debug)]
pub(super) struct Stakes {
    seats: usize,
    totals: [i32; MAX_SEATS],
    /// The total that ends the match, if one does.
    ends_at: Option<i32>,
    /// How many hands come after this one, where that is agreed.
    after: Option<u32>,
    /// Whether the end is near enough for the chance to win to count rather than points.
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

    /// Whether the chance to win the match counts, and not the points.
    pub(super) fn is_near(&self) -> bool {
        self.near
    }

    /// What costs are counted in.
    pub(super) fn unit(&self) -> Unit {
        match self.near {
            true => Unit::Chance,
            false => Unit::Points,
        }
    }

    /// What the hand, which is played out, costs a seat.
    pub(super) fn cost(&self, table: &Table, hand: &Hand, seat: Seat) -> f64 {
        if self.near {
            return 1.0 - self.worth(table, hand, seat);
        }
        // Whichever way a moon is chosen to go, its shooter gains as much on each of the others.
        let scores = hand.scores(&table.rules, Some(MoonChoice::Itself));
        self.points(&scores, seat.index())
    }

    /// What the hand, which is played out, costs `me`, and what the other seats take it to cost them, in points.
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

    /// The least that a hand under way may yet cost a seat by [`Stakes::costs`], where that can be told.
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

    /// What the two ways that a moon may go cost the seat that shot it: off its own total, or onto the others'.
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

    /// The own points less the mean of the others'.
    fn points(&self, scores: &[i32; MAX_SEATS], seat: usize) -> f64 {
        let all: i32 = scores[..self.seats].iter().sum();
        let own = f64::from(scores[seat]);
        own - (f64::from(all) - own) / (self.seats.max(2) - 1) as f64
    }

    /// The chance of a seat to win the match once the hand, which is played out, has been scored.
    fn worth(&self, table: &Table, hand: &Hand, seat: Seat) -> f64 {
        let scores = hand.scores(&table.rules, Some(MoonChoice::Itself));
        let worth = self.chance(&scores, seat.index());
        if !self.chooses {
            return worth;
        }
        let Some(shooter) = hand.shooter(&table.rules) else {
            return worth;
        };
        // Its shooter does what is better for itself.
        let others = hand.scores(&table.rules, Some(MoonChoice::Others));
        let better = self.chance(&others, shooter.index()) > self.chance(&scores, shooter.index());
        match better {
            true => self.chance(&others, seat.index()),
            false => worth,
        }
    }

    /// The chance of a seat to win the match after these scores.
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

    /// How many hands come after one after which that is the highest total; `None` where it ends the match.
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
        // Whoever is far behind has little to lose; whoever leads has more.
        assert!(
            price(45) > 3.0 * price(85).abs(),
            "{} {}",
            price(45),
            price(85)
        );
    }

    #[test]
    fn no_moon_that_hands_the_match_to_another() {
        // The others' totals pass the target, and somebody else is lowest: the own total is to fall.
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
