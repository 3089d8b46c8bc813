//! One WebSocket that watches a table.

use std::sync::Arc;
use std::time::Instant;

use futures_util::StreamExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, HeaderValue};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::record::Record;
use crate::target::Target;
use crate::trouble::{PATIENCE, Trouble, in_time};
use crate::watch::Watch;

/// What is read at once. Thousands of sockets are on this machine beside the server; an update has some kilobytes.
const BUFFER: usize = 8 * 1024;

/// Who watches which table.
pub(crate) struct Socket {
    pub(crate) target: Arc<Target>,
    pub(crate) record: Arc<Record>,
    pub(crate) watch: Arc<Watch>,
    /// The number of the table here, which says what address to come from.
    pub(crate) table: usize,
    /// The table's address on the server.
    pub(crate) path: String,
    /// The socket's number at its table.
    pub(crate) place: usize,
    /// What the address asks for beside the stream.
    pub(crate) asks: &'static str,
    /// The person; `None` for a spectator.
    pub(crate) cookie: Option<String>,
}

impl Socket {
    /// Watches until the match is over, again after every failure.
    pub(crate) async fn follow(self) {
        loop {
            let trouble = match in_time("socket", self.connect()).await {
                Ok(stream) => match self.read(stream).await {
                    Ok(()) => return,
                    Err(trouble) => {
                        self.watch.lose(self.place);
                        trouble
                    }
                },
                Err(trouble) => trouble,
            };
            self.record.error(&trouble);
            tokio::time::sleep(trouble.wait()).await;
        }
    }

    async fn connect(&self) -> Result<WebSocketStream<TcpStream>, Trouble> {
        let url = format!("ws://{}{}/live{}", self.target.host, self.path, self.asks);
        let mut request = url.into_client_request()?;
        if let Some(cookie) = &self.cookie {
            let cookie = HeaderValue::from_str(cookie);
            let cookie = cookie.map_err(|_| Trouble::Unreadable("cookie"))?;
            request.headers_mut().insert(COOKIE, cookie);
        }
        let stream = self.target.connect(self.table).await?;
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0);
        Ok(client_async_with_config(request, stream, Some(config))
            .await?
            .0)
    }

    /// Reads until the match is over.
    async fn read(&self, mut stream: WebSocketStream<TcpStream>) -> Result<(), Trouble> {
        loop {
            match stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    let over = self.watch.read(self.place, text, Instant::now());
                    if over.ok_or(Trouble::Unreadable("update"))? {
                        break;
                    }
                }
                // Pings are answered by the library.
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(_)) | None | Some(Err(Error::ConnectionClosed)) => {
                    return Err(Trouble::Closed);
                }
                Some(Err(error)) => return Err(error.into()),
            }
        }
        // The match is over, and whether the server hears of it changes nothing.
        let _ = tokio::time::timeout(PATIENCE, stream.close(None)).await;
        Ok(())
    }
}
