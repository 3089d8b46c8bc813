"""What people said at the tables of several servers, held against what was told of it and against the stored log."""

from order import one_order
from people import Failed

# How many of the things said last everybody is told.
SHOWN = 30


def name_of(seat):
    """What the person at a seat is called."""
    return f"P{seat}"


class Saying:
    """Something that the person at a seat said, in words that nobody says twice. Without `ended` nobody knows whether it was said, and
    it may be at any time after it was begun."""

    def __init__(self, seat, text, began, ended=None):
        self.seat, self.text, self.began = seat, text, began
        self.answered = ended is not None
        self.ended = ended if self.answered else float("inf")

    def __repr__(self):
        return f"“{self.text}” of seat {self.seat}" + ("" if self.answered else ", unanswered")


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


def said_events(log):
    """What was said at a table, as streams tell of it."""
    return [{"kind": "said", "seat": change["seat"], "said": change["text"]} for change in stored_talk(log)]


def hold_talk(sayings, things, looks, log):
    """Holds everything that was told as said at a table, and how much of it each look showed, against the table's log and against what
    people said:

    - what was answered as said is stored once, what was not answered once or not at all, and nothing else is;
    - what is told as said is what is stored, in its order;
    - of two things of which one was answered before the other was begun it is the earlier one; whoever begins to look is told all
      that was said or told to anybody before, and nobody is told what was not begun.

    Returns how many things were said that were not answered.
    """
    left, places = {(saying.seat, saying.text): saying for saying in sayings}, []
    if len(left) < len(sayings):
        raise Failed(f"somebody said the same twice: {sayings}")
    stored = stored_talk(log)
    for number, change in enumerate(stored):
        saying = left.pop((change["seat"], change["text"].get("text")), None)
        if saying is None:
            raise Failed(f"said and stored as number {number}, but nobody said it, or once only: {change}")
        places.append((saying, number + 1, number + 1))
    for saying in left.values():
        if saying.answered:
            raise Failed(f"{saying} was answered as said, and is not stored")
    for number, thing in things.items():
        if number >= len(stored):
            raise Failed(f"told as said, and not stored: {thing}")
        seat = stored[number]["seat"]
        said = {"number": number, "seat": seat, "name": name_of(seat), "account": False, "said": stored[number]["text"]}
        if thing != said:
            raise Failed(f"told as said: {thing}, and stored: {said}")
    one_order(places, [(look, 0, [look.said]) for look in looks], "things said")
    return sum(not saying.answered for saying, _, _ in places)
