//! Thinking ahead in Heartcatchers.

use moonshot_rules::{
    Dice, HeartCard, HeartGame, HeartKind, HeartcatchersAction, HeartcatchersView,
    HeartcatchersWorlds, MAX_SEATS, Place, Seat, Side, View,
};

use super::tree::{self, Played, Results};
use crate::budget::Budget;
use crate::dice::FastDice;

/// How many points a game is won by that is as good as won by more.
const CLEAR: f32 = 12.0;

/// How many actions a quick player looks at.
const LOOKED_AT: usize = 8;
/// How many worlds are tried until one is likely.
const TRIES: usize = 24;
/// How many ways there are to play a card.
const WAYS: u16 = 18;

/// A game with the option that its score needs.
#[derive(Clone, Copy, Debug)]
struct Game {
    game: HeartGame,
    uncatchable_scores: bool,
}

impl Played for Game {
    type Action = HeartcatchersAction;

    fn turn(&self) -> Option<usize> {
        (!self.game.is_over()).then(|| self.game.turn().index())
    }

    fn actions(&self, list: &mut Vec<HeartcatchersAction>) {
        let choices = self.game.choices();
        list.extend((0..choices.len()).filter_map(|place| choices.nth(place)));
    }

    fn act(&mut self, action: HeartcatchersAction) {
        self.game.play_unchecked(action);
    }

    fn key(action: HeartcatchersAction) -> u16 {
        card_key(action.card()) * WAYS + way_key(action)
    }

    /// Of a Secret, not the card (K-12). Places and sides are as its player names them.
    fn key_seen(action: HeartcatchersAction) -> u16 {
        match action {
            HeartcatchersAction::Secret { .. } => way_key(action),
            open => Game::key(open),
        }
    }

    /// Each turn the best of some actions, as far as its player sees.
    fn finish(&mut self, dice: &mut FastDice) {
        while !self.game.is_over() {
            let choices = self.game.choices();
            let me = self.game.turn();
            let mut best = None;
            let mut most = i32::MIN;
            for _ in 0..LOOKED_AT {
                let place = dice.below(choices.len().max(1) as u32) as usize;
                let Some(action) = choices.nth(place) else {
                    return;
                };
                let mut after = self.game;
                after.play_unchecked(action);
                let points = after.points_seen_by(me, self.uncatchable_scores);
                let own = me.index() & 1;
                let ahead = 2 * (points[own] - points[1 - own]);
                if ahead > most {
                    (most, best) = (ahead, Some(after));
                }
            }
            match best {
                Some(after) => self.game = after,
                None => return,
            }
        }
    }

    fn results(&self) -> Results {
        let points = self.game.points(self.uncatchable_scores);
        let ahead = (points[0] - points[1]) as f32;
        // Above all to win, and then by how much.
        let win = 0.5 + 0.5 * ahead.clamp(-1.0, 1.0);
        let margin = 0.5 + 0.5 * (ahead / CLEAR).clamp(-1.0, 1.0);
        let first = 0.75 * win + 0.25 * margin;
        let mut results = [0.0; MAX_SEATS];
        (results[0], results[1]) = (first, 1.0 - first);
        results
    }
}

/// A number for each card, from 1.
fn card_key(card: HeartCard) -> u16 {
    match (card.colour(), card.kind()) {
        (Some(colour), Some(kind)) => 1 + colour as u16 * 4 + kind as u16,
        _ => 13,
    }
}

/// A number for each way to play a card.
fn way_key(action: HeartcatchersAction) -> u16 {
    let place = |place: Place| u16::from(place.number()) - 1;
    match action {
        HeartcatchersAction::Catch { place: at, .. } => place(at),
        HeartcatchersAction::Steal {
            place: at, given, ..
        } => 3 + 3 * place(at) + place(given),
        HeartcatchersAction::Secret {
            side, place: at, ..
        } => 12 + 3 * u16::from(side == Side::Theirs) + place(at),
    }
}

/// One of the games that may be, where the other's Secrets are rather such as somebody lays.
fn likely(worlds: &HeartcatchersWorlds, me: Seat, dice: &mut FastDice) -> HeartGame {
    let mut game = worlds.hand(dice);
    for _ in 0..TRIES {
        if f64::from(dice.below(1 << 16)) / 65_536.0 < likelihood(&game, me) {
            break;
        }
        game = worlds.hand(dice);
    }
    game
}

/// How likely somebody lays Secrets like the other's, 0 to 1: such as help, where they help.
fn likelihood(game: &HeartGame, me: Seat) -> f64 {
    let mut likelihood = 1.0;
    for seat in Seat::all(2) {
        for stack in &game.field()[seat.index() & 1] {
            for (card, by) in stack.secrets() {
                if by == me {
                    continue;
                }
                let kind = card.and_then(HeartCard::kind);
                likelihood *= match (kind, seat == me) {
                    (Some(HeartKind::ChangeOfHeart), _) => 0.8,
                    (Some(HeartKind::UltimateLove), false) => 1.0,
                    (Some(HeartKind::Heartbreaker), true) => 1.0,
                    (Some(HeartKind::UltimateLove | HeartKind::Heartbreaker), _) => 0.2,
                    _ => 0.35,
                };
            }
        }
    }
    likelihood
}

/// What the viewer does after some thought, and why; `None` where there is nothing to think about.
pub(super) fn choose(
    view: &HeartcatchersView,
    budget: Budget<'_>,
    dice: &mut FastDice,
) -> Option<(HeartcatchersAction, &'static str)> {
    if view.legal().len() < 2 {
        return None;
    }
    let worlds = view.worlds().ok()?;
    let uncatchable_scores = view.options().uncatchable_scores;
    let me = view.viewer().seat()?;
    let best = tree::search(2, budget, dice, |dice| {
        Some(Game {
            game: likely(&worlds, me, dice),
            uncatchable_scores,
        })
    })?;
    let why = match best {
        HeartcatchersAction::Catch { .. } => "Played out, this catch wins most often.",
        HeartcatchersAction::Steal { .. } => "Played out, this exchange wins most often.",
        HeartcatchersAction::Secret {
            side: Side::Mine, ..
        } => "Played out, it wins most often under an own stack.",
        HeartcatchersAction::Secret { .. } => {
            "Played out, it wins most often under a stack of the other's."
        }
    };
    Some((best, why))
}
