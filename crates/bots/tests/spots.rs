//! Spots: positions with one action that is better than all others.

use std::collections::HashSet;

use moonshot_bots::review::{Mark, ReviewOptions, Reviewer};
use moonshot_bots::spots::{Spot, SpotOptions, Spots, varied};
use moonshot_rules::{AnyGame, Game, LegalActions, View, Viewer};

use crate::common::setup;

/// The spots of some matches of Black Hearts, which are quick to find.
fn found(margin: f64) -> (AnyGame, Vec<Spot>) {
    let start = setup("black-hearts", 3).start().unwrap();
    let options = SpotOptions {
        playouts: 800,
        margin,
        ..SpotOptions::default()
    };
    let spots = Spots::new(start.clone(), 3, options);
    let found = (0..6).flat_map(|number| spots.of_match(number));
    (start, found.collect())
}

#[test]
fn at_a_spot_every_other_action_costs_more_than_a_mistake() {
    let (start, spots) = found(1.0);
    assert!(spots.len() > 4, "{}", spots.len());
    for spot in &spots {
        let mut game = start.clone();
        for step in &spot.steps {
            game.step(step).unwrap();
        }
        let view = game.view(Viewer::Seat(spot.seat)).unwrap();
        let legal = view.legal();
        let margin = Mark::Mistake.threshold(spot.unit);
        assert!(spot.alternatives.iter().all(|one| one.cost >= margin));
        assert!(spot.missed > 0.0);
        match legal.pass() {
            // Every choice of cards, cards that are alike counted once.
            Some(_) => assert!(spot.alternatives.len() > 1),
            None => assert_eq!(spot.alternatives.len(), legal.len() - 1),
        }
        game.check(spot.seat, &spot.answer).unwrap();
        // Another seed finds the same, and the nearest alternative costs more there too.
        let reviewer = Reviewer::new(99, ReviewOptions::playouts(4_000));
        let choice = reviewer.recommended(0, &view).unwrap();
        assert_eq!(choice.action, spot.answer);
        let nearest = spot.alternatives.first().unwrap().action;
        let price = reviewer.compare(0, &view, nearest, &choice).unwrap();
        assert!(price.cost > 0.0, "{}: {nearest}", spot.answer);
    }
    let (_, wider) = found(5.0);
    assert!(wider.len() < spots.len());
    assert!(wider.iter().all(|one| spots.contains(one)));
}

#[test]
fn chosen_spots_differ_and_no_two_are_from_one_hand() {
    let (_, spots) = found(1.0);
    let areas: HashSet<_> = spots.iter().map(|spot| spot.area).collect();
    let chosen = varied(spots.clone(), areas.len(), Spot::traits);
    let hands: HashSet<_> = chosen.iter().map(|spot| (spot.number, spot.hand)).collect();
    assert_eq!(hands.len(), chosen.len());
    let kinds: HashSet<_> = chosen.iter().map(|spot| spot.area).collect();
    assert!(kinds.len() > 1, "{kinds:?} of {areas:?}");
    let order = chosen.iter().map(|spot| (spot.number, spot.steps.len()));
    assert!(order.is_sorted());
    assert_eq!(varied(spots, 0, Spot::traits), []);
}
