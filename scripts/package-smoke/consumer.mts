// Compiled, not run: what a TypeScript user of the package writes. consumer.cts is a copy of it.
import { type CardInfo, createGame, type GameState, legalActions, nextSeat, reduce } from 'frantic-engine';
import * as boardGame from 'frantic-engine/board-game';
import * as fastBoardGame from 'frantic-engine/board-game/fast';
import * as browser from 'frantic-engine/browser';
import * as fast from 'frantic-engine/fast';
import { base, defineBox, defineRules, event } from 'frantic-engine/house-rules';
import { viewPatches } from 'frantic-engine/patches';

import { assertInvariants, cardNamed, table } from 'frantic-engine/testing';
import { actionValidator } from 'frantic-engine/validators';

let state: GameState = createGame({ players: 4, seed: 'x', windows: 'holders' });
for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
  state = reduce(state, legalActions(state, seat)[0]!);
}

// One state type for every entry.
const copy = fast.fork(state);
fast.apply(
  copy,
  fast.sampleLegal(copy, fast.nextSeat(copy) ?? 0, () => 0.5),
);
const again: GameState = fast.createGame({ players: ['Ada', 'Ben'], seed: 1 });
fast.legalActions(again, 0);
// A card or a row of one entry is at home in the others.
const card: CardInfo = fast.cardOf(again, 0);
const mine = defineBox({ name: 'mine', rows: [event({ id: `not-${card.row}`, name: 'x', text: 'x' })] });

// Boxes of one's own are named here.
declare module 'frantic-engine' {
  interface Register {
    set: 'mine';
  }
}
export const house = fast.createFastEngine(defineRules({ boxes: [base, mine] }));
house.createGame({ players: 2, seed: 1, sets: ['mine', 'supercharge'] });
// @ts-expect-error a misspelt box
house.createGame({ players: 2, seed: 1, sets: ['main'] });

// Both games have the same doors.
const placed: boardGame.GameState = fastBoardGame.fork(boardGame.createGame({ players: 2, seed: 1 }));
boardGame.save(placed);
const inBrowser: GameState = browser.createGame({ players: 2, seed: 1 });

const laid = table({ hands: [['blue 3'], ['red 1']], top: 'blue 9' });
assertInvariants(inBrowser);
export const next: GameState = reduce(laid, { type: 'play', seat: 0, card: cardNamed(laid, 0, 'blue 3') });

// @ts-expect-error a misspelt action
reduce(laid, { type: 'paly', seat: 0 });

// What a validator returns is the action that the engine takes.
const checked = actionValidator['~standard'].validate({ type: 'draw', seat: 0 });
if (checked.issues === undefined) reduce(laid, checked.value);
export const paths: readonly string[] = viewPatches(laid, inBrowser).map(({ path }) => path);
