// "You can't counter my Gift and give it straight back!" Set the table up, play it, see.
import assert from 'node:assert/strict';
import { type Action, questionOf, transition } from 'frantic-engine';
import { cardNamed, nameOf, table } from 'frantic-engine/testing';

const names = ['Ann', 'Ben', 'Cleo'];
let state = table({
  hands: [
    ['blue gift', 'blue 3', 'yellow 5', 'red 8'],
    ['counterattack', 'red 1', 'green 7', 'green 8'],
    ['green 2', 'green 3'],
  ],
  top: 'blue 9',
});

function play(what: string, action: Action): void {
  console.log(what);
  const { state: next, events } = transition(state, action);
  state = next;
  for (const event of events) console.log(`    ${JSON.stringify(event)}`);
}

play('Ann plays the blue gift.', { type: 'play', seat: 0, card: cardNamed(state, 0, 'blue gift') });
play('She names Ben.', { type: 'name', seat: 0, target: 1 });
console.log(`Ben is asked: ${JSON.stringify(questionOf(state, 1))}`);
play('Ben counters.', { type: 'react', seat: 1, card: cardNamed(state, 1, 'counterattack') });
play('The gift is his now. He names Ann.', { type: 'name', seat: 1, target: 0 });
const given = [cardNamed(state, 1, 'green 7'), cardNamed(state, 1, 'green 8')];
if (questionOf(state, 0)?.type === 'react') play('Ann lets it happen.', { type: 'decline', seat: 0 });
play('He gives her two cards.', { type: 'choose', seat: 1, cards: given });
play('His Counterattack wishes for red.', { type: 'wish', seat: 1, wish: { color: 'red' } });

state.players.forEach(({ hand }, seat) => {
  console.log(`${names[seat]} holds ${hand.map((card) => nameOf(state, card)).join(', ')}`);
});
assert.equal(state.players[0]!.hand.length, 5);
assert.equal(state.players[1]!.hand.length, 1);
assert.equal(state.active, 1, 'play goes on after Ann, whose turn it was');
console.log('So he can: R-142 to R-161 in docs/rulings.md say how.');
