/** The pure functions over the cards of the base game alone. */

import { counting, fallingBack, fallingBackOn, sampling } from '../../common/answering.ts';
import { saveState } from '../../common/snapshot.ts';
import { base } from '../boxes/base/box.ts';
import type { Context } from '../context/context.ts';
import { Core } from '../core/core.ts';
import { cardDraws } from '../rules/kinds/draws.ts';
import { redact } from '../state/log.ts';
import { type CardGameTypes, cataloging, offering, recording } from './parts.ts';
import { type Door, doorOf, type Engine, engineOf, explaining, guessing, replaying, restoring } from './pure.ts';
import { timely } from './timely.ts';

const core = /* @__PURE__ */ new Core([], [base]);
const door = /* @__PURE__ */ doorOf(core);

/** One of those that everybody needs to play, by its name. All others are made one by one, so that a bundler leaves them out. */
const from = <K extends keyof Door['functions']>(name: K) => door.functions[name];

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
export const explain: Engine['explain'] = /* @__PURE__ */ explaining(door);
/** {@inheritDoc Engine.waitingFor} */
export const waitingFor: Engine['waitingFor'] = /* @__PURE__ */ from('waitingFor');
/** {@inheritDoc Engine.nextSeat} */
export const nextSeat: Engine['nextSeat'] = /* @__PURE__ */ from('nextSeat');
/** {@inheritDoc Engine.questionOf} */
export const questionOf: Engine['questionOf'] = /* @__PURE__ */ from('questionOf');
/** {@inheritDoc Engine.legalActions} */
export const legalActions: Engine['legalActions'] = /* @__PURE__ */ from('legalActions');
/** {@inheritDoc Engine.countLegal} */
export const countLegal: Engine['countLegal'] = /* @__PURE__ */ counting<CardGameTypes, Context>(door, cardDraws);
/** {@inheritDoc Engine.sampleLegal} */
export const sampleLegal: Engine['sampleLegal'] = /* @__PURE__ */ sampling<CardGameTypes, Context>(door, cardDraws);
/** {@inheritDoc Engine.fallbackAction} */
export const fallbackAction: Engine['fallbackAction'] = /* @__PURE__ */ fallingBack<CardGameTypes, Context>(
  door,
  cardDraws,
  timely,
);
/** {@inheritDoc Engine.fallbackActions} */
export const fallbackActions: Engine['fallbackActions'] = /* @__PURE__ */ fallingBackOn<CardGameTypes, Context>(
  door,
  cardDraws,
  timely,
);
/** {@inheritDoc Engine.viewOf} */
export const viewOf: Engine['viewOf'] = /* @__PURE__ */ from('viewOf');
/** {@inheritDoc Engine.determinize} */
export const determinize: Engine['determinize'] = /* @__PURE__ */ guessing(door);
/** {@inheritDoc Engine.cardOf} */
export const cardOf: Engine['cardOf'] = /* @__PURE__ */ from('cardOf');
/** {@inheritDoc Engine.nameOf} */
export const nameOf: Engine['nameOf'] = /* @__PURE__ */ from('nameOf');
/** {@inheritDoc Engine.catalogOf} */
export const catalogOf: Engine['catalogOf'] = /* @__PURE__ */ cataloging(core);
/** {@inheritDoc Engine.optionsOf} */
export const optionsOf: Engine['optionsOf'] = /* @__PURE__ */ offering(core);
/** {@inheritDoc Engine.save} */
export const save: Engine['save'] = saveState;
/** {@inheritDoc Engine.restore} */
export const restore: Engine['restore'] = /* @__PURE__ */ restoring(door);
/** {@inheritDoc Engine.createRecord} */
export const createRecord: Engine['createRecord'] = /* @__PURE__ */ recording(core);
/** {@inheritDoc Engine.replay} */
export const replay: Engine['replay'] = /* @__PURE__ */ replaying(door);

/** All functions of the game as one value, for what takes either game. */
export const engine: Engine = /* @__PURE__ */ engineOf(door, {
  countLegal,
  sampleLegal,
  fallbackAction,
  fallbackActions,
  redact,
  determinize,
  catalogOf,
  optionsOf,
  save,
  restore,
  createRecord,
  replay,
  explain,
});
