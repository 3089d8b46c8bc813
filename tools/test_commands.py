"""The checks of commands in pages: each fault is found, and a good page has none."""

import tempfile
import unittest
from pathlib import Path

from commands import Program, run_page, static_faults

# Stands for the program: it knows the flag --seed, and prints its arguments.
PROGRAM = """#!/bin/sh
case "$*" in
*--help) case "$1" in play) echo "  --seed <N>";; --help|help) echo "commands: play";; *) exit 2;; esac;;
fail*) exit 1;;
*) echo "$@";;
esac
"""


class Pages(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = Path(folder.name) / "moonshot"
        path.write_text(PROGRAM)
        path.chmod(0o755)
        self.program = Program(path)

    def static(self, text):
        return list(static_faults("page", text, self.program, {"play", "test"}))

    def run_faults(self, text):
        return run_page("page", text, self.program)

    def test_a_good_page_has_no_fault(self):
        text = "Try `moonshot play --seed 1`.\n```sh\nmoonshot play --seed 7\nmake test\n```\n"
        self.assertEqual(self.static(text), [])
        self.assertEqual(self.run_faults(text)[0], 0, "what builds is not run")
        text = "```console\n$ moonshot play --seed 7\nplay --seed 7\n$ echo a \\\n    b\n…\n```\n"
        self.assertEqual((self.static(text), self.run_faults(text)), ([], (1, [])))

    def test_unknown_flags_subcommands_targets_and_files_are_found(self):
        for text in [
            "`moonshot play --sed 1`",
            "`moonshot sing`",
            "```sh\nmoonshot play --see\n```\n",
            "```sh\nA=1 sudo moonshot sing | cat\n```\n",
            "```sh\nmake nothing\n```\n",
            "```sh\npython3 tools/nothing.py\n```\n",
            "```sh\ntools/nothing\n```\n",
            "```bash\nls\n```\n",
        ]:
            self.assertEqual(len(self.static(text)), 1, text)

    def test_a_block_that_is_not_run_has_a_reason_that_fits(self):
        for reason, command, faults in [
            ("needs a database", "moonshot play postgres://x", 0),
            ("needs a database", "moonshot play", 1),
            ("no time", "moonshot play", 1),
            ("needs a database", "docker run postgres://x", 0),
        ]:
            text = f"<!-- not run: {reason} -->\n```sh\n{command}\n```\n"
            self.assertEqual(len(self.static(text)), faults, text)
            self.assertEqual(self.run_faults(text), (0, []))

    def test_a_program_that_nobody_placed_is_not_run(self):
        text = "```sh\nshutdown\n```\n"
        self.assertEqual(len(self.static(text)), 1)
        self.assertEqual(self.run_faults(text), (0, []))

    def test_failing_commands_and_other_output_are_found(self):
        for text in [
            "```sh\nmoonshot fail\necho done\n```\n",
            "```sh\nmoonshot fail | cat\n```\n",
            "```console\n$ echo a\nb\n```\n",
            "```console\n$ echo a\na\nb\n```\n",
        ]:
            ran, faults = self.run_faults(text)
            self.assertEqual((ran, len(faults)), (1, 1), text)

    def test_files_of_a_page_are_there_for_its_commands(self):
        text = "<!-- file: a.txt -->\n```text\nhello\n```\n```console\n$ cat a.txt\nhello\n```\n"
        self.assertEqual(self.run_faults(text), (1, []))


if __name__ == "__main__":
    unittest.main()
