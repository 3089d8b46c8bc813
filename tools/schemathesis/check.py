"""Sends a server valid and invalid requests for its OpenAPI document, and checks each answer against the document.

    tools/schemathesis/run target/debug/moonshot [pytest's options]

One test for each operation. The requests are generated from a fixed seed.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
WITHOUT_LIMITS = ["open-tables"] + [
    f"{who}-{what}"
    for who in ["person", "address"]
    for what in ["make", "act", "suggest", "stream", "read", "sign-in"]
]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [sys.argv[1], "serve", "--listen", "127.0.0.1:0", "--data", data]
            + [f"--{limit}=none" for limit in WITHOUT_LIMITS],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            os.environ["MOONSHOT_URL"] = server.stdout.readline().split()[-1]
            options = ["-q", "-p", "no:cacheprovider", "--override-ini=python_files=*.py", *sys.argv[2:]]
            status = pytest.main([*options, str(HERE / "api.py")])
        finally:
            server.terminate()
            server.wait(15)
    sys.exit(status)


if __name__ == "__main__":
    main()
