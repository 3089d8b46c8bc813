"""Runs the shards of a command of `moonshot` as tasks on a Ray cluster; used by ray_arena.py and ray_dataset.py.

Ray connects to the cluster that RAY_ADDRESS names or that runs on this machine, and otherwise starts one with the processors
of this machine. Every node needs the program, and sees the output folder, under the same path.

If a worker is killed, Ray starts its task again, and the program continues from what the shard has already written.
"""

import argparse
import contextlib
import ctypes
import shutil
import signal
import subprocess
import sys
import time

import ray

# Nodes of a cluster do not have this file: send them the code itself.
ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])


def parser(description):
    """The options of both scripts; everything after them is for `moonshot`."""
    options = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--moonshot", default=shutil.which("moonshot"), help="the program [default: the one on PATH]")
    options.add_argument("--shards", type=int, required=True, help="number of shards, each a task with one processor")
    options.add_argument("--folder", required=True, help="folder for the shards, shared by all nodes")
    return options


def die_with_parent():
    """Asks Linux to kill this process when its parent ends: a killed worker leaves no second writer behind."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


@ray.remote(num_cpus=1, max_retries=10)
def run_shard(command):
    """Runs a shard. Ray repeats it if the worker or its node dies; an error of the program itself is raised instead."""
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, preexec_fn=die_with_parent)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()}")


def run(commands, progress):
    """Runs the commands as tasks until all have succeeded. `progress()` describes how far they are."""
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    waiting = [run_shard.remote(command) for command in commands]
    shown = None
    # Ray prints what happens to workers; standard output is for the report alone.
    with contextlib.redirect_stdout(sys.stderr):
        while waiting:
            done, waiting = ray.wait(waiting, timeout=2)
            ray.get(done)
            text = f"{len(commands) - len(waiting)} of {len(commands)} shards, {progress()}"
            if text != shown:
                print(time.strftime("%H:%M:%S"), text, flush=True)
                shown = text
