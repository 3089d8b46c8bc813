"""What people propose to those at their table, and that nobody who is there is passed over."""

from collections import Counter

from people import Failed
from presence import DEAF, HEARD, LINGERS_AT_LEAST

# By how much the clocks of those who say when something was may differ, in seconds.
SLACK = 1


class Consent:
    """A seat has proposed to stop the match, or agreed to that. `ended` is when it was answered; `None` where it may have been done at any
    time after it `began`. Times are those of one clock."""

    def __init__(self, began, ended=None):
        self.began, self.ended = began, ended

    def counts(self, since, at):
        """Whether it can have been given between the two."""
        return self.began <= at + SLACK and (self.ended is None or self.ended >= since - SLACK)

    def __repr__(self):
        return f"{self.began:.1f} to {'?' if self.ended is None else f'{self.ended:.1f}'}"


def has_to_be_asked(streams, at, servers, past):
    """Whether each of the servers has to ask somebody with these streams for their consent then: they were there all the time, through one
    after the other, which all servers have heard. Whoever was started anew, and has heard nothing, asks everybody."""
    covered, lingers = at - HEARD - SLACK, 0
    for stream in streams:
        if stream.began is not None and stream.began <= covered + lingers and stream.sure > covered:
            if not past.kept_streams(stream.server, stream.knocked, min(stream.sure, at)):
                return False
            covered, lingers = stream.sure, LINGERS_AT_LEAST
    return covered >= at - SLACK and past.hear(servers, at - HEARD - DEAF, at, or_ask=True)


def hold_consent(people, log, times, servers, past):
    """Holds each stop of a match against what those who sit there have proposed and agreed to: somebody proposed it after the last action,
    and everybody else who was there agreed. `people` has for each seat its streams, what it proposed and what it agreed to. Returns how
    much was proposed, how often somebody had to be asked, and how often a match was stopped."""
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
