/** What the scripts of the rules call and remember, for looking into snapshots. What rows remember, they say themselves. */

import type { Plan } from '../../common/frames.ts';
import { anything, type Check, count, fields, flag, list, oneOf, orNull, refuse, text } from '../../common/shape.ts';
import type { Script } from '../../kernel/script.ts';
import type { Frame } from '../../kernel/step-context.ts';
import { WINDOW, windowScript } from '../../kernel/window.ts';
import type { Catalog } from '../rows/catalog.ts';
import type { Row } from '../rows/define.ts';
import type { StateVocabulary } from '../rows/vocabulary.ts';
import type { GameState } from '../state/state.ts';
import { CARRY, EVENT } from './event.ts';
import { IMITATE } from './imitate.ts';
import type { Move, PoweredMove } from './kinds/questions.ts';
import { cardOf, FOLLOW, PLAY, WISH } from './play.ts';
import { JUDGE } from './turn.ts';

/** What something in force remembers. A row that does not say what it remembers may remember anything. */
export const dataOf = ({ remembers, lasting }: Row, words: StateVocabulary): Check =>
  lasting?.remembers?.(words) ?? (remembers === null ? anything : oneOf([null], 'has to be empty'));

/** What the scripts of the rules remember, and every row may: by name, or by script and name. */
function memory(
  { seat, seats, card, cards, kind, event, power, before, ranOut, answers }: StateVocabulary,
  held: Check,
  triggers: readonly string[],
): ReadonlyMap<string, Check> {
  const move: Check = (given, field) => {
    if (typeof given === 'number') card(given, field);
    else fields({ card, power })(given, field);
  };
  const turnMove: Check = (given, field) => {
    if (given !== 'draw' && given !== 'pass') move(given, field);
  };
  return new Map<string, Check>(
    Object.entries({
      as: kind,
      before: orNull(before),
      card,
      cards,
      closed: text,
      dealer: seat,
      drew: flag,
      event,
      exempt: list(seat),
      freely: flag,
      held,
      kind,
      move: turnMove,
      nth: count,
      out: ranOut,
      seat,
      seats,
      taken: list(seat),
      trigger: oneOf(triggers, 'opens no window'),
      victim: seat,
      winners: orNull(seats),
      'window.cards': answers(orNull(card)),
      'play.move': move,
      'follow.move': move,
    }),
  );
}

/** What the scripts of the rules call, besides effects of rows. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  round: [PLAY, WISH, JUDGE, 'turn'],
  turn: [PLAY, WISH, JUDGE],
  [FOLLOW]: [PLAY, WISH],
  [PLAY]: [IMITATE, WISH],
  [EVENT]: [CARRY],
  [CARRY]: [],
  [JUDGE]: [],
};

/** What effects of rows call, besides each other. */
const CALLED_BY_ROWS: readonly string[] = [PLAY, FOLLOW, WISH, EVENT, CARRY];

/** What a script remembers from the start. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  round: ['dealer'],
  window: ['trigger', 'seats', 'subject', 'each'],
  [PLAY]: ['move'],
  [FOLLOW]: ['move'],
  [CARRY]: ['event', 'exempt'],
};

/** What is known about the scripts of a game. */
export function planOf(
  catalog: Catalog,
  words: StateVocabulary,
  { lasting, players }: Pick<GameState, 'lasting' | 'players'>,
): Plan {
  const rowOf = ({ row: owner }: Script<never>): Row | null => (owner === null ? null : (catalog.rows[owner] as Row));
  const isPart = (script: Script<never>, part: string): boolean => script.id === `${script.row}/${part}`;
  const momentOf = (script: Script<never>): string | null =>
    Object.keys(rowOf(script)?.lasting?.on ?? {}).find((moment) => isPart(script, moment)) ?? null;
  const isReaction = (script: Script<never>): boolean => isPart(script, 'react');
  const held = oneOf(
    lasting.map(({ key }) => key),
    'is not in force',
  );
  const known = memory(words, held, Object.keys(catalog.reactors));
  return {
    players,
    scripts: { ...catalog.scripts, [WINDOW]: windowScript() },
    depth: DEPTH,
    memory: (script, v) => {
      const row = rowOf(script);
      if (row?.remembers === null) return () => anything;
      const own = new Map(Object.entries(row?.remembers(words, v) ?? {}));
      return (name) => own.get(name) ?? known.get(`${script.id}.${name}`) ?? known.get(name);
    },
    needs: (script) => {
      if (momentOf(script) !== null) return ['held', 'out'];
      if (isReaction(script)) return ['subject', 'card'];
      return isPart(script, PLAY) ? (rowOf(script)?.needs ?? []) : (NEEDS[script.id] ?? []);
    },
    calls: (above, below) => calls(catalog, above, below),
    moment: momentOf,
    isReaction,
  };
}

/** How many effects can wait in one game, house rules included. */
const DEPTH = 32;

function calls(catalog: Catalog, above: Frame, below: Frame): boolean {
  const owner = catalog.scripts[above.script]?.row ?? null;
  const caller = catalog.scripts[below.script]?.row ?? null;
  if (caller !== null && catalog.rows[caller]?.remembers === null) return true;
  if (owner === null) return (caller === null ? CALLS[below.script] : CALLED_BY_ROWS)?.includes(above.script) === true;
  if (below.script === CARRY) return owner === below.v.event;
  if (below.script !== PLAY) return caller === owner;
  const move = below.v.move as unknown as Exclude<Move, 'draw' | 'pass'> | undefined;
  if (move === undefined) return false;
  const power = typeof move === 'object' ? move.power : null;
  return owner === power || owner === (below.v.as ?? catalog.cards[cardOf(move)]?.row.id);
}

/** What lay on the pile before a card that a power card is used with is remembered: it may be taken back. */
export function checkPowered(
  { cards }: Catalog,
  { queue, discardPile }: Pick<GameState, 'queue' | 'discardPile'>,
): void {
  queue.forEach(({ script, v }, i) => {
    if (script !== PLAY || typeof v.move === 'number') return;
    const card = cardOf(v.move as unknown as PoweredMove);
    // A card that goes under the top one covers nothing.
    const covers = cards[card]?.row.under !== true || discardPile[discardPile.length - 1] === card;
    if (covers && (v.before === null || v.before === undefined)) refuse(`state.queue[${i}].v.before`, 'is missing');
  });
}
