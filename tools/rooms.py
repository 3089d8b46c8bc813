#!/usr/bin/env python3
"""Checks which folders of crates/server/src import which, and that every test file is compiled.

Usage: tools/rooms.py [ROOT]

Folders form layers: a folder may import those listed for it in `MAY_IMPORT`, and nothing else. No circle is possible while
that table has none, which is checked as well. `lib.rs`, which lists the modules, and tests may import everything.

>>> imports("use crate::store::{Store, Write};\\nfn f(x: crate::net::Edge) {}")
[(1, 'store'), (2, 'net')]
>>> imports("use crate::{\\n    store::Store,\\n    net::{self, Edge},\\n};")
[(2, 'store'), (3, 'net')]
>>> imports("// use crate::http;\\n/* crate::http */ let text = \\"crate::http\\";")
[]
>>> imports("#[cfg(test)]\\nmod tests {\\n    use crate::http::App;\\n}")
[]
>>> imports("#[cfg(test)]\\nfn helper() { crate::http::app() }\\nuse crate::store::Store;")
[(3, 'store')]

A table that allows a circle is refused, and so is an import that the table does not allow:

>>> circle({"a": {"b"}, "b": {"c"}, "c": {"a"}})
['a', 'b', 'c', 'a']
>>> circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) is None
True
>>> check({"store/mod.rs": "use crate::http::App;"}, {"store": set(), "http": {"store"}})
['store/mod.rs:1: store must not import http']
>>> check({"http/mod.rs": "use crate::store::Store;"}, {"store": set(), "http": {"store"}})
[]
>>> check({"http/mod.rs": "use crate::Store;"}, {"store": set(), "http": {"store"}})
['http/mod.rs:1: import Store from its own room']
>>> check({"attic/mod.rs": ""}, {"store": set()})
['attic/mod.rs:1: attic has no line in MAY_IMPORT']
"""

import pathlib
import re
import sys

CRATES = pathlib.Path(__file__).resolve().parent.parent / "crates"
ROOT = CRATES / "server/src"

# From the bottom to the top.
MAY_IMPORT = {
    "util": set(),
    "names": set(),
    "metrics": set(),
    "error": set(),
    "net": {"error", "metrics"},
    "cluster": {"metrics", "net", "util"},
    "auth": {"cluster", "error", "names", "net", "util"},
    "broadcast": {"error", "metrics", "net"},
    "table": {"auth", "broadcast", "cluster", "error", "metrics", "names", "util"},
    "lobby": {"auth", "cluster", "error", "metrics", "names", "net", "table", "util"},
    "http": {
        "auth", "broadcast", "error", "lobby", "metrics", "names", "net", "table", "util",
    },
    "serve": {
        "auth", "broadcast", "cluster", "error", "http", "lobby", "metrics", "names", "net", "table", "util",
    },
}


def without_comments_and_texts(source):
    """The source with comments, texts and characters blanked; lines stay where they are."""
    blank = lambda found: re.sub(r"[^\n]", " ", found.group(0))
    parts = r"//[^\n]*|/\*.*?\*/|r(#*)\".*?\"\1|b?\"(?:\\.|[^\"\\])*\"|b?'(?:\\.|[^'\\])'"
    return re.sub(parts, blank, source, flags=re.DOTALL)


def without_tests(source):
    """The source with every item under `#[cfg(test)]` blanked."""
    while found := re.search(r"#\[cfg\(test\)\]", source):
        end = item_end(source, found.end())
        source = source[: found.start()] + re.sub(r"[^\n]", " ", source[found.start() : end]) + source[end:]
    return source


def item_end(source, start):
    """Where the item that begins at `start` ends: after its braces, or at a semicolon or comma outside of any."""
    depth = 0
    for place in range(start, len(source)):
        letter = source[place]
        if letter in "{([":
            depth += 1
        elif letter in "})]":
            depth -= 1
            if depth < 0:
                return place
            if depth == 0 and letter == "}":
                return place + 1
        elif letter in ";," and depth == 0:
            return place + 1
    return len(source)


def imports(source):
    """The modules that a file names by `crate::`, each with its line."""
    source = without_tests(without_comments_and_texts(source))
    found = []
    for path in re.finditer(r"\bcrate::\s*(\w+|\{)", source):
        if path.group(1) != "{":
            found.append((path.start(), path.group(1)))
            continue
        depth = 1
        expects_name = True
        for part in re.finditer(r"[{},]|\w+", source[path.end() :]):
            text = part.group(0)
            if text == "{":
                depth += 1
            elif text == "}":
                depth -= 1
                if depth == 0:
                    break
            elif text == ",":
                expects_name = expects_name or depth == 1
            elif depth == 1 and expects_name:
                found.append((path.end() + part.start(), text))
                expects_name = False
    return [(source.count("\n", 0, place) + 1, module) for place, module in found]


def circle(table):
    """Modules that import each other in a circle, if the table allows any."""
    done = set()

    def walk(module, way):
        if module in way:
            return way[way.index(module) :] + [module]
        if module in done:
            return None
        for other in sorted(table.get(module, ())):
            if found := walk(other, way + [module]):
                return found
        done.add(module)
        return None

    return next((found for module in table if (found := walk(module, []))), None)


def check(files, table):
    """What is wrong with the imports of these files (path below the root to source)."""
    wrong = []
    if found := circle(table):
        wrong.append("MAY_IMPORT has a circle: " + " -> ".join(found))
    for path, source in sorted(files.items()):
        room = path.split("/")[0].removesuffix(".rs")
        if room not in table:
            wrong.append(f"{path}:1: {room} has no line in MAY_IMPORT")
            continue
        for line, module in imports(source):
            if module not in table:
                wrong.append(f"{path}:{line}: import {module} from its own room")
            elif module != room and module not in table[room]:
                wrong.append(f"{path}:{line}: {room} must not import {module}")
    return wrong


def forgotten_tests(crates):
    """Test files that no `main.rs` names: cargo finds them by that alone, and would run none of their tests."""
    wrong = []
    for main in sorted(crates.glob("*/tests/main.rs")):
        named = set(re.findall(r"^mod (\w+);", main.read_text(encoding="utf-8"), re.MULTILINE))
        for file in sorted(main.parent.glob("*.rs")):
            if file.stem not in named | {"main"}:
                wrong.append(f"{main.relative_to(crates.parent)}:1: no `mod {file.stem};`, so its tests never run")
    return wrong


def main():
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT
    files = {}
    for file in root.rglob("*.rs"):
        path = file.relative_to(root).as_posix()
        is_test = "tests" in path.removesuffix(".rs").split("/")
        if path != "lib.rs" and not is_test:
            files[path] = file.read_text(encoding="utf-8")
    wrong = check(files, MAY_IMPORT) + forgotten_tests(CRATES)
    for line in wrong:
        print(line, file=sys.stderr)
    if wrong:
        print("See tools/rooms.py and docs/architecture.md.", file=sys.stderr)
        return 1
    print(f"{len(files)} files in {len(MAY_IMPORT)} rooms, no import upwards")
    return 0


if __name__ == "__main__":
    sys.exit(main())
