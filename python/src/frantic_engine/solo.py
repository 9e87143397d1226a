"""An environment for one player, as Gymnasium has them: bots sit on all other seats."""

from __future__ import annotations

from typing import Any, Dict, Tuple

import numpy as np
from numpy.typing import NDArray

from .arrays import Bots, Game, Layout, Setup, usual
from .bridge import Bridge
from .picked import integer
from .table import Table, observation_space, pick_space

try:
    from gymnasium import Env
except ImportError:
    Env = object

Observation = NDArray[np.float32]


class FranticGym(Env):
    """One seat that is picked for; bots play the others. If Gymnasium is installed, it is one of its `Env`s.

        env = FranticGym({"players": 4, "windows": "holders"}, bots=[None, "greedy", "greedy", "greedy"])
        observation, info = env.reset(seed=1)
        over = False
        while not over:
            observation, reward, over, _, info = env.step(choose(observation, info["action_mask"]))
        env.close()

    An episode is a game. What is open is in `info["action_mask"]`, and `action_masks()` gives it to learners that ask for
    it. A pick that is not open is refused; with `illegal="replace"` the first that is open is taken instead, for learners
    that know nothing of masks, and `info["illegal"]` says so. With `game="board"` it is the board game.
    """

    metadata: Dict[str, Any] = {"render_modes": []}
    render_mode = None

    def __init__(
        self,
        setup: Setup | None = None,
        reward: str = "round",
        bots: Bots | None = None,
        normalise: bool = True,
        history: int | None = None,
        illegal: str = "refuse",
        bridge: Bridge | None = None,
        game: Game = "card",
    ) -> None:
        if illegal not in ("refuse", "replace"):
            raise ValueError("illegal has to be 'refuse' or 'replace'")
        if bots is None:
            players = usual(setup)["players"]
            bots = [None, *["greedy"] * ((players if isinstance(players, int) else len(players)) - 1)]
        if list(bots).count(None) != 1:
            raise ValueError("bots have to leave exactly one seat to pick for: None")
        self._seat = list(bots).index(None)
        self._table = Table(setup, reward, bots, normalise, history, bridge, game)
        self._replaces = illegal == "replace"
        self.layout: Layout = self._table.layout
        self.observation_space = observation_space(self.layout)
        self.action_space = pick_space(self.layout)
        self._chance = np.random.default_rng()

    def reset(
        self, *, seed: int | None = None, options: Dict[str, Any] | None = None
    ) -> Tuple[Observation, Dict[str, Any]]:
        """Begins a new game. The same seed makes the same game, and the same games after it."""
        if Env is not object:
            super().reset(seed=seed)
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        while True:
            self._table.reset(int(self._chance.integers(2**53)))
            # Now and then the starting card ends a game before anybody picks.
            if not self._table.done:
                return self._table.observation(), self._info()

    def step(self, action: Any) -> Tuple[Observation, float, bool, bool, Dict[str, Any]]:
        """Takes a pick: an index of `layout["picks"]`."""
        pick, mask = integer(action), self._table.mask()
        replaced = self._replaces and not (0 <= pick < len(mask) and mask[pick])
        self._table.step(int(mask.argmax()) if replaced else pick)
        info = self._info()
        if replaced:
            info["illegal"] = True
        return self._table.observation(), self._table.rewards[self._seat], self._table.done, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which picks are open."""
        return self._table.mask().astype(np.bool_)

    def render(self) -> None:
        """Nothing is drawn."""

    def close(self) -> None:
        """Ends the environment, and its process if nobody else uses it."""
        self._table.close()

    def _info(self) -> Dict[str, Any]:
        return {"action_mask": self._table.mask()}
