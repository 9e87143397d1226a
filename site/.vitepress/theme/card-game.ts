/** The card game in a page: the engine itself, loaded when somebody sits down. */
import { type CardGameTypes, cardOf, catalogOf, engine, type GameEvent, type GameState } from 'frantic-engine';
import { choices } from 'frantic-engine/client';
import { parseAction } from 'frantic-engine/notation';
import { parseTable, table } from 'frantic-engine/testing';
import { colorNameOf, optionNameOf } from 'frantic-engine/texts';
import { cardNameIn, prompt, tell, textIn } from 'frantic-engine/words';
import { de } from 'frantic-engine/words/de';
import { en } from 'frantic-engine/words/en';
import { cardSvg } from './card.ts';
import { type Code, MOVES, NAMES, type Position, positionOf, type Shown, type Told } from './position.ts';

const languages = { en, de } as const;

/** The card game, told in a language. */
export function cardGameIn(code: Code): Told<CardGameTypes> {
  const language = languages[code];
  const tellingOf = (state: GameState) => ({
    language,
    names: NAMES.slice(0, state.players.length),
    cardOf: (id: number) => cardOf(state, id),
    catalog: catalogOf(state),
  });
  const picture = (state: GameState, id: number | undefined): string => {
    if (id === undefined) return '';
    const card = cardOf(state, id);
    return cardSvg({ ...card, black: card.class === 'black' }, cardNameIn(language, card));
  };
  return {
    code,
    engine,
    parseAction,
    choices: (question, picked) => choices(question, picked),
    labelOf(state, click) {
      if ('card' in click) return cardNameIn(language, cardOf(state, click.card));
      if ('seat' in click) return NAMES[click.seat] ?? String(click.seat);
      if ('option' in click) return optionNameOf(click.option, code);
      if ('color' in click) return colorNameOf(click.color, code);
      if ('power' in click) return textIn(language, click.power)?.name ?? click.power;
      if ('move' in click) return MOVES[code][click.move];
      return String(Object.values(click)[0]);
    },
    prompt: (state, question) => prompt(question, tellingOf(state)),
    tell: (state, event: GameEvent) => tell(event, tellingOf(state)),
    shown: (state): Shown => ({
      middle: picture(state, state.discardPile[state.discardPile.length - 1]),
      isWide: false,
      wish: state.wish === null ? null : wished(state.wish, code),
      players: state.players.map(({ hand, score }, seat) => ({
        name: NAMES[seat] ?? String(seat),
        score,
        active: seat === state.active,
        cards: hand.map((id) => picture(state, id)),
      })),
      winners: state.outcome?.winners.map((seat) => NAMES[seat] ?? String(seat)) ?? null,
    }),
  };
}

const wished = (wish: NonNullable<GameState['wish']>, code: Code): string =>
  'color' in wish ? colorNameOf(wish.color, code) : String(wish.number);

/** Sets a written table up. */
export const begin = (text: string, code: Code): Position => positionOf(cardGameIn(code), table(parseTable(text)));
