//! Addresses of the server in the local network.

use serde::{Deserialize, Serialize};

/// Addresses of the server in the local network. Only callers on the server's own machine get them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Network {
    /// Origins for other machines, most likely first; empty if the server listens on the loopback address only.
    pub addresses: Vec<String>,
    /// The port; `null` for a caller on another machine.
    pub port: Option<u16>,
    /// The command that starts it again for other machines, if it listens on the loopback address only; `null` otherwise, and for a
    /// caller on another machine.
    pub restart: Option<String>,
}
