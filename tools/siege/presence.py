"""Checks of presence: whether each of several servers reports truthfully who is at the tables."""

import bisect
import time
from collections import Counter

from people import Failed, Person, is_over

# Maximum time until all presence is correct, in seconds: the timeout of a half-open client, plus that of an
# unresponsive server; spectator delays also apply.
TOLD_WITHIN = 45 + 30

# Maximum time in seconds until connected servers know that a person connects or disconnects; the addition after an
# outage; and the longest and shortest time for which a disconnected person counts as present.
HEARD, DEAF, LINGERS, LINGERS_AT_LEAST = 8, 7, 4.5, 3

# Minimum time in seconds for which a server keeps an unused table in memory.
KEPT = 240


class People:
    """The published presence at a table: for each seat whether it has a bot, whether its person is present, and the
    clock; and the number of spectators."""

    def __init__(self, bots, here, clocks, spectators):
        self.bots, self.here, self.clocks, self.spectators = bots, here, clocks, spectators

    @staticmethod
    def published(snapshot):
        seats = snapshot["seats"]
        clocks = [seat["clock"] and (seat["clock"]["left"] / 1000, seat["clock"]["reserve"] / 1000) for seat in seats]
        here = [seat["here"] for seat in seats]
        return People([seat["bot"] for seat in seats], here, clocks, snapshot["life"]["spectators"])


class Contacts:
    """Times at which somebody used a table at each server, over all streams. A table loaded into memory is announced
    there, and the other servers report their presence."""

    def __init__(self, streams):
        self.came = {}
        for stream in streams:
            if stream.began is not None:
                self.came.setdefault(stream.server, []).append(stream.began)
        for came in self.came.values():
            came.sort()

    def had(self, server, at, past):
        """Whether that server has had the table long enough to know the presence."""
        came = self.came.get(server, [])
        before = bisect.bisect_right(came, at - HEARD)
        last = came[before - 1] if before else at - 2 * KEPT
        return last >= at - KEPT and past.kept_streams(server, last, at)


def here_all_the_time(streams, server, began, ended, past, had):
    """Whether that server must know that the owner of these streams was present throughout: they had one there, or one
    after the other at connected servers, and it `had` the table before."""
    begun = [stream for stream in streams if stream.began is not None]
    for stream in begun:
        if stream.server == server and stream.began <= began and stream.sure >= ended and past.kept_streams(server, stream.knocked, ended):
            return True
    if not had:
        return False
    reached, through = began - HEARD, {server}
    for stream in begun:
        if stream.began <= reached and stream.sure > reached:
            if not past.kept_streams(stream.server, stream.knocked, ended):
                return False
            reached = stream.sure + LINGERS_AT_LEAST
            through.add(stream.server)
    # Presence lingers for a moment after the last stream, but messages sent then may be late.
    return reached - LINGERS_AT_LEAST >= ended and past.tell_each_other(through, began - HEARD - DEAF, ended)


def gone_for_long(streams, servers, began, ended, past):
    """Whether each of the servers must know that the owner of these streams has disconnected, if they were ever there.
    """
    before = [stream for stream in streams if stream.knocked < ended]
    if any(stream.closed is None or stream.closed > began - LINGERS - HEARD for stream in before):
        return False
    since = max((stream.closed for stream in before), default=began - LINGERS - HEARD) - DEAF
    return past.hear(servers, since, ended) and all(past.kept_streams(server, since, ended) for server in servers)


def known_by(look, streams, servers, past, contacts):
    """The presence that the server of this view must report for the owner of these streams: present, or absent; `None`
    if either is possible."""
    had = contacts.had(look.server, look.began, past)
    if here_all_the_time(streams, look.server, look.began, look.ended, past, had):
        return True
    if gone_for_long(streams, servers, look.began, look.ended, past):
        return False
    return None


def check_presence(looks, seats, spectators, servers, past):
    """Checks all published presence against the streams, also during faults: a server reports its own subscribers as
    present; every other server does as soon as it can know, and reports disconnections as soon as it can know. Only
    answered requests count, because the age of pushed messages is unknown. `seats` has the streams of each person's
    seat, `spectators` those of each spectator. Returns the number of checks, and how many of them were during faults.
    """
    held, contacts = Counter(), Contacts(stream for streams in [*seats.values(), *spectators] for stream in streams)
    for look in looks:
        if look.began is None:
            continue
        during, published = bool(past.between(look.began, look.ended)), look.people
        # A delayed view shows earlier seats, and its person may not know that anybody is seated.
        if not look.late:
            held += seats_are_so(look, seats, servers, past, contacts)
        known = [known_by(look, streams, servers, past, contacts) for streams in spectators]
        least, nobody = known.count(True), known.count(False) == len(known)
        if published.spectators < least or nobody and published.spectators:
            was = f"late by {look.late} s, streams {spectators}; faults {past.around(look.began, look.ended)}"
            published = f"{look}, by server {look.server}, of {published.spectators} spectators, and for long there were {least or 'none'}"
            raise Failed(f"{published}: at {look.began:.1f}, {was}")
        held["spectators"] += least > 0 or nobody
        held["during faults"] += (least > 0 or nobody) and during
    return held


def seats_are_so(look, seats, servers, past, contacts):
    """Checks the presence at the seats."""
    held, published = Counter(), look.people
    if [not bot for bot in published.bots] != [seat in seats for seat in range(len(published.bots))]:
        raise Failed(f"{look} that bots sit at {published.bots}, and people do at {sorted(seats)}")
    for seat, streams in seats.items():
        # A page shows its own person everybody as present.
        if seat == look.seat:
            continue
        is_so = known_by(look, streams, servers, past, contacts)
        if is_so is None:
            continue
        if is_so != published.here[seat]:
            found = "here" if published.here[seat] else "gone"
            was = f"streams {streams}; faults {past.around(look.began, look.ended)}"
            raise Failed(f"{look}, by server {look.server}, that seat {seat} is {found}, which was not so for long: at {look.began:.1f}, {was}")
        held["reported here" if is_so else "reported gone"] += 1
        held["during faults"] += bool(past.between(look.began, look.ended))
    return held


def untruths(snapshot, watching, spectators):
    """The errors in a snapshot's presence. `watching` has for each person's seat whether they are subscribed; the other
    seats have bots. `spectators` is the number of subscribers without a seat."""
    found = []
    for seat, published in enumerate(snapshot["seats"]):
        bot, here = seat not in watching, watching.get(seat, True)
        # A bot may already play for a disconnected person.
        away = (None,) if here else (None, "gone")
        if (published["bot"], published["here"]) != (bot, here) or published["away"] not in away:
            found.append(f"seat {seat}, where {'a bot' if bot else 'a person'} is {'here' if here else 'gone'}: {published}")
    if snapshot["life"]["spectators"] != spectators:
        found.append(f"{spectators} spectators are {snapshot['life']['spectators']}")
    return found


def who_is_here(servers, groups):
    """All but one at each table are subscribed, and every server must report exactly those to an anonymous client, in
    time. Returns the number of seats and the duration."""
    watches = groups.rest()
    began = time.monotonic()
    while True:
        found, seats = [], 0
        for people in groups.now:
            watching = {one.seat: watches[one] for one in people if one.seat is not None}
            spectators = sum(watches[one] for one in people if one.seat is None)
            for number, server in enumerate(servers):
                snapshot = seen_by_a_stranger(server, number, people[0], groups.published)
                for one in people:
                    if one.problem:
                        raise Failed(one.problem)
                # A person whose match is over leaves.
                if not is_over(snapshot) and not any(one.over for one in people):
                    seats += len(watching)
                    wrong = untruths(snapshot, watching, spectators)
                    found += [f"{people[0].path}, server {number}: {what}" for what in wrong]
        took = time.monotonic() - began
        if not found:
            return seats // len(servers), took
        if took > TOLD_WITHIN:
            raise Failed(f"who is here is not reported truthfully for {TOLD_WITHIN} s: {'; '.join(found)}")
        time.sleep(0.2)


def seen_by_a_stranger(server, number, watcher, published):
    """The table as an anonymous client sees it."""
    began = time.monotonic()
    snapshot = Person.once(server, watcher.path).json()
    published.note(watcher.table, None, snapshot, began, time.monotonic(), number)
    return snapshot
