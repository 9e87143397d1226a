/** docs/events.md and what it is made from: no event and no field without a comment, and none that is not described. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { declaredEvents } from '../../scripts/docs/events.ts';
import { eventsPage, seenBy } from '../../scripts/docs/events-page.ts';
import { EVENTS as BOARD_EVENTS } from '../../src/board-game/state/log.ts';
import { EVENTS as CARD_EVENTS } from '../../src/card-game/state/log.ts';
import { type AnyTelling, toldIn } from '../../src/common/describe.ts';

const declared = declaredEvents();
const games: readonly (readonly [string, (typeof declared)['card'], Readonly<Record<string, AnyTelling>>])[] = [
  ['card game', declared.card, CARD_EVENTS],
  ['board game', declared.board, BOARD_EVENTS],
];

describe.each(games)('the events of the %s', (_name, events, tellings) => {
  test('are those that are described, with the same fields', () => {
    expect(events.map(({ name }) => name).sort()).toEqual(Object.keys(tellings).sort());
    for (const { name, fields } of events)
      expect(fields.map((field) => field.name).sort(), name).toEqual(
        Object.keys(toldIn(tellings[name] ?? { has: {} })).sort(),
      );
  });

  test('have a comment each, and so has every field of them', () => {
    for (const { name, comment, fields } of events) {
      expect(comment, name).toMatch(/^[A-Z].*\.$/);
      for (const field of fields) expect(field.comment, `${name}.${field.name}`).toMatch(/^\S.*\.$/);
    }
  });
});

describe('the page', () => {
  const page = readFileSync(new URL('../../docs/events.md', import.meta.url), 'utf8');

  test('is up to date', () => {
    expect(eventsPage()).toBe(page);
  });

  test('names every event once', () => {
    const names = new Set([...Object.keys(CARD_EVENTS), ...Object.keys(BOARD_EVENTS)]);
    for (const name of names)
      expect(page.match(new RegExp(`^### \`${name}\`$`, 'gm'))?.length, name).toBeGreaterThan(0);
  });

  test('says of secrets who sees them', () => {
    expect(page).toContain('| `gave` | `cards` | `from` and `to` alone |');
    expect(page).toContain('| `pickedUp` | `cards` | everybody if `open`, otherwise `seat` alone |');
    expect(page).toContain('| `handsPassed` | `hands` | each seat its own |');
    expect(seenBy('cards')).toBeNull();
    expect(seenBy({ orNull: 'card' })).toBeNull();
  });
});
