/** Asks the server everything it can be asked, as a host does. `npm run check:mcp` runs it. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const clientInfo = { name: 'ask', version: '0.1.0' };
const client = new Client(clientInfo);
const server = fileURLToPath(new URL('server.mjs', import.meta.url));
await client.connect(new StdioClientTransport({ command: process.execPath, args: [server], stderr: 'inherit' }));

const call = async (name, asked) => {
  const { content, isError = false } = await client.callTool({ name, arguments: asked });
  return { isError, text: content[0].text };
};
const ask = async (name, asked) => {
  const { isError, text } = await call(name, asked);
  assert.equal(isError, false, `${name}: ${text}`);
  return JSON.parse(text);
};

const { tools } = await client.listTools();
assert.deepEqual(tools.map(({ name }) => name).sort(), [
  'look',
  'look_up_ruling',
  'play',
  'search_rulings',
  'set_up_table',
  'start_game',
  'why',
]);

// Rulings, by words and by number, in both languages.
const [market] = await ask('search_rulings', { words: 'lucky bastard market', edition: 'webde' });
assert.equal(market.id, 'R-208');
const [black] = await ask('search_rulings', { words: 'darf ich schwarz auf schwarz legen?', language: 'de', limit: 1 });
assert.equal(black.question, 'Schwarz auf Schwarz.');
const ruling = await ask('look_up_ruling', { id: 'R-061' });
assert.match(ruling.decision, /^Never by number or wish/);
assert.equal(ruling.examples[0].steps[0].ruling, 'R-061');

// A quarrel, at a table of either game.
const table = 'frantic-table 1\nhands 0: black 7, red 1\nhands 1: green 2\ntop: black 3';
const refusal = await ask('why', { table, action: '0 plays black 7', language: 'de' });
assert.deepEqual([refusal.allowed, refusal.ruling, refusal.question], [false, 'R-061', 'Schwarz auf Schwarz.']);
const drawn = await ask('set_up_table', { table, after: ['0 draws'] });
assert.equal(drawn.waitingFor[0].seat, 0);
assert.ok(drawn.waitingFor[0].answers.some((answer) => answer.endsWith('passes')));
const spaces = 'frantic-table 1\nhands 0: stop, push\nhands 1: gift, jump\ntokens: [10,12]';
const start = await ask('why', { game: 'board', table: spaces, action: '0 places stop on 0' });
assert.deepEqual([start.allowed, start.ruling], [false, 'R-391']);

// What makes no sense is said in a sentence.
assert.match((await call('look_up_ruling', { id: 'R-999' })).text, /there is no ruling 'R-999'/);
assert.equal((await call('look_up_ruling', { id: 'R-999' })).isError, true);
assert.equal((await call('why', { table: 'no table', action: '0 draws' })).isError, true);
assert.equal((await call('why', { table })).isError, true);
assert.equal((await call('look', { game: 'game 7' })).isError, true);

// A game from one seat. The hands of the others are numbers, in whatever is said.
let seen = await ask('start_game', { players: 3, seat: 1, seed: 'ask' });
const { game } = seen;
assert.equal((await call('play', { game, action: 'seat 0 draws' })).isError, true);
assert.equal((await call('play', { game, action: 'seat 1 flies' })).isError, true);
let moves = 0;
for (; seen.outcome === null; moves += 1) {
  assert.ok(moves < 5000);
  assert.equal(seen.yourHand.length, seen.players[1].handCount);
  for (const player of seen.players) assert.deepEqual(Object.keys(player), ['seat', 'name', 'handCount', 'score']);
  assert.equal(typeof seen.question, 'string');
  assert.ok(seen.answers.length > 0);
  seen = await ask('play', { game, action: seen.answers[moves % seen.answers.length] });
}
assert.equal(seen.outcome.scores.length, 3);
assert.deepEqual((await ask('look', { game })).outcome, seen.outcome);

await client.close();

// The client passes over what is no message, other hosts break: nothing else is printed.
const alone = spawnSync(process.execPath, [server], {
  encoding: 'utf8',
  timeout: 30_000,
  input: [
    { id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/call', params: { name: 'search_rulings', arguments: { words: 'market' } } },
  ]
    .map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
    .join(''),
});
const messages = alone.stdout.trim().split('\n');
assert.ok(messages.length > 0);
for (const line of messages) assert.equal(JSON.parse(line).jsonrpc, '2.0');
console.log(`mcp ok: ${tools.length} tools, a game of ${moves} answers`);
