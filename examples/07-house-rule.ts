// House rules: a card, an event, a power card and a rule card of your own, written like the built-in ones.
import assert from 'node:assert/strict';
import { createEngine } from 'frantic-engine';
import { defineRules, event, plain, power, rule } from 'frantic-engine/house-rules';
import { createTestbed } from 'frantic-engine/testing';

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

/** Two power cards. They act after the card they are used with, and go with number cards only. */
const headwind = power({
  id: 'headwind',
  name: 'headwind',
  timing: 'second',
  text: 'The next player draws two cards. Goes with a number card.',
  knobs: { draws: 2 },
  goesWith: (card) => card.number !== null,
  play: (s) => s.do((c) => c.do.draw(c.nextSeat(c.me), c.knob('draws'))),
});

/** One rule card. It is in force for a round, and turns a number of another card. */
const generous = rule({
  id: 'generous',
  name: 'generous',
  text: 'Gift gives three cards.',
  lasting: { values: { 'gift.cards': () => 3 } },
});

const book = defineRules({ rows: [tax, spring, headwind, generous] });
const { createGame, reduce, transition, questionOf, legalActions, nextSeat, catalogOf } = createEngine(book);
const { assertInvariants, cardNamed, table } = createTestbed(book);

// The cards are in every game of this engine. Rule cards come up as the option says.
let game = createGame({ players: 3, seed: 'house', length: 'short', options: { 'ruleCards.count': 1 } });
const { cards, events } = catalogOf(game);
console.log(`${cards.length} cards, ${events.length} events`);
assert.equal(cards.filter(({ row }) => row === 'tax').length, 4);
assert.deepEqual(
  game.lasting.map(({ row }) => row),
  ['generous'],
);
for (let i = 0; game.outcome === null; i++) {
  const actions = legalActions(game, nextSeat(game) ?? 0, { limit: 50 });
  game = reduce(game, actions[i % actions.length]!);
  assertInvariants(game);
}
console.log(`a game of ${game.outcome.rounds} rounds, sound after every action`);

// And they can be looked at on a table of your own.
const state = table({
  hands: [
    ['blue tax', 'blue 3', 'black 9', 'blue gift', 'red 1', 'red 2', 'red 4'],
    ['black 2', 'green 2'],
    ['green 3', 'green 4'],
  ],
  top: 'blue 9',
  events: ['spring cleaning'],
  powers: [['headwind']],
  ruleCards: ['generous'],
});
const mine = (name: string) => cardNamed(state, 0, name);

const taxed = transition(state, { type: 'play', seat: 0, card: mine('blue tax') });
console.log(taxed.events.filter(({ type }) => type === 'drew').length, 'others drew a card');

const swept = transition(state, { type: 'play', seat: 0, card: mine('black 9') });
console.log(swept.events.map(({ type }) => type).join(', '));
assert.equal(swept.state.players[1]!.hand.length, 1);

const blown = transition(state, { type: 'play', seat: 0, card: mine('blue 3'), power: 'headwind' });
console.log(blown.events.map(({ type }) => type).join(', '));
assert.equal(blown.state.players[1]!.hand.length, 4);

let given = reduce(state, { type: 'play', seat: 0, card: mine('blue gift') });
given = reduce(given, { type: 'name', seat: 0, target: 1 });
while (questionOf(given, nextSeat(given) ?? 0)?.type === 'react')
  given = reduce(given, { type: 'decline', seat: nextSeat(given) ?? 0 });
const asked = questionOf(given, 0);
assert.ok(asked?.type === 'choose' && asked.min === 3);
console.log(`Gift asks for ${asked.max} cards while Generous is in force`);
