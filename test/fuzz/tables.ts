/** Tables to be bent. */

/** A table of the card game, with something in every field. */
export const TABLE = {
  hands: [['red 3', 'blue gift', 'blue 7'], ['green 2', 'fuck you'], ['black 4']],
  top: { wish: 'red' },
  pile: ['yellow 3', 'fantastic'],
  draw: ['green 9', 'blue 1'],
  events: ['robin hood'],
  sets: ['supercharge', 'pandoras-box'],
  powers: [['looping'], [], ['special seal']],
  powerPile: ['recycling'],
  scores: [1, 2, 3],
  skips: [0, 1, 0],
  active: 1,
  dealer: 0,
  seed: 3,
};

/** One of the board game. */
export const BOARD_TABLE = {
  hands: [
    ['skip', 'push', 'stop', 'gift'],
    ['block', 'x', 'jump', 'ghost'],
  ],
  tokens: [10, 12],
  board: { 15: 'swap', 16: ['push', 17] },
  draw: ['push'],
  dice: [5],
  scores: [3, 4],
  active: 1,
};
