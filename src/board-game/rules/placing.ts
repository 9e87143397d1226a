/** Placing cards without their effects: before the first turn, and by events. */
import { cards } from '../../kernel/questions.ts';
import type { Leaf, Steps } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Seat } from '../state/types.ts';

/**
 * In order, each of these players places a card of the hand; nothing happens by it. Whoever has no room for any discards
 * one. `anywhere`: any card but a white one may be covered.
 */
export const eachPlaces = <V>(
  s: Steps<RuleContext, V>,
  seats: Leaf<RuleContext, V, readonly Seat[]>,
  anywhere = false,
): Steps<RuleContext, V> =>
  s.each('seat', seats, (s) =>
    s
      .when(
        (c, v) => c.canPlace(c.handOf(v.seat)),
        (s) =>
          s
            .askOpen(
              'placed',
              (c, v) => c.askPlace(c.handOf(v.seat), { anywhere }),
              (_c, v) => v.seat,
              (is) => is.placement,
            )
            .do((c, v) => c.do.place(v.seat, v.placed))
            .goto('placed'),
      )
      .ask(
        'unplaced',
        (c, v) => cards(c.handOf(v.seat), 1, { plain: false }),
        (_c, v) => v.seat,
        (is) => is.cards,
      )
      .do((c, v) => c.do.discard(v.seat, v.unplaced))
      .label('placed'),
  );
