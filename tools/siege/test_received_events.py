"""Tests of `heard`: valid and invalid histories."""

import unittest

from received_events import ReceivedEvents, changed, people_events, without_gaps
from people import Failed

PLAYED = [{"kind": "played", "seat": number % 4, "card": f"{number}C"} for number in range(8)]
# The second was hidden at the time.
PASSED = {"kind": "passed", "from": 1, "cards": ["QS"]}
MATCH = [*PLAYED[:3], PASSED, *PLAYED[3:]]
UNSEEN = {**PASSED, "cards": None}


def update(version, *events, **more):
    return {"version": version, "events": list(events), "snapshot": {"version": version, **more}}


def received_events(*streams):
    """A client with these successive streams."""
    somebody = ReceivedEvents()
    for stream in streams:
        for number, message in enumerate(stream):
            somebody.take(message, number == 0)
    return somebody


class Gaps(unittest.TestCase):
    def holds(self, *streams, to_the_end=True):
        without_gaps(received_events(*streams).of_the_match(), MATCH, to_the_end)

    def refused(self, why, *streams, to_the_end=True):
        with self.assertRaisesRegex(Failed, why):
            self.holds(*streams, to_the_end=to_the_end)

    def test_all_of_it(self):
        self.holds([update(1), update(5, *PLAYED[:3], UNSEEN), update(9, *PLAYED[3:])])

    def test_what_began_before_they_came(self):
        self.holds([update(3), update(9, *PLAYED[3:])])

    def test_a_stream_that_goes_on_where_the_last_was_cut(self):
        self.holds([update(1), update(3, *PLAYED[:2])], [update(9, PLAYED[2], UNSEEN, *PLAYED[3:])])
        self.holds([update(1), update(9, *PLAYED[:3], UNSEEN, *PLAYED[3:])], [update(9)])

    def test_whoever_was_too_far_behind(self):
        self.holds([update(1), update(2, PLAYED[0])], [update(35), update(36, PLAYED[7])])

    def test_whoever_falls_too_far_behind_on_a_stream(self):
        self.holds([update(1), update(2, PLAYED[0]), update(35), update(36, PLAYED[7])])
        self.refused("are not so there", [update(1), update(2, PLAYED[0]), update(34), update(35, PLAYED[7])])

    def test_whoever_left_before_the_end(self):
        self.holds([update(1), update(2, PLAYED[0])], to_the_end=False)
        self.refused("are not so there", [update(1), update(2, PLAYED[0])])

    def test_an_event_left_out(self):
        self.refused("are not so there after 0", [update(1), update(5, *PLAYED[:2], UNSEEN), update(9, *PLAYED[3:])])

    def test_an_event_left_out_between_two_streams(self):
        self.refused("are not so there", [update(1), update(3, *PLAYED[:2])], [update(9, UNSEEN, *PLAYED[3:])])

    def test_an_event_told_twice(self):
        self.refused("are not so there", [update(1), update(4, *PLAYED[:3], PLAYED[2], UNSEEN), update(9, *PLAYED[3:])])

    def test_two_events_in_another_order(self):
        self.refused("are not so there", [update(1), update(9, *PLAYED[:3], UNSEEN, PLAYED[4], PLAYED[3], *PLAYED[5:])])

    def test_what_did_not_happen(self):
        other = {**PASSED, "cards": ["KS"]}
        self.refused("are not so there", [update(1), update(9, *PLAYED[:3], other, *PLAYED[3:])])

    def test_other_words_for_the_same(self):
        turned = {"kind": "gift-turned", "gift": "mercy", "name": "Mercy", "text": "Two fewer."}
        without_gaps([[{**turned, "text": "Two less."}]], [turned])
        with self.assertRaisesRegex(Failed, "are not so there"):
            without_gaps([[{**turned, "gift": "joker"}]], [turned])

    def test_what_came_before_what_was_heard(self):
        self.refused("after 8 others", [update(1), update(8, *PLAYED[1:3], UNSEEN, *PLAYED[3:7])], [update(50), update(51, PLAYED[0])], to_the_end=False)

    def test_a_stream_that_begins_with_the_present_for_no_reason(self):
        later = [update(34), update(35, PLAYED[7])]
        self.refused("are not so there", [update(1), update(2, PLAYED[0])], later)

    def test_an_own_answer_in_secret_is_a_version_without_events(self):
        self.holds([update(1), update(2, PLAYED[0])], [update(3), update(10, *PLAYED[1:3], UNSEEN, *PLAYED[3:])])

    def test_a_stream_that_goes_back(self):
        self.refused("asked for what came after 3", [update(1), update(3, *PLAYED[:2])], [update(2)])
        self.refused("goes from version 3 to 2", [update(1), update(3, *PLAYED[:2]), update(2)])
        self.refused("goes from version 3 to 3, with 1 events", [update(1), update(3, *PLAYED[:2]), update(3, PLAYED[2])])

    def test_who_comes_and_what_is_said_makes_no_version(self):
        self.holds([update(1), update(1), update(9, *PLAYED[:3], UNSEEN, *PLAYED[3:])])

    def test_what_is_told_of_the_people_is_no_part_of_the_match(self):
        changes = [{"what": "sit", "seat": 0, "name": "P0", "nonce": ""}, {"what": "bot", "seat": 2, "name": "Bot 2", "level": "steady"}]
        changes += [{"what": "host", "person": "12"}, {"what": "terms", "terms": {}}, {"what": "start"}, {"what": "say", "seat": 0, "text": {"sign": "nice"}}]
        changes += [{"what": "away", "seat": 1, "why": "gone"}, {"what": "nonce", "seat": 0, "nonce": "12"}, {"what": "back", "seat": 1}, {"what": "stop"}]
        log = [{"kind": "table", "change": change} for change in changes]
        news = people_events([*log[:5], {"kind": "act", "seat": 0, "action": "QS"}, *log[5:]])
        came = [{"kind": "sat", "seat": 0, "name": "P0", "before": None}, {"kind": "bot-sat", "seat": 2, "name": "Bot 2", "left": None}]
        said, away, back = {"kind": "said", "seat": 0, "said": {"sign": "nice"}}, {"kind": "away", "seat": 1, "why": "gone"}, {"kind": "back", "seat": 1}
        self.assertEqual(news, [*came, {"kind": "host", "seat": 0}, {"kind": "terms"}, {"kind": "begun"}, said, away, back, {"kind": "stopped"}])
        streams = [update(1), update(4, *PLAYED[:3], said), update(5, away)], [update(9, UNSEEN, *PLAYED[3:])]
        self.holds(*streams)
        published = received_events(*streams).of_the_people()
        self.assertEqual(published, [[said, away]])
        without_gaps(published, news)
        for wrong in ([said, back, away], [said, {**away, "seat": 0}, back], [said, {**away, "why": "time"}], [away, said]):
            with self.assertRaisesRegex(Failed, "are not so there"):
                without_gaps(published, wrong)
        with self.assertRaisesRegex(Failed, "nobody asked for this"):
            people_events([*log, {"kind": "table", "change": {"what": "free", "seat": 1}}])
        time = {"what": "away", "seat": 0, "why": "time"}
        self.assertEqual(people_events([{"kind": "table", "change": time}]), [{"kind": "away", "seat": 0, "why": "time"}])

    def test_whoever_is_told_late_may_hear_some_of_it_again(self):
        somebody = ReceivedEvents(late=True)
        for stream in ([update(2), update(3, PLAYED[1])], [update(4, PLAYED[2])], [update(3), update(4, PLAYED[2])]):
            for number, message in enumerate(stream):
                somebody.take(message, number == 0)
        self.assertEqual(somebody.pieces, [PLAYED[1:3], [PLAYED[2]]])


class Changes(unittest.TestCase):
    def test_what_changes_is_put_in_its_place(self):
        before = {"version": 1, "view": {"detail": {"trick": ["QS"], "a/b": 1, "c~d": 2}}, "seats": [1]}
        after = changed(before, {"/version": 2, "/view/detail/trick": [], "/view/detail/a~1b": 3, "/view/detail/c~0d": 4})
        self.assertEqual(after, {"version": 2, "view": {"detail": {"trick": [], "a/b": 3, "c~d": 4}}, "seats": [1]})
        self.assertEqual(before["version"], 1)

    def test_the_snapshot_that_comes_of_it(self):
        somebody = ReceivedEvents()
        somebody.take(update(1, seats=[0]), True)
        published = {"version": 2, "events": [PLAYED[0]], "changes": {"/version": 2, "/seats": [1]}}
        self.assertEqual(somebody.take(published, False), {"version": 2, "seats": [1]})
        self.assertEqual(somebody.query(True), "?changes=true&since=2")
        self.assertEqual(somebody.query(False), "?since=2")
        self.assertEqual([ReceivedEvents().query(False), ReceivedEvents().query(True)], ["", "?changes=true"])

    def test_refusals(self):
        for why, message, begins in [
            ("begins with what changed", {"version": 2, "events": [PLAYED[0]], "changes": {"/version": 2}}, True),
            ("was not there", {"version": 2, "events": [], "changes": {"/version": 2, "/table": 1}}, False),
            ("version 2 came with a snapshot of version 1", {"version": 2, "events": [], "changes": {}}, False),
        ]:
            somebody = received_events([update(1)])
            with self.assertRaisesRegex(Failed, why):
                somebody.take(message, begins)


if __name__ == "__main__":
    unittest.main()
