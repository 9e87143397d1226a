/** Interrupting. */
import type { Action, CardId, Reaction } from '../../kernel/actions.ts';
import { type Kind, pickBelow } from '../../kernel/kind.ts';
import type { ReactQuestion } from '../../kernel/questions.ts';
import { isWhole, type Problem } from '../../kernel/refusals.ts';

const TYPES: readonly string[] = ['react'];

/** Toss a card in, or let it go. */
export const reactKind: Kind<ReactQuestion, CardId | null> = {
  types: TYPES,
  refuse(q, action): Problem | null {
    if (action.type !== 'react') return { reason: 'wrong-type', kind: q.kind, field: 'type' };
    const card = tossedBy(action);
    if (card === null) return null;
    if (!isWhole(card)) return { reason: 'card-nor-null', field: 'card' };
    if (q.cards.includes(card)) return null;
    return { reason: q.hand.includes(card) ? 'no-reaction' : 'not-in-hand', field: 'card' };
  },
  read(_q, action) {
    const card = tossedBy(action);
    return isWhole(card) ? card : null;
  },
  forced: () => undefined,
  list(q, seat, out, limit) {
    for (const card of q.cards) if (out.length < limit) out.push(tossing(seat, card));
    if (out.length < limit) out.push(tossing(seat, null));
  },
  count: (q) => q.cards.length + 1,
  draw({ cards }, chance) {
    const nth = pickBelow(chance, cards.length + 1);
    // A place behind the last one is not looked at: that is slow.
    return nth < cards.length ? (cards[nth] ?? null) : null;
  },
  say: (card, seat) => tossing(seat, card),
  decline: (_q, seat) => tossing(seat, null),
};

/** What an action says of a card, which may be anything. */
const tossedBy = (action: Action): unknown => ('card' in action ? action.card : undefined);

const tossing = (seat: number, card: CardId | null): Reaction => ({ type: 'react', seat, card });
