/** Naming a color or a number. */
import type { Wish } from '../actions.ts';
import type { WishQuestion } from '../questions.ts';
import { otherField, refuseField } from './fields.ts';
import { choose, declines, field, isObject, isWhole, pickBelow, type Rules, refused, refuseShape } from './kind.ts';

/** Name a color or a number, or decline. */
export const wishRules: Rules<WishQuestion, Wish | null> = {
  refuse(q, action) {
    if (declines(action))
      return q.decline ? null : refused('obligatory', 'A wish has to be named.', 'R-078', 'answer.option');
    const wished = field(action, 'wish');
    if (!isObject(wished)) return refuseShape('wish', 'a color or a number');
    const color: unknown = Object.hasOwn(wished, 'color') ? (wished as { color: unknown }).color : undefined;
    const number: unknown = Object.hasOwn(wished, 'number') ? (wished as { number: unknown }).number : undefined;
    if ((color === undefined) === (number === undefined)) return refuseShape('wish', 'either a color or a number');
    const other = otherField(wished, ['color', 'number']);
    if (other !== undefined) return refuseField(other, 'answer.wish.');
    if (color !== undefined) {
      if (typeof color !== 'string') return refused('malformed', 'A color is a string.', null, 'answer.wish.color');
      if (q.colors.includes(color)) return null;
      if (color === 'black')
        return refused('black-wish', 'Black is not a color and cannot be wished.', 'R-080', 'answer.wish.color');
      return refused('not-offered', 'That color cannot be wished here.', 'R-079', 'answer.wish.color');
    }
    if (!isWhole(number)) return refused('malformed', 'A number is a whole number.', null, 'answer.wish.number');
    if (q.numbers.includes(number)) return null;
    return q.numbers.length === 0
      ? refused('not-offered', 'This card wishes a color.', 'R-079', 'answer.wish.number')
      : refused('out-of-range', 'No card has that number.', 'R-018', 'answer.wish.number');
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
    const at = pickBelow(chance, wishRules.count(q));
    const color = q.colors[at];
    if (color !== undefined) return { color };
    const number = q.numbers[at - q.colors.length];
    return number === undefined ? null : { number };
  },
  say: (wish, seat) => choose(seat, wish === null ? { option: 'decline' } : { wish }),
  decline: (q, seat) => (q.decline ? choose(seat, { option: 'decline' }) : null),
};
