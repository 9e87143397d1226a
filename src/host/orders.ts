/** What only the host may order, and what becomes of seats. */
import { FranticError } from '../common/errors.ts';
import type { Seat } from '../kernel/actions.ts';
import type { Draft } from './draft.ts';
import type { HostOrder } from './messages.ts';
import type { Policy } from './policy.ts';
import { type RoomRefusal, refused } from './refusals.ts';
import { type RoomSeat, seatWith } from './room.ts';
import type { HostedTypes } from './types.ts';
import { settleUndo } from './undo.ts';

/** What carrying something out leads to: `null`, or why it cannot be done. */
export type Verdict = RoomRefusal | null;

/** Nobody has sat here yet. */
const NOBODY = { token: null, bot: null, open: true, heard: 0, said: null, answered: null, letsPass: null } as const;

/** A seat as it is before anybody sits down. */
export const EMPTY_SEAT: RoomSeat = { ...NOBODY, sent: 0, asked: null };

/** The seed of the game after so many: whoever knows one knows them all. */
const nextSeed = (seed: string | number, games: number): string =>
  `${String(seed).replace(/#\d+$/, '').slice(0, 900)}#${games + 1}`;

export function pause<G extends HostedTypes>(draft: Draft<G>): Verdict {
  const { state, paused } = draft.room;
  if (state === null) return refused('not-begun');
  if (paused !== null) return refused('paused');
  draft.tell({ paused: draft.now });
  return null;
}

export function resume<G extends HostedTypes>(draft: Draft<G>): Verdict {
  const { paused, clock } = draft.room;
  if (paused === null) return refused('not-paused');
  const later = (time: number): number => time + Math.max(0, draft.now - paused);
  const laterIf = (time: number | null): number | null => (time === null ? null : later(time));
  draft.tell({
    paused: null,
    clock: clock === null ? null : { since: later(clock.since), due: laterIf(clock.due), shown: laterIf(clock.shown) },
  });
  return null;
}

/** Begins the next game, once the one before is over. */
export function rematch<G extends HostedTypes>(draft: Draft<G>, seed?: string | number): Verdict {
  const { state, blank, games } = draft.room;
  if (state === null) return refused('not-begun');
  if (state.outcome === null) return refused('not-over');
  const { setup } = blank;
  try {
    draft.begin({ ...blank, setup: { ...setup, seed: seed ?? nextSeed(setup.seed, games) } });
  } catch (error) {
    if (!(error instanceof FranticError)) throw error;
    return refused('malformed', 'seed');
  }
  return null;
}

/** Somebody sits down. With the last one a first game begins. */
export function sit<G extends HostedTypes>(draft: Draft<G>, seat: Seat, token: string): void {
  const { seats, spectators } = draft.room;
  // Nobody's time has run while all had left.
  const isBack = seats.every((one) => one.token === null);
  draft.tell({
    spectators: spectators.filter((one) => one !== token),
    seats: seats.map((one, at) => (at === seat ? { ...one, ...NOBODY, token, open: false } : one)),
  });
  if (isBack && draft.room.paused === null) draft.wind(true);
  beginIfFull(draft);
}

/** Nobody sits there any more: the seat waits, or a bot plays on, once a game is on. */
export function stand<G extends HostedTypes>(draft: Draft<G>, seat: Seat): void {
  const { seats, undo, rematch: wanted, state, policy } = draft.room;
  const bot = state === null ? null : standIn(policy);
  draft.tell({
    seats: seats.map((one, at) => (at === seat ? { ...one, ...NOBODY, bot } : one)),
    undo: undo?.by === seat ? null : undo,
    rematch: wanted.filter((one) => one !== seat),
  });
  settle(draft);
}

/** Who plays for those who have left. */
const standIn = ({ left, bot }: Policy): string | null => (left === 'bot' ? bot : null);

/** Does what all who still sit have agreed to. */
export function settle<G extends HostedTypes>(draft: Draft<G>): void {
  settleUndo(draft);
  const { seats, rematch: wanted, state } = draft.room;
  const sits = seats.flatMap(({ token }, seat) => (token === null ? [] : [seat]));
  if (state === null || state.outcome === null || wanted.length === 0) return;
  if (sits.every((seat) => wanted.includes(seat))) rematch(draft);
}

/** Begins the first game if nobody is waited for. */
export function beginIfFull<G extends HostedTypes>(draft: Draft<G>): void {
  const { state, seats, blank } = draft.room;
  if (state === null && seats.every(({ open }) => !open)) draft.begin(blank);
}

function begin<G extends HostedTypes>(draft: Draft<G>): Verdict {
  const { state, seats, policy, blank } = draft.room;
  if (state !== null) return refused('not-over');
  const bot = standIn(policy);
  draft.tell({ seats: seats.map((one) => (one.open ? { ...one, bot } : one)) });
  draft.begin(blank);
  return null;
}

function putAt<G extends HostedTypes>(
  draft: Draft<G>,
  { seat, token = null, bot = null }: Extract<HostOrder, { type: 'seat' }>,
): Verdict {
  const { seats } = draft.room;
  if (seats[seat] === undefined) return refused('no-such-seat', 'seat');
  if (bot !== null && (token !== null || !Object.hasOwn(draft.tools.bots, bot))) return refused('malformed', 'bot');
  if (token !== null) {
    const other = seatWith(seats, token);
    if (other !== null && other !== seat) return refused('already-seated', 'token');
    if (other === null) sit(draft, seat, token);
    return null;
  }
  stand(draft, seat);
  if (bot === null) return null;
  draft.changeSeat(seat, { bot, open: false });
  beginIfFull(draft);
  return null;
}

/** Carries an order out. */
export function obey<G extends HostedTypes>(draft: Draft<G>, order: HostOrder): Verdict {
  switch (order.type) {
    case 'begin':
      return begin(draft);
    case 'seat':
      return putAt(draft, order);
    case 'pause':
      return pause(draft);
    case 'resume':
      return resume(draft);
    case 'rematch':
      return rematch(draft, order.seed);
  }
}
