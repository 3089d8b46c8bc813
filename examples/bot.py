#!/usr/bin/env python3
"""A whole player for Moonshot: finds a table, sits down and plays the match to its end.

    python3 examples/bot.py --game hearts http://127.0.0.1:8013

It needs nothing but Python 3.9. Make it better by writing another `choose`. The API is described by the server itself, at
/api/docs/; cards, actions and views are those of docs/engine-protocol.md.
"""
import argparse
import json
import random
import secrets
import threading
import urllib.error
import urllib.request


def choose(view, seat):
    """An action in notation. `view` is what the seat may know, `view["legal"]` what it may do: any of it at random."""
    action = random.choice(view["legal"])
    if isinstance(action, dict):  # a pass: so many of these cards
        return "pass " + " ".join(random.sample(action["from"], action["pass"]))
    return action


class Server:
    """The HTTP interface, for one identity: with a password that of an account, which is marked as a bot's."""

    def __init__(self, address, name, password):
        self.address, self.token = address.rstrip("/"), None
        self.token = self.send("POST", "/api/identity")["token"]
        if password:
            proof = {"handle": name, "proof": {"password": password}}
            if self.done("/api/account", {**proof, "bot": True}) == "handle-taken":
                self.token = self.send("POST", "/api/account/sign-in", {**proof, "bearer": True})["token"]

    def open(self, method, path, body=None):
        request = urllib.request.Request(self.address + path, method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        return urllib.request.urlopen(request, timeout=90)

    def send(self, method, path, body=None):
        with self.open(method, path, body) as answer:
            return json.load(answer)

    def done(self, path, body):  # empty if it is, else the code of the refusal
        try:
            self.send("POST", path, body)
            return ""
        except urllib.error.HTTPError as refusal:
            return json.load(refusal)["code"]

    def updates(self, table):
        """What happens at a table from now on: a snapshot after each change."""
        with self.open("GET", f"/api/tables/{table}/events") as stream:
            for line in stream:
                if line.startswith(b"data:"):
                    yield json.loads(line[len(b"data:"):])["snapshot"]


def play(server, game, players, name, wait):
    wanted = {"game": game, "players": players, "name": name}
    table = server.send("POST", "/api/quick", wanted)["table"]
    nonce = secrets.token_hex(16)  # our part in the shuffles
    here = server.send("GET", f"/api/tables/{table}")
    if here["you"] is None:
        server.send("POST", f"/api/tables/{table}/sit", {"name": name, "nonce": nonce})
    else:  # no table waited: we have a new one, and are its host
        begin = (f"/api/tables/{table}/start", {"nonce": nonce})  # bots of the house sit down at seats still free
        threading.Timer(wait, server.done, begin).start()
    print(f"{name} sits at {server.address}/table/{table}", flush=True)
    for snapshot in server.updates(table):
        seat, view = snapshot["you"], snapshot["view"]
        if snapshot["life"]["stage"] == "over":
            return view["outcome"], snapshot
        if snapshot["life"]["stage"] == "playing" and view["legal"]:
            action = {"version": snapshot["version"], "action": choose(view, seat)}
            refused = server.done(f"/api/tables/{table}/actions", action)
            if refused not in ("", "stale-version", "not-your-turn"):
                raise SystemExit(f"{action} is refused: {refused}")  # our mistake


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("address", nargs="?", default="http://127.0.0.1:8013")
    asked.add_argument("--game", default="hearts", help="hearts, cardominoes, wild-twists, black-hearts, heartcatchers")
    asked.add_argument("--players", type=int, help="how many seats; usual for the game where it is not given")
    asked.add_argument("--name", default=f"Pythia {secrets.randbelow(1000)}")
    asked.add_argument("--password", help="of an account of that name, which is made if there is none; else it is a guest")
    asked.add_argument("--wait", type=float, default=20, help="for how many seconds a table of its own waits for company")
    asked = asked.parse_args()
    outcome, end = play(Server(asked.address, asked.name, asked.password), asked.game, asked.players, asked.name, asked.wait)
    print("Totals:", dict(zip(names := [seat["name"] for seat in end["seats"]], end["view"]["totals"])))
    print("Won by:", ", ".join(names[seat] for seat in outcome["winners"]) if outcome else "nobody; the match was stopped")
