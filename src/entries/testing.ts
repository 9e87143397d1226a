/**
 * Tables, invariants and arbitraries, for people who test what they build on this.
 *
 * @module
 */
export {
  games,
  type Playthrough,
  playThrough,
  playthroughs,
  type SetupChoice,
  setups,
} from '../card-game/testing/arbitraries.ts';
export { assertInvariants, cardNamed, nameOf, table } from '../card-game/testing/functions.ts';
export type { TableSetup } from '../card-game/testing/table.ts';
export { parseTable, writeTable } from '../card-game/testing/table-text.ts';
export { createTestbed, type Testbed } from '../card-game/testing/testbed.ts';
export { InvariantBroken } from '../common/invariants.ts';
