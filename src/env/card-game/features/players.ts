/** Features of the players, the round, and the piles. */

import { about, away, FLAG, inPlace, mark, put } from '../../shared/feature.ts';
import { seatNames } from '../../shared/slots.ts';
import { type CardFeatures, together } from './look.ts';

const persons = together(
  {
    seat: {
      meaning: 'the number of the seat',
      items: ({ players }) => Array.from({ length: players }, (_, seat) => `seat ${seat}`),
      range: FLAG,
    },
    'hands.count': { meaning: 'how many cards each player holds', items: seatNames, range: inPlace(10) },
    score: { meaning: 'the total of each player', items: seatNames, range: { low: null, high: null, scale: 100 } },
    skips: { meaning: 'how many turns each player has to sit out', items: seatNames, range: about(1) },
    active: { meaning: 'whose turn it is', items: seatNames, range: FLAG },
    dealer: { meaning: 'who dealt', items: seatNames, range: FLAG },
    order: {
      meaning: 'how many places after the seat each player comes, in the direction of play',
      items: seatNames,
      range: ({ players }) => ({ low: 0, high: players - 1, scale: Math.max(1, players - 1) }),
    },
  },
  (into, from, look, at) => {
    const { players, active, dealer, direction, seating } = look.state;
    const size = players.length;
    mark(into, from + at.seat, look.seat);
    mark(into, from + at.active, away(look, active));
    mark(into, from + at.dealer, away(look, dealer));
    for (let seat = 0; seat < size; seat++) {
      const player = players[seat];
      if (player === undefined) continue;
      const to = from + away(look, seat);
      put(into, to + at['hands.count'], player.hand.length);
      put(into, to + at.score, player.score);
      put(into, to + at.skips, player.skips);
    }
    const own = seating === null ? look.seat : seating.indexOf(look.seat);
    for (let place = 0; place < size; place++) {
      const other = seating?.[place] ?? place;
      into[from + at.order + away(look, other)] = (direction * (place - own) + size) % size;
    }
  },
);

const round = together(
  {
    direction: {
      meaning: '1: play goes to the next higher seat; -1: the other way round',
      items: () => ['direction'],
      range: { low: -1, high: 1, scale: 1 },
    },
    round: { meaning: 'the round, counted from 1', items: () => ['round'], range: about(10) },
    turn: { meaning: 'the turn in the round, counted from 1', items: () => ['turn'], range: about(50) },
    limit: { meaning: 'the points that end the game', items: () => ['points'], range: about(100) },
    piles: {
      meaning: 'how many cards lie in each pile',
      items: () => ['draw', 'discard', 'events', 'powers', 'rules'],
      range: ({ printOf }) => about(printOf.length),
    },
    ending: {
      meaning: 'more was asked of the draw pile than was left; the round is over, but not yet counted',
      items: () => ['exhausted', 'over'],
      range: FLAG,
    },
  },
  (into, from, { state }, at) => {
    into[from + at.direction] = state.direction;
    put(into, from + at.round, state.round);
    put(into, from + at.turn, state.turn);
    put(into, from + at.limit, state.rules.pointLimit);
    const piles = from + at.piles;
    put(into, piles, state.drawPile.length);
    put(into, piles + 1, state.discardPile.length);
    put(into, piles + 2, state.eventPile.length);
    put(into, piles + 3, state.powerPile.length);
    put(into, piles + 4, state.ruleDeck.length);
    if (state.exhausted) into[from + at.ending] = 1;
    if (state.ending !== null) into[from + at.ending + 1] = 1;
  },
);

export const playerFeatures: readonly CardFeatures[] = [persons, round];
