/** Both games as the server needs them: rooms go in as text and come out as text, whichever is played. */
import { createRequire } from 'node:module';
import * as card from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as boardBots from 'frantic-engine/board-game/bots';
import * as cardBots from 'frantic-engine/bots';
import {
  createHost,
  type Host,
  type HostedTypes,
  type HostOrder,
  InvalidRoom,
  type Out,
  type PolicyInput,
  type Room,
  type SeatInput,
  type Viewer,
} from 'frantic-engine/host';
import * as notation from 'frantic-engine/notation';
import { settings } from './settings.ts';

export type Lang = 'en' | 'de';

/** A message, and the key of whom it is for; an empty one: for all who watch. */
export type Sent = readonly [to: string, message: object];

/** What has become of a room. */
export interface Step {
  /** The room as it is to be stored; `null`: as it was. */
  readonly room: string | null;
  readonly due: number | null;
  readonly out: readonly Sent[];
  /** For whoever has sent what has brought this about. */
  readonly reply: object | null;
  /** As what they sit or watch here from now on. */
  readonly viewer: Viewer | null;
  /** Whether the game has ended with this. */
  readonly isEnd: boolean;
}

/** What a room is made from; it may be any JSON at all. */
export interface Opening {
  readonly setup: unknown;
  /** A bot for each seat, or nobody. */
  readonly bots: unknown;
  readonly policy: unknown;
  /** Who sits down first, at the first free seat. */
  readonly key: string;
  readonly seed: string;
}

/** A room as it is stored. */
export interface Stored {
  readonly room: string;
  /** The version of the engine that wrote it. */
  readonly engine: string;
}

/** What somebody sees who has only the link. */
export interface Lobby {
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly { readonly name: string; readonly bot: string | null; readonly open: boolean }[];
}

/** A game that can be played in rooms. */
export interface Hosted {
  readonly create: (opening: Opening, now: number) => Step;
  readonly receive: (stored: Stored, key: string, message: unknown, now: number) => Step;
  readonly tick: (stored: Stored, now: number) => Step;
  readonly manage: (stored: Stored, order: HostOrder, now: number) => Step;
  readonly lobby: (stored: Stored) => Lobby;
  /** As what somebody sits or watches. */
  readonly viewer: (stored: Stored, key: string) => Viewer | null;
  /** All that has happened in the game, as a viewer may know it. */
  readonly history: (stored: Stored, viewer: Viewer) => readonly unknown[];
  /** Why an answer of one's own is refused, or allowed. */
  readonly why: (stored: Stored, seat: Viewer, action: unknown, lang: Lang) => object | null;
  /** The record as text; `null` until the game is over, as it holds everybody's cards. */
  readonly record: (stored: Stored) => string | null;
}

const BOT_DELAY = 900;

/** What a room has unless whoever makes it wants it otherwise. */
const POLICY: PolicyInput = {
  limits: { turn: 90_000, react: 20_000, other: 60_000 },
  timeout: 'drawThenPass',
  autoPass: [700, 3000],
  left: 'bot',
  bot: 'greedy',
  undo: 'agreement',
  spectators: 50,
};

/** What is nobody's choice. From the seed of a game follow those after it, and a finished game is shown with its seed. */
const fixed = (botDelay: unknown): PolicyInput => ({
  rematch: 'host',
  // Bots that answer at once would keep the server busy for one room alone.
  botDelay: Math.max(settings.leastBotDelay, typeof botDelay === 'number' ? botDelay : BOT_DELAY),
});

/** The version of the engine here. */
export const ENGINE = String(Object(createRequire(import.meta.url)('frantic-engine/package.json')).version);

interface Parts<G extends HostedTypes> {
  readonly engine: card.GameEngine<G>;
  readonly host: Host<G>;
  readonly formatRecord: (record: G['record']) => string;
  readonly explain: (state: G['state'], action: G['action'], lang: Lang) => object;
}

function hosted<G extends HostedTypes>({ engine, host, formatRecord, explain }: Parts<G>): Hosted {
  // What this version wrote needs no checking: it is this server's own.
  const read = ({ room, engine: writer }: Stored): Room<G> =>
    writer === ENGINE ? (JSON.parse(room) as Room<G>) : host.restore(room);
  const keyIn = ({ seats }: Room<G>, { to }: Out<G>): string =>
    typeof to === 'number' ? (seats[to]?.token ?? '') : '';
  const stepFrom = (before: Room<G> | null, key: string | null, step: ReturnType<Host<G>['tick']>): Step => {
    const { room, due, out } = step;
    return {
      room: room === before ? null : JSON.stringify(room),
      due,
      out: out.flatMap((message): Sent[] => (message.to === 'sender' ? [] : [[keyIn(room, message), message]])),
      reply: out.find(({ to }) => to === 'sender') ?? null,
      viewer: key === null ? null : host.viewerOf(room, key),
      isEnd: isOver(room) && (before === null || !isOver(before)),
    };
  };
  const isOver = ({ state }: Room<G>): boolean => state !== null && state.outcome !== null;
  /** The game from its beginning: what each move has brought about. */
  const told = (room: Room<G>): readonly G['event'][] => {
    let step = engine.opening(setupOf(room));
    const events = [...step.events];
    for (const action of room.actions) {
      step = engine.transition(step.state, action);
      events.push(...step.events);
    }
    return events;
  };
  const setupOf = (room: Room<G>): G['setup'] => room.blank.setup;
  return {
    create: ({ setup, bots, policy, key, seed }, now) => {
      // Whatever these are, the engine and the host look at every field.
      const wanted = { ...Object(setup), seed } as G['setup'];
      const seats = seatsFrom(bots, key);
      const options = {
        policy: { ...POLICY, ...Object(policy), ...fixed(Object(policy).botDelay) },
        ...(seats === null ? {} : { seats }),
      };
      return stepFrom(null, key, host.create(wanted, options, now));
    },
    receive: (stored, key, message, now) => {
      const room = read(stored);
      return stepFrom(room, key, host.receive(room, key, message, now));
    },
    tick: (stored, now) => {
      const room = read(stored);
      return stepFrom(room, null, host.tick(room, now));
    },
    manage: (stored, order, now) => {
      const room = read(stored);
      return stepFrom(room, null, host.manage(room, order, now));
    },
    lobby: (stored) => {
      const room = read(stored);
      const { state, seats } = room;
      const { players } = state ?? engine.replay(room.blank);
      return {
        phase: state === null ? 'gathering' : isOver(room) ? 'over' : 'playing',
        seats: seats.map(({ bot, open }, seat) => ({ name: String(Object(players[seat]).name), bot, open })),
      };
    },
    viewer: (stored, key) => host.viewerOf(read(stored), key),
    history: (stored, viewer) => {
      const room = read(stored);
      return room.state === null ? [] : told(room).map((event) => engine.redact(event, viewer));
    },
    why: (stored, seat, action, lang) => {
      const { state } = read(stored);
      // Of another's answers one would learn what they hold.
      if (state === null || Object(action).seat !== seat) return null;
      return explain(state, action as G['action'], lang);
    },
    record: (stored) => {
      const room = read(stored);
      return isOver(room) ? formatRecord(host.recordOf(room)) : null;
    },
  };
}

/** Who sits where at first: bots, and who makes the room at the first seat that has none. */
function seatsFrom(bots: unknown, key: string): SeatInput[] | null {
  if (!Array.isArray(bots)) return null;
  if (!bots.includes(null)) throw new InvalidRoom('bots', 'has to leave a seat for somebody');
  return bots.map((bot: string | null, seat) =>
    bot !== null ? { bot } : seat === bots.indexOf(null) ? { token: key } : null,
  );
}

const CARD_BOTS = ['random', 'greedy', 'heuristic', 'ismcts:60'] as const;

export const GAMES = {
  card: hosted<card.CardGameTypes>({
    engine: card.engine,
    host: createHost(card.engine, {
      bots: Object.fromEntries(
        CARD_BOTS.map((name) => {
          const bot = cardBots.botOf(name);
          return [name, (state, seat, seed) => cardBots.decide(bot, state, seat, card.createRandom(seed))];
        }),
      ),
      canTakeBack: notation.canTakeBack,
    }),
    formatRecord: notation.formatRecord,
    explain: (state, action, language) => card.explain(state, action, { language }),
  }),
  board: hosted<board.BoardGameTypes>({
    engine: board.engine,
    host: createHost(board.engine, {
      bots: Object.fromEntries(
        boardBots.BOTS.map((name) => {
          const bot = boardBots.botOf(name);
          return [name, (state, seat, seed) => boardBots.decide(bot, state, seat, card.createRandom(seed))];
        }),
      ),
      canTakeBack: board.canTakeBack,
    }),
    formatRecord: board.formatRecord,
    explain: (state, action, language) => board.explain(state, action, { language }),
  }),
} satisfies Record<string, Hosted>;

export type Game = keyof typeof GAMES;
export const isGame = (given: unknown): given is Game => typeof given === 'string' && Object.hasOwn(GAMES, given);
