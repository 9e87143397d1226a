/**
 * Validators for what a host of the board game takes from strangers and sends to them, after Standard Schema. The same
 * shapes as JSON Schema lie in `frantic-engine/board-game/json-schema/`.
 *
 * @example
 * ```ts
 * import { actionValidator } from 'frantic-engine/board-game/validators';
 *
 * const message = '{"type":"place","seat":0,"card":3}';
 * const result = actionValidator['~standard'].validate(JSON.parse(message));
 * if (result.issues) console.log(result.issues[0]?.path); // [ 'at' ]
 * ```
 *
 * @module
 */
export * from '../schema/board-validators.ts';
export type { Issue, Result, Validator } from '../schema/standard.ts';
