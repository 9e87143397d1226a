/** Whole games as text, and what a replay says when it goes astray. */
import fc from 'fast-check';
import {
  createEngine,
  createGame,
  createRecord,
  type GameRecord,
  reduce,
  replay,
  type Setup,
  save,
} from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { defineRules, plain } from 'frantic-engine/house-rules';
import * as notation from 'frantic-engine/notation';
import { describe, expect, test } from 'vitest';
import * as boards from '../../board-game/kit.ts';
import { same, share } from '../../support/ways.ts';
import * as cards from '../properties/kit.ts';

const { formatRecord, InvalidRecord, parseRecord, takeBack } = notation;

interface Kept<Setup> {
  readonly setup: Setup;
  readonly actions: readonly unknown[];
}

/** Both ways between a record and its text, and to its end. */
interface Way<Setup> {
  formatRecord(record: Kept<Setup>, options?: { readonly every?: number }): string;
  parseRecord(text: string): Kept<Setup>;
  replay(given: unknown): unknown;
}

/** Fails unless a record comes back from its text, in every way it can be written. */
function comesBack<Setup, State>(
  kept: Kept<Setup>,
  end: State,
  { formatRecord, parseRecord, replay }: Way<Setup>,
): void {
  for (const every of [undefined, 0, 1, 7]) {
    const text = formatRecord(kept, every === undefined ? {} : { every });
    const back = parseRecord(text);
    same({ setup: back.setup, actions: back.actions }, { setup: kept.setup, actions: kept.actions }, text);
    if (every !== 0) expect(formatRecord(back)).toBe(text);
    expect(text.split('\n').filter((line) => line.startsWith('= ')).length).toBe(
      every === 0 ? 0 : Math.ceil(kept.actions.length / (every ?? 10)) + 1,
    );
    same(replay(back), end, text);
    same(parseRecord(JSON.stringify(kept)), JSON.parse(JSON.stringify(kept)), 'as JSON');
  }
}

describe('a record comes back from its text', () => {
  test('in card games of all editions, sets and options', () => {
    fc.assert(
      fc.property(cards.ways({}, 120), (way) => {
        const kept = createRecord(way.setup);
        const end = cards.walk(way, ({ action }) => kept.actions.push(action));
        comesBack(kept, end, { ...notation, replay } as unknown as Way<Setup>);
      }),
      share(0.15),
    );
  });

  test('in board games on any board and with any deck', () => {
    fc.assert(
      fc.property(boards.ways({}, 40), (way) => {
        const kept = board.createRecord(way.setup);
        const end = boards.walk(way, ({ action }) => kept.actions.push(action));
        comesBack(kept, end, board as unknown as Way<board.Setup>);
      }),
      share(0.15),
    );
  });
});

const setup: Setup = { players: ['Ann', 'Ben', 'Cleo'], seed: 'slap', windows: 'holders' };

/** A game of so many actions. */
function played(actions: number): GameRecord {
  const kept = createRecord(setup);
  cards.walk({ setup, picks: [], chance: 1, decisions: actions }, ({ action }) => kept.actions.push(action));
  return kept;
}

const kept = played(25);
const text = formatRecord(kept);
const lines = text.split('\n');

test('a text says what is played, then one action on each line, and a digest before each tenth and at the end', () => {
  expect(lines.slice(0, 9)).toEqual([
    'frantic-record 1',
    'game: card',
    'rulesVersion: 2',
    expect.stringMatching(/^fingerprint: [0-9a-f]{16}$/),
    'random: alea',
    'players: ["Ann","Ben","Cleo"]',
    'seed: "slap"',
    'windows: "holders"',
    '',
  ]);
  const rest = lines.slice(9, -1);
  expect(rest.flatMap((line, i) => (line.startsWith('= ') ? [i] : []))).toEqual([0, 11, 22, 28]);
  for (const line of rest) expect(line).toMatch(/^(= [0-9a-f]{8}|(Ann|Ben|Cleo) [a-z]+.*)$/);
});

test('the JSON of a record keeps what its text says, and is held to it', () => {
  const back = parseRecord(text);
  expect(Object.keys(back.digests ?? {})).toEqual(['0', '10', '20', '25']);
  expect(save(replay(JSON.stringify(back)))).toBe(save(replay(kept)));
  const wrong = { ...back, digests: { ...back.digests, 20: '00000000' } };
  expect(() => replay(wrong)).toThrow(/^digests\.20: the game goes astray: the digest is [0-9a-f]{8} instead of 0{8}$/);
});

test('a game is over with its outcome, for whoever reads it', () => {
  const whole = played(20_000);
  const end = replay(whole);
  expect(end.outcome).not.toBeNull();
  expect(formatRecord(whole).split('\n').at(-2)).toBe(`# outcome: ${JSON.stringify(end.outcome)}`);
});

describe('a record can be followed to any of its actions', () => {
  test.each([0, 1, 13, 25])('%d', (actions) => {
    const state = kept.actions.slice(0, actions).reduce(reduce, createGame(setup));
    expect(replay(parseRecord(text), { until: actions })).toEqual(state);
    expect(replay(kept, { until: actions })).toEqual(state);
  });

  test('but not beyond', () => {
    for (const actions of [26, -1, 1.5, Number.NaN])
      expect(() => replay(kept, { until: actions })).toThrow(
        new InvalidRecord('actions', `there are 25, not ${actions}`),
      );
  });

  test('and be shortened: its last actions are taken back', () => {
    expect(takeBack(parseRecord(text)).actions).toEqual(kept.actions.slice(0, 24));
    expect(takeBack(kept, { actions: 25 }).actions).toEqual([]);
    expect(Object.keys(takeBack(parseRecord(text), { actions: 5 }).digests ?? {})).toEqual(['0', '10', '20']);
    expect(takeBack(kept)).not.toHaveProperty('digests');
    expect(() => takeBack(kept, { actions: 26 })).toThrow(new InvalidRecord('actions', 'there are 25, not 26'));
  });
});

/** The text with one line put in place of another. */
const withLine = (from: string | RegExp, to: string): string => {
  const at = lines.findIndex((line) => (typeof from === 'string' ? line === from : from.test(line)));
  expect(at).toBeGreaterThanOrEqual(0);
  return lines.map((line, i) => (i === at ? to : line)).join('\n');
};

describe('a text that cannot be replayed is refused, naming the line', () => {
  test.each([
    ['another format', 'frantic-record 1', 'frantic-record 2', 'line 1', /^line 1: has to be 'frantic-record 1'$/],
    ['another game', 'game: card', 'game: board', 'line 2', /'game' has to be card$/],
    ['other rules', 'rulesVersion: 2', 'rulesVersion: 1', 'line 3', /'rulesVersion' has to be 2$/],
    ['no rules', 'rulesVersion: 2', '# rulesVersion: 2', 'rulesVersion', /'rulesVersion' has to be 2$/],
    ['another generator', 'random: alea', 'random: xorshift', 'line 5', /'random' has to be alea$/],
    ['a setup that cannot be played', /^players/, 'players: 9', 'line 6', /2 to 8/],
    ['a setup that is no JSON', /^players/, 'players: Ann, Ben', 'line 6', /'Ann, Ben' is not JSON$/],
    ['a setup with a field nobody reads', /^windows/, 'wimdows: 1', 'line 8', /not part of a setup/],
    ['a setup with a field of every object', /^windows/, '__proto__: 1', 'line 8', /has to be a name/],
    ['something said twice', /^windows/, 'seed: 1', 'line 8', /'seed' has been said before$/],
    ['a line in the head that says nothing', /^windows/, 'windows', 'line 8', /has to be a name/],
    ['no setup', /^players/, '# players', 'setup.players', /has to be a whole number/],
    ['words that are no action', lines[10] as string, 'Zoe draws', 'line 11', /column 1: nobody is called 'Zoe'$/],
    ['a refused action', lines[10] as string, 'Ann names Ben', 'line 11', /move 1, 'Ann names Ben', is refused: /],
    [
      'a digest of another game',
      lines[20] as string,
      '= 12345678',
      'line 21',
      /the digest is \w{8} instead of 12345678$/,
    ],
    ['a digest said twice', lines[10] as string, lines[9] as string, 'line 11', /^line 11: .* has been said before$/],
    ['another shuffle', /^seed/, 'seed: "clap"', 'line 10', /the game goes astray/],
  ])('%s', (_what, from, to, field, problem) => {
    const given = withLine(from, to);
    const error = thrown(() => parseRecord(given));
    expect(error).toBeInstanceOf(InvalidRecord);
    expect(error).toMatchObject({ field, message: expect.stringMatching(problem) });
  });

  test('another fingerprint is no fault, but is named when the replay goes astray', () => {
    const other = withLine(/^fingerprint/, 'fingerprint: 0123456789abcdef');
    expect(save(replay(parseRecord(other)))).toBe(save(replay(parseRecord(text))));
    const astray = other.replace(lines[20] as string, '= 12345678');
    expect(thrown(() => parseRecord(astray))).toMatchObject({
      message: expect.stringMatching(/\(the fingerprint is [0-9a-f]{16}, it was 0123456789abcdef\)$/),
    });
  });

  test('any text at all, and anything that is none', () => {
    const line = fc.oneof(
      fc.constantFrom(...lines),
      fc.string(),
      fc.constantFrom('', '=', '#', 'seed: 1', 'seed: [[['),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (some) => {
        try {
          parseRecord(['frantic-record 1', ...some].join('\n'));
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidRecord);
        }
      }),
    );
    for (const given of [undefined, null, 7, {}, [], '', 'game: card'])
      expect(() => parseRecord(given as string)).toThrow(InvalidRecord);
    for (const given of [undefined, null, 7, {}, [], '', 'game: card', '{'])
      for (const read of [replay, formatRecord, takeBack, (one: unknown) => replay(one, { until: 0 })])
        expect(() => read(given as never)).toThrow(InvalidRecord);
  });

  test('a digest said again and again, at once: a record costs no more than its game', () => {
    const again = `${text}${`${lines.at(-2)}\n`.repeat(300_000)}`;
    expect(() => parseRecord(again)).toThrow(
      new InvalidRecord(`line ${lines.length}`, 'the digest after 25 actions has been said before'),
    );
    const apart = withLine(lines[10] as string, `# a comment\n\n${lines[9]}\n${lines[10]}`);
    expect(thrown(() => parseRecord(apart))).toMatchObject({ name: 'InvalidRecord', field: 'line 13' });
    const onBoard = board.formatRecord(board.createRecord({ players: 2, seed: 1 }));
    expect(thrown(() => board.parseRecord(`${onBoard}${onBoard.split('\n').at(-2)}\n`))).toMatchObject({
      name: 'InvalidRecord',
      field: `line ${onBoard.split('\n').length}`,
    });
  });

  test('whatever stands in it, in words that fit on a screen', () => {
    const long = 'x'.repeat(100_000);
    const wrong = (given: string): string => given.replace(lines[20] as string, '= 12345678');
    const texts = [
      withLine(lines[9] as string, `= ${long}`),
      withLine(lines[10] as string, `${long} draws`),
      wrong(withLine(/^fingerprint/, `fingerprint: ${long}`)),
      withLine(/^windows/, `${long}: 1`),
      withLine(/^windows/, `windows: ${long}`),
    ];
    const marks = [{ digests: { 0: long } }, { digests: { [long]: '00000000' } }];
    const errors = [
      ...texts.map((given) => thrown(() => parseRecord(given))),
      ...marks.map((mark) => thrown(() => replay({ ...kept, fingerprint: long, ...mark }))),
    ];
    for (const error of errors) expect(error).toBeInstanceOf(InvalidRecord);
    expect(errors.map((error) => (error as Error).message.length < 200)).toEqual(errors.map(() => true));
  });

  test('a text longer than any game, without reading it', () => {
    const long = `${text}${'\n'.repeat(4_000_000)}`;
    expect(() => parseRecord(long)).toThrow(new InvalidRecord('record', 'has more than 4000000 characters'));
  });
});

test('comments, empty lines and other ends of lines do no harm', () => {
  const spaced = `${text.replace('\n\n', '\n# a comment\n\n# another\n\n')}\n\n`.replaceAll('\n', '\r\n');
  expect(parseRecord(spaced).actions).toEqual(kept.actions);
});

test.each([
  [{ fingerprint: 7 }, 'fingerprint'],
  [{ random: 'xorshift' }, 'random'],
  [{ digests: 7 }, 'digests'],
  [{ digests: { 3: 7 } }, 'digests.3'],
  [{ digests: { 26: '00000000' } }, 'digests.26'],
  [{ digests: { x: '00000000' } }, 'digests.x'],
  // The same place under another name would never be held to anything.
  [{ digests: { '03': '00000000' } }, 'digests.03'],
  [{ actions: [...kept.actions, { type: 'paly' }] }, 'actions[25]'],
])('in JSON %j is refused, naming the field', (part, field) => {
  const given = { ...kept, ...part };
  expect(thrown(() => replay(given))).toMatchObject({ name: 'InvalidRecord', field });
  expect(thrown(() => replay(given))).toMatchObject({ name: 'InvalidRecord', field });
});

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('digests do not come every %d actions', (every) => {
  expect(thrown(() => formatRecord(kept, { every }))).toMatchObject({ name: 'InvalidRecord', field: 'every' });
});

test('a record with house rules is read by a notation with the same', () => {
  const care = plain({ id: 'care', name: 'love to all with care', copies: 4, text: 'Nothing.' });
  const book = defineRules({ rows: [care] });
  const house = createEngine(book);
  const own = notation.createNotation(book);
  const log = house.createRecord(setup);
  let state = house.createGame(setup);
  for (let i = 0; i < 120 && state.outcome === null; i++) {
    const seat = house.waitingFor(state)[0] as number;
    const action = house.sampleLegal(state, seat, () => ((i * 7) % 10) / 10);
    log.actions.push(action);
    state = house.reduce(state, action);
  }
  const written = own.formatRecord(log);
  expect(own.parseRecord(written).actions).toEqual(log.actions);
  expect(save(house.replay(own.parseRecord(written)))).toBe(save(state));
  expect(() => parseRecord(written)).toThrow(InvalidRecord);
});

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('accepted');
}
