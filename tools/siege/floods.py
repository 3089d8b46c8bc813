"""Floods of requests."""

import collections
import multiprocessing
import time

from people import Failed, Person
from wire import Connection, Lost, request

# Number of pipelined requests.
AT_ONCE = 20
# Number of concurrent connections.
LANES = 8


def floods(siege):
    """Sends thousands of requests per second from several processes, each from its own address: new tables, actions,
    hints, snapshots and streams with one identity, and new tables with a new identity each.

    Each flood is eventually answered with 429 and a Retry-After, never with an error. The normal player is served.
    """
    server = siege.server()
    player = siege.player(server)
    flooder = Person(server, source="127.0.0.9")
    table = flooder.make_table()
    cookie, new = flooder.cookie, {"game": "hearts", "players": 4, "names": ["A", "B", "C", "D"]}
    act = {"version": 0, "action": "pass 2C 3C 4C"}
    kinds = {
        "new tables of one person": request("POST", "/api/tables", new, cookie),
        "new tables of new people": request("POST", "/api/tables", new),
        "actions": request("POST", f"{table.path}/actions", act, cookie),
        "suggestions": request("POST", f"{table.path}/suggestion", cookie=cookie),
        "snapshots": request("GET", table.path, cookie=cookie),
        "streams": request("GET", f"{table.path}/events", cookie=cookie),
    }
    seconds = 60 if siege.long else 3
    # Separate processes: the floods compete with the normal player for the machine only.
    context = multiprocessing.get_context("spawn")
    with context.Pool(len(kinds)) as pool:
        pouring = [
            pool.apply_async(pour, (server.address, f"127.0.0.{20 + number}", data, kind == "streams", seconds))
            for number, (kind, data) in enumerate(kinds.items())
        ]
        results = [poured.get(seconds + 90) for poured in pouring]
    said, rate = [], 0.0
    for kind, (statuses, without_wait, took) in zip(kinds, results):
        for status, count in statuses.items():
            rate += count / took
            server.saw(status, kind)
        if not statuses[429] or without_wait:
            raise Failed(f"a flood of {kind}: {dict(statuses)}, {without_wait} of the 429 without Retry-After")
        said.append(f"{kind} {statuses[429] * 100 // sum(statuses.values())}%")
    served = player.stop()
    figures = server.finish([table, *player.tables], most_growth=64)
    return f"{rate:.0f} requests a second, refused: {', '.join(said)}; {served}; {figures}"


def pour(address, source, data, streams, seconds):
    """Repeats a request over several connections, and on a slow machine until one is refused. Returns the count of each
    status, the number of 429 without Retry-After, and the duration."""
    statuses, without_wait, began = collections.Counter(), 0, time.monotonic()
    lanes, open_streams = [], []
    count = 1 if streams else AT_ONCE
    while (took := time.monotonic() - began) < seconds or (took < 60 and not statuses[429]):
        try:
            while len(lanes) < LANES:
                lanes.append(Connection(address, source))
            for lane in lanes:
                lane.send(data * count)
            for lane in list(lanes):
                for _ in range(count):
                    status, headers = lane.head()
                    statuses[status] += 1
                    without_wait += status == 429 and not headers.get("retry-after", "").isdigit()
                    if not (streams and status == 200):
                        lane.bytes(int(headers.get("content-length", 0)))
                if streams and status == 200:
                    # The stream stays open, so the next request needs its own connection.
                    open_streams.append(lane)
                    lanes.remove(lane)
        except Lost:
            # The server limits the connections from one address.
            for lane in lanes:
                lane.close()
            lanes.clear()
            time.sleep(0.01)
    for connection in [*lanes, *open_streams]:
        connection.close()
    return statuses, without_wait, took
