//! The implementation of [`Game`](crate::Game).

use super::action::BlackHeartsAction;
use super::card::BlackCard;
use super::chance::BlackHeartsChance;
use super::events::{self, BlackHeartsEvent};
use super::legal::BlackHeartsLegal;
use super::options::BlackHeartsOptions;
use super::refusal::BlackHeartsRefusal;
use super::state::BlackHearts;
use super::view::BlackHeartsView;
use crate::dice::Dice;
use crate::game::{ChanceKind, Game, Outcome, Phase, Step};
use crate::refusal::{ChanceError, NoSuchSeat, NotationError, TableError};
use crate::seat::{Seat, Seats, Viewer};

impl Game for BlackHearts {
    type Options = BlackHeartsOptions;
    type Action = BlackHeartsAction;
    type Card = BlackCard;
    type Refusal = BlackHeartsRefusal;
    type Legal = BlackHeartsLegal;
    type Chance = BlackHeartsChance;
    type View = BlackHeartsView;
    type Event = BlackHeartsEvent;

    fn new(
        players: usize,
        options: impl Into<BlackHeartsOptions>,
    ) -> Result<BlackHearts, TableError> {
        BlackHearts::before_the_deal(players, options.into())
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn phase(&self) -> Phase {
        self.part()
    }

    fn hand_number(&self) -> u32 {
        self.hand_number
    }

    fn totals(&self) -> &[i32] {
        self.running()
    }

    fn pending(&self) -> Option<ChanceKind> {
        self.due()
    }

    fn to_act(&self) -> Seats {
        self.acting()
    }

    fn check(&self, seat: Seat, action: &BlackHeartsAction) -> Result<(), BlackHeartsRefusal> {
        self.check_action(seat, action)
    }

    fn legal(&self, seat: Seat) -> BlackHeartsLegal {
        self.choices(seat)
    }

    fn play(&mut self, seat: Seat, action: &BlackHeartsAction) -> Result<(), BlackHeartsRefusal> {
        self.check_action(seat, action)?;
        match action {
            BlackHeartsAction::Play(card) => {
                self.hand.play_unchecked(*card);
                if self.hand.is_over() {
                    self.score_hand();
                }
            }
            BlackHeartsAction::Pass(cards) => self.choose(seat, *cards),
            BlackHeartsAction::PassTwice(_) => {}
        }
        Ok(())
    }

    fn roll(&self, dice: &mut dyn Dice) -> Option<BlackHeartsChance> {
        self.draw_outcome(dice)
    }

    fn chance(&mut self, outcome: &BlackHeartsChance) -> Result<(), ChanceError<BlackCard>> {
        self.check_chance(outcome)?;
        match outcome {
            BlackHeartsChance::Deal { hands } => self.deal(hands),
            BlackHeartsChance::Gift { place } => self.turn_up(*place),
        }
        Ok(())
    }

    fn parse_action(&self, text: &str) -> Result<BlackHeartsAction, NotationError> {
        BlackHeartsAction::parse(text)
    }

    fn view(&self, viewer: Viewer) -> Result<BlackHeartsView, NoSuchSeat> {
        let me = viewer.at_table(self.seats())?;
        Ok(BlackHeartsView::of(self, viewer, me))
    }

    fn open_view(&self) -> BlackHeartsView {
        BlackHeartsView::of(self, Viewer::Spectator, None)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending()
    }

    fn events(
        &self,
        after: &BlackHearts,
        step: &Step<BlackHearts>,
        viewer: Viewer,
    ) -> Vec<BlackHeartsEvent> {
        match step {
            Step::Chance(chance) => vec![events::of_chance(after, chance)],
            Step::Act(seat, action) => events::of_action(self, after, *seat, *action, viewer),
        }
    }
}
