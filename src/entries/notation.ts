/**
 * Actions in words, whole games as text, and taking back.
 *
 * @example
 * ```ts
 * import { createGame, reduce } from 'frantic-engine';
 * import { notate, parseAction } from 'frantic-engine/notation';
 *
 * const state = createGame({ players: ['Ann', 'Ben'], seed: 'slap' });
 * const action = parseAction(state, 'Ann draws');
 * console.log(notate(state, action)); // Ann draws
 * ```
 *
 * @module
 */
import { createNotation, type Notation } from '../card-game/doors/notation.ts';

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

export { createNotation, type Notation } from '../card-game/doors/notation.ts';
export { IllegalAction, InvalidNotation, InvalidRecord } from '../common/errors.ts';
export type { NotationOf } from '../common/notation-door.ts';
export type { RecordMarks } from '../common/record.ts';
export type { TakeBackRefusal } from '../common/take-back.ts';
