/** Features of what is in force, of events, and of power cards. */

import type { GameState, Json, Seat } from 'frantic-engine';
import type { Slots } from '../picks/slots.ts';
import { seatNames } from '../picks/slots.ts';
import { add, away, type FeatureRow, type Look, mark, type Numbers, pairs, put } from './feature.ts';

/** How many power cards of a player have a place of their own. */
const PLACES = 4;

const places = ({ powerAt }: Slots): string[] =>
  powerAt.size === 0 ? [] : Array.from({ length: PLACES }, (_, place) => `place ${place}`);

const lasting = ({ lastingAt }: Slots): string[] => [...lastingAt.keys()];

/** Writes the numbers in some data, in the order in which they stand there, up to `end`. Returns where they stop. */
function putNumbers(into: Numbers, at: number, end: number, data: Json): number {
  if (at === end || typeof data === 'string') return at;
  if (typeof data === 'number') {
    put(into, at, data);
    return at + 1;
  }
  if (typeof data !== 'object') return at;
  let next = at;
  for (const name in data) next = putNumbers(into, next, end, partOf(data, name));
  return next;
}

/** Marks the texts in some data. */
function markTexts(into: Numbers, at: number, places: ReadonlyMap<string, number>, data: Json): void {
  if (typeof data === 'string') mark(into, at, places.get(data));
  else if (typeof data === 'object') for (const name in data) markTexts(into, at, places, partOf(data, name));
}

/** A field of an object, or an item of a list. */
const partOf = (data: Exclude<Json, string | number | boolean | null>, name: string): Json =>
  (data as Readonly<Record<string, Json>>)[name] as Json;

/** The place of something in force among those that can last. */
const placeOf = ({ box }: Look, row: string): number => box.lastingAt.get(row) as number;

type Power = GameState['players'][number]['powers'][number];

const NO_POWERS: readonly Power[] = [];

const powersOf = ({ players }: GameState, seat: Seat): readonly Power[] => players[seat]?.powers ?? NO_POWERS;

const powerAt = ({ powerAt }: Slots, power: Power | undefined): number => powerAt.get(power?.row ?? '') as number;

export const forceFeatures: readonly FeatureRow[] = [
  {
    name: 'lasting',
    meaning: 'how many of each are in force',
    items: lasting,
    write(into, at, look) {
      for (const { row } of look.state.lasting) add(into, at + placeOf(look, row));
    },
  },
  {
    name: 'lasting.owner',
    meaning: 'who caused it',
    items: (box) => pairs(lasting(box), seatNames(box)),
    write(into, at, look) {
      for (const { row, owner } of look.state.lasting)
        mark(into, at, placeOf(look, row) * look.box.players + away(look, owner));
    },
  },
  {
    name: 'lasting.exempt',
    meaning: 'whom it does not concern',
    items: (box) => pairs(lasting(box), seatNames(box)),
    write(into, at, look) {
      for (const { row, exempt } of look.state.lasting)
        for (const seat of exempt) mark(into, at, placeOf(look, row) * look.box.players + away(look, seat));
    },
  },
  {
    name: 'lasting.numbers',
    meaning: 'the first numbers it remembers, such as clocks, as many as there are players; of the oldest',
    items: (box) =>
      pairs(
        lasting(box),
        Array.from({ length: box.players }, (_, nth) => `number ${nth}`),
      ),
    write(into, at, look) {
      const { players } = look.box;
      const { lasting: all } = look.state;
      // From the latest to the oldest, so that the oldest is written last.
      for (let i = all.length - 1; i >= 0; i--) {
        const held = all[i];
        if (held === undefined || held.data === null) continue;
        const from = at + placeOf(look, held.row) * players;
        into.fill(0, from, from + players);
        putNumbers(into, from, from + players, held.data);
      }
    },
  },
  {
    name: 'lasting.colors',
    meaning: 'the colors that something in force names',
    items: ({ colorAt }) => [...colorAt.keys()],
    write(into, at, { box, state }) {
      const { colorAt }: { readonly colorAt: ReadonlyMap<string, number> } = box;
      for (const { data } of state.lasting) markTexts(into, at, colorAt, data);
    },
  },
  {
    name: 'events.open',
    meaning: 'the events that are being carried out, or that last',
    items: ({ eventAt }) => [...eventAt.keys()],
    write(into, at, { box, state }) {
      for (const event of state.eventsOpen) mark(into, at, box.eventAt.get(event));
    },
  },
  {
    name: 'events.past',
    meaning: 'the events that lie on their discard pile',
    items: ({ eventAt }) => [...eventAt.keys()],
    write(into, at, { box, state }) {
      for (const event of state.eventDiscard) mark(into, at, box.eventAt.get(event));
    },
  },
  {
    name: 'powers.count',
    meaning: 'how many power cards lie in front of each player',
    items: (box) => (box.powerAt.size === 0 ? [] : seatNames(box)),
    write(into, at, look) {
      const { players } = look.state;
      for (let seat = 0; seat < players.length; seat++)
        put(into, at + away(look, seat), players[seat]?.powers.length ?? 0);
    },
  },
  {
    name: 'powers.own',
    meaning: `which power cards lie in front of the seat, the first ${PLACES}, by place`,
    items: (box) => pairs(places(box), [...box.powerAt.keys()]),
    write(into, at, { box, state, seat }) {
      const powers = powersOf(state, seat);
      for (let place = 0; place < Math.min(PLACES, powers.length); place++)
        mark(into, at, place * box.powerAt.size + powerAt(box, powers[place]));
    },
  },
  {
    name: 'powers.ready',
    meaning: 'whether these lie face down, and since before this turn',
    items: places,
    write(into, at, { state, seat }) {
      const powers = powersOf(state, seat);
      for (let place = 0; place < Math.min(PLACES, powers.length); place++) {
        const one = powers[place];
        if (one !== undefined && !one.up && one.since < state.turn) mark(into, at, place);
      }
    },
  },
  {
    name: 'powers.up',
    meaning: `whether the power cards of each player lie face up, the first ${PLACES}, by place`,
    items: (box) => (box.powerAt.size === 0 ? [] : pairs(seatNames(box), places(box))),
    write(into, at, look) {
      for (let seat = 0; seat < look.box.players; seat++) {
        const powers = powersOf(look.state, seat);
        for (let place = 0; place < Math.min(PLACES, powers.length); place++)
          if (powers[place]?.up) mark(into, at, away(look, seat) * PLACES + place);
      }
    },
  },
  {
    name: 'powers.seen',
    meaning: 'how many power cards of each kind lie face up in front of each player',
    items: (box) => (box.powerAt.size === 0 ? [] : pairs(seatNames(box), [...box.powerAt.keys()])),
    write(into, at, look) {
      const { box, state } = look;
      for (let seat = 0; seat < box.players; seat++) {
        const from = at + away(look, seat) * box.powerAt.size;
        for (const one of powersOf(state, seat)) if (one.up) add(into, from + powerAt(box, one));
      }
    },
  },
];
