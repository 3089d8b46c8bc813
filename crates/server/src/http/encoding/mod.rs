//! Content codings: negotiation and compression.

pub(super) mod brotli;
pub(super) mod gzip;

use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::http::header::{self, HeaderValue};
use flate2::Compression;
use flate2::write::GzEncoder;

/// Brotli's quality, 0 to 11. Each text is compressed once, on its first request; the best quality would take seconds in
/// debug builds.
pub(crate) const EFFORT: u32 = if cfg!(debug_assertions) { 9 } else { 11 };
/// Brotli's window, as a power of two.
pub(crate) const WINDOW: u32 = 22;

/// A content coding. Browsers accept brotli only over HTTPS, and gzip everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Coding {
    Brotli,
    Gzip,
}

/// Compressed texts by the hash of the plain text.
type Cache = HashMap<([u8; 32], Coding), Bytes>;

static PACKED: LazyLock<Mutex<Cache>> = LazyLock::new(Mutex::default);

impl Coding {
    /// The best coding that the client accepts; `None` if it accepts neither.
    pub(crate) fn accepted(request: &HeaderMap) -> Option<Coding> {
        let codings = [Coding::Brotli, Coding::Gzip];
        codings
            .into_iter()
            .find(|coding| coding.is_accepted(request))
    }

    fn is_accepted(self, request: &HeaderMap) -> bool {
        let accepted = request.get_all(header::ACCEPT_ENCODING).iter();
        accepted
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .any(|coding| {
                let mut parts = coding.split(';').map(str::trim);
                let refused =
                    |weight: &str| weight.replace(' ', "").trim_end_matches(['0', '.']) == "q=";
                parts.next() == Some(self.name()) && !parts.any(refused)
            })
    }

    /// Its name in HTTP.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
        }
    }

    /// The value of `Content-Encoding`.
    pub(crate) fn header(self) -> HeaderValue {
        HeaderValue::from_static(self.name())
    }

    /// The compressed text. The first callers compress it, outside the lock; later ones share the result.
    pub(crate) fn pack(self, hash: [u8; 32], plain: &[u8]) -> Bytes {
        let cached = || PACKED.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (hash, self);
        if let Some(packed) = cached().get(&key) {
            return packed.clone();
        }
        let packed = self.compressed(plain);
        cached().insert(key, packed.clone());
        packed
    }

    fn compressed(self, plain: &[u8]) -> Bytes {
        // Writing to memory does not fail.
        match self {
            Coding::Brotli => {
                let mut writer = ::brotli::CompressorWriter::new(Vec::new(), 4096, EFFORT, WINDOW);
                let _ = writer.write_all(plain).and_then(|()| writer.flush());
                writer.into_inner().into()
            }
            Coding::Gzip => {
                let mut writer = GzEncoder::new(Vec::new(), Compression::best());
                let _ = writer.write_all(plain);
                writer.finish().unwrap_or_default().into()
            }
        }
    }
}
