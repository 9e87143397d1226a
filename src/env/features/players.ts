/** Features of the players, the round, and the piles. */
import { seatNames } from '../picks/slots.ts';
import { away, type FeatureRow, mark, put } from './feature.ts';

export const playerFeatures: readonly FeatureRow[] = [
  {
    name: 'seat',
    meaning: 'the number of the seat',
    items: ({ players }) => Array.from({ length: players }, (_, seat) => `seat ${seat}`),
    write: (into, at, { seat }) => mark(into, at, seat),
  },
  {
    name: 'hands.count',
    meaning: 'how many cards each player holds',
    items: seatNames,
    write(into, at, look) {
      const { players } = look.state;
      for (let seat = 0; seat < players.length; seat++)
        put(into, at + away(look, seat), players[seat]?.hand.length ?? 0);
    },
  },
  {
    name: 'score',
    meaning: 'the total of each player',
    items: seatNames,
    write(into, at, look) {
      const { players } = look.state;
      for (let seat = 0; seat < players.length; seat++) put(into, at + away(look, seat), players[seat]?.score ?? 0);
    },
  },
  {
    name: 'skips',
    meaning: 'how many turns each player has to sit out',
    items: seatNames,
    write(into, at, look) {
      const { players } = look.state;
      for (let seat = 0; seat < players.length; seat++) put(into, at + away(look, seat), players[seat]?.skips ?? 0);
    },
  },
  {
    name: 'active',
    meaning: 'whose turn it is',
    items: seatNames,
    write: (into, at, look) => mark(into, at, away(look, look.state.active)),
  },
  {
    name: 'dealer',
    meaning: 'who dealt',
    items: seatNames,
    write: (into, at, look) => mark(into, at, away(look, look.state.dealer)),
  },
  {
    name: 'order',
    meaning: 'how many places after the seat each player comes, in the direction of play',
    items: seatNames,
    write(into, at, look) {
      const { seating, direction, players } = look.state;
      const size = players.length;
      for (let place = 0; place < size; place++) {
        const other = seating === null ? place : (seating[place] as number);
        const own = seating === null ? look.seat : seating.indexOf(look.seat);
        into[at + away(look, other)] = (direction * (place - own) + size) % size;
      }
    },
  },
  {
    name: 'direction',
    meaning: '1: play goes to the next higher seat; -1: the other way round',
    items: () => ['direction'],
    write(into, at, { state }) {
      into[at] = state.direction;
    },
  },
  {
    name: 'progress',
    meaning: 'the round and the turn in it, counted from 1, and the point limit',
    items: () => ['round', 'turn', 'point limit'],
    write(into, at, { state }) {
      put(into, at, state.round);
      put(into, at + 1, state.turn);
      put(into, at + 2, state.rules.pointLimit);
    },
  },
  {
    name: 'piles',
    meaning: 'how many cards lie in each pile',
    items: () => ['draw', 'discard', 'events', 'powers', 'rules'],
    write(into, at, { state }) {
      put(into, at, state.drawPile.length);
      put(into, at + 1, state.discardPile.length);
      put(into, at + 2, state.eventPile.length);
      put(into, at + 3, state.powerPile.length);
      put(into, at + 4, state.ruleDeck.length);
    },
  },
  {
    name: 'ending',
    meaning: 'more was asked of the draw pile than was left; the round is over, but not yet counted',
    items: () => ['exhausted', 'over'],
    write(into, at, { state }) {
      if (state.exhausted) into[at] = 1;
      if (state.ending !== null) into[at + 1] = 1;
    },
  },
];
