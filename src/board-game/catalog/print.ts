/** What is printed on cards, worked out of the deck and of what their rows say. No rule is needed for it: a client knows as much. */
import type { BoardOptions } from '../options/game.ts';
import type { CardRow } from '../rows/define.ts';
import type { CardInfo } from '../rows/info.ts';
import { type Deck, TELEPORTS } from '../state/layout.ts';
import type { CardId, Color, Timing } from '../state/types.ts';

/** What a row says of its cards, as plain JSON. */
export interface PrintedRow
  extends Pick<CardRow, 'id' | 'name' | 'color' | 'timing' | 'timingOption' | 'attack' | 'numbered'> {
  /** Whether it has an effect that happens when the deck says. */
  readonly acts: boolean;
}

/** The playing cards as the deck says, then the numbered teleports. */
export function cardsOf(rows: readonly PrintedRow[], { prints }: Deck, options: BoardOptions): CardInfo[] {
  const cards: CardInfo[] = [];
  for (const { card, color, copies, timing, attack } of prints) {
    const row = rows.find(({ id }) => id === card);
    if (row === undefined) throw new RangeError(`There is no kind of card '${card}'.`);
    const several = prints.some((other) => other.card === card && other.color !== color && other.copies > 0);
    const name = several ? `${color} ${row.name}` : row.name;
    const acts = row.acts ? (timing ?? timingOf(row, options)) : null;
    for (let copy = 0; copy < copies; copy++)
      cards.push(cardOf(cards.length, name, row, color, null, acts, attack ?? row.attack ?? false));
  }
  for (const row of rows.filter(({ numbered }) => numbered))
    for (let number = 1; number <= TELEPORTS; number++)
      cards.push(cardOf(cards.length, `teleport ${number}`, row, row.color, number, null, false));
  return cards;
}

const cardOf = (
  id: CardId,
  name: string,
  { id: row }: PrintedRow,
  color: Color,
  number: number | null,
  timing: Timing | null,
  attack: boolean,
): CardInfo => Object.freeze({ id, name, row, color, number, timing, attack });

/** When the effect of a row happens if the deck does not say. */
function timingOf({ timing, timingOption }: PrintedRow, options: BoardOptions): Timing | null {
  if (timingOption === null) return timing;
  const chosen = options[timingOption];
  return chosen === 'land' || chosen === 'pass' ? chosen : timing;
}
