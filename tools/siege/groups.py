"""Groups of all sizes at tables of several servers, who start new matches when one is over."""

import random
import secrets
import time

from dawdlers import Dawdler
from people import Failed, Person
from sitters import UNKNOWN, Sitter, Watcher, seated
from chat import name_of
from published import Published
from wire import Lost

# Short matches, so that many finish and can be verified.
GAMES = [
    ("hearts", 4, {"target": 50}),
    ("wild-twists", 4, {}),
    ("black-hearts", 3, {}),
    ("heartcatchers", 2, {}),
    ("cardominoes", 4, {"target": 50}),
]
# Maximum wait for a turn after a fault, in seconds.
AGAIN_WITHIN = 60
# Games in which the seat to decide is public.
OPEN_GAMES = [game for game in GAMES if game[0] in ("hearts", "black-hearts", "heartcatchers")]
# Terms for tables with slow players: fifteen seconds for each decision and sixty in reserve, and fifteen until a
# disconnected player is replaced.
HURRIED = {"clock": "quick", "away_after": 15}
# Share of tables with a spectator; and, of those with several people, the share with a spectator delay and its seconds.
WATCHED, LATE = 0.5, (0.4, 30)


class Groups:
    """People at tables of all sizes, who start new tables when a match is over."""

    def __init__(self, front, rng, tables, slow=0):
        self.front, self.rng, self.published = front, rng, Published()
        self.now = [self.gather() for _ in range(tables)]
        # People at tables with a slow player, whose turns nobody waits for.
        self.slow = [self.gather(hurried=True) for _ in range(slow)]
        self.before = []

    def gather(self, hurried=False):
        """Seats people at a new table: one with bots, two with bots, or as many as there are seats; at a hurried one at
        least two, of whom one is slow."""
        game, players, options = self.rng.choice(OPEN_GAMES if hurried else GAMES)
        count, watched = self.rng.choice((2, players) if hurried else (1, 2, players)), self.rng.random() < WATCHED
        sitting = [Person(self.front) for _ in range(count)]
        bots = [f"Bot {seat}" for seat in range(count, players)]
        body = {"game": game, "players": players, "names": [name_of(0), *[None] * (count - 1), *bots], "options": options}
        if count == 1:
            return self.watch(self.insist(sitting[0], "/api/tables", body)["table"], sitting, watched)
        table = self.insist(sitting[0], "/api/tables", {**body, "waits": True})["table"]
        path = f"/api/tables/{table}"
        for seat, person in enumerate(sitting[1:], 1):
            self.insist(person, f"{path}/sit", {"seat": seat, "name": name_of(seat), "nonce": secrets.token_hex(16)})
        if hurried:
            self.insist(sitting[0], f"{path}/terms", HURRIED, method="PUT")
            self.published.hurried.add(table)
        elif watched and self.rng.random() < LATE[0]:
            self.insist(sitting[0], f"{path}/terms", {"watch_delay": LATE[1]}, method="PUT")
            self.published.late[table] = LATE[1]
        self.insist(sitting[0], f"{path}/start", {"nonce": secrets.token_hex(16)})
        return self.watch(table, sitting, watched)

    def watch(self, table, sitting, watched):
        """Starts the seated people, in seat order, and at some tables a spectator."""
        people = []
        dawdles = self.rng.randrange(len(sitting)) if table in self.published.hurried else None
        for seat, person in enumerate(sitting):
            rng, kind = random.Random(self.rng.random()), Dawdler if seat == dawdles else Sitter
            people.append(kind(self.front, self.published, rng, person, table, seat))
        if watched:
            people.append(Watcher(self.front, self.published, random.Random(self.rng.random()), self.stranger(), table, table in self.published.late))
        for one in people:
            one.start()
        return people

    def stranger(self):
        """A person with a cookie who has never been seated."""
        person = Person(self.front)
        person.cookie = f"moonshot={self.insist(person, '/api/identity', None)['token']}"
        return person

    def insist(self, person, path, body, method="POST"):
        """Repeats a request until it succeeds, or turns out to have succeeded before."""
        until = time.monotonic() + AGAIN_WITHIN
        while time.monotonic() < until:
            try:
                answer = person.ask(method, path, body)
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

    def play_on(self):
        """Waits until everybody whose match continues has had a turn, or as a spectator has received an update; people
        whose match is over start a new one. Returns the duration."""
        began = time.monotonic()
        # Delayed spectators would make everybody wait as long.
        before = {sitter: sitter.went_on for people in self.now for sitter in people if not sitter.received_events.late}
        waiting = set(before)
        while waiting:
            for tables, hurried in ((self.now, False), (self.slow, True)):
                for number, people in enumerate(tables):
                    for sitter in people:
                        if sitter.problem:
                            raise Failed(sitter.problem)
                    if any(sitter.over for sitter in people):
                        waiting -= set(people)
                        self.before.append(people)
                        tables[number] = self.gather(hurried)
            waiting = {sitter for sitter in waiting if sitter.went_on == before[sitter] and not sitter.over and not sitter.gone}
            if time.monotonic() - began > AGAIN_WITHIN:
                where = "; ".join(str(sitter) for people in self.now for sitter in people)
                raise Failed(f"nobody goes on for {AGAIN_WITHIN} s: {where}")
            time.sleep(0.02)
        return time.monotonic() - began

    def play_on_for(self, seconds):
        """Lets everybody play for this long, without faults."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.play_on()

    def propose_at(self, server):
        """At each table a player proposes to stop, at that server only."""
        for people in self.now:
            if len(sitting := seated(people)) > 1:
                self.rng.choice(sitting).propose_at(server)

    def rest(self):
        """Stops all actions. At tables with several people one of them disconnects; all others reconnect. Returns
        whether each of them is subscribed, once they are."""
        gone = {self.rng.choice(people) for people in self.now if len(people) > 1}
        watches = {one: one not in gone for people in self.now for one in people}
        for one, stays in watches.items():
            if stays:
                one.rest()
            else:
                one.stop()
        until = time.monotonic() + AGAIN_WITHIN
        while waiting := [str(one) for one, stays in watches.items() if stays and not one.at_rest and not one.over]:
            for one in watches:
                if one.problem:
                    raise Failed(one.problem)
            if time.monotonic() > until:
                raise Failed(f"nobody watches for {AGAIN_WITHIN} s: {'; '.join(waiting)}")
            time.sleep(0.02)
        return watches

    def stop(self):
        everybody = [sitter for people in [*self.before, *self.now, *self.slow] for sitter in people]
        for sitter in everybody:
            sitter.stop()
        for sitter in everybody:
            if sitter.problem:
                raise Failed(sitter.problem)
        return everybody
