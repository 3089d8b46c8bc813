//! Facts of Heartcatchers: each game is a hand.

use moonshot_rules::HeartcatchersEvent;

use super::MatchFacts;

/// Reads an event.
pub(super) fn read(facts: &mut MatchFacts, event: &HeartcatchersEvent) {
    match event {
        HeartcatchersEvent::Dealt { game } => facts.deal(*game, 0, 2),
        HeartcatchersEvent::Caught { seat, .. } => {
            if let Some(facts) = facts.seat(*seat) {
                facts.caught += 1;
            }
        }
        HeartcatchersEvent::Stole { seat, .. } => {
            if let Some(facts) = facts.seat(*seat) {
                facts.stolen += 1;
            }
        }
        HeartcatchersEvent::SecretLaid { seat, .. } => {
            if let Some(facts) = facts.seat(*seat) {
                facts.secrets += 1;
            }
        }
        HeartcatchersEvent::GameScored { scored, totals, .. } => {
            if let Some(hand) = facts.hand() {
                hand.score(&scored.points(), totals);
                for (seat, points) in hand.seats.iter_mut().zip(scored.secret_points) {
                    seat.secret_points = points;
                }
            }
        }
        HeartcatchersEvent::Drew { .. } | HeartcatchersEvent::MatchOver { .. } => {}
    }
}
