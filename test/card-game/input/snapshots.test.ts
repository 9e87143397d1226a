/** Snapshots and records that were damaged: each names what is wrong, and nothing is played. */
import fc from 'fast-check';
import {
  createGame,
  createRecord,
  type GameRecord,
  type GameState,
  InvalidRecord,
  InvalidSnapshot,
  isLegal,
  legalActions,
  nextSeat,
  questionOf,
  reduce,
  replay,
  restore,
  sampleLegal,
  save,
  viewOf,
  waitingFor,
  whyNot,
} from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import { anyState } from 'frantic-engine/testing/fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, hash } from '../../../src/common/digest.ts';
import { on } from '../../support/game.ts';
import { some } from '../../support/whole.ts';
import { JUNK, NOT_JSON, show, thrown } from './kit.ts';
import { at, type Path, placesIn } from './tampered.ts';

/** States in which every field holds something, among them one in the middle of a window and one of simultaneous bets. */
const STATES: Readonly<Record<string, () => GameState>> = {
  'at the beginning': () => createGame({ players: ['Ann', 'Ben', 'Cleo'], seed: 7 }),
  'in a window': () =>
    on({
      hands: [['red gift', 'blue 1', 'blue 2'], ['counterattack', 'green 2'], ['green 4']],
      top: 'red 9',
      scores: [10, -5, 0],
      skips: [0, 0, 1],
    })
      .play(0, 'red gift')
      .name(0, 1).state,
  'with secret bets on the way': () =>
    on({
      hands: [
        ['black 5', 'blue 1', 'blue 2'],
        ['green 1', 'green 2'],
        ['yellow 1', 'yellow 2'],
      ],
      top: 'red 5',
      events: ['gambling man'],
    })
      .play(0, 'black 5')
      .pick(1, 'green 1').state,
  'with gifts on the table and a bomb ticking': () => {
    const g = on({
      hands: [
        ['black 5', 'fantastic', 'blue 2'],
        ['black 6', 'green 2', 'green 9'],
        ['yellow 1', 'yellow 2'],
      ],
      top: 'red 5',
      events: ['time bomb', 'surprise party'],
    }).play(0, 'black 5');
    g.draw(1)
      .pass(1)
      .draw(2)
      .pass(2)
      .play(0, 'fantastic')
      .wish(0, 6)
      .quiet()
      .play(1, 'black 6')
      .deal(2, { 0: ['yellow 1'] });
    expect(g.state.table).toHaveLength(1);
    expect(g.state.lasting).toHaveLength(1);
    return g.state;
  },
  'at the end': () => {
    const state = fast.createGame({ players: 2, seed: 3, pointLimit: 1 });
    while (state.outcome === null) {
      fast.apply(
        state,
        fast.sampleLegal(state, fast.waitingFor(state)[0] as number, () => 0.4),
      );
    }
    return state;
  },
};

/** What `save` writes. */
interface Snapshot {
  readonly format: number;
  readonly digest: string;
  readonly state: GameState;
}

/** Changes one place of a tree, and puts it back afterwards. */
function withChange(
  tree: unknown,
  path: Path,
  change: (parent: Record<string, unknown>, key: string) => void,
): () => void {
  const parent = at(tree, path.slice(0, -1)) as Record<string, unknown>;
  const key = String(path.at(-1));
  const undo: [string, unknown][] = Object.entries(parent);
  change(parent, key);
  return () => {
    for (const name of Object.keys(parent)) delete parent[name];
    if (Array.isArray(parent)) parent.length = 0;
    for (const [name, value] of undo) parent[name] = value;
  };
}

/** Fails unless the damaged snapshot is refused with the field named, as an object and as text. */
function expectRefused(damaged: unknown, what: string): void {
  for (const given of [damaged, JSON.stringify(damaged)]) {
    let state: GameState;
    try {
      state = restore(given);
    } catch (error) {
      if (!(error instanceof InvalidSnapshot)) throw new Error(`${what}: ${String(error)}`, { cause: error });
      expect(error.message.startsWith(`${error.field}: `)).toBe(true);
      continue;
    }
    throw new Error(`${what}: accepted, ${JSON.stringify(state).slice(0, 200)}`);
  }
}

describe('a snapshot', () => {
  for (const [what, make] of Object.entries(STATES)) {
    describe(what, () => {
      const text = save(make());
      const snapshot: unknown = JSON.parse(text);
      const places = placesIn(snapshot).filter((path) => path.length > 0);

      test('is restored from its text and from what that parses to', () => {
        expect(restore(text)).toEqual(make());
        expect(restore(snapshot)).toEqual(make());
        expect(fast.restore(text)).toEqual(make());
        expect(save(restore(text))).toBe(text);
      });

      test('is refused if any field is missing', () => {
        for (const path of places) {
          const undo = withChange(snapshot, path, (parent, key) => {
            if (Array.isArray(parent)) parent.splice(Number(key), 1);
            else delete parent[key];
          });
          expectRefused(snapshot, `${path.join('.')} deleted`);
          undo();
        }
        expect(JSON.stringify(snapshot)).toBe(text);
      });

      test('is refused if any field is something else', () => {
        for (const [nth, path] of places.entries()) {
          const was = JSON.stringify(at(snapshot, path));
          for (const junk of some(JUNK, nth)) {
            if (JSON.stringify(junk) === was) continue;
            const undo = withChange(snapshot, path, (parent, key) => {
              parent[key] = junk;
            });
            expectRefused(snapshot, `${path.join('.')} = ${show(junk)}`);
            undo();
          }
        }
        expect(JSON.stringify(snapshot)).toBe(text);
      });

      test('is refused if anything is added', () => {
        for (const path of [[], ...places]) {
          const node = at(snapshot, path);
          if (typeof node !== 'object' || node === null || path.length === 0) continue;
          const undo = withChange(snapshot, [...path, Array.isArray(node) ? node.length : 'more'], (parent, key) => {
            parent[key] = 0;
          });
          expectRefused(snapshot, `${path.join('.')} extended`);
          undo();
        }
      });

      test('is refused if two items of a list are exchanged', () => {
        for (const path of places) {
          const list = at(snapshot, path);
          if (!Array.isArray(list)) continue;
          for (let i = 1; i < list.length; i++) {
            if (JSON.stringify(list[i]) === JSON.stringify(list[i - 1])) continue;
            const undo = withChange(snapshot, [...path, i], () => {
              [list[i], list[i - 1]] = [list[i - 1], list[i]];
            });
            expectRefused(snapshot, `${path.join('.')}[${i}] exchanged`);
            undo();
          }
        }
      });

      test('is refused if its text is cut off or changed anywhere', () => {
        for (let i = 0; i < text.length; i += 7) {
          thrown('InvalidSnapshot', () => restore(text.slice(0, i)));
          const changed = `${text.slice(0, i)}${text[i] === '1' ? '2' : '1'}${text.slice(i + 1)}`;
          if (isSame(changed, snapshot)) continue;
          thrown('InvalidSnapshot', () => restore(changed));
        }
      });
    });
  }

  const named: readonly (readonly [what: string, change: (s: Snapshot) => unknown, field: string])[] = [
    ['another format', (s) => ({ ...s, format: 2 }), 'format'],
    ['no state', (s) => ({ ...s, state: undefined }), 'state'],
    ['a state that is a list', (s) => ({ ...s, state: [] }), 'state'],
    ['no digest', (s) => ({ ...s, digest: undefined }), 'digest'],
    ['another digest', (s) => ({ ...s, digest: '0' }), 'digest'],
    ['no rules', (s) => patch(s, { rules: null }), 'state.rules'],
    ['no fingerprint', (s) => patchRules(s, { fingerprint: '' }), 'state.rules.fingerprint'],
    [
      "another game's fingerprint",
      (s) => patchRules(s, { fingerprint: '0123456789abcdef' }),
      'state.rules.fingerprint',
    ],
    ['an unknown edition', (s) => patchRules(s, { edition: 'none', fingerprint: 'x' }), 'state.rules.edition'],
    ['an unknown set', (s) => patchRules(s, { sets: ['none'], fingerprint: 'x' }), 'state.rules.sets[0]'],
    ['an unknown option', (s) => patchRules(s, { options: { nope: 1 }, fingerprint: 'x' }), 'state.rules.options.nope'],
    ['no round', (s) => patch(s, { round: '1' }), 'state.round'],
    ['no wish', (s) => patch(s, { wish: undefined }), 'state.wish'],
    ['one player', (s) => patch(s, { players: [s.state.players[0]] }), 'state.players'],
    ['an active seat that does not exist', (s) => patch(s, { active: 3 }), 'state.active'],
    ['a dealer that does not exist', (s) => patch(s, { dealer: -1 }), 'state.dealer'],
    ['a pile that is none', (s) => patch(s, { drawPile: {} }), 'state.drawPile'],
    ['a card twice', (s) => patch(s, { table: [s.state.drawPile[0]], laid: [OPEN] }), 'state.table[0]'],
    ['a card of another game', (s) => patch(s, { table: [999], laid: [OPEN] }), 'state.table[0]'],
    ['cards missing', (s) => patch(s, { drawPile: [] }), 'state'],
    ['an event twice', (s) => patch(s, { eventDiscard: ['recession'] }), 'state.eventPile'],
    ['an event missing', (s) => patch(s, { eventPile: [] }), 'state.eventPile'],
    [
      'an unknown effect',
      (s) => patch(s, { queue: [{ script: 'toString', at: 0, me: 0, v: {} }] }),
      'state.queue[0].script',
    ],
    ['an unknown step', (s) => patch(s, { queue: [{ script: 'turn', at: 999, me: 0, v: {} }] }), 'state.queue[0].at'],
    [
      'an effect of nobody',
      (s) => patch(s, { queue: [{ script: 'turn', at: 0, me: null, v: {} }] }),
      'state.queue[0].me',
    ],
    [
      'an effect without memory',
      (s) => patch(s, { queue: [{ script: 'turn', at: 0, me: 0, v: 0 }] }),
      'state.queue[0].v',
    ],
    ['a face of no card', (s) => patch(s, { face: 'constructor' }), 'state.face'],
    ['no chance', (s) => patch(s, { random: { c: 1, s0: 0.5, s1: 0.5, s2: '0.5' } }), 'state.random.s2'],
  ];

  for (const [what, change, field] of named) {
    test(`with ${what} is refused: ${field}`, () => {
      const snapshot = JSON.parse(save((STATES['at the beginning'] as () => GameState)()));
      expect(thrown('InvalidSnapshot', () => restore(change(snapshot))).field).toBe(field);
    });
  }

  test('that is anything at all is refused', () => {
    for (const junk of [...JUNK, ...NOT_JSON, '{', 'null', '[]', '{"format":1}', '"x"']) {
      thrown('InvalidSnapshot', () => restore(junk));
      thrown('InvalidSnapshot', () => fast.restore(junk));
    }
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.json(), fc.anything({ withBigInt: true, withMap: true })), (given) => {
        thrown('InvalidSnapshot', () => restore(given));
      }),
    );
  });

  test('that holds what JSON cannot say is refused, or restored as JSON would say it', () => {
    const make = STATES['in a window'] as () => GameState;
    const text = save(make());
    const state = JSON.stringify(make());
    // Long lists of cards are all alike: of those, the first three places are enough.
    const places = placesIn(JSON.parse(text)).filter((one) => one.length > 0 && !one.some((key) => Number(key) > 2));
    for (const path of places) {
      for (const junk of NOT_JSON) {
        const snapshot = JSON.parse(text);
        withChange(snapshot, path, (parent, key) => {
          parent[key] = junk;
        });
        const what = `${path.join('.')} = ${show(junk)}`;
        try {
          expect(JSON.stringify(restore(snapshot)), what).toBe(state);
        } catch (error) {
          if (!(error instanceof InvalidSnapshot)) throw new Error(`${what}: ${String(error)}`, { cause: error });
        }
      }
    }
  });

  test('that goes round in a circle is refused', () => {
    const snapshot = JSON.parse(save(createGame({ players: 2, seed: 1 })));
    snapshot.state.lasting.push(snapshot);
    thrown('InvalidSnapshot', () => restore(snapshot));
  });

  test('that is nested without end is refused', () => {
    const text = save(createGame({ players: 2, seed: 1 }));
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    thrown('InvalidSnapshot', () => restore(text.replace('"round":1', `"round":1,"more":${deep}`)));
    thrown('InvalidSnapshot', () => restore(deep));
    thrown('InvalidRecord', () => replay(deep));
  });

  test('shares nothing with what it is restored from', () => {
    const snapshot = JSON.parse(save(createGame({ players: 2, seed: 1 })));
    const state = restore(snapshot);
    const text = JSON.stringify(state);
    snapshot.state.drawPile.length = 0;
    snapshot.state.queue[0].v.dealer = 99;
    snapshot.state.rules.options.dealCount = 1;
    expect(JSON.stringify(state)).toBe(text);
  });

  test('is restored by an engine that has seen no game yet', async () => {
    const { createFastEngine } = fast;
    for (const make of Object.values(STATES)) expect(createFastEngine().restore(save(make()))).toEqual(make());
  });
});

/** How a card came to lie on the table. */
const OPEN = { by: null, to: null, open: true };

const patch = (s: Snapshot, change: object): unknown => ({ ...s, state: { ...s.state, ...change } });

const patchRules = (s: Snapshot, change: object): unknown => patch(s, { rules: { ...s.state.rules, ...change } });

function isSame(text: string, snapshot: unknown): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(snapshot);
  } catch {
    return false;
  }
}

describe('a state that is none', () => {
  const calls: Readonly<Record<string, (state: GameState) => unknown>> = {
    reduce: (state) => reduce(state, { type: 'draw', seat: 0 }),
    isLegal: (state) => isLegal(state, { type: 'draw', seat: 0 }),
    whyNot: (state) => whyNot(state, { type: 'draw', seat: 0 }),
    waitingFor: (state) => waitingFor(state),
    nextSeat: (state) => nextSeat(state),
    legalActions: (state) => legalActions(state, 0),
    'fast.apply': (state) => fast.apply(state as never, { type: 'draw', seat: 0 }),
  };
  for (const [name, call] of Object.entries(calls)) {
    test(`is refused by ${name}`, () => {
      for (const junk of [...JUNK, ...NOT_JSON]) {
        const { field } = thrown('InvalidSnapshot', () => call(junk as GameState));
        expect(field).toBe('state.rules');
      }
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (junk) => {
          thrown('InvalidSnapshot', () => call(junk as GameState));
        }),
      );
    });
  }

  test('one in which somebody is asked who has no choice is refused, whoever has signed it', () => {
    const game = on({ hands: [['red gift', 'blue 1', 'blue 2', 'blue 3'], ['green 2'], ['green 4']], top: 'red 9' });
    const asked = game.play(0, 'red gift').name(0, 1).quiet().state;
    expect(questionOf(asked, 0)).toMatchObject({ type: 'choose', min: 2, max: 2 });
    const signed = (state: unknown): unknown => ({ format: 1, digest: hash(canonical(state)), state });
    expect(restore(signed(asked))).toEqual(asked);
    // With two cards in hand both are given, and nobody is asked.
    const state = JSON.parse(JSON.stringify(asked));
    state.drawPile.unshift(state.players[0].hand.pop());
    const refused = thrown('InvalidSnapshot', () => restore(signed(state)));
    expect(refused.message).toBe('state.queue: leaves seat 0 no choice');
    game.pick(0, 'blue 1', 'blue 2').expectReady(1);
  });

  test('a view of a seat that does not exist is refused', () => {
    const state = createGame({ players: 2, seed: 1 });
    for (const seat of [-1, 2, 0.5, Number.NaN, 'everybody', null, undefined]) {
      expect(thrown('InvalidInput', () => viewOf(state, seat as number)).field).toBe('viewer');
    }
  });
});

function played(): GameRecord {
  const setup = { players: 3, seed: 'slap', pointLimit: 40 };
  const kept = createRecord(setup);
  let state = createGame(setup);
  for (let i = 0; i < 60 && state.outcome === null; i++) {
    const action = sampleLegal(state, waitingFor(state)[0] as number, () => ((i * 37) % 100) / 100);
    kept.actions.push(action);
    state = reduce(state, action);
  }
  return kept;
}

describe('a record', () => {
  const kept = played();
  const text = JSON.stringify(kept);
  const tree: unknown = JSON.parse(text);

  const expectHandled = (given: unknown, what: string): void => {
    let state: GameState;
    try {
      state = replay(given);
    } catch (error) {
      if (!(error instanceof InvalidRecord)) throw new Error(`${what}: ${String(error)}`, { cause: error });
      expect(error.message.startsWith(`${error.field}: `)).toBe(true);
      return;
    }
    expect(restore(save(state))).toEqual(state);
  };

  test('with any field missing or changed is refused with its field, or is the record of another game', () => {
    for (const path of placesIn(tree).filter((one) => one.length > 0)) {
      const isAction = path[0] === 'actions' && path.length > 1 && (path[1] as number) % 5 !== 0;
      if (isAction) continue;
      const undoDelete = withChange(tree, path, (parent, key) => {
        if (Array.isArray(parent)) parent.splice(Number(key), 1);
        else delete parent[key];
      });
      expectHandled(tree, `${path.join('.')} deleted`);
      undoDelete();
      for (const junk of JUNK) {
        const undo = withChange(tree, path, (parent, key) => {
          parent[key] = junk;
        });
        expectHandled(tree, `${path.join('.')} = ${show(junk)}`);
        undo();
      }
    }
    expect(JSON.stringify(tree)).toBe(text);
  });

  const cases: readonly (readonly [what: string, given: unknown, field: string])[] = [
    ['no JSON', '{', 'record'],
    ['nothing', '', 'record'],
    ['null', null, 'record'],
    ['a list', [], 'record'],
    ['text that is a list', '[]', 'record'],
    ['another format', { ...kept, format: 2 }, 'format'],
    ['a format in words', { ...kept, format: '1' }, 'format'],
    ['no format', { ...kept, format: undefined }, 'format'],
    ['a record of another game', { ...kept, game: 'board' }, 'game'],
    ['other rules', { ...kept, rulesVersion: 0 }, 'rulesVersion'],
    ['no rules', { ...kept, rulesVersion: null }, 'rulesVersion'],
    ['no actions', { ...kept, actions: undefined }, 'actions'],
    ['actions by name', { ...kept, actions: { 0: kept.actions[0] } }, 'actions'],
    ['no setup', { ...kept, setup: undefined }, 'setup.setup'],
    ['a setup of nine', { ...kept, setup: { ...kept.setup, players: 9 } }, 'setup.players'],
    ['an unknown option', { ...kept, setup: { ...kept.setup, options: { nope: 1 } } }, 'setup.options.nope'],
    [
      'an unlawful action',
      { ...kept, actions: [...kept.actions.slice(0, 10), { type: 'pass', seat: 99 }] },
      'actions[10]',
    ],
    ['an action that is none', { ...kept, actions: [null] }, 'actions[0]'],
    ['the last actions in the wrong order', { ...kept, actions: [...kept.actions].reverse() }, 'actions[0]'],
  ];
  for (const [what, given, field] of cases) {
    test(`${what} is refused: ${field}`, () => {
      expect(thrown('InvalidRecord', () => replay(given)).field).toBe(field);
      expect(thrown('InvalidRecord', () => fast.replay(given)).field).toBe(field);
    });
  }

  test('with a hole in it is refused', () => {
    const actions = [...kept.actions];
    delete actions[3];
    expect(thrown('InvalidRecord', () => replay({ ...kept, actions })).field).toBe('actions[3]');
  });

  test('that is anything at all is refused', () => {
    for (const junk of [...JUNK, ...NOT_JSON]) thrown('InvalidRecord', () => replay(junk));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.json(), fc.anything({ withBigInt: true, withMap: true })), (given) => {
        thrown('InvalidRecord', () => replay(given));
      }),
    );
  });

  test('is not changed by being replayed', () => {
    const given = JSON.parse(text);
    replay(given);
    expect(JSON.stringify(given)).toBe(text);
  });
});

test('a state out of any game is saved and restored the same, and no two states have the same text', () => {
  const texts = new Map<string, string>();
  fc.assert(
    fc.property(anyState(), (state) => {
      const text = save(state);
      expect(restore(text)).toEqual(state);
      const whole = JSON.stringify(state);
      const { digest } = JSON.parse(text);
      expect(texts.get(digest) ?? whole).toBe(whole);
      texts.set(digest, whole);
    }),
  );
});
