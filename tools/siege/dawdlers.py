"""Slow players: they take long for a decision or disconnect for a while, and bots play for them."""

import threading
import time

from sitters import Sitter

# The share of turns that take long, and of streams followed by an absence; and the seconds of each.
THINKS, GOES = 0.15, 0.3
THOUGHTS = ((3, 12), (20, 40), (100, 100))
ABSENCES = ((1, 3), (6, 12), (32, 45))


class Dawdler(Sitter):
    """A seated person whose turns others cannot rely on."""

    def __init__(self, *who):
        super().__init__(*who)
        # The version at which the current delay began, and its end.
        self.thinks_at, self.until = None, 0.0

    def take_part(self, snapshot):
        if snapshot["seats"][self.seat]["away"]:
            self.until = 0.0
            self.ask("back", {})
        elif not self.thinks(snapshot):
            super().take_part(snapshot)

    def thinks(self, snapshot):
        """Whether the delay continues. When it is over, they connect to another server."""
        if not snapshot["view"]["legal"]:
            return False
        if time.monotonic() >= self.until and self.thinks_at != snapshot["version"] and self.rng.random() < THINKS:
            seconds = self.rng.uniform(*self.rng.choice(THOUGHTS))
            self.thinks_at, self.until = snapshot["version"], time.monotonic() + seconds
            # No other update may arrive to wake them.
            waking = threading.Timer(seconds, self.wake)
            waking.daemon = True
            waking.start()
        return time.monotonic() < self.until

    def nap(self):
        if self.rng.random() < GOES:
            self.sleep(self.rng.uniform(*self.rng.choice(ABSENCES)))
