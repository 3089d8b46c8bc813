"""Tests of the chat checks: `python3 -B -m unittest discover tools/siege`."""

import copy
import unittest

import chat
from people import Failed
from chat import Saying, check_chat
from published import OF_A_SEAT, Look, Published, packed

# The authors, contents, starts and ends of messages, in log order.
SAID = [(0, "1 of 0", 10, 11), (1, "1 of 1", 20, 21), (0, "2 of 0", 30, 31)]


def thing(number):
    seat, text, _, _ = SAID[number]
    return {"number": number, "seat": seat, "name": f"P{seat}", "account": False, "said": {"text": text}}


def saying(seat, text, *times):
    return Saying(seat, {"text": text}, *times)


def look(count, began, ended, seat=None, stream=None):
    return Look(seat, count, packed({}), began, ended, stream, count)


class Record:
    """A valid record of two people's messages and a spectator's views."""

    def __init__(self):
        self.sayings = [saying(seat, text, *times) for seat, text, *times in SAID]
        self.log = [{"kind": "table", "change": {"what": "start"}}]
        self.log += [{"kind": "table", "change": {"what": "say", "seat": seat, "text": {"text": text}}} for seat, text, _, _ in SAID]
        self.things = {number: thing(number) for number in range(3)}
        self.looks = [look(0, 1, 2, stream="a"), *(look(count, None, 10 * count + 2, stream="a") for count in (1, 2, 3))]
        self.looks += [look(1, 13, 14, 1), look(2, 23, 24, 0), look(3, 33, 34, 1)]


class Refuses(unittest.TestCase):
    def setUp(self):
        self.record = Record()

    def check_views(self):
        record = self.record
        return check_chat(record.sayings, record.things, record.looks, record.log)

    def refused(self, why):
        with self.assertRaisesRegex(Failed, why):
            self.check_views()

    def test_what_is_as_it_should_be_holds(self):
        self.assertEqual(self.check_views(), 0)

    def test_what_got_no_answer_may_be_said_or_not(self):
        self.record.sayings[1] = saying(1, "1 of 1", 20)
        self.record.sayings.append(saying(1, "2 of 1", 25))
        self.assertEqual(self.check_views(), 1)

    def test_what_got_no_answer_may_be_said_later_than_what_was_said_after_it(self):
        self.record.sayings[2] = saying(0, "2 of 0", 9)
        self.check_views()

    def test_something_said_that_is_dropped(self):
        del self.record.log[2], self.record.things[2]
        self.record.looks = []
        self.refused("1 of 1.* of seat 1. were answered as said, and stored 0 times")

    def test_something_said_that_is_stored_twice(self):
        self.record.log.append(copy.deepcopy(self.record.log[-1]))
        self.refused("number 3, but nobody said it, or less often")

    def test_something_without_an_answer_that_is_stored_twice(self):
        self.record.sayings[2] = saying(0, "2 of 0", 30)
        self.record.log.append(copy.deepcopy(self.record.log[-1]))
        self.refused("number 3, but nobody said it, or less often")

    def test_something_that_nobody_said(self):
        del self.record.sayings[1]
        self.refused("number 1, but nobody said it")

    def test_something_that_somebody_else_said(self):
        self.record.log[2]["change"]["seat"] = 0
        self.refused("number 1, but nobody said it")

    def give_signs(self, *times):
        """A person sends the same quick phrase at these times, and each is stored and published after everything else.
        """
        for number, at in enumerate(times, 3):
            sign = {"sign": "nice"}
            self.record.sayings.append(Saying(1, sign, *at))
            self.record.log.append({"kind": "table", "change": {"what": "say", "seat": 1, "text": sign}})
            self.record.things[number] = {"number": number, "seat": 1, "name": "P1", "account": False, "said": sign}

    def test_the_same_sign_is_given_again(self):
        self.give_signs((40, 41), (50, 51))
        self.record.looks.append(look(5, 53, 54))
        self.assertEqual(self.check_views(), 0)

    def test_a_sign_that_is_stored_once_more(self):
        self.give_signs((40, 41), (50, 51))
        del self.record.sayings[-1]
        self.refused("number 4, but nobody said it, or less often")

    def test_a_sign_that_is_dropped(self):
        self.give_signs((40, 41), (50, 51))
        del self.record.log[-1], self.record.things[4]
        self.refused("were answered as said, and stored 1 times")

    def test_a_sign_without_an_answer_may_be_given_or_not(self):
        self.give_signs((40, 41), (50,))
        self.assertEqual(self.check_views(), 1)
        del self.record.log[-1], self.record.things[4]
        self.assertEqual(self.check_views(), 0)

    def test_a_look_that_lacks_an_answered_sign(self):
        self.give_signs((40, 41), (50, 51))
        self.record.looks.append(look(4, 53, 54))
        self.refused("how it was after 4 things said, when 5 were known")

    def test_a_sign_told_before_it_was_begun(self):
        self.give_signs((40, 41), (50, 51))
        self.record.looks.append(look(5, 44, 45))
        self.refused("of 5 things said before number 5 was begun")

    def test_a_sign_that_may_be_the_one_without_an_answer(self):
        # The first may have been stored last.
        self.give_signs((40,), (50, 51), (52, 53))
        self.record.looks += [look(4, 51.5, 51.6), look(6, 60, 61)]
        self.assertEqual(self.check_views(), 1)
        # Or first, as a view before the second one shows.
        self.record = Record()
        self.give_signs((40,), (50, 51))
        self.record.looks.append(look(4, 44, 45))
        self.assertEqual(self.check_views(), 1)

    def test_a_sign_that_nobody_gave(self):
        self.record.log[2]["change"]["text"] = {"sign": "hello"}
        self.refused("number 1, but nobody said it")

    def test_two_things_said_that_are_stored_in_another_order(self):
        log = self.record.log
        log[1], log[2] = log[2], log[1]
        self.record.things, self.record.looks = {}, []
        self.refused("was begun after everybody could know 2 things said, and is number 1")

    def test_something_told_that_is_not_stored(self):
        del self.record.log[3], self.record.sayings[2]
        self.refused("published, and not stored")

    def test_something_told_in_other_words_than_stored(self):
        self.record.things[1]["said"] = {"text": "2 of 1"}
        self.refused("published: .*2 of 1.* and stored: .*1 of 1")

    def test_something_told_as_said_by_somebody_else(self):
        for what in ({"seat": 0}, {"name": "P0"}, {"account": True}):
            self.record = Record()
            self.record.things[1] |= what
            self.refused("published")

    def test_things_told_in_another_order_than_stored(self):
        things = self.record.things
        things[0], things[1] = things[1] | {"number": 0}, things[0] | {"number": 1}
        self.refused("published")

    def test_a_look_that_lacks_what_was_answered_as_said(self):
        self.record.looks[5].said = 1
        self.refused("seat 0 received at version 2 how it was after 1 things said, when 2 were known")

    def test_a_look_that_lacks_what_somebody_else_was_told(self):
        self.record.sayings[1] = saying(1, "1 of 1", 20)
        self.record.looks[5].said = 1
        self.refused("seat 0 received at version 2 how it was after 1 things said, when 2 were known")

    def test_what_comes_by_itself_may_be_late(self):
        self.record.looks[1].ended = self.record.looks[2].ended = 33
        self.record.looks[3].ended = 34
        self.check_views()

    def test_a_stream_that_forgets_what_was_said(self):
        self.record.looks[3].said = 1
        self.refused("a spectator received at version 3 how it was after 1 things said, when 2 were known")

    def test_something_told_before_it_was_begun(self):
        self.record.looks[3].ended = 29
        self.refused("a spectator received at version 3 of 3 things said before number 3 was begun")

    def test_something_told_before_it_was_begun_though_what_was_stored_later_was_begun_earlier(self):
        # The message that began first took long, and is the second in the log.
        self.record.sayings = [saying(1, "1 of 1", 10, 60), saying(0, "1 of 0", 20, 60), saying(0, "2 of 0", 61, 62)]
        self.record.looks = [look(1, None, 5, stream="a")]
        self.refused("a spectator received at version 1 of 1 things said before number 1 was begun")

    def test_something_without_an_answer_told_before_it_was_begun(self):
        self.record.sayings[2] = saying(0, "2 of 0", 30)
        self.record.looks[3].ended = 29
        self.refused("a spectator received at version 3 of 3 things said before number 3 was begun")


class OneWay(unittest.TestCase):
    def note(self, published, seat, version, chat):
        view, life = {"game": "hearts", "to_act": [0], "outcome": None}, {"talk": chat, "spectators": 0, "delayed": 0, "stage": "playing"}
        snapshot = {"version": version, "view": view, "life": life, "seats": [], **OF_A_SEAT}
        published.note("t", seat, snapshot, 1, 2)

    def test_what_is_said_is_told_in_one_way(self):
        published = Published()
        self.note(published, 0, 3, [thing(0)])
        self.note(published, None, 4, [thing(0), thing(1)])
        with self.assertRaisesRegex(Failed, "of what was said, number 1 is published in two ways"):
            self.note(published, 1, 3, [thing(0), thing(1) | {"said": {"text": "2 of 1"}}])

    def test_a_version_tells_of_so_many_things(self):
        published = Published()
        self.note(published, 0, 3, [thing(0)])
        self.note(published, 1, 3, [thing(0), thing(1)])
        with self.assertRaisesRegex(Failed, "was published in two ways: 1 things said, and 2"):
            self.note(published, 0, 3, [thing(0), thing(1)])
        self.assertEqual([look.said for look in published.looks["t"]], [1, 2, 2])

    def test_the_last_things_are_told_without_gaps(self):
        def counted(*numbers):
            return chat.count_of([{"number": number} for number in numbers])

        self.assertEqual([counted(), counted(0), counted(*range(30)), counted(*range(5, 35))], [0, 1, 30, 35])
        for numbers in [(1,), (0, 2), (0, 1, 1), (1, 0), range(31), range(6, 35)]:
            with self.assertRaisesRegex(Failed, "has the numbers"):
                counted(*numbers)


if __name__ == "__main__":
    unittest.main()
