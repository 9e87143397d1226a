/** The board game in a page: its engine is loaded when somebody sits down to it. */
import {
  type BoardGameTypes,
  boardSvg,
  cardOf,
  engine,
  type GameState,
  parseAction,
  parseTable,
  table,
} from 'frantic-engine/board-game';
import { prompt, tell, textIn } from 'frantic-engine/board-game/words';
import { de } from 'frantic-engine/board-game/words/de';
import { en } from 'frantic-engine/board-game/words/en';
import { choices } from 'frantic-engine/client';
import { cardSvg } from './card.ts';
import { type Code, MOVES, NAMES, type Position, positionOf, type Told } from './position.ts';

const languages = { en, de } as const;

/** The board game, told in a language. */
export function boardGameIn(code: Code): Told<BoardGameTypes> {
  const language = languages[code];
  const nameIn = (state: GameState, id: number): string => {
    const card = cardOf(state, id);
    return textIn(language, card.row)?.name ?? card.name;
  };
  const tellingOf = (state: GameState) => ({
    language,
    names: NAMES.slice(0, state.players.length),
    cardOf: (id: number) => cardOf(state, id),
  });
  return {
    code,
    engine,
    parseAction,
    choices: (question, picked) => choices(question, picked),
    labelOf(state, click) {
      if ('card' in click) return nameIn(state, click.card);
      if ('seat' in click) return NAMES[click.seat] ?? String(click.seat);
      if ('at' in click) return `${MOVES[code].at} ${click.at}`;
      if ('facing' in click) return `${MOVES[code].facing} ${click.facing}`;
      if ('move' in click) return MOVES[code][click.move];
      return String(Object.values(click)[0]);
    },
    prompt: (state, question) => prompt(question, tellingOf(state)),
    tell: (state, event) => tell(event, tellingOf(state)),
    shown: (state) => ({
      middle: boardSvg(state, { legend: false, language: code }),
      isWide: true,
      wish: null,
      players: state.players.map(({ hand, score }, seat) => ({
        name: NAMES[seat] ?? String(seat),
        score,
        active: seat === state.active,
        cards: hand.map((id) => cardSvg(cardOf(state, id), nameIn(state, id))),
      })),
      winners: state.outcome?.winners.map((seat) => NAMES[seat] ?? String(seat)) ?? null,
    }),
  };
}

/** Sets a written table up. */
export const begin = (text: string, code: Code): Position => positionOf(boardGameIn(code), table(parseTable(text)));
