//! Enums over all the games, for tables, servers and the engine, which choose the game at run time.

use std::fmt;

use thiserror::Error;

use crate::black_hearts::{BlackHearts, BlackHeartsAction};
use crate::dice::Dice;
use crate::game::{ChanceKind, Game, Outcome, PassRule, Phase, ScoreLine, Step, View};
use crate::heartcatchers::Heartcatchers;
use crate::legal::{LegalActions, PassChoice};
use crate::refusal::{
    BadOutcome, ChanceError, GameRefusal, Inconsistent, NoSuchSeat, NotationError, TableError,
};
use crate::seat::{Seat, Seats, Viewer};
use crate::trick::TrickGame;

/// Declares the enums over the games and forwards every call: adding a game adds one line.
macro_rules! any_game {
    ($($variant:ident($game:ty)),+ $(,)?) => {
        /// A match of any game.
        #[derive(Clone, PartialEq, Debug)]
        #[allow(missing_docs)] // the variants are named for their games
        pub enum AnyGame { $($variant($game)),+ }

        /// The options of any game.
        #[derive(Clone, PartialEq, Debug)]
        #[allow(missing_docs)]
        pub enum AnyOptions { $($variant(<$game as Game>::Options)),+ }

        /// An action of any game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum AnyAction { $($variant(<$game as Game>::Action)),+ }

        /// A card of any game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum AnyCard { $($variant(<$game as Game>::Card)),+ }

        /// Cards of any game.
        #[derive(Clone, Copy, PartialEq, Debug)]
        #[allow(missing_docs)]
        pub enum AnyCards {
            $($variant(<<$game as Game>::Legal as LegalActions>::Cards)),+
        }

        /// The legal actions of a seat in any game.
        #[derive(Clone, Copy, PartialEq, Debug)]
        #[allow(missing_docs)]
        pub enum AnyLegal { $($variant(<$game as Game>::Legal)),+ }

        /// Why an action of any game is refused.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
        pub enum AnyRefusal {
            $(
                #[allow(missing_docs)]
                #[error("{0}")]
                $variant(<$game as Game>::Refusal),
            )+
            /// The action belongs to another game.
            #[error("another-game")]
            AnotherGame,
        }

        /// A chance outcome of any game.
        #[derive(Clone, PartialEq, Debug)]
        #[allow(missing_docs)]
        pub enum AnyChance { $($variant(<$game as Game>::Chance)),+ }

        /// A view of any game.
        #[derive(Clone, PartialEq, Debug)]
        #[allow(missing_docs)]
        pub enum AnyView { $($variant(Box<<$game as Game>::View>)),+ }

        /// Something that a viewer of any game saw happen.
        #[derive(Clone, PartialEq, Debug)]
        #[allow(missing_docs)]
        #[allow(clippy::large_enum_variant)] // a few are made at a time, and used at once
        pub enum AnyEvent { $($variant(<$game as Game>::Event)),+ }

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

        impl AnyCards {
            /// The cards in hand order.
            pub fn iter(self) -> impl Iterator<Item = AnyCard> {
                let mut place = 0;
                std::iter::from_fn(move || {
                    let card = match self {
                        $(AnyCards::$variant(cards) => cards.nth(place).map(AnyCard::$variant)),+
                    };
                    place += 1;
                    card
                })
            }

            /// How many cards there are.
            pub fn len(self) -> usize {
                match self { $(AnyCards::$variant(cards) => cards.len()),+ }
            }

            /// Whether there is no card.
            pub fn is_empty(self) -> bool {
                self.len() == 0
            }
        }

        impl GameRefusal for AnyRefusal {
            fn code(&self) -> &'static str {
                match self {
                    $(AnyRefusal::$variant(refusal) => refusal.code(),)+
                    AnyRefusal::AnotherGame => "another-game",
                }
            }
        }

        impl LegalActions for AnyLegal {
            type Action = AnyAction;
            type Cards = AnyCards;

            fn len(&self) -> usize {
                match self { $(AnyLegal::$variant(legal) => legal.len()),+ }
            }

            fn nth(&self, place: usize) -> Option<AnyAction> {
                match self {
                    $(AnyLegal::$variant(legal) => legal.nth(place).map(AnyAction::$variant)),+
                }
            }

            fn pass(&self) -> Option<PassChoice<AnyCards>> {
                match self {
                    $(AnyLegal::$variant(legal) => legal.pass().map(|pass| PassChoice {
                        count: pass.count,
                        from: AnyCards::$variant(pass.from),
                    })),+
                }
            }

            fn pick(&self, dice: &mut (impl Dice + ?Sized)) -> Option<AnyAction> {
                match self {
                    $(AnyLegal::$variant(legal) => legal.pick(dice).map(AnyAction::$variant)),+
                }
            }
        }

        impl AnyView {
            /// A random match that is consistent with the view; all consistent deals are equally likely.
            ///
            /// # Errors
            /// [`Inconsistent`] if no match is consistent with the view.
            pub fn determinize(
                &self,
                dice: &mut (impl Dice + ?Sized),
            ) -> Result<AnyGame, Inconsistent> {
                Ok(match self {
                    $(AnyView::$variant(view) => AnyGame::$variant(view.determinizations()?.game(dice))),+
                })
            }
        }

        impl View for AnyView {
            type Action = AnyAction;
            type Legal = AnyLegal;

            fn viewer(&self) -> Viewer {
                match self { $(AnyView::$variant(view) => view.viewer()),+ }
            }

            fn seats(&self) -> usize {
                match self { $(AnyView::$variant(view) => view.seats()),+ }
            }

            fn phase(&self) -> Phase {
                match self { $(AnyView::$variant(view) => view.phase()),+ }
            }

            fn hand_number(&self) -> u32 {
                match self { $(AnyView::$variant(view) => view.hand_number()),+ }
            }

            fn totals(&self) -> &[i32] {
                match self { $(AnyView::$variant(view) => view.totals()),+ }
            }

            fn pending(&self) -> Option<ChanceKind> {
                match self { $(AnyView::$variant(view) => view.pending()),+ }
            }

            fn to_act(&self) -> Seats {
                match self { $(AnyView::$variant(view) => view.to_act()),+ }
            }

            fn cards_held(&self, seat: Seat) -> usize {
                match self { $(AnyView::$variant(view) => view.cards_held(seat)),+ }
            }

            fn legal(&self) -> AnyLegal {
                match self { $(AnyView::$variant(view) => AnyLegal::$variant(view.legal())),+ }
            }

            fn outcome(&self) -> Option<Outcome> {
                match self { $(AnyView::$variant(view) => view.outcome()),+ }
            }

            fn pass(&self) -> Option<PassRule> {
                match self { $(AnyView::$variant(view) => view.pass()),+ }
            }

            fn score_line(&self) -> Option<ScoreLine> {
                match self { $(AnyView::$variant(view) => view.score_line()),+ }
            }

            fn tricks_close(&self) -> bool {
                match self { $(AnyView::$variant(view) => view.tricks_close()),+ }
            }

            fn not_following(&self) -> Seats {
                match self { $(AnyView::$variant(view) => view.not_following()),+ }
            }
            fn may_correct(&self) -> Seats {
                match self { $(AnyView::$variant(view) => view.may_correct()),+ }
            }

            fn claim(&self) -> Option<AnyAction> {
                match self { $(AnyView::$variant(view) => view.claim().map(AnyAction::$variant)),+ }
            }

            fn is_settled(&self) -> bool {
                match self { $(AnyView::$variant(view) => view.is_settled()),+ }
            }
        }

        impl Game for AnyGame {
            type Options = AnyOptions;
            type Action = AnyAction;
            type Card = AnyCard;
            type Refusal = AnyRefusal;
            type Legal = AnyLegal;
            type Chance = AnyChance;
            type View = AnyView;
            type Event = AnyEvent;

            fn new(
                players: usize,
                options: impl Into<AnyOptions>,
            ) -> Result<AnyGame, TableError> {
                match options.into() {
                    $(AnyOptions::$variant(options) => {
                        <$game>::new(players, options).map(AnyGame::$variant)
                    })+
                }
            }

            fn seats(&self) -> usize {
                match self { $(AnyGame::$variant(game) => game.seats()),+ }
            }

            fn phase(&self) -> Phase {
                match self { $(AnyGame::$variant(game) => game.phase()),+ }
            }

            fn hand_number(&self) -> u32 {
                match self { $(AnyGame::$variant(game) => game.hand_number()),+ }
            }

            fn totals(&self) -> &[i32] {
                match self { $(AnyGame::$variant(game) => game.totals()),+ }
            }

            fn pending(&self) -> Option<ChanceKind> {
                match self { $(AnyGame::$variant(game) => game.pending()),+ }
            }

            fn to_act(&self) -> Seats {
                match self { $(AnyGame::$variant(game) => game.to_act()),+ }
            }

            fn check(&self, seat: Seat, action: &AnyAction) -> Result<(), AnyRefusal> {
                match (self, action) {
                    $((AnyGame::$variant(game), AnyAction::$variant(action)) => {
                        game.check(seat, action).map_err(AnyRefusal::$variant)
                    })+
                    _ => Err(AnyRefusal::AnotherGame),
                }
            }

            fn legal(&self, seat: Seat) -> AnyLegal {
                match self { $(AnyGame::$variant(game) => AnyLegal::$variant(game.legal(seat))),+ }
            }

            fn play(&mut self, seat: Seat, action: &AnyAction) -> Result<(), AnyRefusal> {
                match (self, action) {
                    $((AnyGame::$variant(game), AnyAction::$variant(action)) => {
                        game.play(seat, action).map_err(AnyRefusal::$variant)
                    })+
                    _ => Err(AnyRefusal::AnotherGame),
                }
            }

            fn roll(&self, dice: &mut dyn Dice) -> Option<AnyChance> {
                match self {
                    $(AnyGame::$variant(game) => game.roll(dice).map(AnyChance::$variant)),+
                }
            }

            fn chance(&mut self, outcome: &AnyChance) -> Result<(), ChanceError<AnyCard>> {
                match (self, outcome) {
                    $((AnyGame::$variant(game), AnyChance::$variant(outcome)) => {
                        let done = game.chance(outcome);
                        done.map_err(|error| error.map_card(AnyCard::$variant))
                    })+
                    _ => Err(ChanceError::Bad(BadOutcome::AnotherGame)),
                }
            }

            fn parse_action(&self, text: &str) -> Result<AnyAction, NotationError> {
                match self {
                    $(AnyGame::$variant(game) => game.parse_action(text).map(AnyAction::$variant)),+
                }
            }

            fn view(&self, viewer: Viewer) -> Result<AnyView, NoSuchSeat> {
                match self {
                    $(AnyGame::$variant(game) => {
                        let view = game.view(viewer)?;
                        Ok(AnyView::$variant(Box::new(view)))
                    })+
                }
            }

            fn open_view(&self) -> AnyView {
                match self {
                    $(AnyGame::$variant(game) => AnyView::$variant(Box::new(game.open_view()))),+
                }
            }

            fn outcome(&self) -> Option<Outcome> {
                match self { $(AnyGame::$variant(game) => game.outcome()),+ }
            }

            fn events(
                &self,
                after: &AnyGame,
                step: &Step<AnyGame>,
                viewer: Viewer,
            ) -> Vec<AnyEvent> {
                match (self, after) {
                    $((AnyGame::$variant(before), AnyGame::$variant(after)) => {
                        let step = match step {
                            Step::Act(seat, AnyAction::$variant(action)) => {
                                Step::Act(*seat, *action)
                            }
                            Step::Chance(AnyChance::$variant(chance)) => {
                                Step::Chance(chance.clone())
                            }
                            _ => return Vec::new(),
                        };
                        let events = before.events(after, &step, viewer);
                        events.into_iter().map(AnyEvent::$variant).collect()
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

impl AnyGame {
    /// The cards a seat holds but cannot play now, in hand order, with the reasons. Empty for Heartcatchers, where
    /// legality depends on more than the card.
    pub fn refused_cards(&self, seat: Seat) -> Vec<(AnyCard, AnyRefusal)> {
        match self {
            AnyGame::Trick(game) => {
                let refused = game.hand().held(seat).iter().filter_map(|card| {
                    let refusal = game.refusal_of(seat, card)?;
                    Some((AnyCard::Trick(card), AnyRefusal::Trick(refusal)))
                });
                refused.collect()
            }
            AnyGame::BlackHearts(game) => {
                let refused = game.hand().held(seat).iter().filter_map(|card| {
                    let refusal = game.check(seat, &BlackHeartsAction::Play(card)).err()?;
                    Some((AnyCard::BlackHearts(card), AnyRefusal::BlackHearts(refusal)))
                });
                refused.collect()
            }
            AnyGame::Heartcatchers(_) => Vec::new(),
        }
    }
}

/// Converts a game's options into [`AnyOptions`].
macro_rules! options_of_any_game {
    ($($options:ty => $variant:ident),+ $(,)?) => {$(
        impl From<$options> for AnyOptions {
            fn from(options: $options) -> AnyOptions {
                AnyOptions::$variant(options.into())
            }
        }
    )+};
}

options_of_any_game! {
    crate::trick::HeartsOptions => Trick,
    crate::trick::CardominoesOptions => Trick,
    crate::trick::WildTwistsOptions => Trick,
    crate::trick::TrickOptions => Trick,
    crate::trick::TrickVariant => Trick,
    crate::black_hearts::BlackHeartsOptions => BlackHearts,
    crate::heartcatchers::HeartcatchersOptions => Heartcatchers,
}
