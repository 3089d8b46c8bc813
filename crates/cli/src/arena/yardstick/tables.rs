//! One hand on the tables of both engines, which are kept in step.

use anyhow::{Context, ensure};
use hearts_engine::hearts::{self, Hand, Phase, Rules};
use hearts_engine::{Strategy, Table, View};
use moonshot_rules::trick::{Played, TrickAction, TrickChance};
use moonshot_rules::{
    AnyAction, AnyChance, AnyEvent, AnyGame, BySeat, Card, Cards, Game, Seat, Step, Viewer,
};

use super::recorded::RecordedDeal;

/// The hand in our rules and in those of hearts-engine. Any difference between the two ends the contest.
pub(super) struct Tables {
    ours: AnyGame,
    theirs: Table,
}

/// A step that was taken, and the match before it.
pub(super) struct Taken {
    before: AnyGame,
    step: Step<AnyGame>,
}

impl Taken {
    /// What a viewer saw of it.
    pub(super) fn events(&self, tables: &Tables, viewer: Viewer) -> Vec<AnyEvent> {
        self.before.events(&tables.ours, &self.step, viewer)
    }
}

impl Tables {
    /// Deals the hand.
    pub(super) fn new(start: &AnyGame, deal: &RecordedDeal) -> anyhow::Result<(Tables, Taken)> {
        let theirs = deal.table();
        let mut hands = Vec::new();
        for seat in hearts::Seat::ALL {
            hands.push(cards(theirs.round().hand(seat))?);
        }
        let deal = TrickChance::Deal {
            hands: BySeat::from_fn(hands.len(), |seat| hands[seat.index()]),
            extras: Cards::EMPTY,
        };
        let mut tables = Tables {
            ours: start.clone(),
            theirs,
        };
        let dealt = tables.take(Step::Chance(AnyChance::Trick(deal)))?;
        Ok((tables, dealt))
    }

    /// The match in our rules.
    pub(super) fn game(&self) -> &AnyGame {
        &self.ours
    }

    /// The seat to act; `None` once the hand is over.
    pub(super) fn turn(&self) -> anyhow::Result<Option<Seat>> {
        let Some(theirs) = self.theirs.turn() else {
            return Ok(None);
        };
        let seat = Seat::new(theirs as usize).context("there is no such seat")?;
        ensure!(
            self.ours.to_act().contains(seat),
            "it is seat {seat}'s turn at one table only"
        );
        if self.theirs.round().phase() == Phase::Playing {
            let hand = cards(self.theirs.round().hand(theirs))?;
            let is_legal = |card: &Card| self.ours.is_legal(seat, &play(*card));
            let ours: Cards = hand.iter().filter(is_legal).collect();
            let legal = cards(self.theirs.round().legal_plays(theirs))?;
            ensure!(ours == legal, "legal are {ours} here, {legal} there");
        }
        Ok(Some(seat))
    }

    /// What a bot of hearts-engine chooses. It is given a view of its seat, in the type of its engine.
    pub(super) fn choice(&self, seat: Seat, bot: &mut dyn Strategy) -> anyhow::Result<AnyAction> {
        let view = self.theirs.view(hearts::Seat::ALL[seat.index()]);
        Ok(match view.phase() {
            Phase::Passing => pass(cards(bot.pass_cards(&view).into_iter().collect())?),
            _ => play(card(bot.play_card(&view))?),
        })
    }

    /// Makes a seat act at both tables.
    pub(super) fn act(&mut self, seat: Seat, action: &AnyAction) -> anyhow::Result<Taken> {
        let chosen = match action {
            AnyAction::Trick(TrickAction::Play(played)) => vec![played.card()],
            AnyAction::Trick(TrickAction::Pass(cards)) => cards.iter().collect(),
            _ => anyhow::bail!("{action} is no action of this game"),
        };
        let chosen: Result<Vec<_>, _> =
            chosen.iter().map(|card| card.to_string().parse()).collect();
        self.theirs.step(&mut Chosen(chosen?))?;
        self.take(Step::Act(seat, *action))
    }

    /// The points of each seat, and who shot the moon.
    pub(super) fn result(&self) -> anyhow::Result<(Vec<i64>, Option<Seat>)> {
        let theirs = self
            .theirs
            .round()
            .result()
            .context("the hand is not over")?;
        let theirs = theirs.scores(&Rules::new()).map(i64::from);
        let AnyGame::Trick(game) = &self.ours else {
            anyhow::bail!("this is no trick game");
        };
        let hand = game
            .last_hand()
            .context("the hand is over at one table only")?;
        let ours: Vec<i64> = hand.scores.iter().map(|score| i64::from(*score)).collect();
        ensure!(
            ours == theirs,
            "the scores are {ours:?} here, {theirs:?} there"
        );
        Ok((ours, hand.shooter))
    }

    fn take(&mut self, step: Step<AnyGame>) -> anyhow::Result<Taken> {
        let before = self.ours.clone();
        self.ours.step(&step)?;
        Ok(Taken { before, step })
    }
}

/// A strategy that does what was chosen already.
struct Chosen(Vec<hearts::Card>);

impl Strategy for Chosen {
    fn pass_cards(&mut self, view: &View<'_>) -> [hearts::Card; 3] {
        // Too few cards pass the first one twice, which the table refuses.
        [0, 1, 2].map(|place| self.0.get(place).copied().unwrap_or(self.play_card(view)))
    }

    fn play_card(&mut self, _view: &View<'_>) -> hearts::Card {
        self.0
            .first()
            .copied()
            .unwrap_or(hearts::Card::TWO_OF_CLUBS)
    }
}

fn play(card: Card) -> AnyAction {
    AnyAction::Trick(TrickAction::Play(Played::high(card)))
}

fn pass(cards: Cards) -> AnyAction {
    AnyAction::Trick(TrickAction::Pass(cards))
}

fn card(card: hearts::Card) -> anyhow::Result<Card> {
    Ok(format!("{}{}", card.rank.letter(), card.suit.letter()).parse()?)
}

/// A hand of theirs as cards of ours.
pub(super) fn cards(hand: Hand) -> anyhow::Result<Cards> {
    hand.into_iter().map(card).collect()
}
