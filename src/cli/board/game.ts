/** One board game, from its setup to its end. */

import { createRandom } from 'frantic-engine';
import { type Action, type GameEvent, type GameState, nextSeat, opening, type Setup } from 'frantic-engine/board-game';
import { decide, greedyBot } from 'frantic-engine/board-game/bots';
import { apply, fork } from 'frantic-engine/board-game/fast';
import type { Tongue } from '../languages/language.ts';
import { SPOKEN } from '../languages/languages.ts';
import { playOn } from '../shared/loop.ts';
import { Sheet } from '../shared/sheet.ts';
import { reason } from './endings.ts';

/**
 * Plays one game to its end and returns its score sheet. Whoever hears of an event gets the state after the action; `keep`
 * is given every action.
 */
export function playGame(
  setup: Setup,
  lang: Tongue,
  hear: (event: GameEvent, state: GameState) => void = () => {},
  keep: (action: Action) => void = () => {},
): Sheet {
  const start = opening(setup);
  const state = fork(start.state);
  const random = createRandom(`players of ${setup.seed}`);
  const act = (now: GameState, seat: number) => {
    const action = decide(greedyBot, now, seat, random);
    keep(action);
    return action;
  };
  const sheet = new Sheet(
    state.players.map(({ name }) => name),
    ({ cause }) => reason(cause, lang),
    SPOKEN[lang].sheet,
  );
  return playOn({ state, events: [...start.events], nextSeat, answer: act, apply }, sheet, hear);
}
