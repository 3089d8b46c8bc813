"""The code of the documentation runs, and the generated pages are up to date."""

import importlib.util
import re

import pytest
from conftest import ROOT

PAGES = ["docs/python.md", "python/README.md"]


@pytest.mark.parametrize("page", PAGES)
def test_the_code_of_a_page_runs(page, capsys):
    blocks = re.findall(r"^```python\n(.*?)^```$", (ROOT / page).read_text(), re.M | re.S)
    assert blocks
    names = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)
    assert capsys.readouterr().out


def test_generated_pages_are_up_to_date():
    specification = importlib.util.spec_from_file_location("docs", ROOT / "tools/python/docs.py")
    docs = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(docs)
    for name, text in (("reference", docs.reference()), ("layouts", docs.layouts())):
        assert (docs.PAGES / f"{name}.md").read_text() == text, "run tools/python/docs.py"
