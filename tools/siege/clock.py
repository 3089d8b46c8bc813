"""A time of day that jumps."""

import os
import shutil
import subprocess
import time
from pathlib import Path

from people import PATIENCE, Failed, Person, pick

DAY = 24 * 60 * 60


class Skipped(Exception):
    """The scenario cannot be played here."""


class Clock:
    """The server's time of day, which a file shifts."""

    def __init__(self, directory):
        compiler = shutil.which("cc")
        if compiler is None:
            raise Skipped("there is no C compiler, cc, for the library that shifts the clock")
        self.file, library = directory / "shift", directory / "shift_clock.so"
        self.jump(0)
        source = Path(__file__).with_name("shift_clock.c")
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, source], check=True)
        self.environment = {**os.environ, "LD_PRELOAD": str(library), "SHIFT_CLOCK": str(self.file)}

    def jump(self, seconds):
        """The time of day is that far from the true one."""
        # Written in place: the server has the file mapped.
        with open(self.file, "r+b" if self.file.exists() else "wb") as file:
            file.write(seconds.to_bytes(8, "little", signed=True))


def clock_jumps(siege):
    """Lets the server's time of day jump a day ahead, ten years back, twenty years ahead and home again during play,
    and has the server start in such a time.

    The normal player is served through it all; tables made before are there, are listed and can be played on, and
    cookies hold. A library for LD_PRELOAD shifts the clock; it needs a C compiler.
    """
    clock = Clock(siege.directory)
    server = siege.server(environment=clock.environment)
    player = siege.player(server)
    person = Person(server)
    table = person.make_table()
    years = 365 * DAY
    jumps = [DAY, -10 * years, 20 * years, 0] * (10 if siege.long else 1)
    for jump in jumps:
        clock.jump(jump)
        player.await_action(5)
        look_around(person, table, jump, siege.rng)
    actions = 0
    for jump in jumps:
        player.stop()
        actions += player.actions
        earlier = player.tables
        clock.jump(jump)
        server.check()
        server.stop()
        server.start()
        person.leave()
        look_around(person, table, jump, siege.rng)
        player = siege.player(server)
        player.tables += earlier
    served = player.stop()
    figures = server.finish([table, *player.tables], most_growth=24)
    return f"{len(jumps)} jumps and as many starts, a day to twenty years off; {served}, {actions} before; {figures}"


def look_around(person, table, jump, rng):
    """Somebody acts at the table they have, finds it in their list and asks for advice; somebody else makes one."""
    began, snapshot = time.monotonic(), table.wait()
    if not snapshot["view"]["outcome"]:
        answer = table.act(snapshot, pick(snapshot["view"]["legal"], rng))
        if answer.status != 200:
            raise Failed(f"{jump} s off, an action is refused: {answer}")
    answer = person.ask("GET", "/api/tables")
    changed = {entry["table"]: entry["updated"] / 1000 for entry in answer.json()["tables"]}
    if table.name not in changed:
        raise Failed(f"{jump} s off, a table is not listed: {answer}")
    if not snapshot["view"]["outcome"] and abs(changed[table.name] - time.time() - jump) > 60:
        raise Skipped("the program does not ask for the time where it can be shifted")
    if person.ask("POST", f"{table.path}/suggestion").status != 200:
        raise Failed(f"{jump} s off, no suggestion is made")
    Person(person.server).make_table()
    if time.monotonic() - began > PATIENCE:
        raise Failed(f"{jump} s off, the server was slow")
