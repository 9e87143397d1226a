/**
 * Whole games kept from released versions. They replay as long as the rules give the same answers; what to do when one
 * does not is in CONTRIBUTING.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES_VERSION, replay } from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { parseRecord } from 'frantic-engine/notation';
import { describe, expect, test } from 'vitest';
import { PRINTED_BOXES, PRINTED_EDITIONS } from '../fixtures/box.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.replaceAll('\\', '/'));
const kept = files.map((name) => {
  const text = readFileSync(folder + name, 'utf8');
  const game = /^game: (\w+)$/m.exec(text)?.[1];
  const rules = Number(/^rulesVersion: (\d+)$/m.exec(text)?.[1]);
  const current = rules === (game === 'board' ? board.RULES_VERSION : RULES_VERSION);
  return { name, text, game, current };
});

describe('the record', () => {
  test.each(kept.filter(({ current }) => current))('$name replays to its end', ({ text, game }) => {
    const { outcome } = game === 'board' ? board.replay(board.parseRecord(text)) : replay(parseRecord(text));
    expect(outcome).not.toBeNull();
    expect(text.trimEnd().split('\n').at(-1)).toBe(`# outcome: ${JSON.stringify(outcome)}`);
    const { digests = {}, actions } = game === 'board' ? board.parseRecord(text) : parseRecord(text);
    expect(Object.keys(digests).length).toBe(Math.ceil(actions.length / 10) + 1);
  });

  test.each(kept.filter(({ current }) => !current))('$name is of other rules: refused, and in the changelog', (one) => {
    expect(() => (one.game === 'board' ? board.parseRecord(one.text) : parseRecord(one.text))).toThrow(
      /'rulesVersion' has to be/,
    );
    expect(changelog).toContain('### Records of before no longer replay');
  });
});

test('the records of the current rules cover all printed texts and boxes, two to eight seats and both games', () => {
  const current = kept.filter((one) => one.current);
  const cards = current.filter(({ game }) => game === 'card').map(({ text }) => parseRecord(text).setup);
  const editions = new Set(cards.map(({ edition = 'pandora' }) => edition));
  for (const edition of PRINTED_EDITIONS) expect(editions).toContain(edition);
  const sets = new Set(cards.flatMap(({ sets = [] }) => ['base', ...sets]));
  for (const box of PRINTED_BOXES) expect(sets).toContain(box);
  const seats = cards.map(({ players }) => (typeof players === 'number' ? players : players.length));
  for (const count of [2, 3, 4, 5, 6, 8]) expect(seats).toContain(count);
  expect(cards.some(({ options = {} }) => Object.keys(options).length > 3)).toBe(true);
  expect(current.filter(({ game }) => game === 'board').length).toBeGreaterThan(1);
});
