"""Frantic for learning in Python: a client of `npx frantic-engine env`.

It needs Python 3.9 and nothing else. It follows the conventions of PettingZoo's AEC environments. If PettingZoo is
installed, `FranticEnv` is one of them; with `arrays=True` observations and masks are NumPy arrays.

    env = FranticEnv({"players": 4, "windows": "holders"})
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination:
            env.step(None)
        else:
            env.step(choose(observation["observation"], observation["action_mask"]))
    env.close()
"""

import json
import os
import shlex
import subprocess

try:
    from pettingzoo import AECEnv as _Base
except ImportError:
    _Base = object

PROTOCOL = 1


class FranticError(Exception):
    """What the other side refuses. `code` is one of a closed list, `field` says what is at fault, if anything is."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.field = error.get("field")


class Bridge:
    """A process that holds environments. Several environments can share one."""

    def __init__(self, command=None):
        if command is None:
            command = shlex.split(os.environ.get("FRANTIC_ENV", "npx frantic-engine env"))
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        self._asked = 0
        spoken = self.ask("hello")["protocol"]
        if spoken != PROTOCOL:
            self.close()
            raise RuntimeError(f"The process speaks protocol {spoken}, this client {PROTOCOL}.")

    def ask(self, command, **fields):
        """Sends a command and returns its answer."""
        self._asked += 1
        self._process.stdin.write(json.dumps({"id": self._asked, "command": command, **fields}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if line == "":
            raise RuntimeError("The process has ended.")
        answer = json.loads(line)
        if not answer["ok"]:
            raise FranticError(answer["error"])
        return answer

    def close(self):
        """Ends the process."""
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()


def _setup(setup):
    return {"players": 4, "windows": "holders"} if setup is None else setup


class FranticEnv(_Base):
    """One table. Whose pick it is, is `agent_selection`."""

    metadata = {"name": "frantic_v1", "is_parallelizable": False, "render_modes": []}

    def __init__(self, setup=None, reward="round", arrays=False, bridge=None):
        self._own = bridge is None
        self._bridge = Bridge() if bridge is None else bridge
        made = self._bridge.ask("make", setup=_setup(setup), reward=reward)
        self._env = made["env"]
        self._arrays = arrays
        self.layout = made["layout"]
        self.possible_agents = [f"seat_{seat}" for seat in range(made["players"])]
        self.observation_spaces, self.action_spaces = self._spaces()
        self._games = 0
        self._begin(made)

    # ---- what PettingZoo asks for ------------------------------------------------------------------------------------

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """Begins a new game. Without a seed, the next one of a fixed row."""
        self._games += 1
        self._begin(self._bridge.ask("reset", env=self._env, seed=f"game {self._games}" if seed is None else seed))

    def step(self, action):
        """Takes a pick: an index of `layout["picks"]` that the mask allows, or None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("The game is over: the only step is None.")
            self._leave(agent)
            return
        answer = self._bridge.ask("step", env=self._env, pick=int(action))
        self._cumulative_rewards[agent] = 0
        self._show(answer)
        for one in self.agents:
            self._cumulative_rewards[one] += self.rewards[one]

    def observe(self, agent):
        """What an agent may know, and which picks are open to it."""
        if agent == self.agent_selection and not self.terminations[agent]:
            numbers = self._turn["observation"]
        else:
            seat = self.possible_agents.index(agent)
            numbers = self._bridge.ask("observe", env=self._env, seat=seat)["observation"]
        return {"observation": self._array(numbers, "float32"), "action_mask": self.action_mask(agent)}

    def last(self, observe=True):
        """What the agent whose pick it is sees, and what it has been given since its last pick."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter=2**63):
        """The agents, one pick after the other, until the game is over for all of them."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def close(self):
        """Ends the environment, and its process if nobody else uses it."""
        if self._own:
            self._bridge.close()
        else:
            self._bridge.ask("close", env=self._env)

    # ---- what goes beyond it -----------------------------------------------------------------------------------------

    def action_mask(self, agent=None):
        """1 for each pick that is open to an agent, by default the one whose pick it is."""
        mask = [0] * len(self.layout["picks"])
        if agent is None or agent == self.agent_selection:
            for pick in self.open:
                mask[pick] = 1
        return self._array(mask, "int8")

    @property
    def open(self):
        """The picks that are open to the agent whose pick it is."""
        return self._turn["open"]

    @property
    def action(self):
        """The whole action that the last pick completed, or None."""
        return self._turn["action"]

    def _begin(self, answer):
        self.agents = list(self.possible_agents)
        self._cumulative_rewards = {agent: 0 for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._show(answer)

    def _show(self, answer):
        self._turn = answer
        self.rewards = dict(zip(self.possible_agents, answer["rewards"]))
        self.terminations = {agent: answer["done"] for agent in self.possible_agents}
        self.agent_selection = self.possible_agents[0 if answer["done"] else answer["seat"]]

    def _leave(self, agent):
        for kept in (self.rewards, self.terminations, self.truncations, self.infos, self._cumulative_rewards):
            del kept[agent]
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]

    def _array(self, numbers, kind):
        if not self._arrays:
            return numbers
        import numpy

        return numpy.array(numbers, dtype=kind)

    def _spaces(self):
        try:
            import numpy
            from gymnasium import spaces
        except ImportError:
            return None, None
        size, picks = self.layout["size"], len(self.layout["picks"])
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-numpy.inf, numpy.inf, (size,), numpy.float32),
                "action_mask": spaces.Box(0, 1, (picks,), numpy.int8),
            }
        )
        return {a: seen for a in self.possible_agents}, {a: spaces.Discrete(picks) for a in self.possible_agents}


class FranticBatch:
    """Many tables in step. A table whose game ends goes on with the next one by itself.

    After `__init__`, `reset` and `step`: `seats`, `dones`, `rewards`, `observations` and `open`, by table.
    """

    def __init__(self, setup=None, tables=16, seed=0, reward="round", bridge=None):
        self._own = bridge is None
        self._bridge = Bridge() if bridge is None else bridge
        made = self._bridge.ask("make", setup=_setup(setup), reward=reward, tables=tables, seed=seed)
        self._env = made["env"]
        self.layout = made["layout"]
        self.players = made["players"]
        self.tables = tables
        self._show(made)

    def reset(self, seed):
        self._show(self._bridge.ask("reset", env=self._env, seed=seed))

    def step(self, picks):
        """Takes a pick at every table."""
        self._show(self._bridge.ask("step", env=self._env, picks=[int(pick) for pick in picks]))

    def close(self):
        if self._own:
            self._bridge.close()
        else:
            self._bridge.ask("close", env=self._env)

    def _show(self, answer):
        self.seats = answer["seats"]
        self.dones = answer["dones"]
        self.rewards = answer["rewards"]
        self.observations = answer["observations"]
        self.open = answer["open"]
