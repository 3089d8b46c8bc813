"""Minimal HTTP and WebSocket on plain sockets, so that both can also be violated."""

import base64
import json
import os
import select
import socket
import struct

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Lost(Exception):
    """The connection ended, or timed out."""


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    def json(self):
        return json.loads(self.body)

    def __str__(self):
        return f"{self.status} {self.body[:200].decode(errors='replace')}"


class Connection:
    """A TCP connection from that local address; `receive` is the size of its receive buffer."""

    def __init__(self, address, source=None, timeout=30, receive=None):
        self.socket = socket.socket()
        self.socket.settimeout(timeout)
        try:
            if receive is not None:
                self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
            if source is not None:
                self.socket.bind((source, 0))
            self.socket.connect(address)
        except OSError as error:
            self.socket.close()
            raise Lost(f"no connection: {error}") from error
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.reader = self.socket.makefile("rb")

    def send(self, data):
        try:
            self.socket.sendall(data)
        except OSError as error:
            raise Lost(f"cannot send: {error}") from error

    def line(self):
        try:
            line = self.reader.readline(65536)
        except OSError as error:
            raise Lost(f"no answer: {error}") from error
        if not line:
            raise Lost("the server closed the connection")
        return line.rstrip(b"\r\n")

    def bytes(self, count):
        try:
            data = self.reader.read(count)
        except OSError as error:
            raise Lost(f"half an answer: {error}") from error
        if len(data) < count:
            raise Lost("the server closed the connection within an answer")
        return data

    def head(self):
        """The status and headers of an answer."""
        words = self.line().split(None, 2)
        if len(words) < 2 or not words[0].startswith(b"HTTP/1."):
            raise Lost(f"no HTTP: {words}")
        headers = {}
        while line := self.line():
            name, _, value = line.decode("latin-1").partition(":")
            headers[name.strip().lower()] = value.strip()
        return int(words[1]), headers

    def answer(self, bodyless=False):
        status, headers = self.head()
        body = b""
        if bodyless or status in (204, 304) or status < 200:
            pass
        elif headers.get("transfer-encoding") == "chunked":
            while count := int(self.line(), 16):
                body += self.bytes(count)
                self.line()
            self.line()
        else:
            body = self.bytes(int(headers.get("content-length", 0)))
        return Answer(status, headers, body)

    def rest(self):
        """All data until the server closes the connection or times out."""
        said = b""
        try:
            while data := self.reader.read1(65536):
                said += data
        except OSError:
            pass
        return said

    def is_quiet(self):
        """Whether it is open with nothing unread, not even its end."""
        poll = select.poll()
        try:
            poll.register(self.socket, select.POLLIN)
        except ValueError:
            # It is closed.
            return False
        return not poll.poll(0)

    def has_read_all(self):
        """Whether it is quiet and nothing received is unread; only for the connection's reader."""
        timeout = self.socket.gettimeout()
        try:
            self.socket.settimeout(0)
            try:
                unread = self.reader.peek(1)
            finally:
                self.socket.settimeout(timeout)
        except OSError:
            # It is closed.
            return False
        return not unread and self.is_quiet()

    def shut(self):
        """Makes a reader or writer in another thread stop."""
        try:
            self.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    def close(self):
        self.reader.close()
        self.socket.close()


def request(method, path, body=None, cookie=None, more=()):
    """The bytes of a request."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *more]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    data = b""
    if body is not None:
        data = json.dumps(body).encode()
        lines += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
    return "\r\n".join([*lines, "", ""]).encode() + data


def frame(code, data=b"", final=True, reserved=0, masked=True, length=None):
    """A WebSocket frame of a client, valid or not."""
    head = bytes([(0x80 if final else 0) | reserved << 4 | code])
    count = len(data) if length is None else length
    mask = 0x80 if masked else 0
    if count < 126:
        head += bytes([mask | count])
    elif count < 65536:
        head += struct.pack(">BH", mask | 126, count)
    else:
        head += struct.pack(">BQ", mask | 127, count)
    if not masked:
        return head + data
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[place % 4] for place, byte in enumerate(data))


class WebSocket(Connection):
    def __init__(self, address, path, cookie=None, **how):
        super().__init__(address, **how)
        self.send(self.upgrade(path, cookie))
        status, self.headers = self.head()
        if status != 101:
            body = self.bytes(int(self.headers.get("content-length", 0)))
            self.close()
            raise Lost(f"no WebSocket: {Answer(status, self.headers, body)}")

    @staticmethod
    def upgrade(path, cookie=None, version=13):
        key = base64.b64encode(os.urandom(16)).decode()
        more = ["Connection: Upgrade", "Upgrade: websocket", f"Sec-WebSocket-Version: {version}"]
        return request("GET", path, cookie=cookie, more=[*more, f"Sec-WebSocket-Key: {key}"])

    def receive(self):
        """The next frame: its code and data."""
        head = self.bytes(2)
        count = head[1] & 0x7F
        if count == 126:
            (count,) = struct.unpack(">H", self.bytes(2))
        elif count == 127:
            (count,) = struct.unpack(">Q", self.bytes(8))
        return head[0] & 0x0F, self.bytes(count)

    def update(self):
        """The next update of the table."""
        while True:
            code, data = self.receive()
            if code == TEXT:
                return json.loads(data)
            if code == PING:
                self.send(frame(PONG, data))
            if code == CLOSE:
                raise Lost(f"the server closed the WebSocket: {data!r}")

    def closed(self):
        """Reads to the end; returns the server's close code, or `None`."""
        try:
            while True:
                code, data = self.receive()
                if code == CLOSE:
                    return int.from_bytes(data[:2]) if len(data) >= 2 else None
        except Lost as lost:
            if "timed out" in str(lost):
                raise
            return None
