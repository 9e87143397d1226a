/** What is secret in the events of both games, from what is said of them: so that redacting needs no more of it. */
import { HEARD as BOARD_HEARD } from '../../src/board-game/state/log.ts';
import { HEARD } from '../../src/card-game/state/log.ts';
import type { Heard } from '../../src/common/describe.ts';
import { formatted } from './client.ts';

const fileOf = (heard: Heard): string =>
  formatted(`/** What is secret in events. Written by \`npm run docs:pages\` from what is said of them: do not edit. */
import type { Secret } from '../../common/describe.ts';
import type { GameEventType } from './events.ts';

/** By the type of event. */
export const SECRETS: Readonly<Record<GameEventType, readonly Secret[]>> = ${JSON.stringify(
    Object.fromEntries([...heard].map(([type, { secrets }]) => [type, secrets])),
  )};
`);

/** The files, by their paths. */
export const secretsFiles = (): Readonly<Record<string, string>> => ({
  'src/card-game/state/secrets.ts': fileOf(HEARD),
  'src/board-game/state/secrets.ts': fileOf(BOARD_HEARD),
});
