/** Both games as a room needs them, with their bots. */
import * as card from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { greedyBot } from 'frantic-engine/board-game/bots';
import * as cardBots from 'frantic-engine/bots';
import { createHost, type Host, type HostedTypes, type HostOptions } from 'frantic-engine/host';
import * as notation from 'frantic-engine/notation';
import * as testing from 'frantic-engine/testing';
import type { Lang } from '../game.ts';
import type { RowFacts, Why } from '../link/protocol.ts';
import type { Setup } from '../setup.ts';
import type { Story } from './story.ts';

/** A game that can be put on the table. */
export interface Played<G extends HostedTypes> {
  readonly engine: card.GameEngine<G>;
  readonly host: Host<G>;
  /** What its rooms need beside the engine. */
  readonly rooms: HostOptions<G>;
  readonly notation: Pick<notation.GameNotation<G>, 'parseRecord' | 'formatAction' | 'parseAction'>;
  readonly bots: readonly string[];
  readonly players: { readonly least: number; readonly most: number };
  readonly setupOf: (setup: Setup, seed: string) => G['setup'];
  /** Why an answer is refused, or allowed. It may be anything: the engine looks at every field. */
  readonly why: (state: G['state'], action: unknown, lang: Lang) => Why;
  /** How a recorded game began, and what was played. */
  readonly storyOf: (record: G['record']) => Story<G>;
  /** A table that is laid out in a text. */
  readonly layOut: (text: string) => G['state'];
  readonly factsOf: (row: string) => RowFacts;
  /** The same with other names at it. */
  readonly named: (state: G['state'], names: readonly string[]) => G['state'];
}

const CARD_BOTS = ['random', 'greedy', 'heuristic', 'ismcts:60'] as const;

const namesOf = (setup: Setup): string[] =>
  setup.chairs.map(({ name }, nth) => (name.trim() === '' ? `${nth + 1}` : name.trim()));

const cardRooms: HostOptions<card.CardGameTypes> = {
  bots: Object.fromEntries(
    CARD_BOTS.map((name) => {
      const bot = cardBots.botOf(name);
      return [name, (state, seat, seed) => cardBots.decide(bot, state, seat, card.createRandom(seed))];
    }),
  ),
  canTakeBack: notation.canTakeBack,
};

/** All there is in the card game. */
const cardRows = () => card.catalogOf(card.createGame({ players: 2, seed: 0, sets: card.SETS }));

/** Players by other names. */
const called = <P extends { readonly name: string }>(players: readonly P[], names: readonly string[]): P[] =>
  players.map((player, seat) => ({ ...player, name: names[seat]?.trim() || player.name }));

export const cardGame: Played<card.CardGameTypes> = {
  engine: card.engine,
  host: createHost(card.engine, cardRooms),
  rooms: cardRooms,
  notation,
  bots: CARD_BOTS,
  players: card.PLAYERS,
  setupOf: (setup, seed) => ({
    players: namesOf(setup),
    seed,
    length: setup.length,
    windows: setup.windows,
    edition: oneOf(card.EDITIONS, setup.edition),
    sets: setup.sets.map((set) => oneOf(card.SETS, set)),
    // Whatever a link says is checked by the engine.
    options: setup.options as Partial<card.Options>,
  }),
  why: (state, action, lang) => card.explain(state, action as card.Action, { language: lang }),
  storyOf: (record) => ({
    first: card.opening(record.setup),
    actions: record.actions,
    textOf: (actions) => notation.formatRecord({ ...record, actions: [...actions] }),
  }),
  layOut: (text) => testing.table(testing.parseTable(text)),
  factsOf: (row) => {
    const { rows, events, powers, rules } = cardRows();
    for (const [kind, of] of Object.entries({ cards: rows, events, powers, 'rule-cards': rules })) {
      const found = of.find(({ id }) => id === row);
      if (found !== undefined) return { page: `${kind}/${row}`, until: found.until };
    }
    return { page: null, until: null };
  },
  named: (state, names) => ({ ...state, players: called(state.players, names) }),
};

const boardRooms: HostOptions<board.BoardGameTypes> = {
  bots: {
    random: (state, seat, seed) => board.sampleLegal(state, seat, card.createRandom(seed)),
    greedy: boardGreedy,
  },
  canTakeBack: board.canTakeBack,
};

export const boardGame: Played<board.BoardGameTypes> = {
  engine: board.engine,
  host: createHost(board.engine, boardRooms),
  rooms: boardRooms,
  notation: board.engine,
  bots: ['random', 'greedy'],
  players: board.PLAYERS,
  setupOf: (setup, seed) => ({
    players: namesOf(setup),
    seed,
    length: setup.length,
    windows: setup.windows,
    options: setup.options as Partial<board.BoardOptions>,
  }),
  why: (state, action, lang) => board.explain(state, action as board.Action, { language: lang }),
  storyOf: (record) => ({
    first: board.opening(record.setup),
    actions: record.actions,
    textOf: (actions) => board.formatRecord({ ...record, actions: [...actions] }),
  }),
  layOut: (text) => board.table(board.parseTable(text)),
  factsOf: (row) => ({ page: `board-game/${row}`, until: null }),
  named: (state, names) => ({ ...state, players: called(state.players, names) }),
};

/** The bot of the board game, with the engine that is there: asked by name, it would bring one of its own. */
function boardGreedy(state: board.GameState, seat: number, seed: string): board.Action {
  const question = board.questionOf(state, seat);
  if (question === null) throw new Error('Nobody is asked.');
  const random = card.createRandom(seed);
  return greedyBot(board.viewOf(state, seat), question, {
    random,
    cardOf: (id) => board.cardOf(state, id),
    legalActions: (options) => board.legalActions(state, seat, options),
    countLegal: () => board.countLegal(state, seat),
    sampleLegal: () => board.sampleLegal(state, seat, random),
    guess: () => {
      throw new Error('This bot does not guess.');
    },
    known: () => board.knownTo(state, seat),
  });
}

/** One of a closed list. */
function oneOf<T extends string>(list: readonly T[], given: string): T {
  const found = list.find((one) => one === given);
  if (found === undefined) throw new Error(`There is no '${given}'.`);
  return found;
}
