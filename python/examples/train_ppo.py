#!/usr/bin/env python3
"""Trains a player of Hearts against random play: PPO with masks, from sb3-contrib.

    python -m venv .venv && .venv/bin/pip install ./python -r python/examples/requirements.txt
    .venv/bin/python python/examples/train_ppo.py --minutes 10 --out hearts

Every evaluation plays the same deals. It writes OUT.zip (the player), OUT.csv and OUT.svg (the curve). A seat of four random
players takes 6.5 points of a hand, or less where a moon turns them round.
"""

import argparse
import csv
import time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import moonshot_hearts.gymnasium  # noqa: F401  (registers the environments)

TABLES = 16
FIRST_SEED = 10**6
"""The seed of the first hand of an evaluation; training starts at other seeds."""


def make(game, opponents):
    """A table whose episodes are hands; points are divided by 26, so that returns are near 1."""
    env = gymnasium.make(f"moonshot/{game}-v0", opponents=opponents, disable_env_checker=True)
    return gymnasium.wrappers.TransformReward(env, lambda reward: reward / 26)


def evaluate(choose, game, opponents, hands, seed):
    """The points of the seat in each of so many hands, which are played at the same time."""
    tables = [gymnasium.make(f"moonshot/{game}-v0", opponents=opponents) for _ in range(hands)]
    starts = [table.reset(seed=seed + place) for place, table in enumerate(tables)]
    seen = {place: (observation, info["action_mask"]) for place, (observation, info) in enumerate(starts)}
    points = np.zeros(hands)
    while seen:
        places = list(seen)
        observations, masks = (np.stack(arrays) for arrays in zip(*seen.values()))
        for place, action in zip(places, choose(observations, masks)):
            observation, reward, over, _, info = tables[place].step(action)
            points[place] -= reward
            seen[place] = (observation, info["action_mask"])
            if over:
                del seen[place]
    return points


def at_random(rng):
    """Chooses a legal action at every table."""
    return lambda _, masks: [int(rng.choice(np.flatnonzero(mask))) for mask in masks]


class Evaluations(BaseCallback):
    """Evaluates now and then, and stops when the time is up."""

    def __init__(self, asked):
        super().__init__()
        self.asked, self.rows = asked, []

    def _on_training_start(self):
        self.began = time.monotonic()
        self._evaluate()

    def _on_step(self):
        return time.monotonic() - self.began < 60 * self.asked.minutes

    def _on_rollout_end(self):
        if time.monotonic() - self.began >= (len(self.rows)) * 60 * self.asked.minutes / 12:
            self._evaluate()

    def _on_training_end(self):
        self._evaluate()

    def _evaluate(self):
        def choose(observations, masks):
            return self.model.predict(observations, action_masks=masks, deterministic=True)[0]

        points = evaluate(choose, self.asked.game, self.asked.opponents, self.asked.hands, FIRST_SEED)
        error = points.std() / len(points) ** 0.5
        row = (round(time.monotonic() - self.began), self.num_timesteps, round(points.mean(), 3), round(error, 3))
        self.rows.append(row)
        print("%5d s, %8d decisions: %.2f ± %.2f points of a hand" % row, flush=True)


def write_curve(out, rows, random_points):
    """The curve as a table and as a picture."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    with open(f"{out}.csv", "w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["seconds", "decisions", "points", "standard_error"])
        writer.writerows(rows)
    seconds, _, points, errors = zip(*rows)
    pyplot.figure(figsize=(6, 3.2))
    pyplot.axhline(random_points, color="grey", linestyle="--", label="random play")
    pyplot.errorbar([second / 60 for second in seconds], points, errors, marker="o", label="PPO")
    pyplot.xlabel("minutes of training")
    pyplot.ylabel("points of a hand (less is better)")
    pyplot.ylim(bottom=0)
    pyplot.legend()
    pyplot.tight_layout()
    pyplot.savefig(f"{out}.svg")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="Hearts", help="the part of the environment's id: Hearts, BlackHearts, ...")
    parser.add_argument("--opponents", default="random", help="a level of bots")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--hands", type=int, default=400, help="hands of each evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="hearts", help="the files that are written, without an ending")
    asked = parser.parse_args()

    torch.set_num_threads(2)
    rng = np.random.default_rng(asked.seed)
    by_chance = evaluate(at_random(rng), asked.game, asked.opponents, asked.hands, FIRST_SEED)
    print(f"random play: {by_chance.mean():.2f} ± {by_chance.std() / len(by_chance) ** 0.5:.2f} points of a hand", flush=True)
    tables = make_vec_env(lambda: make(asked.game, asked.opponents), n_envs=TABLES, seed=asked.seed)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        learning_rate=3e-4,
        policy_kwargs={"net_arch": [256, 256]},
        seed=asked.seed,
        device="cpu",
    )
    evaluations = Evaluations(asked)
    model.learn(10**9, callback=evaluations)
    model.save(asked.out)
    write_curve(asked.out, evaluations.rows, by_chance.mean())


if __name__ == "__main__":
    main()
