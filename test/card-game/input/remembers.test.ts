/** What rows say they remember: a snapshot in which it is something else is refused by its field. */

import { type GameState, type InvalidSnapshot, restore, save } from 'frantic-engine';
import { createFastEngine, fork, type MutableGameState } from 'frantic-engine/fast';
import { cards, defineRules, type EventRow, event, type LastingEffect } from 'frantic-engine/house-rules';
import { createTestbed } from 'frantic-engine/testing';

import { describe, expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

type Change = (state: MutableGameState) => void;

/** The field by which a changed state is refused; `null` if it is not. */
function fieldOf(
  state: GameState,
  change: Change,
  engine: { restore(snapshot: unknown): GameState } = { restore },
): string | null {
  const changed = fork(state);
  change(changed);
  try {
    engine.restore(save(changed));
    return null;
  } catch (error) {
    expect(error).toMatchObject({ name: 'InvalidSnapshot' });
    return (error as InvalidSnapshot).field;
  }
}

/** Changes what the effect that waits remembers; `undefined`: it is forgotten. */
const remembering =
  (memory: Readonly<Record<string, unknown>>): Change =>
  (state) => {
    const { v } = state.queue.at(-1) as { v: object };
    Object.assign(v, memory);
    for (const [name, value] of Object.entries(memory))
      if (value === undefined) delete (v as Record<string, unknown>)[name];
  };

const lastOf = (state: GameState): string => `state.queue[${state.queue.length - 1}].v`;

const black = (event: string, rest: object = {}): Game =>
  on({
    hands: [
      ['black 5', 'blue 1', 'blue 2'],
      ['green 1', 'green 2', 'green 3'],
      ['yellow 1', 'yellow 2', 'yellow 3'],
    ],
    top: 'red 5',
    events: [event],
    sets: ['troublemaker', 'supercharge'],
    ...rest,
  });

type Tampering = readonly [memory: Readonly<Record<string, unknown>>, field: string];

const waiting: Readonly<Record<string, readonly [start: () => Game, cases: readonly Tampering[]]>> = {
  crowdfunding: [
    () => black('crowdfunding').play(0, 'black 5').quiet(),
    [
      [{ fewest: undefined }, '.fewest'],
      [{ fewest: [9] }, '.fewest[0]'],
      [{ card: 7 }, '.card'],
      [{ laps: 1 }, '.laps'],
      // Other effects remember a victim, this one does not.
      [{ victim: 1 }, '.victim'],
      [{ exempt: [9] }, '.exempt[0]'],
    ],
  ],
  distributor: [
    () => black('distributor').play(0, 'black 5').quiet(),
    [
      [{ receivers: undefined }, '.receivers'],
      [{ receivers: [1, 1] }, '.receivers'],
    ],
  ],
  tsunami: [
    () => black('tsunami').play(0, 'black 5').quiet(),
    [
      [{ laps: undefined }, '.laps'],
      [{ laps: -1 }, '.laps'],
      [{ laid: [500] }, '.laid[0]'],
    ],
  ],
  'trust fall': [
    () => black('trust fall').play(0, 'black 5').quiet().name(1, 2),
    [
      [{ giver: 3 }, '.giver'],
      [{ gifts: [[1, 2]] }, '.gifts[0]'],
    ],
  ],
  'surprise party': [() => black('surprise party').play(0, 'black 5').quiet(), [[{ gifts: [1] }, '.gifts[0]']]],
  seppuku: [
    () =>
      black('seppuku', { options: { scoring: false } })
        .play(0, 'black 5')
        .quiet(),
    [
      [{ choice: 'live' }, '.choice'],
      [{ flipped: true }, '.flipped'],
    ],
  ],
  'event manager': [
    () =>
      black('event manager', { events: ['event manager', 'market', 'recession', 'loot'] })
        .play(0, 'black 5')
        .quiet()
        .quiet(),
    [[{ shown: ['gift'] }, '.shown[0]']],
  ],
  edison: [
    () =>
      on({
        hands: [['edison', 'red 1'], ['green 5'], ['yellow 6']],
        top: 'blue 9',
        sets: ['supercharge'],
        powers: [['looping', 'recycling'], ['black wish', 'open hands'], []],
      })
        .play(0, 'edison')
        .name(0, 0)
        .quiet()
        .option(0, '1'),
    [
      [{ cardOfFirst: '2' }, '.cardOfFirst'],
      [{ first: 3 }, '.first'],
      [{ second: '1' }, '.second'],
    ],
  ],
};

describe.each(Object.entries(waiting))('while %s waits', (_name, [start, cases]) => {
  const { state } = start();

  test('its snapshot is restored', () => {
    expect(fieldOf(state, () => {})).toBeNull();
  });

  test.each(cases)('%j is refused at %s', (memory, field) => {
    expect(fieldOf(state, remembering(memory))).toBe(lastOf(state) + field);
  });
});

test('R-265 Last Chance remembers by its number which copy triggers the event, whatever else came into force before', () => {
  const { state } = on({
    hands: [['black 5', 'blue 1'], ['green 5'], ['yellow 1', 'yellow 2']],
    top: 'red 5',
    events: ['last chance', 'market'],
    sets: ['troublemaker', 'pandoras-box'],
    ruleCards: ['thirsty', 'long break', 'five fingers'],
  })
    .play(0, 'black 5')
    .quiet()
    .play(1, 'green 5')
    .quiet();
  const at = state.queue.findIndex(({ script }) => script === 'last-chance/handEmptied');
  // Three rule cards came first, so there is no seat of that number.
  expect(state.queue[at]?.v).toMatchObject({ chance: 4, held: 4, 'chance#': { list: [4], nth: 1 } });
  expect(fieldOf(state, () => {})).toBeNull();
  const chance =
    (key: unknown): Change =>
    ({ queue }) => {
      Object.assign(queue[at]?.v ?? {}, { chance: key, 'chance#': { list: [key], nth: 1 } });
    };
  expect(fieldOf(state, chance(5))).toMatch(/\.v\.chance/);
  expect(fieldOf(state, chance('4'))).toMatch(/\.v\.chance/);
});

test('Recycling waits for nobody once its card is no longer in the pile', () => {
  const { state } = on({
    hands: [['blue 3', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    sets: ['supercharge'],
    powers: [['recycling']],
  }).playWith(0, 'blue 3', 'recycling');
  expect(state.queue.at(-1)?.script).toBe('recycling/play');
  expect(fieldOf(state, () => {})).toBeNull();
  const moved: Change = ({ discardPile, drawPile }) => drawPile.push(discardPile.pop() as number);
  expect(fieldOf(state, moved)).toBe('state.queue');
});

describe('what is in force remembers what its row says', () => {
  const held =
    (row: string, data: unknown): Change =>
    (state) => {
      const key = ++state.lastingCount;
      if (state.eventPile.includes(row)) {
        state.eventPile = state.eventPile.filter((one) => one !== row);
        state.eventsOpen = [...state.eventsOpen, row];
      }
      state.lasting = [...state.lasting, { key, row, owner: 0, exempt: [], since: 0, data: data as never }];
    };
  const { state } = black('robin hood', { events: ['robin hood', 'last chance', 'time bomb', 'plus one'] });

  test.each([
    ['colour-blockade', { color: 'red' }],
    ['last-chance', null],
    ['time-bomb', { left: [3, 3, -1], since: 0 }],
    ['plus-one', null],
    ['looping', null],
  ])('%s with %j is restored', (row, data) => {
    expect(fieldOf(state, held(row, data))).toBeNull();
  });

  test.each([
    ['colour-blockade', { color: 'black' }, '.color'],
    ['last-chance', [0], ''],
    ['time-bomb', { left: [3, 3, 3], since: 9 }, '.since'],
    ['plus-one', 1, ''],
    ['looping', {}, ''],
  ])('%s with %j is refused', (row, data, field) => {
    expect(fieldOf(state, held(row, data))).toBe(`state.lasting[0].data${field}`);
  });

  test('who ran out of cards before something came into force is told by its number: none that has not come yet', () => {
    const ranOut =
      (lastingCount: number): Change =>
      (changed) => {
        changed.ranOut = [{ seat: 0, byEvent: false, lastingCount }];
      };
    expect(fieldOf(state, ranOut(0))).toBeNull();
    expect(fieldOf(state, ranOut(1))).toBe('state.ranOut[0].lastingCount');
  });
});

/** A house rule that counts in its memory, and stays in force with a number. */
const twice = (said: boolean, lasting: Pick<LastingEffect, 'start' | 'remembers'>): EventRow =>
  event({
    id: 'twice',
    name: 'twice',
    text: 'Whoever caused it discards two cards, one after the other.',
    play: (s) =>
      s
        .keep(
          'laps',
          (is) => is.count,
          () => 0,
        )
        .label('again')
        .ask('thrown', (c) => cards(c.handOf(c.me), 1), null, said ? (is) => is.cards : null)
        .do((c, v) => {
          c.do.discard(c.me, v.thrown);
          v.laps += 1;
        })
        .when(
          (_c, v) => v.laps < 2,
          (s) => s.goto('again'),
        ),
    lasting,
  });

describe('a house rule', () => {
  const inForce: Change = ({ lasting }) => Object.assign(lasting[0] ?? {}, { data: 'three' });
  const changes = [
    remembering({ laps: 'none' }),
    remembering({ laps: undefined }),
    remembering({ thrown: [500] }),
    remembering({ more: 1 }),
    inForce,
  ];
  const fieldsOf = (row: EventRow): (string | null)[] => {
    const book = defineRules({ rows: [row] });
    const engine = createFastEngine(book);
    const { cardNamed, table } = createTestbed(book);
    const hands = [
      ['black 5', 'blue 1', 'blue 2', 'blue 3'],
      ['green 1', 'green 2'],
    ];
    const state = fork(table({ hands, top: 'red 5', events: ['twice'] }));
    engine.apply(state, { type: 'play', seat: 0, card: cardNamed(state, 0, 'black 5') });
    for (let seat = 0; engine.questionOf(state, 0)?.type === 'react'; seat = engine.waitingFor(state)[0] as number)
      engine.apply(state, { type: 'decline', seat });
    expect(state.queue.at(-1)?.script).toBe('twice/play');
    return [() => {}, ...changes].map((change) => fieldOf(state, change, engine));
  };

  const v = 'state.queue[6].v';
  const start = () => 3;

  test('that says what it remembers is looked into', () => {
    const row = twice(true, { start, remembers: ({ whole }) => whole(0, 3) });
    expect(fieldsOf(row)).toEqual([
      null,
      `${v}.laps`,
      `${v}.laps`,
      `${v}.thrown[0]`,
      `${v}.more`,
      'state.lasting[0].data',
    ]);
  });

  test('whose effect in force starts with nothing remembers nothing', () => {
    expect(fieldsOf(twice(true, {})).at(-1)).toBe('state.lasting[0].data');
  });

  test('that does not say what comes of a question, or of what it starts with, may remember anything there', () => {
    expect(fieldsOf(twice(false, { start }))).toEqual([null, `${v}.laps`, `${v}.laps`, null, `${v}.more`, null]);
  });
});
