"""What came to somebody on the streams of a table, one stream after another, and the history of the match that it is held against."""

import json

from people import Failed

# Whoever is no more versions behind is told all that happened meanwhile (docs/http.md, Streams).
KEPT = 32
# What of an event is for people to read.
WORDS = {"name", "text"}
# What is told of the people at a table, and is in no history of a match.
NEWS = {"away", "back", "begun", "bot-sat", "freed", "hint", "host", "next", "paused", "said", "sat", "stopped", "swapped", "terms"}


def changed(snapshot, changes):
    """A snapshot with other values in some places, each named by its JSON pointer."""
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


class Heard:
    """The events that came to one person. `pieces` are without gaps each; a new one begins where they were too far behind. Whoever is
    told `late` may be told a little later at another server, and then hears some of it again."""

    def __init__(self, late=False):
        self.pieces, self.late, self.version, self.snapshot = [[]], late, None, None

    def query(self, changes):
        """How a stream is asked for that goes on where the last one was cut; with `changes`, for what changes alone."""
        asked = ["changes=true"] if changes else []
        if self.version is not None:
            asked.append(f"since={self.version}")
        return "?" + "&".join(asked) if asked else ""

    def take(self, message, begins):
        """Notes a message, and returns the snapshot that it tells; `begins` says that it is the first of a stream."""
        version, events = message["version"], message["events"]
        if self.version is not None:
            behind = version - self.version
            if begins and behind < 0 and not self.late:
                raise Failed(f"a stream begins at version {version}, and was asked for what came after {self.version}")
            # Who is here, and what is said, is told at the version that there is.
            if not begins and behind < bool(events):
                raise Failed(f"a stream goes from version {self.version} to {version}, with {len(events)} events")
            # Of few versions no event is left out; an answer in secret (W-08) is a version without any.
            if behind < 0 or behind > KEPT and not events:
                self.pieces.append([])
        if "changes" in message:
            if begins:
                raise Failed("a stream begins with what changed")
            self.snapshot = changed(self.snapshot, message["changes"])
        else:
            self.snapshot = message["snapshot"]
        if self.snapshot["version"] != version:
            raise Failed(f"version {version} was told with a snapshot of version {self.snapshot['version']}")
        self.version = version
        self.pieces[-1] += events
        return self.snapshot

    def of_the_match(self):
        """The pieces, of the match alone."""
        return [[event for event in piece if event["kind"] not in NEWS] for piece in self.pieces]

    def of_the_people(self):
        """The pieces, of the people at the table alone."""
        return [[event for event in piece if event["kind"] in NEWS] for piece in self.pieces]


def news_of(log):
    """What streams tell of the people at a table, as its log has it."""
    changes = [entry["change"] for entry in log if entry["kind"] == "table"]
    return [news for change in changes if (news := told_of(change))]


def told_of(change):
    """The event that tells of a change at a table whose host sits at seat 0 and where nobody leaves; none for what is nobody's business."""
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


def is_told(told, kept):
    """Whether the event was told so; what was hidden at the time is known later, and another release may have other words for it."""
    return told.keys() == kept.keys() and all(told[name] in (None, kept[name]) or name in WORDS for name in told)


def without_gaps(pieces, kept, to_the_end=False):
    """Holds the pieces against all events that there were: each is a part of them without a gap, in their order, and the last one
    reaches to the end if that was heard."""
    place = 0
    for number, piece in enumerate(pieces):
        last = len(kept) - len(piece)
        first = max(place, last) if to_the_end and number == len(pieces) - 1 else place
        starts = (at for at in range(first, last + 1) if all(map(is_told, piece, kept[at:])))
        found = next(starts, None)
        if found is None:
            raise Failed(f"these events came one after another, and are not so there after {place} others: {piece}; there are {kept}")
        place = found + len(piece)
