/** Players of little ambition: mostly sensible, partly by chance. They look at nothing but their own cards. */
import type { Action, CardId, CardInfo, Question, Seat } from 'frantic-engine';
import { best, bestOf } from '../shared/best.ts';

/** What a player goes by. */
export interface Sight {
  readonly question: Question;
  readonly hand: readonly CardId[];
  /** How many cards each seat holds. */
  readonly handCounts: readonly number[];
  readonly cardOf: (id: CardId) => CardInfo;
  /** Some lawful answer. */
  readonly anything: () => Action;
}

/** The answer of a player to the open question. */
export function answer(sight: Sight, random: () => number): Action {
  const { question: q, cardOf } = sight;
  const { seat } = q;
  const rivals = sight.handCounts.filter((_count, other) => other !== seat);
  const danger = Math.min(...rivals) <= 2;

  switch (q.type) {
    case 'turn': {
      const card = best(q.cards, (id) => eagerness(cardOf(id), danger) + 5 * random());
      const powers = q.powers.find((one) => one.card === card)?.powers ?? [];
      const power = random() < 0.5 ? best(powers, random) : undefined;
      if (card !== undefined) return { type: 'play', seat, card, ...(power === undefined ? {} : { power }) };
      return q.draw ? { type: 'draw', seat } : { type: 'pass', seat };
    }
    case 'react': {
      const [card] = q.cards;
      // A Nice Try is always worth it; a Counterattack or a Lucky Bastard mostly.
      const toss = card !== undefined && (q.trigger === 'finish' || random() < 0.8);
      return toss ? { type: 'react', seat, card } : { type: 'decline', seat };
    }
    case 'name': {
      const victim = leader(q.seats, sight.handCounts, random);
      return { type: 'name', seat, target: victim };
    }
    case 'split': {
      if (random() < 0.4) return sight.anything();
      const victim = leader(q.seats, sight.handCounts, random);
      const shares = sight.handCounts.map((_count, other) => (other === victim ? q.total : 0));
      return { type: 'split', seat, shares };
    }
    case 'choose': {
      // Market is the one place where cards are taken; everywhere else they are got rid of.
      const sign = q.topic === 'market/picked' ? -1 : 1;
      // What may be left out is done more often than not.
      const count = q.min < q.max && random() < 0.7 ? q.max : q.min;
      const valued = q.cards.map((id) => ({ id, worth: sign * cardOf(id).points + 4 * random() }));
      const sorted = valued.sort((a, b) => b.worth - a.worth);
      const cards = sorted.slice(0, count).map(({ id }) => id);
      return { type: 'choose', seat, cards };
    }
    case 'wish': {
      const held = (color: string) => sight.hand.filter((id) => cardOf(id).color === color).length;
      const color = best(q.colors, (one) => held(one) + random());
      if (color === undefined || random() < 0.1) return sight.anything();
      return { type: 'wish', seat, wish: { color } };
    }
    case 'give':
    case 'pick':
      return sight.anything();
  }
}

/** How much a card wants to be played: dear ones first, useful ones last. */
function eagerness(card: CardInfo, danger: boolean): number {
  if (card.condition !== null) return 100;
  if (card.react !== null) return danger ? 4 : 0;
  if (card.class === 'open') return danger || card.attack ? 6 : 2;
  return card.points;
}

/** Mostly whoever holds the fewest cards. */
function leader(seats: readonly Seat[], handCounts: readonly number[], random: () => number): Seat {
  const noise = random() < 0.2 ? 100 : 1;
  return bestOf(seats, (seat) => noise * random() - (handCounts[seat] ?? 0));
}
