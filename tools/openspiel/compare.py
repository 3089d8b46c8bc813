"""Compares the rules of 4-player Hearts with OpenSpiel's.

Plays random matches in OpenSpiel, over every combination of its eight switches, then the same matches through `moonshot
engine` as `custom-hearts`, and compares the legal actions at each step and the points at the end.

Differences of OpenSpiel that this script handles, not the engine:

- A match is one hand, and its returns are 26 minus the points.
- The pass direction is drawn first: 0 none, 1 left, 2 across, 3 right. With `pass_cards` off its chance outcomes still
  list all four, but only 0 is legal.
- Seats pass one after another and card by card; the engine passes three cards at once.
"""

import argparse
import itertools
import json
import random
import subprocess
import sys
import threading
import time

import pyspiel

SWITCHES = [
    "pass_cards",
    "no_pts_on_first_trick",
    "can_lead_any_club",
    "jd_bonus",
    "avoid_all_tricks_bonus",
    "must_break_hearts",
    "qs_breaks_hearts",
    "can_lead_hearts_instead_of_qs",
]
DIRECTIONS = ["hold", "left", "across", "right"]
SEATS = 4
HAND = 13
PASSED = 3
BONUS = 26
RANKS = "23456789TJQKA"
STACKED = 0.2


def card_names():
    """The name of each card number, as OpenSpiel prints it."""
    state = pyspiel.load_game("hearts").new_initial_state()
    state.apply_action(0)
    return [state.action_to_string(pyspiel.PlayerId.CHANCE, card) for card in range(52)]


class Match:
    """A random match in OpenSpiel: the requests that replay it, and the expected answers."""

    def __init__(self, names, game, switches, rng):
        self.switches = switches
        self.requests = []
        self.expected = []  # (what, value) by request; None where any success will do
        state = game.new_initial_state()
        directions = state.legal_actions() if switches["pass_cards"] else [0]
        direction = rng.choice(directions)
        state.apply_action(direction)
        options = dict(switches, base="openspiel", pass_cycle=[DIRECTIONS[direction]])
        self.ask({"do": "new", "game": "custom-hearts", "players": SEATS, "options": options})
        self.deal(names, state, rng)
        if direction:
            self.pass_cards(names, state, rng)
        self.play(names, state, rng)
        points = [BONUS - value for value in state.returns()]
        self.ask({"do": "state"}, ("points", points))

    def ask(self, request, expected=None):
        self.requests.append(request)
        self.expected.append(expected)

    def deal(self, names, state, rng):
        deck = list(range(52))
        rng.shuffle(deck)
        if rng.random() < STACKED:
            # One seat gets the highest cards of all suits, so that moons and empty hands occur.
            strong = rng.randrange(SEATS)
            deck.sort(key=lambda card: RANKS.index(names[card][0]))
            weak, deck = deck[: 52 - HAND], deck[52 - HAND :]
            rng.shuffle(weak)
            for place in range(HAND):
                weak.insert(place * SEATS + strong, deck[place])
            deck = weak
        hands = [[] for _ in range(SEATS)]
        for place, card in enumerate(deck):
            state.apply_action(card)
            hands[place % SEATS].append(names[card])
        self.ask({"do": "chance", "outcome": {"hands": hands}})

    def pass_cards(self, names, state, rng):
        for seat in range(SEATS):
            held = {names[card] for card in state.legal_actions()}
            self.ask({"do": "legal", "seat": seat}, ("pass", (seat, held)))
            passed = []
            for _ in range(PASSED):
                card = rng.choice(state.legal_actions())
                state.apply_action(card)
                passed.append(names[card])
            self.ask({"do": "act", "seat": seat, "action": "pass " + " ".join(passed)})

    def play(self, names, state, rng):
        while not state.is_terminal():
            seat = state.current_player()
            legal = state.legal_actions()
            self.ask({"do": "legal"}, ("legal", (seat, {names[card] for card in legal})))
            card = rng.choice(legal)
            state.apply_action(card)
            self.ask({"do": "act", "seat": seat, "action": names[card]})


def difference(answer, expected):
    """The difference between an answer and its expectation, or None."""
    if expected is None:
        return None if answer.startswith('{"id":null,"ok":true,') else f"refused: {answer.strip()}"
    answer = json.loads(answer)
    if not answer["ok"]:
        return f"refused: {answer}"
    what, value = expected
    if what == "pass":
        seat, held = value
        entry = answer["legal"].get(str(seat), [{}])[0]
        same = entry.get("pass") == PASSED and set(entry.get("from", [])) == held
        return None if same else f"seat {seat} passes from {held}, not {answer['legal']}"
    if what == "legal":
        seat, cards = value
        ours = answer["legal"]
        same = list(ours) == [str(seat)] and sorted(ours[str(seat)]) == sorted(cards)
        return None if same else f"seat {seat} may play {sorted(cards)}, not {ours}"
    state = answer["state"]
    same = state["phase"] == "over" and state["totals"] == value
    return None if same else f"the points are {value}, not {state['totals']} ({state['phase']})"


def run(binary, matches):
    """Plays the matches through the engine; yields each match with its first difference or None."""
    engine = subprocess.Popen(
        [binary, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )

    def feed():
        for match in matches:
            engine.stdin.write("".join(json.dumps(request) + "\n" for request in match.requests))
        engine.stdin.close()

    feeder = threading.Thread(target=feed, daemon=True)
    feeder.start()
    for match in matches:
        found = None
        for place, expected in enumerate(match.expected):
            answer = engine.stdout.readline()
            if not answer:
                raise SystemExit("the engine stopped")
            problem = found is None and difference(answer, expected)
            if problem:
                found = f"step {place}, {match.requests[place]}: {problem}"
        yield match, found
    feeder.join()
    if engine.wait() != 0:
        raise SystemExit(f"the engine ended with status {engine.returncode}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("binary", help="the moonshot binary")
    parser.add_argument("--each", type=int, default=8, help="matches for each of the 256 combinations")
    parser.add_argument("--seed", type=int, default=1, help="what the random matches come from")
    arguments = parser.parse_args()

    started = time.monotonic()
    rng = random.Random(arguments.seed)
    names = card_names()
    played = decisions = moons = different = 0
    for values in itertools.product([False, True], repeat=len(SWITCHES)):
        switches = dict(zip(SWITCHES, values))
        game = pyspiel.load_game("hearts", switches)
        matches = [Match(names, game, switches, rng) for _ in range(arguments.each)]
        for match, problem in run(arguments.binary, matches):
            played += 1
            decisions += sum(1 for e in match.expected if e and e[0] != "points")
            moons += match.expected[-1][1].count(BONUS) >= SEATS - 1
            if problem:
                different += 1
                if different <= 10:
                    on = [name for name, value in switches.items() if value]
                    print(f"DIFFERENT with {', '.join(on) or 'every switch off'}: {problem}")
    seconds = time.monotonic() - started
    print(
        f"OpenSpiel {pyspiel.__version__ if hasattr(pyspiel, '__version__') else ''}: {played} matches over "
        f"{2 ** len(SWITCHES)} combinations of switches, {decisions} decisions compared, {moons} moons, "
        f"{different} matches different, {seconds:.1f} s"
    )
    sys.exit(1 if different or played < 2000 else 0)


if __name__ == "__main__":
    main()
