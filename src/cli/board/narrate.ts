/** Tells a board game line by line, with the sentences of the package, from the events a spectator may see. */
import { cardOf, type GameEvent, type GameState, redact } from 'frantic-engine/board-game';
import { type Telling, tell, textIn } from 'frantic-engine/board-game/words';
import type { Tongue } from '../languages/language.ts';
import { SPOKEN } from '../languages/languages.ts';
import { type Listener, viewerOf } from '../shared/listener.ts';
import type { Paint } from '../shared/paint.ts';
import { wrap } from '../shared/words.ts';
import { LANGUAGES } from './languages.ts';

/** What is no news: the heading of a turn says whose it is, and the sheet who has won. */
const SILENT: readonly GameEvent['type'][] = ['turnStarted', 'gameEnded'];

/** A narrator, told of one event after the other. */
export class Narrator {
  private readonly telling: Telling;

  constructor(
    start: GameState,
    private readonly paint: Paint,
    private readonly print: (line: string) => void,
    private readonly tongue: Tongue = 'en',
    private readonly listener: Listener = 'onlooker',
  ) {
    const names = start.players.map(({ name }) => name);
    const you = typeof listener === 'number' ? listener : null;
    this.telling = { language: LANGUAGES[tongue], names, cardOf: (id) => cardOf(start, id), you };
  }

  /** Hears what happened, and says it. */
  hear(event: GameEvent): void {
    const seen = redact(event, viewerOf(this.listener));
    if (seen.type === 'roundStarted') {
      this.print('');
      this.print(this.paint.bold(`=== ${SPOKEN[this.tongue].round(seen.round)} ===`));
    } else if (!SILENT.includes(seen.type)) {
      const dress = seen.type === 'eventRolled' ? this.paint.bold : (line: string) => line;
      for (const line of wrap(tell(seen, this.telling), this.paint.width, '  ')) this.print(dress(line));
      if (seen.type === 'eventRolled') this.text(seen.row);
    }
  }

  /** What an event does. */
  private text(row: string): void {
    const text = textIn(this.telling.language, row)?.text ?? '';
    for (const line of wrap(text, this.paint.width, '    ')) this.print(this.paint.dim(line));
  }
}
