/** The kernel with a toy game: it knows no card, no color, no turn. Every action is taken after a save as JSON. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { StepBudgetExceeded } from '../../src/common/errors.ts';
import type { Seat } from '../../src/kernel/actions.ts';
import { type Asked, cards, option, seat } from '../../src/kernel/questions.ts';
import { dump, STEP_BUDGET } from '../../src/kernel/queue.ts';
import { type Chain, compile, type Steps } from '../../src/kernel/script.ts';
import { draws, Play, type Toy } from './toy.ts';

/** A player who has to be named: there always is one. */
const named = (seats: readonly Seat[]): Asked<Seat> => seat(seats) as Asked<Seat>;

const play = (chains: Readonly<Record<string, Chain<Toy>>>, state: ConstructorParameters<typeof Play>[1] = {}): Play =>
  new Play(chains, state).run();

describe('ask', () => {
  test('waits for the seat that carries the effect out, and remembers its answer', () => {
    const g = play({ main: (s) => s.ask('who', (c) => seat(c.others)).do((c, v) => c.tell(`named ${v.who}`)) });
    expect(g.waiting).toEqual([0]);
    expect(g.toy.machine.question(0)).toMatchObject({ type: 'name', seats: [1, 2] });
    expect(g.toy.machine.question(1)).toBeNull();
    expect(g.toy.machine.topic()).toBe('main/who');
    expect(g.name(0, 2).told).toEqual(['named 2']);
    expect(g.waiting).toEqual([]);
    expect(g.queue).toEqual([]);
  });

  test('may ask another seat', () => {
    const g = play({
      main: (s) =>
        s
          .ask(
            'word',
            () => option(['yes', 'no']),
            () => 2,
          )
          .do((c, v) => c.tell(`${c.me} hears ${v.word}`)),
    });
    expect(g.waiting).toEqual([2]);
    expect(() => g.option(0, 'yes')).toThrow('not-asked');
    expect(g.option(2, 'no').told).toEqual(['0 hears no']);
  });

  test('answers itself what has only one answer', () => {
    const g = play({
      main: (s) =>
        s
          .ask('one', () => seat([1]))
          .ask('none', () => seat([]))
          .ask('all', (c) => cards(c.handOf(0), 5))
          .ask('name', () => option(['only']))
          .do((c, v) => c.tell(JSON.stringify([v.one, v.none, v.all, v.name]))),
    });
    expect(g.told).toEqual(['[1,null,[1],"only"]']);
  });

  test('asks where the answer would tell something, or may be declined', () => {
    expect(play({ main: (s) => s.ask('x', () => seat([1], true)) }).waiting).toEqual([0]);
    expect(play({ main: (s) => s.ask('x', () => cards([7], 1, { plain: false })) }).waiting).toEqual([0]);
    expect(play({ main: (s) => s.ask('x', () => option(['ok'], true)) }).waiting).toEqual([0]);
  });

  test('a declined question that stops the script', () => {
    const chain: Chain<Toy> = (s) =>
      s.askOrStop('who', () => seat([1, 2], true)).do((c, v) => c.tell(`named ${v.who}`));
    expect(play({ main: chain }).decline(0).told).toEqual([]);
    expect(play({ main: chain }).name(0, 1).told).toEqual(['named 1']);
  });

  test('copies the answer at the door', () => {
    const g = play({ main: (s) => s.ask('picked', () => cards([4, 5, 6], 2)).ask('stay', () => option(['a', 'b'])) });
    const chosen = [4, 6];
    g.chooseIds(0, chosen);
    chosen.push(99);
    expect(g.state.queue[0]?.v.picked).toEqual([4, 6]);
  });
});

describe('askAll', () => {
  const vote: Chain<Toy> = (s) =>
    s
      .askAll(
        'votes',
        () => [0, 1, 2],
        () => option(['aye', 'nay']),
      )
      .do((c, v) => c.tell([0, 1, 2].map((one) => v.votes[one]).join()));

  test('waits for everybody, in any order, and reveals the answers together', () => {
    const g = play({ main: vote });
    expect(g.waiting).toEqual([0, 1, 2]);
    g.option(2, 'nay');
    expect(g.waiting).toEqual([0, 1]);
    expect(() => g.option(2, 'aye')).toThrow('not-asked');
    g.option(0, 'aye');
    expect(g.told).toEqual([]);
    expect(g.option(1, 'aye').told).toEqual(['aye,aye,nay']);
  });

  test('the order of the answers does not matter', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ];
    const ends = orders.map((order) => {
      const g = play({ main: vote });
      for (const one of order) g.option(one, one === 1 ? 'nay' : 'aye');
      return g.state;
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  test('answers for those who have no choice, and asks nobody if nobody has one', () => {
    const g = play({
      main: (s) =>
        s
          .askAll(
            'gives',
            () => [0, 1, 2],
            (c, one) => cards(c.handOf(one), 1),
          )
          .do((c, v) => c.tell(JSON.stringify(v.gives))),
    });
    expect(g.told).toEqual(['{"0":[1],"1":[2],"2":[3]}']);
    const asked = play({ main: vote }, { hands: [[1], [2], [3]] });
    expect(asked.waiting.length).toBe(3);
  });

  test('asks nobody if there is nobody to ask', () => {
    const g = play({
      main: (s) =>
        s
          .askAll(
            'x',
            () => [],
            () => option(['a', 'b']),
          )
          .do((c, v) => c.tell(JSON.stringify(v.x))),
    });
    expect(g.told).toEqual(['{}']);
  });
});

describe('window', () => {
  /** A theft: named, interrupted or not, carried out. A shield turns it back, and whoever raised it aims anew. */
  const theft: Readonly<Record<string, Chain<Toy>>> = {
    main: (s) =>
      s
        .label('aim')
        .ask('victim', (c) => named(c.others))
        .do((c, v) => c.tell(`${c.me} aims at ${v.victim}`))
        .window('theft', (_c, v) => [v.victim])
        .when(
          (c, v) => c.handOf(v.victim).length > 0,
          (s) => s.do((c, v) => c.move(c.handOf(v.victim)[0] as number, v.victim, c.me)),
        )
        .do((c) => c.tell('done')),
    shield: (s) => s.do((c) => c.machine.handOver((c.frame.v as { subject: number }).subject, c.me)),
  };

  test('is not opened if nobody is entitled', () => {
    const g = play(theft, { hands: [[1], [], [3]] }).name(0, 1);
    expect(g.told).toEqual(['0 aims at 1', 'done']);
  });

  test('asks whoever is entitled, holding a reaction or not', () => {
    const g = play(theft).name(0, 1);
    expect(g.queue).toEqual(['main', 'window']);
    expect(g.waiting).toEqual([1]);
    expect(g.toy.machine.question(1)).toMatchObject({ type: 'react', cards: [] });
    expect(() => g.react(1, 2)).toThrow('no-reaction');
    expect(() => g.react(1, 3)).toThrow('not-in-hand');
    expect(g.react(1, null).told).toEqual(['0 aims at 1', '2 goes from 1 to 0', 'done']);
  });

  test('an interrupt takes the effect over and aims it anew, again and again', () => {
    const g = play(theft, {
      hands: [
        [1, 92],
        [90, 2],
        [91, 3],
      ],
    }).name(0, 1);
    g.react(1, 90);
    expect(g.queue).toEqual(['main']);
    expect(g.state.queue[0]).toMatchObject({ me: 1, v: { again: true } });
    expect(g.waiting).toEqual([1]);
    g.name(1, 2).react(2, 91).name(2, 0).react(0, 92).name(0, 1).react(1, null);
    expect(g.told).toEqual([
      '0 aims at 1',
      '1 raises shield 90',
      '1 aims at 2',
      '2 raises shield 91',
      '2 aims at 0',
      '0 raises shield 92',
      '0 aims at 1',
      '2 goes from 1 to 0',
      'done',
    ]);
    expect(g.queue).toEqual([]);
  });

  test('everybody is asked at once; who has answered stays a secret', () => {
    const g = play({ ...theft, main: (s) => s.window('alarm', () => [0, 1, 2]).do((c, v) => c.tell(`${v.taken}`)) });
    expect(g.waiting).toEqual([0, 1, 2]);
    g.react(1, null);
    expect(g.waiting).toEqual([0, 2]);
    expect(g.toy.machine.awaited()).toEqual([0, 1, 2]);
    expect(g.react(0, null).react(2, null).told).toEqual(['']);
  });

  test('the first who is willing interrupts, or each, in the order the game gives, and the effect learns who did', () => {
    const alarm = (each: boolean): Play =>
      play(
        {
          main: (s) =>
            s.window('alarm', () => [2, 0, 1], { each: () => each }).do((c, v) => c.tell(`taken by ${v.taken}`)),
          shield: (s) => s.do((c) => c.tell(`${c.me} is safe`)),
        },
        { hands: [[90], [2], [91]] },
      )
        .react(0, 90)
        .react(1, null)
        .react(2, 91);
    expect(alarm(false).told).toEqual(['2 raises shield 91', '2 is safe', 'taken by 2']);
    expect(alarm(false).state.hands).toEqual([[90], [2], []]);
    expect(alarm(true).told).toEqual([
      '2 raises shield 91',
      '2 is safe',
      '0 raises shield 90',
      '0 is safe',
      'taken by 2,0',
    ]);
  });

  test('may say itself what an interrupt does to it', () => {
    const g = play(
      {
        main: (s) =>
          s
            .window('alarm', () => [1], { handOver: (c, _v, taker) => c.tell(`${c.me} is stopped by ${taker}`) })
            .do((c) => c.tell(`still ${c.me}`)),
        shield: theft.shield as Chain<Toy>,
      },
      { hands: [[1], [90], [3]] },
    );
    expect(g.react(1, 90).told).toEqual(['1 raises shield 90', '0 is stopped by 1', 'still 0']);
  });

  test('taking over an effect that cannot be aimed is an error that names it', () => {
    const g = play(
      { main: (s) => s.window('alarm', () => [1]), shield: theft.shield as Chain<Toy> },
      { hands: [[1], [90], [3]] },
    );
    expect(() => g.react(1, 90)).toThrow("The script 'main' opens a window but has no label 'aim'.");
  });
});

describe('each', () => {
  test('runs once for every seat, in order, and counts from 1', () => {
    const g = play({
      main: (s) =>
        s
          .each(
            'one',
            () => [2, 0, 1],
            (s) => s.do((c, v) => c.tell(`${v['one#'].nth}: ${v.one}`)),
          )
          .do((c) => c.tell('after')),
    });
    expect(g.told).toEqual(['1: 2', '2: 0', '3: 1', 'after']);
  });

  test('does nothing for nobody', () => {
    const g = play({
      main: (s) =>
        s
          .each(
            'one',
            () => [],
            (s) => s.do((c) => c.tell('never')),
          )
          .do((c) => c.tell('after')),
    });
    expect(g.told).toEqual(['after']);
  });

  test('the list is fixed when the loop starts, also across questions and saves', () => {
    const g = play({
      main: (s) =>
        s.each(
          'one',
          (c) => c.g.hands.flatMap((hand, at) => (hand.length > 0 ? [at] : [])),
          (s) =>
            s
              .ask(
                'to',
                (_c, v) => named([0, 1, 2].filter((other) => other !== v.one)),
                (_c, v) => v.one,
              )
              .do((c, v) => {
                for (const token of c.handOf(v.one)) c.move(token, v.one, v.to);
              }),
        ),
    });
    g.name(0, 1);
    expect(g.waiting).toEqual([1]);
    // Seat 1 gives everything back to seat 0, which is not asked again; seat 2 still is.
    g.name(1, 0);
    expect(g.waiting).toEqual([2]);
    expect(g.name(2, 0).state.hands).toEqual([[2, 1, 3], [], []]);
  });

  test('loops stand in loops', () => {
    const g = play({
      main: (s) =>
        s.each(
          'a',
          () => [0, 1],
          (s) =>
            s.each(
              'b',
              (_c, v) => [v.a, 2],
              (s) => s.do((c, v) => c.tell(`${v.a}${v.b}`)),
            ),
        ),
    });
    expect(g.told).toEqual(['00', '02', '11', '12']);
  });
});

describe('when, goto and stop', () => {
  test('run, repeat and end', () => {
    const g = play({
      main: (s) =>
        s
          .label('again')
          .do((c) => c.tell('round'))
          .when(
            (c) => c.g.told.length < 3,
            (s) => s.goto('again'),
          )
          .when(
            () => false,
            (s) => s.do((c) => c.tell('never')),
          )
          .when(
            () => true,
            (s) => s.do((c) => c.tell('yes')).stop(),
          )
          .do((c) => c.tell('never')),
    });
    expect(g.told).toEqual(['round', 'round', 'round', 'yes']);
  });

  test('a jump that leads to a jump goes where that one goes', () => {
    const g = play({
      main: (s) =>
        s
          .do((c) => c.tell('begin'))
          .goto('detour')
          .label('end')
          .do((c) => c.tell('end'))
          .stop()
          .label('detour')
          .goto('end'),
    });
    expect(g.told).toEqual(['begin', 'end']);
  });

  test('a saved effect stands right behind the step that called, whatever jump comes next', () => {
    const scripts: Readonly<Record<string, Chain<Toy>>> = {
      main: (s) =>
        s
          .label('again')
          .do(() => undefined)
          .call(() => 'sub')
          .goto('again'),
      sub: (s) => s.askOpen('x', () => option(['a', 'b'])),
    };
    expect(dump(play(scripts).state.queue)).toBe('main at=2 me=0 {}\nsub at=0 me=0 {}');
  });

  test('a branch does something, and goes on at the label it returns', () => {
    const g = play({
      main: (s) =>
        s
          .label('again')
          .branch(['again', 'end', 'never'], (c) => {
            c.tell('lap');
            return c.g.told.length < 3 ? 'again' : 'end';
          })
          .label('never')
          .do((c) => c.tell('never'))
          .label('end')
          .do((c) => c.tell('end')),
    });
    expect(g.told).toEqual(['lap', 'lap', 'lap', 'end']);
  });

  test('a branch that hands the effect to another seat goes on with that seat', () => {
    const g = play({
      main: (s) =>
        s
          .branch(['next'], (c) => {
            c.frame.me = 1;
            return 'next';
          })
          .label('next')
          .do((c) => c.tell(`seat ${c.me}`)),
    });
    expect(g.told).toEqual(['seat 1']);
  });

  test('a label may stand once only, and a jump needs one', () => {
    expect(() => compile<Toy>('x', null, (s) => s.label('a').label('a'))).toThrow("The label 'a' stands twice");
    expect(() => compile<Toy>('x', null, (s) => s.goto('b'))).toThrow("The script 'x' jumps to 'b'");
    const branch: Chain<Toy> = (s) => s.label('a').branch(['a', 'b'], () => 'a');
    expect(() => compile<Toy>('x', null, branch)).toThrow("The script 'x' jumps to 'b'");
  });
});

describe('call and fire', () => {
  test('what is called resolves before the next step, by another seat and with what it is given', () => {
    const g = play({
      main: (s) =>
        s
          .call(
            () => 'sub',
            () => 2,
            () => ({ gift: 7 }),
          )
          .call(() => null)
          .call(() => 'sub')
          .do((c) => c.tell(`back at ${c.me}`)),
      sub: (s) => s.do((c, v) => c.tell(`${c.me} has ${JSON.stringify(v)}`)),
    });
    expect(g.told).toEqual(['2 has {"gift":7}', '0 has {}', 'back at 0']);
  });

  test('what listens is woken oldest first, and resolves before the next step', () => {
    const g = play(
      {
        main: (s) => s.fire('dawn').do((c) => c.tell('day')),
        first: (s) =>
          s.do((c, v) => c.tell(`first ${(v as { moment: string }).moment}`)).ask('x', () => option(['a', 'b'])),
        second: (s) => s.do((c) => c.tell(`second for ${c.me}`)),
      },
      { listening: ['first', 'second'] },
    );
    expect(g.queue).toEqual(['main', 'second', 'first']);
    expect(g.option(0, 'a').told).toEqual(['first dawn', 'second for 1', 'day']);
  });

  test('with nothing listening a moment passes', () => {
    expect(play({ main: (s) => s.fire('dawn').do((c) => c.tell('day')) }).told).toEqual(['day']);
  });
});

test.each([
  [
    'one seat',
    (s: Steps<Toy>) =>
      s
        .label('a')
        .ask('x', () => option(['p', 'q'], true))
        .goto('a'),
  ],
  [
    'several seats',
    (s: Steps<Toy>) =>
      s
        .label('a')
        .askAll(
          'x',
          (c) => c.others,
          () => option(['p', 'q'], true),
        )
        .goto('a'),
  ],
])('each answer of %s by chance has a budget of steps of its own', (_who, main) => {
  const { machine } = play({ main }).toy;
  expect(machine.answerByChance(draws, () => 0.5, 2 * STEP_BUDGET)).toBe(2 * STEP_BUDGET);
});

describe('an effect without end', () => {
  const endless: Readonly<Record<string, Chain<Toy>>> = {
    main: (s) =>
      s.call(
        () => 'sub',
        null,
        () => ({ x: 1 }),
      ),
    sub: (s) => s.label('a').goto('a'),
  };

  test('is stopped, with the queue in the message', () => {
    expect(STEP_BUDGET).toBe(10_000);
    expect(() => play(endless)).toThrow(StepBudgetExceeded);
    expect(() => play(endless)).toThrow(`One action took ${STEP_BUDGET} steps. The queue:\nmain at=1 me=0 {}\nsub at=`);
    expect(() => play(endless)).toThrow('{"x":1}');
  });

  test('also if a ring of jumps comes after a step', () => {
    const ring = (s: Steps<Toy>): unknown =>
      s
        .do((c) => c.tell('in'))
        .label('a')
        .goto('b')
        .label('b')
        .goto('a');
    expect(() => play({ main: ring })).toThrow(StepBudgetExceeded);
  });

  test('also if it calls itself', () => {
    expect(() => play({ main: (s) => s.call(() => 'main') })).toThrow(StepBudgetExceeded);
  });

  test('a long effect is not stopped', () => {
    const g = play({
      main: (s) =>
        s
          .label('again')
          .do((c) => c.tell('.'))
          .when(
            (c) => c.g.told.length < 3000,
            (s) => s.goto('again'),
          ),
    });
    expect(g.told.length).toBe(3000);
  });

  test('the queue as text has an effect a line', () => {
    expect(dump([{ script: 'a', at: 3, me: 1, v: { x: [1] } }])).toBe('a at=3 me=1 {"x":[1]}');
  });
});

describe('saving in the middle', () => {
  test('of nested effects and windows loses nothing', () => {
    const chains: Readonly<Record<string, Chain<Toy>>> = {
      main: (s) =>
        s
          .each(
            'one',
            () => [0, 1],
            (s) =>
              s.call(
                () => 'sub',
                (_c, v) => v.one,
              ),
          )
          .do((c) => c.tell('end')),
      sub: (s) =>
        s
          .window('alarm', () => [2])
          .ask('x', () => option(['a', 'b']))
          .do((c, v) => c.tell(`${c.me} ${v.x}`)),
      shield: (s) => s.ask('y', () => option(['c', 'd'])).do((c, v) => c.tell(`shield ${v.y}`)),
    };
    const g = play(chains, { hands: [[1], [2], [90, 3]] });
    expect(g.queue).toEqual(['main', 'sub', 'window']);
    g.react(2, 90);
    expect(g.queue).toEqual(['main', 'sub', 'window', 'shield']);
    expect(g.waiting).toEqual([2]);
    // A fork goes another way; the one it was made from does not notice.
    const text = JSON.stringify(g.state);
    const fork = play(chains);
    fork.state = JSON.parse(text);
    fork.option(2, 'd').option(0, 'b');
    expect(JSON.stringify(g.state)).toBe(text);
    g.option(2, 'c').option(0, 'a').react(2, null).option(1, 'b');
    expect(g.told).toEqual(['2 raises shield 90', 'shield c', '0 a', '1 b', 'end']);
    expect(fork.told).toEqual(['2 raises shield 90', 'shield d', '0 b']);
  });
});

test('the kernel imports nothing of the card game', () => {
  const folder = fileURLToPath(new URL('../../src/kernel', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(12);
  for (const name of files) {
    const text = readFileSync(join(folder, name), 'utf8');
    const imports = [...text.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(([, from]) => from as string);
    const here = pathToFileURL(join(folder, name));
    const outside = imports.filter(
      (from) => !new URL(from, here).href.startsWith(`${pathToFileURL(folder)}/`) || !from.startsWith('.'),
    );
    expect(outside, name).toEqual([]);
    expect(text.toLowerCase(), name).not.toMatch(/frantic|gift|counterattack|nice try|yellow/);
  }
});
