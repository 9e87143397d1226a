/** The functions of the board game, played in place. */

import { counting, fallingBack, fallingBackOn, sampling, untimely } from '../../common/answering.ts';
import { saveState } from '../../common/snapshot.ts';
import type { Context } from '../context/context.ts';
import { boardDraws } from '../rules/kinds/draws.ts';
import { boardPlaying, boardReading, type FastBoardEngine, guessing, replaying, restoring } from './fast.ts';
import { type BoardGameTypes, catalogOf as catalogIn } from './parts.ts';

const reading = /* @__PURE__ */ boardReading();
const playing = /* @__PURE__ */ boardPlaying(reading);

/** One of those that everybody needs to play, by its name. All others are made one by one, so that a bundler leaves them out. */
const from = <K extends keyof typeof playing>(name: K) => playing[name];

/** {@inheritDoc FastBoardEngine.createGame} */
export const createGame: FastBoardEngine['createGame'] = /* @__PURE__ */ from('createGame');
/** {@inheritDoc FastBoardEngine.fork} */
export const fork: FastBoardEngine['fork'] = /* @__PURE__ */ from('fork');
/** {@inheritDoc FastBoardEngine.apply} */
export const apply: FastBoardEngine['apply'] = /* @__PURE__ */ from('apply');
/** {@inheritDoc FastBoardEngine.playOut} */
export const playOut: FastBoardEngine['playOut'] = /* @__PURE__ */ from('playOut');
/** {@inheritDoc FastBoardEngine.playRound} */
export const playRound: FastBoardEngine['playRound'] = /* @__PURE__ */ from('playRound');
/** {@inheritDoc FastBoardEngine.isLegal} */
export const isLegal: FastBoardEngine['isLegal'] = /* @__PURE__ */ from('isLegal');
/** {@inheritDoc FastBoardEngine.whyNot} */
export const whyNot: FastBoardEngine['whyNot'] = /* @__PURE__ */ from('whyNot');
/** {@inheritDoc FastBoardEngine.waitingFor} */
export const waitingFor: FastBoardEngine['waitingFor'] = /* @__PURE__ */ from('waitingFor');
/** {@inheritDoc FastBoardEngine.nextSeat} */
export const nextSeat: FastBoardEngine['nextSeat'] = /* @__PURE__ */ from('nextSeat');
/** {@inheritDoc FastBoardEngine.questionOf} */
export const questionOf: FastBoardEngine['questionOf'] = /* @__PURE__ */ from('questionOf');
/** {@inheritDoc FastBoardEngine.legalActions} */
export const legalActions: FastBoardEngine['legalActions'] = /* @__PURE__ */ from('legalActions');
/** {@inheritDoc FastBoardEngine.countLegal} */
export const countLegal: FastBoardEngine['countLegal'] = /* @__PURE__ */ counting<BoardGameTypes, Context>(
  reading,
  boardDraws,
);
/** {@inheritDoc FastBoardEngine.sampleLegal} */
export const sampleLegal: FastBoardEngine['sampleLegal'] = /* @__PURE__ */ sampling<BoardGameTypes, Context>(
  reading,
  boardDraws,
);
/** {@inheritDoc FastBoardEngine.fallbackAction} */
export const fallbackAction: FastBoardEngine['fallbackAction'] = /* @__PURE__ */ fallingBack<BoardGameTypes, Context>(
  reading,
  boardDraws,
  untimely,
);
/** {@inheritDoc FastBoardEngine.fallbackActions} */
export const fallbackActions: FastBoardEngine['fallbackActions'] = /* @__PURE__ */ fallingBackOn<
  BoardGameTypes,
  Context
>(reading, boardDraws, untimely);
/** {@inheritDoc FastBoardEngine.viewOf} */
export const viewOf: FastBoardEngine['viewOf'] = /* @__PURE__ */ from('viewOf');
/** {@inheritDoc FastBoardEngine.determinize} */
export const determinize: FastBoardEngine['determinize'] = /* @__PURE__ */ guessing();
/** {@inheritDoc FastBoardEngine.cardOf} */
export const cardOf: FastBoardEngine['cardOf'] = /* @__PURE__ */ from('cardOf');
/** {@inheritDoc FastBoardEngine.nameOf} */
export const nameOf: FastBoardEngine['nameOf'] = /* @__PURE__ */ from('nameOf');
/** {@inheritDoc FastBoardEngine.catalogOf} */
export const catalogOf: FastBoardEngine['catalogOf'] = catalogIn;
/** {@inheritDoc FastBoardEngine.save} */
export const save: FastBoardEngine['save'] = saveState;
/** {@inheritDoc FastBoardEngine.restore} */
export const restore: FastBoardEngine['restore'] = /* @__PURE__ */ restoring();
/** {@inheritDoc FastBoardEngine.replay} */
export const replay: FastBoardEngine['replay'] = /* @__PURE__ */ replaying();
