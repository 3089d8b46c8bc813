"""Connections that hold resources of the server: readers that do not read, and silent sockets."""

import re
import subprocess
import time

from people import PATIENCE, Failed, Person, pick
from wire import Connection, Lost, WebSocket, request

# Local addresses of misbehaving clients; the normal player uses 127.0.0.1.
OTHERS = [f"127.0.0.{number}" for number in range(2, 12)]


def short_stall(program):
    """The option that makes the server drop slow readers after three seconds, if it has one."""
    said = subprocess.run([program, "serve", "--help"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"--stalled[a-z-]*", said)
    return [found[0], "3"] if found else []


def slow_readers(siege):
    """Follows a table in play with 40 WebSockets and 40 streams of server-sent events that never read, with minimal
    receive buffers.

    The server's memory must stay bounded, and so must the system's buffers for them (128 kB each), and they must be
    dropped (after 30 seconds; after 3 in the short run, if the server has the option). Players at that table and others
    are served throughout.
    """
    options = [] if siege.long else short_stall(siege.program)
    server = siege.server(options=options)
    player = siege.player(server)
    busy = Person(server)
    table = busy.make_table()
    before, slow = server.sockets(), []
    for number in range(40):
        how = {"source": OTHERS[number % len(OTHERS)], "receive": 1}
        slow.append(WebSocket(server.address, f"{table.path}/live", busy.cookie, **how))
        stream = Connection(server.address, **how)
        stream.send(request("GET", f"{table.path}/events?since=0", cookie=busy.cookie))
        slow.append(stream)
    time.sleep(0.5)
    opened = server.sockets() - before
    if opened < 80:
        raise Failed(f"only {opened} of 80 streams could be opened")
    lasts, enough = (70, 1000) if siege.long else (20, 160)
    slowest, updates, unread, began = 0.0, 0, 0, time.monotonic()
    while time.monotonic() < began + lasts:
        slowest = max(slowest, there_and_back(table, siege.rng))
        updates += 2
        # Not each time: the system's list also has all other connections, including closed ones.
        if updates % 40 == 0:
            unread = max(unread, server.unread())
        left = server.sockets() - before
        if left > 5:
            took = time.monotonic() - began
        if updates >= enough and (left <= 5 or not (siege.long or options)):
            break
    if unread > 80 * 128:
        raise Failed(f"the system keeps {unread} kB for those who do not read")
    if siege.long or options:
        if left > 5:
            raise Failed(f"{left} of 80 slow readers are still there after {took:.0f} s")
        dropped = f"dropped after {took:.0f} s"
    else:
        dropped = f"{left} of 80 left after {took:.0f} s, which is sooner than they are dropped"
    for connection in slow:
        connection.close()
    served = player.stop()
    figures = server.finish([table, *player.tables], most_growth=12)
    return (
        f"80 readers that do not read {updates} updates, {dropped}, {unread} kB kept; "
        f"slowest answer at their table {1000 * slowest:.0f} ms; {served}; {figures}"
    )


def there_and_back(table, rng):
    """Acts and undoes it, so that the match never ends. Returns the duration of the slower one."""
    snapshot, slowest = table.wait(), 0.0
    for step in (lambda: table.act(snapshot, pick(snapshot["view"]["legal"], rng)), table.undo):
        began = time.monotonic()
        answer = step()
        slowest = max(slowest, time.monotonic() - began)
        if answer.status != 200:
            raise Failed(f"at a table with slow readers: {answer}")
        # A person may send 30 actions per second.
        time.sleep(0.035)
    return slowest


# Incomplete requests, and the number of completely silent connections in the short run.
SILENT = 20
HALVES = [
    b"",
    b"GET /api/games HTTP/1.1\r\nHost: local",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
]


# Maximum number of connections from one address.
SHARE = 256


def silent_sockets(siege):
    """Opens more connections than the server accepts, which send nothing, half a head or half a body.

    First 400 from one address at a server with default limits: only its share may stay, without effect on a client from
    another address. Then, at a server with 256 open files, connections from many addresses: existing clients and new
    ones must be served; connections without a request make room, and those with half a body are closed at their timeout
    (10 s).
    """
    usual = one_address(siege)
    server = siege.server("few-files", prefix=["sh", "-c", 'ulimit -n 256 && exec "$0" "$@"'])
    player = siege.player(server, stays=True)
    # In the short run only a few send nothing: those are not closed for 75 seconds.
    silent = HALVES if siege.long else HALVES[1:]
    before, mute, refused = server.sockets(), [], 0
    for number in range(400):
        try:
            connection = Connection(server.address, OTHERS[number % len(OTHERS)], timeout=2 * PATIENCE)
            connection.send(silent[number % len(silent)] if number >= SILENT else b"")
            mute.append(connection)
        except Lost:
            refused += 1
    refused += sum(was_refused(connection) for connection in mute[-5:])
    if not refused and server.sockets() >= before + 400:
        raise Failed("400 connections with 256 open files, and all are there")
    began, newcomer = time.monotonic(), None
    patience = (75 if siege.long else 10) + PATIENCE
    while newcomer is None:
        try:
            newcomer = comes_anew(server)
        except Lost:
            if time.monotonic() - began > patience:
                raise Failed(f"nobody new could connect for {patience:.0f} s") from None
            time.sleep(0.2)
    waited = time.monotonic() - began
    # No connection exceeds its timeout. A few places belong to the new client and earlier attempts.
    left = before + 5 + (0 if siege.long else SILENT)
    while (sockets := server.sockets()) > left:
        if time.monotonic() - began > patience + PATIENCE:
            raise Failed(f"after {patience:.0f} s there are still {sockets} sockets, {before} before")
        time.sleep(0.2)
    for connection in mute:
        connection.close()
    served = player.stop()
    figures = server.finish([newcomer, *player.tables], most_growth=24)
    return f"{usual}; 400 sockets with 256 files, a newcomer waited {waited:.0f} s; {served}; {figures}"


def one_address(siege):
    """Many connections from one address do not affect others."""
    server = siege.server("usual")
    player = siege.player(server)
    before, mute = server.sockets(), []
    for number in range(400):
        connection = Connection(server.address, OTHERS[0], timeout=PATIENCE)
        try:
            connection.send(HALVES[number % 3])
        except Lost:
            pass
        mute.append(connection)
    began = time.monotonic()
    # Those that made room for the last ones may still be closing.
    while (sockets := server.sockets()) > before + SHARE + 8:
        if time.monotonic() - began > PATIENCE:
            raise Failed(f"of 400 connections from one address {sockets - before} are there")
        time.sleep(0.02)
    began = time.monotonic()
    newcomer = comes_anew(server)
    waited = time.monotonic() - began
    for connection in mute:
        connection.close()
    player.stop()
    server.finish([newcomer, *player.tables], most_growth=24)
    return f"400 sockets of one address, a newcomer from another waited {1000 * waited:.0f} ms"


def was_refused(connection):
    """Whether the server answered that there are too many connections."""
    connection.socket.settimeout(0.5)
    return b"too-many-connections" in connection.rest()


def comes_anew(server):
    """A new client creates a table and acts over its own connection; `Lost` while it is not accepted."""
    person = Person(server)
    names = ["A", "B", "C"]
    person.connection = Connection(server.address, timeout=PATIENCE)
    person.connection.send(request("POST", "/api/tables", {"game": "hearts", "players": 3, "names": names}))
    answer = person.connection.answer()
    person.leave()
    if answer.status == 503 and b"too-many-connections" in answer.body and answer.headers.get("retry-after"):
        raise Lost("too many connections")
    server.saw(answer.status, "a newcomer's table")
    return person.make_table()
