/** Features of cards that the seat sees: its hand, what lies on top, hands that lie open, cards on the table. */

import type { CardId, Seat } from 'frantic-engine';
import { seatNames } from '../picks/slots.ts';
import { add, addPrints, away, type FeatureGroup, type Look, mark, pairs, together } from './feature.ts';

/** Whether the hand of a seat lies open: one's own for everybody, another one for whoever looks. */
function liesOpen({ state, seat }: Look, other: Seat): boolean {
  const { lyingOpen, openHands, openTo } = state;
  if (lyingOpen.includes(other)) return true;
  return openHands.includes(other) && (openTo === null || (other !== seat && openTo.includes(seat)));
}

const DEMAND = ['black', 'only black', 'wish', 'anything'];

const NO_CARDS: readonly CardId[] = [];

const own = together(
  {
    hand: {
      meaning: 'how many cards of each print the seat holds',
      items: ({ printNames }) => printNames,
    },
    top: {
      meaning: 'which card lies on top of the discard pile',
      items: ({ printNames }) => printNames,
    },
  },
  (into, from, { box, state: { players, discardPile }, seat }, at) => {
    addPrints(into, from + at.hand, box, players[seat]?.hand ?? NO_CARDS);
    const top = discardPile[discardPile.length - 1];
    if (top !== undefined) mark(into, from + at.top, box.printOf[top]);
  },
);

const demand = together(
  {
    'demand.color': {
      meaning: 'the color the next card can meet: wished, or of what lies on top',
      items: ({ colorAt }) => [...colorAt.keys()],
    },
    'demand.number': {
      meaning: 'the number the next card can meet: wished, or of what lies on top',
      items: ({ numberAt }) => [...numberAt.keys()].map(String),
    },
    'demand.symbol': {
      meaning: 'the kind of special card that lies on top, if it can be met and nothing was wished',
      items: ({ symbolAt }) => [...symbolAt.keys()],
    },
    'demand.kind': {
      meaning:
        'black: no black card may follow; only black: nothing else may; wish: it was wished; anything: any card may follow',
      items: () => DEMAND,
    },
    lastColor: {
      meaning: 'the color of the latest colored card played',
      items: ({ colorAt }) => [...colorAt.keys()],
    },
  },
  (into, from, { box, state: { wish, face, lastColor } }, at) => {
    const { colorAt, numberAt, symbolAt } = box;
    const top = box.faces[face];
    const kind = from + at['demand.kind'];
    if (wish !== null) {
      if ('color' in wish) mark(into, from + at['demand.color'], colorAt.get(wish.color));
      else mark(into, from + at['demand.number'], numberAt.get(wish.number));
    } else if (top !== undefined) {
      if (top.color !== null) mark(into, from + at['demand.color'], colorAt.get(top.color));
      if (top.number !== null) mark(into, from + at['demand.number'], numberAt.get(top.number));
      if (top.symbol !== null) mark(into, from + at['demand.symbol'], symbolAt.get(top.symbol));
      if (top.onlyBlack) into[kind + 1] = 1;
      if (top.free) into[kind + 3] = 1;
    }
    if (top?.black && (wish === null || 'number' in wish)) into[kind] = 1;
    if (top !== undefined && (wish !== null || top.wish)) into[kind + 2] = 1;
    if (lastColor !== null) mark(into, from + at.lastColor, colorAt.get(lastColor));
  },
);

const hands = together(
  {
    'hands.open': {
      meaning: "whether a hand lies open: the seat's own for everybody, another one for the seat",
      items: seatNames,
    },
    'hands.seen': {
      meaning: 'how many cards of each print lie in the open hands of the others',
      items: (box) => pairs(seatNames(box).slice(1), box.printNames),
    },
  },
  (into, from, look, at) => {
    const { box, state, seat } = look;
    if (state.lyingOpen.length === 0 && state.openHands.length === 0) return;
    for (let other = 0; other < box.players; other++) {
      if (!liesOpen(look, other)) continue;
      const place = away(look, other);
      mark(into, from + at['hands.open'], place);
      if (other === seat) continue;
      const prints = (place - 1) * box.prints.length;
      addPrints(into, from + at['hands.seen'] + prints, box, state.players[other]?.hand ?? NO_CARDS);
    }
  },
);

const table = together(
  {
    'table.seen': {
      meaning: 'how many cards of each print lie on the table, open or laid there by the seat',
      items: ({ printNames }) => printNames,
    },
    'table.hidden': {
      meaning: 'how many cards lie face down on the table that the seat did not lay there',
      items: () => ['cards'],
    },
  },
  (into, from, { box, state: { table, laid }, seat }, at) => {
    for (let i = 0; i < table.length; i++) {
      const [card, how] = [table[i], laid[i]];
      if (card !== undefined && (how?.open || how?.by === seat)) add(into, from + at['table.seen'], box.printOf[card]);
    }
    for (const { open, by } of laid) if (!open && by !== seat) add(into, from + at['table.hidden'], 0);
  },
);

const discards = together(
  {
    discards: {
      meaning: 'how many cards of each print lie in the discard pile, if everybody may look through it',
      items: ({ browsable, printNames }) => (browsable ? printNames : []),
    },
  },
  (into, from, { box, state }, at) => addPrints(into, from + at.discards, box, state.discardPile),
);

export const cardFeatures: readonly FeatureGroup[] = [own, demand, hands, table, discards];
