/** Who takes a card means an answer with it: one that holds if the card may be taken, and one refused for the card if not. */
import fc from 'fast-check';
import * as cardGame from 'frantic-engine';
import * as boardGame from 'frantic-engine/board-game';
import { choices, meant } from 'frantic-engine/client';
import { cardNamed, table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { ways as boardWays, walk as walkBoard } from '../board-game/kit.ts';
import { share, walk, ways } from '../card-game/properties/kit.ts';
import { must, same } from '../support/ways.ts';

/** Questions that are answered with cards. */
const WITH_CARDS = ['turn', 'react', 'choose', 'give', 'place'];

describe('what is meant holds exactly if the card may be taken', () => {
  test('in whole card games', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(ways(), (way) => {
        walk(way, ({ state, action: { seat } }) => {
          const question = cardGame.questionOf(state, seat);
          if (question === null || !WITH_CARDS.includes(question.type)) return;
          const lit = choices(question).next.flatMap((click) => ('card' in click ? [click.card] : []));
          for (const card of [...cardGame.viewOf(state, seat).hand, ...lit]) {
            const action = meant(question, card);
            same(cardGame.isLegal(state, action), lit.includes(card), `allowed: ${JSON.stringify(action)}`);
            if (lit.includes(card)) met.add(question.type);
          }
        });
      }),
      share(0.2),
    );
    expect([...met].sort()).toEqual(['choose', 'give', 'react', 'turn']);
  });

  test('in whole board games', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(boardWays(), (way) => {
        walkBoard(way, ({ state, action: { seat } }) => {
          const question = boardGame.questionOf(state, seat);
          if (question === null || !WITH_CARDS.includes(question.type)) return;
          const lit = choices(question).next.flatMap((click) => ('card' in click ? [click.card] : []));
          for (const card of [...boardGame.viewOf(state, seat).hand, ...lit]) {
            const action = meant(question, card);
            same(boardGame.isLegal(state, action), lit.includes(card), `allowed: ${JSON.stringify(action)}`);
            must(!/faces? a place/.test(boardGame.explain(state, action).text), 'its arrow points nowhere');
            if (lit.includes(card)) met.add(question.type);
          }
        });
      }),
      share(0.2),
    );
    expect([...met].sort()).toEqual(['choose', 'place', 'react']);
  });
});

describe('on a table', () => {
  const state = table({
    hands: [['blue 3', 'red 1', 'blue 8', 'blue gift'], ['green 2'], ['red 5']],
    top: 'blue 9',
    windows: 'holders',
  });
  const red = cardNamed(state, 0, 'red 1');
  const gift = cardNamed(state, 0, 'blue gift');
  const asked = (now: cardGame.GameState, seat: number): cardGame.Question => {
    const question = cardGame.questionOf(now, seat);
    if (question === null) throw new Error('nothing is asked');
    return question;
  };

  test('a card that does not fit is refused for what it is, and nothing else', () => {
    expect(cardGame.explain(state, meant(asked(state, 0), red)).text).toBe(
      'Red 1 has neither the color nor the number of Blue 9.',
    );
  });

  test('R-106 with a card to be given away go as many others as are wanted', () => {
    const named = cardGame.reduce(state, { type: 'play', seat: 0, card: gift });
    const after = cardGame.reduce(named, { type: 'name', seat: 0, target: 1 });
    const question = asked(after, 0);
    expect(question).toMatchObject({ type: 'choose', min: 2, max: 2 });
    const blue = cardNamed(after, 0, 'blue 3');
    expect(meant(question, red)).toEqual({ type: 'choose', seat: 0, to: question.id, cards: [red, blue] });
    // What others hold is refused for that, not for the number of cards.
    const other = meant(question, cardNamed(after, 1, 'green 2'));
    expect(other).toMatchObject({ cards: [cardNamed(after, 1, 'green 2'), blue] });
    expect(cardGame.isLegal(after, other)).toBe(false);
  });

  test('where no card is asked for, it is an answer of the wrong type', () => {
    const named = cardGame.reduce(state, { type: 'play', seat: 0, card: gift });
    const question = asked(named, 0);
    expect(question.type).toBe('name');
    expect(cardGame.explain(named, meant(question, red)).allowed).toBe(false);
  });

  test('R-391 a card that may go on no space is refused, and one that may says where', () => {
    const now = boardGame.table({ hands: [['skip'], ['push']], tokens: [0, 1] });
    const question = boardGame.questionOf(now, 0);
    if (question?.type !== 'place') throw new Error('nothing is to be placed');
    const [skip, push] = [boardGame.cardNamed(now, 0, 'skip'), boardGame.cardNamed(now, 1, 'push')];
    expect(boardGame.explain(now, meant(question, skip)).allowed).toBe(true);
    expect(boardGame.explain(now, meant(question, push)).text).toContain('not');
  });
});
