/** Choosing cards. */
import type { Action, CardId, ChooseAction, Seat } from '../../kernel/actions.ts';
import type { Draw } from '../../kernel/draws.ts';
import { field, type Kind, refuseOther, refuseShape } from '../../kernel/kind.ts';
import type { ChooseDecision } from '../../kernel/questions.ts';
import { isWhole, type Problem } from '../../kernel/refusals.ts';
import { pickBelow } from './draws.ts';
import { refuseCards } from './refuse.ts';
import { takeAt, ways } from './ways.ts';

/** Lists the choices that begin with some cards, and go on with those from a place on. */
function listFrom(from: number, chosen: CardId[], q: ChooseDecision, seat: Seat, out: Action[], limit: number): void {
  if (out.length >= limit) return;
  if (chosen.length >= q.min) out.push(choosing(seat, [...chosen]));
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
export const chooseKind: Kind<ChooseDecision, readonly CardId[]> = {
  types: ['choose'],
  refuse(q, action): Problem | null {
    const other = refuseOther(action, q.type);
    if (other !== null) return other;
    const named = field(action, 'cards');
    if (!Array.isArray(named)) return refuseShape('cards');
    const { min, max } = q;
    const count = named.length;
    if (count < min || count > max) return { reason: 'wrong-count', min, max, count, field: 'cards' };
    return refuseCards(named, q.cards, 'cards');
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
  say: (chosen, seat) => choosing(seat, chosen),
  decline: (q, seat) => (q.min === 0 ? choosing(seat, []) : null),
  offers: (q) => q.cards,
};

/** How that is counted and drawn. */
export const chooseDraw: Draw<ChooseDecision, readonly CardId[]> = {
  count(q) {
    let count = 0;
    for (let k = q.min; k <= q.max; k++) count += ways(q.cards.length, k, q.ordered);
    return count;
  },
  draw(q, chance) {
    let size = q.min;
    if (q.min < q.max) {
      let at = pickBelow(chance, chooseDraw.count(q));
      while (at >= ways(q.cards.length, size, q.ordered)) at -= ways(q.cards.length, size++, q.ordered);
    }
    const rest = [...q.cards];
    const chosen: CardId[] = [];
    for (let i = 0; i < size; i++) chosen.push(takeAt(rest, pickBelow(chance, rest.length)));
    return chosen;
  },
};

const choosing = (seat: Seat, cards: readonly CardId[]): ChooseAction => ({ type: 'choose', seat, cards });
