"""People who keep a table waiting: they think for long, or are gone for a while, and bots go on for them."""

import threading
import time

from sitters import Sitter

# How many of their turns they think about for long, and how many of their streams they are gone after; for how many seconds each.
THINKS, GOES = 0.15, 0.3
THOUGHTS = ((3, 12), (20, 40), (100, 100))
ABSENCES = ((1, 3), (6, 12), (32, 45))


class Dawdler(Sitter):
    """Somebody with a seat whose turns others cannot count on."""

    def __init__(self, *who):
        super().__init__(*who)
        # At which version they began to think, and until when they do.
        self.thinks_at, self.until = None, 0.0

    def take_part(self, snapshot):
        if snapshot["seats"][self.seat]["away"]:
            self.until = 0.0
            self.ask("back", {})
        elif not self.thinks(snapshot):
            super().take_part(snapshot)

    def thinks(self, snapshot):
        """Whether they still think about their turn. When they no longer do, they come to another server."""
        if not snapshot["view"]["legal"]:
            return False
        if time.monotonic() >= self.until and self.thinks_at != snapshot["version"] and self.rng.random() < THINKS:
            seconds = self.rng.uniform(*self.rng.choice(THOUGHTS))
            self.thinks_at, self.until = snapshot["version"], time.monotonic() + seconds
            # Nothing else may come that makes them look again.
            waking = threading.Timer(seconds, self.wake)
            waking.daemon = True
            waking.start()
        return time.monotonic() < self.until

    def nap(self):
        if self.rng.random() < GOES:
            self.sleep(self.rng.uniform(*self.rng.choice(ABSENCES)))
