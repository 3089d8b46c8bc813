//! A WebSocket on which the server speaks and the client listens.
//!
//! A watcher waits most of the time, and there may be thousands. So a message goes from the text that all watchers of a
//! viewer share straight to the connection, and no socket keeps a buffer as large as a message.

use std::io::Cursor;

use axum::body::Body;
use axum::extract::Request;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, FrameHeader};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::error::ApiError;

/// The longest message a client may send, in bytes: a ping's or a close's. Anything else is refused.
const LONGEST_MESSAGE: usize = 1024;
/// The size of the buffer for what a client sends, in bytes.
const READ_BUFFER: usize = 64;

/// The longest header of a frame, in bytes.
const LONGEST_HEADER: usize = 14;

/// A WebSocket.
pub(crate) struct Socket {
    stream: WebSocketStream<TokioIo<Upgraded>>,
}

/// What came from the client.
pub(crate) enum Heard {
    /// A sign of life.
    Alive,
    /// A message. There is nothing to say on a watcher's socket: actions are requests.
    Message,
    /// It has left.
    Gone,
}

impl Socket {
    /// The answer to a request for a WebSocket, and the socket once the answer is sent; `None` if that fails.
    ///
    /// # Errors
    /// When the request asks for no WebSocket.
    pub(crate) fn upgrade(
        mut request: Request,
    ) -> Result<(Response, impl Future<Output = Option<Socket>>), ApiError> {
        let response =
            create_response_with_body(&request, Body::empty).map_err(|_| ApiError::NotWebSocket)?;
        let upgraded = hyper::upgrade::on(&mut request);
        let socket = async move {
            let config = WebSocketConfig::default()
                .read_buffer_size(READ_BUFFER)
                .write_buffer_size(0)
                .max_message_size(Some(LONGEST_MESSAGE))
                .max_frame_size(Some(LONGEST_MESSAGE));
            let line = TokioIo::new(upgraded.await.ok()?);
            let stream = WebSocketStream::from_raw_socket(line, Role::Server, Some(config));
            Some(Socket {
                stream: stream.await,
            })
        };
        Ok((response, socket))
    }

    /// The next sign of the client. May be dropped before it is there; nothing is lost then.
    pub(crate) async fn hear(&mut self) -> Heard {
        match self.stream.next().await {
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Heard::Alive,
            Some(Ok(Message::Text(_) | Message::Binary(_) | Message::Frame(_))) => Heard::Message,
            Some(Ok(Message::Close(_)) | Err(_)) | None => Heard::Gone,
        }
    }

    /// Sends a text. If it fails, or is dropped before its end, the socket is of no use any more.
    pub(crate) async fn tell(&mut self, text: &Utf8Bytes) -> Result<(), Error> {
        // What the protocol itself has to say, a pong perhaps, goes first and whole.
        self.stream.flush().await?;
        let mut header = Cursor::new([0; LONGEST_HEADER]);
        let opcode = OpCode::Data(Data::Text);
        let frame = FrameHeader {
            opcode,
            ..FrameHeader::default()
        };
        frame.format(text.len() as u64, &mut header)?;
        let length = header.position() as usize;
        let header = &header.get_ref()[..length];
        let mut frame = bytes::Buf::chain(header, text.as_bytes());
        self.stream.get_mut().write_all_buf(&mut frame).await?;
        Ok(())
    }

    /// Asks for a sign of life.
    pub(crate) async fn ping(&mut self) -> Result<(), Error> {
        self.stream.send(Message::Ping(Default::default())).await
    }

    /// Closes the socket and says why.
    pub(crate) async fn close(
        &mut self,
        code: CloseCode,
        reason: &'static str,
    ) -> Result<(), Error> {
        let reason = reason.into();
        self.stream.close(Some(CloseFrame { code, reason })).await
    }
}
