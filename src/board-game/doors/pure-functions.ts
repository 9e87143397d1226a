/** The functions of the board game, with states that never change. */
import { type BoardEngine, boardEngine } from './pure.ts';

/** All functions of the game as one value, for what takes either game. */
export const engine: BoardEngine = /* @__PURE__ */ boardEngine();

/** {@inheritDoc BoardEngine.createGame} */
export const createGame: BoardEngine['createGame'] = engine.createGame;
/** {@inheritDoc BoardEngine.opening} */
export const opening: BoardEngine['opening'] = engine.opening;
/** {@inheritDoc BoardEngine.reduce} */
export const reduce: BoardEngine['reduce'] = engine.reduce;
/** {@inheritDoc BoardEngine.transition} */
export const transition: BoardEngine['transition'] = engine.transition;
/** {@inheritDoc BoardEngine.isLegal} */
export const isLegal: BoardEngine['isLegal'] = engine.isLegal;
/** {@inheritDoc BoardEngine.whyNot} */
export const whyNot: BoardEngine['whyNot'] = engine.whyNot;
/** {@inheritDoc BoardEngine.waitingFor} */
export const waitingFor: BoardEngine['waitingFor'] = engine.waitingFor;
/** {@inheritDoc BoardEngine.nextSeat} */
export const nextSeat: BoardEngine['nextSeat'] = engine.nextSeat;
/** {@inheritDoc BoardEngine.questionOf} */
export const questionOf: BoardEngine['questionOf'] = engine.questionOf;
/** {@inheritDoc BoardEngine.legalActions} */
export const legalActions: BoardEngine['legalActions'] = engine.legalActions;
/** {@inheritDoc BoardEngine.countLegal} */
export const countLegal: BoardEngine['countLegal'] = engine.countLegal;
/** {@inheritDoc BoardEngine.sampleLegal} */
export const sampleLegal: BoardEngine['sampleLegal'] = engine.sampleLegal;
/** {@inheritDoc BoardEngine.fallbackAction} */
export const fallbackAction: BoardEngine['fallbackAction'] = engine.fallbackAction;
/** {@inheritDoc BoardEngine.fallbackActions} */
export const fallbackActions: BoardEngine['fallbackActions'] = engine.fallbackActions;
/** {@inheritDoc BoardEngine.viewOf} */
export const viewOf: BoardEngine['viewOf'] = engine.viewOf;
/** {@inheritDoc BoardEngine.determinize} */
export const determinize: BoardEngine['determinize'] = engine.determinize;
/** {@inheritDoc BoardEngine.cardOf} */
export const cardOf: BoardEngine['cardOf'] = engine.cardOf;
/** {@inheritDoc BoardEngine.catalogOf} */
export const catalogOf: BoardEngine['catalogOf'] = engine.catalogOf;
/** {@inheritDoc BoardEngine.optionsOf} */
export const optionsOf: BoardEngine['optionsOf'] = engine.optionsOf;
/** {@inheritDoc BoardEngine.save} */
export const save: BoardEngine['save'] = engine.save;
/** {@inheritDoc BoardEngine.restore} */
export const restore: BoardEngine['restore'] = engine.restore;
/** {@inheritDoc BoardEngine.createRecord} */
export const createRecord: BoardEngine['createRecord'] = engine.createRecord;
/** {@inheritDoc BoardEngine.replay} */
export const replay: BoardEngine['replay'] = engine.replay;
/** {@inheritDoc GameNotation.takeBack} */
export const takeBack: BoardEngine['takeBack'] = engine.takeBack;
/** {@inheritDoc GameNotation.canTakeBack} */
export const canTakeBack: BoardEngine['canTakeBack'] = engine.canTakeBack;
/** {@inheritDoc GameNotation.whyNotTakeBack} */
export const whyNotTakeBack: BoardEngine['whyNotTakeBack'] = engine.whyNotTakeBack;
/** {@inheritDoc GameNotation.formatRecord} */
export const formatRecord: BoardEngine['formatRecord'] = engine.formatRecord;
/** {@inheritDoc GameNotation.parseRecord} */
export const parseRecord: BoardEngine['parseRecord'] = engine.parseRecord;
/** {@inheritDoc GameNotation.formatAction} */
export const formatAction: BoardEngine['formatAction'] = engine.formatAction;
/** {@inheritDoc GameNotation.parseAction} */
export const parseAction: BoardEngine['parseAction'] = engine.parseAction;
