/** The Python client, where there is a Python. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const there = spawnSync('python3', ['--version']).status === 0;
if (!there) console.warn('SKIPPED: there is no python3, so the Python client is not tried.');

/** Runs a program beside the client, and returns what it prints. */
function python(program: string): string {
  const run = spawnSync('python3', ['-B', '-'], {
    cwd: root,
    input: program,
    encoding: 'utf8',
    timeout: 60_000,
    env: {
      ...process.env,
      PYTHONPATH: 'examples/python',
      FRANTIC_ENV: `"${process.execPath}" --import tsx src/cli/main.ts env`,
    },
  });
  if (run.status !== 0) throw new Error(run.stderr);
  // On Windows Python ends lines as Windows does.
  return run.stdout.replaceAll('\r\n', '\n').trimEnd();
}

describe.skipIf(!there)('the Python client', () => {
  test('plays a game as PettingZoo has it: rewards since the last pick, then a step of None for everybody', () => {
    const program = `
import random
from frantic_env import FranticEnv

env = FranticEnv({"players": 3, "windows": "holders", "pointLimit": 1})
for game in range(2):
    env.reset(seed="python")
    assert env.agents == ["seat_0", "seat_1", "seat_2"]
    chance, totals, picks, ends = random.Random(1), {}, 0, 0
    for agent in env.agent_iter():
        assert agent == env.agent_selection
        seen, reward, termination, truncation, info = env.last()
        assert len(seen["observation"]) == env.layout["size"] == len(env.observe(agent)["observation"])
        assert (truncation, info) == (False, {})
        totals[agent] = totals.get(agent, 0) + reward
        mask = seen["action_mask"]
        if termination:
            assert sum(mask) == 0
            ends += 1
            env.step(None)
            continue
        assert [pick for pick in range(len(mask)) if mask[pick]] == env.open
        other = env.agents[(env.agents.index(agent) + 1) % 3]
        assert sum(env.observe(other)["action_mask"]) == 0
        env.step(chance.choice(env.open))
        picks += 1
    assert ends == 3 and env.agents == []
    print(picks, abs(sum(totals.values())) < 1e-3, any(totals.values()))
env.close()
`;
    const [first, second] = python(program).split('\n');
    expect(first).toMatch(/^[1-9]\d* True True$/);
    expect(second).toBe(first);
  });

  test('refusals are errors with a code and a field, and several environments share a process', () => {
    const program = `
from frantic_env import Bridge, FranticBatch, FranticEnv, FranticError

bridge = Bridge()
env = FranticEnv({"players": 2}, bridge=bridge)
batch = FranticBatch({"players": 2}, tables=3, seed=4, bridge=bridge)
for attempt in (lambda: env.step(-1), lambda: FranticEnv({"players": 1}, bridge=bridge)):
    try:
        attempt()
    except FranticError as error:
        print(error.code, error.field)
for _ in range(20):
    batch.step([open[0] for open in batch.open])
print(len(batch.observations), len(batch.observations[0]) == batch.layout["size"], len(batch.seats), len(batch.rewards[0]))
env.close()
batch.reset(5)
batch.close()
bridge.close()
`;
    expect(python(program).split('\n')).toEqual(['illegal-pick None', 'invalid-setup players', '3 True 3 2']);
  });

  test('with NumPy and PettingZoo it is one of theirs', () => {
    // Stand-ins: what is asked of the two packages is one base class and three spaces.
    const program = `
import sys, types
fake = lambda name, **has: sys.modules.__setitem__(name, types.SimpleNamespace(**has))
class AECEnv: pass
class Space:
    def __init__(self, *given): self.given = given
fake("pettingzoo", AECEnv=AECEnv)
spaces = types.SimpleNamespace(Box=Space, Dict=Space, Discrete=Space)
fake("gymnasium", spaces=spaces)
if "numpy" not in sys.modules:
    try:
        import numpy
    except ImportError:
        fake("numpy", inf=float("inf"), float32="float32", int8="int8", array=lambda numbers, dtype: numbers)
from frantic_env import FranticEnv

env = FranticEnv({"players": 2}, arrays=True)
env.reset(seed=1)
print(isinstance(env, AECEnv), env.action_space("seat_1").given == (len(env.layout["picks"]),))
print(len(env.last()[0]["observation"]) == env.layout["size"], int(sum(env.action_mask())) == len(env.open))
env.close()
`;
    expect(python(program).split('\n')).toEqual(['True True', 'True True']);
  });
});
