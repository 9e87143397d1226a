/** The card game, as an environment is made of it. */
import type { Action, Question, SeedlessSetup, View } from 'frantic-engine';
import { type Bot, type BotName, botOf, decide } from 'frantic-engine/bots';
import * as fast from 'frantic-engine/fast';
import type { RuleBook } from 'frantic-engine/house-rules';
import type { Game, Kinds, Rules, ShapeOptions as SharedOptions } from '../shared/game.ts';
import { cardFeatures } from './features/cards.ts';
import { forceFeatures } from './features/force.ts';
import { playerFeatures } from './features/players.ts';
import { askedFeatures } from './features/question.ts';
import { type Memory, type Sight, sightOf } from './features/sight.ts';
import { cardAnswers } from './picks/answers.ts';
import { CardPicks } from './picks/picks.ts';
import { type CardSlots, slotsOf } from './picks/slots.ts';

/** What observations are made of, where it can be chosen. */
export interface ShapeOptions extends SharedOptions {
  /** Boxes and house rules. Default: the boxes that were printed. */
  readonly book?: RuleBook;
  /** How many cards under the top of the discard pile are told one by one, the latest first; at most 16. Default: 0. */
  readonly history?: number;
}

/** The types of the card game. */
export interface CardKinds extends Kinds {
  played: Pick<View, 'rules'> & { readonly players: readonly unknown[] };
  state: fast.GameState;
  mutable: fast.MutableGameState;
  view: View;
  action: Action;
  question: Question;
  memory: Memory;
  sight: Sight;
  slots: CardSlots;
  picks: CardPicks;
  setup: SeedlessSetup;
  bot: Bot;
  botName: BotName;
  options: ShapeOptions;
}

/** The most cards that are told one by one. */
const LONGEST_HISTORY = 16;

/** The engine that plays by these rules. */
function rulesOf({ book }: ShapeOptions): Rules<CardKinds> {
  const engine = book === undefined ? fast : fast.createFastEngine(book);
  return {
    createGame: (setup, seed) => engine.createGame({ ...setup, seed }),
    fork: engine.fork,
    apply: engine.apply,
    nextSeat: engine.nextSeat,
    questionOf: engine.questionOf,
    asking() {
      const over: { readonly into: fast.Questions } = { into: {} };
      return (state, seat) => engine.questionOf(state, seat, over);
    },
    whyNot: engine.whyNot,
    decide: (bot, state, seat, random) => decide(bot, state, seat, random, engine),
    check(state) {
      engine.restore(engine.save(state));
    },
    slotsOf(played, { history = 0 }) {
      if (!Number.isInteger(history) || history < 0 || history > LONGEST_HISTORY)
        throw new fast.InvalidSetup('history', `has to be a whole number from 0 to ${LONGEST_HISTORY}`);
      return slotsOf(engine.catalogOf(played), played.players.length, history);
    },
    hasPoints: (played) => engine.catalogOf(played).options.scoring,
  };
}

/** The card game. */
export const cardGame: Game<CardKinds> = {
  options: ['book', 'history'],
  rulesOf,
  picksOf: (slots) => new CardPicks(slots),
  name: 'card',
  remembers: ['known', 'laid'],
  composer: cardAnswers,
  groups: [...cardFeatures, ...playerFeatures, ...forceFeatures, ...askedFeatures],
  seen: (state) => state,
  sightOf,
  botOf,
  createRandom: fast.createRandom,
};
