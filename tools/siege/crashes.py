"""What a crash may not do: lose, halve or double an action. And what one may do to the file that it happened upon."""

import shutil
import time

import audit
from crowd import Crowd
from people import PATIENCE, Failed, Person, pick


def kills(siege):
    """Kills the server with SIGKILL while people act and make tables, and starts it again on the same directory.

    No answered action may be lost, half done or done twice: the log of every table is compared with the answers after
    each kill, action by action. What was sent and not answered may be done or not. Then every match must go on in time.
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
    """Kills the server and harms the write-ahead log as a failing disk does: cut at some byte, or with bits flipped
    near its end.

    The server must start. What it has of each table is a prefix of what was stored, every table can be read or does not
    exist, and those that there are go on.
    """
    server = siege.server()
    crowd = Crowd(server, siege.rng, 4)
    server.mark()
    crowd.go()
    time.sleep(0.5)
    crowd.pause()
    crowd.joined()
    # A clean stop: the people's tables and the secrets are in the database itself, and what follows is in the log.
    server.stop()
    server.start()
    for person in {table.person for table in crowd.all_tables()}:
        person.leave()
    crowd.go()
    time.sleep(4 if siege.long else 1)
    kill(server, crowd)
    audit.compare(server.seen, crowd.all_tables())
    whole = audit.logs(server.seen)
    size = (server.seen / f"{audit.FILE}-wal").stat().st_size
    rounds, lost = (80 if siege.long else 6), 0
    for number in range(rounds):
        harmed = siege.directory / f"harmed-{number}"
        shutil.copytree(server.seen, harmed, ignore=shutil.ignore_patterns("*-shm"))
        harm(harmed / f"{audit.FILE}-wal", size, number, siege.rng)
        lost += torn(siege, f"harmed-{number}", whole, crowd)
        shutil.rmtree(harmed)
    server.start()
    player = siege.player(server)
    served = player.stop()
    figures = server.finish(player.tables, most_growth=48)
    entries = sum(map(len, whole.values()))
    return (
        f"{rounds} harmed logs of {size // 1024} kB, {lost / rounds:.0f} of {entries} entries lost on average, "
        f"no table harmed; {served}; {figures}"
    )


def harm(log, size, number, rng):
    """Cuts the log, or flips bytes in its last page."""
    with open(log, "r+b") as file:
        if number % 2 == 0:
            # Near the end at first, then anywhere.
            file.truncate(size - rng.randrange(1, 5000) if number == 0 else rng.randrange(size))
        else:
            for _ in range(4):
                place = size - rng.randrange(1, 4096)
                file.seek(place)
                byte = file.read(1)[0]
                file.seek(place)
                file.write(bytes([byte ^ 1 << rng.randrange(8)]))


def torn(siege, name, whole, crowd):
    """Starts on a harmed directory and looks at everything. Returns how many entries are gone."""
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
    """Acts at a table as its person; whether that could be done, as it cannot where the match is over."""
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
