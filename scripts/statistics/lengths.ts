/** How long games take people: what the pages of both games work out alike. */
import type { Estimate, Results } from 'frantic-engine/sim';
import { lines } from '../../src/cli/shared/plot/lines.ts';
import { number, table } from './numbers.ts';

/** What is assumed about people: how long a decision takes them, and what comes between two rounds, in seconds. */
export const SECONDS = { decision: 6, round: 120 } as const;

/** The lengths of games. */
export const LENGTHS = ['short', 'medium', 'long'] as const;
type Length = (typeof LENGTHS)[number];

/** The name of the experiment with so many players and that length. */
export const lengthOf = (players: number, length: string): string => `${players} players, ${length}`;

/** What is read of the results of an experiment. */
interface Timed {
  readonly lengths: Pick<Results['lengths'], 'decisions' | 'rounds'>;
}

/** How long a game takes people, in minutes. */
export function minutesOf({ lengths: { decisions, rounds } }: Timed): Estimate {
  const of = (end: 'value' | 'low' | 'high'): number | null => {
    const [made, played] = [decisions[end], rounds[end]];
    return made === null || played === null ? null : (made * SECONDS.decision + played * SECONDS.round) / 60;
  };
  return { value: of('value'), low: of('low'), high: of('high') };
}

/** Minutes by the number of players and the length, as a plot. `box`: what is printed on the box. */
export const lengthPlot = (
  players: readonly number[],
  of: (experiment: string) => Timed,
  box: Partial<Readonly<Record<Length, number>>> = {},
): string =>
  lines({
    title: 'How long a game takes',
    across: 'players',
    upwards: `minutes, at ${SECONDS.decision} seconds for a decision and ${SECONDS.round / 60} minutes for a round`,
    lines: LENGTHS.map((length) => ({
      name: length,
      places: players.flatMap((count) => {
        const { value, low, high } = minutesOf(of(lengthOf(count, length)));
        return value === null ? [] : [{ x: count, y: value, low, high }];
      }),
    })),
    marks: LENGTHS.flatMap((length) => {
      const value = box[length];
      return value === undefined ? [] : [{ value, label: `box: ${length}` }];
    }),
    alone: true,
  });

/** The same as a table, with rounds and decisions of a game of medium length. */
export const lengthTable = (players: readonly number[], of: (experiment: string) => Timed): string =>
  table(
    ['Players', ...LENGTHS.map((length) => `${length}: minutes`), 'medium: rounds', 'medium: decisions'],
    players.map((count) => {
      const { rounds, decisions } = of(lengthOf(count, 'medium')).lengths;
      const minutes = LENGTHS.map((length) => number(minutesOf(of(lengthOf(count, length))), 0));
      return [String(count), ...minutes, number(rounds), number(decisions, 0)];
    }),
  );
