/** One game, from its setup to its end. */

import type { Action, Setup } from 'frantic-engine';
import { createRandom } from 'frantic-engine';

import { apply, cardOf, createGame, type GameEvent, nextSeat, questionOf, sampleLegal } from 'frantic-engine/fast';
import type { Tongue } from '../languages/language.ts';
import { SPOKEN } from '../languages/languages.ts';
import { open, playOn } from '../shared/loop.ts';
import { Sheet } from '../shared/sheet.ts';
import { endedBy } from './endings.ts';
import { answer } from './players.ts';

/** Plays one game to its end and returns its score sheet. `keep` is given every action. */
export function playGame(
  setup: Setup,
  lang: Tongue,
  hear: (event: GameEvent) => void = () => {},
  keep: (action: Action) => void = () => {},
): Sheet {
  const events: GameEvent[] = [];
  const state = createGame(setup, { sink: events });
  const names = state.players.map(({ name }) => name);
  const random = createRandom(`players of ${setup.seed}`);
  const act = (_state: typeof state, seat: number) => {
    const action = answer(
      {
        question: open(questionOf(state, seat), seat),
        hand: state.players[seat]?.hand ?? [],
        handCounts: state.players.map(({ hand }) => hand.length),
        cardOf: (id) => cardOf(state, id),
        anything: () => sampleLegal(state, seat, random),
      },
      random,
    );
    keep(action);
    return action;
  };
  const sheet = new Sheet(names, (ending) => endedBy(ending, names, lang), SPOKEN[lang].sheet);
  return playOn({ state, events, nextSeat, answer: act, apply }, sheet, hear);
}
