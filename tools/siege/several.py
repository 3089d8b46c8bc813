"""Several servers over one PostgreSQL, with NATS between them and nginx before them, of which any part fails at any time."""

import json
import random
import secrets
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import clock
import service
from crowd import is_refusal
from people import Failed, Person, pick
from told import Act, Told, done_by, hold, packed
from wire import Lost, WebSocket

# Matches that end soon, so that many are played to their end and verified.
GAMES = [
    ("hearts", 4, {"target": 50}),
    ("wild-twists", 4, {}),
    ("black-hearts", 3, {}),
    ("heartcatchers", 2, {}),
    ("cardominoes", 4, {"target": 50}),
]
# At how many tables people play whose every answer is checked, short and long, and at how many more those of the load program.
TABLES, LOAD = (6, 16), 40
# How long anybody waits for a turn that is theirs after a fault, in seconds.
AGAIN_WITHIN = 60
# After how many of the updates they are told people ask for the table as well, of another server.
LOOKS = 0.1
# How long a cut lasts that is longer than a lease and than what servers wait for each other, in seconds.
LONGER = 20
# Answers after which a client does not know whether it was done, or knows that nothing was.
UNKNOWN, REFUSED = (500, 502, 503, 504), (404, 409, 429)


class Front:
    """Where clients find the service. Faults are provoked, and so are answers that say so."""

    def __init__(self, port):
        self.address, self.statuses = ("127.0.0.1", port), {}

    def saw(self, status, _what):
        self.statuses[status] = self.statuses.get(status, 0) + 1


class Sitter(threading.Thread):
    """Somebody at a table: watches it through whatever server they come to, and acts when it is their turn."""

    def __init__(self, front, told, rng, person, table, seat):
        super().__init__(daemon=True)
        self.front, self.told, self.rng = front, told, rng
        self.person, self.table, self.seat = person, table, seat
        self.path = f"/api/tables/{table}"
        # Each action sent that was not refused.
        self.acts, self.version, self.turns = [], 0, 0
        self.over, self.problem = False, None
        # What they do, and since when: for whoever asks why nobody goes on.
        self.doing = ("", 0.0)
        self.stopping = threading.Event()

    def run(self):
        try:
            while not self.stopping.is_set() and not self.over:
                try:
                    self.watch()
                except Lost as lost:
                    self.does(f"was cut off ({lost})")
                    time.sleep(0.1)
        except (Failed, ValueError, KeyError, OSError) as error:
            self.problem = f"{self.path}, seat {self.seat}: {error!r}"
        finally:
            self.person.leave()

    def does(self, what):
        self.doing = (what, time.monotonic())

    def __str__(self):
        what, since = self.doing
        return f"{self.path} seat {self.seat} {what} {time.monotonic() - since:.0f} s ago"

    def watch(self):
        self.does("knocked")
        began, stream = time.monotonic(), object()
        socket = WebSocket(self.front.address, f"{self.path}/live", self.person.cookie, timeout=70)
        try:
            # After some time they come to another server, as a phone does that slept.
            for number in range(self.rng.randrange(5, 50)):
                if self.stopping.is_set():
                    return
                snapshot = socket.update()["snapshot"]
                self.read(snapshot, began if number == 0 else None, stream)
                if snapshot["view"]["outcome"]:
                    self.over = True
                    return
                if self.rng.random() < LOOKS:
                    self.look()
                if snapshot["view"]["legal"] and snapshot["version"] >= self.version:
                    time.sleep(self.rng.uniform(0.01, 0.1))
                    self.act(snapshot)
                elif snapshot["pause"] and snapshot["pause"]["yours"]:
                    self.ask("go-on", {"version": snapshot["version"]})
        finally:
            socket.close()

    def read(self, snapshot, began=None, stream=None):
        """Notes what they are told: asked for at that time, or by itself on a stream. Whoever begins to watch is told everything that was
        answered to them before."""
        ended = time.monotonic()
        if snapshot["you"] != self.seat:
            raise Failed(f"they are told as {snapshot['you']}")
        if began is not None and snapshot["version"] < self.version:
            raise Failed(f"told of version {snapshot['version']} after {self.version} was answered")
        self.told.note(self.table, self.seat, snapshot, began, ended, stream)
        view, seats = snapshot["view"], snapshot["seats"]
        away = [seat for seat, info in enumerate(seats) if info["away"] or not info["here"]]
        self.does(f"was told of version {snapshot['version']} (known {self.version}), {len(view['legal'])} legal, to act {view['to_act']}, away {away}")

    def ask(self, what, body):
        """The answer; `None` where there is none that says whether it was done."""
        self.does(f"asked for {body}")
        try:
            answer = self.person.ask("POST", f"{self.path}/{what}", body)
        except Lost as lost:
            self.does(f"lost {what} ({lost})")
            return None
        self.does(f"was answered {answer}")
        if answer.status == 503 and not is_refusal(answer):
            raise Failed(f"{what}: {answer}")
        if answer.status in UNKNOWN:
            return None
        if answer.status not in (200, *REFUSED):
            raise Failed(f"{what}: {answer}")
        return answer

    def look(self):
        """Asks for the table, of whatever server, while the stream is open."""
        began = time.monotonic()
        try:
            answer = self.person.ask("GET", self.path)
        except Lost as lost:
            return self.does(f"lost a look ({lost})")
        if answer.status == 200:
            self.read(answer.json(), began)
        elif answer.status not in (429, *UNKNOWN):
            raise Failed(f"{self.path} cannot be read: {answer}")

    def act(self, snapshot):
        action, seen = pick(snapshot["view"]["legal"], self.rng), snapshot["version"]
        began = time.monotonic()
        answer = self.ask("actions", {"version": seen, "action": action})
        ended = time.monotonic()
        if answer is None:
            self.acts.append(Act(action, seen, began, ended))
            # Whether it was done is told to whoever begins to watch.
            raise Lost("nobody knows whether it was done")
        if answer.status == 429:
            time.sleep(int(answer.headers["retry-after"]))
            raise Lost("it was too often")
        if answer.status == 200:
            version = answer.json()["version"]
            self.acts.append(Act(action, seen, began, ended, version))
            self.version = max(self.version, version)
            self.turns += 1
        elif answer.status == 409 and "snapshot" in answer.json():
            self.read(answer.json()["snapshot"], began)


class Service:
    """Servers and what they stand on. The clock of the second is a day behind."""

    def __init__(self, siege, program=None, count=2):
        self.siege, self.parts = siege, {}
        self.postgres = service.Postgres(siege.directory, "512m" if siege.long else "192m")
        self.parts["PostgreSQL"] = self.postgres
        self.nats = self.parts["NATS"] = service.nats()
        self.wires, self.servers, ports = {}, [], []
        # What cannot be tried here.
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
            self.wires |= {
                f"server {number} and PostgreSQL": database,
                f"server {number} and NATS": notices,
                f"nginx and server {number}": before,
            }
            options = ["--nats", f"nats://127.0.0.1:{notices.port}", "--trusted-proxies", "127.0.0.1"]
            store = f"postgres://moonshot@127.0.0.1:{database.port}/tables"
            server = siege.server(listen=address, store=store, environment=environment, options=options, program=program)
            self.servers.append(server)
        self.nginx = self.parts["nginx"] = service.nginx(siege.directory, ports)
        self.front = Front(self.nginx.port)

    def lacks(self):
        return f"; without: {', '.join(self.without)}" if self.without else ""

    def end(self):
        for part in self.parts.values():
            part.end()

    def faults(self):
        """What can happen, each as a name and what is done; it is over when that returns."""
        rng, long = self.siege.rng, self.siege.long
        apart, stopped = (5, 15) if long else (2, 3)
        # Each wire is cut in one way, in a long run also in another, for longer than a lease.
        ways = service.WAYS
        first = rng.randrange(len(ways))
        for number, server in enumerate(self.servers):
            yield f"server {number} killed", lambda server=server: (server.kill(), server.start())
            yield f"server {number} stopped", lambda server=server: (server.stop(), server.start())
            yield f"server {number} frozen", lambda server=server: self.freeze(server, stopped)
        for name in ("NATS", "nginx", "PostgreSQL"):
            part = self.parts[name]
            yield f"{name} killed", lambda part=part: (part.kill(), part.again())
        restart = lambda: (self.postgres.kill(signal.SIGINT), self.postgres.again())
        yield "PostgreSQL restarted", restart
        if self.postgres.filler:
            yield "PostgreSQL's disk full", lambda: self.fill_disk(stopped)
            yield "PostgreSQL's log without room", lambda: self.fill_log(stopped)
        if long:
            number = rng.randrange(len(self.servers))
            server = self.servers[number]
            yield f"server {number} frozen for a minute", lambda server=server: self.freeze(server, 60)
        for number, (name, wire) in enumerate(self.wires.items()):
            # Not by the number alone: every third wire is of one kind.
            place = first + number + number // len(ways)
            yield f"{name} apart, {ways[place % len(ways)]}", lambda wire=wire, way=ways[place % len(ways)]: self.part(wire, way, apart)
            if long:
                way = ways[(place + 1) % len(ways)]
                yield f"{name} apart for {LONGER} s, {way}", lambda wire=wire, way=way: self.part(wire, way, LONGER)

    def part(self, wire, way, seconds):
        wire.cut(way)
        time.sleep(seconds)
        wire.mend()

    def fill_disk(self, seconds):
        """PostgreSQL has no room for as long as that, and is started again if that has ended it, as a host's system does. Something
        cannot be saved then, and tables can be read."""
        before, until = self.front.statuses.get(503, 0), time.monotonic() + AGAIN_WITHIN
        self.postgres.filler.fill()
        while self.front.statuses.get(503, 0) == before:
            if time.monotonic() > until:
                raise Failed("PostgreSQL's disk is full, and everything can be saved")
            time.sleep(0.05)
        newcomer = Person(self.front)
        lists, makes = ("GET", "/api/tables"), ("POST", "/api/tables", {"game": "hearts", "players": 4, "names": [*"ABCD"]})
        answers = [newcomer.ask(*what) for what in (lists, makes)] if self.postgres.process.poll() is None else []
        # A new table may still fit where a page has room.
        if answers and (answers[0].status != 200 or not (answers[1].status == 201 or is_refusal(answers[1]))):
            raise Failed(f"with PostgreSQL's disk full: {answers[0]}; {answers[1]}")
        time.sleep(seconds)
        self.postgres.filler.empty()
        if self.postgres.process.poll() is not None:
            self.postgres.again()
        self.postgres.settle()

    def fill_log(self, seconds):
        """There is no room for PostgreSQL's write-ahead log, which ends it, for as long as that."""
        self.postgres.log_filler.fill()
        self.postgres.use_up_log()
        time.sleep(seconds)
        self.postgres.log_filler.empty()
        self.postgres.again()

    def freeze(self, server, seconds):
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        server.process.send_signal(signal.SIGCONT)


class Load:
    """People of `moonshot-load`, who play as fast as bots let them and are no part of what is checked but for the rules, as long as the
    faults last."""

    def __init__(self, siege, front, program):
        self.file = siege.directory / "load.json"
        self.command = [str(program), "--at", f"http://127.0.0.1:{front.address[1]}", "--tables", str(LOAD), "--sockets", "1"]
        self.command += ["--think", "500ms", "--ramp", "5s", "--warm", "0s", "--seconds", "60", "--json", str(self.file)]
        self.plays = self.seconds = 0.0
        self.process = self.problem = None
        # What it said last where it could not play.
        self.said = ""
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self):
        """Measures for a minute, again and again."""
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
        """The figures, once it has ended."""
        self.stopping.set()
        while self.thread.is_alive():
            if self.process:
                self.process.kill()
            self.thread.join(0.1)
        if not self.seconds:
            return f"at {LOAD} more tables nothing was measured for a whole minute {self.said}"
        return f"at {LOAD} more tables {self.plays / self.seconds:.0f} plays a second"


class Company:
    """People at tables of all sizes, who go on at new tables when a match is over."""

    def __init__(self, front, rng, tables):
        self.front, self.rng, self.told = front, rng, Told()
        self.now = [self.gather() for _ in range(tables)]
        self.before = []

    def gather(self):
        """People sit down at a new table: one alone with bots, two with bots, or as many as have room."""
        game, players, options = self.rng.choice(GAMES)
        count = self.rng.choice((1, 2, players))
        sitting = [Person(self.front) for _ in range(count)]
        bots = [f"Bot {seat}" for seat in range(count, players)]
        body = {"game": game, "players": players, "names": ["P0", *[None] * (count - 1), *bots], "options": options}
        if count == 1:
            return self.watch(self.insist(sitting[0], "/api/tables", body)["table"], sitting)
        table = self.insist(sitting[0], "/api/tables", {**body, "waits": True})["table"]
        path = f"/api/tables/{table}"
        for seat, person in enumerate(sitting[1:], 1):
            self.insist(person, f"{path}/sit", {"seat": seat, "name": f"P{seat}", "nonce": secrets.token_hex(16)})
        self.insist(sitting[0], f"{path}/start", {"nonce": secrets.token_hex(16)})
        return self.watch(table, sitting)

    def watch(self, table, sitting):
        """Those who sit there, in seat order, begin to play."""
        people = []
        for seat, person in enumerate(sitting):
            rng = random.Random(self.rng.random())
            people.append(Sitter(self.front, self.told, rng, person, table, seat))
            people[-1].start()
        return people

    def insist(self, person, path, body):
        """Asks until it is done; what was done before, though nobody heard of it, is as good."""
        until = time.monotonic() + AGAIN_WITHIN
        while time.monotonic() < until:
            try:
                answer = person.ask("POST", path, body)
                if answer.status in (200, 201):
                    return answer.json()
                if answer.status == 409 and answer.json()["code"] in ("sits-already", "begun"):
                    return None
                if answer.status not in UNKNOWN and answer.status != 429:
                    raise Failed(f"{path}: {answer}")
            except Lost:
                pass
            time.sleep(0.1)
        raise Failed(f"{path} is not done")

    def go_on(self):
        """Everybody whose match goes on has a turn, and those whose match is over sit down anew. Returns how long that took."""
        began = time.monotonic()
        turns = {sitter: sitter.turns for people in self.now for sitter in people}
        waiting = set(turns)
        while waiting:
            for number, people in enumerate(self.now):
                for sitter in people:
                    if sitter.problem:
                        raise Failed(sitter.problem)
                if any(sitter.over for sitter in people):
                    waiting -= set(people)
                    self.before.append(people)
                    self.now[number] = self.gather()
            waiting = {sitter for sitter in waiting if sitter.turns == turns[sitter] and not sitter.over}
            if time.monotonic() - began > AGAIN_WITHIN:
                where = "; ".join(str(sitter) for people in self.now for sitter in people)
                raise Failed(f"nobody goes on for {AGAIN_WITHIN} s: {where}")
            time.sleep(0.02)
        return time.monotonic() - began

    def stop(self):
        everybody = [sitter for people in [*self.before, *self.now] for sitter in people]
        for sitter in everybody:
            sitter.stopping.set()
        for sitter in everybody:
            if sitter.problem:
                raise Failed(sitter.problem)
        return everybody


def stored(postgres):
    """The log of every table, each without gaps."""
    logs = {}
    for table, position, entry in postgres.ask("SELECT table_id, position, entry FROM entries ORDER BY table_id, position"):
        log = logs.setdefault(table, [])
        if int(position) != len(log):
            raise Failed(f"table {table} has no entry {len(log)}")
        log.append(json.loads(entry))
    return logs


def stop_match(server, people):
    """All agree to stop a match that goes on, so that it may be told whole."""
    asking = []
    for sitter in people:
        person = Person(server)
        person.cookie = sitter.person.cookie
        asking.append(person)
    until = time.monotonic() + AGAIN_WITHIN
    while time.monotonic() < until:
        asking[0].ask("POST", f"{people[0].path}/propose", {"what": "stop"})
        for other in asking[1:]:
            other.ask("POST", f"{people[0].path}/answer", {"agree": True})
        if asking[0].ask("GET", f"{people[0].path}/transcript").status == 200:
            break
        time.sleep(0.5)
    else:
        raise Failed(f"{people[0].path} cannot be stopped")
    for person in asking:
        person.leave()


def replay(program, transcript, seats):
    """Plays a transcript again in the engine. Returns for each of the seats its views, packed, after none, one, two … actions."""
    shape = {name: transcript[name] for name in ("game", "players", "options")}
    requests, asked = [{"do": "new", **shape}], {}
    happened = [entry for entry in transcript["entries"] if "act" in entry or "chance" in entry]
    count = 0
    for entry, after in zip(happened, [*happened[1:], {}]):
        if "act" in entry:
            count += 1
            requests.append({"do": "act", "seat": entry["seat"], "action": entry["act"]})
        else:
            requests.append({"do": "chance", "outcome": entry["outcome"]})
        # What chance decides is done in the same moment as what comes before it.
        if "chance" not in after:
            for seat in seats:
                asked[len(requests)] = (seat, count)
                requests.append({"do": "view", "seat": seat})
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    played = subprocess.run([program, "engine"], input=lines, capture_output=True, text=True, check=True)
    views = {seat: [] for seat in seats}
    answers = played.stdout.splitlines()
    if len(answers) != len(requests):
        raise Failed(f"the engine answers {len(answers)} of {len(requests)} requests")
    for number, line in enumerate(answers):
        if number in asked:
            seat, count = asked[number]
            assert len(views[seat]) == count
            views[seat].append(packed(json.loads(line)["view"]))
        elif '"ok":true' not in line:
            raise Failed(f"the engine refuses {requests[number]}: {line}")
    return views


def audit(siege, parts, company, everybody):
    """Holds what everybody was told and answered against the stored logs, and has every match prove its deals. Returns how many
    actions were answered, how many that were not were done, and how many matches there are. All servers are well."""
    program = siege.program
    tables = {}
    for sitter in everybody:
        sitter.person.leave()
        tables.setdefault(sitter.table, []).append(sitter)
    transcripts = {}
    for table, people in tables.items():
        if not any(sitter.over for sitter in people):
            stop_match(parts.servers[0], people)
        person = Person(parts.front)
        answer = person.ask("GET", f"{people[0].path}/transcript")
        person.leave()
        if answer.status != 200:
            raise Failed(f"{people[0].path} has no transcript: {answer}")
        file = siege.directory / f"{table}.json"
        file.write_bytes(answer.body)
        checked = subprocess.run([program, "verify", file], capture_output=True, text=True)
        if checked.returncode != 0:
            raise Failed(f"{people[0].path} does not verify: {checked.stdout}{checked.stderr}")
        transcripts[table] = answer.json()
    logs, answered, done = stored(parts.postgres), 0, 0
    for table, people in tables.items():
        log, transcript = logs[table], transcripts[table]
        acts = [(entry["seat"], entry["action"]) for entry in log if entry["kind"] == "act"]
        if acts != [(entry["seat"], entry["act"]) for entry in transcript["entries"] if "act" in entry]:
            raise Failed(f"the transcript of {people[0].path} has other actions than its log")
        views = replay(program, transcript, [sitter.seat for sitter in people])
        try:
            hold({sitter.seat: sitter.acts for sitter in people}, company.told.looks.get(table, []), log, views)
        except Failed as failed:
            raise Failed(f"{people[0].path}, {transcript['game']}: {failed}") from failed
        for sitter in people:
            here = sum(act.answered is not None for act in sitter.acts)
            answered, done = answered + here, done + len(done_by(log, sitter.seat)) - here
    return answered, done, len(tables)


def the_same_everywhere(servers, everybody):
    """Each server tells each of them the same of their table, and nothing older than what they know."""
    for sitter in everybody:
        for server in servers:
            person = Person(server)
            person.cookie = sitter.person.cookie
            began = time.monotonic()
            answer = person.ask("GET", sitter.path)
            person.leave()
            if answer.status != 200:
                raise Failed(f"{sitter.path} cannot be read: {answer}")
            sitter.read(answer.json(), began)


def several_servers(siege):
    """Kills, stops, freezes and cuts off, one after the other and again, two servers (three in a long run), the PostgreSQL and the NATS
    that they stand on and the nginx before them, which sends each request to another server; the second server's clock is a day
    behind, and PostgreSQL's disks fill up. People play in company and alone meanwhile, in a long run the load program's too.

    No answered action is lost and none is done twice; nobody is ever told of a table what somebody else is not told, or what was
    not so later, and all of it is what the log gives; whoever looks is told what was answered to anybody
    before; after each fault everybody goes on in time; and every match that ends proves its deals.
    """
    parts, load = Service(siege, count=3 if siege.long else 2), None
    try:
        if not parts.postgres.filler:
            parts.without.append("full disks (root mounts them)")
        program = Path(siege.program).with_name("moonshot-load")
        if siege.long and program.exists():
            load = Load(siege, parts.front, program)
        elif siege.long:
            parts.without.append("the load of moonshot-load (cargo build -p moonshot-load)")
        company = Company(parts.front, siege.rng, TABLES[siege.long])
        company.go_on()
        rounds, count, slowest = siege.rounds or (5 if siege.long else 1), 0, (0.0, "")
        for number in range(rounds):
            if siege.rounds:
                print(f"round {number + 1} of {rounds}, {count} faults so far", file=sys.stderr, flush=True)
            faults = [fault for fault in parts.faults() if siege.faults in fault[0]]
            siege.rng.shuffle(faults)
            for name, happen in faults:
                happen()
                count += 1
                try:
                    slowest = max(slowest, (company.go_on(), name))
                except Failed as failed:
                    raise Failed(f"after {name}: {failed}") from failed
                if load:
                    load.check()
        loaded = f"; {load.end()}" if load else ""
        held = hold_to_account(siege, parts, company)
        again = f"everybody's next turn within {slowest[0]:.1f} s ({slowest[1]})"
        return f"{count} faults, {held}; {again}{loaded}{parts.lacks()}"
    finally:
        if load:
            load.end()
        parts.end()


def hold_to_account(siege, parts, company):
    """The end: what was answered is there, what was told was so, and what is over verifies. Stops the servers."""
    for server in parts.servers:
        server.check()
    everybody = company.stop()
    for sitter in everybody:
        sitter.join(75)
        if sitter.problem:
            raise Failed(sitter.problem)
    the_same_everywhere(parts.servers, [sitter for people in company.now for sitter in people])
    answered, done, verified = audit(siege, parts, company, everybody)
    unanswered = sum(act.answered is None for sitter in everybody for act in sitter.acts)
    for server in parts.servers:
        server.stop()
    return (
        f"{answered} actions of {len(everybody)} people answered and all there, {done} of {unanswered} unanswered ones done; "
        f"{company.told.count} views told, {company.told.asked} of them asked for, each in one way and as the log has it; "
        f"{verified} matches verified"
    )


def rolling_upgrade(siege):
    """Two servers are replaced, one after the other, by those of another release, and go back again, while people play. Between the
    two steps both releases are over one store. Without another program (`--before`) it is the same one that is started again.
    """
    releases = {"before": siege.before or siege.program, "after": siege.program}
    parts = Service(siege, releases["before"])
    try:
        company = Company(parts.front, siege.rng, TABLES[siege.long])
        company.go_on()
        slowest, steps = (0.0, ""), ["after", "before", "after"] * (4 if siege.long else 1)
        for release in steps:
            for number, server in enumerate(parts.servers):
                server.stop()
                server.runs(releases[release])
                server.start()
                for _ in range(2):
                    slowest = max(slowest, (company.go_on(), f"server {number}, the release {release}"))
        held = hold_to_account(siege, parts, company)
        return f"{2 * len(steps)} servers replaced, {held}; everybody's next turn within {slowest[0]:.1f} s ({slowest[1]}){parts.lacks()}"
    finally:
        parts.end()
