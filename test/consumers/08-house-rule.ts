/** House rules: a card, an event and a box of one's own, known to the compiler, on a table of their own. */
import { createEngine, createRandom, InvalidRules } from 'frantic-engine';
import { createFastEngine } from 'frantic-engine/fast';
import { base, defineBox, defineRules, event, plain, seat } from 'frantic-engine/house-rules';
import { createNotation } from 'frantic-engine/notation';
import { createTestbed } from 'frantic-engine/testing';
import { prompt, withBoxes } from 'frantic-engine/words';
import { de } from 'frantic-engine/words/de';

declare module 'frantic-engine' {
  interface Register {
    set: 'mine';
    options: { 'toll.cards': 1 | 2 };
    topic: 'toll/payer';
  }
}

const toll = plain({
  id: 'toll',
  name: 'toll',
  copies: 2,
  text: 'Somebody you name draws a card.',
  knobs: { draws: 1 },
  play: (s) =>
    s
      .askOrStop('payer', (c) => seat(c.others))
      .do((c, v) => c.do.draw(v.payer, c.knob('draws') * (c.options['toll.cards'] === 2 ? 2 : 1))),
});
const windfall = event({
  id: 'windfall',
  name: 'windfall',
  text: 'Whoever caused it draws.',
  play: (s) => s.do((c) => c.do.draw(c.me, 1)),
});
const mine = defineBox({
  name: 'mine',
  rows: [toll, windfall],
  options: { 'toll.cards': { values: [1, 2], default: 1, text: 'How many cards.' } },
});
const book = defineRules({ boxes: [base, mine] });
const { table, cardNamed, assertInvariants } = createTestbed(book);
const { formatAction } = createNotation(book);
const game = createEngine(book);
const state = table({
  hands: [['red toll', 'blue 1'], ['red 2'], ['red 3']],
  top: 'red 9',
  sets: ['mine'],
  options: { 'toll.cards': 2 },
});
const action = { type: 'play', seat: 0, card: cardNamed(state, 0, 'red toll') } as const;
if (formatAction(state, action) !== '0 plays red toll') throw new Error('It has a name.');
let after = game.reduce(state, action);
const asked = game.questionOf(after, 0);
if (asked?.topic !== 'toll/payer') throw new Error('It asks for somebody.');
const german = withBoxes(de, {
  names: { toll: 'Wegzoll', windfall: 'Geldsegen' },
  texts: { toll: 'Wen du nennst, zieht eine Karte.', windfall: 'Wer es ausgelöst hat, zieht.' },
  prompts: { 'toll/payer': 'Wer zieht?' },
});
const telling = { language: german, names: ['Anna', 'Ben', 'Cleo'], cardOf: (id: number) => game.cardOf(after, id) };
if (prompt(asked, telling) !== 'Wer zieht?') throw new Error('It asks in every language.');
after = game.reduce(after, { type: 'name', seat: 0, target: 1, to: asked.id });
assertInvariants(after);
if (after.players[1]?.hand.length !== 3) throw new Error('Two cards are drawn.');
const fast = createFastEngine(book);
fast.playOut(fast.createGame({ players: 3, seed: 1, sets: ['mine'] }), createRandom(1), { limit: 20_000 });
try {
  defineRules({ rows: [toll, toll] });
  throw new Error('A row cannot be there twice.');
} catch (error) {
  if (!(error instanceof InvalidRules) || error.field !== 'rows[1].id') throw error;
}
