/**
 * Validators for what a host takes from strangers and sends to them, after Standard Schema. The same shapes as JSON
 * Schema lie in `frantic-engine/schemas/`.
 *
 * @example
 * ```ts
 * import { action } from 'frantic-engine/schema';
 *
 * const result = action['~standard'].validate(JSON.parse(message));
 * if (result.issues) console.log(result.issues[0]?.path); // [ 'card' ]
 * ```
 *
 * @module
 */
export * from '../schema/schema.ts';
