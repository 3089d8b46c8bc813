"""The same person in two tabs."""

import random
import threading
import time

from people import Failed, Person, pick
from wire import Connection, Lost, request


def two_tabs(siege):
    """Makes one person act over two connections with the same version at once, hundreds of times: the same action, or
    two legal ones.

    Exactly one of each pair is answered with 200 and the other with 409, and the log has one of them.
    """
    server = siege.server()
    player = siege.player(server)
    pairs, people = (4000, 8) if siege.long else (300, 3)
    results = [Tabs(server, f"127.0.0.{40 + one}", siege.rng.random(), pairs // people) for one in range(people)]
    for tabs in results:
        tabs.start()
    for tabs in results:
        tabs.join()
        if tabs.problem:
            raise Failed(tabs.problem)
    served = player.stop()
    first = sum(tabs.first for tabs in results)
    tables = [table for tabs in results for table in tabs.tables]
    figures = server.finish([*tables, *player.tables], most_growth=32)
    done = sum(tabs.done for tabs in results)
    return f"{done} pairs, one of each won ({first} times the one sent first); {served}; {figures}"


class Tabs(threading.Thread):
    """A person with two open tabs."""

    def __init__(self, server, source, seed, pairs):
        super().__init__(daemon=True)
        self.server, self.source, self.pairs, self.rng = server, source, pairs, random.Random(seed)
        self.tables, self.problem = [], None
        self.done = self.first = 0

    def run(self):
        try:
            # A person may send 300 actions in a burst.
            while self.done < self.pairs:
                table = Person(self.server, self.source).make_table()
                self.tables.append(table)
                tabs = [Connection(self.server.address, self.source) for _ in range(2)]
                for _ in range(140):
                    snapshot = table.wait()
                    if snapshot["view"]["outcome"] or self.done == self.pairs:
                        break
                    self.pair(table, tabs, snapshot)
        except (Failed, Lost) as problem:
            self.problem = str(problem)

    def pair(self, table, tabs, snapshot):
        actions = [pick(snapshot["view"]["legal"], self.rng) for _ in tabs]
        if self.rng.random() < 0.5:
            actions[1] = actions[0]
        path, cookie = f"{table.path}/actions", table.person.cookie
        for tab, action in zip(tabs, actions):
            body = {"version": snapshot["version"], "action": action}
            tab.whole = request("POST", path, body, cookie)
            tab.send(tab.whole[:-1])
        time.sleep(0.002)
        for tab in tabs:
            tab.send(tab.whole[-1:])
        answers = [tab.answer() for tab in tabs]
        for answer in answers:
            self.server.saw(answer.status, path)
        statuses = [answer.status for answer in answers]
        if sorted(statuses) != [200, 409]:
            raise Failed(f"two tabs with “{actions[0]}” and “{actions[1]}” were answered {statuses}")
        winner = statuses.index(200)
        table.acts.append((actions[winner], True))
        table.version = answers[winner].json()["version"]
        self.done += 1
        self.first += winner == 0
