//! Many matches at once against single ones.

use moonshot_rules::{Game, Seat};
use moonshot_tensors::{Actions, Arrays, Vector, VectorError, last_hand, random_hands, totals};

use crate::actions::play;
use crate::{start, tables};

/// Everything that a step writes.
struct All {
    seats: Vec<i8>,
    masks: Vec<i8>,
    rewards: Vec<f32>,
    ended: Vec<i8>,
    observations: Vec<f32>,
}

impl All {
    fn new(vector: &Vector) -> All {
        let n = vector.len();
        All {
            seats: vec![-1; n],
            masks: vec![-1; n * vector.actions().len()],
            rewards: vec![-1.0; n * vector.seats()],
            ended: vec![-1; n],
            observations: vec![-1.0; n * vector.layout().observation_len()],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            seats: Some(&mut self.seats),
            masks: Some(&mut self.masks),
            rewards: Some(&mut self.rewards),
            ended: Some(&mut self.ended),
            observations: Some(&mut self.observations),
        }
    }
}

#[test]
fn rewards_of_the_hands_of_a_match_add_up_to_its_totals() {
    for (name, game) in tables() {
        let mut vector = Vector::new(&game, 3, 5, 1).expect("a vector");
        let mut all = All::new(&vector);
        vector.write(all.arrays()).expect("right lengths");
        assert!(
            all.rewards.iter().all(|reward| *reward == 0.0) && all.ended == [0; 3],
            "{name}"
        );
        let seats = vector.seats();
        let mut sums = vec![0.0; seats];
        let (mut ids, mut matches, mut hands) = (vec![0; 3], 0, 0);
        for _ in 0..4000 {
            let before: Vec<Vec<i32>> = (0..3)
                .map(|place| vector.game(place).expect("a match").totals().to_vec())
                .collect();
            vector.sample(&mut ids).expect("right length");
            for (row, id) in all.masks.chunks(vector.actions().len()).zip(&ids) {
                assert_eq!(row[*id as usize], 1, "{name}: a sampled action is legal");
            }
            vector.step(&ids, all.arrays()).expect("legal");
            for (sum, reward) in sums.iter_mut().zip(&all.rewards) {
                *sum += reward;
            }
            let totals = vector.game(0).expect("a match").totals();
            match all.ended[0] {
                0 => assert!(
                    all.rewards[..seats].iter().all(|reward| *reward == 0.0),
                    "{name}"
                ),
                1 => {
                    hands += 1;
                    if name.starts_with("hearts") {
                        assert!(
                            before[0] != totals
                                && all.rewards[..seats].iter().sum::<f32>() <= -26.0,
                            "{name}"
                        );
                    }
                    if !name.starts_with("heartcatchers") {
                        let whole: Vec<f32> = totals.iter().map(|total| -*total as f32).collect();
                        assert_eq!(sums, whole, "{name}");
                    }
                }
                2 => {
                    (hands, matches) = (hands + 1, matches + 1);
                    assert!(
                        totals.iter().all(|total| *total == 0),
                        "{name}: the next match has begun"
                    );
                    sums = vec![0.0; seats];
                }
                other => panic!("{other}"),
            }
        }
        assert!(
            matches > 0 && hands >= matches,
            "{name}: {hands} hands, {matches} matches"
        );
    }
}

#[test]
fn who_wins_the_match_has_gained_the_most() {
    for (name, mut game) in tables() {
        let actions = Actions::new(&game);
        play(&mut game, &actions, 4, |_, _, _, _| {});
        let winners = game.outcome().expect("the match is over").winners;
        let gains = totals(&game);
        let most = gains.iter().copied().fold(f32::MIN, f32::max);
        for seat in Seat::all(game.seats()) {
            let has_most = gains[seat.index()] == most;
            assert!(!winners.contains(seat) || has_most, "{name}: {gains:?}");
        }
        if let (true, Some(winner)) = (name.starts_with("heartcatchers"), winners.first()) {
            // The last game decides the match.
            let mut last = [0.0; 2];
            assert!(last_hand(&game, &mut last), "{name}");
            assert_eq!((winners.len(), last[winner.index()]), (1, 1.0), "{name}");
            assert!(most >= 1.0 && last.iter().sum::<f32>() == 0.0, "{name}");
        }
    }
}

#[test]
fn any_number_of_threads_plays_the_same() {
    let game = start("hearts", 4, &serde_json::json!({}));
    let run = |threads| {
        let mut vector = Vector::new(&game, 200, 9, threads).expect("a vector");
        let mut all = All::new(&vector);
        let mut ids = vec![0; 200];
        for _ in 0..300 {
            vector.sample(&mut ids).expect("right length");
            vector.step(&ids, all.arrays()).expect("legal");
        }
        vector.reset(10);
        vector.sample(&mut ids).expect("right length");
        (
            all.seats,
            all.masks,
            all.rewards,
            all.ended,
            all.observations,
            ids,
        )
    };
    let alone = run(1);
    assert!(run(3) == alone && run(0) == alone);
    assert!(
        alone.5.iter().any(|id| *id != alone.5[0]),
        "each table has its own deal"
    );

    let hands = |threads, pieces: usize| {
        let mut scores = vec![0; 4 * 10_000];
        let piece = 4 * 4096 * pieces;
        for (number, scores) in scores.chunks_mut(piece).enumerate() {
            random_hands(&game, scores, (number * 4096 * pieces) as u64, 3, threads)
                .expect("threads");
        }
        scores
    };
    assert!(hands(1, 3) == hands(2, 1));
    assert!(
        hands(1, 3)
            .chunks(4)
            .all(|row| [26, 78].contains(&row.iter().sum::<i32>()))
    );
}

#[test]
fn the_seed_decides_and_a_reset_begins_with_another() {
    for (name, game) in tables() {
        let first = |vector: &mut Vector| {
            let mut all = All::new(vector);
            vector.write(all.arrays()).expect("right lengths");
            all.observations
        };
        let new = |seed| Vector::new(&game, 8, seed, 1).expect("a vector");
        let mut vector = new(1);
        let before = first(&mut vector);
        assert!(before != first(&mut new(2)), "{name}");
        vector.reset(2);
        assert!(first(&mut vector) == first(&mut new(2)), "{name}");
        vector.reset(1);
        assert!(first(&mut vector) == before, "{name}");
        let hands = |seed| {
            let mut scores = vec![0; 40 * game.seats()];
            random_hands(&game, &mut scores, 0, seed, 1).expect("threads");
            scores
        };
        assert!(hands(1) == hands(1) && hands(1) != hands(2), "{name}");
    }
}

#[test]
fn random_hands_of_every_game_are_hands() {
    for (name, game) in tables() {
        let seats = game.seats();
        let mut scores = vec![i32::MAX; 500 * seats];
        random_hands(&game, &mut scores, 0, 1, 1).expect("threads");
        assert!(scores.iter().all(|score| score.abs() < 1000), "{name}");
        assert!(scores.iter().any(|score| *score != 0), "{name}");
    }
}

#[test]
fn a_refused_step_changes_no_table() {
    let game = start("hearts", 4, &serde_json::json!({}));
    let mut vector = Vector::new(&game, 3, 1, 1).expect("a vector");
    let mut ids = vec![0; 3];
    vector.sample(&mut ids).expect("right length");
    let before: Vec<_> = (0..3).map(|table| vector.game(table).cloned()).collect();
    let mut all = All::new(&vector);
    for bad in [-1, 52, i64::MAX, i64::MIN] {
        let refused = vector.step(&[ids[0], ids[1], bad], all.arrays());
        assert!(
            matches!(refused, Err(VectorError::Illegal { table: 2, id }) if id == bad),
            "{refused:?}"
        );
    }
    let lengths = [vector.step(&ids[..2], Arrays::default()), {
        all.masks.pop();
        vector.step(&ids, all.arrays())
    }];
    for refused in lengths {
        assert!(
            matches!(refused, Err(VectorError::Length { .. })),
            "{refused:?}"
        );
    }
    let after: Vec<_> = (0..3).map(|table| vector.game(table).cloned()).collect();
    assert!(before == after);
    assert!(all.ended == [-1; 3], "nothing was written");
}
