"""People at tables of several servers: each follows their table through any server, and seated people act."""

import itertools
import threading
import time

from crowd import is_refusal
from received_events import ReceivedEvents
from people import Failed, Person, is_over, pick
from proposals import Consent
from chat import SIGNS, Saying
from published import Act
from wire import Lost, WebSocket

# Share of updates after which people also request the table, from another server.
LOOKS = 0.1
# Share of updates after which seated people chat: some little, some more than allowed.
SAYS = (0.05, 0.4)
# Share of quick phrases among those messages.
GIVES_SIGNS = 0.3
# Share of updates after which a player with company proposes to stop, and share of those asked who agree.
PROPOSES, AGREES = 0.03, 0.03
# Share of streams after which a spectator disconnects for a while, and the seconds.
NAPS = (0.2, (2, 20))
# Seconds a stream may stay unread until its state is unknown.
UNREAD = 10
# Seconds without a message after which a subscriber reconnects, as the page does: the server pings every 15 s, and the
# end of a connection may get lost.
DEAF_FOR = 30
# Statuses after which the effect is unknown, and statuses without an effect.
UNKNOWN, REFUSED = (500, 502, 503, 504), (404, 409, 429)


class Front:
    """The front of the service, whose servers have these numbers by their names there. Faults are provoked, and so are
    error answers."""

    def __init__(self, port, numbers):
        self.address, self.numbers, self.statuses = ("127.0.0.1", port), numbers, {}

    def saw(self, status, _what):
        self.statuses[status] = self.statuses.get(status, 0) + 1

    def server_of(self, headers):
        """The server that gave an answer. If one was unreachable, the proxy tried the next."""
        return self.numbers[headers["x-server"].split(", ")[-1]]


class Stream:
    """A person's stream at a server: the time from which it may have been open, and the period in which it was, as far
    as its reader knows. After `closed` it is not."""

    def __init__(self):
        self.server, self.knocked = None, time.monotonic()
        self.began = self.sure = self.closed = None
        # Time at which everything received was last read. A slow reader answers no pings, and may count as
        # disconnected.
        self.read, self.doubtful = self.knocked, False

    def reads(self):
        """Its reader returns to it."""
        self.doubtful |= time.monotonic() - self.read > UNREAD

    def lives(self):
        """The stream is open, as its reader, who had read everything, has just seen. Unread data may be older than the
        end of the stream."""
        self.read = time.monotonic()
        if not self.doubtful:
            self.sure = self.read
            self.began = self.began or self.sure

    def __repr__(self):
        times = [at and round(at, 1) for at in (self.knocked, self.began, self.sure, self.closed)]
        return f"at server {self.server} {times}"


def seated(people):
    """The people with a seat."""
    return [one for one in people if one.seat is not None]


class Watcher(threading.Thread):
    """A person who follows a table until its match is over; a spectator unless a `Sitter`, perhaps with a spectator
    delay (`late`)."""

    seat = None

    def __init__(self, front, published, rng, person, table, late=False):
        super().__init__(daemon=True)
        self.front, self.published, self.rng = front, published, rng
        self.person, self.table = person, table
        self.path = f"/api/tables/{table}"
        # The version of the last answer, the newest received version, and the number of turns or, for a spectator, of
        # new versions.
        self.version, self.newest, self.went_on = 0, -1, 0
        self.over, self.problem = False, None
        # The events received on all streams, and the streams.
        self.received_events, self.streams = ReceivedEvents(late), []
        # The current activity and its start, for error messages.
        self.doing = ("", 0.0)
        # Whether the stream was open until they were woken.
        self.socket, self.stopping, self.woken = None, threading.Event(), False
        # Whether they should only follow the table, and whether they do.
        self.resting, self.at_rest = threading.Event(), False
        # Whether nobody needs to wait for them.
        self.gone = False

    def run(self):
        try:
            while not self.stopping.is_set() and not self.over:
                try:
                    self.watch()
                    self.nap()
                except Lost as lost:
                    self.does(f"was cut off ({lost})")
                    time.sleep(0.1)
        except (Failed, ValueError, KeyError, OSError) as error:
            self.problem = f"{self.who()}: {error!r}"
        finally:
            self.person.leave()

    def stop(self):
        """Disconnects."""
        self.stopping.set()
        self.wake()

    def rest(self):
        """Reconnects to one server for good, and does nothing else."""
        self.resting.set()
        self.wake()

    def wake(self):
        """Wakes them if they wait for an update."""
        if self.socket:
            self.woken = self.socket.is_quiet()
            self.socket.shut()

    def does(self, what):
        self.doing = (what, time.monotonic())

    def who(self):
        return f"{self.path}, " + ("a spectator" if self.seat is None else f"seat {self.seat}")

    def __str__(self):
        what, since = self.doing
        return f"{self.who()} {what} {time.monotonic() - since:.0f} s ago"

    def watch(self):
        self.does("knocked")
        stream = Stream()
        # A page asks for deltas, a program mostly does not.
        asked = f"{self.path}/live{self.received_events.query(changes=self.rng.random() < 0.5)}"
        self.streams.append(stream)
        self.woken = False
        try:
            socket = self.socket = WebSocket(self.front.address, asked, self.person.cookie, timeout=DEAF_FOR)
        except Lost:
            stream.closed = time.monotonic()
            raise
        stream.server = self.front.server_of(socket.headers)
        resting, most, read_all = self.resting.is_set(), self.rng.randrange(5, 50), False
        try:
            for number in itertools.count():
                # After some time they connect to another server, as a phone does after sleeping.
                if self.stopping.is_set() or not resting and (self.resting.is_set() or number == most):
                    stream.reads()
                    if socket.has_read_all():
                        stream.lives()
                    return
                stream.reads()
                # The first message has just been sent.
                read_all = number == 0 or socket.has_read_all()
                update = socket.update()
                if read_all:
                    stream.lives()
                read_all = False
                snapshot = self.received_events.take(update, begins=number == 0)
                self.read(snapshot, stream.knocked if number == 0 else None, stream.server, stream)
                if is_over(snapshot):
                    self.over = True
                    return
                self.at_rest = resting
                if not resting:
                    if self.rng.random() < LOOKS:
                        self.look()
                    self.take_part(snapshot)
        except Lost:
            if self.woken and read_all:
                stream.lives()
            raise
        finally:
            self.at_rest = False
            socket.close()
            stream.closed = time.monotonic()

    def nap(self):
        """May disconnect for a while."""
        if self.rng.random() < NAPS[0]:
            self.sleep(self.rng.uniform(*NAPS[1]))

    def sleep(self, seconds):
        """Disconnects for this long, unless needed."""
        self.does(f"is gone for {seconds:.0f} s")
        until, self.gone = time.monotonic() + seconds, True
        while time.monotonic() < until and not self.stopping.is_set() and not self.resting.is_set():
            time.sleep(0.05)
        self.gone = False

    def take_part(self, snapshot):
        """Reacts to a snapshot. A spectator does nothing."""

    def read(self, snapshot, began=None, server=None, stream=None):
        """Records a snapshot from the server with that number: requested at that time, or pushed on a stream. A new
        subscriber sees everything answered to them before."""
        ended = time.monotonic()
        if snapshot["you"] != self.seat:
            raise Failed(f"they received the view of {snapshot['you']}")
        if began is not None and snapshot["version"] < self.version:
            raise Failed(f"received version {snapshot['version']} after {self.version} was answered")
        self.published.note(self.table, self.seat, snapshot, began, ended, server, stream)
        if snapshot["version"] > self.newest:
            self.newest = snapshot["version"]
            self.went_on += self.seat is None
        view, seats = snapshot["view"], snapshot["seats"]
        away = [seat for seat, info in enumerate(seats) if info["away"] or not info["here"]]
        legal, to_act = len(view["legal"]), view["to_act"]
        self.does(f"received version {snapshot['version']} (known {self.version}), {legal} legal, to act {to_act}, away {away}")

    def look(self):
        """Requests the table from any server, while the stream is open."""
        began = time.monotonic()
        try:
            answer = self.person.ask("GET", self.path)
        except Lost as lost:
            return self.does(f"lost a look ({lost})")
        if answer.status == 200:
            self.read(answer.json(), began, self.front.server_of(answer.headers))
        elif answer.status not in (429, *UNKNOWN):
            raise Failed(f"{self.path} cannot be read: {answer}")


class Sitter(Watcher):
    """A seated person, who acts on their turns."""

    def __init__(self, front, published, rng, person, table, seat):
        super().__init__(front, published, rng, person, table)
        self.seat = seat
        # Each action and message sent and not refused; and the number of messages begun.
        self.acts, self.sayings, self.spoke = [], [], 0
        # Proposals and consents, unless refused.
        self.proposed, self.agreed = [], []
        self.says = rng.choice(SAYS)

    def nap(self):
        """Others would wait for them."""

    def take_part(self, snapshot):
        if self.rng.random() < self.says:
            self.say()
        self.confer(snapshot)
        if snapshot["view"]["legal"] and snapshot["version"] >= self.version:
            time.sleep(self.rng.uniform(0.01, 0.1))
            self.act(snapshot)
        elif snapshot["pause"] and snapshot["pause"]["yours"]:
            self.ask("go-on", {"version": snapshot["version"]})

    def ask(self, what, body):
        """The answer; `None` if it leaves the effect unknown."""
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

    def act(self, snapshot):
        action, seen = pick(snapshot["view"]["legal"], self.rng), snapshot["version"]
        began = time.monotonic()
        answer = self.ask("actions", {"version": seen, "action": action})
        ended = time.monotonic()
        if answer is None:
            self.acts.append(Act(action, seen, began, ended))
            # A new subscription reveals whether it was applied.
            raise Lost("nobody knows whether it was done")
        if answer.status == 429:
            time.sleep(int(answer.headers["retry-after"]))
            raise Lost("it was too often")
        if answer.status == 200:
            version = answer.json()["version"]
            self.acts.append(Act(action, seen, began, ended, version))
            self.version = max(self.version, version)
            self.went_on += 1
        elif answer.status == 409 and "snapshot" in answer.json():
            self.read(answer.json()["snapshot"], began, self.front.server_of(answer.headers))

    def confer(self, snapshot):
        """Answers another player's proposal, or proposes something."""
        proposal = snapshot["life"]["proposal"]
        alone = sum(not info["bot"] for info in snapshot["seats"]) < 2
        if proposal and self.seat in proposal["asked"]:
            agrees = self.rng.random() < AGREES
            self.consent("answer", {"agree": agrees}, self.agreed if agrees else [])
        elif not (proposal or alone) and self.rng.random() < PROPOSES:
            self.consent("propose", {"what": "stop"}, self.proposed)

    def propose_at(self, server):
        """Proposes to stop, at that server only."""
        began, person = time.monotonic(), Person(server)
        person.cookie = self.person.cookie
        answer = person.ask("POST", f"{self.path}/propose", {"what": "stop"})
        person.leave()
        if answer.status == 200:
            self.proposed.append(Consent(began, time.monotonic()))
        elif answer.status not in REFUSED:
            raise Failed(f"propose: {answer}")

    def consent(self, what, body, noted):
        began = time.monotonic()
        answer = self.ask(what, body)
        if answer is None:
            noted.append(Consent(began))
        elif answer.status == 200:
            noted.append(Consent(began, time.monotonic()))

    def say(self):
        """Sends a unique chat message, or a quick phrase."""
        self.spoke += 1
        said = {"sign": self.rng.choice(SIGNS)} if self.rng.random() < GIVES_SIGNS else {"text": f"{self.spoke} of {self.seat}"}
        began = time.monotonic()
        answer = self.ask("say", {"said": said})
        if answer is None:
            self.sayings.append(Saying(self.seat, said, began))
        elif answer.status == 200:
            self.sayings.append(Saying(self.seat, said, began, time.monotonic()))
            self.version = max(self.version, answer.json()["version"])
