"""The environments for Gymnasium."""

import warnings

import gymnasium
import numpy as np
import pytest
from conftest import ONE_EACH, TABLES
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import moonshot_hearts as mh
from moonshot_hearts.gymnasium import TableEnv, TableVectorEnv


class AnyAction(TableEnv):
    """Takes any integer for a legal action: Gymnasium's test knows no masks."""

    def step(self, action):
        legal = np.flatnonzero(self.action_masks())
        return super().step(legal[action % len(legal)] if len(legal) else action)


def play(env, rng, seed=None):
    """An episode at random; returns the observations and the rewards."""
    observation, info = env.reset(seed=seed)
    seen, rewards, over = [observation], [], False
    while not over:
        assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"])
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        seen.append(observation)
        rewards.append(reward)
    return seen, rewards


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_finds_no_fault(game, players):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Only what comes from a registered id has a specification to check.
        warnings.filterwarnings("ignore", message=".*spec")
        warnings.filterwarnings("ignore", message=".*Not able to test alternative render modes")
        check_env(AnyAction(game, players), skip_render_check=True)


@pytest.mark.parametrize("level", mh.Bot.levels())
def test_every_level_plays_a_hand(level, rng):
    env = TableEnv("black-hearts", 4, opponents=level, playouts=8, observation="information_state")
    _, rewards = play(env, rng, seed=3)
    assert env.match.last_hand[0] == sum(rewards)
    assert env.match.hand_number == 2


@pytest.mark.parametrize(("game", "players"), ONE_EACH)
def test_a_seed_decides_all_but_the_actions(game, players, rng):
    def whole():
        env = TableEnv(game, players, opponents="steady", seat=None, episode="match")
        numbers = []
        for seed in (5, None):
            seen, rewards = play(env, np.random.default_rng(1), seed)
            numbers += [np.concatenate(seen), rewards, env.seat]
            assert env.match.over and sum(rewards) == env.match.returns[env.seat]
        return numbers

    for first, second in zip(whole(), whole()):
        assert np.array_equal(first, second)


def test_each_opponent_has_its_level_and_the_caller_its_seat(rng):
    env = TableEnv("hearts", 4, seat=2, opponents=["random", "novice", "steady"])
    play(env, rng, seed=1)
    assert {seat: bot and bot.level for seat, bot in env._bots.items()} == {0: None, 1: "novice", 3: "steady"}
    env.reset(seed=1)
    assert env.match.seat == 2
    for wrong in ({"opponents": ["random"]}, {"seat": 4}, {"seat": -1}, {"episode": "x"}, {"observation": "x"},
                  {"render_mode": "rgb_array"}, {"opponents": "grandmaster"}):  # fmt: skip
        with pytest.raises(ValueError):
            TableEnv("hearts", 4, **wrong)


def test_better_bots_leave_fewer_points_to_a_random_player(rng):
    env = TableEnv("hearts", 4, opponents="steady")
    env.reset(seed=1)
    gains = [sum(play(env, rng)[1]) for _ in range(60)]
    # Four random players have 6.5 points each, less what a moon turns round.
    assert np.mean(gains) < -9


def test_registered_ids_are_made(rng, capsys):
    names = [name for name in gymnasium.registry if name.startswith("moonshot/")]
    assert len(names) == len(mh.games())
    for name in names:
        env = gymnasium.make(name, render_mode="ansi")
        play(env, rng, seed=1)
        assert ", hand " in env.render()
        vector = gymnasium.make_vec(name, num_envs=3)
        observation, info = vector.reset(seed=1)
        assert observation.shape[0] == 3 and info["action_mask"].shape[0] == 3
    human = gymnasium.make("moonshot/Hearts-v0", render_mode="human")
    play(human, rng, seed=1)
    assert capsys.readouterr().out.count("hearts, hand 1") > 10


def test_misuse_is_an_exception_and_changes_nothing(rng):
    env = TableEnv()
    env.reset(seed=1)
    before = env.match.clone()
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    for action, error in ((illegal, mh.IllegalAction), (-1, mh.IllegalAction), (None, TypeError), (0.5, TypeError)):
        with pytest.raises(error):
            env.step(action)
    assert env.match == before
    play(env, rng)
    with pytest.raises(mh.IllegalAction, match="reset"):
        env.step(0)


@pytest.mark.parametrize(("game", "players"), ONE_EACH)
@pytest.mark.parametrize("episode", ["hand", "match"])
def test_tables_of_a_vector_are_played_to_their_ends(game, players, episode, rng):
    n = 16
    env = TableVectorEnv(n, game, players, episode=episode, observation="information_state")
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, info = env.reset(seed=1)
    ends, hands, gains = 0, 0, np.zeros(players)
    while ends < 40:
        assert env.observation_space.contains(observations)
        mask = info["action_mask"]
        actions = np.array([rng.choice(np.flatnonzero(row).tolist()) for row in mask])
        acted = info["seat"]
        observations, rewards, over, truncated, info = env.step(actions)
        assert np.array_equal(rewards, info["rewards"][np.arange(n), acted]) and not truncated.any()
        if episode == "hand":
            assert not info["rewards"][~over].any()
        if over.any():
            assert np.array_equal(info["_final_obs"], over) and not info["final_obs"].any()
        ends += over.sum()
        hands += info["rewards"].any(axis=1).sum()
        gains += info["rewards"].sum(axis=0)
    # A match of Hearts to 100 points has several hands.
    if game == "hearts":
        assert bool(hands > 3 * ends) is (episode == "match")
    if game == "hearts" and episode == "hand":
        assert gains.sum() % 26 == 0 and gains.sum() <= -26 * 40


def test_arrays_of_a_vector_are_copies_unless_it_is_asked_not_to_copy():
    for copy in (True, False):
        env = TableVectorEnv(2, copy=copy)
        first, info = env.reset(seed=1)
        kept = first.copy()
        second, *_ = env.step(info["action_mask"].argmax(axis=1))
        assert np.array_equal(first, kept) is copy and not np.array_equal(second, kept)


def test_misuse_of_a_vector_is_an_exception_and_changes_nothing():
    env = TableVectorEnv(4, threads=2)
    observations, info = env.reset(seed=1)
    legal = info["action_mask"].argmax(axis=1)
    illegal = legal.copy()
    illegal[2] = info["action_mask"][2].argmin()
    for actions, error in (
        (illegal, mh.IllegalAction), (legal[:3], ValueError), (legal[None], ValueError), (legal + 0.0, TypeError)
    ):  # fmt: skip
        with pytest.raises(error):
            env.step(actions)
    again = TableVectorEnv(4)
    again.reset(seed=1)
    for first, second in zip(env.step(legal.astype(np.int8)), again.step(legal)):
        if not isinstance(first, dict):
            assert np.array_equal(first, second)
    with pytest.raises(TypeError):
        env.reset(seed=[1, 2, 3, 4])
    with pytest.raises(ValueError, match="one by one"):
        env.reset(options={"reset_mask": np.ones(4, bool)})
