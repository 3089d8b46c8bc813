"""Tests of words.py and links.py: `python3 -B -m unittest discover tools`."""

import contextlib
import doctest
import io
import subprocess
import tempfile
import unittest
from pathlib import Path

import links
import words


def load_tests(_loader, tests, _pattern):
    tests.addTests(doctest.DocTestSuite(words))
    tests.addTests(doctest.DocTestSuite(links))
    return tests


class Tree(unittest.TestCase):
    """A repository in a temporary directory."""

    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = Path(directory.name)
        self.git("init", "--quiet")
        self.write("docs/glossary.md", "# Glossary\n")
        (self.root / "tools").mkdir()

    def git(self, *arguments):
        subprocess.run(["git", *arguments], cwd=self.root, check=True, capture_output=True)

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def words(self, **how):
        """The exit status of words.py and what it prints."""
        output = io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            status = words.check(self.root, **how)
        return status, output.getvalue()


class Words(Tree):
    def setUp(self):
        super().setUp()
        self.write("a/old.rs", "// Whoever watches is told.\n")
        self.words(write=True)

    def test_a_new_phrase_fails_with_its_line_and_a_hint(self):
        self.assertEqual(self.words(), (0, ""))
        self.write("b.ts", "let a = 1\n/** It is built anew. */\n")
        status, printed = self.words()
        self.assertEqual(status, 1)
        self.assertIn("b.ts:2: “anew” → again", printed)
        self.assertNotIn("old.rs", printed)

    def test_one_more_of_an_old_phrase_fails(self):
        self.write("b.md", "Nobody was told.\n")
        self.assertEqual(self.words()[0], 1)

    def test_a_moved_file_changes_nothing(self):
        (self.root / "b").mkdir()
        (self.root / "a/old.rs").rename(self.root / "b/moved.rs")
        self.assertEqual(self.words(), (0, ""))

    def test_less_passes_and_lowers_the_baseline_when_asked(self):
        self.write("a/old.rs", "// Subscribers are notified; nobody was told.\n")
        status, printed = self.words()
        self.assertEqual(status, 0)
        self.assertIn("--write", printed)
        self.words(write=True)
        self.write("a/old.rs", "// Whoever watches is told.\n")
        self.assertEqual(self.words()[0], 1)

    def test_writing_never_raises_the_baseline(self):
        self.write("b.rs", "// told told told\n")
        self.assertEqual(self.words(write=True)[0], 1)
        self.assertEqual(self.words()[0], 1)

    def test_strings_and_texts_of_the_page_are_not_prose(self):
        self.write("b.rs", 'let a = r#"// told"#; let b = \'"\'; let c = "told \\" // told";\n')
        self.write("b.ts", "const a = /['\"]/; const b = `told // told`; const c = 'told'\n")
        self.write("b.svelte", "<p>You are told.</p>\n<script>\n  let a = 'told'\n</script>\n")
        self.write("b.py", "a = 'told'\n")
        self.write("b.sh", "echo 'told # told'\n")
        self.assertEqual(self.words(), (0, ""))

    def test_every_kind_of_comment_is_prose(self):
        for path, text in {
            "c.rs": "fn a() {} //! anew",
            "d.rs": "/*\n * anew\n */",
            "c.ts": "const a = '\"' // anew",
            "c.svelte": "<!-- anew -->",
            "d.svelte": "<style>\n/* anew */\n</style>",
            "c.py": 'def a():\n    """Built anew."""\n',
            "tool": "#!/bin/bash\nmake # anew",
            "Makefile": "a: ## Build anew",
            "c.yaml": "a: 1 # anew",
            "c.md": "anew",
        }.items():
            with self.subTest(path):
                self.write(path, text)
                self.assertEqual(self.words()[0], 1)
                (self.root / path).unlink()


class Links(Tree):
    def test_a_link_to_nothing_is_found(self):
        self.write("docs/a.md", "[b](b.md) [c](#c) [web](https://example.org) [self](a.md#here)\n# Here\n`[d](d.md)`\n")
        faults = links.check(self.root)
        self.assertEqual([fault.split(": ")[1] for fault in faults], ["b.md", "#c"])

    def test_paths_in_sources_are_checked(self):
        self.write("docs/a.md", "# Here\n")
        self.write("crates/a.rs", "// docs/a.md, docs/a.md#here, docs/a.md#there and docs/b.md\n")
        self.assertEqual(len(links.check(self.root)), 2)

    def test_names_of_the_glossary_exist(self):
        self.write("crates/a.rs", "struct Seat;\n")
        self.git("add", "--all")
        self.write("docs/glossary.md", "| term | meaning | name |\n| seat | A place. | `Seat`, `Chair` |\n")
        self.assertEqual([fault.split(": ")[1] for fault in links.check(self.root)], ["Chair"])


if __name__ == "__main__":
    unittest.main()
