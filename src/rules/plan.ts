/** What the scripts of the card game call and remember, for looking into snapshots. */
import type { Row } from '../cards/define.ts';
import { addOns, base } from '../cards/sets.ts';
import type { Catalog } from '../catalog.ts';
import type { Move, PoweredMove } from '../engine/questions.ts';
import type { Frame } from '../engine/queue.ts';
import type { Script } from '../engine/script.ts';
import type { Plan } from '../game/frames.ts';
import {
  anything,
  asFields,
  type Check,
  count,
  distinct,
  fields,
  flag,
  list,
  oneOf,
  orNull,
  pair,
  refuse,
  text,
  whole,
} from '../game/shape.ts';
import { seatOf, unknown } from '../game/snapshot.ts';
import type { GameState, Power } from '../state.ts';
import type { Context } from './context.ts';
import { CARRY, EVENT } from './event.ts';
import { IMITATE } from './imitate.ts';
import { cardOf, FOLLOW, PLAY, WISH } from './play.ts';
import { JUDGE } from './turn.ts';

/** The checks of everything that a state of the card game and its effects name alike. */
export function vocabulary(catalog: Catalog, players: number) {
  const seat = seatOf(players);
  const card = whole(0, catalog.cards.length - 1, 'is no card of this game');
  const color = oneOf(catalog.colors, 'is no color in play');
  const face: Check = (given, field) => {
    if (typeof given !== 'string' || !Object.hasOwn(catalog.faceAt, given)) refuse(field, 'is no face of any card');
  };
  const wish: Check = (given, field) => {
    const number = oneOf(catalog.numbers, 'is no number in play');
    fields('color' in asFields(given, field) ? { color } : { number })(given, field);
  };
  const row = (fits: (row: Row) => boolean, what: string): Check => {
    const known = Object.values(catalog.rows).filter(fits);
    return oneOf(
      known.map(({ id }) => id),
      `is no ${what} of this game`,
    );
  };
  const before = fields({
    top: orNull(card),
    face,
    wish: orNull(wish),
    lastColor: orNull(color),
    lastColored: orNull(card),
  });
  return {
    seat,
    seats: distinct(seat),
    card,
    cards: distinct(card),
    color,
    face,
    wish,
    before,
    kind: row(({ type }) => type === 'card', 'kind of card'),
    event: row(({ type }) => type === 'event', 'event'),
    power: row(({ type }) => type === 'power', 'power card'),
    rule: row(({ type }) => type === 'rule', 'rule card'),
    lasting: row(({ lasting }) => lasting !== null, 'card whose effect lasts'),
    ranOut: list(fields({ seat, byEvent: flag })),
  };
}

/** The words of one game. */
export type Vocabulary = ReturnType<typeof vocabulary>;

/** By row: what something in force remembers, if it remembers anything. */
export const dataOf = (
  { seat, color }: Vocabulary,
  players: number,
  turn: number,
): Readonly<Record<string, Check>> => ({
  'time-bomb': fields({ left: bySeat(whole(-99, 99), players), since: whole(0, turn) }),
  'colour-blockade': fields({ color }),
  'last-chance': list(seat),
});

/** A list with an item for each seat. */
const bySeat =
  (each: Check, players: number): Check =>
  (given, field) => {
    list(each)(given, field);
    if ((given as readonly unknown[]).length !== players) refuse(field, 'has to have an item for each player');
  };

/** What each of several seats has answered. */
const answers =
  (each: Check): Check =>
  (given, field) => {
    for (const [seat, answer] of Object.entries(asFields(given, field))) each(answer, `${field}.${seat}`);
  };

/** By name, or by script and name. */
function memory(
  { seat, seats, card, cards, color, kind, event, power, wish, before, ranOut }: Vocabulary,
  players: number,
  held: Check,
  lastingCount: number,
  triggers: readonly string[],
): ReadonlyMap<string, Check> {
  const move: Check = (given, field) => {
    if (typeof given === 'number') card(given, field);
    else fields({ card, power })(given, field);
  };
  const turnMove: Check = (given, field) => {
    if (given !== 'draw' && given !== 'pass') move(given, field);
  };
  const gifts = list(pair(card, seat));
  return new Map<string, Check>(
    Object.entries({
      as: kind,
      bets: answers(cards),
      before: orNull(before),
      card,
      cards,
      cardOfSecond: text,
      chance: count,
      choice: text,
      closed: text,
      color,
      dealer: seat,
      discards: cards,
      drew: flag,
      event,
      exempt: list(seat),
      fewest: seats,
      first: seat,
      flipped: (given: unknown, field: string) => {
        if (typeof given !== 'boolean') orNull(card)(given, field);
      },
      freely: flag,
      gifts,
      giver: orNull(seat),
      half: color,
      held,
      kind,
      laid: cards,
      laps: count,
      most: seats,
      move: turnMove,
      nth: count,
      out: ranOut,
      owner: seat,
      picked: cards,
      power: text,
      receiver: seat,
      receivers: seats,
      retaken: seats,
      returned: text,
      seat,
      seats,
      second: seat,
      seen: answers(text),
      share: whole(1, 99),
      shed: cards,
      shown: list(event),
      split: bySeat(whole(0, 99), players),
      taken: list(seat),
      taker: orNull(seat),
      target: count,
      trigger: oneOf(triggers, 'opens no window'),
      twin: cards,
      victim: seat,
      winners: orNull(seats),
      without: seats,
      wish: orNull(wish),
      'crowdfunding/play.card': cards,
      'window.cards': answers(orNull(card)),
      'trust-fall/play.gifts': cards,
      'play.move': move,
      'follow.move': move,
      // It is put away before its event is triggered.
      'troublecharger/turnCloses.held': whole(1, lastingCount),
    }),
  );
}

/** The place of a power card, counted from 0, as a question names it. */
const placeOf = (powers: readonly Power[]): Check =>
  oneOf(
    powers.map((_power, at) => String(at)),
    'is no power card of theirs',
  );

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
  'crowdfunding/play': ['fewest'],
  'distributor/play': ['receivers'],
  'tsunami/play': ['laps'],
};

/** What is known about the scripts of a game. */
export function planOf(
  catalog: Catalog,
  words: Vocabulary,
  { lasting, lastingCount, players }: Pick<GameState, 'lasting' | 'lastingCount' | 'players'>,
): Plan<Context> {
  const momentOf = ({ id, owner }: Script<Context>): string | null => {
    const moment = owner === null ? '' : id.slice(owner.length + 1);
    return owner !== null && Object.hasOwn(catalog.rows[owner]?.lasting?.on ?? {}, moment) ? moment : null;
  };
  const isReaction = ({ id, owner }: Script<Context>): boolean => owner !== null && id === `${owner}/react`;
  const held = oneOf(
    lasting.map(({ key }) => key),
    'is not in force',
  );
  const known = memory(words, players.length, held, lastingCount, Object.keys(catalog.reactors));
  return {
    players,
    scripts: catalog.scripts,
    depth: DEPTH,
    memory: ({ id, owner }, name, v) => {
      if (owner !== null && !printed().has(owner)) return anything;
      // Which of the power cards is meant, Edison remembers by its place.
      if (name === 'cardOfFirst') return placeOf(players[v.first as number]?.powers ?? []);
      return known.get(`${id}.${name}`) ?? known.get(name) ?? unknown;
    },
    needs: (script) => {
      if (momentOf(script) !== null) return ['held', 'out'];
      return isReaction(script) ? ['subject', 'card'] : (NEEDS[script.id] ?? []);
    },
    calls: (above, below) => calls(catalog, above, below),
    moment: momentOf,
    isReaction,
  };
}

/** The rows that come with the library. What house rules call and remember is their own. */
const printed = (): ReadonlySet<string> =>
  (ours ??= new Set([base, ...addOns].flatMap(({ rows }) => rows.map(({ id }) => id))));
let ours: ReadonlySet<string> | null = null;

/** How many effects can wait in one game, house rules included. */
const DEPTH = 32;

function calls(catalog: Catalog, above: Frame, below: Frame): boolean {
  const owner = catalog.scripts[above.script]?.owner ?? null;
  const caller = catalog.scripts[below.script]?.owner ?? null;
  if (caller !== null && !printed().has(caller)) return true;
  if (owner === null) return (caller === null ? CALLS[below.script] : CALLED_BY_ROWS)?.includes(above.script) === true;
  if (below.script === CARRY) return owner === below.v.event;
  if (below.script !== PLAY) return caller === owner;
  const move = below.v.move as unknown as Exclude<Move, 'draw' | 'pass'> | undefined;
  if (move === undefined) return false;
  const power = typeof move === 'object' ? move.power : null;
  return owner === power || owner === (below.v.as ?? catalog.cards[cardOf(move)]?.row.id);
}

/** What a used power card may take back has to lie in the pile; what lay there before it is remembered. */
export function checkPowered(
  { cards }: Catalog,
  { queue, discardPile }: Pick<GameState, 'queue' | 'discardPile'>,
): void {
  queue.forEach(({ script, v }, i) => {
    if (script !== PLAY || typeof v.move === 'number') return;
    const field = `state.queue[${i}].v`;
    const card = cardOf(v.move as unknown as PoweredMove);
    // A card that goes under the top one covers nothing.
    const covers = cards[card]?.row.under !== true || discardPile[discardPile.length - 1] === card;
    if (covers && (v.before === null || v.before === undefined)) refuse(`${field}.before`, 'is missing');
    if (queue[i + 1]?.script === 'recycling/play' && !discardPile.includes(card))
      refuse(`${field}.move.card`, 'is not in the discard pile');
  });
}
