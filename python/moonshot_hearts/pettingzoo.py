"""Environments for PettingZoo.

>>> from moonshot_hearts.pettingzoo import hearts_v0
>>> env = hearts_v0.env(players=4)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     if termination or truncation:
...         action = None
...     else:
...         action = env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)

The games are ``hearts_v0``, ``cardominoes_v0``, ``wild_twists_v0``, ``black_hearts_v0``, ``heartcatchers_v0`` and
``custom_hearts_v0``. The number of the name changes when the same actions no longer give the same episode, or when the
layout of observations changes.
"""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ._episodes import EpisodeKind, Episodes, ObservationKind, Tensors, check_kind, text
from ._native import IllegalAction, Match

if TYPE_CHECKING:
    from ._native import Layout

__all__ = [
    "AecEnv",
    "Environment",
    "SimultaneousEnv",
    "black_hearts_v0",
    "cardominoes_v0",
    "custom_hearts_v0",
    "hearts_v0",
    "heartcatchers_v0",
    "wild_twists_v0",
]

RENDER_MODES = ["human", "ansi"]
SIMULTANEOUS = ("hearts", "cardominoes", "black-hearts", "custom-hearts")
"""The games in which several seats may act at once."""


class _Table:
    """What both kinds of environments are made of: agents, spaces, observations and rendering."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: dict[str, Any] | None,
        episode: EpisodeKind,
        observation: ObservationKind,
        max_cycles: int | None,
        render_mode: str | None,
        extra_actions: int,
    ) -> None:
        if render_mode is not None:
            check_kind("render_mode", render_mode, tuple(RENDER_MODES))
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is at least 1, not {max_cycles}.")
        self._episodes = Episodes(game, players, options, episode)
        self._tensors = Tensors(self.match, observation)
        self._max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self._tensors.num_actions + extra_actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": self._tensors.box(),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    @property
    def match(self) -> Match:
        """The match that is played. Act on a clone, not on the match itself."""
        return self._episodes.match

    @property
    def layout(self) -> Layout:
        """What the numbers of observations mean."""
        return self._tensors.layout

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of what an agent sees: ``observation`` and ``action_mask``."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of actions."""
        return self.action_spaces[agent]

    def _numbers(self, agent: str) -> NDArray[np.float32]:
        over = self._episodes.over
        return self._tensors.nothing() if over else self._tensors.write(self.match, self._seats[agent])

    def render(self) -> str | None:
        """The table as text with every hand face up: returned in the mode ``ansi``, printed in the mode ``human``."""
        if self.render_mode == "ansi":
            return text(self.match)
        if self.render_mode == "human":
            print(text(self.match))
        return None

    def close(self) -> None:
        """Nothing is open."""


class AecEnv(_Table, AECEnv):
    """A table at which the agents act one after the other.

    - Observations are ``{"observation": float32 (layout[kind],), "action_mask": int8 (num_actions,)}``; the mask is also in
      the agent's info. It is 0 everywhere for agents that do not decide. After the end of an episode all is 0.
    - Actions are integers (``match.action_text``); a pass is one action for each card. Of several seats that may act at
      once the seats are asked in the order of ``match.seat``.
    - Rewards come when a hand ends: minus the points of the hand (Heartcatchers: games won less games lost).
    - An illegal action raises IllegalAction and changes nothing.
    """

    metadata = {"render_modes": RENDER_MODES, "name": "moonshot_hearts_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str = "hearts",
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        episode: EpisodeKind = "hand",
        observation: ObservationKind = "observation",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A table.

        An ``episode`` is a hand or a match. A hand episode is the next hand of a running match, so that every pass
        direction occurs; ``reset`` with a seed, or before the end of a hand, starts a new match. ``max_cycles`` is the
        most decisions of an agent in an episode, which is then truncated.
        """
        AECEnv.__init__(self)
        _Table.__init__(self, game, players, options, episode, observation, max_cycles, render_mode, 0)
        self.metadata = {**self.metadata, "name": f"{game.replace('-', '_')}_v0"}

    def __str__(self) -> str:
        return self.metadata["name"]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start an episode. With the same seed and actions everything that follows is the same; ``options`` are unused."""
        self._episodes.start(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._no_mask = np.zeros(self._tensors.num_actions, np.int8)
        self._no_mask.flags.writeable = False
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._no_mask} for agent in self.agents}
        self._decisions = dict.fromkeys(self.agents, 0)
        self._select()

    def _select(self) -> None:
        """Make the deciding seat the selected agent."""
        self.agent_selection = self.possible_agents[self.match.seat or 0]
        self.infos[self.agent_selection] = {"action_mask": self.match.mask()}

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees."""
        return {"observation": self._numbers(agent), "action_mask": self.infos[agent]["action_mask"].copy()}

    def step(self, action: int | None) -> None:
        """Take an action of the selected agent; None for an agent whose episode is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} is alive: it must act.")
        gains = self._episodes.act(operator.index(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if gains:
            self.rewards = dict(zip(self.agents, gains))
        self.infos[agent] = {"action_mask": self._no_mask}
        self._decisions[agent] += 1
        if self._episodes.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._select()
            if self._decisions[self.agent_selection] == self._max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class SimultaneousEnv(_Table, ParallelEnv):
    """A table at which all seats pass at once.

    Each step every agent gives an action. The last integer of the action space is ``nothing``: it is the only legal action
    of an agent that does not decide, which is all but one of them after the pass. A pass takes as many steps as it has
    cards. Otherwise this is the same as the AEC environment, which fits the play better.
    """

    metadata = {"render_modes": RENDER_MODES, "name": "moonshot_hearts_v0"}

    def __init__(
        self,
        game: str = "hearts",
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        episode: EpisodeKind = "hand",
        observation: ObservationKind = "observation",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A table; ``max_cycles`` is the most steps of an episode, which is then truncated."""
        if game not in SIMULTANEOUS:
            raise ValueError(f"In {game} one seat acts at a time: use env().")
        _Table.__init__(self, game, players, options, episode, observation, max_cycles, render_mode, 1)
        self.metadata = {**self.metadata, "name": f"{game.replace('-', '_')}_v0"}
        self.nothing = self._tensors.num_actions
        self._cards = self.match.cards
        """The cards as they are passed: a Wild is declared when it is played."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start an episode."""
        self._episodes.start(seed)
        self.agents = list(self.possible_agents)
        self._steps = 0
        self._picked: dict[str, list[int]] = {}
        return self._seen()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Take an action of every agent; an illegal one raises IllegalAction and nothing has changed."""
        if not self.agents:
            raise IllegalAction("The episode is over: reset the environment.")
        masks = {agent: self._mask(agent) for agent in self.agents}
        for agent, mask in masks.items():
            action = operator.index(actions[agent])
            if not (0 <= action < len(mask) and mask[action]):
                raise IllegalAction(f"Action {action} of {agent} is not legal: see its mask.")
        gains = self._pick(actions) if self._passing() else self._play(actions)
        self._steps += 1
        over, agents = self._episodes.over, self.agents
        stopped = not over and self._steps == self._max_cycles
        rewards = dict(zip(agents, gains or [0.0] * len(agents)))
        observations, infos = self._seen()
        if over or stopped:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, stopped), infos

    def _passing(self) -> bool:
        return self.match.phase in ("pass", "return")

    def _play(self, actions: dict[str, int]) -> list[float] | None:
        agent = self.possible_agents[self.match.seat or 0]
        return self._episodes.act(operator.index(actions[agent]))

    def _pick(self, actions: dict[str, int]) -> list[float] | None:
        """Note a card of every pass; the last ones complete them."""
        passing = [agent for agent in self.agents if self._seats[agent] in self.match.to_act]
        for agent in passing:
            self._picked.setdefault(agent, []).append(operator.index(actions[agent]))
        seat = self._seats[passing[0]]
        if len(self._picked[passing[0]]) < self.match.legal_texts(seat)[0]["pass"]:
            return None
        gains = None
        for agent in passing:
            cards = " ".join(self._cards[card] for card in self._picked[agent])
            gains = self._episodes.act_text(f"pass {cards}", self._seats[agent]) or gains
        self._picked = {}
        return gains

    def _mask(self, agent: str) -> NDArray[np.int8]:
        mask = np.zeros(self.nothing + 1, np.int8)
        seat, match = self._seats[agent], self.match
        if self._episodes.over or seat not in match.to_act or (not self._passing() and seat != match.seat):
            mask[self.nothing] = 1
        elif self._passing():
            held = list(match.legal_texts(seat)[0]["from"])
            for card in self._picked.get(agent, []):
                held.remove(self._cards[card])
            for card in held:
                mask[self._cards.index(card)] = 1
        else:
            match.mask(mask[: self.nothing])
        return mask

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        masks = {agent: self._mask(agent) for agent in self.agents}
        observations = {
            agent: {"observation": self._numbers_now(agent), "action_mask": mask} for agent, mask in masks.items()
        }
        return observations, {agent: {"action_mask": mask.copy()} for agent, mask in masks.items()}

    def _numbers_now(self, agent: str) -> NDArray[np.float32]:
        numbers = self._numbers(agent)
        picked = next((field["slice"] for field in self.layout["fields"] if field["name"] == "picked"), None)
        if picked is not None and self._picked.get(agent):
            for card in self._picked[agent]:
                numbers[picked.start + card] += 1
        return numbers


@dataclass(frozen=True)
class Environment:
    """The environments of a game, in the manner of PettingZoo's modules. Arguments are those of the classes."""

    game: str

    def env(self, players: int | None = None, options: dict[str, Any] | None = None, **arguments: Any) -> AECEnv:
        """The AEC environment, which also says so where it is used in the wrong order."""
        return wrappers.OrderEnforcingWrapper(self.raw_env(players, options, **arguments))

    def raw_env(self, players: int | None = None, options: dict[str, Any] | None = None, **arguments: Any) -> AecEnv:
        """The AEC environment alone."""
        return AecEnv(self.game, players, options, **arguments)

    def parallel_env(
        self, players: int | None = None, options: dict[str, Any] | None = None, **arguments: Any
    ) -> SimultaneousEnv:
        """The environment in which all pass at once; ValueError for games in which nobody passes."""
        return SimultaneousEnv(self.game, players, options, **arguments)


hearts_v0 = Environment("hearts")
cardominoes_v0 = Environment("cardominoes")
wild_twists_v0 = Environment("wild-twists")
black_hearts_v0 = Environment("black-hearts")
heartcatchers_v0 = Environment("heartcatchers")
custom_hearts_v0 = Environment("custom-hearts")
