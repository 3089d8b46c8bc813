//! Complete game trees of the last turns, counted by points, compared with a list-based model. Also frozen deals.

use std::collections::BTreeMap;

use super::*;

type Counts = BTreeMap<[i32; 2], usize>;

/// The last turns with an empty pile: the seat with more cards is to play, else seat 0.
fn last_turns(rows: [&str; 2], hands: [&str; 2]) -> Heartcatchers {
    let hands = hands.map(cards);
    let mut game = table(options(1, true));
    let left = hands[0].len() + hands[1].len();
    game.game = HeartGame {
        field: field(rows),
        hands,
        pile: 0,
        taken: 14 - left as u8,
        starter: seat((14 - left + first(hands)) % 2),
    };
    game.under_way = true;
    game
}

fn first(hands: [HeartCards; 2]) -> usize {
    usize::from(hands[1].len() > hands[0].len())
}

fn count(game: &Heartcatchers, counts: &mut Counts) {
    let turn = game.game.turn();
    for action in game.legal(turn).iter() {
        let mut next = game.clone();
        next.play(turn, &action).unwrap();
        match next.last_game {
            Some(scored) => *counts.entry(scored.points()).or_insert(0) += 1,
            None => count(&next, counts),
        }
    }
}

/// A stack as lists of face-up cards and Secrets.
type Pile = (Vec<String>, Vec<String>);

/// A model of the game that knows cards only as text.
#[derive(Clone)]
struct Model {
    rows: [Vec<Pile>; 2],
    hands: [Vec<String>; 2],
}

fn beats(card: &str, top: &str) -> bool {
    match (&card[..1], &top[..1]) {
        (_, "U") => false,
        ("U", _) => true,
        pair => [("R", "G"), ("G", "B"), ("B", "R")].contains(&pair),
    }
}

impl Model {
    fn points(&self) -> [i32; 2] {
        let [mut own, mut other] = self.rows.clone();
        let is_change = |secret: &&String| secret.ends_with('c');
        for (own, other) in own.iter_mut().zip(&mut other) {
            let changes = own.1.iter().chain(&other.1).filter(is_change).count();
            for _ in 0..changes {
                std::mem::swap(own, other);
            }
        }
        [own, other].map(|row| {
            row.iter()
                .map(|(up, secrets)| {
                    let worth = |secret: &String| match secret.chars().last() {
                        Some('u') => 3,
                        Some('h') => -3,
                        _ => 0,
                    };
                    up.len() as i32 + secrets.iter().map(worth).sum::<i32>()
                })
                .sum()
        })
    }

    fn count(&self, turn: usize, counts: &mut Counts) {
        if self.hands.iter().all(Vec::is_empty) {
            *counts.entry(self.points()).or_insert(0) += 1;
            return;
        }
        let mut tried: Vec<String> = Vec::new();
        for (at, card) in self.hands[turn].iter().enumerate() {
            if tried.contains(card) {
                continue;
            }
            tried.push(card.clone());
            let mut played = self.clone();
            played.hands[turn].remove(at);
            for place in 0..3 {
                for side in [turn, 1 - turn] {
                    let mut secret = played.clone();
                    secret.rows[side][place].1.push(card.clone());
                    secret.count(1 - turn, counts);
                    if !beats(card, played.rows[side][place].0.last().unwrap()) {
                        continue;
                    }
                    let mut caught = played.clone();
                    caught.rows[side][place].0.push(card.clone());
                    if side == turn {
                        caught.count(1 - turn, counts);
                        continue;
                    }
                    for given in 0..3 {
                        let mut stolen = caught.clone();
                        let mine = stolen.rows[turn][given].clone();
                        stolen.rows[turn][given] =
                            std::mem::replace(&mut stolen.rows[side][place], mine);
                        stolen.count(1 - turn, counts);
                    }
                }
            }
        }
    }
}

fn model(rows: [&str; 2], hands: [&str; 2]) -> Model {
    let words =
        |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_owned).collect() };
    let pile = |text: &str| {
        let (up, secrets) = text.split_once('/').unwrap_or((text, ""));
        (words(up), words(secrets))
    };
    Model {
        rows: rows.map(|row| row.split(',').map(pile).collect()),
        hands: hands.map(words),
    }
}

#[test]
fn whole_endgames_score_as_the_rules_say() {
    let ends = [
        (["Rb Gu,Gb/Rc,U", "Rb Bb,Gb/Bh,Bb"], ["Rb Ru", "Gh"]),
        (["Rb Gu/Ru,Gb,Rh U", "Rb,Gb/Bh Bc,Bb/Gc"], ["Rb", "Gb Gb"]),
        (["Rb,Gb/Rc Rh,Bb", "Bu Bb,U/Bh Gu,U"], ["Bb Bc", "Gb"]),
        (["Rb,Rb,Rb", "Gb,Gb,Gb"], ["Ru Bc", "Rc Gu"]),
    ];
    for (rows, hands) in ends {
        let mut counts = Counts::new();
        count(&last_turns(rows, hands), &mut counts);
        let mut expected = Counts::new();
        model(rows, hands).count(first(hands.map(cards)), &mut expected);
        assert_eq!(counts, expected, "{rows:?} {hands:?}");
        assert!(counts.len() > 5);
    }
}

#[test]
fn a_last_card_has_as_many_ways_as_there_are_stacks_that_it_catches() {
    let ways = |rows, card| last_turns(rows, [card, ""]).legal(seat(0)).len();
    assert_eq!(ways(["Rb,Rb,Rb", "Rb,Rb,Rb"], "Rh"), 6, "Secrets alone");
    assert_eq!(ways(["Gb,Rb,Gb", "Rb,Rb,Rb"], "Rh"), 8, "and two catches");
    assert_eq!(
        ways(["Gb,Rb,Gb", "Gb,Rb,U"], "Rh"),
        11,
        "and a steal for three"
    );
    assert_eq!(ways(["Gb,Rb,Bb", "Gb,Rb,Bb"], "U"), 6 + 3 + 9);
    assert_eq!(ways(["U,Rb,Bb", "Gb,U,Bb"], "U"), 6 + 2 + 6);
}

/// The deal from a fixed seed. Stored matches depend on it: it must never change.
#[test]
fn deals_are_frozen() {
    let game = table(HeartcatchersOptions::default());
    let frozen = deal_of(
        ["Bc Gb Bb", "Gb U Gh"],
        ["Rb Gu Gc", "Rc Gb Bh"],
        "Bb Bb Rh Rb Ru U Bu Rb",
        Some(0),
    );
    assert_eq!(game.roll(&mut TestDice(2026)), Some(frozen));
}
