/** Playing a game to its end, whichever it is. */
import type { Sheet } from './sheet.ts';

/** A game that can be played on in place, and who plays it. */
export interface Match<S, A, E> {
  readonly state: S;
  /** What happened before the first decision. Whatever happens later is put here, too, and taken away. */
  readonly events: E[];
  readonly nextSeat: (state: S) => number | null;
  /** What a seat does that is asked. */
  readonly answer: (state: S, seat: number) => A;
  readonly apply: (state: S, action: A, options: { readonly sink: E[] }) => void;
}

/** Plays a game to its end, keeps its score sheet, and passes on what happens. */
export function playOn<S extends { readonly outcome: unknown }, A, E extends { readonly type: string }>(
  { state, events, nextSeat, answer, apply }: Match<S, A, E>,
  sheet: Sheet,
  hear: (event: E, state: S) => void,
): Sheet {
  const pass = (): void => {
    for (const event of events) {
      sheet.note(event);
      hear(event, state);
    }
    events.length = 0;
  };
  const telling = { sink: events };
  pass();
  for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
    apply(state, answer(state, seat), telling);
    pass();
  }
  return sheet;
}

/** A question that has to be open. */
export function open<Q>(question: Q | null, seat: number): Q {
  if (question === null) throw new Error(`Seat ${seat} is waited for, but nothing is asked of it.`);
  return question;
}
