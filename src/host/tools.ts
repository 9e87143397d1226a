/** What a host is made from. */
import type { GameEngine } from '../common/door.ts';
import { InvalidInput } from '../common/errors.ts';
import { isObject } from '../common/tree.ts';
import type { HostedTypes, RoomBot } from './types.ts';

/** What a host has beside the engine of its game. */
export interface HostOptions<G extends HostedTypes> {
  /** The bots that can sit in its rooms, by their names. Default: none. */
  readonly bots?: Readonly<Record<string, RoomBot<G>>>;
  /** `canTakeBack` of the game, for rooms in which something may be taken back. Default: there are none. */
  readonly canTakeBack?: ((before: G['state'], action: G['action']) => boolean) | null;
}

/** The same with everything filled in, and the engine. */
export interface Tools<G extends HostedTypes> extends Required<HostOptions<G>> {
  readonly engine: GameEngine<G>;
}

// No guards: they would forget what the types of the options say.
const hasFields = (given: unknown): boolean => isObject(given);
const isFunction = (given: unknown): boolean => typeof given === 'function';

/** The functions a host calls. */
const NEEDED = [
  'createRecord',
  'replay',
  'save',
  'transition',
  'reduce',
  'whyNot',
  'waitingFor',
  'questionOf',
  'countLegal',
  'fallbackActions',
  'viewOf',
  'redact',
] as const;

/** What a host is made from, checked. */
export function toolsOf<G extends HostedTypes>(engine: GameEngine<G>, options: HostOptions<G>): Tools<G> {
  const missing = NEEDED.find((name) => !hasFields(engine) || !isFunction(engine[name]));
  if (missing !== undefined) throw new InvalidInput('engine', `has no ${missing}`);
  if (!hasFields(options)) throw new InvalidInput('options', 'has to be an object');
  const { bots = {}, canTakeBack = null } = options;
  if (!hasFields(bots)) throw new InvalidInput('options.bots', 'has to be an object');
  for (const [name, bot] of Object.entries(bots))
    if (!isFunction(bot)) throw new InvalidInput(`options.bots.${name}`, 'has to be a function');
  if (canTakeBack !== null && !isFunction(canTakeBack))
    throw new InvalidInput('options.canTakeBack', 'has to be a function');
  return { engine, bots, canTakeBack };
}
