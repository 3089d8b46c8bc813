"""What a wire does that is cut and mended: `python3 -B -m unittest discover tools/siege`."""

import socket
import threading
import unittest

import service


class Far:
    """Says again what it is told, and keeps it."""

    def __init__(self):
        self.listener, self.heard = socket.create_server(("127.0.0.1", 0)), b""
        self.ended = threading.Event()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            connection, _ = self.listener.accept()
            threading.Thread(target=self.say, args=(connection,), daemon=True).start()

    def say(self, connection):
        try:
            while data := connection.recv(100):
                self.heard += data
                connection.sendall(data)
        except OSError:
            pass
        self.ended.set()


class Cut(unittest.TestCase):
    def cut(self, way):
        """A connection over which `a` was said before a cut and `b` in it, when the wire is mended, and what is at its other end."""
        far = Far()
        wire = service.Wire(far.listener.getsockname()[1])
        near = socket.create_connection(("127.0.0.1", wire.port), 5)
        self.addCleanup(near.close)
        near.sendall(b"a")
        self.assertEqual(near.recv(10), b"a")
        wire.cut(way)
        near.sendall(b"b")
        near.settimeout(0.2)
        with self.assertRaises(TimeoutError):
            near.recv(10)
        self.assertEqual(far.heard, b"a")
        wire.mend()
        near.settimeout(5)
        another = socket.create_connection(("127.0.0.1", wire.port), 5)
        self.addCleanup(another.close)
        another.sendall(b"n")
        self.assertEqual(another.recv(10), b"n")
        return near, far

    def test_late(self):
        near, far = self.cut(service.LATE)
        self.assertEqual(near.recv(10), b"b")
        self.assertFalse(far.ended.is_set())

    def test_reset(self):
        near, far = self.cut(service.RESET)
        with self.assertRaises(ConnectionResetError):
            near.recv(10)
        self.assertTrue(far.ended.wait(5))
        self.assertNotIn(b"b", far.heard)

    def test_lost(self):
        near, far = self.cut(service.LOST)
        self.assertEqual(near.recv(10), b"")
        self.assertTrue(far.ended.wait(5))
        self.assertNotIn(b"b", far.heard)


if __name__ == "__main__":
    unittest.main()
