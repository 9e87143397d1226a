/** Uno on uno-engine. It has no list of lawful moves, so the bench makes one. */
import { createRequire } from 'node:module';
import { PLAYERS } from '../shedding.ts';

const { Game } = createRequire(import.meta.url)('uno-engine') as Peer;

/** What the bench uses of it. */
interface Peer {
  readonly Game: new (players: readonly string[]) => Uno;
}

interface Card {
  readonly value: number;
  color: number | undefined;
  matches(other: Card): boolean;
  isWildCard(): boolean;
}

interface Uno {
  readonly currentPlayer: { readonly hand: readonly Card[] };
  readonly discardedCard: Card;
  play(card: Card): void;
  draw(): void;
  pass(): void;
  on(event: 'end', heard: () => void): void;
}

const names = Array.from({ length: PLAYERS }, (_, seat) => `Player ${seat + 1}`);
const COLORS = 4;

/** Plays one game, and returns how many moves it took. Whoever can play does: by chance alone hands would only grow. */
export function playOne(random: () => number): number {
  const game = new Game(names);
  let over = false;
  game.on('end', () => {
    over = true;
  });
  let moves = 0;
  let drew = false;
  for (; !over; moves++) {
    const top = game.discardedCard;
    const fitting = game.currentPlayer.hand.filter((card) => card.isWildCard() || card.matches(top));
    const card = fitting[Math.floor(random() * fitting.length)];
    if (card !== undefined) {
      if (card.isWildCard()) card.color = 1 + Math.floor(random() * COLORS);
      game.play(card);
      drew = false;
    } else if (drew) {
      game.pass();
      drew = false;
    } else {
      game.draw();
      drew = true;
    }
  }
  return moves;
}
