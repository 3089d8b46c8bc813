//! The router: every address with its handler and the middleware around it.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, any, get, patch, post, put};
use tower_http::trace::TraceLayer;

use crate::app::App;
use crate::assets;
use crate::edge::{Deed, Edge, admit, arrive};
use crate::guard;
use crate::metrics::{Metrics, StatusClass};
use crate::routes::{
    self, account, docs, lobby, network, people, play, ratings, watch as watching,
};
use crate::table_page;

/// The longest body a request may have, in bytes.
const LONGEST_BODY: usize = 16 * 1024;
/// Where the API is.
const API: &str = "/api";

/// An address with a method and what is done there.
pub(crate) struct Route {
    /// The method, in lower case.
    #[cfg(test)]
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    /// What a request there counts as; `None` where nobody is asked who they are.
    pub(crate) deed: Option<Deed>,
    handler: fn() -> MethodRouter<App>,
}

/// Lists routes: method, address, what it counts as, handler.
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

/// Every route. The router is made of it, and a test of who may do what fails when it does not know one.
#[rustfmt::skip]
pub(crate) const ROUTES: &[Route] = routes! {
    get   "/healthz"                        None                => routes::health,
    get   "/readyz"                         None                => routes::ready,
    get   "/api/openapi.json"               Some(Deed::Read)    => docs::document,
    get   "/api/docs"                       Some(Deed::Read)    => docs::go_to_viewer,
    get   "/api/docs/"                      Some(Deed::Read)    => docs::viewer,
    get   "/api/docs/{*file}"               Some(Deed::Read)    => docs::viewer_file,
    get   "/api/games"                      Some(Deed::Read)    => lobby::games,
    get   "/api/network"                    Some(Deed::Read)    => network::network,
    post  "/api/tables"                     Some(Deed::Make)    => lobby::make_table,
    post  "/api/lessons"                    Some(Deed::Make)    => lobby::begin_lesson,
    get   "/api/tables"                     Some(Deed::Read)    => lobby::tables,
    get   "/api/tables/{table}"             Some(Deed::Read)    => watching::snapshot,
    post  "/api/tables/{table}/actions"     Some(Deed::Act)     => play::act,
    post  "/api/tables/{table}/undo"        Some(Deed::Act)     => play::undo,
    post  "/api/tables/{table}/finish"      Some(Deed::Act)     => play::finish,
    post  "/api/tables/{table}/go-on"       Some(Deed::Act)     => play::go_on,
    post  "/api/tables/{table}/claim"       Some(Deed::Act)     => play::claim,
    patch "/api/tables/{table}/settings"    Some(Deed::Act)     => play::settings,
    patch "/api/tables/{table}/put-away"    Some(Deed::Act)     => play::put_away,
    post  "/api/identity"                   Some(Deed::Make)    => people::identity,
    get   "/api/account"                    Some(Deed::Read)    => account::mine,
    post  "/api/account"                    Some(Deed::SignIn)  => account::make,
    post  "/api/account/sign-in"            Some(Deed::SignIn)  => account::sign_in,
    post  "/api/account/sign-out"           Some(Deed::Act)     => account::sign_out,
    post  "/api/account/sign-out-everywhere" Some(Deed::Act)    => account::sign_out_everywhere,
    post  "/api/account/sign-out-others"    Some(Deed::Act)     => account::sign_out_others,
    put   "/api/account/handle"             Some(Deed::SignIn)  => account::rename,
    post  "/api/account/sessions/{session}/end" Some(Deed::Act) => account::end_session,
    put   "/api/account/password"           Some(Deed::SignIn)  => account::set_password,
    post  "/api/account/password/remove"    Some(Deed::SignIn)  => account::remove_password,
    post  "/api/account/passkeys/new"       Some(Deed::SignIn)  => account::ask_for_new_passkey,
    post  "/api/account/passkeys/ask"       Some(Deed::SignIn)  => account::ask_for_passkey,
    post  "/api/account/passkeys"           Some(Deed::SignIn)  => account::add_passkey,
    post  "/api/account/passkeys/{passkey}/remove" Some(Deed::SignIn) => account::remove_passkey,
    post  "/api/account/delete"             Some(Deed::SignIn)  => account::delete,
    get   "/api/ratings"                    Some(Deed::Read)    => ratings::own,
    get   "/api/ratings/{game}"             Some(Deed::Read)    => ratings::of_game,
    get   "/api/open"                       Some(Deed::Read)    => watching::open_tables,
    get   "/api/open/events"                Some(Deed::Stream)  => watching::lobby,
    post  "/api/quick"                      Some(Deed::Make)    => people::quick,
    post  "/api/tables/{table}/sit"         Some(Deed::Act)     => people::sit,
    post  "/api/tables/{table}/leave"       Some(Deed::Act)     => people::leave,
    post  "/api/tables/{table}/start"       Some(Deed::Act)     => people::start,
    post  "/api/tables/{table}/remove"      Some(Deed::Act)     => people::remove,
    post  "/api/tables/{table}/host"        Some(Deed::Act)     => people::host,
    post  "/api/tables/{table}/swap"        Some(Deed::Act)     => people::swap,
    post  "/api/tables/{table}/bot"         Some(Deed::Act)     => people::seat_bot,
    put   "/api/tables/{table}/terms"       Some(Deed::Act)     => people::terms,
    post  "/api/tables/{table}/pause"       Some(Deed::Act)     => people::pause,
    post  "/api/tables/{table}/out"         Some(Deed::Act)     => people::step_out,
    post  "/api/tables/{table}/back"        Some(Deed::Act)     => people::come_back,
    post  "/api/tables/{table}/propose"     Some(Deed::Act)     => people::propose,
    post  "/api/tables/{table}/answer"      Some(Deed::Act)     => people::answer,
    post  "/api/tables/{table}/say"         Some(Deed::Act)     => people::say,
    post  "/api/tables/{table}/report"      Some(Deed::Suggest) => people::report,
    post  "/api/tables/{table}/code"        Some(Deed::Suggest) => people::seat_code,
    post  "/api/tables/{table}/move"        Some(Deed::Suggest) => people::move_seat,
    post  "/api/tables/{table}/rematch"     Some(Deed::Make)    => people::rematch,
    post  "/api/tables/{table}/suggestion"  Some(Deed::Suggest) => play::suggestion,
    get   "/api/tables/{table}/history"     Some(Deed::Read)    => watching::history,
    get   "/api/tables/{table}/transcript"  Some(Deed::Read)    => watching::transcript,
    get   "/api/tables/{table}/live"        Some(Deed::Stream)  => watching::live,
    get   "/api/tables/{table}/events"      Some(Deed::Stream)  => watching::events,
};

/// The whole server as a service; tests call it without a socket.
pub(crate) fn router(app: App) -> Router {
    let (mut api, mut rest) = (Router::new(), Router::new());
    for route in ROUTES {
        let mut handler = (route.handler)();
        if let Some(deed) = route.deed {
            let edge = Arc::clone(&app.edge);
            handler = handler.layer(from_fn_with_state((edge, deed), admit));
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

/// What is around every request: it is found out where it comes from, the answer gets the headers that every answer has, and is
/// counted. One function, for each layer costs what copies of all within it cost.
async fn around_everything(
    State((edge, metrics)): State<(Arc<Edge>, Metrics)>,
    mut request: Request,
    next: Next,
) -> Response {
    let mut answer = match arrive(&edge, &mut request) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    guard::add_security_headers(&mut answer);
    metrics.answered(StatusClass::of(answer.status().as_u16()));
    answer
}

/// What is around every request to the API: pages of other sites are refused, a body has a limit, and no answer is cached.
async fn around_the_api(mut request: Request, next: Next) -> Response {
    let mut answer = match guard::check_origin(&request) {
        Ok(()) => {
            DefaultBodyLimit::max(LONGEST_BODY).apply(&mut request);
            next.run(request).await
        }
        Err(refused) => refused.into_response(),
    };
    guard::forbid_caching(&mut answer);
    answer
}
