/** The search in the rulings: what somebody at a table types finds the right row first. */
import { search } from 'frantic-engine/rulings';
import { describe, expect, test } from 'vitest';
import { isSlip, stemsIn } from '../../src/rulings/book/words.ts';

const first = (words: string, filter: Parameters<typeof search>[1] = {}): string | undefined =>
  search(words, filter)[0]?.id;

describe('a search', () => {
  test.each([
    ['lucky bastard market', 'R-208'],
    ['market', 'R-271'],
    ['marché', 'R-271'],
    ['Märkte markt', 'R-271'],
    ['noël', 'R-273'],
    ['black on black', 'R-061'],
    ['nice try last card', 'R-169'],
    ['the end nice try', 'R-174'],
    ['two time bombs', 'R-313'],
    ['fantastic four counter', 'R-145'],
    ['mimicry counterattack', 'R-140'],
    ['thief last card', 'R-117'],
    ['can I finish with exchange?', 'R-112'],
    ['gambling man empty hand', 'R-258'],
    ['FUCK YOU 2nd chance', 'R-054'],
    ['colour blockade duration', 'R-331'],
    ['color blockade duration', 'R-331'],
  ])('for %s finds %s first', (words, id) => {
    expect(first(words)).toBe(id);
  });

  test('knows that a name said twice asks of two of them', () => {
    expect(first('schwarz auf schwarz')).toBe('R-061');
    expect(first('2nd chance on 2nd chance')).toBe('R-097');
    expect(first('colour swap on colour swap')).toBe('R-065');
  });

  test('knows words that say the same, and endings', () => {
    expect(first('wish black')).toBe('R-080');
    expect(first('may we look through the discard pile')).toBe('R-362');
    expect(first('a tie: who wins?')).toBe('R-350');
  });

  test('counts what stands in the question in the very order', () => {
    expect(first('counterattack in my own turn')).toBe('R-155');
    expect(first('nice try in my own turn')).toBe('R-179');
  });

  test('forgives a slip of the pen', () => {
    expect(first('lucky bastrad market')).toBe('R-208');
    expect(first('seppuk empty pile')).toBe('R-292');
  });

  test('finds a number, however it is written', () => {
    for (const words of ['R-061', 'r61', 'see R 061 please', 'rc1'])
      expect(first(words)).toBe(words === 'rc1' ? 'RC-01' : 'R-061');
  });

  test('finds a number of the board game although nobody says which game, and nothing else of it', () => {
    expect(first('R-494')).toBe('R-494');
    expect(search('R-494 remote').every(({ id, games }) => id === 'R-494' || games.includes('card'))).toBe(true);
    expect(search('R-494', { game: 'card' })).toEqual([]);
    expect(search('R-061', { game: 'board' })).toEqual([]);
  });

  test('stays in the game, the edition and the limit it is given', () => {
    expect(first('gift')).toBe('R-106');
    expect(first('gift', { game: 'board' })).toBe('R-419');
    expect(search('market', { edition: 'intl' }).map(({ id }) => id)).not.toContain('R-208');
    expect(search('counterattack', { limit: 3 })).toHaveLength(3);
    expect(search('counterattack', { limit: 0 })).toEqual([]);
  });

  test('finds nothing where nothing is said', () => {
    expect(search('')).toEqual([]);
    expect(search('?!')).toEqual([]);
    expect(search('zxqwv')).toEqual([]);
  });

  test('ends with the fewest words in common', () => {
    const found = search('lucky bastard market').map(({ id }) => id);
    expect(found.indexOf('R-208')).toBeLessThan(found.indexOf('R-204'));
    expect(found.indexOf('R-204')).toBeLessThan(found.indexOf('R-367'));
  });
});

describe('words', () => {
  test('are the same with and without accents, endings and case', () => {
    expect(stemsIn('Märkte')).toEqual(stemsIn('maerkte'));
    expect(stemsIn('Karten')).toEqual(stemsIn('karte'));
    expect(stemsIn('Straße')).toEqual(stemsIn('strasse'));
    expect(stemsIn('Colours')).toEqual(stemsIn('color'));
  });

  test('are slips of each other by one letter', () => {
    expect(isSlip('bastrad', 'bastard')).toBe(true);
    expect(isSlip('bastar', 'bastard')).toBe(true);
    expect(isSlip('bastird', 'bastard')).toBe(true);
    expect(isSlip('bstrd', 'bastard')).toBe(false);
    expect(isSlip('gif', 'gift')).toBe(false);
  });
});
