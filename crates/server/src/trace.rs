//! Traces: what one action sets off, from its request over the storage to each watcher.
//!
//! Spans have a target of their own, so that whoever collects them collects nothing else, and the log has none of them. No
//! attribute says whose action it was, or which: they are counts and results. While nobody collects, no span exists.

use std::time::Duration;

use opentelemetry::Context;
use opentelemetry::trace::{SpanContext, SpanId, TraceContextExt, TraceFlags, TraceId, TraceState};
use tokio::time::Instant;
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

/// A server hears of what was done at another, reads it and makes it known to those who watch here.
pub(crate) fn hear(cause: Option<&str>) -> Span {
    let Some(context) = cause.and_then(read) else {
        return Span::none();
    };
    let span = info_span!(target: TRACE_TARGET, parent: None, "hear", otel.kind = "consumer");
    let _ = span.set_parent(Context::new().with_remote_span_context(context));
    span
}

/// The context in a `traceparent` of the W3C; nothing where it is none, or is of a trace that nobody collects.
fn read(traceparent: &str) -> Option<SpanContext> {
    let parts: Vec<&str> = traceparent.split('-').collect();
    let ["00", trace, span, "01"] = parts[..] else {
        return None;
    };
    let (trace, span) = (TraceId::from_hex(trace).ok()?, SpanId::from_hex(span).ok()?);
    let context = SpanContext::new(trace, span, TraceFlags::SAMPLED, true, TraceState::NONE);
    context.is_valid().then_some(context)
}

/// What something was set off by.
#[derive(Clone, Default, Debug)]
pub(crate) struct Cause {
    /// The trace; nothing while nobody collects any.
    context: Option<Context>,
    /// Since when it is durable; nothing where a watcher is told of something else, as of the present.
    since: Option<Instant>,
}

impl Cause {
    /// The present span, and now.
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

    /// For how long it has been durable.
    pub(crate) fn age(&self) -> Option<Duration> {
        Some(self.since?.elapsed())
    }

    /// The trace as it is told to other servers: a `traceparent` of the W3C.
    pub(crate) fn spoken(&self) -> Option<String> {
        let context = self.context.as_ref()?.span().span_context().clone();
        let (trace, span) = (context.trace_id(), context.span_id());
        context
            .is_sampled()
            .then(|| format!("00-{trace}-{span}-01"))
    }

    /// A watcher is sent so many bytes for this.
    pub(crate) fn tell(&self, transport: Transport, bytes: usize) -> Span {
        let Some(context) = &self.context else {
            return Span::none();
        };
        let transport = transport.as_str();
        let span = info_span!(target: TRACE_TARGET, parent: None, "tell", transport, bytes);
        // Refused where the span is not collected, and then there is nothing to belong to.
        let _ = span.set_parent(context.clone());
        span
    }
}
