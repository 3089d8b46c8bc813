#!/usr/bin/env python3
"""Runs the commands of the documentation, and checks those that cannot run here.

    tools/commands.py target/debug/moonshot [PAGE ...]

It reads every block of `sh` and `console` in the Markdown files. The blocks of a page run one after the other in a folder of their own,
which has the folder `examples` and a `transcript.json`, and in which `moonshot` is that program. A command that fails fails its page;
so does the output in a `console` block that is not what the command prints, where a line `…` stands for any lines. A block with a
program of ELSEWHERE is not run. Comments before a block change that:

    <!-- file: bot.py -->        the block is a file of that name for the commands that follow
    <!-- server -->              the command runs until the page ends; 8013 is replaced by a free port in the page's blocks
    <!-- not run: REASON -->     the block could run, but not here; REASONS has the reasons, and what such a block must contain

Of every command with `moonshot`, run or not, in a block or in the text, it checks that the subcommand and its flags exist; of `make`
that the target, and of a script that the file does.
"""

import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# A finished match of Hearts, which pages call transcript.json.
TRANSCRIPT = ROOT / "crates/table/tests/golden/hearts.json"
# The longest that a block may take, in seconds, and what a page's server has to start.
LONGEST, STARTS = 60, 30
# Programs that the blocks which run here may have.
HERE = {"moonshot", "python3", "cat", "cd", "cp", "curl", "diff", "echo", "grep", "head", "ls", "mkdir", "printf", "rm", "tail", "wc"}
# Programs that change the machine, need what is not here, or build for minutes.
ELSEWHERE = {
    "it builds or tests": {"cargo", "git", "make", "moonshot-load", "node", "npm", "npx", "pip", "tools"},
    "it needs containers": {"docker", "podman", "kubectl"},
    "it changes the machine": {"install", "sudo", "systemctl", "tee", "createdb", "createuser", "apt", "apt-get"},
    "it needs a cluster": {"ray"},
}
# Why a block of programs of HERE cannot run, and what is in such a block.
REASONS = {
    "long": r"moonshot (arena|review|spots|dataset)\b|python3 ",
    "needs a database": r"postgres://",
    "needs the tables of a host": r"moonshot (backup|restore|copy|reports)\b",
    "needs another machine": r"https?://|--shard",
    "needs packages": r"python3? ",
}
FENCE = re.compile(r"^(```+)(\w*)[^\n]*\n(.*?)^\1$", re.M | re.S)
MARK = re.compile(r"<!-- (file|server|not run)(?:: ([^>]*?))? -->\n$")


class Block:
    """A fenced block of a page, with the comment before it."""

    def __init__(self, page, text, match):
        self.page, self.language, self.text = page, match[2], match[3]
        self.line = text[: match.start()].count("\n") + 1
        mark = MARK.search(text[: match.start()])
        self.mark, self.value = (mark[1], mark[2]) if mark else (None, None)

    def __str__(self):
        return f"{self.page}:{self.line}"


def blocks(page, text):
    """The blocks of a page that have a meaning here.

    >>> [(b.line, b.language, b.mark, b.value) for b in blocks("p", "<!-- file: a.py -->\\n```python\\n1\\n```\\n```sh\\nls\\n```\\n")]
    [(2, 'python', 'file', 'a.py'), (5, 'sh', None, None)]
    """
    found = (Block(page, text, match) for match in FENCE.finditer(text))
    return [block for block in found if block.mark or block.language in ("sh", "console", "bash", "shell")]


def steps(block):
    """The commands of a block, each with the output that is shown for it, or None.

    >>> class B: pass
    >>> b = B(); b.language, b.text = "console", "$ a \\\\\\n  b\\nc\\n$ d\\n"
    >>> steps(b)
    [('a \\\\\\n  b', 'c\\n'), ('d', None)]
    >>> b.language, b.text = "sh", "a\\nb\\n"
    >>> steps(b)
    [('a\\nb\\n', None)]
    """
    if block.language != "console":
        return [(block.text, None)]
    found, continues = [], False
    for line in block.text.splitlines(keepends=True):
        if line.startswith("$ "):
            found.append([line[2:], ""])
        elif found:
            found[-1][0 if continues else 1] += line
        continues = line.endswith("\\\n") and (line.startswith("$ ") or continues)
    return [(command.rstrip("\n"), output or None) for command, output in found]


def commands(text):
    """The commands of a shell script, each as its words; without assignments, comments and `sudo`.

    >>> commands("A=1 moonshot serve  # it's here\\nsudo ls | x y && z \\\\\\n  -t")
    [['moonshot', 'serve'], ['ls'], ['x', 'y'], ['z', '-t']]
    """
    found = []
    for line in text.replace("\\\n", " ").split("\n"):
        lexer = shlex.shlex(line, posix=True, punctuation_chars="|&;")
        lexer.whitespace_split, lexer.commenters = True, "#"
        words = []
        for word in [*lexer, ";"]:
            if not set(word) <= set("|&;"):
                words.append(word)
                continue
            while words and (re.match(r"\w+=", words[0]) or words[0] == "sudo"):
                words.pop(0)
            if words:
                found.append(words)
            words = []
    return found


def elsewhere(block):
    """Why a block is not run, or None; and its programs that are in neither list."""
    first = [words[0] for command, _ in steps(block) for words in commands(command)]
    names = {"tools" if word.startswith("tools/") else word.rpartition("/")[2] for word in first}
    names |= {"sudo"} if re.search(r"\bsudo\b", block.text) else set()
    reasons = [reason for reason, programs in ELSEWHERE.items() if programs & names]
    return (reasons or [None])[0], sorted(names - HERE - set().union(*ELSEWHERE.values()))


class Program:
    """The program that the pages are about."""

    def __init__(self, path):
        self.path = Path(path).resolve()

    @cache
    def help(self, *subcommand):
        """The help of a subcommand; None if there is none."""
        done = subprocess.run([self.path, *subcommand, "--help"], capture_output=True, text=True)
        return done.stdout if done.returncode == 0 else None

    def faults(self, words):
        """The faults of a command of it: `words` begins after its name."""
        if not words or words[0].startswith("-") or words[0] == "help":
            text = self.help()
        else:
            text = self.help(words[0])
        if text is None:
            yield f"there is no subcommand {words[0]}"
            return
        for word in words:
            flag = re.match(r"--?[a-zA-Z][\w-]*", word)
            if flag and not re.search(rf"(?<![\w-]){re.escape(flag[0])}(?![\w-])", text):
                yield f"{words[0]} has no flag {flag[0]}"


def faults_of_words(words, program, targets):
    """The faults of a command, as far as that shows without running it."""
    name = words[0].rpartition("/")[2]
    if name == "moonshot":
        yield from program.faults(words[1:])
    elif name == "make":
        wanted = (word for word in words[1:] if re.fullmatch(r"[a-z-]+", word))
        yield from (f"the Makefile has no target {word}" for word in wanted if word not in targets)
    elif re.match(r"(tools|examples)/", words[0]) and not (ROOT / words[0]).exists():
        yield f"there is no {words[0]}"
    elif name == "python3" and len(words) > 1 and words[1].startswith(("tools/", "examples/")) and not (ROOT / words[1]).exists():
        yield f"there is no {words[1]}"


def inline(text):
    """The commands of the program in the text of a page, with their line.

    >>> list(inline("Use `moonshot verify FILE`\\nor `moonshot`.\\n```sh\\nmoonshot x\\n```\\n"))
    [(1, ['verify', 'FILE'])]
    """
    # Blocks keep their lines.
    prose = FENCE.sub(lambda block: "\n" * block[0].count("\n"), text)
    for number, line in enumerate(prose.split("\n"), start=1):
        for command in re.findall(r"`(?:\./)?moonshot ([^`]+)`", line):
            yield number, command.replace("'", "").split()


def static_faults(page, text, program, targets):
    """The faults of the commands of a page, as far as that shows without running them."""
    for block in blocks(page, text):
        if block.language in ("bash", "shell"):
            yield f"{block}: a block of commands is `sh`, or `console` with output"
        if block.mark == "not run" and not re.search(REASONS.get(block.value, r"(?!)"), block.text):
            yield f"{block}: “{block.value}” is no reason, or not one for this block"
        if block.language not in ("sh", "console"):
            continue
        reason, unknown = elsewhere(block)
        if unknown and not reason:
            yield f"{block}: nothing says whether {', '.join(unknown)} may run here: see HERE and ELSEWHERE"
        for command, _ in steps(block):
            for words in commands(command):
                yield from (f"{block}: {fault}" for fault in faults_of_words(words, program, targets))
    for line, words in inline(text):
        yield from (f"{page}:{line}: {fault}" for fault in program.faults(words))


def differs(shown, printed):
    """Whether a command printed something else than a page shows; a line `…` stands for any lines.

    >>> differs("a\\n…\\nd\\n", "a\\nb\\nc\\nd\\n"), differs("a\\n", "b\\n"), differs("a  b\\n", "a b\\n")
    (False, True, False)
    """
    parts = (r"(?:.*\n)*" if line.strip() == "…" else r"\s+".join(map(re.escape, line.split())) + r"\s*\n" for line in shown.splitlines())
    return re.fullmatch("".join(parts), printed.strip("\n") + "\n") is None


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return str(found.getsockname()[1])


class Run:
    """The commands of a page, in a folder of their own."""

    def __init__(self, folder, program):
        self.folder, self.port, self.servers = Path(folder), free_port(), []
        (self.folder / "bin").mkdir()
        (self.folder / "bin/moonshot").symlink_to(program.path)
        (self.folder / "moonshot").symlink_to(program.path)
        (self.folder / "examples").symlink_to(ROOT / "examples")
        shutil.copy(TRANSCRIPT, self.folder / "transcript.json")
        own = {"PATH": f"{self.folder}/bin:{os.environ['PATH']}", "HOME": folder, "XDG_DATA_HOME": f"{folder}/data"}
        self.environment = {**os.environ, **own, "MOONSHOT_LISTEN": f"127.0.0.1:{self.port}"}

    def shell(self, command):
        pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
        script = ["bash", "-euo", "pipefail", "-c", command.replace("8013", self.port)]
        return subprocess.Popen(script, cwd=self.folder, env=self.environment, start_new_session=True, **pipes)

    def faults(self, block):
        """Runs a block, and yields its faults."""
        if block.mark == "file":
            (self.folder / block.value).write_text(block.text.replace("8013", self.port), encoding="utf-8")
            return
        for command, shown in steps(block):
            process = self.shell(command)
            if block.mark == "server":
                self.servers.append(process)
                if not self.is_up():
                    yield f"{block}: the server does not start"
                continue
            try:
                printed, errors = process.communicate(timeout=LONGEST)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                yield f"{block}: takes longer than {LONGEST} s"
                continue
            if process.returncode:
                yield f"{block}: fails with {process.returncode}\n{printed}{errors}"
            elif shown and differs(shown.replace("8013", self.port), printed):
                yield f"{block}: prints\n{printed}"

    def is_up(self):
        ends = time.monotonic() + STARTS
        while time.monotonic() < ends:
            try:
                return urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz").status == 204
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
        return False

    def stop(self):
        for server in self.servers:
            os.killpg(server.pid, signal.SIGTERM)
            server.communicate()


def run_page(page, text, program):
    """Runs the blocks of a page; how many ran, and the faults."""
    mine = [block for block in blocks(page, text) if block.mark == "file" or (block.mark != "not run" and elsewhere(block) == (None, []))]
    if not any(block.mark != "file" for block in mine):
        return 0, []
    with tempfile.TemporaryDirectory() as folder:
        run = Run(folder, program)
        try:
            faults = [fault for block in mine for fault in run.faults(block)]
        finally:
            run.stop()
    return sum(block.mark != "file" for block in mine), faults


def main():
    program, wanted = Program(sys.argv[1]), sys.argv[2:]
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    pages = {name: (ROOT / name).read_text(encoding="utf-8") for name in wanted or listed.stdout.split("\n") if name and (ROOT / name).is_file()}
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    faults = [fault for page, text in pages.items() for fault in static_faults(page, text, program, targets)]
    ran = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for count, found in pool.map(lambda item: run_page(*item, program), pages.items()):
            ran, faults = ran + count, faults + found
    print("\n".join(faults) if faults else f"{ran} blocks of commands ran; all others are in order.")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
