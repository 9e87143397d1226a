/** The fast functions over the cards of all boxes. */
import { createFastEngine, type FastEngine } from './fast.ts';

const engine: FastEngine = /* @__PURE__ */ createFastEngine();

/** {@inheritDoc FastEngine.createGame} */
export const createGame: FastEngine['createGame'] = engine.createGame;
/** {@inheritDoc FastEngine.fork} */
export const fork: FastEngine['fork'] = engine.fork;
/** {@inheritDoc FastEngine.apply} */
export const apply: FastEngine['apply'] = engine.apply;
/** {@inheritDoc FastEngine.playOut} */
export const playOut: FastEngine['playOut'] = engine.playOut;
/** {@inheritDoc FastEngine.isLegal} */
export const isLegal: FastEngine['isLegal'] = engine.isLegal;
/** {@inheritDoc FastEngine.whyNot} */
export const whyNot: FastEngine['whyNot'] = engine.whyNot;
/** {@inheritDoc FastEngine.waitingFor} */
export const waitingFor: FastEngine['waitingFor'] = engine.waitingFor;
/** {@inheritDoc FastEngine.nextSeat} */
export const nextSeat: FastEngine['nextSeat'] = engine.nextSeat;
/** {@inheritDoc FastEngine.questionOf} */
export const questionOf: FastEngine['questionOf'] = engine.questionOf;
/** {@inheritDoc FastEngine.legalActions} */
export const legalActions: FastEngine['legalActions'] = engine.legalActions;
/** {@inheritDoc FastEngine.countLegal} */
export const countLegal: FastEngine['countLegal'] = engine.countLegal;
/** {@inheritDoc FastEngine.sampleLegal} */
export const sampleLegal: FastEngine['sampleLegal'] = engine.sampleLegal;
/** {@inheritDoc FastEngine.fallbackAction} */
export const fallbackAction: FastEngine['fallbackAction'] = engine.fallbackAction;
/** {@inheritDoc FastEngine.fallbackActions} */
export const fallbackActions: FastEngine['fallbackActions'] = engine.fallbackActions;
/** {@inheritDoc FastEngine.viewOf} */
export const viewOf: FastEngine['viewOf'] = engine.viewOf;
/** {@inheritDoc FastEngine.determinize} */
export const determinize: FastEngine['determinize'] = engine.determinize;
/** {@inheritDoc FastEngine.cardOf} */
export const cardOf: FastEngine['cardOf'] = engine.cardOf;
/** {@inheritDoc FastEngine.catalogOf} */
export const catalogOf: FastEngine['catalogOf'] = engine.catalogOf;
/** {@inheritDoc FastEngine.save} */
export const save: FastEngine['save'] = engine.save;
/** {@inheritDoc FastEngine.restore} */
export const restore: FastEngine['restore'] = engine.restore;
/** {@inheritDoc FastEngine.replay} */
export const replay: FastEngine['replay'] = engine.replay;
