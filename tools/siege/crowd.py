"""People at many tables, as a load on the server."""

import random
import threading
import time

from people import Failed, Person, pick
from wire import Lost

GAMES = [("hearts", 4), ("wild-twists", 5), ("black-hearts", 4), ("heartcatchers", 2), ("cardominoes", 4)]

# A person may act 30 times per second; this pause keeps the rate below that.
PACE = 0.03


class Crowd:
    """People who act as fast as allowed until paused, or until the server is gone."""

    def __init__(self, server, rng, count):
        self.server, self.rngs = server, [random.Random(rng.random()) for _ in range(count)]
        self.tables = [[] for _ in range(count)]
        self.pausing, self.problem = threading.Event(), None
        self.threads = []

    def go(self):
        """Everybody acts; people without a table, or whose match is over, create one."""
        self.pausing.clear()
        self.threads = [threading.Thread(target=self.act, args=(one,), daemon=True) for one in range(len(self.rngs))]
        for thread in self.threads:
            thread.start()

    def act(self, one):
        own, rng = self.tables[one], self.rngs[one]
        try:
            while not self.pausing.is_set():
                # A new person from the same address, so that no limit applies.
                if not own:
                    self.make_table(own, f"127.0.0.{30 + one}", rng)
                    continue
                snapshot = own[-1].wait()
                if snapshot["view"]["outcome"]:
                    self.make_table(own, own[-1].person.source, rng)
                    continue
                time.sleep(PACE)
                answer = own[-1].act(snapshot, pick(snapshot["view"]["legal"], rng))
                # A bot may have gathered a trick meanwhile; nobody else can interfere.
                if answer.status not in (200, 409, 429) and not (self.server.allowed and is_refusal(answer)):
                    raise Failed(f"an action is refused: {answer}")
        except Lost as lost:
            # Only a killed server loses connections; the pause is announced right after the kill.
            if not self.pausing.wait(2):
                self.problem = f"a connection is lost while the server runs: {lost}"
        except (Failed, ValueError, KeyError) as failed:
            self.problem = str(failed)

    def make_table(self, own, source, rng):
        try:
            own.append(Person(self.server, source).make_table(*rng.choice(GAMES)))
        except Failed:
            if not self.server.allowed:
                raise
            time.sleep(0.05)

    def pause(self):
        self.pausing.set()

    def joined(self):
        for thread in self.threads:
            thread.join(30)
        if self.problem:
            raise Failed(self.problem)

    def all_tables(self):
        return [table for own in self.tables for table in own]

    def answered(self):
        return sum(answered for table in self.all_tables() for _, answered in table.acts)

    def each_once(self):
        """Everybody acts once, each in time. Returns the longest duration."""
        slowest = 0.0
        for own, rng in zip(self.tables, self.rngs):
            began = time.monotonic()
            for _ in range(20):
                snapshot = own[-1].wait()
                if snapshot["view"]["outcome"]:
                    break
                answer = own[-1].act(snapshot, pick(snapshot["view"]["legal"], rng))
                if answer.status == 200:
                    break
            else:
                raise Failed(f"{own[-1].path} does not go on: {answer}")
            slowest = max(slowest, time.monotonic() - began)
        return slowest


def is_refusal(answer):
    """Whether an answer says that nothing can be saved."""
    if answer.status != 503 or answer.headers.get("content-type") != "application/problem+json":
        return False
    return answer.json()["detail"].endswith(".")
