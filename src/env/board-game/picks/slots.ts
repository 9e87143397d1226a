/** What there is in one setup of the board game, numbered. Read off the catalog alone. */
import type { CardInfo, Catalog } from 'frantic-engine/board-game';
import { type Slots, slotsIn } from '../../shared/slots.ts';

/** The numbering of one setup. */
export interface BoardSlots extends Slots {
  /** How many spaces the board has. */
  readonly spaces: number;
}

/** What the rules can tell of a card, as text. Its id is not part of it. */
const printed = ({ row, color, number, timing }: CardInfo): string => [row, color, number, timing].join('|');

/** Numbers what is in play. */
export function slotsOf(catalog: Catalog, players: number): BoardSlots {
  const { cards, rows, events, layout } = catalog;
  const named = ({ name, color }: CardInfo): string => `${color} ${name}`;
  // A deck of one's own may have cards that differ in nothing but when they happen.
  const prints = new Map(cards.map((card) => [printed(card), named(card)]));
  const isTwice = (name: string): boolean => [...prints.values()].filter((one) => one === name).length > 1;
  const twice = new Set([...prints.values()].filter(isTwice));
  const whole = (card: CardInfo): string => (twice.has(named(card)) ? `${named(card)} (${card.timing})` : named(card));
  return {
    ...slotsIn(catalog, players, [...rows, ...events], { printed, named: whole }),
    spaces: layout.cells.length,
  };
}
