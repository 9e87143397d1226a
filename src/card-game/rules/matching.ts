/**
 * What may be laid on what.
 *
 * What lies on top is one of a few dozen *faces*. For every face and every card it is worked out once, when a catalog
 * is made, whether the card fits and, if not, what it would have had to meet.
 */

import type { Card, Face } from '../rows/card.ts';
import type { CardRow } from '../rows/define.ts';
import { BLACK, type Color, FREE, type Need, type Wish } from '../state/types.ts';

export { FREE };

/** A face that shows this and nothing else. All faces are made here, so that the compiler sees one kind of object. */
const showing = (name: string, shown: Partial<Omit<Face, 'name'>>): Face => ({
  name,
  color: shown.color ?? null,
  number: shown.number ?? null,
  symbol: shown.symbol ?? null,
  black: shown.black ?? false,
  onlyBlack: shown.onlyBlack ?? false,
  wish: shown.wish ?? false,
  free: shown.free ?? false,
});

/** The face that shows nothing: any card may follow. */
export const FREE_FACE: Face = /* @__PURE__ */ showing(FREE, { free: true });

/** The face a wish for black makes. */
export const BLACK_FACE: Face = /* @__PURE__ */ showing(BLACK, { onlyBlack: true, wish: true });

/** What a card shows when it lies on top. Open-wish cards show nothing but the wish that follows. */
export function faceOf({
  color,
  number,
  name,
  row,
}: Pick<Card, 'color' | 'number' | 'name'> & { readonly row: Pick<CardRow, 'id' | 'class'> }): Face {
  if (row.class === 'number') return showing(name, { color, number });
  if (row.class === 'black') return showing(name, { number, black: true });
  if (row.class === 'plain') return showing(name, { color, symbol: row.id });
  // A bi-colored card shows nothing until it is clear which half play goes on with.
  return FREE_FACE;
}

/** The face of a colored special card of this kind in this color, whether such a card was printed or is imitated. */
export function colorFace(row: CardRow, color: Color): Face {
  return showing(colorFaceName(row, color), { color, symbol: row.id });
}

/** The name of that face. */
export const colorFaceName = (row: CardRow, color: Color): string => `${color} ${row.name}`;

/** The name of the face a wish makes. */
export const wishName = (wish: Wish): string => ('color' in wish ? `wish ${wish.color}` : `wish ${wish.number}`);

/** The face a wish makes. */
export function wishFace(wish: Wish): Face {
  return showing(wishName(wish), { ...wish, wish: true });
}

/** The face a wished number makes on a black card. The wish alone does not let another black card follow. */
export const onBlack = (face: Face): Face => showing(`${face.name} on black`, { ...face, black: true });

/** What a card can miss, as bits, so that one byte says it all. 0: it fits. */
export const MISS = { color: 1, number: 2, symbol: 4, wish: 8, black: 16 } as const;

/** Stands for "ask the card" where a table says whether cards may be played. */
export const ASK = 2;

/** What keeps a card from being laid on a face; 0 if it fits. `swapBySymbol`: bi-colored cards match by kind, too. */
export function misses(face: Face, card: Card, swapBySymbol: boolean): number {
  const { row, color, second, number } = card;
  if (face.free || row.class === 'open' || row.class === 'unique') return 0;
  if (face.onlyBlack) return row.class === 'black' ? 0 : MISS.wish;
  if (row.class === 'black' && face.black) return MISS.black;
  const symbol = row.class === 'plain' || (row.class === 'bicolored' && swapBySymbol) ? row.id : null;
  const fits =
    (color !== null && (color === face.color || (second !== null && second === face.color))) ||
    (number !== null && number === face.number) ||
    (symbol !== null && symbol === face.symbol);
  if (fits) return 0;
  if (face.wish) return MISS.wish;
  const shown = (face.color ? MISS.color : 0) | (face.number ? MISS.number : 0) | (face.symbol ? MISS.symbol : 0);
  const had = (color ? MISS.color : 0) | (number ? MISS.number : 0) | (symbol ? MISS.symbol : 0);
  // What both have is what could have matched; if they have nothing in common, what lies there says what it takes.
  return shown & had || shown;
}

/** The needs behind the bits. */
export function needsOf(bits: number): Need[] {
  const needs: Need[] = [];
  if (bits & MISS.color) needs.push('color');
  if (bits & (MISS.number | MISS.black)) needs.push('number');
  if (bits & MISS.symbol) needs.push('symbol');
  if (bits & MISS.wish) needs.push('wish');
  return needs;
}
