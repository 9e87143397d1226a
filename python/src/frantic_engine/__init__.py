"""Frantic for learning in Python: a client of `npx frantic-engine env --binary`.

    batch = FranticBatch({"players": 4, "windows": "holders"}, tables=256, bots=[None, "greedy", "greedy", "greedy"])
    while training:
        batch.step(choose(batch.observations, batch.masks))
        learn(batch.rewards, batch.dones)
    batch.close()

`FranticBatch` steps many tables at once, `FranticEnv` is an AEC environment of PettingZoo, `FranticGym` an environment of
Gymnasium. The last two do without these packages, too.
"""

from .aec import FranticEnv
from .arrays import Feature, Layout
from .batch import FranticBatch
from .bridge import Bridge, FranticError
from .solo import FranticGym

__all__ = ["Bridge", "Feature", "FranticBatch", "FranticEnv", "FranticError", "FranticGym", "Layout"]
