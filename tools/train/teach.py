"""Trains a network to choose the card that costs least, on decisions recorded by moonshot-train.

    teach.py --test TEST --out WEIGHTS TRAIN...

The network chooses by softmax, and training minimises the expected cost. The curve shows the regret on unseen
decisions: the cost of its card above the best one, in points.
"""

import argparse
import time

import jax
import jax.numpy as jnp
import numpy as np
import optax

# As in crates/bots/src/search/trick/net.rs and reading.rs.
INPUTS = 58
HIDDEN = 32
# Maximum number of cards in a decision; further ones are ignored.
CARDS = 20
# Limit of a card's advantage over the mean of its decision, in points, so that moons do not dominate.
MOST = 8.0
BATCH = 128


def read(path):
    """The inputs, costs and a mask for each card of each decision."""
    words = np.fromfile(path, dtype="<u4")
    numbers = words.view("<f4")
    starts, counts, at = [], [], 0
    while at < len(words):
        starts.append(at + 1)
        counts.append(int(words[at]))
        at += 1 + counts[-1] * (INPUTS + 2)
    if at != len(words):
        raise SystemExit(f"{path} was cut off, or written for other numbers: write it again")
    inputs = np.zeros((len(starts), CARDS, INPUTS), np.float32)
    costs = np.zeros((len(starts), CARDS), np.float32)
    marks = np.zeros((len(starts), CARDS), np.float32)
    for place, (start, count) in enumerate(zip(starts, counts)):
        rows = numbers[start : start + count * (INPUTS + 2)].reshape(count, INPUTS + 2)[:CARDS]
        inputs[place, : len(rows)] = rows[:, :INPUTS]
        costs[place, : len(rows)] = rows[:, INPUTS]
        marks[place, : len(rows)] = 1
    return inputs, costs, marks


def start(seed):
    first, second = jax.random.split(jax.random.PRNGKey(seed))
    return {
        "bias": jnp.zeros(HIDDEN),
        "first": jax.random.normal(first, (INPUTS, HIDDEN)) * np.sqrt(1 / 12),
        "second": jax.random.normal(second, (HIDDEN,)) * np.sqrt(1 / HIDDEN) * 0.5,
        "straight": jnp.zeros(INPUTS),
    }


def scores(net, inputs):
    hidden = jax.nn.relu(inputs @ net["first"] + net["bias"])
    return hidden @ net["second"] + inputs @ net["straight"]


def expected(net, inputs, costs, marks):
    """The expected cost of the network's choice, with probabilities from its scores."""
    chances = jax.nn.softmax(jnp.where(marks > 0, scores(net, inputs), -1e9), axis=1)
    return (chances * costs).sum(1).mean()


def regret(net, inputs, costs, marks):
    """The cost of the card with the highest score above the best, with its interval."""
    of_all = jax.jit(scores)(net, inputs)
    chosen = np.where(marks > 0, np.asarray(of_all), -1e9).argmax(1)
    over = costs[np.arange(len(costs)), chosen] - np.where(marks > 0, costs, 1e9).min(1)
    return over.mean(), 1.96 * over.std() / np.sqrt(len(over))


def teach(train, test, rounds, rate, seed):
    inputs, costs, marks = train
    mean = (costs * marks).sum(1, keepdims=True) / marks.sum(1, keepdims=True)
    off = np.clip(costs - mean, -MOST, MOST) * marks
    inputs, off, marks = jnp.array(inputs), jnp.array(off), jnp.array(marks)
    batches = len(off) // BATCH
    adam = optax.adam(optax.cosine_decay_schedule(rate, rounds * batches))

    @jax.jit
    def one_round(net, state, order):
        def step(carry, batch):
            net, state = carry
            slope = jax.grad(expected)(net, inputs[batch], off[batch], marks[batch])
            change, state = adam.update(slope, state)
            return (optax.apply_updates(net, change), state), None

        return jax.lax.scan(step, (net, state), order)[0]

    net = start(seed)
    state = adam.init(net)
    dice = np.random.default_rng(seed)
    begun = time.time()
    for number in range(1, rounds + 1):
        order = dice.permutation(len(off))[: batches * BATCH].reshape(batches, BATCH)
        net, state = one_round(net, state, jnp.array(order))
        if number in (1, 2, 5) or number % 10 == 0 or number == rounds:
            mean, error = regret(net, *test)
            print(f"round {number}: {mean:.4f} ± {error:.4f}, {time.time() - begun:.0f} s", flush=True)
    return net


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("train", nargs="+", help="decisions to learn from")
    arguments.add_argument("--test", required=True, help="decisions to count the regret by")
    arguments.add_argument("--out", required=True, help="where the weights go")
    arguments.add_argument("--rounds", type=int, default=40)
    arguments.add_argument("--rate", type=float, default=0.004)
    arguments.add_argument("--seed", type=int, default=1)
    arguments = arguments.parse_args()
    parts = [read(path) for path in arguments.train]
    train = [np.concatenate(kind) for kind in zip(*parts)]
    test = read(arguments.test)
    _, costs, marks = test
    least = np.where(marks > 0, costs, 1e9).min(1)
    any_card = ((costs * marks).sum(1) / marks.sum(1) - least).mean()
    print(f"{len(train[1])} decisions, {len(costs)} to test by; any card: {any_card:.4f}")
    net = teach(train, test, arguments.rounds, arguments.rate, arguments.seed)
    order = ["bias", "first", "second", "straight"]
    weights = np.concatenate([np.asarray(net[part]).ravel() for part in order])
    weights.astype("<f4").tofile(arguments.out)


main()
