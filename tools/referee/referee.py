"""Plays random matches of the five games and compares every step with an independent implementation of the rules in
Python.

At each step the state, the legal actions, the views of every seat and of a spectator, and the refusals of illegal
actions must match; occasionally an action is undone.
"""

import argparse
import copy
import json
import random
import subprocess
import sys
import time

from black_hearts import BlackHearts
from heartcatchers import Heartcatchers
from trick_games import TrickGame


class Different(Exception):
    """The two implementations differ."""


class Engine:
    def __init__(self, program):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([program, "engine"], stdin=pipe, stdout=pipe, text=True)

    def answer(self, **request):
        print(json.dumps(request), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def ask(self, **request):
        answer = self.answer(**request)
        if not answer["ok"]:
            raise Different(f"{request} is refused: {answer['error']}")
        return next(value for name, value in answer.items() if name not in ("id", "ok"))


def tables(rng):
    """A table of each game."""
    yield TrickGame("hearts", rng.randint(3, 7), {"target": rng.choice([50, 100])})
    target = rng.randint(1, 100)
    yield TrickGame("cardominoes", rng.randint(3, 5), {"target": target})
    yield TrickGame("cardominoes", rng.randint(3, 5), {"target": target, "revoke": "penalty"})
    yield TrickGame("wild-twists", rng.randint(3, 8), {"length": rng.choice(["short", "medium", "long"])})
    yield BlackHearts(rng.randint(3, 6), {"gifts": rng.random() < 0.8})
    best_of = rng.choice([1, 3, 5])
    yield Heartcatchers({"best_of": best_of, "uncatchable_scores": rng.random() < 0.5})


def state(table):
    waits = table.phase in ("draw", "deal", "gift", "over")
    return {
        "game": table.game,
        "players": table.players,
        "options": table.options,
        "hand_number": table.hand_number,
        "phase": table.phase,
        "pending_chance": table.due(),
        "to_act": [] if waits else table.to_act(),
        "hands": table.hands,
        "totals": table.totals,
        "outcome": table.outcome,
        "detail": table.detail(),
    }


def view(table, viewer):
    shown = copy.deepcopy(state(table))
    shown["hands"] = [hand if seat == viewer else len(hand) for seat, hand in enumerate(table.hands)]
    table.redact(shown, viewer)
    shown["legal"] = [] if viewer is None else table.legal(viewer)
    return shown


def unordered(actions):
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


def compare(what, expected, told):
    if isinstance(expected, dict) and isinstance(told, dict):
        if sorted(expected) != sorted(told):
            raise Different(f"{what} has the fields {sorted(expected)}, not {sorted(told)}")
        for name in expected:
            compare(f"{what}.{name}", expected[name], told[name])
    elif "legal" in what:
        if unordered(expected) != unordered(told):
            raise Different(f"{what} is {expected}, not {told}")
    elif expected != told:
        raise Different(f"{what} is {expected}, not {told}")


def is_legal(table, seat, action):
    for entry in table.legal(seat):
        if not isinstance(entry, dict):
            if entry == action:
                return True
        elif action.startswith("pass"):
            chosen, held = action.split()[1:], list(entry["from"])
            if len(chosen) == entry["pass"] and all(chosen.count(card) <= held.count(card) for card in chosen):
                return True
    return False


def expect_refusal(engine, table, rng):
    """Tries an action that is most likely illegal."""
    action = table.any_action(rng)
    seat = rng.randrange(table.players)
    if table.outcome:
        code = "match-over"
    elif seat not in state(table)["to_act"]:
        code = "not-your-turn"
    elif is_legal(table, seat, action):
        return
    else:
        code = "illegal-action"
    answer = engine.answer(do="act", seat=seat, action=action)
    if answer["ok"] or answer["error"]["code"] != code:
        raise Different(f"“{action}” by seat {seat} should be {code}, not {answer}")


def step(engine, table, rng):
    """Takes a step in both."""
    if table.due():
        outcome = table.roll(rng)
        table.chance(outcome)
        return engine.ask(do="chance", outcome=outcome)
    seat = rng.choice(table.to_act())
    action = rng.choice(table.legal(seat))
    if isinstance(action, dict):
        action = "pass " + " ".join(rng.sample(action["from"], action["pass"]))
    table.act(seat, action)
    return engine.ask(do="act", seat=seat, action=action)


def play(engine, table, rng):
    """Plays a match to its end; returns the number of steps compared."""
    told = engine.ask(do="new", game=table.game, players=table.players, options=table.options)
    looks = rng.random() < 0.5
    for steps in range(1_000_000):
        compare("state", state(table), told)
        legal = {str(seat): table.legal(seat) for seat in state(table)["to_act"]}
        compare("legal", legal, engine.ask(do="legal"))
        if looks:
            for viewer in [*range(table.players), None]:
                compare(f"view {viewer}", view(table, viewer), engine.ask(do="view", seat=viewer))
        if rng.random() < 0.5:
            expect_refusal(engine, table, rng)
        if table.outcome:
            return steps
        if rng.random() < 0.05:
            ahead = copy.deepcopy(table)
            step(engine, ahead, rng)
            compare("state after undo", state(table), engine.ask(do="undo"))
        told = step(engine, table, rng)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="the moonshot binary")
    parser.add_argument("--rounds", type=int, default=20, help="matches of each kind")
    parser.add_argument("--seed", type=int, default=1, help="what the random matches come from")
    arguments = parser.parse_args()

    started = time.monotonic()
    engine = Engine(arguments.program)
    rng = random.Random(arguments.seed)
    matches = steps = 0
    for _ in range(arguments.rounds):
        for table in tables(rng):
            try:
                steps += play(engine, table, rng)
            except Different as different:
                sys.exit(f"{table.game}, {table.players} players, {table.options}: {different}")
            matches += 1
    seconds = time.monotonic() - started
    print(f"{matches} matches of the five games, {steps} steps compared, no difference, {seconds:.1f} s")


if __name__ == "__main__":
    main()
