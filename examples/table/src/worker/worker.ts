/** The engine, its rooms and its bots, away from the page: whatever they do, the page stays smooth. */
import { EDITIONS, type EditionName, editionOf, optionsOf, SETS } from 'frantic-engine';
import { optionsOf as boardOptionsOf } from 'frantic-engine/board-game';
import type { HostedTypes } from 'frantic-engine/host';
import type { Game, Seat } from '../game.ts';
import type { Asks, FormInfo, Heard, News, Order } from '../link/protocol.ts';
import { boardGame, cardGame, type Played } from './games.ts';
import { Table, tokenOf } from './room.ts';
import { Study } from './study.ts';

const post = (news: News): void => self.postMessage(news);

/** A game of either sort is used in the same way; only who makes it knows which it is. */
let table: Table<HostedTypes> | null = null;
let study: Study<HostedTypes> | null = null;

const gameOf = (game: Game): Played<HostedTypes> =>
  (game === 'card' ? cardGame : boardGame) as unknown as Played<HostedTypes>;

const ears = {
  hear: (seat: Seat, message: object) => post({ type: 'hear', seat, message: message as Heard }),
  keep: (room: string) => post({ type: 'keep', room }),
};

function opened(next: (heard: typeof ears) => Table<HostedTypes>, game: Game, names: readonly string[]): void {
  table?.close();
  // What is said while a table is made comes after the news that there is one.
  const early: (() => void)[] = [];
  let isOpen = false;
  const late = (tell: () => void): void => {
    if (isOpen) tell();
    else early.push(tell);
  };
  table = next({
    hear: (seat, message) => late(() => ears.hear(seat, message)),
    keep: (room) => late(() => ears.keep(room)),
  });
  isOpen = true;
  post({ type: 'open', game, seats: table.seats, names });
  for (const tell of early) tell();
}

function obey(order: Exclude<Order, { type: 'ask' }>): void {
  switch (order.type) {
    case 'sit': {
      const { setup, seed, pace } = order;
      const played = gameOf(setup.game);
      const seats = setup.chairs.map(({ bot }, seat) => (bot === null ? { token: tokenOf(seat) } : { bot }));
      const policy = { undo: 'agreement', botDelay: pace } as const;
      const first = played.host.create(played.setupOf(setup, seed), { policy, seats }, Date.now());
      opened((heard) => new Table(played, first, heard), setup.game, namesIn(first.room.state));
      return;
    }
    case 'resume': {
      const { game } = JSON.parse(order.room) as { game: Game };
      const played = gameOf(game);
      const room = played.host.restore(order.room);
      opened((heard) => new Table(played, room, heard), game, namesIn(room.state));
      table?.pace(order.pace);
      return;
    }
    case 'say':
      table?.say(order.seat, order.message);
      return;
    case 'pace':
      table?.pace(order.pace);
      return;
  }
}

const namesIn = (state: { readonly players: readonly unknown[] } | null): string[] =>
  (state?.players ?? []).map((player) => String(Object(player).name));

/** What somebody is told who asks. */
const answers: { readonly [K in keyof Asks]: (ask: Asks[K]['ask']) => Asks[K]['told'] } = {
  form: ({ game, edition, sets }) => formOf(game, edition, sets),
  history: ({ seat }) => {
    const { played, record } = sat();
    return new Study(played, record).historyOf(seat) as Asks['history']['told'];
  },
  why: ({ action, lang }) => {
    const { played, state } = sat();
    return played.why(state, action, lang);
  },
  record: () => {
    const { played, record } = sat();
    return played.notation.formatRecord(record);
  },
  study: ({ text }) => {
    const game = /^game: *board$/m.test(text) ? 'board' : 'card';
    const played = gameOf(game);
    study = new Study(played, played.notation.parseRecord(text) as HostedTypes['mutableRecord']);
    return { game, names: namesIn(study.stateAt(0)), moves: study.moves };
  },
  position: ({ at, viewer }) => {
    const here = studied();
    const { view, events } = here.viewAt(at, viewer);
    return { view, events, next: here.nextAt(at) } as Asks['position']['told'];
  },
  whyThere: ({ at, action, lang }) => {
    const here = studied();
    return here.played.why(here.stateAt(at), action, lang);
  },
};

function sat() {
  if (table === null || table.state === null) throw new Error('There is no table.');
  const { played, state, record } = table;
  return { played, state, record };
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
