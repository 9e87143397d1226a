// The board game on a board of your own: what happens in the first turns, then a picture of the position.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  boardSvg,
  boardText,
  createGame,
  defineLayout,
  nextSeat,
  redact,
  sampleLegal,
  transition,
} from 'frantic-engine/board-game';

// Spaces touch the one before; walls stand wherever others touch. The highest number is the end.
const layout = defineLayout({
  name: 'spiral',
  map: [' 0  1  2  3  4  5', '15 16 17 18 19  6', '14 23 22 21 20  7', '13 12 11 10  9  8'],
  teleports: [2, 5, 8, 11, 14, 17],
});

// A generator of our own, so that the example plays the same game every time.
let dice = 3;
const random = () => {
  dice = (dice * 48271) % 2147483647;
  return dice / 2147483647;
};

let state = createGame({ players: ['Ann', 'Ben', 'Cleo'], seed: 'spiral', length: 'short', layout });
while (state.round === 1 && state.turn < 6) {
  const { state: next, events } = transition(state, sampleLegal(state, nextSeat(state) ?? 0, random));
  // Onlookers see everything but the cards that are drawn.
  for (const event of events) console.log(JSON.stringify(redact(event, 'spectator')));
  state = next;
}
console.log(boardText(state));

const picture = boardSvg(state);
const file = join(tmpdir(), 'frantic-board.svg');
writeFileSync(file, picture);
console.log(`The picture has ${picture.length} characters and is in ${file}.`);
assert.ok(picture.includes('Board: spiral.'));

while (state.outcome === null) state = transition(state, sampleLegal(state, nextSeat(state) ?? 0, random)).state;
console.log(state.outcome);
