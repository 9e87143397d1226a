/** What is said beside the board, in words: the same in both drawings. */

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

/** Puts what is said beside a board into words. */
export function legendOf({ board, labelOf }: Drawing): Legend {
  const { rules, players, active, outcome } = board;
  const turned = [
    ...dieOf(board),
    ...(board.movesBackward ? ['moves backward this turn'] : []),
    ...(board.skipsMovement ? ['own movement is skipped'] : []),
    ...(board.ignoresCards ? ['cards on the board are ignored'] : []),
  ];
  const market = board.market.length === 0 ? [] : [`to be taken: ${board.market.map(labelOf).join(', ')}`];
  const piles = [
    `draw pile: ${board.drawCount}`,
    `discard pile: ${board.discardPile.length}`,
    `point limit: ${rules.pointLimit}`,
  ];
  return {
    heading: headingOf(board),
    players: players.map(({ name, space, handCount, score }, seat) => ({
      seat,
      token: tokenOf(seat),
      name: shown(name),
      facts: [`space ${space}`, counted(handCount, 'card'), counted(score, 'point')],
      active: outcome === null && seat === active,
    })),
    facts: [turned, market, piles].filter((facts) => facts.length > 0).map((facts) => capital(facts.join('; '))),
    origin: originOf(rules.layout.name, rules.deck.name),
  };
}

function headingOf({ round, turn, players, active, outcome, ending }: PublicView): string {
  const nameOf = (seat: Seat): string => shown(players[seat]?.name ?? '');
  if (outcome !== null) {
    const winners = outcome.winners.map(nameOf).join(', ');
    return `Game over: ${winners} ${outcome.winners.length > 1 ? 'win' : 'wins'}`;
  }
  if (turn === 0) return `Round ${round}, before the first turn`;
  const where = `Round ${round}, turn ${turn}`;
  return ending === null ? `${where}: ${nameOf(active)}` : `${where}: the round is over`;
}

function dieOf({ die, players }: PublicView): string[] {
  if (die === null) return [];
  return [`die of ${die.sides}: ${die.value} (${shown(players[die.seat]?.name ?? '')}, ${die.for})`];
}

/** Whatever comes with the library is a reconstruction and has to say so wherever it is shown. */
function originOf(layout: string, deck: string): string[] {
  const [guessedBoard, guessedDeck] = [layout === RECONSTRUCTED_LAYOUT.name, deck === RECONSTRUCTED_DECK.name];
  const named = `Board: ${shown(layout)}. Deck: ${shown(deck)}.`;
  if (guessedBoard && guessedDeck) return [named, 'Both are a reconstruction, not what is printed.'];
  if (guessedBoard) return [named, 'The board is a reconstruction, not the printed one.'];
  if (guessedDeck) return [named, 'The deck is a reconstruction, not the printed one.'];
  return [named];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** A name as it can be shown: on one line, without what neither XML nor a terminal can take, and not too long. */
export function shown(text: string): string {
  const letters = [...text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : letters.join('');
}
