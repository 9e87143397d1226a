/** Why a round is over, if no row ended it. */

/** The cause of a round that ends because hands are empty. */
export const FINISH = 'finish';

/** The cause of a round that ends because the draw pile was too small. */
export const EXHAUSTED = 'exhausted';
