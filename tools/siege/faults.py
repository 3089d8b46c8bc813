"""What happens to the parts of a service, when it happened, and which servers it may have kept from hearing or from telling."""

import bisect
import time


class Fault:
    """Something that happens, and is over when `happen` returns. The servers in `deaf` may not hear meanwhile of the others or of what is
    stored, and streams of those in `cut` may end without their knowing, or end and begin anew. Those in `anew` end and are started again.
    Those in `mute` may not tell the others who is there, nor hear it of them: the deaf, unless only what is stored is out of reach."""

    def __init__(self, name, happen, deaf=(), cut=(), anew=(), mute=None):
        self.name, self.happen, self.deaf, self.cut = name, happen, frozenset(deaf), frozenset(cut)
        self.anew, self.mute = frozenset(anew), frozenset(deaf if mute is None else mute)


class Past:
    """All faults that there were, each with when it began and ended, by the clock of `time.monotonic`."""

    def __init__(self):
        self.faults = []

    def add(self, fault):
        """Has it happen."""
        began = time.monotonic()
        try:
            fault.happen()
        finally:
            self.faults.append((began, time.monotonic(), fault))

    def between(self, since, until):
        """Those that lasted at some time between the two. One came after the other."""
        first = bisect.bisect_left(self.faults, since, key=lambda one: one[1])
        last = bisect.bisect_right(self.faults, until, key=lambda one: one[0])
        return self.faults[first:last]

    def around(self, since, until):
        """The same, and those shortly before and after, for whoever asks what happened."""
        return [f"{fault.name}, {began:.1f} to {ended:.1f}" for began, ended, fault in self.between(since - 60, until + 5)]

    def hear(self, servers, since, until, or_ask=False):
        """Whether these servers could hear everything all the time; with `or_ask`, or knew that they had not, for they were started anew."""
        faults = (fault for _, _, fault in self.between(since, until))
        return not any((fault.deaf - fault.anew if or_ask else fault.deaf) & set(servers) for fault in faults)

    def tell_each_other(self, servers, since, until):
        """Whether these servers could tell each other all the time who is there."""
        return not any(fault.mute & set(servers) for _, _, fault in self.between(since, until))

    def kept_streams(self, server, since, until):
        """Whether nothing ended a stream at that server."""
        return not any(server in fault.cut for _, _, fault in self.between(since, until))

    def longest(self, since, until, count):
        """How long the longest of them lasted, so many together."""
        lasted = sorted((ended - began for began, ended, _ in self.between(since, until)), reverse=True)
        return sum(lasted[:count])
