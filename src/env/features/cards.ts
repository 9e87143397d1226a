/** Features of cards that the seat sees: its hand, what lies on top, hands that lie open, cards on the table. */

import type { CardId, Seat } from 'frantic-engine';
import { seatNames } from '../picks/slots.ts';
import { add, addPrints, away, type FeatureRow, type Look, mark, pairs } from './feature.ts';

/** Whether the hand of a seat lies open: one's own for everybody, another one for whoever looks. */
function liesOpen({ state, seat }: Look, other: Seat): boolean {
  const { lyingOpen, openHands, openTo } = state;
  if (lyingOpen.includes(other)) return true;
  return openHands.includes(other) && (openTo === null || (other !== seat && openTo.includes(seat)));
}

const DEMAND = ['black', 'only black', 'wish', 'anything'];

export const cardFeatures: readonly FeatureRow[] = [
  {
    name: 'hand',
    meaning: 'how many cards of each print the seat holds',
    items: ({ printNames }) => printNames,
    write: (into, at, { box, state, seat }) => addPrints(into, at, box, state.players[seat]?.hand ?? []),
  },
  {
    name: 'top',
    meaning: 'which card lies on top of the discard pile',
    items: ({ printNames }) => printNames,
    write(into, at, { box, state }) {
      const top = state.discardPile[state.discardPile.length - 1];
      if (top !== undefined) mark(into, at, box.printOf[top]);
    },
  },
  {
    name: 'demand.color',
    meaning: 'the color the next card can meet: wished, or of what lies on top',
    items: ({ colorAt }) => [...colorAt.keys()],
    write(into, at, { box, state: { wish, face } }) {
      const color = wish === null ? box.faces[face]?.color : 'color' in wish ? wish.color : null;
      if (color) mark(into, at, box.colorAt.get(color));
    },
  },
  {
    name: 'demand.number',
    meaning: 'the number the next card can meet: wished, or of what lies on top',
    items: ({ numberAt }) => [...numberAt.keys()].map(String),
    write(into, at, { box, state: { wish, face } }) {
      const number = wish === null ? box.faces[face]?.number : 'number' in wish ? wish.number : null;
      if (number) mark(into, at, box.numberAt.get(number));
    },
  },
  {
    name: 'demand.symbol',
    meaning: 'the kind of special card that lies on top, if it can be met and nothing was wished',
    items: ({ symbolAt }) => [...symbolAt.keys()],
    write(into, at, { box, state: { wish, face } }) {
      const symbol = wish === null ? box.faces[face]?.symbol : null;
      if (symbol) mark(into, at, box.symbolAt.get(symbol));
    },
  },
  {
    name: 'demand.kind',
    meaning:
      'black: no black card may follow; only black: nothing else may; wish: it was wished; anything: any card may follow',
    items: () => DEMAND,
    write(into, at, { box, state: { wish, face } }) {
      const top = box.faces[face];
      if (top === undefined) return;
      if (top.black && (wish === null || 'number' in wish)) into[at] = 1;
      if (top.onlyBlack && wish === null) into[at + 1] = 1;
      if (wish !== null || top.wish) into[at + 2] = 1;
      if (top.free && wish === null) into[at + 3] = 1;
    },
  },
  {
    name: 'lastColor',
    meaning: 'the color of the latest colored card played',
    items: ({ colorAt }) => [...colorAt.keys()],
    write(into, at, { box, state: { lastColor } }) {
      if (lastColor !== null) mark(into, at, box.colorAt.get(lastColor));
    },
  },
  {
    name: 'hands.open',
    meaning: "whether a hand lies open: the seat's own for everybody, another one for the seat",
    items: seatNames,
    write(into, at, look) {
      if (nothingOpen(look)) return;
      for (let other = 0; other < look.box.players; other++)
        if (liesOpen(look, other)) mark(into, at, away(look, other));
    },
  },
  {
    name: 'hands.seen',
    meaning: 'how many cards of each print lie in the open hands of the others',
    items: (box) => pairs(seatNames(box).slice(1), box.printNames),
    write(into, at, look) {
      if (nothingOpen(look)) return;
      const { box, state, seat } = look;
      for (let other = 0; other < box.players; other++) {
        if (other === seat || !liesOpen(look, other)) continue;
        addPrints(into, at + (away(look, other) - 1) * box.prints.length, box, state.players[other]?.hand ?? []);
      }
    },
  },
  {
    name: 'table.seen',
    meaning: 'how many cards of each print lie on the table, open or laid there by the seat',
    items: ({ printNames }) => printNames,
    write(into, at, { box, state: { table, laid }, seat }) {
      for (let i = 0; i < table.length; i++) {
        const how = laid[i];
        if (how?.open || how?.by === seat) add(into, at + (box.printOf[table[i] as CardId] as number));
      }
    },
  },
  {
    name: 'table.hidden',
    meaning: 'how many cards lie face down on the table that the seat did not lay there',
    items: () => ['cards'],
    write(into, at, { state: { laid }, seat }) {
      for (const { open, by } of laid) if (!open && by !== seat) add(into, at);
    },
  },
  {
    name: 'discards',
    meaning: 'how many cards of each print lie in the discard pile, if everybody may look through it',
    items: ({ browsable, printNames }) => (browsable ? printNames : []),
    write: (into, at, { box, state }) => addPrints(into, at, box, state.discardPile),
  },
];

const nothingOpen = ({ state: { lyingOpen, openHands } }: Look): boolean =>
  lyingOpen.length === 0 && openHands.length === 0;
