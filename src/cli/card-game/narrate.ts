/** Tells a game line by line, with the sentences of the package, from the events a spectator may see. */
import { cardOf, follow, type GameEvent, type PublicView, redact } from 'frantic-engine';
import { type Telling, tell, textIn } from 'frantic-engine/words';
import type { Tongue } from '../languages/language.ts';
import { SPOKEN } from '../languages/languages.ts';
import { type Listener, viewerOf } from '../shared/listener.ts';
import type { Paint } from '../shared/paint.ts';
import { pack, wrap } from '../shared/words.ts';
import { paintCards } from './colors.ts';
import { LANGUAGES } from './languages.ts';
import { tableParts } from './table.ts';

/** What is no news: the table says whose turn it is, the sheet who has won, and open hands are told at every turn. */
const SILENT: readonly GameEvent['type'][] = ['turnDue', 'handsOpen', 'lastingChanged', 'gameEnded'];

/** A narrator, told of one event after the other. */
export class Narrator {
  private readonly telling: Telling;

  constructor(
    private board: PublicView,
    private readonly paint: Paint,
    private readonly print: (line: string) => void,
    private readonly tongue: Tongue = 'en',
    private readonly listener: Listener = 'onlooker',
  ) {
    const names = board.players.map(({ name }) => name);
    const you = typeof listener === 'number' ? listener : null;
    this.telling = { language: LANGUAGES[tongue], names, cardOf: (id) => cardOf(board, id), you };
  }

  /** Hears what happened, and says it. */
  hear(event: GameEvent): void {
    const seen = redact(event, viewerOf(this.listener));
    if (seen.type === 'roundStarted') {
      this.print('');
      this.print(this.paint.bold(`=== ${SPOKEN[this.tongue].round(seen.round)} ===`));
    } else if (seen.type === 'turnStarted') this.table();
    else if (!SILENT.includes(seen.type)) {
      if (seen.type === 'satOut') this.table();
      this.line(tell(seen, this.telling));
      if (seen.type === 'eventTurned' || seen.type === 'ruleDrawn') this.text(seen.row);
    }
    if (this.listener === 'onlooker') this.board = follow(this.board, seen);
  }

  /** Who sits at the table sees it anyway. */
  private table(): void {
    if (this.listener !== 'onlooker') return;
    const parts = tableParts(this.board, this.telling.cardOf, SPOKEN[this.tongue], this.telling.language);
    pack(parts, ' | ', this.paint.width - 2).forEach((line, i) => {
      this.print(paintCards(this.paint, i === 0 ? line : `  | ${line}`));
    });
  }

  private line(text: string): void {
    for (const line of wrap(text, this.paint.width, '  ')) this.print(paintCards(this.paint, line));
  }

  /** What an event card or a rule card does. */
  private text(row: string): void {
    const text = textIn(this.telling.language, row)?.text ?? '';
    for (const line of wrap(text, this.paint.width, '    ')) this.print(this.paint.dim(line));
  }
}
