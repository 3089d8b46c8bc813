"""Fixtures of the tests: people, accounts, and tables in every state."""

import itertools

import requests

PASSWORD = "a long password"
NONCE = "00" * 16

count = itertools.count(1)


class Server:
    def __init__(self, address):
        self.address = address
        self.session = requests.Session()
        # A server closes a connection when it refuses a request before reading its body.
        self.session.headers["Connection"] = "close"
        # To look for a proxy takes longer than the request.
        self.session.trust_env = False

    def ask(self, method, path, body=None, token=None):
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.session.request(method, self.address + path, json=body, headers=headers, timeout=30)
        assert answer.ok, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def guest(self):
        return self.ask("POST", "/api/identity")["token"]

    def account(self):
        """The token of a person with an account."""
        token = self.guest()
        handle = f"Player {next(count)}"
        self.ask("POST", "/api/account", {"handle": handle, "proof": {"password": PASSWORD}}, token)
        return token

    def table(self, host, **more):
        wanted = {"game": "hearts", "players": 3, "names": ["Anna", "Ben", "Cy"], **more}
        return self.ask("POST", "/api/tables", wanted, host)["table"]

    def solo(self, token):
        """A match with bots, at its first decision."""
        return self.table(token)

    def waiting(self, token):
        """A table that waits for people."""
        return self.table(token, names=["Anna", None, None], waits=True)

    def together(self, token):
        """A match with another person."""
        table = self.waiting(token)
        self.ask("POST", f"/api/tables/{table}/sit", {"name": "Ben", "nonce": NONCE}, self.guest())
        self.ask("POST", f"/api/tables/{table}/start", {"nonce": NONCE}, token)
        return table

    def anothers(self, token):
        """Another person's table that waits for people."""
        return self.waiting(self.guest())

    def stopped(self, token):
        """A finished match."""
        table = self.solo(token)
        self.ask("POST", f"/api/tables/{table}/propose", {"what": "stop"}, token)
        return table

    def transcript(self, token):
        """The transcript of a finished match."""
        return self.ask("GET", f"/api/tables/{self.stopped(token)}/transcript", token=token)

    def challenge(self, token):
        """A challenge made of a finished match."""
        return self.ask("POST", f"/api/matches/{self.stopped(token)}/challenge", {"seat": 0}, token)["challenge"]

    def snapshot(self, table, token):
        return self.ask("GET", f"/api/tables/{table}", token=token)
