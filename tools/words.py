#!/usr/bin/env python3
"""Checks that prose uses the project's vocabulary (docs/glossary.md).

    tools/words.py            fails when a phrase occurs more often than tools/words-baseline.txt allows
    tools/words.py --write    lowers the baseline to what the tree has now; never raises it
    tools/words.py --list     prints every occurrence: file, line, phrase, what to say instead
    tools/words.py FILE ...   prints the occurrences in these files

Prose is Markdown outside of code, and comments in source and configuration files. String literals and the texts of the
page are not checked. The baseline counts each phrase over the whole tree, so moving a file changes nothing.
"""

import argparse
import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BASELINE = "tools/words-baseline.txt"

# Generated, frozen or foreign files, and the list of phrases itself.
SKIPPED = re.compile(
    r"^(tools/(test_)?words\.py$|web/src/generated/|web/public/|docs/(snapshot\.md$|rules/)|crates/[a-z]+/migrations/|fuzz/seeds/"
    r"|.*package-lock\.json$|.*Cargo\.lock$|.*/tests/(recorded|transcripts|golden|stored|corpus)/|LICENSE)"
)

# (name in the baseline, pattern, what to say instead)
PHRASES = [
    ("whoever", r"\bwho(?:m|so)?ever\b", "players who ..., anyone who ..., the client that ..."),
    ("of whom", r"\b(?:of|to|for|from|with|by|at) whom\b", "put the subject first: players who ..."),
    ("told", r"\btold\b", "published, notified, sent; learns"),
    (
        "tell",
        r"\btell(?:s|ing)?\b(?= (?:it|them|everybody|others|all|those|the others|each other|a|who|of|whom|what|the (?:other|player|watcher|client|server|page)s?)\b)",
        "publish, notify, send, say, report",
    ),
    ("it is said", r"\bit is (?:said|asked|found out|told)\b", "name who does it"),
    ("hear", r"\b(?:hears?|heard|hearing)\b", "receive"),
    ("teller", r"\b(?:teller|follower)s?\b", "subscriber, session"),
    ("sign of life", r"\bsigns? of life\b", "heartbeat, ping, keep-alive"),
    ("without a word", r"\bwithout (?:a word|a farewell)\b", "half-open, unresponsive"),
    ("gone", r"\b(?:who|somebody|anybody|everybody|nobody|player|person|people|they) (?:is|are|was|were|has|have) gone\b", "disconnected, left"),
    ("stir", r"\b(?:stirs?|stirred|news)\b", "outbox, queue, notification"),
    ("passing", r"\bpassing (?:state|things?)\b", "ephemeral state"),
    ("company", r"\b(?:company|companies)\b", "seats, players, membership"),
    ("figures", r"\bfigures?\b(?! out\b)", "metrics (of a server), measurements, numbers"),
    ("reckon", r"\breckon(?:s|ed|ing)?\b", "search, look ahead, count on, assume"),
    ("thought", r"\bthoughts?\b", "search, decision"),
    ("worlds", r"\bworlds\b", "determinizations"),
    ("thumb", r"\bthumb\b", "heuristics"),
    ("siege", r"\b(?:sieges|besieg\w+|held against|holds? against)\b", "fault injection, chaos test; checked against"),
    ("mended", r"\bmend(?:s|ed|ing)?\b", "fixed"),
    ("anew", r"\banew\b", "again"),
    ("another than", r"\b(?:another|others) than\b", "different from, changed"),
    ("is another", r"\b(?:is|are|was|were) (?:another|others)(?=\s*(?:[.,;:)]|$|when\b|if\b|each\b))", "changed, different"),
    ("of late", r"\b(?:of late|of old)\b", "recently, older"),
    ("for ever", r"\bfor ever\b", "forever"),
    ("one's", r"\b(?:one's|oneself)\b", "your, their; yourself"),
    ("for it", r"[,;] for (?:it|they|he|there|nobody|we|otherwise|who)\b", "because"),
    ("What is", r"(?:(?<=[.:;!?] )|^)(?:What|Who) (?:is|was|are|were|has|have|had|can|may|must|does|did|comes|came|stands|waits)\b(?![^.!]*\?)", "name the thing"),
    ("Of which", r"(?:(?<=[.:;!?] )|^)(?:Of|From|By|For|At|In|To|With|On|As) (?:which|whom|what|how many|how much)\b(?![^.!]*\?)", "put the subject first"),
]
COMPILED = [(name, re.compile(pattern, re.IGNORECASE if name not in ("What is", "Of which") else 0), hint) for name, pattern, hint in PHRASES]

SLASHES = {".rs", ".ts", ".js", ".mjs"}
HASHES = {".sh", ".toml", ".yaml", ".yml", ".conf", ".service", ".timer", ".env"}

RUST = re.compile(
    r"""(?P<skip>b?r(?P<hashes>\#*)".*?"(?P=hashes)|b?"(?:\\.|[^"\\])*"|b?'(?:\\[^\n]{1,10}?|[^'\\\n])')"""
    r"""|(?P<line>//[^\n]*)|(?P<block>/\*.*?\*/)""",
    re.DOTALL,
)
SCRIPT = re.compile(
    r"""(?P<skip>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<=[=(,:[!&|?{};\n] )/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*|(?<=[(=,])/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*)"""
    r"""|(?P<line>//[^\n]*)|(?P<block>/\*.*?\*/)""",
    re.DOTALL,
)
HTML_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
CSS_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
HASH_COMMENT = re.compile(r"""^(?:[^#'"\n]|'[^'\n]*'|"[^"\n]*")*?(?:^|(?<=\s))#(?!!)(?P<text>[^\n]*)""", re.MULTILINE)


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def spread(block, first):
    """The lines of a block comment, each with its number and without its decoration."""
    for number, line in enumerate(block.split("\n"), start=first):
        yield number, re.sub(r"^\s*(?:/\*+|<!--+|\*(?!/))?\s?|\s*(?:\*/|-+->)\s*$", "", line)


def slashes(text, pattern, first=1):
    """The comments of a file with `//` and `/* */`.

    >>> list(slashes('let a = "// whoever"; // why\\n/* b\\n * c */', RUST))
    [(1, 'why'), (2, 'b'), (3, 'c')]
    >>> list(slashes("const a = '// no' // yes", SCRIPT))
    [(1, 'yes')]
    """
    for match in pattern.finditer(text):
        if match["line"] is not None:
            yield first - 1 + line_of(text, match.start()), re.sub(r"^//[/!]?\s?", "", match["line"])
        elif match["block"] is not None:
            yield from spread(match["block"], first - 1 + line_of(text, match.start()))


def svelte(text):
    """The comments of a component: its script, its style and its markup, but not its texts.

    >>> list(svelte("<script>\\n// one\\n</script>\\n<p>whoever</p><!-- two -->"))
    [(2, 'one'), (4, 'two')]
    """
    found = []
    for match in re.finditer(r"<script[^>]*>(.*?)</script>", text, re.DOTALL):
        found += slashes(match[1], SCRIPT, line_of(text, match.start(1)))
    for match in re.finditer(r"<style[^>]*>(.*?)</style>", text, re.DOTALL):
        for comment in CSS_COMMENT.finditer(match[1]):
            found += spread(comment[0], line_of(text, match.start(1) + comment.start()))
    for comment in HTML_COMMENT.finditer(text):
        found += spread(comment[0], line_of(text, comment.start()))
    return sorted(found)


def python(text):
    """The comments and docstrings of a Python file.

    >>> list(python('\"\"\"One.\"\"\"\\na = "told"  # two\\n'))
    [(1, 'One.'), (2, 'two')]
    """
    found = []
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                found.append((token.start[0], token.string.lstrip("#!").strip()))
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                if node.body and isinstance(node.body[0], ast.Expr) and ast.get_docstring(node) is not None:
                    docstring = node.body[0]
                    lines = text.split("\n")[docstring.lineno - 1 : docstring.end_lineno]
                    found += [(docstring.lineno + n, line.strip().strip('"').strip()) for n, line in enumerate(lines)]
    except (SyntaxError, tokenize.TokenError) as error:
        raise SystemExit(f"cannot read Python: {error}") from error
    return sorted(found)


def hashes(text):
    """The comments of a shell script, a Makefile or a configuration file.

    >>> list(hashes("#!/bin/sh\\n# one\\necho '# no' # two\\n"))
    [(2, 'one'), (3, 'two')]
    """
    for match in HASH_COMMENT.finditer(text):
        yield line_of(text, match.start("text")), match["text"].lstrip("#").strip()


def prose(path, text):
    """The prose of a file as pairs of line number and text; none for other kinds of files."""
    suffix = Path(path).suffix
    if suffix == ".md":
        return enumerate(text.split("\n"), start=1)
    if suffix == ".rs":
        return slashes(text, RUST)
    if suffix in SLASHES:
        return slashes(text, SCRIPT)
    if suffix == ".svelte":
        return svelte(text)
    if suffix == ".css":
        return [pair for match in CSS_COMMENT.finditer(text) for pair in spread(match[0], line_of(text, match.start()))]
    head = text[:64].split("\n", 1)[0]
    if suffix == ".py" or head.startswith("#!") and "python" in head:
        return python(text)
    if suffix in HASHES or Path(path).name in ("Makefile", "Containerfile") or head.startswith("#!") and "sh" in head:
        return hashes(text)
    return []


def without_code(lines):
    """The same lines, without fenced code, inline code, link targets and addresses.

    >>> list(without_code([(1, "say `told` [told](told.md)"), (2, "```"), (3, "told"), (4, "```"), (5, "https://told.example")]))
    [(1, 'say  [told]'), (5, '')]
    """
    fenced = False
    for number, line in lines:
        if line.lstrip().startswith("```"):
            fenced = not fenced
            continue
        if not fenced:
            line = re.sub(r"``[^`]*``|`[^`]*`", "", line)
            line = re.sub(r"\]\([^)]*\)|\]\[[^\]]*\]", "]", line)
            yield number, re.sub(r"https?://\S+", "", line)


def find(path, text):
    """The marked phrases of a file: line, name, phrase, hint.

    >>> find("a.rs", "/// Whoever watches is told.\\nfn told() {}")
    [(1, 'whoever', 'Whoever', 'players who ..., anyone who ..., the client that ...'), (1, 'told', 'told', 'published, notified, sent; learns')]
    >>> find("a.rs", 'let told = "whoever is told";')
    []
    >>> [name for _, name, _, _ in find("a.md", "What is this for? What is stored comes back. Figure out the figures.")]
    ['figures', 'What is']
    """
    found = []
    for number, line in without_code(prose(path, text)):
        for name, pattern, hint in COMPILED:
            found += [(number, name, match[0], hint) for match in pattern.finditer(line)]
    return found


def files(root):
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"], cwd=root, check=True, capture_output=True, text=True
    )
    return sorted(path for path in set(listed.stdout.split("\0")) if path and not SKIPPED.match(path) and (root / path).is_file())


def survey(root, paths):
    """All occurrences: path, line, name, phrase, hint."""
    found = []
    for path in paths:
        try:
            text = (root / path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [(path, *rest) for rest in find(path, text)]
    return found


def read_baseline(text):
    r"""The counts of a baseline file.

    >>> read_baseline("# comment\n12 told\n3 for it\n")
    {'told': 12, 'for it': 3}
    """
    lines = [line.split(" ", 1) for line in text.splitlines() if line and not line.startswith("#")]
    return {name: int(count) for count, name in lines}


def write_baseline(counts):
    head = (
        "# How often each phrase of tools/words.py occurs in the tree. A count may only shrink; `tools/words.py --write` lowers it.\n"
    )
    return head + "".join(f"{counts[name]} {name}\n" for name, _, _ in PHRASES if counts.get(name))


def compare(counts, baseline):
    """The names that occur too often, and those that occur less often than allowed.

    >>> compare({"told": 3, "anew": 1}, {"told": 2, "anew": 4})
    (['told'], ['anew'])
    """
    more = [name for name, _, _ in PHRASES if counts.get(name, 0) > baseline.get(name, 0)]
    less = [name for name, _, _ in PHRASES if counts.get(name, 0) < baseline.get(name, 0)]
    return more, less


def added_lines(root):
    """The lines that the working tree adds to the main branch, as a set of (path, line)."""
    base = subprocess.run(["git", "merge-base", "HEAD", "origin/main"], cwd=root, capture_output=True, text=True).stdout.strip()
    diff = subprocess.run(["git", "diff", "--unified=0", "--find-renames", base or "HEAD"], cwd=root, capture_output=True, text=True).stdout
    added, path = set(), None
    for line in diff.split("\n"):
        if line.startswith("+++ "):
            path = line[6:]
        elif match := re.match(r"@@ \S+ \+(\d+)(?:,(\d+))? @@", line):
            first = int(match[1])
            added |= {(path, number) for number in range(first, first + int(match[2] or 1))}
    new = subprocess.run(["git", "ls-files", "--others", "--exclude-standard"], cwd=root, capture_output=True, text=True).stdout.split("\n")
    return added | {(path, None) for path in new if path}


def show(found):
    for path, line, _, phrase, hint in found:
        print(f"{path}:{line}: “{phrase}” → {hint}")


def check(root, write=False):
    """Compares the tree with its baseline; returns an exit status."""
    found = survey(root, files(root))
    counts = Counter(name for _, _, name, _, _ in found)
    stored = root / BASELINE
    if stored.exists():
        baseline = read_baseline(stored.read_text(encoding="utf-8"))
    elif write:
        baseline = dict(counts)
    else:
        print(f"There is no {BASELINE}; `tools/words.py --write` makes it.", file=sys.stderr)
        return 1
    more, less = compare(counts, baseline)
    for name in more:
        of_name = [occurrence for occurrence in found if occurrence[2] == name]
        added = added_lines(root)
        new = [occurrence for occurrence in of_name if occurrence[:2] in added or (occurrence[0], None) in added]
        print(f"“{name}” occurs {counts[name]} times, and may occur {baseline.get(name, 0)} times:", file=sys.stderr)
        show(new or of_name[:40])
        if not new and len(of_name) > 40:
            print("... `tools/words.py --list` prints the rest.")
    if write:
        lowered = {name: min(counts.get(name, 0), baseline.get(name, 0)) for name, _, _ in PHRASES}
        stored.write_text(write_baseline(lowered), encoding="utf-8")
    elif less and not more:
        print(f"{sum(baseline[name] - counts.get(name, 0) for name in less)} phrases fewer than the baseline has: `tools/words.py --write` lowers it.")
    return 1 if more else 0


def main():
    parser = argparse.ArgumentParser(description="Checks that prose uses the project's vocabulary.")
    parser.add_argument("--write", action="store_true", help="lower the baseline to the present counts")
    parser.add_argument("--list", action="store_true", help="print every occurrence")
    parser.add_argument("files", nargs="*", help="print the occurrences in these files alone")
    arguments = parser.parse_args()
    if arguments.list or arguments.files:
        show(survey(ROOT, arguments.files or files(ROOT)))
        return 0
    return check(ROOT, arguments.write)


if __name__ == "__main__":
    sys.exit(main())
