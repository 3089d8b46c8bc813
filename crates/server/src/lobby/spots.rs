//! The spots that come with the server: positions of matches of bots, made by `moonshot spots`.

use std::sync::LazyLock;

use moonshot_store::{Origin, OriginKind, SeatRecord, TableId, TableRecord};
use moonshot_table::{Entry, Seeds, SpotFile, SpotRecord};
use sha2::{Digest, Sha256};
use tokio::time::Instant;

use crate::names::bot_names;
use crate::table::origin::ImportDetail;
use crate::table::replay::Replay;
use crate::table::snapshot::seats;
use crate::table::state::Table;

/// The files, in the order of the lobby.
const FILES: [&str; 5] = [
    include_str!("../../spots/hearts.json"),
    include_str!("../../spots/cardominoes.json"),
    include_str!("../../spots/wild-twists.json"),
    include_str!("../../spots/black-hearts.json"),
    include_str!("../../spots/heartcatchers.json"),
];

/// The spots of each game. They are read when somebody practises first.
static SPOTS: LazyLock<Vec<SpotFile>> = LazyLock::new(|| {
    let files = FILES.iter().map(|text| serde_json::from_str(text));
    // A test reads every file.
    files.filter_map(Result::ok).collect()
});

/// The spots of each game.
pub(crate) fn all() -> &'static [SpotFile] {
    &SPOTS
}

/// The spots of a game.
pub(super) fn of_game(game: &str) -> Option<&'static SpotFile> {
    all().iter().find(|file| file.game == game)
}

/// The spot of that id, and its game.
pub(super) fn find(item: &str) -> Option<(&'static SpotFile, &'static SpotRecord)> {
    let mut all = all().iter().flat_map(|file| {
        let spots = file.spots.iter();
        spots.map(move |spot| (file, spot))
    });
    all.find(|(_, spot)| spot.id == item)
}

/// The hand of a spot as a replay through the eyes of its seat, with the answer as the last step. `None` if the match is refused,
/// which a test rules out.
pub(super) fn hand(file: &SpotFile, spot: &SpotRecord) -> Option<String> {
    let mut played = spot.replay(&file.game).ok()?;
    played.act(spot.seat, &spot.answer).ok()?;
    let mut id = [0; 26];
    id.copy_from_slice(&Sha256::digest(&spot.id)[..26]);
    let id = TableId::from_random(id);
    let detail = ImportDetail { seeds: false };
    let record = TableRecord {
        created: 0,
        game: file.game.clone(),
        options: spot.options.clone(),
        card_set: None,
        lesson: None,
        origin: Some(Origin {
            kind: OriginKind::Imported,
            of: id.to_string(),
            detail: serde_json::to_string(&detail).ok()?,
        }),
        seeds: Seeds::new([0; 32], Vec::new()),
        waits: false,
        seats: bot_names([].into_iter())
            .take(spot.players)
            .map(|name| SeatRecord {
                name,
                ..SeatRecord::default()
            })
            .collect(),
        autoplay: Default::default(),
        id,
    };
    let log: Vec<Entry> = played.entries().collect();
    let table = Table::replay(record, &log).ok()?;
    let seats = seats(&table, None, Instant::now());
    let replay = Replay {
        people: vec![None; spot.players],
        seats,
        record: table.record,
        game: table.game,
    };
    replay.hand(spot.hand, Some(spot.seat))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use moonshot_bots::review::{ReviewOptions, Reviewer};
    use moonshot_bots::{Choice, ChoiceReason};
    use moonshot_protocol::parse_action;
    use moonshot_rules::{AnyAction, AnyView, Game, LegalActions, View, Viewer};
    use moonshot_table::{SPOTS_FORMAT, SPOTS_VERSION};

    use super::*;

    /// A seed that no spot was made with: they use 1 and what follows from it by shifts of 40 bits.
    const SEED: u64 = 0x5eed;

    fn view(file: &SpotFile, spot: &SpotRecord) -> AnyView {
        let played = spot.replay(&file.game).unwrap();
        played.state().view(Viewer::Seat(spot.seat)).unwrap()
    }

    /// How much more the action costs than the answer, in the spot's unit, under another seed.
    fn cost(file: &SpotFile, spot: &SpotRecord, action: &str, playouts: u32) -> f64 {
        let played = spot.replay(&file.game).unwrap();
        let read = |text| parse_action(played.state(), text).unwrap();
        let (action, answer): (AnyAction, AnyAction) = (read(action), read(&spot.answer));
        let reviewer = Reviewer::new(SEED, ReviewOptions::playouts(playouts));
        let reason = ChoiceReason::Legal;
        let choice = Choice {
            action: answer,
            reason,
        };
        let priced = reviewer.compare(0, &view(file, spot), action, &choice);
        priced.unwrap().cost
    }

    #[test]
    fn every_spot_can_be_shown_and_its_answer_is_legal() {
        assert_eq!(all().len(), FILES.len(), "every file can be read");
        let mut ids = HashSet::new();
        for file in all() {
            assert_eq!((&*file.format, file.version), (SPOTS_FORMAT, SPOTS_VERSION));
            assert_eq!(file.spots.len(), 10, "{}", file.game);
            for spot in &file.spots {
                assert!(ids.insert(&spot.id), "{}", spot.id);
                let played = spot.replay(&file.game).unwrap();
                let place = SpotRecord::place(&played);
                assert_eq!(place, (spot.id.clone(), spot.step));
                let legal = view(file, spot).legal();
                let others: HashSet<_> = spot.alternatives.iter().map(|one| &one.action).collect();
                assert_eq!(others.len(), spot.alternatives.len());
                if legal.pass().is_none() {
                    let actions: Vec<String> = legal.iter().map(|one| one.to_string()).collect();
                    assert!(actions.contains(&spot.answer), "{}", spot.id);
                    assert!(others.iter().all(|one| actions.contains(one)));
                }
                assert!(!others.contains(&spot.answer));
                assert!(hand(file, spot).is_some(), "{}", spot.id);
            }
        }
    }

    #[test]
    fn the_clearest_answer_of_each_game_wins_under_another_seed() {
        for file in all() {
            let nearest = |spot: &&SpotRecord| spot.alternatives[0].cost;
            let spots = file.spots.iter();
            let spot = spots.max_by(|a, b| nearest(a).total_cmp(&nearest(b)));
            let spot = spot.unwrap();
            let other = &spot.alternatives[0].action;
            let cost = cost(file, spot, other, 4_000);
            assert!(cost > 0.0, "{}: {other} {cost}", spot.id);
        }
    }

    /// `cargo test --release -p moonshot-server --lib -- spots --ignored`
    #[test]
    #[ignore = "minutes"]
    fn every_answer_wins_under_another_seed_by_nearly_the_margin() {
        for file in all() {
            for spot in &file.spots {
                let playouts = ReviewOptions::playouts(4 * file.playouts);
                let reviewer = Reviewer::new(SEED, playouts);
                let found = reviewer.recommended(0, &view(file, spot)).unwrap();
                assert_eq!(found.action.to_string(), spot.answer, "{}", spot.id);
                let mistake = if spot.unit == "points" { 1.5 } else { 0.05 };
                for other in &spot.alternatives {
                    let cost = cost(file, spot, &other.action, 2 * file.playouts);
                    let least = 0.8 * file.margin * mistake;
                    assert!(cost > least, "{}: {} {cost}", spot.id, other.action);
                }
            }
        }
    }
}
