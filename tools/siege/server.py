"""The server as a child process, and its invariants at the end of every scenario."""

import collections
import os
import re
import signal
import subprocess
import tempfile
import threading
import time
from pathlib import Path

import audit
from people import Failed

START_WITHIN, STOP_WITHIN = 20, 15


class Server:
    """`moonshot serve` on a free port. `prefix` starts the program, `seen` is the directory's path from here; `local`
    says whether local clients get higher limits."""

    def __init__(self, program, directory, prefix=(), seen=None, environment=None, options=(), listen=0, store=None, local=False):
        where = ["--store", store] if store else ["--data", str(directory)]
        self.command = [*prefix, program, "serve", "--listen", f"127.0.0.1:{listen}", *where, *options]
        self.environment, self.seen = dict(environment or os.environ), Path(seen or directory)
        if not local:
            # The attackers are local, and must get normal limits.
            self.environment["MOONSHOT_LOCAL_FACTOR"] = "1"
        self.errors = tempfile.TemporaryFile("w+")
        self.statuses, self.bad = collections.Counter(), []
        self.process = self.address = None
        # Answers of 500 or more that the scenario provokes.
        self.allowed = ()
        self.start()

    def runs(self, program):
        """Uses another program from the next start on."""
        self.command[self.command.index("serve") - 1] = program

    def start(self):
        self.process = subprocess.Popen(
            self.command,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=self.environment,
            restore_signals=False,
        )
        timer = threading.Timer(START_WITHIN, self.process.kill)
        timer.start()
        line = self.process.stdout.readline()
        timer.cancel()
        found = re.search(r"http://([\d.]+):(\d+)", line)
        if not found:
            raise Failed(f"the server does not start: {line}{self.said()}")
        self.address = (found[1], int(found[2]))
        self.base = self.peak = 0
        threading.Thread(target=self.weigh, args=(self.process,), daemon=True).start()

    def saw(self, status, what):
        """Records an answer; 500 or more is a failure unless the scenario provokes it."""
        self.statuses[status] += 1
        if status >= 500 and status not in self.allowed:
            self.bad.append(f"{status} to {what}")

    def weigh(self, process):
        while process.poll() is None:
            self.peak = max(self.peak, self.memory())
            time.sleep(0.1)

    def memory(self):
        """The resident memory, in kB."""
        try:
            text = Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return 0
        found = re.search(r"VmRSS:\s+(\d+)", text)
        return int(found[1]) if found else 0

    def mark(self):
        """Sets the baseline of memory growth, unless it is set."""
        self.base = self.base or self.memory()

    def sockets(self):
        """The server's number of sockets."""
        links = Path(f"/proc/{self.process.pid}/fd").iterdir()
        count = 0
        for link in links:
            try:
                count += str(link.readlink()).startswith("socket:")
            except OSError:
                pass
        return count

    def unread(self):
        """Unread bytes in the system's buffers for the server's clients, in kB."""
        own, total = f":{self.address[1]:04X}", 0
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[1].endswith(own):
                total += int(fields[4].split(":")[0], 16)
        return total // 1024

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        """Sends SIGTERM, after which it must exit with 0."""
        if self.process.poll() is not None:
            raise Failed(f"the server has ended by itself with {self.process.returncode}: {self.said()}")
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(STOP_WITHIN)
        except subprocess.TimeoutExpired as error:
            raise Failed("the server does not stop") from error
        self.process.stdout.close()
        if code != 0:
            raise Failed(f"the server stopped with {code}: {self.said()}")

    def said(self):
        """The last lines of its standard error."""
        self.errors.seek(0)
        return "".join(self.errors.readlines()[-5:])

    def check(self):
        """Checks that no answer was an error, nothing panicked, and the server is alive."""
        if self.process.poll() is not None:
            raise Failed(f"the server has ended by itself with {self.process.returncode}: {self.said()}")
        if self.bad:
            raise Failed(f"{len(self.bad)} faults in answers, the first: {self.bad[0]}\n{self.said()}")
        self.errors.seek(0)
        for line in self.errors:
            if "panicked" in line:
                raise Failed(f"a panic: {line}")

    def finish(self, tables, most_growth):
        """The final checks. `tables` are those with actions; `most_growth` bounds memory, in MB. Returns the memory
        growth."""
        self.check()
        growth = (self.peak - self.base) / 1024
        if growth > most_growth:
            raise Failed(f"memory grew by {growth:.1f} MB, more than {most_growth} MB")
        self.stop()
        audit.compare(self.seen, tables)
        self.start()
        for table in tables:
            table.person.leave()
            version = table.look()["version"]
            if version < table.version:
                raise Failed(f"{table.path} is at {version} after a restart, and {table.version} was answered")
            table.person.leave()
        self.check()
        self.stop()
        return f"memory +{growth:.1f} MB"

    def end(self):
        """Cleans up, whatever the scenario's result."""
        if self.process.poll() is None:
            self.kill()
