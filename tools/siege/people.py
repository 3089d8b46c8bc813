"""People at tables, and the normal player, who must be served throughout."""

import threading
import time

from wire import Connection, Lost, WebSocket, request

# Maximum time of a normal player's request, in seconds.
PATIENCE = 5.0


class Failed(Exception):
    """The server violated a requirement."""


def pick(legal, rng):
    """A random legal action in notation."""
    action = rng.choice(legal)
    if isinstance(action, dict):
        return "pass " + " ".join(rng.sample(action["from"], action["pass"]))
    return action


def is_over(snapshot):
    """Whether the match is over, including stopped ones."""
    return snapshot["life"]["stage"] == "over"


class Person:
    """A person with a cookie and their own connection."""

    def __init__(self, server, source=None):
        self.server, self.source = server, source
        self.cookie = self.connection = None
        # Time of the last use of the connection.
        self.used = 0.0

    def ask(self, method, path, body=None):
        """Sends a request and returns the answer; after `Lost` its effect is unknown."""
        began = time.monotonic()
        try:
            if self.connection is None:
                self.connection = Connection(self.server.address, self.source)
                self.used = began
            self.connection.send(request(method, path, body, self.cookie))
            answer = self.connection.answer()
        except Lost as lost:
            self.leave()
            after, idle = time.monotonic() - began, began - self.used
            raise Lost(f"{method} {path}, after {after:.1f} s, {idle:.1f} s after the one before: {lost}") from lost
        self.used = time.monotonic()
        self.server.saw(answer.status, f"{method} {path}")
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        if answer.headers.get("connection") == "close":
            self.leave()
        return answer

    def leave(self):
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    @staticmethod
    def once(server, path, cookie=None):
        """A single request with that cookie, on its own connection."""
        person = Person(server)
        person.cookie = cookie
        answer = person.ask("GET", path)
        person.leave()
        if answer.status != 200:
            raise Failed(f"{path} cannot be read: {answer}")
        return answer

    def make_table(self, game="hearts", players=4):
        names = [f"P{seat}" for seat in range(players)]
        answer = self.ask("POST", "/api/tables", {"game": game, "players": players, "names": names})
        if answer.status != 201:
            raise Failed(f"a table is refused: {answer}")
        return Table(self, answer.json()["table"])


class Table:
    """A table with a person at seat 0, and the requests and answers there."""

    def __init__(self, person, name):
        self.person, self.name, self.path = person, name, f"/api/tables/{name}"
        self.version = 0
        # Each action sent and not refused, with whether it was answered.
        self.acts = []

    def look(self):
        answer = self.person.ask("GET", self.path)
        if answer.status == 429:
            time.sleep(int(answer.headers["retry-after"]))
            answer = self.person.ask("GET", self.path)
        if answer.status != 200:
            raise Failed(f"{self.path} cannot be read: {answer}")
        return answer.json()

    def wait(self):
        """The table once the person is to act or the match is over."""
        until = time.monotonic() + 30
        while time.monotonic() < until:
            snapshot = self.look()
            if snapshot["view"]["legal"] or snapshot["view"]["outcome"]:
                return snapshot
            time.sleep(0.02)
        raise Failed(f"{self.path} stands still")

    def act(self, snapshot, action):
        try:
            body = {"version": snapshot["version"], "action": action}
            answer = self.person.ask("POST", f"{self.path}/actions", body)
        except Lost:
            self.acts.append((action, False))
            raise
        if answer.status == 200:
            self.acts.append((action, True))
            self.version = answer.json()["version"]
        return answer

    def undo(self):
        """Undoes the last action, including the bots' actions since."""
        answer = self.person.ask("POST", f"{self.path}/undo", {"version": self.version})
        if answer.status == 200:
            self.version = answer.json()["version"]
        return answer

    def watch(self, **how):
        return WebSocket(self.person.server.address, f"{self.path}/live", self.person.cookie, **how)


class Player(threading.Thread):
    """A normal player: creates a table, follows it over a WebSocket, and acts on the newest snapshot. Every action must
    be answered with 200 and appear on the WebSocket, each in time. One who stays undoes every action, so that the match
    does not end and no other WebSocket is needed."""

    def __init__(self, server, rng, stays=False, think=0.05):
        super().__init__(daemon=True)
        self.server, self.rng, self.stays, self.think = server, rng, stays, think
        self.person = Person(server)
        self.tables, self.problem = [], None
        self.actions, self.slowest, self.slowest_told = 0, 0.0, 0.0
        self.stopping = threading.Event()

    def run(self):
        try:
            while not self.stopping.is_set():
                self.play(self.person.make_table())
        except (Failed, Lost, OSError, ValueError) as error:
            self.problem = f"after {self.actions} actions: {error}"

    def play(self, table):
        self.tables.append(table)
        socket = table.watch(timeout=PATIENCE)
        snapshot = socket.update()["snapshot"]
        while not self.stopping.is_set() and not snapshot["view"]["outcome"]:
            if snapshot["view"]["legal"]:
                action = pick(snapshot["view"]["legal"], self.rng)
                snapshot = self.do(lambda: table.act(snapshot, action), table, socket, snapshot)
                if self.stays:
                    snapshot = self.do(table.undo, table, socket, snapshot)
            else:
                snapshot = socket.update()["snapshot"]
        socket.close()

    def do(self, step, table, socket, snapshot):
        """Takes a step and returns the snapshot that shows it."""
        began = time.monotonic()
        answer = step()
        took = time.monotonic() - began
        if answer.status != 200 or took > PATIENCE:
            raise Failed(f"an action was answered after {took:.2f} s: {answer}")
        while snapshot["version"] < table.version:
            snapshot = socket.update()["snapshot"]
        published = time.monotonic() - began
        if published > PATIENCE:
            raise Failed(f"an action was seen on the WebSocket after {published:.2f} s")
        self.actions += 1
        self.slowest, self.slowest_told = max(self.slowest, took), max(self.slowest_told, published)
        time.sleep(self.think)
        return snapshot

    def await_action(self, more=3):
        """Returns when the player has acted this many more times."""
        wanted, until = self.actions + more, time.monotonic() + more * PATIENCE
        while self.actions < wanted:
            if self.problem or time.monotonic() > until:
                raise Failed(f"the normal player is not served {self.problem or ''}")
            time.sleep(0.02)

    def stop(self):
        """Stops playing and reports."""
        self.stopping.set()
        self.join(2 * PATIENCE)
        if self.is_alive():
            raise Failed("the normal player waits for the server in vain")
        if self.problem:
            raise Failed(f"the normal player, {self.problem}")
        if self.actions < 3:
            raise Failed(f"the normal player could act {self.actions} times only")
        answer, published = 1000 * self.slowest, 1000 * self.slowest_told
        return f"player: {self.actions} actions, slowest answer {answer:.0f} ms, seen {published:.0f} ms"
