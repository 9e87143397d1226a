/** What the scripts of the board game call and remember, for looking into snapshots. */
import type { Frame } from '../../engine/queue.ts';
import type { Script } from '../../engine/script.ts';
import type { Plan } from '../../game/frames.ts';
import {
  asFields,
  type Check,
  count,
  distinct,
  fields,
  flag,
  list,
  oneOf,
  orNull,
  text,
  whole,
} from '../../game/shape.ts';
import { seatOf, unknown } from '../../game/snapshot.ts';
import type { Catalog } from '../catalog.ts';
import type { GameState } from '../state.ts';
import type { Context } from './context.ts';
import { EVENT } from './event.ts';
import { LAY } from './lay.ts';
import { MOVE } from './move.ts';
import { ROLLED } from './roll.ts';

/** The checks of everything that a state of the board game and its effects name alike. */
export function vocabulary({ cards, ways }: Catalog, players: number) {
  const seat = seatOf(players);
  const card = whole(0, cards.length - 1, 'is no card of this game');
  return {
    seat,
    seats: distinct(seat),
    card,
    cards: distinct(card),
    space: whole(0, ways.end, 'is no space of the board'),
  };
}

/** The words of one game. */
export type Vocabulary = ReturnType<typeof vocabulary>;

/** What each of several seats has answered. */
const answers =
  (each: Check): Check =>
  (given, field) => {
    for (const [seat, answer] of Object.entries(asFields(given, field))) each(answer, `${field}.${seat}`);
  };

/** By name, or by script and name. */
function memory(
  { seat, seats, card, cards, space }: Vocabulary,
  { scripts, reactors }: Catalog,
): ReadonlyMap<string, Check> {
  const effects = Object.values(scripts).filter(({ owner }) => owner !== null);
  const die = whole(1, 6);
  return new Map<string, Check>(
    Object.entries({
      card,
      cards: answers(orNull(card)),
      dir: oneOf([1, -1], 'has to be 1 or -1'),
      due: orNull(
        oneOf(
          effects.map(({ id }) => id),
          'is no effect of a card',
        ),
      ),
      entered: flag,
      highest: whole(0, 6),
      ignoring: flag,
      landing: flag,
      loser: orNull(seat),
      moved: cards,
      named: seat,
      placed: fields({ card, at: space, facing: orNull(space) }),
      rolls: list(die),
      seat,
      seats,
      steps: text,
      'move.steps': count,
      taken: cards,
      'window.taken': seats,
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
  'tsunami/play': ['highest', 'loser'],
  'gambling-man/play': ['rolls'],
  'reorganize/play': ['moved'],
};

/** What is known about the scripts of a game. */
export function planOf(catalog: Catalog, words: Vocabulary, { players }: Pick<GameState, 'players'>): Plan<Context> {
  const known = memory(words, catalog);
  const isReaction = ({ id, owner }: Script<Context>): boolean => owner !== null && id === `${owner}/react`;
  return {
    players,
    scripts: catalog.scripts,
    depth: 64,
    memory: ({ id }, name) => known.get(`${id}.${name}`) ?? known.get(name) ?? unknown,
    needs: (script) => (isReaction(script) ? ['subject', 'card'] : (NEEDS[script.id] ?? [])),
    calls: (above, below) => calls(catalog, above, below),
    moment: () => null,
    isReaction,
  };
}

function calls({ scripts, eventScripts }: Catalog, above: Frame, below: Frame): boolean {
  if (below.script === MOVE) return above.script === below.v.due;
  const owner = scripts[above.script]?.owner ?? null;
  const caller = scripts[below.script]?.owner ?? null;
  if (owner === null) return (caller === null ? CALLS[below.script] : CALLED_BY_ROWS)?.includes(above.script) === true;
  if (below.script === EVENT) return eventScripts.includes(above.script);
  // A turn carries out what a card does when it is played.
  return below.script === 'turn' && above.script === `${owner}/play` && !eventScripts.includes(above.script);
}
