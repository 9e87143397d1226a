/** Features of the board: what lies on it, and where the tokens stand. */
import { add, away, FLAG, mark, pairs, put, type Range } from '../../shared/feature.ts';
import { seatNames } from '../../shared/slots.ts';
import { spaceNames } from '../picks/picks.ts';
import type { BoardSlots } from '../picks/slots.ts';
import { type BoardFeatures, together } from './look.ts';

/** About so far an arrow through a wall leads along the path. */
const FAR = 10;

const alongPath = ({ spaces }: BoardSlots): Range => ({ low: 0, high: spaces - 1, scale: spaces - 1 });

const lying = together(
  {
    'board.top': {
      meaning: 'which card lies on top on each space; the numbered teleports are cards, too',
      items: (box) => pairs(spaceNames(box), box.printNames),
      range: FLAG,
    },
    'board.under': {
      meaning: 'how many cards lie under it',
      items: spaceNames,
      range: ({ printOf }) => ({ low: 0, high: printOf.length, scale: 1 }),
    },
    'board.arrow': {
      meaning: 'how many spaces further on along the path its arrow points; less than 0: back; 0: it has none',
      items: spaceNames,
      range: ({ spaces }) => ({ low: 1 - spaces, high: spaces - 1, scale: FAR }),
    },
    'board.fired': {
      meaning: 'whether it has done something this turn, and does nothing more',
      items: spaceNames,
      range: FLAG,
    },
  },
  (into, from, { box, state: { board, fired } }, at) => {
    const prints = box.printNames.length;
    for (let space = 0; space < board.length; space++) {
      const all = board[space];
      const top = all?.[all.length - 1];
      if (all === undefined || top === undefined) continue;
      mark(into, from + at['board.top'] + space * prints, box.printOf[top.card]);
      put(into, from + at['board.under'] + space, all.length - 1);
      if (top.facing !== null) put(into, from + at['board.arrow'] + space, top.facing - space);
      if (fired.includes(top.card)) mark(into, from + at['board.fired'], space);
    }
  },
);

const tokens = together(
  {
    tokens: {
      meaning: 'on which space the token of each player stands',
      items: (box) => pairs(seatNames(box), spaceNames(box)),
      range: FLAG,
    },
    space: { meaning: 'the number of that space', items: seatNames, range: alongPath },
  },
  (into, from, look, at) => {
    const { players } = look.state;
    for (let seat = 0; seat < players.length; seat++) {
      const space = players[seat]?.space;
      if (space === undefined) continue;
      const place = away(look, seat);
      add(into, from + at.tokens + place * look.box.spaces, space);
      put(into, from + at.space + place, space);
    }
  },
);

export const boardFeatures: readonly BoardFeatures[] = [lying, tokens];
