"""What people said at the tables of several servers, held against what was told of it and against the stored log."""

import json

from order import one_order
from people import Failed

# How many of the things said last everybody is told.
SHOWN = 30
# The signs that people give.
SIGNS = ("hello", "nice", "thanks", "wow")


def name_of(seat):
    """What the person at a seat is called."""
    return f"P{seat}"


class Saying:
    """Something that the person at a seat said: a text, in words that nobody says twice, or a sign. Without `ended` nobody knows whether
    it was said, and it may be at any time after it was begun."""

    def __init__(self, seat, said, began, ended=None):
        self.seat, self.said, self.began = seat, said, began
        self.answered = ended is not None
        self.ended = ended if self.answered else float("inf")

    def __repr__(self):
        return f"{self.said} of seat {self.seat}" + ("" if self.answered else ", unanswered")


def count_of(talk):
    """How many things were said at a table of which this was told: the last of them, in order and without gaps."""
    numbers = [thing["number"] for thing in talk]
    count = numbers[-1] + 1 if numbers else 0
    if numbers != list(range(max(0, count - SHOWN), count)):
        raise Failed(f"what is told as said last has the numbers {numbers}")
    return count


def note(things, talk):
    """Adds what was told of to all that was told before, by number: each thing that was said is told in one way, to everybody and
    ever. Returns how many there are."""
    count = count_of(talk)
    for thing in talk:
        first = things.setdefault(thing["number"], thing)
        if first != thing:
            raise Failed(f"of what was said, number {thing['number']} is told in two ways: {first} and {thing}")
    return count


def stored_talk(log):
    """What was said at a table, as its log has it."""
    return [entry["change"] for entry in log if entry.get("change", {}).get("what") == "say"]


def in_words(seat, said):
    """What tells things apart that were said: by whom, and what."""
    return seat, json.dumps(said, sort_keys=True)


def placed(sayings, stored):
    """Each thing that somebody said with the first and the last place among the stored ones that it can have, counted from 1, as far
    as one knows that it has any. A text is said once, a sign again and again."""
    said, places, found = {}, {}, []
    for saying in sayings:
        said.setdefault(in_words(saying.seat, saying.said), []).append(saying)
    for number, change in enumerate(stored):
        places.setdefault(in_words(change["seat"], change["text"]), []).append(number + 1)
    for words, at in places.items():
        if len(at) > len(said.get(words, ())):
            raise Failed(f"said and stored as number {at[-1] - 1}, but nobody said it, or less often: {stored[at[-1] - 1]}")
    for words, same in said.items():
        at, answered = places.get(words, []), [saying for saying in same if saying.answered]
        # So many more than were answered: any of those that were not, each at any time after it was begun.
        more = len(at) - len(answered)
        if more < 0:
            raise Failed(f"{answered} were answered as said, and stored {len(at)} times")
        found += [(saying, at[number], at[number + more]) for number, saying in enumerate(answered)]
        if len(at) == len(same):
            found += [(saying, at[0], at[-1]) for saying in same if not saying.answered]
    return found


def hold_talk(sayings, things, looks, log):
    """Holds everything that was told as said at a table, and how much of it each look showed, against the table's log and against what
    people said:

    - what was answered as said is stored once, what was not answered once or not at all, and nothing else is;
    - what is told as said is what is stored, in its order;
    - of two things of which one was answered before the other was begun it is the earlier one; whoever begins to look is told all
      that was said or told to anybody before, and nobody is told what was not begun.

    Returns how many things were said that were not answered.
    """
    stored = stored_talk(log)
    places = placed(sayings, stored)
    for number, thing in things.items():
        if number >= len(stored):
            raise Failed(f"told as said, and not stored: {thing}")
        seat = stored[number]["seat"]
        said = {"number": number, "seat": seat, "name": name_of(seat), "account": False, "said": stored[number]["text"]}
        if thing != said:
            raise Failed(f"told as said: {thing}, and stored: {said}")
    one_order(places, [(look, 0, [look.said]) for look in looks], "things said")
    return len(stored) - sum(saying.answered for saying in sayings)
