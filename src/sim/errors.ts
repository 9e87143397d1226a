/** The errors of a run. */
import { FranticError } from 'frantic-engine/fast';
import type { AnyRecord } from './game.ts';

/** A run, or a part of one, that cannot be played. `field` says where. */
export class InvalidRun extends FranticError {
  static readonly code = 'invalid-run';
  override readonly name = 'InvalidRun';
  override readonly code = InvalidRun.code;
  declare readonly field: string;

  /** @param field The field at fault, such as `bots[1]` or `setup.players`. */
  constructor(field: string, problem: string, options?: ErrorOptions) {
    super(field, problem, options);
  }
}

/** A game that could not be played to its end, because a bot threw or wanted what the rules refuse. */
export class GameFailed extends FranticError {
  static readonly code = 'game-failed';
  override readonly name = 'GameFailed';
  override readonly code = GameFailed.code;

  constructor(
    /** The number of the game in its run. */
    readonly game: number,
    /** The bot at fault. */
    readonly bot: string,
    /** The seat it sat on. */
    readonly seat: number,
    /** The game up to then, to be replayed. */
    readonly record: AnyRecord,
    /** What went wrong. */
    problem: string,
    options?: ErrorOptions,
  ) {
    const message = `game ${game}, ${bot} on seat ${seat}, after ${record.actions.length} actions: ${problem}`;
    super(null, problem, { ...options, message });
  }
}
