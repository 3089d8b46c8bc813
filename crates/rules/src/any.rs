//! Any of the games, chosen at run time: what the table, the server and the engine work with.

use std::fmt;

use serde::Serialize;
use serde_json::Value;

use crate::black_hearts::BlackHearts;
use crate::card::Card;
use crate::document::Document;
use crate::event::Event;
use crate::facts::{Passing, ScoreLine};
use crate::game::{
    ChanceError, Dice, Game, Legal, NotationError, Outcome, Refusal, Step, Turn, ViewDocument,
};
use crate::game_id::GameId;
use crate::heartcatchers::Heartcatchers;
use crate::seat::{Seat, Viewer};
use crate::setup::{Setup, SetupError};
use crate::trick::TrickGame;

/// Declares the enums over the games and passes every call on: a game more is a line more.
macro_rules! any_game {
    ($($variant:ident($game:ty)),+ $(,)?) => {
        /// A match of any game.
        #[derive(Clone, PartialEq, Debug)]
        #[allow(missing_docs)] // the variants are named for their games
        pub enum AnyGame { $($variant($game)),+ }

        /// An action of any game.
        #[derive(Clone, PartialEq, Debug)]
        #[allow(missing_docs)]
        pub enum AnyAction { $($variant(<$game as Game>::Action)),+ }

        /// A card of any game.
        #[derive(Clone, Copy, PartialEq, Debug)]
        #[allow(missing_docs)]
        pub enum AnyCard { $($variant(<$game as Game>::Card)),+ }

        /// A chance outcome of any game.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[serde(untagged)]
        #[allow(missing_docs)]
        pub enum AnyChance { $($variant(<$game as Game>::Chance)),+ }

        /// What one viewer may know of any game.
        #[derive(Clone, PartialEq, Debug)]
        #[allow(missing_docs)]
        pub enum AnyView { $($variant(Box<<$game as Game>::View>)),+ }

        impl fmt::Display for AnyAction {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(AnyAction::$variant(action) => fmt::Display::fmt(action, f)),+ }
            }
        }

        impl fmt::Display for AnyCard {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(AnyCard::$variant(card) => fmt::Display::fmt(card, f)),+ }
            }
        }

        impl ViewDocument for AnyView {
            fn document(&self) -> Document {
                match self { $(AnyView::$variant(view) => view.document()),+ }
            }
        }

        impl Game for AnyGame {
            type Action = AnyAction;
            type Card = AnyCard;
            type Chance = AnyChance;
            type View = AnyView;

            fn seats(&self) -> usize {
                match self { $(AnyGame::$variant(game) => game.seats()),+ }
            }

            fn turn(&self) -> Turn {
                match self { $(AnyGame::$variant(game) => game.turn()),+ }
            }

            fn check(&self, seat: Seat, action: &AnyAction) -> Result<(), Refusal> {
                match (self, action) {
                    $((AnyGame::$variant(game), AnyAction::$variant(action)) => {
                        game.check(seat, action)
                    })+
                    _ => Err(another_game()),
                }
            }

            fn legal(&self, seat: Seat) -> Vec<Legal<AnyAction, AnyCard>> {
                match self {
                    $(AnyGame::$variant(game) => game
                        .legal(seat)
                        .into_iter()
                        .map(|legal| match legal {
                            Legal::Action(action) => Legal::Action(AnyAction::$variant(action)),
                            Legal::Pass { count, from } => {
                                let from = from.into_iter().map(AnyCard::$variant).collect();
                                Legal::Pass { count, from }
                            }
                        })
                        .collect()),+
                }
            }

            fn play(&mut self, seat: Seat, action: &AnyAction) -> Result<(), Refusal> {
                match (self, action) {
                    $((AnyGame::$variant(game), AnyAction::$variant(action)) => {
                        game.play(seat, action)
                    })+
                    _ => Err(another_game()),
                }
            }

            fn roll(&self, dice: &mut dyn Dice) -> Option<AnyChance> {
                match self {
                    $(AnyGame::$variant(game) => game.roll(dice).map(AnyChance::$variant)),+
                }
            }

            fn chance(&mut self, outcome: &AnyChance) -> Result<(), ChanceError> {
                match (self, outcome) {
                    $((AnyGame::$variant(game), AnyChance::$variant(outcome)) => {
                        game.chance(outcome)
                    })+
                    _ => Err(ChanceError::Bad("this is an outcome of another game".to_owned())),
                }
            }

            fn parse_chance(&self, outcome: &Value) -> Result<AnyChance, ChanceError> {
                match self {
                    $(AnyGame::$variant(game) => {
                        game.parse_chance(outcome).map(AnyChance::$variant)
                    })+
                }
            }

            fn parse_action(&self, text: &str) -> Result<AnyAction, NotationError> {
                match self {
                    $(AnyGame::$variant(game) => game.parse_action(text).map(AnyAction::$variant)),+
                }
            }

            fn view(&self, viewer: Viewer) -> AnyView {
                match self {
                    $(AnyGame::$variant(game) => AnyView::$variant(Box::new(game.view(viewer)))),+
                }
            }

            fn outcome(&self) -> Option<Outcome> {
                match self { $(AnyGame::$variant(game) => game.outcome()),+ }
            }

            fn document(&self) -> Document {
                match self { $(AnyGame::$variant(game) => game.document()),+ }
            }

            fn events(&self, after: &AnyGame, step: &Step<AnyGame>, viewer: Viewer) -> Vec<Event> {
                match (self, after) {
                    $((AnyGame::$variant(before), AnyGame::$variant(after)) => {
                        let step = match step {
                            Step::Act(seat, AnyAction::$variant(action)) => {
                                Step::Act(*seat, action.clone())
                            }
                            Step::Chance(AnyChance::$variant(chance)) => {
                                Step::Chance(chance.clone())
                            }
                            _ => return Vec::new(),
                        };
                        before.events(after, &step, viewer)
                    })+
                    _ => Vec::new(),
                }
            }
        }
    };
}

any_game! {
    Trick(TrickGame),
    BlackHearts(BlackHearts),
    Heartcatchers(Heartcatchers),
}

fn another_game() -> Refusal {
    Refusal::because("That is an action of another game.")
}

impl AnyGame {
    /// A new match of the game that was set up; its first chance event is due.
    ///
    /// # Errors
    ///
    /// [`SetupError`] where the options make no game together; a [`Setup`] that was read never does that.
    pub fn new(setup: &Setup) -> Result<AnyGame, SetupError> {
        match setup.game() {
            GameId::Hearts | GameId::Cardominoes | GameId::WildTwists | GameId::CustomHearts => {
                TrickGame::new(setup).map(AnyGame::Trick)
            }
            GameId::BlackHearts => BlackHearts::from_setup(setup).map(AnyGame::BlackHearts),
            GameId::Heartcatchers => Ok(AnyGame::Heartcatchers(Heartcatchers::from_setup(setup))),
        }
    }
}

impl AnyView {
    /// Whether anybody can prove, from what has been seen openly, that the rest of the hand cannot change
    /// any score.
    pub fn is_settled(&self) -> bool {
        match self {
            AnyView::Trick(view) => view.is_settled(),
            AnyView::BlackHearts(view) => view.is_settled(),
            AnyView::Heartcatchers(view) => view.is_settled(),
        }
    }

    /// The pass that players are asked for, or were asked for in this hand; `None` where nothing is passed.
    pub fn passing(&self) -> Option<Passing> {
        match self {
            AnyView::Trick(view) => view.passing(),
            AnyView::BlackHearts(view) => view.passing(),
            AnyView::Heartcatchers(_) => None,
        }
    }

    /// The total that ends the match, where one does.
    pub fn score_line(&self) -> Option<ScoreLine> {
        match self {
            AnyView::Trick(view) => view.score_line(),
            AnyView::BlackHearts(view) => view.score_line(),
            AnyView::Heartcatchers(_) => None,
        }
    }

    /// Who drew which tile in the draw for the first deal, round by round (C-05, C-06); `None` where there was none.
    pub fn draw_rounds(&self) -> Option<Vec<Vec<(Seat, Card)>>> {
        match self {
            AnyView::Trick(view) => view.draw_rounds(),
            AnyView::BlackHearts(_) | AnyView::Heartcatchers(_) => None,
        }
    }
}
