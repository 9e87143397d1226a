/** The numbered teleports: part of the board, not of the deck. */
import { numberedTeleport } from '../../rows/define.ts';
import { reroll, TELEPORT } from '../../rules/roll.ts';

export const teleports = [
  numberedTeleport({
    id: 'numbered-teleport',
    name: 'numbered teleport',
    text: 'Roll your die: your token goes to the teleport with that number. This space cannot be covered or taken.',
    rulings: ['R-387', 'R-421'],
    land: (s) =>
      s
        .do((c) => c.do.roll(c.me, TELEPORT))
        .call(reroll)
        .do((c) => c.do.teleport(c.token, c.rolled)),
  }),
];
