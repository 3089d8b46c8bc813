//! The refusals of an endpoint: a response for each status, with the codes that come with it.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::http::endpoint::Endpoint;

/// Statuses with which `Retry-After` can come.
const WAITS: [u16; 2] = [429, 503];

/// Adds them to the operation.
pub(super) fn add(endpoint: &Endpoint, operation: &mut Value) {
    let mut by_status = BTreeMap::<u16, Vec<&str>>::new();
    for code in &endpoint.codes {
        by_status
            .entry(code.status())
            .or_default()
            .push(code.as_str());
    }
    for (status, codes) in by_status {
        let problem = json!({
            "allOf": [{"$ref": "#/components/schemas/Problem"}],
            "properties": {"status": {"const": status}, "code": {"enum": codes}},
            "additionalProperties": true,
        });
        let mut response = json!({
            "description": format!("It is refused: {}.", codes.join(", ")),
            "content": {"application/problem+json": {"schema": problem}},
        });
        if WAITS.contains(&status) {
            response["headers"] = json!({"Retry-After": {
                "description": "After how many seconds to ask again.",
                "schema": {"type": "integer", "minimum": 0},
            }});
        }
        operation["responses"][status.to_string()] = response;
    }
}
