//! Playing random matches of any game in tests.

use crate::game::{Game, Legal, Refusal, Step, Turn};
use crate::seat::Seat;
use crate::test_dice::TestDice;

/// A random action of the seat, which may act; each card to pass equally likely.
pub(crate) fn random_action<G: Game>(game: &G, seat: Seat, dice: &mut TestDice) -> G::Action {
    let mut legal = game.legal(seat);
    match legal.swap_remove(dice.pick(legal.len())) {
        Legal::Action(action) => action,
        Legal::Pass { count, mut from } => {
            let mut text = "pass".to_owned();
            for _ in 0..count {
                let card = from.swap_remove(dice.pick(from.len()));
                text = format!("{text} {card}");
            }
            game.parse_action(&text).unwrap()
        }
    }
}

/// The next step of a random match; `None` once it is over. Of several seats that may act, any may be first.
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

/// The match after a step that it allows.
pub(crate) fn after<G: Game>(game: &G, step: &Step<G>) -> G {
    let mut next = game.clone();
    match step {
        Step::Act(seat, action) => next.play(*seat, action).unwrap(),
        Step::Chance(outcome) => next.chance(outcome).unwrap(),
    }
    next
}

/// Plays a match to its end and shows each step: the state before it, the step, the state after it.
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

/// What holds at every state of every game: actions listed are allowed and their notation goes round, all
/// others of `all` are refused, and outcomes of chance go round the protocol's form.
pub(crate) fn check_state<G: Game + std::fmt::Debug>(game: &G, all: &[G::Action], step: &Step<G>) {
    for seat in Seat::all(game.seats()) {
        let legal = game.legal(seat);
        let may_act = matches!(game.turn(), Turn::Seats(seats) if seats.contains(seat));
        assert_eq!(may_act, !legal.is_empty(), "{game:?}");
        for entry in &legal {
            let Legal::Action(action) = entry else {
                continue;
            };
            assert_eq!(game.check(seat, action), Ok(()));
            assert_eq!(game.parse_action(&action.to_string()).as_ref(), Ok(action));
            let times = legal.iter().filter(|other| *other == entry).count();
            assert_eq!(times, 1, "{action} is listed once");
        }
        for action in all {
            let listed = legal.contains(&Legal::Action(action.clone()));
            let refusal = game.check(seat, action).err();
            assert_eq!(
                refusal.is_none(),
                listed,
                "{action} by {seat:?}: {refusal:?}"
            );
            assert_eq!(
                refusal == Some(Refusal::NotYourTurn),
                !may_act && game.outcome().is_none()
            );
        }
    }
    match step {
        Step::Act(_, action) => {
            assert_eq!(game.parse_action(&action.to_string()).as_ref(), Ok(action));
            assert_eq!(game.roll(&mut TestDice(0)), None);
        }
        Step::Chance(outcome) => {
            let form = serde_json::to_value(outcome).unwrap();
            assert_eq!(game.parse_chance(&form).as_ref(), Ok(outcome));
        }
    }
}

/// The state that the same steps lead to from the same start.
pub(crate) fn replay<G: Game>(start: &G, steps: &[Step<G>]) -> G {
    steps
        .iter()
        .fold(start.clone(), |game, step| after(&game, step))
}
