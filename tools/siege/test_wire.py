"""Tests of the connection's state."""

import socket
import unittest

from wire import TEXT, WebSocket, frame


def connected():
    """An open WebSocket, and its other end."""
    near, far = socket.socketpair()
    near.settimeout(5)
    one = WebSocket.__new__(WebSocket)
    one.socket, one.reader = near, near.makefile("rb")
    return one, far


class Reads(unittest.TestCase):
    def setUp(self):
        self.one, self.far = connected()
        self.addCleanup(self.far.close)
        self.addCleanup(self.one.close)

    def says(self, *numbers):
        self.far.sendall(b"".join(frame(TEXT, b"%d" % number, masked=False) for number in numbers))

    def test_what_was_taken_from_the_system_and_not_read_is_unread(self):
        self.assertTrue(self.one.has_read_all())
        self.says(1, 2)
        self.assertFalse(self.one.has_read_all())
        self.assertEqual(self.one.update(), 1)
        # The system's buffer is empty.
        self.assertTrue(self.one.is_quiet())
        self.assertFalse(self.one.has_read_all())
        self.assertEqual(self.one.update(), 2)
        self.assertTrue(self.one.has_read_all())
        # It can still wait for data.
        self.assertEqual(self.one.socket.gettimeout(), 5)
        self.says(3)
        self.assertEqual(self.one.update(), 3)

    def test_whoever_has_not_read_that_it_is_over_has_not_read_all(self):
        self.far.close()
        self.assertFalse(self.one.has_read_all())

    def test_nothing_is_read_of_what_is_closed(self):
        self.one.close()
        self.assertFalse(self.one.has_read_all())
