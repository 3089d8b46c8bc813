"""WebSocket frames that violate the protocol."""

import os
import struct

from people import PATIENCE, Failed
from wire import BINARY, CLOSE, PING, PONG, TEXT, Lost, WebSocket, frame

# The close code for a client that sends messages.
POLICY = 1008


def break_frames(server, path, cookie):
    """Opens WebSockets that violate the protocol. Returns their number."""
    cases = [
        ("a text", frame(TEXT, b"hello"), POLICY),
        ("an empty text", frame(TEXT), POLICY),
        ("bytes", frame(BINARY, b"\0" * 100), POLICY),
        ("many texts", frame(TEXT, b"x") * 1000, POLICY),
        ("a text in parts", frame(TEXT, b"a", final=False) + frame(0, b"b"), POLICY),
        ("a text that is no UTF-8", frame(TEXT, b"\xc3\x28"), None),
        ("a frame that is not masked", frame(TEXT, b"hello", masked=False), None),
        ("a reserved code", frame(3, b"x"), None),
        ("a reserved control code", frame(11, b"x"), None),
        ("reserved bits", frame(TEXT, b"x", reserved=7), None),
        ("a ping in parts", frame(PING, b"x", final=False), None),
        ("a long ping", frame(PING, b"x" * 200), None),
        ("an end without a beginning", frame(0, b"x"), None),
        ("a frame of a megabyte", frame(TEXT, b"x" * 1_000_000), None),
        ("a frame that says it is endless", frame(TEXT, b"x", length=(1 << 63) - 1), None),
        ("a frame longer than there are numbers", frame(TEXT, b"x", length=(1 << 64) - 1), None),
        ("a close with half a code", frame(CLOSE, b"\x03"), None),
        ("a close with a code that there is not", frame(CLOSE, struct.pack(">H", 5)), None),
        ("random bytes", os.urandom(3000), None),
    ]
    for name, data, code in cases:
        socket = WebSocket(server.address, f"{path}/live", cookie, source="127.0.0.4", timeout=PATIENCE)
        try:
            socket.send(data)
        except Lost:
            # Closed before everything was sent.
            pass
        try:
            closed = socket.closed()
        except Lost as lost:
            raise Failed(f"a WebSocket that sent {name} is not closed") from lost
        if code is not None and closed != code:
            raise Failed(f"a WebSocket that sent {name} was closed with {closed}, not {code}")
        socket.close()
    polite(server, path, cookie)
    return len(cases) + 1


def polite(server, path, cookie):
    """Pings and closes are answered."""
    socket = WebSocket(server.address, f"{path}/live", cookie, source="127.0.0.4", timeout=PATIENCE)
    socket.send(frame(PING, b"p") * 50)
    while socket.receive()[0] != PONG:
        pass
    socket.send(frame(CLOSE, struct.pack(">H", 1000)))
    if socket.closed() not in (1000, None):
        raise Failed("a WebSocket that was closed politely is closed otherwise")
    socket.close()
