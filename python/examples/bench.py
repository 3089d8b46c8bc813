"""How fast the package is, beside OpenSpiel if it is installed: one process, one core, random play of Hearts with four players.

    python python/examples/bench.py [--seconds 2]
"""

import argparse
import random
import time

import numpy as np

import moonshot_hearts as mh


def rate(work, seconds):
    """Calls ``work``, which returns a number of things done, for some seconds; returns things a second."""
    work()
    begin, done = time.process_time(), 0
    while time.process_time() - begin < seconds:
        done += work()
    return done / (time.process_time() - begin)


def match_loop():
    """A whole match through ``legal`` and ``act``; returns the number of steps."""
    match, steps, rng = mh.Match("hearts"), 0, random.random
    legal, act = match.legal, match.act
    while choices := legal():
        act(choices[int(rng() * len(choices))])
        steps += 1
    return steps


def openspiel_loop(game, chance):
    """A whole hand of OpenSpiel; returns the number of steps."""
    state, steps, rng = game.new_initial_state(), 0, random.random
    while not state.is_terminal():
        choices = state.legal_actions()
        state.apply_action(choices[int(rng() * len(choices))])
        steps += chance or not state.is_chance_node()
    return steps


def vector_steps(n, policy):
    """A function that steps ``n`` tables once and returns ``n``."""
    vector = mh.VectorMatch(n, seed=1, threads=1)
    out = vector.arrays()
    vector.write(out)
    actions = np.zeros(n, np.int64)

    def numpy_policy():
        noise = np.random.random(out["masks"].shape).astype(np.float32)
        np.argmax(out["masks"] * noise, axis=1, out=actions)
        vector.step(actions, out)
        return n

    def native_policy():
        vector.sample(actions)
        vector.step(actions, out)
        return n

    return numpy_policy if policy == "numpy" else native_policy


def observations(kind):
    """A function that writes an observation a thousand times."""
    match = mh.Match("hearts", seed=3)
    for _ in range(40):
        match.act(random.choice(match.legal()))
    out = np.zeros(match.layout[kind], np.float32)
    write = getattr(match.view(match.seat), kind)
    whole = getattr(match, kind)

    def from_view():
        for _ in range(1000):
            write(out)
        return 1000

    def from_match():
        for _ in range(1000):
            whole(None, out)
        return 1000

    return from_view, from_match


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--seconds", type=float, default=2.0)
    seconds = arguments.parse_args().seconds
    random.seed(1)
    print(f"Match, Python loop:             {rate(match_loop, seconds):14,.0f} steps/s")
    for policy in ("numpy", "native"):
        steps = rate(vector_steps(1024, policy), seconds)
        print(f"VectorMatch(1024), {policy:6} policy: {steps:13,.0f} steps/s")
    hands = rate(lambda: len(mh.random_hands(1 << 16, seed=1, threads=1)), seconds)
    print(f"random_hands:                   {hands:14,.0f} hands/s")
    for kind in ("observation", "information_state"):
        view, match = observations(kind)
        print(f"{kind + ':':18} {1e9 / rate(view, seconds):8.0f} ns from a view, {1e9 / rate(match, seconds):8.0f} ns from a match")
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed.")
        return
    game = pyspiel.load_game("hearts")
    print(f"OpenSpiel, Python loop:         {rate(lambda: openspiel_loop(game, True), seconds):14,.0f} states/s, chance included")
    print(f"OpenSpiel, Python loop:         {rate(lambda: openspiel_loop(game, False), seconds):14,.0f} decisions/s")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    tensor = rate(lambda: [state.information_state_tensor() for _ in range(100)] and 100, seconds)
    print(f"OpenSpiel, information state:   {1e9 / tensor:14,.0f} ns")


if __name__ == "__main__":
    main()
