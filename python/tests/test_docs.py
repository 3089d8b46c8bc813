"""The code of the documentation runs, and the generated pages are up to date."""

import importlib.util
import re

import pytest
from conftest import ROOT

PAGES = ["docs/python.md", "docs/python/examples.md", "python/README.md"]
# A block of Python, and what it prints if that is shown.
BLOCK = re.compile(r"^```python\n(.*?)^```$(?:\n\n```text\n(.*?)^```$)?", re.M | re.S)


@pytest.mark.parametrize("page", PAGES)
def test_the_code_of_a_page_runs_and_prints_what_it_says(page, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    blocks = BLOCK.findall((ROOT / page).read_text())
    assert blocks
    names, printed = {}, ""
    for block, shown in blocks:
        exec(compile(block, page, "exec"), names)
        output = capsys.readouterr().out
        printed += output
        assert shown in ("", output)
    assert printed


def test_generated_pages_are_up_to_date():
    specification = importlib.util.spec_from_file_location("docs", ROOT / "tools/python/docs.py")
    docs = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(docs)
    for name, text in (("reference", docs.reference()), ("layouts", docs.layouts())):
        assert (docs.PAGES / f"{name}.md").read_text() == text, "run tools/python/run --write target/debug/moonshot"
