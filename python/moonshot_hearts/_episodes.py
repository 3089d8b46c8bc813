"""Episodes over a match: what the environments of PettingZoo and Gymnasium share."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ._native import Match

EpisodeKind = Literal["hand", "match"]
ObservationKind = Literal["observation", "information_state"]


def check_kind(name: str, value: str, allowed: tuple[str, ...]) -> None:
    """Raise ValueError unless the value is one of those allowed."""
    if value not in allowed:
        raise ValueError(f"{name} is {' or '.join(map(repr, allowed))}, not {value!r}.")


class Episodes:
    """A sequence of episodes: whole matches, or the hands of one match after the other."""

    def __init__(
        self, game: str, players: int | None, options: dict[str, Any] | None, episode: EpisodeKind
    ) -> None:
        check_kind("episode", episode, ("hand", "match"))
        self._setup = (game, players, options)
        self.episode = episode
        self.match = Match(*self._setup, seed=0)
        self._rng = np.random.default_rng()
        self._started = False
        self.over = True
        """Whether the episode is over."""

    def start(self, seed: int | None = None) -> None:
        """Start the next episode.

        That is a new match if there is a seed, in match episodes, and where the last hand was not played to its end.
        """
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        goes_on = self.episode == "hand" and self._started and self.over and not self.match.over
        if seed is not None or not goes_on:
            new = seed if seed is not None else int(self._rng.integers(2**64, dtype=np.uint64))
            self.match = Match(*self._setup, seed=new)
        self._started, self.over = True, False

    def act(self, action: int) -> list[float] | None:
        """Take an action of the deciding seat. Returns what the hand brought each seat if it ended."""
        return self._gains(self.match, lambda: self.match.act(action))

    def act_text(self, action: str, seat: int) -> list[float] | None:
        """Take an action in notation."""
        return self._gains(self.match, lambda: self.match.act(action, seat))

    def _gains(self, match: Match, act: Any) -> list[float] | None:
        hand = match.hand_number
        act()
        if match.hand_number == hand and not match.over:
            return None
        self.over = match.over or self.episode == "hand"
        return match.last_hand


class Tensors:
    """The spaces of observations and masks of a table, and their arrays."""

    def __init__(self, match: Match, kind: ObservationKind) -> None:
        check_kind("observation", kind, ("observation", "information_state"))
        self.kind = kind
        self.layout = match.layout
        self.length = self.layout[kind]
        self.num_actions = match.num_actions

    def box(self) -> spaces.Box:
        """The space of the numbers, with the bounds of each field."""
        low = np.empty(self.layout["information_state"], np.float32)
        high = np.empty_like(low)
        for field in self.layout["fields"]:
            low[field["slice"]], high[field["slice"]] = field["low"], field["high"]
        return spaces.Box(low[: self.length], high[: self.length], dtype=np.float32)

    def write(self, match: Match, seat: int) -> NDArray[np.float32]:
        """What a seat sees, as numbers."""
        return getattr(match, self.kind)(seat)

    def nothing(self) -> NDArray[np.float32]:
        """The observation after an episode: zeros."""
        return np.zeros(self.length, np.float32)


def text(match: Match) -> str:
    """The table as text, with every hand face up."""
    state = match.state()
    detail = state["detail"]
    lines = [f"{match.game}, hand {match.hand_number}, {match.phase}"]
    for seat, total in enumerate(match.totals):
        mark = ">" if seat == match.seat else " "
        hand = " ".join(state["hands"][seat]) if state.get("hands") else ""
        lines.append(f"{mark} seat {seat}: {hand or '-'} (total {total})")
    if detail.get("trick"):
        cards = ", ".join(f"{laid['card']} by seat {laid['seat']}" for laid in detail["trick"])
        lines.append(f"  trick: {cards}")
    if detail.get("stacks"):
        lines.append(f"  stacks: {detail['stacks']}")
    return "\n".join(lines)
