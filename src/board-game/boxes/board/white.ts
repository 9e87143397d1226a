/** White cards: they go on any card but a white one, and cannot be covered. */
import { white } from '../../rows/define.ts';
import { EVENT } from '../../rules/event.ts';

export const whiteCards = [
  white({
    id: 'fuck-you',
    name: 'fuck you',
    copies: 1,
    text: 'In your hand at the end of a round it counts 21. Played: your token goes 21 spaces forward past everything, then you move as usual. Whoever lands on it takes it.',
    rulings: ['R-428', 'R-429'],
    handPoints: 21,
    play: (s) => s.do((c) => c.do.shift(c.me, 21)),
    land: (s) =>
      s.do((c) => {
        const card = c.top(c.spaceOf(c.token));
        if (card !== null) c.do.take(c.token, card);
      }),
  }),
  white({
    id: 'troublemaker',
    name: 'troublemaker',
    short: 'trouble',
    copies: 2,
    text: 'Played: you roll for an event instead of moving. Whoever lands on it rolls for an event.',
    rulings: ['R-430'],
    play: (s) => s.do((c) => c.do.skipMovement()).call(EVENT),
    land: (s) => s.call(EVENT),
  }),
];
