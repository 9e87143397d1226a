/** Every ground on which an action is allowed, on a table, in both languages. */
import { type SetName, UnknownName } from 'frantic-engine';
import { expect, test } from 'vitest';
import type { Why } from '../../../src/texts/types.ts';
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

const NINE = ['red 1', 'red 2', 'red 3', 'red 4', 'red 6', 'red 7', 'red 8', 'red 9', 'green 9'];

const holding = (
  hand: readonly string[],
  top: string | { wish: 'yellow' | 5 } = 'blue 9',
  sets: readonly SetName[] = [],
) => on({ hands: [[...hand, 'red 5'], ['red 1', 'counterattack'], ['yellow 3']], top, sets });

const card = (
  when: string,
  name: string,
  top: Parameters<typeof holding>[1],
  en: string,
  de: string,
  sets?: readonly SetName[],
): Case => ({ when, game: () => holding([name], top, sets), action: (game) => playing(game, 0, name), en, de });

const attacked = (hand: readonly string[] = ['counterattack', 'red 1'], sets: readonly SetName[] = []) =>
  on({ hands: [['blue skip', 'red 3'], hand, ['yellow 3']], top: 'blue 9', sets })
    .play(0, 'blue skip')
    .name(0, 1);

const cases: Readonly<Record<Why, readonly Case[]>> = {
  match: [
    card('color', 'blue 3', 'blue 9', 'Blue 3 has the color of Blue 9.', '«Blau 3» hat die Farbe von «Blau 9».'),
    card('number', 'red 9', 'blue 9', 'Red 9 has the number of Blue 9.', '«Rot 9» hat die Zahl von «Blau 9».'),
    card(
      'both',
      'blue 9',
      'blue 9',
      'Blue 9 has the color and the number of Blue 9.',
      '«Blau 9» hat die Farbe und die Zahl von «Blau 9».',
    ),
    card(
      'symbol',
      'red skip',
      'blue skip',
      'Red Skip has the symbol of Blue Skip. (R-063)',
      '«Skip (Rot)» hat das Symbol von «Skip (Blau)». (R-063)',
    ),
    card(
      'a number on black',
      'red 4',
      'black 4',
      'Red 4 has the number of Black 4. (R-060)',
      '«Rot 4» hat die Zahl von «Schwarz 4». (R-060)',
    ),
    card(
      'black on a number',
      'black 9',
      'blue 9',
      'Black 9 has the number of Blue 9. (R-062)',
      '«Schwarz 9» hat die Zahl von «Blau 9». (R-062)',
    ),
    card(
      'one of two colors',
      'blue-red colour swap',
      'blue 9',
      'Blue-Red Colour Swap has the color of Blue 9. (R-064)',
      '«Colour Swap (Blau/Rot)» hat die Farbe von «Blau 9». (R-064)',
      ['troublemaker'],
    ),
  ],
  meetsWish: [
    card(
      'a wished color',
      'yellow skip',
      { wish: 'yellow' },
      'Yellow is wished, and Yellow Skip meets that. (R-067)',
      'Gewünscht ist Gelb, und «Skip (Gelb)» erfüllt das. (R-067)',
    ),
    card(
      'a wished number',
      'black 5',
      { wish: 5 },
      '5 is wished, and Black 5 meets that. (R-068)',
      'Gewünscht ist 5, und «Schwarz 5» erfüllt das. (R-068)',
    ),
    {
      when: 'wished black',
      game: () => demandingBlack(['black 5', 'red 1']),
      action: (game) => playing(game, 1, 'black 5'),
      en: 'Black is wished, and Black 5 meets that. (R-089)',
      de: 'Gewünscht ist Schwarz, und «Schwarz 5» erfüllt das. (R-089)',
    },
  ],
  open: [
    card(
      'on a card',
      'fantastic',
      'blue 9',
      'Fantastic is an open-wish card and goes on everything. You name the color or number that has to follow. (R-078)',
      '«Fantastic» ist eine Wunschkarte und passt auf alles. Du nennst die Farbe oder die Zahl, die folgen muss. (R-078)',
    ),
    card(
      'on black',
      'nice try',
      'black 4',
      'Nice Try is an open-wish card and goes on everything. You name the color that has to follow. (R-060)',
      '«Nice Try» ist eine Wunschkarte und passt auf alles. Du nennst die Farbe, die folgen muss. (R-060)',
    ),
    card(
      'on a wish',
      'nice try',
      { wish: 5 },
      'Nice Try is an open-wish card and goes on everything. You name the color that has to follow. (R-068)',
      '«Nice Try» ist eine Wunschkarte und passt auf alles. Du nennst die Farbe, die folgen muss. (R-068)',
    ),
  ],
  free: [
    card(
      'any card',
      'black 4',
      'fuck you',
      'Any card may follow now, so Black 4 may be played. (R-069)',
      'Jetzt darf jede Karte folgen, also auch «Schwarz 4». (R-069)',
    ),
  ],
  condition: [
    {
      when: 'with ten cards',
      game: () => on({ hands: [['fuck you', ...NINE], ['red 5']], top: 'black 4' }),
      action: (game) => playing(game, 0, 'fuck you'),
      en: 'The condition of Fuck You is met, so it goes on everything. This card may be played only with exactly ten cards in hand. (R-052)',
      de: 'Die Bedingung von «Fuck You» ist erfüllt, darum passt die Karte auf alles. Diese Karte darfst du nur spielen, wenn du genau zehn Handkarten hast. (R-052)',
    },
  ],
  imitates: [
    card(
      'as another card',
      'mimicry',
      'blue 9',
      'Mimicry is played as another special card and goes where that one goes. You say which as you play it. (R-139)',
      '«Mimicry» wird als andere Spezialkarte gespielt und passt, wo jene passt. Welche, sagst du beim Spielen. (R-139)',
      ['troublemaker'],
    ),
  ],
  waived: [
    {
      when: 'by a power card',
      game: () => {
        const hands = [['blue 3', 'red 5', 'green 1'], ['red 1']];
        const game = on({ hands, top: 'blue 9', sets: ['supercharge'], powers: [['random chance']] });
        return game.act({ type: 'play', seat: 0, card: game.id(0, 'blue 3'), power: 'random-chance' });
      },
      action: (game) => playing(game, 0, 'red 5'),
      en: 'This card does not have to fit, so Red 5 may be played. (R-076)',
      de: 'Diese Karte muss nicht passen, also darfst du «Rot 5» spielen. (R-076)',
    },
    {
      when: 'by a rule card',
      game: () =>
        on({ hands: [['red 8', 'red 1'], ['red 2']], top: 'blue 9', sets: ['pandoras-box'], ruleCards: ['next door'] }),
      action: (game) => playing(game, 0, 'red 8'),
      en: 'Red 8 does not fit by itself, but Next Door allows it.',
      de: '«Rot 8» passt nicht von selbst, ist aber erlaubt durch «Next Door».',
    },
  ],
  draw: [
    {
      when: 'always',
      game: () => holding(['blue 3']),
      action: () => ({ type: 'draw', seat: 0 }),
      en: 'You may always draw instead of playing, even if you hold a card that fits. (R-038)',
      de: 'Statt zu spielen darfst du immer ziehen, auch wenn du eine passende Karte hast. (R-038)',
    },
    {
      when: 'only because nothing fits',
      game: () =>
        on({ hands: [['red 1'], ['red 2']], top: 'blue 9', sets: ['pandoras-box'], ruleCards: ['no excuses'] }),
      action: () => ({ type: 'draw', seat: 0 }),
      en: 'You hold no card that may be played, so you draw. (R-038)',
      de: 'Du hast keine spielbare Karte, also ziehst du. (R-038)',
    },
  ],
  pass: [
    {
      when: 'after drawing',
      game: () => holding(['blue 3']).draw(0),
      action: () => ({ type: 'pass', seat: 0 }),
      en: 'You have drawn, and nobody has to play after that. (R-040)',
      de: 'Du hast gezogen, und danach muss niemand spielen. (R-040)',
    },
    {
      when: 'only because nothing fits',
      game: () =>
        on({
          hands: [['red 1'], ['red 2']],
          top: 'blue 9',
          draw: ['red 3'],
          sets: ['pandoras-box'],
          ruleCards: ['no excuses'],
        }).draw(0),
      action: () => ({ type: 'pass', seat: 0 }),
      en: 'You have drawn, and hold no card that may be played. (R-040)',
      de: 'Du hast gezogen und keine spielbare Karte. (R-040)',
    },
  ],
  tossIn: [
    {
      when: 'against an attack',
      game: attacked,
      action: (game) => tossing(game, 1, 'counterattack'),
      en: 'You have been named as a victim, so Counterattack may be tossed in. (R-143)',
      de: 'Du bist als Opfer genannt worden, darum darfst du «Counterattack» einwerfen. (R-143)',
    },
    {
      when: 'against a finish',
      game: () => on({ hands: [['blue 3'], ['nice try', 'red 1']], top: 'blue 9' }).play(0, 'blue 3'),
      action: (game) => tossing(game, 1, 'nice try'),
      en: 'Somebody has run out of cards, and everything else in this turn is done, so Nice Try may be tossed in. (R-165)',
      de: 'Jemand hat keine Karten mehr, und sonst ist in diesem Zug alles erledigt, darum darfst du «Nice Try» einwerfen. (R-165)',
    },
    {
      when: 'against an event',
      game: () =>
        on({
          hands: [
            ['black 9', 'red 3'],
            ['lucky bastard', 'red 1'],
          ],
          top: 'blue 9',
          sets: ['troublemaker'],
        }).play(0, 'black 9'),
      action: (game) => tossing(game, 1, 'lucky bastard'),
      en: 'An event has been triggered but not turned over yet, so Lucky Bastard may be tossed in. (R-184)',
      de: 'Ein Ereignis ist ausgelöst, aber noch nicht aufgedeckt, darum darfst du «Lucky Bastard» einwerfen. (R-184)',
    },
    {
      when: 'as another card',
      game: () => attacked(['mimicry', 'red 1'], ['troublemaker']),
      action: (game) => tossing(game, 1, 'mimicry'),
      en: 'You have been named as a victim, so Mimicry may be tossed in. (R-140)',
      de: 'Du bist als Opfer genannt worden, darum darfst du «Mimicry» einwerfen. (R-140)',
    },
  ],
  letGo: [
    {
      when: 'whatever one holds',
      game: attacked,
      action: () => ({ type: 'decline', seat: 1 }),
      en: 'Nobody has to toss a card in. (R-371)',
      de: 'Niemand muss eine Karte einwerfen. (R-371)',
    },
  ],
  name: [
    {
      when: 'a victim',
      game: () => holding(['blue skip']).play(0, 'blue skip'),
      action: () => ({ type: 'name', seat: 0, target: 2 }),
      en: 'Skip: you name a player, and Player 3 can be named. (R-101)',
      de: '«Skip»: Du nennst eine Person, und Player 3 steht zur Wahl. (R-101)',
    },
  ],
  choose: [
    {
      when: 'of the own hand',
      game: () => holding(['blue gift', 'red 7', 'red 8']).play(0, 'blue gift').name(0, 2).quiet(),
      action: (game) => ({ type: 'choose', seat: 0, cards: game.ids(0, ['red 7', 'red 8']) }),
      en: 'Gift: you choose 2 cards, and all of these may be chosen. (R-106)',
      de: '«Gift»: Du wählst 2 Karten, und deine Wahl ist erlaubt. (R-106)',
    },
  ],
  split: [
    {
      when: 'four draws',
      game: () => holding(['fantastic four']).play(0, 'fantastic four'),
      action: () => ({ type: 'split', seat: 0, shares: [0, 1, 3] }),
      en: 'Fantastic Four: you spread 4, and your parts add up to that. (R-123)',
      de: '«Fantastic Four»: Du verteilst 4, und deine Teile ergeben das. (R-123)',
    },
  ],
  give: [
    {
      when: 'a whole hand',
      game: () =>
        on({
          hands: [['black 9', 'red 3'], ['red 1', 'red 2'], ['red 4']],
          top: 'blue 9',
          events: ['merry christmas'],
        }).play(0, 'black 9'),
      action: (game) => ({ type: 'give', seat: 1, gifts: game.ids(1, ['red 1', 'red 2']).map((id) => [id, 2]) }),
      en: 'Merry Christmas: you give away 2 cards, to anybody but yourself. (R-225)',
      de: '«Merry Christmas»: Du verschenkst 2 Karten an andere. (R-225)',
    },
  ],
  wish: [
    {
      when: 'a color',
      game: () => holding(['fantastic']).play(0, 'fantastic'),
      action: () => ({ type: 'wish', seat: 0, wish: { color: 'red' } }),
      en: 'Red can be wished here. (R-079)',
      de: 'Rot kannst du dir hier wünschen. (R-079)',
    },
  ],
  pick: [
    {
      when: 'a choice of an event',
      game: () =>
        on({ hands: [['black 9', 'red 3'], ['red 1']], top: 'blue 9', events: ['seppuku'], sets: ['troublemaker'] })
          .play(0, 'black 9')
          .quiet(),
      action: () => ({ type: 'pick', seat: 1, option: 'dare' }),
      en: 'Seppuku: you choose, and "Dare" is one of the options. (R-217)',
      de: '«Seppuku»: Du wählst, und «Wagen» ist eine der Möglichkeiten. (R-217)',
    },
    {
      when: 'a kind to imitate',
      game: () => holding(['mimicry'], 'blue 9', ['troublemaker']).play(0, 'mimicry'),
      action: () => ({ type: 'pick', seat: 0, option: 'fantastic-four' }),
      en: 'You choose, and "Fantastic Four" is one of the options.',
      de: 'Du wählst, und «Fantastic Four» ist eine der Möglichkeiten.',
    },
  ],
  decline: [
    {
      when: 'an optional effect',
      game: () => on({ hands: [['equality', 'red 3', 'red 4'], ['red 1']], top: 'blue 9' }).play(0, 'equality'),
      action: () => ({ type: 'decline', seat: 0 }),
      en: 'This effect may be left out. (R-121)',
      de: 'Diesen Effekt darfst du weglassen. (R-121)',
    },
    {
      when: 'an effect taken over',
      game: () => attacked().toss(1, 'counterattack'),
      action: () => ({ type: 'decline', seat: 1 }),
      en: 'This effect may be left out. (R-147)',
      de: 'Diesen Effekt darfst du weglassen. (R-147)',
    },
    {
      when: 'an optional wish',
      game: () =>
        on({ hands: [['fantastic', 'red 3'], ['red 1']], top: 'blue 9', options: { 'wish.optional': true } }).play(
          0,
          'fantastic',
        ),
      action: () => ({ type: 'decline', seat: 0 }),
      en: 'The wish may be left out. (R-441)',
      de: 'Der Wunsch darf wegfallen. (R-441)',
    },
  ],
};

/** A table at which seat 0 has just demanded black. */
function demandingBlack(hand: readonly string[]): Game {
  const hands = [['blue 3', 'red 5'], hand];
  const game = on({ hands, top: 'blue 9', sets: ['supercharge'], powers: [['black wish']] });
  return game.act({ type: 'play', seat: 0, card: game.id(0, 'blue 3'), power: 'black-wish' });
}

for (const [why, ones] of Object.entries(cases)) {
  test.each(ones)(`${why}: $when`, ({ game, action, en, de }) => {
    const table = game();
    const asked = action(table);
    expect(texts(table, asked)).toEqual({ en, de });
    const { allowed, sentences } = explained(table, asked);
    expect(allowed).toBe(true);
    expect(sentences.length).toBeLessThanOrEqual(2);
    // What is said to be allowed is.
    table.act(asked as Parameters<Game['act']>[0]);
  });
}

test('a power card is named with the card it is used with', () => {
  const game = on({
    hands: [['blue 3', 'red 3'], ['red 1']],
    top: 'blue 9',
    sets: ['supercharge'],
    powers: [['looping']],
  });
  expect(texts(game, { ...playing(game, 0, 'blue 3'), power: 'looping' })).toEqual({
    en: 'Blue 3 has the color of Blue 9. Looping is used with it: one power card in a turn. (R-317)',
    de: '«Blau 3» hat die Farbe von «Blau 9». Dazu setzt du «Looping» ein: eine Powerkarte pro Zug. (R-317)',
  });
});

test('what does not meet a demand for black is told so', () => {
  const game = demandingBlack(['red 1', 'red 2']);
  expect(explained(game, playing(game, 1, 'red 1')).sentences).toEqual([
    'Black is wished, and Red 1 does not meet that.',
  ]);
});

test('English is the language if none is named, and there is no other than those listed', () => {
  const game = holding(['blue 3']);
  expect(explained(game, playing(game, 0, 'blue 3')).text).toBe('Blue 3 has the color of Blue 9.');
  expect(() => explained(game, playing(game, 0, 'blue 3'), 'none' as 'en')).toThrow(UnknownName);
});
