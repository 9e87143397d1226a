/** Who sits at the keyboard, from the command line. */
import { randomUUID } from 'node:crypto';
import { BadArguments, listed, NAMES, players } from '../shared/arguments.ts';

/** What every command can be asked for at which somebody can sit down. */
export const SEAT_OPTIONS = {
  me: { type: 'string', multiple: true },
  bots: { type: 'string' },
  'go-on': { type: 'string' },
} as const;

/** Who sits down, and to what. */
export interface Seated {
  /** The names of people. */
  readonly me: readonly string[];
  /** The bot that plays for all others, by its name. */
  readonly bot: string;
  /** The file with the game to go on with; `null`: a new one. */
  readonly goOn: string | null;
}

/** What the command line says by `SEAT_OPTIONS`, and beside it. */
interface SeatValues {
  readonly me?: readonly string[] | undefined;
  readonly bots?: string | undefined;
  readonly 'go-on'?: string | undefined;
  readonly [other: string]: unknown;
}

/** What a kept game says itself. */
const SET_UP = ['seed', 'players', 'length', 'edition', 'sets'] as const;

/** What is for onlookers. */
const FOR_ONLOOKERS = ['quiet', 'games', 'every', 'delay', 'svg', 'at'] as const;

/** Who sits down; `null`: nobody, bots play alone. */
export function seatedOf(values: SeatValues, standard: string): Seated | null {
  const me = (values.me ?? []).flatMap(listed);
  const { bots, 'go-on': goOn } = values;
  if (me.length === 0) {
    if (bots !== undefined) throw new BadArguments('--bots says who plays against you, so it needs --me');
    if (goOn !== undefined) throw new BadArguments('--go-on needs --me: who you are');
    return null;
  }
  if (new Set(me).size < me.length || me.includes('')) throw new BadArguments('--me has to name different people');
  const watched = FOR_ONLOOKERS.find((name) => values[name] !== undefined);
  if (watched !== undefined)
    throw new BadArguments(`--${watched} is for games that are watched, so it does not go with --me`);
  const known = goOn === undefined ? undefined : SET_UP.find((name) => values[name] !== undefined);
  if (known !== undefined) throw new BadArguments(`--${known} stands in the game that --go-on goes on with`);
  return { me, bot: bots ?? standard, goOn: goOn ?? null };
}

/** What people who sit down change in a setup: who plays, and another game each time. */
export const seatedSetup = (
  seated: Seated | null,
  { players: given, seed }: { readonly players?: string | undefined; readonly seed?: string | undefined },
) => (seated === null ? {} : { players: namesWith(seated.me, given), seed: seed ?? randomUUID().slice(0, 8) });

/** Who sits at the table: people first, then as many others as are wanted, unless all are named. */
function namesWith(me: readonly string[], given: string | undefined): number | readonly string[] {
  const wanted = players(given ?? `${Math.max(4, me.length)}`);
  if (given !== undefined && Number.isNaN(Number(given))) return wanted;
  const count = typeof wanted === 'number' ? wanted : wanted.length;
  if (count < me.length) throw new BadArguments(`--players: ${me.length} people do not fit at a table for ${count}`);
  const others = NAMES.filter((name) => !me.includes(name));
  return count > me.length + others.length ? count : [...me, ...others].slice(0, count);
}
