/** A game in a page, of either kind: what is asked, what the clicks make, what happened. */
import type { EngineTypes, GameEngine } from 'frantic-engine';
import type { Choices, Click } from 'frantic-engine/client';

/** Who sits at a table, seat 0 first. */
export const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo'];

/** The languages of the page. */
export type Code = 'en' | 'de';

/** What the buttons say that stand for no card. */
export const MOVES = {
  en: { draw: 'draw', pass: 'pass', decline: 'do not', done: 'done', none: 'none', at: 'space', facing: 'towards' },
  de: {
    draw: 'ziehen',
    pass: 'passen',
    decline: 'lassen',
    done: 'fertig',
    none: 'keine',
    at: 'Feld',
    facing: 'in Richtung',
  },
} as const;

/** What lies on a table, as pictures. */
export interface Shown {
  readonly middle: string;
  /** Whether the middle is as wide as the page. */
  readonly isWide: boolean;
  readonly wish: string | null;
  readonly players: readonly {
    readonly name: string;
    readonly score: number;
    readonly active: boolean;
    readonly cards: readonly string[];
  }[];
  readonly winners: readonly string[] | null;
}

/** What a click comes to. */
export interface Moved {
  readonly position: Position;
  /** What happened, a sentence each. */
  readonly told: readonly string[];
}

/** What stands on a button. It is a click on the way to an answer, or plays the answer the clicks have made. */
export interface Button {
  readonly label: string;
  readonly click: Click | null;
}

/** What one seat is asked. */
export interface Asked {
  readonly seat: number;
  readonly name: string;
  readonly prompt: string;
  readonly buttons: readonly Button[];
}

/** Where a game stands. */
export interface Position {
  readonly shown: Shown;
  /** What everybody is asked, given what each has clicked so far. */
  asked(picked: ReadonlyMap<number, readonly Click[]>): readonly Asked[];
  /** Plays the answer that the clicks make, if nothing more can be clicked or `isDone`; otherwise `null`. */
  answered(seat: number, picked: readonly Click[], isDone: boolean): Moved | null;
  /** Plays what is written. */
  play(text: string): Moved;
  /** Why what is written is refused, or allowed. */
  why(text: string): string;
}

/** What a page knows of one kind of game, in one language. */
export interface Told<G extends EngineTypes> {
  readonly code: Code & G['language'];
  readonly engine: Pick<GameEngine<G>, 'questionOf' | 'waitingFor' | 'transition' | 'explain'>;
  readonly parseAction: (state: G['state'], text: string) => G['action'];
  readonly choices: (question: G['question'], picked: readonly Click[]) => Choices<G['action']>;
  readonly labelOf: (state: G['state'], click: Click) => string;
  readonly prompt: (state: G['state'], question: G['question']) => string;
  readonly tell: (state: G['state'], event: G['event']) => string;
  readonly shown: (state: G['state']) => Shown;
}

/** A position of either game. */
export function positionOf<G extends EngineTypes>(told: Told<G>, state: G['state']): Position {
  const { engine, code } = told;
  const moved = (action: G['action']): Moved => {
    const { state: next, events } = engine.transition(state, action);
    const sentences = events.map((event) => told.tell(next, event)).filter((sentence) => sentence !== '');
    return { position: positionOf(told, next), told: sentences };
  };
  return {
    shown: told.shown(state),
    asked: (picked) =>
      engine.waitingFor(state).flatMap((seat) => {
        const question = engine.questionOf(state, seat);
        if (question === null) return [];
        const clicks = picked.get(seat) ?? [];
        const { next, complete } = told.choices(question, clicks);
        // Before anything has been clicked it is the answer to take nothing.
        const label = MOVES[code][clicks.length > 0 ? 'done' : 'none'];
        const done = complete ? [{ label, click: null }] : [];
        return [
          {
            seat,
            name: NAMES[seat] ?? String(seat),
            prompt: told.prompt(state, question),
            buttons: [...done, ...next.map((click) => ({ label: told.labelOf(state, click), click }))],
          },
        ];
      }),
    answered(seat, picked, isDone) {
      const question = engine.questionOf(state, seat);
      if (question === null) return null;
      const { next, action } = told.choices(question, picked);
      return action !== null && (isDone || next.length === 0) ? moved(action) : null;
    },
    play: (text) => moved(told.parseAction(state, text)),
    why: (text) => engine.explain(state, told.parseAction(state, text), { language: code }).text,
  };
}
