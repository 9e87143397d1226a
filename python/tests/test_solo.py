"""One seat against bots, as Gymnasium has it. Its own test is run where it is installed."""

import unittest

import numpy as np
from kit import SETUP

from frantic_engine import Bridge, FranticError, FranticGym

try:
    import gymnasium
except ImportError:
    gymnasium = None


class Solo(unittest.TestCase):
    def setUp(self):
        self.bridge = Bridge()
        self.addCleanup(self.bridge.close)

    def make(self, **options):
        return FranticGym({**SETUP, "pointLimit": 1}, **options, bridge=self.bridge)

    def episode(self, env, seed):
        """All that is seen, given and said in an episode of random picks."""
        chance, told = np.random.default_rng(5), []
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            self.assertEqual(observation.dtype, np.float32)
            self.assertEqual(observation.shape, (env.layout["size"],))
            np.testing.assert_array_equal(info["action_mask"], env.action_masks())
            pick = chance.choice(np.flatnonzero(info["action_mask"]))
            told.append((observation.tolist(), int(pick)))
            observation, reward, over, truncated, info = env.step(pick)
            self.assertIsInstance(reward, float)
            self.assertIs(truncated, False)
            told.append(reward)
        self.assertFalse(info["action_mask"].any())
        return told

    def test_the_same_seed_and_picks_make_the_same_episode(self):
        env = self.make()
        first = self.episode(env, 7)
        self.assertNotEqual(first, self.episode(env, 8))
        self.assertEqual(first, self.episode(env, 7))
        rewards = [one for one in first if isinstance(one, float)]
        self.assertTrue(any(rewards))

    def test_without_a_seed_the_games_after_one_go_on_from_it(self):
        env = self.make()
        rows = []
        for _ in range(2):
            env.reset(seed=11)
            rows.append([env.reset()[0].tolist() for _ in range(3)])
        self.assertEqual(rows[0], rows[1])
        self.assertNotEqual(rows[0][0], rows[0][1])

    def test_the_seat_is_the_one_that_bots_leave(self):
        env = self.make(bots=["greedy", None, "random"], normalise=False)
        observation, _ = env.reset(seed=1)
        (where,) = [one["offset"] for one in env.layout["features"] if one["name"] == "seat"]
        self.assertEqual(observation[where : where + 3].tolist(), [0, 1, 0])
        for bots in ([None, None, "greedy"], ["greedy"] * 3):
            with self.assertRaises(ValueError):
                self.make(bots=bots)

    def test_a_pick_that_is_not_open_is_refused_or_replaced(self):
        env = self.make()
        _, info = env.reset(seed=1)
        with self.assertRaises(FranticError):
            env.step(int(info["action_mask"].argmin()))
        lenient, same = self.make(illegal="replace"), self.make()
        lenient.reset(seed=1)
        same.reset(seed=1)
        seen, _, _, _, info = lenient.step(int(info["action_mask"].argmin()))
        self.assertTrue(info["illegal"])
        np.testing.assert_array_equal(seen, same.step(int(same.action_masks().argmax()))[0])
        with self.assertRaises(ValueError):
            self.make(illegal="ignore")

    def test_a_pick_is_an_integer_even_where_others_are_replaced(self):
        env = self.make(illegal="replace")
        env.reset(seed=1)
        for wrong in (None, 0.5, float("nan"), "0", np.zeros(2, int)):
            with self.subTest(wrong=wrong), self.assertRaisesRegex(TypeError, "a pick has to be an integer"):
                env.step(wrong)
        self.assertTrue(env.step(2**40)[4]["illegal"])
        strict = self.make()
        strict.reset(seed=1)
        with self.assertRaisesRegex(ValueError, "a pick has to be from 0 to"):
            strict.step(2**32)

    def test_the_board_game_is_played_to_its_end(self):
        env = self.make(game="board", bots=["greedy", None, "random"])
        self.assertIn("space 0", env.layout["picks"])
        rewards = [one for one in self.episode(env, 4) if isinstance(one, float)]
        self.assertTrue(any(rewards))

    @unittest.skipIf(gymnasium is None, "Gymnasium is not installed: its own test is not run")
    def test_the_test_of_gymnasium(self):
        from gymnasium.utils.env_checker import check_env

        self.assertIsInstance(self.make(), gymnasium.Env)
        check_env(FranticGym(illegal="replace", bridge=self.bridge))


if __name__ == "__main__":
    unittest.main()
