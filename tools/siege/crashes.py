"""Crashes must not lose, halve or duplicate an action; and what a crash may do to the files."""

import shutil
import struct
import time

import audit
from crowd import Crowd
from people import PATIENCE, Failed, Person, pick

# Maximum number of kills until there is something in the log to damage.
TRIES = 5


def kills(siege):
    """Kills the server with SIGKILL while people act and create tables, and restarts it on the same directory.

    No answered action may be lost, partial or duplicated: after each kill, the log of every table is compared with the
    answers, action by action. Unanswered actions may or may not have been applied. Then every match must continue in
    time.
    """
    server = siege.server()
    crowd = Crowd(server, siege.rng, 6)
    server.mark()
    done = unanswered = 0
    slowest = 0.0
    rounds = 150 if siege.long else 6
    for _ in range(rounds):
        crowd.go()
        time.sleep(siege.rng.uniform(0.1, 0.8))
        kill(server, crowd)
        unanswered += sum(not answered for table in crowd.all_tables() for _, answered in table.acts)
        done += audit.compare(server.seen, crowd.all_tables())
        server.start()
        for table in crowd.all_tables():
            table.person.leave()
            version = table.look()["version"]
            if version < table.version:
                raise Failed(f"{table.path} is at {version} after a kill, and {table.version} was answered")
        if all(crowd.tables):
            slowest = max(slowest, crowd.each_once())
    if slowest > PATIENCE:
        raise Failed(f"after a kill the first action took {slowest:.1f} s")
    player = siege.player(server)
    crowd.go()
    player.await_action(20)
    crowd.pause()
    crowd.joined()
    served = player.stop()
    figures = server.finish([*crowd.all_tables(), *player.tables], most_growth=48)
    return (
        f"{rounds} kills, {crowd.answered()} actions at {len(crowd.all_tables())} tables all there, "
        f"{done} of {unanswered} unanswered ones done; first action after a start within {1000 * slowest:.0f} ms; "
        f"{served}; {figures}"
    )


def kill(server, crowd):
    """Kills the server while the crowd acts."""
    server.kill()
    crowd.pause()
    crowd.joined()


def torn_log(siege):
    """Kills the server and damages its files as a power failure would: cuts the write-ahead log in the part that was
    not yet checkpointed, or flips bits in its last page, and corrupts pages of the database that were being
    checkpointed.

    The server must start. It has a prefix of each table's stored log, every table can be read or does not exist, and
    the existing ones continue.
    """
    server = siege.server()
    crowd = Crowd(server, siege.rng, 4)
    server.mark()
    crowd.go()
    time.sleep(0.5)
    crowd.pause()
    crowd.joined()
    # After a clean stop the people's tables and the secrets are in the database itself, and later writes are in the
    # log.
    server.stop()
    server.start()
    for person in {table.person for table in crowd.all_tables()}:
        person.leave()
    for _ in range(TRIES):
        crowd.go()
        time.sleep((4 if siege.long else 1) + siege.rng.uniform(-0.4, 0.4))
        kill(server, crowd)
        audit.compare(server.seen, crowd.all_tables())
        log = WriteAheadLog(server.seen / audit.FILE)
        if log.moved < log.frames:
            break
        server.start()
    else:
        raise Failed(f"after {TRIES} kills nothing was in the log that was not in the database")
    whole = audit.logs(server.seen)
    rounds, lost = (80 if siege.long else 6), 0
    for number in range(rounds):
        harmed = siege.directory / f"harmed-{number}"
        shutil.copytree(server.seen, harmed, ignore=shutil.ignore_patterns("*-shm"))
        log.harm(harmed / audit.FILE, number, siege.rng)
        lost += torn(siege, f"harmed-{number}", whole, crowd)
        shutil.rmtree(harmed)
    if not lost:
        raise Failed("no harm took anything from the log")
    server.start()
    player = siege.player(server)
    served = player.stop()
    figures = server.finish(player.tables, most_growth=48)
    entries = sum(map(len, whole.values()))
    return (
        f"{rounds} harmed logs of {log.frames} pages, {log.moved} of them in the database, {lost / rounds:.0f} of {entries} "
        f"entries lost on average, no table harmed; {served}; {figures}"
    )


class WriteAheadLog:
    """The files that a killed server left: `frames` pages in its log, of which the first `moved` may have been
    checkpointed, and whose transactions end at `ends`.

    SQLite syncs the log before it writes to the database, and ignores a page of the database while the log has it. So a
    power failure may lose or tear the end of the log that was not checkpointed, and may leave any page that was being
    checkpointed half written. It affects nothing else on a disk that works as specified.

    Layouts: https://www.sqlite.org/walformat.html and https://www.sqlite.org/fileformat2.html#the_write_ahead_log.
    """

    HEADER, FRAME_HEADER = 32, 24

    def __init__(self, database):
        # The index has the machine's byte order, the log its own.
        with open(f"{database}-shm", "rb") as file:
            index = file.read(136)
        (size,) = struct.unpack_from("=H", index, 14)
        self.page = 65536 if size == 1 else size
        (self.frames,) = struct.unpack_from("=I", index, 16)
        (self.moved,) = struct.unpack_from("=I", index, 128)
        with open(f"{database}-wal", "rb") as log:
            heads = [self.head(log, frame) for frame in range(self.frames)]
        self.pages = [page for page, _ in heads]
        self.ends = [frame + 1 for frame, (_, pages_at_commit) in enumerate(heads) if pages_at_commit]

    def start(self, frame):
        """The offset of a frame, and the end of the previous one; the first is frame 0."""
        return self.HEADER + frame * (self.FRAME_HEADER + self.page)

    def head(self, log, frame):
        log.seek(self.start(frame))
        return struct.unpack(">II", log.read(8))

    def harm(self, database, number, rng):
        """Damages a copy as if the power had failed during a checkpoint."""
        moving = rng.choice([self.moved, *(end for end in self.ends[:-1] if end > self.moved)])
        with open(database, "r+b") as file:
            for page in rng.sample(self.pages[:moving], moving // 2):
                file.seek((page - 1) * self.page + rng.randrange(self.page - 512))
                file.write(rng.randbytes(512))
        end = self.start(self.frames)
        with open(f"{database}-wal", "r+b") as log:
            if number % 2 == 0:
                # Near the end at first, then anywhere.
                log.truncate(rng.randrange(self.start(self.frames - 1 if number == 0 else moving), end))
            else:
                for _ in range(4):
                    place = end - rng.randrange(1, self.page)
                    log.seek(place)
                    byte = log.read(1)[0]
                    log.seek(place)
                    log.write(bytes([byte ^ 1 << rng.randrange(8)]))


def torn(siege, name, whole, crowd):
    """Starts on a damaged directory and checks everything. Returns the number of missing entries."""
    found = audit.logs(siege.directory / name)
    for table, log in found.items():
        if log != whole[table][: len(log)]:
            raise Failed(f"table {table} has another log than before")
    server = siege.server(name)
    played = 0
    for own in crowd.tables:
        visitor = Person(server)
        visitor.cookie = own[-1].person.cookie
        if visitor.ask("GET", "/api/tables").status != 200:
            raise Failed("with a torn log the tables cannot be listed")
        for table in own:
            status = visitor.ask("GET", table.path).status
            if status != (200 if table.name in found else 404):
                raise Failed(f"with a torn log {table.path} is answered with {status}")
        if own[-1].name in found:
            played += goes_on(visitor, own[-1], siege.rng)
    server.check()
    server.kill()
    if not played:
        raise Failed("with a torn log nobody can act")
    return sum(map(len, whole.values())) - sum(map(len, found.values()))


def goes_on(visitor, table, rng):
    """Acts at a table; returns whether that was possible, which it is not once the match is over."""
    for _ in range(200):
        snapshot = visitor.ask("GET", table.path).json()
        if snapshot["view"]["outcome"]:
            return False
        if snapshot["view"]["legal"]:
            body = {"version": snapshot["version"], "action": pick(snapshot["view"]["legal"], rng)}
            answer = visitor.ask("POST", f"{table.path}/actions", body)
            if answer.status == 200:
                return True
            if answer.status != 409:
                raise Failed(f"with a torn log {table.path} does not go on: {answer}")
        time.sleep(0.02)
    raise Failed(f"with a torn log {table.path} stands still")
