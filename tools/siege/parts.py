"""Servers over one PostgreSQL, with NATS between them and nginx in front, and all their faults."""

import signal
import time

import clock
import service
from groups import AGAIN_WITHIN
from crowd import is_refusal
from faults import Fault
from people import Failed, Person
from sitters import Front

# Duration of a long cut in seconds: longer than a lease and the servers' timeouts.
LONGER = 20


class Service:
    """Servers and their services. The clock of the second one is a day behind."""

    def __init__(self, siege, program=None, count=2):
        self.siege, self.parts = siege, {}
        self.postgres = service.Postgres(siege.directory, "512m" if siege.long else "192m")
        self.parts["PostgreSQL"] = self.postgres
        self.nats = self.parts["NATS"] = service.nats()
        self.wires, self.servers, ports = {}, [], []
        # The number of each server, by its name in nginx.
        self.numbers = {}
        # Faults that cannot be tested here.
        self.without = []
        try:
            shifted = clock.Clock(siege.directory)
            shifted.jump(-clock.DAY)
            second = shifted.environment
        except clock.Skipped:
            second = None
            self.without.append("clocks apart (they need cc)")
        for number in range(count):
            environment = second if number == 1 else None
            database, notices = service.Wire(self.postgres.port), service.Wire(self.nats.port)
            address = service.free_port()
            before = service.Wire(address)
            ports.append(before.port)
            self.numbers[f"127.0.0.1:{before.port}"] = number
            self.wires |= {
                (f"server {number}", "PostgreSQL"): database,
                (f"server {number}", "NATS"): notices,
                ("nginx", f"server {number}"): before,
            }
            options = ["--nats", f"nats://127.0.0.1:{notices.port}", "--trusted-proxies", "127.0.0.1"]
            store = f"postgres://moonshot@127.0.0.1:{database.port}/tables"
            server = siege.server(listen=address, store=store, environment=environment, options=options, program=program)
            self.servers.append(server)
        self.nginx = self.parts["nginx"] = service.nginx(siege.directory, ports)
        before = self.wires["clients", "nginx"] = service.Wire(self.nginx.port)
        self.front = Front(before.port, self.numbers)

    def lacks(self):
        return f"; without: {', '.join(self.without)}" if self.without else ""

    def end(self):
        for part in self.parts.values():
            part.end()

    def faults(self):
        """Every fault once."""
        rng, long = self.siege.rng, self.siege.long
        everybody = range(len(self.servers))
        apart, stopped = (5, 15) if long else (2, 3)
        for number, server in enumerate(self.servers):
            here = ((number,), (number,))
            yield Fault(f"server {number} killed", lambda server=server: (server.kill(), server.start()), *here, (number,))
            yield Fault(f"server {number} stopped", lambda server=server: (server.stop(), server.start()), *here, (number,))
            yield Fault(f"server {number} frozen", lambda server=server: self.freeze(server, stopped), *here)
        # Servers exchange presence over NATS.
        deaf = {"deaf": everybody, "mute": ()}
        for name, touches in (("NATS", {"deaf": everybody}), ("nginx", {"cut": everybody}), ("PostgreSQL", deaf)):
            part = self.parts[name]
            yield Fault(f"{name} killed", lambda part=part: (part.kill(), part.again()), **touches)
        yield Fault("PostgreSQL restarted", lambda: (self.postgres.kill(signal.SIGINT), self.postgres.again()), **deaf)
        if self.postgres.filler:
            yield Fault("PostgreSQL's disk full", lambda: self.fill_disk(stopped), **deaf)
            yield Fault("PostgreSQL's log without room", lambda: self.fill_log(stopped), **deaf)
        if long:
            number = rng.randrange(len(self.servers))
            server = self.servers[number]
            yield Fault(f"server {number} frozen for a minute", lambda server=server: self.freeze(server, 60), (number,), (number,))
        yield from self.cuts(apart, long)

    def cuts(self, seconds, long):
        """Cuts each wire in one of the ways, and then in one direction only; in a long run also in another way, for
        longer than a lease, in both directions or the other one."""
        ways, sides = service.WAYS, service.BOTH
        first = self.siege.rng.randrange(len(ways) * len(sides))
        for number, (ends, wire) in enumerate(self.wires.items()):
            # Not by the number alone: every third wire is of one kind.
            place, side = first + number + number // len(ways), first + number + number // (len(ways) * len(sides))
            yield self.cut(ends, wire, seconds, ways[place % len(ways)], sides)
            direction = side // len(ways)
            yield self.cut(ends, wire, seconds, ways[side % len(ways)], (sides[direction % len(sides)],))
            if long:
                dead = (sides[(direction + 1) % len(sides)],) if (first + number) % 2 else sides
                yield self.cut(ends, wire, LONGER, ways[((side if len(dead) == 1 else place) + 1) % len(ways)], dead)

    def cut(self, ends, wire, seconds, way, dead):
        """Cuts a wire for this long."""
        near, far = ends
        during = f" for {seconds} s" if seconds == LONGER else ""
        if dead == service.BOTH:
            name = f"{near} and {far} apart{during}, {way}"
        else:
            unheard, hearer = (near, far) if service.THERE in dead else (far, near)
            name = f"{unheard} unheard by {hearer}{during}, {way}"

        def happen():
            wire.cut(way, dead)
            time.sleep(seconds)
            wire.mend()

        # Streams pass through nginx; notifications and the store do not.
        servers = [number for number, _ in enumerate(self.servers) if f"server {number}" in ends] or range(len(self.servers))
        if "nginx" in ends:
            return Fault(name, happen, cut=servers)
        return Fault(name, happen, deaf=servers, mute=servers if "NATS" in ends else ())

    def fill_disk(self, seconds):
        """Fills PostgreSQL's disk for this long, and restarts it if it has exited, as the host's system would. Some
        writes fail, and tables can be read."""
        before, until = self.front.statuses.get(503, 0), time.monotonic() + AGAIN_WITHIN
        self.postgres.filler.fill()
        while self.front.statuses.get(503, 0) == before:
            if time.monotonic() > until:
                raise Failed("PostgreSQL's disk is full, and everything can be saved")
            time.sleep(0.05)
        newcomer = Person(self.front)
        lists, makes = ("GET", "/api/tables"), ("POST", "/api/tables", {"game": "hearts", "players": 4, "names": [*"ABCD"]})
        answers = [newcomer.ask(*what) for what in (lists, makes)] if self.postgres.process.poll() is None else []
        # A new table may still fit into a page.
        if answers and (answers[0].status != 200 or not (answers[1].status == 201 or is_refusal(answers[1]))):
            raise Failed(f"with PostgreSQL's disk full: {answers[0]}; {answers[1]}")
        time.sleep(seconds)
        self.postgres.filler.empty()
        if self.postgres.process.poll() is not None:
            self.postgres.again()
        self.postgres.settle()

    def fill_log(self, seconds):
        """Fills the disk of PostgreSQL's write-ahead log, which makes it exit, for this long."""
        self.postgres.log_filler.fill()
        self.postgres.use_up_log()
        time.sleep(seconds)
        self.postgres.log_filler.empty()
        self.postgres.again()

    def freeze(self, server, seconds):
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        server.process.send_signal(signal.SIGCONT)
