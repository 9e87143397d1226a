/**
 * The difference between two views, as JSON Patch (RFC 6902), for hosts that send a browser what changed and not all.
 *
 * @example
 * ```ts
 * import { viewPatches } from 'frantic-engine/patches';
 *
 * const patches = viewPatches(view(before, seat), view(after, seat));
 * send(seat, patches); // [{ op: 'replace', path: '/drawCount', value: 61 }, …]
 * ```
 *
 * @module
 */
export * from '../common/patches.ts';
