/** A table as somebody has set it up, and the same as the end of a link. */
import type { Game } from './game.ts';
import { fromLink, toLink } from './link-text.ts';

/** Who sits on a chair: somebody at this device, or a bot by its name. */
export interface Chair {
  readonly name: string;
  readonly bot: string | null;
}

/** All that a table is made from. */
export interface Setup {
  readonly game: Game;
  readonly edition: string;
  readonly sets: readonly string[];
  readonly chairs: readonly Chair[];
  readonly length: 'short' | 'medium' | 'long';
  readonly windows: 'everyone' | 'possible';
  /** Options that differ from their defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Empty: another game each time. */
  readonly seed: string;
}

/** What one click starts. */
export const STANDARD: Setup = {
  game: 'card',
  edition: 'pandora',
  sets: [],
  chairs: [
    { name: '', bot: null },
    { name: 'Ada', bot: 'heuristic' },
    { name: 'Ben', bot: 'greedy' },
    { name: 'Cleo', bot: 'greedy' },
  ],
  length: 'short',
  windows: 'possible',
  options: {},
  seed: '',
};

/** What stands after `#t=` in a link to a table. */
export const linkOf = (setup: Setup): Promise<string> => toLink(JSON.stringify(setup));

/** The table of a link; `null` if it is none. Whether it can be played, the engine says. */
export async function setupFrom(link: string): Promise<Setup | null> {
  try {
    const given: unknown = JSON.parse(await fromLink(link));
    return isSetup(given) ? given : null;
  } catch {
    return null;
  }
}

function isSetup(given: unknown): given is Setup {
  if (typeof given !== 'object' || given === null) return false;
  const { game, edition, sets, chairs, length, windows, options, seed }: Partial<Record<keyof Setup, unknown>> = given;
  return (
    (game === 'card' || game === 'board') &&
    [edition, length, windows, seed].every((one) => typeof one === 'string') &&
    [sets, chairs].every((one) => Array.isArray(one)) &&
    typeof options === 'object'
  );
}
