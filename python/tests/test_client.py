"""The client against a real server."""

import socket
import subprocess
import sys
import threading
import time
import urllib.request

import pytest
from conftest import PROGRAM, ROOT

from moonshot_hearts.client import Client, Refused, at_random


class Server:
    """A server over a folder, which can be stopped and started again."""

    def __init__(self, data):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address, self.data = f"http://127.0.0.1:{self.port}", data
        self.start()

    def start(self):
        listen = ["--listen", f"127.0.0.1:{self.port}", "--data", str(self.data)]
        self.process = subprocess.Popen([PROGRAM, "serve", *listen], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.address}/readyz"):
                    return
            except OSError:
                assert self.process.poll() is None
                time.sleep(0.1)
        raise AssertionError("the server does not start")

    def kill(self):
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.kill()


def test_a_client_plays_to_the_end(server):
    table = Client(server.address, "Ada", "at least eight").quick("heartcatchers", wait=0)
    assert table.address == f"{server.address}/table/{table.id}"
    end = table.play(at_random)
    assert end["life"]["stage"] == "over" and end["view"]["outcome"]["winners"]
    assert end["seats"][end["you"]]["name"] == "Ada" and end["seats"][end["you"]]["program"]
    # The account is there already, and the same table can be looked at.
    again = Client(server.address, "Ada", "at least eight")
    tables = [entry["table"] for entry in again.request("GET", "/api/tables")["tables"]]
    assert tables == [table.id]


def test_refusals_have_their_code(server):
    table = Client(server.address, "Ben").quick("heartcatchers", wait=0)
    with pytest.raises(Refused) as refused:
        table.play(lambda view: "catch QS 9")
    assert refused.value.status in (400, 409, 422) and refused.value.code in str(refused.value)
    with pytest.raises(Refused) as refused:
        Client(server.address, "Ada", "another password")
    assert refused.value.status in (401, 403) and refused.value.code
    with pytest.raises(Refused) as refused:
        Client(server.address, "Eve").quick("bridge")
    assert refused.value.code == "unknown-game"
    with pytest.raises(Refused) as refused:
        table.client.request("GET", "/nothing/here")
    assert refused.value.status == 404


def test_a_match_goes_on_after_a_crash_of_the_server(tmp_path):
    server = Server(tmp_path)
    acted = []

    def choose(view):
        acted.append(view)
        if len(acted) == 2:
            server.kill()
            threading.Timer(1.5, server.start).start()
        return at_random(view)

    try:
        end = Client(server.address, "Ada").quick("heartcatchers", wait=0).play(choose)
    finally:
        server.kill()
    assert len(acted) > 2 and end["view"]["outcome"]["winners"]
    with pytest.raises(OSError):
        Client(server.address, "Ada")


def test_the_client_needs_no_native_part(tmp_path):
    """The example bot runs from the source, where nothing is installed."""
    (tmp_path / "moonshot_hearts").mkdir()
    for name in ("__init__.py", "client.py"):
        (tmp_path / "moonshot_hearts" / name).write_text((ROOT / "python/moonshot_hearts" / name).read_text())
    program = "import moonshot_hearts.client, moonshot_hearts\nmoonshot_hearts.Match"
    done = subprocess.run([sys.executable, "-S", "-c", program], capture_output=True, text=True, cwd=tmp_path, env={})
    assert "needs the native part of the package" in done.stderr
