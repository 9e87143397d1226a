/** What a host answers for a player who is too late. */

/**
 * What is done on a turn: `drawThenPass` lets it go by, `passThenRandom` picks something lawful where passing is not, `bot` lays
 * the dearest card that goes.
 */
export const TIMEOUT_POLICIES = ['drawThenPass', 'passThenRandom', 'bot'] as const;

/** What a host answers for a player who is too late. */
export type TimeoutPolicy = (typeof TIMEOUT_POLICIES)[number];
