/**
 * Tables and invariants, for people who test what they build on this. Setups, games and states for fast-check lie in
 * `frantic-engine/testing/fast-check`.
 *
 * @module
 */
export { assertInvariants, cardNamed, nameOf, table } from '../card-game/testing/functions.ts';
export type { TableSetup } from '../card-game/testing/table.ts';
export { formatTable, parseTable } from '../card-game/testing/table-text.ts';
export { createTestbed, type Testbed } from '../card-game/testing/testbed.ts';
export { InvariantBroken } from '../common/invariants.ts';
