/**
 * Validators for what a host takes from strangers and sends to them, after Standard Schema. The same shapes as JSON
 * Schema lie in `frantic-engine/json-schema/`.
 *
 * @example
 * ```ts
 * import { actionValidator } from 'frantic-engine/validators';
 *
 * const message = '{"type":"play","seat":0}';
 * const result = actionValidator['~standard'].validate(JSON.parse(message));
 * if (result.issues) console.log(result.issues[0]?.path); // [ 'card' ]
 * ```
 *
 * @module
 */
export type { Issue, Result, Validator } from '../schema/standard.ts';
export * from '../schema/validators.ts';
