"""Reads the stored logs and compares them with the server's answers."""

import json
import shutil
import sqlite3
import tempfile
from pathlib import Path

from people import Failed

FILE = "moonshot.sqlite3"


def logs(directory):
    """The log of every stored table, read from a copy. Checks that each has no gaps and that all seats exist."""
    with tempfile.TemporaryDirectory() as copy:
        for part in (FILE, f"{FILE}-wal"):
            if (Path(directory) / part).exists():
                shutil.copy(Path(directory) / part, copy)
        database = sqlite3.connect(Path(copy) / FILE)
        try:
            (verdict,) = database.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok":
                raise Failed(f"the database is damaged: {verdict}")
            found = {name: [] for (name,) in database.execute("SELECT id FROM tables")}
            rows = "SELECT table_id, position, entry FROM entries ORDER BY table_id, position"
            for name, position, entry in database.execute(rows):
                if position != len(found[name]):
                    raise Failed(f"table {name} has no entry {len(found[name])} before {position}")
                found[name].append(json.loads(entry))
            halves = """SELECT id FROM tables WHERE players <>
                (SELECT count(*) FROM seats WHERE table_id = tables.id)"""
            if half := database.execute(halves).fetchone():
                raise Failed(f"table {half[0]} lacks seats")
        finally:
            database.close()
        return found


def words(action):
    """An action with its cards sorted."""
    return sorted(action.split())


def compare(directory, tables):
    """Checks that every answered action is stored exactly once and in order, and that a person's other stored actions
    were sent but not answered. Returns the number of the latter; from then on they count as answered. An action of None
    has unknown words."""
    stored, done = logs(directory), 0
    for table in tables:
        if table.name not in stored:
            raise Failed(f"table {table.name} was made and is not stored")
        log = stored[table.name]
        own = [words(entry["action"]) for entry in log if entry["kind"] == "act" and entry["seat"] == 0]
        for place, (action, answered) in enumerate(table.acts):
            if place < len(own) and (action is None or own[place] == words(action)):
                done += not answered
                table.acts[place] = (action, True)
            elif answered:
                raise Failed(f"table {table.name}: action {place}, “{action}”, was answered and is not stored")
        table.acts = [(action, True) for action, answered in table.acts if answered]
        if len(own) != len(table.acts):
            raise Failed(f"table {table.name} has {len(own)} actions stored, {len(table.acts)} were answered")
    return done
