"""Hearts, CARDominoes Hearts, Wild Twists Hearts, Black Hearts, Heartcatchers and custom tables.

>>> import random
>>> import moonshot_hearts as mh
>>> match = mh.Match("hearts", players=4, seed=7)
>>> while not match.over:
...     match.act(random.choice(match.legal()))
>>> sum(match.returns) % 26
0.0

`Match` is one match, `VectorMatch` many at once, `Bot` a bot of any level. `moonshot_hearts.pettingzoo`,
`moonshot_hearts.gymnasium` and `moonshot_hearts.openspiel` are environments of those libraries. `moonshot_hearts.client` is a
player's side of a server.
"""

try:
    from ._native import (
        BadSetup,
        BadTranscript,
        Bot,
        Choice,
        IllegalAction,
        Match,
        MoonshotError,
        VectorMatch,
        View,
        __version__,
        games,
        random_hands,
    )
except ModuleNotFoundError as missing:
    if missing.name != f"{__name__}._native":
        raise

    # `moonshot_hearts.client` works from the source alone.
    def __getattr__(name: str) -> object:
        raise ImportError(f"{name} needs the native part of the package: pip install ./python")


__all__ = [
    "BadSetup",
    "BadTranscript",
    "Bot",
    "Choice",
    "IllegalAction",
    "Match",
    "MoonshotError",
    "VectorMatch",
    "View",
    "__version__",
    "games",
    "random_hands",
]
