import { describe, expect, test } from 'vitest';
import * as boardLog from '../../src/board-game/state/log.ts';
import * as boardSecrets from '../../src/board-game/state/secrets.ts';
import * as cardLog from '../../src/card-game/state/log.ts';
import * as cardSecrets from '../../src/card-game/state/secrets.ts';
import type { Heard } from '../../src/common/describe.ts';

describe.each<[string, Heard, object]>([
  ['card game', cardLog.HEARD, cardSecrets.SECRETS],
  ['board game', boardLog.HEARD, boardSecrets.SECRETS],
])('%s', (_game, heard, secrets) => {
  test('what is taken out of an event is what is said of it: the table for redacting is not stale', () => {
    expect(secrets).toEqual(Object.fromEntries([...heard].map(([type, { secrets: own }]) => [type, own])));
  });
});
