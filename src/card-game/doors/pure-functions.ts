/** The pure functions over the cards of all boxes. */
import { createEngine, type Engine } from './pure.ts';

/** All functions of the game as one value, for what takes either game. */
export const engine: Engine = /* @__PURE__ */ createEngine();

/** {@inheritDoc Engine.createGame} */
export const createGame: Engine['createGame'] = engine.createGame;
/** {@inheritDoc Engine.opening} */
export const opening: Engine['opening'] = engine.opening;
/** {@inheritDoc Engine.reduce} */
export const reduce: Engine['reduce'] = engine.reduce;
/** {@inheritDoc Engine.transition} */
export const transition: Engine['transition'] = engine.transition;
/** {@inheritDoc Engine.isLegal} */
export const isLegal: Engine['isLegal'] = engine.isLegal;
/** {@inheritDoc Engine.whyNot} */
export const whyNot: Engine['whyNot'] = engine.whyNot;
/** {@inheritDoc Engine.explain} */
export const explain: Engine['explain'] = engine.explain;
/** {@inheritDoc Engine.waitingFor} */
export const waitingFor: Engine['waitingFor'] = engine.waitingFor;
/** {@inheritDoc Engine.nextSeat} */
export const nextSeat: Engine['nextSeat'] = engine.nextSeat;
/** {@inheritDoc Engine.questionOf} */
export const questionOf: Engine['questionOf'] = engine.questionOf;
/** {@inheritDoc Engine.legalActions} */
export const legalActions: Engine['legalActions'] = engine.legalActions;
/** {@inheritDoc Engine.countLegal} */
export const countLegal: Engine['countLegal'] = engine.countLegal;
/** {@inheritDoc Engine.sampleLegal} */
export const sampleLegal: Engine['sampleLegal'] = engine.sampleLegal;
/** {@inheritDoc Engine.fallbackAction} */
export const fallbackAction: Engine['fallbackAction'] = engine.fallbackAction;
/** {@inheritDoc Engine.fallbackActions} */
export const fallbackActions: Engine['fallbackActions'] = engine.fallbackActions;
/** {@inheritDoc Engine.viewOf} */
export const viewOf: Engine['viewOf'] = engine.viewOf;
/** {@inheritDoc Engine.determinize} */
export const determinize: Engine['determinize'] = engine.determinize;
/** {@inheritDoc Engine.cardOf} */
export const cardOf: Engine['cardOf'] = engine.cardOf;
/** {@inheritDoc Engine.catalogOf} */
export const catalogOf: Engine['catalogOf'] = engine.catalogOf;
/** {@inheritDoc Engine.optionsOf} */
export const optionsOf: Engine['optionsOf'] = engine.optionsOf;
/** {@inheritDoc Engine.save} */
export const save: Engine['save'] = engine.save;
/** {@inheritDoc Engine.restore} */
export const restore: Engine['restore'] = engine.restore;
/** {@inheritDoc Engine.createRecord} */
export const createRecord: Engine['createRecord'] = engine.createRecord;
/** {@inheritDoc Engine.replay} */
export const replay: Engine['replay'] = engine.replay;
