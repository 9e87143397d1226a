/** The board game, as an environment is made of it. */
import type { Action, Question, SeedlessSetup, View } from 'frantic-engine/board-game';
import { type Bot, type BotName, botOf, decide } from 'frantic-engine/board-game/bots';
import * as fast from 'frantic-engine/board-game/fast';
import type { Game, Kinds, Rules, ShapeOptions } from '../shared/game.ts';
import { boardFeatures } from './features/board.ts';
import { cardFeatures } from './features/cards.ts';
import { playerFeatures } from './features/players.ts';
import { askedFeatures } from './features/question.ts';
import { type Memory, type Sight, sightOf } from './features/sight.ts';
import { boardAnswers } from './picks/answers.ts';
import { BoardPicks } from './picks/picks.ts';
import { type BoardSlots, slotsOf } from './picks/slots.ts';

/** The types of the board game. */
export interface BoardKinds extends Kinds {
  played: Pick<View, 'rules'> & { readonly players: readonly unknown[] };
  state: fast.GameState;
  mutable: fast.MutableGameState;
  view: View;
  action: Action;
  question: Question;
  memory: Memory;
  sight: Sight;
  slots: BoardSlots;
  picks: BoardPicks;
  setup: SeedlessSetup;
  bot: Bot;
  botName: BotName;
  options: ShapeOptions;
}

const rules: Rules<BoardKinds> = {
  createGame: (setup, seed) => fast.createGame({ ...setup, seed }),
  fork: fast.fork,
  apply: fast.apply,
  nextSeat: fast.nextSeat,
  questionOf: fast.questionOf,
  asking() {
    const over: { readonly into: fast.Questions } = { into: {} };
    return (state, seat) => fast.questionOf(state, seat, over);
  },
  whyNot: fast.whyNot,
  decide,
  check(state) {
    fast.restore(fast.save(state));
  },
  slotsOf: (played) => slotsOf(fast.catalogOf(played), played.players.length),
  hasPoints: () => true,
};

/** The board game. */
export const boardGame: Game<BoardKinds> = {
  options: [],
  rulesOf: () => rules,
  picksOf: (slots) => new BoardPicks(slots),
  name: 'board',
  remembers: ['known'],
  composer: boardAnswers,
  groups: [...cardFeatures, ...boardFeatures, ...playerFeatures, ...askedFeatures],
  seen: (state) => state,
  sightOf,
  botOf,
  createRandom: fast.createRandom,
};
