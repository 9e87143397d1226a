/** What the scripts of the board game call, for looking into snapshots. What they remember, they say themselves. */

import type { Plan } from '../../common/frames.ts';
import type { Frame } from '../../kernel/step-context.ts';
import { WINDOW, windowScript } from '../../kernel/window.ts';
import type { Catalog } from '../rows/catalog.ts';
import type { Vocabulary } from '../rows/vocabulary.ts';
import type { GameState } from '../state/state.ts';
import { EVENT } from './event.ts';
import { LAY } from './lay.ts';
import { MOVE } from './move.ts';
import { ROLLED } from './roll.ts';

/** What the scripts of the rules call, besides effects of cards and events. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  round: ['turn'],
  turn: [ROLLED, MOVE],
  [EVENT]: [ROLLED],
};

/** What effects of cards and events call. */
const CALLED_BY_ROWS: readonly string[] = [MOVE, ROLLED, EVENT, LAY];

/** What is known about the scripts of a game. */
export const planOf = (catalog: Catalog, words: Vocabulary, { players }: Pick<GameState, 'players'>): Plan => ({
  players,
  scripts: { ...catalog.scripts, [WINDOW]: windowScript() },
  depth: 64,
  said: (script, name, v) => catalog.scripts[script]?.memory.get(name)?.(words, v) ?? null,
  seat: words.seat,
  card: words.card,
  triggers: Object.keys(catalog.reactors),
  calls: (above, below) => calls(catalog, above, below),
  moment: () => null,
  isReaction: ({ id, row: owner }) => owner !== null && id === `${owner}/react`,
});

function calls({ scripts, eventScripts }: Catalog, above: Frame, below: Frame): boolean {
  if (below.script === MOVE) return above.script === below.v.due;
  const owner = scripts[above.script]?.row ?? null;
  const caller = scripts[below.script]?.row ?? null;
  if (owner === null) return (caller === null ? CALLS[below.script] : CALLED_BY_ROWS)?.includes(above.script) === true;
  const isEvent = eventScripts.some((script) => script === above.script);
  if (below.script === EVENT) return isEvent;
  // A turn carries out what a card does when it is played.
  return below.script === 'turn' && above.script === `${owner}/play` && !isEvent;
}
