/** Rooms of both games, and people who send messages to them. */
import * as cards from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { botOf, decide } from 'frantic-engine/bots';
import {
  type ClientMessage,
  createHost,
  type Host,
  type HostedTypes,
  type HostOrder,
  type Out,
  type PolicyInput,
  type Room,
  type RoomRefusal,
  type SeatInput,
  type Step,
  type Viewer,
} from 'frantic-engine/host';
import * as notation from 'frantic-engine/notation';
import { expect } from 'vitest';
import { oneOf } from '../support/ways.ts';

/** A host of the card game, with bots. */
export const cardHost: Host<cards.CardGameTypes> = createHost(cards.engine, {
  bots: {
    greedy: (state, seat, seed) => decide(botOf('greedy'), state, seat, cards.createRandom(seed)),
    random: (state, seat, seed) => cards.sampleLegal(state, seat, cards.createRandom(seed)),
  },
  canTakeBack: notation.canTakeBack,
});

/** A host of the board game, with a bot. */
export const boardHost: Host<board.BoardGameTypes> = createHost(board.engine, {
  bots: { random: (state, seat, seed) => board.sampleLegal(state, seat, cards.createRandom(seed)) },
  canTakeBack: board.canTakeBack,
});

/** What somebody says, without the number of the message. */
type Said<M> = M extends { readonly id: number } ? Omit<M, 'id'> : never;

/** The fields of a message that ask something. */
interface Asks {
  readonly view?: { readonly question: { readonly id: number } | null } | null;
  readonly now?: { readonly question: { readonly id: number } | null };
}

/** A room and all that it has sent so far. */
export class Table<G extends HostedTypes> {
  room: Room<G>;
  due: number | null = null;
  /** All that was sent, in order, with the token of whoever got it as an answer. */
  readonly sent: (Out<G> & { readonly from?: string })[] = [];
  /** By seat: the number of the question its player was asked last; `null`: they have answered. */
  readonly asked: (number | null)[] = [];
  private readonly ids = new Map<string, number>();

  constructor(
    readonly engine: cards.GameEngine<G>,
    readonly host: Host<G>,
    first: Step<G>,
    public now: number,
  ) {
    this.room = first.room;
    this.took(first);
  }

  took(step: Step<G>, from?: string): readonly Out<G>[] {
    this.room = step.room;
    this.due = step.due;
    for (const one of step.out) {
      this.sent.push(from !== undefined && one.to === 'sender' ? { ...one, from } : one);
      const seat = one.type === 'welcome' ? one.viewer : one.to;
      const { view, now = view ?? undefined }: Asks = 'view' in one || 'now' in one ? one : {};
      if (typeof seat === 'number' && now !== undefined) this.asked[seat] = now.question?.id ?? null;
    }
    return step.out;
  }

  /** The state of a game that has begun. */
  get state(): G['state'] {
    const { state } = this.room;
    if (state === null) throw new Error('No game has begun.');
    return state;
  }

  /** Who has to answer. */
  get waiting(): readonly number[] {
    return this.engine.waitingFor(this.state);
  }

  /** Somebody says something new. */
  say(from: string, said: Said<ClientMessage<G>>): readonly Out<G>[] {
    const id = (this.ids.get(from) ?? 0) + 1;
    this.ids.set(from, id);
    return this.hear(from, { ...said, id });
  }

  /** Something comes in, whatever it is. */
  hear(from: string, message: unknown): readonly Out<G>[] {
    return this.took(this.host.receive(this.room, from, message, this.now), from);
  }

  /** The message by which the player of a seat answers what they were asked last. */
  answerOf(action: G['action']): Said<ClientMessage<G>> {
    const { seat } = action;
    return { type: 'answer', action: { ...action, to: this.asked[seat] ?? -1 } };
  }

  /** A player answers what they were asked last. */
  play(action: G['action']): readonly Out<G>[] {
    const out = this.say(this.room.seats[action.seat]?.token ?? '', this.answerOf(action));
    // A refusal says why.
    expect(replyIn(out)).toEqual({ ...replyIn(out), type: 'accepted' });
    return out;
  }

  /** One of those who are asked answers by chance. */
  playOn(random: () => number): readonly Out<G>[] {
    return this.play(this.engine.sampleLegal(this.state, oneOf(this.waiting, random), random));
  }

  /** Everybody answers by chance until a game is over. */
  finish(random: () => number): void {
    while (this.state.outcome === null) this.playOn(random);
  }

  /** Time passes. */
  wait(milliseconds: number): readonly Out<G>[] {
    this.now += milliseconds;
    return this.took(this.host.tick(this.room, this.now));
  }

  order(order: HostOrder): readonly Out<G>[] {
    return this.took(this.host.manage(this.room, order, this.now));
  }

  /** All messages of one type that were sent to a viewer. */
  all<T extends Out<G>['type']>(to: Viewer, type: T): Extract<Out<G>, { type: T }>[] {
    return this.sent.filter((one): one is Extract<Out<G>, { type: T }> => one.to === to && one.type === type);
  }

  /** The last one of them. */
  last<T extends Out<G>['type']>(to: Viewer, type: T): Extract<Out<G>, { type: T }> {
    const found = this.all(to, type).at(-1);
    if (found === undefined) throw new Error(`No ${type} was sent to ${to}.`);
    return found;
  }
}

/** A room that people named by letters sit in, who have begun. */
export function cardTable(
  setup: Partial<cards.Setup> = {},
  policy: PolicyInput = {},
  seats: readonly SeatInput[] = [{ token: 'a' }, { token: 'b' }, { token: 'c' }],
): Table<cards.CardGameTypes> {
  const made = { players: seats.length, seed: 'slap', ...setup };
  return new Table(cards.engine, cardHost, cardHost.create(made, { policy, seats }, 1000), 1000);
}

/** The same in the board game. */
export function boardTable(
  setup: Partial<board.Setup> = {},
  policy: PolicyInput = {},
  seats: readonly SeatInput[] = [{ token: 'a' }, { token: 'b' }, { token: 'c' }],
): Table<board.BoardGameTypes> {
  const made = { players: seats.length, seed: 'skull', ...setup };
  return new Table(board.engine, boardHost, boardHost.create(made, { policy, seats }, 1000), 1000);
}

/** A room of the card game in which a table is laid as one likes. Nothing that goes back to the record can be done there. */
export function laid(
  state: cards.GameState,
  policy: PolicyInput = {},
  seats?: readonly SeatInput[],
): Table<cards.CardGameTypes> {
  const names = seats ?? state.players.map((_, at) => ({ token: 'abcdefgh'.charAt(at) }));
  const table = cardTable({ players: names.length }, policy, names);
  table.took({ room: { ...table.room, state }, out: [], due: null });
  // Everybody comes back, and so is shown what lies there now.
  for (const one of names) if (one !== null && 'token' in one) table.say(one.token, { type: 'join' });
  return table;
}

/** The token at a seat. */
export const tokenAt = (seat: number): string => 'abcdefgh'.charAt(seat);

/** Why something was refused; `null` if it was not. */
export const reasonOf = (out: readonly { readonly type: string; readonly refusal?: RoomRefusal }[]): string | null =>
  out.find(({ type }) => type === 'refused')?.refusal?.reason ?? null;

/** What was said back. */
export const replyIn = <O extends { readonly to: unknown }>(out: readonly O[]): O => {
  const replies = out.filter(({ to }) => to === 'sender');
  expect(replies.length).toBe(1);
  return replies[0] as O;
};
