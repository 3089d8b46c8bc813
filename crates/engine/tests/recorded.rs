//! Recorded sessions, replayed byte for byte. `recorded/README.md` describes them.

use crate::common;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use common::{engine, hash_of};
use serde_json::Value;

const SESSIONS: [&str; 10] = [
    "hearts",
    "cardominoes",
    "wild-twists",
    "black-hearts",
    "heartcatchers",
    "custom",
    "options",
    "requests",
    "transcripts",
    "bots",
];

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "recorded"]
        .iter()
        .collect()
}

fn read(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Sends every request of a file to one engine and compares each answer with the recorded one.
#[track_caller]
fn replay(name: &str) {
    let requests = read(&format!("{name}.requests.jsonl"));
    let answers = read(&format!("{name}.answers.jsonl"));
    assert_eq!(requests.lines().count(), answers.lines().count());
    assert!(requests.lines().count() > 100, "{name} is nearly empty");
    let mut engine = engine();
    let mut transcript = String::new();
    for (place, (request, recorded)) in requests.lines().zip(answers.lines()).enumerate() {
        let sent = request.replace("\"@transcript\"", &transcript);
        let answer = engine.handle(sent.as_bytes());
        if let Some(start) = answer.find(TRANSCRIPT) {
            transcript = answer[start + TRANSCRIPT.len()..answer.len() - 1].to_owned();
        }
        if let Some(difference) = difference(recorded, &answer) {
            let line = place + 1;
            panic!("{name}, line {line}, is answered in another way\n  {request}\n{difference}");
        }
    }
}

/// The prefix of the transcript in its answer.
const TRANSCRIPT: &str = "\"ok\":true,\"transcript\":";

/// The difference between an answer and the recorded one, which may be a hash.
fn difference(recorded: &str, answer: &str) -> Option<String> {
    if recorded.starts_with('"') {
        let same = recorded.trim_matches('"') == hash_of(answer);
        return (!same).then(|| {
            format!("  the answer was one with the hash {recorded}; now it is\n  {answer}")
        });
    }
    if recorded == answer {
        return None;
    }
    let mut found = Vec::new();
    let (old, new) = (serde_json::from_str(recorded), serde_json::from_str(answer));
    compare("", &old.unwrap(), &new.unwrap(), &mut found);
    if found.is_empty() {
        found.push(format!("  it was      {recorded}\n  and is now  {answer}"));
    }
    Some(found.join("\n"))
}

/// Lists every path at which two JSON values differ.
fn compare(place: &str, old: &Value, new: &Value, found: &mut Vec<String>) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            let names: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
            for name in names {
                let field = |of: &serde_json::Map<String, Value>| of.get(name).cloned();
                match (field(old), field(new)) {
                    (Some(old), Some(new)) => {
                        compare(&format!("{place}.{name}"), &old, &new, found);
                    }
                    (old, new) => found.push(changed(&format!("{place}.{name}"), old, new)),
                }
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                compare(&format!("{place}[{index}]"), old, new, found);
            }
        }
        _ if old == new => {}
        _ => found.push(changed(place, Some(old.clone()), Some(new.clone()))),
    }
}

fn changed(place: &str, old: Option<Value>, new: Option<Value>) -> String {
    let text = |value: Option<Value>| value.map_or("nothing".to_owned(), |v| v.to_string());
    format!("  {place} was {} and is now {}", text(old), text(new))
}

#[test]
fn hearts_is_answered_as_it_was_recorded() {
    replay("hearts");
}

#[test]
fn cardominoes_is_answered_as_it_was_recorded() {
    replay("cardominoes");
}

#[test]
fn wild_twists_is_answered_as_it_was_recorded() {
    replay("wild-twists");
}

#[test]
fn black_hearts_is_answered_as_it_was_recorded() {
    replay("black-hearts");
}

#[test]
fn heartcatchers_is_answered_as_it_was_recorded() {
    replay("heartcatchers");
}

#[test]
fn custom_tables_are_answered_as_they_were_recorded() {
    replay("custom");
}

#[test]
fn options_are_answered_as_they_were_recorded() {
    replay("options");
}

#[test]
fn requests_are_answered_as_they_were_recorded() {
    replay("requests");
}

#[test]
fn transcripts_are_answered_as_they_were_recorded() {
    replay("transcripts");
}

#[test]
fn bots_choose_as_they_were_recorded() {
    replay("bots");
}

#[test]
fn every_recorded_file_is_replayed() {
    let mut expected: BTreeSet<String> = BTreeSet::new();
    for name in SESSIONS {
        expected.insert(format!("{name}.requests.jsonl"));
        expected.insert(format!("{name}.answers.jsonl"));
    }
    let there: BTreeSet<String> = fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".jsonl"))
        .collect();
    assert_eq!(there, expected);
}

/// The sentences of `sentences.txt`, each prefixed by its code.
fn sentences() -> Vec<String> {
    let is_sentence = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let text = read("sentences.txt");
    text.lines()
        .filter(is_sentence)
        .map(str::to_owned)
        .collect()
}

/// Whether a text matches a sentence, in which `{}` stands for any text.
fn is_one_of(sentence: &str, text: &str) -> bool {
    let parts: Vec<&str> = sentence.split("{}").collect();
    let (Some(first), Some(last)) = (parts.first(), parts.last()) else {
        return false;
    };
    if parts.len() == 1 {
        return sentence == text;
    }
    let inside = text
        .strip_prefix(first)
        .and_then(|rest| rest.strip_suffix(last));
    let mut rest = inside;
    for part in &parts[1..parts.len() - 1] {
        rest = rest
            .and_then(|rest| rest.split_once(part))
            .map(|(_, rest)| rest);
    }
    rest.is_some()
}

#[test]
fn every_sentence_of_a_refusal_was_recorded() {
    let mut told = BTreeSet::new();
    for name in SESSIONS {
        for line in read(&format!("{name}.answers.jsonl")).lines() {
            // An id may be unrepresentable, such as 1e400; the rest of an answer never is.
            let Some((_, error)) = line.split_once("\"ok\":false,\"error\":") else {
                continue;
            };
            let error: Value = serde_json::from_str(&error[..error.len() - 1]).unwrap();
            let (code, message) = (error["code"].as_str(), error["message"].as_str());
            told.insert(format!("{}: {}", code.unwrap(), message.unwrap()));
        }
    }
    for sentence in sentences() {
        assert!(
            told.iter().any(|text| is_one_of(&sentence, text)),
            "no answer says “{sentence}”"
        );
    }
    for text in told {
        let known = sentences()
            .iter()
            .any(|sentence| is_one_of(sentence, &text));
        assert!(known, "sentences.txt does not have “{text}”");
    }
}
