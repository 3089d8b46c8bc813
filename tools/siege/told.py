"""What clients of several servers were told, held against one another and against the stored log."""

import heapq
import json
import threading
import zlib

from people import Failed


def packed(view):
    """A view in one form, small enough that very many can be kept."""
    return zlib.compress(json.dumps(view, sort_keys=True).encode(), 1)


def unpacked(view):
    return zlib.decompress(view).decode()


class Act:
    """An action that was sent and not refused, chosen from that version. `answered` is the version it was answered with, `None`
    where nobody knows whether it was done. Times are those of one clock."""

    def __init__(self, action, seen, began, ended, answered=None):
        self.action, self.seen, self.began, self.ended, self.answered = action, seen, began, ended, answered

    def __repr__(self):
        return f"“{self.action}” at version {self.seen}, " + ("unanswered" if self.answered is None else f"then {self.answered}")


class Look:
    """A view that somebody was told. `began` is when it was asked for; `None` where it came by itself, on the stream of that
    number."""

    def __init__(self, seat, version, view, began, ended, stream=None):
        self.seat, self.version, self.view = seat, version, view
        self.began, self.ended, self.stream = began, ended, stream


class Told:
    """What anybody was told of each table, as whom and at which version: nobody is told anything else of it, ever."""

    def __init__(self):
        self.lock, self.views, self.looks = threading.Lock(), {}, {}
        self.count = self.asked = 0

    def note(self, table, viewer, snapshot, began, ended, stream=None):
        view = packed(snapshot["view"])
        # An answer in secret makes no version (W-08): those who are not asked wait, and then do not.
        waits = snapshot["view"]["game"] == "wild-twists" and not snapshot["view"]["to_act"]
        place = (table, viewer, snapshot["version"], waits)
        with self.lock:
            self.count += 1
            self.asked += began is not None
            # The same bytes are kept once.
            first = self.views.setdefault(place, view)
            self.looks.setdefault(table, []).append(Look(viewer, snapshot["version"], first, began, ended, stream))
        if first != view:
            raise Failed(f"{place} was told in two ways:\n{unpacked(first)}\n{unpacked(view)}")


def done_by(log, seat):
    """What the person at the seat did, as the log has it: each action's words, and how many actions of the table there are with it. A
    bot acts for those who are away."""
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
    """Which of the stored actions each that was sent can be, first and last, or `None` for one that was not answered and was not done.
    Nothing at all where the stored ones are not all that were answered, in their order, and of those that were not some."""
    # How many of the stored ones the actions before each can be.
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
    """For each seat each action that was answered, with the first and the last place in the log that it can have."""
    places = {}
    for seat, own_acts in acts.items():
        own = done_by(log, seat)
        found = explains(own_acts, [words for words, _ in own])
        if found is None:
            stored = [" ".join(words) for words, _ in own]
            raise Failed(f"seat {seat}: what is stored, {stored}, does not come of what was answered: {own_acts}")
        places[seat] = [(act, own[at[0]][1], own[at[1]][1]) for act, at in zip(own_acts, found) if act.answered is not None]
    return places


def hold(acts, looks, log, views):
    """Holds what everybody at a table was told against its log: the actions that each seat sent, every view that was told, the stored
    entries, and for each seat the view after so many actions of the table, which a replay gave. One order of all that was done and
    looked at has to explain them all:

    - what was answered is stored once and in its place, and what was not answered once or not at all;
    - every view is that of some place in the log;
    - whoever begins to look is shown all that was answered or shown to anybody before, and nobody is shown what was not begun;
    - a later version is no earlier place, a version that an action was answered with shows that action, and one that it was chosen
      from does not.
    """
    places = placed(acts, log)
    answered = [found for seat in places for found in places[seat]]
    where = {seat: {} for seat in views}
    for seat, after in views.items():
        for place, view in enumerate(after):
            where[seat].setdefault(view, []).append(place)
    floors = by_version(places, looks, where)
    # A sweep through time. `known` is how much everybody who begins now has to be shown; of what is under way, when it ends and what
    # it makes known then.
    known, under_way, streams = 0, [], {}
    events = [(act.began, number, act, first, last) for number, (act, first, last) in enumerate(answered)]
    # One that came by itself was not asked for at a known time, so its end has to do.
    begins = [(look.ended if look.began is None else look.began, look) for look in looks]
    events += [(at, len(answered) + number, look, None, None) for number, (at, look) in enumerate(begins)]
    later = sorted((act.began, last) for act, _, last in answered)
    # The first place of what begins after each moment.
    ceilings = [(0.0, 0)] * len(later)
    lowest = float("inf")
    for number in reversed(range(len(later))):
        lowest = min(lowest, later[number][1])
        ceilings[number] = (later[number][0], lowest)
    for at, _, what, first, last in sorted(events, key=lambda event: event[:2]):
        while under_way and under_way[0][0] < at:
            known = max(known, heapq.heappop(under_way)[1])
        if isinstance(what, Act):
            if last <= known:
                raise Failed(f"{what} was begun after everybody could know {known} actions, and is number {last}")
            heapq.heappush(under_way, (what.ended, first))
            continue
        low = floors[what.seat, what.version]
        if what.began is not None:
            low = max(low, known)
        if what.stream is not None:
            low = max(low, streams.get(what.stream, 0))
        can_be = where[what.seat].get(what.view)
        if can_be is None:
            raise Failed(f"seat {what.seat} was told at version {what.version} what the log never gives: {unpacked(what.view)}")
        place = next((place for place in can_be if place >= low), None)
        if place is None:
            raise Failed(
                f"seat {what.seat} was told at version {what.version} how it was after {can_be[-1]} actions, when {low} were known: "
                f"{unpacked(what.view)}"
            )
        ceiling = first_begun_after(what.ended, ceilings)
        if place >= ceiling:
            raise Failed(f"seat {what.seat} was told at version {what.version} of {place} actions before number {ceiling} was begun")
        if what.stream is not None:
            streams[what.stream] = place
        heapq.heappush(under_way, (what.ended, place))


def first_begun_after(moment, ceilings):
    """The first place of all actions that were begun after that."""
    low, high = 0, len(ceilings)
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if ceilings[middle][0] <= moment else (low, middle)
    return ceilings[low][1] if low < len(ceilings) else float("inf")


def by_version(places, looks, where):
    """For each seat and version the first place that its view can have, as far as versions tell."""
    told = {}
    for look in looks:
        told.setdefault(look.seat, {}).setdefault(look.version, set()).add(look.view)
    floors = {}
    for seat, versions in told.items():
        # What was answered in secret made no version, and says nothing here.
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
                    raise Failed(f"seat {seat} was told at version {version} what the log never gives: {unpacked(view)}")
                can_be = [place for place in can_be if floor <= place < ceiling]
                if not can_be:
                    between = f"what is not between {floor} and {ceiling} actions"
                    raise Failed(f"seat {seat} was told at version {version} {between}: {unpacked(view)}")
                earliest.append(can_be[0])
            floor = min(earliest)
    return floors
