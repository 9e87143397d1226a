/** Hearing people: who they are, and what they want. */
import { hash } from '../common/digest.ts';
import type { Draft } from './draft.ts';
import type { ClientMessage, Out, RoomMessage } from './messages.ts';
import { infoOf, viewFor } from './news.ts';
import { sit, type Verdict } from './orders.ts';
import { idOf, isMessage, noMessage } from './read.ts';
import { refused } from './refusals.ts';
import { passesOf, type Room, seatWith, viewerWith } from './room.ts';
import { take } from './take.ts';
import type { HostedTypes, Viewer } from './types.ts';

/** What is said back to whoever sent something, once everything else is known. */
export type Reply<G extends HostedTypes> = (draft: Draft<G>) => Out<G>;

/** Whether something was taken. `sent`: the number of the last message that whoever sent it was sent. */
export const reply =
  <G extends HostedTypes>(id: number | null, verdict: Verdict, sent: (room: Room<G>) => number): Reply<G> =>
  ({ room }) => ({
    to: 'sender',
    number: sent(room),
    ...(verdict === null ? { type: 'accepted' as const, id } : { type: 'refused' as const, id, refusal: verdict }),
  });

/** How many messages a viewer was sent. */
const sentTo = (viewer: Viewer) => (room: Room<HostedTypes>) =>
  viewer === 'spectator' ? room.sent : (room.seats[viewer]?.sent ?? 0);

/** Hears somebody. */
export function hear<G extends HostedTypes>(draft: Draft<G>, from: string, json: unknown): Reply<G> {
  const { seats } = draft.room;
  const viewer = viewerWith(draft.room, from);
  const sent = viewer === null ? () => 0 : sentTo(viewer);
  const id = idOf(json);
  if (!isMessage<G>(json)) return reply<G>(id, noMessage(json), sent);
  if (json.type === 'join') return join(draft, from, json);
  if (json.type === 'watch') return watch(draft, from, json);
  if (viewer === null) return reply<G>(id, refused('stranger'), sent);
  if (viewer === 'spectator') return reply<G>(id, onlooks(draft, from, json), sent);
  const { heard = 0, said = null } = seats[viewer] ?? {};
  const saying = hash(JSON.stringify(json));
  // What was taken is taken once, and so it is said once more.
  if (json.id === heard && saying === said) return reply<G>(id, null, sent);
  if (json.id <= heard) return reply<G>(id, refused('old', 'id'), sent);
  const verdict = take(draft, viewer, json);
  const isHere = draft.room.seats[viewer]?.token === from;
  if (verdict === null && isHere) draft.changeSeat(viewer, { heard: json.id, said: saying });
  return reply<G>(id, verdict, sent);
}

/** Whoever watches may leave, and that is all. */
function onlooks<G extends HostedTypes>(draft: Draft<G>, from: string, { type }: ClientMessage<G>): Verdict {
  if (type !== 'leave') return refused('spectator');
  draft.tell({ spectators: draft.room.spectators.filter((one) => one !== from) });
  return null;
}

/** Somebody sits down, or comes back. */
function join<G extends HostedTypes>(
  draft: Draft<G>,
  from: string,
  { id, seat: wanted, last }: Extract<ClientMessage<G>, { type: 'join' }>,
): Reply<G> {
  const { seats } = draft.room;
  const own = seatWith(seats, from);
  const refuse = (verdict: Verdict) => reply<G>(id, verdict, own === null ? () => 0 : sentTo(own));
  if (wanted !== undefined && seats[wanted] === undefined) return refuse(refused('no-such-seat', 'seat'));
  if (own !== null) {
    if (wanted !== undefined && wanted !== own) return refuse(refused('already-seated', 'seat'));
    return welcome<G>(id, own, last);
  }
  if (wanted !== undefined && seats[wanted]?.open !== true) return refuse(refused('seat-taken', 'seat'));
  const free = wanted ?? seats.findIndex(({ open }) => open);
  if (free < 0) return refuse(refused('full'));
  sit(draft, free, from);
  return welcome<G>(id, free, undefined);
}

/** Somebody watches, or watches on. */
function watch<G extends HostedTypes>(
  draft: Draft<G>,
  from: string,
  { id, last }: Extract<ClientMessage<G>, { type: 'watch' }>,
): Reply<G> {
  const { seats, spectators, policy } = draft.room;
  if (seatWith(seats, from) !== null) return reply<G>(id, refused('already-seated'), () => 0);
  if (spectators.includes(from)) return welcome<G>(id, 'spectator', last);
  if (policy.spectators === 0) return reply<G>(id, refused('not-allowed'), () => 0);
  if (spectators.length >= policy.spectators) return reply<G>(id, refused('full'), () => 0);
  draft.tell({ spectators: [...spectators, from] });
  return welcome<G>(id, 'spectator', undefined);
}

/** All that somebody needs who has come or come back, unless they have missed nothing. */
const welcome =
  <G extends HostedTypes>(id: number, viewer: Viewer, last: number | undefined): Reply<G> =>
  ({ room, tools: { engine }, now }) => {
    const number = sentTo(viewer)(room);
    if (last === number) return { to: 'sender', number, type: 'accepted', id };
    const message: RoomMessage<G> = {
      type: 'welcome',
      id,
      viewer,
      heard: viewer === 'spectator' ? 0 : (room.seats[viewer]?.heard ?? 0),
      letsPass: viewer === 'spectator' ? [] : passesOf(room, viewer),
      room: infoOf(engine, room, viewer, now),
      view: viewFor(engine, room, viewer),
    };
    return { to: 'sender', number, ...message };
  };
