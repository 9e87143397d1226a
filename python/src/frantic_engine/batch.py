"""Many tables in step."""

from __future__ import annotations

from typing import Any, Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .arrays import Arrays, Bots, Game, Layout, Seed, Setup, given, usual
from .bridge import LOOK, STEP, Bridge
from .picked import picks_of


class FranticBatch:
    """Many tables in step. A table whose game ends goes on with the next one by itself.

    `observations`, `masks`, `rewards`, `dones` and `seats` have a row for each table. They are written anew by every step:
    copy what is to be kept. `bots` says who sits on each seat, `None` being a seat that is picked for. `game` says
    which game it is.
    """

    bridge: Bridge
    layout: Layout
    players: int
    tables: int
    rewards: NDArray[np.float32]
    observations: NDArray[Any]
    masks: NDArray[np.uint8]
    dones: NDArray[np.uint8]
    seats: NDArray[np.uint8]

    def __init__(
        self,
        setup: Setup | None = None,
        tables: int = 64,
        seed: Seed = 0,
        reward: str = "round",
        bots: Bots | None = None,
        numbers: str = "int16",
        normalise: bool = False,
        history: int | None = None,
        bridge: Bridge | None = None,
        game: Game = "card",
    ) -> None:
        self._own = bridge is None
        self.bridge = Bridge() if bridge is None else bridge
        if normalise:
            numbers = "float32"
        made = self.bridge.ask(
            "make",
            setup=usual(setup),
            game=game,
            reward=reward,
            tables=tables,
            seed=seed,
            numbers=numbers,
            normalise=normalise,
            quiet=True,
            **given(bots=bots, history=history),
        )
        self._env: int = made["env"]
        self.layout, self.players, self.tables = made["layout"], made["players"], int(tables)
        self._arrays = Arrays(self.layout, self.players, self.tables, numbers)
        for name in ("rewards", "observations", "masks", "dones", "seats"):
            setattr(self, name, getattr(self._arrays, name))
        self._sent: int | None = None
        self._look()

    def reset(self, seed: Seed, tables: Sequence[int] | NDArray[np.integer[Any]] | None = None) -> None:
        """Begins again: every table with its first game, or those of `tables`; the others go on."""
        some = None if tables is None else list(tables)
        self.bridge.ask("reset", env=self._env, seed=seed, quiet=True, **given(tables=some))
        self._look()

    def step(self, picks: ArrayLike) -> None:
        """Takes a pick at every table: integers, one for each."""
        self.send(picks)
        self.receive()

    def send(self, picks: ArrayLike) -> None:
        """Begins a step, and does not wait for what comes of it. The arrays stay as they are until `receive`."""
        if self._sent is not None:
            raise RuntimeError("A step has been sent, and not been received.")
        self._sent = self.bridge.send(STEP, self._env, picks_of(picks, self.tables, len(self.layout["picks"])))

    def receive(self) -> None:
        """Ends a step that was sent. Of several batches that share a bridge, the first to send is the first to receive."""
        if self._sent is None:
            raise RuntimeError("No step has been sent.")
        sent, self._sent = self._sent, None
        self.bridge.receive(sent, self._arrays)

    def close(self) -> None:
        """Ends the batch, and its process if nobody else uses it."""
        if self._own:
            self.bridge.close()
        else:
            self.bridge.ask("close", env=self._env)

    def _look(self) -> None:
        self.bridge.receive(self.bridge.send(LOOK, self._env), self._arrays)


def random_picks(masks: NDArray[np.uint8], chance: np.random.Generator) -> NDArray[np.int64]:
    """An open pick at every table, each as likely as any other."""
    reached = np.cumsum(masks, axis=1, dtype=np.uint16)
    nth = chance.integers(reached[:, -1], dtype=np.uint16)
    picks: NDArray[np.int64] = (reached > nth[:, None]).argmax(axis=1)
    return picks
