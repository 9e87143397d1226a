/** Rooms full of players without screens, over as many processes as there are. */
import { createRandom } from 'frantic-engine';
import type { Patience } from '../../table/src/room/connection.ts';
import type { Game } from '../src/games.ts';
import { Player } from './player.ts';

/** A room and who is in it. */
export interface Table {
  readonly id: string;
  readonly game: Game;
  readonly players: ReadonlyMap<number | 'spectator', Player>;
}

export interface CrowdOptions {
  readonly addresses: readonly string[];
  readonly rooms: number;
  /** How long players think at the most, in milliseconds. */
  readonly think: number;
  /** How often a line breaks by itself. */
  readonly breaks: number;
  readonly patience: Patience;
  readonly policy: object;
}

/** What is played in the rooms, in turn: both games, with and without boxes. */
const GAMES: readonly { readonly game: Game; readonly setup: object; readonly bots: readonly (string | null)[] }[] = [
  { game: 'card', setup: {}, bots: [null, null, null] },
  { game: 'card', setup: { sets: ['troublemaker', 'supercharge', 'pandoras-box'] }, bots: [null, null, 'greedy'] },
  { game: 'card', setup: { windows: 'everyone' }, bots: [null, null, null] },
  { game: 'card', setup: { sets: ['supercharge'] }, bots: [null, null, null, 'random'] },
  { game: 'board', setup: {}, bots: [null, null, 'greedy'] },
];

/** A round or two: what is to be seen is not how long games are. */
const POINTS = Number(process.env.POINTS ?? 40);

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** Opens rooms, and lets their players in. */
export async function crowd(options: CrowdOptions): Promise<Table[]> {
  const tables: Table[] = [];
  for (let nth = 0; nth < options.rooms; nth++) tables.push(await open(options, nth));
  return tables;
}

async function open({ addresses, think, breaks, patience, policy }: CrowdOptions, nth: number): Promise<Table> {
  const random = createRandom(`room ${nth}`);
  const { game, setup, bots } = GAMES[nth % GAMES.length] ?? { game: 'card', setup: {}, bots: [null, null] };
  const address = (): string => addresses[Math.floor(random() * addresses.length)] ?? '';
  const names = NAMES.slice(0, bots.length);
  const response = await fetch(`http://${addresses[0]}/rooms`, {
    method: 'POST',
    body: JSON.stringify({ game, setup: { players: names, pointLimit: POINTS, ...setup }, bots, policy }),
  });
  if (!response.ok) throw new Error(`No room: ${await response.text()}`);
  const { room: id, token } = (await response.json()) as { room: string; token: string };
  const common = {
    room: id,
    address,
    random,
    think: () => random() * think,
    patience,
    breaks: () => (random() < breaks ? random() * 3000 : null),
  };
  const seats = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  const inside = new Map<number | 'spectator', Player>();
  for (const seat of seats) inside.set(seat, new Player({ ...common, seat, token: seat === seats[0] ? token : null }));
  if (nth % 5 === 0) inside.set('spectator', new Player({ ...common, seat: 'spectator', token: null }));
  return { id, game, players: inside };
}
