/** The policy of a room: what its players agreed on that is no rule of the game. */
import { TIMEOUT_POLICIES, type TimeoutPolicy } from '../common/timeout.ts';
import { InvalidRoom } from './errors.ts';
import { asFields, isWhole, onlyFields } from './json.ts';

/** How many milliseconds there are to answer, by what is asked; `null`: as many as it takes. */
export interface Limits {
  /** A turn; in the board game: where to put a card. */
  readonly turn: number | null;
  /** Whether to toss a card in. Everybody who is asked has the same time, holder or not. */
  readonly react: number | null;
  /** Anything else. */
  readonly other: number | null;
}

/**
 * What is played when a time limit has run out: what `fallbackActions` gives for the policy of that name, at once, so that a turn
 * with `drawThenPass` draws and passes; or what the `bot` of the policy answers.
 */
export type Timeout = TimeoutPolicy;

/** The policy of a room with everything filled in. */
export interface Policy {
  /** How long there is to answer. */
  readonly limits: Limits;
  /** What is played when that time has run out. */
  readonly timeout: Timeout;
  /**
   * Who is asked to toss a card in and holds none that goes lets it pass after a random time, from so many to so many
   * milliseconds, and so does who said by `letPass` that they want not to be asked; `null`: everybody says so
   * themselves. Whoever takes longer holds one.
   */
  readonly autoPass: readonly [least: number, most: number] | null;
  /** What becomes of a seat whose player leaves a game: it waits for somebody else, or a bot plays on. It can be taken in either case. */
  readonly left: 'wait' | 'bot';
  /** The bot that stands in for those who left or are too late, by its name; `null`: none does. */
  readonly bot: string | null;
  /** How many milliseconds a bot lets go by before each answer, whatever it holds. */
  readonly botDelay: number;
  /** Who may stop the clocks: everybody who sits, or the host alone. */
  readonly pause: 'players' | 'host';
  /** Whether actions can be taken back if everybody who sits agrees and nobody has learned anything by them. */
  readonly undo: 'never' | 'agreement';
  /** Who begins the next game: all who sit, by agreeing to it, or the host. */
  readonly rematch: 'agreement' | 'host';
  /** How many may watch. */
  readonly spectators: number;
}

/** What is said of the policy of a room; what is left out is as `STANDARD_POLICY` has it. */
export type PolicyInput = Partial<Omit<Policy, 'limits'>> & { readonly limits?: Partial<Limits> };

/** The policy of a room of which nothing is said: no clocks, nobody watches, nothing is taken back. */
export const STANDARD_POLICY: Policy = {
  limits: { turn: null, react: null, other: null },
  timeout: 'drawThenPass',
  autoPass: null,
  left: 'wait',
  bot: null,
  botDelay: 0,
  pause: 'players',
  undo: 'never',
  rematch: 'agreement',
  spectators: 0,
};

/** A time limit of a day is none. */
const LONGEST = 86_400_000;

/** More people who watch one game are served by copying what one of them is sent. */
const MOST_SPECTATORS = 1000;

/** The policy with everything filled in; what is given may be any JSON at all. */
export function checkPolicy(given: unknown, bots: readonly string[], canUndo: boolean): Policy {
  const policy = given === undefined ? {} : asFields(given, 'policy');
  onlyFields(policy, Object.keys(STANDARD_POLICY), 'policy');
  const limits = policy.limits === undefined ? {} : asFields(policy.limits, 'policy.limits');
  onlyFields(limits, Object.keys(STANDARD_POLICY.limits), 'policy.limits');
  const limit = (name: keyof Limits): number | null =>
    limits[name] === undefined || limits[name] === null
      ? null
      : wholeOf(limits[name], `policy.limits.${name}`, 1, LONGEST);
  const checked: Policy = {
    limits: { turn: limit('turn'), react: limit('react'), other: limit('other') },
    timeout: oneOf(policy, 'timeout', TIMEOUT_POLICIES),
    autoPass: checkRange(policy.autoPass ?? null, 'policy.autoPass'),
    left: oneOf(policy, 'left', ['wait', 'bot']),
    bot: checkBot(policy.bot ?? null, bots, 'policy.bot'),
    botDelay: policy.botDelay === undefined ? 0 : wholeOf(policy.botDelay, 'policy.botDelay', 0, LONGEST),
    pause: oneOf(policy, 'pause', ['players', 'host']),
    undo: oneOf(policy, 'undo', ['never', 'agreement']),
    rematch: oneOf(policy, 'rematch', ['agreement', 'host']),
    spectators:
      policy.spectators === undefined ? 0 : wholeOf(policy.spectators, 'policy.spectators', 0, MOST_SPECTATORS),
  };
  if (checked.bot === null && (checked.timeout === 'bot' || checked.left === 'bot'))
    throw new InvalidRoom('policy.bot', 'has to name the bot that stands in');
  if (checked.undo === 'agreement' && !canUndo)
    throw new InvalidRoom('policy.undo', "needs a host that was given 'canTakeBack'");
  return checked;
}

/** From so many milliseconds to so many, or none. */
function checkRange(given: unknown, field: string): Policy['autoPass'] {
  if (given === null) return null;
  if (!Array.isArray(given) || given.length !== 2) throw new InvalidRoom(field, 'has to be [least, most] milliseconds');
  const least = wholeOf(given[0], `${field}[0]`, 0, LONGEST);
  return [least, wholeOf(given[1], `${field}[1]`, least, LONGEST)];
}

/** A bot by its name, or nobody. */
export function checkBot(given: unknown, bots: readonly string[], field: string): string | null {
  if (given === null) return null;
  const found = bots.find((name) => name === given);
  if (found === undefined)
    throw new InvalidRoom(field, `is no bot of this host; it has ${bots.length === 0 ? 'none' : bots.join(', ')}`);
  return found;
}

/** One of a closed list of names; the standard one if nothing is said. */
function oneOf<K extends 'timeout' | 'left' | 'pause' | 'undo' | 'rematch'>(
  policy: Readonly<Record<string, unknown>>,
  name: K,
  names: readonly Policy[K][],
): Policy[K] {
  const given = policy[name];
  if (given === undefined) return STANDARD_POLICY[name];
  const found = names.find((one) => one === given);
  if (found === undefined) throw new InvalidRoom(`policy.${name}`, `has to be one of ${names.join(', ')}`);
  return found;
}

function wholeOf(given: unknown, field: string, least: number, most: number): number {
  if (isWhole(given) && given >= least && given <= most) return given;
  throw new InvalidRoom(field, `has to be a whole number from ${least} to ${most}`);
}
