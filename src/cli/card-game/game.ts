/** One game, from its setup to its end. */
import type { Setup } from 'frantic-engine';
import { apply, cardOf, createGame, type GameEvent, question, sampleLegal, waitingFor } from 'frantic-engine/fast';
import { dice } from '../shared/dice.ts';
import { answer } from './players.ts';
import { Sheet } from './sheet.ts';

/** Plays one game to its end and returns its score sheet. */
export function playGame(setup: Setup, hear: (event: GameEvent) => void = () => {}): Sheet {
  const events: GameEvent[] = [];
  const state = createGame(setup, events);
  const sheet = new Sheet(state.players.map(({ name }) => name));
  const random = dice(`players of ${setup.seed}`);
  const pass = (): void => {
    for (const event of events) {
      sheet.note(event);
      hear(event);
    }
    events.length = 0;
  };
  pass();
  while (state.outcome === null) {
    const seat = waitingFor(state)[0] as number;
    const asked = question(state, seat);
    if (asked === null) throw new Error(`Seat ${seat} is waited for, but nothing is asked of it.`);
    const action = answer(
      {
        question: asked,
        hand: state.players[seat]?.hand ?? [],
        handCounts: state.players.map(({ hand }) => hand.length),
        cardOf: (id) => cardOf(state, id),
        anything: () => sampleLegal(state, seat, random),
      },
      random,
    );
    apply(state, action, events);
    pass();
  }
  return sheet;
}
