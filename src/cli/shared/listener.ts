/** Who is told a game. */

/** Somebody who only watches; somebody at a seat; or all who sit around one screen, and see the table there. */
export type Listener = 'onlooker' | 'all' | number;

/** Who may know what they may know. */
export const viewerOf = (listener: Listener): number | 'spectator' =>
  typeof listener === 'number' ? listener : 'spectator';
