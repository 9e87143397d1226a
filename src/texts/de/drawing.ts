/** German: what stands beside a drawn board. */
import type { DrawingWords } from '../language/drawing.ts';

/** What a die is rolled for. */
const ROLLED: Readonly<Record<string, string>> = { movement: 'Bewegung', teleport: 'Teleport', event: 'Ereignis' };

/** Words and sentences. */
export const drawing: DrawingWords = {
  start: 'Start',
  end: 'Ziel',
  hints: { blue: 'bl', red: 'ro', green: 'gr', yellow: 'ge', purple: 'vi', multi: 'bu', white: 'we' },
  gameOver: (winners) => `Spiel zu Ende: ${winners.join(', ')} ${winners.length > 1 ? 'gewinnen' : 'gewinnt'}`,
  beforeFirst: (round) => `Runde ${round}, vor dem ersten Zug`,
  turn: (round, turn, name) => `Runde ${round}, Zug ${turn}: ${name ?? 'die Runde ist vorbei'}`,
  space: (space) => `Feld ${space}`,
  cards: (count) => `${count} ${count === 1 ? 'Karte' : 'Karten'}`,
  points: (count) => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`,
  die: (sides, value, name, what) => `${sides}er-Würfel: ${value} (${name}, ${ROLLED[what] ?? what})`,
  backward: 'in diesem Zug geht es rückwärts',
  still: 'die eigene Bewegung fällt aus',
  past: 'was auf dem Brett liegt, tut nichts',
  market: (cards) => `zum Nehmen: ${cards.join(', ')}`,
  drawPile: (count) => `Stapel: ${count}`,
  discardPile: (count) => `Ablagestapel: ${count}`,
  pointLimit: (limit) => `Punktegrenze: ${limit}`,
  origin: (layout, deck) => `Brett: ${layout}. Karten: ${deck}.`,
  bothGuessed: 'Beides ist eine Rekonstruktion, nicht das Gedruckte.',
  boardGuessed: 'Das Brett ist rekonstruiert, nicht das gedruckte.',
  deckGuessed: 'Die Karten sind rekonstruiert, nicht die gedruckten.',
  signs: {
    text: 'Zeichen: > < v ^ der Weg, ═ ║ Wände, → ← ↑ ↓ wohin Karten zeigen, T1–T6 Teleports, * gewirkt',
    way: 'der Weg',
    wall: 'Wand',
    points: 'wohin eine Karte zeigt',
    acted: 'hat in diesem Zug gewirkt',
  },
};
