/** Players of little ambition: mostly sensible, partly by chance. They know nothing but their view and its question. */

import type { Action, CardId, CardInfo, Question, Seat, Space, View } from 'frantic-engine/board-game';
import { best, bestOf } from '../shared/best.ts';
import { itemAt } from '../shared/item-at.ts';

/** What a player goes by. */
export interface Sight {
  readonly view: View;
  readonly question: Question;
  readonly cardOf: (id: CardId) => CardInfo;
  /** Some lawful answer. */
  readonly anything: () => Action;
}

type Placing = Extract<Question, { readonly type: 'place' }>;
type Naming = Extract<Question, { readonly type: 'name' }>;
type Reacting = Extract<Question, { readonly type: 'react' }>;

/** How many spaces ahead of a token a card lies within reach of a die. */
const REACH = 6;

/** By kind: how much playing it in one's own turn is wanted. What is not here does nothing then. */
const PLAYED: Readonly<Record<string, number>> = {
  reverse: 6,
  remote: 5,
  skip: 4,
  troublemaker: 2,
  block: -2,
  're-roll': -2,
  'nice-try': -4,
  'fuck-you': -12,
};

/** By kind: how good it is to come upon it, in spaces, roughly. */
const MET: Readonly<Record<string, number>> = {
  stop: 2,
  swap: 2,
  gift: 1,
  snail: 1,
  x: -1,
  'second-chance': -3.5,
  'fuck-you': -15,
};

/** The answer of a player to the open question. */
export function answer(sight: Sight, random: () => number): Action {
  const { question: q, view, cardOf } = sight;
  const { seat } = q;
  switch (q.type) {
    case 'place':
      return place(q, sight, random) ?? sight.anything();
    case 'react': {
      const [card] = q.cards;
      return card !== undefined && reacts(q, sight, random) ? { type: 'react', seat, card } : { type: 'decline', seat };
    }
    case 'name':
      return { type: 'name', seat, target: target(q, view, random) };
    case 'choose': {
      // Cards are taken from the board and from the market; everywhere else they are got rid of.
      const sign = q.name === 'taken' ? 1 : -1;
      const valued = q.cards.map((id) => ({ id, worth: sign * (PLAYED[cardOf(id).row] ?? 0) + 2 * random() }));
      const sorted = valued.sort((a, b) => b.worth - a.worth);
      const cards = sorted.slice(0, q.min).map(({ id }) => id);
      return { type: 'choose', seat, cards };
    }
    case 'pick':
      // Gift: as far as it goes.
      return q.options.includes('2') && random() < 0.8 ? { type: 'pick', seat, option: '2' } : sight.anything();
  }
}

/** The card that promises most, where it promises most. */
function place(q: Placing, { view, cardOf }: Sight, random: () => number): Action | null {
  const ways = q.cards.flatMap(({ card, spaces }) =>
    spaces.flatMap(({ at, facings }) => (facings ?? [null]).map((facing) => ({ card, at, facing }))),
  );
  const inTurn = q.source === 'turn';
  const chosen = best(ways, ({ card, at, facing }) => {
    const { row } = cardOf(card);
    const played = inTurn ? (PLAYED[row] ?? 0) : 0;
    return played + trap(view, q.seat, at, worthOf(row, at, facing)) + 3 * random();
  });
  if (chosen === undefined) return null;
  const { card, at, facing } = chosen;
  return { type: 'place', seat: q.seat, card, at, ...(facing === null ? {} : { facing }) };
}

/** How good it is to come upon a card there: for arrows, how far back they lead. */
function worthOf(row: string, at: Space, facing: Space | null): number {
  if (facing === null) return MET[row] ?? 0;
  return (row === 'jump' ? 2 : 1) * (at - facing);
}

/** What a card on a space is worth to a seat: good for oneself if near ahead, bad for others. */
function trap({ players }: View, seat: Seat, at: Space, worth: number): number {
  let sum = 0;
  players.forEach(({ space }, other) => {
    if (at <= space || at > space + REACH) return;
    sum += other === seat ? worth : -worth / (players.length - 1);
  });
  return Math.max(-8, Math.min(8, sum));
}

function reacts({ trigger, seat }: Reacting, { view }: Sight, random: () => number): boolean {
  const mine = view.players[seat]?.space ?? 0;
  switch (trigger) {
    case 'rolled': {
      if (view.die === null || view.die.for !== 'movement') return random() < 0.1;
      return view.die.seat === seat ? view.die.value >= 5 : view.die.value <= 2 && random() < 0.5;
    }
    case 'finish': {
      // Worth it for whoever is at the end, and for whoever is not far behind.
      const end = view.board.length - 1;
      return mine === end || mine > end / 2;
    }
    default:
      return random() < 0.8;
  }
}

/** Somebody else: mostly whoever has the fewest points in sight; to swap with, whoever is furthest behind. */
function target({ seat, seats, source }: Naming, { players }: View, random: () => number): Seat {
  const noise = random() < 0.2 ? 100 : 1;
  const ahead = (other: Seat): number => {
    const { score, space } = itemAt(players, other);
    return source === 'swap' ? space : score + space;
  };
  const others = seats.filter((other) => other !== seat);
  return bestOf(others.length === 0 ? seats : others, (other) => noise * random() - ahead(other));
}
