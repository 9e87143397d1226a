"""One table, pick by pick: what the environments of PettingZoo and Gymnasium share."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .arrays import Arrays, Bots, Game, Layout, Seed, Setup, given, usual
from .bridge import LOOK, STEP, Bridge
from .picked import pick_of


class Table:
    """One table of a process."""

    def __init__(
        self,
        setup: Setup | None,
        reward: str,
        bots: Bots | None,
        normalise: bool,
        history: int | None,
        bridge: Bridge | None,
        game: Game,
    ) -> None:
        self._own = bridge is None
        self._bridge = Bridge() if bridge is None else bridge
        made = self._bridge.ask(
            "make",
            setup=usual(setup),
            game=game,
            reward=reward,
            normalise=normalise,
            quiet=True,
            **given(bots=bots, history=history),
        )
        self._env: int = made["env"]
        self.layout: Layout = made["layout"]
        self.players: int = made["players"]
        self._arrays = Arrays(self.layout, self.players, 1, "float32")
        self._receive(self._bridge.send(LOOK, self._env))

    def reset(self, seed: Seed) -> None:
        self._bridge.ask("reset", env=self._env, seed=seed, quiet=True)
        self._receive(self._bridge.send(LOOK, self._env))

    def step(self, pick: Any) -> None:
        taken = pick_of(pick, len(self.layout["picks"]))
        self._receive(self._bridge.send(STEP, self._env, np.array([taken], np.int32)))

    def ask(self, command: str, **fields: Any) -> dict[str, Any]:
        return self._bridge.ask(command, env=self._env, **fields)

    def observation(self) -> NDArray[np.float32]:
        numbers: NDArray[np.float32] = self._arrays.observations[0].copy()
        return numbers

    def mask(self) -> NDArray[np.int8]:
        mask: NDArray[np.int8] = self._arrays.masks[0].astype(np.int8)
        return mask

    def close(self) -> None:
        if self._own:
            self._bridge.close()
        else:
            self.ask("close")

    def _receive(self, asked: int) -> None:
        self._bridge.receive(asked, self._arrays)
        self.done = bool(self._arrays.dones[0])
        self.seat = int(self._arrays.seats[0])
        self.rewards = [float(reward) for reward in self._arrays.rewards[0]]


def observation_space(layout: Layout) -> Any:
    """The space of observations, if Gymnasium is there."""
    try:
        from gymnasium import spaces
    except ImportError:
        return None
    low, high = np.empty(layout["size"], np.float32), np.empty(layout["size"], np.float32)
    for feature in layout["features"]:
        where = slice(feature["offset"], feature["offset"] + feature["size"])
        scale = feature["scale"] if layout["normalised"] else 1
        low[where] = -np.inf if feature["low"] is None else feature["low"] / scale
        high[where] = np.inf if feature["high"] is None else feature["high"] / scale
    return spaces.Box(low, high, dtype=np.float32)


def mask_space(layout: Layout) -> Any:
    """The space of masks, if Gymnasium is there."""
    try:
        from gymnasium import spaces
    except ImportError:
        return None
    return spaces.Box(0, 1, (len(layout["picks"]),), np.int8)


def pick_space(layout: Layout) -> Any:
    """The space of picks, if Gymnasium is there."""
    try:
        from gymnasium import spaces
    except ImportError:
        return None
    return spaces.Discrete(len(layout["picks"]))
