//! The committed types of the front end are those of the wire.

use std::collections::BTreeMap;
use std::path::Path;

use ts_rs::{Config, TS};

use moonshot_api as wire;
use moonshot_bots::ChoiceReason;

/// The folder with the committed types.
const COMMITTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");
/// Set by `make types` to write them there.
const WRITE: &str = "MOONSHOT_WRITE_TYPES";

fn generate(directory: &Path) {
    let config = Config::new()
        .with_large_int("number")
        .with_out_dir(directory);
    // Each also exports the types it is made of.
    wire::Games::export_all(&config).unwrap();
    wire::Network::export_all(&config).unwrap();
    wire::NewTable::export_all(&config).unwrap();
    wire::NewLesson::export_all(&config).unwrap();
    wire::TableMade::export_all(&config).unwrap();
    wire::TableList::export_all(&config).unwrap();
    wire::ActionRequest::export_all(&config).unwrap();
    wire::VersionRequest::export_all(&config).unwrap();
    wire::Accepted::export_all(&config).unwrap();
    wire::Settings::export_all(&config).unwrap();
    wire::PutAway::export_all(&config).unwrap();
    wire::SitRequest::export_all(&config).unwrap();
    wire::StartRequest::export_all(&config).unwrap();
    wire::SeatRequest::export_all(&config).unwrap();
    wire::SwapRequest::export_all(&config).unwrap();
    wire::BotRequest::export_all(&config).unwrap();
    wire::OutRequest::export_all(&config).unwrap();
    wire::PauseRequest::export_all(&config).unwrap();
    wire::ProposeRequest::export_all(&config).unwrap();
    wire::AnswerRequest::export_all(&config).unwrap();
    wire::ReportRequest::export_all(&config).unwrap();
    wire::SayRequest::export_all(&config).unwrap();
    wire::SeatCode::export_all(&config).unwrap();
    wire::MoveRequest::export_all(&config).unwrap();
    wire::QuickRequest::export_all(&config).unwrap();
    wire::RematchRequest::export_all(&config).unwrap();
    wire::AgainRequest::export_all(&config).unwrap();
    wire::ChallengeRequest::export_all(&config).unwrap();
    wire::ChallengeMade::export_all(&config).unwrap();
    wire::DuplicateRequest::export_all(&config).unwrap();
    wire::PlayRequest::export_all(&config).unwrap();
    wire::Challenge::export_all(&config).unwrap();
    wire::Daily::export_all(&config).unwrap();
    wire::Ratings::export_all(&config).unwrap();
    wire::OwnRatings::export_all(&config).unwrap();
    wire::OpenTables::export_all(&config).unwrap();
    wire::History::export_all(&config).unwrap();
    wire::Practice::export_all(&config).unwrap();
    wire::SpotSet::export_all(&config).unwrap();
    wire::PracticeAnswer::export_all(&config).unwrap();
    wire::PracticeResult::export_all(&config).unwrap();
    wire::MatchOverview::export_all(&config).unwrap();
    wire::HandReplay::export_all(&config).unwrap();
    wire::Chances::export_all(&config).unwrap();
    wire::NewBranch::export_all(&config).unwrap();
    wire::Branches::export_all(&config).unwrap();
    wire::FactSheet::export_all(&config).unwrap();
    wire::Statistics::export_all(&config).unwrap();
    wire::ReviewState::export_all(&config).unwrap();
    wire::HindsightState::export_all(&config).unwrap();
    wire::LeadRequest::export_all(&config).unwrap();
    wire::SharedReplay::export_all(&config).unwrap();
    wire::Suggestion::export_all(&config).unwrap();
    wire::Update::export_all(&config).unwrap();
    wire::Changes::export_all(&config).unwrap();
    wire::Problem::export_all(&config).unwrap();
    wire::Me::export_all(&config).unwrap();
    wire::NewAccount::export_all(&config).unwrap();
    wire::SignInRequest::export_all(&config).unwrap();
    wire::HandleRequest::export_all(&config).unwrap();
    wire::PasswordRequest::export_all(&config).unwrap();
    wire::PasskeyRequest::export_all(&config).unwrap();
    wire::PasskeyWanted::export_all(&config).unwrap();
    wire::PasskeyAsked::export_all(&config).unwrap();
    wire::ProofRequest::export_all(&config).unwrap();
    let write =
        |name: &str, value: String| std::fs::write(directory.join(name), value + "\n").unwrap();
    // The catalogue and the codes of hints, for the tests of the page.
    let offered = serde_json::to_string_pretty(&moonshot_protocol::games()).unwrap();
    write("games.json", offered);
    let reasons = ChoiceReason::ALL.iter();
    let reasons: BTreeMap<_, _> = reasons.map(|why| (why.code(), why.sentence())).collect();
    write(
        "hints.json",
        serde_json::to_string_pretty(&reasons).unwrap(),
    );
}

fn files(directory: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = std::fs::read_dir(directory) else {
        return BTreeMap::new();
    };
    let entries = entries.map(|entry| entry.unwrap().path());
    let file = |path: std::path::PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, std::fs::read_to_string(path).unwrap())
    };
    entries.map(file).collect()
}

#[test]
fn the_committed_types_are_those_of_the_wire() {
    let committed = Path::new(COMMITTED);
    let fresh = tempfile::tempdir().unwrap();
    generate(fresh.path());
    let wanted = files(fresh.path());
    if std::env::var_os(WRITE).is_some() {
        let _ = std::fs::remove_dir_all(committed);
        std::fs::create_dir_all(committed).unwrap();
        for (name, text) in &wanted {
            std::fs::write(committed.join(name), text).unwrap();
        }
    }
    let found = files(committed);
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(
        names(&found),
        names(&wanted),
        "run `make types` and commit what it writes"
    );
    for (name, text) in &wanted {
        assert_eq!(
            &found[name], text,
            "{name}: run `make types` and commit what it writes"
        );
    }
}
