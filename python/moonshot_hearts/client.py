"""A client of a Moonshot server, for bots: sits down at a table and plays. It needs the standard library alone.

>>> from moonshot_hearts.client import Client, at_random
>>> def play(address):
...     table = Client(address, "Pythia").quick("hearts")
...     return table.play(at_random)["view"]["totals"]

The server's own page /api/docs/ describes every request; `Client.request` sends any of them.
"""

from __future__ import annotations

import http.client
import json
import random
import secrets
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

__all__ = ["Client", "Refused", "Table", "at_random"]

Chooser = Callable[[dict[str, Any]], str]
"""Takes a view of the engine protocol, with ``legal``, and returns an action in notation."""
LOST = (OSError, http.client.HTTPException, json.JSONDecodeError)
"""What a lost connection raises, at whichever byte it was lost."""


class Refused(Exception):
    """The server refused a request."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(f"{message} ({code})")
        self.status = status
        """The HTTP status."""
        self.code = code
        """The code, as docs/errors.md lists them."""


def at_random(view: dict[str, Any]) -> str:
    """Any legal action."""
    action = random.choice(view["legal"])
    if isinstance(action, dict):  # a pass: so many of these cards
        return "pass " + " ".join(random.sample(action["from"], action["pass"]))
    return action


class Client:
    """One player of a server: a guest, or with a password the bot account of that name, which is made if there is none."""

    def __init__(self, address: str, name: str, password: str | None = None, *, timeout: float = 90.0) -> None:
        """Introduce the player. ``timeout`` is in seconds; servers send something at least every 15 s."""
        self.address, self.name, self.timeout = address.rstrip("/"), name, timeout
        self._token: str | None = None
        self._token = self.request("POST", "/api/identity")["token"]
        if password is not None:
            self._sign_in({"handle": name, "proof": {"password": password}})

    def _sign_in(self, proof: dict[str, Any]) -> None:
        try:
            self.request("POST", "/api/account", {**proof, "bot": True})
        except Refused as refused:
            if refused.code != "handle-taken":
                raise
            self._token = self.request("POST", "/api/account/sign-in", {**proof, "bearer": True})["token"]

    def _open(self, method: str, path: str, body: Any = None) -> Any:
        request = urllib.request.Request(self.address + path, method=method)
        if self._token:
            request.add_header("Authorization", f"Bearer {self._token}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            return urllib.request.urlopen(request, timeout=self.timeout)
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(error) from None

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and return the answer's JSON, None if it is empty. Raises Refused, and OSError without a server."""
        with self._open(method, path, body) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def quick(self, game: str = "hearts", players: int | None = None, *, wait: float = 20.0) -> Table:
        """Sit down at a listed table of that game that waits for players.

        If there is none, a new one is listed; bots of the server take the seats that are still free after ``wait`` seconds.
        """
        wanted = {"game": game, "players": players, "name": self.name}
        table = Table(self, self.request("POST", "/api/quick", wanted)["table"])
        nonce = {"nonce": secrets.token_hex(16)}  # the player's part in the shuffles
        if table.snapshot()["you"] is None:
            table.post("sit", {"name": self.name, **nonce})
        else:
            starter = threading.Timer(wait, table.start, [nonce])
            starter.daemon = True
            starter.start()
        return table


def _refusal(error: urllib.error.HTTPError) -> Refused:
    try:
        answer = json.load(error)
        return Refused(error.code, answer["code"], answer.get("message", answer["code"]))
    except (ValueError, KeyError, TypeError):
        return Refused(error.code, "http", f"The server answered {error.code}.")


class Table:
    """A table of a server, as a client sees it."""

    def __init__(self, client: Client, table: str) -> None:
        self.client, self.id = client, table
        self.address = f"{client.address}/table/{table}"
        """Where people find it."""

    def snapshot(self) -> dict[str, Any]:
        """Everything that the client may know now."""
        return self.client.request("GET", f"/api/tables/{self.id}")

    def post(self, what: str, body: dict[str, Any]) -> Any:
        """Send something to the table, such as an action."""
        return self.client.request("POST", f"/api/tables/{self.id}/{what}", body)

    def start(self, nonce: dict[str, Any]) -> None:
        """Start the match, unless it has started."""
        try:
            self.post("start", nonce)
        except Refused:
            pass

    def snapshots(self, tries: int = 10) -> Iterator[dict[str, Any]]:
        """The snapshot now and after every change, without end.

        A lost stream is opened again; after so many tries in a row, a second apart, the error is raised.
        """
        failed = 0
        while True:
            try:
                for snapshot in self._stream():
                    failed = 0
                    yield snapshot
                lost: Exception = ConnectionError("The server ended the stream.")
            except LOST as error:
                lost = error
            failed += 1
            if failed >= tries:
                raise lost
            time.sleep(1)

    def _stream(self) -> Iterator[dict[str, Any]]:
        with self.client._open("GET", f"/api/tables/{self.id}/events") as stream:
            for line in stream:
                if line.startswith(b"data:"):
                    yield json.loads(line.removeprefix(b"data:"))["snapshot"]

    def play(self, choose: Chooser) -> dict[str, Any]:
        """Play to the end of the match; returns the last snapshot. Raises Refused for an illegal choice."""
        for snapshot in self.snapshots():
            stage, view = snapshot["life"]["stage"], snapshot["view"]
            if stage == "over":
                return snapshot
            if stage == "playing" and view["legal"]:
                self._act(snapshot["version"], choose(view))
        raise AssertionError("snapshots never end")

    def _act(self, version: int, action: str, tries: int = 10) -> None:
        for left in reversed(range(tries)):
            try:
                self.post("actions", {"version": version, "action": action})
                return
            except Refused as refused:
                # Something happened meanwhile, or a lost answer said yes: the next snapshot asks again.
                if refused.code not in ("stale-version", "not-your-turn"):
                    raise
                return
            except LOST:
                if left == 0:
                    raise
                time.sleep(1)
