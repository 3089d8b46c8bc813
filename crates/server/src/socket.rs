//! A WebSocket on which the server speaks and the client listens.
//!
//! A watcher waits most of the time, and there may be thousands. So a message goes from the text that all watchers of a
//! viewer share straight to the connection, no socket keeps a buffer as large as a message, and a connection that has become
//! one keeps nothing of the requests that it might have carried.

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

use crate::edge::{Line, Place};
use crate::error::ApiError;

/// The longest message a client may send, in bytes: a ping's or a close's. Anything else is refused.
const LONGEST_MESSAGE: usize = 1024;
/// How many bytes a client may send between two questions for a sign of life: dozens of pings, where one answer is due. The
/// server would read and answer without end for one that goes on and on.
const MOST_RECEIVED: u32 = 4_096;
/// What the script of a page sends to show that it is awake.
const AWAKE: &str = "awake";
/// The size of the buffer for what a client sends, in bytes.
const READ_BUFFER: usize = 64;

/// The longest header of a frame, in bytes.
const LONGEST_HEADER: usize = 14;

/// A WebSocket.
pub(crate) struct Socket {
    stream: WebSocket<Stream>,
}

/// The connection of a WebSocket. What would have to wait fails, and is tried again when the connection is ready.
struct Stream {
    connection: TcpStream,
    /// How many bytes have come since the client was asked for a sign of life.
    received: u32,
    /// Whether it was asked for one that has not come.
    asked: bool,
    /// It counts as open until this is dropped.
    _place: Arc<Place>,
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.received >= MOST_RECEIVED {
            return Err(io::ErrorKind::QuotaExceeded.into());
        }
        let received = self.connection.try_read(buffer)?;
        // No more than the buffer for it.
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

/// What came from the client.
pub(crate) enum Heard {
    /// A sign of life.
    Alive,
    /// The script of a page is awake: [`AWAKE`].
    Awake,
    /// A message, or more than signs of life take. There is nothing to say on a watcher's socket: actions are requests.
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
            let parts = upgraded.await.ok()?.downcast::<TokioIo<Line>>().ok()?;
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

    /// The next sign of the client. May be dropped before it is there; nothing is lost then.
    pub(crate) fn hear(&mut self) -> impl Future<Output = Heard> {
        poll_fn(|cx| self.poll_hear(cx))
    }

    fn poll_hear(&mut self, cx: &mut Context<'_>) -> Poll<Heard> {
        loop {
            return Poll::Ready(match self.stream.read() {
                Ok(Message::Ping(_) | Message::Pong(_)) => {
                    self.stream.get_mut().asked = false;
                    Heard::Alive
                }
                Ok(Message::Text(text)) if text.as_str() == AWAKE => Heard::Awake,
                Ok(Message::Text(_) | Message::Binary(_) | Message::Frame(_)) => Heard::Message,
                Err(Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => {
                    match ready!(self.stream.get_ref().connection.poll_read_ready(cx)) {
                        Ok(()) => continue,
                        Err(_) => Heard::Gone,
                    }
                }
                Err(Error::Io(error)) if error.kind() == io::ErrorKind::QuotaExceeded => {
                    Heard::Message
                }
                Ok(Message::Close(_)) | Err(_) => Heard::Gone,
            });
        }
    }

    /// Sends a text. If it fails, or is dropped before its end, the socket is of no use any more.
    pub(crate) async fn tell(&mut self, text: &Utf8Bytes) -> Result<(), Error> {
        // What the protocol itself has to say, a pong perhaps, goes first and whole.
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

    /// Whether the client was asked for a sign of life and has given none.
    pub(crate) fn is_silent(&self) -> bool {
        self.stream.get_ref().asked
    }

    /// Asks for a sign of life.
    pub(crate) async fn ping(&mut self) -> Result<(), Error> {
        let stream = self.stream.get_mut();
        (stream.received, stream.asked) = (0, true);
        self.send(Message::Ping(Default::default())).await
    }

    /// Closes the socket and says why.
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
            // It is kept, and goes when there is room.
            Err(Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => {}
            sent => sent?,
        }
        self.flush().await
    }

    /// Sends what the protocol has to say.
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
