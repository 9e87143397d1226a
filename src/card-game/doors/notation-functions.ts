/** Notation over the cards of all boxes. */
import { createNotation, type Notation } from './notation.ts';

const notation: Notation = /* @__PURE__ */ createNotation();

/** One of them by its name, so that a bundler leaves out what nobody imports. */
const from = <K extends keyof Notation>(name: K): Notation[K] => notation[name];

/** {@inheritDoc GameNotation.formatAction} */
export const formatAction: Notation['formatAction'] = /* @__PURE__ */ from('formatAction');
/** {@inheritDoc GameNotation.parseAction} */
export const parseAction: Notation['parseAction'] = /* @__PURE__ */ from('parseAction');
/** {@inheritDoc GameNotation.formatRecord} */
export const formatRecord: Notation['formatRecord'] = /* @__PURE__ */ from('formatRecord');
/** {@inheritDoc GameNotation.parseRecord} */
export const parseRecord: Notation['parseRecord'] = /* @__PURE__ */ from('parseRecord');
/** {@inheritDoc GameNotation.takeBack} */
export const takeBack: Notation['takeBack'] = /* @__PURE__ */ from('takeBack');
/** {@inheritDoc GameNotation.canTakeBack} */
export const canTakeBack: Notation['canTakeBack'] = /* @__PURE__ */ from('canTakeBack');
/** {@inheritDoc GameNotation.whyNotTakeBack} */
export const whyNotTakeBack: Notation['whyNotTakeBack'] = /* @__PURE__ */ from('whyNotTakeBack');
