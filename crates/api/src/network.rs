//! Where others in the network reach the server.

use serde::{Deserialize, Serialize};

/// Where others in the network reach the server. Only a caller on the server's own machine is told.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Network {
    /// The origins by which other machines reach it, the likeliest first; none where it listens to its own machine alone.
    pub addresses: Vec<String>,
    /// The port it listens at; `null` for a caller on another machine.
    pub port: Option<u16>,
}
