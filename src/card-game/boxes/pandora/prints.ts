/** The further prints of Pandora's Box: purple cards, and more of some kinds. */

import type { Print } from '../../rows/define.ts';
import { BASIC_COLORS, COLORS, type Color } from '../../state/types.ts';

interface More {
  /** The row of which there are more. */
  readonly of: string;
  readonly prints: readonly Print[];
  /** The set without which the purple cards have no counterpart in the other colors. */
  readonly counterpart?: string;
  /** The set without which the cards could do nothing. */
  readonly needs?: string;
}

const print = (color: Color | null, copies: number, number: number | null = null): Print => ({ color, number, copies });

const numbers = /* @__PURE__ */ Array.from({ length: 9 }, (_, i) => print('purple', 2, i + 1));

const more = (): readonly More[] => [
  { of: 'number', prints: numbers },
  { of: 'ten', prints: [print('purple', 1, 10)], counterpart: 'supercharge' },
  { of: '2nd-chance', prints: [print('purple', 1)] },
  { of: 'exchange', prints: [print('purple', 1)] },
  { of: 'gift', prints: [print('purple', 2)] },
  { of: 'skip', prints: [print('purple', 1)] },
  { of: 'thief', prints: [print('purple', 1)], counterpart: 'troublemaker' },
  { of: 'troublemaker', prints: [print('purple', 2), ...BASIC_COLORS.map((color) => print(color, 1))] },
  { of: 'recharge', prints: [print('purple', 1)], counterpart: 'supercharge', needs: 'supercharge' },
  {
    of: 'colour-swap',
    prints: BASIC_COLORS.map((color) => ({ color, second: 'purple', number: null, copies: 1 })),
    counterpart: 'troublemaker',
  },
  { of: 'counterattack', prints: [print(null, 2)] },
];

const isPurple = ({ color, second }: Print): boolean => color === 'purple' || second === 'purple';

/** What is asked of a row: of one of cards also what is printed. */
type AnyRow = { readonly id: string } & (
  | { readonly type: 'card'; readonly prints: readonly Print[] }
  | { readonly type: 'event' | 'power' | 'rule' }
);

/** The options that decide what is printed: those of the box. */
export interface PrintOptions {
  readonly purple: string;
  readonly 'purple.mirror': boolean;
}

/**
 * Adds the prints of the box to the rows in play, with purple as the options say. `kinds`: the rows of cards of the other
 * boxes: this one may hold more of a kind that no other box in the game has.
 */
export function addPrints<R extends AnyRow>(
  rows: readonly R[],
  sets: readonly string[],
  options: PrintOptions,
  kinds: readonly R[],
): readonly R[] {
  const { purple } = options;
  const replaced = COLORS.find((color) => purple === `replace:${color}`) ?? null;
  const mirrored = replaced !== null && options['purple.mirror'];
  const printed = more().map(({ of, prints, counterpart, needs }) => {
    const missing = (set: string | undefined): boolean => set !== undefined && !sets.includes(set);
    const noPurple = purple === 'off' || missing(needs) || (mirrored && missing(counterpart));
    return { of, prints: prints.filter((one) => !(noPurple && isPurple(one))) };
  });
  const added = printed
    .filter(({ of, prints }) => prints.length > 0 && !rows.some((row) => row.id === of))
    .flatMap(({ of }) => kinds.filter((row) => row.id === of))
    .map((row) => ({ ...row, prints: [] }));
  return [...rows, ...added].map((row) => {
    if (row.type !== 'card') return row;
    const prints = [...row.prints, ...(printed.find(({ of }) => of === row.id)?.prints ?? [])];
    return {
      ...row,
      prints: prints.filter(({ color, second }) => replaced === null || (color !== replaced && second !== replaced)),
    };
  });
}
