"""What may be told of who is at a table, and what may not: `python3 -B -m unittest discover tools/siege`."""

import unittest
from unittest import mock

import presence
from people import Failed
from presence import untruths, who_is_here


def seat(bot=False, here=True, away=None):
    return {"bot": bot, "here": here, "away": away}


class Untruths(unittest.TestCase):
    def setUp(self):
        # Somebody watches, somebody has gone, a bot plays, and a spectator watches.
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
    """Two servers tell of a table where two sit, one of whom has gone, and one watches who has no seat."""

    def here(self, told, within=10, over=False):
        people = [mock.Mock(seat=seat, path="/t", problem=None, over=over) for seat in (0, 1, None)]
        company = mock.Mock(now=[people])
        company.rest.return_value = {people[0]: True, people[1]: False, people[2]: True}
        looks = mock.patch.object(presence, "seen_by_a_stranger", side_effect=told)
        with looks, mock.patch.object(presence, "TOLD_WITHIN", within):
            return who_is_here(["server", "server"], company)

    def told(self, gone, outcome=None):
        seats = [seat(), seat(here=not gone), seat(bot=True)]
        return {"seats": seats, "life": {"spectators": 1}, "view": {"outcome": outcome}}

    def test_each_server_has_to_tell_it(self):
        seats, _ = self.here([self.told(gone=True)] * 2)
        self.assertEqual(seats, 2)

    def test_it_may_take_some_time(self):
        seats, took = self.here([self.told(gone=False), self.told(gone=True), *[self.told(gone=True)] * 2])
        self.assertEqual(seats, 2)
        self.assertGreater(took, 0.1)

    def test_it_may_not_take_longer(self):
        for wrong in (0, 1):
            told = [self.told(gone=True), self.told(gone=True)]
            told[wrong] = self.told(gone=False)
            with self.assertRaisesRegex(Failed, f"not told truthfully .*/t, server {wrong}: seat 1"):
                self.here(told, within=0)

    def test_a_match_that_is_over_is_left(self):
        for over, outcome in ((True, None), (False, {"winners": [0]})):
            self.assertEqual(self.here([self.told(gone=False, outcome=outcome)] * 2, within=0, over=over)[0], 0)


if __name__ == "__main__":
    unittest.main()
