/** Notation over the cards of all boxes. */
import { createNotation, type Notation } from './notation.ts';

const notation: Notation = /* @__PURE__ */ createNotation();

/** {@inheritDoc GameNotation.notate} */
export const notate: Notation['notate'] = notation.notate;
/** {@inheritDoc GameNotation.parseAction} */
export const parseAction: Notation['parseAction'] = notation.parseAction;
/** {@inheritDoc GameNotation.formatRecord} */
export const formatRecord: Notation['formatRecord'] = notation.formatRecord;
/** {@inheritDoc GameNotation.parseRecord} */
export const parseRecord: Notation['parseRecord'] = notation.parseRecord;
/** {@inheritDoc GameNotation.replay} */
export const replay: Notation['replay'] = notation.replay;
/** {@inheritDoc GameNotation.replayUntil} */
export const replayUntil: Notation['replayUntil'] = notation.replayUntil;
/** {@inheritDoc GameNotation.takeBack} */
export const takeBack: Notation['takeBack'] = notation.takeBack;
/** {@inheritDoc GameNotation.canTakeBack} */
export const canTakeBack: Notation['canTakeBack'] = notation.canTakeBack;
/** {@inheritDoc GameNotation.whyNotTakeBack} */
export const whyNotTakeBack: Notation['whyNotTakeBack'] = notation.whyNotTakeBack;
