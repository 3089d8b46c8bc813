#![allow(clippy::unwrap_used)]

use moonshot_rules::Dice;

use super::*;

/// Compares random games in the compact form with the game itself, turn by turn.
#[test]
fn the_sketch_offers_and_scores_what_the_game_does() {
    for (seed, uncatchable_scores) in (0..400).map(|seed| (seed, seed % 2 == 0)) {
        let mut dice = FastDice::new(seed);
        let starter = Seat::new((seed % 3 == 0) as usize).unwrap();
        let mut game = HeartGame::deal(starter, &mut dice);
        let mut sketch = Sketch::of(&game, uncatchable_scores);
        loop {
            let [own, other] = game.points(uncatchable_scores);
            assert_eq!(sketch.points(), [own, other]);
            let again = Sketch::of(&game, uncatchable_scores);
            assert_eq!(again.points(), sketch.points());
            if game.is_over() {
                assert_eq!(sketch.turn(), None);
                assert_eq!(sketch.ahead(), (own - other) as f32);
                break;
            }
            assert_eq!(sketch.turn(), Some(game.turn().index()));
            let choices = game.choices();
            let mut offered = Vec::new();
            sketch.actions(&mut offered);
            let mut actions: Vec<String> = offered
                .iter()
                .map(|(key, _)| Sketch::action(*key).unwrap().to_string())
                .collect();
            let listed = (0..choices.len()).map(|place| choices.nth(place).unwrap());
            let mut listed: Vec<String> = listed.map(|action| action.to_string()).collect();
            actions.sort();
            listed.sort();
            assert_eq!(actions, listed);
            let (key, _) = offered[dice.below(offered.len() as u32) as usize];
            game.play_unchecked(Sketch::action(key).unwrap());
            sketch.act(key);
        }
    }
}

#[test]
fn a_glance_is_what_the_action_changes_as_far_as_its_player_sees() {
    for seed in 0..200 {
        let mut dice = FastDice::new(seed);
        let mut sketch = Sketch::of(&HeartGame::deal(Seat::default(), &mut dice), true);
        while let Some(me) = sketch.turn() {
            let now = sketch.now(me);
            let mut keys = Vec::new();
            sketch.each(|key| keys.push(key));
            for &key in &keys {
                let mut after = sketch;
                after.act(key);
                let gain: f32 = after.now(me).iter().sum::<f32>() - now.iter().sum::<f32>();
                let kept = KEPT[if key / WAYS == 12 {
                    4
                } else {
                    usize::from((key / WAYS) & 3)
                }];
                let glance = sketch.glance(me, key, &now) + kept;
                // A Secret without effect is evaluated as if it were known.
                assert!((gain - glance).abs() < 1e-4, "{gain} {glance}");
            }
            sketch.act(keys[dice.below(keys.len() as u32) as usize]);
        }
    }
}

#[test]
fn of_a_secret_the_other_sees_where_it_lies_and_not_the_card() {
    let keys: Vec<Key> = (0..13).map(|card| card * WAYS + SECRETS + 4).collect();
    assert!(
        keys.iter()
            .all(|key| Sketch::seen(*key) == Sketch::seen(keys[0]))
    );
    assert_ne!(Sketch::seen(keys[0]), Sketch::seen(keys[0] + 1));
    assert_ne!(Sketch::seen(0), Sketch::seen(WAYS));
    // No face-up action looks like a Secret.
    let open = (0..13).flat_map(|card| (0..SECRETS).map(move |way| card * WAYS + way));
    assert!(
        open.clone()
            .all(|key| Sketch::seen(key) == key && key < 13 * WAYS)
    );
}
