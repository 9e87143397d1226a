"""Measures picks a second of random play: by the clock, and by CPU time of both processes (Linux only).

    python3 python/speed.py --tables 64 256 --picks 200000
"""

import argparse
import os
import time
from pathlib import Path

import numpy as np

from frantic_engine import FranticBatch
from frantic_engine.batch import random_picks

# So many times is measured; the best shows what it is without others at work on the machine.
WINDOWS = 10
KINDS = {
    "by ourselves": None,
    "against three greedy": [None, "greedy", "greedy", "greedy"],
}


def cpu_seconds(pid):
    """CPU time of this process and of another one."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return float("nan")
    user, system = stat.read_text().rsplit(")", 1)[1].split()[11:13]
    return time.process_time() + (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def measure(name, bots, tables, numbers, picks):
    batch = FranticBatch(tables=tables, numbers=numbers, bots=bots)
    chance = np.random.default_rng(1)

    def play(count):
        for _ in range(max(1, count // tables)):
            batch.step(random_picks(batch.masks, chance))

    # A process begins slowly.
    play(picks // 2)
    pid = batch.bridge.pid
    rates, cpu = [], cpu_seconds(pid)
    for _ in range(WINDOWS):
        clock = time.perf_counter()
        play(picks // WINDOWS)
        rates.append(picks // WINDOWS / (time.perf_counter() - clock))
    cpu = cpu_seconds(pid) - cpu
    batch.close()
    rates = f"{np.median(rates):,.0f} picks/s (best {max(rates):,.0f})"
    print(f"{name}, {tables} tables, {numbers}: {rates}, {picks / cpu:,.0f} a CPU second", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[64, 256])
    parser.add_argument("--numbers", nargs="+", default=["int16", "float32"])
    parser.add_argument("--picks", type=int, default=200_000)
    asked = parser.parse_args()
    for name, bots in KINDS.items():
        for tables in asked.tables:
            for numbers in asked.numbers:
                measure(name, bots, tables, numbers, asked.picks)


if __name__ == "__main__":
    main()
