/** How far intervals reach: as those of `frantic-engine/sim`, 99 % of them hold the true value. */
export const STANDARD_ERRORS = 2.5758293035489004;
