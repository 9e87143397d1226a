/** A quarrel is settled: the table is laid as it was, and the engine says what is allowed, why, and by which ruling. */
import { type Action, explain, isLegal, questionOf, reduce, whyNot } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { ruling, rulingsOf, withDecision } from 'frantic-engine/rulings';
import { de } from 'frantic-engine/rulings/de';
import { assertInvariants, cardNamed, formatTable, parseTable, type TableSetup, table } from 'frantic-engine/testing';

const laid: TableSetup = {
  hands: [
    ['red gift', 'red 1', 'blue 2'],
    ['counterattack', 'green 5'],
    ['yellow 3', 'yellow 6'],
  ],
  top: 'red 9',
};
const state = table(parseTable(formatTable(laid)));
const pass: Action = { type: 'pass', seat: 0 };
if (isLegal(state, pass)) throw new Error('Nobody passes without drawing.');
const refusal = whyNot(state, pass);
if (refusal === null || refusal.ruling === null) throw new Error('A refusal says why.');
if (ruling(refusal.ruling).decision !== withDecision(refusal).decision) throw new Error('The decision behind it.');
for (const language of ['en', 'de'] as const)
  if (!explain(state, pass, { language }).text.includes(refusal.ruling)) throw new Error('In words, with the ruling.');
if (ruling('R-038', { language: de }).question === ruling('R-038').question) throw new Error('In both languages.');

let after = reduce(state, { type: 'play', seat: 0, card: cardNamed(state, 0, 'red gift') });
after = reduce(after, { type: 'name', seat: 0, target: 1 });
const asked = questionOf(after, 1);
if (asked?.type !== 'react' || asked.topic !== 'window/cards') throw new Error('Whoever is attacked may counter.');
after = reduce(after, { type: 'react', seat: 1, card: cardNamed(after, 1, 'counterattack') });
assertInvariants(after);
if (rulingsOf('counterattack').length < 5) throw new Error('Counterattack has many rulings.');

const tokens = board.table({ hands: [['red push'], ['blue 2nd chance', 'blue stop']].map(() => []), tokens: [3, 5] });
if (board.whyNot(tokens, { type: 'place', seat: 0, card: 0, at: 1 }) === null) throw new Error('It is not in hand.');
