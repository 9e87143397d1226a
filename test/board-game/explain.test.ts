/** Why an action of the board game is allowed or refused, on a table, in both languages. */
import * as board from 'frantic-engine/board-game';
import { describe, expect, test } from 'vitest';
import type { BoardNotNow, BoardReason, BoardWhy } from '../../src/texts/language/board-explaining.ts';
import { type BoardGame, onBoard } from '../support/board.ts';
import { chanceOf } from '../support/ways.ts';
import { some } from '../support/whole.ts';

/** An action on a table, and what is said to it. */
interface Case {
  readonly when: string;
  readonly game: () => BoardGame;
  readonly action: (game: BoardGame) => unknown;
  readonly en: string;
  readonly de: string;
}

const placing = (g: BoardGame, seat: board.Seat, card: string, at: board.Space, facing?: board.Space): unknown =>
  facing === undefined
    ? { type: 'place', seat, card: g.id(seat, card), at }
    : { type: 'place', seat, card: g.id(seat, card), at, facing };

const tossing = (g: BoardGame, seat: board.Seat, card: string): unknown => ({
  type: 'react',
  seat,
  card: g.id(seat, card),
});

/** Seat 0 places a card. Push lies on space 7, Reverse on 6, Troublemaker on 8 and Block on 9. */
const turn = () =>
  onBoard({
    hands: [
      ['skip', 'push', 'block', 'fuck you'],
      ['stop', 're-roll'],
    ],
    board: { 6: 'reverse', 7: ['push', 8], 8: 'troublemaker', 9: 'block' },
  });

/** A path of 15 spaces, 7 of which are free: all of them have red cards. */
const LAYOUT = board.defineLayout({
  name: 'short',
  map: ['0  1  2  3  4', '9  8  7  6  5', '10 11 12 13 14'],
  teleports: [2, 4, 6, 8, 10, 12],
});
const RED = { 1: 'magnet', 3: 'gift', 5: 'gift', 7: 'swap', 9: 'swap', 11: 'magnet', 13: 'teleport' };
const stuck = (...hand: string[]) => onBoard({ layout: LAYOUT, hands: [hand, ['stop']], board: RED });

/** Every space between start and end but one is a teleport: once that one has a white card, nothing can be placed. */
const FULL = board.defineLayout({ name: 'full', map: ['0 1 2 3 4 5 6 7 8'], teleports: [1, 2, 3, 4, 5, 6] });

/** Seat 0 has caused an event of this number. */
const event = (number: number, hand: string[] = ['skip']) =>
  onBoard({
    hands: [['troublemaker', ...hand], ['stop']],
    board: { 6: 'push', 7: 'jump' },
    dice: [{ d20: number }],
  }).place(0, 'troublemaker', 5);

/** Seat 0 plays Remote and names nobody yet. Windows ask everybody. */
const aiming = () =>
  onBoard({
    hands: [
      ['remote', 'stop'],
      ['block', 'skip', 're-roll'],
      ['block', 'push'],
    ],
    windows: 'everyone',
  }).place(0, 'remote', 44);

/** Seat 1 is asked whether it blocks. */
const attacked = () => aiming().name(0, 1);

/** A token has come upon a Gift: seat 0 names whose token goes forward. */
const giving = () =>
  onBoard({
    hands: [['stop', 'skip'], ['skip'], ['skip']],
    board: { 14: 'gift' },
    tokens: [12, 20, 30],
    dice: [2],
  }).place(0, 'stop', 44);

/** Seat 0 takes a card from the board. */
const taking = () =>
  onBoard({ hands: [['stop'], ['skip']], board: { 14: 'magnet', 20: 'jump' }, tokens: [12, 30], dice: [2] }).place(
    0,
    'stop',
    44,
  );

/** A token has reached the end, and there is no time for a Nice Try: the total ends the game. */
const over = () =>
  onBoard({ hands: [['stop'], ['skip']], tokens: [44, 3], scores: [200, 0], dice: [6] }).place(0, 'stop', 10);

const allowed: Readonly<Record<BoardWhy, readonly Case[]>> = {
  empty: [
    {
      when: 'a card without an arrow',
      game: turn,
      action: (g) => placing(g, 0, 'skip', 5),
      en: 'Space 5 is empty, so Skip may go there. (R-391)',
      de: 'Feld 5 ist leer, also darf «Skip» dorthin. (R-391)',
    },
    {
      when: 'a card with an arrow',
      game: turn,
      action: (g) => placing(g, 0, 'push', 20, 21),
      en: 'Space 20 is empty, so Push may go there. Its arrow points to space 21 as long as it lies there. (R-391)',
      de: 'Feld 20 ist leer, also darf «Push» dorthin. Ihr Pfeil zeigt auf Feld 21, solange sie dort liegt. (R-391)',
    },
  ],
  color: [
    {
      when: 'blue on blue',
      game: turn,
      action: (g) => placing(g, 0, 'skip', 6),
      en: 'Skip has the color of Reverse on space 6: blue. (R-391)',
      de: '«Skip» hat die Farbe von «Reverse» auf Feld 6: Blau. (R-391)',
    },
  ],
  wild: [
    {
      when: 'a many-colored card on a blue one',
      game: turn,
      action: (g) => placing(g, 0, 'block', 6),
      en: 'Block is many-colored and goes with any color. (R-392)',
      de: '«Block» ist bunt und geht mit jeder Farbe zusammen. (R-392)',
    },
    {
      when: 'a blue card on a many-colored one',
      game: turn,
      action: (g) => placing(g, 0, 'skip', 9),
      en: 'Block is many-colored and goes with any color. (R-392)',
      de: '«Block» ist bunt und geht mit jeder Farbe zusammen. (R-392)',
    },
  ],
  white: [
    {
      when: 'a white card on a red one',
      game: turn,
      action: (g) => placing(g, 0, 'fuck you', 6),
      en: 'Fuck You is white, and a white card goes on anything but another white one. (R-391)',
      de: '«Fuck You» ist weiss, und eine weisse Karte geht auf alles ausser auf eine andere weisse. (R-391)',
    },
  ],
  stuck: [
    {
      when: 'no card of the hand fits anywhere',
      game: () => stuck('skip'),
      action: (g) => placing(g, 0, 'skip', 13),
      en: 'Skip fits nowhere, so for once it may cover any card but a white one. (R-394)',
      de: '«Skip» passt nirgends und darf darum ausnahmsweise auf jede Karte ausser eine weisse. (R-394)',
    },
    {
      when: 'another card of the hand fits',
      game: () => stuck('skip', 'magnet'),
      action: (g) => placing(g, 0, 'skip', 13),
      en: 'Skip fits nowhere, so for once it may cover any card but a white one. (R-395)',
      de: '«Skip» passt nirgends und darf darum ausnahmsweise auf jede Karte ausser eine weisse. (R-395)',
    },
  ],
  anywhere: [
    {
      when: 'Restock',
      game: () => event(9),
      action: (g) => placing(g, 1, 'stop', 6),
      en: 'Restock lets any card be covered but a white one. (R-394)',
      de: 'Mit «Restock» darf jede Karte belegt werden, ausser einer weissen. (R-394)',
    },
  ],
  moved: [
    {
      when: 'Reorganize',
      game: () => event(18),
      action: () => ({ type: 'place', seat: 0, card: 94, at: 6 }),
      en: 'Teleport 1 may be moved to space 6, and covers what lies there. (R-436)',
      de: '«Teleport 1» darf auf Feld 6 versetzt werden und bedeckt, was dort liegt. (R-436)',
    },
  ],
  tossIn: [
    {
      when: 'a Block',
      game: attacked,
      action: (g) => tossing(g, 1, 'block'),
      en: 'You have just been named, so Block may be tossed in. (R-423)',
      de: 'Du bist eben genannt worden, darum darfst du «Block» einwerfen. (R-423)',
    },
    {
      when: 'a Re-Roll',
      game: () =>
        onBoard({ hands: [['stop'], ['re-roll']], windows: 'everyone', tokens: [12, 20], dice: [6] }).place(
          0,
          'stop',
          44,
        ),
      action: (g) => tossing(g, 1, 're-roll'),
      en: 'A die has just been rolled, so Re-Roll may be tossed in. (R-425)',
      de: 'Eben ist gewürfelt worden, darum darfst du «Re-Roll» einwerfen. (R-425)',
    },
    {
      when: 'a Nice Try',
      game: () => onBoard({ hands: [['stop'], ['nice try']], tokens: [44, 3], dice: [6] }).place(0, 'stop', 10),
      action: (g) => tossing(g, 1, 'nice try'),
      en: 'A token stands on the end space, and the turn is over otherwise, so Nice Try may be tossed in. (R-426)',
      de: 'Eine Figur steht im Ziel, und sonst ist der Zug vorbei, darum darfst du «Nice Try» einwerfen. (R-426)',
    },
  ],
  letGo: [
    {
      when: 'no Block',
      game: attacked,
      action: () => ({ type: 'decline', seat: 1 }),
      en: 'Nobody has to toss a card in. (R-490)',
      de: 'Niemand muss eine Karte einwerfen. (R-490)',
    },
  ],
  name: [
    {
      when: 'Remote',
      game: aiming,
      action: () => ({ type: 'name', seat: 0, target: 2 }),
      en: 'Remote: you name a player, and Player 3 can be named. (R-415)',
      de: '«Remote»: Du nennst eine Person, und Player 3 steht zur Wahl. (R-415)',
    },
  ],
  choose: [
    {
      when: 'Magnet',
      game: taking,
      action: (g) => ({ type: 'choose', seat: 0, cards: [g.state.board[20]?.[0]?.card] }),
      en: 'Magnet: you choose a card, and Jump is among them. (R-420)',
      de: '«Magnet»: Du wählst eine Karte, und «Jump» ist dabei. (R-420)',
    },
  ],
  discard: [
    {
      when: 'no space can be covered',
      game: () => onBoard({ layout: FULL, hands: [['skip', 'push'], ['stop']], board: { 7: 'troublemaker' } }),
      action: (g) => ({ type: 'choose', seat: 0, cards: [g.id(0, 'push')] }),
      en: 'None of your cards can be placed, so you discard one. (R-394)',
      de: 'Keine deiner Karten lässt sich legen, also legst du eine ab. (R-394)',
    },
  ],
  pick: [
    {
      when: 'how far a Gift goes',
      game: () => giving().name(0, 2),
      action: () => ({ type: 'pick', seat: 0, option: '2' }),
      en: 'Gift: you choose, and "2" is one of the options. (R-419)',
      de: '«Gift»: Du wählst, und «2» ist eine der Möglichkeiten. (R-419)',
    },
  ],
};

const refused: Readonly<Record<BoardReason, readonly Case[]>> = {
  malformed: [
    {
      when: 'a card that is no number',
      game: turn,
      action: () => ({ type: 'place', seat: 0, card: 'push', at: 5 }),
      en: 'A card is a whole number.',
      de: 'Die Eingabe ist falsch aufgebaut: Feld «card».',
    },
    {
      when: 'nothing at all',
      game: turn,
      action: () => null,
      en: 'An action is an object.',
      de: 'Diese Eingabe ist keine Aktion.',
    },
  ],
  'no-such-seat': [
    {
      when: 'seat 9',
      game: turn,
      action: () => ({ type: 'decline', seat: 9 }),
      en: 'There is no seat 9.',
      de: 'Diesen Platz gibt es nicht.',
    },
  ],
  'game-over': [
    {
      when: 'after the last round',
      game: over,
      action: () => ({ type: 'decline', seat: 1 }),
      en: 'The game is over.',
      de: 'Das Spiel ist zu Ende.',
    },
  ],
  'not-your-turn': [
    {
      when: 'the turn of another',
      game: turn,
      action: (g) => placing(g, 1, 'stop', 5),
      en: 'Nothing is asked of you now. It is the turn of Player 1.',
      de: 'Von dir wird gerade nichts verlangt. Player 1 ist am Zug.',
    },
    {
      when: 'the own turn, while another is asked',
      game: attacked,
      action: (g) => placing(g, 0, 'stop', 5),
      en: 'Nothing is asked of you now.',
      de: 'Von dir wird gerade nichts verlangt.',
    },
  ],
  stale: [
    {
      when: 'the answer to another question',
      game: turn,
      action: (g) => ({ type: 'place', seat: 0, card: g.id(0, 'skip'), at: 5, to: 999 }),
      en: 'That question is not open to you, or not any more.',
      de: 'Diese Frage steht dir nicht offen, oder nicht mehr.',
    },
  ],
  'wrong-type': [
    {
      when: 'a name where a card is placed',
      game: turn,
      action: () => ({ type: 'name', seat: 0, target: 1 }),
      en: 'That is not what is asked. Now you place a card on the board.',
      de: 'Danach ist nicht gefragt. Jetzt legst du eine Karte auf das Brett.',
    },
    {
      when: 'a card where somebody is named',
      game: aiming,
      action: (g) => placing(g, 0, 'stop', 5),
      en: 'That is not what is asked. Now you name a player.',
      de: 'Danach ist nicht gefragt. Jetzt nennst du eine Person.',
    },
    {
      when: 'a name where a card is tossed in',
      game: attacked,
      action: () => ({ type: 'name', seat: 1, target: 0 }),
      en: 'That is not what is asked. Now you toss a card in, or let it go.',
      de: 'Danach ist nicht gefragt. Jetzt wirfst du eine Karte ein oder lässt es.',
    },
    {
      when: 'a name where a card is chosen',
      game: taking,
      action: () => ({ type: 'name', seat: 0, target: 1 }),
      en: 'That is not what is asked. Now you choose cards.',
      de: 'Danach ist nicht gefragt. Jetzt wählst du Karten.',
    },
    {
      when: 'a name where an option is picked',
      game: () => giving().name(0, 2),
      action: () => ({ type: 'name', seat: 0, target: 1 }),
      en: 'That is not what is asked. Now you choose one of the options.',
      de: 'Danach ist nicht gefragt. Jetzt wählst du eine der Möglichkeiten.',
    },
  ],
  'not-in-hand': [
    {
      when: 'the card of another is placed',
      game: turn,
      action: (g) => ({ type: 'place', seat: 0, card: g.id(1, 'stop'), at: 5 }),
      en: 'Stop is not among what you can place.',
      de: '«Stop» gehört nicht zu dem, was du legen kannst.',
    },
    {
      when: 'the card of another is tossed in',
      game: attacked,
      action: (g) => ({ type: 'react', seat: 1, card: g.id(2, 'block') }),
      en: 'Block is not in your hand.',
      de: '«Block» hast du nicht auf der Hand.',
    },
  ],
  'does-not-fit': [
    {
      when: 'blue on red',
      game: turn,
      action: (g) => placing(g, 0, 'skip', 7),
      en: 'Skip is blue, and Push on space 7 is red. A card goes on an empty space, or on one of its own color. (R-391)',
      de: '«Skip» ist blau, und «Push» auf Feld 7 ist rot. Eine Karte geht auf ein leeres Feld oder auf eine Karte derselben Farbe. (R-391)',
    },
  ],
  forbidden: [
    {
      when: 'the start',
      game: turn,
      action: (g) => placing(g, 0, 'skip', 0),
      en: 'Nothing is placed on the start. (R-391)',
      de: 'Auf den Start wird nichts gelegt. (R-391)',
    },
    {
      when: 'the end',
      game: turn,
      action: (g) => placing(g, 0, 'skip', 50),
      en: 'Nothing is placed on the end. (R-391)',
      de: 'Auf das Ziel wird nichts gelegt. (R-391)',
    },
    {
      when: 'a numbered teleport',
      game: turn,
      action: (g) => placing(g, 0, 'fuck you', 4),
      en: 'A numbered teleport cannot be covered. (R-391)',
      de: 'Ein nummerierter Teleport lässt sich nicht belegen. (R-391)',
    },
    {
      when: 'a white card',
      game: turn,
      action: (g) => placing(g, 0, 'fuck you', 8),
      en: 'A white card cannot be covered. (R-391)',
      de: 'Eine weisse Karte lässt sich nicht belegen. (R-391)',
    },
  ],
  'not-offered': [
    {
      when: 'a card without an arrow that points somewhere',
      game: turn,
      action: (g) => placing(g, 0, 'skip', 5, 6),
      en: 'Skip has no arrow.',
      de: '«Skip» hat keinen Pfeil.',
    },
    {
      // 1 is on the path between 0 and 2, and the wall behind it leads to 13.
      when: 'an arrow that points to no neighbor',
      game: () => onBoard({ layout: LAYOUT, hands: [['push'], ['stop']] }),
      action: (g) => placing(g, 0, 'push', 1, 9),
      en: 'There, the arrow of Push can point to space 0, 2 or 8.',
      de: 'Dort kann der Pfeil von «Push» auf Feld 0, 2 oder 8 zeigen.',
    },
    {
      when: 'three steps for a Gift',
      game: () => giving().name(0, 2),
      action: () => ({ type: 'pick', seat: 0, option: '3' }),
      en: '3 cannot be chosen here. You can choose 1 or 2.',
      de: '«3» steht hier nicht zur Wahl. Möglich sind 1 und 2.',
    },
    {
      when: 'a card that lies nowhere on the board',
      game: taking,
      action: (g) => ({ type: 'choose', seat: 0, cards: [g.id(1, 'skip')] }),
      en: 'Skip cannot be chosen here.',
      de: '«Skip» steht hier nicht zur Wahl.',
    },
  ],
  self: [
    {
      when: 'a Gift to oneself',
      game: giving,
      action: () => ({ type: 'name', seat: 0, target: 0 }),
      en: 'You cannot name yourself. (R-490)',
      de: 'Dich selbst kannst du nicht nennen. (R-490)',
    },
  ],
  'wrong-count': [
    {
      when: 'nothing is taken by a Magnet',
      game: taking,
      action: () => ({ type: 'choose', seat: 0, cards: [] }),
      en: 'Choose exactly 1, not 0.',
      de: 'Es muss genau eine Karte sein.',
    },
  ],
  'out-of-range': [
    {
      when: 'a space there is not',
      game: turn,
      action: (g) => placing(g, 0, 'skip', 51),
      en: 'There is no space 51.',
      de: 'Ein Feld 51 gibt es nicht.',
    },
  ],
  obligatory: [
    {
      when: 'nobody is named by Remote',
      game: aiming,
      action: () => ({ type: 'decline', seat: 0 }),
      en: 'This effect has to be carried out. (R-490)',
      de: 'Dieser Effekt muss ausgeführt werden. (R-490)',
    },
  ],
};

const notNow: Readonly<Record<BoardNotNow, readonly Case[]>> = {
  never: [
    {
      when: 'a Skip',
      game: attacked,
      action: (g) => tossing(g, 1, 'skip'),
      en: 'Skip cannot be tossed in: it is placed in your own turn. (R-390)',
      de: '«Skip» lässt sich nicht einwerfen: Sie wird im eigenen Zug gelegt. (R-390)',
    },
  ],
  others: [
    {
      when: 'a Block for somebody else',
      game: attacked,
      action: (g) => tossing(g, 2, 'block'),
      en: 'Others are asked now, and you are not entitled to toss Block in. (R-423)',
      de: 'Gefragt sind jetzt andere; «Block» darfst du hier nicht einwerfen. (R-423)',
    },
  ],
  answered: [
    {
      when: 'a Re-Roll, after it was let go',
      game: () =>
        onBoard({
          hands: [['stop'], ['re-roll'], ['re-roll']],
          windows: 'everyone',
          tokens: [12, 20, 30],
          dice: [6],
        })
          .place(0, 'stop', 44)
          .act({ type: 'decline', seat: 1 }),
      action: (g) => tossing(g, 1, 're-roll'),
      en: 'You have answered already, so Re-Roll cannot be tossed in any more. (R-491)',
      de: 'Du hast schon geantwortet; «Re-Roll» kannst du nicht mehr einwerfen. (R-491)',
    },
  ],
  when: [
    {
      when: 'a Block before anybody is named',
      game: aiming,
      action: (g) => tossing(g, 1, 'block'),
      en: 'Block can be tossed in only when somebody has just named you. (R-423)',
      de: '«Block» kannst du nur einwerfen, wenn dich eben jemand genannt hat. (R-423)',
    },
    {
      when: 'a Re-Roll where a Block is asked for',
      game: attacked,
      action: (g) => tossing(g, 1, 're-roll'),
      en: 'Re-Roll can be tossed in only when a die has just been rolled. (R-425)',
      de: '«Re-Roll» kannst du nur einwerfen, wenn eben gewürfelt worden ist. (R-425)',
    },
    {
      when: 'a Nice Try before anybody is there',
      game: () => onBoard({ hands: [['stop'], ['nice try']] }),
      action: (g) => tossing(g, 1, 'nice try'),
      en: 'Nice Try can be tossed in only when a turn is over and a token stands on the end space. (R-426)',
      de: '«Nice Try» kannst du nur einwerfen, wenn ein Zug vorbei ist und eine Figur im Ziel steht. (R-426)',
    },
  ],
};

describe.each([
  ['allowed', true, allowed],
  ['refused', false, refused],
  ['not now', false, notNow],
] as const)('%s', (_what, lawful, table) => {
  const cases = Object.entries(table).flatMap(([why, all]) => all.map((one) => [why, one.when, one] as const));

  test.each(cases)('%s: %s', (_why, _when, { game, action, en, de }) => {
    const g = game();
    const given = action(g) as board.Action;
    const said = board.explain(g.state, given);
    expect({ en: said.text, de: board.explain(g.state, given, { language: 'de' }).text }).toEqual({ en, de });
    expect(said.allowed).toBe(lawful);
    expect(board.isLegal(g.state, given)).toBe(lawful);
    const ruling = /\((R-\d+)\)$/.exec(en)?.[1] ?? null;
    expect(said).toEqual({
      allowed: lawful,
      ruling,
      sentences: said.sentences,
      text: `${said.sentences.join(' ')}${ruling === null ? '' : ` (${ruling})`}`,
    });
  });
});

test('a card of several colors is told by its color', () => {
  const deck = board.defineDeck({ colors: { push: { red: 4, purple: 6 } } });
  const g = onBoard({ hands: [['purple push'], ['stop']], deck, board: { 7: 'jump' } });
  const action = placing(g, 0, 'purple push', 7, 8) as board.Action;
  expect(board.explain(g.state, action).sentences[0]).toBe('Purple Push is purple, and Jump on space 7 is red.');
  expect(board.explain(g.state, action, { language: 'de' }).sentences[0]).toBe(
    '«Push (Violett)» ist violett, und «Jump» auf Feld 7 ist rot.',
  );
});

test('a language there is not is refused by its name', () => {
  const { state } = turn();
  // @ts-expect-error there is no such language
  expect(() => board.explain(state, { type: 'decline', seat: 0 }, { language: 'fr' })).toThrow(
    expect.objectContaining({ code: 'unknown-name', field: 'options.language' }),
  );
});

/** Actions a seat might try: the one it will take, and many that the rules refuse. */
function attempts(seat: board.Seat, hand: readonly board.CardId[], players: number): board.Action[] {
  const seats = Array.from({ length: players }, (_, i) => i);
  return [
    ...hand.flatMap((card) => [0, 4, 7, 20, 50].map((at) => ({ type: 'place', seat, card, at }) as const)),
    ...hand.map((card) => ({ type: 'react', seat, card }) as const),
    { type: 'place', seat, card: 0, at: 9 },
    { type: 'react', seat, card: 0 },
    ...seats.map((target) => ({ type: 'name', seat, target }) as const),
    { type: 'choose', seat, cards: hand.slice(0, 1) },
    { type: 'choose', seat, cards: hand.slice(0, 2) },
    { type: 'pick', seat, option: '3' },
    { type: 'decline', seat },
  ];
}

test.each(some([1, 2, 3, 4, 5], 0))(
  'game %i: R-375 an explanation tells its seat nothing that it may not know',
  (seed) => {
    const chance = chanceOf(seed);
    let state = board.createGame({ players: 2 + (seed % 4), seed, windows: seed % 2 === 0 ? 'everyone' : 'holders' });
    for (let move = 0; move < 150 && state.outcome === null; move++) {
      const asked = board.waitingFor(state);
      const actor = asked[Math.floor(chance() * asked.length)] as board.Seat;
      const taken = board.sampleLegal(state, actor, chance);
      for (const seat of new Set([actor, 0])) {
        const guess = board.determinize(state, seat, `${seed}/${move}`);
        for (const action of [taken, ...attempts(seat, state.players[seat]?.hand ?? [], state.players.length)]) {
          if (action.seat !== seat) continue;
          for (const language of ['en', 'de'] as const) {
            const told = board.explain(state, action, { language });
            expect(board.explain(guess, action, { language })).toEqual(told);
            expect(told.allowed).toBe(board.isLegal(state, action));
            expect(told.text).toMatch(/^[\p{Lu}«"0-9]/u);
            expect(told.text).not.toMatch(/null|undefined|NaN|\[object|\.\.|[^.)]$/);
            if (language === 'de')
              expect(told.text.replaceAll('Fuck You', '')).not.toMatch(/\b(the|That|card|space|You)\b/);
          }
        }
      }
      state = board.reduce(state, taken);
    }
  },
);
