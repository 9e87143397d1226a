/** What a game knows about its scripts, for looking into snapshots. What they remember, they say themselves. */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { WordsOf } from '../kernel/memory.ts';
import type { Script } from '../kernel/script.ts';
import type { Frame } from '../kernel/step-context.ts';
import { WINDOW, windowScript } from '../kernel/window.ts';
import type { Plan } from './frames.ts';
import type { Check } from './shape.ts';

/** What can be called in one game, and where. */
export interface Calls {
  /** By script of the rules: those of the rules that it calls. */
  readonly byRules: Readonly<Record<string, readonly string[]>>;
  /** The scripts of the rules that effects of rows call, besides each other. */
  readonly byRows: readonly string[];
  /** Whether an effect of this row can have been called by the one below it, which is an effect of `caller`, or of none. */
  readonly ofRow: (above: Frame, below: Frame, row: string, caller: string | null) => boolean;
  /** The rows that may call anything. */
  readonly free?: ReadonlySet<string>;
}

/** What a game is made of, as far as its scripts are about it. */
export interface Played<C> {
  readonly catalog: {
    readonly scripts: Readonly<Record<string, Script<C>>>;
    /** What can be tossed in, by trigger. */
    readonly reactors: Readonly<Record<string, unknown>>;
  };
  readonly words: WordsOf<C> & { readonly seat: Check<Seat>; readonly card: Check<CardId> };
  readonly players: Plan['players'];
  /** How many effects can wait at most. */
  readonly depth: number;
}

/** What is known about the scripts of a game. `moment` if something in force carries scripts out. */
export function planFrom<C>(
  { catalog: { scripts, reactors }, words, players, depth }: Played<C>,
  { byRules, byRows, ofRow, free }: Calls,
  moment: Plan['moment'] = () => null,
): Plan {
  const rowOf = ({ script }: Frame): string | null => scripts[script]?.row ?? null;
  return {
    players,
    scripts: { ...scripts, [WINDOW]: windowScript() },
    depth,
    said: (script, name, v) => scripts[script]?.memory.get(name)?.(words, v) ?? null,
    seat: words.seat,
    card: words.card,
    triggers: Object.keys(reactors),
    calls: (above, below) => {
      const caller = rowOf(below);
      if (caller !== null && free?.has(caller) === true) return true;
      const row = rowOf(above);
      if (row !== null) return ofRow(above, below, row, caller);
      return (caller === null ? byRules[below.script] : byRows)?.includes(above.script) === true;
    },
    moment,
    isReaction: (script) => isPart(script, 'react'),
  };
}

/** Whether a script is this part of a row. */
export const isPart = ({ id, row }: Script<never>, part: string): boolean => row !== null && id === `${row}/${part}`;
