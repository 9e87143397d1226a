/** What the scripts of the rules call, for looking into snapshots. What they remember, they say themselves. */

import type { Plan } from '../../common/frames.ts';
import { type Calls, isPart, planFrom } from '../../common/plan.ts';
import { anything, type Check, oneOf, refuse } from '../../common/shape.ts';
import { isList } from '../../kernel/json.ts';
import type { Script } from '../../kernel/script.ts';
import type { Frame } from '../../kernel/step-context.ts';
import type { Catalog } from '../rows/catalog.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Row } from '../rows/define.ts';
import type { Vocabulary } from '../rows/vocabulary.ts';
import type { GameState } from '../state/state.ts';
import { CARRY, EVENT } from './event.ts';
import { IMITATE } from './imitate.ts';
import { FOLLOW, PLAY, WISH } from './play.ts';
import { JUDGE } from './turn.ts';

/** What something in force remembers: nothing, if it starts with nothing and its row does not say otherwise. */
export const dataOf = ({ lasting }: Row, words: Vocabulary): Check =>
  lasting?.remembers?.(words) ?? (lasting?.start === undefined ? oneOf([null], 'has to be empty') : anything);

/** What is called in a card game, and where. */
const callsIn = ({ cards, houseRows }: Catalog): Calls => ({
  byRules: {
    round: [PLAY, WISH, JUDGE, 'turn'],
    turn: [PLAY, WISH, JUDGE],
    [FOLLOW]: [PLAY, WISH],
    [PLAY]: [IMITATE, WISH],
    [EVENT]: [CARRY],
    [CARRY]: [],
    [JUDGE]: [],
  },
  byRows: [PLAY, FOLLOW, WISH, EVENT, CARRY],
  free: houseRows,
  ofRow: (_above, below, row, caller) => {
    if (below.script === CARRY) return row === below.v.event;
    if (below.script !== PLAY) return caller === row;
    const { card, power } = movedIn(below);
    return row === power || row === (below.v.as ?? cards.find(({ id }) => id === card)?.row.id);
  },
});

/** What is known about the scripts of a game. */
export function planOf(catalog: Catalog, words: Vocabulary, { players }: Pick<GameState, 'players'>): Plan {
  const rowOf = ({ row }: Script<never>): Row | null => (row === null ? null : (catalog.rows[row] ?? null));
  const momentOf = (script: Script<never>): string | null =>
    Object.keys(rowOf(script)?.lasting?.on ?? {}).find((moment) => isPart(script, moment)) ?? null;
  return planFrom<RuleContext>({ catalog, words, players, depth: DEPTH }, callsIn(catalog), momentOf);
}

/** How many effects can wait in one game, house rules included. */
const DEPTH = 32;

/** The card of a move, and the power card used with it; what it says of them has yet to be looked into. */
function movedIn({ v: { move } }: Frame): { readonly card?: unknown; readonly power?: unknown } {
  return typeof move === 'object' && move !== null && !isList(move) ? move : { card: move };
}

/** What lay on the pile before a card that a power card is used with is remembered: it may be taken back. */
export function checkPowered(
  { cards }: Catalog,
  { queue, discardPile }: Pick<GameState, 'queue' | 'discardPile'>,
): void {
  queue.forEach((frame, i) => {
    const { script, v } = frame;
    if (script !== PLAY || typeof v.move === 'number') return;
    const { card } = movedIn(frame);
    // A card that goes under the top one covers nothing.
    const covers =
      cards.find(({ id }) => id === card)?.row.under !== true || discardPile[discardPile.length - 1] === card;
    if (covers && (v.before === null || v.before === undefined)) refuse(`state.queue[${i}].v.before`, 'is missing');
  });
}
