//! Compares the endgames of every trick game with exhaustive play.
#![allow(clippy::unwrap_used)]

use moonshot_rules::trick::{Deck, HeartPoints, TrickGame, TrickOptions, TrickRules};
use moonshot_rules::{Dice, Game, Viewer};

use super::*;
use crate::dice::FastDice;

/// The trick games, scored by points and by winning probability, and tables with options that only custom tables have.
fn tables() -> Vec<TrickOptions> {
    let mut tables: Vec<TrickOptions> = (3..=7).map(TrickOptions::hearts).collect();
    tables.extend((3..=5).map(TrickOptions::cardominoes));
    tables.extend((3..=8).map(TrickOptions::wild_twists));
    let hearts = TrickOptions::hearts(4);
    tables.push(TrickOptions {
        target: Some(20),
        ..hearts
    });
    tables.push(TrickOptions {
        jack_points: 10,
        ..hearts
    });
    tables.push(TrickOptions {
        jack_points: 10,
        no_tricks_points: 5,
        ..hearts
    });
    tables.push(TrickOptions {
        heart_points: HeartPoints::Spots,
        queen_points: 25,
        ..TrickOptions::wild_twists(4)
    });
    tables
}

fn each(table: &Table, stakes: &Stakes, position: &Position) -> Costs {
    let mut endgame = Endgame {
        table,
        stakes,
        me: Seat::default(),
        left: u32::MAX,
    };
    endgame.each_for_itself(position).unwrap()
}

/// Every way to play each legal card.
fn ways(table: &Table, position: &Position) -> Vec<Played> {
    let legal = position.hand.legal_cards(&table.rules);
    let ways = legal.iter().flat_map(|card| position.hand.ways(card));
    ways.collect()
}

fn after(table: &Table, position: &Position, played: Played) -> Position {
    let mut next = *position;
    next.play(table, played);
    next
}

/// Calls back with positions of at most this many cards, from careless hands and from hands in which one player goes
/// for every point.
fn positions(options: TrickOptions, cards: usize, mut show: impl FnMut(&Table, &Stakes, Position)) {
    let rules = TrickRules::new(options).unwrap();
    let table = Table::new(&rules);
    let seat = Viewer::Seat(Seat::default());
    let stakes = Stakes::of(&TrickGame::with_rules(rules).view(seat).unwrap());
    let mut deck = Deck::new(&rules);
    let mut dice = FastDice::new(3);
    for number in 0..60 {
        let shooter = (number % 3 == 0).then(Seat::default);
        let mut position = Position::new(&table, deck.deal(&rules, &mut dice), [0; MAX_SEATS]);
        position.hand.start_with_lowest_club();
        let left = |position: &Position| {
            let held = Seat::all(table.seats).map(|seat| position.hand.held(seat).len());
            held.sum::<usize>()
        };
        while left(&position) > cards {
            let ways = ways(&table, &position);
            let any = ways[dice.below(ways.len() as u32) as usize];
            let cheap = ways
                .iter()
                .find(|played| !table.scoring.contains(played.card()));
            let played = match (shooter, dice.below(3)) {
                (Some(seat), _) if seat == position.hand.turn() => {
                    policy::choose(&table, &position, Plan::Shoot)
                }
                (Some(_), _) => *cheap.unwrap_or(&any),
                (None, 0) => any,
                (None, _) => policy::choose(&table, &position, Plan::Free),
            };
            position.play(&table, played);
        }
        show(&table, &stakes, position);
    }
}

/// Checks every position reachable from this one; returns their number.
fn check(table: &Table, stakes: &Stakes, position: &Position) -> usize {
    let costs = each(table, stakes, position);
    if position.hand.is_done() {
        assert_eq!(costs, stakes.costs(table, &position.hand, Seat::default()));
        return 1;
    }
    let mover = position.hand.turn().index();
    let (mut seen, mut is_played) = (1, false);
    for played in ways(table, position) {
        let next = after(table, position, played);
        let other = each(table, stakes, &next);
        assert!(
            costs[mover] <= other[mover] + 1e-9,
            "{played} is better: {other:?} than {costs:?}"
        );
        is_played |= costs == other;
        seen += check(table, stakes, &next);
    }
    assert!(is_played, "nothing comes to {costs:?}");
    seen
}

/// Checks that no player can improve in any position of the last tricks, so the pruned moves were unnecessary.
#[test]
fn nobody_can_do_better_than_each_does_for_itself() {
    for options in tables() {
        let cards = (2 * options.seats).max(9);
        let mut seen = 0;
        positions(options, cards, |table, stakes, position| {
            seen += check(table, stakes, &position);
        });
        assert!(seen > 1_000, "{} seats: {seen}", options.seats);
    }
}

/// The minimum cost for `me` if the others follow the policy, by exhaustive search.
fn least(table: &Table, stakes: &Stakes, position: &Position, me: Seat) -> f64 {
    if position.hand.is_done() {
        return stakes.cost(table, &position.hand, me);
    }
    if position.hand.turn() != me {
        let played = policy::choose(table, position, Plan::Free);
        return least(table, stakes, &after(table, position, played), me);
    }
    let ways = ways(table, position).into_iter();
    let costs = ways.map(|played| least(table, stakes, &after(table, position, played), me));
    costs.min_by(f64::total_cmp).unwrap()
}

#[test]
fn the_best_against_the_policy_is_found() {
    for options in tables() {
        positions(options, LAST, |table, stakes, position| {
            let me = position.hand.turn();
            let mut endgame = Endgame {
                table,
                stakes,
                me,
                left: u32::MAX,
            };
            let found = endgame.against_policy(&position).unwrap().cost;
            assert_eq!(found, least(table, stakes, &position, me));
        });
    }
}

#[test]
fn what_is_settled_stays_as_it_is() {
    let mut settled = 0;
    for options in tables() {
        positions(options, 24, |table, stakes, mut position| {
            let mut dice = FastDice::new(5);
            let mut costs = None;
            while !position.hand.is_done() {
                if costs.is_none() && is_settled(table, &position) {
                    costs = Some(stakes.costs(table, &position.hand, Seat::default()));
                }
                let ways = ways(table, &position);
                position.play(table, ways[dice.below(ways.len() as u32) as usize]);
            }
            if let Some(costs) = costs {
                settled += 1;
                assert_eq!(costs, stakes.costs(table, &position.hand, Seat::default()));
            }
        });
    }
    assert!(settled > 100, "{settled}");
}

#[test]
fn where_it_takes_too_long_the_others_play_by_the_policy() {
    let (mut found_out, mut given_up) = (0, 0);
    positions(
        TrickOptions::wild_twists(4),
        LAST,
        |table, stakes, position| {
            let me = position.hand.turn();
            let endgame = |left| Endgame {
                table,
                stakes,
                me,
                left,
            };
            let by_policy = endgame(u32::MAX).against_policy(&position);
            let by_policy = by_policy.unwrap().cost;
            let mut endgame = endgame(MOST);
            let expected = match endgame.each_for_itself(&position) {
                Some(costs) => {
                    found_out += 1;
                    0.5 * (by_policy + costs[me.index()])
                }
                None => by_policy,
            };
            assert_eq!(finish(table, stakes, &position, me).cost, expected);
            endgame.left = 3;
            given_up += usize::from(endgame.each_for_itself(&position).is_none());
        },
    );
    assert!(found_out > 50 && given_up > 40, "{found_out} {given_up}");
}
