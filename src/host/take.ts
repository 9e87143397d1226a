/** Taking messages of those who sit. */
import type { Seat } from '../kernel/actions.ts';
import type { Draft } from './draft.ts';
import { isWhole } from './json.ts';
import type { ClientMessage } from './messages.ts';
import { pause, resume, settle, stand, type Verdict } from './orders.ts';
import { illegal, refused } from './refusals.ts';
import type { HostedTypes } from './types.ts';
import { before } from './undo.ts';

/** A message of somebody who sits, other than those by which one sits down. */
type SeatMessage<G extends HostedTypes> = Exclude<ClientMessage<G>, { type: 'join' | 'watch' }>;

/** Takes a message of a seat, or says why not. */
export function take<G extends HostedTypes>(draft: Draft<G>, seat: Seat, message: SeatMessage<G>): Verdict {
  const { policy, state, rematch, games } = draft.room;
  switch (message.type) {
    case 'answer':
      return answer(draft, seat, message.action);
    case 'leave':
      stand(draft, seat);
      return null;
    case 'letPass':
      return letPass(draft, seat, message.triggers);
    case 'pause':
      return policy.pause === 'host' ? refused('not-allowed') : pause(draft);
    case 'resume':
      return policy.pause === 'host' ? refused('not-allowed') : resume(draft);
    case 'undo':
      return propose(draft, seat);
    case 'agree':
      return agree(draft, seat, message);
    case 'rematch':
      if (policy.rematch === 'host') return refused('not-allowed');
      if (state === null) return refused('not-begun');
      if (message.games !== games) return refused('not-asked', 'games');
      if (state.outcome === null) return refused('not-over');
      draft.tell({ rematch: [...rematch.filter((one) => one !== seat), ...(message.agree ? [seat] : [])] });
      settle(draft);
      return null;
  }
}

function answer<G extends HostedTypes>(
  draft: Draft<G>,
  seat: Seat,
  sent: Extract<ClientMessage<G>, { type: 'answer' }>['action'],
): Verdict {
  const { state, seats, paused } = draft.room;
  if (state === null) return refused('not-begun');
  if (sent.seat !== seat) return refused('foreign', 'action.seat');
  const { to, ...action } = sent;
  if (!isWhole(to) || to < 0) return refused('malformed', 'action.to');
  const open = draft.openQuestion(seat);
  if (to !== open) {
    const { answered = null, asked = null } = seats[seat] ?? {};
    if (to === answered) return refused('doubled', 'action.to');
    return refused(asked !== null && to <= asked ? 'late' : 'foreign', 'action.to');
  }
  if (paused !== null) return refused('paused');
  const rules = draft.tools.engine.whyNot(state, action);
  if (rules !== null) return illegal(rules);
  draft.play(state, action);
  draft.changeSeat(seat, { answered: to });
  return null;
}

/** A seat is not to be asked this round whether it tosses a card in. Nobody else is told. */
function letPass<G extends HostedTypes>(draft: Draft<G>, seat: Seat, triggers: readonly string[]): Verdict {
  const { policy, state } = draft.room;
  // Without a time to wait, the answer would come at once and say that it is the room's.
  if (policy.autoPass === null) return refused('not-allowed');
  if (state === null) return refused('not-begun');
  draft.changeSeat(seat, { letsPass: { round: state.round, triggers } });
  return null;
}

/** Asks everybody to take something back. */
function propose<G extends HostedTypes>(draft: Draft<G>, seat: Seat): Verdict {
  const { undo, proposals } = draft.room;
  if (undo !== null) return refused('already-asked');
  const found = before(draft, seat);
  if (typeof found === 'string') return refused(found);
  draft.tell({ undo: { id: proposals + 1, by: seat, agreed: [seat] }, proposals: proposals + 1 });
  settle(draft);
  return null;
}

function agree<G extends HostedTypes>(
  draft: Draft<G>,
  seat: Seat,
  { undo: id, agree: yes }: Extract<ClientMessage<G>, { type: 'agree' }>,
): Verdict {
  const { undo } = draft.room;
  if (undo === null || undo.id !== id) return refused('not-asked', 'undo');
  if (!yes) draft.tell({ undo: null });
  else if (!undo.agreed.includes(seat)) draft.tell({ undo: { ...undo, agreed: [...undo.agreed, seat] } });
  settle(draft);
  return null;
}
