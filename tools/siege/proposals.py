"""Proposals at tables: no present player may be left out."""

from collections import Counter

from people import Failed
from presence import DEAF, HEARD, LINGERS_AT_LEAST

# Maximum clock difference of the recorded times, in seconds.
SLACK = 1


class Consent:
    """A seat has proposed to stop the match, or agreed to. `ended` is the time of the answer; `None` if it may have
    happened at any time after it `began`. All times are on one clock."""

    def __init__(self, began, ended=None):
        self.began, self.ended = began, ended

    def counts(self, since, at):
        """Whether it may have been given in this period."""
        return self.began <= at + SLACK and (self.ended is None or self.ended >= since - SLACK)

    def __repr__(self):
        return f"{self.began:.1f} to {'?' if self.ended is None else f'{self.ended:.1f}'}"


def has_to_be_asked(streams, at, servers, past):
    """Whether each of the servers must ask the owner of these streams for consent: they were present throughout, over
    consecutive streams that all servers know of. A server that was restarted asks everybody."""
    covered, lingers = at - HEARD - SLACK, 0
    for stream in streams:
        if stream.began is not None and stream.began <= covered + lingers and stream.sure > covered:
            if not past.kept_streams(stream.server, stream.knocked, min(stream.sure, at)):
                return False
            covered, lingers = stream.sure, LINGERS_AT_LEAST
    return covered >= at - SLACK and past.hear(servers, at - HEARD - DEAF, at, or_ask=True)


def check_consent(people, log, times, servers, past):
    """Checks each stop of a match against the proposals and consents: somebody proposed it after the last action, and
    everybody else who was present agreed. `people` has for each seat its streams, proposals and consents. Returns the
    number of proposals, of required consents, and of stops."""
    held, acted, stopped = Counter(), float("-inf"), None
    for entry, at in zip(log, times):
        if entry["kind"] == "act":
            acted = at
        if entry.get("change", {}).get("what") == "stop":
            stopped = at
    for seat, (_, proposed, _) in people.items():
        others = [streams for other, (streams, *_) in people.items() if other != seat]
        for proposal in proposed:
            asks = any(has_to_be_asked(streams, proposal.ended or proposal.began, servers, past) for streams in others)
            held += Counter(proposed=1, asked=asks)
    if stopped is None:
        return held
    if not any(consent.counts(acted, stopped) for _, proposed, _ in people.values() for consent in proposed):
        raise Failed(f"the match was stopped at {stopped:.1f}, and nobody has proposed it since the last action at {acted:.1f}")
    for seat, (streams, proposed, agreed) in people.items():
        if any(consent.counts(acted, stopped) for consent in [*proposed, *agreed]):
            continue
        if has_to_be_asked(streams, stopped, servers, past):
            was = f"agreed {agreed}; streams {streams}; faults {past.around(stopped, stopped)}"
            raise Failed(f"the match was stopped at {stopped:.1f} without the consent of seat {seat}, who was there: {was}")
    held["stopped"] += 1
    return held
