//! The committed pages of snapshots and events and of error codes are those of the wire types. `make types` writes them.

use std::collections::BTreeSet;
use std::fmt::Write;

use moonshot_api::ErrorCode;
use serde_json::Value;

use crate::http::openapi::DOCUMENT;

const COMMITTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/snapshot.md");

const HEAD: &str = "\
# Snapshots and events

`make types` writes this page from the wire types. [http.md](http.md) says what it is about, the [engine protocol](engine-protocol.md)
how cards and actions are written, and a server's own `/api/openapi.json` has the same for programs.

Each field is always there, but for those marked “or absent”, and some that can be null and are absent instead. Later releases add fields,
events and values: leave alone what you do not know.

";

/// The parts, in the order of the page, each with what is in it; what belongs to none comes last.
const PARTS: [(&str, &str, &[&str]); 4] = [
    (
        "Messages",
        "What a stream sends: first an `Update`, then `Update`s, or `Changes` where they were asked for.",
        &["Update", "Changes"],
    ),
    (
        "The snapshot",
        "Also the answer to `GET /api/tables/{table}`.",
        &[
            "Snapshot",
            "SeatInfo",
            "SeatClock",
            "TableLife",
            "Terms",
            "Document",
            "TrickDetail",
            "FieldDetail",
        ],
    ),
    (
        "Events of the table",
        "`TableNews`: what happens at a table that is no part of the game.",
        &["TableNews"],
    ),
    (
        "Events of the games",
        "`Event`: what a viewer saw happen in the match.",
        &["Event"],
    ),
];

#[test]
fn the_committed_page_has_every_field_of_a_snapshot_and_every_event() {
    is_committed(COMMITTED, &page());
}

const ERRORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/errors.md");

const ERRORS_HEAD: &str = "\
# Error codes

`make types` writes this page from `ErrorCode` of the crate `moonshot-api`. [http.md](http.md#refusals) describes the body of a
refusal, and a server's own `/api/openapi.json` has the codes of each endpoint. Later releases add codes.

| code | status | meaning |
| --- | --- | --- |
";

#[test]
fn the_committed_page_has_every_error_code() {
    let mut fresh = ERRORS_HEAD.to_owned();
    for code in ErrorCode::ALL {
        let (status, about) = (code.status(), code.about());
        writeln!(fresh, "| `{code}` | {status} | {about} |").unwrap();
    }
    is_committed(ERRORS, &fresh);
}

/// Asserts that the committed page is that one; writes it for `make types`.
fn is_committed(path: &str, fresh: &str) {
    if std::env::var_os("MOONSHOT_WRITE_TYPES").is_some() {
        std::fs::write(path, fresh).unwrap();
    }
    let found = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(found, fresh, "run `make types` and commit what it writes");
}

fn page() -> String {
    let document: Value = serde_json::from_str(&DOCUMENT).unwrap();
    let schemas = &document["components"]["schemas"];
    let mut left = reached(schemas, "Update");
    left.insert("Changes".into());
    let mut page = HEAD.to_owned();
    for (title, about, names) in PARTS {
        write!(page, "## {title}\n\n{about}\n\n").unwrap();
        for name in names {
            assert!(left.remove(*name), "{name} is in no message");
            page += &entry(
                name,
                &schemas[*name],
                *name != "TableNews" && *name != "Event",
            );
        }
    }
    page += "## What they are made of\n\n";
    for name in left {
        page += &entry(&name, &schemas[&name], true);
    }
    page.trim_end().to_owned() + "\n"
}

/// The names of a schema and of all that it is made of.
fn reached(schemas: &Value, from: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut next = vec![from.to_owned()];
    while let Some(name) = next.pop() {
        let text = schemas[&name].to_string();
        let named = text.split("\"#/components/schemas/").skip(1);
        next.extend(named.map(|rest| rest.split('"').next().unwrap().to_owned()));
        if !reached.insert(name) {
            continue;
        }
        next.retain(|name| !reached.contains(name));
    }
    reached
}

/// What is said of a schema.
fn entry(name: &str, schema: &Value, titled: bool) -> String {
    let mut text = String::new();
    if titled {
        write!(text, "### {name}\n\n{}\n\n", about(schema)).unwrap();
    }
    if schema.get("properties").is_some() {
        text += &fields(schema);
    } else if let Some(kinds) = schema["oneOf"].as_array() {
        for kind in kinds {
            match kind.pointer("/properties/kind/enum/0") {
                Some(event) => {
                    write!(
                        text,
                        "#### `{}`\n\n{}\n\n",
                        event.as_str().unwrap(),
                        about(kind)
                    )
                    .unwrap();
                    text += &fields(kind);
                }
                None => writeln!(text, "- {}: {}", kind_of(kind), about(kind)).unwrap(),
            }
        }
        text += "\n";
    } else {
        write!(text, "{}.\n\n", kind_of(schema)).unwrap();
    }
    text.replace("\n\n\n", "\n\n")
}

/// The fields of an object but its `kind`, as a table.
fn fields(schema: &Value) -> String {
    let required = schema["required"].as_array();
    let is_required = |name: &str| required.is_some_and(|all| all.iter().any(|one| one == name));
    let mut text = String::new();
    for (name, field) in schema["properties"].as_object().unwrap() {
        if name == "kind" {
            continue;
        }
        if text.is_empty() {
            text += "| field | what it is | |\n| --- | --- | --- |\n";
        }
        let kind = kind_of(field);
        // What can be null is there as null.
        let absent = if is_required(name) || kind.ends_with("null") {
            ""
        } else {
            " or absent"
        };
        writeln!(text, "| `{name}` | {kind}{absent} | {} |", about(field)).unwrap();
    }
    if !text.is_empty() {
        text += "\n";
    }
    text
}

/// The description, on one line.
fn about(schema: &Value) -> String {
    let own = schema["description"].as_str();
    let inner = || schema["oneOf"][0]["description"].as_str();
    let text = own.or_else(inner).unwrap_or_default();
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    line.replace('|', "\\|")
}

/// What a value is, in a few words.
fn kind_of(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap();
        return format!("`{name}`");
    }
    if let Some(values) = schema["enum"].as_array() {
        let values: Vec<String> = values
            .iter()
            .map(|value| format!("`{}`", plain(value)))
            .collect();
        return values.join(", ");
    }
    if let Some(either) = schema["oneOf"].as_array() {
        let kinds: Vec<String> = either.iter().map(kind_of).collect();
        return kinds.join(" or ");
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        Value::String(kind) => vec![kind],
        _ => return "any value".into(),
    };
    let kinds = kinds.iter().map(|kind| match *kind {
        "array" if schema["items"].is_object() => format!("list of {}", kind_of(&schema["items"])),
        "array" => "list".into(),
        "object"
            if schema.get("additionalProperties").is_some()
                && schema.get("properties").is_none() =>
        {
            "object by name".into()
        }
        "object" => match schema["properties"].as_object() {
            Some(fields) => format!(
                "`{{{}}}`",
                fields.keys().cloned().collect::<Vec<_>>().join(", ")
            ),
            None => "object".into(),
        },
        "integer" => match (&schema["minimum"], &schema["maximum"]) {
            (Value::Number(least), Value::Number(most)) => format!("integer, {least} to {most}"),
            _ => "integer".into(),
        },
        kind => kind.to_owned(),
    });
    kinds.collect::<Vec<_>>().join(" or ")
}

fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}
