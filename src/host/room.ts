/** A room: all there is to know about people at a table, as plain JSON. */
import type { QuestionId, Seat } from '../kernel/actions.ts';
import type { Policy } from './policy.ts';
import type { HostedTypes, Viewer } from './types.ts';

/** A seat of a room. */
export interface RoomSeat {
  /** By what the host knows who sits here; `null`: nobody does. It is never sent to anybody. */
  readonly token: string | null;
  /** The bot that plays for nobody, by its name. */
  readonly bot: string | null;
  /** Whether somebody may sit down here. */
  readonly open: boolean;
  /** The number of the last message of theirs that was taken; 0: none was. */
  readonly heard: number;
  /** A digest of that message: another one under its number is another one; `null`: there is none. */
  readonly said: string | null;
  /** How many messages this seat has been sent. */
  readonly sent: number;
  /** The question they have answered last. */
  readonly answered: QuestionId | null;
  /** The question they were asked last. */
  readonly asked: QuestionId | null;
  /** What they let pass in a round, whatever they hold, by the names of triggers; `null`: nothing. */
  readonly letsPass: { readonly round: number; readonly triggers: readonly string[] } | null;
}

/** Since when the open questions are asked. All who are asked at once have the same time. */
export interface Clock {
  /** Since when they are asked. */
  readonly since: number;
  /** When time has run out; `null`: never. */
  readonly due: number | null;
  /**
   * What those see of it who are not asked. If somebody is asked one thing after the other and nobody else can see that, the
   * clock of the others goes on.
   */
  readonly shown: number | null;
}

/** Somebody wants to take back all that was played since their own last action, that one included. */
export interface Proposal {
  /** Its number in this room. */
  readonly id: number;
  /** Who asked for it. */
  readonly by: Seat;
  /** Who has agreed, whoever asked for it first. */
  readonly agreed: readonly Seat[];
}

/**
 * A room. It holds everybody's cards and tokens: keep it in a store of your own, and send nobody anything but what `out` has
 * for them.
 *
 * @example
 * ```ts
 * const stored = JSON.stringify(room);
 * const same = rooms.restore(stored);
 * ```
 */
export interface Room<G extends HostedTypes> {
  /** The number of the format of rooms. */
  readonly format: 1;
  /** Which game is played. */
  readonly game: 'card' | 'board';
  /** What its players agreed on that is no rule. */
  readonly policy: Policy;
  /** By seat: who sits there. */
  readonly seats: readonly RoomSeat[];
  /** The tokens of those who watch. */
  readonly spectators: readonly string[];
  /** How many messages they have been sent, each the same. */
  readonly sent: number;
  /** How many games have begun. */
  readonly games: number;
  /** How often a game has begun anew or gone back. Questions are numbered on from there, so that no number comes again. */
  readonly epoch: number;
  /** The game; `null` while people gather. */
  readonly state: G['state'] | null;
  /** What it is made from, as a record without actions. The next game is made from the same, with another seed. */
  readonly blank: G['mutableRecord'];
  /** All that was played. */
  readonly actions: readonly G['action'][];
  /** The clock of the open questions; `null` if none is open. */
  readonly clock: Clock | null;
  /** Since when the clocks stand still; `null`: they do not. */
  readonly paused: number | null;
  /** How many times somebody has asked to take something back. */
  readonly proposals: number;
  /** What is to be taken back if all agree; `null`: nothing. */
  readonly undo: Proposal | null;
  /** Who wants another game. */
  readonly rematch: readonly Seat[];
}

/** The game in a room. */
export type Game<G extends HostedTypes> = Pick<Room<G>, 'state' | 'blank' | 'actions'>;

/** The record of the game that is played. */
export const recordOf = <G extends HostedTypes>({ blank, actions }: Room<G>): G['mutableRecord'] => ({
  ...blank,
  actions: [...actions],
});

/** Who sits where. */
export const seatWith = (seats: readonly RoomSeat[], token: string): Seat | null => {
  const seat = seats.findIndex((one) => one.token === token);
  return seat < 0 ? null : seat;
};

/** As what somebody sits or watches; `null`: they do neither. */
export const viewerWith = ({ seats, spectators }: Room<HostedTypes>, token: string): Viewer | null =>
  seatWith(seats, token) ?? (spectators.includes(token) ? 'spectator' : null);

/** What a seat lets pass in the round that is played. */
export const passesOf = ({ seats, state }: Room<HostedTypes>, seat: Seat): readonly string[] => {
  const said = seats[seat]?.letsPass ?? null;
  return said !== null && said.round === state?.round ? said.triggers : [];
};

/** The seats that somebody sits at. */
export const sitting = (seats: readonly RoomSeat[]): readonly Seat[] =>
  seats.flatMap(({ token }, seat) => (token === null ? [] : [seat]));
