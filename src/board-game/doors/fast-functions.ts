/** The functions of the board game, played in place. */
import { type FastBoardEngine, fastBoardEngine } from './fast.ts';

const engine: FastBoardEngine = /* @__PURE__ */ fastBoardEngine();

/** {@inheritDoc FastBoardEngine.createGame} */
export const createGame: FastBoardEngine['createGame'] = engine.createGame;
/** {@inheritDoc FastBoardEngine.fork} */
export const fork: FastBoardEngine['fork'] = engine.fork;
/** {@inheritDoc FastBoardEngine.apply} */
export const apply: FastBoardEngine['apply'] = engine.apply;
/** {@inheritDoc FastBoardEngine.playOut} */
export const playOut: FastBoardEngine['playOut'] = engine.playOut;
/** {@inheritDoc FastBoardEngine.isLegal} */
export const isLegal: FastBoardEngine['isLegal'] = engine.isLegal;
/** {@inheritDoc FastBoardEngine.whyNot} */
export const whyNot: FastBoardEngine['whyNot'] = engine.whyNot;
/** {@inheritDoc FastBoardEngine.waitingFor} */
export const waitingFor: FastBoardEngine['waitingFor'] = engine.waitingFor;
/** {@inheritDoc FastBoardEngine.nextSeat} */
export const nextSeat: FastBoardEngine['nextSeat'] = engine.nextSeat;
/** {@inheritDoc FastBoardEngine.questionOf} */
export const questionOf: FastBoardEngine['questionOf'] = engine.questionOf;
/** {@inheritDoc FastBoardEngine.legalActions} */
export const legalActions: FastBoardEngine['legalActions'] = engine.legalActions;
/** {@inheritDoc FastBoardEngine.countLegal} */
export const countLegal: FastBoardEngine['countLegal'] = engine.countLegal;
/** {@inheritDoc FastBoardEngine.sampleLegal} */
export const sampleLegal: FastBoardEngine['sampleLegal'] = engine.sampleLegal;
/** {@inheritDoc FastBoardEngine.fallbackAction} */
export const fallbackAction: FastBoardEngine['fallbackAction'] = engine.fallbackAction;
/** {@inheritDoc FastBoardEngine.fallbackActions} */
export const fallbackActions: FastBoardEngine['fallbackActions'] = engine.fallbackActions;
/** {@inheritDoc FastBoardEngine.viewOf} */
export const viewOf: FastBoardEngine['viewOf'] = engine.viewOf;
/** {@inheritDoc FastBoardEngine.determinize} */
export const determinize: FastBoardEngine['determinize'] = engine.determinize;
/** {@inheritDoc FastBoardEngine.cardOf} */
export const cardOf: FastBoardEngine['cardOf'] = engine.cardOf;
/** {@inheritDoc FastBoardEngine.catalogOf} */
export const catalogOf: FastBoardEngine['catalogOf'] = engine.catalogOf;
/** {@inheritDoc FastBoardEngine.save} */
export const save: FastBoardEngine['save'] = engine.save;
/** {@inheritDoc FastBoardEngine.restore} */
export const restore: FastBoardEngine['restore'] = engine.restore;
/** {@inheritDoc FastBoardEngine.replay} */
export const replay: FastBoardEngine['replay'] = engine.replay;
