/** All kinds of cards, in the order in which they are numbered. */
import type { CardRow } from '../../rows/define.ts';
import { actingCards } from './acting.ts';
import { groundCards } from './ground.ts';
import { phaseCards } from './phase.ts';
import { reactionCards } from './reactions.ts';
import { teleports } from './teleports.ts';
import { whiteCards } from './white.ts';

/** All kinds of cards. The numbered teleports come last: they are no part of the deck. */
export const rows: readonly CardRow[] = [
  ...phaseCards,
  ...actingCards,
  ...groundCards,
  ...reactionCards,
  ...whiteCards,
  ...teleports,
];
