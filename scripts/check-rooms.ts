/**
 * Rooms on real servers, `examples/rooms`: types, games on the embedded database and in the small server of one process, two
 * browsers in one room, and then fifty rooms on PostgreSQL while servers die. Needs `npm run build` first.
 * `--soak` plays more rooms, and longer ones; `--load` measures instead; `--image` goes through the steps of the Dockerfile, and
 * `--proxy` puts nginx before two servers, with the settings of the compose file.
 */
import { prepare, start, tool } from './rooms/prepare.ts';
import { chromium, find } from './runtimes/find.ts';

/** More rooms, to the usual number of points. */
const SOAK = { ROOMS: '200', POINTS: '150', SECONDS: '3600' };

async function check(isSoak: boolean): Promise<void> {
  tool('types of the rooms', 'typescript/bin/tsc');
  start('games without PostgreSQL', 'test/small.ts');
  start('two browsers', 'test/browsers.ts', [], { ...process.env, CHROMIUM: await find(chromium) });
  const env = { ...process.env, ...(isSoak ? SOAK : {}) };
  start('rooms on three servers, while everything that can go wrong does', 'test/failure.ts', [], env);
}

prepare();
if (process.argv.includes('--load')) start('load', 'test/load.ts');
else if (process.argv.includes('--image')) start('the image, without Docker', 'test/image.ts');
else if (process.argv.includes('--proxy')) start('the proxy, without Docker', 'test/proxy.ts');
else await check(process.argv.includes('--soak'));
