/** Snapshots of the board game. They last as long as the board, the deck and the rules do not change. */
import { InvalidSnapshot } from '../game/errors.ts';
import {
  asFields,
  asList,
  CardCensus,
  checkKnown,
  checkPlayerFields,
  checkQueue,
  checkSeats,
  checkShape,
  type Fields,
  readSnapshot,
} from '../game/snapshot.ts';
import type { Catalog } from './catalog.ts';
import type { Core } from './core.ts';
import { SEATS } from './setup.ts';
import type { GameState } from './state.ts';

/** The game behind a snapshot, which may be any JSON at all: the text, or what it parses to. */
export function readState(core: Core, given: unknown): GameState {
  const state = readSnapshot(given, (state) => {
    const catalog = core.catalogOf(asFields(state.rules, 'state.rules') as unknown as GameState['rules']);
    const { end } = catalog.ways;
    checkShape(state, SHAPE);
    checkPlayerFields(state, SEATS, ({ space }, field) => {
      if (!Number.isInteger(space) || (space as number) < 0 || (space as number) > end)
        throw new InvalidSnapshot(`${field}.space`, 'is no space of the board');
    });
    checkSeats(state, ['starter', 'active']);
    checkCards(state, catalog);
    checkQueue(state, (id) => (Object.hasOwn(catalog.scripts, id) ? catalog.scripts[id] : undefined));
  });
  return state as unknown as GameState;
}

const SHAPE = {
  whole: ['round', 'turn', 'starter', 'active'],
  lists: ['players', 'drawPile', 'discardPile', 'market', 'known', 'board', 'fired', 'queue'],
  flags: ['skipsMovement', 'movesBackward', 'ignoresCards', 'exhausted'],
  present: ['die', 'ending', 'outcome'],
} as const;

/** Every card, and every numbered teleport, has to be in exactly one place. */
function checkCards(state: Fields, { cards, ways }: Catalog): void {
  const { players, drawPile, discardPile, market } = state as unknown as GameState;
  const census = new CardCensus(cards.length);
  players.forEach(({ hand }, seat) => {
    census.count(hand, `players[${seat}].hand`);
  });
  census.count(drawPile, 'drawPile');
  census.count(discardPile, 'discardPile');
  census.count(market, 'market');
  const board = state.board as readonly unknown[];
  if (board.length !== ways.end + 1)
    throw new InvalidSnapshot('state.board', `has ${board.length} spaces instead of ${ways.end + 1}`);
  board.forEach((stack, space) => {
    asList(stack, `state.board[${space}]`).forEach((lying, at) => {
      const field = `state.board[${space}][${at}]`;
      const { card, facing } = asFields(lying, field);
      census.one(card, `${field}.card`);
      if (facing !== null && !(ways.all[space] as readonly unknown[]).includes(facing))
        throw new InvalidSnapshot(`${field}.facing`, 'is no neighboring space');
    });
  });
  census.finish();
  checkKnown(state, [drawPile, ...players.map(({ hand }) => hand)]);
}
