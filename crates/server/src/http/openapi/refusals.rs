//! With which codes each request can be refused. The tests hold every refusal that they see against this.

use serde_json::{Value, json};

/// The status of each code.
const STATUSES: &[(u16, &[&str])] = &[
    (
        400,
        &[
            "bad-json",
            "bad-nonce",
            "bad-notation",
            "bad-option",
            "bad-players",
            "bad-request",
            "no-seat",
            "nonce-missing",
            "unknown-game",
        ],
    ),
    (
        403,
        &[
            "bad-passkey",
            "closed",
            "foreign-origin",
            "no-chat",
            "not-host",
            "not-seated",
            "not-signed-in",
            "removed",
            "wrong-code",
            "wrong-password",
        ],
    ),
    (404, &["not-found"]),
    (408, &["too-slow"]),
    (
        409,
        &[
            "begun",
            "does-not-fit",
            "full",
            "handle-taken",
            "last-way",
            "match-over",
            "must-agree",
            "name-of-account",
            "name-taken",
            "no-passkeys",
            "nobody-there",
            "nobody-waits",
            "not-begun",
            "not-new",
            "not-over",
            "not-settled",
            "not-your-turn",
            "nothing-proposed",
            "nothing-to-claim",
            "nothing-to-undo",
            "other-seat",
            "own-seat",
            "paused",
            "proposed-already",
            "renamed-often",
            "signed-in",
            "sits-already",
            "stale-version",
            "taken",
            "too-many-tables",
        ],
    ),
    (413, &["too-large"]),
    (415, &["not-json"]),
    (421, &["unknown-host"]),
    (422, &["illegal-action"]),
    (426, &["not-websocket"]),
    (429, &["too-many-requests"]),
    (500, &["internal"]),
    (
        503,
        &[
            "stopping",
            "storage-unavailable",
            "too-many-connections",
            "upgrading",
        ],
    ),
];

/// Statuses with which `Retry-After` can come.
const WAITS: [u16; 2] = [429, 503];

/// What any request to the API can be refused with.
const ANY: &[&str] = &[
    "unknown-host",
    "too-many-requests",
    "internal",
    "stopping",
    "storage-unavailable",
    "too-many-connections",
    "upgrading",
];
/// What comes from pages of other sites, where something is changed or a WebSocket opened.
const FOREIGN: &[&str] = &["foreign-origin"];
/// A body that cannot be read.
const BODY: &[&str] = &[
    "bad-json",
    "bad-request",
    "not-json",
    "too-large",
    "too-slow",
];

/// A table that is not there or that its host has closed.
const SEEN: &[&str] = &["not-found", "closed", "removed"];
/// Somebody's at a table where they do not sit.
const SEATED: &[&str] = &["not-found", "not-seated"];
/// The host's.
const HOSTED: &[&str] = &["not-host", "no-seat", "nobody-there", "does-not-fit"];
/// A move in a match.
const MOVE: &[&str] = &[
    "stale-version",
    "not-begun",
    "paused",
    "match-over",
    "not-your-turn",
    "must-agree",
    "does-not-fit",
];
/// A new table.
const NEW_TABLE: &[&str] = &[
    "bad-request",
    "bad-option",
    "bad-players",
    "unknown-game",
    "too-many-tables",
];
/// A proof that somebody is signed in to their account.
const PROOF: &[&str] = &[
    "not-signed-in",
    "wrong-password",
    "bad-passkey",
    "no-passkeys",
];

/// By the name of each operation, what it alone can be refused with.
const REFUSALS: &[(&str, &[&[&str]])] = &[
    ("games", &[]),
    ("network", &[]),
    ("make_table", &[NEW_TABLE, &["name-of-account"]]),
    (
        "begin_lesson",
        &[&["not-found", "bad-request", "too-many-tables"]],
    ),
    ("tables", &[]),
    ("own", &[]),
    ("of_game", &[&["not-found"]]),
    ("open_tables", &[]),
    ("lobby", &[&["bad-request"]]),
    ("quick", &[NEW_TABLE, &["name-of-account"]]),
    ("identity", &[]),
    ("mine", &[]),
    (
        "make",
        &[&[
            "signed-in",
            "handle-taken",
            "not-new",
            "bad-passkey",
            "no-passkeys",
        ]],
    ),
    (
        "sign_in",
        &[&["signed-in", "wrong-password", "bad-passkey", "no-passkeys"]],
    ),
    ("sign_out", &[&["not-signed-in"]]),
    ("sign_out_everywhere", &[&["not-signed-in"]]),
    ("sign_out_others", &[&["not-signed-in"]]),
    ("rename", &[PROOF, &["handle-taken", "renamed-often"]]),
    ("end_session", &[&["not-signed-in", "not-found"]]),
    ("set_password", &[PROOF]),
    ("remove_password", &[PROOF, &["last-way"]]),
    ("ask_for_new_passkey", &[&["handle-taken", "no-passkeys"]]),
    ("ask_for_passkey", &[&["not-found", "no-passkeys"]]),
    ("add_passkey", &[PROOF]),
    ("remove_passkey", &[PROOF, &["not-found", "last-way"]]),
    ("delete", &[PROOF]),
    ("snapshot", &[SEEN]),
    ("history", &[SEEN]),
    ("transcript", &[SEEN, &["not-over"]]),
    ("live", &[SEEN, FOREIGN, &["bad-request", "not-websocket"]]),
    ("events", &[SEEN, &["bad-request"]]),
    ("act", &[SEATED, MOVE, &["bad-notation", "illegal-action"]]),
    ("undo", &[SEATED, MOVE, &["nothing-to-undo"]]),
    ("finish", &[SEATED, MOVE, &["not-settled"]]),
    ("go_on", &[SEATED, MOVE, &["nobody-waits"]]),
    ("claim", &[SEATED, MOVE, &["nothing-to-claim"]]),
    ("settings", &[SEATED]),
    ("put_away", &[SEATED]),
    ("suggestion", &[SEATED, &["does-not-fit"]]),
    (
        "sit",
        &[
            SEEN,
            &[
                "bad-nonce",
                "no-seat",
                "name-of-account",
                "name-taken",
                "sits-already",
                "other-seat",
            ],
            &["taken", "full", "match-over", "does-not-fit"],
        ],
    ),
    ("leave", &[SEATED, &["match-over", "does-not-fit"]]),
    (
        "start",
        &[SEATED, HOSTED, &["begun", "bad-nonce", "nonce-missing"]],
    ),
    ("remove", &[SEATED, HOSTED, &["own-seat", "match-over"]]),
    ("host", &[SEATED, HOSTED, &["own-seat"]]),
    ("swap", &[SEATED, HOSTED, &["begun"]]),
    ("seat_bot", &[SEATED, HOSTED, &["begun", "taken"]]),
    ("terms", &[SEATED, HOSTED, &["begun"]]),
    ("pause", &[SEATED, HOSTED, &["not-begun", "match-over"]]),
    (
        "step_out",
        &[
            SEATED,
            &["not-begun", "paused", "match-over", "does-not-fit"],
        ],
    ),
    ("come_back", &[SEATED, &["does-not-fit"]]),
    (
        "propose",
        &[
            SEATED,
            &[
                "not-begun",
                "paused",
                "match-over",
                "proposed-already",
                "does-not-fit",
            ],
            &["nothing-to-undo", "not-settled", "nothing-to-claim"],
        ],
    ),
    (
        "answer",
        &[
            SEATED,
            &["nothing-proposed", "nothing-to-undo", "does-not-fit"],
        ],
    ),
    ("say", &[SEATED, &["no-chat", "does-not-fit"]]),
    (
        "report",
        &[SEATED, &["no-seat", "own-seat", "nobody-there"]],
    ),
    ("seat_code", &[SEATED]),
    (
        "move_seat",
        &[
            SEEN,
            &[
                "bad-nonce",
                "sits-already",
                "wrong-code",
                "match-over",
                "does-not-fit",
            ],
        ],
    ),
    (
        "rematch",
        &[
            SEATED,
            &[
                "not-over",
                "bad-option",
                "bad-players",
                "unknown-game",
                "too-many-tables",
            ],
        ],
    ),
];

/// Every code with which an operation can be refused.
pub(super) fn codes(path: &str, method: &str, operation: &Value) -> Vec<&'static str> {
    let name = operation["operationId"].as_str().unwrap_or_default();
    if !path.starts_with("/api/") {
        return match name {
            "ready" => vec!["storage-unavailable", "stopping"],
            _ => Vec::new(),
        };
    }
    let own = REFUSALS.iter().find(|(named, _)| *named == name);
    let own = own.map_or(&[][..], |(_, own)| own);
    let mut lists = vec![ANY];
    lists.extend(own);
    if method != "get" {
        lists.push(FOREIGN);
    }
    if operation.get("requestBody").is_some() {
        lists.push(BODY);
    }
    lists.concat()
}

/// Adds to an operation how it is refused: a response for each status, with the codes that come with it.
pub(super) fn add(path: &str, method: &str, operation: &mut Value) {
    let codes = codes(path, method, operation);
    for (status, all) in STATUSES {
        let possible: Vec<&str> = all
            .iter()
            .copied()
            .filter(|code| codes.contains(code))
            .collect();
        if possible.is_empty() {
            continue;
        }
        let problem = json!({
            "allOf": [{"$ref": "#/components/schemas/Problem"}],
            "properties": {"status": {"const": status}, "code": {"enum": possible}},
            "additionalProperties": true,
        });
        let mut response = json!({
            "description": format!("It is refused: {}.", possible.join(", ")),
            "content": {"application/problem+json": {"schema": problem}},
        });
        if WAITS.contains(status) {
            response["headers"] = json!({"Retry-After": {
                "description": "After how many seconds to ask again.",
                "schema": {"type": "integer", "minimum": 0},
            }});
        }
        operation["responses"][status.to_string()] = response;
    }
}

#[cfg(test)]
pub(super) fn is_known(operation: &str) -> bool {
    REFUSALS.iter().any(|(name, _)| *name == operation)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_code_has_one_status_and_is_somebodys() {
        let mut known = BTreeSet::new();
        for code in STATUSES.iter().flat_map(|(_, codes)| *codes) {
            assert!(known.insert(*code), "{code} twice");
        }
        let own = REFUSALS.iter().flat_map(|(_, lists)| lists.concat());
        let shared = [ANY, FOREIGN, BODY].concat();
        let used: BTreeSet<&str> = own.chain(shared).collect();
        assert_eq!(used, known);
    }
}
