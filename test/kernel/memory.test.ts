/** What effects keep between two questions, and what they say of it. Every action is taken after a save as JSON. */
import { describe, expect, test } from 'vitest';
import { UnknownScript } from '../../src/common/errors.ts';
import type { Check } from '../../src/kernel/memory.ts';
import { option, seat, somebody } from '../../src/kernel/questions.ts';
import { type Chain, compile } from '../../src/kernel/script.ts';
import { Play, type Toy } from './toy.ts';

const play = (chains: Readonly<Record<string, Chain<Toy>>>): Play => new Play(chains).run();

/** The toy says nothing of what it remembers but the type. */
const number: Check<number> = () => {};
const name: Check<string> = () => {};
const yes = () => option(['yes', 'no']);

describe('keep', () => {
  const counting: Chain<Toy> = (s) =>
    s
      .keep(
        'laps',
        () => number,
        (c) => c.me + 5,
      )
      .label('again')
      .ask('answer', yes)
      .do((c, v) => {
        v.laps += 1;
        c.tell(`${v.answer} ${v.laps}`);
      })
      .when(
        (_c, v) => v.laps < 7,
        (s) => s.goto('again'),
      );

  test('remembers under its name, and later steps may write to it', () => {
    const g = play({ main: counting });
    expect(g.state.queue).toEqual([{ script: 'main', at: 1, me: 0, v: { laps: 5 } }]);
    g.option(0, 'yes');
    expect(g.state.queue[0]?.v).toEqual({ laps: 6, answer: 'yes' });
    expect(g.option(0, 'no').told).toEqual(['yes 6', 'no 7']);
    expect(g.queue).toEqual([]);
  });

  test('goes on where a jump leads', () => {
    const g = play({
      main: (s) =>
        s
          .keep(
            'x',
            () => number,
            () => 1,
          )
          .goto('end')
          .do((c) => c.tell('passed over'))
          .label('end')
          .do((c, v) => c.tell(`${v.x}`)),
    });
    expect(g.told).toEqual(['1']);
  });
});

test('a script tells what it can remember and what it is given; what is said last of a name holds', () => {
  const { memory, given } = compile<Toy>('all', null, (s) =>
    s
      .given('a', () => number)
      .maybe('b', () => number)
      .keep(
        'c',
        () => number,
        () => 1,
      )
      .ask('d', yes)
      .askAll(
        'e',
        () => [0],
        yes,
        () => () => {},
      )
      .each(
        'f',
        () => [0],
        (s) => s.window('alarm', () => [1]),
      )
      .given('a', () => name),
  );
  expect([...memory.keys()]).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'taken']);
  expect([...memory].filter(([, is]) => is === null).map(([named]) => named)).toEqual(['d', 'f', 'taken']);
  expect(memory.get('a')?.(undefined as never, {})).toBe(name);
  expect(new Set(given)).toEqual(new Set(['a']));
});

describe('a branch on whether there is an answer', () => {
  const named: Chain<Toy> = (s) =>
    s
      .ask('who', (c) => seat(c.others, true))
      .whenSome('who', (s) => s.do((c, v) => c.tell(`somebody ${v.who + 1}`)))
      .orStop('who', (c) => c.tell('nobody'))
      .do((c, v) => c.tell(`on with ${v.who + 1}`));

  test('with one the body is run, and the script goes on', () => {
    expect(play({ main: named }).name(0, 1).told).toEqual(['somebody 2', 'on with 2']);
  });

  test('without one it ends', () => {
    const g = play({ main: named }).decline(0);
    expect(g.told).toEqual(['nobody']);
    expect(g.queue).toEqual([]);
  });

  test('somebody is asked for only where there is somebody', () => {
    expect(() => somebody([])).toThrow(RangeError);
    expect(somebody([1, 2])).toEqual(seat([1, 2]));
  });
});

describe('a called script', () => {
  test('may be given by its name', () => {
    const g = play({
      main: (s) =>
        s.call(
          'sub',
          () => 2,
          () => ({ x: 3 }),
        ),
      sub: (s) => s.given('x', () => number).do((c, v) => c.tell(`${c.me} ${v.x}`)),
    });
    expect(g.told).toEqual(['2 3']);
  });

  test('that does not exist is a typed error, with the queue in the message', () => {
    expect(() => play({ main: (s) => s.call('sbu') })).toThrow(UnknownScript);
    expect(() => play({ main: (s) => s.call(() => 'sbu') })).toThrow(
      "There is no script 'sbu'. The queue:\nmain at=1 me=0 {}\nsbu at=0 me=0 {}",
    );
  });
});
