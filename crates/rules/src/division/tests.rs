use std::collections::BTreeMap;

use super::*;
use crate::test_support::TestDice;

/// Brute-force enumeration of the ways.
fn enumerate(cards: &[(u8, PlaceSet)], room: &[usize]) -> Vec<Vec<usize>> {
    let Some(((_, may), rest)) = cards.split_first() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for place in (0..room.len()).filter(|place| may >> place & 1 == 1 && room[*place] > 0) {
        let mut room = room.to_vec();
        room[place] -= 1;
        for mut way in enumerate(rest, &room) {
            way.insert(0, place);
            all.push(way);
        }
    }
    all
}

#[test]
fn every_way_is_counted_and_as_likely_as_any_other() {
    let cases: [(&[PlaceSet], &[usize]); 6] = [
        (&[0b111; 6], &[2, 2, 2]),
        (&[0b111, 0b111, 0b011, 0b110, 0b101, 0b001], &[2, 3, 1]),
        (
            &[0b0111, 0b0111, 0b1001, 0b1001, 0b1110, 0b1111],
            &[2, 1, 1, 2],
        ),
        (&[0b11, 0b11, 0b10, 0b10, 0b11], &[2, 3]),
        (&[0b111, 0b100, 0b011, 0b011, 0b111], &[0, 2, 3]),
        (
            &[0b1011, 0b1011, 0b0110, 0b0110, 0b1111, 0b1100],
            &[1, 2, 2, 1],
        ),
    ];
    for (masks, room) in cases {
        let cards: Vec<(u8, PlaceSet)> = (0..).zip(masks.iter().copied()).collect();
        let ways = enumerate(&cards, room);
        let Some(division) = Division::new(cards.iter().copied(), room) else {
            assert!(ways.is_empty(), "{masks:?} {room:?}");
            continue;
        };
        assert_eq!(division.ways(), ways.len() as f64);
        assert!(division.all(ways.len() - 1).is_none());
        let listed = division.all(ways.len()).unwrap();
        let listed = listed.into_iter().map(|mut way| {
            way.sort_unstable();
            way.into_iter().map(|(_, place)| place).collect()
        });
        let mut listed: Vec<Vec<usize>> = listed.collect();
        listed.sort_unstable();
        let mut sorted = ways.clone();
        sorted.sort_unstable();
        assert_eq!(listed, sorted);
        let mut may = vec![0; cards.len()];
        division.places(|card, places| may[usize::from(card)] = places);
        for (card, may) in may.into_iter().enumerate() {
            let found = ways.iter().fold(0, |set, way| set | 1 << way[card]);
            assert_eq!(may, found, "card {card} of {masks:?} {room:?}");
        }
        let mut drawn: BTreeMap<Vec<usize>, u32> = BTreeMap::new();
        let mut dice = TestDice(7);
        let times = 400 * ways.len();
        for _ in 0..times {
            let mut way = vec![usize::MAX; cards.len()];
            division.draw(&mut dice, |card, place| way[usize::from(card)] = place);
            *drawn.entry(way).or_default() += 1;
        }
        assert!(drawn.keys().all(|way| ways.contains(way)));
        let square: f64 = ways
            .iter()
            .map(|way| f64::from(drawn.get(way).copied().unwrap_or_default()) - 400.0)
            .map(|off| off * off / 400.0)
            .sum();
        let free = ways.len() as f64 - 1.0;
        assert!(
            square < free + 4.0 * (2.0 * free).sqrt() + 4.0,
            "{square} of {free}"
        );
    }
}

/// Dice that roll these numbers, and then keep repeating the last.
struct Throws<'a> {
    numbers: &'a [u32],
    /// The bounds of all rolls.
    asked: Vec<u32>,
}

impl Dice for Throws<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let place = self.asked.len().min(self.numbers.len() - 1);
        self.asked.push(bound);
        self.numbers[place]
    }
}

/// The place of each card when the dice roll these numbers, and the bounds of the rolls.
fn thrown(masks: &[PlaceSet], room: &[usize], numbers: &[u32]) -> (Vec<usize>, Vec<u32>) {
    let division = Division::new(masks.iter().copied().enumerate(), room).unwrap();
    let (mut way, asked) = (vec![usize::MAX; masks.len()], Vec::new());
    let mut dice = Throws { numbers, asked };
    division.draw(&mut dice, |card, place| way[card] = place);
    (way, dice.asked)
}

#[test]
fn the_dice_are_asked_no_more_than_there_is_to_choose() {
    let chance = 1 << 26;
    let asked = |masks: &[PlaceSet], room: &[usize]| thrown(masks, room, &[0]).1;
    // Both places are in the same group, so the cards are only shuffled.
    assert_eq!(asked(&[0b11, 0b11], &[1, 1]), [2]);
    // The first two places get both cards of one class, in any order already; the last two are shuffled.
    let classes = [0b1111, 0b1111, 0b1111, 0b1100];
    assert_eq!(asked(&classes, &[1, 1, 1, 1]), [chance, chance, 3, 2, 2]);
    // The first two places get cards of two classes, and the last the remaining one.
    let classes = [0b111, 0b111, 0b011];
    assert_eq!(asked(&classes, &[1, 1, 1]), [chance, chance, 1, 2, 2]);
    // The first place gets a card of each class, without a shuffle; then each of the others gets the remaining card.
    let classes = [0b011, 0b011, 0b101, 0b101];
    let both = [chance, chance, 2, 2, chance, chance, 1];
    assert_eq!(asked(&classes, &[2, 1, 1]), both);
}

#[test]
fn every_share_has_its_part_of_the_numbers_from_0_up_to_1() {
    // There are two ways, one for each card that may be at the first place.
    let (masks, room, half) = ([0b011, 0b110, 0b101], [1, 1, 1], 1 << 25);
    let below = thrown(&masks, &room, &[half - 1, (1 << 26) - 1, 0]);
    let from = thrown(&masks, &room, &[half, 0]);
    assert_eq!((below.0, from.0), (vec![0, 1, 2], vec![1, 2, 0]));
}

#[test]
fn a_chance_is_made_of_two_numbers() {
    let thrown = |high, low| {
        let mut dice = Throws {
            numbers: &[high, low],
            asked: Vec::new(),
        };
        chance(&mut dice)
    };
    let most = (1 << 26) - 1;
    assert_eq!(thrown(0, 0), 0.0);
    assert_eq!(thrown(1 << 25, 0), 0.5);
    assert_eq!(thrown(0, 1 << 25), 0.5_f64.powi(27));
    assert_eq!(thrown(most, most), 1.0 - 0.5_f64.powi(52));
}

#[test]
fn dice_that_break_their_promise_draw_a_way_that_there_is() {
    let cases: [(&[PlaceSet], &[usize]); 4] = [
        (&[0b11, 0b11, 0b11], &[2, 1]),
        // Only one of the three shares of the first place is possible, and it is not the last.
        (&[0b011, 0b011, 0b101, 0b101], &[2, 1, 1]),
        (&[0b1111, 0b1111, 0b1111, 0b1100], &[1, 1, 1, 1]),
        (&[0b111, 0b011, 0b111, 0b111, 0b110], &[2, 2, 1]),
    ];
    for (masks, room) in cases {
        let (way, _) = thrown(masks, room, &[u32::MAX]);
        let cards: Vec<(u8, PlaceSet)> = (0..).zip(masks.iter().copied()).collect();
        assert!(enumerate(&cards, room).contains(&way), "{way:?}");
    }
}

#[test]
fn what_cannot_be_divided_is_refused() {
    let none = |masks: &[PlaceSet], room: &[usize]| {
        Division::new(masks.iter().map(|may| ((), *may)), room).is_none()
    };
    assert!(none(&[0b1, 0b1], &[1, 1]));
    assert!(none(&[0b11], &[1, 1]));
    assert!(none(&[0b11, 0b11, 0b11], &[1, 1]));
    assert!(none(&[0], &[1]));
    assert!(none(&[0b011, 0b011, 0b011, 0b111], &[1, 1, 2]));
    assert!(!none(&[], &[0, 0]));
    assert!(!none(&[0b11, 0b11], &[1, 1]));
}
