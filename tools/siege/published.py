"""Checks of the views that clients of several servers received, against each other and the stored log."""

import bisect
import json
import threading
import zlib

import chat
from presence import People
from order import one_order
from people import Failed, is_over


def packed(view):
    """A view in a compact form, small enough to keep very many."""
    return zlib.compress(json.dumps(view, sort_keys=True).encode(), 1)


def unpacked(view):
    return zlib.decompress(view).decode()


def ended(view):
    """The view once the match is stopped: nobody is to act."""
    return packed({**json.loads(unpacked(view)), "to_act": [], "legal": []})


def whose(seat):
    return "a spectator" if seat is None else f"seat {seat}"


class Act:
    """An action sent and not refused, chosen from that version. `answered` is the version of the answer, `None` if its
    effect is unknown. All times are on one clock."""

    def __init__(self, action, seen, began, ended, answered=None):
        self.action, self.seen, self.began, self.ended, self.answered = action, seen, began, ended, answered

    def __repr__(self):
        return f"“{self.action}” at version {self.seen}, " + ("unanswered" if self.answered is None else f"then {self.answered}")


class Look:
    """A view that a seat, or a spectator without one, received from the server with that number. `began` is the time of
    the request; `None` for a view pushed on that stream. `said` is the number of messages it showed, `people` its
    presence. A view with a spectator delay of `late` seconds shows nothing newer, and perhaps less than others received
    before; but everything known `late` plus `patience` seconds before."""

    def __init__(self, seat, version, view, began, ended, stream=None, said=0, late=0, server=None, people=None):
        self.seat, self.version, self.view, self.said, self.late = seat, version, view, said, late
        self.began, self.ended, self.stream = began, ended, stream
        self.server, self.people, self.patience = server, people, float("inf")

    def __str__(self):
        return f"{whose(self.seat)} received at version {self.version}"

    def shown(self):
        return unpacked(self.view)


# Fields of a snapshot that only a seat has, and their values for a spectator.
OF_A_SEAT = {name: None for name in ("received", "passed", "moon_outcomes", "patience", "stand_in")}
OF_A_SEAT |= {"refused": [], "can_undo": False, "can_claim": False}


def nothing_of_a_seat(snapshot):
    """Rejects a spectator's snapshot with fields of a seat."""
    for name, nothing in OF_A_SEAT.items():
        if snapshot[name] != nothing:
            raise Failed(f"a spectator received {name}: {snapshot[name]}")


class Published:
    """All views of each table, by viewer and version: the same viewer and version always show the same."""

    def __init__(self):
        self.lock, self.views, self.looks = threading.Lock(), {}, {}
        # The published messages of each table, by number.
        self.things = {}
        # Tables with a spectator delay, and its seconds.
        self.late = {}
        # Tables with a clock and a slow player.
        self.hurried = set()
        self.count = self.asked = self.spectated = 0

    def note(self, table, viewer, snapshot, began, ended, server=None, stream=None):
        """The viewer is a seat, or `None` for a spectator."""
        late = 0
        if viewer is None:
            nothing_of_a_seat(snapshot)
            late = self.how_late(table, snapshot)
        view = packed(snapshot["view"])
        # A secret answer makes no version (W-08): the others wait, and then do not.
        waits = snapshot["view"]["game"] == "wild-twists" and not snapshot["view"]["to_act"]
        place = (table, viewer, snapshot["version"], waits)
        with self.lock:
            self.count += 1
            self.asked += began is not None
            self.spectated += viewer is None
            said = chat.note(self.things.setdefault(table, {}), snapshot["life"]["talk"])
            # Deduplicates equal views. A message makes a version, for everybody.
            first, said_first = self.views.setdefault(place, (view, said))
            people = People.published(snapshot)
            look = Look(viewer, snapshot["version"], first, began, ended, stream, said, late, server, people)
            self.looks.setdefault(table, []).append(look)
        if first != view:
            raise Failed(f"{place} was published in two ways:\n{unpacked(first)}\n{unpacked(view)}")
        if said_first != said:
            raise Failed(f"{place} was published in two ways: {said_first} things said, and {said}")

    def how_late(self, table, snapshot):
        """The spectator delay in seconds: finished matches have none."""
        if is_over(snapshot):
            return 0
        late = self.late.get(table, 0)
        if snapshot["life"]["delayed"] != late:
            raise Failed(f"a spectator received a delay of {snapshot['life']['delayed']} s late, where it is {late}")
        return late


def done_by(log, seat):
    """The actions of the person at the seat, from the log: the words of each, and the number of actions of the table up
    to it. A bot acts for absent people."""
    own, away, count = [], False, 0
    for entry in log:
        if entry["kind"] == "undo":
            raise Failed("something was taken back, and nobody asked for that")
        change = entry.get("change", {})
        if change.get("seat") == seat and change.get("what") in ("away", "back"):
            away = change["what"] == "away"
        if entry["kind"] == "act":
            count += 1
            if entry["seat"] == seat and not away:
                own.append((sorted(entry["action"].split()), count))
    return own


def explains(acts, own):
    """The first and last possible stored action for each sent one, or `None` for one that was neither answered nor
    applied. None at all unless the stored ones are all the answered ones, in order, and some of the unanswered."""
    # The possible numbers of stored actions before each.
    before = [{0}]
    for act in acts:
        done = {place + 1 for place in before[-1] if own[place : place + 1] == [sorted(act.action.split())]}
        before.append(done if act.answered is not None else before[-1] | done)
    if len(own) not in before[-1]:
        return None
    found, after = [], {len(own)}
    for act, places in zip(reversed(acts), reversed(before[:-1])):
        done = {place for place in places if place + 1 in after and own[place] == sorted(act.action.split())}
        found.append((min(done), max(done)) if done else None)
        after = done if act.answered is not None else done | (places & after)
    return found[::-1]


def placed(acts, log):
    """For each seat each answered action, with its first and last possible index in the log."""
    places = {}
    for seat, own_acts in acts.items():
        own = done_by(log, seat)
        found = explains(own_acts, [words for words, _ in own])
        if found is None:
            stored = [" ".join(words) for words, _ in own]
            raise Failed(f"seat {seat}: what is stored, {stored}, does not come of what was answered: {own_acts}")
        places[seat] = [(act, own[at[0]][1], own[at[1]][1]) for act, at in zip(own_acts, found) if act.answered is not None]
    return places


def check_views(acts, looks, log, views, between=()):
    """Checks everything received at a table against its log: the actions that each seat sent, every view, the stored
    entries, and each seat's views from a replay after this many actions of the table; a spectator may also see what is
    `between` these, with its number of actions. One order of all actions and views must explain them:

    - an answered action is stored once and in order, and an unanswered one once or not at all;
    - every view corresponds to a place in the log;
    - a view shows all actions that were answered or shown to anybody before it began, and none that had not begun;
    - a later version is no earlier place; the version of an action's answer shows the action, and the one it was chosen
      from does not.
    """
    places = placed(acts, log)
    where = {seat: {} for seat in views}
    for seat, after in views.items():
        for place, view in enumerate(after):
            where[seat].setdefault(view, []).append(place)
    if any(entry.get("change", {}).get("what") == "stop" for entry in log):
        for seat, after in views.items():
            where[seat].setdefault(ended(after[-1]), []).append(len(after) - 1)
    for place, view in between:
        bisect.insort(where[None].setdefault(view, []), place)
    floors = by_version(places, looks, where)
    published = [(look, floors[look.seat, look.version], where[look.seat][look.view]) for look in looks]
    one_order([found for seat in places for found in places[seat]], published, "actions")


def by_version(places, looks, where):
    """For each seat and version the first possible place of its view, as far as versions determine it."""
    published = {}
    for look in looks:
        published.setdefault(look.seat, {}).setdefault(look.version, set()).add(look.view)
    floors = {}
    for seat, versions in published.items():
        # A secret answer made no version, and determines nothing here.
        own = [found for found in places.get(seat, ()) if found[0].answered > found[0].seen]
        floor = 0
        for version in sorted(versions):
            floor = max([floor, *(first for act, first, _ in own if version >= act.answered)])
            floors[seat, version] = floor
            ceiling = min([float("inf"), *(last for act, _, last in own if version <= act.seen)])
            earliest = []
            for view in versions[version]:
                can_be = where[seat].get(view)
                if can_be is None:
                    raise Failed(f"{whose(seat)} received at version {version} what the log never gives: {unpacked(view)}")
                can_be = [place for place in can_be if floor <= place < ceiling]
                if not can_be:
                    between = f"what is not between {floor} and {ceiling} actions"
                    raise Failed(f"{whose(seat)} received at version {version} {between}: {unpacked(view)}")
                earliest.append(can_be[0])
            floor = min(earliest)
    return floors
