/** Taking back by agreement. */
import type { Seat } from '../kernel/actions.ts';
import type { Draft } from './draft.ts';
import type { RoomReason } from './refusals.ts';
import { type Game, sitting } from './room.ts';
import type { HostedTypes } from './types.ts';

/** The game before the last action of a seat, or why one cannot go back there. */
export function before<G extends HostedTypes>({ tools, room }: Draft<G>, by: Seat): Game<G> | RoomReason {
  const { engine, canTakeBack } = tools;
  if (room.state === null) return 'not-begun';
  if (room.policy.undo === 'never' || canTakeBack === null) return 'not-allowed';
  const { blank, actions } = room;
  const last = actions.map(({ seat }) => seat).lastIndexOf(by);
  if (last < 0) return 'nothing-to-undo';
  const left = actions.slice(0, last);
  const back = engine.replay({ ...blank, actions: left });
  let state = back;
  for (const action of actions.slice(last)) {
    if (!canTakeBack(state, action)) return 'cannot-take-back';
    state = engine.reduce(state, action);
  }
  return { state: back, blank, actions: left };
}

/** Takes back what all who sit have agreed to take back. Whoever has left since need not be asked, nor bots. */
export function settleUndo<G extends HostedTypes>(draft: Draft<G>): void {
  const { undo, seats } = draft.room;
  if (undo === null || !sitting(seats).every((seat) => undo.agreed.includes(seat))) return;
  const found = before(draft, undo.by);
  // Something may have been played since that cannot be taken back.
  if (typeof found === 'string') draft.tell({ undo: null });
  else draft.renew(found);
}
