/** Notation over the cards of all boxes. */
import { createNotation, type Notation } from './notation.ts';

const notation: Notation = /* @__PURE__ */ createNotation();

/** {@inheritDoc NotationOf.notate} */
export const notate: Notation['notate'] = notation.notate;
/** {@inheritDoc NotationOf.parseAction} */
export const parseAction: Notation['parseAction'] = notation.parseAction;
/** {@inheritDoc NotationOf.formatRecord} */
export const formatRecord: Notation['formatRecord'] = notation.formatRecord;
/** {@inheritDoc NotationOf.parseRecord} */
export const parseRecord: Notation['parseRecord'] = notation.parseRecord;
/** {@inheritDoc NotationOf.replay} */
export const replay: Notation['replay'] = notation.replay;
/** {@inheritDoc NotationOf.replayUntil} */
export const replayUntil: Notation['replayUntil'] = notation.replayUntil;
/** {@inheritDoc NotationOf.takeBack} */
export const takeBack: Notation['takeBack'] = notation.takeBack;
/** {@inheritDoc NotationOf.canTakeBack} */
export const canTakeBack: Notation['canTakeBack'] = notation.canTakeBack;
