//! Recognises an attempt to shoot the moon from the style of play, before the shooter has most of the points.

use moonshot_rules::trick::{SeenTrick, TrickView};
use moonshot_rules::{Rank, Suit};

/// Contributions to the alarm: each trick in the player's current run; each of its trick-winning leads that was not
/// low; a heart lead that took the trick.
const RUN: f32 = 0.1;
const HIGH_LEAD: f32 = 0.2;
const HEART_LEAD: f32 = 0.2;
/// The part of that which is ordinary.
const ORDINARY: f32 = 0.3;
/// Leads below this rank are not high.
const HIGH: Rank = Rank::Ten;

/// How much the play of the only seat with points looks like a moon attempt: 0 to 1.
pub(super) fn alarm(view: &TrickView, taker: usize) -> f32 {
    let took = |trick: &&SeenTrick| trick.winner.index() == taker;
    let run = view.tricks().iter().rev().take_while(took).count();
    let leads = view.tricks().iter().filter(took).filter_map(|trick| {
        let (leader, led) = trick.cards.first()?;
        (*leader == trick.winner).then_some(led.card())
    });
    let (mut high, mut heart) = (0, false);
    for led in leads {
        high += usize::from(led.rank() >= HIGH);
        heart |= led.suit() == Suit::Hearts;
    }
    let heart = if heart { HEART_LEAD } else { 0.0 };
    let all = RUN * run as f32 + HIGH_LEAD * high as f32 + heart;
    (all - ORDINARY).clamp(0.0, 1.0)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use moonshot_rules::{Game, Seat, Viewer};

    use super::super::{Memory, by_memory};
    use super::*;
    use crate::dice::FastDice;
    use crate::test_support::table;

    const SHARP_EYED: Memory = Memory {
        played: true,
        queen: true,
        voids: true,
        passing: true,
        moons: true,
        low_wilds: true,
    };

    /// The view of seat 0.
    fn view(hands: [&str; 4], played: &str) -> TrickView {
        let game = table(hands, played);
        game.view(Viewer::Seat(Seat::default())).unwrap()
    }

    /// Seat 1 runs its clubs, and gets the hearts of seat 3.
    const RUNS: [&str; 4] = [
        "2C 6C 8C 3D AD",
        "AC KC QC JC AH",
        "3C 5C 7C 4D QS",
        "4C 9D QH 3H 2H",
    ];

    fn near(alarm: f32, tenths: u8) -> bool {
        (alarm - f32::from(tenths) / 10.0).abs() < 0.01
    }

    #[test]
    fn tricks_in_a_row_and_high_leads_raise_it() {
        let after = |played: &str| alarm(&view(RUNS, played), 1);
        assert!(near(after("2C AC 3C 4C"), 0));
        assert!(near(after("2C AC 3C 4C KC 5C QH 6C"), 1));
        let third = "2C AC 3C 4C KC 5C QH 6C QC 7C 3H 8C";
        assert!(near(after(third), 4));
        assert_eq!(alarm(&view(RUNS, third), 3), 0.0, "it took no trick");
        // The heart lead adds to it, and another seat's trick ends the run.
        assert!(near(after(&format!("{third} AH 4D 2H AD")), 9));
        let hands = [
            "2C AC KC 3D AD",
            "5C 7C QC JC AH",
            "3C 6C TC 4D QS",
            "4C 9D QH 3H 2H",
        ];
        assert!(near(alarm(&view(hands, "2C 5C 3C 4C QC TC QH KC"), 1), 0));
    }

    #[test]
    fn a_card_that_may_stop_it_is_kept() {
        let after = "2C AC 3C 4C KC 5C QH 6C QC 7C 3H 8C JC 4D 2H";
        let thrown = |memory| {
            let view = view(RUNS, after);
            // A player who forgets something does not evaluate the last cards, and uses the alarm.
            let queen = false;
            let memory = Memory { queen, ..memory };
            by_memory(&view, memory, &mut FastDice::new(1)).map(|action| action.to_string())
        };
        assert_eq!(thrown(SHARP_EYED).as_deref(), Some("3D"));
        let moons = false;
        let blind = Memory {
            moons,
            ..SHARP_EYED
        };
        assert_eq!(thrown(blind).as_deref(), Some("AD"));
    }
}
