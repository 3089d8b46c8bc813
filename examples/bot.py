#!/usr/bin/env python3
"""A whole player for Moonshot: finds a table, sits down and plays the match to its end.

    python3 examples/bot.py --game hearts http://127.0.0.1:8013

It needs nothing but Python 3.11. Make it better by writing another `choose`.
"""
import argparse
import random
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "python"))  # where the package is not installed
from moonshot_hearts.client import Client  # noqa: E402


def choose(view):
    """An action in notation. `view` is what the seat may know, `view["legal"]` what it may do: any of it at random."""
    action = random.choice(view["legal"])
    if isinstance(action, dict):  # a pass: so many of these cards
        return "pass " + " ".join(random.sample(action["from"], action["pass"]))
    return action


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("address", nargs="?", default="http://127.0.0.1:8013")
    asked.add_argument("--game", default="hearts", help="hearts, cardominoes, wild-twists, black-hearts, heartcatchers")
    asked.add_argument("--players", type=int, help="how many seats; usual for the game where it is not given")
    asked.add_argument("--name", default=f"Pythia {random.randrange(1000)}")
    asked.add_argument("--password", help="of a bot account of that name, which is made if there is none; else a guest")
    asked.add_argument("--wait", type=float, default=20, help="for how many seconds a table of its own waits for company")
    asked = asked.parse_args()
    table = Client(asked.address, asked.name, asked.password).quick(asked.game, asked.players, wait=asked.wait)
    print(f"{asked.name} sits at {table.address}", flush=True)
    view, seats = (end := table.play(choose))["view"], [seat["name"] for seat in end["seats"]]
    print("Totals:", dict(zip(seats, view["totals"])))
    print("Won by:", ", ".join(seats[seat] for seat in view["outcome"]["winners"]) if view["outcome"] else "nobody")
