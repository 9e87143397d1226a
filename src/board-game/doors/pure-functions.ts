/** The functions of the board game, with states that never change. */
import { type BoardEngine, boardEngine } from './pure.ts';

/** All functions of the game as one value, for what takes either game. */
export const engine: BoardEngine = /* @__PURE__ */ boardEngine();

/** One of them by its name, so that a bundler leaves out what nobody imports. */
const from = <K extends keyof BoardEngine>(name: K): BoardEngine[K] => engine[name];

/** {@inheritDoc BoardEngine.createGame} */
export const createGame: BoardEngine['createGame'] = /* @__PURE__ */ from('createGame');
/** {@inheritDoc BoardEngine.opening} */
export const opening: BoardEngine['opening'] = /* @__PURE__ */ from('opening');
/** {@inheritDoc BoardEngine.reduce} */
export const reduce: BoardEngine['reduce'] = /* @__PURE__ */ from('reduce');
/** {@inheritDoc BoardEngine.transition} */
export const transition: BoardEngine['transition'] = /* @__PURE__ */ from('transition');
/** {@inheritDoc BoardEngine.isLegal} */
export const isLegal: BoardEngine['isLegal'] = /* @__PURE__ */ from('isLegal');
/** {@inheritDoc BoardEngine.whyNot} */
export const whyNot: BoardEngine['whyNot'] = /* @__PURE__ */ from('whyNot');
/** {@inheritDoc BoardEngine.waitingFor} */
export const waitingFor: BoardEngine['waitingFor'] = /* @__PURE__ */ from('waitingFor');
/** {@inheritDoc BoardEngine.nextSeat} */
export const nextSeat: BoardEngine['nextSeat'] = /* @__PURE__ */ from('nextSeat');
/** {@inheritDoc BoardEngine.questionOf} */
export const questionOf: BoardEngine['questionOf'] = /* @__PURE__ */ from('questionOf');
/** {@inheritDoc BoardEngine.legalActions} */
export const legalActions: BoardEngine['legalActions'] = /* @__PURE__ */ from('legalActions');
/** {@inheritDoc BoardEngine.countLegal} */
export const countLegal: BoardEngine['countLegal'] = /* @__PURE__ */ from('countLegal');
/** {@inheritDoc BoardEngine.sampleLegal} */
export const sampleLegal: BoardEngine['sampleLegal'] = /* @__PURE__ */ from('sampleLegal');
/** {@inheritDoc BoardEngine.fallbackAction} */
export const fallbackAction: BoardEngine['fallbackAction'] = /* @__PURE__ */ from('fallbackAction');
/** {@inheritDoc BoardEngine.fallbackActions} */
export const fallbackActions: BoardEngine['fallbackActions'] = /* @__PURE__ */ from('fallbackActions');
/** {@inheritDoc BoardEngine.viewOf} */
export const viewOf: BoardEngine['viewOf'] = /* @__PURE__ */ from('viewOf');
/** {@inheritDoc BoardEngine.determinize} */
export const determinize: BoardEngine['determinize'] = /* @__PURE__ */ from('determinize');
/** {@inheritDoc BoardEngine.cardOf} */
export const cardOf: BoardEngine['cardOf'] = /* @__PURE__ */ from('cardOf');
/** {@inheritDoc BoardEngine.catalogOf} */
export const catalogOf: BoardEngine['catalogOf'] = /* @__PURE__ */ from('catalogOf');
/** {@inheritDoc BoardEngine.optionsOf} */
export const optionsOf: BoardEngine['optionsOf'] = /* @__PURE__ */ from('optionsOf');
/** {@inheritDoc BoardEngine.save} */
export const save: BoardEngine['save'] = /* @__PURE__ */ from('save');
/** {@inheritDoc BoardEngine.restore} */
export const restore: BoardEngine['restore'] = /* @__PURE__ */ from('restore');
/** {@inheritDoc BoardEngine.createRecord} */
export const createRecord: BoardEngine['createRecord'] = /* @__PURE__ */ from('createRecord');
/** {@inheritDoc BoardEngine.replay} */
export const replay: BoardEngine['replay'] = /* @__PURE__ */ from('replay');
/** {@inheritDoc GameNotation.takeBack} */
export const takeBack: BoardEngine['takeBack'] = /* @__PURE__ */ from('takeBack');
/** {@inheritDoc GameNotation.canTakeBack} */
export const canTakeBack: BoardEngine['canTakeBack'] = /* @__PURE__ */ from('canTakeBack');
/** {@inheritDoc GameNotation.whyNotTakeBack} */
export const whyNotTakeBack: BoardEngine['whyNotTakeBack'] = /* @__PURE__ */ from('whyNotTakeBack');
/** {@inheritDoc GameNotation.formatRecord} */
export const formatRecord: BoardEngine['formatRecord'] = /* @__PURE__ */ from('formatRecord');
/** {@inheritDoc GameNotation.parseRecord} */
export const parseRecord: BoardEngine['parseRecord'] = /* @__PURE__ */ from('parseRecord');
/** {@inheritDoc GameNotation.formatAction} */
export const formatAction: BoardEngine['formatAction'] = /* @__PURE__ */ from('formatAction');
/** {@inheritDoc GameNotation.parseAction} */
export const parseAction: BoardEngine['parseAction'] = /* @__PURE__ */ from('parseAction');
