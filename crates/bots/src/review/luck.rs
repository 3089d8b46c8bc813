//! The result of a match less the luck in it.

use moonshot_rules::{AnyAction, AnyGame, Game, MAX_SEATS, Phase, Seat, Step, Turn};

use crate::dice::FastDice;
use crate::search::{Values, mean_and_error, value};

/// The parts of the luck that are taken off a result: of chance events, and of the others' choices; in points, matches and
/// games. Where playouts exaggerate what an event is worth, taking off all of it would add noise; any fixed part keeps the
/// expectation. The reference players of Heartcatchers are too weak to measure the opponent's choices by. Chosen on other
/// deals than those of `tests/luck.rs`.
const PARTS: [[f64; 2]; 3] = [[1.0, 0.8], [0.4, 0.4], [0.35, 0.0]];
/// The fewest hands whose results tell how much they vary.
const FEW: usize = 4;
/// How much a hand's luck-adjusted result varies (standard deviation), where a match has too few hands to tell.
const TYPICAL: [f64; 3] = [7.5, 0.24, 0.38];

/// The unit of results and luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LuckUnit {
    /// Points less the mean of the others', summed over the hands: lower is better.
    Points,
    /// The probability of winning the match: higher is better.
    Matches,
    /// Games of Heartcatchers won, half for a draw: higher is better.
    Games,
}

/// The luck of each seat in a hand (in Heartcatchers: a game), in the unit and with the sign of the result.
#[derive(Clone, PartialEq, Debug)]
pub struct HandLuck {
    /// The unit.
    pub unit: LuckUnit,
    /// The number of the hand, from 1.
    pub hand: u32,
    /// What each seat got from the hand; in Black Hearts the change of its winning probability.
    pub result: Vec<f64>,
    /// The luck of the deal, and of gifts and drawn cards.
    pub deal: Vec<f64>,
    /// The luck in what the others passed.
    pub pass: Vec<f64>,
    /// The luck in what the others played.
    pub play: Vec<f64>,
}

impl HandLuck {
    fn new(unit: LuckUnit, hand: u32, seats: usize) -> HandLuck {
        let none = || vec![0.0; seats];
        HandLuck {
            unit,
            hand,
            result: none(),
            deal: none(),
            pass: none(),
            play: none(),
        }
    }

    fn of(&self, seat: usize) -> [f64; 4] {
        [&self.result, &self.deal, &self.pass, &self.play].map(|all| all[seat])
    }
}

/// The result of a match for a seat, and the same less luck.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Adjusted {
    /// The unit.
    pub unit: LuckUnit,
    /// Number of finished hands.
    pub hands: usize,
    /// The result.
    pub result: f64,
    /// The luck of the deals, gifts and draws that was taken off.
    pub deal: f64,
    /// The luck in what the others passed.
    pub pass: f64,
    /// The luck in what the others played.
    pub play: f64,
    /// The result less luck.
    pub adjusted: f64,
    /// Its standard error as an estimate of how well the seat plays against such opponents.
    pub error: f64,
}

/// Measures the luck of a match, step by step, with all cards open.
///
/// The luck of an event is what it changed in the expected result of a seat, if *reference players* play on: the deal, a
/// gift, a drawn card, another seat's pass or card. What the seat does itself is never luck. The expected change is zero
/// for chance events whatever the players do. In the trick games the luck of a card is the change against the mean over the
/// cards that a model of players might have played; it is zero on average as far as the others choose as well as the model,
/// and better than zero against weaker opponents.
#[derive(Clone, Debug)]
pub struct LuckMeter {
    unit: LuckUnit,
    seats: usize,
    playouts: u32,
    seed: u64,
    /// The expected results before the next step.
    now: Values,
    /// The expected results before the first step.
    start: Values,
    /// The hand that is played.
    hand: HandLuck,
    /// The expected results before its deal.
    before: Values,
    hands: Vec<HandLuck>,
}

impl LuckMeter {
    /// Playouts for each event that keep the noise well below the luck.
    pub const USUAL: u32 = 64;

    /// The parts of the luck that are taken off a result: of chance events, and of the others' choices.
    #[must_use]
    pub const fn parts(unit: LuckUnit) -> [f64; 2] {
        PARTS[unit as usize]
    }

    /// A meter at the start of a match. The same seed and playouts give the same luck on every machine.
    #[must_use]
    pub fn new(start: &AnyGame, playouts: u32, seed: u64) -> LuckMeter {
        let seats = start.seats();
        let unit = match start {
            AnyGame::Trick(_) => LuckUnit::Points,
            AnyGame::BlackHearts(_) => LuckUnit::Matches,
            AnyGame::Heartcatchers(_) => LuckUnit::Games,
        };
        let mut meter = LuckMeter {
            unit,
            seats,
            playouts: playouts.max(1),
            seed,
            now: [0.0; MAX_SEATS],
            start: [0.0; MAX_SEATS],
            hand: HandLuck::new(unit, start.hand_number(), seats),
            before: [0.0; MAX_SEATS],
            hands: Vec::new(),
        };
        meter.begin(start);
        if unit == LuckUnit::Matches {
            meter.start = meter.now;
        }
        meter
    }

    /// Begins a hand before its deal.
    fn begin(&mut self, game: &AnyGame) {
        self.hand = HandLuck::new(self.unit, game.hand_number(), self.seats);
        self.now = self.values(game).unwrap_or([0.0; MAX_SEATS]);
        self.before = self.now;
    }

    /// The same random numbers for all states of a hand.
    fn seed(&self) -> u64 {
        FastDice::part(self.seed, u64::from(self.hand.hand)).bits()
    }

    fn values(&self, game: &AnyGame) -> Option<Values> {
        value::values(game, self.playouts, self.seed())
    }

    /// Notes a step of the match: the state before it, the step, and the state after it.
    pub fn step(&mut self, before: &AnyGame, step: &Step<AnyGame>, after: &AnyGame) {
        let scored = matches!(step, Step::Act(..)) && ends_hand(after);
        if let Step::Act(seat, action) = step
            && value::has_model(before)
        {
            let luck = value::of_choice(before, action, self.playouts, self.seed());
            let luck = luck.unwrap_or([0.0; MAX_SEATS]);
            for other in Seat::all(self.seats).filter(|other| other != seat) {
                self.hand.play[other.index()] += luck[other.index()];
            }
            if scored && let Some(scores) = self.scores(after) {
                self.now = scores;
                self.finish(after);
            }
            return;
        }
        let then = match scored {
            true => self.scores(after),
            false => self.values(after),
        };
        // Where playouts do not model the state, the next step has all of the change.
        let Some(then) = then else { return };
        let actor = match step {
            Step::Act(seat, _) => Some(*seat),
            Step::Chance(_) => None,
        };
        for seat in Seat::all(self.seats).filter(|seat| actor != Some(*seat)) {
            let place = seat.index();
            let luck = match (actor, before.phase()) {
                (None, _) => &mut self.hand.deal,
                (_, Phase::Pass | Phase::Return) => &mut self.hand.pass,
                _ => &mut self.hand.play,
            };
            luck[place] += then[place] - self.now[place];
        }
        if let Step::Act(seat, AnyAction::Heartcatchers(turn)) = step
            && let Some(undrawn) = value::before_draw(before, *turn, self.playouts, self.seed())
        {
            self.draw(*seat, &undrawn, &then);
        }
        self.now = then;
        if scored {
            self.finish(after);
        }
    }

    /// The draw after a turn is luck for both: moves the other seat's part from what was played to what was drawn.
    fn draw(&mut self, mover: Seat, undrawn: &Values, then: &Values) {
        for seat in Seat::all(self.seats) {
            let drawn = then[seat.index()] - undrawn[seat.index()];
            self.hand.deal[seat.index()] += drawn;
            if seat != mover {
                self.hand.play[seat.index()] -= drawn;
            }
        }
    }

    /// The results of the hand that has just been scored.
    fn scores(&self, after: &AnyGame) -> Option<Values> {
        match after {
            AnyGame::Trick(game) => value::of_scores(&game.last_hand()?.scores),
            AnyGame::BlackHearts(_) => self.values(after),
            AnyGame::Heartcatchers(game) => value::of_game(game.last_game()?.points()),
        }
    }

    fn finish(&mut self, after: &AnyGame) {
        let from = match self.unit {
            LuckUnit::Matches => self.before,
            LuckUnit::Points | LuckUnit::Games => [0.0; MAX_SEATS],
        };
        let both = self.now.iter().zip(from);
        let result: Vec<f64> = both
            .take(self.seats)
            .map(|(now, from)| now - from)
            .collect();
        self.hand.result = result;
        let next = HandLuck::new(self.unit, after.hand_number(), self.seats);
        self.hands.push(std::mem::replace(&mut self.hand, next));
        self.begin(after);
    }

    /// The finished hands.
    #[must_use]
    pub fn hands(&self) -> &[HandLuck] {
        &self.hands
    }

    /// The result of a seat in the finished hands, and the same less luck; `None` before the first, and for a seat that is
    /// not at the table.
    #[must_use]
    pub fn adjusted(&self, seat: Seat) -> Option<Adjusted> {
        let place = seat.index();
        if self.hands.is_empty() || place >= self.seats {
            return None;
        }
        let mut all = [0.0; 4];
        let mut each = Vec::with_capacity(self.hands.len());
        for hand in &self.hands {
            let [result, luck @ ..] = hand.of(place);
            let [chance, others] = LuckMeter::parts(self.unit);
            let [deal, pass, play] = luck;
            let luck = [chance * deal, others * pass, others * play];
            let [deal, pass, play] = luck;
            for (sum, part) in all.iter_mut().zip([result, deal, pass, play]) {
                *sum += part;
            }
            each.push(result - luck.iter().sum::<f64>());
        }
        let [result, deal, pass, play] = all;
        let result = result + self.start[place];
        let hands = each.len() as f64;
        let error = match self.hands.len() < FEW {
            true => TYPICAL[self.unit as usize] * hands.sqrt(),
            false => hands * mean_and_error(&each).1,
        };
        Some(Adjusted {
            unit: self.unit,
            hands: each.len(),
            result,
            deal,
            pass,
            play,
            adjusted: result - deal - pass - play,
            error,
        })
    }
}

/// Whether a hand has just ended.
fn ends_hand(after: &AnyGame) -> bool {
    match after.turn() {
        Turn::Over => true,
        Turn::Chance(_) => after.phase() == Phase::Deal,
        Turn::Seats(_) => false,
    }
}
