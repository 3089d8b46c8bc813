"""People in companies of all sizes at tables of several servers, who sit down anew when a match is over."""

import random
import secrets
import time

from dawdlers import Dawdler
from people import Failed, Person
from sitters import UNKNOWN, Sitter, Watcher, seated
from talk import name_of
from told import Told
from wire import Lost

# Matches that end soon, so that many are played to their end and verified.
GAMES = [
    ("hearts", 4, {"target": 50}),
    ("wild-twists", 4, {}),
    ("black-hearts", 3, {}),
    ("heartcatchers", 2, {}),
    ("cardominoes", 4, {"target": 50}),
]
# How long anybody waits for a turn that is theirs after a fault, in seconds.
AGAIN_WITHIN = 60
# Matches in which everybody sees who has to decide.
OPEN_GAMES = [game for game in GAMES if game[0] in ("hearts", "black-hearts", "heartcatchers")]
# What is agreed on where somebody dawdles: fifteen seconds for each decision and sixty in reserve, and as long to be gone.
HURRIED = {"clock": "quick", "away_after": 15}
# At how many of the tables somebody watches who has no seat, and at how many of those with several people they are told late, by how
# many seconds.
WATCHED, LATE = 0.5, (0.4, 30)


class Company:
    """People at tables of all sizes, who go on at new tables when a match is over."""

    def __init__(self, front, rng, tables, slow=0):
        self.front, self.rng, self.told = front, rng, Told()
        self.now = [self.gather() for _ in range(tables)]
        # Those at tables where somebody dawdles: nobody waits for their turns.
        self.slow = [self.gather(hurried=True) for _ in range(slow)]
        self.before = []

    def gather(self, hurried=False):
        """People sit down at a new table: one alone with bots, two with bots, or as many as have room; at a hurried one two at least, of
        whom one dawdles."""
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
            self.told.hurried.add(table)
        elif watched and self.rng.random() < LATE[0]:
            self.insist(sitting[0], f"{path}/terms", {"watch_delay": LATE[1]}, method="PUT")
            self.told.late[table] = LATE[1]
        self.insist(sitting[0], f"{path}/start", {"nonce": secrets.token_hex(16)})
        return self.watch(table, sitting, watched)

    def watch(self, table, sitting, watched):
        """Those who sit there, in seat order, begin to play, and at some tables somebody watches."""
        people = []
        dawdles = self.rng.randrange(len(sitting)) if table in self.told.hurried else None
        for seat, person in enumerate(sitting):
            rng, kind = random.Random(self.rng.random()), Dawdler if seat == dawdles else Sitter
            people.append(kind(self.front, self.told, rng, person, table, seat))
        if watched:
            people.append(Watcher(self.front, self.told, random.Random(self.rng.random()), self.stranger(), table, table in self.told.late))
        for one in people:
            one.start()
        return people

    def stranger(self):
        """Somebody with a cookie who has sat nowhere yet."""
        person = Person(self.front)
        person.cookie = f"moonshot={self.insist(person, '/api/identity', None)['token']}"
        return person

    def insist(self, person, path, body, method="POST"):
        """Asks until it is done; what was done before, though nobody heard of it, is as good."""
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

    def go_on(self):
        """Everybody whose match goes on has a turn, or is told something newer where they only watch, and those whose match is over
        sit down anew. Returns how long that took."""
        began = time.monotonic()
        # Whoever is told late would have everybody wait as long.
        before = {sitter: sitter.went_on for people in self.now for sitter in people if not sitter.heard.late}
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

    def go_on_for(self, seconds):
        """Everybody goes on for so long, and nothing happens to the servers."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.go_on()

    def propose_at(self, server):
        """At each table somebody with company proposes to stop, to that server alone."""
        for people in self.now:
            if len(sitting := seated(people)) > 1:
                self.rng.choice(sitting).propose_at(server)

    def rest(self):
        """Nobody acts any more. Where there are several people at a table one of them goes, and all others begin to watch anew. Returns
        whether each of them watches, once they do."""
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
