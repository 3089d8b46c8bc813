"""Hearts, CARDominoes Hearts, Wild Twists Hearts, Black Hearts, Heartcatchers and custom tables.

>>> import random
>>> import moonshot_hearts as mh
>>> match = mh.Match("hearts", players=4, seed=7)
>>> while not match.over:
...     match.act(random.choice(match.legal()))
>>> sum(match.returns) % 26
0.0

`Match` is one match, `VectorMatch` many at once, `Bot` a bot of any level. `moonshot_hearts.pettingzoo`,
`moonshot_hearts.gymnasium` and `moonshot_hearts.openspiel` are environments of those libraries.
"""

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
