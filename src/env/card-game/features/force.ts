/** Features of what is in force, of events, and of power cards. */

import type { Json } from 'frantic-engine';
import { about, add, away, FLAG, mark, type Numbers, pairs, put } from '../../shared/feature.ts';
import { seatNames } from '../../shared/slots.ts';
import type { CardSlots } from '../picks/slots.ts';
import { type CardFeatures, together } from './look.ts';

/** How many power cards of a player have a place of their own. */
const PLACES = 4;

const places = ({ powerAt }: CardSlots): string[] =>
  powerAt.size === 0 ? [] : Array.from({ length: PLACES }, (_, place) => `place ${place}`);

const lasting = ({ lastingAt }: CardSlots): string[] => [...lastingAt.keys()];

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
  (isList(data) ? data[Number(name)] : data[name]) ?? null;

/** `Array.isArray` that also narrows readonly lists. */
const isList = (data: Json): data is readonly Json[] => Array.isArray(data);

const force = together(
  {
    lasting: { meaning: 'how many of each are in force', items: lasting, range: about(1) },
    'lasting.owner': { meaning: 'who caused it', items: (box) => pairs(lasting(box), seatNames(box)), range: FLAG },
    'lasting.exempt': {
      meaning: 'whom it does not concern',
      items: (box) => pairs(lasting(box), seatNames(box)),
      range: FLAG,
    },
    'lasting.numbers': {
      meaning: 'the first numbers it remembers, such as clocks, as many as there are players; of the oldest',
      items: (box) =>
        pairs(
          lasting(box),
          Array.from({ length: box.players }, (_, nth) => `number ${nth}`),
        ),
      range: { low: null, high: null, scale: 10 },
    },
    'lasting.colors': {
      meaning: 'the colors that something in force names',
      items: ({ colorAt }) => [...colorAt.keys()],
      range: FLAG,
    },
  },
  (into, from, look, at) => {
    const { players, lastingAt, colorAt }: CardSlots = look.box;
    const { lasting: all } = look.state;
    // From the latest to the oldest, so that the numbers of the oldest are written last.
    for (let i = all.length - 1; i >= 0; i--) {
      const held = all[i];
      const place = held && lastingAt.get(held.row);
      if (held === undefined || place === undefined) continue;
      add(into, from + at.lasting, place);
      const seats = from + place * players;
      mark(into, seats + at['lasting.owner'], away(look, held.owner));
      for (const seat of held.exempt) mark(into, seats + at['lasting.exempt'], away(look, seat));
      if (held.data === null) continue;
      const numbers = seats + at['lasting.numbers'];
      into.fill(0, numbers, numbers + players);
      putNumbers(into, numbers, numbers + players, held.data);
      markTexts(into, from + at['lasting.colors'], colorAt, held.data);
    }
  },
);

const events = together(
  {
    'events.open': {
      meaning: 'the events that are being carried out, or that last',
      items: ({ eventAt }) => [...eventAt.keys()],
      range: FLAG,
    },
    'events.past': {
      meaning: 'the events that lie on their discard pile',
      items: ({ eventAt }) => [...eventAt.keys()],
      range: FLAG,
    },
  },
  (into, from, { box: { eventAt }, state: { eventsOpen, eventDiscard } }, at) => {
    for (const event of eventsOpen) mark(into, from + at['events.open'], eventAt.get(event));
    for (const event of eventDiscard) mark(into, from + at['events.past'], eventAt.get(event));
  },
);

const powers = together(
  {
    'powers.count': {
      meaning: 'how many power cards lie in front of each player',
      items: (box) => (box.powerAt.size === 0 ? [] : seatNames(box)),
      range: about(PLACES),
    },
    'powers.own': {
      meaning: `which power cards lie in front of the seat, the first ${PLACES}, by place`,
      items: (box) => pairs(places(box), [...box.powerAt.keys()]),
      range: FLAG,
    },
    'powers.ready': { meaning: 'whether these lie face down, and since before this turn', items: places, range: FLAG },
    'powers.up': {
      meaning: `whether the power cards of each player lie face up, the first ${PLACES}, by place`,
      items: (box) => (box.powerAt.size === 0 ? [] : pairs(seatNames(box), places(box))),
      range: FLAG,
    },
    'powers.seen': {
      meaning: 'how many power cards of each kind lie face up in front of each player',
      items: (box) => (box.powerAt.size === 0 ? [] : pairs(seatNames(box), [...box.powerAt.keys()])),
      range: about(1),
    },
  },
  (into, from, look, at) => {
    const { powerAt } = look.box;
    const { players, turn } = look.state;
    for (let seat = 0; seat < players.length; seat++) {
      const all = players[seat]?.powers;
      if (all === undefined) continue;
      const seen = away(look, seat);
      put(into, from + at['powers.count'] + seen, all.length);
      for (let place = 0; place < all.length; place++) {
        const one = all[place];
        if (one === undefined) continue;
        const { up } = one;
        const row = powerAt.get(one.row);
        if (up) add(into, from + at['powers.seen'] + seen * powerAt.size, row);
        if (place >= PLACES) continue;
        if (up) mark(into, from + at['powers.up'], seen * PLACES + place);
        if (seat !== look.seat) continue;
        mark(into, from + at['powers.own'] + place * powerAt.size, row);
        if (!up && one.since < turn) mark(into, from + at['powers.ready'], place);
      }
    }
  },
);

export const forceFeatures: readonly CardFeatures[] = [force, events, powers];
