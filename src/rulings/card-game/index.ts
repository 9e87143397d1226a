import type { RulingId } from '../../card-game/state/types.ts';
import { sourcesAndSetUp } from './a-sources-and-set-up.ts';
import { startingCard } from './b-starting-card.ts';
import { turnAndDrawing } from './c-turn-and-drawing.ts';
import { playability } from './d-playability.ts';
import { wishes } from './e-wishes.ts';
import { colouredSpecials } from './f-coloured-specials.ts';
import { openWishSpecials } from './g-open-wish-specials.ts';
import { counterattack } from './h-counterattack.ts';
import { finishing } from './i-finishing.ts';
import { luckyBastard } from './j-lucky-bastard.ts';
import { luckyBastardEvents } from './j-lucky-bastard-events.ts';
import { events } from './k-events.ts';
import { singleEvents1 } from './l-single-events-1.ts';
import { singleEvents2 } from './l-single-events-2.ts';
import { singleEvents3 } from './l-single-events-3.ts';
import { timeBomb } from './m-time-bomb.ts';
import { powerCards } from './n-power-cards.ts';
import { scoring } from './o-scoring.ts';
import { twoPlayers } from './p-two-players.ts';
import { information } from './q-information.ts';
import { ruleCards } from './r-rule-cards.ts';
import type { Ruling, RulingSection } from './types.ts';
import { additionalRulings } from './z-project.ts';

export type { Ruling } from './types.ts';

/** The lettered sections in order. */
export const sections: readonly RulingSection[] = [
  { letter: 'A', title: 'Sources, principles, set-up', rulings: sourcesAndSetUp },
  { letter: 'B', title: 'Starting card', rulings: startingCard },
  { letter: 'C', title: 'Turn and drawing', rulings: turnAndDrawing },
  { letter: 'D', title: 'What can be put on what', rulings: playability },
  { letter: 'E', title: 'Wishes and the top of the pile', rulings: wishes },
  { letter: 'F', title: 'Plain and bi-coloured specials', rulings: colouredSpecials },
  { letter: 'G', title: 'Open-wish specials', rulings: openWishSpecials },
  { letter: 'H', title: 'Counterattack', rulings: counterattack },
  { letter: 'I', title: 'Finishing and Nice Try', rulings: finishing },
  { letter: 'J', title: 'Lucky Bastard', rulings: [...luckyBastard, ...luckyBastardEvents] },
  { letter: 'K', title: 'Events: general', rulings: events },
  { letter: 'L', title: 'Events one by one', rulings: [...singleEvents1, ...singleEvents2, ...singleEvents3] },
  { letter: 'M', title: 'Time Bomb', rulings: timeBomb },
  { letter: 'N', title: 'Power cards', rulings: powerCards },
  { letter: 'O', title: 'Scoring and game end', rulings: scoring },
  { letter: 'P', title: 'Two players', rulings: twoPlayers },
  { letter: 'Q', title: 'Information and digital play', rulings: information },
  { letter: 'R', title: "Pandora's Box, rule cards", rulings: ruleCards },
  { letter: 'Z', title: 'Additional rulings', rulings: additionalRulings },
];

/** All rulings in the order of their numbers. */
export const rulings: readonly Ruling[] = sections.flatMap((section) => section.rulings);

/** The ruling with this number, if there is one. */
export function rulingById(id: RulingId): Ruling | undefined {
  return rulings.find((ruling) => ruling.id === id);
}
