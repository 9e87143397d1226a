/** Which rules these are, for records and snapshots. */

/** The number of the rules: it changes when a record of before would no longer replay to the same game. */
export const RULES_VERSION = 1;
