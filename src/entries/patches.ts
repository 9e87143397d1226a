/**
 * The difference between two views, or two states, as JSON Patch (RFC 6902): for hosts that send a browser what changed and
 * not all, and for undo.
 *
 * @example
 * ```ts
 * import { viewPatches } from 'frantic-engine/patches';
 *
 * const patches = viewPatches(viewOf(before, seat), viewOf(after, seat));
 * send(seat, patches); // [{ op: 'replace', path: '/drawCount', value: 61 }, …]
 * ```
 *
 * @module
 */
export { InvalidInput } from '../common/errors.ts';
export { type Patch, viewPatches } from '../common/patches.ts';
export { statePatches } from '../common/state-patches.ts';
