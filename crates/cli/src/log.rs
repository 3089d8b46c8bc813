//! The log on standard error.

use std::io::IsTerminal;

use tracing::{Level, Metadata};
use tracing_subscriber::filter::{EnvFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

use moonshot_server::TRACE_TARGET;

use crate::settings::{LogFilter, LogForm};
use crate::traces::Traces;

/// Starts the log. Without a filter, `RUST_LOG` says what is logged, and without that, warnings and errors are.
/// Spans of actions go to `traces` alone.
pub(crate) fn start(form: LogForm, filter: Option<&LogFilter>, traces: Option<&Traces>) {
    let filter = match filter {
        Some(filter) => EnvFilter::new(filter.as_str()),
        None => EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn")),
    };
    let lines = fmt::layer()
        .with_writer(std::io::stderr)
        // Saying on standard error that a line could not be written there would panic, on a full disk for one.
        .log_internal_errors(false);
    let lines = match form {
        LogForm::Text => lines.with_ansi(std::io::stderr().is_terminal()).boxed(),
        LogForm::Json => {
            let lines = lines.json().flatten_event(true);
            lines.with_span_list(false).boxed()
        }
    };
    tracing_subscriber::registry()
        .with(
            lines
                .with_filter(filter)
                .with_filter(filter_fn(|line| line.target() != TRACE_TARGET))
                .with_filter(filter_fn(tells_no_secret)),
        )
        .with(traces.map(Traces::layer))
        .init();
}

/// Whether a line may be logged at all. In detail, libraries log what they carry: WebSocket frames with somebody's
/// hand, headers with a cookie. Of their lines only those for the host are let through.
fn tells_no_secret(line: &Metadata<'_>) -> bool {
    let ours = ["moonshot", "tower_http"];
    *line.level() <= Level::INFO || ours.iter().any(|name| line.target().starts_with(name))
}
