//! When a view says that the rest of the hand cannot change any score.

use crate::common;

use common::{dice, random_action, random_step, seeds, setup};
use moonshot_rules::trick::TrickView;
use moonshot_rules::{AnyView, Card, Game, Phase, Seat, Suit, View};
use moonshot_table::Match;
use serde_json::{Value, json};

/// The spectator's view of a trick game.
fn open_view(playing: &Match) -> TrickView {
    match playing.state().open_view() {
        AnyView::Trick(view) => *view,
        _ => panic!("a trick game is played here"),
    }
}

/// The totals after the hand, when its rest is played at random.
fn played_out(playing: &Match, number: u8) -> Vec<i32> {
    let mut playing = playing.clone();
    let hand = playing.state().hand_number();
    let mut dice = dice(number);
    while playing.state().hand_number() == hand {
        random_step(&mut playing, &mut dice);
    }
    playing.state().totals().to_vec()
}

/// How often a hand was settled before its end, and how often it was not although every point was taken.
#[derive(Default)]
struct Found {
    settled: usize,
    open: usize,
}

/// Walks random matches at a table and checks at every step whether the hand is settled.
fn walk(players: usize, options: &Value, matches: u8) -> Found {
    let mut found = Found::default();
    for number in 0..matches {
        let table = setup("custom-hearts", players, options);
        let mut playing = Match::new(table, Some(seeds(number))).unwrap();
        let mut dice = dice(number);
        while random_step(&mut playing, &mut dice) {
            let view = open_view(&playing);
            if view.phase() != Phase::Play || taken(&view, is_point) < 14 {
                assert!(!view.is_settled());
                continue;
            }
            let bonus = options["avoid_all_tricks_bonus"] == true;
            let no_bonus_left = Seat::all(players).all(|seat| view.taken().of(seat) > 0) || !bonus;
            let no_jack_left = taken(&view, is_jack) == 1 || options["jd_bonus"] != true;
            assert_eq!(view.is_settled(), no_bonus_left && no_jack_left);
            if !view.is_settled() {
                found.open += 1;
                continue;
            }
            found.settled += 1;
            let end = played_out(&playing, 0);
            for other in 1..4 {
                assert_eq!(played_out(&playing, other), end, "{options}");
            }
        }
    }
    found
}

fn is_point(card: Card) -> bool {
    card.suit() == Suit::Hearts || card == Card::QUEEN_OF_SPADES
}

fn is_jack(card: Card) -> bool {
    card == Card::JACK_OF_DIAMONDS
}

/// The number of taken cards of a kind.
fn taken(view: &TrickView, is_one: fn(Card) -> bool) -> usize {
    let cards = view.tricks().iter().flat_map(|trick| &trick.cards);
    cards.filter(|(_, played)| is_one(played.card())).count()
}

#[test]
fn a_hand_is_settled_when_every_point_is_taken() {
    for players in [3, 4, 5] {
        let options = json!({"hands": 6, "removed": removed(players)});
        let found = walk(players, &options, 5);
        assert!(found.settled > 0 && found.open == 0, "{players}");
    }
}

#[test]
fn a_hand_is_not_settled_while_the_bonus_for_no_tricks_is_open() {
    let options = |players| {
        json!({"hands": 8, "target": 0, "avoid_all_tricks_bonus": true, "pass_cards": false,
            "removed": removed(players)})
    };
    let five = walk(5, &options(5), 12);
    assert!(five.open > 0 && five.settled > 0);
    // With eight players and six cards each, somebody takes no trick.
    let eight = walk(8, &options(8), 6);
    assert!(eight.open > 0 && eight.settled == 0);
}

#[test]
fn a_hand_is_not_settled_while_the_jack_of_diamonds_counts_and_is_out() {
    let options = json!({"hands": 8, "target": 0, "jd_bonus": true, "pass_cards": false});
    let found = walk(4, &options, 12);
    assert!(found.open > 0 && found.settled > 0);
}

#[test]
fn a_hand_that_a_revoke_can_end_is_never_settled() {
    let options = json!({"hands": 8, "target": 0, "revoke": "penalty"});
    let table = setup("custom-hearts", 4, &options);
    let mut playing = Match::new(table, Some(seeds(1))).unwrap();
    let mut dice = dice(1);
    let mut all_taken = 0;
    while let Some((seat, action)) = random_action(playing.state(), &mut dice) {
        // Avoids revokes, so that hands are played out.
        let view = open_view(&playing);
        let led = view
            .trick()
            .first()
            .map(|(_, played)| played.card().suit().letter());
        let follows = |text: &str| led.is_none_or(|led| text.ends_with(led));
        let again = (0..60).filter_map(|_| random_action(playing.state(), &mut dice));
        let action = again
            .filter(|(other, text)| *other == seat && follows(text))
            .map(|(_, text)| text)
            .next()
            .unwrap_or(action);
        playing.act(seat, &action).unwrap();
        let view = open_view(&playing);
        all_taken += usize::from(view.phase() == Phase::Play && taken(&view, is_point) == 14);
        assert!(!view.is_settled());
    }
    assert!(all_taken > 0);
}

/// The cards to remove for an even deal; none of them is a point card.
fn removed(players: usize) -> Vec<&'static str> {
    ["2C", "2D", "3C", "3D"][..52 % players].to_vec()
}
