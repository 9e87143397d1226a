/** Tables and invariants over the printed boxes. */
import { createTestbed, type Testbed } from './testbed.ts';

const testbed: Testbed = /* @__PURE__ */ createTestbed();

/** One of them by its name, so that a bundler leaves out what nobody imports. */
const from = <K extends keyof Testbed>(name: K): Testbed[K] => testbed[name];

/** {@inheritDoc Testbed.table} */
export const table: Testbed['table'] = /* @__PURE__ */ from('table');
/** {@inheritDoc Testbed.cardNamed} */
export const cardNamed: Testbed['cardNamed'] = /* @__PURE__ */ from('cardNamed');
/** {@inheritDoc Testbed.nameOf} */
export const nameOf: Testbed['nameOf'] = /* @__PURE__ */ from('nameOf');
/** {@inheritDoc Testbed.assertInvariants} */
export const assertInvariants: Testbed['assertInvariants'] = /* @__PURE__ */ from('assertInvariants');
