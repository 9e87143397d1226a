/** The open question of a seat, as plain data a screen can show. */

import {
  type Asking,
  aboutOf,
  type CardChoice,
  type OptionChoice,
  plainChoice,
  type SeatChoice,
} from '../../common/question.ts';
import type { Frame } from '../../kernel/table.ts';
import type { Context } from '../context/context.ts';
import { EVENT } from '../rules/event.ts';
import { LAY } from '../rules/lay.ts';
import type { CardId, RulingId, Seat, Space } from '../state/types.ts';

/** Put one of these cards on the board. */
export interface PlaceChoice {
  readonly kind: 'place';
  /** Each card with the spaces it may go on; `facings` are the spaces its arrow may point to there, if it has one. */
  readonly cards: readonly {
    readonly card: CardId;
    readonly spaces: readonly { readonly at: Space; readonly facings: readonly Space[] | null }[];
  }[];
}

/** Toss a reaction in, or let it go. */
export interface ReactChoice {
  readonly kind: 'react';
  /** The cards of the hand that can be tossed in. */
  readonly cards: readonly CardId[];
  /** What has happened: `rolled`, `attacked` or `finish`. */
  readonly trigger: string;
  /** The effect that would be interrupted. */
  readonly subject: string;
}

/** The open question of a seat. `kind` says which action answers it. */
export type Question = Asking & (PlaceChoice | SeatChoice | CardChoice | OptionChoice | ReactChoice);

/** The rulings behind the questions that are no row's. */
const ruled: Readonly<Record<string, readonly RulingId[]>> = {
  round: ['R-391', 'R-397'],
  turn: ['R-390', 'R-391', 'R-394'],
  window: ['R-440', 'R-491'],
  [LAY]: ['R-400'],
  [EVENT]: ['R-431'],
};

/** The open question of a seat, or `null` if nothing is asked of it. */
export function questionOf(c: Context, seat: Seat): Question | null {
  const q = c.machine.question(seat);
  if (q === null) return null;
  const source = c.machine.ownerOf(c.frame);
  const asking: Asking = {
    seat,
    source,
    name: c.machine.questionName(),
    by: c.me,
    about: aboutOf(c.frame),
    rulings: c.catalog.rows[source]?.rulings ?? ruled[source] ?? [],
  };
  switch (q.kind) {
    case 'place': {
      const spaces = Array.from({ length: q.places }, (_, at) => at);
      const cards = q.cards.map((card) => ({
        card,
        spaces: spaces
          .filter((at) => q.may(card, at))
          .map((at) => ({ at, facings: q.facings(card, at)?.slice() ?? null })),
      }));
      return { ...asking, kind: q.kind, cards };
    }
    case 'react': {
      const { trigger, subject } = c.frame.v as { readonly trigger: string; readonly subject: number };
      const interrupted = c.machine.ownerOf(c.g.queue[subject] as Frame);
      return { ...asking, kind: q.kind, cards: [...q.cards], trigger, subject: interrupted };
    }
    case 'seat':
    case 'cards':
    case 'option':
      return { ...asking, ...plainChoice(q) };
  }
}
