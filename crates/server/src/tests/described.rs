//! The OpenAPI document is true: it has every address, and every answer in these tests is as it says.
//!
//! The harness hands every answer to [`fits`], so each test of this crate is one of the document as well.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::http::{Method, StatusCode, header};
use boon::{Compiler, Draft, SchemaIndex, Schemas};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::harness::{Answer, Browser, TestServer};
use crate::http::endpoint::ENDPOINTS;
use crate::http::openapi::DOCUMENT;

/// The addresses that serve the document and the page that shows it.
const ABOUT_ITSELF: [&str; 4] = [
    "/api/openapi.json",
    "/api/docs",
    "/api/docs/",
    "/api/docs/{*file}",
];

/// The document. A field that it does not name is a fault here: programs could not know of it.
static STRICT: LazyLock<Value> = LazyLock::new(|| {
    let mut document: Value = serde_json::from_str(&DOCUMENT).unwrap();
    close(&mut document);
    // Some tests have people passed over at once.
    document["components"]["schemas"]["Terms"]["properties"]["away_after"]["minimum"] = json!(0);
    document
});

/// Allows no field that is not named, in every object that names fields.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            fields.values_mut().for_each(close);
            if fields.contains_key("properties") && !fields.contains_key("additionalProperties") {
                fields.insert("additionalProperties".into(), json!(false));
            }
        }
        Value::Array(list) => list.iter_mut().for_each(close),
        _ => {}
    }
}

/// Whether an address is of that form.
fn matches(form: &str, address: &str) -> bool {
    let (mut wanted, mut found) = (form.split('/'), address.split('/'));
    loop {
        match (wanted.next(), found.next()) {
            (None, None) => return true,
            (Some(wanted), Some(found)) if wanted == found || wanted.starts_with('{') => {}
            _ => return false,
        }
    }
}

/// The schema of the answer of that kind to a request; `None` where the document has no such request.
fn schema_of(method: &Method, address: &str, status: StatusCode) -> Option<(String, Value)> {
    let paths = STRICT["paths"].as_object().unwrap();
    // An address in full letters comes before a form that fits it.
    let found = paths.iter().find(|(form, _)| *form == address);
    let found = found.or_else(|| paths.iter().find(|(form, _)| matches(form, address)));
    let (form, item) = found?;
    let method = method.as_str().to_lowercase();
    let responses = item.get(&method)?["responses"].as_object().unwrap();
    let response = responses.get(status.as_str());
    let response = response.unwrap_or_else(|| panic!("{method} {form}: {status} is not there"));
    let content = response.get("content")?.as_object().unwrap();
    let (_, body) = content.iter().next().unwrap();
    let name = format!("{method} {form} {}", status.as_str());
    Some((name, body["schema"].clone()))
}

/// Asserts that the value is as that schema says.
fn assert_is(name: String, schema: Value, value: &Value) {
    static COMPILED: Mutex<BTreeMap<String, Arc<(Schemas, SchemaIndex)>>> =
        Mutex::new(BTreeMap::new());
    let compiled = {
        let mut known = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
        let made = known.entry(name.clone()).or_insert_with(|| {
            let whole = json!({"allOf": [schema], "components": STRICT["components"]});
            let mut schemas = Schemas::new();
            let mut compiler = Compiler::new();
            compiler.set_default_draft(Draft::V2020_12);
            compiler.add_resource("document.json", whole).unwrap();
            let schema = compiler.compile("document.json", &mut schemas).unwrap();
            Arc::new((schemas, schema))
        });
        Arc::clone(made)
    };
    let (schemas, schema) = &*compiled;
    if let Err(error) = schemas.validate(value, *schema) {
        panic!("{name}: {error}\n{value}");
    }
}

/// Asserts that an answer is as the document says.
pub(super) fn fits(method: &Method, address: &str, answer: &Answer) {
    let json = answer.header(header::CONTENT_TYPE).contains("json");
    if let Some((name, schema)) = schema_of(method, address, answer.status).filter(|_| json) {
        let value = answer.json();
        let kind = schema["$ref"]
            .as_str()
            .and_then(|kind| kind.rsplit('/').next());
        match kind.unwrap_or_default() {
            "Snapshot" => reads_back::<moonshot_api::Snapshot>(&value),
            "History" => reads_back::<moonshot_api::History>(&value),
            "Games" => reads_back::<moonshot_api::Games>(&value),
            "TableList" => reads_back::<moonshot_api::TableList>(&value),
            "Me" => reads_back::<moonshot_api::Me>(&value),
            "Problem" => reads_back::<moonshot_api::Problem>(&value),
            _ => {}
        }
        assert_is(name, schema, &value);
    }
}

/// Asserts that a client with the wire types loses nothing of a value.
fn reads_back<T: DeserializeOwned + Serialize>(value: &Value) {
    let read: T = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(serde_json::to_value(read).unwrap(), *value);
}

/// Asserts that a message of a table's stream is as the document says.
pub(super) fn is_update(message: &Value) {
    let schema = json!({"$ref": "#/components/schemas/Update"});
    reads_back::<moonshot_api::Update>(message);
    assert_is("a message".into(), schema, message);
}

/// Asserts that a message with changes is as the document says.
pub(super) fn is_changes(message: &Value) {
    let schema = json!({"$ref": "#/components/schemas/Changes"});
    reads_back::<moonshot_api::Changes>(message);
    assert_is("a message of changes".into(), schema, message);
}

#[test]
fn it_has_every_address_of_the_api() {
    let described = STRICT["paths"].as_object().unwrap().iter();
    let described: BTreeSet<_> = described
        .flat_map(|(path, item)| {
            let methods = item.as_object().unwrap().keys();
            methods.map(move |method| (method.clone(), path.clone()))
        })
        .collect();
    let routes = ENDPOINTS
        .iter()
        .filter(|route| !ABOUT_ITSELF.contains(&&*route.path));
    let routes: BTreeSet<_> = routes
        .map(|route| (route.method.clone(), route.path.clone()))
        .collect();
    assert_eq!(described, routes);
}

#[test]
fn it_says_what_each_address_does_and_has_no_loose_end() {
    for (path, item) in STRICT["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let summary = operation["summary"].as_str().unwrap_or_default();
            assert!(!summary.is_empty(), "{method} {path}");
            let parameters = operation["parameters"].as_array();
            let parameters = parameters.into_iter().flatten();
            let names: Vec<_> = parameters
                .map(|one| one["name"].as_str().unwrap())
                .collect();
            for part in path.split('/').filter_map(|part| part.strip_prefix('{')) {
                assert!(names.contains(&part.trim_end_matches('}')), "{path}");
            }
        }
    }
    let text = STRICT.to_string();
    let schemas = STRICT["components"]["schemas"].as_object().unwrap();
    let referred = text.split("\"#/components/schemas/").skip(1);
    for name in referred.map(|rest| rest.split('"').next().unwrap()) {
        assert!(schemas.contains_key(name), "{name} is not in the document");
    }
}

#[test]
fn a_value_that_is_not_so_does_not_fit() {
    let wanted = json!({"$ref": "#/components/schemas/Accepted"});
    assert_is("accepted".into(), wanted.clone(), &json!({"version": 3}));
    for wrong in [
        json!({}),
        json!({"version": "3"}),
        json!({"version": 3, "more": 1}),
    ] {
        let wanted = wanted.clone();
        let checked = std::panic::catch_unwind(|| assert_is("accepted".into(), wanted, &wrong));
        assert!(checked.is_err(), "{wrong}");
    }
}

#[tokio::test]
async fn it_is_served_with_a_page_that_needs_nothing_from_elsewhere() {
    let server = TestServer::new().await;
    let document = server.get("/api/openapi.json").await;
    assert_eq!(document.json()["openapi"], "3.1.0");
    let there = server.get("/api/docs").await;
    assert_eq!(there.header(header::LOCATION), "/api/docs/");
    let page = server.get("/api/docs/").await;
    assert_eq!(page.header(header::CONTENT_TYPE), "text/html");
    let page = String::from_utf8(page.body).unwrap();
    let named = page
        .split(['"', '\''])
        .filter(|text| text.starts_with("./"));
    let files: Vec<_> = named.collect();
    assert!(files.len() > 3, "{page}");
    assert!(!page.contains("//"), "{page}");
    for file in files {
        let path = format!("/api/docs/{}", file.trim_start_matches("./"));
        assert_eq!(server.get(&path).await.status, StatusCode::OK, "{path}");
    }
    let begins = server.get("/api/docs/swagger-initializer.js").await;
    let begins = String::from_utf8(begins.body).unwrap();
    assert!(begins.contains("/api/openapi.json"), "{begins}");
    let nothing = Browser::default()
        .get(&server, "/api/docs/nothing.js")
        .await;
    assert_eq!(nothing.problem(), (404, "not-found".into()));
}
