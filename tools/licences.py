"""Checks what the program is built upon against deny.toml: licences, sources and version requirements.

    python3 tools/licences.py [--config deny.toml]

It asks `cargo metadata` for every crate, on every platform and with every feature, and reads of deny.toml what is in here:
`licenses.allow`, `bans.multiple-versions`, `bans.wildcards`, `sources.unknown-registry` and `sources.unknown-git`. cargo-deny
reads the same file and knows more (advisories, the text of licence files), but takes longer to build than everything else.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REGISTRY = "registry+https://github.com/rust-lang/crates.io-index"


def is_allowed(expression, allowed):
    """Whether an SPDX expression can be met with these licences.

    >>> is_allowed("MIT OR Apache-2.0", {"MIT"}), is_allowed("MIT/Apache-2.0", {"MIT"}), is_allowed("GPL-3.0-only", {"MIT"})
    (True, True, False)
    >>> is_allowed("MIT AND Unicode-3.0", {"MIT"}), is_allowed("MIT AND Unicode-3.0", {"MIT", "Unicode-3.0"})
    (False, True)
    >>> is_allowed("(MIT OR Apache-2.0) AND Unicode-3.0", {"Apache-2.0", "Unicode-3.0"})
    True
    >>> is_allowed("MIT OR Apache-2.0 AND GPL-3.0-only", {"MIT"}), is_allowed("MIT AND (Zlib OR GPL-3.0-only)", {"MIT"})
    (True, False)
    >>> is_allowed("Apache-2.0 WITH LLVM-exception", {"Apache-2.0"})
    False
    >>> is_allowed("Apache-2.0 WITH LLVM-exception OR MIT", {"Apache-2.0 WITH LLVM-exception"})
    True
    """
    words = re.findall(r"\(|\)|[^\s()]+", expression.replace("/", " OR "))

    def either():
        met = both()
        while words and words[0] == "OR":
            words.pop(0)
            met = both() or met
        return met

    def both():
        met = one()
        while words and words[0] == "AND":
            words.pop(0)
            met = one() and met
        return met

    def one():
        word = words.pop(0)
        if word == "(":
            met = either()
            words.pop(0)
            return met
        if words and words[0] == "WITH":
            word = " ".join([word, words.pop(0), words.pop(0)])
        return word in allowed

    return either() and not words


def problems(packages, members, config):
    """Everything about these packages that the configuration does not allow, a sentence each.

    >>> crate = {"id": "x", "name": "x", "version": "1.0.0", "license": "MIT", "source": REGISTRY, "dependencies": []}
    >>> config = {"licenses": {"allow": ["MIT"]}, "sources": {"unknown-git": "deny"}, "bans": {"wildcards": "deny"}}
    >>> problems([crate], [], config)
    []
    >>> problems([crate], [], {**config, "licenses": {"allow": ["Zlib"]}})
    ['x 1.0.0 has the licence “MIT”, which licenses.allow does not have']
    >>> problems([{**crate, "license": None}], [], config)
    ['x 1.0.0 names no licence']
    >>> problems([{**crate, "source": "git+https://example.org/x"}], [], config)
    ['x 1.0.0 comes from git+https://example.org/x']
    >>> problems([{**crate, "source": None}], [], config), problems([{**crate, "source": None}], ["x"], config)
    (['x 1.0.0 comes from outside this repository'], [])
    >>> wild = {"name": "y", "req": "*", "path": None}
    >>> problems([{**crate, "source": None, "dependencies": [wild]}], ["x"], config)
    ['x 1.0.0 takes any version of y']
    >>> other = {**crate, "version": "2.0.0"}
    >>> problems([crate, other], [], {**config, "bans": {"multiple-versions": "deny"}})
    ['x is there in the versions 1.0.0, 2.0.0']
    """
    allowed, bans, sources = set(config["licenses"]["allow"]), config.get("bans", {}), config.get("sources", {})
    found, versions = [], {}
    for package in packages:
        name, ours = f"{package['name']} {package['version']}", package["id"] in members
        versions.setdefault(package["name"], []).append(package["version"])
        if not package["license"]:
            found.append(f"{name} names no licence")
        elif not is_allowed(package["license"], allowed):
            found.append(f"{name} has the licence “{package['license']}”, which licenses.allow does not have")
        source = package["source"]
        known = ours if source is None else source == REGISTRY
        kind = "unknown-git" if (source or "").startswith("git+") else "unknown-registry"
        if not known and (source is None or sources.get(kind, "deny") == "deny"):
            found.append(f"{name} comes from {source or 'outside this repository'}")
        if ours and bans.get("wildcards") == "deny":
            wild = [needed for needed in package["dependencies"] if needed["req"] == "*" and not needed.get("path")]
            found += [f"{name} takes any version of {needed['name']}" for needed in wild]
    if bans.get("multiple-versions") == "deny":
        several = {name: sorted(each) for name, each in versions.items() if len(each) > 1}
        found += [f"{name} is there in the versions {', '.join(each)}" for name, each in several.items()]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--config", type=Path, default=ROOT / "deny.toml")
    config = tomllib.loads(parser.parse_args().config.read_text(encoding="utf-8"))
    ask = [os.environ.get("CARGO", "cargo"), "metadata", "--format-version=1", "--locked", "--all-features"]
    told = json.loads(subprocess.run(ask, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)
    found = problems(told["packages"], told["workspace_members"], config)
    for problem in found:
        print(problem)
    print(f"{len(told['packages'])} crates; {len(found)} problems with licences, sources and versions")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
