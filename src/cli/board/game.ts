/** One board game, from its setup to its end. */

import { createRandom } from 'frantic-engine';
import {
  type Action,
  type CardId,
  type CardInfo,
  cardOf,
  type GameEvent,
  type GameState,
  nextSeat,
  opening,
  type Setup,
  sampleLegal,
  viewOf,
} from 'frantic-engine/board-game';
import { apply, fork } from 'frantic-engine/board-game/fast';

import { open, playOn } from '../shared/loop.ts';
import { Sheet } from '../shared/sheet.ts';
import { reason } from './endings.ts';
import { answer } from './players.ts';

/**
 * Plays one game to its end and returns its score sheet. Whoever hears of an event gets the state after the action; `keep`
 * is given every action.
 */
export function playGame(
  setup: Setup,
  hear: (event: GameEvent, state: GameState) => void = () => {},
  keep: (action: Action) => void = () => {},
): Sheet {
  const start = opening(setup);
  const state = fork(start.state);
  const random = createRandom(`players of ${setup.seed}`);
  const act = (now: GameState, seat: number) => {
    const seen = viewOf(now, seat);
    const action = answer(
      {
        view: seen,
        question: open(seen.question, seat),
        cardOf: (id: CardId): CardInfo => cardOf(now, id),
        anything: () => sampleLegal(now, seat, random),
      },
      random,
    );
    keep(action);
    return action;
  };
  const sheet = new Sheet(
    state.players.map(({ name }) => name),
    ({ cause }) => reason(cause),
  );
  return playOn({ state, events: [...start.events], nextSeat, answer: act, apply }, sheet, hear);
}
