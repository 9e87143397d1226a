/** What everybody is sent about what has become of a room. */
import type { GameEngine } from '../common/door.ts';
import { nowOf } from '../common/now.ts';
import type { QuestionId } from '../kernel/actions.ts';
import { askedOf, type Draft, numberOf } from './draft.ts';
import type { ClockInfo, Out, RoomInfo, RoomMessage } from './messages.ts';
import type { Room } from './room.ts';
import type { HostedTypes, Viewer } from './types.ts';

/** How much time is left, as somebody sees it who is asked, or who is not. */
function clockOf({ clock, paused }: Room<HostedTypes>, isAsked: boolean, now: number): ClockInfo | null {
  if (clock === null) return null;
  const due = isAsked ? clock.due : clock.shown;
  return { now, left: due === null ? null : Math.max(0, due - (paused ?? now)) };
}

/** What a viewer is asked, numbered as in this room. */
const questionFor = <G extends HostedTypes>(engine: GameEngine<G>, { state, epoch }: Room<G>, viewer: Viewer) =>
  viewer === 'spectator' || state === null ? null : numbered(engine.questionOf(state, viewer), epoch);

/** A room as a viewer sees it. */
export function infoOf<G extends HostedTypes>(
  engine: GameEngine<G>,
  room: Room<G>,
  viewer: Viewer,
  now: number,
): RoomInfo {
  const { state, policy, seats, spectators, games, paused, undo, rematch } = room;
  return {
    phase: state === null ? 'gathering' : state.outcome === null ? 'playing' : 'over',
    policy,
    seats: seats.map(({ token, bot, open }) => ({ taken: token !== null, bot, open })),
    spectators: spectators.length,
    games,
    paused: paused !== null,
    clock: clockOf(room, questionFor(engine, room, viewer) !== null, now),
    undo,
    rematch,
  };
}

/** What a viewer sees of the game, with questions numbered as in this room. */
export function viewFor<G extends HostedTypes>(
  engine: GameEngine<G>,
  { state, epoch }: Room<G>,
  viewer: Viewer,
): G['view'] | null {
  return state === null ? null : numberedView(epoch, engine.viewOf(state, viewer));
}

const numberedView = <View extends HostedTypes['view']>(epoch: number, view: View): View => ({
  ...view,
  question: numbered(view.question, epoch),
});

const numbered = <Q extends { readonly id: QuestionId } | null>(question: Q, epoch: number): Q =>
  question === null ? question : { ...question, id: numberOf(epoch, question.id) };

/** What there is to be told to everybody when a room has become another one; the numbers of messages go up by that. */
export function news<G extends HostedTypes>(draft: Draft<G>, before: Room<G>): Out<G>[] {
  const { room } = draft;
  const out: Out<G>[] = [];
  const happened = happenedSince(draft, before);
  const tell = (viewer: Viewer, sent: number): number => {
    const messages = messagesFor(draft, viewer, happened);
    messages.forEach((message, nth) => {
      out.push({ to: viewer, number: sent + nth + 1, ...message });
    });
    return sent + messages.length;
  };
  const seats = room.seats.map((seat, at) =>
    seat.token === null ? seat : { ...seat, sent: tell(at, seat.sent), asked: draft.openQuestion(at) ?? seat.asked },
  );
  draft.change({ seats, sent: room.spectators.length === 0 ? room.sent : tell('spectator', room.sent) });
  return out;
}

/** What a viewer may know of what has happened. */
type Happened<G extends HostedTypes> = (viewer: Viewer) => RoomMessage<G> | null;

function messagesFor<G extends HostedTypes>(
  { tools: { engine }, room, now, isFresh, isTold }: Draft<G>,
  viewer: Viewer,
  happened: Happened<G>,
): RoomMessage<G>[] {
  if (isFresh) return [{ type: 'view', room: infoOf(engine, room, viewer, now), view: viewFor(engine, room, viewer) }];
  const events = happened(viewer);
  return [
    ...(isTold ? [{ type: 'room' as const, room: infoOf(engine, room, viewer, now) }] : []),
    ...(events === null ? [] : [events]),
  ];
}

/** For each viewer what has happened since a room was another one, or `null` if it is nothing they may know. */
function happenedSince<G extends HostedTypes>(
  { tools: { engine }, room, events, now }: Draft<G>,
  before: Room<G>,
): Happened<G> {
  const [is, was] = [room.state, before.state];
  if (is === null || was === null || is === was) return () => null;
  const isSame = events.length === 0 && `${askedOf(engine, is)}` === `${askedOf(engine, was)}`;
  return (viewer) => {
    const question = questionFor(engine, room, viewer);
    // An answer that nobody may see yet is told to nobody but who gave it.
    if (isSame && question?.id === questionFor(engine, before, viewer)?.id) return null;
    const seen = events.map((event) => engine.redact(event, viewer));
    const view = numberedView(room.epoch, engine.viewOf(is, viewer));
    return { type: 'events', events: seen, now: nowOf(view), clock: clockOf(room, question !== null, now) };
  };
}
