/** What is said beside the board, in words: the same in both drawings. */

import { type Language, saidIn } from '../../texts/board-languages.ts';
import { drawing as de } from '../../texts/de/drawing.ts';
import { drawing as en } from '../../texts/en/drawing.ts';
import type { DrawingWords } from '../../texts/language/drawing.ts';
import { RECONSTRUCTED_DECK } from '../boxes/deck.ts';
import { RECONSTRUCTED_LAYOUT } from '../boxes/layout.ts';
import type { PublicView } from '../state/public-view.ts';
import type { Seat } from '../state/types.ts';
import { type Drawing, tokenOf } from './cells.ts';

/** A player's line. */
export interface LegendPlayer {
  readonly seat: Seat;
  readonly token: string;
  readonly name: string;
  /** Where the token stands, cards and points. */
  readonly facts: readonly string[];
  /** Whether it is this player's turn. */
  readonly active: boolean;
}

/** Everything that is said beside the board. */
export interface Legend {
  /** Which round and turn it is. */
  readonly heading: string;
  readonly players: readonly LegendPlayer[];
  /** The die and what holds for this turn, cards to be taken, the piles: a line each. */
  readonly facts: readonly string[];
  /** Which board and deck these are, and whether they are a reconstruction. */
  readonly origin: readonly string[];
}

/** The longest name that is shown in full. */
const LONGEST = 24;

/** The words beside a board in a language. */
export const drawingWords = (language: Language = 'en'): DrawingWords => saidIn(language, { en, de });

/** Puts what is said beside a board into words. */
export function legendOf({ board, labelOf }: Drawing, words: DrawingWords): Legend {
  const { rules, players, active, outcome } = board;
  const turned = [
    ...dieOf(board, words),
    ...(board.movesBackward ? [words.backward] : []),
    ...(board.skipsMovement ? [words.still] : []),
    ...(board.ignoresCards ? [words.past] : []),
  ];
  const market = board.market.length === 0 ? [] : [words.market(board.market.map(labelOf))];
  const piles = [
    words.drawPile(board.drawCount),
    words.discardPile(board.discardPile.length),
    words.pointLimit(rules.pointLimit),
  ];
  return {
    heading: headingOf(board, words),
    players: players.map(({ name, space, handCount, score }, seat) => ({
      seat,
      token: tokenOf(seat),
      name: shown(name),
      facts: [words.space(space), words.cards(handCount), words.points(score)],
      active: outcome === null && seat === active,
    })),
    facts: [turned, market, piles].filter((facts) => facts.length > 0).map((facts) => capital(facts.join('; '))),
    origin: originOf(rules.layout.name, rules.deck.name, words),
  };
}

function headingOf({ round, turn, players, active, outcome, ending }: PublicView, words: DrawingWords): string {
  const nameOf = (seat: Seat): string => shown(players[seat]?.name ?? '');
  if (outcome !== null) return words.gameOver(outcome.winners.map(nameOf));
  if (turn === 0) return words.beforeFirst(round);
  return words.turn(round, turn, ending === null ? nameOf(active) : null);
}

function dieOf({ die, players }: PublicView, words: DrawingWords): string[] {
  if (die === null) return [];
  return [words.die(die.sides, die.value, shown(players[die.seat]?.name ?? ''), die.for)];
}

/** Whatever comes with the library is a reconstruction and has to say so wherever it is shown. */
function originOf(layout: string, deck: string, words: DrawingWords): string[] {
  const [guessedBoard, guessedDeck] = [layout === RECONSTRUCTED_LAYOUT.name, deck === RECONSTRUCTED_DECK.name];
  const named = words.origin(shown(layout), shown(deck));
  if (guessedBoard && guessedDeck) return [named, words.bothGuessed];
  if (guessedBoard) return [named, words.boardGuessed];
  if (guessedDeck) return [named, words.deckGuessed];
  return [named];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name as it can be shown: on one line, without what neither XML nor a terminal can take, and not too long. */
export function shown(text: string): string {
  const letters = [...text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : letters.join('');
}
