/** What the scripts of the board game call and remember, for looking into snapshots. What rows remember, they say. */

import type { Plan } from '../../common/frames.ts';
import { answers, type Check } from '../../common/shape.ts';
import type { Script } from '../../kernel/script.ts';
import type { Frame } from '../../kernel/step-context.ts';
import { WINDOW, windowScript } from '../../kernel/window.ts';
import type { Catalog } from '../rows/catalog.ts';
import type { Vocabulary } from '../rows/vocabulary.ts';
import type { GameState } from '../state/state.ts';
import { EVENT } from './event.ts';
import { LAY } from './lay.ts';
import { MOVE } from './move.ts';
import { ROLLED } from './roll.ts';

/** What the scripts of the rules remember, and every row may: by name, or by script and name. */
function memory(
  { seat, seats, card, cards, space, count, fields, flag, oneOf, orNull }: Vocabulary,
  { scripts, reactors }: Catalog,
): ReadonlyMap<string, Check> {
  const effects = Object.values(scripts).filter(({ row: owner }) => owner !== null);
  return new Map<string, Check>(
    Object.entries({
      card,
      cards: answers(orNull(card)),
      dir: oneOf([1, -1]),
      due: orNull(
        oneOf(
          effects.map(({ id }) => id),
          'is no effect of a card',
        ),
      ),
      entered: flag,
      ignoring: flag,
      landing: flag,
      placed: fields({ card, at: space, facing: orNull(space) }),
      seat,
      seats,
      steps: count,
      taken: seats,
      token: seat,
      trigger: oneOf(Object.keys(reactors), 'opens no window'),
      unplaced: cards,
      victim: seat,
      void: flag,
    }),
  );
}

/** What the scripts of the rules call, besides effects of cards and events. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  round: ['turn'],
  turn: [ROLLED, MOVE],
  [EVENT]: [ROLLED],
};

/** What effects of cards and events call. */
const CALLED_BY_ROWS: readonly string[] = [MOVE, ROLLED, EVENT, LAY];

/** What a script remembers from the start, or before it first waits. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  window: ['trigger', 'seats', 'subject', 'each'],
  [MOVE]: ['token', 'steps', 'dir', 'ignoring', 'entered', 'landing', 'due'],
  [LAY]: ['card'],
};

/** What is known about the scripts of a game. */
export function planOf(catalog: Catalog, words: Vocabulary, { players }: Pick<GameState, 'players'>): Plan {
  const known = memory(words, catalog);
  const rowOf = ({ row: owner }: Script<never>) => (owner === null ? undefined : catalog.rows[owner]);
  const isReaction = ({ id, row: owner }: Script<never>): boolean => owner !== null && id === `${owner}/react`;
  return {
    players,
    scripts: { ...catalog.scripts, [WINDOW]: windowScript() },
    depth: 64,
    memory: (script) => {
      const own = new Map(Object.entries(rowOf(script)?.remembers?.(words) ?? {}));
      return (name) => own.get(name) ?? known.get(name);
    },
    needs: (script) => (isReaction(script) ? ['subject', 'card'] : (rowOf(script)?.needs ?? NEEDS[script.id] ?? [])),
    calls: (above, below) => calls(catalog, above, below),
    moment: () => null,
    isReaction,
  };
}

function calls({ scripts, eventScripts }: Catalog, above: Frame, below: Frame): boolean {
  if (below.script === MOVE) return above.script === below.v.due;
  const owner = scripts[above.script]?.row ?? null;
  const caller = scripts[below.script]?.row ?? null;
  if (owner === null) return (caller === null ? CALLS[below.script] : CALLED_BY_ROWS)?.includes(above.script) === true;
  if (below.script === EVENT) return eventScripts.includes(above.script);
  // A turn carries out what a card does when it is played.
  return below.script === 'turn' && above.script === `${owner}/play` && !eventScripts.includes(above.script);
}
