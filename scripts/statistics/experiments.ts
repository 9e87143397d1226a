/** What is simulated for the page on statistics. */
import type { Setup } from 'frantic-engine';
import type { Results } from 'frantic-engine/sim';
import { LENGTHS, lengthOf } from './lengths.ts';

/** Some games of one kind, played by one bot against itself. */
export interface Experiment {
  readonly name: string;
  readonly bot: string;
  readonly setup: Omit<Setup, 'seed'>;
  /** How many games are played in the full run. */
  readonly games: number;
}

/** The results of experiments, by name. */
export type Findings = Readonly<Record<string, Results>>;

/** The source of all chance. */
export const SEED = 'statistics';

/** Who plays, unless something else is said. */
export const BOT = 'heuristic';

/** What readers should know of it. */
export const ABOUT_BOT =
  'It weighs points against what cards are held for, tries effects out one step ahead, and aims at small hands.';

/** The bots whose games are compared, weakest first. */
export const BOTS = ['random', 'greedy', 'heuristic'] as const;

/** What follows from that for the events that move cards. */
export const ABOUT_EVENTS =
  'All bots mostly aim at the same small hands, so events in which everybody gives cards away swing more here than among people.';

export const PLAYERS = [2, 3, 4, 5, 6, 7, 8] as const;
export const EDITIONS = ['swiss1', 'webde', 'intl', 'pandora'] as const;
export const SETS = ['troublemaker', 'supercharge', 'pandoras-box'] as const;

/** The two games that are looked at most closely: four players, medium length. */
export const BASE = 'base';
export const ALL = 'all sets';

export const editionOf = (edition: string): string => `edition ${edition}`;
export const setOf = (set: string): string => `with ${set}`;
export const botOf = (bot: string): string => (bot === BOT ? BASE : `played by ${bot}`);

const four = { players: 4 } as const;
const experiment = (name: string, setup: Omit<Setup, 'seed'>, games: number, bot: string = BOT): Experiment => ({
  name,
  bot,
  setup,
  games,
});

/** All experiments. */
export const EXPERIMENTS: readonly Experiment[] = [
  experiment(BASE, four, 30_000),
  experiment(ALL, { ...four, sets: [...SETS] }, 16_000),
  ...PLAYERS.flatMap((players) =>
    LENGTHS.map((length) =>
      experiment(lengthOf(players, length), { players, length }, length === 'medium' ? 1_500 : 500),
    ),
  ),
  ...EDITIONS.map((edition) => experiment(editionOf(edition), { ...four, edition }, 2_500)),
  ...SETS.map((set) => experiment(setOf(set), { ...four, sets: [set] }, 2_500)),
  ...BOTS.filter((bot) => bot !== BOT).map((bot) => experiment(botOf(bot), four, 1_000, bot)),
];
