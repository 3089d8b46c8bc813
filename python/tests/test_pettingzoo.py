"""The environments for PettingZoo, checked against PettingZoo's own tests and against the rules."""

import json
import random
import subprocess
import sys
import types
import warnings

import numpy as np
import pytest
from conftest import ONE_EACH, PROGRAM, TABLES
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.test import performance_benchmark
from pettingzoo.utils import BaseParallelWrapper, BaseWrapper

import moonshot_hearts as mh
from moonshot_hearts import pettingzoo as zoo

SIMULTANEOUS = [table for table in TABLES if table[0] in zoo.SIMULTANEOUS]


def of(game):
    return getattr(zoo, game.replace("-", "_") + "_v0")


def choices(mask):
    return np.flatnonzero(mask).tolist()


def play(env, rng, check=lambda env: None):
    """Plays an episode at random; returns what each agent got, and the actions."""
    gains, actions = dict.fromkeys(env.possible_agents, 0.0), []
    for agent in env.agent_iter():
        check(env)
        observation, reward, termination, truncation, _ = env.last()
        gains[agent] += reward
        action = None if termination or truncation else rng.choice(choices(observation["action_mask"]))
        env.step(action)
        if action is not None:
            actions.append((agent, action))
    return list(gains.values()), actions


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_finds_no_fault(game, players):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(of(game).env(players), num_cycles=100)
        api_test(of(game).env(players, observation="information_state", episode="match"), num_cycles=40)
    seed_test(lambda: of(game).env(players), num_cycles=100)


class OnlyLegal:
    """Spaces that sample legal actions: PettingZoo's test of cycles knows no masks."""

    def action_space(self, agent):
        env = self.unwrapped
        mask = env._mask(agent) if hasattr(env, "_mask") else env.infos[agent]["action_mask"]
        return types.SimpleNamespace(sample=lambda: random.choice(choices(mask)))


class OnlyLegalAec(OnlyLegal, BaseWrapper):
    pass


class OnlyLegalParallel(OnlyLegal, BaseParallelWrapper):
    pass


@pytest.mark.parametrize(("game", "players"), SIMULTANEOUS)
def test_cycles_are_limited(game, players):
    module = types.SimpleNamespace(
        env=lambda max_cycles: OnlyLegalAec(of(game).env(players, max_cycles=max_cycles)),
        parallel_env=lambda max_cycles: OnlyLegalParallel(of(game).parallel_env(players, max_cycles=max_cycles)),
    )
    max_cycles_test(module)


@pytest.mark.parametrize(("game", "players"), [table for table in TABLES if table not in SIMULTANEOUS])
def test_cycles_are_limited_where_one_acts_at_a_time(game, players, rng):
    env = of(game).env(players, max_cycles=2)
    env.reset(seed=1)
    _, actions = play(env, rng)
    agents = [agent for agent, _ in actions]
    # A seat that may decline has one decision more in that trick.
    assert max(agents.count(agent) for agent in env.possible_agents) == 2
    assert len(agents) > players
    with pytest.raises(ValueError, match="one seat acts at a time"):
        of(game).parallel_env(players)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_tables_are_rendered(game, players, capsys):
    # PettingZoo's render test plays on after an episode, which is short here.
    render_test(lambda render_mode: of(game).env(players, render_mode=render_mode))
    env = of(game).env(players, render_mode="ansi")
    env.reset(seed=2)
    shown = env.render()
    assert shown.startswith(f"{game}, hand 1, ")
    for seat in range(players):
        assert f"seat {seat}:" in shown
    assert env.unwrapped.match.state()["hands"][0][0] in shown
    assert capsys.readouterr().out.count(", hand ") >= 5


@pytest.mark.parametrize(("game", "players"), SIMULTANEOUS)
def test_pettingzoo_finds_no_fault_in_parallel(game, players, rng):
    env = of(game).parallel_env(players)
    observations, infos = env.reset(seed=3)
    for _ in range(3):
        while env.agents:
            for agent in env.agents:
                assert env.observation_space(agent).contains(observations[agent])
                assert np.array_equal(observations[agent]["action_mask"], infos[agent]["action_mask"])
            actions = {agent: rng.choice(choices(seen["action_mask"])) for agent, seen in observations.items()}
            observations, rewards, over, stopped, infos = env.step(actions)
        assert all(over.values()) and not any(stopped.values())
        if game in ("hearts", "cardominoes"):
            assert sum(rewards.values()) % 26 == 0 and any(rewards.values())
        observations, infos = env.reset()


CUSTOM = [
    {"wilds": True, "moon": "choose", "pass_count": 2},
    {"revoke": "penalty", "hearts_break": "after-trick", "draw_for_deal": True},
    {"jd_bonus": True, "avoid_all_tricks_bonus": True, "pass_cards": False},
]


@pytest.mark.parametrize("options", CUSTOM, ids=str)
@pytest.mark.parametrize("players", [3, 5])
def test_custom_tables_are_played_to_their_ends(options, players, rng):
    aec = zoo.custom_hearts_v0.env(players, options, episode="match")
    aec.reset(seed=4)
    gains, _ = play(aec, rng)
    assert aec.unwrapped.match.over and gains == aec.unwrapped.match.returns
    parallel = zoo.custom_hearts_v0.parallel_env(players, options)
    for seed in range(5):
        observations, _ = parallel.reset(seed=seed)
        passed = {}
        while parallel.agents:
            actions = {agent: rng.choice(choices(seen["action_mask"])) for agent, seen in observations.items()}
            if parallel.match.phase == "pass":
                for agent, card in actions.items():
                    passed.setdefault(agent, set()).add(card)
            observations, rewards, *_ = parallel.step(actions)
        assert list(rewards.values()) == parallel.match.last_hand
        assert {len(cards) for cards in passed.values()} <= {options.get("pass_count", 3)}


def test_all_pass_at_once():
    env = zoo.hearts_v0.parallel_env()
    observations, _ = env.reset(seed=3)
    passed = {agent: choices(seen["action_mask"])[:3] for agent, seen in observations.items()}
    assert all(len(cards) == 3 for cards in passed.values())
    for place in range(3):
        observations, *_ = env.step({agent: cards[place] for agent, cards in passed.items()})
    match = mh.Match("hearts", 4, seed=3)
    for cards in passed.values():
        for card in cards:
            match.act(card)
    assert env.match == match and match.phase == "play"
    masks = {agent: choices(seen["action_mask"]) for agent, seen in observations.items()}
    turn = f"player_{match.seat}"
    assert masks.pop(turn) == match.legal() and set(map(tuple, masks.values())) == {(env.nothing,)}


def test_half_a_pass_is_seen_by_the_seat_alone():
    env = zoo.hearts_v0.parallel_env()
    observations, _ = env.reset(seed=3)
    picked = next(field["slice"] for field in env.layout["fields"] if field["name"] == "picked")
    first = {agent: choices(seen["action_mask"])[0] for agent, seen in observations.items()}
    observations, *_ = env.step(first)
    for agent, card in first.items():
        assert choices(observations[agent]["observation"][picked]) == [card]
        assert not observations[agent]["action_mask"][card]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whole_hands_end_and_masks_are_the_rules(game, players, rng):
    env = of(game).env(players)

    def check(env):
        match = env.unwrapped.match
        if env.unwrapped.terminations[env.agent_selection]:
            return
        assert env.agent_selection == f"player_{match.seat}"
        legal = match.legal_texts()
        if isinstance(legal[0], dict):
            texts = list(legal[0]["from"])
            for card in match.picked:
                texts.remove(match.action_text(card))
        else:
            texts = legal
        wanted = {match.action_ids(text)[0] for text in texts}
        got = {card for card in choices(env.infos[env.agent_selection]["action_mask"])}
        wait = {card for card in got if match.action_text(card) == "wait"}
        assert got - wait == wanted

    env.reset(seed=5)
    for hand in range(1, 5):
        hands_before = env.unwrapped.match.hand_number
        gains, actions = play(env, rng, check)
        match = env.unwrapped.match
        assert match.over or match.hand_number == hands_before + 1
        assert match.last_hand == gains
        if game == "hearts":
            assert sorted(gains) == [-26.0] * (players - 1) + [0.0] or sum(gains) == -26
            cards = 52 // players * players
            assert len(actions) >= cards
        env.reset()


def test_hands_of_a_match_pass_in_every_direction(rng):
    env = zoo.hearts_v0.env(4)
    env.reset(seed=1)
    numbers = []
    for _ in range(4):
        agents = [agent for agent, _ in play(env, rng)[1]]
        numbers.append(len(agents))
        env.reset()
    # Left, right, across: twelve cards are passed before 52 are played; then a hand without a pass.
    assert numbers == [64, 64, 64, 52]
    # A hand that was not played to its end is not followed by the next.
    env.reset()
    assert env.unwrapped.match.hand_number == 1


def test_the_next_match_comes_from_the_same_seed(rng):
    def transcripts():
        env, rng = zoo.wild_twists_v0.env(3), random.Random(1)
        env.reset(seed=9)
        for _ in range(3):
            play(env, rng)
            env.reset()
        return env.unwrapped.match

    assert transcripts() == transcripts()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_match_is_the_same_in_the_engine(game, players, rng):
    env = of(game).env(players, episode="match")
    env.reset(seed=11)
    gains, _ = play(env, rng)
    match = env.unwrapped.match
    assert match.over and gains == match.returns
    requests = [{"do": "new", "game": game, "players": players, "options": match.options, "seed": match.seed}]
    for entry in match.transcript()["entries"]:
        if "act" in entry:
            requests.append({"do": "act", "seat": entry["seat"], "action": entry["act"]})
    requests.append({"do": "state"})
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run([PROGRAM, "engine"], input=lines, capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(requests) > players and all(answer["ok"] for answer in answers)
    assert answers[-1]["state"] == match.state()


@pytest.mark.parametrize("observation", ["observation", "information_state"])
@pytest.mark.parametrize(("game", "players"), ONE_EACH)
def test_the_layout_says_what_the_numbers_are(game, players, observation):
    env = of(game).env(players, observation=observation)
    env.reset(seed=1)
    numbers = env.observe(env.agent_selection)["observation"]
    layout = env.layout
    assert numbers.shape == (layout[observation],)
    fields = {field["name"]: numbers[field["slice"]].reshape(field["shape"]) for field in layout["fields"]
              if field["slice"].stop <= len(numbers)}
    match = env.unwrapped.match
    hand = [match.cards[card] for card, copies in enumerate(fields["hand"]) for _ in range(int(copies))]
    assert sorted(hand) == sorted(match.view(match.seat).document()["hands"][match.seat])


def test_after_an_episode_all_is_zero(rng):
    env = zoo.black_hearts_v0.env()
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(rng.choice(choices(env.infos[env.agent_selection]["action_mask"])))
    for agent in env.agents:
        seen = env.observe(agent)
        assert not seen["observation"].any() and not seen["action_mask"].any()


def test_misuse_is_an_exception_and_changes_nothing(rng):
    env = zoo.hearts_v0.env()
    env.reset(seed=1)
    before = env.unwrapped.match.clone()
    mask = env.observe(env.agent_selection)["action_mask"]
    for action in (int(np.flatnonzero(mask == 0)[0]), -1, 52, None):
        with pytest.raises(mh.IllegalAction):
            env.step(action)
    for action in (10**30, 1.5, "2C", np.float32(1), np.array([1, 2])):
        with pytest.raises(TypeError):
            env.step(action)
    assert env.unwrapped.match == before
    play(env, rng)
    env.reset()
    while not any(env.terminations.values()):
        env.step(rng.choice(choices(env.infos[env.agent_selection]["action_mask"])))
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    for wrong in ({"episode": "game"}, {"observation": "pixels"}, {"render_mode": "rgb_array"}, {"max_cycles": 0}):
        with pytest.raises(ValueError):
            zoo.hearts_v0.env(**wrong)
    parallel = zoo.hearts_v0.parallel_env()
    parallel.reset(seed=1)
    with pytest.raises(mh.IllegalAction):
        parallel.step(dict.fromkeys(parallel.agents, parallel.nothing))
    with pytest.raises(KeyError):
        parallel.step({})


def test_pettingzoo_measures_the_speed(capsys, monkeypatch):
    now = iter(range(10**9))
    # Its clock is replaced so that it plays for a fixed number of cycles: 5 s of every table would be minutes.
    with monkeypatch.context() as patch:
        module = sys.modules["pettingzoo.test.performance_benchmark"]
        patch.setattr(module, "time", types.SimpleNamespace(time=lambda: next(now)))
        for game, players in TABLES:
            performance_benchmark(of(game).raw_env(players))
    assert capsys.readouterr().out.count("turns per second") == len(TABLES)
