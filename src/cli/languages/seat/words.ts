/** What is said to whoever sits at the keyboard, beside what happens and what is asked. */

/** Words for a person at the table. Every language is a file. */
export interface SeatWords {
  /** Which keys do what, under a list. `space`: what Space does; `null`: nothing. `more`: whether Tab leads on. */
  readonly keys: (keys: { readonly space: string | null; readonly more: boolean }) => readonly string[];
  readonly noSuch: (typed: string) => string;
  readonly moreRows: (count: number) => string;
  readonly draw: string;
  readonly pass: string;
  /** Let what happens happen. */
  readonly letGo: string;
  readonly leaveOut: string;
  readonly done: string;
  readonly asItIs: string;
  readonly back: string;
  readonly space: (space: number, label: string) => string;
  readonly facing: (space: number) => string;
  readonly number: (number: number) => string;
  readonly holding: (name: string, cards: number) => string;
  readonly points: (points: number) => string;
  readonly chosen: (labels: readonly string[], least: number, most: number) => string;
  readonly menu: {
    readonly title: string;
    readonly undo: string;
    readonly table: string;
    readonly log: string;
    readonly lookUp: string;
    readonly leave: string;
  };
  readonly undone: string;
  readonly notUndone: Readonly<Record<'nothing' | 'revealed' | 'chance', string>>;
  readonly whatToLookUp: string;
  readonly rulings: (count: number) => string;
  readonly handTo: (name: string) => string;
  readonly iAm: (name: string) => string;
  readonly asksOf: (name: string, question: string) => string;
  readonly look: string;
  readonly notThisRound: string;
  readonly powers: string;
  readonly leaving: {
    readonly title: string;
    readonly keep: (file: string) => string;
    readonly stay: string;
    readonly drop: string;
    readonly kept: (file: string) => string;
    readonly goOn: (command: string) => string;
  };
  readonly goesOn: (moves: number) => string;
  readonly hello: string;
  readonly noKeyboard: string;
  readonly bots: (names: readonly string[], bot: string) => string;
}
