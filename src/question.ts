/** The open question of a seat, as plain data a screen can show. */
import type { TurnQuestion } from './engine/questions.ts';
import type { Frame } from './engine/queue.ts';
import type { Context } from './rules/context.ts';
import { IMITATE } from './rules/imitate.ts';
import { WISH } from './rules/play.ts';
import type { CardId, Color, RulingId, Seat } from './types.ts';

/** What every question says about itself. */
export interface Asking {
  /** Who is asked. */
  readonly seat: Seat;
  /** What asks: the row whose effect is carried out, or a part of a turn such as `turn`, `wish` or `window`. */
  readonly source: string;
  /** What is wanted of the answer, such as `victim`, `cards` or `split`. */
  readonly name: string;
  /** Who carries the effect out. */
  readonly by: Seat;
  /** Whom a loop over players has reached, by its name: for example who is given the card that is asked for. */
  readonly about: Readonly<Record<string, Seat>>;
  /** The rulings that settle what may be answered. */
  readonly rulings: readonly RulingId[];
}

/** The open question of a seat. `kind` says which action answers it. */
export type Question = Asking &
  (
    | {
        readonly kind: 'turn';
        readonly cards: readonly CardId[];
        readonly powers: readonly { readonly card: CardId; readonly powers: readonly string[] }[];
        readonly draw: boolean;
        readonly pass: boolean;
      }
    | { readonly kind: 'seat'; readonly seats: readonly Seat[]; readonly decline: boolean }
    | {
        readonly kind: 'cards';
        readonly cards: readonly CardId[];
        readonly min: number;
        readonly max: number;
        readonly ordered: boolean;
      }
    | { readonly kind: 'split'; readonly total: number; readonly seats: readonly Seat[]; readonly decline: boolean }
    | {
        readonly kind: 'deal';
        readonly cards: readonly CardId[];
        readonly seats: readonly Seat[];
        readonly pick: number;
      }
    | {
        readonly kind: 'wish';
        readonly colors: readonly Color[];
        readonly numbers: readonly number[];
        readonly decline: boolean;
      }
    | { readonly kind: 'option'; readonly options: readonly string[] }
    | {
        readonly kind: 'react';
        /** The cards of the hand that can be tossed in. */
        readonly cards: readonly CardId[];
        /** What has happened: `attacked`, `finish`, … */
        readonly trigger: string;
        /** The effect that would be interrupted. */
        readonly subject: string;
        /** How it is spread over the seats, if it is. */
        readonly split: readonly number[] | null;
      }
  );

/** Loops run over players that everybody knows, so whom they have reached is no secret. */
function aboutOf(c: Context): Record<string, Seat> {
  const { v } = c.frame;
  const loops = Object.keys(v).filter((name) => name.endsWith('#'));
  return Object.fromEntries(loops.map((name) => [name.slice(0, -1), v[name.slice(0, -1)] as Seat]));
}

/** The rulings behind the questions that are no row's. */
const ruled: Readonly<Record<string, readonly RulingId[]>> = {
  turn: ['R-038', 'R-039', 'R-040'],
  window: ['R-007', 'R-371'],
  [WISH]: ['R-077', 'R-078', 'R-079', 'R-085'],
  [IMITATE]: ['R-070', 'R-139'],
};

const rulingsOf = (c: Context, source: string): readonly RulingId[] =>
  c.catalog.rows[source]?.rulings ?? ruled[source] ?? [];

/** The power cards that can be used with each card that may be played, where there are any. */
function powersOf({ hand, mayPlay, powers }: TurnQuestion): { card: CardId; powers: readonly string[] }[] {
  if (powers === null) return [];
  const usable = hand.filter(mayPlay).map((card) => ({ card, powers: powers(card) }));
  return usable.filter((one) => one.powers.length > 0);
}

/** The open question of a seat, or `null` if nothing is asked of it. */
export function questionOf(c: Context, seat: Seat): Question | null {
  const q = c.machine.question(seat);
  if (q === null) return null;
  const source = c.row;
  const asking = {
    seat,
    source,
    name: c.machine.questionName(),
    by: c.me,
    about: aboutOf(c),
    rulings: rulingsOf(c, source),
  };
  switch (q.kind) {
    case 'turn':
      return Object.assign(asking, {
        kind: q.kind,
        cards: q.hand.filter(q.mayPlay),
        powers: powersOf(q),
        draw: q.whyNotDraw === null,
        pass: q.whyNotPass === null,
      });
    case 'seat':
      return Object.assign(asking, { kind: q.kind, seats: [...q.seats], decline: q.decline });
    case 'cards':
      return Object.assign(asking, { kind: q.kind, cards: [...q.cards], min: q.min, max: q.max, ordered: q.ordered });
    case 'split':
      return Object.assign(asking, { kind: q.kind, total: q.total, seats: [...q.seats], decline: q.decline });
    case 'deal':
      return Object.assign(asking, { kind: q.kind, cards: [...q.cards], seats: [...q.seats], pick: q.pick });
    case 'wish':
      return Object.assign(asking, {
        kind: q.kind,
        colors: c.colors.filter((color) => q.colors.includes(color)),
        numbers: [...q.numbers],
        decline: q.decline,
      });
    case 'option':
      return Object.assign(asking, { kind: q.kind, options: [...q.options] });
    case 'react': {
      const { trigger, subject } = c.frame.v as { readonly trigger: string; readonly subject: number };
      const interrupted = c.g.queue[subject] as Frame;
      return Object.assign(asking, {
        kind: q.kind,
        cards: [...q.cards],
        trigger,
        subject: c.machine.ownerOf(interrupted),
        split: (interrupted.v.split as readonly number[] | undefined) ?? null,
      });
    }
  }
}
