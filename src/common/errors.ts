/**
 * The family of errors that are thrown on purpose. Anything else is a bug of the engine, or of the host's own code.
 *
 * Every entry that is played in place has a copy of the engine of its own, and so has each module format. A class of one
 * copy therefore recognizes what another has thrown: by a registered symbol that marks the family, and by the code.
 */

import type { Seat } from '../kernel/actions.ts';
import type { Need, Reason, Refusal, RulingId } from './refusals.ts';

/** The name of an error for programs: one for each class of the family. */
export type ErrorCode =
  | 'illegal-action'
  | 'illegal-pick'
  | 'invalid-input'
  | 'invalid-notation'
  | 'invalid-record'
  | 'invalid-room'
  | 'invalid-rules'
  | 'invalid-run'
  | 'invalid-setup'
  | 'invalid-snapshot'
  | 'unknown-name'
  | 'unknown-script'
  | 'game-failed'
  | 'guess-not-found'
  | 'invariant-broken'
  | 'step-budget-exceeded';

const FAMILY = Symbol.for('frantic-engine/error');

/** `error instanceof Member`, whichever copy of the engine has made the error. `this` is the class. */
function isInstance(this: object, error: unknown): boolean {
  if (Function.prototype[Symbol.hasInstance].call(this, error)) return true;
  if (typeof error !== 'object' || error === null || !(FAMILY in error)) return false;
  if (this === FranticError) return true;
  // A class that somebody derived has no code of its own, and no copy of it elsewhere.
  return Object.hasOwn(this, 'code') && 'code' in this && 'code' in error && this.code === error.code;
}

/**
 * An error that this library throws on purpose. `instanceof` tells the classes apart across all entries and module formats.
 *
 * @example
 * ```ts
 * try {
 *   reduce(state, { type: 'draw', seat: 9 });
 * } catch (error) {
 *   if (!(error instanceof FranticError)) throw error; // a bug
 *   show(error.code, error.field, error.problem);
 * }
 * ```
 */
export abstract class FranticError extends Error {
  static {
    // On the prototype, so that it is not printed with each error.
    Object.defineProperty(FranticError.prototype, FAMILY, { value: true });
    Object.defineProperty(FranticError, Symbol.hasInstance, { value: isInstance });
  }

  /** Which error it is, from a closed list. */
  abstract readonly code: ErrorCode;

  /**
   * @param field The field at fault, such as `options.dealCount`; `null` if none is.
   * @param problem What is wrong with it.
   * @param options What caused it, and a message other than the field and the problem.
   */
  constructor(
    readonly field: string | null,
    readonly problem: string,
    {
      message = field === null ? problem : `${field}: ${problem}`,
      ...options
    }: ErrorOptions & { message?: string } = {},
  ) {
    super(message, options);
  }
}

/** An action that the rules refuse. The state is unchanged. */
export class IllegalAction extends FranticError {
  static readonly code = 'illegal-action';
  override readonly name = 'IllegalAction';
  override readonly code = IllegalAction.code;
  /** Why, from a closed list. */
  readonly reason: Reason;
  /** The ruling the refusal rests on, if it rests on one. */
  readonly ruling: RulingId | null;
  /** Whose action it was; `null` if it named no seat. */
  readonly seat: Seat | null;
  /** What the card would have had to meet, with the reason `does-not-fit`. */
  readonly needs: readonly Need[];

  /** @param refusal The refusal as a value, as `whyNot` returns it. */
  constructor(readonly refusal: Refusal) {
    super(refusal.field, refusal.message, { message: refusal.message });
    this.reason = refusal.reason;
    this.ruling = refusal.ruling;
    this.seat = refusal.seat;
    this.needs = refusal.needs;
  }
}

/** A setup that cannot be played. `field` says where. */
export class InvalidSetup extends FranticError {
  static readonly code = 'invalid-setup';
  override readonly name = 'InvalidSetup';
  override readonly code = InvalidSetup.code;
  declare readonly field: string;

  /** @param field The field at fault, such as `players` or `options.dealCount`. */
  constructor(field: string, problem: string) {
    super(field, problem);
  }
}

/** House rules that cannot be played. `field` says where. */
export class InvalidRules extends FranticError {
  static readonly code = 'invalid-rules';
  override readonly name = 'InvalidRules';
  override readonly code = InvalidRules.code;
  declare readonly field: string;

  /** @param field The field at fault, such as `rows[0].react.in`. */
  constructor(field: string, problem: string) {
    super(field, problem);
  }
}

/** A snapshot, or a state, that was not made by these rules. `field` says where. */
export class InvalidSnapshot extends FranticError {
  static readonly code = 'invalid-snapshot';
  override readonly name = 'InvalidSnapshot';
  override readonly code = InvalidSnapshot.code;
  declare readonly field: string;

  /** @param field The field at fault, such as `state.players[2].hand`. */
  constructor(field: string, problem: string) {
    super(field, problem);
  }
}

/** A record that cannot be replayed. `field` says where. */
export class InvalidRecord extends FranticError {
  static readonly code = 'invalid-record';
  override readonly name = 'InvalidRecord';
  override readonly code = InvalidRecord.code;
  declare readonly field: string;
  /** The line of the text, counted from 1; `null` if the record is no text, or no line of it is at fault. */
  readonly line: number | null;

  /** @param field The field at fault, such as `actions[17]`, or the line of a text, such as `line 57`. */
  constructor(field: string, problem: string) {
    super(field, problem);
    const line = /^line (\d+)$/.exec(field)?.[1];
    this.line = line === undefined ? null : Number(line);
  }
}

/** A text that is no notation. `line` and `column` say where, both counted from 1. */
export class InvalidNotation extends FranticError {
  static readonly code = 'invalid-notation';
  override readonly name = 'InvalidNotation';
  override readonly code = InvalidNotation.code;

  /** @param problem What is wrong, in a few words. */
  constructor(
    readonly line: number,
    readonly column: number,
    problem: string,
  ) {
    super(null, problem, { message: `line ${line}, column ${column}: ${problem}` });
  }
}

/** Something was given that is not what a function takes. `field` says which argument, or which part of it. */
export class InvalidInput extends FranticError {
  static readonly code = 'invalid-input';
  override readonly name = 'InvalidInput';
  override readonly code = InvalidInput.code;
  declare readonly field: string;

  /** @param field The argument at fault, such as `seat`, or the part of it, such as `options.limit`. */
  constructor(field: string, problem: string, options?: ErrorOptions) {
    super(field, problem, options);
  }
}

/** A name that nothing has. `known` lists the names that there are. */
export class UnknownName extends FranticError {
  static readonly code = 'unknown-name';
  override readonly name = 'UnknownName';
  override readonly code = UnknownName.code;
  declare readonly field: string;

  /**
   * @param field The argument that has the name, such as `language`.
   * @param given The name, as it was given.
   * @param known The names that there are.
   * @param problem What is said of it.
   */
  constructor(
    field: string,
    readonly given: string,
    readonly known: readonly string[],
    problem: string,
  ) {
    super(field, problem);
  }
}

/** No deal was found that agrees with who is asked. It takes a house rule that asks by more than by what somebody holds. */
export class GuessNotFound extends FranticError {
  static readonly code = 'guess-not-found';
  override readonly name = 'GuessNotFound';
  override readonly code = GuessNotFound.code;

  /** @param problem How often it was tried. */
  constructor(problem: string) {
    super(null, problem);
  }
}

/** An engine bug or a house rule that never ends: one action ran more steps than any effect needs. */
export class StepBudgetExceeded extends FranticError {
  static readonly code = 'step-budget-exceeded';
  override readonly name = 'StepBudgetExceeded';
  override readonly code = StepBudgetExceeded.code;

  /** @param problem How many steps it were, and what was waiting. */
  constructor(problem: string) {
    super(null, problem);
  }
}

/** A house rule that calls a script which the game does not have. */
export class UnknownScript extends FranticError {
  static readonly code = 'unknown-script';
  override readonly name = 'UnknownScript';
  override readonly code = UnknownScript.code;

  /** @param problem Which script was called. */
  constructor(problem: string) {
    super(null, problem);
  }
}

/** What is thrown if scripts never end, or one calls another that there is not. */
export const faultOf = (what: 'endless' | 'no-script', problem: string): FranticError =>
  what === 'endless' ? new StepBudgetExceeded(problem) : new UnknownScript(problem);

/** Whether an error says all there is to say. What goes wrong while a game is played may come of a state that is none. */
export const isOwn = (error: unknown): boolean =>
  error instanceof FranticError && !OF_PLAY.some((member) => error instanceof member);

const OF_PLAY = [StepBudgetExceeded, UnknownScript, GuessNotFound];

/** What to throw when looking into something has failed: what is none is refused. */
export const asInput = (error: unknown, field: string, problem: string): unknown =>
  error instanceof TypeError || error instanceof RangeError
    ? new InvalidInput(field, problem, { cause: error })
    : error;
