/** The tables of the card game's rulings, from the files of their sections. */
import type { TablesByNumber } from '../tables.ts';
import { sourcesAndSetUpTables } from './a-sources-and-set-up.ts';
import { startingCardTables } from './b-starting-card.ts';
import { turnAndDrawingTables } from './c-turn-and-drawing.ts';
import { playabilityTables } from './d-playability.ts';
import { wishesTables } from './e-wishes.ts';
import { colouredSpecialsTables } from './f-coloured-specials.ts';
import { openWishSpecialsTables } from './g-open-wish-specials.ts';
import { counterattackTables } from './h-counterattack.ts';
import { finishingTables } from './i-finishing.ts';
import { luckyBastardTables } from './j-lucky-bastard.ts';
import { luckyBastardEventsTables } from './j-lucky-bastard-events.ts';
import { eventsTables } from './k-events.ts';
import { singleEvents1Tables } from './l-single-events-1.ts';
import { singleEvents2Tables } from './l-single-events-2.ts';
import { singleEvents3Tables } from './l-single-events-3.ts';
import { timeBombTables } from './m-time-bomb.ts';
import { powerCardsTables } from './n-power-cards.ts';
import { scoringTables } from './o-scoring.ts';
import { twoPlayersTables } from './p-two-players.ts';
import { informationTables } from './q-information.ts';
import { ruleCardPrincipleTables } from './r-rule-cards.ts';
import { ruleCardTables } from './rule-cards.ts';
import { additionalRulingsTables } from './z-project.ts';

/** By the number of the ruling. */
export const cardTables: TablesByNumber = {
  ...sourcesAndSetUpTables,
  ...startingCardTables,
  ...turnAndDrawingTables,
  ...playabilityTables,
  ...wishesTables,
  ...colouredSpecialsTables,
  ...openWishSpecialsTables,
  ...counterattackTables,
  ...finishingTables,
  ...luckyBastardEventsTables,
  ...luckyBastardTables,
  ...eventsTables,
  ...singleEvents1Tables,
  ...singleEvents2Tables,
  ...singleEvents3Tables,
  ...timeBombTables,
  ...powerCardsTables,
  ...scoringTables,
  ...twoPlayersTables,
  ...informationTables,
  ...ruleCardPrincipleTables,
  ...ruleCardTables,
  ...additionalRulingsTables,
};
