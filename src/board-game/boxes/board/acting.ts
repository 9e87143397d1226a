/** Cards that act on whoever moves. */
import { cards, option, somebody } from '../../../kernel/questions.ts';
import type { Steps } from '../../../kernel/script.ts';
import type { RuleContext } from '../../rows/context.ts';
import { acting } from '../../rows/define.ts';
import { attacked } from '../../rules/attack.ts';
import { MOVE, movement } from '../../rules/move.ts';
import { MOVEMENT, reroll, TELEPORT } from '../../rules/roll.ts';
import type { Timing } from '../../state/types.ts';

/** An arrow points nowhere but from the space it lies on. */
const ON_BOARD: readonly Timing[] = ['land', 'pass'];

/** Another token is named. */
const namesVictim = (s: Steps<RuleContext>) =>
  s.ask(
    'victim',
    (c) => somebody(c.otherTokens),
    null,
    (is) => is.seat,
  );

export const actingCards = [
  acting({
    id: 'push',
    name: 'push',
    copies: 10,
    text: 'Your token goes one space where the arrow points: forward, backward or through a wall. This is part of the movement.',
    rulings: ['R-396', 'R-409', 'R-412'],
    arrow: 'all',
    timings: ON_BOARD,
    act: (s) => s.do((c) => c.do.push(c.facing)),
  }),
  acting({
    id: 'jump',
    name: 'jump',
    copies: 6,
    text: 'Your token jumps over the next space where the arrow points, forward or backward, whatever lies there. This is part of the movement.',
    rulings: ['R-396', 'R-409', 'R-411'],
    arrow: 'path',
    timings: ON_BOARD,
    timingOption: 'jump.timing',
    act: (s) => s.do((c) => c.do.push(c.beyond)),
  }),
  acting({
    id: 'second-chance',
    name: 'second chance',
    short: '2nd chance',
    copies: 5,
    text: 'Roll your die again and move once more.',
    rulings: ['R-413', 'R-414'],
    act: (s) =>
      s
        .do((c) => c.do.roll(c.me, MOVEMENT))
        .call(reroll)
        .call(MOVE, null, (c) => movement(c.token, c.rolled, c.motion.dir, c.motion.ignoring)),
  }),
  acting({
    id: 'swap',
    name: 'swap',
    copies: 5,
    text: 'Swap places with another token of your choice.',
    rulings: ['R-418', 'R-422'],
    attack: true,
    act: (s) => attacked(namesVictim(s).do((c, v) => c.do.name(v.victim))).do((c, v) => c.do.swap(c.token, v.victim)),
  }),
  acting({
    id: 'gift',
    name: 'gift',
    copies: 6,
    text: "Move somebody else's token one or two spaces forward. It counts as a movement.",
    rulings: ['R-419', 'R-422'],
    attack: true,
    act: (s) =>
      attacked(
        namesVictim(s)
          .ask(
            'steps',
            () => option(['1', '2']),
            null,
            (is) => is.oneOf(['1', '2']),
          )
          .do((c, v) => c.do.name(v.victim, c.me, Number(v.steps))),
      ).call(
        MOVE,
        (_c, v) => v.victim,
        (_c, v) => movement(v.victim, Number(v.steps)),
      ),
  }),
  acting({
    id: 'magnet',
    name: 'magnet',
    copies: 4,
    text: 'Take a card of your choice from the board into your hand: no numbered teleport, and none with a token on it.',
    rulings: ['R-420'],
    act: (s) =>
      s
        .ask('taken', (c) => cards(c.takeable, 1))
        .do((c, v) => {
          for (const card of v.taken) c.do.take(c.token, card);
        }),
  }),
  acting({
    id: 'teleport',
    name: 'teleport',
    copies: 4,
    text: 'Roll your die: your token goes to the teleport with that number.',
    rulings: ['R-421'],
    act: (s) =>
      s
        .do((c) => c.do.roll(c.me, TELEPORT))
        .call(reroll)
        .do((c) => c.do.teleport(c.token, c.rolled)),
  }),
];
