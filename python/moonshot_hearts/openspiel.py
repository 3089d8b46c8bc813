"""The games for OpenSpiel, as the registered game ``python_moonshot_hearts``.

>>> import pyspiel
>>> from moonshot_hearts import openspiel
>>> game = openspiel.load_game("hearts", players=3)
>>> game.num_players(), game.num_distinct_actions()
(3, 52)

``pyspiel.load_game("python_moonshot_hearts")`` works as well once this module is imported; the parameters are ``game``,
``players``, ``options`` (JSON, percent-encoded where it has commas) and ``episode``.

- An episode is the first hand of a match, or with ``episode=match`` the whole match.
- The cards come from eight chance nodes of 256 outcomes each: the bytes of the seed of the match. Explicit chance with these
  nodes reaches 2**64 deals, each as likely as the others.
- Actions are those of ``Match``: a pass is an action for each card.
- Returns come at the end: minus the points (Heartcatchers: games won less games lost).
- Observations and information states are those of ``Match``, zeros before the deal and after the end. In a match they cover
  the hand alone.
- ``resample_from_infostate`` returns a state that the player could be in for all it knows. Its history is that of the
  original, so do not serialise it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from ._native import Match

__all__ = ["MoonshotGame", "MoonshotState", "load_game"]

SEED_BYTES = 8
LIMITS = {"hand": (150.0, 1_000), "match": (20_000.0, 1_000_000)}
"""For each kind of episode what a seat may win or lose at most, and a bound of its length."""

_DEFAULTS = {"game": "hearts", "players": 4, "options": "{}", "episode": "hand"}
_GAME_TYPE = pyspiel.GameType(
    short_name="python_moonshot_hearts",
    long_name="Moonshot: the Hearts family",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=_DEFAULTS,
)


def load_game(
    game: str = "hearts",
    players: int = 4,
    options: dict[str, Any] | None = None,
    episode: str = "hand",
) -> pyspiel.Game:
    """The OpenSpiel game of a table. Raises BadSetup if there is no such game, number of players or option."""
    Match(game, players, options)
    text = quote(json.dumps(options or {}), safe="")
    return pyspiel.load_game(
        _GAME_TYPE.short_name, {"game": game, "players": players, "options": text, "episode": episode}
    )


class MoonshotGame(pyspiel.Game):
    """A table of one of the games."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_DEFAULTS, **(params or {})}
        if given["episode"] not in LIMITS:
            raise ValueError(f"episode is hand or match, not {given['episode']!r}.")
        self.episode: str = given["episode"]
        self.setup = (given["game"], given["players"], json.loads(unquote(given["options"])))
        table = self.new_match(0)
        self.layout = table.layout
        self.action_texts = [table.action_text(action) for action in range(table.num_actions)]
        utility, length = LIMITS[self.episode]
        info = pyspiel.GameInfo(
            num_distinct_actions=table.num_actions,
            max_chance_outcomes=256,
            num_players=table.players,
            min_utility=-utility,
            max_utility=utility,
            utility_sum=None,
            max_game_length=length,
        )
        super().__init__(_GAME_TYPE, info, params or {})

    def new_match(self, seed: int) -> Match:
        """A match of this table."""
        return Match(*self.setup, seed=seed)

    def new_initial_state(self) -> MoonshotState:
        """The state before the deal."""
        return MoonshotState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MoonshotObserver:
        """What writes observations, or with perfect recall information states."""
        if params:
            raise ValueError(f"Observers have no parameters: {params}.")
        recall = iig_obs_type.perfect_recall if iig_obs_type else False
        return MoonshotObserver(self, "information_state" if recall else "observation")


class MoonshotState(pyspiel.State):
    """A state of the game. ``match`` is the match, None before the deal."""

    def __init__(self, game: MoonshotGame) -> None:
        super().__init__(game)
        self._seed: list[int] = []
        self.match: Match | None = None
        self._returns: list[float] | None = None

    def current_player(self) -> int:
        """The seat that decides, CHANCE or TERMINAL."""
        if self._returns is not None:
            return pyspiel.PlayerId.TERMINAL
        if self.match is None:
            return pyspiel.PlayerId.CHANCE
        return self.match.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal() if self.match and player == self.match.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The values of the next byte of the seed."""
        return [(byte, 1 / 256) for byte in range(256)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.match is None:
            self._seed.append(action)
            if len(self._seed) == SEED_BYTES:
                self.match = game.new_match(int.from_bytes(bytes(self._seed), "little"))
            return
        hand = self.match.hand_number
        self.match.act(action)
        if self.match.over and game.episode == "match":
            self._returns = self.match.returns
        elif game.episode == "hand" and (self.match.over or self.match.hand_number != hand):
            self._returns = self.match.last_hand

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return self.get_game().action_texts[action]

    def is_terminal(self) -> bool:
        """Whether the episode is over."""
        return self._returns is not None

    def returns(self) -> list[float]:
        """What the episode brought each seat; 0 before its end."""
        return self._returns or [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> MoonshotState:
        """A state drawn from those that the player could be in for all it knows."""
        again = self.clone()
        if self.match is not None and self._returns is None:
            seed = int(sampler() * 2**53)
            again.match = self.match.view(player).determinizations(1, seed)[0]
            if player == self.match.seat:
                for card in self.match.picked:
                    again.match.act(card)
        return again

    def __str__(self) -> str:
        if self.match is None:
            return f"before the deal: {bytes(self._seed).hex()}"
        if self._returns is not None:
            return f"over: {self._returns}"
        return json.dumps({**self.match.state(), "picked": self.match.picked})


class MoonshotObserver:
    """Writes what a player sees into ``tensor``; ``dict`` has the fields of the layout as views of it."""

    def __init__(self, game: MoonshotGame, kind: str) -> None:
        self._kind = kind
        length = game.layout[kind]
        self.tensor = np.zeros(length, np.float32)
        self.dict = {
            field["name"]: self.tensor[field["slice"]].reshape(field["shape"])
            for field in game.layout["fields"]
            if field["slice"].stop <= length
        }

    def set_from(self, state: MoonshotState, player: int) -> None:
        """Write what the player sees."""
        if state.match is None or state.is_terminal():
            self.tensor.fill(0)
        else:
            getattr(state.match, self._kind)(player, self.tensor)

    def string_from(self, state: MoonshotState, player: int) -> str:
        """The same as text: the numbers that are not 0, by field."""
        if state.match is None:
            return f"seat {player}, before the deal"
        if state.is_terminal():
            return f"seat {player}, {state}"
        self.set_from(state, player)
        lines = [f"seat {player}"]
        for name, numbers in self.dict.items():
            flat = numbers.ravel()
            seen = " ".join(f"{place}:{flat[place]:g}" for place in np.flatnonzero(flat))
            lines.append(f"{name} {seen}".rstrip())
        return "\n".join(lines)


pyspiel.register_game(_GAME_TYPE, MoonshotGame)
