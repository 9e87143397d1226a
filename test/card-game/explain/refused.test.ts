/** Every reason for a refusal, on a table, in both languages. */
import type { Reason } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';
import { explained, playing, texts, tossing } from './support.ts';

/** An action on a table, and what is said to it. */
interface Case {
  readonly when: string;
  readonly game: () => Game;
  readonly action: (game: Game) => unknown;
  readonly en: string;
  readonly de: string;
}

const HAND = ['red 4', 'red skip', 'black 3', 'green gift', 'fantastic', 'yellow 9'];

const atTurn = (top: string | { wish: 'yellow' | 5 } = 'blue 9') =>
  on({ hands: [HAND, ['red 1', 'red 2'], ['yellow 3', 'counterattack']], top });

/** Seat 0 names whom to attack. */
const aiming = () =>
  on({ hands: [['blue skip', 'red 3'], ['red 1'], ['yellow 3']], top: 'blue 9' }).play(0, 'blue skip');

/** Seat 0 chooses what to give to seat 1. */
const giving = () =>
  on({ hands: [['blue gift', 'red 3', 'red 4', 'red 5'], ['red 1'], ['yellow 3']], top: 'blue 9' })
    .play(0, 'blue gift')
    .name(0, 1)
    .quiet();

const wishing = (card = 'fantastic') =>
  on({
    hands: [
      [card, 'red 3'],
      ['red 1', 'red 2'],
      ['yellow 3', 'yellow 4'],
    ],
    top: 'blue 9',
  }).play(0, card);

const splitting = () =>
  on({ hands: [['fantastic four', 'red 3'], ['red 1'], ['yellow 3']], top: 'blue 9' }).play(0, 'fantastic four');

/** Seat 1 is asked whether it counters. */
const attacked = () =>
  on({ hands: [['blue skip', 'red 3'], ['counterattack', 'red 1'], ['yellow 3']], top: 'blue 9' })
    .play(0, 'blue skip')
    .name(0, 1);

const over = () => {
  const game = on({ hands: [['blue 3'], ['red 1']], top: 'blue 9', scores: [0, 500] })
    .play(0, 'blue 3')
    .quiet();
  return game.expectOver();
};

const cases: Readonly<Record<Reason, readonly Case[]>> = {
  malformed: [
    {
      when: 'nothing at all',
      game: atTurn,
      action: () => null,
      en: 'An action is an object.',
      de: 'Diese Eingabe ist keine Aktion.',
    },
    {
      when: 'a field is missing',
      game: atTurn,
      action: () => ({ type: 'play', seat: 0 }),
      en: 'A card is a whole number.',
      de: 'Die Eingabe ist falsch aufgebaut: Feld «card».',
    },
  ],
  stale: [
    {
      when: 'the question was another one',
      game: atTurn,
      action: (game) => ({ type: 'draw', seat: 0, to: (game.asked(0)?.id ?? 0) - 1 }),
      en: 'That question is not open to you, or not any more.',
      de: 'Diese Frage steht dir nicht offen, oder nicht mehr.',
    },
  ],
  'no-such-seat': [
    {
      when: 'an action of seat 9',
      game: atTurn,
      action: () => ({ type: 'draw', seat: 9 }),
      en: 'There is no seat 9.',
      de: 'Diesen Platz gibt es nicht.',
    },
  ],
  'game-over': [
    {
      when: 'after the end',
      game: over,
      action: () => ({ type: 'draw', seat: 0 }),
      en: 'The game is over.',
      de: 'Das Spiel ist zu Ende.',
    },
  ],
  'not-your-turn': [
    {
      when: "in somebody else's turn",
      game: atTurn,
      action: () => ({ type: 'draw', seat: 1 }),
      en: "Nothing is asked of you now. It is Player 1's turn.",
      de: 'Von dir wird gerade nichts verlangt. Player 1 ist am Zug.',
    },
    {
      when: 'while others decide',
      game: attacked,
      action: () => ({ type: 'draw', seat: 0 }),
      en: 'Nothing is asked of you now.',
      de: 'Von dir wird gerade nichts verlangt.',
    },
  ],
  'wrong-type': [
    {
      when: 'drawing instead of wishing',
      game: wishing,
      action: () => ({ type: 'draw', seat: 0 }),
      en: 'That is not what is asked. Now you name a wish.',
      de: 'Danach ist nicht gefragt. Jetzt nennst du einen Wunsch.',
    },
    {
      when: 'drawing instead of countering',
      game: attacked,
      action: () => ({ type: 'draw', seat: 1 }),
      en: 'That is not what is asked. Now you toss a card in, or let it go.',
      de: 'Danach ist nicht gefragt. Jetzt wirfst du eine Karte ein oder lässt es.',
    },
  ],
  'not-in-hand': [
    {
      when: "somebody else's card",
      game: atTurn,
      action: (game) => ({ type: 'play', seat: 0, card: game.id(1, 'red 1') }),
      en: 'Red 1 is not in your hand.',
      de: '«Rot 1» hast du nicht auf der Hand.',
    },
  ],
  'does-not-fit': [
    {
      when: 'a number on a number',
      game: atTurn,
      action: (game) => playing(game, 0, 'red 4'),
      en: 'Red 4 has neither the color nor the number of Blue 9.',
      de: '«Rot 4» hat weder die Farbe noch die Zahl von «Blau 9».',
    },
    {
      when: 'a special on a number',
      game: atTurn,
      action: (game) => playing(game, 0, 'red skip'),
      en: 'Red Skip does not have the color of Blue 9.',
      de: '«Skip (Rot)» hat nicht die Farbe von «Blau 9».',
    },
    {
      when: 'a special on a special',
      game: () => atTurn('blue exchange'),
      action: (game) => playing(game, 0, 'red skip'),
      en: 'Red Skip has neither the color nor the symbol of Blue Exchange. (R-063)',
      de: '«Skip (Rot)» hat weder die Farbe noch das Symbol von «Exchange (Blau)». (R-063)',
    },
    {
      when: 'black on a number',
      game: atTurn,
      action: (game) => playing(game, 0, 'black 3'),
      en: 'Black 3 does not have the number of Blue 9. (R-062)',
      de: '«Schwarz 3» hat nicht die Zahl von «Blau 9». (R-062)',
    },
    {
      when: 'black on black',
      game: () => atTurn('black 5'),
      action: (game) => playing(game, 0, 'black 3'),
      en: 'Black 3 does not go on another black card. (R-061)',
      de: '«Schwarz 3» passt nicht auf eine andere schwarze Karte. (R-061)',
    },
    {
      when: 'a color on black',
      game: () => atTurn('black 5'),
      action: (game) => playing(game, 0, 'red 4'),
      en: 'Red 4 does not have the number of Black 5. (R-060)',
      de: '«Rot 4» hat nicht die Zahl von «Schwarz 5». (R-060)',
    },
    {
      when: 'on a wished color',
      game: () => atTurn({ wish: 'yellow' }),
      action: (game) => playing(game, 0, 'red 4'),
      en: 'Yellow is wished, and Red 4 does not meet that. (R-067)',
      de: 'Gewünscht ist Gelb, und «Rot 4» erfüllt das nicht. (R-067)',
    },
    {
      when: 'on a wished number',
      game: () => atTurn({ wish: 5 }),
      action: (game) => playing(game, 0, 'red 4'),
      en: '5 is wished, and Red 4 does not meet that. (R-068)',
      de: 'Gewünscht ist 5, und «Rot 4» erfüllt das nicht. (R-068)',
    },
  ],
  condition: [
    {
      when: 'not with ten cards',
      game: () => on({ hands: [['fuck you', 'red 3'], ['red 1']], top: 'blue 9' }),
      action: (game) => playing(game, 0, 'fuck you'),
      en: 'Fuck You has a condition of its own. This card may be played only with exactly ten cards in hand. (R-052)',
      de: '«Fuck You» hat eine eigene Bedingung. Diese Karte darfst du nur spielen, wenn du genau zehn Handkarten hast. (R-052)',
    },
    {
      when: 'never',
      game: () => on({ hands: [['curse', 'red 3'], ['red 1']], top: 'blue 9', sets: ['troublemaker'] }),
      action: (game) => playing(game, 0, 'curse'),
      en: 'Curse has a condition of its own. This card cannot be played. (R-056)',
      de: '«Curse» hat eine eigene Bedingung. Diese Karte ist nicht spielbar. (R-056)',
    },
  ],
  forbidden: [
    {
      when: 'under a seal',
      game: () => {
        const hands = [
          ['blue 3', 'red 3'],
          ['blue skip', 'red 1'],
        ];
        const game = on({ hands, top: 'blue 9', sets: ['supercharge'], powers: [['special seal']] });
        return game.act({ type: 'play', seat: 0, card: game.id(0, 'blue 3'), power: 'special-seal' });
      },
      action: (game) => playing(game, 1, 'blue skip'),
      en: 'Blue Skip is forbidden by Special Seal. (R-002)',
      de: '«Skip (Blau)» ist verboten durch «Special Seal». (R-002)',
    },
  ],
  'already-drawn': [
    {
      when: 'drawing twice',
      game: () => atTurn().draw(0),
      action: () => ({ type: 'draw', seat: 0 }),
      en: 'You have drawn already this turn. (R-039)',
      de: 'Du hast in diesem Zug schon gezogen. (R-039)',
    },
  ],
  'draw-first': [
    {
      when: 'passing at once',
      game: atTurn,
      action: () => ({ type: 'pass', seat: 0 }),
      en: 'You can pass only after drawing. (R-038)',
      de: 'Passen darfst du erst nach dem Ziehen. (R-038)',
    },
  ],
  'must-play': [
    {
      when: 'drawing instead of covering',
      game: () =>
        on({ hands: [['blue 2nd chance', 'blue 3', 'red 1'], ['red 2']], top: 'blue 9' }).play(0, 'blue 2nd chance'),
      action: () => ({ type: 'draw', seat: 0 }),
      en: 'A card that fits has to be played on 2nd Chance. (R-094)',
      de: 'Auf «2nd Chance» musst du eine Karte legen, die passt. (R-094)',
    },
    {
      when: 'drawing with a card that fits, where that is forbidden',
      game: () =>
        on({
          hands: [['blue 3', 'red 1'], ['red 2']],
          top: 'blue 9',
          sets: ['pandoras-box'],
          ruleCards: ['no excuses'],
        }),
      action: () => ({ type: 'draw', seat: 0 }),
      en: 'Whoever can play a card has to. (R-038)',
      de: 'Du hast eine Karte, die passt, und musst sie spielen. (R-038)',
    },
  ],
  'no-reaction': [
    {
      when: 'a card that interrupts nothing',
      game: attacked,
      action: (game) => tossing(game, 1, 'red 1'),
      en: 'Red 1 cannot be tossed in here.',
      de: '«Rot 1» kannst du hier nicht einwerfen.',
    },
  ],
  'not-offered': [
    {
      when: 'a victim who cannot be named',
      game: () =>
        on({
          hands: [['blue skip', 'red 3'], ['red 1'], ['yellow 3'], ['red 2']],
          top: 'blue 9',
          skips: [0, 1, 0, 0],
        }).play(0, 'blue skip'),
      action: () => ({ type: 'name', seat: 0, target: 1 }),
      en: 'Player 2 cannot be chosen here. You can choose Player 3 or Player 4.',
      de: '«Player 2» steht hier nicht zur Wahl. Möglich sind Player 3 und Player 4.',
    },
    {
      when: 'a card that cannot be given',
      game: giving,
      action: (game) => ({ type: 'choose', seat: 0, cards: [game.id(0, 'red 3'), game.id(1, 'red 1')] }),
      en: 'Red 1 cannot be chosen here.',
      de: '«Rot 1» steht hier nicht zur Wahl.',
    },
    {
      when: 'a color that is not in play',
      game: wishing,
      action: () => ({ type: 'wish', seat: 0, wish: { color: 'purple' } }),
      en: 'Purple cannot be chosen here. You can choose Blue, Red, Green, Yellow or 1–9. (R-079)',
      de: '«Violett» steht hier nicht zur Wahl. Möglich sind Blau, Rot, Grün, Gelb und 1–9. (R-079)',
    },
    {
      when: 'a number where a color is wished',
      game: () => wishing('nice try'),
      action: () => ({ type: 'wish', seat: 0, wish: { number: 5 } }),
      en: '5 cannot be chosen here. You can choose Blue, Red, Green or Yellow. (R-079)',
      de: '«5» steht hier nicht zur Wahl. Möglich sind Blau, Rot, Grün und Gelb. (R-079)',
    },
  ],
  self: [
    {
      when: 'naming oneself',
      game: aiming,
      action: () => ({ type: 'name', seat: 0, target: 0 }),
      en: 'You cannot name yourself. (R-004)',
      de: 'Dich selbst kannst du nicht nennen. (R-004)',
    },
  ],
  'black-wish': [
    {
      when: 'wishing black',
      game: wishing,
      action: () => ({ type: 'wish', seat: 0, wish: { color: 'black' } }),
      en: 'Black is not a color and cannot be wished. You can choose Blue, Red, Green, Yellow or 1–9. (R-080)',
      de: 'Schwarz ist keine Farbe und lässt sich nicht wünschen. Möglich sind Blau, Rot, Grün, Gelb und 1–9. (R-080)',
    },
  ],
  'wrong-count': [
    {
      when: 'too few cards',
      game: giving,
      action: (game) => ({ type: 'choose', seat: 0, cards: [game.id(0, 'red 3')] }),
      en: 'Choose exactly 2, not 1.',
      de: 'Es müssen genau 2 Karten sein.',
    },
    {
      when: 'a split without all seats',
      game: splitting,
      action: () => ({ type: 'split', seat: 0, shares: [0, 4] }),
      en: 'Give a number for each of the 3 seats. (R-123)',
      de: 'Nenne für jeden der 3 Plätze eine Zahl. (R-123)',
    },
  ],
  'wrong-sum': [
    {
      when: 'a split that does not add up',
      game: splitting,
      action: () => ({ type: 'split', seat: 0, shares: [0, 1, 2] }),
      en: 'The parts add up to 3, not 4. (R-123)',
      de: 'Die Teile müssen zusammen 4 ergeben. (R-123)',
    },
  ],
  duplicate: [
    {
      when: 'a card named twice',
      game: giving,
      action: (game) => ({ type: 'choose', seat: 0, cards: [game.id(0, 'red 3'), game.id(0, 'red 3')] }),
      en: 'A card was named twice.',
      de: 'Eine Karte ist doppelt genannt.',
    },
  ],
  'out-of-range': [
    {
      when: 'a number that is not in play',
      game: wishing,
      action: () => ({ type: 'wish', seat: 0, wish: { number: 77 } }),
      en: 'No card has that number. (R-018)',
      de: 'Keine Karte hat diese Zahl. (R-018)',
    },
    {
      when: 'a part below nothing',
      game: splitting,
      action: () => ({ type: 'split', seat: 0, shares: [0, -1, 5] }),
      en: 'Each part is from 0 to 4. (R-123)',
      de: 'Jeder Teil liegt zwischen 0 und 4. (R-123)',
    },
  ],
  obligatory: [
    {
      when: 'leaving a wish out',
      game: wishing,
      action: () => ({ type: 'decline', seat: 0 }),
      en: 'A wish has to be named. (R-078)',
      de: 'Ein Wunsch muss genannt werden. (R-078)',
    },
    {
      when: 'leaving an effect out',
      game: aiming,
      action: () => ({ type: 'decline', seat: 0 }),
      en: 'This effect has to be carried out. (R-093)',
      de: 'Dieser Effekt muss ausgeführt werden. (R-093)',
    },
  ],
  'no-power': [
    {
      when: 'a power card one does not have',
      game: () =>
        on({ hands: [['blue 3', 'red 3'], ['red 1']], top: 'blue 9', sets: ['supercharge'], powers: [['looping']] }),
      action: (game) => ({ ...playing(game, 0, 'blue 3'), power: 'recycling' }),
      en: 'Recycling cannot be used with Blue 3 now. (R-318)',
      de: '«Recycling» kannst du zu «Blau 3» jetzt nicht einsetzen. (R-318)',
    },
  ],
};

for (const [reason, ones] of Object.entries(cases)) {
  test.each(ones)(`${reason}: $when`, ({ game, action, en, de }) => {
    const table = game();
    const asked = action(table);
    const refusal = table.refused(asked);
    expect(refusal.reason).toBe(reason);
    expect(texts(table, asked)).toEqual({ en, de });
    expect(explained(table, asked)).toMatchObject({ allowed: false, ruling: refusal.ruling });
  });
}

test('of a deal, the part at fault is named', () => {
  const game = on({
    hands: [['black 3', 'red 4', 'red 5'], ['red 1'], ['red 2']],
    top: 'blue 3',
    events: ['merry christmas'],
  })
    .play(0, 'black 3')
    .deal(1, { 2: ['red 1'] });
  const gifts = game.ids(2, ['red 2']);
  expect(texts(game, { type: 'give', seat: 2, gifts: [[gifts[0], 2]] })).toEqual({
    en: 'You cannot name yourself. (R-004)',
    de: 'Dich selbst kannst du nicht nennen. (R-004)',
  });
  expect(texts(game, { type: 'give', seat: 2, gifts: [[game.id(0, 'red 4'), 0]] })).toEqual({
    en: 'Red 4 cannot be chosen here.',
    de: '«Rot 4» steht hier nicht zur Wahl.',
  });
  expect(texts(game, { type: 'give', seat: 2, gifts: [] })).toEqual({
    en: 'Give away exactly 1, not 0.',
    de: 'Es muss genau eine Karte sein.',
  });
});
