//! The implementation of [`Game`](crate::Game).

use super::action::HeartcatchersAction;
use super::card::HeartCard;
use super::chance::HeartcatchersChance;
use super::choices::Choices;
use super::events::{self, HeartcatchersEvent};
use super::options::HeartcatchersOptions;
use super::refusal::HeartcatchersRefusal;
use super::state::{Heartcatchers, SEATS};
use super::view::HeartcatchersView;
use crate::dice::Dice;
use crate::game::{ChanceKind, Game, Outcome, Phase, Step};
use crate::refusal::{ChanceError, NoSuchSeat, NotationError, TableError};
use crate::seat::{Seat, Seats, Viewer};

impl Game for Heartcatchers {
    type Options = HeartcatchersOptions;
    type Action = HeartcatchersAction;
    type Card = HeartCard;
    type Refusal = HeartcatchersRefusal;
    type Legal = Choices;
    type Chance = HeartcatchersChance;
    type View = HeartcatchersView;
    type Event = HeartcatchersEvent;

    fn new(
        players: usize,
        options: impl Into<HeartcatchersOptions>,
    ) -> Result<Heartcatchers, TableError> {
        Heartcatchers::before_the_deal(players, options.into())
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn phase(&self) -> Phase {
        self.part()
    }

    fn hand_number(&self) -> u32 {
        self.game_number
    }

    fn totals(&self) -> &[i32] {
        &self.won
    }

    fn pending(&self) -> Option<ChanceKind> {
        self.due()
    }

    fn to_act(&self) -> Seats {
        self.acting()
    }

    fn check(&self, seat: Seat, action: &HeartcatchersAction) -> Result<(), HeartcatchersRefusal> {
        self.check_action(seat, *action)
    }

    fn legal(&self, seat: Seat) -> Choices {
        self.choices_of(seat)
    }

    fn play(
        &mut self,
        seat: Seat,
        action: &HeartcatchersAction,
    ) -> Result<(), HeartcatchersRefusal> {
        self.check_action(seat, *action)?;
        self.game.play_unchecked(*action);
        // The capacity is the number of turns in a game (K-13).
        let _ = self.turns.try_push(action.turn());
        if self.game.is_over() {
            self.score_game();
        }
        Ok(())
    }

    fn roll(&self, dice: &mut dyn Dice) -> Option<HeartcatchersChance> {
        self.due().map(|_| self.draw_outcome(dice))
    }

    fn chance(&mut self, outcome: &HeartcatchersChance) -> Result<(), ChanceError<HeartCard>> {
        self.check_chance(outcome)?;
        self.deal(&outcome.dealt, outcome.first);
        Ok(())
    }

    fn parse_action(&self, text: &str) -> Result<HeartcatchersAction, NotationError> {
        HeartcatchersAction::parse(text).ok_or(NotationError)
    }

    fn view(&self, viewer: Viewer) -> Result<HeartcatchersView, NoSuchSeat> {
        let me = viewer.at_table(SEATS)?;
        Ok(HeartcatchersView::of(self, viewer, me))
    }

    fn open_view(&self) -> HeartcatchersView {
        HeartcatchersView::of(self, Viewer::Spectator, None)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending()
    }

    fn events(
        &self,
        after: &Heartcatchers,
        step: &Step<Heartcatchers>,
        viewer: Viewer,
    ) -> Vec<HeartcatchersEvent> {
        match step {
            Step::Chance(_) => vec![events::of_deal(after)],
            Step::Act(seat, action) => events::of_turn(self, after, *seat, *action, viewer),
        }
    }
}
