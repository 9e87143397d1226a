/** Cards that happen when they are played in the first phase of a turn. */
import { somebody } from '../../../kernel/questions.ts';
import { phase } from '../../rows/define.ts';
import { attacked } from '../../rules/attack.ts';
import { MOVE, movement } from '../../rules/move.ts';
import { MOVEMENT, reroll } from '../../rules/roll.ts';

export const phaseCards = [
  phase({
    id: 'skip',
    name: 'skip',
    copies: 6,
    text: 'You do not move this turn.',
    rulings: ['R-417'],
    play: (s) => s.do((c) => c.do.skipMovement()),
  }),
  phase({
    id: 'reverse',
    name: 'reverse',
    copies: 6,
    text: 'This turn you move backward instead of forward.',
    rulings: ['R-413', 'R-407'],
    play: (s) => s.do((c) => c.do.moveBackward()),
  }),
  phase({
    id: 'remote',
    name: 'remote',
    copies: 6,
    text: 'Name a token, roll your die and move that token instead of moving yourself.',
    rulings: ['R-415', 'R-422', 'R-423', 'R-493'],
    attack: true,
    play: (s) =>
      attacked(
        attacked(
          s
            .do((c) => c.do.skipMovement())
            .ask(
              'victim',
              (c) => somebody(c.order),
              null,
              (is) => is.seat,
            )
            .do((c, v) => c.do.name(v.victim)),
        )
          .do((c) => c.do.roll(c.me, MOVEMENT))
          .call(reroll),
      ).call(
        MOVE,
        // Whoever carries the movement out rolls and chooses for what the token meets.
        (c, v) => (c.catalog.options['remote.chooser'] === 'attacker' ? c.me : v.victim),
        (c, v) => movement(v.victim, c.rolled),
      ),
  }),
  phase({
    id: 'ghost',
    name: 'ghost',
    copies: 6,
    text: 'Nothing that lies on the board does anything while you move this turn.',
    rulings: ['R-416'],
    play: (s) => s.do((c) => c.do.ignoreCards()),
  }),
];
