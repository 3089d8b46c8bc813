"""Tests of the takeover checks: `python3 -B -m unittest discover tools/siege`."""

import unittest
from collections import Counter

from people import Failed
from presence import People
from takeovers import Played, gaps, check_takeovers
from test_faults import past
from test_presence import stream
from published import Look


def change(what, **more):
    return {"kind": "table", "change": {"what": what, **more}}


def act(seat):
    return {"kind": "act", "seat": seat, "action": "QS"}


def away(seat, why):
    return change("away", seat=seat, why=why)


# People at seats 0 and 1 act in turns, from 100 s on; each entry with its time. The first takes 2, 20 and then 70 s,
# which uses up the 60 s in reserve, and runs out of time 15 s after the second has acted.
ENTRIES = [(change("say", seat=0, text={"text": "hello"}), 50), (change("start"), 100), (act(0), 102), (act(1), 103), (act(0), 123)]
ENTRIES += [(act(1), 124), (act(0), 194), (act(1), 195), (away(0, "time"), 210), (act(0), 210), (act(1), 211)]
ENTRIES += [(change("back", seat=0), 211.5), (act(0), 212), (change("stop"), 213)]


class Record:
    """A valid record of a table."""

    def __init__(self, entries=ENTRIES):
        self.log, self.times = [entry for entry, _ in entries], [time for _, time in entries]
        self.people, self.past = {seat: [stream(seat, 90, self.times[-1])] for seat in (0, 1)}, past()
        self.to_act = [[count % 2] for count in range(10)]
        self.looks = []

    def looks_at(self, now, left, reserve):
        """Seat 1 sees the clock of the first seat."""
        self.looks.append(Look(1, 1, b"", now - 0.1, now, people=People([], [], [(left, reserve), None], 0)))

    def played(self):
        return Played(self.log, self.times, self.to_act)

    def check_views(self):
        return check_takeovers(self.played(), self.people, self.looks, [0, 1], self.past)


def but(time, *instead):
    """The entries with those at that time replaced."""
    first = next(number for number, entry in enumerate(ENTRIES) if entry[1] == time)
    last = max(number for number, entry in enumerate(ENTRIES) if entry[1] == time)
    return [*ENTRIES[:first], *instead, *ENTRIES[last + 1 :]]


class Refuses(unittest.TestCase):
    def refused(self, why, record):
        with self.assertRaisesRegex(Failed, why):
            record.check_views()

    def test_what_is_as_it_should_be_holds(self):
        self.assertEqual(Record().check_views(), Counter(time=1))

    def test_what_each_had_to_decide(self):
        played = Record().played()
        decided = {seat: [(one.since, one.until) for one in decisions] for seat, decisions in played.decisions.items()}
        self.assertEqual(decided[0], [(100, 102), (103, 123), (124, 194), (195, 210), (211.5, 212)])
        self.assertEqual(decided[1], [(102, 103), (123, 124), (194, 195), (210, 211), (212, 213)])

    def test_whoever_leads_again_decides_anew(self):
        record = Record([(change("start"), 0), (act(0), 10), (act(0), 20)])
        record.to_act = [[0]] * 3
        decisions = record.played().decisions[0]
        self.assertEqual([(one.since, one.until) for one in decisions], [(0, 10), (10, 20), (20, None)])

    def test_whoever_decides_with_others_goes_on_when_they_have(self):
        record = Record([(change("start"), 0), (act(1), 10), (act(0), 20)])
        record.to_act = [[0, 1], [0], []]
        decisions = record.played().decisions
        self.assertEqual([[(one.since, one.until) for one in decisions[seat]] for seat in (0, 1)], [[(0, 20)], [(0, 10)]])

    def test_whoever_is_played_for_decides_no_more(self):
        record = Record(but(210, (away(0, "time"), 210), (act(0), 210.7)))
        self.assertEqual([one.until for one in record.played().decisions[0]], [102, 123, 194, 210, 212])
        record.check_views()

    def test_what_is_decided_later_has_used_nothing(self):
        played = Record().played()
        self.assertEqual(played.used(0, 110, past((128, 150, (0,), ()))), 0)
        self.assertEqual([played.used(0, until, past()) for until in (102, 123, 194, 300)], [0, 5, 60, 60])

    def test_somebody_who_has_time_left(self):
        for time, left in [(208, "after 13.0 s, who had 0.0 s"), (196, "after 1.0 s")]:
            self.refused(left, Record(but(210, (away(0, "time"), time), (act(0), time))))
        # Ten seconds less for the third turn leave ten more.
        moved = [(entry, time - 10 if time >= 194 else time) for entry, time in ENTRIES]
        self.refused("after 15.0 s, who had 10.0 s in reserve", Record(moved))

    def test_whose_time_was_taken_by_a_fault(self):
        moved = [(entry, time - 10 if time >= 194 else time) for entry, time in ENTRIES]
        record = Record(moved)
        record.past = past((150, 160, (0,), ()))
        record.check_views()

    def test_whose_time_is_up_has_something_to_decide(self):
        self.refused("seat 1, whose time is up and who has nothing to decide", Record([*ENTRIES[:8], (away(1, "time"), 208), *ENTRIES[-1:]]))

    def test_nobody_asked_for_a_bot(self):
        self.refused("nobody asked for a bot at seat 0", Record(but(210, (away(0, "asked"), 210), (act(0), 210))))

    def test_bots_go_on_for_somebody_twice(self):
        self.refused("a bot goes on for seat 0, for which one does", Record(but(210, (away(0, "time"), 210), (away(0, "gone"), 210), (act(0), 210))))

    def test_somebody_is_back_who_was_not_away(self):
        self.refused("seat 1 is back that was not away", Record(but(211.5, (change("back", seat=1), 211.5))))

    def test_whoever_is_here_is_not_gone(self):
        entries = but(210, (away(0, "gone"), 208), (act(0), 208))
        self.refused("goes on for seat 0, who was here until", Record(entries))
        for left in (180, 192):
            record = Record(entries)
            record.people[0] = [stream(0, 90, left), stream(0, 211, 213)]
            record.check_views()
        record.people[0][0] = stream(0, 90, 195)
        self.refused("who was here until 13.0 s before", record)

    def test_whoever_has_just_come_may_not_have_been_heard_of(self):
        record = Record(but(210, (away(0, "gone"), 208), (act(0), 208)))
        record.people[0] = [stream(0, 90, 190), stream(0, 204, 213)]
        record.check_views()
        record.people[0][1] = stream(0, 199, 213)
        self.refused("who was here until", record)

    def test_while_servers_cannot_hear_whoever_is_here_may_be_gone_to_some(self):
        record = Record(but(210, (away(0, "gone"), 208), (act(0), 208)))
        record.past = past((190, 191, (1,), ()))
        record.check_views()

    def gone(self, *more):
        """Seat 0 is disconnected from 130 s on, and bots take over or not."""
        record = Record([*ENTRIES[:6], *more, (act(0), 170), (change("stop"), 213)])
        record.people[0] = [stream(0, 90, 130), stream(0, 200, 213)]
        return record

    def test_whoever_is_gone_for_long_is_played_for(self):
        self.assertEqual(self.gone((away(0, "gone"), 149)).check_views()["gone"], 1)
        self.refused("nobody plays for seat 0, who is gone for 69.8 s", self.gone())
        self.refused("nobody plays for seat 0, who is gone for 69.8 s", self.gone((away(0, "gone"), 165)))

    def test_alone_nobody_is_played_for(self):
        record = self.gone()
        record.people[1] = [stream(1, 90, 140), stream(1, 200, 213)]
        record.check_views()

    def test_while_servers_cannot_hear_nobody_need_be_played_for(self):
        record = self.gone()
        record.past = past((140, 141, (0,), ()))
        record.check_views()

    def test_from_when_to_when_somebody_is_not_there(self):
        streams = [stream(0, 0, 10), stream(1, 5, 20), stream(0, 30, 40), stream(0, 50, 60, closed=False)]
        found = list(gaps(streams, 45))
        self.assertEqual([round(at, 1) for gap in found for at in gap], [20.1, 29.9])

    def test_nobody_waits_for_ever(self):
        entries = [*ENTRIES[:6], (act(0), 222), (change("stop"), 223)]
        self.refused("seat 0 decides for 98.0 s, and may for 85.0 s", Record(entries))
        record = Record(entries)
        record.past = past((150, 165, (0, 1), ()))
        record.check_views()
        never = Record([*ENTRIES[:6], (change("say", seat=0, text={}), 222)])
        self.refused("seat 0 decides for 98.0 s", never)

    def test_once_all_have_left_nobody_waits(self):
        record = Record([*ENTRIES[:6], (change("stop"), 400)])
        record.people = {seat: [stream(seat, 90, 200)] for seat in (0, 1)}
        record.check_views()
        for left, decides in [(209, "85.1"), (250, "126.1")]:
            record.people[1] = [stream(1, 90, left)]
            self.refused(f"seat 0 decides for {decides} s", record)
        # If somebody may still be present, the table waits.
        record.people[1] = [stream(1, 90, 200, closed=False)]
        self.refused("seat 0 decides for 276.0 s", record)

    def test_a_server_that_is_started_anew_asks_since_when(self):
        entries = [*ENTRIES[:6], (act(0), 222), (change("stop"), 223)]
        anew = (150, 151, (1,), (1,), (1,))
        why = "seat 0 decides for 98.0 s, and may for 86.0 s"
        record = Record(entries)
        record.past = past(anew)
        self.refused(why, record)
        # Both were present, or the other server did not know the table or the presence.
        for seats, began, faults in [((1, 1), 90, [anew]), ((0, 1), 147, [anew]), ((0, 1), 90, [(144, 145, (0,)), anew])]:
            record.people = {seat: [stream(server, began, 223)] for seat, server in enumerate(seats)}
            record.past = past(*faults)
            record.check_views()
        record.past = past((150, 151, (1,), (1,)))
        self.refused(why, record)

    def test_clocks_that_are_told(self):
        record = Record()
        for now, left, reserve in [(101, 14, 60), (102.5, 15, 60), (110, 8, 60), (122, 0, 56), (123.5, 15, 55), (140, 0, 54), (209, 1, 0)]:
            record.looks_at(now, left, reserve)
        self.assertEqual(record.check_views()["clocks"], 7)

    def test_less_time_than_there_is(self):
        for now, left, reserve, why in [
            (101, 11, 60, "has 11.0 s left, who has thought for 1.0 s"),
            (110, 5, 60, "has 5.0 s left, who has thought for 7.0 s"),
            (123.5, 0, 55, None),
            (125, 0, 55, "has 0.0 s left, who has thought for 1.0 s"),
            (110, 8, 58, "has 58.0 s in reserve, who can have used 0.0 s"),
            (140, 0, 50, "has 50.0 s in reserve, who can have used 6.0 s"),
            (196, 14, 0, None),
            (150, 0, 40, "has 40.0 s in reserve, who can have used 16.0 s"),
        ]:
            record = Record()
            record.looks_at(now, left, reserve)
            if why:
                self.refused(why, record)
            else:
                record.check_views()

    def test_what_comes_by_itself_may_be_of_an_earlier_time(self):
        record = Record()
        record.looks_at(101, 1, 1)
        record.looks[0].began = None
        self.assertEqual(record.check_views()["clocks"], 0)


if __name__ == "__main__":
    unittest.main()
