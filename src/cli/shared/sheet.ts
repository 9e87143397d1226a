/** The score sheet: what each round brought, who won. Kept from the events alone. */
import type { SheetWords } from '../languages/language.ts';

/** Why a round ended. */
export interface Ending {
  readonly cause: string;
  /** Who has no cards left, in a game where that ends a round. */
  readonly finishers?: readonly number[];
}

/** How a game ended. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly rounds: number;
}

/** The events a sheet is kept from. They are the same in every game. */
type Noted =
  | { readonly type: 'roundStarted' }
  | { readonly type: 'turnStarted' }
  | { readonly type: 'satOut' }
  | ({ readonly type: 'roundEnded' } & Ending)
  | { readonly type: 'scored'; readonly seat: number; readonly points: number }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };

const NOTED: readonly string[] = [
  'roundStarted',
  'turnStarted',
  'satOut',
  'roundEnded',
  'scored',
  'gameEnded',
] satisfies readonly Noted['type'][];

const isNoted = (event: { readonly type: string }): event is Noted => NOTED.includes(event.type);

/** One round on the sheet. */
export interface Round {
  readonly ending: Ending;
  readonly points: readonly number[];
  readonly turns: number;
}

/** A score sheet that is written while a game goes on. */
export class Sheet {
  readonly rounds: Round[] = [];
  outcome: Outcome | null = null;
  private turns = 0;
  private ending: Ending | null = null;
  private points: number[] = [];

  /** `endedBy` says why a round ended in a few words. */
  constructor(
    private readonly names: readonly string[],
    private readonly endedBy: (ending: Ending) => string,
    private readonly words: SheetWords,
  ) {}

  /** Takes down what concerns the score. */
  note(event: { readonly type: string }): void {
    if (!isNoted(event)) return;
    switch (event.type) {
      case 'roundStarted':
        this.turns = 0;
        this.points = [];
        break;
      case 'turnStarted':
      case 'satOut':
        this.turns++;
        break;
      case 'roundEnded':
        this.ending = event;
        break;
      case 'scored':
        this.points[event.seat] = event.points;
        // Points are written down one player after the other; with the last one the round is complete.
        if (this.ending !== null && Object.keys(this.points).length === this.names.length) {
          this.rounds.push({ ending: this.ending, points: this.points, turns: this.turns });
        }
        break;
      case 'gameEnded':
        this.outcome = event.outcome;
        break;
    }
  }

  /** The sheet as lines of text. */
  lines(limit: number): string[] {
    const widths = this.names.map((name) => Math.max(name.length, 4) + 2);
    const row = (first: string, cells: readonly (string | number)[], rest = '') =>
      `${first.padEnd(6)}${cells.map((cell, seat) => String(cell).padStart(widths[seat] ?? 0)).join('')}  ${rest}`.trimEnd();
    const totals = this.outcome?.scores ?? [];
    return [
      row(this.words.round, this.names, this.words.endedBy),
      ...this.rounds.map(({ points, ending }, i) => row(String(i + 1), points, this.endedBy(ending))),
      row(this.words.total, totals, this.words.pointLimit(limit)),
      '',
      this.winner(),
    ];
  }

  private winner(): string {
    const { winners = [], scores = [], rounds = 0 } = this.outcome ?? {};
    const [first = 0] = winners;
    const names = winners.map((seat) => this.names[seat] ?? `${seat}`);
    return this.words.winner(names, scores[first] ?? 0, rounds);
  }
}
