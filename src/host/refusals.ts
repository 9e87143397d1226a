/** Why a message is refused. */
import type { Refusal } from '../common/refusals.ts';

/** Why a message is refused. The list is closed. */
export type RoomReason =
  /** It is no message: a field is missing, of the wrong type, or not known; `field` names it. */
  | 'malformed'
  /** Who sent it neither sits nor watches here. */
  | 'stranger'
  /** Who sent it only watches. */
  | 'spectator'
  /** There is no such seat. */
  | 'no-such-seat'
  /** Somebody sits there, or a bot that the host has put there. */
  | 'seat-taken'
  /** Who sent it sits at another seat. */
  | 'already-seated'
  /** There is no room for more. */
  | 'full'
  /** No game has begun yet. */
  | 'not-begun'
  /** A game has begun, and it is not over. */
  | 'not-over'
  /** An answer for another seat, or to a question that this one was never asked. */
  | 'foreign'
  /** An answer to a question that is not open any more: time ran out, or it was taken back. */
  | 'late'
  /** A second answer to a question that this seat has answered. */
  | 'doubled'
  /** A message with a number that was taken for another, or one before that. */
  | 'old'
  /** The clocks stand still. */
  | 'paused'
  /** The clocks do not stand still. */
  | 'not-paused'
  /** The rules refuse the action; `rules` says why. */
  | 'illegal'
  /** The policy of the room does not allow it. */
  | 'not-allowed'
  /** This seat has done nothing that could be taken back. */
  | 'nothing-to-undo'
  /** Somebody has learned something by it, or chance has decided something. */
  | 'cannot-take-back'
  /** Something else is to be agreed on first. */
  | 'already-asked'
  /** What is agreed to, or not, is not asked any more. */
  | 'not-asked';

/** A refused message, as a value. Nothing was changed by it. */
export interface RoomRefusal {
  /** Why, for programs, from a closed list. */
  readonly reason: RoomReason;
  /** One plain sentence, for whom it is sent to alone. */
  readonly message: string;
  /** The field at fault, such as `action.to`; `null`: none is. */
  readonly field: string | null;
  /** What the rules say, with the reason `illegal`. */
  readonly rules: Refusal | null;
}

const SENTENCES: Readonly<Record<RoomReason, string>> = {
  malformed: 'That is no message.',
  stranger: 'You neither sit nor watch here.',
  spectator: 'Whoever watches does nothing else.',
  'no-such-seat': 'There is no such seat.',
  'seat-taken': 'That seat is taken.',
  'already-seated': 'You sit at another seat.',
  full: 'There is no room for more.',
  'not-begun': 'No game has begun.',
  'not-over': 'The game is not over.',
  foreign: 'That question was not put to your seat.',
  late: 'That question is not open any more.',
  doubled: 'You have answered that question.',
  old: 'Another message of yours with that number, or a later one, has been taken.',
  paused: 'The game is paused.',
  'not-paused': 'The game is not paused.',
  illegal: 'The rules do not allow that.',
  'not-allowed': 'This room does not allow that.',
  'nothing-to-undo': 'You have done nothing that could be taken back.',
  'cannot-take-back': 'Somebody has learned something, or chance has decided something.',
  'already-asked': 'Something else is asked already.',
  'not-asked': 'That is not asked any more.',
};

/** A refusal that is no more than its reason. */
export const refused = (reason: RoomReason, field: string | null = null): RoomRefusal => ({
  reason,
  message: SENTENCES[reason],
  field,
  rules: null,
});

/** A refusal of the rules. */
export const illegal = (rules: Refusal): RoomRefusal => ({
  reason: 'illegal',
  message: rules.message,
  field: rules.field === null ? null : `action.${rules.field}`,
  rules,
});
