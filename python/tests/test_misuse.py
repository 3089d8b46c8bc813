"""Bad input: an exception or a clean stop, never a crash or a hang."""

import copy
import pickle
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest
from conftest import LONG, ONE_EACH

import moonshot_hearts as mh
from moonshot_hearts.pettingzoo import hearts_v0

SENSIBLE = (ValueError, TypeError, OverflowError, RuntimeError)
"""What bad input may raise; a panic would be something else."""

VALUES = [
    None, True, 0, 1, 3, -1, 51, 52, 255, 2**31, 2**63, 2**64, -(2**70), 0.5, float("nan"), "", "QS", "pass 2C", "pass",
    "wait", "\ud800", "é" * 1000, b"", b"x" * 32, [], [1], {}, {"hands": 1}, {"hands": [["2C"]]}, object(), "hearts",
    "custom-hearts", "heartcatchers", "{}", np.zeros(3), np.zeros(52, np.int8), np.zeros((2, 2)), np.int64(3),
]  # fmt: skip


def in_time(function, seconds=30):
    """Runs it in a thread that must end."""
    failures = []

    def guarded():
        try:
            function()
        except BaseException as error:  # It is raised in the test's own thread.
            failures.append(error)

    thread = threading.Thread(target=guarded, daemon=True)
    thread.start()
    thread.join(seconds)
    assert not thread.is_alive()
    if failures:
        raise failures[0]


def test_calls_with_anything_raise_something_sensible(rng):
    """A fuzz test of the native classes: random calls with random arguments, between legal moves."""
    kinds = [
        lambda: mh.Match(*rng.choice(ONE_EACH), seed=rng.randrange(99)),
        lambda: mh.Match(rng.choice(ONE_EACH)[0], manual_chance=True),
        lambda: mh.Match("hearts", seed=1).view(rng.choice([0, None])),
        lambda: mh.Bot(rng.choice(mh.Bot.levels()), playouts=4),
        lambda: mh.VectorMatch(3, rng.choice(ONE_EACH)[0], seed=1, threads=1),
    ]
    rounds, accepted, refused = (20_000 if LONG else 600), 0, 0
    for _ in range(rounds):
        thing = rng.choice(kinds)()
        names = [name for name in dir(thing) if not name.startswith("_") and callable(getattr(thing, name))]
        for _ in range(12):
            name = rng.choice(names)
            arguments = [rng.choice(VALUES) for _ in range(rng.randrange(3))]
            if name == "determinizations" and any(isinstance(value, int) and value > 99 for value in arguments):
                continue
            try:
                getattr(thing, name)(*arguments)
                accepted += 1
            except SENSIBLE:
                refused += 1
            if isinstance(thing, mh.Match) and thing.legal():
                thing.act(rng.choice(thing.legal()))
    assert accepted > rounds and refused > rounds


def test_constructors_with_anything_raise_something_sensible(rng):
    makers = [mh.Match, mh.Bot, mh.Match.load, mh.View, mh.Choice]
    made = 0
    for _ in range(3_000):
        arguments = [rng.choice(VALUES) for _ in range(rng.randrange(5))]
        try:
            rng.choice(makers)(*arguments)
            made += 1
        except SENSIBLE:
            pass
    assert 0 < made < 2_000
    for n in (-1, "3", None, 2**70):
        with pytest.raises(SENSIBLE):
            mh.VectorMatch(n)
        with pytest.raises(SENSIBLE):
            mh.random_hands(n)


@pytest.mark.parametrize(("game", "players"), ONE_EACH)
def test_a_refused_action_changes_nothing(game, players, rng):
    match = mh.Match(game, players, seed=5)
    for _ in range(40):
        if match.over:
            break
        before = match.clone()
        legal = set(match.legal())
        wrong = next(action for action in rng.sample(range(match.num_actions), match.num_actions) if action not in legal)
        other = (match.seat + 1) % players
        for action, seat in ((wrong, None), (match.num_actions, None), (-1, None), (match.legal()[0], other), (0, 99)):
            with pytest.raises(mh.MoonshotError) as refused:
                match.act(action, seat)
            assert refused.value.code and str(refused.value).endswith(".")
        assert match == before
        match.act(rng.choice(match.legal()))


@pytest.mark.parametrize(
    "wrong",
    [
        np.zeros(51, np.int8), np.zeros(53, np.int8), np.zeros((1, 52), np.int8), np.zeros(52, np.int16),
        np.zeros(104, np.int8)[::2], np.zeros(52, np.int8)[::-1], [0] * 52, "x", 7,
    ],
    ids=str,
)  # fmt: skip
def test_arrays_of_another_shape_or_type_are_refused(wrong):
    match = mh.Match("hearts", 4, seed=1)
    with pytest.raises((ValueError, TypeError)):
        match.mask(wrong)
    vector = mh.VectorMatch(4, seed=1, threads=1)
    for name in vector.arrays(observations=True):
        with pytest.raises((ValueError, TypeError)):
            vector.write({name: wrong})
    with pytest.raises((ValueError, TypeError)):
        vector.step(wrong)


def test_arrays_that_may_not_be_written_are_refused():
    match = mh.Match("hearts", 4, seed=1)
    constant = np.zeros(match.num_actions, np.int8)
    constant.flags.writeable = False
    with pytest.raises((ValueError, TypeError)):
        match.mask(constant)
    vector = mh.VectorMatch(4, seed=1, threads=1)
    arrays = vector.arrays()
    # The same memory twice.
    shared = np.zeros(4, np.int8)
    with pytest.raises((ValueError, TypeError)):
        vector.write({**arrays, "seats": shared, "ended": shared})
    with pytest.raises((ValueError, TypeError)):
        vector.write({"nothing": shared})


def test_a_thousand_environments_in_ten_threads():
    def hundred(first):
        rng = random.Random(first)
        for number in range(100):
            env = hearts_v0.raw_env(3 + number % 5)
            env.reset(seed=first + number)
            for _ in range(30):
                if env.terminations[env.agent_selection]:
                    break
                mask = env.last()[0]["action_mask"]
                env.step(rng.choice(np.flatnonzero(mask).tolist()))
            results[first + number] = env.match.clone()

    results = {}
    threads = [threading.Thread(target=hundred, args=(100 * number,), daemon=True) for number in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert not any(thread.is_alive() for thread in threads)
    assert len(results) == 1000
    # Threads do not disturb one another.
    threaded = dict(results)
    hundred(300)
    assert all(results[number] == threaded[number] for number in range(300, 400))


def test_a_match_and_a_vector_used_by_two_threads_at_once():
    """Copies while another thread acts: an exception at most, and every copy is a match that can be played on."""
    match, vector = mh.Match("hearts", 4, seed=1), mh.VectorMatch(64, seed=1, threads=2)
    stop, copies = threading.Event(), []

    def act():
        rng = random.Random(1)
        for _ in range(3_000):
            try:
                match.act(rng.choice(match.legal() or [0]))
                vector.step(vector.sample(), vector.arrays())
            except (mh.MoonshotError, RuntimeError):
                pass
            if match.over:
                break
        stop.set()

    def look():
        while not stop.is_set():
            for read in (match.clone, lambda: copy.deepcopy(match), lambda: pickle.loads(pickle.dumps(match))):
                try:
                    copies.append(read())
                except RuntimeError:
                    pass
            try:
                vector.write(vector.arrays(observations=True))
            except RuntimeError:
                pass
            del copies[:-50]

    def all_threads():
        threads = [threading.Thread(target=target, daemon=True) for target in (act, look, look)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    in_time(all_threads, 120)
    assert copies
    for again in copies[-3:]:
        while not again.over:
            again.act(again.legal()[0])


# The search of Heartcatchers uses all its time; the others end once one action is clearly the best.
LONG_CALLS = {
    "a search": "mh.Bot('master', millis=60_000).choose(mh.Match('heartcatchers', seed=1).view(0))",
    "an evaluation": "mh.Bot('master', playouts=10**8, threads=2).evaluate(mh.Match(seed=1).view(0))",
    "random hands": "mh.random_hands(10**9 // 4)",
}


@pytest.mark.parametrize("call", LONG_CALLS.values(), ids=LONG_CALLS)
def test_ctrl_c_ends_a_long_call(call):
    program = (
        "import signal, moonshot_hearts as mh\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "print('begun', flush=True)\n"
        f"try:\n    {call}\nexcept KeyboardInterrupt:\n    print('stopped')\n"
    )
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", program], stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout.readline() == "begun\n"
        time.sleep(0.3)
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        try:
            output, errors = process.communicate(timeout=40)
        finally:
            process.kill()
    assert (output, process.returncode) == ("stopped\n", 0), errors


def test_a_match_goes_on_in_another_process():
    match = mh.Match("black-hearts", 4, seed=1)
    match.act(match.legal()[0])
    program = "import pickle, sys; match = pickle.load(sys.stdin.buffer); print(match.picked, match.legal())"
    done = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(match), capture_output=True, check=True)
    assert done.stdout.decode().strip() == f"{match.picked} {match.legal()}"


def test_without_numpy_the_import_says_so():
    package = Path(mh.__file__).parents[1]
    program = [sys.executable, "-S", "-c", "import moonshot_hearts"]
    done = subprocess.run(program, capture_output=True, text=True, env={"PYTHONPATH": str(package)})
    assert done.returncode == 1 and "ModuleNotFoundError: No module named 'numpy'" in done.stderr


def test_more_than_fits_into_memory_is_refused():
    match = mh.Match("hearts", seed=1)
    for refused in (
        lambda: mh.VectorMatch(10**9),
        lambda: match.view(0).determinizations(10**9),
        lambda: mh.random_hands(10**13),
    ):
        with pytest.raises((mh.MoonshotError, MemoryError)):
            refused()
