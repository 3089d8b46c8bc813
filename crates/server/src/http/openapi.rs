//! What programs may ask for, as an OpenAPI document made of the handlers.

mod bounds;
mod refusals;

use std::sync::LazyLock;

use serde_json::{Value, json};
use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Object, RefOr, Required, SecurityRequirement, Type};
use utoipa::{Modify, OpenApi};

use crate::http::routes::{self, account, lobby, network, people, play, ratings, watch};
use moonshot_api::{Changes, Problem, Update};

/// The API: every address of it but those that serve this document.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Moonshot",
        description = "Play and watch the Hearts family of card games from a program.\n\nA program asks once for an \
            identity, then sits down at a table or makes one, watches it and acts when its snapshot says that it may. \
            What a refusal's `code` means, how versions work and how often what may be done is in docs/http.md."
    ),
    paths(
        routes::health,
        routes::ready,
        lobby::games,
        network::network,
        lobby::make_table,
        lobby::begin_lesson,
        lobby::tables,
        ratings::own,
        ratings::of_game,
        watch::snapshot,
        play::act,
        play::undo,
        play::finish,
        play::go_on,
        play::claim,
        play::settings,
        play::put_away,
        people::identity,
        account::mine,
        account::make,
        account::sign_in,
        account::sign_out,
        account::sign_out_everywhere,
        account::sign_out_others,
        account::rename,
        account::end_session,
        account::set_password,
        account::remove_password,
        account::ask_for_new_passkey,
        account::ask_for_passkey,
        account::add_passkey,
        account::remove_passkey,
        account::delete,
        watch::open_tables,
        watch::lobby,
        people::quick,
        people::sit,
        people::leave,
        people::start,
        people::remove,
        people::host,
        people::swap,
        people::seat_bot,
        people::terms,
        people::pause,
        people::step_out,
        people::come_back,
        people::propose,
        people::answer,
        people::say,
        people::report,
        people::seat_code,
        people::move_seat,
        people::rematch,
        play::suggestion,
        watch::history,
        watch::transcript,
        watch::live,
        watch::events,
    ),
    components(schemas(Problem, Update, Changes)),
    tags(
        (name = "lobby", description = "What can be played, and tables"),
        (name = "identity", description = "Who you are"),
        (name = "company", description = "Who sits at a table, and how it goes on"),
        (name = "play", description = "What a seat does"),
        (name = "watch", description = "What a table shows"),
        (name = "server", description = "How the server is"),
    ),
    modifiers(&Shared)
)]
struct Api;

/// What all addresses have alike.
struct Shared;

const BEARER: &str = "token";
const COOKIE: &str = "cookie";

impl Modify for Shared {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let components = api.components.get_or_insert_default();
        components.add_security_scheme(
            BEARER,
            SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build()),
        );
        components.add_security_scheme(
            COOKIE,
            SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("moonshot"))),
        );
        for (path, item) in &mut api.paths.paths {
            let operations = [
                &mut item.get,
                &mut item.post,
                &mut item.put,
                &mut item.patch,
                &mut item.delete,
            ];
            for operation in operations.into_iter().flatten() {
                complete(path, operation);
            }
        }
    }
}

/// Adds what follows from an operation's address.
fn complete(path: &str, operation: &mut Operation) {
    if path.contains("{table}") {
        let parameters = operation.parameters.get_or_insert_default();
        parameters.insert(0, RefOr::T(table()));
    }
    if path.starts_with("/api/") {
        let either = [BEARER, COOKIE].map(|scheme| SecurityRequirement::new(scheme, [""; 0]));
        // Nobody need be known: whoever is not, watches.
        let nobody = [SecurityRequirement::default()];
        operation.security = Some(either.into_iter().chain(nobody).collect());
    }
}

/// The table's name in the address.
fn table() -> Parameter {
    ParameterBuilder::new()
        .name("table")
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .description(Some("The table's name."))
        .schema(Some(Object::with_type(Type::String)))
        .build()
}

/// The document, with what utoipa does not know: how requests are refused, what values may be, and which body may be left out.
fn document() -> (Value, Vec<String>) {
    // A document that utoipa made is JSON.
    let mut document = serde_json::to_value(Api::openapi()).unwrap_or_default();
    let lost = match document.pointer_mut("/components/schemas") {
        Some(schemas) => bounds::add(schemas),
        None => vec!["schemas".into()],
    };
    let items = document["paths"].as_object_mut().into_iter().flatten();
    for (path, item) in items {
        for (method, operation) in item.as_object_mut().into_iter().flatten() {
            leave_out(operation);
            let parameters = operation.get_mut("parameters");
            let parameters = parameters.and_then(Value::as_array_mut);
            for parameter in parameters.into_iter().flatten() {
                if parameter["name"] == "since" {
                    parameter["schema"] = bounds::version();
                }
            }
            refusals::add(path, method, operation);
        }
    }
    (document, lost)
}

/// A body that is `null` or of some type may be left out, and is never `null`.
fn leave_out(operation: &mut Value) {
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
    #[test]
    fn every_bound_is_that_of_a_field() {
        assert_eq!(super::document().1, [""; 0]);
    }

    #[test]
    fn every_operation_says_how_it_is_refused() {
        let (document, _) = super::document();
        for (path, item) in document["paths"].as_object().unwrap() {
            for (method, operation) in item.as_object().unwrap() {
                let name = operation["operationId"].as_str().unwrap();
                let known = super::refusals::is_known(name);
                assert_eq!(known, path.starts_with("/api/"), "{method} {path}: {name}");
            }
        }
    }
}
