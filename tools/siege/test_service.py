"""Tests of cut and repaired wires: `python3 -B -m unittest discover tools/siege`."""

import contextlib
import socket
import threading
import time
import unittest

import service


class Far:
    """An echo server that records its input."""

    def __init__(self):
        self.listener, self.received_events, self.connection = socket.create_server(("127.0.0.1", 0)), b"", None
        self.ended = threading.Event()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            connection, _ = self.listener.accept()
            self.connection = self.connection or connection
            threading.Thread(target=self.say, args=(connection,), daemon=True).start()

    def say(self, connection):
        try:
            while data := connection.recv(100):
                self.received_events += data
                connection.sendall(data)
        except OSError:
            pass
        self.ended.set()


class Cut(unittest.TestCase):
    def cut(self, way):
        """A connection over which `a` was sent before a cut and `b` during it, after the repair, and its other end."""
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
        self.assertEqual(far.received_events, b"a")
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
        self.assertNotIn(b"b", far.received_events)

    def test_lost(self):
        near, far = self.cut(service.LOST)
        self.assertEqual(near.recv(10), b"")
        self.assertTrue(far.ended.wait(5))
        self.assertNotIn(b"b", far.received_events)


class CutInOneDirection(unittest.TestCase):
    def connect(self):
        """A wire, a connection over it, and its other end."""
        far = Far()
        wire = service.Wire(far.listener.getsockname()[1])
        near = socket.create_connection(("127.0.0.1", wire.port), 5)
        self.addCleanup(near.close)
        near.sendall(b"a")
        self.assertEqual(near.recv(10), b"a")
        return wire, near, far

    def says_nothing(self, near):
        near.settimeout(0.2)
        with self.assertRaises(TimeoutError):
            near.recv(10)
        near.settimeout(5)

    def there(self, way):
        """The client is cut off: its `b` does not arrive until the repair, but it receives."""
        wire, near, far = self.connect()
        wire.cut(way, (service.THERE,))
        near.sendall(b"b")
        far.connection.sendall(b"f")
        self.assertEqual(near.recv(10), b"f")
        self.says_nothing(near)
        self.assertEqual(far.received_events, b"a")
        wire.mend()
        return near, far

    def back(self, way):
        """The server is cut off: it receives `b`, but its answers do not arrive until the repair."""
        wire, near, far = self.connect()
        wire.cut(way, (service.BACK,))
        near.sendall(b"b")
        until = time.monotonic() + 5
        while far.received_events != b"ab" and time.monotonic() < until:
            time.sleep(0.01)
        self.assertEqual(far.received_events, b"ab")
        self.says_nothing(near)
        wire.mend()
        return near, far

    def ended(self, near, far, how):
        with self.assertRaises(ConnectionResetError) if how == service.RESET else contextlib.nullcontext():
            self.assertEqual(near.recv(10), b"")
        self.assertTrue(far.ended.wait(5))

    def test_there_late(self):
        near, far = self.there(service.LATE)
        self.assertEqual(near.recv(10), b"b")
        self.assertEqual(far.received_events, b"ab")
        self.assertFalse(far.ended.is_set())

    def test_there_reset_or_lost(self):
        for way in (service.RESET, service.LOST):
            near, far = self.there(way)
            self.ended(near, far, way)
            self.assertEqual(far.received_events, b"a")

    def test_back_late(self):
        near, far = self.back(service.LATE)
        self.assertEqual(near.recv(10), b"b")
        self.assertFalse(far.ended.is_set())

    def test_back_reset_or_lost(self):
        for way in (service.RESET, service.LOST):
            self.ended(*self.back(way), way)

    def test_an_end_is_told_in_the_direction_that_is_not_dead(self):
        wire, near, far = self.connect()
        wire.cut(service.LATE, (service.THERE,))
        near.sendall(b"b")
        far.connection.shutdown(socket.SHUT_WR)
        self.assertEqual(near.recv(10), b"")
        near.close()
        self.assertFalse(far.ended.wait(0.2))
        self.assertEqual(far.received_events, b"a")
        wire.mend()
        self.assertTrue(far.ended.wait(5))

    def test_an_end_is_not_told_in_the_direction_that_is_dead(self):
        wire, near, far = self.connect()
        wire.cut(service.LATE, (service.BACK,))
        far.connection.shutdown(socket.SHUT_WR)
        self.says_nothing(near)
        wire.mend()
        self.assertEqual(near.recv(10), b"")


if __name__ == "__main__":
    unittest.main()
