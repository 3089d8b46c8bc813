"""Writes a dataset with a Ray task for each shard.

    pip install ray
    python ray_dataset.py --moonshot ./moonshot --shards 8 --folder /shared/hearts -- --game hearts --hands 100000 --bots steady

The files in the folder can be read together, or merged into the file of one run: add `--out hearts.parquet`. Run it again to
resume it, with the same arguments. docs/datasets.md describes the columns.
"""

import subprocess
from pathlib import Path

import ray_shards


def main(arguments=None):
    parser = ray_shards.parser(__doc__)
    parser.add_argument("--out", help="file to merge the shards into [default: do not merge]")
    parser.add_argument("options", nargs="*", help="options of `moonshot dataset`, after --")
    options = parser.parse_args(arguments)
    folder = Path(options.folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{part}-of-{options.shards}.parquet" for part in range(1, options.shards + 1)]
    dataset = [options.moonshot, "dataset"]

    def command(part, file):
        shard = ["--shard", f"{part}/{options.shards}", "--threads", "1", "--out", str(file)]
        return [*dataset, *options.options, *shard]

    def progress():
        groups = sum(1 for _ in folder.glob("*.parquet.parts/*.parquet"))
        return f"{groups} groups of the others"

    ray_shards.run([command(part, file) for part, file in enumerate(files, 1)], progress)
    if options.out:
        subprocess.run([*dataset, "--merge", *map(str, files), "--out", options.out], check=True)


if __name__ == "__main__":
    main()
