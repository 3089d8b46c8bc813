//! The implementation of [`Game`].

use super::action::{Reader, TrickAction};
use super::chance::{self, TrickChance};
use super::events::{self, TrickEvent};
use super::legal::TrickLegal;
use super::options::TrickVariant;
use super::refusal::TrickRefusal;
use super::state::TrickGame;
use super::view::{self, TrickView};
use crate::card::Card;
use crate::dice::Dice;
use crate::game::{ChanceKind, Game, Outcome, Phase, Step, Turn};
use crate::refusal::{ChanceError, NoSuchSeat, NotationError, TableError};
use crate::seat::{Seat, Seats, Viewer};

impl Game for TrickGame {
    type Options = TrickVariant;
    type Action = TrickAction;
    type Card = Card;
    type Refusal = TrickRefusal;
    type Legal = TrickLegal;
    type Chance = TrickChance;
    type View = TrickView;
    type Event = TrickEvent;

    fn new(players: usize, options: impl Into<TrickVariant>) -> Result<TrickGame, TableError> {
        let rules = options.into().rules(players)?;
        Ok(TrickGame::with_rules(rules))
    }

    fn seats(&self) -> usize {
        self.rules.seats
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn hand_number(&self) -> u32 {
        self.hand_number
    }

    fn totals(&self) -> &[i32] {
        self.totals_slice()
    }

    fn pending(&self) -> Option<ChanceKind> {
        self.pending_kind()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match (self.phase, self.pending_kind()) {
            (Phase::Play, _) => Turn::Seats(self.acting()),
            (_, Some(kind)) => Turn::Chance(kind),
            (Phase::Over, _) => Turn::Over,
            _ => Turn::Seats(self.acting()),
        }
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.acting()
    }

    #[inline]
    fn check(&self, seat: Seat, action: &TrickAction) -> Result<(), TrickRefusal> {
        self.check_action(seat, *action)
    }

    #[inline]
    fn legal(&self, seat: Seat) -> TrickLegal {
        self.legal_now(seat)
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: &TrickAction) -> Result<(), TrickRefusal> {
        self.check_action(seat, *action)?;
        self.apply(seat, *action);
        Ok(())
    }

    fn roll(&self, dice: &mut dyn Dice) -> Option<TrickChance> {
        let rules = &*self.rules;
        match self.pending_kind()? {
            ChanceKind::Draw => Some(TrickChance::Draw(chance::roll_draw(rules, dice))),
            _ => {
                // The deal starts to the left of the dealer (C-08); without a dealer, at seat 0.
                let first = self
                    .dealer()
                    .map_or(Seat::default(), |seat| seat.left(rules.seats));
                Some(chance::roll_deal(rules, first, dice))
            }
        }
    }

    fn chance(&mut self, outcome: &TrickChance) -> Result<(), ChanceError<Card>> {
        self.apply_chance(outcome)
    }

    fn parse_action(&self, text: &str) -> Result<TrickAction, NotationError> {
        Reader::of(&self.rules).parse(text)
    }

    fn view(&self, viewer: Viewer) -> Result<TrickView, NoSuchSeat> {
        let me = viewer.at_table(self.rules.seats)?;
        Ok(view::of(self, viewer, me))
    }

    fn open_view(&self) -> TrickView {
        view::of(self, Viewer::Spectator, None)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.how_it_ended()
    }

    fn events(&self, after: &TrickGame, step: &Step<TrickGame>, viewer: Viewer) -> Vec<TrickEvent> {
        let mut seen = Vec::new();
        match step {
            Step::Chance(chance) => events::after_chance(after, chance, &mut seen),
            Step::Act(seat, action) => {
                events::after_action(self, after, *seat, *action, viewer, &mut seen);
            }
        }
        seen
    }
}
