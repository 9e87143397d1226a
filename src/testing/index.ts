/**
 * Tables, invariants and arbitraries, for people who test what they build on this.
 *
 * @module
 */
export { games, type Playthrough, playThrough, playthroughs, type SetupChoice, setups } from './arbitraries.ts';
export { assertInvariants, InvariantBroken } from './invariants.ts';
export { cardNamed, nameOf, type TableSetup, table } from './table.ts';
export { parseTable, writeTable } from './table-text.ts';
