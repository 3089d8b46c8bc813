"""Reads the datasets of every game with pandas, Polars and DuckDB: all must find the same, and what the rules say."""

import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

import duckdb
import pandas
import polars
import pyarrow.parquet

MOONSHOT = os.environ["MOONSHOT"]
HANDS = 12
GAMES = {"hearts": 4, "cardominoes": 3, "wild-twists": 4, "custom-hearts": 4, "black-hearts": 3, "heartcatchers": 2}


class Readers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.files = {}
        for game, players in GAMES.items():
            cls.files[game] = path = str(Path(cls.folder.name) / f"{game}.parquet")
            options = f"--game {game} --players {players} --hands {HANDS} --group 5 --bots expert,steady --playouts 20"
            subprocess.run([MOONSHOT, "dataset", *options.split(), "--out", path], check=True, stderr=subprocess.DEVNULL)

    def frames(self):
        for game, path in self.files.items():
            with self.subTest(game=game):
                yield game, path, pandas.read_parquet(path)

    def test_all_readers_find_the_same_rows(self):
        for game, path, frame in self.frames():
            other = polars.read_parquet(path)
            self.assertEqual(other.shape, frame.shape)
            self.assertEqual(other.columns, list(frame.columns))
            sql = """select count(*), count(distinct (match, hand)), sum(list_sum(points)), sum(len(legal)), sum(list_sum(eval_costs)),
                     count(eval_unit), sum(players) from read_parquet(?)"""
            rows, hands, points, legal, costs, evaluated, players = duckdb.execute(sql, [path]).fetchone()
            self.assertEqual((rows, hands), (len(frame), HANDS))
            self.assertEqual(players, GAMES[game] * rows)
            self.assertEqual(points, sum(map(sum, frame.points)))
            self.assertEqual(points, other["points"].list.sum().sum())
            self.assertEqual(legal, other["legal"].list.len().sum())
            self.assertEqual(legal, sum(map(len, frame.legal)))
            self.assertEqual(evaluated, frame.eval_unit.count())
            self.assertGreater(evaluated, 5)
            self.assertAlmostEqual(costs, other["eval_costs"].list.sum().cast(polars.Float64).sum(), places=2)
            self.assertAlmostEqual(costs, sum(float(sum(map(float, each))) for each in frame.eval_costs.dropna()), places=2)

    def test_the_action_is_legal_and_the_best_of_what_was_evaluated(self):
        for _, _, frame in self.frames():
            for row in frame.itertuples():
                action = row.action.removeprefix("pass ").split(" ") if row.action.startswith("pass ") else [row.action]
                self.assertLessEqual(set(action), set(row.legal))
                if row.eval_unit is not None and isinstance(row.eval_unit, str):
                    self.assertEqual(row.eval_actions[0], row.action)

    def test_points_of_a_hand_add_up_to_all_hearts_and_the_queen_or_a_moon(self):
        frame = pandas.read_parquet(self.files["hearts"])
        self.assertLessEqual({sum(points) for points in frame.points}, {26, 78})
        for _, hands in frame.groupby("match"):
            last = hands.iloc[-1]
            added = [before + points for before, points in zip(last.totals, last.points, strict=True)]
            self.assertEqual(added, list(last.totals_after))
        wins = {tuple(shares) for shares in frame.match_shares}
        self.assertTrue(all(abs(sum(shares) - 1) < 1e-6 for shares in wins))

    def test_sets_of_cards_are_words_of_64_bits_in_every_reader(self):
        path = self.files["hearts"]
        frame = pandas.read_parquet(path)
        for name in ["hand_cards", "unseen", "passed", "received", "legal_cards", "action_cards"]:
            self.assertEqual(str(frame[name].dtype), "uint64", name)
            self.assertEqual(polars.read_parquet(path)[name].dtype, polars.UInt64)
        self.assertEqual(sum(frame.action_cards & ~frame.legal_cards), 0)
        self.assertEqual(sum(frame.hand_cards & frame.unseen), 0)
        held = [bin(cards).count("1") for cards in frame.hand_cards]
        self.assertEqual(held, [counts[seat] for counts, seat in zip(frame.cards_held, frame.seat, strict=True)])

    def test_a_file_says_what_is_in_it(self):
        for game, path, _ in self.frames():
            metadata = pyarrow.parquet.read_metadata(path).metadata
            said = json.loads(metadata[b"moonshot.dataset"])
            self.assertEqual((said["format"], said["version"], said["game"]), ("moonshot-dataset", 1, game))
            self.assertEqual((said["hands"], said["bots"]), (HANDS, ["expert", "steady"]))


if __name__ == "__main__":
    unittest.main()
