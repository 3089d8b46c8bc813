"""Tests of the records of past faults: `python3 -B -m unittest discover tools/siege`."""

import unittest
from unittest import mock

import faults
from faults import Fault, Past


def past(*what):
    """Faults with their start and end, and the servers that were deaf, cut, restarted and mute."""
    found = Past()
    found.faults = [(began, ended, Fault("", None, *touched)) for began, ended, *touched in what]
    return found


class Knows(unittest.TestCase):
    PAST = past((10, 12, (0,), ()), (20, 25, (), (1,)), (30, 31, (0, 1), (0, 1)))

    def test_what_lasted_at_some_time_between(self):
        for since, until, found in [(0, 9, 0), (0, 10, 1), (12, 13, 1), (12.5, 19, 0), (11, 20, 2), (0, 99, 3), (21, 22, 1), (32, 99, 0)]:
            self.assertEqual(len(self.PAST.between(since, until)), found, (since, until))

    def test_who_could_hear(self):
        self.assertFalse(self.PAST.hear([0], 11, 15))
        self.assertTrue(self.PAST.hear([1], 11, 15))
        self.assertTrue(self.PAST.hear([0, 1], 19, 26), "streams are no notices")
        self.assertFalse(self.PAST.hear([1], 19, 30))

    def test_who_could_tell_who_is_there(self):
        found = past((10, 12, (0,)), (20, 25, (0,), (), (), ()), (30, 31, (), (), (), (1,)))
        self.assertFalse(found.tell_each_other([0, 1], 11, 15), "the deaf are mute")
        self.assertTrue(found.tell_each_other([1], 11, 15))
        self.assertTrue(found.tell_each_other([0, 1], 19, 26), "only what is stored is out of reach")
        self.assertFalse(found.hear([0], 19, 26))
        self.assertFalse(found.tell_each_other([0, 1], 31, 32))

    def test_whose_streams_were_kept(self):
        self.assertFalse(self.PAST.kept_streams(1, 24, 26))
        self.assertTrue(self.PAST.kept_streams(0, 24, 26))
        self.assertTrue(self.PAST.kept_streams(1, 9, 13), "notices are no streams")

    def test_how_long_the_longest_lasted(self):
        self.assertEqual([self.PAST.longest(0, 99, count) for count in (1, 2, 3, 4)], [5, 7, 8, 8])
        self.assertEqual(self.PAST.longest(0, 15, 2), 2)

    def test_what_fails_lasted_too(self):
        found = Past()
        with mock.patch.object(faults.time, "monotonic", side_effect=[1, 4]), self.assertRaises(ZeroDivisionError):
            found.add(Fault("", lambda: 1 / 0, (0,)))
        self.assertEqual([one[:2] for one in found.faults], [(1, 4)])


if __name__ == "__main__":
    unittest.main()
