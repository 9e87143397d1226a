"""Many tables in step."""

import unittest

import numpy as np
from kit import SETUP, Lines, masks_of

from frantic_engine import Bridge, FranticBatch, FranticError
from frantic_engine.batch import random_picks


class Batch(unittest.TestCase):
    def setUp(self):
        self.bridge = Bridge()
        self.addCleanup(self.bridge.close)

    def make(self, **options):
        return FranticBatch(SETUP, **{"tables": 4, "seed": 9, **options}, bridge=self.bridge)

    def assertSame(self, batch, answer):
        np.testing.assert_array_equal(batch.observations, answer["observations"])
        np.testing.assert_array_equal(batch.masks, masks_of(answer, len(batch.layout["picks"])))
        np.testing.assert_array_equal(batch.rewards, np.array(answer["rewards"], np.float32))
        np.testing.assert_array_equal(batch.dones, answer["dones"])
        np.testing.assert_array_equal(batch.seats, answer["seats"])

    def test_frames_say_what_lines_say_with_bots_at_seats_and_tables_that_begin_again(self):
        bots = [None, "greedy", "random"]
        lines = Lines()
        self.addCleanup(lines.close)
        batch = self.make(bots=bots)
        answer = lines.ask("make", setup=SETUP, tables=4, seed=9, bots=bots)
        self.assertSame(batch, answer)
        chance, games = np.random.default_rng(1), 0
        for step in range(300):
            if step % 50 == 49:
                batch.reset(step, tables=[1, 3])
                answer = lines.ask("reset", env=1, seed=step, tables=[1, 3])
            else:
                picks = random_picks(batch.masks, chance)
                batch.step(picks)
                answer = lines.ask("step", env=1, picks=picks.tolist())
                games += int(batch.dones.sum())
            self.assertSame(batch, answer)
            self.assertTrue((batch.seats == 0).all())
        self.assertGreater(games, 0)

    def test_bots_that_have_learned_sit_at_tables_by_their_names(self):
        bots = [None, "champion:3", "instinct"]
        lines = Lines()
        self.addCleanup(lines.close)
        batch = self.make(bots=bots)
        self.assertSame(batch, lines.ask("make", setup=SETUP, tables=4, seed=9, bots=bots))
        others = self.make(bots=[None, "greedy", "greedy"])
        chance = np.random.default_rng(1)
        for _ in range(20):
            picks = random_picks(batch.masks, chance)
            batch.step(picks)
            self.assertSame(batch, lines.ask("step", env=1, picks=picks.tolist()))
        self.assertFalse(np.array_equal(batch.observations, others.observations))

    def test_numbers_are_kept_as_asked_for(self):
        whole, real, divided = self.make(), self.make(numbers="float32"), self.make(normalise=True)
        self.assertEqual(whole.observations.dtype, np.int16)
        self.assertEqual(real.observations.dtype, np.float32)
        np.testing.assert_array_equal(whole.observations, real.observations)
        scales = np.ones(whole.layout["size"])
        for feature in whole.layout["features"]:
            scales[feature["offset"] : feature["offset"] + feature["size"]] = feature["scale"]
        np.testing.assert_allclose(divided.observations, whole.observations / scales, rtol=1e-6)

    def test_a_step_that_is_sent_and_received_is_a_step(self):
        one, two, alone = self.make(), self.make(seed=10), self.make()
        for _ in range(20):
            first, second = one.masks.argmax(1), two.masks.argmax(1)
            one.send(first)
            two.send(second)
            one.receive()
            two.receive()
            alone.step(first)
            np.testing.assert_array_equal(one.observations, alone.observations)

    def test_answers_come_in_the_order_in_which_they_were_asked_for(self):
        one, two = self.make(), self.make()
        one.send(one.masks.argmax(1))
        two.send(two.masks.argmax(1))
        with self.assertRaises(RuntimeError):
            one.send(one.masks.argmax(1))
        with self.assertRaises(RuntimeError):
            two.receive()
        one.receive()

    def test_what_is_refused_changes_nothing(self):
        batch = self.make()
        before = batch.observations.copy()
        with self.assertRaisesRegex(FranticError, "not open at table 0: it is -1") as caught:
            batch.step([-1] * 4)
        self.assertEqual((caught.exception.code, caught.exception.field), ("illegal-pick", None))
        with self.assertRaises(FranticError) as caught:
            FranticBatch({"players": 1}, bridge=self.bridge)
        self.assertEqual((caught.exception.code, caught.exception.field), ("invalid-setup", "players"))
        batch.reset(9)
        np.testing.assert_array_equal(batch.observations, before)
        batch.close()
        with self.assertRaises(FranticError):
            batch.reset(9)

    def test_picks_are_integers_one_for_each_table_and_nothing_is_made_of_anything_else(self):
        batch = self.make()
        before, first = batch.observations.copy(), batch.masks.argmax(1)
        for wrong, error, said in (
            (first + 0.7, TypeError, "have to be integers, not of type float64"),
            (first.astype(np.float32), TypeError, "not of type float32"),
            ([float("nan")] * 4, TypeError, "not of type float64"),
            (first > 0, TypeError, "not of type bool"),
            (["0"] * 4, TypeError, "have to be integers"),
            ([None] * 4, TypeError, "not of type object"),
            (first + 2**32, ValueError, r"from 0 to \d+, not \d+, as at table 0"),
            (first - 2**32, ValueError, r"from 0 to \d+, not -\d+, as at table 0"),
            (first.astype(np.uint64) + np.uint64(2**63), ValueError, "as at table 0"),
            (first.reshape(4, 1), ValueError, r"of shape \(4,\), one for each table, not of shape \(4, 1\)"),
            (first[:3], ValueError, r"not of shape \(3,\)"),
            ([], ValueError, r"not of shape \(0,\)"),
            (int(first[0]), ValueError, r"not of shape \(\)"),
        ):
            with self.subTest(wrong=wrong), self.assertRaisesRegex(error, said):
                batch.step(wrong)
        np.testing.assert_array_equal(batch.observations, before)
        # What was refused has not been sent.
        batch.step(first.astype(np.uint8))
        self.assertFalse(np.array_equal(batch.observations, before))

    def test_seeds_and_tables_may_be_those_of_numpy(self):
        one, other = self.make(seed=np.int64(5)), self.make(seed=5)
        np.testing.assert_array_equal(one.observations, other.observations)
        for seed, tables, plain in (
            (np.int64(6), None, None),
            ("a", np.array([3]), [3]),
            (np.str_("b"), np.flatnonzero([0, 1, 1, 0]), [1, 2]),
            (np.uint8(7), range(2), [0, 1]),
        ):
            one.reset(seed, tables=tables)
            other.reset(seed if isinstance(seed, str) else int(seed), tables=plain)
            np.testing.assert_array_equal(one.observations, other.observations)
        with self.assertRaisesRegex(FranticError, "tables"):
            one.reset("a", tables=one.masks[:, 0] > 0)
        for seed in (float("nan"), {1}):
            with self.assertRaises((TypeError, ValueError)):
                one.reset(seed)
        one.reset(9)

    def test_the_board_game_is_played_to_its_end(self):
        setup = {**SETUP, "pointLimit": 1}
        bots = [None, "greedy", "heuristic"]
        batch = FranticBatch(setup, tables=2, seed=3, bots=bots, game="board", bridge=self.bridge)
        lines = Lines()
        self.addCleanup(lines.close)
        self.assertSame(batch, lines.ask("make", game="board", setup=setup, tables=2, seed=3, bots=bots))
        self.assertIn("space 0", batch.layout["picks"])
        chance, ended = np.random.default_rng(4), 0
        for _ in range(2_000):
            picks = random_picks(batch.masks, chance)
            batch.step(picks)
            ended += int(batch.dones.sum())
            if ended:
                break
        self.assertGreater(ended, 0)
        with self.assertRaises(FranticError) as caught:
            FranticBatch(setup, game="bored", bridge=self.bridge)
        self.assertEqual(caught.exception.field, "game")

    def test_rewards_of_a_step_come_to_nothing_over_the_seats(self):
        batch = self.make(tables=16)
        chance, brought = np.random.default_rng(2), 0.0
        for _ in range(200):
            batch.step(random_picks(batch.masks, chance))
            np.testing.assert_allclose(batch.rewards.sum(1), 0, atol=1e-3)
            brought += float(abs(batch.rewards).sum())
        self.assertGreater(brought, 0)

    def test_random_picks_are_open_and_all_of_them_come_up(self):
        masks = np.array([[0, 1, 0, 1, 1], [0, 0, 0, 0, 1]], np.uint8)
        chance = np.random.default_rng(3)
        picks = np.array([random_picks(masks, chance) for _ in range(100)])
        self.assertEqual(sorted(set(picks[:, 0].tolist())), [1, 3, 4])
        self.assertEqual(set(picks[:, 1].tolist()), {4})


if __name__ == "__main__":
    unittest.main()
