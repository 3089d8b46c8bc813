#!/usr/bin/env python3
"""Checks that every relative link in the Markdown files points at a file, and at a heading of it if it names one.

Also checks that `docs/...` paths in source comments and configuration exist, with their anchors, and that the code names in
docs/glossary.md occur in the sources.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^)\s]+)\)")
MENTION = re.compile(r"(?<![\w./-])docs/[\w./-]+\.(?:md|webp|png)(?:#[\w-]+)?")


def without_code(text):
    """The text without fenced code and inline code; lines keep their numbers.

    >>> without_code("a `b`\\n```\\nc\\n```\\nd")
    'a \\n\\n\\n\\nd'
    """
    lines, fenced = [], False
    for line in text.split("\n"):
        fence = line.lstrip().startswith("```")
        lines.append("" if fenced or fence else re.sub(r"`[^`]*`", "", line))
        fenced ^= fence
    return "\n".join(lines)


def anchors(text):
    """The anchors of the headings of a page, as GitHub makes them.

    >>> sorted(anchors("# How `sharp` learnt\\n## A, b\\n## A, b\\n"))
    ['a-b', 'a-b-1', 'how-sharp-learnt']
    """
    found, fenced = set(), False
    for line in text.split("\n"):
        fenced ^= line.lstrip().startswith("```")
        if fenced or not (match := re.match(r"#+ (.*)", line)):
            continue
        slug = re.sub(r"[^\w\- ]", "", match[1].strip().lower()).replace(" ", "-")
        number = 0
        while (name := f"{slug}-{number}" if number else slug) in found:
            number += 1
        found.add(name)
    return found


def fault(root, target):
    """Why a path with an optional anchor is wrong, or None."""
    path, _, anchor = target.partition("#")
    file = root / path
    if not file.exists():
        return "there is no such file"
    if anchor and file.suffix == ".md" and anchor not in anchors(file.read_text(encoding="utf-8")):
        return "the page has no such heading"
    return None


def names(glossary):
    """The code names in the last column of the glossary's tables, each with its line.

    >>> list(names("| term | meaning | name |\\n| seat | A `place`. | `Seat`, `BySeat` |\\n"))
    [(2, 'Seat'), (2, 'BySeat')]
    """
    for number, line in enumerate(glossary.split("\n"), start=1):
        if line.startswith("|"):
            yield from ((number, name) for name in re.findall(r"`([^`]+)`", line.strip().rstrip("|").rpartition("|")[2]))


def unknown_names(root):
    """The names of the glossary that no source has."""
    glossary = (root / "docs/glossary.md").read_text(encoding="utf-8")
    for number, name in names(glossary):
        found = subprocess.run(["git", "grep", "--quiet", "--word-regexp", "--fixed-strings", name, "--", "crates", "web/src"], cwd=root)
        if found.returncode:
            yield f"docs/glossary.md:{number}: {name}: no source has this name"


def check(root):
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=root, check=True, capture_output=True, text=True
    )
    faults = []
    for name in listed.stdout.split("\n"):
        file = root / name
        if not name or not file.is_file() or "package-lock" in name:
            continue
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        targets = []
        if file.suffix == ".md":
            for number, line in enumerate(without_code(text).split("\n"), start=1):
                for target in LINK.findall(line):
                    if not re.match(r"[a-z]+:", target):
                        path = name if target.startswith("#") else str((file.parent / target.partition("#")[0]).resolve())
                        anchor = target.partition("#")[2]
                        targets.append((number, target, path + (f"#{anchor}" if anchor else "")))
        elif not re.match(r"tools/test_\w+\.py$", name):
            for number, line in enumerate(text.split("\n"), start=1):
                targets += [(number, found, found) for found in MENTION.findall(line)]
        for number, shown, target in targets:
            if why := fault(root, target):
                faults.append(f"{name}:{number}: {shown}: {why}")
    return faults + list(unknown_names(root))


if __name__ == "__main__":
    found = check(ROOT)
    print("\n".join(found) if found else "Every link points at something.")
    sys.exit(bool(found))
