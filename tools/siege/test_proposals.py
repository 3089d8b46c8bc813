"""Tests of the consent checks: `python3 -B -m unittest discover tools/siege`."""

import unittest

from faults import Fault, Past
from people import Failed
from presence import DEAF, HEARD, LINGERS_AT_LEAST
from proposals import SLACK, Consent, has_to_be_asked, check_consent
from sitters import Stream

SERVERS = range(2)


def stream(server, began, sure):
    one = Stream()
    one.server, one.knocked, one.began, one.sure, one.closed = server, began, began, sure, None
    return one


def past(*faults):
    """Each of `faults` has its start and end, and its effect."""
    one = Past()
    one.faults = [(began, ended, Fault("a fault", None, **did)) for began, ended, did in faults]
    return one


class Asked(unittest.TestCase):
    def asked(self, streams, *faults):
        return has_to_be_asked(streams, 100, SERVERS, past(*faults))

    def test_whoever_is_there_and_was_heard_of_has_to_be_asked(self):
        long = 100 - HEARD - SLACK
        self.assertTrue(self.asked([stream(0, long, 100)]))
        self.assertTrue(self.asked([stream(0, 1, 2), stream(1, long, 100 - SLACK)]))
        # Consecutive streams count as one if the gap is short.
        gap = LINGERS_AT_LEAST
        self.assertTrue(self.asked([stream(0, long, 94), stream(0, None, None), stream(1, 94 + gap, 98), stream(0, 98.5, 100)]))
        gaps = [[stream(0, long, 94), stream(1, 94 + gap + 0.1, 100)], [stream(0, long, 96), stream(1, 97, 100 - SLACK - 0.1)]]
        for streams in (*gaps, [], [stream(0, long + 0.1, 100)], [stream(0, long, 100 - SLACK - 0.1)], [stream(0, None, None)]):
            self.assertFalse(self.asked(streams), streams)

    def test_not_where_the_stream_or_the_hearing_may_have_been_cut(self):
        here = [stream(0, 50, 100)]
        self.assertFalse(self.asked(here, (60, 61, {"cut": [0]})))
        self.assertTrue(self.asked(here, (40, 41, {"cut": [0]}), (60, 61, {"cut": [1]})))
        # An earlier, closed stream may be cut.
        before = [stream(0, 50, 95), stream(1, 96, 100)]
        self.assertTrue(self.asked(before, (97, 98, {"cut": [0]})))
        self.assertFalse(self.asked(before, (97, 98, {"cut": [1]})))
        self.assertFalse(self.asked(before, (93, 94, {"cut": [0]})))
        deaf = 100 - HEARD - DEAF
        for server in SERVERS:
            self.assertFalse(self.asked(here, (deaf - 5, deaf + 1, {"deaf": [server]})))
            self.assertTrue(self.asked(here, (deaf - 5, deaf - 1, {"deaf": [server]})))

    def test_a_server_that_was_started_anew_asks_everybody(self):
        here = [stream(0, 50, 100)]
        self.assertTrue(self.asked(here, (98, 99, {"deaf": [1], "cut": [1], "anew": [1]})))
        self.assertFalse(self.asked(here, (98, 99, {"deaf": [0, 1], "anew": [1]})))
        self.assertFalse(self.asked(here, (98, 99, {"deaf": [0], "cut": [0], "anew": [0]})))


class Held(unittest.TestCase):
    log = [{"kind": "act"}, {"kind": "table", "change": {"what": "say"}}, {"kind": "table", "change": {"what": "stop"}}]
    times = [80, 90, 100]

    def check_views(self, others, log=None, proposed=(Consent(98, 99),)):
        people = {0: ([stream(0, 1, 100)], list(proposed), []), **others}
        return check_consent(people, log or self.log, self.times, SERVERS, past())

    def test_everybody_who_is_there_agrees(self):
        for agreed in (Consent(99, 100), Consent(81, 82), Consent(50)):
            held = self.check_views({1: ([stream(1, 1, 100)], [], [agreed])})
            self.assertEqual((held["proposed"], held["asked"], held["stopped"]), (1, 1, 1))
        for agreed in ([], [Consent(70, 80 - SLACK - 0.1)], [Consent(100 + SLACK + 0.1)]):
            with self.assertRaisesRegex(Failed, "without the consent of seat 1"):
                self.check_views({1: ([stream(1, 1, 100)], [], agreed)})

    def test_two_who_propose_agree(self):
        self.assertEqual(self.check_views({1: ([stream(1, 1, 100)], [Consent(97, 98)], [])})["stopped"], 1)

    def test_each_seat_is_asked(self):
        agrees, does_not = ([stream(1, 1, 100)], [], [Consent(99, 100)]), ([stream(1, 1, 100)], [], [])
        with self.assertRaisesRegex(Failed, "without the consent of seat 2"):
            self.check_views({1: agrees, 2: does_not})

    def test_whoever_has_gone_need_not_agree(self):
        held = self.check_views({1: ([stream(1, 1, 90)], [], [])})
        self.assertEqual((held["proposed"], held["asked"], held["stopped"]), (1, 0, 1))

    def test_somebody_has_to_propose_it(self):
        for proposed in ([], [Consent(70, 78)]):
            with self.assertRaisesRegex(Failed, "nobody has proposed it"):
                self.check_views({1: ([], [], [Consent(99, 100)])}, proposed=proposed)

    def test_what_goes_on_was_not_stopped(self):
        held = self.check_views({1: ([stream(1, 1, 100)], [], [])}, log=self.log[:2])
        self.assertEqual((held["proposed"], held["asked"], held["stopped"]), (1, 1, 0))


if __name__ == "__main__":
    unittest.main()
