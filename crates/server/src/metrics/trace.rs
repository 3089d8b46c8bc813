//! Traces: what one action sets off, from its request through storage to each subscriber.
//!
//! Spans have a target of their own, which separates them from the log. No attribute says whose action it was, or which:
//! attributes are counts and results. While nobody collects traces, no span exists.

use std::time::Duration;

use opentelemetry::Context;
use opentelemetry::trace::{SpanContext, SpanId, TraceContextExt, TraceFlags, TraceId, TraceState};
use tokio::time::Instant;
use tracing::{Span, info_span};
use tracing_opentelemetry::OpenTelemetrySpanExt;

use super::Transport;

/// The target of all spans that are to be collected.
pub const TRACE_TARGET: &str = "moonshot_trace";

/// An action, from the arrival of its request to the response.
pub(crate) fn action() -> Span {
    info_span!(
        target: TRACE_TARGET,
        "action",
        otel.kind = "server",
        result = tracing::field::Empty
    )
}

/// The append of entries until they are durable, including the wait for their batch.
pub(crate) fn append(entries: usize) -> Span {
    info_span!(target: TRACE_TARGET, "append", entries)
}

/// Publishing of durable entries to subscribers.
pub(crate) fn notice() -> Span {
    info_span!(target: TRACE_TARGET, "notice")
}

/// Processing of a notice from another server: reading the entries and publishing them here.
pub(crate) fn received(cause: Option<&str>) -> Span {
    let Some(context) = cause.and_then(read) else {
        return Span::none();
    };
    let span = info_span!(target: TRACE_TARGET, parent: None, "receive", otel.kind = "consumer");
    let _ = span.set_parent(Context::new().with_remote_span_context(context));
    span
}

/// The context of a W3C `traceparent`; `None` if it is malformed or not sampled.
fn read(traceparent: &str) -> Option<SpanContext> {
    let parts: Vec<&str> = traceparent.split('-').collect();
    let ["00", trace, span, "01"] = parts[..] else {
        return None;
    };
    let (trace, span) = (TraceId::from_hex(trace).ok()?, SpanId::from_hex(span).ok()?);
    let context = SpanContext::new(trace, span, TraceFlags::SAMPLED, true, TraceState::NONE);
    context.is_valid().then_some(context)
}

/// The cause of an update.
#[derive(Clone, Default, Debug)]
pub(crate) struct Cause {
    /// The trace; `None` while nobody collects traces.
    context: Option<Context>,
    /// Since when the change is durable; `None` for updates that follow no change, such as the present state.
    since: Option<Instant>,
}

impl Cause {
    /// The current span, and now.
    pub(crate) fn here() -> Cause {
        let since = Some(Instant::now());
        let span = Span::current();
        if span.is_disabled() {
            return Cause {
                context: None,
                since,
            };
        }
        let context = span.context();
        let traced = context.span().span_context().is_valid();
        Cause {
            context: traced.then_some(context),
            since,
        }
    }

    /// How long it has been durable.
    pub(crate) fn age(&self) -> Option<Duration> {
        Some(self.since?.elapsed())
    }

    /// The trace as a W3C `traceparent`, for notices to other servers.
    pub(crate) fn traceparent(&self) -> Option<String> {
        let context = self.context.as_ref()?.span().span_context().clone();
        let (trace, span) = (context.trace_id(), context.span_id());
        context
            .is_sampled()
            .then(|| format!("00-{trace}-{span}-01"))
    }

    /// The delivery of that many bytes to a subscriber.
    pub(crate) fn delivery(&self, transport: Transport, bytes: usize) -> Span {
        let Some(context) = &self.context else {
            return Span::none();
        };
        let transport = transport.as_str();
        let span = info_span!(target: TRACE_TARGET, parent: None, "send", transport, bytes);
        // Fails if the span is not collected, and then it needs no parent.
        let _ = span.set_parent(context.clone());
        span
    }
}
