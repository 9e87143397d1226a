/** Features of cards that the seat sees: its hand, what lies on top, hands that lie open, cards on the table. */

import type { CardId, Seat } from 'frantic-engine';
import { TO_DRAW } from '../../../common/knowing.ts';
import { add, addPrints, away, FLAG, inPlace, mark, ofPrint, pairs } from '../../shared/feature.ts';
import { seatNames } from '../../shared/slots.ts';
import type { CardSlots } from '../picks/slots.ts';
import { type CardFeatures, type CardLook, together } from './look.ts';

/** Whether the hand of a seat lies open: one's own for everybody, another one for whoever looks. */
function liesOpen({ state, seat }: CardLook, other: Seat): boolean {
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
      range: ofPrint,
    },
    top: {
      meaning: 'which card lies on top of the discard pile',
      items: ({ printNames }) => printNames,
      range: FLAG,
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
      range: FLAG,
    },
    'demand.number': {
      meaning: 'the number the next card can meet: wished, or of what lies on top',
      items: ({ numberAt }) => [...numberAt.keys()].map(String),
      range: FLAG,
    },
    'demand.symbol': {
      meaning: 'the kind of special card that lies on top, if it can be met and nothing was wished',
      items: ({ symbolAt }) => [...symbolAt.keys()],
      range: FLAG,
    },
    'demand.kind': {
      meaning:
        'black: no black card may follow; only black: nothing else may; wish: it was wished; anything: any card may follow',
      items: () => DEMAND,
      range: FLAG,
    },
    lastColor: {
      meaning: 'the color of the latest colored card played',
      items: ({ colorAt }) => [...colorAt.keys()],
      range: FLAG,
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
      range: FLAG,
    },
    'hands.known': {
      meaning: 'how many cards of each print the seat knows to be in the hands of the others: seen now, or remembered',
      items: (box) => pairs(seatNames(box).slice(1), box.printNames),
      range: ofPrint,
    },
  },
  (into, from, look, at) => {
    const { box, state, seat, known } = look;
    const someOpen = state.lyingOpen.length > 0 || state.openHands.length > 0;
    if (someOpen)
      for (let other = 0; other < box.players; other++) {
        if (!liesOpen(look, other)) continue;
        const place = away(look, other);
        mark(into, from + at['hands.open'], place);
        if (other === seat) continue;
        const prints = (place - 1) * box.prints.length;
        addPrints(into, from + at['hands.known'] + prints, box, state.players[other]?.hand ?? NO_CARDS);
      }
    if (known === null) return;
    for (let nth = 0; nth < known.count; nth++) {
      const other = known.places[nth] ?? TO_DRAW;
      // Of a hand that lies open, all has been said.
      if (other < 0 || (someOpen && liesOpen(look, other))) continue;
      const prints = (away(look, other) - 1) * box.prints.length;
      add(into, from + at['hands.known'] + prints, box.printOf[known.cards[nth] ?? -1]);
    }
  },
);

const table = together(
  {
    'table.known': {
      meaning: 'how many cards of each print lie on the table: open, laid there by the seat, or remembered',
      items: ({ printNames }) => printNames,
      range: ofPrint,
    },
    'table.hidden': {
      meaning: 'how many cards lie face down on the table that the seat does not know',
      items: () => ['cards'],
      range: inPlace(10),
    },
  },
  (into, from, { box, state: { table, laid }, seat, known }, at) => {
    for (let i = 0; i < table.length; i++) {
      const [card, how] = [table[i], laid[i]];
      if (card === undefined || how === undefined) continue;
      const isKnown = how.open || how.by === seat || known?.isOnTable(card) === true;
      if (isKnown) add(into, from + at['table.known'], box.printOf[card]);
      else add(into, from + at['table.hidden'], 0);
    }
  },
);

const pile = together(
  {
    'draw.known': {
      meaning: 'how many cards of each print the seat knows to lie in the draw pile',
      items: ({ printNames }) => printNames,
      range: ofPrint,
    },
    'draw.next': {
      meaning: 'the card that is drawn next, if the seat knows it',
      items: ({ printNames }) => printNames,
      range: FLAG,
    },
  },
  (into, from, { box, known }, at) => {
    if (known === null) return;
    for (let nth = 0; nth < known.count; nth++) {
      if (known.places[nth] !== TO_DRAW) continue;
      const print = box.printOf[known.cards[nth] ?? -1];
      add(into, from + at['draw.known'], print);
      if (known.above[nth] === 0) mark(into, from + at['draw.next'], print);
    }
  },
);

/** The places of the cards under the top of the discard pile, the latest first. */
const places = ({ history }: CardSlots): string[] => Array.from({ length: history }, (_, nth) => `under ${nth + 1}`);

const past = together(
  {
    discards: {
      meaning: 'how many cards of each print have come to lie in the discard pile, the top among them',
      items: ({ printNames }) => printNames,
      range: ofPrint,
    },
    history: {
      meaning: 'which cards lie under the top of the discard pile, the latest first, as many as are asked for',
      items: (box) => pairs(places(box), box.printNames),
      range: FLAG,
    },
  },
  (into, from, { box, state: { discardPile } }, at) => {
    addPrints(into, from + at.discards, box, discardPile);
    for (let nth = 0; nth < box.history; nth++) {
      const card = discardPile[discardPile.length - 2 - nth];
      if (card === undefined) return;
      mark(into, from + at.history + nth * box.prints.length, box.printOf[card]);
    }
  },
);

export const cardFeatures: readonly CardFeatures[] = [own, demand, hands, table, pile, past];
