//! Where the trick games differ: the same moment in each, side by side.

use moonshot_rules::trick::{TrickOptions, TrickVariant};
use moonshot_rules::{
    CardominoesOptions, HeartsOptions, Phase, PlayTo, Suit, Target, WildTwistsOptions,
};

use super::table::{Table, seat};

/// The game in a hand without a pass, with this deal; the holder of the Wild Club declines to open.
fn at(variant: TrickVariant, hands: &[&str]) -> Table {
    let mut table = begin(variant);
    while table.rules().pass_left(table.hand_number()) > 0 {
        table = table.deal_any();
        table.play_out();
        table.choose_moon();
    }
    table = table.deal(hands);
    table.decline();
    table
}

fn begin(variant: TrickVariant) -> Table {
    let table = Table::new(4, variant);
    match table.rules().draws_dealer {
        true => table.draw(),
        false => table,
    }
}

fn each(check: impl Fn(TrickVariant) -> bool) -> [bool; 3] {
    let games: [TrickVariant; 3] = [
        HeartsOptions::default().into(),
        CardominoesOptions::default().into(),
        WildTwistsOptions::default().into(),
    ];
    games.map(check)
}

#[test]
fn h_13_c_15_w_12_points_on_the_first_trick() {
    let refused = each(|game| {
        let mut table = at(
            game,
            &["2C", "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KD", "3C", "4C"],
        );
        table.play("2C");
        let extra = table.held(1).len() > 13;
        !extra && table.try_act(1, "2H").is_err()
    });
    assert_eq!(refused, [true, false, false]);
}

#[test]
fn h_15_c_16_w_13_what_breaks_hearts_and_when() {
    let after = |game: TrickVariant, thrown: &str, rest: &str| {
        let mut table = at(
            game,
            &[
                "AC KC",
                "QS 2H 3H AD KD QD JD TD 9D 8D 7D 6D 5D",
                "3C 5C",
                "2C 4C",
            ],
        );
        table.play("2C AC AD 3C");
        assert_eq!(table.game.hand().turn(), seat(0), "{game:?}");
        table.play("KC");
        if table.held(1).of(Suit::Clubs).is_empty() {
            table.play(thrown);
        }
        table.play(rest);
        table.hearts_broken()
    };
    let heart = each(|game| after(game, "2H", ""));
    assert_eq!(heart, [true, false, true], "a heart, the trick still open");
    let heart = each(|game| after(game, "2H", "5C 4C"));
    assert_eq!(heart, [true, true, true], "a heart, the trick complete");
    let queen = each(|game| after(game, "QS", "5C 4C"));
    assert_eq!(queen, [true, false, false], "the queen of spades");
}

#[test]
fn h_23_c_22_meets_or_exceeds_the_target() {
    let ends_at = |variant: TrickVariant, target: i32| {
        let mut table = begin(variant);
        while table.phase() != Phase::Over && table.highest_total() < target {
            table = table.deal_any();
            table.play_out();
            table.choose_moon();
        }
        (table.highest_total(), table.phase() == Phase::Over)
    };
    let fifty = HeartsOptions::default().with_target(Target::Fifty);
    let (highest, over) = ends_at(fifty.into(), 50);
    assert!(highest >= 50 && over);
    let to = |target: i32| {
        let target = PlayTo::new(target.into()).unwrap();
        CardominoesOptions::default().with_target(target)
    };
    let (highest, _) = ends_at(to(50).into(), 50);
    assert_eq!(
        ends_at(to(highest).into(), highest),
        (highest, false),
        "met exactly, it goes on"
    );
}

#[test]
fn h_21_c_21_w_17_the_moon() {
    use moonshot_rules::trick::Moon;
    let moons = [
        TrickOptions::hearts(4),
        TrickOptions::cardominoes(4),
        TrickOptions::wild_twists(4),
    ]
    .map(|rules| (rules.moon, rules.moon_points()));
    assert_eq!(
        moons,
        [(Moon::Add, 26), (Moon::Choose, 26), (Moon::Choose, 27)]
    );
}

#[test]
fn the_three_games_are_three_values_of_one_struct() {
    let (hearts, cardominoes) = (TrickOptions::hearts(4), TrickOptions::cardominoes(4));
    assert!(hearts != cardominoes && hearts != TrickOptions::wild_twists(4));
    let as_hearts = TrickOptions {
        banned_first: hearts.banned_first,
        breakers: hearts.breakers,
        breaks_after_trick: false,
        moon: hearts.moon,
        draws_dealer: false,
        last_trick_closes: false,
        target_rule: hearts.target_rule,
        notation: hearts.notation,
        ..cardominoes
    };
    assert_eq!(as_hearts, hearts);
}
