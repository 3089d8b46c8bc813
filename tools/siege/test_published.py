"""Tests of the checks of several servers: `python3 -B -m unittest discover tools/siege`."""

import copy
import unittest

from people import Failed
from published import OF_A_SEAT, Act, Look, Published, ended, explains, check_views, packed

# A table where seats 0 and 1 act in turn: the actions with their starts and ends, in log order.
DONE = [(0, "QS", 10, 11), (1, "KS", 20, 21), (0, "pass 2C AH", 30, 31), (1, "4D", 40, 41), (0, "5D", 50, 51)]


def view(seat, count):
    """The view of that seat after this many actions; a spectator (seat `None`) does not see passes."""
    seen = [action if seat is not None else action.split()[0] for _, action, _, _ in DONE[:count]]
    return packed({"seat": seat, "seen": seen})


class Record:
    """A valid record of two people, a spectator, and their answers."""

    def __init__(self):
        self.log = [{"kind": "table", "change": {"what": "start"}}]
        self.log += [{"kind": "act", "seat": seat, "action": action} for seat, action, _, _ in DONE]
        self.views = {seat: [view(seat, count) for count in range(len(DONE) + 1)] for seat in (0, 1, None)}
        self.acts = {0: [], 1: []}
        for place, (seat, action, began, ended) in enumerate(DONE):
            self.acts[seat].append(Act(action, place, began, ended, place + 1))
        # Seat 0 receives everything live, seat 1 polls occasionally, and the spectator does both.
        self.looks = [Look(0, 0, view(0, 0), 1, 2, "stream")]
        self.looks += [Look(0, count, view(0, count), None, DONE[count - 1][3] + 1, "stream") for count in range(1, 6)]
        self.looks += [Look(1, count, view(1, count), 10 * count + 5, 10 * count + 6) for count in range(1, 6)]
        self.watched = [Look(None, 0, view(None, 0), 3, 4, "watched")]
        self.watched += [Look(None, count, view(None, count), None, DONE[count - 1][3] + 2, "watched") for count in range(1, 6)]
        self.watched += [Look(None, count, view(None, count), 10 * count + 7, 10 * count + 8) for count in range(1, 6)]
        self.looks += self.watched

    def check_views(self):
        check_views(self.acts, self.looks, self.log, self.views)


class Refuses(unittest.TestCase):
    def setUp(self):
        self.record = Record()

    def refused(self, why):
        with self.assertRaisesRegex(Failed, why):
            self.record.check_views()

    def test_what_is_as_it_should_be_holds(self):
        self.record.check_views()

    def test_what_got_no_answer_may_be_done_or_not(self):
        self.record.acts[1][1].answered = None
        self.record.check_views()
        self.record.acts[0].insert(1, Act("7H", 2, 24, 25))
        self.record.check_views()

    def test_what_got_no_answer_and_was_done_may_be_seen_at_any_time(self):
        self.record.acts[1][1] = Act("4D", 3, 40, 60)
        self.record.check_views()

    def test_words_of_an_action_in_another_order_are_the_same(self):
        self.record.acts[0][1].action = "pass AH 2C"
        self.record.check_views()

    def test_a_dropped_action(self):
        del self.record.log[2]
        self.refused("seat 1: what is stored")

    def test_a_doubled_action(self):
        self.record.log.insert(2, copy.deepcopy(self.record.log[1]))
        self.refused("seat 0: what is stored")

    def test_an_action_done_twice_that_got_no_answer(self):
        self.record.acts[0][0].answered = None
        self.record.log.insert(2, copy.deepcopy(self.record.log[1]))
        self.refused("seat 0: what is stored")

    def test_an_action_that_nobody_sent(self):
        self.record.log.append({"kind": "act", "seat": 1, "action": "9H"})
        self.refused("seat 1: what is stored")

    def test_two_actions_of_one_person_swapped(self):
        log = self.record.log
        log[1], log[3] = log[3], log[1]
        self.refused("seat 0: what is stored")

    def test_two_actions_of_two_people_swapped(self):
        # Each person's own order is right, but one action was answered before the other was sent.
        self.record.looks = []
        log = self.record.log
        log[1], log[2] = log[2], log[1]
        self.refused("was begun after everybody could know 2 actions, and is number 1")

    def test_something_taken_back(self):
        self.record.log.append({"kind": "undo", "keep": 4, "seat": 0})
        self.refused("taken back")

    def test_a_view_that_never_was(self):
        self.record.looks[2].view = packed({"seat": 0, "seen": ["QS", "4D"]})
        self.refused("what the log never gives")

    def test_a_stopped_match_has_nobody_to_act(self):
        last = self.record.looks[5]
        self.record.looks.append(Look(last.seat, last.version + 1, ended(last.view), None, 90, "stream"))
        self.refused("what the log never gives")
        self.record.log.append({"kind": "table", "change": {"what": "stop"}})
        self.record.check_views()

    def test_the_view_of_another_seat(self):
        self.record.looks[8].view = view(0, 3)
        self.refused("what the log never gives")

    def test_a_read_that_is_behind_what_somebody_else_was_answered(self):
        # The version is right: seat 1 sees at 2 what it saw before. But seat 0 has been answered since.
        self.record.looks[8] = Look(1, 2, view(1, 2), 35, 36)
        self.refused("how it was after 2 actions, when 3 were known")

    def test_a_read_that_began_before_the_answer_may_be_behind(self):
        self.record.acts[0][1].ended = 36
        self.record.looks[3].ended = self.record.watched[3].ended = 37
        self.record.looks[8] = Look(1, 2, view(1, 2), 35, 38)
        self.record.check_views()

    def test_a_read_that_is_behind_what_somebody_else_was_shown(self):
        self.record.acts[0][1].ended = 39
        self.record.looks[8] = Look(1, 2, view(1, 2), 35, 36)
        self.refused("how it was after 2 actions, when 3 were known")

    def test_what_comes_by_itself_may_be_late(self):
        self.record.looks[1].ended = self.record.looks[2].ended = 33
        self.record.looks[3].ended = 34
        self.record.check_views()

    def test_a_stream_that_goes_back(self):
        looks = self.record.looks
        looks.insert(4, Look(0, 3, view(0, 2), None, 33, "stream"))
        looks[3].view = view(0, 3)
        # At its version, a third action was answered.
        self.refused("is not between 3 and")

    def test_a_stream_that_goes_back_among_the_actions_of_others(self):
        record = Record()
        record.acts = {0: record.acts[0], 1: []}
        record.log = [entry | {"kind": "act", "seat": 2 if entry.get("seat") == 1 else entry.get("seat")} for entry in record.log[1:]]
        record.looks = [Look(1, 4, view(1, 4), None, 45, "a"), Look(1, 4, view(1, 4), None, 46, "a"), Look(1, 4, view(1, 3), None, 47, "a")]
        with self.assertRaisesRegex(Failed, "how it was after 3 actions, when 4 were known"):
            check_views(record.acts, record.looks, record.log, record.views)

    def test_a_stream_whose_version_goes_back(self):
        # The same state: a person was away, and returned.
        self.record.looks = [Look(1, 3, view(1, 2), None, 41, "a"), Look(1, 2, view(1, 2), None, 42, "a")]
        self.refused("seat 1 received at version 2, and before that at version 3")

    def test_a_spectator_who_is_told_of_cards_that_are_passed(self):
        self.record.watched[3].view = packed({"seat": None, "seen": ["QS", "KS", "pass 2C AH"]})
        self.refused("a spectator received at version 3 what the log never gives")

    def test_a_spectator_who_is_told_as_a_seat(self):
        self.record.watched[3].view = view(0, 3)
        self.refused("a spectator received at version 3 what the log never gives")

    def test_a_spectator_who_is_told_something_older_on_one_stream(self):
        self.record.watched[3].ended, self.record.watched[4].ended = 45, 44
        self.refused("a spectator received at version 3, and before that at version 4")

    def test_a_spectator_who_is_told_an_older_view_at_a_later_version(self):
        self.record.watched[4].view = view(None, 2)
        self.refused("a spectator received at version 4 what is not between 3 and inf actions")

    def test_a_spectator_who_asks_and_is_told_less_than_was_answered(self):
        self.record.watched[8].version, self.record.watched[8].view = 2, view(None, 2)
        self.refused("a spectator received at version 2 how it was after 2 actions, when 3 were known")

    def test_a_spectator_who_asks_and_is_told_less_than_another_spectator(self):
        self.record.acts[0][1].ended = 39
        self.record.looks = [Look(None, 3, view(None, 3), None, 33, "another"), Look(None, 2, view(None, 2), 37, 38)]
        self.refused("a spectator received at version 2 how it was after 2 actions, when 3 were known")

    def test_a_spectator_who_is_told_of_what_was_not_begun(self):
        self.record.watched[1].ended = 9
        self.refused("a spectator received at version 1 of 1 actions before number 1 was begun")

    def late(self, too_soon=0):
        """The spectator has a delay of ten seconds, or this much less, and polls return less than others know."""
        for count in range(1, 6):
            self.record.watched[count].ended = DONE[count - 1][2] + 10 - too_soon
        for count, look in enumerate(self.record.watched[6:]):
            look.version, look.view = count, view(None, count)
        for look in self.record.watched:
            look.late = 10
        self.record.watched[0].ended = 9

    def test_a_spectator_who_is_told_late_is_told_less_than_others(self):
        self.late()
        self.record.check_views()
        self.record.watched[7].late = 0
        self.refused("a spectator received at version 1 how it was after 1 actions, when 2 were known")

    def test_a_spectator_who_is_told_late_is_told_all_that_was_known_so_long_ago(self):
        # Requested at 47 s, with two actions shown; the third was answered at 31 s.
        for patience, held in ((6, True), (5.5, False), (0, False)):
            self.record = Record()
            self.late()
            look = self.record.watched[9]
            look.version, look.view, look.patience = 2, view(None, 2), patience
            self.record.watched[10].version, self.record.watched[10].view = 4, view(None, 4)
            if held:
                self.record.check_views()
            else:
                self.refused("a spectator received at version 2 how it was after 2 actions, when 3 were known")

    def test_a_spectator_who_is_told_late_may_be_told_half_of_a_moment(self):
        self.late()
        half = packed({"half": 2})
        self.record.watched[8].view = half
        self.refused("a spectator received at version 2 what the log never gives")
        check_views(self.record.acts, self.record.looks, self.record.log, self.record.views, [(2, half)])
        with self.assertRaisesRegex(Failed, "of 3 actions before number 3 was begun, and 10 s more|is not between"):
            check_views(self.record.acts, self.record.looks, self.record.log, self.record.views, [(3, half)])

    def test_a_spectator_who_is_told_sooner_than_late(self):
        self.late(too_soon=0.5)
        self.refused("a spectator received at version 1 of 1 actions before number 1 was begun, and 10 s more")

    def test_a_spectator_who_asks_and_is_told_sooner_than_late(self):
        self.late()
        self.record.watched[8].version, self.record.watched[8].view = 3, view(None, 3)
        self.refused("a spectator received at version 3 of 3 actions before number 3 was begun, and 10 s more")

    def test_a_spectator_who_is_told_late_goes_back_on_a_stream(self):
        self.late()
        self.record.watched[3].view = view(None, 1)
        self.refused("a spectator received at version 3 what is not between 2 and")

    def test_a_spectator_who_is_told_late_by_itself_holds(self):
        for look in self.record.watched[1:6]:
            look.ended += 100
        self.record.check_views()

    def test_a_later_version_of_an_earlier_place(self):
        self.record.looks = [Look(1, 2, view(1, 4), 45, 46), Look(1, 3, view(1, 3), 5, 6)]
        self.refused("is not between")

    def test_a_view_of_what_was_not_begun(self):
        self.record.looks[1].ended = 9
        self.refused("received at version 1 of 1 actions before number 1 was begun")

    def test_a_version_that_was_answered_and_does_not_show_the_action(self):
        self.record.looks[1].view = view(0, 0)
        self.refused("received at version 1 what is not between 1 and")

    def test_a_version_that_already_shows_the_action_that_was_chosen_from_it(self):
        self.record.looks[0].view = view(0, 1)
        self.refused("received at version 0 what is not between 0 and 1")


class Explains(unittest.TestCase):
    def places(self, acts, own):
        acts = [Act(action, 0, 0, 0, 1 if answered else None) for action, answered in acts]
        return explains(acts, [[action] for action in own])

    def test_places(self):
        self.assertEqual(self.places([("a", True), ("b", True)], "ab"), [(0, 0), (1, 1)])
        self.assertEqual(self.places([("a", False), ("a", True)], "a"), [None, (0, 0)])
        self.assertEqual(self.places([("a", False), ("a", True)], "aa"), [(0, 0), (1, 1)])
        self.assertEqual(self.places([("a", False), ("a", False)], "a"), [(0, 0), (0, 0)])
        self.assertEqual(self.places([("a", False), ("b", True)], "b"), [None, (0, 0)])

    def test_refusals(self):
        for acts, own in [
            ([("a", True)], ""),
            ([("a", True)], "aa"),
            ([("a", True), ("b", True)], "ba"),
            ([("a", False)], "aa"),
            ([("a", False)], "b"),
            ([], "a"),
        ]:
            self.assertIsNone(self.places(acts, own), (acts, own))


class OneView(unittest.TestCase):
    def note(self, published, seat, version, over=False, **view):
        view = {"game": "hearts", "to_act": [0], "outcome": None, **view}
        late = published.late.get("t", 0) if seat is None and not over else 0
        life = {"talk": [], "spectators": 0, "delayed": late, "stage": "over" if over else "playing"}
        published.note("t", seat, {"version": version, "view": view, "life": life, "seats": [], **OF_A_SEAT}, 1, 2)

    def test_a_version_is_told_in_one_way(self):
        published = Published()
        self.note(published, 0, 3, trick=["QS"])
        self.note(published, 0, 3, trick=["QS"])
        self.note(published, 1, 3, trick=[])
        self.note(published, 0, 4, trick=[])
        with self.assertRaisesRegex(Failed, "was published in two ways"):
            self.note(published, 0, 3, trick=["KS"])
        self.assertEqual(published.count, 5)

    def test_spectators_are_told_in_one_way(self):
        published = Published()
        self.note(published, None, 3, trick=["QS"])
        self.note(published, 0, 3, trick=["QS", "KS"])
        with self.assertRaisesRegex(Failed, "was published in two ways"):
            self.note(published, None, 3, trick=["QS", "KS"])
        self.assertEqual(published.spectated, 2)

    def test_a_spectator_is_told_nothing_of_a_seat(self):
        for name, value in [("received", {"from": 1, "cards": ["QS"]}), ("refused", [{"action": "QS"}]), ("can_undo", True)]:
            view = {"game": "hearts", "to_act": [0], "outcome": None}
            snapshot = {"version": 1, "view": view, "life": {"talk": [], "spectators": 0, "delayed": 0, "stage": "playing"}, "seats": [], **OF_A_SEAT, name: value}
            Published().note("t", 0, snapshot, 1, 2)
            with self.assertRaisesRegex(Failed, f"a spectator received {name}"):
                Published().note("t", None, snapshot, 1, 2)

    def test_spectators_are_told_as_late_as_it_is(self):
        published = Published()
        published.late["t"] = 30
        self.note(published, None, 3)
        self.note(published, 0, 9)
        self.note(published, None, 9, over=True)
        self.assertEqual([look.late for look in published.looks["t"]], [30, 0, 0])
        view = {"game": "hearts", "to_act": [0], "outcome": None}
        for delayed, late in ((0, {"t": 30}), (30, {})):
            published = Published()
            published.late = late
            with self.assertRaisesRegex(Failed, f"received a delay of {delayed} s"):
                life = {"talk": [], "spectators": 0, "delayed": delayed, "stage": "playing"}
                published.note("t", None, {"version": 1, "view": view, "life": life, "seats": [], **OF_A_SEAT}, 1, 2)

    def test_a_secret_answer_makes_no_version(self):
        published = Published()
        self.note(published, 0, 3, game="wild-twists")
        self.note(published, 0, 3, game="wild-twists", to_act=[])
        with self.assertRaisesRegex(Failed, "was published in two ways"):
            self.note(published, 0, 3, game="wild-twists", to_act=[1])


if __name__ == "__main__":
    unittest.main()
