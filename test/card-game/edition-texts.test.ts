import { catalogOf, createGame } from 'frantic-engine';
import { expect, test } from 'vitest';

const SETS = ['troublemaker', 'supercharge'] as const;

test('the catalog says a row as the edition words it, and otherwise as its box does', () => {
  const textsIn = (edition: 'webde' | 'pandora') => {
    const { rows, events, powers } = catalogOf(createGame({ players: 2, seed: 1, edition, sets: SETS }));
    return new Map([...rows, ...events, ...powers].map(({ id, text }) => [id, text]));
  };
  const [worded, plain] = [textsIn('webde'), textsIn('pandora')];
  expect([...plain].filter(([id, text]) => worded.get(id) !== text).map(([id]) => id)).toEqual(
    expect.arrayContaining(['inequality', 'last-chance', 'seppuku', 'recharge', 'thief']),
  );
  expect(worded.get('last-chance')).toBe('Until the round ends, whoever runs out of cards triggers an event.');
  expect(worded.get('gift')).toBe(plain.get('gift'));
});
