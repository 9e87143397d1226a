/** Features of cards that do not lie on the board. */
import type { CardId } from 'frantic-engine/board-game';
import { TO_DRAW } from '../../../common/knowing.ts';
import { add, addPrints, away, ofPrint, pairs } from '../../shared/feature.ts';
import { seatNames } from '../../shared/slots.ts';
import { type BoardFeatures, together } from './look.ts';

const NO_CARDS: readonly CardId[] = [];

const held = together(
  {
    hand: {
      meaning: 'how many cards of each print the seat holds',
      items: ({ printNames }) => printNames,
      range: ofPrint,
    },
    'hands.known': {
      meaning: 'how many cards of each print the seat knows to be in the hands of the others',
      items: (box) => pairs(seatNames(box).slice(1), box.printNames),
      range: ofPrint,
    },
    market: {
      meaning: 'how many cards of each print are turned up for everybody to take one',
      items: ({ printNames }) => printNames,
      range: ofPrint,
    },
    discards: {
      meaning: 'how many cards of each print lie in the discard pile',
      items: ({ printNames }) => printNames,
      range: ofPrint,
    },
  },
  (into, from, look, at) => {
    const { box, state, seat, known } = look;
    addPrints(into, from + at.hand, box, state.players[seat]?.hand ?? NO_CARDS);
    addPrints(into, from + at.market, box, state.market);
    addPrints(into, from + at.discards, box, state.discardPile);
    if (known === null) return;
    for (let nth = 0; nth < known.count; nth++) {
      const other = known.places[nth] ?? TO_DRAW;
      if (other < 0) continue;
      const prints = (away(look, other) - 1) * box.printNames.length;
      add(into, from + at['hands.known'] + prints, box.printOf[known.cards[nth] ?? -1]);
    }
  },
);

export const cardFeatures: readonly BoardFeatures[] = [held];
