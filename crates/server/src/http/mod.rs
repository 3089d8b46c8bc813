//! The HTTP API and the page: router, handlers, OpenAPI document, extractors, security headers, assets, problems, encodings.
//!
//! Everything below may be used here; nothing below knows that there is HTTP, but for headers and extractors of `net` and
//! `auth`. No rule of who may do what at a table is here.

mod admit;
pub(crate) mod app;
pub(crate) mod assets;
mod encoding;
pub(crate) mod endpoint;
pub(crate) mod exporter;
mod extract;
mod language;
pub(crate) mod openapi;
mod problem;
pub(crate) mod router;
mod routes;
mod security;
mod site;
mod table_page;
