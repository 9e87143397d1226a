/** What the scripts of the board game call, for looking into snapshots. What they remember, they say themselves. */

import type { Plan } from '../../common/frames.ts';
import { type Calls, planFrom } from '../../common/plan.ts';
import type { Catalog } from '../rows/catalog.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Vocabulary } from '../rows/vocabulary.ts';
import type { GameState } from '../state/state.ts';
import { EVENT } from './event.ts';
import { LAY } from './lay.ts';
import { MOVE } from './move.ts';
import { ROLLED } from './roll.ts';

/** What is called in a board game, and where. */
const callsIn = ({ eventScripts }: Catalog): Calls => ({
  byRules: { round: ['turn'], turn: [ROLLED, MOVE], [EVENT]: [ROLLED] },
  byRows: [MOVE, ROLLED, EVENT, LAY],
  ofRow: ({ script }, below, row) => {
    if (below.script === MOVE) return script === below.v.due;
    const isEvent = eventScripts.some((one) => one === script);
    if (below.script === EVENT) return isEvent;
    // A turn carries out what a card does when it is played.
    return below.script === 'turn' && script === `${row}/play` && !isEvent;
  },
});

/** What is known about the scripts of a game. */
export const planOf = (catalog: Catalog, words: Vocabulary, { players }: Pick<GameState, 'players'>): Plan =>
  planFrom<RuleContext>({ catalog, words, players, depth: 64 }, callsIn(catalog));
