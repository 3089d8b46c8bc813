"""Tests of the people at tables of several servers: `python3 -B -m unittest discover tools/siege`."""

import contextlib
import itertools
import json
import random
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import groups
import judge
import sitters
from groups import Groups
from people import Failed
from sitters import Sitter, Stream, Watcher, seated
from chat import SIGNS
from published import packed
from wire import Answer, Lost


def snapshot(version=1, you=None, said=(), proposal=None, people=1):
    view = {"game": "hearts", "to_act": [0], "legal": [], "outcome": None}
    seats = [{"bot": seat >= people, "here": True, "away": None} for seat in range(4)]
    life = {"stage": "playing", "talk": list(said), "proposal": proposal}
    return {"version": version, "you": you, "view": view, "seats": seats, "life": life, "pause": None}


def sitter(answer=None):
    person = mock.Mock()
    person.ask.side_effect = [answer]
    return Sitter(None, mock.Mock(), random.Random(1), person, "t", 1)


def answered(status, **body):
    return Answer(status, {"content-type": "application/problem+json"}, json.dumps(body).encode())


class Reads(unittest.TestCase):
    def test_whoever_has_a_seat_is_told_as_that_seat_and_whoever_has_none_as_nobody(self):
        spectator = Watcher(None, mock.Mock(), random.Random(1), mock.Mock(), "t")
        spectator.read(snapshot())
        sitter().read(snapshot(you=1))
        for one, you in ((spectator, 0), (sitter(), None), (sitter(), 0)):
            with self.assertRaisesRegex(Failed, f"they received the view of {you}"):
                one.read(snapshot(you=you))
        spectator.published.note.assert_called_once_with("t", None, snapshot(), None, mock.ANY, None, None)

    def test_a_spectator_goes_on_with_something_newer(self):
        spectator = Watcher(None, mock.Mock(), random.Random(1), mock.Mock(), "t")
        for version, times in ((3, 1), (3, 1), (2, 1), (4, 2)):
            spectator.read(snapshot(version))
            self.assertEqual(spectator.went_on, times)

    def test_a_person_goes_on_with_their_turns_alone(self):
        one = sitter(answered(200, version=2))
        one.read(snapshot(you=1))
        self.assertEqual(one.went_on, 0)
        one.act({"version": 1, "view": {"legal": ["QS"]}})
        self.assertEqual((one.went_on, one.version), (1, 2))

    def test_only_those_with_a_seat_are_seated(self):
        spectator, first = Watcher(None, None, None, None, "t"), Sitter(None, None, random.Random(1), None, "t", 0)
        self.assertEqual(seated([first, spectator]), [first])


class Streams(unittest.TestCase):
    def test_a_stream_is_known_to_be_open_as_far_as_it_is_read(self):
        with mock.patch.object(sitters.time, "monotonic") as now:
            def at(moment):
                now.return_value = moment

            at(10)
            one = Stream()
            for moment in (11, 15, 15 + sitters.UNREAD):
                at(moment)
                one.reads()
                one.lives()
            self.assertEqual((one.knocked, one.began, one.sure), (10, 11, 15 + sitters.UNREAD))
            # A client that answers no ping for that long may count as disconnected, whatever it reads then.
            at(16 + 2 * sitters.UNREAD)
            one.reads()
            one.lives()
            self.assertEqual(one.sure, 15 + sitters.UNREAD)


class Watches(unittest.TestCase):
    def streamed(self, unread, woken=False, most=50, asks=False):
        """The stream of a spectator with a message every second, until it ends; they had read everything before each
        message that is not in `unread`. After `most` messages they leave; with `asks` they send a slow request after
        each."""
        front, rng = mock.Mock(), mock.Mock(random=lambda: 1, randrange=lambda *_: most)
        front.server_of.return_value = 2
        watcher = Watcher(front, mock.Mock(), rng, mock.Mock(), "t")
        at = itertools.count(10)
        moment = [next(at)]

        def goes_on():
            moment[0] = next(at)
            if moment[0] == 14:
                watcher.woken = woken
                raise Lost("the server closed the connection")

        def update():
            goes_on()
            return {"version": moment[0], "events": [], "snapshot": snapshot(moment[0])}

        if asks:
            watcher.take_part = lambda _: goes_on()
        kept = mock.Mock(update=update, has_read_all=lambda: moment[0] + 1 not in unread)
        with mock.patch.object(sitters, "WebSocket", return_value=kept), mock.patch.object(sitters, "LOOKS", 0):
            with mock.patch.object(sitters.time, "monotonic", lambda: moment[0]), contextlib.suppress(Lost):
                watcher.watch()
        (stream,) = watcher.streams
        self.assertEqual((stream.server, stream.knocked, stream.began, stream.closed), (2, 10, 11, moment[0]))
        return stream

    def test_a_stream_lived_when_something_came_to_whoever_waited_for_it(self):
        self.assertEqual(self.streamed(unread=()).sure, 13)

    def test_what_lay_there_unread_does_not_show_that_a_stream_lives(self):
        self.assertEqual(self.streamed(unread=(13,)).sure, 12)
        self.assertEqual(self.streamed(unread=(12, 13)).sure, 11)
        # The first message has just been sent.
        self.assertEqual(self.streamed(unread=(11, 12, 13)).sure, 11)

    def test_whoever_is_woken_saw_it_live_if_they_had_read_all(self):
        self.assertEqual(self.streamed(unread=(), woken=True).sure, 14)
        self.assertEqual(self.streamed(unread=(14,), woken=True).sure, 13)
        # A person who is woken during a request has not seen it.
        self.assertEqual(self.streamed(unread=(), woken=True, asks=True).sure, 13)

    def test_whoever_goes_saw_it_live_if_they_had_read_all(self):
        self.assertEqual(self.streamed(unread=(12,), most=2).sure, 12)
        self.assertEqual(self.streamed(unread=(12, 13), most=2).sure, 11)


class Says(unittest.TestCase):
    def setUp(self):
        self.signs = sitters.GIVES_SIGNS
        no_signs = mock.patch.object(sitters, "GIVES_SIGNS", 0)
        no_signs.start()
        self.addCleanup(no_signs.stop)

    def test_what_is_answered_was_said(self):
        one = sitter(answered(200, version=5))
        one.say()
        self.assertEqual([(saying.said, saying.seat, saying.answered) for saying in one.sayings], [({"text": "1 of 1"}, 1, True)])
        self.assertEqual(one.version, 5)
        one.person.ask.assert_called_once_with("POST", "/api/tables/t/say", {"said": {"text": "1 of 1"}})
        with self.assertRaisesRegex(Failed, "received version 4 after 5 was answered"):
            one.read(snapshot(4, you=1), began=1)

    def test_what_is_not_answered_may_have_been_said(self):
        for nothing in (Lost("no answer"), answered(503, detail="It cannot be saved."), answered(502)):
            one = sitter(nothing)
            one.say()
            self.assertEqual([saying.answered for saying in one.sayings], [False])

    def test_what_is_refused_was_not_said(self):
        one = sitter(answered(429))
        one.say()
        self.assertEqual(one.sayings, [])
        with self.assertRaisesRegex(Failed, "say: 403"):
            sitter(answered(403)).say()

    def test_nothing_is_said_twice_in_the_same_words(self):
        one = sitter()
        one.person.ask.side_effect = [answered(429), Lost("no answer"), answered(200, version=1)]
        for _ in range(3):
            one.say()
        self.assertEqual([saying.said["text"] for saying in one.sayings], ["2 of 1", "3 of 1"])

    def test_some_of_what_is_said_are_signs(self):
        one = sitter()
        one.person.ask.side_effect = lambda *_: answered(200, version=1)
        with mock.patch.object(sitters, "GIVES_SIGNS", self.signs):
            for _ in range(100):
                one.say()
        signs = [saying.said["sign"] for saying in one.sayings if "sign" in saying.said]
        self.assertEqual(set(signs), set(SIGNS))
        self.assertTrue(15 < len(signs) < 45, signs)


class Confers(unittest.TestCase):
    def conferred(self, answer, agrees=0, proposes=1, **published):
        one = sitter(answer)
        with mock.patch.object(sitters, "AGREES", agrees), mock.patch.object(sitters, "PROPOSES", proposes):
            one.confer(snapshot(**published))
        asked = [(call.args[1].split("/")[-1], call.args[2]) for call in one.person.ask.call_args_list]
        return asked, len(one.proposed), len(one.agreed)

    def test_whoever_is_asked_answers(self):
        proposal = {"asked": [1, 2]}
        for agrees in (0, 1):
            said = [("answer", {"agree": bool(agrees)})]
            self.assertEqual(self.conferred(answered(200), agrees, people=3, proposal=proposal), (said, 0, agrees))
            # It is unknown whether they agreed.
            self.assertEqual(self.conferred(Lost("no answer"), agrees, people=3, proposal=proposal), (said, 0, agrees))
            self.assertEqual(self.conferred(answered(409), agrees, people=3, proposal=proposal), (said, 0, 0))

    def test_whoever_has_company_proposes_something_where_nothing_is(self):
        said = [("propose", {"what": "stop"})]
        self.assertEqual(self.conferred(answered(200), people=2), (said, 1, 0))
        self.assertEqual(self.conferred(answered(409), people=2), (said, 0, 0))
        self.assertEqual(self.conferred(answered(200), people=1), ([], 0, 0))
        self.assertEqual(self.conferred(answered(200), people=2, proposal={"asked": [2]}), ([], 0, 0))
        self.assertEqual(self.conferred(answered(200), proposes=0, people=2), ([], 0, 0))

    def test_it_is_known_when_something_was_answered(self):
        one = sitter()
        one.person.ask.side_effect = [Lost("no answer"), answered(200)]
        for _ in range(2):
            one.consent("propose", {"what": "stop"}, one.proposed)
        unknown, known = one.proposed
        self.assertIsNone(unknown.ended)
        self.assertTrue(unknown.began <= known.began <= known.ended)


class GoesOn(unittest.TestCase):
    def test_spectators_have_to_go_on_too(self):
        class GoesOn(mock.Mock):
            went_on = mock.PropertyMock(side_effect=itertools.count())

        def stands(late=False, gone=False):
            return mock.Mock(seat=None, problem=None, over=False, gone=gone, went_on=3, received_events=mock.Mock(late=late))

        player = GoesOn(problem=None, over=False, gone=False, received_events=mock.Mock(late=False))
        few = Groups.__new__(Groups)
        few.now, few.slow = [[player, stands()]], [[stands()]]
        with mock.patch.object(groups, "AGAIN_WITHIN", 0.1), self.assertRaisesRegex(Failed, "nobody goes on"):
            few.play_on()
        # Nobody waits for delayed or absent spectators.
        for waits in ({"late": True}, {"gone": True}):
            few.now = [[player, stands(**waits)]]
            self.assertLess(few.play_on(), 1)


class Replays(unittest.TestCase):
    ENGINE = """#!/usr/bin/env python3
import json, sys
done = []
for line in sys.stdin:
    asked = json.loads(line)
    done += [asked["action"]] if asked["do"] == "act" else []
    print(json.dumps({"view": [asked["seat"], *done]} if asked["do"] == "view" else {"ok": True}, separators=(",", ":")))
"""

    def test_each_seat_and_whoever_has_none_has_a_view_after_each_action(self):
        with tempfile.TemporaryDirectory() as directory:
            engine = Path(directory) / "engine"
            engine.write_text(self.ENGINE)
            engine.chmod(0o755)
            entries = [{"chance": 1, "outcome": {}}, {"act": "QS", "seat": 1}, {"act": "KS", "seat": 0}, {"chance": 1, "outcome": {}}]
            transcript = {"game": "hearts", "players": 2, "options": {}, "entries": entries}
            views, between = judge.replay(engine, transcript, [0, None])
        # Chance events after the last action appear with it.
        self.assertEqual(views, {seat: [packed([seat, *["QS", "KS"][:count]]) for count in range(3)] for seat in (0, None)})
        self.assertEqual(between, [(0, packed([None])), (2, packed([None, "QS", "KS"]))])


if __name__ == "__main__":
    unittest.main()
