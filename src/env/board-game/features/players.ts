/** Features of the players, the round, and the turn. */
import { about, away, FLAG, inPlace, mark, put } from '../../shared/feature.ts';
import { seatNames } from '../../shared/slots.ts';
import { type BoardFeatures, together } from './look.ts';

/** What a die is rolled for. */
const ROLLED_FOR = ['movement', 'teleport', 'event'];

const persons = together(
  {
    seat: {
      meaning: 'the number of the seat',
      items: ({ players }) => Array.from({ length: players }, (_, seat) => `seat ${seat}`),
      range: FLAG,
    },
    'hands.count': { meaning: 'how many cards each player holds', items: seatNames, range: inPlace(4) },
    score: { meaning: 'the total of each player', items: seatNames, range: { low: null, high: null, scale: 100 } },
    active: { meaning: 'whose turn it is', items: seatNames, range: FLAG },
    starter: { meaning: 'who has begun the round', items: seatNames, range: FLAG },
  },
  (into, from, look, at) => {
    const { players, active, starter } = look.state;
    mark(into, from + at.seat, look.seat);
    mark(into, from + at.active, away(look, active));
    mark(into, from + at.starter, away(look, starter));
    for (let seat = 0; seat < players.length; seat++) {
      const player = players[seat];
      if (player === undefined) continue;
      const place = from + away(look, seat);
      put(into, place + at['hands.count'], player.hand.length);
      put(into, place + at.score, player.score);
    }
  },
);

const round = together(
  {
    round: { meaning: 'the round, counted from 1', items: () => ['round'], range: about(3) },
    turn: {
      meaning: 'the turn in the round, counted from 1; 0 before the first',
      items: () => ['turn'],
      range: about(50),
    },
    limit: { meaning: 'the points that end the game', items: () => ['points'], range: about(100) },
    piles: {
      meaning: 'how many cards lie in each pile',
      items: () => ['draw', 'discard'],
      range: ({ printOf }) => about(printOf.length),
    },
    exhausted: {
      meaning: 'there was no card to draw: the round ends with this turn',
      items: () => ['exhausted'],
      range: FLAG,
    },
  },
  (into, from, { state }, at) => {
    put(into, from + at.round, state.round);
    put(into, from + at.turn, state.turn);
    put(into, from + at.limit, state.rules.pointLimit);
    put(into, from + at.piles, state.drawPile.length);
    put(into, from + at.piles + 1, state.discardPile.length);
    if (state.exhausted) into[from + at.exhausted] = 1;
  },
);

const turn = together(
  {
    movement: {
      meaning: 'whoever has the turn does not move, moves backward, moves past everything',
      items: () => ['skipped', 'backward', 'past everything'],
      range: FLAG,
    },
    die: {
      meaning: 'what the die shows that was rolled last this turn',
      items: () => ['value'],
      range: { low: 0, high: 20, scale: 6 },
    },
    'die.by': { meaning: 'who rolled it', items: seatNames, range: FLAG },
    'die.for': { meaning: 'what for', items: () => ROLLED_FOR, range: FLAG },
  },
  (into, from, look, at) => {
    const { skipsMovement, movesBackward, ignoresCards, die } = look.state;
    const movement = from + at.movement;
    if (skipsMovement) into[movement] = 1;
    if (movesBackward) into[movement + 1] = 1;
    if (ignoresCards) into[movement + 2] = 1;
    if (die === null) return;
    put(into, from + at.die, die.value);
    mark(into, from + at['die.by'], away(look, die.seat));
    const what = ROLLED_FOR.indexOf(die.for);
    if (what >= 0) mark(into, from + at['die.for'], what);
  },
);

export const playerFeatures: readonly BoardFeatures[] = [persons, round, turn];
