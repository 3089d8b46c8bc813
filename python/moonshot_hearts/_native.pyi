"""The native part of the package."""

from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

__version__: str

Seed = int | str | bytes
"""An integer from 0 to 2**64-1, or 32 bytes, as they are or as 64 hexadecimal digits."""

class MoonshotError(ValueError):
    """A refused call; nothing has changed."""

    code: str | None
    """The code in the engine protocol, such as ``illegal-action``."""
    reason: str | None
    """A more exact code, such as ``must-follow``, where the rules have one."""

class IllegalAction(MoonshotError):
    """The action may not be taken now, or not by this seat."""

class BadSetup(MoonshotError):
    """No such game, number of players or option."""

class BadTranscript(MoonshotError):
    """The transcript is damaged, or a step of it is illegal."""

class Field(TypedDict):
    """Some consecutive numbers of an observation."""

    name: str
    slice: slice
    shape: tuple[int, ...]
    low: float
    high: float
    doc: str

class Layout(TypedDict):
    """What the numbers of observations mean.

    An observation is the first ``observation`` numbers of an information state. Seats are relative: 0 is the seat that
    looks, 1 the seat to its left.
    """

    observation: int
    information_state: int
    fields: list[Field]

class Alternative(TypedDict):
    """A possible action with what it is expected to cost."""

    action: str
    ids: list[int]
    cost: float
    """In the unit of the evaluation; less is better."""
    error: float
    """The standard error of the cost."""
    visits: int
    """Playouts; 0 without a search."""
    moons: list[float]
    """For each seat how often it shot the moon, 0 to 1."""

class Evaluation(TypedDict):
    """What a bot thinks of the alternatives."""

    unit: str
    """``points`` of the hand less the others' mean, or ``chance`` that somebody else wins, 0 to 1."""
    alternatives: list[Alternative]
    """The best first."""
    reason: str

def games() -> list[dict[str, Any]]:
    """The games with their numbers of players and options, as the engine protocol lists them."""

def random_hands(
    n: int,
    game: str = "hearts",
    players: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    seed: Seed | None = None,
    threads: int = 0,
) -> NDArray[np.int32]:
    """Play ``n`` whole random hands and return their scores, shape ``(n, players)``.

    ``threads`` is the number of threads, 0 for one for each processor; it does not change the hands.
    """

class View:
    """What a seat knows of a match, with a perfect memory of the hand. Nothing hidden from the seat is in it."""

    @property
    def seat(self) -> int | None:
        """The seat; None for a spectator."""
    @property
    def game(self) -> str:
        """The id of the game."""
    def document(self) -> dict[str, Any]:
        """The view as the engine protocol writes it."""
    def legal_texts(self) -> list[Any]:
        """What the seat may do, as the engine protocol lists it."""
    def observation(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The observation, shape ``(layout["observation"],)``; into ``out`` if it is given."""
    def information_state(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The information state, shape ``(layout["information_state"],)``; into ``out`` if it is given."""
    def determinizations(self, n: int = 1, seed: Seed | None = None) -> list[Match]:
        """``n`` matches that the seat could be in for all it knows, each as likely as the others.

        Raises MoonshotError for the view of a spectator outside a hand, and where nothing is consistent with it.
        """

class Match:
    """A match, from the first deal to the last hand.

    Actions are texts in the protocol's notation (``QS``, ``pass 2C QS AH``) or integers from 0 to ``num_actions - 1``.
    As integers a pass is one action for each card; several seats that may act at once are asked one after the other,
    ``seat`` says which. A call that raises has changed nothing.

    An object must not be used by two threads at the same time: the second gets a RuntimeError.
    """

    def __init__(
        self,
        game: str = "hearts",
        players: int | None = None,
        options: dict[str, Any] | None = None,
        seed: Seed | None = None,
        *,
        manual_chance: bool = False,
    ) -> None:
        """A new match.

        ``players`` is 4 if it is not given, or the nearest number that the game allows. The same seed and actions give
        the same match as in ``moonshot engine``, where an integer seed is its 32 bytes in little-endian order. With
        ``manual_chance`` the match waits for the outcome of each chance event (``chance``).
        """
    @staticmethod
    def load(transcript: str | dict[str, Any]) -> Match:
        """The match of a transcript, at its last step."""
    @property
    def game(self) -> str:
        """The id of the game."""
    @property
    def players(self) -> int:
        """The number of seats."""
    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value."""
    @property
    def seed(self) -> str | None:
        """The seed as 64 hexadecimal digits; None for a determinization, and with ``manual_chance``."""
    @property
    def phase(self) -> str:
        """``pass``, ``return``, ``opening``, ``play``, ``gather``, ``moon``, ``turn``, ``over``; ``draw``, ``deal`` or
        ``gift`` while a chance event is pending."""
    @property
    def seat(self) -> int | None:
        """The seat that decides now; None while a chance event is pending and after the match."""
    @property
    def to_act(self) -> list[int]:
        """Every seat that may act now, hidden ones included."""
    @property
    def pending_chance(self) -> str | None:
        """The kind of the pending chance event, with ``manual_chance``."""
    @property
    def picked(self) -> list[int]:
        """The cards that the deciding seat has picked for a pass so far, as integers."""
    @property
    def hand_number(self) -> int:
        """The number of the hand (Heartcatchers: game), from 1. Scoring a hand advances it."""
    @property
    def totals(self) -> list[int]:
        """The totals of the match: points; games won in Heartcatchers."""
    @property
    def returns(self) -> list[float]:
        """What the match has brought each seat so far, as a gain: minus its points; games won less games lost."""
    @property
    def last_hand(self) -> list[float] | None:
        """What the last finished hand brought each seat, in the same unit."""
    @property
    def over(self) -> bool:
        """Whether the match is over."""
    @property
    def outcome(self) -> dict[str, Any] | None:
        """Winners, totals and reason, once the match is over."""
    @property
    def num_actions(self) -> int:
        """The number of different actions at this table."""
    @property
    def cards(self) -> list[str]:
        """The different cards of the table, in the order of their integers."""
    @property
    def layout(self) -> Layout:
        """What the numbers of observations and information states mean."""
    def legal(self) -> list[int]:
        """What the deciding seat may do, ascending; empty if nobody is to decide."""
    def legal_texts(self, seat: int | None = None) -> list[Any]:
        """What a seat may do, as the engine protocol lists it; the deciding seat's without ``seat``."""
    def mask(self, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """1 for each legal action and 0 for every other, shape ``(num_actions,)``."""
    def act(self, action: int | str, seat: int | None = None) -> None:
        """Take an action, of the deciding seat unless another one is given.

        Raises IllegalAction with the sentence of the rules.
        """
    def chance(self, outcome: dict[str, Any] | None = None) -> None:
        """Resolve the pending chance event: as given, in the protocol's form, or at random."""
    def action_text(self, id: int) -> str:
        """The text of an integer."""
    def action_ids(self, text: str) -> list[int]:
        """The integers of a text: one, or one for each card of a pass."""
    def view(self, seat: int | None) -> View:
        """What a seat knows; None is a spectator."""
    def state(self) -> dict[str, Any]:
        """The state with everything hidden, as the engine protocol writes it."""
    def observation(
        self, seat: int | None = None, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """The observation of a seat, by default of the deciding one."""
    def information_state(
        self, seat: int | None = None, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """The information state of a seat, by default of the deciding one."""
    def transcript(self) -> dict[str, Any]:
        """The match so far; ``load`` takes it back. A determinization has none."""
    def clone(self) -> Match:
        """A copy that goes its own way."""

class Choice:
    """What a bot chose."""

    @property
    def action(self) -> str:
        """The action in notation."""
    @property
    def ids(self) -> list[int]:
        """Its integers: one, or one for each card of a pass."""
    @property
    def reason(self) -> str:
        """Why, in English."""

class Bot:
    """A bot. It gets a view, never a match."""

    def __init__(
        self,
        level: str = "steady",
        *,
        playouts: int | None = None,
        millis: int | None = None,
        threads: int = 1,
        seed: Seed | None = None,
    ) -> None:
        """A bot of a level (``Bot.levels()``).

        ``playouts`` and ``millis`` limit each decision of a bot that searches; 4,000 playouts without either. With
        playouts alone the same seed and views give the same choices on every machine. Ctrl-C ends a search.
        """
    @staticmethod
    def levels() -> list[str]:
        """The names of all levels, the weakest first, and then of the styles."""
    @property
    def level(self) -> str:
        """The name of the level."""
    def choose(self, view: View) -> Choice:
        """The action of the view's seat. Raises IllegalAction if it has nothing to decide."""
    def evaluate(self, view: View) -> Evaluation:
        """What each alternative is expected to cost."""

class VectorMatch:
    """Many matches of one game, each with its own deals. A match that ends is followed by a new one at once.

    ``step`` writes into arrays that the caller owns, releases the interpreter lock and uses several threads. The same seed
    and actions give the same matches, whatever the number of threads.
    """

    def __init__(
        self,
        n: int,
        game: str = "hearts",
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        seed: Seed | None = None,
        threads: int = 0,
    ) -> None:
        """``n`` matches; ``threads`` is 0 for one thread for each processor."""
    def __len__(self) -> int: ...
    @property
    def game(self) -> str:
        """The id of the game."""
    @property
    def players(self) -> int:
        """The number of seats of a table."""
    @property
    def num_actions(self) -> int:
        """The number of different actions."""
    @property
    def layout(self) -> Layout:
        """What the numbers of observations mean."""
    def action_text(self, id: int) -> str:
        """The text of an integer."""
    def arrays(self, observations: bool = False, information_states: bool = False) -> dict[str, NDArray[Any]]:
        """New arrays for ``write`` and ``step``, with `n` tables, `s` seats and `a` actions:

        - ``seats``: int8 ``(n,)``, the seat that decides
        - ``masks``: int8 ``(n, a)``, 1 for each action that it may take
        - ``rewards``: float32 ``(n, s)``, what the hand that ended with this step brought each seat, else 0
        - ``ended``: int8 ``(n,)``, 1 where a hand ended with this step, 2 where the match ended too
        - ``observations`` or ``information_states``: float32 ``(n, …)``, of the seat that decides
        """
    def write(self, out: dict[str, NDArray[Any]]) -> None:
        """Write where the matches stand into the arrays that are given."""
    def step(self, actions: NDArray[np.int64], out: dict[str, NDArray[Any]] | None = None) -> None:
        """Take an action at every table, int64 ``(n,)``, and write where the matches stand then.

        Raises IllegalAction for the first action that is not legal; nothing has changed then.
        """
    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """A legal action at random for every table."""
    def reset(self, seed: Seed | None = None) -> None:
        """Start every match again."""
