/** The pure functions over the cards of all boxes. */
import { coreOf } from './book.ts';
import { doorOf, type Engine, engineOf, explaining, type Unexplained } from './pure.ts';

const door = /* @__PURE__ */ doorOf(/* @__PURE__ */ coreOf());
const explained = /* @__PURE__ */ explaining(door);

/** All functions of the game as one value, for what takes either game. */
export const engine: Engine = /* @__PURE__ */ engineOf(door, explained);

/** One of them by its name, so that a bundler leaves out what nobody imports: the sentences of `explain`, above all. */
const from = <K extends keyof Unexplained>(name: K): Unexplained[K] => door.functions[name];

/** {@inheritDoc Engine.createGame} */
export const createGame: Engine['createGame'] = /* @__PURE__ */ from('createGame');
/** {@inheritDoc Engine.opening} */
export const opening: Engine['opening'] = /* @__PURE__ */ from('opening');
/** {@inheritDoc Engine.reduce} */
export const reduce: Engine['reduce'] = /* @__PURE__ */ from('reduce');
/** {@inheritDoc Engine.transition} */
export const transition: Engine['transition'] = /* @__PURE__ */ from('transition');
/** {@inheritDoc Engine.isLegal} */
export const isLegal: Engine['isLegal'] = /* @__PURE__ */ from('isLegal');
/** {@inheritDoc Engine.whyNot} */
export const whyNot: Engine['whyNot'] = /* @__PURE__ */ from('whyNot');
/** {@inheritDoc Engine.explain} */
export const explain: Engine['explain'] = explained;
/** {@inheritDoc Engine.waitingFor} */
export const waitingFor: Engine['waitingFor'] = /* @__PURE__ */ from('waitingFor');
/** {@inheritDoc Engine.nextSeat} */
export const nextSeat: Engine['nextSeat'] = /* @__PURE__ */ from('nextSeat');
/** {@inheritDoc Engine.questionOf} */
export const questionOf: Engine['questionOf'] = /* @__PURE__ */ from('questionOf');
/** {@inheritDoc Engine.legalActions} */
export const legalActions: Engine['legalActions'] = /* @__PURE__ */ from('legalActions');
/** {@inheritDoc Engine.countLegal} */
export const countLegal: Engine['countLegal'] = /* @__PURE__ */ from('countLegal');
/** {@inheritDoc Engine.sampleLegal} */
export const sampleLegal: Engine['sampleLegal'] = /* @__PURE__ */ from('sampleLegal');
/** {@inheritDoc Engine.fallbackAction} */
export const fallbackAction: Engine['fallbackAction'] = /* @__PURE__ */ from('fallbackAction');
/** {@inheritDoc Engine.fallbackActions} */
export const fallbackActions: Engine['fallbackActions'] = /* @__PURE__ */ from('fallbackActions');
/** {@inheritDoc Engine.viewOf} */
export const viewOf: Engine['viewOf'] = /* @__PURE__ */ from('viewOf');
/** {@inheritDoc Engine.determinize} */
export const determinize: Engine['determinize'] = /* @__PURE__ */ from('determinize');
/** {@inheritDoc Engine.cardOf} */
export const cardOf: Engine['cardOf'] = /* @__PURE__ */ from('cardOf');
/** {@inheritDoc Engine.catalogOf} */
export const catalogOf: Engine['catalogOf'] = /* @__PURE__ */ from('catalogOf');
/** {@inheritDoc Engine.optionsOf} */
export const optionsOf: Engine['optionsOf'] = /* @__PURE__ */ from('optionsOf');
/** {@inheritDoc Engine.save} */
export const save: Engine['save'] = /* @__PURE__ */ from('save');
/** {@inheritDoc Engine.restore} */
export const restore: Engine['restore'] = /* @__PURE__ */ from('restore');
/** {@inheritDoc Engine.createRecord} */
export const createRecord: Engine['createRecord'] = /* @__PURE__ */ from('createRecord');
/** {@inheritDoc Engine.replay} */
export const replay: Engine['replay'] = /* @__PURE__ */ from('replay');
