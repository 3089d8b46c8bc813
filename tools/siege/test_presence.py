"""Tests of the presence checks: `python3 -B -m unittest discover tools/siege`."""

import unittest
from collections import Counter
from unittest import mock

import presence
from people import Failed
from presence import People, check_presence, untruths, who_is_here
from sitters import Stream
from test_faults import past
from published import Look


def seat(bot=False, here=True, away=None):
    return {"bot": bot, "here": here, "away": away}


class Untruths(unittest.TestCase):
    def setUp(self):
        # A subscribed person, a disconnected one, a bot, and a spectator.
        self.watching = {0: True, 1: False}
        self.snapshot = {"seats": [seat(), seat(here=False), seat(bot=True)], "life": {"spectators": 1}}

    def found(self):
        return " ".join(untruths(self.snapshot, self.watching, 1))

    def test_what_is_so(self):
        self.assertEqual(self.found(), "")
        self.snapshot["seats"][1] = seat(here=False, away="gone")
        self.assertEqual(self.found(), "")

    def test_whoever_watches_is_here_and_not_away(self):
        for wrong in (seat(here=False), seat(away="gone"), seat(away="time"), seat(bot=True)):
            self.snapshot["seats"][0] = wrong
            self.assertIn("seat 0, where a person is here", self.found())

    def test_whoever_has_gone_is_not_here(self):
        for wrong in (seat(), seat(here=False, away="asked")):
            self.snapshot["seats"][1] = wrong
            self.assertIn("seat 1, where a person is gone", self.found())

    def test_a_bot_is_here(self):
        for wrong in (seat(), seat(bot=True, here=False), seat(bot=True, away="gone")):
            self.snapshot["seats"][2] = wrong
            self.assertIn("seat 2, where a bot is here", self.found())

    def test_spectators_are_counted(self):
        for wrong in (0, 2):
            self.snapshot["life"]["spectators"] = wrong
            self.assertEqual(self.found(), f"1 spectators are {wrong}")


class Waits(unittest.TestCase):
    """Two servers report a table with two people, one of them disconnected, and a spectator."""

    def here(self, published, within=10, over=False):
        people = [mock.Mock(seat=seat, path="/t", problem=None, over=over) for seat in (0, 1, None)]
        groups = mock.Mock(now=[people])
        groups.rest.return_value = {people[0]: True, people[1]: False, people[2]: True}
        looks = mock.patch.object(presence, "seen_by_a_stranger", side_effect=published)
        with looks, mock.patch.object(presence, "TOLD_WITHIN", within):
            return who_is_here(["server", "server"], groups)

    def published(self, gone, stage="playing"):
        seats = [seat(), seat(here=not gone), seat(bot=True)]
        return {"seats": seats, "life": {"spectators": 1, "stage": stage}}

    def test_each_server_has_to_tell_it(self):
        seats, _ = self.here([self.published(gone=True)] * 2)
        self.assertEqual(seats, 2)

    def test_it_may_take_some_time(self):
        seats, took = self.here([self.published(gone=False), self.published(gone=True), *[self.published(gone=True)] * 2])
        self.assertEqual(seats, 2)
        self.assertGreater(took, 0.1)

    def test_it_may_not_take_longer(self):
        for wrong in (0, 1):
            published = [self.published(gone=True), self.published(gone=True)]
            published[wrong] = self.published(gone=False)
            with self.assertRaisesRegex(Failed, f"not reported truthfully .*/t, server {wrong}: seat 1"):
                self.here(published, within=0)

    def test_a_match_that_is_over_is_left(self):
        for over, stage in ((True, "playing"), (False, "over")):
            self.assertEqual(self.here([self.published(gone=False, stage=stage)] * 2, within=0, over=over)[0], 0)


def stream(server, began, sure, closed=True):
    """A stream that was open in this period; with `closed`, it is known to be closed a moment later."""
    one = Stream()
    one.server, one.knocked, one.began, one.sure, one.closed = server, began - 0.1, began, sure, sure + 0.1 if closed else None
    return one


class WhileItHappens(unittest.TestCase):
    """Two servers report a table with people at seats 0 and 1, a bot at 2, and a spectator."""

    def setUp(self):
        self.seats = {0: [stream(0, 0, 20), stream(1, 21, 100)], 1: [stream(1, 0, 40), stream(1, 80, 100)]}
        self.spectators, self.past = [[stream(0, 0, 40), stream(0, 80, 100)]], past()

    def published(self, at, server, here, spectators=None, seat=None, bots=(False, False, True), asked=True):
        people = People(list(bots), [*here, True], [None] * 3, 1 if spectators is None else spectators)
        look = Look(seat, 1, b"", at if asked else None, at + 0.1, server=server, people=people)
        return check_presence([look], self.seats, self.spectators, [0, 1], self.past)

    def holds(self, *what, **more):
        return self.published(*what, **more)

    def refused(self, why, *what, **more):
        with self.assertRaisesRegex(Failed, why):
            self.published(*what, **more)

    def test_whoever_watches_is_here(self):
        self.assertEqual(self.holds(10, 0, [True, True]), Counter({"reported here": 2, "spectators": 1}))
        for server in (0, 1):
            self.refused(f"by server {server}, that seat 0 is gone, which was not so", 10, server, [False, True])
            self.refused(f"by server {server}, that seat 1 is gone, which was not so", 10, server, [True, False])

    def test_whoever_goes_from_one_server_to_another_is_here_all_the_time(self):
        for at in (21.5, 25, 35):
            for server in (0, 1):
                self.refused("seat 0 is gone", at, server, [False, True])

    def test_whoever_goes_while_somebody_asks_may_be_gone(self):
        self.holds(39.95, 1, [True, False])

    def test_whoever_has_come_a_moment_ago_may_not_have_been_heard_of_elsewhere(self):
        self.holds(84, 0, [True, False])
        self.refused("by server 1, that seat 1 is gone", 84, 1, [True, False])
        self.refused("by server 0, that seat 1 is gone", 84 + presence.HEARD, 0, [True, False])

    def test_a_server_that_gets_the_table_has_still_to_ask_who_is_there(self):
        # Nobody has been at server 0 since the spectator left, or a fault cut it off.
        self.seats[0], far = [], 80 + presence.KEPT
        self.seats[1], self.spectators = [stream(1, 80, far + 9)], [[stream(0, 80, 90)]]
        self.refused("by server 0, that seat 1 is gone", 80 + presence.HEARD, 0, [False, False])
        self.holds(79.9 + presence.HEARD, 0, [False, False])
        self.holds(far + 1, 0, [False, False], 0)
        self.past = past((89, 89.5, (), (0,)))
        self.holds(110, 0, [False, False], 0)
        self.refused("by server 1, that seat 1 is gone", 110, 1, [False, False], 0)

    def test_who_is_here_is_heard_of_though_nothing_stored_is(self):
        self.past = past((5, 30, (0, 1)))
        self.holds(25, 0, [True, False])
        self.past = past((5, 30, (0, 1), (), (), ()))
        self.refused("by server 0, that seat 1 is gone", 25, 0, [True, False])
        # A person may disconnect while their server waits for the store.
        self.past = past((30, 58, (0, 1), (), (), ()))
        self.holds(60, 0, [True, True], 0)

    def test_whoever_has_been_gone_for_long_is_not_here(self):
        for at in (41, 45, 52):
            self.holds(at, 0, [True, True])
        for server in (0, 1):
            self.refused(f"by server {server}, that seat 1 is here, which was not so", 60, server, [True, True], 0)
            self.assertEqual(self.holds(60, server, [True, False], 0)["reported gone"], 1)

    def test_whoever_may_still_have_a_stream_may_be_here(self):
        self.seats[1][0] = stream(1, 0, 40, closed=False)
        self.holds(60, 0, [True, True], 0)

    def test_whoever_knocks_may_be_here(self):
        knocking = Stream()
        knocking.knocked = 59
        self.seats[1].append(knocking)
        self.holds(60, 0, [True, True], 0)

    def test_a_server_that_cannot_hear_knows_of_its_own_alone(self):
        for deaf in (0, 1):
            self.past = past((9, 9.5, (deaf,), ()))
            self.holds(10, 0, [True, False])
            self.refused("by server 0, that seat 0 is gone", 10, 0, [False, True])
            self.refused("by server 1, that seat 1 is gone", 10, 1, [True, False])
        # Some time after that it has the others' presence again.
        self.past = past((1, 2, (0, 1), ()))
        self.holds(2 + presence.HEARD + 1, 0, [True, False])
        self.refused("by server 0, that seat 1 is gone", 2 + presence.HEARD + presence.DEAF + 1, 0, [True, False])

    def test_what_ends_streams_leaves_open_who_is_here(self):
        self.past = past((9, 9.5, (), (1,)))
        self.holds(10, 1, [True, False])
        self.refused("by server 0, that seat 0 is gone", 10, 0, [False, True])

    def test_what_could_keep_servers_from_hearing_of_a_farewell(self):
        for deaf, cut in (((0,), ()), ((), (1,))):
            self.past = past((41, 42, deaf, cut))
            self.holds(60, 0, [True, True], 0)

    def test_how_much_of_it_is_told_during_faults(self):
        self.past = past((9, 11, (), ()))
        self.assertEqual(self.holds(10, 0, [True, True])["during faults"], 3)

    def test_what_comes_by_itself_is_of_nobody_knows_when(self):
        self.assertFalse(self.holds(60, 0, [True, True], asked=False))

    def test_to_themselves_everybody_is_here(self):
        self.holds(60, 0, [True, True], 0, seat=1)

    def test_spectators_are_counted(self):
        self.refused("of 0 spectators, and for long there were 1", 10, 0, [True, True], 0)
        self.refused("of 1 spectators, and for long there were none", 60, 0, [True, False], 1)
        # A person who changes servers counts twice for a moment.
        self.holds(10, 0, [True, True], 2)
        self.holds(45, 0, [True, True], 0)

    def test_whoever_is_told_late_is_told_who_sat_there_then(self):
        people = People([False] * 3, [False] * 3, [None] * 3, 1)
        look = Look(None, 0, b"", 10, 10.1, late=30, server=0, people=people)
        self.assertEqual(check_presence([look], self.seats, self.spectators, [0, 1], self.past), Counter({"spectators": 1}))

    def test_bots_and_people_sit_where_they_sit(self):
        for bots in ((False, True, True), (False, False, False)):
            self.refused("that bots sit at", 10, 0, [True, True], bots=bots)


if __name__ == "__main__":
    unittest.main()
