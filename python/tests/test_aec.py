"""One table, as PettingZoo has it. Its own tests are run where it is installed."""

import unittest
from collections import defaultdict

import numpy as np
from kit import SETUP

from frantic_engine import Bridge, FranticEnv, FranticError

try:
    import pettingzoo
except ImportError:
    pettingzoo = None


def play(test, env, chance):
    """Plays a game as PettingZoo's `play_test` does, and returns what each agent was given."""
    due, totals, gone = defaultdict(float), defaultdict(float), set()
    for agent in env.agent_iter():
        test.assertNotIn(agent, gone)
        seen, reward, termination, truncation, info = env.last()
        # What `last` gives is all that `rewards` have said since the agent's last step.
        test.assertEqual(reward, due[agent])
        totals[agent] += reward
        due[agent] = 0.0
        test.assertEqual((truncation, info), (False, {}))
        test.assertEqual(seen["observation"].dtype, np.float32)
        test.assertEqual(seen["observation"].shape, (env.layout["size"],))
        np.testing.assert_array_equal(seen["observation"], env.observe(agent)["observation"])
        if termination:
            gone.add(agent)
            test.assertFalse(seen["action_mask"].any())
            with test.assertRaises(ValueError):
                env.step(0)
            env.step(None)
        else:
            np.testing.assert_array_equal(np.flatnonzero(seen["action_mask"]), env.open)
            for other in env.agents:
                if other != agent:
                    test.assertFalse(env.observe(other)["action_mask"].any())
            env.step(chance.choice(env.open))
        for one, brought in env.rewards.items():
            due[one] += brought
        for kept in (env.rewards, env.terminations, env.truncations, env.infos):
            test.assertEqual(list(kept), [one for one in env.possible_agents if one in env.agents])
    test.assertEqual(gone, set(env.possible_agents))
    test.assertEqual(env.agents, [])
    return dict(totals)


class Aec(unittest.TestCase):
    def setUp(self):
        self.bridge = Bridge()
        self.addCleanup(self.bridge.close)

    def make(self, **options):
        return FranticEnv({**SETUP, "pointLimit": 1}, **options, bridge=self.bridge)

    def test_rewards_are_told_once_and_everybody_steps_down_at_the_end(self):
        env = self.make()
        self.assertEqual(env.possible_agents, ["seat_0", "seat_1", "seat_2"])
        games = []
        for _ in range(2):
            env.reset(seed=0)
            games.append(play(self, env, np.random.default_rng(1)))
        self.assertEqual(games[0], games[1])
        self.assertAlmostEqual(sum(games[0].values()), 0, places=3)
        self.assertTrue(any(games[0].values()))

    def test_seats_of_bots_are_no_agents(self):
        env = self.make(bots=["greedy", None, "random"])
        env.reset(seed=3)
        self.assertEqual(env.possible_agents, ["seat_1"])
        play(self, env, np.random.default_rng(2))

    def test_without_a_seed_games_differ(self):
        env = self.make()
        env.reset()
        first = env.last()[0]["observation"]
        env.reset()
        self.assertFalse(np.array_equal(first, env.last()[0]["observation"]))

    def test_the_action_that_a_pick_completed_can_be_asked_for(self):
        env = self.make()
        env.reset(seed=1)
        self.assertIsNone(env.action)
        while env.action is None:
            env.step(env.open[0])
        self.assertIn("type", env.action)

    def test_a_pick_that_is_not_open_is_refused(self):
        env = self.make()
        env.reset(seed=1)
        with self.assertRaises(FranticError) as caught:
            env.step(-1)
        self.assertEqual(caught.exception.code, "illegal-pick")

    def test_a_pick_is_an_integer(self):
        env = self.make()
        env.reset(seed=np.int64(1))
        first = int(env.open[0])
        for wrong, error, said in (
            (None, TypeError, "an integer, an index of layout.'picks'., not None"),
            (first + 0.7, TypeError, "not 0.7|not [0-9]+.7 of type float"),
            (np.float64(first), TypeError, "of type float64"),
            (float("nan"), TypeError, "not nan of type float"),
            ("0", TypeError, "not '0' of type str"),
            (True, TypeError, "not True of type bool"),
            (np.array([first]), TypeError, "of type ndarray"),
            (first + 2**32, ValueError, r"from 0 to \d+, not \d+"),
        ):
            with self.subTest(wrong=wrong), self.assertRaisesRegex(error, said):
                env.step(wrong)
        before = env.last()[0]["observation"]
        for same in (first, np.int16(first), np.array(first)):
            env.reset(seed=1)
            np.testing.assert_array_equal(env.last()[0]["observation"], before)
            env.step(same)

    def test_the_board_game_is_played_to_its_end(self):
        env = self.make(game="board")
        self.assertIn("space 0", env.layout["picks"])
        env.reset(seed=2)
        totals = play(self, env, np.random.default_rng(3))
        self.assertAlmostEqual(sum(totals.values()), 0, places=3)
        self.assertTrue(any(totals.values()))

    @unittest.skipIf(pettingzoo is None, "PettingZoo is not installed: its own tests are not run")
    def test_the_tests_of_pettingzoo(self):
        from pettingzoo.test import api_test, seed_test

        self.assertIsInstance(self.make(), pettingzoo.AECEnv)
        api_test(FranticEnv(bridge=self.bridge), num_cycles=300)
        bots = [None, "greedy", None, "random"]
        api_test(FranticEnv(normalise=True, bots=bots, bridge=self.bridge), num_cycles=300)
        seed_test(lambda: FranticEnv(bridge=self.bridge), num_cycles=100)


if __name__ == "__main__":
    unittest.main()
