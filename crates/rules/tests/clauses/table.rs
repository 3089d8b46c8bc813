//! A table for scenarios, driven by actions in notation.

use moonshot_rules::trick::{
    CardominoesOptions, Revoke, TrickCards, TrickChance, TrickRefusal, TrickRules, TrickVariant,
    TrickView,
};
use moonshot_rules::{
    BySeat, Card, Cards, ChanceError, Game, LegalActions, Outcome, Phase, Seat, Seats, TrickGame,
    Turn, View, Viewer,
};

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(crate) fn cards(text: &str) -> Cards {
    text.split_whitespace()
        .map(|card| card.parse::<Card>().unwrap())
        .collect()
}

pub(crate) fn numbers(seats: Seats) -> Vec<usize> {
    seats.iter().map(Seat::index).collect()
}

/// The cards of a trick in notation.
pub(crate) fn texts(trick: &TrickCards) -> String {
    let cards: Vec<String> = trick.iter().map(|(_, card)| card.to_string()).collect();
    cards.join(" ")
}

/// A match of a trick game, with full access to its state.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: TrickGame,
}

impl Table {
    pub(crate) fn new(players: usize, options: impl Into<TrickVariant>) -> Table {
        let game = TrickGame::new(players, options).unwrap();
        Table { game }
    }

    pub(crate) fn rules(&self) -> TrickRules {
        *self.game.rules()
    }

    pub(crate) fn players(&self) -> usize {
        self.game.seats()
    }

    /// Resolves the draw so that seat 0 deals first.
    pub(crate) fn draw(mut self) -> Table {
        let pack = self.rules().pack;
        let lowest = pack.iter().min_by_key(|card| card.rank()).unwrap();
        let others = pack.iter().filter(|card| card.rank() > lowest.rank());
        let round = [lowest]
            .into_iter()
            .chain(others)
            .take(self.players())
            .collect();
        self.game.chance(&TrickChance::Draw(vec![round])).unwrap();
        self
    }

    /// Applies a draw with these rounds of tiles.
    pub(crate) fn try_draw(&mut self, rounds: &[&str]) -> Result<(), ChanceError<Card>> {
        let tiles = |round: &&str| round.split(' ').map(|tile| tile.parse().unwrap()).collect();
        self.game
            .chance(&TrickChance::Draw(rounds.iter().map(tiles).collect()))
    }

    /// Deals the pack, lowest cards first.
    pub(crate) fn deal_any(self) -> Table {
        self.deal(&[""])
    }

    /// Deals these cards, and fills each hand with the remaining cards of the pack, lowest first.
    pub(crate) fn deal(self, hands: &[impl AsRef<str>]) -> Table {
        self.deal_leaving(hands, "")
    }

    /// [`Table::deal`] with these leftover cards.
    pub(crate) fn deal_leaving(mut self, hands: &[impl AsRef<str>], extras: &str) -> Table {
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

    /// Every seat that has still to pass passes its lowest cards.
    pub(crate) fn pass_lowest(mut self) -> Table {
        for number in self.to_act() {
            let chosen: Cards = self
                .held(number)
                .iter()
                .take(self.rules().pass_count)
                .collect();
            self.act(number, &format!("pass {chosen}"));
        }
        self
    }

    pub(crate) fn try_act(&mut self, number: usize, text: &str) -> Result<(), TrickRefusal> {
        let action = self
            .game
            .parse_action(text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        self.game.play(seat(number), &action)
    }

    pub(crate) fn act(&mut self, number: usize, text: &str) {
        self.try_act(number, text)
            .unwrap_or_else(|why| panic!("seat {number} {text}: {why}"));
    }

    /// Plays cards in turn order.
    pub(crate) fn play(&mut self, texts: &str) {
        for text in texts.split_whitespace() {
            let turn = self.game.hand().turn().index();
            self.act(turn, text);
        }
    }

    /// The reason an action is refused.
    pub(crate) fn refusal(&mut self, number: usize, text: &str) -> TrickRefusal {
        self.try_act(number, text)
            .expect_err("it should be refused")
    }

    /// The legal actions of a seat, in notation.
    pub(crate) fn legal(&self, number: usize) -> Vec<String> {
        let legal = self.game.legal(seat(number));
        let pass = legal
            .pass()
            .map(|pass| format!("pass {} of {}", pass.count, pass.from));
        let actions = legal.iter().map(|action| action.to_string());
        pass.into_iter().chain(actions).collect()
    }

    /// The legal actions of the seat whose turn it is, on one line.
    pub(crate) fn legal_now(&self) -> String {
        self.legal(self.game.hand().turn().index()).join(" ")
    }

    /// Every seat plays its first legal action until the hand is scored or a shooter must choose.
    pub(crate) fn play_out(&mut self) {
        let hand = self.hand_number();
        while self.hand_number() == hand && self.phase() != Phase::Moon {
            let Turn::Seats(_) = self.game.turn() else {
                panic!("nobody is to act")
            };
            if self.phase() == Phase::Pass {
                *self = self.clone().pass_lowest();
                continue;
            }
            let actor = self.to_act()[0];
            let action = self.legal(actor)[0].clone();
            self.act(actor, &action);
        }
    }

    /// If somebody shot the moon, adds it to the others' scores.
    pub(crate) fn choose_moon(&mut self) {
        if self.phase() == Phase::Moon {
            self.act(self.to_act()[0], "moon others");
        }
    }

    /// If the holder of the Wild Club is asked whether it opens, declines.
    pub(crate) fn decline(&mut self) {
        if self.phase() == Phase::Opening {
            self.act(self.to_act()[0], "decline");
        }
    }

    /// Plays the hand to its end: a leader plays its last legal card in hand order, the others their first.
    pub(crate) fn run_out(&mut self) {
        let hand = self.hand_number();
        while self.hand_number() == hand && self.phase() == Phase::Play {
            let legal = self.legal_now();
            let mut cards = legal.split(' ');
            let card = match self.game.hand().in_trick() {
                0 => cards.next_back(),
                _ => cards.next(),
            };
            self.play(card.unwrap());
        }
    }

    pub(crate) fn phase(&self) -> Phase {
        self.game.phase()
    }

    pub(crate) fn hand_number(&self) -> u32 {
        self.game.hand_number()
    }

    pub(crate) fn to_act(&self) -> Vec<usize> {
        numbers(self.game.to_act())
    }

    pub(crate) fn held(&self, number: usize) -> Cards {
        self.game.hand().held(seat(number))
    }

    pub(crate) fn holds(&self, number: usize, held: &str) -> bool {
        self.held(number).contains_all(cards(held))
    }

    /// The leader of the current trick; `None` outside the play.
    pub(crate) fn lead(&self) -> Option<usize> {
        let in_play = matches!(self.phase(), Phase::Play | Phase::Gather);
        in_play.then(|| self.game.hand().leader().index())
    }

    /// The current trick in notation.
    pub(crate) fn trick(&self) -> String {
        texts(&self.game.hand().current_trick())
    }

    /// The last trick in notation, while it is open.
    pub(crate) fn last_trick(&self) -> String {
        texts(&self.game.last_trick())
    }

    /// The cards a seat has taken in notation, in order.
    pub(crate) fn taken(&self, number: usize) -> String {
        let taken = self.game.taken_in_order(seat(number));
        taken
            .map(|card| card.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    }

    pub(crate) fn hearts_broken(&self) -> bool {
        self.game.hand().hearts_broken()
    }

    pub(crate) fn dealer(&self) -> Option<usize> {
        self.game.dealer().map(Seat::index)
    }

    pub(crate) fn totals(&self) -> Vec<i32> {
        self.game.totals().to_vec()
    }

    pub(crate) fn highest_total(&self) -> i32 {
        self.totals().into_iter().max().unwrap()
    }

    /// The scores of a finished hand, counted from 0.
    pub(crate) fn scores(&self, hand: usize) -> Vec<i32> {
        self.game.history().nth(hand).unwrap().to_vec()
    }

    pub(crate) fn outcome(&self) -> Outcome {
        self.game.outcome().unwrap()
    }

    /// The seats with the lowest of the final totals.
    pub(crate) fn lowest(&self) -> Vec<usize> {
        let totals = self.outcome().totals;
        let lowest = totals.iter().min().unwrap();
        (0..totals.len())
            .filter(|seat| totals[*seat] == *lowest)
            .collect()
    }

    pub(crate) fn view(&self, number: usize) -> TrickView {
        self.view_of(Viewer::Seat(seat(number)))
    }

    pub(crate) fn spectator(&self) -> TrickView {
        self.view_of(Viewer::Spectator)
    }

    pub(crate) fn view_of(&self, viewer: Viewer) -> TrickView {
        self.game.view(viewer).unwrap()
    }
}

/// The seats to act, as a viewer sees them.
pub(crate) fn to_act(view: &TrickView) -> Vec<usize> {
    numbers(view.to_act())
}

/// The viewer's legal actions, in notation.
pub(crate) fn legal(view: &TrickView) -> Vec<String> {
    view.legal()
        .iter()
        .map(|action| action.to_string())
        .collect()
}

/// CARDominoes with the revoke penalty.
pub(crate) fn penalty() -> CardominoesOptions {
    CardominoesOptions::default().with_revoke(Revoke::Penalty)
}

/// CARDominoes on its fourth hand, when four players pass nothing.
pub(crate) fn holding(options: CardominoesOptions) -> Table {
    let mut table = Table::new(4, options).draw();
    for _ in 0..3 {
        table = table.deal_any();
        table.play_out();
        table.choose_moon();
    }
    assert_eq!(table.hand_number(), 4);
    table
}

/// [`holding`] with seat 0 leading the second trick and seat 1 void in clubs.
pub(crate) fn second_trick(options: CardominoesOptions, first: &str) -> Table {
    let mut table = holding(options).deal(&[
        "AC KC KH QH",
        "QS 2H 3H 4H 5H 6H 7H AD KD QD JD TD 9D",
        "3C 5C",
        "2C 4C",
    ]);
    table.play(first);
    if table.phase() == Phase::Gather {
        table.act(0, "gather");
    }
    table
}
