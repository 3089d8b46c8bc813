"""The services of a deployment with several servers: PostgreSQL, NATS, a reverse proxy, and wires between them that can
be cut."""

import contextlib
import os
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import threading
import time
from pathlib import Path

import disk
from clock import Skipped
from people import Failed

NOBODY = 65534
READY_WITHIN = 30


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def find(name, *places):
    """The path of a program, from PATH or Debian's location."""
    found = shutil.which(name) or next((str(place) for place in places if Path(place).exists()), None)
    if found is None:
        raise Skipped(f"{name} is not installed")
    return found


def answers(port):
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
        return True
    except OSError:
        return False


class Program:
    """A program on a local port, killed with its children."""

    def __init__(self, name, command, port):
        self.name, self.command, self.port = name, command, port
        self.process, self.errors = None, tempfile.TemporaryFile()
        self.start()

    def start(self):
        """Starts it, and retries if it exits at once: remains of the previous one may still be in its way."""
        until = time.monotonic() + READY_WITHIN
        while time.monotonic() < until:
            self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=self.errors, start_new_session=True)
            while self.process.poll() is None and time.monotonic() < until:
                if answers(self.port):
                    return
                time.sleep(0.02)
            time.sleep(0.1)
        self.errors.seek(0)
        said = self.errors.read()[-600:].decode(errors="replace")
        raise Failed(f"{self.name} does not answer; it says: {said}")

    def again(self):
        """Restarts it after a kill."""
        self.start()

    def end(self):
        """Ends it for good."""
        self.kill()

    def kill(self, how=signal.SIGKILL):
        try:
            os.killpg(self.process.pid, how)
        except ProcessLookupError:
            pass
        self.process.wait()


class Postgres(Program):
    """A cluster with its own disk, and another for its write-ahead log, if those can be mounted."""

    def __init__(self, directory, size="192m"):
        versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
        initdb = find("initdb", *(version / "initdb" for version in versions))
        self.programs, data, port = Path(initdb).resolve().parent, directory / "postgres", free_port()
        self.held = contextlib.ExitStack()
        root = os.getuid() == 0
        # Only root can mount a disk for another user, and PostgreSQL does not run as root.
        small = root and self.held.enter_context(disk.small_disk(data, size, [["--mount"]]))
        prefix, self.seen, log = [], data, []
        self.filler = self.log_filler = None
        if small:
            prefix, self.seen = small[0], Path(small[1])
            (self.seen / "log").mkdir()
            subprocess.run([*prefix, "mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", data / "log"], check=True)
            os.chown(self.seen / "log", NOBODY, NOBODY)
            self.filler, self.log_filler = disk.FullDisk(self.seen), disk.FullDisk(self.seen / "log")
            log = ["--waldir", data / "log" / "wal"]
        elif not data.exists():
            data.mkdir()
        if root:
            os.chown(self.seen, NOBODY, NOBODY)
            directory.chmod(0o755)
            prefix = [*prefix, "setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
        cluster = data / "cluster"
        make = [*prefix, initdb, "--pgdata", cluster, "--username", "moonshot", "--auth", "trust", "--no-sync", "--wal-segsize=1", *log]
        subprocess.run(make, check=True, capture_output=True, cwd="/")
        # Preallocates little of the log, so that it meets the full disk.
        settings = ["-c", "min_wal_size=2MB", "-c", "max_wal_size=32MB"]
        command = [*prefix, self.programs / "postgres", "-D", cluster, "-p", str(port), "-h", "127.0.0.1", "-k", "", *settings]
        super().__init__("PostgreSQL", [*map(str, command)], port)
        self.settle()
        self.ask("CREATE DATABASE tables", "postgres")

    def end(self):
        self.kill()
        self.held.close()

    def again(self):
        """Restarts it after a kill, and returns when it has recovered."""
        self.start()
        self.settle()

    def use_up_log(self):
        """Switches to the next file of the write-ahead log until there is none and no space for one, which makes
        PostgreSQL exit; it may recover a few times while it can recycle files."""
        until = time.monotonic() + READY_WITHIN
        # An empty file is not switched.
        on = "SELECT pg_logical_emit_message(true, 'moonshot', repeat('x', 1000)), pg_switch_wal()"
        while self.process.poll() is None:
            if time.monotonic() > until:
                raise Failed("PostgreSQL goes on without room for its write-ahead log")
            try:
                self.ask(on, "postgres")
            except subprocess.CalledProcessError:
                time.sleep(0.05)

    def settle(self):
        until = time.monotonic() + READY_WITHIN
        while time.monotonic() < until:
            try:
                return self.ask("SELECT 1", "postgres")
            except subprocess.CalledProcessError:
                time.sleep(0.05)
        raise Failed("PostgreSQL does not recover")

    def ask(self, statement, database="tables"):
        """The rows of a statement, each a list of texts."""
        where = f"postgres://moonshot@127.0.0.1:{self.port}/{database}"
        command = [self.programs / "psql", where, "-X", "-A", "-t", "-F", "\t", "-v", "ON_ERROR_STOP=1", "-c", statement]
        done = subprocess.run(command, check=True, capture_output=True, text=True, cwd="/")
        return [line.split("\t") for line in done.stdout.splitlines()]

    def kill(self, how=signal.SIGKILL):
        """Kills it as a crash would; with SIGINT, stops it without waiting for clients."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        children = children.read_text().split() if children.exists() else []
        self.process.send_signal(how)
        if how == signal.SIGKILL:
            for child in children:
                try:
                    os.kill(int(child), how)
                except ProcessLookupError:
                    pass
        self.process.wait()


def nats():
    port = free_port()
    program = find("nats-server", "/usr/sbin/nats-server")
    return Program("NATS", [program, "--addr", "127.0.0.1", "--port", str(port)], port)


def nginx(directory, ports):
    """nginx in front of servers on these ports, with round-robin balancing."""
    program, port = find("nginx", "/usr/sbin/nginx"), free_port()
    servers = "".join(f"server 127.0.0.1:{one} max_fails=1 fail_timeout=1s;" for one in ports)
    for name in ("body", "proxy", "fastcgi", "uwsgi", "scgi"):
        (directory / f"nginx-{name}").mkdir()
    paths = "".join(
        f"{name}_temp_path {directory}/nginx-{short};"
        for name, short in [("client_body", "body"), ("proxy", "proxy"), ("fastcgi", "fastcgi"), ("uwsgi", "uwsgi"), ("scgi", "scgi")]
    )
    user = "user root;" if os.getuid() == 0 else ""
    (directory / "nginx.conf").write_text(
        f"""daemon off; {user} worker_processes 1; pid {directory}/nginx.pid; error_log {directory}/nginx.log;
        events {{ worker_connections 4096; }}
        http {{
            access_log off; {paths}
            upstream servers {{ {servers} keepalive 16; }}
            map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
            server {{
                listen 127.0.0.1:{port};
                location / {{
                    proxy_pass http://servers;
                    add_header X-Server $upstream_addr always;
                    proxy_http_version 1.1;
                    proxy_set_header Host $http_host;
                    proxy_set_header X-Forwarded-For $remote_addr;
                    proxy_set_header Upgrade $http_upgrade;
                    proxy_set_header Connection $connection_upgrade;
                    proxy_connect_timeout 1s; proxy_read_timeout 60s; proxy_buffering off;
                }}
            }}
        }}"""
    )
    return Program("nginx", [program, "-p", str(directory), "-c", str(directory / "nginx.conf")], port)


# Ways to cut a wire, by what happens to the connections and the data sent meanwhile: it arrives late; it is lost, and
# the connections are reset when the wire is repaired, because one end has given them up; or it is acknowledged and
# discarded, and then the connections are closed.
LATE, RESET, LOST = WAYS = ("then late", "then reset", "then lost")
# The direction that is cut: from the client, or to it. With one direction cut, the other still works.
THERE, BACK = "there", "back"
BOTH = (THERE, BACK)


class Pair:
    """A client connection of a wire, and its connection to the target."""

    def __init__(self, near, far):
        self.near, self.far, self.broken = near, far, False

    def end_of(self, sink):
        """Nothing more will arrive at that end."""
        try:
            sink.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def end(self, reset):
        """Closes both; with `reset`, as an end that has given the connection up."""
        self.broken = True
        for end in (self.near, self.far):
            try:
                if reset:
                    # Closing then sends a reset. Readers here must stop first, and nothing more may be sent.
                    end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                end.shutdown(socket.SHUT_RD if reset else socket.SHUT_RDWR)
            except OSError:
                pass


class Wire:
    """A local port that forwards to another, until it is cut: then nothing passes in either direction, or in one, and
    neither end is notified, as in a network partition."""

    def __init__(self, to):
        self.to, self.dead, self.way = to, (), LATE
        self.lock, self.pairs = threading.Lock(), set()
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=256)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            near, _ = self.listener.accept()
            threading.Thread(target=self.lead, args=(near,), daemon=True).start()

    def lead(self, near):
        try:
            far = socket.create_connection(("127.0.0.1", self.to), 5)
        except OSError:
            near.close()
            return
        far.settimeout(None)
        pair = Pair(near, far)
        with self.lock:
            self.pairs.add(pair)
        there = threading.Thread(target=self.pump, args=(pair, THERE, near, far), daemon=True)
        there.start()
        self.pump(pair, BACK, far, near)
        there.join()
        with self.lock:
            self.pairs.discard(pair)
        near.close()
        far.close()

    def pump(self, pair, direction, source, sink):
        try:
            while data := source.recv(65536):
                while direction in self.dead and self.way != LOST:
                    time.sleep(0.02)
                if pair.broken:
                    return
                if direction not in self.dead:
                    sink.sendall(data)
        except OSError:
            pass
        # A FIN travels like data: it is withheld until the wire is repaired, unless its direction still works.
        while direction in self.dead:
            time.sleep(0.02)
        if self.dead and not pair.broken:
            pair.end_of(sink)
            while self.dead:
                time.sleep(0.02)
        if not pair.broken:
            pair.end(reset=False)

    def cut(self, way=LATE, dead=BOTH):
        self.way, self.dead = way, dead

    def mend(self):
        """Repairs the wire; pending data arrives late, or never."""
        if self.way != LATE:
            with self.lock:
                for pair in self.pairs:
                    pair.end(reset=self.way == RESET)
        self.dead = ()
