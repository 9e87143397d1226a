/** Every script of the boxes and of the rules says what it remembers, wherever its effect can wait. */

import { createGame } from 'frantic-engine/board-game';
import { expect, test } from 'vitest';
import { buildCatalog as buildBoardCatalog } from '../../src/board-game/catalog/catalog.ts';
import { addOns, boxes } from '../../src/card-game/boxes/boxes.ts';
import { buildCatalog } from '../../src/card-game/catalog/catalog.ts';
import { checkSetup, Offer } from '../../src/card-game/core/setup.ts';
import { OPS, type Script } from '../../src/kernel/script.ts';

/** Steps at which an effect can be in a snapshot: it waits for an answer, or for what it has called. */
const WAITING: readonly number[] = [OPS.ask, OPS.askAll, OPS.window, OPS.call, OPS.fire];

/** The names that can be remembered at each step, on any way through a script. */
function remembered({ steps, labels }: Script<never>): ReadonlySet<string>[] {
  const at = steps.map(() => new Set<string>());
  const reach = (to: number, names: Iterable<string>): boolean => {
    const here = at[to];
    const before = here?.size;
    for (const name of names) here?.add(name);
    return here?.size !== before;
  };
  for (let changed = true; changed; ) {
    changed = false;
    steps.forEach(({ op, name, to, extra }, i) => {
      const before = [...(at[i] ?? [])];
      const after = op === OPS.ask || op === OPS.askAll ? [...before, name] : before;
      if (op === OPS.branch) for (const label of extra) changed = reach(labels[label] ?? -1, before) || changed;
      else if (op !== OPS.goto && op !== OPS.stop) changed = reach(i + 1, after) || changed;
      if ([OPS.goto, OPS.when, OPS.each, OPS.next].some((one) => one === op)) changed = reach(to, before) || changed;
    });
  }
  return at;
}

/** The answers that are still remembered while an effect waits, and of which nothing is said. */
const unsaid = (script: Script<never>): string[] =>
  remembered(script).flatMap((names, i) =>
    WAITING.includes(script.steps[i]?.op ?? -1)
      ? [...names].filter((name) => script.memory.get(name) === null).map((name) => `${script.id}: ${name}`)
      : [],
  );

const cardGame = checkSetup({ players: 2, seed: 0, sets: addOns.map(({ name }) => name) }, new Offer(boxes));
const { layout, deck, options } = createGame({ players: 2, seed: 0 }).rules;

test.each<[game: string, scripts: Readonly<Record<string, Script<never>>>]>([
  ['the card game', buildCatalog(cardGame, boxes, []).scripts],
  ['the board game', buildBoardCatalog({ layout, deck, options }).scripts],
])('of %s', (_game, scripts) => {
  expect(Object.keys(scripts).length).toBeGreaterThan(20);
  expect(Object.values(scripts).flatMap(unsaid)).toEqual([]);
});
