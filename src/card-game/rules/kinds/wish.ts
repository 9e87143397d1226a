/** Naming a color or a number. */

import type { Wish, WishAction } from '../../../common/actions.ts';
import { otherField, refuseField } from '../../../common/fields.ts';
import { pickBelow } from '../../../common/kinds/draws.ts';
import { ownOf } from '../../../common/own.ts';
import { missing, told } from '../../../common/refusals.ts';
import { fieldsOf } from '../../../common/tree.ts';
import type { Action, Seat } from '../../../kernel/actions.ts';
import type { Draw } from '../../../kernel/draws.ts';
import { declines, declining, field, isObject, type Kind, refuseOther } from '../../../kernel/kind.ts';
import { isWhole, type Refused } from '../../../kernel/refusals.ts';
import type { WishDecision } from './questions.ts';

/** Name a color or a number, or decline. */
export const wishKind: Kind<WishDecision, Wish | null> = {
  types: ['wish', 'decline'],
  refuse(q, action): Refused | null {
    if (declines(action)) return q.decline ? null : told('obligatory', 'A wish has to be named.', 'R-078', 'type');
    const other = refuseOther(action, q.type);
    if (other !== null) return other;
    const wished = field(action, 'wish');
    if (!isObject(wished)) return missing('wish', 'a color or a number');
    const color = ownOf(fieldsOf(wished), 'color');
    const number = ownOf(fieldsOf(wished), 'number');
    if ((color === undefined) === (number === undefined)) return missing('wish', 'either a color or a number');
    const unread = otherField(wished, ['color', 'number']);
    if (unread !== undefined) return refuseField(unread, 'wish.');
    if (color !== undefined) {
      if (typeof color !== 'string') return told('malformed', 'A color is a string.', null, 'wish.color');
      if (q.colors.includes(color)) return null;
      if (color === 'black')
        return told('black-wish', 'Black is not a color and cannot be wished.', 'R-080', 'wish.color');
      return told('not-offered', 'That color cannot be wished here.', 'R-079', 'wish.color');
    }
    if (!isWhole(number)) return told('malformed', 'A number is a whole number.', null, 'wish.number');
    if (q.numbers.includes(number)) return null;
    return q.numbers.length === 0
      ? told('not-offered', 'This card wishes a color.', 'R-079', 'wish.number')
      : told('out-of-range', 'No card has that number.', 'R-018', 'wish.number');
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
    for (const color of q.colors) if (out.length < limit) out.push(wishing(seat, { color }));
    for (const number of q.numbers) if (out.length < limit) out.push(wishing(seat, { number }));
    if (q.decline && out.length < limit) out.push(declining(seat));
  },
  say: (wish, seat): Action => (wish === null ? declining(seat) : wishing(seat, wish)),
  decline: (q, seat) => (q.decline ? declining(seat) : null),
};

/** How that is counted and drawn. */
export const wishDraw: Draw<WishDecision, Wish | null> = {
  count: (q) => q.colors.length + q.numbers.length + (q.decline ? 1 : 0),
  draw(q, chance) {
    const at = pickBelow(chance, wishDraw.count(q));
    const color = q.colors[at];
    if (color !== undefined) return { color };
    const number = q.numbers[at - q.colors.length];
    return number === undefined ? null : { number };
  },
};

const wishing = (seat: Seat, wish: Wish): WishAction => ({ type: 'wish', seat, wish });
