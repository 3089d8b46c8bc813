//! The OpenAPI document, made from the endpoints.

mod bounds;
mod refusals;

use std::sync::LazyLock;

use serde_json::{Value, json};
use utoipa::OpenApi;

use crate::http::endpoint::{ENDPOINTS, Endpoint};
use moonshot_api::{Changes, Problem, Update};

/// The document without its endpoints.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Moonshot",
        description = "Play and watch the Hearts family of card games from a program.\n\nA program asks once for an \
            identity, then sits down at a table or makes one, watches it and acts when its snapshot says that it may. \
            docs/http.md describes versions and limits, docs/errors.md the `code` of a refusal."
    ),
    components(schemas(Problem, Update, Changes)),
    tags(
        (name = "lobby", description = "What can be played, and tables"),
        (name = "identity", description = "Who you are"),
        (name = "company", description = "Who sits at a table, and how it goes on"),
        (name = "play", description = "What a seat does"),
        (name = "watch", description = "What a table shows"),
        (name = "study", description = "Finished matches, to learn from"),
        (name = "challenges", description = "The same deals again: challenges, the deals of the day"),
        (name = "server", description = "How the server is"),
    )
)]
struct Api;

/// The document, and the bounds that belong to no field, of which there are none.
fn document() -> (Value, Vec<String>) {
    let mut api = Api::openapi();
    let components = api.components.get_or_insert_default();
    for endpoint in ENDPOINTS.iter() {
        components.schemas.extend(endpoint.schemas.clone());
    }
    // A document that utoipa made is JSON.
    let mut document = serde_json::to_value(api).unwrap_or_default();
    document["components"]["securitySchemes"] = json!({
        "cookie": {"type": "apiKey", "in": "cookie", "name": "moonshot"},
        "token": {"type": "http", "scheme": "bearer"},
    });
    let lost = match document.pointer_mut("/components/schemas") {
        Some(schemas) => bounds::add(schemas),
        None => vec!["schemas".into()],
    };
    for endpoint in ENDPOINTS.iter() {
        if let Some(operation) = described(endpoint) {
            document["paths"][&endpoint.path][&endpoint.method] = operation;
        }
    }
    (document, lost)
}

/// The operation of an endpoint, with what its attribute does not say; `None` if the document leaves it out.
fn described(endpoint: &Endpoint) -> Option<Value> {
    let mut operation = endpoint.operation.clone()?;
    if endpoint.path.contains("{table}") {
        let table = json!({
            "name": "table",
            "in": "path",
            "description": "The table's name.",
            "required": true,
            "schema": {"type": "string"},
        });
        let parameters = operation.as_object_mut()?.entry("parameters");
        let parameters = parameters.or_insert_with(|| json!([]));
        parameters.as_array_mut()?.insert(0, table);
    }
    let parameters = operation.get_mut("parameters");
    let parameters = parameters.and_then(Value::as_array_mut);
    for parameter in parameters.into_iter().flatten() {
        if parameter["name"] == "since" {
            parameter["schema"] = bounds::version();
        }
    }
    if endpoint.rate_class.is_some() {
        // The empty requirement: spectators need no identity.
        operation["security"] = json!([{"token": []}, {"cookie": []}, {}]);
    }
    mark_optional_body(&mut operation);
    refusals::add(endpoint, &mut operation);
    Some(operation)
}

/// A body that is `null` or of some type may be left out, and is never `null`.
fn mark_optional_body(operation: &mut Value) {
    let Some(body) = operation.get_mut("requestBody") else {
        return;
    };
    let schema = &mut body["content"]["application/json"]["schema"];
    let optional = schema["oneOf"].as_array().and_then(|either| {
        let some = either.iter().find(|one| one.get("$ref").is_some())?;
        either
            .contains(&json!({"type": "null"}))
            .then(|| some.clone())
    });
    if let Some(some) = optional.clone() {
        *schema = some;
    }
    body["required"] = json!(optional.is_none());
}

/// The document, as JSON.
pub(crate) static DOCUMENT: LazyLock<String> = LazyLock::new(|| document().0.to_string());

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use moonshot_api::ErrorCode;

    #[test]
    fn every_bound_is_that_of_a_field() {
        assert_eq!(document().1, [""; 0]);
    }

    #[test]
    fn every_code_is_that_of_an_endpoint() {
        let used = ENDPOINTS.iter().flat_map(|endpoint| &endpoint.codes);
        let used: BTreeSet<ErrorCode> = used.copied().collect();
        let known = ErrorCode::ALL.iter().copied();
        // It is the refusal of a method that no endpoint has.
        let known: BTreeSet<_> = known
            .filter(|code| *code != ErrorCode::MethodNotAllowed)
            .collect();
        assert_eq!(used, known);
    }
}
