/** What is asked in the card game, in words. */
import { cardOf, createEngine } from 'frantic-engine';
import { defineRules, event, option, plain } from 'frantic-engine/house-rules';
import { createTestbed } from 'frantic-engine/testing';
import { type Language, prompt } from 'frantic-engine/words';
import { de, deBase } from 'frantic-engine/words/de';
import { en, enBase } from 'frantic-engine/words/en';
import { assert, describe, expect, test } from 'vitest';
import { type Game, on } from '../support/game.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];

/** What a seat is asked, in English and German. */
function asks(
  { state, asked }: { state: Game['state']; asked: Game['asked'] },
  seat: number,
  languages = [en, de],
): string[] {
  const question = asked(seat);
  assert(question !== null);
  const say = (language: Language): string =>
    prompt(question, { language, names: NAMES, cardOf: (id) => cardOf(state, id), you: 1 });
  return languages.map(say);
}

const of = (g: Game, seat: number, languages?: Language[]): string[] =>
  asks({ state: g.state, asked: (one) => g.asked(one) }, seat, languages);

const OTHERS = [
  ['red 2', 'red 3', 'red 5'],
  ['green 2', 'green 3', 'green 5'],
];

describe('a turn', () => {
  test('names what may be done: play, draw, or pass', () => {
    const g = on({ hands: [['blue 1', 'red 1'], ...OTHERS], top: 'blue 9', draw: ['yellow 1'] });
    expect(of(g, 0)).toEqual(['Play a card or draw a card.', 'Spiel eine Karte oder zieh eine Karte.']);
    g.draw(0);
    expect(of(g, 0)).toEqual(['Play a card or pass.', 'Spiel eine Karte oder passe.']);
  });

  test('without a card that fits it says so', () => {
    const g = on({ hands: [['red 1', 'red 4'], ...OTHERS], top: 'blue 9' });
    expect(of(g, 0)).toEqual(['Draw a card.', 'Zieh eine Karte.']);
  });
});

describe('a Gift', () => {
  const gift = (): Game =>
    on({ hands: [['blue gift', 'blue 3', 'red 1', 'red 4'], ...OTHERS], top: 'blue 9' }).play(0, 'blue gift');

  test('asks for the victim, then whether they toss a card in, then for the cards', () => {
    const g = gift();
    expect(of(g, 0)).toEqual(['Who gets your gift?', 'Wem machst du das Geschenk?']);
    g.name(0, 1);
    expect(of(g, 1)).toEqual([
      'Gift: Ann names you. Do you toss a card in?',
      'Gift: Ann nennt dich. Wirfst du eine Karte ein?',
    ]);
    g.quiet();
    expect(of(g, 0)).toEqual(['Which 2 cards do you give away?', 'Welche 2 Karten verschenkst du?']);
  });
});

test('a Fantastic Four says how many cards there are, and each victim its share', () => {
  const g = on({ hands: [['fantastic four', 'red 1'], ...OTHERS], top: 'blue 9' }).play(0, 'fantastic four');
  expect(of(g, 0)).toEqual(['Who has to draw how many of 4 cards?', 'Wer muss wie viele von 4 Karten ziehen?']);
  g.split(0, [0, 3, 1]);
  expect(of(g, 1)).toEqual([
    'Fantastic Four: Ann names you (3 cards). Do you toss a card in?',
    'Fantastic Four: Ann nennt dich (3 Karten). Wirfst du eine Karte ein?',
  ]);
  g.quiet();
  expect(of(g, 0)).toEqual(['Which color or number do you wish for?', 'Welche Farbe oder Zahl wünschst du dir?']);
});

test('a loop over players says whom it has reached', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ...OTHERS],
    top: 'blue 9',
    sets: ['troublemaker'],
    events: ['trust fall'],
  });
  g.play(0, 'black 9').quiet();
  const giver = g.waiting[0] as number;
  expect(of(g, giver)).toEqual(['Who has to give you cards?', 'Wer muss dir Karten geben?']);
  g.name(giver, 2);
  expect(of(g, 2)).toEqual(['Which 2 cards do you give Ben?', 'Welche 2 Karten gibst du Ben?']);
});

test('a box that is left out asks as any row of its type does', () => {
  const g = on({ hands: [['blue thief', 'red 1'], ...OTHERS], top: 'blue 9', sets: ['troublemaker'] }).play(
    0,
    'blue thief',
  );
  expect(of(g, 0)).toEqual(['From whom do you steal?', 'Wen bestiehlst du?']);
  expect(of(g, 0, [enBase, deBase])).toEqual(['Whom do you name?', 'Wen nennst du?']);
});

test('a house rule asks as any row of its type does, with its name before it if the catalog is there', () => {
  const toll = plain({
    id: 'house-toll',
    name: 'house toll',
    copies: 1,
    text: 'You choose.',
    play: (s) => s.ask('choice', () => option(['pay', 'leave'])),
  });
  const tempest = event({ id: 'tempest', name: 'tempest', text: 'Nothing.' });
  const book = defineRules({ rows: [toll, tempest] });
  const engine = createEngine(book);
  const bed = createTestbed(book);
  const state = bed.table({ hands: [['blue house toll', 'red 1'], ['red 2']], top: 'blue 9' });
  const next = engine.reduce(state, { type: 'play', seat: 0, card: bed.cardNamed(state, 0, 'blue house toll') });
  const asked = engine.questionOf(next, 0);
  assert(asked !== null);
  const telling = { names: NAMES, cardOf: (id: number) => engine.cardOf(next, id), catalog: engine.catalogOf(next) };
  expect(prompt(asked, { ...telling, language: en })).toBe('House Toll: Which of these do you choose?');
  expect(prompt(asked, { ...telling, language: de })).toBe('House Toll: Was davon wählst du?');
});

test('who is asked is spoken to, whoever else is told', () => {
  const g = on({
    hands: [['black 9', 'red 1'], ...OTHERS],
    top: 'blue 9',
    sets: ['troublemaker'],
    events: ['distributor'],
  });
  g.play(0, 'black 9').quiet();
  expect(of(g, 0)).toEqual(['Who gets your hand?', 'Wer bekommt deine Hand?']);
});
