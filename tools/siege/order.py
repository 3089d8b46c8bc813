"""Checks that one order of all actions and views at a table is consistent with their times."""

import bisect
import heapq

from people import Failed


def one_order(done, published, what):
    """Checks that actions and views have a consistent order (linearizability). `done` has each action, with its first
    and last possible index in the log, from 1; `told` has each view, with the minimum number of actions it shows, and
    all numbers that it can show, ascending. Each has `began` and `ended`; views also have `late`, the spectator delay,
    with its tolerance. `what` names them in errors."""
    # A sweep through time. `known` is the number of actions that every view starting now must show; `under_way` has the
    # end of each pending one and the number it makes known.
    known, under_way, streams = 0, [], {}
    # The history of that number.
    history = Steps()
    events = [(one.began, number, one, first, last) for number, (one, first, last) in enumerate(done)]
    # The start of a pushed view is unknown, so use its end.
    begins = [(look.ended if look.began is None else look.began, look, *more) for look, *more in published]
    events += [(at, len(done) + number, look, low, can_be) for number, (at, look, low, can_be) in enumerate(begins)]
    ceilings = ceilings_of(done)
    for at, number, one, low, can_be in sorted(events, key=lambda event: event[:2]):
        while under_way and under_way[0][0] < at:
            ended, place = heapq.heappop(under_way)
            known = max(known, place)
            history.add(ended, known)
        if number < len(done):
            first, last = low, can_be
            if last <= known:
                raise Failed(f"{one} was begun after everybody could know {known} {what}, and is number {last}")
            heapq.heappush(under_way, (one.ended, first))
            continue
        if one.began is not None:
            low = max(low, history.before(one.began - one.late - one.patience) if one.late else known)
        if one.stream is not None:
            shown, version = streams.get(one.stream, (0, 0))
            if one.version < version:
                raise Failed(f"{one}, and before that at version {version}")
            low = max(low, shown)
        place = next((place for place in can_be if place >= low), None)
        if place is None:
            raise Failed(f"{one} how it was after {can_be[-1]} {what}, when {low} were known: {one.shown()}")
        ceiling = first_begun_after(one.ended - one.late, ceilings)
        if place >= ceiling:
            raise Failed(f"{one} of {place} {what} before number {ceiling} was begun" + (f", and {one.late} s more" if one.late else ""))
        if one.stream is not None:
            streams[one.stream] = (place, one.version)
        heapq.heappush(under_way, (one.ended, place))


class Steps:
    """A growing number, with the time of each increase."""

    def __init__(self):
        self.since, self.numbers = [], []

    def add(self, since, number):
        self.since.append(since)
        self.numbers.append(number)

    def before(self, moment):
        """Its value before this time."""
        place = bisect.bisect_left(self.since, moment)
        return self.numbers[place - 1] if place else 0


def ceilings_of(done):
    """The start of each action, ascending, with the first possible index of actions started then or later."""
    ceilings, lowest = [], float("inf")
    for began, last in sorted(((one.began, last) for one, _, last in done), reverse=True):
        lowest = min(lowest, last)
        ceilings.append((began, lowest))
    return ceilings[::-1]


def first_begun_after(moment, ceilings):
    """The first index of all actions started after that."""
    low, high = 0, len(ceilings)
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if ceilings[middle][0] <= moment else (low, middle)
    return ceilings[low][1] if low < len(ceilings) else float("inf")
