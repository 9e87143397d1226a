/** The errors this library throws on purpose. Anything else is a bug in it. */
import type { Seat } from '../kernel/actions.ts';
import type { Need, Reason, Refusal, RulingId } from './refusals.ts';

/** An action that the rules refuse. The state is unchanged. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction';
  /** Why, from a closed list. */
  readonly reason: Reason;
  /** The ruling the refusal rests on, if it rests on one. */
  readonly ruling: RulingId | null;
  /** Whose action it was; `null` if it named no seat. */
  readonly seat: Seat | null;
  /** The field at fault, if one is. */
  readonly field: string | null;
  /** What the card would have had to meet, with the reason `does-not-fit`. */
  readonly needs: readonly Need[];

  /** @param refusal The refusal as a value, as `whyNot` returns it. */
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.reason = refusal.reason;
    this.ruling = refusal.ruling;
    this.seat = refusal.seat;
    this.field = refusal.field ?? null;
    this.needs = refusal.needs ?? [];
  }
}

/** A setup that cannot be played. `field` says where. */
export class InvalidSetup extends Error {
  override readonly name = 'InvalidSetup';

  /** @param field The field at fault, such as `players` or `options.dealCount`. */
  constructor(
    readonly field: string,
    problem: string,
  ) {
    super(`${field}: ${problem}`);
  }
}

/** A snapshot, or a state, that was not made by these rules. `field` says where. */
export class InvalidSnapshot extends Error {
  override readonly name = 'InvalidSnapshot';

  /** @param field The field at fault, such as `state.players[2].hand`. */
  constructor(
    readonly field: string,
    problem: string,
  ) {
    super(`${field}: ${problem}`);
  }
}

/** No deal was found that agrees with who is asked. It takes a house rule that asks by more than by what somebody holds. */
export class GuessNotFound extends Error {
  override readonly name = 'GuessNotFound';
}

/** A record that cannot be replayed. `field` says where. */
export class InvalidRecord extends Error {
  override readonly name = 'InvalidRecord';

  /** @param field The field at fault, such as `actions[17]`, or the line of a text, such as `line 57`. */
  constructor(
    readonly field: string,
    problem: string,
  ) {
    super(`${field}: ${problem}`);
  }
}

/** Whether an error is one that this library throws on purpose. */
export const isOwn = (error: unknown): boolean =>
  error instanceof IllegalAction ||
  error instanceof InvalidSetup ||
  error instanceof InvalidSnapshot ||
  error instanceof InvalidRecord ||
  error instanceof InvalidNotation;

/** A text that is no notation. `line` and `column` say where, both counted from 1. */
export class InvalidNotation extends Error {
  override readonly name = 'InvalidNotation';

  /** @param problem What is wrong, in a few words. */
  constructor(
    readonly line: number,
    readonly column: number,
    readonly problem: string,
  ) {
    super(`line ${line}, column ${column}: ${problem}`);
  }
}
