//! Endpoints: each handler with the path, method, rate class, schema and error codes that its attribute and its extractors give.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use axum::routing::{MethodRouter, get};
use moonshot_api::ErrorCode;
use serde_json::Value;
use utoipa::openapi::{RefOr, Schema};
use utoipa_axum::router::UtoipaMethodRouter;
use utoipa_axum::routes;

use crate::http::app::App;
use crate::http::extract::RejectionCodes;
use crate::http::routes::{
    self, account, challenge, docs, lobby, network, people, play, practice, ratings, shared_replay,
    study, watch,
};
use crate::net::RateClass;

/// In the attribute of a handler: its rate class. The default is `Read` for `GET`, else `Act`.
const RATE: &str = "x-rate";
/// In the attribute of a handler: the codes with which it can refuse, besides those of its extractors.
const REFUSES: &str = "x-refuses";

/// The codes with which any request to the API can be refused.
const ANY: &[ErrorCode] = &[
    ErrorCode::UnknownHost,
    ErrorCode::TooManyRequests,
    ErrorCode::Internal,
    ErrorCode::Stopping,
    ErrorCode::StorageUnavailable,
    ErrorCode::TooManyConnections,
    ErrorCode::Upgrading,
];

/// An endpoint.
pub(crate) struct Endpoint {
    /// The method, in lower case.
    pub(crate) method: String,
    pub(crate) path: String,
    /// The rate class; `None` for endpoints without identification and limits.
    pub(crate) rate_class: Option<RateClass>,
    /// What the OpenAPI document says of it; `None` for endpoints that serve the document itself.
    pub(super) operation: Option<Value>,
    pub(super) schemas: Vec<(String, RefOr<Schema>)>,
    /// The codes with which it can refuse.
    pub(super) codes: BTreeSet<ErrorCode>,
    pub(super) handler: MethodRouter<App>,
}

/// Lists endpoints by their handlers.
macro_rules! endpoints {
    ($($handler:path,)*) => { [$(Endpoint::new(routes!($handler), $handler.codes())),*] };
}

/// Every endpoint. The router and the OpenAPI document are built from this list.
pub(crate) static ENDPOINTS: LazyLock<Vec<Endpoint>> = LazyLock::new(|| {
    let described = endpoints![
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
        study::import,
        study::overview,
        study::hand,
        study::chances,
        study::make_branch,
        study::branches,
        study::start_review,
        study::review,
        study::stop_review,
        study::start_hindsight,
        study::hindsight,
        study::stop_hindsight,
        shared_replay::follow,
        shared_replay::lead,
        challenge::again,
        challenge::challenge,
        challenge::duplicate,
        challenge::show,
        challenge::play,
        challenge::daily,
        challenge::play_daily,
        study::facts,
        study::statistics,
        practice::practice,
        practice::spots,
        practice::position,
        practice::answer_practice,
        watch::live,
        watch::events,
    ];
    let about_the_api = [
        Endpoint::undescribed("/api/openapi.json", get(docs::document)),
        Endpoint::undescribed("/api/docs", get(docs::go_to_viewer)),
        Endpoint::undescribed("/api/docs/", get(docs::viewer)),
        Endpoint::undescribed("/api/docs/{*file}", get(docs::viewer_file)),
    ];
    described.into_iter().chain(about_the_api).collect()
});

impl Endpoint {
    /// The endpoint of a handler whose extractors refuse with these codes.
    fn new(
        (schemas, paths, handler): UtoipaMethodRouter<App>,
        extractors: Vec<ErrorCode>,
    ) -> Endpoint {
        // `routes!` makes one path with one method, and an operation is JSON.
        let (path, item) = paths.paths.into_iter().next().unwrap_or_default();
        let item = serde_json::to_value(item).unwrap_or_default();
        let operations = item.as_object().into_iter().flatten();
        let (method, mut operation) = operations
            .map(|(method, operation)| (method.clone(), operation.clone()))
            .next()
            .unwrap_or_default();
        let mut taken = |key| operation.as_object_mut()?.shift_remove(key);
        let (rate, refuses) = (taken(RATE), taken(REFUSES));
        let mut codes: BTreeSet<ErrorCode> =
            codes_in(refuses.unwrap_or_default()).into_iter().collect();
        codes.extend(extractors);
        let mut rate_class = rate.and_then(|rate| serde_json::from_value(rate).ok());
        if path.starts_with("/api/") {
            codes.extend(ANY);
            let default = match method.as_str() {
                "get" => RateClass::Read,
                _ => RateClass::Act,
            };
            rate_class.get_or_insert(default);
        }
        if method != "get" {
            codes.insert(ErrorCode::ForeignOrigin);
        }
        Endpoint {
            method,
            path,
            rate_class,
            operation: Some(operation),
            schemas,
            codes,
            handler,
        }
    }

    /// An endpoint that the OpenAPI document leaves out.
    fn undescribed(path: &str, handler: MethodRouter<App>) -> Endpoint {
        Endpoint {
            method: "get".into(),
            path: path.into(),
            rate_class: Some(RateClass::Read),
            operation: None,
            schemas: Vec::new(),
            codes: BTreeSet::new(),
            handler,
        }
    }
}

/// The codes in a list of codes and of such lists.
fn codes_in(value: Value) -> Vec<ErrorCode> {
    match value {
        Value::Array(list) => list.into_iter().flat_map(codes_in).collect(),
        code => serde_json::from_value(code).into_iter().collect(),
    }
}

/// The codes of all extractors of a handler.
trait HandlerCodes<Arguments> {
    fn codes(&self) -> Vec<ErrorCode>;
}

macro_rules! handler_codes {
    ($($argument:ident)*) => {
        impl<Handler, Answer, $($argument: RejectionCodes),*> HandlerCodes<($($argument,)*)> for Handler
        where
            Handler: Fn($($argument),*) -> Answer,
        {
            fn codes(&self) -> Vec<ErrorCode> {
                let lists: &[&[ErrorCode]] = &[$($argument::CODES),*];
                lists.concat()
            }
        }
    };
}

handler_codes!();
handler_codes!(A);
handler_codes!(A B);
handler_codes!(A B C);
handler_codes!(A B C D);
handler_codes!(A B C D E);
