/** Snapshots of the card game. They last as long as the catalog does not change. */
import type { Catalog } from './catalog.ts';
import type { Core } from './core.ts';
import { InvalidSetup, InvalidSnapshot } from './game/errors.ts';
import { quoted } from './game/quoted.ts';
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
} from './game/snapshot.ts';
import { MOST_PLAYERS } from './setup.ts';
import type { GameState } from './state.ts';

/** The game behind a snapshot, which may be any JSON at all: the text, or what it parses to. */
export function readState(core: Core, given: unknown): GameState {
  const state = readSnapshot(given, (state) => {
    const catalog = catalogOf(core, state);
    checkShape(state, SHAPE);
    checkPlayerFields(state, [2, MOST_PLAYERS], (player, field) => {
      if (!Number.isInteger(player.skips)) throw new InvalidSnapshot(`${field}.skips`, 'has to be a whole number');
      asList(player.powers, `${field}.powers`).forEach((power, i) => {
        const where = `${field}.powers[${i}]`;
        if (!Number.isInteger(asFields(power, where).known))
          throw new InvalidSnapshot(`${where}.known`, 'has to be a whole number');
      });
    });
    checkSeats(state, ['dealer', 'active']);
    checkCards(state, catalog);
    checkEvents(state, catalog);
    checkQueue(state, (id) => (Object.hasOwn(catalog.scripts, id) ? catalog.scripts[id] : undefined));
    if (typeof state.face !== 'string' || !Object.hasOwn(catalog.faceAt, state.face))
      throw new InvalidSnapshot('state.face', 'is no face of any card');
  });
  return state as unknown as GameState;
}

function catalogOf(core: Core, state: Fields): Catalog {
  try {
    return core.catalogOf(asFields(state.rules, 'state.rules') as unknown as GameState['rules']);
  } catch (error) {
    if (error instanceof InvalidSetup)
      throw new InvalidSnapshot(`state.rules.${error.field}`, 'is not known to these rules');
    throw error;
  }
}

const SHAPE = {
  whole: ['round', 'turn', 'dealer', 'active', 'direction', 'lastingCount', 'powered'],
  lists: [
    'players',
    'drawPile',
    'discardPile',
    'table',
    'laid',
    'known',
    'eventPile',
    'eventDiscard',
    'eventsOpen',
    'lasting',
    'eventsPast',
    'openHands',
    'lyingOpen',
    'ranOut',
    'powerPile',
    'ruleDeck',
    'queue',
  ],
  flags: ['exhausted', 'emptied'],
  present: ['wish', 'wishDue', 'lastColor', 'before', 'lastColored', 'seating', 'openTo', 'ending', 'outcome'],
} as const;

/** Every card of the deck has to be in exactly one place. */
function checkCards(state: Fields, { cards }: Catalog): void {
  const { players, drawPile, discardPile, table, laid } = state as unknown as GameState;
  const census = new CardCensus(cards.length);
  players.forEach(({ hand }, seat) => {
    census.count(hand, `players[${seat}].hand`);
  });
  census.count(drawPile, 'drawPile');
  census.count(discardPile, 'discardPile');
  census.count(table, 'table');
  if (laid.length !== table.length) throw new InvalidSnapshot('state.laid', 'has to tell of every card on the table');
  census.finish();
  const covered = table.filter((_card, at) => (laid[at] as { readonly open?: unknown } | null)?.open !== true);
  checkKnown(state, [drawPile, covered, ...players.map(({ hand }) => hand)]);
}

function checkEvents(state: Fields, { events }: Catalog): void {
  const { eventPile, eventDiscard, eventsOpen } = state as unknown as GameState;
  const all = [...eventPile, ...eventDiscard, ...eventsOpen];
  const known = events.map(({ id }) => id);
  const wrong = all.find((event, at) => !known.includes(event) || all.indexOf(event) !== at);
  if (wrong !== undefined)
    throw new InvalidSnapshot('state.eventPile', `the event '${quoted(wrong)}' is unknown or there twice`);
  if (all.length !== known.length)
    throw new InvalidSnapshot('state.eventPile', `there are ${all.length} events instead of ${known.length}`);
}
