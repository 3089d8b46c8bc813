//! Traces: what one action sets off, from its request over the storage to each watcher.
//!
//! Spans have a target of their own, so that whoever collects them collects nothing else, and the log has none of them. No
//! attribute says whose action it was, or which: they are counts and results. While nobody collects, no span exists.

use opentelemetry::Context;
use opentelemetry::trace::TraceContextExt;
use tracing::{Span, info_span};
use tracing_opentelemetry::OpenTelemetrySpanExt;

use crate::metrics::Transport;

/// The target of all spans that are to be collected.
pub const TRACE_TARGET: &str = "moonshot_trace";

/// An action, from its request's arrival to its answer.
pub(crate) fn action() -> Span {
    info_span!(
        target: TRACE_TARGET,
        "action",
        otel.kind = "server",
        result = tracing::field::Empty
    )
}

/// Until entries are durable, waiting for their batch included.
pub(crate) fn append(entries: usize) -> Span {
    info_span!(target: TRACE_TARGET, "append", entries)
}

/// What is durable is made known to those who watch.
pub(crate) fn notice() -> Span {
    info_span!(target: TRACE_TARGET, "notice")
}

/// What something was set off by; nothing while nobody collects traces.
#[derive(Clone, Default, Debug)]
pub(crate) struct Cause(Option<Context>);

impl Cause {
    /// The present span.
    pub(crate) fn here() -> Cause {
        let span = Span::current();
        if span.is_disabled() {
            return Cause(None);
        }
        let context = span.context();
        let traced = context.span().span_context().is_valid();
        Cause(traced.then_some(context))
    }

    /// A watcher is sent so many bytes for this.
    pub(crate) fn tell(&self, transport: Transport, bytes: usize) -> Span {
        let Some(context) = &self.0 else {
            return Span::none();
        };
        let transport = transport.as_str();
        let span = info_span!(target: TRACE_TARGET, parent: None, "tell", transport, bytes);
        // Refused where the span is not collected, and then there is nothing to belong to.
        let _ = span.set_parent(context.clone());
        span
    }
}
