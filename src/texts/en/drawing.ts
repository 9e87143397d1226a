/** English: what stands beside a drawn board. */
import type { DrawingWords } from '../language/drawing.ts';

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Words and sentences. */
export const drawing: DrawingWords = {
  start: 'start',
  end: 'end',
  hints: { blue: 'b', red: 'r', green: 'g', yellow: 'y', purple: 'p', multi: 'm', white: 'w' },
  gameOver: (winners) => `Game over: ${winners.join(', ')} ${winners.length > 1 ? 'win' : 'wins'}`,
  beforeFirst: (round) => `Round ${round}, before the first turn`,
  turn: (round, turn, name) => `Round ${round}, turn ${turn}: ${name ?? 'the round is over'}`,
  space: (space) => `space ${space}`,
  cards: (count) => counted(count, 'card'),
  points: (count) => counted(count, 'point'),
  die: (sides, value, name, what) => `die of ${sides}: ${value} (${name}, ${what})`,
  backward: 'moves backward this turn',
  still: 'own movement is skipped',
  past: 'cards on the board are ignored',
  market: (cards) => `to be taken: ${cards.join(', ')}`,
  drawPile: (count) => `draw pile: ${count}`,
  discardPile: (count) => `discard pile: ${count}`,
  pointLimit: (limit) => `point limit: ${limit}`,
  origin: (layout, deck) => `Board: ${layout}. Deck: ${deck}.`,
  bothGuessed: 'Both are a reconstruction, not what is printed.',
  boardGuessed: 'The board is a reconstruction, not the printed one.',
  deckGuessed: 'The deck is a reconstruction, not the printed one.',
  signs: {
    text: 'Signs: > < v ^ the way, ═ ║ walls, → ← ↑ ↓ where a card points, T1 to T6 teleports, * has acted',
    way: 'the way',
    wall: 'wall',
    points: 'where a card points',
    acted: 'has acted this turn',
  },
};
