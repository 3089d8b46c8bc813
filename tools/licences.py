"""Checks what the program is built upon against deny.toml: licences, sources and version requirements. And what is inside the
program against web/public/licences.json, from which the page tells its users of it.

    python3 tools/licences.py [--config deny.toml] [--write]

With `--write` it writes web/public/licences.json anew: every crate that is linked into the program on any platform, every
package of web/shipped.json, with version, licence, authors and the text of the licence. A text that several have is there once.

It asks `cargo metadata` for every crate, on every platform and with every feature, and reads of deny.toml what is in here:
`licenses.allow`, `licenses.exceptions`, `bans.multiple-versions`, `bans.wildcards`, `sources.unknown-registry` and `sources.unknown-git`. cargo-deny
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
SHIPPED, TOLD = ROOT / "web/shipped.json", ROOT / "web/public/licences.json"
# What is inside and comes with neither cargo nor npm.
OTHERS = [
    {"name": "The Rust standard library", "licence": "MIT OR Apache-2.0", "by": "The Rust Project Contributors",
     "url": "https://www.rust-lang.org"},
    {"name": "SQLite", "licence": "Public domain", "by": "D. Richard Hipp and others", "url": "https://www.sqlite.org"},
]
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
    >>> besides = {"allow": ["Zlib"], "exceptions": [{"crate": "x", "allow": ["MIT"]}]}
    >>> problems([crate], [], {**config, "licenses": besides})
    []
    >>> problems([{**crate, "name": "y"}], [], {**config, "licenses": besides})
    ['y 1.0.0 has the licence “MIT”, which licenses.allow does not have']
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
    found, versions, exceptions = [], {}, {}
    for exception in config["licenses"].get("exceptions", []):
        exceptions.setdefault(exception["crate"], set()).update(exception["allow"])
    for package in packages:
        name, ours = f"{package['name']} {package['version']}", package["id"] in members
        versions.setdefault(package["name"], []).append(package["version"])
        if not package["license"]:
            found.append(f"{name} names no licence")
        elif not is_allowed(package["license"], allowed | exceptions.get(package["name"], set())):
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


def texts_for(files, licence):
    """Those of the licence files (names with their texts) that are to be told.

    >>> texts_for({"LICENSE-MIT": "m", "LICENSE-APACHE": "a"}, "MIT OR Apache-2.0")
    ['m']
    >>> texts_for({"LICENSE-MIT": "m", "LICENSE-APACHE": "a", "NOTICE": "n"}, "MIT/Apache-2.0")
    ['m', 'n']
    >>> texts_for({"LICENSE": "b", "LICENSE-MIT": "m"}, "BSD-3-Clause AND MIT"), texts_for({"COPYING": "c"}, "MIT OR Unlicense")
    (['b', 'm'], ['c'])
    """
    names = sorted(files)
    if " AND " not in licence and "MIT" in licence:
        mit = [name for name in names if "MIT" in name.upper()]
        names = mit + [name for name in names if "NOTICE" in name.upper()] if mit else names
    return [files[name] for name in names]


def licence_files(folder):
    """The licence files in a package's folder, by name."""
    named = [path for path in folder.iterdir() if re.match(r"(licen[sc]e|copying|unlicense|notice)", path.name, re.I) and path.is_file()]
    return {path.name: "\n".join(line.rstrip() for line in path.read_text(encoding="utf-8").splitlines()).strip() for path in named}


def linked(cargo):
    """Name and version of every crate that is linked into the program, on any platform."""
    tree = [cargo, "tree", "--locked", "--package=moonshot", "--edges=normal", "--target=all", "--prefix=none", "--format={p}"]
    told = subprocess.run(tree, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    return {tuple(line.split()[:2]) for line in told.splitlines() if line}


def told_to_users(packages, members, crates):
    """What the page tells of everything inside the program, as the text of a JSON file."""
    texts, inside = [], []

    def add(kind, name, version, licence, by, url, files):
        kept = texts_for(files, licence)
        texts.extend(text for text in kept if text not in texts)
        entry = {"kind": kind, "name": name, "version": version, "licence": licence, "by": by, "url": url}
        inside.append({**entry, "texts": [texts.index(text) for text in kept]})

    for package in sorted(packages, key=lambda package: (package["name"], package["version"])):
        name, version = package["name"], package["version"]
        if package["id"] in members or (name, f"v{version}") not in crates:
            continue
        by = ", ".join(re.sub(r"\s*<[^>]*>", "", author) for author in package["authors"])
        url = package["repository"] or f"https://crates.io/crates/{name}"
        add("crate", name, version, package["license"].replace("/", " OR "), by, url, licence_files(Path(package["manifest_path"]).parent))
    for name in json.loads(SHIPPED.read_text(encoding="utf-8")):
        folder = ROOT / "web/node_modules" / name
        package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        by = package.get("author", "")
        by = by.get("name", "") if isinstance(by, dict) else re.sub(r"\s*[<(].*", "", by)
        kind = "typeface" if name.startswith("@fontsource") else "package"
        url = f"https://www.npmjs.com/package/{name}"
        add(kind, name, package["version"], package["license"], by, url, licence_files(folder))
    others = [{"kind": "other", "version": "", "texts": [], **other} for other in OTHERS]
    return json.dumps({"inside": inside + others, "texts": texts}, ensure_ascii=False, indent=1) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--config", type=Path, default=ROOT / "deny.toml")
    parser.add_argument("--write", action="store_true", help="write web/public/licences.json")
    arguments, cargo = parser.parse_args(), os.environ.get("CARGO", "cargo")
    config = tomllib.loads(arguments.config.read_text(encoding="utf-8"))
    ask = [cargo, "metadata", "--format-version=1", "--locked", "--all-features"]
    told = json.loads(subprocess.run(ask, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)
    found = problems(told["packages"], told["workspace_members"], config)
    inside = told_to_users(told["packages"], told["workspace_members"], linked(cargo))
    if arguments.write:
        TOLD.write_text(inside, encoding="utf-8")
    elif not TOLD.exists() or TOLD.read_text(encoding="utf-8") != inside:
        found.append(f"{TOLD.relative_to(ROOT)} is out of date: run `python3 tools/licences.py --write` and commit what it writes")
    for problem in found:
        print(problem)
    print(f"{len(told['packages'])} crates; {len(found)} problems with licences, sources and versions")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
