"""Whether each of several servers tells truthfully who is at the tables."""

import time

from people import Failed, Person

# How long it may take until all is told as it is, in seconds: that of a client who says no farewell, and what servers go without
# hearing each other before they forget what was said; and of who is away some are told late.
TOLD_WITHIN = 45 + 30


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
                snapshot = seen_by_a_stranger(server, people[0], company.told)
                for one in people:
                    if one.problem:
                        raise Failed(one.problem)
                # Who is at an end goes.
                if not snapshot["view"]["outcome"] and not any(one.over for one in people):
                    seats += len(watching)
                    wrong = untruths(snapshot, watching, spectators)
                    found += [f"{people[0].path}, server {number}: {what}" for what in wrong]
        took = time.monotonic() - began
        if not found:
            return seats // len(servers), took
        if took > TOLD_WITHIN:
            raise Failed(f"who is here is not told truthfully for {TOLD_WITHIN} s: {'; '.join(found)}")
        time.sleep(0.2)


def seen_by_a_stranger(server, watcher, told):
    """What somebody without a cookie is told of the table of that watcher."""
    began = time.monotonic()
    snapshot = Person.once(server, watcher.path).json()
    told.note(watcher.table, None, snapshot, began, time.monotonic())
    return snapshot
