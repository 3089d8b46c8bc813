"""Environments for Gymnasium.

>>> import gymnasium
>>> import moonshot_hearts.gymnasium
>>> env = gymnasium.make("moonshot/Hearts-v0", opponents="steady", players=4)
>>> observation, info = env.reset(seed=7)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(info["action_mask"])
...     observation, reward, over, _, info = env.step(action)
>>> -26 <= reward <= 0
True

`TableEnv` is one seat against bots, `TableVectorEnv` many tables at which every seat is played by the caller. The ids are
``moonshot/Hearts-v0``, ``moonshot/Cardominoes-v0``, ``moonshot/WildTwists-v0``, ``moonshot/BlackHearts-v0``,
``moonshot/Heartcatchers-v0`` and ``moonshot/CustomHearts-v0``; ``gymnasium.make_vec`` takes them too.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ._episodes import EpisodeKind, Episodes, ObservationKind, Tensors, check_kind, text
from ._native import Bot, IllegalAction, Match, VectorMatch

if TYPE_CHECKING:
    from ._native import Layout

__all__ = ["TableEnv", "TableVectorEnv"]

RANDOM = "random"


class TableEnv(gymnasium.Env[NDArray[np.float32], int]):
    """One seat of a table; bots have the others.

    - Observations are float32 ``(layout[kind],)``. The mask of legal actions, int8 ``(num_actions,)``, is in
      ``info["action_mask"]``, and `action_masks` returns it as MaskablePPO of sb3-contrib wants it.
    - Actions are integers (``match.action_text``); a pass is one action for each card.
    - The reward comes when a hand ends: minus the seat's points (Heartcatchers: games won less games lost).
    - After the end of an episode observation and mask are 0. An episode is never truncated.
    - An illegal action raises IllegalAction and changes nothing.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str = "hearts",
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = RANDOM,
        playouts: int | None = None,
        millis: int | None = None,
        episode: EpisodeKind = "hand",
        observation: ObservationKind = "observation",
        render_mode: str | None = None,
    ) -> None:
        """A table.

        ``seat`` is the caller's seat; None draws one for each episode. ``opponents`` is a level (``Bot.levels()``) or
        ``random``, for all others or for each in the order of seats; ``playouts`` and ``millis`` limit their searches. An
        ``episode`` is a hand or a match; a hand episode is the next hand of a running match, so that every pass direction
        occurs, and ``reset`` with a seed, or before the end of a hand, starts a new match.
        """
        if render_mode is not None:
            check_kind("render_mode", render_mode, ("human", "ansi"))
        self._episodes = Episodes(game, players, options, episode)
        self._tensors = Tensors(self.match, observation)
        others = self.match.players - 1
        levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(levels) != others:
            raise ValueError(f"There are {others} opponents, not {len(levels)}.")
        if seat is not None and not 0 <= seat <= others:
            raise ValueError(f"Seats are 0 to {others}, not {seat}.")
        self._levels, self._limits, self._fixed_seat = levels, (playouts, millis), seat
        self._bots: dict[int, Bot | None] = {}
        self._make_bots(0)
        self.seat = seat or 0
        """The caller's seat in this episode."""
        self.render_mode = render_mode
        self.observation_space = self._tensors.box()
        self.action_space = spaces.Discrete(self._tensors.num_actions)

    @property
    def match(self) -> Match:
        """The match that is played. Act on a clone, not on the match itself."""
        return self._episodes.match

    @property
    def layout(self) -> Layout:
        """What the numbers of observations mean."""
        return self._tensors.layout

    def _make_bots(self, seat: int) -> None:
        """Give every other seat its bot; None plays at random."""
        playouts, millis = self._limits
        seats = [other for other in range(len(self._levels) + 1) if other != seat]
        self._bots = {}
        for other, level in zip(seats, self._levels):
            seed = int(self.np_random.integers(2**63))
            bot = None if level == RANDOM else Bot(level, playouts=playouts, millis=millis, seed=seed)
            self._bots[other] = bot

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start an episode. With the same seed and actions everything that follows is the same; ``options`` are unused."""
        super().reset(seed=seed)
        if seed is not None or self._fixed_seat is None:
            if self._fixed_seat is None:
                self.seat = int(self.np_random.integers(self.match.players))
            self._make_bots(self.seat)
        self._episodes.start(seed)
        self._play_others()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Take an action, then let the bots act until the seat is to act again."""
        if self._episodes.over:
            raise IllegalAction("The episode is over: reset the environment.")
        reward = self._gain(self._episodes.act(operator.index(action)))
        reward += self._play_others()
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, self._episodes.over, False, self._info()

    def _gain(self, gains: list[float] | None) -> float:
        return gains[self.seat] if gains else 0.0

    def _play_others(self) -> float:
        """Let the others act until the seat decides or the episode is over; returns what it gained."""
        gained = 0.0
        while not self._episodes.over and self.match.seat != self.seat:
            gained += self._gain(self._act_other(self.match.seat))
        return gained

    def _act_other(self, seat: int) -> list[float] | None:
        bot, match = self._bots[seat], self.match
        if bot is None:
            legal = match.legal()
            return self._episodes.act(legal[int(self.np_random.integers(len(legal)))])
        return self._episodes.act_text(bot.choose(match.view(seat)).action, seat)

    def _seen(self) -> NDArray[np.float32]:
        over = self._episodes.over
        return self._tensors.nothing() if over else self._tensors.write(self.match, self.seat)

    def _info(self) -> dict[str, Any]:
        over = self._episodes.over
        mask = np.zeros(self._tensors.num_actions, np.int8) if over else self.match.mask()
        return {"action_mask": mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, bool ``(num_actions,)``."""
        return self._info()["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """The table as text with every hand face up: returned in the mode ``ansi``, printed in the mode ``human``."""
        if self.render_mode == "ansi":
            return text(self.match)
        if self.render_mode == "human":
            print(text(self.match))
        return None


class TableVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """Many tables in one object, for self-play: the caller acts for the seat that decides, whichever it is.

    - Observations are float32 ``(num_envs, layout[kind])``, of the seat that decides. ``info["seat"]`` says which it is, and
      ``info["action_mask"]`` what it may do, int8 ``(num_envs, num_actions)``.
    - ``info["rewards"]`` is what the hand that ended with this step brought each seat, float32 ``(num_envs, players)``, else
      0. The reward of a table is the part of the seat that acted; a learner needs the parts of all.
    - An episode is a hand or a match. ``AutoresetMode.SAME_STEP``: the observation after the end of an episode is the first
      of the next one, and ``info["final_obs"]`` is 0, since nothing is decided at the end.
    - IllegalAction for the first action that is not legal; nothing has changed then.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "hearts",
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        episode: EpisodeKind = "hand",
        observation: ObservationKind = "observation",
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        """``num_envs`` tables. Without ``copy`` every step writes into the same arrays; ``threads`` is 0 for one for each
        processor."""
        check_kind("episode", episode, ("hand", "match"))
        self.num_envs = num_envs
        self.tables = VectorMatch(num_envs, game, players, options, seed=0, threads=threads)
        tensors = Tensors(Match(game, players, options, seed=0), observation)
        self.single_observation_space = tensors.box()
        self.single_action_space = spaces.Discrete(tensors.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._kind = f"{observation}s"
        self._out = self.tables.arrays(
            observations=observation == "observation", information_states=observation != "observation"
        )
        self._episode_ends = 1 if episode == "hand" else 2
        self._copy = copy

    @property
    def layout(self) -> Layout:
        """What the numbers of observations mean."""
        return self.tables.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start every table again. The seed is one integer for all tables together."""
        if seed is not None and not isinstance(seed, (int, np.integer)):
            raise TypeError("One seed is for all tables: an integer.")
        if options and "reset_mask" in options:
            raise ValueError("Tables cannot be reset one by one: they start again by themselves.")
        super().reset(seed=seed)
        self.tables.reset(int(seed) if seed is not None else int(self.np_random.integers(2**63)))
        self.tables.write(self._out)
        return self._array(self._kind), self._info()

    def step(self, actions: NDArray[np.int64]) -> tuple[Any, ...]:
        """Take an action at every table, integers ``(num_envs,)``."""
        taken = np.ascontiguousarray(actions)
        if not np.issubdtype(taken.dtype, np.integer):
            raise TypeError(f"Actions are integers, not {taken.dtype}.")
        acted = self._out["seats"].astype(np.intp)
        self.tables.step(taken.astype(np.int64, copy=False), self._out)
        over = self._out["ended"] >= self._episode_ends
        rewards = self._out["rewards"][np.arange(self.num_envs), acted].astype(np.float64)
        info = self._info()
        if over.any():
            info["final_obs"] = np.zeros_like(self._out[self._kind])
            info["_final_obs"] = over.copy()
        return self._array(self._kind), rewards, over, np.zeros(self.num_envs, np.bool_), info

    def _array(self, name: str) -> NDArray[Any]:
        return self._out[name].copy() if self._copy else self._out[name]

    def _info(self) -> dict[str, Any]:
        return {
            "seat": self._array("seats"),
            "action_mask": self._array("masks"),
            "rewards": self._array("rewards"),
        }


def _register() -> None:
    names = {
        "hearts": "Hearts",
        "cardominoes": "Cardominoes",
        "wild-twists": "WildTwists",
        "black-hearts": "BlackHearts",
        "heartcatchers": "Heartcatchers",
        "custom-hearts": "CustomHearts",
    }
    for game, name in names.items():
        gymnasium.register(
            f"moonshot/{name}-v0",
            entry_point=f"{__name__}:TableEnv",
            vector_entry_point=f"{__name__}:TableVectorEnv",
            kwargs={"game": game},
        )


_register()
