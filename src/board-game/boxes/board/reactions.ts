/** Cards that are tossed in from the hand. Each is placed on the board like any other card. */
import { reaction } from '../../rows/define.ts';
import { LAY, laid } from '../../rules/lay.ts';

export const reactionCards = [
  reaction({
    id: 'block',
    name: 'block',
    copies: 5,
    text: 'Cancels an attack on you.',
    rulings: ['R-423', 'R-424'],
    react: { in: 'attacked', play: (s) => s.call(LAY, null, laid) },
  }),
  reaction({
    id: 'nice-try',
    name: 'nice try',
    copies: 2,
    text: 'At the end of a turn: all tokens on the end space go to teleport 6, and the round goes on.',
    rulings: ['R-426', 'R-427'],
    react: {
      in: 'finish',
      play: (s) =>
        s.call(LAY, null, laid).do((c) => {
          for (const token of c.atEnd) c.do.teleport(token, 6);
        }),
    },
  }),
  reaction({
    id: 're-roll',
    name: 're-roll',
    copies: 5,
    text: 'The die that was just rolled does not count and is rolled again, whoever rolled it.',
    rulings: ['R-424', 'R-425'],
    attack: true,
    react: {
      in: 'rolled',
      play: (s) =>
        s
          .call(LAY, null, laid)
          .window('attacked', (c) => {
            const roller = c.interrupted.me;
            return c.isAttack && roller !== c.me ? [roller] : [];
          })
          .when(
            (_c, v) => v.taken.length === 0,
            (s) => s.do((c) => c.takeOver()),
          ),
    },
  }),
];
