/** Interrupting. */

import type { Action, CardId, ReactAction, Seat } from '../../kernel/actions.ts';
import type { Draw } from '../../kernel/draws.ts';
import { declines, declining, field, type Kind, refuseOther } from '../../kernel/kind.ts';
import type { ReactDecision } from '../../kernel/questions.ts';
import { isWhole, type Problem } from '../../kernel/refusals.ts';
import { pickBelow } from './draws.ts';
import { saysOnly } from './says.ts';

/** Toss a card in, or let it go. */
export const reactKind: Kind<ReactDecision, CardId | null> = {
  types: ['react', 'decline'],
  refuse(q, action): Problem | null {
    if (declines(action)) return null;
    const other = refuseOther(action, q.type);
    if (other !== null) return other;
    const card = field(action, 'card');
    if (!isWhole(card)) return { reason: 'card-not-whole', field: 'card' };
    if (q.cards.includes(card)) return null;
    return { reason: q.hand.includes(card) ? 'no-reaction' : 'not-in-hand', field: 'card' };
  },
  read(_q, action) {
    const card = field(action, 'card');
    return !declines(action) && isWhole(card) ? card : null;
  },
  forced: () => undefined,
  list(q, seat, out, limit) {
    for (const card of q.cards) if (out.length < limit) out.push(tossing(seat, card));
    if (out.length < limit) out.push(declining(seat));
  },
  say: (card, seat): Action => (card === null ? declining(seat) : tossing(seat, card)),
  decline: (_q, seat) => declining(seat),
};

/** How that is counted and drawn. */
export const reactDraw: Draw<ReactDecision, CardId | null> = {
  count: (q) => q.cards.length + 1,
  draw({ cards }, chance) {
    const nth = pickBelow(chance, cards.length + 1);
    // A place behind the last one is not looked at: that is slow.
    return nth < cards.length ? (cards[nth] ?? null) : null;
  },
  isSaid: (card, action, seat) =>
    card === null ? saysOnly(action, 'decline', seat, '', null) : saysOnly(action, 'react', seat, 'card', card),
};

const tossing = (seat: Seat, card: CardId): ReactAction => ({ type: 'react', seat, card });
