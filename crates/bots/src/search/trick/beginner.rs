//! Players that consider the current trick and remember some of the cards played: the first levels.

use moonshot_rules::trick::{Played, TrickAction, TrickView};
use moonshot_rules::{Card, Cards, LegalActions, MAX_SEATS, PassChoice, View};

use super::alarm;
use super::certain::{Known, surely};
use super::pass;
use super::policy::{self, Plan};
use super::table::{Sight, Table};
use super::{lacks, position};
use crate::dice::FastDice;

/// A player's memory, beyond the cards that are open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    /// The cards of earlier tricks. Without it, they may all come again.
    pub(crate) played: bool,
    /// Whether the Queen of spades has been played. Without it, she is not feared.
    pub(crate) queen: bool,
    /// The voids that players have shown.
    pub(crate) voids: bool,
    /// The value of short and long suits in the pass; otherwise the highest cards go.
    pub(crate) passing: bool,
    /// That somebody may take all points.
    pub(crate) moons: bool,
    /// That a Wild can also be played low before a trick has points. Otherwise it is a high card until then.
    pub(crate) low_wilds: bool,
}

impl Memory {
    /// Nothing is remembered.
    pub(crate) const NONE: Memory = Memory {
        played: false,
        queen: false,
        voids: false,
        passing: false,
        moons: false,
        low_wilds: false,
    };
    /// Everything is remembered.
    pub(crate) const PRACTISED: Memory = Memory {
        played: true,
        queen: true,
        voids: true,
        passing: true,
        moons: true,
        low_wilds: true,
    };

    /// Whether nothing is forgotten, so that the player knows what is certain.
    const fn is_practised(self) -> bool {
        self.played && self.queen && self.voids && self.moons
    }
}

/// The action of a player with this memory; `None` if there is nothing to pass or play.
pub(crate) fn play(view: &TrickView, memory: Memory, dice: &mut FastDice) -> Option<TrickAction> {
    let table = Table::new(view.rules());
    if let Some(PassChoice { count, from }) = view.legal().pass() {
        let cards = match memory.passing {
            true => pass::choose(&table, from, count),
            false => highest(from, count),
        };
        return Some(TrickAction::Pass(cards));
    }
    let determinizations = view.determinizations().ok()?;
    let practised = memory.is_practised();
    let known = practised.then(|| Known::of(&determinizations));
    let lacks = match (memory.voids, &known) {
        (true, Some(known)) => known.lacks(lacks(view), view.seat()?),
        (true, None) => lacks(view),
        (false, _) => [0; MAX_SEATS],
    };
    let position = position(&table, view, &determinizations, lacks, dice)?;
    let surely = known.map(|known| surely(view, &table, &determinizations, &known, &position));
    let mut sight = Sight::of(&table, &position);
    if !memory.played {
        sight.unseen = table.rules.pack - sight.held - position.hand.trick_cards();
    }
    if !memory.moons {
        // As if the points were split already.
        (sight.taker, sight.split) = (None, true);
    }
    if let Some(taker) = sight.taker {
        sight.alarm = alarm::alarm(view, taker);
    }
    sight.queen_is_out &= memory.queen;
    let legal = policy::legal(&table, &position);
    let mut played = policy::among(&table, &position, &sight, legal, Plan::Free);
    let points = table.rules.points(position.hand.trick_cards());
    if played.is_low() && !memory.low_wilds && points <= 0 {
        let others = legal - Cards::WILDS;
        played = match others.is_empty() {
            true => Played::high(played.card()),
            false => policy::among(&table, &position, &sight, others, Plan::Free),
        };
    }
    if let Some(surely) = surely {
        played = surely.settle(&table, &position, played);
    }
    let action = TrickAction::Play(played);
    view.legal().iter().find(|other| *other == action)
}

/// The highest cards, whatever they guard.
fn highest(from: Cards, count: usize) -> Cards {
    let mut passed = Cards::EMPTY;
    while passed.len() < count {
        let rest = from - passed;
        let natural = rest - Cards::WILDS;
        let highest = natural.iter().max_by_key(|card: &Card| card.rank());
        let Some(card) = highest.or(rest.first()) else {
            break;
        };
        passed.insert(card);
    }
    passed
}
