/** Reading messages and orders, which may be any JSON at all. */

import { isObject } from '../common/tree.ts';
import { isToken, isWhole, unread } from './json.ts';
import type { ClientMessage, HostOrder } from './messages.ts';
import { type RoomRefusal, refused } from './refusals.ts';
import type { HostedTypes } from './types.ts';

/** Whether a field is as it should be. */
type Check = (given: unknown) => boolean;

const flag: Check = (given) => typeof given === 'boolean';
const count: Check = (given) => isWhole(given) && given >= 0;
const orNothing =
  (check: Check): Check =>
  (given) =>
    given === undefined || check(given);
const orNobody =
  (check: Check): Check =>
  (given) =>
    given === undefined || given === null || check(given);

/** What it says is for the rules to judge. */
const action: Check = isObject;

/** More is said of nothing that can happen. */
const MOST_TRIGGERS = 20;
const triggers: Check = (given) => Array.isArray(given) && given.length <= MOST_TRIGGERS && given.every(isToken);

const MESSAGES: { readonly [T in ClientMessage<HostedTypes>['type']]: Readonly<Record<string, Check>> } = {
  join: { seat: orNothing(count), last: orNothing(count) },
  watch: { last: orNothing(count) },
  leave: {},
  answer: { action },
  letPass: { triggers },
  pause: {},
  resume: {},
  undo: {},
  agree: { undo: count, agree: flag },
  rematch: { games: count, agree: flag },
};

const name: Check = (given) => typeof given === 'string';
const seed: Check = (given) => typeof given === 'string' || typeof given === 'number';

const ORDERS: { readonly [T in HostOrder['type']]: Readonly<Record<string, Check>> } = {
  begin: {},
  seat: { seat: count, token: orNobody(isToken), bot: orNobody(name) },
  pause: {},
  resume: {},
  rematch: { seed: orNothing(seed) },
};

/** The field at fault of what may be any JSON at all; an empty name if it is no object; `null` if there is none. */
function faultIn(
  json: unknown,
  kinds: Readonly<Record<string, Readonly<Record<string, Check>>>>,
  common: Readonly<Record<string, Check>>,
): string | null {
  if (!isObject(json)) return '';
  const { type } = json;
  const own = typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (own === undefined) return 'type';
  const checks = { ...common, ...own };
  const found = Object.entries(checks).find(([field, isRight]) => !isRight(json[field]));
  return found?.[0] ?? unread(json, ['type', ...Object.keys(checks)])?.slice(0, 100) ?? null;
}

/** The number a client gave its message, if it gave one. */
export const idOf = (json: unknown): number | null =>
  isObject(json) && isWhole(json.id) && json.id >= 1 ? json.id : null;

const messageFault = (json: unknown): string | null => faultIn(json, MESSAGES, { id: (id) => isWhole(id) && id >= 1 });
const orderFault = (json: unknown): string | null => faultIn(json, ORDERS, {});

/** Whether something is a message. What its action says is for the rules to judge. */
export const isMessage = <G extends HostedTypes>(json: unknown): json is ClientMessage<G> =>
  messageFault(json) === null;

/** Whether something is an order. */
export const isOrder = (json: unknown): json is HostOrder => orderFault(json) === null;

/** Why something is no message. */
export const noMessage = (json: unknown): RoomRefusal => refused('malformed', messageFault(json) || null);

/** Why something is no order. */
export const noOrder = (json: unknown): RoomRefusal => refused('malformed', orderFault(json) || null);
