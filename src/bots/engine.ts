/** The rules that a bot plays on with: those of the printed boxes, or those of a rule book. */
import * as fast from 'frantic-engine/fast';

/** As much of a fast engine as bots need. `createFastEngine(book)` of `frantic-engine/fast` makes one of a rule book. */
export type BotEngine = Pick<
  fast.FastEngine,
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
  apply: fast.apply,
  cardOf: fast.cardOf,
  catalogOf: fast.catalogOf,
  countLegal: fast.countLegal,
  determinize: fast.determinize,
  fork: fast.fork,
  isLegal: fast.isLegal,
  legalActions: fast.legalActions,
  nextSeat: fast.nextSeat,
  questionOf: fast.questionOf,
  sampleLegal: fast.sampleLegal,
  viewOf: fast.viewOf,
  waitingFor: fast.waitingFor,
};

const FUNCTIONS = Object.keys(PRINTED) as readonly (keyof BotEngine)[];

/** Refuses what bots cannot play on with. */
export function checkEngine(engine: BotEngine): void {
  if (engine === PRINTED) return;
  const isOne = typeof engine === 'object' && engine !== null;
  if (!isOne || FUNCTIONS.some((name) => typeof engine[name] !== 'function'))
    throw new fast.InvalidInput('engine', 'has to be what createFastEngine gives');
}
