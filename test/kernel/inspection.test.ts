/** Looking into queues: whether what is remembered of a question that several are asked can have come about. */
import { expect, test } from 'vitest';
import { hasAnswer } from '../../src/common/kinds/draws.ts';
import { Inspection } from '../../src/kernel/inspect/inspection.ts';
import type { Json } from '../../src/kernel/json.ts';
import { cards, option, seat } from '../../src/kernel/questions.ts';
import type { Chain } from '../../src/kernel/script.ts';
import { draws, Play, type Toy } from './toy.ts';

const everybody = () => [0, 1, 2];

/** What is found if the question to everybody remembers these answers. */
function problem(main: Chain<Toy>, answers: Json, asked: Json = everybody()): string | null {
  const g = new Play({ main }).run();
  const [frame] = g.state.queue;
  if (frame === undefined) throw new Error('nothing is asked');
  frame.v.answers = answers;
  frame.v.asked = asked;
  const { toy } = g;
  return new Inspection(toy, toy.machine, (q) => hasAnswer(draws, q)).problem();
}

const vote: Chain<Toy> = (s) => s.askAll('answers', everybody, () => option(['aye', 'nay']));
const name: Chain<Toy> = (s) => s.askAll('answers', everybody, () => seat([0, 1, 2], true));
const give: Chain<Toy> = (s) => s.askAll('answers', everybody, () => cards([7, 8, 9], 2));

test.each([
  ['a vote', vote, { 0: 'aye' }],
  ['a name', name, { 1: 2, 2: 0 }],
  ['nobody, where declining is offered', name, { 0: null }],
  ['cards in any order', give, { 2: [9, 7] }],
])('%s can have been answered', (_what, main, answers) => {
  expect(problem(main, answers)).toBeNull();
});

test.each([
  ['a name that is not offered', vote, { 0: 'perhaps' }],
  ['nothing', vote, { 0: null }],
  ['a number', vote, { 0: 1 }],
  ['a seat that does not exist', name, { 0: 3 }],
  ['half a seat', name, { 0: 0.5 }],
  ['too few cards', give, { 0: [7] }],
  ['a card twice', give, { 0: [7, 7] }],
  ['a card that is not offered', give, { 0: [7, 6] }],
  ['no cards', give, { 0: null }],
])('%s cannot', (_what, main, answers) => {
  expect(problem(main, answers)).toBe('has an answer of seat 0 that is none');
});

test('nor can somebody have answered who was not asked, nobody be asked, or everybody have answered', () => {
  expect(problem(vote, { 2: 'aye' }, [0, 1])).toBe('has an answer of somebody not asked');
  expect(problem(vote, {}, [0, 9])).toBe('asks nobody');
  expect(problem(vote, { 0: 'aye', 1: 'nay', 2: 'aye' })).toBe('waits for nobody');
});

test('what only one answer is lawful for is not left open', () => {
  expect(problem((s) => s.askAll('answers', everybody, (_c, who) => option(who === 1 ? ['a'] : ['a', 'b'])), {})).toBe(
    'leaves seat 1 no choice',
  );
});
