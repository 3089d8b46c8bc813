#!/usr/bin/env python3
"""Two servers over one PostgreSQL behind nginx, for a browser test.

Prints their common address. Each line on standard input is a command, answered with `done`: `restart N` stops server N
as a host would and restarts it, `verify TABLE` checks the match of a table against the rules and its seed. Exits with
its standard input.
"""

import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

import service
from clock import Skipped
from people import Failed
from server import Server


def main():
    program = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory(prefix="moonshot-stand-") as directory:
        directory, running, servers = Path(directory), [], []
        try:
            postgres = service.Postgres(directory)
            running.append(postgres)
            store = f"postgres://moonshot@127.0.0.1:{postgres.port}/tables"
            for _ in range(2):
                options = ["--trusted-proxies", "127.0.0.1"]
                servers.append(Server(program, directory, listen=service.free_port(), store=store, options=options, local=True))
            nginx = service.nginx(directory, [server.address[1] for server in servers])
            running.append(nginx)
            print(f"http://127.0.0.1:{nginx.port}", flush=True)
            for line in sys.stdin:
                what, which = line.split()
                if what == "restart":
                    server = servers[int(which)]
                    server.stop()
                    server.start()
                elif what == "verify":
                    file = directory / f"{which}.json"
                    with urllib.request.urlopen(f"http://127.0.0.1:{nginx.port}/api/tables/{which}/transcript") as answer:
                        file.write_bytes(answer.read())
                    subprocess.run([program, "verify", file], check=True, capture_output=True)
                print("done", flush=True)
        finally:
            for server in servers:
                server.end()
            for part in running:
                part.end()


if __name__ == "__main__":
    try:
        main()
    except (Failed, Skipped) as problem:
        sys.exit(str(problem))
