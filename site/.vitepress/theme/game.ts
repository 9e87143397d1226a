/** A table in a page: the engine itself, loaded when somebody sits down. */
import {
  type Action,
  type Catalog,
  cardOf,
  catalogOf,
  explain,
  type GameEvent,
  type GameState,
  questionOf,
  transition,
  waitingFor,
} from 'frantic-engine';
import { type Click, choices } from 'frantic-engine/client';
import { parseAction } from 'frantic-engine/notation';
import { parseTable, table } from 'frantic-engine/testing';
import { colorNameOf, optionNameOf } from 'frantic-engine/texts';
import { cardNameIn, type Language, prompt, tell, textIn } from 'frantic-engine/words';
import { de } from 'frantic-engine/words/de';
import { en } from 'frantic-engine/words/en';
import { cardSvg } from './card.ts';

/** Who sits at a table, seat 0 first. */
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo'];

/** What stands on a button, and what it answers. */
export interface Button {
  readonly label: string;
  readonly click: Click | null;
  readonly action: Action | null;
}

/** What one seat is asked. */
export interface Asked {
  readonly seat: number;
  readonly name: string;
  readonly prompt: string;
  readonly buttons: readonly Button[];
}

const languages: Readonly<Record<string, Language>> = { en, de };
const MOVES = {
  en: { draw: 'draw', pass: 'pass', decline: 'do not', done: 'done' },
  de: { draw: 'ziehen', pass: 'passen', decline: 'lassen', done: 'fertig' },
} as const;

/** The words for tables in a language. */
export function tableIn(code: 'en' | 'de') {
  const language = languages[code] ?? en;
  const moves = MOVES[code];
  const tellingOf = (state: GameState) => ({
    language,
    names: NAMES.slice(0, state.players.length),
    cardOf: (id: number) => cardOf(state, id),
    catalog: catalogOf(state) as Catalog,
  });
  const nameOf = (state: GameState, id: number): string => cardNameIn(language, cardOf(state, id));

  function labelOf(state: GameState, click: Click): string {
    if ('card' in click) return nameOf(state, click.card);
    if ('seat' in click) return NAMES[click.seat] ?? String(click.seat);
    if ('option' in click) return optionNameOf(click.option, code);
    if ('color' in click) return colorNameOf(click.color, code);
    if ('power' in click) return textIn(language, click.power)?.name ?? click.power;
    if ('move' in click) return moves[click.move];
    return String(Object.values(click)[0]);
  }

  return {
    nameOf,
    /** Sets a table up. */
    begin: (text: string): GameState => table(parseTable(text)),
    /** What everybody is asked, given what has been clicked so far. */
    asked(state: GameState, seat: number, picked: readonly Click[]): Asked | null {
      const question = questionOf(state, seat);
      if (question === null) return null;
      const { next, complete, action } = choices(question, picked);
      const buttons = next.map((click) => ({ label: labelOf(state, click), click, action: null }));
      const done = complete && picked.length > 0 ? [{ label: moves.done, click: null, action }] : [];
      return {
        seat,
        name: NAMES[seat] ?? String(seat),
        prompt: prompt(question, tellingOf(state)),
        buttons: [...done, ...buttons],
      };
    },
    /** The answer that a click makes, if it makes one at once. */
    answer(state: GameState, seat: number, picked: readonly Click[]): Action | null {
      const question = questionOf(state, seat);
      if (question === null) return null;
      const { next, action } = choices(question, picked);
      return next.length === 0 ? action : null;
    },
    seats: (state: GameState): readonly number[] => waitingFor(state),
    play: (state: GameState, action: Action) => transition(state, action),
    read: (state: GameState, text: string): Action => parseAction(state, text),
    why: (state: GameState, action: Action): string => explain(state, action, { language: code }).text,
    /** What happened, a sentence each. */
    told: (state: GameState, events: readonly GameEvent[]): string[] =>
      events.map((event) => tell(event, tellingOf(state))).filter((sentence) => sentence !== ''),
    /** What lies on the table, as pictures. */
    shown: (state: GameState) => ({
      top: picture(state, state.discardPile[state.discardPile.length - 1], nameOf),
      wish: state.wish === null ? null : wished(state.wish, code),
      players: state.players.map(({ hand, score }, seat) => ({
        name: NAMES[seat] ?? String(seat),
        score,
        active: seat === state.active,
        cards: hand.map((id) => picture(state, id, nameOf)),
      })),
      winners: state.outcome?.winners.map((seat) => NAMES[seat] ?? String(seat)) ?? null,
    }),
  };
}

const wished = (wish: NonNullable<GameState['wish']>, code: 'en' | 'de'): string =>
  'color' in wish ? colorNameOf(wish.color, code) : String(wish.number);

function picture(state: GameState, id: number | undefined, nameOf: (state: GameState, id: number) => string): string {
  if (id === undefined) return '';
  const card = cardOf(state, id);
  return cardSvg({ ...card, black: card.class === 'black' }, nameOf(state, id));
}

/** Loaded when it is needed: what the rest of the page has to do with a game. */
export type Table = ReturnType<typeof tableIn>;
export type { Action, Click, GameEvent, GameState };
