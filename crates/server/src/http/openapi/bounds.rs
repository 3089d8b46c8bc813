//! Ranges, lengths and choices of values, from the constants by which requests are checked.

use moonshot_bots::Level;
use moonshot_protocol::Lesson;
use moonshot_rules::MAX_SEATS;
use serde_json::{Value, json};

use crate::auth::account::PASSWORD_LENGTH;
use crate::names::LONGEST_NAME;
use crate::table::ephemeral::{PATIENCES, TRICK_STAYS};
use crate::table::{AWAY_AFTER, LONGEST_TEXT, LONGEST_TITLE, WATCH_DELAYS};

/// The bounds of each schema and field, or of a whole schema.
fn bounds() -> Vec<(&'static str, &'static str, Value)> {
    let games: Vec<String> = moonshot_protocol::games()
        .into_iter()
        .map(|game| game.id)
        .collect();
    let lessons: Vec<&str> = Lesson::all().iter().map(|lesson| &*lesson.game).collect();
    let levels = Level::offered().map(Level::text);
    let level_or_null: Vec<Option<&str>> = levels.map(Some).chain([None]).collect();
    let level = json!({"enum": level_or_null});
    let name = json!({"minLength": 1, "maxLength": LONGEST_NAME});
    let players = json!({"minimum": 2, "maximum": MAX_SEATS});
    let nonce = json!({"pattern": "^([0-9a-fA-F]{2}){16,64}$", "minLength": 32, "maxLength": 128});
    let seats = |items: Value| json!({"minItems": 2, "maxItems": MAX_SEATS, "items": items});
    let options = json!({"additionalProperties": {"anyOf": [
        {"type": ["string", "integer", "boolean"]},
        {"type": "array", "items": {"type": "string"}},
    ]}});
    vec![
        ("Seat", "", json!({"maximum": MAX_SEATS - 1})),
        ("NewTable", "game", json!({"enum": games})),
        ("NewTable", "players", players.clone()),
        ("NewTable", "options", options.clone()),
        (
            "NewTable",
            "names",
            seats(json!({"type": ["string", "null"], "minLength": 1, "maxLength": LONGEST_NAME})),
        ),
        (
            "NewTable",
            "levels",
            seats(json!({"type": ["string", "null"], "enum": level_or_null})),
        ),
        ("NewLesson", "lesson", json!({"enum": lessons})),
        ("NewLesson", "name", name.clone()),
        ("QuickRequest", "game", json!({"enum": games})),
        ("QuickRequest", "players", players),
        ("QuickRequest", "name", name.clone()),
        ("RematchRequest", "options", options),
        ("ActionRequest", "version", version()),
        ("VersionRequest", "version", version()),
        (
            "ReportRequest",
            "left",
            json!({"minimum": 0, "maximum": u64::MAX}),
        ),
        ("ReportRequest", "note", json!({"maxLength": LONGEST_TEXT})),
        (
            "Settings",
            "patience",
            json!({"minimum": PATIENCES.start(), "maximum": PATIENCES.end()}),
        ),
        (
            "Settings",
            "trick_stays",
            json!({"minimum": TRICK_STAYS.start(), "maximum": TRICK_STAYS.end()}),
        ),
        ("Settings", "stand_in", level.clone()),
        ("BotRequest", "level", level),
        ("SitRequest", "name", name.clone()),
        ("SitRequest", "nonce", nonce.clone()),
        ("StartRequest", "nonce", nonce.clone()),
        ("MoveRequest", "nonce", nonce),
        ("Terms", "title", json!({"maxLength": LONGEST_TITLE})),
        (
            "Terms",
            "away_after",
            json!({"minimum": AWAY_AFTER.start(), "maximum": AWAY_AFTER.end()}),
        ),
        ("Terms", "watch_delay", json!({"enum": WATCH_DELAYS})),
        ("NewAccount", "handle", name.clone()),
        ("HandleRequest", "handle", name.clone()),
        ("PasskeyWanted", "handle", name),
        (
            "PasswordRequest",
            "password",
            json!({"minLength": PASSWORD_LENGTH.start(), "maxLength": PASSWORD_LENGTH.end()}),
        ),
    ]
}

/// A version, or another counter.
pub(super) fn version() -> Value {
    json!({"type": "integer", "format": "uint64", "minimum": 0, "maximum": u64::MAX})
}

/// Choices between objects of one field each, which have no other fields.
const CHOICES: [&str; 2] = ["Said", "Proof"];

/// Adds the bounds to the schemas. Returns those of unknown fields, of which there are none.
pub(super) fn add(schemas: &mut Value) -> Vec<String> {
    let mut lost = Vec::new();
    for (schema, field, more) in bounds() {
        let place = match field {
            "" => format!("/{schema}"),
            field => format!("/{schema}/properties/{field}"),
        };
        match (schemas.pointer_mut(&place), more) {
            (Some(Value::Object(place)), Value::Object(more)) => place.extend(more),
            _ => lost.push(place),
        }
    }
    for choice in CHOICES {
        let kinds = schemas.pointer_mut(&format!("/{choice}/oneOf"));
        let kinds = kinds.and_then(Value::as_array_mut);
        if kinds.is_none() {
            lost.push(choice.to_owned());
        }
        for kind in kinds.into_iter().flatten() {
            kind["additionalProperties"] = json!(false);
        }
    }
    let text = schemas.pointer_mut("/Said/oneOf/0/properties/text");
    match text {
        Some(text) => {
            text["minLength"] = json!(1);
            text["maxLength"] = json!(LONGEST_TEXT);
        }
        None => lost.push("Said".into()),
    }
    lost
}
