/** The functions of the board game, with states that never change. */

import { counting, fallingBack, fallingBackOn, sampling, untimely } from '../../common/answering.ts';
import { saveState } from '../../common/snapshot.ts';
import type { Context } from '../context/context.ts';
import { boardDraws } from '../rules/kinds/draws.ts';
import { redact } from '../state/log.ts';
import { boardNotation } from './notation.ts';
import { type BoardGameTypes, catalogOf as catalogIn, core, optionsOf as options } from './parts.ts';
import {
  type BoardEngine,
  boardDoor,
  boardEngine,
  type Door,
  explaining,
  guessing,
  replaying,
  restoring,
} from './pure.ts';
import { recordGame } from './record.ts';

const door = /* @__PURE__ */ boardDoor();
const notation = /* @__PURE__ */ boardNotation(core);

/** One of those that everybody needs to play, by its name. All others are made one by one, so that a bundler leaves them out. */
const from = <K extends keyof Door['functions']>(name: K) => door.functions[name];

/** The same of notation. */
const noted = <K extends keyof typeof notation>(name: K) => notation[name];

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
/** {@inheritDoc BoardEngine.explain} */
export const explain: BoardEngine['explain'] = /* @__PURE__ */ explaining(door);
/** {@inheritDoc BoardEngine.waitingFor} */
export const waitingFor: BoardEngine['waitingFor'] = /* @__PURE__ */ from('waitingFor');
/** {@inheritDoc BoardEngine.nextSeat} */
export const nextSeat: BoardEngine['nextSeat'] = /* @__PURE__ */ from('nextSeat');
/** {@inheritDoc BoardEngine.questionOf} */
export const questionOf: BoardEngine['questionOf'] = /* @__PURE__ */ from('questionOf');
/** {@inheritDoc BoardEngine.legalActions} */
export const legalActions: BoardEngine['legalActions'] = /* @__PURE__ */ from('legalActions');
/** {@inheritDoc BoardEngine.countLegal} */
export const countLegal: BoardEngine['countLegal'] = /* @__PURE__ */ counting<BoardGameTypes, Context>(
  door,
  boardDraws,
);
/** {@inheritDoc BoardEngine.sampleLegal} */
export const sampleLegal: BoardEngine['sampleLegal'] = /* @__PURE__ */ sampling<BoardGameTypes, Context>(
  door,
  boardDraws,
);
/** {@inheritDoc BoardEngine.fallbackAction} */
export const fallbackAction: BoardEngine['fallbackAction'] = /* @__PURE__ */ fallingBack<BoardGameTypes, Context>(
  door,
  boardDraws,
  untimely,
);
/** {@inheritDoc BoardEngine.fallbackActions} */
export const fallbackActions: BoardEngine['fallbackActions'] = /* @__PURE__ */ fallingBackOn<BoardGameTypes, Context>(
  door,
  boardDraws,
  untimely,
);
/** {@inheritDoc BoardEngine.viewOf} */
export const viewOf: BoardEngine['viewOf'] = /* @__PURE__ */ from('viewOf');
/** {@inheritDoc BoardEngine.determinize} */
export const determinize: BoardEngine['determinize'] = /* @__PURE__ */ guessing(door);
/** {@inheritDoc BoardEngine.cardOf} */
export const cardOf: BoardEngine['cardOf'] = /* @__PURE__ */ from('cardOf');
/** {@inheritDoc BoardEngine.nameOf} */
export const nameOf: BoardEngine['nameOf'] = /* @__PURE__ */ from('nameOf');
/** {@inheritDoc BoardEngine.catalogOf} */
export const catalogOf: BoardEngine['catalogOf'] = catalogIn;
/** {@inheritDoc BoardEngine.optionsOf} */
export const optionsOf: BoardEngine['optionsOf'] = options;
/** {@inheritDoc BoardEngine.save} */
export const save: BoardEngine['save'] = saveState;
/** {@inheritDoc BoardEngine.restore} */
export const restore: BoardEngine['restore'] = /* @__PURE__ */ restoring(door);
/** {@inheritDoc BoardEngine.createRecord} */
export const createRecord: BoardEngine['createRecord'] = recordGame;
/** {@inheritDoc BoardEngine.replay} */
export const replay: BoardEngine['replay'] = /* @__PURE__ */ replaying(door);
/** {@inheritDoc GameNotation.takeBack} */
export const takeBack: BoardEngine['takeBack'] = /* @__PURE__ */ noted('takeBack');
/** {@inheritDoc GameNotation.canTakeBack} */
export const canTakeBack: BoardEngine['canTakeBack'] = /* @__PURE__ */ noted('canTakeBack');
/** {@inheritDoc GameNotation.whyNotTakeBack} */
export const whyNotTakeBack: BoardEngine['whyNotTakeBack'] = /* @__PURE__ */ noted('whyNotTakeBack');
/** {@inheritDoc GameNotation.formatRecord} */
export const formatRecord: BoardEngine['formatRecord'] = /* @__PURE__ */ noted('formatRecord');
/** {@inheritDoc GameNotation.parseRecord} */
export const parseRecord: BoardEngine['parseRecord'] = /* @__PURE__ */ noted('parseRecord');
/** {@inheritDoc GameNotation.formatAction} */
export const formatAction: BoardEngine['formatAction'] = /* @__PURE__ */ noted('formatAction');
/** {@inheritDoc GameNotation.parseAction} */
export const parseAction: BoardEngine['parseAction'] = /* @__PURE__ */ noted('parseAction');

/** All functions of the game as one value, for what takes either game. */
export const engine: BoardEngine = /* @__PURE__ */ boardEngine(door, {
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
  takeBack,
  canTakeBack,
  whyNotTakeBack,
  formatRecord,
  parseRecord,
  formatAction,
  parseAction,
});
