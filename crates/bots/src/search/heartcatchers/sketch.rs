//! A compact game of Heartcatchers for fast search: keeps only what still matters of each stack.

use arrayvec::ArrayVec;
use moonshot_rules::{
    HeartCard, HeartGame, HeartKind, HeartcatchersAction, MAX_SEATS, Place, Seat, Side,
};

use crate::dice::FastDice;
use crate::search::tree::{Key, Played, Results};

/// A margin in points above which a larger margin is no better.
const CLEAR: f32 = 12.0;
/// Number of ways to play a card: three catches, nine steals, six Secrets.
const WAYS: Key = 18;
const STEALS: Key = 3;
const SECRETS: Key = 12;
/// Turns of a game (K-13).
pub(super) const TURNS: usize = 14;
/// Cards in a full hand (K-03).
pub(super) const HAND: usize = 3;
/// Points for a Secret (K-15).
const SECRET: i8 = 3;
/// No card.
pub(super) const NONE: u8 = u8::MAX;
/// The colour of an Uncatchable.
const WHITE: u8 = 3;

/// The relevant state of a stack.
#[derive(Clone, Copy, Debug)]
struct Stack {
    /// The points of its face-up cards.
    up: i8,
    /// The colour on top.
    top: u8,
    /// The points of each seat's Secrets.
    points: [i8; 2],
    /// Parity of the Changes of Heart that each seat laid: 1 for odd.
    odd: [u8; 2],
    /// The number of Secrets that each seat laid.
    laid: [u8; 2],
}

/// A game in progress.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sketch {
    stacks: [[Stack; 3]; 2],
    hands: [[u8; HAND]; 2],
    pile: [u8; 8],
    drawn: u8,
    taken: u8,
    starter: u8,
    uncatchable_scores: bool,
}

/// A card's code: colour and kind, and 12 for an Uncatchable.
pub(super) fn code(card: HeartCard) -> u8 {
    match (card.colour(), card.kind()) {
        (Some(colour), Some(kind)) => colour as u8 * 4 + kind as u8,
        _ => 12,
    }
}

/// The key of a catch.
pub(super) fn catch(card: HeartCard, place: Place) -> Key {
    with_card(code(card), place.number() - 1)
}

/// The key of a steal.
pub(super) fn steal(card: HeartCard, place: Place, given: Place) -> Key {
    with_card(
        code(card),
        STEALS + 3 * (place.number() - 1) + given.number() - 1,
    )
}

/// The key of a Secret, without its card.
pub(super) fn secret(side: Side, place: Place) -> Key {
    let theirs = 3 * Key::from(side == Side::Theirs);
    SECRETS + theirs + place.number() - 1
}

/// The key of an action.
pub(super) fn key(action: HeartcatchersAction) -> Key {
    match action {
        HeartcatchersAction::Catch { card, place } => catch(card, place),
        HeartcatchersAction::Steal { card, place, given } => steal(card, place, given),
        HeartcatchersAction::Secret { card, side, place } => {
            with_card(code(card), secret(side, place))
        }
    }
}

/// The key of a card played in this way.
pub(super) const fn with_card(code: u8, way: Key) -> Key {
    code.wrapping_mul(WAYS).wrapping_add(way)
}

/// The card of a key.
pub(super) const fn card(key: Key) -> u8 {
    key / WAYS
}

const fn colour(code: u8) -> u8 {
    code >> 2
}

/// Whether a card of `colour` catches one of colour `top`.
const fn catches(colour: u8, top: u8) -> bool {
    top != WHITE && (colour == WHITE || top == (colour + 1) % 3)
}

const LOVE: u8 = HeartKind::UltimateLove as u8;
const BREAKER: u8 = HeartKind::Heartbreaker as u8;
const CHANGE: u8 = HeartKind::ChangeOfHeart as u8;

/// A card's kind as a Secret; that of a Blank for an Uncatchable.
const fn kind(code: u8) -> u8 {
    if code >= 12 { 0 } else { code & 3 }
}

impl Stack {
    /// No cards.
    const EMPTY: Stack = Stack {
        up: 0,
        top: WHITE,
        points: [0; 2],
        odd: [0; 2],
        laid: [0; 2],
    };

    fn of(stack: &moonshot_rules::Stack, uncatchable_scores: bool) -> Stack {
        let mut sketch = Stack::EMPTY;
        for card in stack.up() {
            sketch.cover(code(card), uncatchable_scores);
        }
        for (card, by) in stack.secrets() {
            sketch.hide(card.map_or(12, code), by.index() & 1);
        }
        sketch
    }

    #[inline]
    fn hide(&mut self, code: u8, by: usize) {
        match kind(code) {
            LOVE => self.points[by] += SECRET,
            BREAKER => self.points[by] -= SECRET,
            CHANGE => self.odd[by] ^= 1,
            _ => {}
        }
        self.laid[by] += 1;
    }

    #[inline]
    fn cover(&mut self, code: u8, uncatchable_scores: bool) {
        self.up += i8::from(uncatchable_scores || code != 12);
        self.top = colour(code);
    }
}

/// The expected points of a hidden Secret of the opponent's.
const HIDDEN_POINTS: f32 = 0.6;
/// The factor on the value of a pair of stacks with this number of hidden Secrets, which may exchange them.
const HIDDEN_STAYS: [f32; 8] = [1.0, 0.55, 0.3, 0.17, 0.09, 0.05, 0.03, 0.02];

/// The value of cards kept in hand, by kind; the last is an Uncatchable.
const KEPT: [f32; 5] = [0.8, 2.4, 2.4, 2.5, 2.5];

/// The value of the pair of stacks for `me`, as far as it can see.
#[inline]
fn pair(own: &Stack, other: &Stack, me: usize) -> f32 {
    let they = 1 - me;
    let points = |stack: &Stack, hidden: f32| {
        f32::from(stack.up + stack.points[me]) + hidden * f32::from(stack.laid[they])
    };
    let stays = match own.odd[me] ^ other.odd[me] {
        0 => 1.0,
        _ => -1.0,
    };
    let mut worth = (points(own, -HIDDEN_POINTS) - points(other, HIDDEN_POINTS)) * stays;
    worth *= HIDDEN_STAYS[usize::from(own.laid[they] + other.laid[they]) & 7];
    worth
}

impl Sketch {
    pub(super) fn of(game: &HeartGame, uncatchable_scores: bool) -> Sketch {
        let mut pile = [NONE; 8];
        for (slot, card) in pile.iter_mut().zip(game.pile()) {
            *slot = code(card);
        }
        let hand = |seat: usize| {
            let mut hand = [NONE; HAND];
            let seat = Seat::new(seat).unwrap_or_default();
            for (slot, card) in hand.iter_mut().zip(game.held(seat).iter()) {
                *slot = code(card);
            }
            hand
        };
        let taken = game.turns_taken() as u8;
        Sketch {
            stacks: game
                .field()
                .map(|row| row.map(|stack| Stack::of(&stack, uncatchable_scores))),
            hands: [hand(0), hand(1)],
            pile,
            drawn: 0,
            taken,
            starter: game.turn().index() as u8 ^ (taken & 1),
            uncatchable_scores,
        }
    }

    /// The field before the first turn, with these cards; hands and pile are empty.
    pub(super) fn before(
        first: [[HeartCard; 3]; 2],
        starter: usize,
        uncatchable_scores: bool,
    ) -> Sketch {
        let stack = |card| {
            let mut stack = Stack::EMPTY;
            stack.cover(code(card), uncatchable_scores);
            stack
        };
        Sketch {
            stacks: first.map(|row| row.map(stack)),
            hands: [[NONE; HAND]; 2],
            pile: [NONE; 8],
            drawn: 0,
            taken: 0,
            starter: (starter & 1) as u8,
            uncatchable_scores,
        }
    }

    /// The stacks as text, for comparisons.
    #[cfg(test)]
    pub(super) fn stacks(&self) -> String {
        format!("{:?}", self.stacks)
    }

    /// Sets a seat's hand.
    pub(super) fn hold(&mut self, seat: usize, hand: [u8; HAND]) {
        self.hands[seat & 1] = hand;
    }

    #[inline]
    fn mover(&self) -> usize {
        usize::from((self.starter ^ self.taken) & 1)
    }

    /// Calls back with the key of every way to play each card of the mover.
    #[inline]
    fn each(&self, mut show: impl FnMut(Key)) {
        let me = self.mover();
        let hand = &self.hands[me];
        for (slot, &card) in hand.iter().enumerate() {
            if card == NONE || hand[..slot].contains(&card) {
                continue;
            }
            let base = card * WAYS;
            for place in 0..3 {
                if catches(colour(card), self.stacks[me][place as usize].top) {
                    show(base + place);
                }
            }
            for place in 0..3 {
                if catches(colour(card), self.stacks[1 - me][place as usize].top) {
                    for given in 0..3 {
                        show(base + STEALS + 3 * place + given);
                    }
                }
            }
            for way in SECRETS..WAYS {
                show(base + way);
            }
        }
    }

    /// The current value of each pair of stacks.
    #[inline]
    fn now(&self, me: usize) -> [f32; 3] {
        let (own, other) = (&self.stacks[me], &self.stacks[1 - me]);
        std::array::from_fn(|place| pair(&own[place], &other[place], me))
    }

    /// The mover's quick evaluation of an action, relative to the current values.
    #[inline]
    fn glance(&self, me: usize, key: Key, now: &[f32; 3]) -> f32 {
        let (card, way) = (key / WAYS, key % WAYS);
        let they = 1 - me;
        let kept = if card == 12 { 4 } else { usize::from(card & 3) };
        let gain = match way {
            0..STEALS => {
                let place = usize::from(way);
                let mut own = self.stacks[me][place];
                own.cover(card, self.uncatchable_scores);
                pair(&own, &self.stacks[they][place], me) - now[place]
            }
            STEALS..SECRETS => {
                let (place, given) = (usize::from((way - STEALS) / 3), usize::from(way % 3));
                let mut caught = self.stacks[they][place];
                caught.cover(card, self.uncatchable_scores);
                let lost = self.stacks[me][given];
                if place == given {
                    pair(&caught, &lost, me) - now[place]
                } else {
                    pair(&caught, &self.stacks[they][given], me) - now[given]
                        + pair(&self.stacks[me][place], &lost, me)
                        - now[place]
                }
            }
            _ => {
                let place = usize::from(way % 3);
                if kind(card) == 0 {
                    0.0
                } else {
                    let (mut own, mut other) = (self.stacks[me][place], self.stacks[they][place]);
                    let under = if way < SECRETS + 3 {
                        &mut own
                    } else {
                        &mut other
                    };
                    under.hide(card, me);
                    pair(&own, &other, me) - now[place]
                }
            }
        };
        gain - KEPT[kept]
    }

    /// The probability that the mover chooses this action, which decreases with its distance from the best evaluation.
    pub(super) fn chance(&self, wanted: Key) -> f64 {
        let me = self.mover();
        let now = self.now(me);
        let mut gains: ArrayVec<f32, { HAND * WAYS as usize }> = ArrayVec::new();
        let (mut most, mut this) = (f32::MIN, None);
        self.each(|key| {
            let gain = self.glance(me, key, &now);
            most = most.max(gain);
            gains.push(gain);
            if key == wanted {
                this = Some(gain);
            }
        });
        // Uses the four basic operations only, so that every machine agrees.
        let weight = |gain: f32| {
            let behind = f64::from((most - gain) / LIKELY);
            let weight = 1.0 / (1.0 + behind * behind);
            weight * weight
        };
        let all: f64 = gains.iter().map(|gain| weight(*gain)).sum();
        this.map_or(0.0, weight) / all.max(1.0) + ODD
    }

    /// The playout policy.
    #[inline]
    fn quick(&self, dice: &mut FastDice) -> Option<Key> {
        let me = self.mover();
        let now = self.now(me);
        let mut best = None;
        let mut most = f32::MIN;
        let noise = dice.bits();
        let mut count = 0;
        self.each(|key| {
            let off = (noise >> (count & 31) & 0xff) as f32 * (NOISE / 256.0);
            count += 1;
            let gain = self.glance(me, key, &now) + off;
            if gain > most {
                (most, best) = (gain, Some(key));
            }
        });
        best
    }

    fn points(&self) -> [i32; 2] {
        let mut points = [0; 2];
        for place in 0..3 {
            let facing = [&self.stacks[0][place], &self.stacks[1][place]];
            let odd = facing.iter().flat_map(|stack| stack.odd);
            let exchanged = usize::from(odd.fold(0, |odd, one| odd ^ one));
            for (seat, points) in points.iter_mut().enumerate() {
                let stack = facing[seat ^ exchanged];
                *points += i32::from(stack.up + stack.points[0] + stack.points[1]);
            }
        }
        points
    }

    /// The first seat's lead in points.
    fn ahead(&self) -> f32 {
        let [first, second] = self.points();
        (first - second) as f32
    }

    /// The action of a key.
    pub(super) fn action(key: Key) -> Option<HeartcatchersAction> {
        let (number, way) = (key / WAYS, key % WAYS);
        let card = HeartCard::all().find(|card| code(*card) == number)?;
        let place = |place: Key| Place::ALL[usize::from(place % 3)];
        Some(match way {
            0..STEALS => HeartcatchersAction::Catch {
                card,
                place: place(way),
            },
            STEALS..SECRETS => HeartcatchersAction::Steal {
                card,
                place: place((way - STEALS) / 3),
                given: place(way),
            },
            _ => HeartcatchersAction::Secret {
                card,
                side: if way < SECRETS + 3 {
                    Side::Mine
                } else {
                    Side::Theirs
                },
                place: place(way),
            },
        })
    }
}

/// A disadvantage of this many points halves an action's prior.
const HEAT: f32 = 1.0;
/// Noise of the playout policy, in points.
const NOISE: f32 = 0.8;
/// A disadvantage of this many points quarters an action's likelihood.
const LIKELY: f32 = 1.5;
/// Minimum likelihood of any action.
const ODD: f64 = 0.02;

impl Played for Sketch {
    fn turn(&self) -> Option<usize> {
        (usize::from(self.taken) < TURNS).then(|| self.mover())
    }

    fn actions(&self, list: &mut Vec<(Key, f32)>) {
        let me = self.mover();
        let now = self.now(me);
        let mut most = f32::MIN;
        self.each(|key| {
            let gain = self.glance(me, key, &now);
            most = most.max(gain);
            list.push((key, gain));
        });
        for (_, gain) in list {
            // Uses the four basic operations only, so that every machine agrees.
            let behind = (most - *gain) / HEAT;
            *gain = 1.0 / (1.0 + behind * behind);
        }
    }

    #[inline]
    fn act(&mut self, key: Key) {
        let (card, way) = (key / WAYS, key % WAYS);
        let me = self.mover();
        match way {
            0..STEALS => self.stacks[me][usize::from(way)].cover(card, self.uncatchable_scores),
            STEALS..SECRETS => {
                let (place, given) = (usize::from((way - STEALS) / 3), usize::from(way % 3));
                let mut caught = self.stacks[1 - me][place];
                caught.cover(card, self.uncatchable_scores);
                self.stacks[1 - me][place] = self.stacks[me][given];
                self.stacks[me][given] = caught;
            }
            _ => {
                let side = if way < SECRETS + 3 { me } else { 1 - me };
                self.stacks[side][usize::from(way % 3)].hide(card, me);
            }
        }
        if let Some(slot) = self.hands[me].iter_mut().find(|held| **held == card) {
            *slot = NONE;
            if let Some(&next) = self.pile.get(usize::from(self.drawn)) {
                *slot = next;
                self.drawn += 1;
            }
        }
        self.taken += 1;
    }

    /// Hides the card of a Secret (K-12). Places and sides are as in the action.
    fn seen(key: Key) -> Key {
        match key % WAYS {
            way if way >= SECRETS => 13 * WAYS + (way - SECRETS),
            _ => key,
        }
    }

    /// Plays the action with the best quick evaluation each turn.
    fn finish(&mut self, dice: &mut FastDice) {
        while usize::from(self.taken) < TURNS {
            match self.quick(dice) {
                Some(key) => self.act(key),
                None => return,
            }
        }
    }

    fn results(&self) -> Results {
        // A win counts most, and then its margin.
        let ahead = self.ahead();
        let margin = 0.5 + 0.5 * (ahead / CLEAR).clamp(-1.0, 1.0);
        shared(0.75 * win(ahead) + 0.25 * margin)
    }

    fn won(&self) -> Results {
        shared(win(self.ahead()))
    }
}

/// A draw is half a win.
fn win(ahead: f32) -> f32 {
    0.5 + 0.5 * ahead.clamp(-1.0, 1.0)
}

/// The result with this value for the first seat, and the rest for the second.
fn shared(first: f32) -> Results {
    let mut results = [0.0; MAX_SEATS];
    (results[0], results[1]) = (first, 1.0 - first);
    results
}

#[cfg(test)]
mod tests;
