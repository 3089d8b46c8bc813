//! A table for scenarios: actions and refusals in notation, states as JSON.

mod script;

use moonshot_protocol::{Document, Reason, Setup, document, outcome};
use moonshot_rules::trick::{TrickChance, TrickGame, TrickRefusal, TrickRules};
use moonshot_rules::{
    AnyAction, AnyChance, AnyGame, AnyRefusal, AnyView, BySeat, Card, Cards, Dice, Game,
    LegalActions, Seat, Step, Turn, Viewer,
};
use serde_json::{Map, Value, json};

pub use script::{Script, list, list_each};

/// A small generator for tests: xorshift, good enough for random walks and the same everywhere.
#[derive(Clone)]
pub struct TestDice(u64);

impl TestDice {
    pub fn new(seed: u64) -> TestDice {
        TestDice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }
}

impl Dice for TestDice {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub fn cards(text: &str) -> Cards {
    text.split_whitespace()
        .map(|card| card.parse::<Card>().unwrap())
        .collect()
}

pub fn options(value: Value) -> Map<String, Value> {
    value.as_object().unwrap().clone()
}

pub fn setup(game: &str, players: usize, given: Value) -> Setup {
    Setup::read(game, players, &options(given)).unwrap()
}

/// A match of a trick game, with full access to its state.
#[derive(Clone)]
pub struct Table {
    pub setup: Setup,
    pub game: TrickGame,
}

impl Table {
    pub fn new(game: &str, players: usize) -> Table {
        Table::with(game, players, json!({}))
    }

    pub fn with(game: &str, players: usize, given: Value) -> Table {
        let setup = setup(game, players, given);
        let AnyGame::Trick(game) = setup.start().unwrap() else {
            panic!("{game} is no trick game")
        };
        Table { setup, game }
    }

    pub fn rules(&self) -> TrickRules {
        *self.game.rules()
    }

    pub fn players(&self) -> usize {
        self.game.seats()
    }

    /// Resolves the draw, if there is one, so that seat 0 deals first.
    pub fn draw(mut self) -> Table {
        let lowest = self
            .rules()
            .pack
            .iter()
            .min_by_key(|card| card.rank())
            .unwrap();
        let others = self
            .rules()
            .pack
            .iter()
            .filter(|card| card.rank() > lowest.rank());
        let round = [lowest]
            .into_iter()
            .chain(others)
            .take(self.players())
            .collect();
        self.game.chance(&TrickChance::Draw(vec![round])).unwrap();
        self
    }

    /// A random outcome of the pending chance event, in its JSON form.
    pub fn roll(&self, dice: &mut dyn Dice) -> Value {
        let outcome = AnyChance::Trick(self.game.roll(dice).unwrap());
        outcome::write(&self.setup, &outcome)
    }

    /// Deals the pack, lowest cards first.
    pub fn deal_any(self) -> Table {
        self.deal(&[""])
    }

    /// Deals these cards, and fills each hand with the remaining cards of the pack, lowest first.
    pub fn deal(self, hands: &[impl AsRef<str>]) -> Table {
        self.deal_leaving(hands, "")
    }

    /// [`Table::deal`] with these leftover cards.
    pub fn deal_leaving(mut self, hands: &[impl AsRef<str>], extras: &str) -> Table {
        let rules = self.rules();
        let extras = cards(extras);
        let mut rest = rules.pack - extras;
        let mut dealt = BySeat::from_fn(rules.seats, |seat| {
            hands
                .get(seat.index())
                .map_or(Cards::EMPTY, |text| cards(text.as_ref()))
        });
        for hand in &dealt {
            assert!(
                rest.contains_all(*hand),
                "{hand} is not in the pack, or dealt twice"
            );
            rest -= *hand;
        }
        for seat in Seat::all(rules.seats) {
            let hand = dealt.get_mut(seat).unwrap();
            while hand.len() < rules.cards_each() {
                let card = rest.first().unwrap();
                rest.remove(card);
                hand.insert(card);
            }
        }
        let extras = extras | rest;
        self.game
            .chance(&TrickChance::Deal {
                hands: dealt,
                extras,
            })
            .unwrap();
        self
    }

    pub fn try_act(&mut self, number: usize, text: &str) -> Result<(), TrickRefusal> {
        let action = self
            .game
            .parse_action(text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        self.game.play(seat(number), &action)
    }

    pub fn act(&mut self, number: usize, text: &str) {
        self.try_act(number, text)
            .unwrap_or_else(|why| panic!("seat {number} {text}: {why}"));
    }

    /// Plays cards in turn order.
    pub fn play(&mut self, texts: &str) {
        for text in texts.split_whitespace() {
            let turn = self.game.hand().turn().index();
            self.act(turn, text);
        }
    }

    /// The reason an action is refused.
    pub fn reason(&mut self, number: usize, text: &str) -> Reason {
        let refusal = self
            .try_act(number, text)
            .expect_err("it should be refused");
        Reason::of(&AnyRefusal::Trick(refusal))
    }

    /// The legal actions of a seat, in notation.
    pub fn legal(&self, number: usize) -> Vec<String> {
        let legal = self.game.legal(seat(number));
        let pass = legal
            .pass()
            .map(|pass| format!("pass {} of {}", pass.count, pass.from));
        let actions = legal.iter().map(|action| action.to_string());
        pass.into_iter().chain(actions).collect()
    }

    /// The legal actions of the seat whose turn it is, on one line.
    pub fn legal_now(&self) -> String {
        self.legal(self.game.hand().turn().index()).join(" ")
    }

    /// Every seat plays its first legal action until the hand is scored or a shooter must choose.
    pub fn play_out(&mut self) {
        let hand = self.state()["hand_number"].clone();
        while self.state()["hand_number"] == hand && self.phase() != "moon" {
            let Turn::Seats(seats) = self.game.turn() else {
                panic!("nobody is to act")
            };
            let actor = seats.iter().next().unwrap().index();
            let action = self.legal(actor)[0].clone();
            match action.strip_prefix("pass ") {
                Some(_) => {
                    let chosen: Cards = self.game.hand().held(seat(actor)).iter().take(3).collect();
                    self.act(actor, &format!("pass {chosen}"));
                }
                None => self.act(actor, &action),
            }
        }
    }

    /// If somebody shot the moon, adds it to the others' scores.
    pub fn choose_moon(&mut self) {
        if self.phase() == "moon" {
            let shooter = self.state()["to_act"][0].as_u64().unwrap() as usize;
            self.act(shooter, "moon others");
        }
    }

    /// Plays the hand to its end: a leader plays its last legal card in hand order, the others their first.
    pub fn run_out(&mut self) {
        let hand = self.state()["hand_number"].clone();
        while self.state()["hand_number"] == hand && self.phase() == "play" {
            let legal = self.legal_now();
            let mut cards = legal.split(' ');
            let leads = self.game.hand().in_trick() == 0;
            let card = if leads {
                cards.next_back()
            } else {
                cards.next()
            };
            self.play(card.unwrap());
        }
    }

    pub fn state(&self) -> Value {
        serde_json::to_value(self.document()).unwrap()
    }

    pub fn document(&self) -> Document {
        document::state(&self.setup, &self.any())
    }

    fn any(&self) -> AnyGame {
        AnyGame::Trick(self.game.clone())
    }

    pub fn view(&self, number: usize) -> Value {
        self.view_of(Viewer::Seat(seat(number)))
    }

    pub fn spectator(&self) -> Value {
        self.view_of(Viewer::Spectator)
    }

    pub fn view_of(&self, viewer: Viewer) -> Value {
        let view = self.any().view(viewer).unwrap();
        serde_json::to_value(document::view(&self.setup, &view)).unwrap()
    }

    pub fn phase(&self) -> String {
        self.state()["phase"].as_str().unwrap().to_owned()
    }

    pub fn totals(&self) -> Value {
        self.state()["totals"].clone()
    }

    pub fn detail(&self, field: &str) -> Value {
        self.state()["detail"][field].clone()
    }
}

/// CARDominoes on its fourth hand, when four players pass nothing.
pub fn holding(options: Value) -> Table {
    let mut table = Table::with("cardominoes", 4, options).draw();
    for _ in 0..3 {
        table = table.deal_any();
        table.play_out();
        table.choose_moon();
    }
    assert_eq!(table.state()["hand_number"], json!(4));
    table
}

/// A random match of any game.
pub struct RandomMatch {
    pub setup: Setup,
    pub game: AnyGame,
    pub dice: TestDice,
}

impl RandomMatch {
    pub fn new(game: &str, players: usize, given: Value, seed: u64) -> RandomMatch {
        let setup = setup(game, players, given);
        RandomMatch {
            game: setup.start().unwrap(),
            setup,
            dice: TestDice::new(seed),
        }
    }

    /// A random action of a random seat that may act; `None` if no seat may.
    pub fn pick(&mut self) -> Option<(Seat, AnyAction)> {
        let Turn::Seats(seats) = self.game.turn() else {
            return None;
        };
        let seats = seats.to_vec();
        let seat = seats[self.dice.below(seats.len() as u32) as usize];
        let action = self.game.legal(seat).pick(&mut self.dice).unwrap();
        Some((seat, action))
    }

    /// Takes a random step; `None` when the match is over.
    pub fn step(&mut self) -> Option<Step<AnyGame>> {
        let step = match self.game.roll(&mut self.dice) {
            Some(outcome) => Step::Chance(outcome),
            None => self.pick().map(|(seat, action)| Step::Act(seat, action))?,
        };
        self.game.step(&step).unwrap();
        Some(step)
    }

    pub fn document(&self) -> Document {
        document::state(&self.setup, &self.game)
    }

    pub fn view(&self, viewer: Viewer) -> AnyView {
        self.game.view(viewer).unwrap()
    }
}
