// House rules: a card and an event of your own, written like the built-in ones.
import assert from 'node:assert/strict';
import { createEngine, event, plain } from 'frantic-engine';
import { assertInvariants, cardNamed, table } from 'frantic-engine/testing';

/** Four cards, one in each color. */
const tax = plain({
  id: 'tax',
  name: 'tax',
  copies: 1,
  text: 'Everybody else draws a card.',
  play: (s) =>
    s.each(
      'seat',
      (c) => c.others,
      (s) => s.do((c, v) => c.do.draw(v.seat, 1)),
    ),
});

/** One event card. */
const spring = event({
  id: 'spring-cleaning',
  name: 'spring cleaning',
  text: 'All discard their black cards.',
  play: (s) =>
    s.each(
      'seat',
      (c) => c.affected,
      (s) =>
        s.do((c, v) =>
          c.do.discard(
            v.seat,
            c.handOf(v.seat).filter((id) => c.card(id).row.class === 'black'),
          ),
        ),
    ),
});

const rows = [tax, spring];
const { createGame, reduce, transition, legalActions, waitingFor, catalogOf } = createEngine({ rows });

// The cards are in the deck of every game of this engine.
let game = createGame({ players: 3, seed: 'house', length: 'short' });
const { cards, events } = catalogOf(game);
console.log(`${cards.length} cards, ${events.length} events`);
assert.equal(cards.filter(({ row }) => row.id === 'tax').length, 4);
for (let i = 0; game.outcome === null; i++) {
  const actions = legalActions(game, waitingFor(game)[0]!, { limit: 50 });
  game = reduce(game, actions[i % actions.length]!);
  assertInvariants(game, rows);
}
console.log(`a game of ${game.outcome.rounds} rounds, sound after every action`);

// And they can be looked at on a table of your own.
const state = table({
  hands: [
    ['blue tax', 'black 9', 'red 1'],
    ['black 2', 'green 2'],
    ['green 3', 'green 4'],
  ],
  top: 'blue 9',
  events: ['spring cleaning'],
  rows,
});
const taxed = transition(state, { type: 'play', seat: 0, card: cardNamed(state, 0, 'blue tax', 0, rows) });
console.log(taxed.events.filter(({ type }) => type === 'drew').length, 'others drew a card');
const swept = transition(state, { type: 'play', seat: 0, card: cardNamed(state, 0, 'black 9', 0, rows) });
console.log(swept.events.map(({ type }) => type).join(', '));
assert.equal(swept.state.players[1]!.hand.length, 1);
