"""Builds and installs the package as a user would, which compiles it with optimisations: part of the long run."""

import re
import subprocess
import sys
import venv

import pytest
from conftest import LONG, ROOT


@pytest.mark.skipif(not LONG, reason="it compiles for minutes")
def test_pip_installs_the_package_and_its_readme_is_true(tmp_path):
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv/bin/python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", ROOT / "python"], check=True, cwd=tmp_path)
    readme = (ROOT / "python/README.md").read_text()
    example = re.search(r"```python\n(.*?)```", readme, re.DOTALL)[1]
    done = subprocess.run([python, "-c", example], capture_output=True, text=True, cwd=tmp_path, env={})
    assert re.fullmatch(r"\[\d+(, \d+){3}\]\n", done.stdout), done.stderr
    listed = subprocess.run([python, "-m", "pip", "list"], capture_output=True, text=True, check=True).stdout
    installed = {line.split()[0] for line in listed.splitlines()[2:]}
    assert installed - {"pip", "setuptools"} == {"moonshot-hearts", "numpy"} and sys.version_info >= (3, 11)
