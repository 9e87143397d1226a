/** A game told turn by turn. */
import { boardText, type GameState, publicOf, type Setup } from 'frantic-engine/board-game';
import type { Tongue } from '../languages/language.ts';
import { SPOKEN } from '../languages/languages.ts';
import { pause } from '../shared/pause.ts';
import type { Sheet } from '../shared/sheet.ts';
import type { Terminal } from '../shared/terminal.ts';
import { playGame } from './game.ts';
import { Narrator } from './narrate.ts';

/** How a game is told. */
export interface Telling {
  /** The board is drawn at the beginning of every so many turns of a round; 0: never. */
  readonly every: number;
  /** How long to wait after each turn, in milliseconds. */
  readonly delay: number;
  /** The language it is told in. */
  readonly lang: Tongue;
}

/** Plays a game, tells it, and returns its score sheet. */
export function tellGame(
  setup: Setup,
  start: GameState,
  { every, delay, lang }: Telling,
  { paint, print }: Pick<Terminal, 'paint' | 'print'>,
): Sheet {
  const narrator = new Narrator(start, paint, print, lang);
  // What the signs mean is said once.
  let explained = false;
  const sheet = playGame(setup, lang, (event, state) => {
    narrator.hear(event);
    if (event.type !== 'turnStarted') return;
    pause(delay);
    print('');
    print(paint.bold(`${SPOKEN[lang].turn(event.turn)}: ${state.players[event.seat]?.name}`));
    if (every === 0 || (event.turn - 1) % every !== 0) return;
    // Everybody holds cards now, so nothing has happened since the turn began.
    const legend = explained ? 'short' : true;
    print(boardText(publicOf(state), { color: paint.colored, legend, language: lang, width: paint.width }));
    print('');
    explained = true;
  });
  return sheet;
}
