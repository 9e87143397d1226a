/** The fast functions over the cards of all boxes. */

import { counting, fallingBack, fallingBackOn, sampling } from '../../common/answering.ts';
import { saveState } from '../../common/snapshot.ts';
import type { Context } from '../context/context.ts';
import { cardDraws } from '../rules/kinds/draws.ts';
import { type FastEngine, guessing, playingOn, readingFrom, replaying, restoring } from './fast.ts';
import { type CardGameTypes, cataloging } from './parts.ts';
import { standardCore } from './standard.ts';
import { timely } from './timely.ts';

const core = /* @__PURE__ */ standardCore();
const reading = /* @__PURE__ */ readingFrom(core);
const playing = /* @__PURE__ */ playingOn(reading);

/** One of those that everybody needs to play, by its name. All others are made one by one, so that a bundler leaves them out. */
const from = <K extends keyof typeof playing>(name: K) => playing[name];

/** {@inheritDoc FastEngine.createGame} */
export const createGame: FastEngine['createGame'] = /* @__PURE__ */ from('createGame');
/** {@inheritDoc FastEngine.fork} */
export const fork: FastEngine['fork'] = /* @__PURE__ */ from('fork');
/** {@inheritDoc FastEngine.apply} */
export const apply: FastEngine['apply'] = /* @__PURE__ */ from('apply');
/** {@inheritDoc FastEngine.playOut} */
export const playOut: FastEngine['playOut'] = /* @__PURE__ */ from('playOut');
/** {@inheritDoc FastEngine.playRound} */
export const playRound: FastEngine['playRound'] = /* @__PURE__ */ from('playRound');
/** {@inheritDoc FastEngine.isLegal} */
export const isLegal: FastEngine['isLegal'] = /* @__PURE__ */ from('isLegal');
/** {@inheritDoc FastEngine.whyNot} */
export const whyNot: FastEngine['whyNot'] = /* @__PURE__ */ from('whyNot');
/** {@inheritDoc FastEngine.waitingFor} */
export const waitingFor: FastEngine['waitingFor'] = /* @__PURE__ */ from('waitingFor');
/** {@inheritDoc FastEngine.nextSeat} */
export const nextSeat: FastEngine['nextSeat'] = /* @__PURE__ */ from('nextSeat');
/** {@inheritDoc FastEngine.questionOf} */
export const questionOf: FastEngine['questionOf'] = /* @__PURE__ */ from('questionOf');
/** {@inheritDoc FastEngine.legalActions} */
export const legalActions: FastEngine['legalActions'] = /* @__PURE__ */ from('legalActions');
/** {@inheritDoc FastEngine.countLegal} */
export const countLegal: FastEngine['countLegal'] = /* @__PURE__ */ counting<CardGameTypes, Context>(
  reading,
  cardDraws,
);
/** {@inheritDoc FastEngine.sampleLegal} */
export const sampleLegal: FastEngine['sampleLegal'] = /* @__PURE__ */ sampling<CardGameTypes, Context>(
  reading,
  cardDraws,
);
/** {@inheritDoc FastEngine.fallbackAction} */
export const fallbackAction: FastEngine['fallbackAction'] = /* @__PURE__ */ fallingBack<CardGameTypes, Context>(
  reading,
  cardDraws,
  timely,
);
/** {@inheritDoc FastEngine.fallbackActions} */
export const fallbackActions: FastEngine['fallbackActions'] = /* @__PURE__ */ fallingBackOn<CardGameTypes, Context>(
  reading,
  cardDraws,
  timely,
);
/** {@inheritDoc FastEngine.viewOf} */
export const viewOf: FastEngine['viewOf'] = /* @__PURE__ */ from('viewOf');
/** {@inheritDoc FastEngine.determinize} */
export const determinize: FastEngine['determinize'] = /* @__PURE__ */ guessing(core);
/** {@inheritDoc FastEngine.cardOf} */
export const cardOf: FastEngine['cardOf'] = /* @__PURE__ */ from('cardOf');
/** {@inheritDoc FastEngine.nameOf} */
export const nameOf: FastEngine['nameOf'] = /* @__PURE__ */ from('nameOf');
/** {@inheritDoc FastEngine.catalogOf} */
export const catalogOf: FastEngine['catalogOf'] = /* @__PURE__ */ cataloging(core);
/** {@inheritDoc FastEngine.save} */
export const save: FastEngine['save'] = saveState;
/** {@inheritDoc FastEngine.restore} */
export const restore: FastEngine['restore'] = /* @__PURE__ */ restoring(core);
/** {@inheritDoc FastEngine.replay} */
export const replay: FastEngine['replay'] = /* @__PURE__ */ replaying(core);
