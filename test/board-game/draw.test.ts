/** Both drawings of a board: everything on it once and in its place, and nothing that is hidden. */
import {
  boardSvg,
  boardText,
  cardNamed,
  createGame,
  defineDeck,
  defineLayout,
  type GameState,
  legalActions,
  publicOf,
  questionOf,
  reduce,
  table,
  UnknownName,
  viewOf,
  waitingFor,
} from 'frantic-engine/board-game';
import { describe, expect, test } from 'vitest';

const layout = defineLayout({
  name: 'up & <down>',
  map: ['0  1  2  3  4', '9  8  7  6  5', '10 11 12 13 14'],
  teleports: [2, 4, 6, 8, 10, 12],
});

/** A board with an arrow in every direction, and everybody on a few spaces. */
const busy = table({
  layout,
  hands: [['skip', 'ghost'], ['block', 'snail'], ['nice try', 'x'], ['magnet'], ['gift'], ['stop']],
  tokens: [0, 3, 3, 3, 7, 13],
  board: {
    1: ['reverse', 'troublemaker'],
    3: ['push', 6],
    5: ['push', 4],
    7: ['push', 6],
    9: 'remote',
    11: ['push', 12],
    13: 'second chance',
  },
  scores: [10, 20, 30, 40, 50, 60],
});

/** A game after some turns in which everybody does the first thing they may. */
function played(seed: string, actions: number): GameState {
  let state = createGame({ players: ['Ann', 'Ben', 'Cleo'], seed, windows: 'holders' });
  for (let i = 0; i < actions && state.outcome === null; i++) {
    const [action] = legalActions(state, waitingFor(state)[0] as number, { limit: 1 });
    state = reduce(state, action as NonNullable<typeof action>);
  }
  return state;
}

/** The elements of a picture in order, each with those around it. Throws unless tags are closed in turn. */
function elementsOf(svg: string) {
  const open: string[] = [];
  const found: { tag: string; attributes: Record<string, string>; around: readonly string[]; text: string }[] = [];
  for (const [, close, tag = '', rest = '', self, text = ''] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>([^<]*)/g,
  )) {
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
    if (close === '/') {
      expect(tag).toBe(open.pop());
      continue;
    }
    const attributes = [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
    found.push({ tag, attributes: Object.fromEntries(attributes), around: [...open], text });
    if (self !== '/') open.push(tag);
  }
  expect(open).toEqual([]);
  // Every `<` began one of the tags.
  expect(svg.match(/</g)?.length).toBe(svg.match(/<\/?[a-zA-Z]+(?:\s+[\w-]+="[^"<]*")*\s*\/?>/g)?.length);
  return found;
}

/** The part of the picture that shows one space. */
function spaceIn(svg: string, space: number): string {
  const line = svg.split('\n').filter((one) => one.includes(`data-space="${space}"`));
  expect(line).toHaveLength(1);
  return line[0] as string;
}

const states = [busy, played('a', 40), played('b', 200), createGame({ players: 6, seed: 'c' })];

describe('the picture', () => {
  test.each(states.map((state, i) => [i, state] as const))('%i is well-formed, with every space once', (_i, state) => {
    const elements = elementsOf(boardSvg(state));
    const spaces = elements.flatMap(({ attributes }) => attributes['data-space'] ?? []).map(Number);
    expect(spaces).toEqual([...state.board.keys()]);
    expect(elements[0]).toMatchObject({ tag: 'svg', attributes: { xmlns: 'http://www.w3.org/2000/svg' } });
  });

  test.each(states.map((state, i) => [i, state] as const))('%i has each token where it stands', (_i, state) => {
    const svg = boardSvg(state);
    state.board.forEach((_stack, space) => {
      const here = [...spaceIn(svg, space).matchAll(/data-seat="(\d)"/g)].map(([, seat]) => Number(seat));
      expect(here).toEqual(state.players.flatMap((player, seat) => (player.space === space ? [seat] : [])));
    });
  });

  test('has arrows towards their spaces', () => {
    const svg = boardSvg(busy);
    for (const [space, facing, direction] of [
      [3, 6, 'down'],
      [5, 4, 'up'],
      [7, 6, 'right'],
      [11, 12, 'right'],
    ] as const)
      expect(spaceIn(svg, space)).toContain(`data-facing="${facing}" data-direction="${direction}"`);
    expect(svg.match(/data-facing/g)).toHaveLength(4);
  });

  test('has a wall for each wall of the board', () => {
    expect(boardSvg(busy).match(/class="wall"/g)).toHaveLength(layout.walls.length);
    const open = defineLayout({
      map: ['0 1 2 3', '7 6 5 4', '8 9 . .'],
      teleports: [1, 2, 3, 4, 5, 6],
      walls: [[2, 5]],
    });
    expect(boardSvg(createGame({ players: 2, seed: 1, layout: open })).match(/class="wall"/g)).toHaveLength(1);
  });

  test('marks what has done something this turn, and only that', () => {
    const start = table({
      hands: [['stop', 'x'], ['ghost'], ['ghost']],
      tokens: [10, 30, 35],
      board: { 15: 'swap', 20: 'swap' },
      dice: [5],
    });
    const card = cardNamed(start, 0, 'stop');
    let state = reduce(start, { type: 'place', seat: 0, card, at: 40 });
    while (questionOf(state, waitingFor(state)[0] as number)?.type === 'react')
      state = reduce(state, { type: 'decline', seat: waitingFor(state)[0] as number });
    expect(state.fired).toHaveLength(1);
    const svg = boardSvg(state, { legend: false });
    expect(svg.match(/class="fired"/g)).toHaveLength(1);
    expect(spaceIn(svg, 15)).toContain('class="fired"');
    expect(boardText(state)).toContain(' 15*    A ');
  });

  test('has the board alone if no legend is wanted', () => {
    const alone = boardSvg(busy, { legend: false });
    elementsOf(alone);
    expect(alone).not.toContain('10 points');
    expect(boardSvg(busy)).toContain('10 points');
  });
});

describe('the text', () => {
  test.each(states.map((state, i) => [i, state] as const))('%i fits on 100 columns, every space once', (_i, state) => {
    const text = boardText(state, { legend: false });
    for (const line of boardText(state).split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    const numbers = text.split('\n').flatMap((line) => [...line.matchAll(/(?<=[|║<> ] )\d+(?=\*? )/g)].map(Number));
    expect(numbers.sort((a, b) => a - b)).toEqual([...state.board.keys()]);
  });

  test.each([60, 80, 100])('fits %i columns, with all that stands under it, in either language', (width) => {
    for (const state of states)
      for (const language of ['en', 'de'] as const)
        for (const line of boardText(state, { width, language }).split('\n'))
          expect(line.length).toBeLessThanOrEqual(width);
  });

  test('takes the columns it is given, and has a width of its own if nothing is said', () => {
    const state = createGame({ players: 3, seed: 1 });
    const longest = (options: { readonly width?: number }): number =>
      Math.max(
        ...boardText(state, { legend: false, ...options })
          .split('\n')
          .map(({ length }) => length),
      );
    // Nine columns of spaces, each with a line before it, and one more at the end.
    const widths = [9 * 6 + 1, 9 * 8 + 1, 9 * 11 + 1, 9 * 11 + 1];
    expect([60, 80, 100, 200].map((width) => longest({ width }))).toEqual(widths);
    expect(longest({})).toBe(9 * 11 + 1);
  });

  test.each([0, -1, 1.5, Number.NaN])('a width of %d is refused by its name', (width) => {
    expect(() => boardText(busy, { width })).toThrow('options.width');
  });

  test('shows walls, the way, cards, arrows, tokens and teleports', () => {
    expect(boardText(busy, { legend: false }).split('\n')).toEqual([
      '+----------+----------+----------+----------+----------+',
      '| 0      A > 1        > 2        > 3    BCD > 4        |',
      '| start      trouble    T1         push ↓     T2       |',
      '+----------+══════════+══════════+══════════+    v     +',
      '| 9        < 8        < 7      E < 6        < 5        |',
      '| remote     T4         push →     T3         push ↑   |',
      '+    v     +══════════+══════════+══════════+----------+',
      '| 10       > 11       > 12       > 13     F > 14       |',
      '| T5         push →     T6        2nd chance  end      |',
      '+----------+----------+----------+----------+----------+',
    ]);
  });

  test('has colors only if they are asked for, and then says the same', () => {
    expect(boardText(busy)).not.toContain('\u001b');
    const painted = boardText(busy, { color: true });
    expect(painted).toContain('\u001b[31mpush ↓\u001b[0m');
    expect(painted.split(/\p{Cc}\[[\d;]*m/u).join('')).toBe(boardText(busy));
  });
});

describe.each([
  ['the picture', boardSvg],
  ['the text', boardText],
] as const)('%s', (_name, draw) => {
  test('says that board and deck are a reconstruction, or what they are called', () => {
    const plain = draw(createGame({ players: 2, seed: 1 }));
    expect(plain).toContain('Board: reconstruction. Deck: reconstruction.');
    expect(plain).toContain('Both are a reconstruction');
    expect(draw(busy)).toContain('The deck is a reconstruction');
    expect(draw(busy)).not.toContain('The board is a reconstruction');
  });

  test('is made from what everybody may know: hands and draw pile do not change it', () => {
    const board = publicOf(busy);
    expect(draw(board)).toBe(draw(busy));
    for (const viewer of [0, 1, 5, 'spectator'] as const) expect(draw(viewOf(busy, viewer))).toBe(draw(busy));
    // The same board over other hands and another pile.
    const state = played('secrets', 80);
    const secret = [...state.drawPile, ...state.players.flatMap(({ hand }) => hand)];
    let at = secret.length;
    const next = (): number => secret[--at] as number;
    const players = state.players.map((player) => ({ ...player, hand: player.hand.map(next) }));
    const other: GameState = { ...state, players, drawPile: state.drawPile.map(next) };
    expect(other.drawPile).not.toEqual(state.drawPile);
    expect(draw(other)).toBe(draw(state));
  });

  test('names nothing but what lies on top or is there to be taken', () => {
    // Skip, ghost, block and snail are in hands, and the reverse lies under the troublemaker.
    for (const hidden of ['skip', 'ghost', 'block', 'snail', 'reverse', 'magnet'])
      expect(draw(busy)).not.toContain(hidden);
  });

  test('of a game that is over names who won', () => {
    let state = createGame({ players: ['Ann', 'Ben'], seed: 1, pointLimit: 1, windows: 'holders' });
    while (state.outcome === null) {
      const [action] = legalActions(state, waitingFor(state)[0] as number, { limit: 1 });
      state = reduce(state, action as NonNullable<typeof action>);
    }
    expect(draw(state)).toMatch(/Game over: (Ann|Ben|Ann, Ben) win/);
  });
});

test('names of players and boards cannot break out of the picture, or onto another line', () => {
  const players = ['<script>"&\'', 'a\u0000b\u001b[31m\nc', `${'W'.repeat(60)}`, '\uD800'];
  const state = createGame({ players, seed: 1, layout });
  const svg = boardSvg(state);
  const texts = elementsOf(svg).map(({ text }) => text);
  expect(texts).toContain('&lt;script&gt;&quot;&amp;&apos;');
  expect(svg).toContain('up &amp; &lt;down&gt;');
  expect(svg).not.toMatch(/[^\P{Cc}\n]|\p{Cs}/u);
  expect(svg).not.toContain('W'.repeat(25));
  const text = boardText(state);
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  expect(text).toContain('a\uFFFDb\uFFFD[31m\uFFFDc');
});

test('a kind of several colors has the first letter of its color in the text', () => {
  const ours = defineDeck({ colors: { push: { red: 4, purple: 6 } } });
  const state = table({ hands: [['skip'], ['skip']], deck: ours, board: { 5: ['purple push', 6], 8: 'jump' } });
  expect(boardText(state)).toContain(' p push → ');
  expect(boardText(state)).toContain(' jump ');
  expect(boardText(state, { language: 'de' })).toContain(' vi push → ');
});

describe('in German', () => {
  const german = { language: 'de' } as const;

  test('a drawing says the same beside the same board', () => {
    const lines = boardText(busy, german).split('\n');
    expect(lines.filter((line) => /^Runde|^[> ] [A-F] /.test(line))).toEqual([
      'Runde 1, Zug 1: Player 1',
      '> A Player 1  Feld 0     2 Karten   10 Punkte',
      '  B Player 2  Feld 3     2 Karten   20 Punkte',
      '  C Player 3  Feld 3     2 Karten   30 Punkte',
      '  D Player 4  Feld 3     1 Karte    40 Punkte',
      '  E Player 5  Feld 7     1 Karte    50 Punkte',
      '  F Player 6  Feld 13    1 Karte    60 Punkte',
    ]);
    expect(
      boardText(busy, { ...german, legend: false })
        .replace(' Start ', ' start ')
        .replace(' Ziel ', ' end  '),
    ).toBe(boardText(busy, { legend: false }));
  });

  test.each(states.map((state, i) => [i, state] as const))('%i fits on 100 columns and has no English', (_i, state) => {
    const text = boardText(state, german);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    const svg = boardSvg(state, german);
    const written = [...svg.matchAll(/>([^<]*)</g)].map(([, said]) => said).join('\n');
    for (const said of [text, written])
      expect(said).not.toMatch(/\b(round|turn|space|cards|points?|pile|the|limit|end)\b/i);
    expect(written).toMatch(/\nhat in diesem Zug gewirkt\n/);
  });

  test('a language there is not is refused by its name', () => {
    for (const draw of [boardText, boardSvg]) {
      // @ts-expect-error there is no such language
      expect(() => draw(busy, { language: 'fr' })).toThrow(UnknownName);
      // @ts-expect-error nor is that one
      expect(() => draw(busy, { language: 'constructor' })).toThrow(/^options\.language: .*'constructor'/);
    }
  });
});
