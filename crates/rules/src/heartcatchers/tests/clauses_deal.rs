//! K-01 to K-04: the cards, the deal, and who starts.

use super::*;

#[test]
fn k_01_the_pack_has_twenty_cards() {
    let colours = HeartColour::ALL;
    for colour in colours {
        let copies = HeartKind::ALL.map(|kind| HeartCard::heart(colour, kind).copies());
        assert_eq!(copies, [3, 1, 1, 1]);
    }
    assert_eq!(HeartCard::UNCATCHABLE.copies(), 2);
    assert_eq!(HeartCard::all().map(HeartCard::copies).sum::<usize>(), 20);
}

#[test]
fn k_02_two_facing_rows_of_three_cards_are_laid_and_stay_three_stacks() {
    random_matches(5, |_, step, after| {
        let stacks = || after.game.field().iter().flatten();
        if matches!(step, Step::Chance(_)) {
            assert!(stacks().all(|stack| stack.height() == 1 && stack.secret_count() == 0));
        }
        if after.phase() == Phase::Turn {
            assert!(stacks().all(|stack| stack.top().is_some()));
        }
    });
}

#[test]
fn k_03_three_cards_to_each_hand_and_eight_to_the_pile() {
    random_matches(5, |_, step, after| {
        if matches!(step, Step::Chance(_)) {
            let game = after.game();
            assert_eq!([0, 1].map(|number| game.held(seat(number)).len()), [3, 3]);
            assert_eq!(game.pile().count(), 8);
        }
    });
}

#[test]
fn k_03_every_card_is_as_likely_everywhere() {
    let mut dice = TestDice(3);
    let mut places = [0; 20];
    for _ in 0..20_000 {
        let dealt = Dealt::roll(&mut dice);
        let hands = dealt.hands.map(|hand| hand.iter().collect::<Vec<_>>());
        let all = dealt.field.iter().flatten().chain(&dealt.pile).copied();
        let all: Vec<HeartCard> = all.chain(hands.into_iter().flatten()).collect();
        assert_eq!(all.len(), 20);
        places[all.iter().position(|other| *other == card("Bu")).unwrap()] += 1;
    }
    // Hands are sorted, so the counts of their positions are combined.
    let (open, hands) = places.split_at(14);
    assert!(
        open.iter().all(|count| (880..1120).contains(count)),
        "{places:?}"
    );
    for hand in hands.chunks(3) {
        assert!(
            (2800..3200).contains(&hand.iter().sum::<i32>()),
            "{places:?}"
        );
    }
}

#[test]
fn k_04_who_starts_is_drawn_and_alternates_through_the_match() {
    let mut first_starts = 0;
    for number in 0..400 {
        let mut starters = Vec::new();
        let mut game = table(options(5, true));
        let mut dice = TestDice(number);
        game = play_match(game, &mut dice, |_, step, after| {
            if let Step::Chance(outcome) = step {
                assert_eq!(outcome.first().is_some(), after.game_number == 1);
                starters.push(after.game().turn());
            }
        });
        assert!(starters.len() >= 3 && game.phase() == Phase::Over);
        first_starts += starters[0].index();
        let alternate = starters.windows(2).all(|pair| pair[0] != pair[1]);
        assert!(alternate, "{starters:?}");
    }
    assert!((160..240).contains(&first_starts));
}
