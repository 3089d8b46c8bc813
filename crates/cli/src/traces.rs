//! Traces of actions, exported to an OpenTelemetry collector.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use anyhow::Context;
use bytes::Bytes;
use http::{Request, Response};
use moonshot_server::TRACE_TARGET;
use opentelemetry::KeyValue;
use opentelemetry::trace::TracerProvider;
use opentelemetry_http::{HttpClient, HttpError};
use opentelemetry_otlp::{Protocol, SpanExporter, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::SdkTracerProvider;
use tracing::Subscriber;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::registry::LookupSpan;

use crate::settings::Collector;

/// Timeout of requests to the collector. Spans that it does not accept are dropped; only the exporter thread waits.
const WITHIN: Duration = Duration::from_secs(5);
/// Maximum length of an answer.
const LONGEST: u64 = 64 * 1024;

/// Exports spans until it is stopped.
pub(crate) struct Traces(SdkTracerProvider);

impl Traces {
    /// Starts exporting to the collector, on a separate thread.
    ///
    /// # Errors
    /// If the address is invalid.
    pub(crate) fn start(collector: &Collector) -> anyhow::Result<Traces> {
        let exporter = SpanExporter::builder()
            .with_http()
            .with_http_client(Plain)
            .with_protocol(Protocol::HttpBinary)
            .with_endpoint(format!("{}/v1/traces", collector.0))
            .build()
            .context("traces cannot be sent there")?;
        let resource = Resource::builder()
            .with_service_name("moonshot")
            .with_attribute(KeyValue::new("service.version", env!("CARGO_PKG_VERSION")))
            .build();
        let provider = SdkTracerProvider::builder()
            .with_batch_exporter(exporter)
            .with_resource(resource);
        Ok(Traces(provider.build()))
    }

    /// A layer that exports the server's action spans and nothing else: spans of libraries may contain secrets.
    pub(crate) fn layer<S>(&self) -> impl Layer<S> + use<S>
    where
        S: Subscriber + for<'span> LookupSpan<'span>,
    {
        tracing_opentelemetry::layer()
            .with_tracer(self.0.tracer("moonshot"))
            .with_location(false)
            .with_threads(false)
            .with_target(false)
            .with_level(false)
            .with_tracked_inactivity(false)
            .with_filter(filter_fn(|metadata| metadata.target() == TRACE_TARGET))
    }

    /// Exports the remaining spans.
    pub(crate) fn stop(&self) {
        if let Err(error) = self.0.shutdown_with_timeout(WITHIN) {
            tracing::warn!(%error, "the last traces were not sent");
        }
    }
}

/// A plain HTTP client with one connection per request: the collector is on the same machine or network, and gets a
/// request every few seconds.
#[derive(Debug)]
struct Plain;

#[async_trait::async_trait]
impl HttpClient for Plain {
    // Runs on the exporter's own thread, so blocking is fine.
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let authority = request.uri().authority().ok_or("no host")?.as_str();
        let mut addresses = std::net::ToSocketAddrs::to_socket_addrs(authority)?;
        let address = addresses.next().ok_or("no address")?;
        let mut stream = TcpStream::connect_timeout(&address, WITHIN)?;
        stream.set_read_timeout(Some(WITHIN))?;
        stream.set_write_timeout(Some(WITHIN))?;
        let path = request.uri().path();
        let mut head = format!(
            "{} {path} HTTP/1.1\r\nhost: {authority}\r\n",
            request.method()
        );
        for (name, value) in request.headers() {
            head += &format!("{name}: {}\r\n", value.to_str()?);
        }
        let length = request.body().len();
        head += &format!("content-length: {length}\r\nconnection: close\r\n\r\n");
        stream.write_all(head.as_bytes())?;
        stream.write_all(request.body())?;
        let mut answer = Vec::new();
        stream.take(LONGEST).read_to_end(&mut answer)?;
        let line = String::from_utf8_lossy(&answer);
        let status = line.split(' ').nth(1).ok_or("no status")?;
        // The body is not needed.
        Ok(Response::builder().status(status).body(Bytes::new())?)
    }
}
