/** English: whom one speaks of, and how one counts. */
import type { CardId, Seat } from '../../kernel/actions.ts';
import type { Scene } from '../language/scene.ts';

/** `a`, `a and b`, `a, b and c`. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

/** `a card`, `3 cards`. */
export const counted = (count: number, thing = 'card'): string => (count === 1 ? `a ${thing}` : `${count} ${thing}s`);

/** `the blue 9 and a Fantastic`; of cards one may not know, `2 cards`. */
export const cards = (s: Scene, count: number, known: readonly CardId[] | null): string =>
  known === null || known.length === 0 ? counted(count) : list(known.map(s.card));

/** The second form of verbs that have one of their own. */
const OTHERS: Readonly<Record<string, string>> = { are: 'is', have: 'has', go: 'goes', do: 'does' };

/** `draw` of somebody else: `draws`. */
const third = (verb: string): string => OTHERS[verb] ?? (/(s|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`);

/** `You draw a card`, `Ann draws a card`: what is done is said as to somebody. */
export const does = (s: Scene, seat: Seat, what: string): string =>
  s.you === seat ? `You ${what}` : `${s.name(seat)} ${what.replace(/^\S+/, third)}`;

/** `you`, `Ann`, in the middle of a sentence. */
export const whom = (s: Scene, seat: Seat | undefined): string =>
  seat === undefined ? 'somebody' : s.you === seat ? 'you' : s.name(seat);

/** `your`, `Ann's`. */
export const whose = (s: Scene, seat: Seat | undefined): string =>
  seat !== undefined && s.you === seat ? 'your' : `${whom(s, seat)}'s`;

/** `Ann's hand`, `the hands of you and Ann`. */
export const hands = (s: Scene, seats: readonly Seat[]): string =>
  seats.length === 1 ? `${whose(s, seats[0] ?? 0)} hand` : `the hands of ${all(s, seats)}`;

/** Several, whoever is spoken to first: `you, Ann and Ben`. */
export const all = (s: Scene, seats: readonly Seat[]): string =>
  list([...seats].sort((a, b) => Number(b === s.you) - Number(a === s.you)).map((seat) => whom(s, seat)));

/** `You have no cards`, `Ann has no cards`, `Ann and Ben have no cards`. */
export const allDo = (s: Scene, seats: readonly Seat[], what: string): string =>
  seats.length === 1 ? does(s, seats[0] ?? 0, what) : capital(`${all(s, seats)} ${what}`);

/** A sentence begins with it. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `goes`, `go`. */
export const agree = (count: number, verb: string): string => (count === 1 ? third(verb) : verb);

/** `1 point`, `12 points`. */
export const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;

/** `a 7`, `an 8`. */
export const numbered = (number: number): string => `${[8, 11, 18].includes(number) ? 'an' : 'a'} ${number}`;

/** `Which card`, `Which 2 cards`; `Which card (or none)`, `Which cards (2 at most)`. */
export function which([least, most]: readonly [least: number, most: number]): string {
  if (least < most && most === 1) return 'Which card (or none)';
  if (least < most) return `Which cards (${most} at most)`;
  return most === 1 ? 'Which card' : `Which ${most} cards`;
}

/** `a`, `a or b`, `a, b or c`, of those that are none are left out. */
export function either(items: readonly (string | false)[]): string {
  const said = items.filter((one) => one !== false);
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} or ${said[said.length - 1]}`;
}
