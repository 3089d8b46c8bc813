"""CITATION.cff and the page that quotes it name the version of the program."""

import re
import tomllib
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Citation(unittest.TestCase):
    def test_the_version_is_the_programs(self):
        version = tomllib.loads((ROOT / "Cargo.toml").read_text(encoding="utf-8"))["workspace"]["package"]["version"]
        cited = re.search(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.M)
        quoted = re.search(r"version = \{(\S+)\}", (ROOT / "docs/citing.md").read_text(encoding="utf-8"))
        self.assertEqual([cited[1], quoted[1]], [version, version])


if __name__ == "__main__":
    unittest.main()
