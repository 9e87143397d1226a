/** Tables and invariants over the printed boxes. */
import { createTestbed, type Testbed } from './testbed.ts';

const testbed: Testbed = /* @__PURE__ */ createTestbed();

/** {@inheritDoc Testbed.table} */
export const table: Testbed['table'] = testbed.table;
/** {@inheritDoc Testbed.cardNamed} */
export const cardNamed: Testbed['cardNamed'] = testbed.cardNamed;
/** {@inheritDoc Testbed.nameOf} */
export const nameOf: Testbed['nameOf'] = testbed.nameOf;
/** {@inheritDoc Testbed.assertInvariants} */
export const assertInvariants: Testbed['assertInvariants'] = testbed.assertInvariants;
