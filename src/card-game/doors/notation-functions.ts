/** Notation over the cards of all boxes. */
import { createNotation, type Notation } from './notation.ts';

const notation: Notation = /* @__PURE__ */ createNotation();

/** {@inheritDoc GameNotation.formatAction} */
export const formatAction: Notation['formatAction'] = notation.formatAction;
/** {@inheritDoc GameNotation.parseAction} */
export const parseAction: Notation['parseAction'] = notation.parseAction;
/** {@inheritDoc GameNotation.formatRecord} */
export const formatRecord: Notation['formatRecord'] = notation.formatRecord;
/** {@inheritDoc GameNotation.parseRecord} */
export const parseRecord: Notation['parseRecord'] = notation.parseRecord;
/** {@inheritDoc GameNotation.takeBack} */
export const takeBack: Notation['takeBack'] = notation.takeBack;
/** {@inheritDoc GameNotation.canTakeBack} */
export const canTakeBack: Notation['canTakeBack'] = notation.canTakeBack;
/** {@inheritDoc GameNotation.whyNotTakeBack} */
export const whyNotTakeBack: Notation['whyNotTakeBack'] = notation.whyNotTakeBack;
