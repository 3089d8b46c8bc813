"""Invalid input of every kind."""

import itertools
import os
import time

from frames import break_frames
from people import PATIENCE, Failed, Person
from wire import Connection, Lost, WebSocket, request

JSON = "Content-Type: application/json"
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW", "get"]


def garbage(siege):
    """Sends random bytes, broken HTTP, wrong methods, huge heads, deep JSON, odd paths and mutated requests, and over
    WebSockets texts, broken and oversized frames.

    No answer is a 5xx, nothing panics, memory stays bounded; a client that sends texts is closed with 1008, one that
    violates the protocol is closed at once.
    """
    server = siege.server()
    player = siege.player(server)
    person = Person(server)
    table = person.make_table()
    probes = [*broken(), *bodies(table), *wrong_methods(table), *odd_paths(table), *wrong_upgrades(table)]
    for probe in probes:
        poke(server, probe)
    frames = sum(
        break_frames(server, path, cookie) for path, cookie in [(table.path, None), (table.path, person.cookie)]
    )
    count, until = 0, time.monotonic() + (240 if siege.long else 2)
    while time.monotonic() < until:
        statuses = poke(server, data := changed(table, person.cookie, siege.rng))
        # A mutated action may still be valid: with three of these cards in the hand, the first is. What the server
        # parsed is unknown here. A repetition is answered again, and applied once.
        if data.startswith(b"POST") and b"/actions" in data and (200 in statuses or not statuses):
            table.acts.append((None, bool(statuses) and not table.acts))
        count += 1
    paths = flood_of_paths(server, siege.rng, 50_000 if siege.long else 1_500)
    served = player.stop()
    figures = server.finish([table, *player.tables], most_growth=32)
    statuses = " ".join(f"{status}×{count}" for status, count in sorted(server.statuses.items()))
    return (
        f"{len(probes)} broken requests, {count} changed ones, {paths} odd paths, {frames} WebSockets with wrong "
        f"frames; answers {statuses}; {served}; {figures}"
    )


# Rotates the source address, so that few requests are rate limited.
SOURCES = itertools.cycle(f"127.0.1.{number}" for number in range(1, 101))


def poke(server, data):
    """Sends bytes and a FIN, and returns every status received."""
    try:
        connection = Connection(server.address, next(SOURCES), timeout=PATIENCE)
    except Lost as lost:
        raise Failed(f"the server takes no connection after garbage: {lost}") from lost
    try:
        connection.send(data)
        connection.socket.shutdown(1)
    except (Lost, OSError):
        # The server may close before it has read everything.
        pass
    statuses = [int(line[:3]) for line in connection.rest().split(b"HTTP/1.1 ")[1:]]
    for status in statuses:
        server.saw(status, repr(data[:100]))
    connection.close()
    return statuses


def broken():
    """Not HTTP, or almost."""
    host = b"Host: localhost\r\n"
    yield from (os.urandom(size) for size in (1, 10, 100, 1000, 10_000, 100_000))
    yield b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + os.urandom(500)
    yield b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
    yield b"\0" * 1000
    yield b"\r\n" * 10_000
    for line in (
        b"GET",
        b"GET /",
        b"GET / HTTP/9.9",
        b"GET / HTTP/1.0",
        b"GET  / HTTP/1.1",
        b"GET / HTTP/1.1 x",
        b"/ GET",
        b" ",
    ):
        yield line + b"\r\n" + host + b"\r\n"
    for header in (
        b"",
        b"no colon",
        b": no name",
        b"a b: c",
        b"X: \0",
        b"X: \xff\xfe",
        b"Host: a\r\nHost: b",
        b" folded: x",
        b"Content-Length: -1",
        b"Content-Length: 99999999999999999999",
        b"Content-Length: 1\r\nContent-Length: 2",
        b"Transfer-Encoding: chunked\r\nContent-Length: 5",
        b"Transfer-Encoding: gzip, chunked, x",
        b"Expect: 200-maybe",
        b"Connection: upgrade\r\nUpgrade: h2c",
        b"Range: bytes=0-0,1-1,5-",
        b"Accept-Encoding: " + b"x," * 3000,
        b"Cookie: " + b"moonshot=00;" * 900,
        b"Cookie: moonshot=" + b"\xff" * 100,
        b"X: " + b"y" * 1_000_000,
        b"\r\n".join(b"X%d: y" % number for number in range(5000)),
        b'If-None-Match: "',
        b"Last-Event-ID: -1",
    ):
        for start in (b"GET / HTTP/1.1\r\n", b"GET /api/tables HTTP/1.1\r\n"):
            yield start + host + header + b"\r\n\r\n"
    yield b"GET / HTTP/1.1\r\n\r\n"
    yield b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n" + host + b"\r\n"
    for chunks in (
        b"zz\r\n",
        b"-1\r\n",
        b"ffffffffffffffff\r\n",
        b"5\r\nabc",
        b"1;" + b"e" * 50_000,
        b"1\r\nab\r\n",
        b"0\r\nX: y",
    ):
        start = b"POST /api/tables HTTP/1.1\r\n" + host + JSON.encode()
        yield start + b"\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks


def bodies(table):
    """Bodies that are not JSON, or not as specified."""
    deep = 7000
    texts = [
        b"",
        b"{",
        b"null",
        b"[]",
        b"0",
        b'"',
        b"\xff\xfe",
        b'{"game":"\xc3\x28"}',
        b"[" * deep,
        b'{"a":' * deep,
        b"[" * deep + b"]" * deep,
        b'{"game":"\\ud800","players":4,"names":[]}',
        b'{"game":"hearts","players":1e999,"names":[]}',
        b" " * 100_000,
        b'{"game":"hearts","game":"hearts"}',
        b'{"version":18446744073709551616,"action":"x"}',
        b'{"version":-1,"action":"x"}',
    ]
    for players in ("-1", "0", "4", "9", "1e3", "4.5", "18446744073709551615", "null", '"4"'):
        for names in (
            '["A","B","C","D"]',
            "[]",
            "null",
            '["\\u0000","\\u202e","","\\ud83d\\ude00"]',
            '[["A"]]',
            '["' + "n" * 10_000 + '"]',
        ):
            for options in (
                "{}",
                "null",
                '{"target":1e400}',
                '{"target":[[[]]]}',
                '{"":""}',
                '{"target":"' + "9" * 400 + '"}',
            ):
                texts.append(f'{{"game":"hearts","players":{players},"names":{names},"options":{options}}}'.encode())
    for action in (
        "",
        " ",
        "pass",
        "pass QS QS QS",
        "QS" * 5000,
        "\\u0000",
        "play",
        "decline",
        "𝕢♠",
        "pass " + "2C " * 3000,
    ):
        texts.append(f'{{"version":0,"action":"{action}"}}'.encode())
    for text in texts:
        kinds = [JSON]
        if len(text) < 20:
            kinds += ["Content-Type: text/plain", "Content-Type: application/json; charset=utf-16"]
        for kind in kinds:
            more = [kind, f"Content-Length: {len(text)}"]
            yield request("POST", "/api/tables", more=more) + text
            yield request("POST", f"{table.path}/actions", cookie=table.person.cookie, more=more) + text


def wrong_methods(table):
    paths = ["/", "/api", "/api/", "/api/tables", "/api/games", "/healthz", "/index.html", table.path]
    paths += [
        f"{table.path}/{what}" for what in ("actions", "undo", "finish", "settings", "suggestion", "transcript", "live")
    ]
    for path in paths:
        for method in METHODS:
            yield request(method, path, {}, table.person.cookie)


def odd_paths(table):
    for path in (
        "*",
        "//",
        "/%",
        "/%zz",
        "/%00",
        "/..",
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/",
        "/assets/../index.html",
        "/\\..\\x",
        "/api//tables",
        "/api/tables/",
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "http://x/api/tables",
        "http://[::1/api",
        "/api/tables/" + "a" * 9000,
        "/api/tables?" + "a=b&" * 2000,
        "/api/tables/..",
        "/api/tables/%2F",
        "?",
        "#",
        "/😀",
    ):
        yield request("GET", path)
    for since in ("", "-1", "x", "1e9", "18446744073709551615", "18446744073709551616", "0&since=1", "%00"):
        yield request("GET", f"{table.path}/live?since={since}")
        yield request(
            "GET", f"{table.path}/events?since={since}&", more=["Connection: close"], cookie="moonshot=" + "0" * 64
        )[:-2]


def wrong_upgrades(table):
    yield WebSocket.upgrade(f"{table.path}/live", version=12)
    more = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: x"]
    for method in ("GET", "POST"):
        yield request(method, f"{table.path}/live", more=more)


def changed(table, cookie, rng):
    """A valid request with some bytes changed, removed or doubled."""
    good = rng.choice(
        [
            request("POST", f"{table.path}/actions", {"version": 3, "action": "pass 2C 3C 4C"}, cookie),
            request(
                "POST",
                "/api/tables",
                {"game": "wild-twists", "players": 5, "names": ["A", "B", "C", "D", "E"], "options": {}},
            ),
            request("PATCH", f"{table.path}/settings", {"autoplay": "off"}, cookie),
            request("GET", f"{table.path}/transcript", cookie=cookie),
            WebSocket.upgrade(f"{table.path}/live?since=0", cookie),
        ]
    )
    data = bytearray(good)
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(data))
        how = rng.randrange(4)
        if how == 0:
            data[place] = rng.randrange(256)
        elif how == 1:
            del data[place : place + rng.randrange(1, 20)]
        elif how == 2:
            data[place:place] = data[place : place + rng.randrange(1, 50)]
        else:
            data[place:place] = rng.randbytes(rng.randrange(1, 20))
        if not data:
            break
    return bytes(data)


def flood_of_paths(server, rng, count):
    """Pipelines requests with random paths over one connection; returns the number of answers."""
    answered, signs = 0, "/abc%0.?&=-_~AZ"
    while answered < count:
        connection = Connection(server.address, "127.0.0.3")
        paths = ["/" + "".join(rng.choices(signs, k=rng.randrange(60))) for _ in range(100)]
        for method in ("GET", "POST"):
            # A valid request's answer has a known length; an invalid one closes the connection.
            connection.send(b"".join(request(method, path) for path in paths))
            try:
                for path in paths:
                    answer = connection.answer()
                    server.saw(answer.status, f"{method} {path}")
                    answered += 1
            except Lost:
                break
        connection.close()
    return answered
