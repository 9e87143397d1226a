/** The board game, to sit down to. */
import { createRandom } from 'frantic-engine';
import {
  type BoardGameTypes,
  boardText,
  cardOf,
  catalogOf,
  createRecord,
  engine,
  formatRecord,
  type GameState,
  parseRecord,
  publicOf,
} from 'frantic-engine/board-game';
import { type BotName, botOf, decide } from 'frantic-engine/board-game/bots';
import { prompt, type Telling, textIn } from 'frantic-engine/board-game/words';
import { choices, meant } from 'frantic-engine/client';
import { rulingsOf } from 'frantic-engine/rulings';
import type { Tongue } from '../languages/language.ts';
import { SPOKEN } from '../languages/languages.ts';
import { decisionLines, inShort, RULING_TEXTS } from '../rulings/show.ts';
import { type Game, listed, type Spoken, within } from '../seat/game.ts';
import type { Paint } from '../shared/paint.ts';
import { Sheet } from '../shared/sheet.ts';
import { reason } from './endings.ts';
import { LANGUAGES } from './languages.ts';
import { Narrator } from './narrate.ts';

/** The board game, with bots of that name. */
export function boardGame(botName: BotName): Game<BoardGameTypes> {
  const bot = botOf(botName);
  return {
    rules: engine,
    decide: (state, seat, seed) => decide(bot, state, seat, createRandom(seed)),
    recordText: (setup, actions) => {
      const kept = createRecord(setup);
      kept.actions.push(...actions);
      return formatRecord(kept);
    },
    readRecord: parseRecord,
    titles: ({ rules: { layout, deck, pointLimit } }, seed, lang) => [
      SPOKEN[lang].boardGame({ layout: layout.name, deck: deck.name, pointLimit, seed }),
      SPOKEN[lang].reconstructed,
    ],
    choices: (question, picked) => choices(question, picked),
    meant: (question, card) => meant(question, card),
    in: spokenIn,
  };
}

function spokenIn(lang: Tongue, paint: Paint): Spoken<BoardGameTypes> {
  const language = LANGUAGES[lang];
  const said = SPOKEN[lang];
  const telling = (state: GameState): Telling => ({
    language,
    names: state.players.map(({ name }) => name),
    cardOf: (id) => cardOf(state, id),
  });
  const nameOf = (state: GameState, id: number): string => {
    const name = said.boardCard(cardOf(state, id));
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  const entryOf = (row: string) => {
    const text = textIn(language, row);
    return text === null ? null : { row, ...text };
  };
  return {
    told: (state, events, listener) => {
      const lines: string[] = [];
      const narrator = new Narrator(state, paint, (line) => lines.push(line), lang, listener);
      for (const event of events) narrator.hear(event);
      return lines;
    },
    asks: (state, question) => prompt(question, telling(state)),
    table: (state) => [
      boardText(publicOf(state), { color: paint.colored, legend: 'short', language: lang, width: paint.width }),
    ],
    card: (state, id) => {
      const card = cardOf(state, id);
      const name = nameOf(state, id);
      const { color } = card;
      return { name, drawn: color === 'multi' || color === 'white' ? name : paint.color(color, name), row: card.row };
    },
    facts: () => '',
    color: (color) => color,
    option: (option) => entryOf(option)?.name ?? option,
    lies: (state, space) => {
      const top = state.board[space]?.at(-1);
      return top === undefined ? '' : nameOf(state, top.card);
    },
    row: entryOf,
    entries: (state) => {
      const { rows, events } = catalogOf(state);
      return listed([...rows, ...events].map(({ id }) => entryOf(id)));
    },
    rulings: (row, most) => {
      const found = rulingsOf(row, { game: 'board', language: RULING_TEXTS[lang] });
      return { count: found.length, lines: found.slice(0, most).flatMap((one) => inShort(one, lang, paint)) };
    },
    ruling: (id) => decisionLines(id, lang, within(paint)),
    sheet: (names) => new Sheet(names, ({ cause }) => reason(cause, lang), said.sheet),
  };
}
