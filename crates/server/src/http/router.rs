//! The router: every route with its handler, rate class and middleware.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, any, get, patch, post, put};
use tower_http::trace::TraceLayer;

use super::admit::admit;
use crate::http::app::App;
use crate::http::assets;
use crate::http::routes::{
    self, account, docs, lobby, network, people, play, ratings, watch as watching,
};
use crate::http::security;
use crate::http::table_page;
use crate::metrics::{Metrics, StatusClass};
use crate::net::{Edge, RateClass, arrive};

/// Maximum length of a request body, in bytes.
const LONGEST_BODY: usize = 16 * 1024;
/// The prefix of the API.
const API: &str = "/api";

/// A route.
pub(crate) struct Route {
    /// The method, in lower case.
    #[cfg(test)]
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    /// The rate class; `None` for routes without identification and limits.
    pub(crate) deed: Option<RateClass>,
    handler: fn() -> MethodRouter<App>,
}

/// Lists routes: method, path, rate class, handler.
macro_rules! routes {
    ($($method:ident $path:literal $deed:expr => $handler:path,)*) => {
        &[$(Route {
            #[cfg(test)]
            method: stringify!($method),
            path: $path,
            deed: $deed,
            handler: || $method($handler),
        }),*]
    };
}

/// Every route. The router is built from this list, and the test of access rights fails for a route it does not know.
#[rustfmt::skip]
pub(crate) const ROUTES: &[Route] = routes! {
    get   "/healthz"                        None                => routes::health,
    get   "/readyz"                         None                => routes::ready,
    get   "/api/openapi.json"               Some(RateClass::Read)    => docs::document,
    get   "/api/docs"                       Some(RateClass::Read)    => docs::go_to_viewer,
    get   "/api/docs/"                      Some(RateClass::Read)    => docs::viewer,
    get   "/api/docs/{*file}"               Some(RateClass::Read)    => docs::viewer_file,
    get   "/api/games"                      Some(RateClass::Read)    => lobby::games,
    get   "/api/network"                    Some(RateClass::Read)    => network::network,
    post  "/api/tables"                     Some(RateClass::Make)    => lobby::make_table,
    post  "/api/lessons"                    Some(RateClass::Make)    => lobby::begin_lesson,
    get   "/api/tables"                     Some(RateClass::Read)    => lobby::tables,
    get   "/api/tables/{table}"             Some(RateClass::Read)    => watching::snapshot,
    post  "/api/tables/{table}/actions"     Some(RateClass::Act)     => play::act,
    post  "/api/tables/{table}/undo"        Some(RateClass::Act)     => play::undo,
    post  "/api/tables/{table}/finish"      Some(RateClass::Act)     => play::finish,
    post  "/api/tables/{table}/go-on"       Some(RateClass::Act)     => play::go_on,
    post  "/api/tables/{table}/claim"       Some(RateClass::Act)     => play::claim,
    patch "/api/tables/{table}/settings"    Some(RateClass::Act)     => play::settings,
    patch "/api/tables/{table}/put-away"    Some(RateClass::Act)     => play::put_away,
    post  "/api/identity"                   Some(RateClass::Make)    => people::identity,
    get   "/api/account"                    Some(RateClass::Read)    => account::mine,
    post  "/api/account"                    Some(RateClass::SignIn)  => account::make,
    post  "/api/account/sign-in"            Some(RateClass::SignIn)  => account::sign_in,
    post  "/api/account/sign-out"           Some(RateClass::Act)     => account::sign_out,
    post  "/api/account/sign-out-everywhere" Some(RateClass::Act)    => account::sign_out_everywhere,
    post  "/api/account/sign-out-others"    Some(RateClass::Act)     => account::sign_out_others,
    put   "/api/account/handle"             Some(RateClass::SignIn)  => account::rename,
    post  "/api/account/sessions/{session}/end" Some(RateClass::Act) => account::end_session,
    put   "/api/account/password"           Some(RateClass::SignIn)  => account::set_password,
    post  "/api/account/password/remove"    Some(RateClass::SignIn)  => account::remove_password,
    post  "/api/account/passkeys/new"       Some(RateClass::SignIn)  => account::ask_for_new_passkey,
    post  "/api/account/passkeys/ask"       Some(RateClass::SignIn)  => account::ask_for_passkey,
    post  "/api/account/passkeys"           Some(RateClass::SignIn)  => account::add_passkey,
    post  "/api/account/passkeys/{passkey}/remove" Some(RateClass::SignIn) => account::remove_passkey,
    post  "/api/account/delete"             Some(RateClass::SignIn)  => account::delete,
    get   "/api/ratings"                    Some(RateClass::Read)    => ratings::own,
    get   "/api/ratings/{game}"             Some(RateClass::Read)    => ratings::of_game,
    get   "/api/open"                       Some(RateClass::Read)    => watching::open_tables,
    get   "/api/open/events"                Some(RateClass::Stream)  => watching::lobby,
    post  "/api/quick"                      Some(RateClass::Make)    => people::quick,
    post  "/api/tables/{table}/sit"         Some(RateClass::Act)     => people::sit,
    post  "/api/tables/{table}/leave"       Some(RateClass::Act)     => people::leave,
    post  "/api/tables/{table}/start"       Some(RateClass::Act)     => people::start,
    post  "/api/tables/{table}/remove"      Some(RateClass::Act)     => people::remove,
    post  "/api/tables/{table}/host"        Some(RateClass::Act)     => people::host,
    post  "/api/tables/{table}/swap"        Some(RateClass::Act)     => people::swap,
    post  "/api/tables/{table}/bot"         Some(RateClass::Act)     => people::seat_bot,
    put   "/api/tables/{table}/terms"       Some(RateClass::Act)     => people::terms,
    post  "/api/tables/{table}/pause"       Some(RateClass::Act)     => people::pause,
    post  "/api/tables/{table}/out"         Some(RateClass::Act)     => people::step_out,
    post  "/api/tables/{table}/back"        Some(RateClass::Act)     => people::come_back,
    post  "/api/tables/{table}/propose"     Some(RateClass::Act)     => people::propose,
    post  "/api/tables/{table}/answer"      Some(RateClass::Act)     => people::answer,
    post  "/api/tables/{table}/say"         Some(RateClass::Act)     => people::say,
    post  "/api/tables/{table}/report"      Some(RateClass::Suggest) => people::report,
    post  "/api/tables/{table}/code"        Some(RateClass::Suggest) => people::seat_code,
    post  "/api/tables/{table}/move"        Some(RateClass::Suggest) => people::move_seat,
    post  "/api/tables/{table}/rematch"     Some(RateClass::Make)    => people::rematch,
    post  "/api/tables/{table}/suggestion"  Some(RateClass::Suggest) => play::suggestion,
    get   "/api/tables/{table}/history"     Some(RateClass::Read)    => watching::history,
    get   "/api/tables/{table}/transcript"  Some(RateClass::Read)    => watching::transcript,
    get   "/api/tables/{table}/live"        Some(RateClass::Stream)  => watching::live,
    get   "/api/tables/{table}/events"      Some(RateClass::Stream)  => watching::events,
};

/// The whole server as a service, which tests call without a socket.
pub(crate) fn router(app: App) -> Router {
    let (mut api, mut rest) = (Router::new(), Router::new());
    for route in ROUTES {
        let mut handler = (route.handler)();
        if let Some(deed) = route.deed {
            let admission = app.admission();
            handler = handler.layer(from_fn_with_state((admission, deed), admit));
        }
        match route.path.strip_prefix(API) {
            Some(path) => api = api.route(path, handler),
            None => rest = rest.route(route.path, handler),
        }
    }
    let api = api
        .method_not_allowed_fallback(routes::wrong_method)
        .fallback(routes::nothing_here)
        .layer(from_fn(around_the_api));
    let around = (Arc::clone(&app.edge), app.metrics.clone());
    rest.nest(API, api)
        .route("/api/", any(routes::nothing_here))
        .route("/table/{table}", any(table_page::serve))
        .fallback(assets::serve)
        .layer(from_fn_with_state(around, around_everything))
        .layer(TraceLayer::new_for_http().on_failure(()))
        .with_state(app)
}

/// Outer middleware: resolves the client, adds security headers, counts responses. One function instead of several layers, as
/// each layer multiplies the compiled code of everything inside.
async fn around_everything(
    State((edge, metrics)): State<(Arc<Edge>, Metrics)>,
    mut request: Request,
    next: Next,
) -> Response {
    let mut answer = match arrive(&edge, &mut request) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    security::add_security_headers(&mut answer);
    let class = StatusClass::of(answer.status().as_u16());
    metrics.answers.of(class).inc();
    answer
}

/// Middleware of the API: refuses other origins, limits bodies, forbids caching.
async fn around_the_api(mut request: Request, next: Next) -> Response {
    let mut answer = match security::check_origin(&request) {
        Ok(()) => {
            DefaultBodyLimit::max(LONGEST_BODY).apply(&mut request);
            next.run(request).await
        }
        Err(refused) => refused.into_response(),
    };
    security::forbid_caching(&mut answer);
    answer
}
