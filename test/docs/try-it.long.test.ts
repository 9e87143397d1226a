/** "Try it" on the site: what a page sets up is the situation that it speaks of. */
import * as card from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { parseAction } from 'frantic-engine/notation';
import { type RulingExample, ruling, rulings } from 'frantic-engine/rulings';
import * as cardTables from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { boardSituationForOption } from '../../scripts/site/board-situations.ts';
import { boardOptions, cardOptions } from '../../scripts/site/option-pages.ts';
import { situationForOption, situationOf } from '../../scripts/site/situations.ts';
import { begin as beginBoard } from '../../site/.vitepress/theme/board-game.ts';
import { begin as beginCards } from '../../site/.vitepress/theme/card-game.ts';

const examples = rulings().flatMap(({ id, examples }) => examples.map((example, i) => ({ id, nth: i + 1, example })));

/** Follows the steps of an example, and returns how many rounds there were. */
function follow<State extends { readonly round: number }, Action>(
  game: {
    readonly parseAction: (state: State, text: string) => Action;
    readonly isLegal: (state: State, action: Action) => boolean;
    readonly reduce: (state: State, action: Action) => State;
  },
  start: State,
  steps: RulingExample['steps'],
): number {
  return steps.reduce((state, { action: text, allowed }) => {
    const action = game.parseAction(state, text);
    expect(game.isLegal(state, action), text).toBe(allowed);
    return allowed ? game.reduce(state, action) : state;
  }, start).round;
}

test.each(examples)('the page of $id can follow example $nth to its end', ({ example }) => {
  const rounds = (text: string): number =>
    example.game === 'card'
      ? follow({ ...card, parseAction }, cardTables.table(cardTables.parseTable(text)), example.steps)
      : follow(board, board.table(board.parseTable(text)), example.steps);
  expect(rounds(situationOf(example).table)).toBe(rounds(example.table));
});

describe.each(['en', 'de'] as const)('in the page itself (%s)', (code) => {
  test.each(examples)('example $nth of $id is played with its buttons', ({ example }) => {
    const { game, table } = situationOf(example);
    let position = (game === 'card' ? beginCards : beginBoard)(table, code);
    for (const { action, allowed } of example.steps) {
      // Before each step there are buttons to click instead.
      for (const { prompt, buttons } of position.asked(new Map())) {
        expect(prompt).not.toBe('');
        expect(buttons.length).toBeGreaterThan(0);
      }
      if (allowed) ({ position } = position.play(action));
      else expect(position.why(action)).not.toBe('');
    }
  });
});

test('a page ends the game with the round of an example', () => {
  const [example] = ruling('R-208').examples;
  const [next] = ruling('R-452').examples;
  if (example === undefined || next === undefined) throw new Error('there is no example');
  expect(cardTables.parseTable(situationOf(example).table).pointLimit).toBe(1);
  // This one is about the round that follows.
  expect(cardTables.parseTable(situationOf(next).table).pointLimit).toBeUndefined();
});

test.each(cardOptions)('the page of $name sets it otherwise', ({ name, box, values, default: standard }) => {
  const otherwise = values.find((one) => one !== standard) ?? standard;
  const { options } = cardTables.parseTable(situationForOption(name, box, otherwise).table);
  expect({ ...options }).toHaveProperty([name], otherwise);
});

test.each(boardOptions)(
  'the page of $name of the board game sets it otherwise',
  ({ name, values, default: standard }) => {
    const otherwise = values.find((one) => one !== standard) ?? standard;
    const { options } = board.parseTable(boardSituationForOption(name, otherwise).table);
    expect({ ...options }).toHaveProperty([name], otherwise);
  },
);
