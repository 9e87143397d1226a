/** German: whom one speaks of, in each case, and how one counts. */
import type { CardId, Seat } from '../../kernel/actions.ts';
import type { Scene } from '../language/scene.ts';

/** `a`, `a und b`, `a, b und c`. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]}`;

/** `eine Karte`, `3 Karten`: the same in the nominative and the accusative. */
export const counted = (count: number, thing = 'Karte'): string =>
  count === 1 ? `eine ${thing}` : `${count} ${thing}n`;

/** `die blaue 9 und Skip (Rot)`; of cards one may not know, `2 Karten`. */
export const cards = (s: Scene, count: number, known: readonly CardId[] | null): string =>
  known === null || known.length === 0 ? counted(count) : list(known.map(s.card));

/** `Du ziehst`, `Anna zieht`. */
export const does = (s: Scene, seat: Seat, you: string, other: string): string =>
  s.you === seat ? `Du ${you}` : `${s.name(seat)} ${other}`;

/** `dich`, `Anna`: the accusative. */
export const whom = (s: Scene, seat: Seat): string => (s.you === seat ? 'dich' : s.name(seat));

/** `dir`, `Anna`: the dative. */
export const to = (s: Scene, seat: Seat | undefined): string =>
  seat === undefined ? 'jemandem' : s.you === seat ? 'dir' : s.name(seat);

/** `deine Hand`, `die Hand von Anna`: a name says its own possessive in too many ways. */
export const hand = (s: Scene, seat: Seat | undefined): string =>
  seat !== undefined && s.you === seat ? 'deine Hand' : `die Hand von ${to(s, seat)}`;

/** Several, whoever is spoken to first, as `say` says each of them. */
export const all = (s: Scene, seats: readonly Seat[], say: (s: Scene, seat: Seat) => string): string =>
  list([...seats].sort((a, b) => Number(b === s.you) - Number(a === s.you)).map((seat) => say(s, seat)));

/** `du`, `Anna`: the nominative, in the middle of a sentence. */
export const who = (s: Scene, seat: Seat): string => (s.you === seat ? 'du' : s.name(seat));

/** `Du hast`, `Anna hat`, `Du und Anna habt`, `Anna und Ben haben`. */
export const allDo = (
  s: Scene,
  seats: readonly Seat[],
  [you, other, youAll, others]: readonly [string, string, string, string],
): string => {
  const spoken = seats.some((seat) => seat === s.you);
  const verb = seats.length === 1 ? (spoken ? you : other) : spoken ? youAll : others;
  return capital(`${all(s, seats, who)} ${verb}`);
};

/** A sentence begins with it. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 Punkt`, `12 Punkte`. */
export const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;

/** `geht`, `gehen`. */
export const agree = (count: number, one: string, more: string): string => (count === 1 ? one : more);

/** `Welche Karte`, `Welche 2 Karten`; `Welche Karte (oder keine)`, `Welche Karten (höchstens 2)`. */
export function which([least, most]: readonly [least: number, most: number]): string {
  if (least < most && most === 1) return 'Welche Karte (oder keine)';
  if (least < most) return `Welche Karten (höchstens ${most})`;
  return most === 1 ? 'Welche Karte' : `Welche ${most} Karten`;
}

/** `a`, `a oder b`, `a, b oder c`; those that are none are left out. */
export function either(items: readonly (string | false)[]): string {
  const said = items.filter((one) => one !== false);
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} oder ${said[said.length - 1]}`;
}
