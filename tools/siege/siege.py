"""Runs fault injection on real servers, while a normal player at another table keeps acting and must be served. Each
scenario has its own server and process."""

import argparse
import concurrent.futures
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import clock
import connections
import crashes
import disk
import floods
import nonsense
import several
import tabs
from people import Failed, Player
from server import Server
from wire import Lost

# The scenario of two releases. Without a second one a short run leaves it out: `several-servers` restarts servers too.
UPGRADE = "rolling-upgrade"
# The longest first: the others end beside them.
SCENARIOS = {
    "several-servers": several.several_servers,
    UPGRADE: several.rolling_upgrade,
    "kills": crashes.kills,
    "disk-full": disk.disk_full,
    "slow-readers": connections.slow_readers,
    "silent-sockets": connections.silent_sockets,
    "floods": floods.floods,
    "garbage": nonsense.garbage,
    "torn-log": crashes.torn_log,
    "two-tabs": tabs.two_tabs,
    "clock-jumps": clock.clock_jumps,
}
# Number of concurrent scenarios, and their time limit in seconds: short and long.
AT_A_TIME, TAKES = (4, 2), (240, 4200)
HELD, FAILED, SKIPPED = 0, 1, 3


class Siege:
    """The context of a scenario."""

    def __init__(self, program, long, directory, seed, before=None, faults="", rounds=None):
        self.before = before and str(Path(before).resolve())
        # For the scenario with several servers: only faults with that name, and how often each.
        self.faults, self.rounds = faults, rounds
        self.program, self.long, self.directory = str(Path(program).resolve()), long, Path(directory)
        self.rng = random.Random(seed)
        self.servers = []

    def server(self, name="data", program=None, **how):
        server = Server(program or self.program, self.directory / name, **how)
        self.servers.append(server)
        return server

    def player(self, server, stays=False):
        """A normal player who is already being served; memory growth counts from here on."""
        player = Player(server, random.Random(self.rng.random()), stays)
        player.start()
        player.await_action()
        server.mark()
        return player

    def end(self):
        for server in self.servers:
            server.end()


def one(name, program, long, seed, *more):
    """Runs one scenario in this process. Returns the exit status."""
    with tempfile.TemporaryDirectory(prefix="moonshot-siege-") as directory:
        siege = Siege(program, long, directory, seed, *more)
        began = time.monotonic()
        try:
            figures, verdict = SCENARIOS[name](siege), "held"
        except Failed as failed:
            figures, verdict = str(failed), "FAILED"
        except Lost as lost:
            figures, verdict = f"a connection that should stand: {lost}", "FAILED"
        except clock.Skipped as skipped:
            figures, verdict = str(skipped), "skipped"
        finally:
            siege.end()
        print(f"{verdict:8} {name}, {time.monotonic() - began:.1f} s: {figures}", flush=True)
        if verdict == "FAILED":
            for server in siege.servers:
                print(server.said(), end="", flush=True)
        return {"held": HELD, "skipped": SKIPPED, "FAILED": FAILED}[verdict]


def apart(name, arguments):
    """Runs one scenario in its own process. Returns its exit status."""
    command = [sys.executable, "-B", __file__, "--only", name, "--seed", str(arguments.seed), arguments.program]
    if arguments.long:
        command.append("--long")
    if arguments.before:
        command += ["--before", arguments.before]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            said, _ = process.communicate(timeout=TAKES[arguments.long])
        except subprocess.TimeoutExpired:
            process.terminate()
            said, _ = process.communicate()
            said += f"FAILED   {name}: not at an end after {TAKES[arguments.long]} s\n"
        print(said, end="", flush=True)
        return process.returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__.split(".")[0])
    parser.add_argument("program", help="the moonshot binary")
    parser.add_argument("--long", action="store_true", help="minutes instead of seconds")
    parser.add_argument("--only", choices=SCENARIOS, help="this scenario alone")
    parser.add_argument("--before", help="the binary of an earlier release, for the scenario with two of them")
    parser.add_argument("--faults", default="", help="with several servers: only faults with this in their names")
    parser.add_argument("--rounds", type=int, help="with several servers: how often each fault comes")
    parser.add_argument("--seed", type=int, default=1, help="what the random choices come from")
    arguments = parser.parse_args()
    # Wires and people hold many connections.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    if arguments.only:
        more = (arguments.before, arguments.faults, arguments.rounds)
        sys.exit(one(arguments.only, arguments.program, arguments.long, arguments.seed, *more))
    scenarios = [name for name in SCENARIOS if name != UPGRADE or arguments.long or arguments.before]
    began = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(AT_A_TIME[arguments.long]) as pool:
        ends = list(pool.map(lambda name: apart(name, arguments), scenarios))
    held, skipped = ends.count(HELD), ends.count(SKIPPED)
    failed = len(ends) - held - skipped
    print(f"{held} scenarios passed, {failed} failed, {skipped} skipped, {time.monotonic() - began:.0f} s")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
