/** Interrupting. */
import type { CardId } from '../actions.ts';
import type { ReactQuestion } from '../questions.ts';
import { isWhole, pickBelow, type Rules, refused } from './kind.ts';

/** Toss a card in, or let it go. */
export const reactRules: Rules<ReactQuestion, CardId | null> = {
  refuse(q, action) {
    if (action.type !== 'react') return refused('wrong-type', 'Toss a card in, or let it go.', null, 'type');
    if (action.card === null) return null;
    if (!isWhole(action.card)) return refused('malformed', 'A card is a whole number, or null.', null, 'card');
    if (q.cards.includes(action.card)) return null;
    return q.hand.includes(action.card)
      ? refused('no-reaction', 'That card cannot be tossed in here.', null, 'card')
      : refused('not-in-hand', 'That card is not in your hand.', null, 'card');
  },
  read: (_q, action) => (action.type === 'react' ? action.card : null),
  forced: () => undefined,
  list(q, seat, out, limit) {
    for (const card of q.cards) if (out.length < limit) out.push({ type: 'react', seat, card });
    if (out.length < limit) out.push({ type: 'react', seat, card: null });
  },
  count: (q) => q.cards.length + 1,
  draw: (q, chance) => q.cards[pickBelow(chance, q.cards.length + 1)] ?? null,
  say: (card, seat) => ({ type: 'react', seat, card }),
  decline: (_q, seat) => ({ type: 'react', seat, card: null }),
};
