/** What the tests of the environment share: observations and actions that can be read. */
import type { Action, CardId, CardInfo, GameState, Seat } from 'frantic-engine';
import type { Env, Layout } from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import { CardPicks } from '../../src/env/card-game/picks/picks.ts';
import { slotsOf } from '../../src/env/card-game/picks/slots.ts';

/** The numbers of an observation that are not 0, by feature and item. */
export type Seen = Record<string, Record<string, number>>;

/** Reads an observation, which may be part of a longer list. */
export function readNumbers(layout: Layout, numbers: ArrayLike<number>, at = 0): Seen {
  const seen: Seen = {};
  for (const { name, offset, items } of layout.features) {
    items.forEach((item, i) => {
      const number = numbers[at + offset + i] as number;
      if (number === 0) return;
      seen[name] ??= {};
      seen[name][item] = number;
    });
  }
  return seen;
}

/** What a seat sees, by default the one whose pick it is. */
export function seenBy(env: Env, seat: Seat = env.seat): Seen {
  const numbers = new Float32Array(env.layout.size);
  env.observe(numbers, seat);
  return readNumbers(env.layout, numbers);
}

/** The names of the open picks. */
export function openPicks(env: Env): string[] {
  const mask = new Uint8Array(env.layout.picks.length);
  env.mask(mask);
  return env.layout.picks.filter((_name, pick) => mask[pick] === 1);
}

/** The numbers of the open picks. */
export function openNumbers(env: Env, mask: Uint8Array): number[] {
  env.mask(mask);
  const open: number[] = [];
  for (let pick = 0; pick < mask.length; pick++) if (mask[pick] === 1) open.push(pick);
  return open;
}

/** Takes a pick by its name. */
export function pick(env: Env, ...names: readonly string[]): void {
  for (const name of names) {
    const at = env.layout.picks.indexOf(name);
    if (at < 0) throw new Error(`There is no pick '${name}'.`);
    env.step(at);
  }
}

/** The picks of the rules of a state. */
export const picksIn = (state: GameState): CardPicks =>
  new CardPicks(slotsOf(fast.catalogOf(state), state.players.length));

/** An action as text, the same for all that differ in cards of one print only. Cards in no order are put in one. */
export function readAction(action: Action, ordered: boolean, cardOf: (id: CardId) => CardInfo): string {
  const name = (id: CardId): string => {
    const { row, color, second, number } = cardOf(id);
    return [row, color, second, number].join('|');
  };
  if (action.type === 'play') return `play ${name(action.card)} ${action.power ?? ''}`;
  if (action.type === 'react') return `react ${name(action.card)}`;
  if (action.type === 'choose') {
    const names = action.cards.map(name);
    return `cards ${(ordered ? names : names.sort()).join(', ')}`;
  }
  if (action.type === 'give') return `give ${action.gifts.map(([id, seat]) => `${name(id)} to ${seat}`).sort()}`;
  return JSON.stringify(action);
}
