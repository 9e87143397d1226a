"""A first training loop: one seat learns a linear policy by REINFORCE, the other picks at random.

    python3 examples/python/random_training.py --games 600

It needs no library for learning. What is learned is crude; what the loop shows is where observations, masks and rewards come from.
"""

import argparse
import math
import random

from frantic_engine import FranticEnv


class LinearPolicy:
    """A weight for each pick and each number of an observation. Few numbers are not 0, so it is kept sparse."""

    def __init__(self, rate):
        self.rate = rate
        self.weights = {}

    def chances(self, seen, picks):
        scores = [sum(self.weights.get((pick, i), 0.0) * number for i, number in seen) for pick in picks]
        most = max(scores)
        powers = [math.exp(score - most) for score in scores]
        total = sum(powers)
        return [power / total for power in powers]

    def learn(self, seen, picks, taken, advantage):
        for pick, chance in zip(picks, self.chances(seen, picks)):
            push = self.rate * advantage * ((1.0 if pick == taken else 0.0) - chance)
            for i, number in seen:
                self.weights[pick, i] = self.weights.get((pick, i), 0.0) + push * number


def numbers_of(layout, names):
    """The indices of some features."""
    wanted = [one for one in layout["features"] if one["name"] in names]
    return [i for one in wanted for i in range(one["offset"], one["offset"] + one["size"])]


def play(env, learner, policy, used, chance, seed):
    """Plays a game and returns what the learner saw and took, and what it was given in all."""
    env.reset(seed=seed)
    steps, given = [], 0.0
    for agent in env.agent_iter():
        observation, reward, termination, _truncation, _info = env.last()
        if agent == learner:
            given += reward
        if termination:
            env.step(None)
            continue
        picks = env.open.tolist()
        if agent != learner:
            env.step(chance.choice(picks))
            continue
        numbers = observation["observation"].tolist()
        seen = [(i, numbers[i]) for i in used if numbers[i] != 0] + [(-1, 1)]
        taken = chance.choices(picks, policy.chances(seen, picks))[0]
        steps.append((seen, picks, taken))
        env.step(taken)
    return steps, given


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.005)
    asked = parser.parse_args()

    # With a point limit of 1 the game ends with the first round in which anybody writes points down.
    env = FranticEnv({"players": 2, "windows": "holders", "pointLimit": 1}, reward="round")
    print(f"{env.layout['size']} numbers, {len(env.layout['picks'])} picks, layout {env.layout['fingerprint']}")
    used = numbers_of(env.layout, ["hand", "hands.count", "question.type", "demand.color", "demand.kind"])
    policy, chance = LinearPolicy(asked.rate), random.Random(asked.seed)
    learner, usual, report = env.possible_agents[0], 0.0, max(1, asked.games // 5)
    sums = 0.0
    for game in range(1, asked.games + 1):
        steps, given = play(env, learner, policy, used, chance, f"{asked.seed}/{game}")
        for seen, picks, taken in steps:
            policy.learn(seen, picks, taken, (given - usual) / 20)
        usual += 0.02 * (given - usual)
        sums += given
        if game % report == 0:
            print(f"games {game - report + 1} to {game}: {sums / report:+.2f} points a game on average")
            sums = 0.0
    env.close()


if __name__ == "__main__":
    main()
