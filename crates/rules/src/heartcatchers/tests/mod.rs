//! The clauses of the rulebook and the properties of random matches.

mod clauses_deal;
mod clauses_score;
mod clauses_turn;
mod endgame;
mod properties;
mod queries;
mod values;

use super::field::Dealt;
use super::{
    BestOf, Field, HeartCard, HeartCards, HeartColour, HeartGame, HeartKind, Heartcatchers,
    HeartcatchersAction, HeartcatchersChance, HeartcatchersEvent, HeartcatchersOptions,
    HeartcatchersRefusal as Refusal, HeartcatchersTurn, HeartcatchersView, Place, Scored, Side,
    Stack,
};
use crate::game::{ChanceKind, EndReason, Game, Phase, Step, Turn, View};
use crate::legal::LegalActions;
use crate::refusal::{BadOutcome, ChanceError, NoSuchSeat, TableError};
use crate::seat::{Seat, Viewer};
use crate::test_support::{TestDice, play_match};

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn card(text: &str) -> HeartCard {
    text.parse().unwrap()
}

fn cards(text: &str) -> HeartCards {
    text.split_whitespace().map(card).collect()
}

/// Parses cards in the order of the text.
fn list<const CARDS: usize>(text: &str) -> [HeartCard; CARDS] {
    let cards: Vec<HeartCard> = text.split_whitespace().map(card).collect();
    cards.try_into().unwrap()
}

/// A deal with rows, hands and pile given as text, seat 0's first.
fn deal_of(
    rows: [&str; 2],
    hands: [&str; 2],
    pile: &str,
    first: Option<usize>,
) -> HeartcatchersChance {
    HeartcatchersChance::new(
        rows.map(list),
        hands.map(cards),
        list(pile),
        first.map(seat),
    )
}

/// The view of a viewer.
fn seen(game: &Heartcatchers, viewer: Viewer) -> HeartcatchersView {
    game.view(viewer).unwrap()
}

fn options(best_of: i64, uncatchable_scores: bool) -> HeartcatchersOptions {
    HeartcatchersOptions::default()
        .with_best_of(BestOf::new(best_of).unwrap())
        .with_uncatchable_scores(uncatchable_scores)
}

fn table(options: HeartcatchersOptions) -> Heartcatchers {
    Heartcatchers::new(2, options).unwrap()
}

/// Every combination of options.
fn tables() -> impl Iterator<Item = Heartcatchers> {
    [1, 3, 5]
        .into_iter()
        .flat_map(|best_of| [true, false].map(|scores| table(options(best_of, scores))))
}

/// Calls back for each step of random matches with every option: the state before, the step, the state after.
fn random_matches(
    matches: u64,
    mut show: impl FnMut(&Heartcatchers, &Step<Heartcatchers>, &Heartcatchers),
) {
    for game in tables() {
        for number in 0..matches {
            let mut dice = TestDice(number * 31 + u64::from(game.options.best_of.games()));
            play_match(game.clone(), &mut dice, &mut show);
        }
    }
}

/// A match driven by actions in notation.
struct Script(Heartcatchers);

impl Script {
    /// A first game started by seat 0, with these rows, hands and pile, seat 0's first.
    fn dealt(
        options: HeartcatchersOptions,
        rows: [&str; 2],
        hands: [&str; 2],
        pile: &str,
    ) -> Script {
        let mut script = Script(table(options));
        script.deal(rows, hands, pile, Some(0));
        script
    }

    /// A single game with this deal:
    ///
    /// ```text
    /// seat 1   Rb Gb U
    /// seat 0   Rb Gb Bb
    /// ```
    fn usual() -> Script {
        Script::dealt(
            HeartcatchersOptions::default(),
            ["Rb Gb Bb", "Rb Gb U"],
            ["Rb U Rc", "Gb Gu Bb"],
            "Ru Rh Gh Gc Bb Bu Bh Bc",
        )
    }

    fn deal(&mut self, rows: [&str; 2], hands: [&str; 2], pile: &str, first: Option<usize>) {
        self.0.chance(&deal_of(rows, hands, pile, first)).unwrap();
    }

    fn act(&mut self, number: usize, text: &str) {
        let action = self.0.parse_action(text).unwrap();
        self.0.play(seat(number), &action).unwrap();
    }

    /// The reason this action is refused.
    fn refused(&self, number: usize, text: &str) -> Refusal {
        let action = self.0.parse_action(text).unwrap();
        self.0.check(seat(number), &action).unwrap_err()
    }

    /// A stack as text: the face-up cards, bottom first, then the Secrets in brackets.
    fn stack(&self, number: usize, place: usize) -> String {
        stack_text(self.0.game.stack(seat(number), Place::new(place).unwrap()))
    }
}

fn stack_text(stack: &Stack) -> String {
    let up: Vec<String> = stack.up().map(|card| card.to_string()).collect();
    let secret = |(card, by): (Option<HeartCard>, Seat)| match card {
        Some(card) => format!(" [{card} {by}]"),
        None => format!(" [? {by}]"),
    };
    up.join(" ") + &stack.secrets().map(secret).collect::<String>()
}

/// Parses a field: `Rb Gu/Bh` is a stack of Rb with Gu on top and the Secret Bh; commas separate stacks. Seat 0 has
/// laid all the Secrets.
fn field(rows: [&str; 2]) -> Field {
    rows.map(|row| {
        let stacks: Vec<Stack> = row.split(',').map(stack_of).collect();
        stacks.try_into().unwrap()
    })
}

fn stack_of(text: &str) -> Stack {
    let (up, secrets) = text.split_once('/').unwrap_or((text, ""));
    let mut stack = Stack::EMPTY;
    up.split_whitespace().for_each(|up| stack.cover(card(up)));
    for secret in secrets.split_whitespace() {
        stack.hide(card(secret), seat(0));
    }
    stack
}
