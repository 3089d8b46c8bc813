//! Random matches of any game, for tests.

use crate::game::{Game, Step, Turn};
use crate::legal::LegalActions;
use crate::refusal::{ChanceError, GameRefusal, RefusalKind};
use crate::seat::{Seat, Viewer};
use crate::test_support::TestDice;

/// A random action of a seat that may act; all passes are equally likely.
pub(crate) fn random_action<G: Game>(game: &G, seat: Seat, dice: &mut TestDice) -> G::Action {
    game.legal(seat).pick(dice).unwrap()
}

/// The next step of a random match; `None` once it is over. If several seats may act, a random one goes first.
pub(crate) fn random_step<G: Game>(game: &G, dice: &mut TestDice) -> Option<Step<G>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance(_) => game.roll(dice).map(Step::Chance),
        Turn::Seats(seats) => {
            let seats = seats.to_vec();
            let seat = seats[dice.pick(seats.len())];
            Some(Step::Act(seat, random_action(game, seat, dice)))
        }
    }
}

/// The match after a legal step.
pub(crate) fn after<G: Game>(game: &G, step: &Step<G>) -> G {
    let mut next = game.clone();
    match step {
        Step::Act(seat, action) => next.play(*seat, action).unwrap(),
        Step::Chance(outcome) => next.chance(outcome).unwrap(),
    }
    next
}

/// Plays a match to its end and calls back for each step: the state before, the step, the state after.
pub(crate) fn play_match<G: Game>(
    mut game: G,
    dice: &mut TestDice,
    mut show: impl FnMut(&G, &Step<G>, &G),
) -> G {
    while let Some(step) = random_step(&game, dice) {
        let next = after(&game, &step);
        show(&game, &step, &next);
        game = next;
    }
    game
}

/// Checks the invariants of every state of every game: listed actions are legal and round-trip through notation, all
/// others of `all` are refused with one of `codes`, chance outcomes are accepted only when pending, and seats that are
/// not at the table can neither act nor look.
pub(crate) fn check_state<G: Game>(game: &G, all: &[G::Action], codes: &[&str], step: &Step<G>) {
    for seat in Seat::all(crate::MAX_SEATS) {
        let legal = game.legal(seat);
        let may_act = matches!(game.turn(), Turn::Seats(seats) if seats.contains(seat));
        assert_eq!(may_act, !legal.is_empty(), "{game:?}");
        let listed: Vec<G::Action> = legal.iter().collect();
        assert_eq!(listed.len(), legal.len());
        assert!(legal.nth(legal.len()).is_none());
        for action in &listed {
            assert_eq!(game.check(seat, action), Ok(()));
            assert_eq!(game.parse_action(&action.to_string()).as_ref(), Ok(action));
            let times = listed.iter().filter(|other| *other == action).count();
            assert_eq!(times, 1, "{action} is listed once");
        }
        for action in all {
            let refusal = game.check(seat, action).err();
            assert_eq!(
                refusal.is_none(),
                listed.contains(action),
                "{action} by {seat:?}: {refusal:?}"
            );
            let kind = refusal.map(|refusal| {
                assert!(codes.contains(&refusal.code()));
                refusal.kind()
            });
            let over = game.outcome().is_some();
            assert_eq!(kind == Some(RefusalKind::MatchOver), over);
            assert_eq!(kind == Some(RefusalKind::NotYourTurn), !may_act && !over);
        }
        let is_seated = seat.index() < game.seats();
        assert_eq!(game.view(Viewer::Seat(seat)).is_ok(), is_seated);
    }
    match step {
        Step::Act(_, action) => {
            assert_eq!(game.parse_action(&action.to_string()).as_ref(), Ok(action));
            assert_eq!(game.roll(&mut TestDice(0)), None);
        }
        Step::Chance(outcome) => {
            let due = game.pending();
            assert!(due.is_some() && game.roll(&mut TestDice(0)).is_some());
            let mut next = after(game, step);
            if next.pending() != due {
                let due = next.pending();
                assert_eq!(next.chance(outcome), Err(ChanceError::NotPending { due }));
            }
        }
    }
}

/// Replays steps from a start.
pub(crate) fn replay<G: Game>(start: &G, steps: &[Step<G>]) -> G {
    steps
        .iter()
        .fold(start.clone(), |game, step| after(&game, step))
}
