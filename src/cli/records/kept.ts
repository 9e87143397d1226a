/** A game that was written down, whichever it is. */
import type { RecordWords, Tongue } from '../languages/language.ts';
import type { Terminal } from '../shared/terminal.ts';
import type { Standing } from './standing.ts';

/** Who looks at a position. */
export type Viewer = number | 'spectator';

/** A game that was written down. Moves are counted from 1; a position is that after so many moves. */
export interface KeptGame {
  /** What is played, in one line. */
  title(lang: Tongue): string;
  readonly moves: number;
  readonly names: readonly string[];
  /** Tells the moves from one to another. */
  tell(from: number, to: number, terminal: Terminal, lang: Tongue): void;
  /** A position as somebody sees it, as lines. */
  position(at: number, viewer: Viewer, terminal: Terminal, lang: Tongue): string[];
  /** A position, to ask about. */
  standing(at: number): Standing;
}

/** What telling takes of a game. */
interface Told<State, Action, Event> {
  readonly actions: readonly Action[];
  readonly start: { readonly state: State; readonly events: readonly Event[] };
  transition(state: State, action: Action): { readonly state: State; readonly events: readonly Event[] };
  notate(state: State, action: Action): string;
  /** Who tells of the events from a position on. */
  narrator(state: State, terminal: Terminal): { hear(event: Event): void };
}

/** Tells the moves from one to another: each in notation, then what came of it. */
export function tellMoves<State, Action, Event>(
  { actions, start, transition, notate, narrator }: Told<State, Action, Event>,
  from: number,
  to: number,
  terminal: Terminal,
): void {
  let { state } = start;
  let teller: ReturnType<typeof narrator> | null = null;
  if (from === 1) {
    teller = narrator(state, terminal);
    for (const event of start.events) teller.hear(event);
  }
  actions.slice(0, to).forEach((action, i) => {
    const { state: next, events } = transition(state, action);
    if (i + 1 >= from) {
      teller ??= narrator(state, terminal);
      terminal.print(terminal.paint.bold(`${i + 1}. ${notate(state, action)}`));
      for (const event of events) teller.hear(event);
    }
    state = next;
  });
}

/** How many answers are listed. */
export const LISTED = 12;

/** What is asked of whoever looks, and who else is waited for. */
export function asked(
  viewer: Viewer,
  waiting: readonly number[],
  names: readonly string[],
  actions: (seat: number) => { readonly list: readonly string[]; readonly count: number },
  words: RecordWords,
): string[] {
  const nameOf = (seat: number): string => names[seat] ?? `${seat}`;
  const lines = [waiting.length === 0 ? words.over : words.waiting(waiting.map(nameOf))];
  if (viewer === 'spectator' || !waiting.includes(viewer)) return lines;
  const { list, count } = actions(viewer);
  const more = count > list.length ? [`  ${words.more(count - list.length)}`] : [];
  return [...lines, words.answers(nameOf(viewer)), ...list.map((line) => `  ${line}`), ...more];
}
