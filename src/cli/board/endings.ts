/** Why a round of the board game ended, in words. */

/** Why a round ended, in a few words. */
export const reason = (cause: string): string =>
  cause === 'exhausted' ? 'an empty draw pile' : 'a token on the end space';
