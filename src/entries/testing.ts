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
export { assertInvariants, InvariantBroken } from '../card-game/testing/invariants.ts';
export { cardNamed, nameOf, type TableSetup, table } from '../card-game/testing/table.ts';
export { parseTable, writeTable } from '../card-game/testing/table-text.ts';
