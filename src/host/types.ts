/** What a room needs of a game. Both games have it, so one room serves either. */
import type { EngineTypes } from '../common/door.ts';
import type { QuestionId, Seat } from '../kernel/actions.ts';

export type { Viewer } from '../common/seen.ts';

/** The types of a game that can be played in a room: `CardGameTypes` and `BoardGameTypes` are two. */
export interface HostedTypes extends EngineTypes {
  state: EngineTypes['state'] & { readonly game: 'card' | 'board'; readonly round: number };
  /** What a seat is asked: it has a number, and an interrupt its trigger. */
  question: { readonly id: QuestionId; readonly type: string; readonly trigger?: string };
  /** What a viewer sees: who is asked, and what they are asked themselves. */
  view: { readonly asked: readonly Seat[]; readonly question: { readonly id: QuestionId } | null };
  /** A record that is being written: the room makes the next game from its setup. */
  mutableRecord: { readonly setup: { readonly seed: string | number }; readonly actions: unknown[] };
}

/**
 * A player of the host's own: it answers the open question of its seat. `seed` is another one for each question and
 * follows from the room, so that a room stays a pure function. An answer that the rules refuse is thrown as an
 * `IllegalAction`.
 *
 * @example
 * ```ts
 * import { type CardGameTypes, createRandom } from 'frantic-engine';
 * import { botOf, decide } from 'frantic-engine/bots';
 * import type { RoomBot } from 'frantic-engine/host';
 *
 * const greedy: RoomBot<CardGameTypes> = (state, seat, seed) => decide(botOf('greedy'), state, seat, createRandom(seed));
 * ```
 */
export type RoomBot<G extends HostedTypes> = (state: G['state'], seat: Seat, seed: string) => G['action'];
