"""Several servers over one PostgreSQL, with NATS between them and nginx in front, any part of which fails at any time.
"""

import json
import subprocess
import sys
import threading
from pathlib import Path

from groups import Groups
from faults import Fault, Past
from judge import final_checks
from parts import Service
from people import Failed

# Seconds between the restarts of the servers at the end of a long run, until all know the presence.
ALONE = 20
# Number of tables with fully checked people, short and long; of such tables with a slow player; and of tables of the
# load program.
TABLES, SLOW, LOAD = (6, 16), (2, 5), 40


class Load:
    """People of `moonshot-load`, who play as fast as the bots allow while the faults last. Only the rules of their
    matches are checked."""

    def __init__(self, siege, port, program):
        self.file = siege.directory / "load.json"
        self.command = [str(program), "--at", f"http://127.0.0.1:{port}", "--tables", str(LOAD), "--sockets", "1"]
        self.command += ["--think", "500ms", "--ramp", "5s", "--warm", "0s", "--seconds", "60", "--json", str(self.file)]
        self.plays = self.seconds = 0.0
        self.process = self.problem = None
        # Its last output when it could not play.
        self.said = ""
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self):
        """Measures for a minute, repeatedly."""
        while not self.stopping.is_set():
            self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            _, said = self.process.communicate()
            if self.process.returncode == 0:
                figures = json.loads(self.file.read_text())["servers"]["server"]
                self.plays += 60 * figures["plays_per_second"]
                self.seconds += 60
            elif "by the rules" in said:
                self.problem = said
                return
            else:
                self.said = said
                self.stopping.wait(1)

    def check(self):
        if self.problem:
            raise Failed(f"the load program: {self.problem}")

    def end(self):
        """The measurements, once it has ended."""
        self.stopping.set()
        while self.thread.is_alive():
            if self.process:
                self.process.kill()
            self.thread.join(0.1)
        if not self.seconds:
            return f"at {LOAD} more tables nothing was measured for a whole minute {self.said}"
        return f"at {LOAD} more tables {self.plays / self.seconds:.0f} plays a second"


def start_anew(parts, groups, past):
    """Restarts each server, long after any other event, so that it knows nothing but the store. At each table a player
    immediately asks it for something that needs everybody's consent."""
    for number, server in enumerate(parts.servers):
        groups.play_on_for(ALONE)
        past.add(Fault(f"server {number} started anew", lambda server=server: (server.stop(), server.start()), *[(number,)] * 3))
        groups.propose_at(server)
    groups.play_on_for(ALONE)


def several_servers(siege):
    """Kills, stops, freezes and disconnects, in turn and repeatedly, two servers (three in a long run), their
    PostgreSQL and NATS, and the nginx in front of them, which balances every request; the second server's clock is a
    day behind, and PostgreSQL's disks fill up. Groups play meanwhile, and in a long run the load program too.

    No answered action is lost or duplicated; views of a table never contradict each other, later views, or the log;
    every request sees all actions answered before it; after each fault everybody continues in time; and every finished
    match verifies.
    """
    parts, load = Service(siege, count=3 if siege.long else 2), None
    try:
        if not parts.postgres.filler:
            parts.without.append("full disks (root mounts them)")
        program = Path(siege.program).with_name("moonshot-load")
        if siege.long and program.exists():
            load = Load(siege, parts.nginx.port, program)
        elif siege.long:
            parts.without.append("the load of moonshot-load (cargo build -p moonshot-load)")
        groups, past = Groups(parts.front, siege.rng, TABLES[siege.long], SLOW[siege.long]), Past()
        groups.play_on()
        rounds, count, slowest = siege.rounds or (5 if siege.long else 1), 0, (0.0, "")
        for number in range(rounds):
            if siege.rounds:
                print(f"round {number + 1} of {rounds}, {count} faults so far", file=sys.stderr, flush=True)
            faults = [fault for fault in parts.faults() if siege.faults in fault.name]
            siege.rng.shuffle(faults)
            for fault in faults:
                past.add(fault)
                count += 1
                try:
                    slowest = max(slowest, (groups.play_on(), fault.name))
                except Failed as failed:
                    raise Failed(f"after {fault.name}: {failed}") from failed
                if load:
                    load.check()
        loaded = f"; {load.end()}" if load else ""
        if siege.long:
            start_anew(parts, groups, past)
        held = final_checks(siege, parts, groups, past)
        again = f"everybody's next turn within {slowest[0]:.1f} s ({slowest[1]})"
        return f"{count} faults, {held}; {again}{loaded}{parts.lacks()}"
    finally:
        if load:
            load.end()
        parts.end()


def replace(server, program):
    """Replaces the server's program."""
    server.stop()
    server.runs(program)
    server.start()


def rolling_upgrade(siege):
    """Replaces two servers, one after the other, with those of another release and back, while people play. Between the
    steps both releases share a store. Without another program (`--before`) the same one is restarted."""
    releases = {"before": siege.before or siege.program, "after": siege.program}
    parts = Service(siege, releases["before"])
    try:
        groups, past = Groups(parts.front, siege.rng, TABLES[siege.long], SLOW[siege.long]), Past()
        groups.play_on()
        slowest, steps = (0.0, ""), ["after", "before", "after"] * (4 if siege.long else 1)
        for release in steps:
            for number, server in enumerate(parts.servers):
                # Another release need not ask people it does not know.
                anew = () if siege.before else (number,)
                past.add(Fault(f"server {number} replaced", lambda: replace(server, releases[release]), (number,), (number,), anew))
                for _ in range(2):
                    slowest = max(slowest, (groups.play_on(), f"server {number}, the release {release}"))
        held = final_checks(siege, parts, groups, past)
        return f"{2 * len(steps)} servers replaced, {held}; everybody's next turn within {slowest[0]:.1f} s ({slowest[1]}){parts.lacks()}"
    finally:
        parts.end()
