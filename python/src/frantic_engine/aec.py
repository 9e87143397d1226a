"""An AEC environment, as PettingZoo has them."""

from __future__ import annotations

from typing import Any, Dict, Iterator, Optional, Tuple

import numpy as np
from numpy.typing import NDArray

from .arrays import Bots, Game, Layout, Seed, Setup
from .bridge import Bridge
from .table import Table, mask_space, observation_space, pick_space

try:
    from pettingzoo import AECEnv
except ImportError:
    AECEnv = object

Observation = Dict[str, NDArray[Any]]


class FranticEnv(AECEnv):
    """One table. Whose pick it is, is `agent_selection`. If PettingZoo is installed, it is one of its `AECEnv`s.

        env = FranticEnv({"players": 4, "windows": "holders"})
        env.reset(seed=1)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            if termination:
                env.step(None)
            else:
                env.step(choose(observation["observation"], observation["action_mask"]))
        env.close()

    With `bots` the seats of bots are no agents. With `game="board"` it is a table of the board game.
    """

    metadata: Dict[str, Any] = {"name": "frantic_v1", "is_parallelizable": False, "render_modes": []}
    render_mode: Optional[str] = None

    def __init__(
        self,
        setup: Setup | None = None,
        reward: str = "round",
        bots: Bots | None = None,
        normalise: bool = False,
        history: int | None = None,
        bridge: Bridge | None = None,
        game: Game = "card",
    ) -> None:
        self._table = Table(setup, reward, bots, normalise, history, bridge, game)
        self.layout: Layout = self._table.layout
        seats = [seat for seat in range(self._table.players) if not bots or bots[seat] is None]
        self._seats = {f"seat_{seat}": seat for seat in seats}
        self.possible_agents = list(self._seats)
        self._picks = pick_space(self.layout)
        self._seen: Any = observation_space(self.layout)
        if self._seen is not None:
            from gymnasium import spaces

            self._seen = spaces.Dict({"observation": self._seen, "action_mask": mask_space(self.layout)})
        self.observation_spaces = {agent: self._seen for agent in self.possible_agents}
        self.action_spaces = {agent: self._picks for agent in self.possible_agents}
        self._games = 0
        self._begin()

    # ---- what PettingZoo asks for ------------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: Seed | None = None, options: Dict[str, Any] | None = None) -> None:
        """Begins a new game. Without a seed, the next one of a fixed row."""
        self._games += 1
        self._table.reset(f"game {self._games}" if seed is None else seed)
        self._begin()

    def step(self, action: Any) -> None:
        """Takes a pick: an index of `layout["picks"]` that the mask allows, or None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("The game is over: the only step is None.")
            self._leave(agent)
            return
        self._table.step(action)
        self._cumulative_rewards[agent] = 0.0
        self._show()
        for one in self.agents:
            self._cumulative_rewards[one] += self.rewards[one]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and which picks are open to it."""
        seat = self._seats[agent]
        if seat == self._table.seat and not self._table.done:
            numbers = self._table.observation()
        else:
            numbers = np.array(self._table.ask("observe", seat=seat)["observation"], np.float32)
        return {"observation": numbers, "action_mask": self.action_mask(agent)}

    def last(self, observe: bool = True) -> Tuple[Optional[Observation], float, bool, bool, Dict[str, Any]]:
        """What the agent whose pick it is sees, and what it has been given since its last pick."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents, one pick after the other, until the game is over for all of them."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def close(self) -> None:
        """Ends the environment, and its process if nobody else uses it."""
        self._table.close()

    # ---- what goes beyond it -----------------------------------------------------------------------------------------

    def action_mask(self, agent: str | None = None) -> NDArray[np.int8]:
        """1 for each pick that is open to an agent, by default the one whose pick it is."""
        if agent is None or self._seats[agent] == self._table.seat:
            return self._table.mask()
        return np.zeros(len(self.layout["picks"]), np.int8)

    @property
    def open(self) -> NDArray[np.int64]:
        """The picks that are open to the agent whose pick it is."""
        return np.flatnonzero(self._table.mask())

    @property
    def action(self) -> Dict[str, Any] | None:
        """The whole action that the last pick completed, or None."""
        action: Dict[str, Any] | None = self._table.ask("look")["action"]
        return action

    def _begin(self) -> None:
        self.agents = list(self.possible_agents)
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._show()

    def _show(self) -> None:
        table = self._table
        self.rewards = {agent: table.rewards[seat] for agent, seat in self._seats.items()}
        self.terminations = {agent: table.done for agent in self.possible_agents}
        self.agent_selection = self.possible_agents[0] if table.done else f"seat_{table.seat}"

    def _leave(self, agent: str) -> None:
        del self.terminations[agent], self.truncations[agent], self.infos[agent], self._cumulative_rewards[agent]
        self.agents.remove(agent)
        # What the end of the game brought has been told.
        self.rewards = {one: 0.0 for one in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]
