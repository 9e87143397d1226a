/** One loop for both games: whatever takes an engine plays either. */

import type { EngineTypes, GameEngine, Seat } from 'frantic-engine';
import * as cards from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardFast from 'frantic-engine/board-game/fast';
import type { FastGameEngine } from 'frantic-engine/fast';
import * as fast from 'frantic-engine/fast';

/** What was played, and how it ended. */
interface Played<G extends EngineTypes> {
  readonly end: G['state'];
  readonly record: G['mutableRecord'];
  readonly seats: readonly Seat[];
}

/** A whole game by chance. */
function play<G extends EngineTypes>(
  game: GameEngine<G>,
  setup: G['setup'],
  push: (record: G['mutableRecord'], action: G['action']) => void,
): Played<G> {
  const { createGame, createRecord, nextSeat, reduce, sampleLegal, whyNot } = game;
  const random = cards.createRandom('loop');
  const record = createRecord(setup);
  const seats: Seat[] = [];
  let state = createGame(setup);
  for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
    const action = sampleLegal(state, seat, random);
    const refusal = whyNot(state, action);
    if (refusal !== null) throw new Error(refusal.message);
    push(record, action);
    seats.push(seat);
    state = reduce(state, action);
  }
  return { end: state, record, seats };
}

/** The same, in place. */
function playFast<G extends EngineTypes>(game: FastGameEngine<G>, setup: G['setup']): number {
  const state = game.createGame(setup);
  return game.playOut(game.fork(state), cards.createRandom('loop'), { limit: 5000 });
}

const ofCards = play<cards.CardGameTypes>(cards.engine, { players: 3, seed: 1, length: 'short' }, (record, action) => {
  record.actions.push(action);
});
const ofBoard = play<board.BoardGameTypes>(board.engine, { players: 3, seed: 1, length: 'short' }, (record, action) => {
  record.actions.push(action);
});
if (cards.save(cards.replay(ofCards.record)) !== cards.save(ofCards.end)) throw new Error('A record is the game.');
if (board.save(board.replay(ofBoard.record)) !== board.save(ofBoard.end)) throw new Error('A record is the game.');
for (const { seats } of [ofCards, ofBoard]) if (seats.length < 20) throw new Error('A game is longer than that.');
if (playFast<cards.CardGameTypes>(fast, { players: 2, seed: 2 }) < 20) throw new Error('Too short.');
if (playFast<board.BoardGameTypes>(boardFast, { players: 2, seed: 2 }) < 20) throw new Error('Too short.');
