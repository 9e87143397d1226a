/** The rules that a bot plays on with: those of the printed boxes, or those of a rule book. */
import {
  apply,
  cardOf,
  catalogOf,
  countLegal,
  determinize,
  type FastEngine,
  fork,
  InvalidInput,
  isLegal,
  legalActions,
  nextSeat,
  questionOf,
  sampleLegal,
  viewOf,
  waitingFor,
} from 'frantic-engine/fast';

/** As much of a fast engine as bots need. `createFastEngine(book)` of `frantic-engine/fast` makes one of a rule book. */
export type BotEngine = Pick<
  FastEngine,
  | 'apply'
  | 'cardOf'
  | 'catalogOf'
  | 'countLegal'
  | 'determinize'
  | 'fork'
  | 'isLegal'
  | 'legalActions'
  | 'nextSeat'
  | 'questionOf'
  | 'sampleLegal'
  | 'viewOf'
  | 'waitingFor'
>;

/** The rules of the printed boxes. */
export const PRINTED: BotEngine = {
  apply,
  cardOf,
  catalogOf,
  countLegal,
  determinize,
  fork,
  isLegal,
  legalActions,
  nextSeat,
  questionOf,
  sampleLegal,
  viewOf,
  waitingFor,
};

const FUNCTIONS = /* @__PURE__ */ Object.keys(PRINTED) as readonly (keyof BotEngine)[];

/** Refuses what bots cannot play on with. */
export function checkEngine(engine: BotEngine): void {
  if (engine === PRINTED) return;
  const isOne = typeof engine === 'object' && engine !== null;
  if (!isOne || FUNCTIONS.some((name) => typeof engine[name] !== 'function'))
    throw new InvalidInput('engine', 'has to be what createFastEngine gives');
}
