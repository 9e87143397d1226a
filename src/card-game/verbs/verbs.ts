/** What the steps of scripts do to a game. One file below for each kind of verb. */
import type { RuleVerbs } from '../rows/verbs.ts';
import { PowerVerbs } from './powers.ts';

/** The verbs of the card game. */
export class Verbs extends PowerVerbs implements RuleVerbs {}
