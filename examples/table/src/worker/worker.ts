/** The engine, its rooms and its bots, away from the page: whatever they do, the page stays smooth. */
import { EDITIONS, type EditionName, editionOf, optionsOf, SETS } from 'frantic-engine';
import { optionsOf as boardOptionsOf } from 'frantic-engine/board-game';
import type { HostedTypes } from 'frantic-engine/host';
import type { Game } from '../game.ts';
import type { Asks, FormInfo, Heard, News, Order, Source } from '../link/protocol.ts';
import type { Setup } from '../setup.ts';
import type { Situation } from '../situation.ts';
import { boardGame, cardGame, type Played } from './games.ts';
import { type Ears, namesIn, Table, tokenOf } from './room.ts';
import { begunAfter, gameIn, storyIn } from './story.ts';
import { Study } from './study.ts';

const post = (news: News): void => self.postMessage(news);

/** A game of either sort is used in the same way; only who makes it knows which it is. */
let table: Table<HostedTypes> | null = null;
let study: Study<HostedTypes> | null = null;

const gameOf = (game: Game): Played<HostedTypes> =>
  (game === 'card' ? cardGame : boardGame) as unknown as Played<HostedTypes>;

/** What is kept of a game: the room, and what it was begun from. */
interface Kept {
  readonly source: Source | null;
  readonly room: unknown;
}

function opened(next: (ears: Ears<HostedTypes>) => Table<HostedTypes>, source: Source | null): void {
  table?.close();
  // What is said while a table is made comes after the news that there is one.
  const early: News[] = [];
  let isOpen = false;
  const say = (news: News): void => {
    if (isOpen) post(news);
    else early.push(news);
  };
  table = next({
    hear: (seat, message) => say({ type: 'hear', seat, message: message as Heard }),
    keep: (room) => say({ type: 'keep', room: JSON.stringify({ source, room } satisfies Kept) }),
  });
  isOpen = true;
  const { seats, names, game } = table;
  const hides = source?.type !== 'situation' || source.situation.seats.length > 0;
  post({ type: 'open', game, seats, names, hides, source });
  for (const news of early) post(news);
}

/** A room in which those seats are at this device and bots play for the others. */
function roomOf(
  { host }: Played<HostedTypes>,
  setup: HostedTypes['setup'],
  bots: readonly (string | null)[],
  botDelay: number,
) {
  const seats = bots.map((bot, seat) => (bot === null ? { token: tokenOf(seat) } : { bot }));
  return host.create(setup, { policy: { undo: 'agreement', botDelay }, seats }, Date.now());
}

function sit(setup: Setup, seed: string, pace: number): void {
  const played = gameOf(setup.game);
  const bots = setup.chairs.map(({ bot }) => bot);
  const first = roomOf(played, played.setupOf(setup, seed), bots, pace);
  opened((ears) => new Table(played, first, ears), { type: 'setup', setup });
}

/** The game that begins with a situation. */
const playedFrom = ({ text, names }: Situation): Played<HostedTypes> => {
  const played = gameOf(gameIn(text));
  return begunAfter(played, storyIn(played, text, names));
};

function lay(situation: Situation, pace: number): void {
  const played = playedFrom(situation);
  const names = namesIn(played.engine.replay({ actions: [] }));
  const { seats } = situation;
  const bots = names.map((_, seat) => (seats.length === 0 || seats.includes(seat) ? null : 'greedy'));
  const first = roomOf(played, { players: names, seed: 'laid out' }, bots, pace);
  opened((ears) => new Table(played, first, ears), { type: 'situation', situation });
}

function resume(text: string, pace: number): void {
  const kept = JSON.parse(text) as Partial<Kept>;
  // A room alone is what other programs keep.
  const { source = null, room } = 'room' in kept ? kept : { room: kept };
  const played = source?.type === 'situation' ? playedFrom(source.situation) : gameOf(Object(room).game);
  const restored = played.host.restore(room);
  opened((ears) => new Table(played, restored, ears), source);
  table?.pace(pace);
}

function obey(order: Exclude<Order, { type: 'ask' }>): void {
  switch (order.type) {
    case 'sit':
      sit(order.setup, order.seed, order.pace);
      return;
    case 'lay':
      lay(order.situation, order.pace);
      return;
    case 'resume':
      resume(order.room, order.pace);
      return;
    case 'say':
      table?.say(order.seat, order.message);
      return;
    case 'pace':
      table?.pace(order.pace);
  }
}

/** What somebody is told who asks. */
const answers: { readonly [K in keyof Asks]: (ask: Asks[K]['ask']) => Asks[K]['told'] } = {
  form: ({ game, edition, sets }) => formOf(game, edition, sets),
  history: ({ seat }) => {
    const { played, story } = sat();
    return new Study(played, story).historyOf(seat) as Asks['history']['told'];
  },
  why: ({ action, lang }) => {
    const { played, state } = sat();
    return played.why(state, action, lang);
  },
  record: () => {
    const { actions, textOf } = sat().story;
    return textOf(actions);
  },
  study: ({ text }) => {
    const game = gameIn(text);
    const played = gameOf(game);
    study = new Study(played, storyIn(played, text));
    return { game, names: namesIn(study.stateAt(0)), moves: study.moves };
  },
  position: ({ at, viewer }) => {
    const here = studied();
    const { view, events } = here.viewAt(at, viewer);
    return { view, events, next: here.nextAt(at) } as Asks['position']['told'];
  },
  textAt: ({ at }) => studied().textAt(at),
  whyThere: ({ at, action, lang }) => studied().played.why(studied().stateAt(at), action, lang),
  row: ({ game, row }) => gameOf(game).factsOf(row),
};

function sat() {
  if (table === null || table.state === null) throw new Error('There is no table.');
  const { played, state, story } = table;
  return { played, state, story };
}

function studied(): Study<HostedTypes> {
  if (study === null) throw new Error('There is no record.');
  return study;
}

function formOf(game: Game, edition: string, sets: readonly string[]): FormInfo {
  const { bots, players } = gameOf(game);
  const name: EditionName = EDITIONS.find((one) => one === edition) ?? 'pandora';
  const known = SETS.filter((one) => sets.includes(one) && editionOf(name).sets.includes(one));
  const options = game === 'card' ? optionsOf({ edition: name, sets: known }) : boardOptionsOf();
  return { editions: EDITIONS.map((one) => editionOf(one)), options, bots, players };
}

self.onmessage = ({ data }: MessageEvent<Order>) => {
  const nth = data.type === 'ask' ? data.nth : null;
  try {
    if (data.type !== 'ask') obey(data);
    else post({ type: 'told', nth: data.nth, told: told(data.what, data.ask) });
  } catch (error) {
    post({ type: 'failed', nth, problem: error instanceof Error ? error.message : String(error) });
  }
};

/** One question among all: its answer is that of its kind. */
const told = <K extends keyof Asks>(what: K, ask: Asks[keyof Asks]['ask']): Asks[K]['told'] =>
  answers[what](ask as Asks[K]['ask']);
