//! The lines that a search evaluates: a card or a pass, with a plan for the rest of the hand.

use arrayvec::ArrayVec;
use moonshot_rules::trick::{Hand, Played, TrickAction, TrickDeterminizations, TrickView};
use moonshot_rules::{Cards, LegalActions, MAX_SEATS, PassChoice, Phase, Seat, View};

use super::belief::{Belief, alike};
use super::certain::{Known, surely};
use super::endgame;
use super::learnt;
use super::pass;
use super::policy::{self, Plan};
use super::slips;
use super::stakes::Stakes;
use super::table::{Lacks, Position, Sight, Table};
use crate::budget::Budget;
use crate::dice::FastDice;
use crate::reason::ChoiceReason;
use crate::search::parts::in_parts;
use crate::search::race::{self, Finish, Race, race};
use crate::search::{Purpose, SearchResult, Unit, Weighed};

/// The first action of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Move {
    Play(Played),
    /// Decline to open the hand (W-08).
    Decline,
}

impl Move {
    /// The move of an action, if it is one.
    pub(super) fn of(action: TrickAction) -> Option<Move> {
        match action {
            TrickAction::Play(played) => Some(Move::Play(played)),
            TrickAction::Decline => Some(Move::Decline),
            _ => None,
        }
    }

    /// Plays it for the seat to act.
    pub(super) fn begin(self, table: &Table, position: &mut Position) {
        match self {
            Move::Play(played) => position.play(table, played),
            Move::Decline => position.hand.start_with_lowest_club(),
        }
    }
}

/// A move with a plan for the rest of the hand.
#[derive(Clone, Copy, Debug)]
struct Line {
    next: Move,
    plan: Plan,
}

/// The evaluated cards, or the decision whether to open, the best first; `None` if there is nothing to search.
pub(super) fn play(
    view: &TrickView,
    determinizations: &TrickDeterminizations,
    lacks: Lacks,
    purpose: Purpose,
    budget: Budget<'_>,
    dice: &mut FastDice,
) -> Option<SearchResult<TrickAction>> {
    let table = Table::new(view.rules());
    let stakes = Stakes::of(view);
    let me = view.seat()?;
    let known = Known::of(determinizations);
    let lacks = known.lacks(lacks, me);
    let opens = view.phase() == Phase::Opening;
    let mut now = Position::new(&table, determinizations.hand(dice), lacks);
    if opens {
        now.hand.start(me);
    }
    let (mut moves, alike) = different(view, &table, &now);
    if purpose == Purpose::Choice {
        if moves.len() < 2 {
            return Some(only(
                *moves.first()?,
                stakes.unit(),
                ChoiceReason::NoneBetter,
            ));
        }
        let surely = surely(view, &table, determinizations, &known, &now);
        if let Some(reason) = surely.reason {
            if surely.alike {
                let chosen = learnt::choose(&table, &now).or(surely.plays.first().copied())?;
                let played = surely.settle(&table, &now, chosen);
                return Some(only(Move::Play(played), stakes.unit(), reason));
            }
            moves.retain(|next| match next {
                Move::Play(played) => surely.allows(*played),
                Move::Decline => true,
            });
            if moves.len() < 2 {
                let first = moves.first().copied();
                let first = first.or_else(|| surely.plays.first().copied().map(Move::Play))?;
                return Some(only(first, stakes.unit(), reason));
            }
        }
    }
    let ends = endgame::is_near(&table, &now);
    let plans = match ends {
        true => &[Plan::Duck],
        false => plans(&table, &now),
    };
    let lines: Vec<Line> = moves
        .iter()
        .flat_map(|&next| plans.iter().map(move |&plan| Line { next, plan }))
        .collect();
    let races = in_parts(budget, dice, |budget, dice| {
        let mut belief = Belief::new(
            &table,
            view,
            determinizations,
            budget.determinizations(lines.len()),
        );
        race(
            &lines,
            budget,
            purpose,
            || {
                let determinization = Position::new(&table, belief.next(dice)?, lacks);
                Some((determinization, dice.bits()))
            },
            |line, (determinization, seed)| {
                let mut position = *determinization;
                if opens {
                    position.hand.start(me);
                }
                line.next.begin(&table, &mut position);
                match ends {
                    true => endgame::finish(&table, &stakes, &position, me),
                    false => play_out(&table, &stakes, &mut position, me, line.plan, *seed),
                }
            },
            |one, other| one.next == other.next,
        )
    });
    let mut race = Race::together(races)?;
    if purpose == Purpose::Choice
        && let Some(favourite) = learnt::choose(&table, &now)
    {
        let like = alike
            .iter()
            .find(|(action, _)| *action == TrickAction::Play(favourite));
        let favourite = like.map(|(_, like)| *like);
        race.prefer(|line| Some(lines[line].next) == favourite);
    }
    let Race { tallies, best, .. } = race;
    // The cheaper plan of each move.
    let mut alternatives: Vec<Weighed<TrickAction>> = Vec::new();
    for line in race::order(&tallies, best) {
        let next = lines[line].next;
        for (action, _) in alike.iter().filter(|(_, like)| *like == next) {
            if alternatives.iter().all(|known| known.action != *action) {
                alternatives.push(race::weighed(*action, &tallies, line));
            }
        }
    }
    Some(SearchResult {
        alternatives,
        unit: stakes.unit(),
        reason: ChoiceReason::Simulated,
    })
}

/// A forced move, without a search.
fn only(next: Move, unit: Unit, reason: ChoiceReason) -> SearchResult<TrickAction> {
    let action = match next {
        Move::Play(played) => TrickAction::Play(played),
        Move::Decline => TrickAction::Decline,
    };
    SearchResult {
        alternatives: vec![Weighed::known(action, 0.0)],
        unit,
        reason,
    }
}

/// The legal moves without equivalent ones; and for each action the representative of its equivalents.
fn different(
    view: &TrickView,
    table: &Table,
    now: &Position,
) -> (ArrayVec<Move, 24>, Vec<(TrickAction, Move)>) {
    let mut different: ArrayVec<Move, 24> = ArrayVec::new();
    let mut like: Vec<(TrickAction, Move)> = Vec::new();
    // A revoke has costs that playouts do not model (C-26).
    let led = now.hand.led();
    let follows = led.filter(|led| !view.hand().of(*led).is_empty());
    for action in view.legal().iter() {
        let Some(next) = Move::of(action) else {
            continue;
        };
        if let Move::Play(played) = next
            && follows.is_some_and(|led| led != played.card().suit())
        {
            continue;
        }
        let same = |other: &&Move| match (**other, next) {
            (Move::Play(other), Move::Play(played)) => {
                other.is_low() == played.is_low() && alike(table, now, other.card(), played.card())
            }
            (other, next) => other == next,
        };
        let known = different.iter().find(same).copied();
        if known.is_none() && !different.is_full() {
            different.push(next);
        }
        like.push((action, known.unwrap_or(next)));
    }
    (different, like)
}

/// The plans for the rest of the hand: shooting the moon is one while it is possible.
pub(super) fn plans(table: &Table, now: &Position) -> &'static [Plan] {
    let sight = Sight::of(table, now);
    let alone = !sight.split && sight.taker.is_none_or(|taker| taker == sight.me);
    if alone {
        &[Plan::Duck, Plan::Shoot]
    } else {
        &[Plan::Duck]
    }
}

/// The evaluated passes, the best first; `None` if there is nothing to pass.
pub(super) fn pass(
    view: &TrickView,
    determinizations: &TrickDeterminizations,
    heuristic: Cards,
    purpose: Purpose,
    budget: Budget<'_>,
    dice: &mut FastDice,
) -> Option<SearchResult<TrickAction>> {
    let table = Table::new(view.rules());
    let stakes = Stakes::of(view);
    let me = view.seat()?;
    let PassChoice { count, .. } = view.legal().pass()?;
    let left = view.rules().pass_left(view.hand_number());
    let lines = pass::candidates(&table, view.hand(), count, heuristic);
    let alternatives = race::choices(
        &lines,
        budget,
        purpose,
        dice,
        |dice| {
            let hand = determinizations.hand(dice);
            let mut chosen = [Cards::EMPTY; MAX_SEATS];
            for seat in Seat::all(table.seats).filter(|seat| *seat != me) {
                chosen[seat.index()] = pass::choose(&table, hand.held(seat), count);
            }
            (hand, chosen, dice.bits())
        },
        |cards, (hand, chosen, seed)| {
            let (mut hand, mut chosen): (Hand, _) = (*hand, *chosen);
            chosen[me.index()] = *cards;
            hand.pass(left, &chosen[..table.seats]);
            hand.start_with_lowest_club();
            let mut position = Position::new(&table, hand, [0; MAX_SEATS]);
            play_out(&table, &stakes, &mut position, me, Plan::Free, *seed)
        },
        TrickAction::Pass,
    )?;
    Some(SearchResult {
        alternatives,
        unit: stakes.unit(),
        reason: ChoiceReason::SimulatedPass,
    })
}

/// The two effects of a moon, the better first.
pub(super) fn moon(view: &TrickView) -> Option<SearchResult<TrickAction>> {
    let me = view.seat()?;
    let stakes = Stakes::of(view);
    let [itself, others] = stakes.moon_costs(view.rules().moon_points(), me);
    let mut alternatives = vec![
        Weighed::known(TrickAction::MoonSelf, itself),
        Weighed::known(TrickAction::MoonOthers, others),
    ];
    for one in &mut alternatives {
        one.moons[me.index()] = 1.0;
    }
    alternatives.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    let reason = match (others - itself).abs() < 1e-9 {
        true => ChoiceReason::RewardSame,
        false => ChoiceReason::RewardLikelier,
    };
    Some(SearchResult {
        alternatives,
        unit: stakes.unit(),
        reason,
    })
}

/// The result of the hand for `me` if it follows the plan, and the others slip according to the seed.
pub(super) fn play_out(
    table: &Table,
    stakes: &Stakes,
    position: &mut Position,
    me: Seat,
    plan: Plan,
    seed: u64,
) -> Finish {
    while !endgame::is_settled(table, position) {
        let played = choose(table, position, me, plan, seed);
        position.play(table, played);
    }
    Finish {
        cost: stakes.cost(table, &position.hand, me),
        moon: position.hand.shooter(&table.rules),
    }
}

/// The card of the seat to play in a playout: `me` follows the plan, the others the network or the policy, with slips.
fn choose(table: &Table, position: &Position, me: Seat, plan: Plan, seed: u64) -> Played {
    let turn = position.hand.turn();
    if turn == me {
        return policy::choose(table, position, plan);
    }
    if let Some(played) = slips::slip(table, position, seed) {
        return played;
    }
    let learnt = has_learnt(table, turn, seed)
        .then(|| learnt::choose(table, position))
        .flatten();
    learnt.unwrap_or_else(|| policy::choose(table, position, Plan::Free))
}

/// Whether another player follows the network in this playout instead of the policy: each in half of the hands, in Wild
/// Twists.
///
/// A search that models one kind of player only does badly against the other; in the other games the network did not
/// pay off.
fn has_learnt(table: &Table, seat: Seat, seed: u64) -> bool {
    table.rules.has_wilds() && (seed >> seat.index()) & 1 != 0
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use moonshot_rules::Card;
    use moonshot_rules::trick::{Deck, TrickOptions, TrickRules};

    use super::*;

    #[test]
    fn the_others_slip_in_some_hands_that_are_played_out_and_the_thinker_in_none() {
        let rules = TrickRules::new(TrickOptions::hearts(4)).unwrap();
        let table = Table::new(&rules);
        let (mut deck, mut dice) = (Deck::new(&rules), FastDice::new(1));
        let position = loop {
            let mut hand = deck.deal(&rules, &mut dice);
            hand.start_with_lowest_club();
            let lacks = [0; MAX_SEATS];
            let mut position = Position::new(&table, hand, lacks);
            position.play(&table, policy::choose(&table, &position, Plan::Free));
            if policy::legal(&table, &position).len() == 4 {
                break position;
            }
        };
        let turn = position.hand.turn();
        let by_policy = policy::choose(&table, &position, Plan::Free);
        let slipped = |me: Seat| {
            let chosen = |seed| choose(&table, &position, me, Plan::Free, seed);
            (0..400).filter(|seed| chosen(*seed) != by_policy).count()
        };
        assert_eq!(slipped(turn), 0);
        // One in four slips, and one in four of those picks the card of the policy.
        let others = slipped(turn.left(4));
        assert!((50..100).contains(&others), "{others}");
    }

    #[test]
    fn each_other_player_of_wild_twists_plays_what_it_has_learnt_in_every_other_hand() {
        let tables = [
            (TrickOptions::wild_twists(4), 0.5),
            (TrickOptions::hearts(4), 0.0),
            (TrickOptions::cardominoes(4), 0.0),
        ];
        for (options, expected) in tables {
            let table = Table::new(&TrickRules::new(options).unwrap());
            let mut dice = FastDice::new(1);
            let (mut each, mut both) = ([0; 4], 0);
            for _ in 0..4_000 {
                let seed = dice.bits();
                let learnt = |seat: Seat| has_learnt(&table, seat, seed);
                for seat in Seat::all(4) {
                    each[seat.index()] += i32::from(learnt(seat));
                }
                both += i32::from(learnt(Seat::default()) && learnt(Seat::default().left(4)));
            }
            let near = |times: i32, share: f64| (f64::from(times) / 4_000.0 - share).abs() < 0.04;
            assert!(each.iter().all(|times| near(*times, expected)), "{each:?}");
            assert!(near(both, expected * expected), "{both}");
        }
    }

    #[test]
    fn what_has_been_learnt_changes_what_the_others_play_and_nothing_of_the_thinker() {
        let rules = TrickRules::new(TrickOptions::wild_twists(4)).unwrap();
        let table = Table::new(&rules);
        let (mut deck, mut dice) = (Deck::new(&rules), FastDice::new(1));
        let (mut others, mut own) = (0, 0);
        for _ in 0..60 {
            let mut hand = deck.deal(&rules, &mut dice);
            hand.start_with_lowest_club();
            let mut position = Position::new(&table, hand, [0; MAX_SEATS]);
            while !position.hand.is_done() {
                let turn = position.hand.turn();
                let by_policy = policy::choose(&table, &position, Plan::Free);
                let seed = (0..).find(|seed| {
                    has_learnt(&table, turn, *seed)
                        && slips::slip(&table, &position, *seed).is_none()
                });
                let chosen = |me| choose(&table, &position, me, Plan::Free, seed.unwrap());
                let learnt = learnt::choose(&table, &position).unwrap();
                assert_eq!(chosen(turn.left(4)), learnt);
                others += usize::from(learnt != by_policy);
                own += usize::from(chosen(turn) != by_policy);
                position.play(&table, by_policy);
            }
        }
        assert!(others > 300, "{others}");
        assert_eq!(own, 0);
    }

    #[test]
    fn w_08_whoever_declines_to_open_leaves_it_to_the_lowest_club() {
        let rules = TrickRules::new(TrickOptions::wild_twists(4)).unwrap();
        let table = Table::new(&rules);
        let mut deck = Deck::new(&rules);
        let mut dice = FastDice::new(1);
        let mut others = 0;
        for _ in 0..40 {
            let hand = deck.deal(&rules, &mut dice);
            let asked = hand.holder(Card::WILD_CLUB).unwrap();
            let (_, lowest) = hand.lowest_club().unwrap();
            let lacks = [0; MAX_SEATS];
            let mut position = Position::new(&table, hand, lacks);
            position.hand.start(asked);
            let mut opened = position;
            Move::Decline.begin(&table, &mut position);
            assert_eq!(position.hand.turn(), lowest);
            others += usize::from(lowest != asked);
            Move::Play(Played::low(Card::WILD_CLUB)).begin(&table, &mut opened);
            assert_eq!(opened.hand.turn(), asked.left(4));
        }
        assert!(others > 10);
    }
}
