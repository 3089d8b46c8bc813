"""Jumps of the system clock."""

import os
import shutil
import subprocess
import time
from pathlib import Path

from people import PATIENCE, Failed, Person, pick

DAY = 24 * 60 * 60


class Skipped(Exception):
    """The scenario cannot run here."""


class Clock:
    """The server's clock, shifted by a file."""

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
        """Shifts the clock by this much."""
        # Written in place, because the server has the file mapped.
        with open(self.file, "r+b" if self.file.exists() else "wb") as file:
            file.write(seconds.to_bytes(8, "little", signed=True))


def clock_jumps(siege):
    """Makes the server's clock jump a day ahead, ten years back, twenty years ahead and back to normal during play, and
    starts the server with such a clock.

    The normal player is served throughout; older tables exist, are listed and can be continued, and cookies stay valid.
    A library for LD_PRELOAD shifts the clock; it needs a C compiler.
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
    """One person acts at an existing table, finds it in the list and asks for a hint; another creates a table."""
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
