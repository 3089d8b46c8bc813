"""Faults of the parts of a service, their times, and the servers whose communication they may have affected."""

import bisect
import time


class Fault:
    """A fault, over when `happen` returns. Servers in `deaf` may not receive notifications or read the store meanwhile;
    streams of those in `cut` may end unnoticed or restart; those in `anew` are restarted. Those in `mute` do not
    exchange presence with the others: by default the deaf ones, unless only the store is unreachable."""

    def __init__(self, name, happen, deaf=(), cut=(), anew=(), mute=None):
        self.name, self.happen, self.deaf, self.cut = name, happen, frozenset(deaf), frozenset(cut)
        self.anew, self.mute = frozenset(anew), frozenset(deaf if mute is None else mute)


class Past:
    """All past faults with their start and end, on the clock of `time.monotonic`."""

    def __init__(self):
        self.faults = []

    def add(self, fault):
        """Runs a fault."""
        began = time.monotonic()
        try:
            fault.happen()
        finally:
            self.faults.append((began, time.monotonic(), fault))

    def between(self, since, until):
        """The faults that overlapped this period. They never overlap each other."""
        first = bisect.bisect_left(self.faults, since, key=lambda one: one[1])
        last = bisect.bisect_right(self.faults, until, key=lambda one: one[0])
        return self.faults[first:last]

    def around(self, since, until):
        """The faults around this period, for error messages."""
        return [f"{fault.name}, {began:.1f} to {ended:.1f}" for began, ended, fault in self.between(since - 60, until + 5)]

    def hear(self, servers, since, until, or_ask=False):
        """Whether these servers could receive everything throughout; with `or_ask`, also if they knew that they had
        not, because they were restarted."""
        faults = (fault for _, _, fault in self.between(since, until))
        return not any((fault.deaf - fault.anew if or_ask else fault.deaf) & set(servers) for fault in faults)

    def tell_each_other(self, servers, since, until):
        """Whether these servers could exchange presence throughout."""
        return not any(fault.mute & set(servers) for _, _, fault in self.between(since, until))

    def kept_streams(self, server, since, until):
        """Whether no fault ended a stream at that server."""
        return not any(server in fault.cut for _, _, fault in self.between(since, until))

    def longest(self, since, until, count):
        """The duration of the `count` longest ones together."""
        lasted = sorted((ended - began for began, ended, _ in self.between(since, until)), reverse=True)
        return sum(lasted[:count])
