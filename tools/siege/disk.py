"""A full disk, and its recovery."""

import contextlib
import resource
import subprocess
import time

from crowd import Crowd, is_refusal
from people import PATIENCE, Failed, Person, pick


# The request of a player who wants to play at once.
TABLE = {"game": "hearts", "players": 4, "names": ["Anna", "Ben", "Cara", "Dora"]}

# Where this user may mount: in its own user namespace or, as root, directly.
SPACES = (["--user", "--map-root-user", "--mount"], ["--mount"])


@contextlib.contextmanager
def small_disk(directory, size, among=SPACES):
    """Mounts a file system of that size at the directory. Yields a command prefix that sees it and its path from here;
    None if mounting is not possible. It is unmounted at the end."""
    directory.mkdir()
    script = f'mount -t tmpfs -o size={size} tmpfs "$0" && echo ready && exec cat'
    for spaces in among:
        try:
            holder = subprocess.Popen(
                ["unshare", *spaces, "sh", "-c", script, directory],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        except OSError:
            break
        try:
            if holder.stdout.readline() == "ready\n":
                user = ["--user", "--preserve-credentials"] if "--user" in spaces else []
                enter = ["nsenter", "--target", str(holder.pid), *user, "--mount", "--"]
                yield enter, f"/proc/{holder.pid}/root{directory}"
                return
        finally:
            holder.kill()
            holder.wait()
            holder.stdin.close()
            holder.stdout.close()
    yield None


class FullDisk:
    """Fills and empties the disk at a path."""

    def __init__(self, seen):
        self.filler = seen / "filler"

    def fill(self):
        with open(self.filler, "ab", buffering=0) as file:
            for size in (65536, 4096):
                with contextlib.suppress(OSError):
                    while file.write(bytes(size)):
                        pass

    def empty(self):
        self.filler.unlink()


class FullFile:
    """Prevents the server's files from growing, including its standard error."""

    def __init__(self, server):
        self.process = server.process.pid

    def fill(self):
        resource.prlimit(self.process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def empty(self):
        resource.prlimit(self.process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def disk_full(siege):
    """Fills the disk under a server while people act, several times, and frees it again.

    While it is full, writes are refused with 503 and a problem document, have no effect, and everything can be read and
    followed; when no table can be created, /readyz says 503. When there is space again, everything continues by itself
    in time, at old tables and new ones. Then the same at a server whose files, including its log, may not grow.
    """
    rounds = 30 if siege.long else 2
    with small_disk(siege.directory / "disk", "64m" if siege.long else "8m") as disk:
        if disk:
            server = siege.server("disk", prefix=disk[0], seen=disk[1])
            figures = full(siege, server, lambda server: FullDisk(server.seen), rounds)
        else:
            figures = "nothing can be mounted here"
    other = full(siege, siege.server(), FullFile, rounds)
    return f"{figures}; files that may not grow: {other}"


def full(siege, server, kind, rounds):
    server.allowed = (503,)
    disk = kind(server)
    crowd = Crowd(server, siege.rng, 5)
    player = siege.player(server)
    tells = Person(server).ask("GET", "/readyz").status == 204
    slowest, tables, actions = 0.0, [], 0
    for _ in range(rounds):
        crowd.go()
        player.await_action()
        player.stop()
        tables += player.tables
        actions += player.actions
        before, until = server.statuses[503], time.monotonic() + 30
        disk.fill()
        while server.statuses[503] < before + 10:
            if crowd.problem or time.monotonic() > until:
                raise Failed(crowd.problem or "the disk is full, and everything can be saved")
            time.sleep(0.05)
        crowd.pause()
        crowd.joined()
        while_full(server, crowd, siege.rng)
        if tells:
            readiness_is_honest(server)
        # Everybody keeps retrying meanwhile.
        crowd.go()
        time.sleep(siege.rng.uniform(0.1, 0.6))
        disk.empty()
        began = time.monotonic()
        player = newcomer(siege, server)
        crowd.pause()
        crowd.joined()
        slowest = max(slowest, crowd.each_once(), time.monotonic() - began)
    if slowest > PATIENCE:
        raise Failed(f"everything went on only {slowest:.1f} s after there was room")
    # An answer of /readyz is cached for a second.
    until = time.monotonic() + PATIENCE
    while tells and (status := Person(server).ask("GET", "/readyz").status) != 204:
        if time.monotonic() > until:
            raise Failed(f"with room again /readyz says {status}")
        time.sleep(0.2)
    server.allowed = ()
    player.await_action(10)
    served = player.stop()
    tables += [*crowd.all_tables(), *player.tables]
    figures = server.finish(tables, most_growth=48)
    return (
        f"{rounds} times full, {server.statuses[503]} requests refused with 503, "
        f"everything on again within {slowest:.1f} s; {served}, {actions} before; {figures}"
    )


def newcomer(siege, server):
    """A new player at a new table, as soon as one can be created."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return siege.player(server)
        except Failed:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def readiness_is_honest(server):
    """Without other load: when no table can be created, /readyz says so. Tables may still be created while they fit."""
    person = Person(server)
    for _ in range(200):
        if person.ask("POST", "/api/tables", TABLE).status == 201:
            continue
        # An answer of /readyz is cached for a second.
        time.sleep(1.1)
        ready = person.ask("GET", "/readyz").status
        if ready == 503:
            return
        if person.ask("POST", "/api/tables", TABLE).status == 503:
            raise Failed(f"with a full disk no table can be made, and /readyz says {ready}")
    raise Failed("the disk is full, and tables are made on and on")


def while_full(server, crowd, rng):
    """The requirements while the disk is full. Actions may still succeed while the log's file has space."""
    for own in crowd.tables:
        table = own[-1]
        snapshot = table.wait()
        if not snapshot["view"]["legal"]:
            continue
        answer = table.act(snapshot, pick(snapshot["view"]["legal"], rng))
        if answer.status != 200:
            if not is_refusal(answer):
                raise Failed(f"with a full disk an action was answered so: {answer}")
            if table.look() != snapshot:
                raise Failed(f"with a full disk {table.path} has changed after a refusal")
        if table.person.ask("GET", "/api/tables").status != 200:
            raise Failed("with a full disk the tables are not listed")
        seen = table.look()
        socket = table.watch(timeout=PATIENCE)
        if socket.update()["snapshot"] != seen:
            raise Failed("with a full disk a WebSocket tells something else")
        socket.close()
