"""Learns to beat three greedy bots by PPO, with PyTorch, over tables that are played in another process.

    python3 examples/python/ppo.py --minutes 8 --out policy.json
    FRANTIC_POLICY=policy.json npx frantic-engine arena --bots ./examples/learning/bot.mjs,greedy,greedy,greedy

It learns from whole games, each round of which is an episode: what a round brings is settled when its points are written
down. The learner sits on every seat, on each in a batch of its own, so that the tables of three batches are played while the
network looks at the fourth.
"""

import argparse
import json
import time

import numpy as np
import torch
from torch import nn

from frantic_engine import Bridge, FranticBatch

# How many points are one unit of reward.
POINTS = 20.0


class Net(nn.Module):
    """What to pick, and how well it stands."""

    def __init__(self, size, hidden, picks):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.pick = nn.Linear(hidden, picks)
        self.value = nn.Linear(hidden, 1)
        for head, gain in ((self.pick, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(head.weight, gain)
            nn.init.zeros_(head.bias)

    def forward(self, seen, open_):
        inner = self.body(seen)
        return self.pick(inner).masked_fill(open_ == 0, -1e9), self.value(inner).squeeze(-1)

    def write(self, path, layout):
        """The policy as examples/learning/bot.mjs reads it."""
        layers = [
            {"weights": layer.weight.tolist(), "bias": layer.bias.tolist()}
            for layer in (self.body[0], self.body[2], self.pick)
        ]
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"fingerprint": layout["fingerprint"], "layers": layers}, file)


class Rollout:
    """What was seen, picked and brought at some tables, step by step."""

    def __init__(self, steps, batch):
        tables, size, picks = batch.tables, batch.layout["size"], len(batch.layout["picks"])
        self.seen = torch.zeros(steps, tables, size)
        self.open = torch.zeros(steps, tables, picks, dtype=torch.uint8)
        self.picks = torch.zeros(steps, tables, dtype=torch.long)
        self.log = torch.zeros(steps, tables)
        self.values = torch.zeros(steps + 1, tables)
        self.rewards = torch.zeros(steps, tables)
        self.ends = torch.zeros(steps, tables)

    def look(self, at, net, batch):
        """Chooses a pick at every table."""
        self.seen[at] = torch.from_numpy(batch.observations)
        self.open[at] = torch.from_numpy(batch.masks)
        with torch.no_grad():
            logits, self.values[at] = net(self.seen[at], self.open[at])
        logs = torch.log_softmax(logits, -1)
        # The largest of logits with Gumbel noise is a sample.
        self.picks[at] = (logs - torch.empty_like(logs).exponential_().log()).argmax(-1)
        self.log[at] = logs.gather(-1, self.picks[at].unsqueeze(-1)).squeeze(-1)
        return self.picks[at].numpy()

    def took(self, at, batch, seat):
        """What came of it. A round is over when points are written down, and that is when rewards are not 0."""
        rewards = torch.from_numpy(batch.rewards)
        self.rewards[at] = rewards[:, seat] / POINTS
        self.ends[at] = (rewards != 0).any(-1) | (torch.from_numpy(batch.dones) == 1)

    def advantages(self, smooth):
        """Generalised advantages, without discount: a round ends soon enough."""
        ahead = torch.zeros_like(self.rewards)
        last = torch.zeros(self.rewards.shape[1])
        for at in reversed(range(len(self.rewards))):
            on = 1 - self.ends[at]
            last = self.rewards[at] + on * (self.values[at + 1] + smooth * last) - self.values[at]
            ahead[at] = last
        return ahead


def improve(net, optimizer, rollouts, asked):
    """One update of PPO."""
    ahead = torch.cat([one.advantages(asked.smooth).flatten() for one in rollouts])
    seen, open_, picks, log = (
        torch.cat([getattr(one, name).flatten(0, 1) for one in rollouts]) for name in ("seen", "open", "picks", "log")
    )
    target = ahead + torch.cat([one.values[:-1].flatten() for one in rollouts])
    # Where there was nothing to choose, there is nothing to learn of choosing.
    chosen = (open_.sum(-1) > 1).float()
    ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-8)
    for _ in range(asked.epochs):
        for rows in torch.randperm(len(picks)).split(asked.minibatch):
            logits, value = net(seen[rows], open_[rows])
            logs = torch.log_softmax(logits, -1)
            ratio = (logs.gather(-1, picks[rows].unsqueeze(-1)).squeeze(-1) - log[rows]).exp()
            gain = torch.min(ratio * ahead[rows], ratio.clamp(0.8, 1.2) * ahead[rows])
            entropy = -(logs.exp() * logs).sum(-1)
            policy = -((gain + asked.entropy * entropy) * chosen[rows]).sum() / chosen[rows].sum().clamp(min=1)
            loss = policy + 0.5 * (value - target[rows]).pow(2).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--updates", type=int, help="so many updates, however long they take: then it can be repeated")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=32, help="tables for each seat")
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--smooth", type=float, default=0.95)
    parser.add_argument("--entropy", type=float, default=0.005)
    parser.add_argument("--opponents", default="greedy")
    parser.add_argument("--out", default="policy.json")
    asked = parser.parse_args()

    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    bridge = Bridge()
    batches = []
    for seat in range(4):
        bots = [None if one == seat else asked.opponents for one in range(4)]
        seed = f"ppo {asked.seed} {seat}"
        batches.append(FranticBatch(tables=asked.tables, seed=seed, bots=bots, normalise=True, bridge=bridge))
    layout = batches[0].layout
    net = Net(layout["size"], asked.hidden, len(layout["picks"]))
    optimizer = torch.optim.Adam(net.parameters(), lr=asked.rate)
    rollouts = [Rollout(asked.steps, batch) for batch in batches]
    began, update, rounds, points = time.perf_counter(), 0, 0, 0.0
    while True:
        share = update / asked.updates if asked.updates else (time.perf_counter() - began) / (60 * asked.minutes)
        if share >= 1:
            break
        optimizer.param_groups[0]["lr"] = asked.rate * (1 - 0.9 * share)
        for at in range(asked.steps):
            for batch, rollout in zip(batches, rollouts):
                batch.send(rollout.look(at, net, batch))
            for seat, (batch, rollout) in enumerate(zip(batches, rollouts)):
                batch.receive()
                rollout.took(at, batch, seat)
        for batch, rollout in zip(batches, rollouts):
            with torch.no_grad():
                rollout.values[-1] = net(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))[1]
            rounds += int(rollout.ends.sum())
            points += POINTS * float(rollout.rewards.sum())
        improve(net, optimizer, rollouts, asked)
        update += 1
        if update % 50 == 0:
            spent = time.perf_counter() - began
            print(f"{spent:5.0f} s, {update} updates: {points / max(1, rounds):+.2f} points a round, {rounds} rounds", flush=True)
            rounds, points = 0, 0.0
            net.write(asked.out, layout)
    net.write(asked.out, layout)
    for batch in batches:
        batch.close()
    bridge.close()
    print(f"{asked.out}: {update} updates, {update * asked.steps * 4 * asked.tables} picks, {time.process_time():.0f} s of CPU here")


if __name__ == "__main__":
    main()
