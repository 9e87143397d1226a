/** Naming a color or a number. */

import type { Wish } from '../../../common/actions.ts';
import { otherField, refuseField } from '../../../common/fields.ts';
import { ownOf } from '../../../common/own.ts';
import { missing, told } from '../../../common/refusals.ts';
import { fieldsOf } from '../../../common/tree.ts';
import { CHOICE, choose, declines, field, isObject, type Kind, pickBelow, refuseOther } from '../../../kernel/kind.ts';
import { isWhole, type Refused } from '../../../kernel/refusals.ts';
import type { WishQuestion } from './questions.ts';

/** Name a color or a number, or decline. */
export const wishKind: Kind<WishQuestion, Wish | null> = {
  types: CHOICE,
  refuse(q, action): Refused | null {
    const other = refuseOther(action, q.kind);
    if (other !== null) return other;
    if (declines(action))
      return q.decline ? null : told('obligatory', 'A wish has to be named.', 'R-078', 'answer.option');
    const wished = field(action, 'wish');
    if (!isObject(wished)) return missing('wish', 'a color or a number');
    const color = ownOf(fieldsOf(wished), 'color');
    const number = ownOf(fieldsOf(wished), 'number');
    if ((color === undefined) === (number === undefined)) return missing('wish', 'either a color or a number');
    const unread = otherField(wished, ['color', 'number']);
    if (unread !== undefined) return refuseField(unread, 'answer.wish.');
    if (color !== undefined) {
      if (typeof color !== 'string') return told('malformed', 'A color is a string.', null, 'answer.wish.color');
      if (q.colors.includes(color)) return null;
      if (color === 'black')
        return told('black-wish', 'Black is not a color and cannot be wished.', 'R-080', 'answer.wish.color');
      return told('not-offered', 'That color cannot be wished here.', 'R-079', 'answer.wish.color');
    }
    if (!isWhole(number)) return told('malformed', 'A number is a whole number.', null, 'answer.wish.number');
    if (q.numbers.includes(number)) return null;
    return q.numbers.length === 0
      ? told('not-offered', 'This card wishes a color.', 'R-079', 'answer.wish.number')
      : told('out-of-range', 'No card has that number.', 'R-018', 'answer.wish.number');
  },
  read(_q, action) {
    if (declines(action)) return null;
    const wished = field(action, 'wish') as Wish;
    return 'color' in wished && wished.color !== undefined
      ? { color: wished.color }
      : { number: (wished as { number: number }).number };
  },
  forced: () => undefined,
  list(q, seat, out, limit) {
    for (const color of q.colors) if (out.length < limit) out.push(choose(seat, { wish: { color } }));
    for (const number of q.numbers) if (out.length < limit) out.push(choose(seat, { wish: { number } }));
    if (q.decline && out.length < limit) out.push(choose(seat, { option: 'decline' }));
  },
  count: (q) => q.colors.length + q.numbers.length + (q.decline ? 1 : 0),
  draw(q, chance) {
    const at = pickBelow(chance, wishKind.count(q));
    const color = q.colors[at];
    if (color !== undefined) return { color };
    const number = q.numbers[at - q.colors.length];
    return number === undefined ? null : { number };
  },
  say: (wish, seat) => choose(seat, wish === null ? { option: 'decline' } : { wish }),
  decline: (q, seat) => (q.decline ? choose(seat, { option: 'decline' }) : null),
};
