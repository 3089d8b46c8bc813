"""Plays a contest of the arena with a Ray task for each shard, and prints its report.

    pip install ray
    python ray_arena.py --moonshot ./moonshot --shards 8 --folder /shared/contest -- --bot master --against steady --hands 4000

Run it again to resume it, with the same arguments. docs/arena.md describes the options and the report.
"""

import subprocess
from pathlib import Path

import ray_shards


def main(arguments=None):
    parser = ray_shards.parser(__doc__)
    parser.add_argument("options", nargs="*", help="options of `moonshot arena`, after --")
    options = parser.parse_args(arguments)
    folder = Path(options.folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    records = [folder / f"{part}-of-{options.shards}.jsonl" for part in range(1, options.shards + 1)]
    arena = [options.moonshot, "arena", *options.options]

    def command(part, record):
        return [*arena, "--shard", f"{part}/{options.shards}", "--threads", "1", "--record", str(record)]

    def progress():
        # The first line of a record describes the contest.
        deals = sum(max(0, record.read_bytes().count(b"\n") - 1) for record in records if record.exists())
        return f"{deals} deals"

    ray_shards.run([command(part, record) for part, record in enumerate(records, 1)], progress)
    subprocess.run([*arena, "--merge", *map(str, records)], check=True)


if __name__ == "__main__":
    main()
