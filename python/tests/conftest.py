"""What the tests share."""

import os
import random
import sys
from pathlib import Path

import pytest

import moonshot_hearts as mh

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("MOONSHOT_BIN", str(ROOT / "target/debug/moonshot"))
LONG = bool(os.environ.get("MOONSHOT_LONG"))
"""Whether what takes minutes is tested as well."""

sys.path.insert(0, str(Path(__file__).parent))

TABLES = [
    (game["id"], players) for game in mh.games() for players in range(game["players"][0], game["players"][1] + 1)
]
"""Every game with every number of players."""
ONE_EACH = [(game["id"], max(game["players"][0], min(4, game["players"][1]))) for game in mh.games()]


@pytest.fixture
def rng():
    return random.Random(7)
