"""Checks for whom bots played, when and why, against the time that people took and had left."""

from collections import Counter

from people import Failed
from presence import DEAF, HEARD, LINGERS

# Seconds for each decision, in reserve, and until a disconnected person is replaced.
EACH, RESERVE, GONE = 15, 60, 15
# Tolerance of displayed and granted times, and maximum delay of a takeover by a bot.
SLACK, DONE_WITHIN = 1, 10


class Decision:
    """A decision of a seat, with its start and end; `None` if it was never made."""

    def __init__(self, since):
        self.since, self.until = since, None

    def lasted(self, now):
        """Its duration at that time."""
        return max(0, min(now, now if self.until is None else self.until) - self.since)


class Played:
    """The log of a table with times: for each seat its decisions while the person played, and when a bot took over and
    why, and when it stopped."""

    def __init__(self, log, times, to_act):
        """`to_act` has the seats that publicly had to decide, after none, one, two … actions."""
        self.decisions, self.away, self.over = {}, {}, times[-1]
        acts, asked, begun = 0, [], False
        for entry, now in zip(log, times):
            change = entry.get("change", {})
            what, seat = change.get("what"), change.get("seat")
            if entry["kind"] == "act":
                acts += 1
                self.ends(entry["seat"], now)
            elif what == "away":
                if self.is_away(seat):
                    raise Failed(f"a bot goes on for seat {seat}, for which one does: {change}")
                self.away.setdefault(seat, []).append([now, change["why"], None])
                self.ends(seat, now)
            elif what == "back":
                if not self.is_away(seat):
                    raise Failed(f"seat {seat} is back that was not away")
                self.away[seat][-1][2] = now
            begun |= what == "start"
            asked = to_act[acts] if begun and what != "stop" else []
            for other in list(self.decisions):
                if other not in asked:
                    self.ends(other, now)
            for other in asked:
                if not self.is_away(other) and not self.decides(other):
                    self.decisions.setdefault(other, []).append(Decision(now))

    def is_away(self, seat):
        away = self.away.get(seat)
        return bool(away) and away[-1][2] is None

    def decides(self, seat):
        decisions = self.decisions.get(seat)
        return bool(decisions) and decisions[-1].until is None

    def ends(self, seat, now):
        if self.decides(seat):
            self.decisions[seat][-1].until = now

    def used(self, seat, until, past):
        """The maximum reserve the seat can have used in decisions begun before that: a server that is cut off may count
        the outage as thinking time."""
        used = 0
        for decision in self.decisions.get(seat, ()):
            if decision.since < until:
                lasted = decision.lasted(until)
                late = past.longest(decision.since, decision.since + lasted + DEAF, 2)
                used += max(0, lasted + late + (DEAF if late else 0) - EACH)
        return used


def check_takeovers(played, people, looks, servers, past):
    """Checks the takeovers by bots against presence and time. `people` has the streams of each person's seat.

    - Nobody is replaced who is present and has time, and everybody is who is not, or has not.
    - Displayed clocks show no less time than there is.

    Returns the number of takeovers, by reason.
    """
    held = Counter()
    for seat, streams in people.items():
        for since, why, _ in played.away.get(seat, ()):
            held[why] += 1
            if why == "time":
                not_too_soon(played, seat, since, past)
            elif why == "gone":
                was_gone(seat, streams, since, servers, past)
            else:
                raise Failed(f"nobody asked for a bot at seat {seat}")
        is_played_for(played, seat, people, servers, past)
        in_time(played, seat, people, past)
    for look in looks:
        if look.began is not None:
            held["clocks"] += clocks_are_told(played, people, look, past)
    return held


def not_too_soon(played, seat, now, past):
    decision = next((decision for decision in played.decisions.get(seat, ()) if decision.until == now), None)
    if decision is None:
        raise Failed(f"a bot goes on for seat {seat}, whose time is up and who has nothing to decide")
    left = max(0, RESERVE - played.used(seat, decision.since, past))
    if now - decision.since < EACH + left - SLACK:
        raise Failed(f"a bot goes on for seat {seat} after {now - decision.since:.1f} s, who had {left:.1f} s in reserve")


def was_gone(seat, streams, now, servers, past):
    """A person who has just returned may not be known yet."""
    if not past.hear(servers, now - GONE - HEARD - DEAF, now):
        return
    for stream in streams:
        if stream.began is not None and stream.began < now - HEARD and stream.sure > now - GONE + SLACK:
            if past.kept_streams(stream.server, stream.knocked, stream.sure):
                raise Failed(f"a bot goes on for seat {seat}, who was here until {now - stream.sure:.1f} s before")


def gaps(streams, end):
    """The periods in which a person was certainly absent."""
    streams = sorted((stream for stream in streams if stream.closed is not None), key=lambda stream: stream.knocked)
    closed = None
    for stream in streams:
        if closed is not None and stream.knocked > closed:
            yield closed, min(stream.knocked, end)
        closed = max(closed or 0, stream.closed)


def is_played_for(played, seat, people, servers, past):
    """A person who is absent too long is replaced, if somebody else is present."""
    for since, until in gaps(people[seat], played.over):
        due = since + LINGERS + GONE + DONE_WITHIN
        others = [stream for other, streams in people.items() if other != seat for stream in streams]
        accompanied = any(stream.began is not None and stream.began < since and stream.sure > due for stream in others)
        if until < due or not accompanied or not past.hear(servers, since - DEAF, due):
            continue
        if not any(began <= due and (ended is None or ended >= since) for began, _, ended in played.away.get(seat, ())):
            raise Failed(f"nobody plays for seat {seat}, who is gone for {until - since:.1f} s")


def in_time(played, seat, people, past):
    """Nobody waits for anybody beyond their time, except during faults; an empty table waits."""
    left = all_left(people)
    for decision in played.decisions.get(seat, ()):
        until = min(left, decision.since + decision.lasted(played.over))
        since = forgotten(people, decision.since, until, past)
        lasted = until - since
        most = EACH + RESERVE + DONE_WITHIN + past.longest(since, until, 6)
        if lasted > most:
            raise Failed(f"seat {seat} decides for {lasted:.1f} s, and may for {most:.1f} s")


def all_left(people):
    """When the last of them left, if all have."""
    closed = [stream.closed for streams in people.values() for stream in streams]
    return max((float("inf") if at is None else at for at in closed), default=float("inf"))


def forgotten(people, since, until, past):
    """The latest time from which the start of a decision is known: a restarted server knows nothing, and asks the
    others, who know if somebody was at the table there."""
    streams = [stream for streams in people.values() for stream in streams if stream.began is not None]
    for began, ended, fault in past.between(since, until):
        others = (stream for stream in streams if stream.server not in fault.anew and (stream.closed is None or stream.closed > ended))
        known = any(stream.began < began - HEARD and past.hear([stream.server], began - HEARD - DEAF, ended) for stream in others)
        if fault.anew and not known:
            since = min(ended, until)
    return since


def clocks_are_told(played, people, look, past):
    """Displayed clocks show no less time than there is. Returns the number of clocks."""
    count = 0
    for seat in people:
        if look.people.clocks[seat] is None:
            continue
        left, reserve = look.people.clocks[seat]
        count += 1
        decisions = played.decisions.get(seat, ())
        now = [decision for decision in decisions if decision.since < look.ended and (decision.until is None or decision.until > look.began - SLACK)]
        thought = max((decision.lasted(look.ended) for decision in now), default=0)
        if left < EACH - thought - SLACK:
            raise Failed(f"{look} that seat {seat} has {left:.1f} s left, who has thought for {thought:.1f} s")
        used = played.used(seat, look.ended, past)
        if reserve < RESERVE - used - SLACK:
            raise Failed(f"{look} that seat {seat} has {reserve:.1f} s in reserve, who can have used {used:.1f} s")
    return count
