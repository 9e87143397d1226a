/** Choosing cards. */
import type { Action, CardId, Seat } from '../../kernel/actions.ts';
import {
  CHOICE,
  choose,
  field,
  type Kind,
  pickBelow,
  refuseOther,
  refuseShape,
  takeAt,
  ways,
} from '../../kernel/kind.ts';
import type { CardsQuestion } from '../../kernel/questions.ts';
import { isWhole, type Problem, refuseCards } from '../../kernel/refusals.ts';

/** Lists the choices that begin with some cards, and go on with those from a place on. */
function listFrom(from: number, chosen: CardId[], q: CardsQuestion, seat: Seat, out: Action[], limit: number): void {
  if (out.length >= limit) return;
  if (chosen.length >= q.min) out.push(choose(seat, { cards: [...chosen] }));
  if (chosen.length === q.max) return;
  for (let i = q.ordered ? 0 : from; i < q.cards.length; i++) {
    const card = q.cards[i];
    if (card === undefined || (q.ordered && chosen.includes(card))) continue;
    chosen.push(card);
    listFrom(i + 1, chosen, q, seat, out, limit);
    chosen.pop();
  }
}

/** Choose cards. */
export const cardsKind: Kind<CardsQuestion, readonly CardId[]> = {
  types: CHOICE,
  refuse(q, action): Problem | null {
    const other = refuseOther(action, q.kind);
    if (other !== null) return other;
    const named = field(action, 'cards');
    if (!Array.isArray(named)) return refuseShape('cards');
    const { min, max } = q;
    const count = named.length;
    if (count < min || count > max) return { reason: 'wrong-count', min, max, count, field: 'answer.cards' };
    return refuseCards(named, q.cards, 'answer.cards');
  },
  read(_q, action) {
    const named = field(action, 'cards');
    return Array.isArray(named) ? named.filter(isWhole) : [];
  },
  forced(q) {
    if (!q.plain) return undefined;
    return q.max === 0 ? [] : q.min === q.cards.length ? [...q.cards] : undefined;
  },
  list(q, seat, out, limit) {
    listFrom(0, [], q, seat, out, limit);
  },
  count(q) {
    let count = 0;
    for (let k = q.min; k <= q.max; k++) count += ways(q.cards.length, k, q.ordered);
    return count;
  },
  draw(q, chance) {
    let size = q.min;
    if (q.min < q.max) {
      let at = pickBelow(chance, cardsKind.count(q));
      while (at >= ways(q.cards.length, size, q.ordered)) at -= ways(q.cards.length, size++, q.ordered);
    }
    const rest = [...q.cards];
    const chosen: CardId[] = [];
    for (let i = 0; i < size; i++) chosen.push(takeAt(rest, pickBelow(chance, rest.length)));
    return chosen;
  },
  say: (chosen, seat) => choose(seat, { cards: chosen }),
  decline: (q, seat) => (q.min === 0 ? choose(seat, { cards: [] }) : null),
  offers: (q) => q.cards,
};
