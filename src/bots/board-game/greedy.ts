/**
 * Keeps its token behind: plays what stops it or sends it back, puts traps in front of others, and reacts when it pays.
 *
 * Of what is about as good it takes one by chance, so it does not play the same game twice. It knows nothing but its view and
 * the question.
 */
import type { Action, NameQuestion, PlaceQuestion, ReactQuestion, Seat, Space, View } from 'frantic-engine/board-game';
import { best } from '../hand.ts';
import type { Bot, Help } from './bot.ts';

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

/** Answers by the question alone. */
export const greedyBot: Bot = (view, question, help) => {
  const { seat } = question;
  const { random, cardOf } = help;
  switch (question.type) {
    case 'place':
      return place(question, view, help);
    case 'react': {
      const [card] = question.cards;
      return card !== undefined && reacts(question, view, random)
        ? { type: 'react', seat, card }
        : { type: 'decline', seat };
    }
    case 'name':
      return { type: 'name', seat, target: target(question, view, random) };
    case 'choose': {
      // Cards are taken from the board and from the market; everywhere else they are got rid of.
      const sign = question.topic.endsWith('/taken') ? 1 : -1;
      const valued = question.cards.map((id) => ({ id, worth: sign * (PLAYED[cardOf(id).row] ?? 0) + 2 * random() }));
      const sorted = valued.sort((a, b) => b.worth - a.worth);
      const cards = sorted.slice(0, question.min).map(({ id }) => id);
      return { type: 'choose', seat, cards };
    }
    case 'pick':
      // Gift: as far as it goes.
      return question.options.includes('2') && random() < 0.8
        ? { type: 'pick', seat, option: '2' }
        : help.sampleLegal();
  }
};

/** The card that promises most, where it promises most. */
function place(q: PlaceQuestion, view: View, help: Help): Action {
  const { action } = best(waysOf(q, view, help), ({ promise }) => promise + 3 * help.random());
  return action;
}

/** Every way to place a card, and what it promises. */
export function waysOf(
  q: PlaceQuestion,
  view: View,
  { cardOf }: Help,
): { readonly action: Action; readonly promise: number }[] {
  const { seat } = q;
  const inTurn = q.topic.startsWith('turn/');
  return q.cards.flatMap(({ card, spaces }) => {
    const { row } = cardOf(card);
    const played = inTurn ? (PLAYED[row] ?? 0) : 0;
    return spaces.flatMap(({ at, facings }) =>
      (facings ?? [null]).map((facing) => ({
        action: { type: 'place' as const, seat, card, at, ...(facing === null ? {} : { facing }) },
        promise: played + trap(view, seat, at, worthOf(row, at, facing)),
      })),
    );
  });
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

function reacts({ trigger, seat }: ReactQuestion, view: View, random: () => number): boolean {
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
function target({ seat, seats, topic }: NameQuestion, { players }: View, random: () => number): Seat {
  const noise = random() < 0.2 ? 100 : 1;
  const ahead = (other: Seat): number => {
    const { score = 0, space = 0 } = players[other] ?? {};
    return topic === 'swap/victim' ? space : score + space;
  };
  const others = seats.filter((other) => other !== seat);
  return best(others.length === 0 ? seats : others, (other) => noise * random() - ahead(other));
}
