/** What the tests of the board game's rulings share. */
import type { Placed, Seat, Space } from 'frantic-engine/board-game';
import type { BoardGame } from '../support/board.ts';

/** Where the numbered teleports of the reconstruction lie. */
export const TELEPORTS: readonly Space[] = [4, 11, 18, 25, 32, 39];

/** The spaces 1 to 49 but those with teleports, and but those named. */
export const spacesBut = (...others: Space[]): Space[] =>
  Array.from({ length: 49 }, (_, i) => i + 1).filter((at) => !TELEPORTS.includes(at) && !others.includes(at));

/** Where a card of a seat may be placed now. */
export function spacesFor(g: BoardGame, seat: Seat, card: string): Space[] {
  const asked = g.asked(seat);
  if (asked?.type !== 'place') throw new Error('no card is to be placed');
  return asked.cards.find((one) => one.card === g.id(seat, card))?.spaces.map(({ at }) => at) ?? [];
}

/** Where the arrow of a card of a seat may point on a space. */
export function facingsFor(g: BoardGame, seat: Seat, card: string, space: Space): readonly Space[] | null | undefined {
  const asked = g.asked(seat);
  if (asked?.type !== 'place') throw new Error('no card is to be placed');
  const spaces = asked.cards.find((one) => one.card === g.id(seat, card))?.spaces;
  return spaces?.find(({ at }) => at === space)?.facings;
}

/** Red and blue cards on all spaces but those with teleports and those named: 43 cards at most. */
export function redAndBlueBut(...others: Space[]): Record<Space, Placed> {
  const names = [
    ...Array<string>(9).fill('push'),
    ...Array<string>(6).fill('jump'),
    ...Array<string>(5).fill('second chance'),
    ...Array<string>(5).fill('swap'),
    ...Array<string>(6).fill('gift'),
    ...Array<string>(4).fill('magnet'),
    ...Array<string>(4).fill('teleport'),
    ...Array<string>(4).fill('remote'),
  ];
  return Object.fromEntries(spacesBut(...others).map((at, i) => [at, names[i] as string]));
}

/** Places whatever comes first until the first turn of the round begins. */
export function playOpening(g: BoardGame): BoardGame {
  for (;;) {
    const seat = g.waiting[0] as Seat;
    const asked = g.asked(seat);
    if (!asked?.topic.startsWith('round/')) return g;
    const [first] = g.legal(seat);
    if (first === undefined) throw new Error('nothing is lawful');
    g.act(first);
  }
}
