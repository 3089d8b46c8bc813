"""Checks the chat at tables of several servers against the messages sent and the stored log."""

import json

from order import one_order
from people import Failed

# Number of recent messages that a snapshot shows.
SHOWN = 30
# The quick phrases in use.
SIGNS = ("hello", "nice", "thanks", "wow")


def name_of(seat):
    """The name of the person at a seat."""
    return f"P{seat}"


class Saying:
    """A chat message of the person at a seat: a unique text, or a quick phrase. Without `ended` its effect is unknown,
    and it may have been sent at any time after it began."""

    def __init__(self, seat, said, began, ended=None):
        self.seat, self.said, self.began = seat, said, began
        self.answered = ended is not None
        self.ended = ended if self.answered else float("inf")

    def __repr__(self):
        return f"{self.said} of seat {self.seat}" + ("" if self.answered else ", unanswered")


def count_of(chat):
    """The number of messages at a table that a snapshot implies: it shows the last of them, in order and without gaps.
    """
    numbers = [thing["number"] for thing in chat]
    count = numbers[-1] + 1 if numbers else 0
    if numbers != list(range(max(0, count - SHOWN), count)):
        raise Failed(f"what is published last has the numbers {numbers}")
    return count


def note(things, chat):
    """Merges a snapshot's messages into the known ones, by number: each message is the same for everybody, forever.
    Returns their number."""
    count = count_of(chat)
    for thing in chat:
        first = things.setdefault(thing["number"], thing)
        if first != thing:
            raise Failed(f"of what was said, number {thing['number']} is published in two ways: {first} and {thing}")
    return count


def stored_chat(log):
    """The messages of a table, from its log."""
    return [entry["change"] for entry in log if entry.get("change", {}).get("what") == "say"]


def in_words(seat, said):
    """Identifies a message by its author and content."""
    return seat, json.dumps(said, sort_keys=True)


def placed(sayings, stored):
    """Each sent message with its first and last possible index among the stored ones, from 1, if it is known to have
    one. A text occurs once, a quick phrase repeatedly."""
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
        # The surplus over the answered ones: any of the unanswered, each at any time after it began.
        more = len(at) - len(answered)
        if more < 0:
            raise Failed(f"{answered} were answered as said, and stored {len(at)} times")
        found += [(saying, at[number], at[number + more]) for number, saying in enumerate(answered)]
        if len(at) == len(same):
            found += [(saying, at[0], at[-1]) for saying in same if not saying.answered]
    return found


def check_chat(sayings, things, looks, log):
    """Checks all published messages of a table, and the number of them in each view, against the table's log and the
    people's messages:

    - an answered message is stored once, an unanswered one once or not at all, and nothing else is;
    - published messages are the stored ones, in their order;
    - a message answered before another one began comes first; every view shows all messages answered or shown to
      anybody before it began, and no message that had not begun.

    Returns the number of unanswered messages that were stored.
    """
    stored = stored_chat(log)
    places = placed(sayings, stored)
    for number, thing in things.items():
        if number >= len(stored):
            raise Failed(f"published, and not stored: {thing}")
        seat = stored[number]["seat"]
        said = {"number": number, "seat": seat, "name": name_of(seat), "account": False, "said": stored[number]["text"]}
        if thing != said:
            raise Failed(f"published: {thing}, and stored: {said}")
    one_order(places, [(look, 0, [look.said]) for look in looks], "things said")
    return len(stored) - sum(saying.answered for saying in sayings)
