"""Whether each of several servers tells truthfully who is at the tables."""

import bisect
import time
from collections import Counter

from people import Failed, Person, is_over

# How long it may take until all is told as it is, in seconds: that of a client who says no farewell, and what servers go without
# hearing each other before they forget what was said; and of who is away some are told late.
TOLD_WITHIN = 45 + 30

# How long it takes at most, in seconds, until servers that hear each other have heard of somebody who comes or goes; after what kept
# them from hearing, that much more. For how long somebody counts as here who has gone, and for how long at least.
HEARD, DEAF, LINGERS, LINGERS_AT_LEAST = 8, 7, 4.5, 3

# For how long a server at least has a table in memory that nobody comes to there, in seconds.
KEPT = 240


class People:
    """What was told of who is at a table: for each seat whether a bot sits there, whether who sits there is here, and their clock; and how
    many watch who have no seat."""

    def __init__(self, bots, here, clocks, spectators):
        self.bots, self.here, self.clocks, self.spectators = bots, here, clocks, spectators

    @staticmethod
    def told(snapshot):
        seats = snapshot["seats"]
        clocks = [seat["clock"] and (seat["clock"]["left"] / 1000, seat["clock"]["reserve"] / 1000) for seat in seats]
        here = [seat["here"] for seat in seats]
        return People([seat["bot"] for seat in seats], here, clocks, snapshot["life"]["spectators"])


class Contacts:
    """When somebody came to a table at each server, by everybody's streams. A table that comes into the memory of a server is told there
    at once, and asked is then who is there through others."""

    def __init__(self, streams):
        self.came = {}
        for stream in streams:
            if stream.began is not None:
                self.came.setdefault(stream.server, []).append(stream.began)
        for came in self.came.values():
            came.sort()

    def had(self, server, at, past):
        """Whether that server had the table long enough to have heard who is there."""
        came = self.came.get(server, [])
        before = bisect.bisect_right(came, at - HEARD)
        last = came[before - 1] if before else at - 2 * KEPT
        return last >= at - KEPT and past.kept_streams(server, last, at)


def here_all_the_time(streams, server, began, ended, past, had):
    """Whether that server has to know that whoever had these streams was here between the two: they had one there, or one after the other
    at servers that hear each other, and it `had` the table before."""
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
    # For a moment after the last of them too, but what was sent then may be late.
    return reached - LINGERS_AT_LEAST >= ended and past.tell_each_other(through, began - HEARD - DEAF, ended)


def gone_for_long(streams, servers, began, ended, past):
    """Whether each of the servers has to know that whoever had these streams has gone before, if they ever were there."""
    before = [stream for stream in streams if stream.knocked < ended]
    if any(stream.closed is None or stream.closed > began - LINGERS - HEARD for stream in before):
        return False
    since = max((stream.closed for stream in before), default=began - LINGERS - HEARD) - DEAF
    return past.hear(servers, since, ended) and all(past.kept_streams(server, since, ended) for server in servers)


def known_by(look, streams, servers, past, contacts):
    """What whoever told that has to know of somebody with these streams: that they are here, or gone; `None` where it may be either."""
    had = contacts.had(look.server, look.began, past)
    if here_all_the_time(streams, look.server, look.began, look.ended, past, had):
        return True
    if gone_for_long(streams, servers, look.began, look.ended, past):
        return False
    return None


def hold_people(looks, seats, spectators, servers, past):
    """Holds all that was told of who is here against what those people know, also while a fault lasts: whoever watches at a server is
    told to be here by it; and by every other as soon as it can have heard of that, and gone once it can have heard of that. What was
    asked for counts alone, for of the rest nobody knows how old it is. `seats` has the streams of whoever sits at each, where a person
    does, `spectators` those of each who has no seat. Returns how many times it was held, and how many of these during faults."""
    held, contacts = Counter(), Contacts(stream for streams in [*seats.values(), *spectators] for stream in streams)
    for look in looks:
        if look.began is None:
            continue
        during, told = bool(past.between(look.began, look.ended)), look.people
        # Whoever is told late is told of the seats as they were, and may not yet have heard that anybody sits there.
        if not look.late:
            held += seats_are_so(look, seats, servers, past, contacts)
        known = [known_by(look, streams, servers, past, contacts) for streams in spectators]
        least, nobody = known.count(True), known.count(False) == len(known)
        if told.spectators < least or nobody and told.spectators:
            was = f"late by {look.late} s, streams {spectators}; faults {past.around(look.began, look.ended)}"
            told = f"{look}, by server {look.server}, of {told.spectators} spectators, and for long there were {least or 'none'}"
            raise Failed(f"{told}: at {look.began:.1f}, {was}")
        held["spectators"] += least > 0 or nobody
        held["during faults"] += (least > 0 or nobody) and during
    return held


def seats_are_so(look, seats, servers, past, contacts):
    """The same of the seats."""
    held, told = Counter(), look.people
    if [not bot for bot in told.bots] != [seat in seats for seat in range(len(told.bots))]:
        raise Failed(f"{look} that bots sit at {told.bots}, and people do at {sorted(seats)}")
    for seat, streams in seats.items():
        # To their own page everybody is here.
        if seat == look.seat:
            continue
        is_so = known_by(look, streams, servers, past, contacts)
        if is_so is None:
            continue
        if is_so != told.here[seat]:
            found = "here" if told.here[seat] else "gone"
            was = f"streams {streams}; faults {past.around(look.began, look.ended)}"
            raise Failed(f"{look}, by server {look.server}, that seat {seat} is {found}, which was not so for long: at {look.began:.1f}, {was}")
        held["told here" if is_so else "told gone"] += 1
        held["during faults"] += bool(past.between(look.began, look.ended))
    return held


def untruths(snapshot, watching, spectators):
    """What a snapshot says of who is here that is not so. `watching` has for each seat of a person whether they watch; at the others
    bots sit. `spectators` is how many watch who have no seat."""
    found = []
    for seat, told in enumerate(snapshot["seats"]):
        bot, here = seat not in watching, watching.get(seat, True)
        # For whoever has gone a bot may play already.
        away = (None,) if here else (None, "gone")
        if (told["bot"], told["here"]) != (bot, here) or told["away"] not in away:
            found.append(f"seat {seat}, where {'a bot' if bot else 'a person'} is {'here' if here else 'gone'}: {told}")
    if snapshot["life"]["spectators"] != spectators:
        found.append(f"{spectators} spectators are {snapshot['life']['spectators']}")
    return found


def who_is_here(servers, company):
    """Everybody but one at each table watches, and every server has to tell a stranger of just those, in time. Returns of how many
    seats it is told, and how long that took."""
    watches = company.rest()
    began = time.monotonic()
    while True:
        found, seats = [], 0
        for people in company.now:
            watching = {one.seat: watches[one] for one in people if one.seat is not None}
            spectators = sum(watches[one] for one in people if one.seat is None)
            for number, server in enumerate(servers):
                snapshot = seen_by_a_stranger(server, number, people[0], company.told)
                for one in people:
                    if one.problem:
                        raise Failed(one.problem)
                # Who is at an end goes.
                if not is_over(snapshot) and not any(one.over for one in people):
                    seats += len(watching)
                    wrong = untruths(snapshot, watching, spectators)
                    found += [f"{people[0].path}, server {number}: {what}" for what in wrong]
        took = time.monotonic() - began
        if not found:
            return seats // len(servers), took
        if took > TOLD_WITHIN:
            raise Failed(f"who is here is not told truthfully for {TOLD_WITHIN} s: {'; '.join(found)}")
        time.sleep(0.2)


def seen_by_a_stranger(server, number, watcher, told):
    """What somebody without a cookie is told of the table of that watcher."""
    began = time.monotonic()
    snapshot = Person.once(server, watcher.path).json()
    told.note(watcher.table, None, snapshot, began, time.monotonic(), number)
    return snapshot
