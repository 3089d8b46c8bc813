"""The events received on successive streams of a table, checked against the history of the match."""

import json

from people import Failed

# A client at most this many versions behind receives all events (docs/http.md, Streams).
KEPT = 32
# Fields of an event that are text for people.
WORDS = {"name", "text"}
# Events about the people at a table, which are not in the history of a match.
NEWS = {"away", "back", "begun", "bot-sat", "freed", "hint", "host", "next", "paused", "said", "sat", "stopped", "swapped", "terms"}


def changed(snapshot, changes):
    """A snapshot with changes, each identified by its JSON pointer."""
    snapshot = json.loads(json.dumps(snapshot))
    for pointer, value in changes.items():
        *above, last = (name.replace("~1", "/").replace("~0", "~") for name in pointer.split("/")[1:])
        place = snapshot
        for name in above:
            place = place[name]
        if last not in place:
            raise Failed(f"{pointer} is changed, and was not there")
        place[last] = value
    return snapshot


class ReceivedEvents:
    """The events that one person received. Each of `pieces` has no gaps; a new one begins where the client was too far
    behind. Spectator delays (`late`) may differ between servers, so some events may repeat."""

    def __init__(self, late=False):
        self.pieces, self.late, self.version, self.snapshot = [[]], late, None, None

    def query(self, changes):
        """The query for a stream that resumes after the last one; with `changes`, for deltas."""
        asked = ["changes=true"] if changes else []
        if self.version is not None:
            asked.append(f"since={self.version}")
        return "?" + "&".join(asked) if asked else ""

    def take(self, message, begins):
        """Records a message, and returns its snapshot; `begins` marks the first message of a stream."""
        version, events = message["version"], message["events"]
        if self.version is not None:
            behind = version - self.version
            if begins and behind < 0 and not self.late:
                raise Failed(f"a stream begins at version {version}, and was asked for what came after {self.version}")
            # Presence and chat are published without a new version.
            if not begins and behind < bool(events):
                raise Failed(f"a stream goes from version {self.version} to {version}, with {len(events)} events")
            # No event is omitted when few versions behind; a secret answer (W-08) is a version without events.
            if behind < 0 or behind > KEPT and not events:
                self.pieces.append([])
        if "changes" in message:
            if begins:
                raise Failed("a stream begins with what changed")
            self.snapshot = changed(self.snapshot, message["changes"])
        else:
            self.snapshot = message["snapshot"]
        if self.snapshot["version"] != version:
            raise Failed(f"version {version} came with a snapshot of version {self.snapshot['version']}")
        self.version = version
        self.pieces[-1] += events
        return self.snapshot

    def of_the_match(self):
        """The pieces, with events of the match only."""
        return [[event for event in piece if event["kind"] not in NEWS] for piece in self.pieces]

    def of_the_people(self):
        """The pieces, with events of the people at the table only."""
        return [[event for event in piece if event["kind"] in NEWS] for piece in self.pieces]


def people_events(log):
    """The events about people at a table that its log implies."""
    changes = [entry["change"] for entry in log if entry["kind"] == "table"]
    return [news for change in changes if (news := event_of(change))]


def event_of(change):
    """The event of a change at a table whose host sits at seat 0 and where nobody leaves; None if the change is not
    published."""
    match change["what"]:
        case "sit":
            return {"kind": "sat", "seat": change["seat"], "name": change["name"], "before": None}
        case "bot":
            return {"kind": "bot-sat", "seat": change["seat"], "name": change["name"], "left": None}
        case "host":
            return {"kind": "host", "seat": 0}
        case "terms":
            return {"kind": "terms"}
        case "say":
            return {"kind": "said", "seat": change["seat"], "said": change["text"]}
        case "away":
            return {"kind": "away", "seat": change["seat"], "why": change["why"]}
        case "back":
            return {"kind": "back", "seat": change["seat"]}
        case "start":
            return {"kind": "begun"}
        case "stop":
            return {"kind": "stopped"}
        case "nonce":
            return None
    raise Failed(f"nobody asked for this: {change}")


def is_same(published, kept):
    """Whether a received event matches the final one: hidden parts become known later, and another release may use
    other texts."""
    return published.keys() == kept.keys() and all(published[name] in (None, kept[name]) or name in WORDS for name in published)


def without_gaps(pieces, kept, to_the_end=False):
    """Checks the pieces against all events: each is a part of them without gaps, in order, and the last one reaches the
    end if that was received."""
    place = 0
    for number, piece in enumerate(pieces):
        last = len(kept) - len(piece)
        first = max(place, last) if to_the_end and number == len(pieces) - 1 else place
        starts = (at for at in range(first, last + 1) if all(map(is_same, piece, kept[at:])))
        found = next(starts, None)
        if found is None:
            raise Failed(f"these events came one after another, and are not so there after {place} others: {piece}; there are {kept}")
        place = found + len(piece)
