"""Tests of the cuts of wires: `python3 -B -m unittest discover tools/siege`."""

import random
import unittest
from unittest import mock

import parts
import service


class Cuts(unittest.TestCase):
    def cuts(self, servers, long, seed):
        """The names of all cuts, and the ways and directions in which each wire was cut."""
        stand = parts.Service.__new__(parts.Service)
        stand.siege, stand.servers = mock.Mock(rng=random.Random(seed)), range(servers)
        kinds = [(f"server {number}", end) for number in range(servers) for end in ("PostgreSQL", "NATS", "nginx")]
        stand.wires = {ends: mock.Mock() for ends in [*kinds, ("clients", "nginx")]}
        with mock.patch.object(parts.time, "sleep") as sleep:
            faults = list(stand.cuts(5, long))
            for fault in faults:
                fault.happen()
        self.assertEqual({call.args[0] for call in sleep.call_args_list}, {5, parts.LONGER} if long else {5})
        for wire in stand.wires.values():
            self.assertEqual([call[0] for call in wire.method_calls], ["cut", "mend"] * (2 + long))
        return [fault.name for fault in faults], {ends: [call.args for call in wire.cut.call_args_list] for ends, wire in stand.wires.items()}

    def test_each_wire_is_cut_in_both_directions_and_in_one(self):
        for long in (False, True):
            for seed in range(10):
                names, cuts = self.cuts(2 + long, long, seed)
                self.assertEqual(len(set(names)), len(names))
                for both, one, *longer in cuts.values():
                    self.assertEqual((both[1], len(one[1]), len(longer)), (service.BOTH, 1, long))
                    for way, dead in longer:
                        self.assertNotEqual(way, (both if dead == service.BOTH else one)[0], "another way")
                        self.assertNotEqual(dead, one[1], "the other direction")
                longer = [len(done[2][1]) for done in cuts.values() if long]
                self.assertTrue(not long or {1, 2} <= set(longer), "some in one direction, some in both")

    def test_wires_are_cut_in_all_ways_and_directions_in_time(self):
        seen = [cut for seed in range(60) for cut in self.cuts(2, False, seed)[1]["clients", "nginx"]]
        self.assertEqual(set(seen), {(way, dead) for way in service.WAYS for dead in [service.BOTH, (service.THERE,), (service.BACK,)]})

    def test_wires_of_one_kind_are_cut_in_different_ways_or_directions(self):
        for seed in range(10):
            _, cuts = self.cuts(3, False, seed)
            for end in ("PostgreSQL", "NATS", "nginx"):
                done = [cuts[f"server {number}", end] for number in range(3)]
                self.assertEqual([len({cuts[place] for cuts in done}) for place in (0, 1)], [3, 3])

    def test_who_is_not_heard_is_named(self):
        for seed in range(20):
            names, cuts = self.cuts(2, False, seed)
            way, (dead,) = cuts["server 0", "PostgreSQL"][1]
            unheard, hearer = ("server 0", "PostgreSQL") if dead == service.THERE else ("PostgreSQL", "server 0")
            self.assertIn(f"{unheard} unheard by {hearer}, {way}", names)


if __name__ == "__main__":
    unittest.main()
