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

/// Starts the log. Without a filter `RUST_LOG` applies, and without that, warnings and errors. Action spans go to
/// `traces` only.
pub(crate) fn start(form: LogForm, filter: Option<&LogFilter>, traces: Option<&Traces>) {
    let filter = match filter {
        Some(filter) => EnvFilter::new(filter.as_str()),
        None => EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn")),
    };
    let lines = fmt::layer()
        .with_writer(std::io::stderr)
        // By default a failed write to standard error panics, for example when the disk is full.
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
                .with_filter(filter_fn(is_safe_to_log)),
        )
        .with(traces.map(Traces::layer))
        .init();
}

/// Whether a line is safe to log. At debug levels, libraries log their payloads: WebSocket frames with a hand, headers
/// with a cookie. Only lines of our own crates pass.
fn is_safe_to_log(line: &Metadata<'_>) -> bool {
    let ours = ["moonshot", "tower_http"];
    *line.level() <= Level::INFO || ours.iter().any(|name| line.target().starts_with(name))
}
