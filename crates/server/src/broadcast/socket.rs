//! A WebSocket on which the server sends and the client only answers heartbeats.
//!
//! Sockets are idle most of the time, and there may be thousands. So messages go straight from the shared text to the
//! connection, no socket keeps a buffer as large as a message, and an upgraded connection keeps no HTTP state.

use std::future::poll_fn;
use std::io::{self, Cursor, Read, Write};
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use axum::body::Body;
use axum::extract::Request;
use axum::response::Response;
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tungstenite::handshake::server::create_response_with_body;
use tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tungstenite::protocol::frame::{CloseFrame, FrameHeader};
use tungstenite::protocol::{Role, WebSocketConfig};
use tungstenite::{Error, Message, Utf8Bytes, WebSocket};

use crate::error::ApiError;
use crate::net::{ConnectionSlot, TimedStream};

/// Maximum length of a client's message, in bytes: pings and close frames fit.
const LONGEST_MESSAGE: usize = 1024;
/// Maximum number of bytes a client may send between two pings of the server: a flood of pings would otherwise be answered
/// without end.
const MOST_RECEIVED: u32 = 4_096;
/// The message with which a page answers heartbeats.
const AWAKE: &str = "awake";
/// Size of the read buffer, in bytes.
const READ_BUFFER: usize = 64;

/// Maximum length of a frame header, in bytes.
const LONGEST_HEADER: usize = 14;

/// A WebSocket.
pub(crate) struct Socket {
    stream: WebSocket<Stream>,
}

/// The connection of a WebSocket. Operations that would block fail, and are retried when the connection is ready.
struct Stream {
    connection: TcpStream,
    /// Bytes received since the last ping.
    received: u32,
    /// Whether a ping is unanswered.
    asked: bool,
    /// The connection counts as open until this is dropped.
    _place: Arc<ConnectionSlot>,
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.received >= MOST_RECEIVED {
            return Err(io::ErrorKind::QuotaExceeded.into());
        }
        let received = self.connection.try_read(buffer)?;
        // At most the size of the buffer.
        self.received += received as u32;
        Ok(received)
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.connection.try_write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Something received from the client.
pub(crate) enum Incoming {
    /// A ping or pong.
    Alive,
    /// The answer to a heartbeat: [`AWAKE`].
    Awake,
    /// Any other message, or too many bytes. Clients send actions as requests, not here.
    Message,
    /// The connection is closed.
    Gone,
}

impl Socket {
    /// The response to an upgrade request, and the socket once it is sent; `None` if that fails.
    ///
    /// # Errors
    /// When the request is no WebSocket upgrade.
    pub(crate) fn upgrade(
        mut request: Request,
    ) -> Result<(Response, impl Future<Output = Option<Socket>>), ApiError> {
        let response =
            create_response_with_body(&request, Body::empty).map_err(|_| ApiError::NotWebSocket)?;
        let upgraded = hyper::upgrade::on(&mut request);
        let socket = async move {
            let parts = upgraded
                .await
                .ok()?
                .downcast::<TokioIo<TimedStream>>()
                .ok()?;
            let (connection, place, unread) = parts.io.into_inner().into_parts();
            let config = WebSocketConfig::default()
                .read_buffer_size(READ_BUFFER)
                .write_buffer_size(0)
                .max_message_size(Some(LONGEST_MESSAGE))
                .max_frame_size(Some(LONGEST_MESSAGE));
            let stream = Stream {
                connection,
                received: 0,
                asked: false,
                _place: place,
            };
            let mut sent = parts.read_buf.to_vec();
            sent.extend_from_slice(&unread);
            Some(Socket {
                stream: WebSocket::from_partially_read(stream, sent, Role::Server, Some(config)),
            })
        };
        Ok((response, socket))
    }

    /// The next thing from the client. Cancel-safe.
    pub(crate) fn receive(&mut self) -> impl Future<Output = Incoming> {
        poll_fn(|cx| self.poll_receive(cx))
    }

    fn poll_receive(&mut self, cx: &mut Context<'_>) -> Poll<Incoming> {
        loop {
            return Poll::Ready(match self.stream.read() {
                Ok(Message::Ping(_) | Message::Pong(_)) => {
                    self.stream.get_mut().asked = false;
                    Incoming::Alive
                }
                Ok(Message::Text(text)) if text.as_str() == AWAKE => Incoming::Awake,
                Ok(Message::Text(_) | Message::Binary(_) | Message::Frame(_)) => Incoming::Message,
                Err(Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => {
                    match ready!(self.stream.get_ref().connection.poll_read_ready(cx)) {
                        Ok(()) => continue,
                        Err(_) => Incoming::Gone,
                    }
                }
                Err(Error::Io(error)) if error.kind() == io::ErrorKind::QuotaExceeded => {
                    Incoming::Message
                }
                Ok(Message::Close(_)) | Err(_) => Incoming::Gone,
            });
        }
    }

    /// Sends a text. Not cancel-safe: afterwards the socket is unusable.
    pub(crate) async fn send_text(&mut self, text: &Utf8Bytes) -> Result<(), Error> {
        // Pending control frames, such as a pong, go first.
        self.flush().await?;
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
        let connection = &mut self.stream.get_mut().connection;
        connection.write_all_buf(&mut frame).await?;
        Ok(())
    }

    /// Whether the client has not answered the last ping.
    pub(crate) fn is_silent(&self) -> bool {
        self.stream.get_ref().asked
    }

    /// Sends a ping.
    pub(crate) async fn ping(&mut self) -> Result<(), Error> {
        let stream = self.stream.get_mut();
        (stream.received, stream.asked) = (0, true);
        self.send(Message::Ping(Default::default())).await
    }

    /// Sends a close frame with a reason.
    pub(crate) async fn close(
        &mut self,
        code: CloseCode,
        reason: &'static str,
    ) -> Result<(), Error> {
        let reason = reason.into();
        self.send(Message::Close(Some(CloseFrame { code, reason })))
            .await
    }

    async fn send(&mut self, message: Message) -> Result<(), Error> {
        match self.stream.write(message) {
            // It is queued and sent later.
            Err(Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => {}
            sent => sent?,
        }
        self.flush().await
    }

    /// Sends pending control frames.
    fn flush(&mut self) -> impl Future<Output = Result<(), Error>> {
        poll_fn(|cx| {
            loop {
                match self.stream.flush() {
                    Err(Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => {
                        ready!(self.stream.get_ref().connection.poll_write_ready(cx))?;
                    }
                    flushed => return Poll::Ready(flushed),
                }
            }
        })
    }
}
