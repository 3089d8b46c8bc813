"""Runs the examples on a Ray cluster of two workers, kills one of them, and compares the result with that of one process."""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

# Otherwise Ray writes a token into the home folder.
os.environ["RAY_AUTH_MODE"] = "disabled"
import ray  # noqa: E402

MOONSHOT = os.environ["MOONSHOT"]
EXAMPLES = Path(__file__).resolve().parents[2] / "python/examples"


def workers(folder):
    """The workers that run a shard into that folder: the parents of the programs."""
    found = set()
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            words = (process / "cmdline").read_bytes().split(b"\0")
            if words[0] == MOONSHOT.encode() and any(word.startswith(folder.encode()) for word in words):
                found.add(int((process / "stat").read_text().rpartition(")")[2].split()[1]))
    return found


class Killer(threading.Thread):
    """Kills a worker that runs a shard, once something is written."""

    def __init__(self, folder, written):
        super().__init__(daemon=True)
        self.folder, self.written = folder, written
        self.killed = None
        self.stopped = threading.Event()

    def run(self):
        while not self.stopped.wait(0.05):
            busy = workers(self.folder) if self.written() else ()
            if busy:
                self.killed = min(busy)
                os.kill(self.killed, signal.SIGKILL)
                return


def run(command, **more):
    return subprocess.run(command, capture_output=True, text=True, check=True, **more)


class Cluster(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # Two workers, whatever this machine has; the examples find the cluster by the variable.
        context = ray.init(
            address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=80_000_000
        )
        cls.addClassCleanup(ray.shutdown)
        cls.environment = {**os.environ, "RAY_ADDRESS": context.address_info["address"], "PYTHONDONTWRITEBYTECODE": "1"}

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(os.path.realpath(folder.name))

    def example(self, name, shards, *arguments):
        usual = ["--moonshot", MOONSHOT, "--shards", str(shards), "--folder", str(self.folder)]
        return run([sys.executable, str(EXAMPLES / name), *usual, *arguments], env=self.environment)

    def kill_one_of_two(self, written, name, *arguments):
        """Runs an example while one of its two workers is killed."""
        killer = Killer(str(self.folder), written)
        killer.start()
        done = self.example(name, 2, *arguments)
        killer.stopped.set()
        killer.join()
        self.assertIsNotNone(killer.killed, "there was time to kill a worker")
        self.assertIn("2 of 2 shards", done.stderr)
        return done

    def test_a_dataset_is_the_same_if_a_worker_is_killed(self):
        options = "--game black-hearts --players 3 --bots steady,random --hands 1200 --group 20".split()
        merged, whole = self.folder / "merged.parquet", self.folder / "whole.parquet"

        def written():
            return len(list(self.folder.glob("*.parts/*.parquet"))) > 2

        done = self.kill_one_of_two(written, "ray_dataset.py", "--out", str(merged), "--", *options)
        self.assertRegex(done.stderr, r"0 of 2 shards, \d+ groups")
        run([MOONSHOT, "dataset", *options, "--out", str(whole)])
        self.assertEqual(merged.read_bytes(), whole.read_bytes())

    def test_a_contest_has_the_same_report_if_a_worker_is_killed(self):
        options = "--game black-hearts --players 3 --bot steady --against random --hands 800".split()

        def written():
            return any(len(path.read_bytes()) > 1_000 for path in self.folder.glob("*.jsonl"))

        done = self.kill_one_of_two(written, "ray_arena.py", "--", *options)
        self.assertEqual(done.stdout, run([MOONSHOT, "arena", *options, "--bot-seats", "1"]).stdout)

    def test_what_the_program_refuses_is_an_error_and_not_tried_again(self):
        with self.assertRaises(subprocess.CalledProcessError) as raised:
            self.example("ray_dataset.py", 1, "--", "--bots", "best")
        self.assertIn("there is no level “best”", raised.exception.stderr)


if __name__ == "__main__":
    unittest.main()
