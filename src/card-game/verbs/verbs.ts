/**
 * The verbs: the only code that moves a card or a point.
 *
 * Each says what it did to whoever listens, so that a complete log follows; and because nothing else touches a zone,
 * no card is ever lost or doubled.
 */

import { PowerVerbs } from './powers.ts';

export { EXHAUSTED, FINISH } from './round.ts';

/** What the steps of scripts do to a game. One file below `verbs/` for each kind of verb. */
export class Verbs extends PowerVerbs {}
