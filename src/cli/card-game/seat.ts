/** The card game, to sit down to. */
import {
  type CardGameTypes,
  cardOf,
  catalogOf,
  createRandom,
  createRecord,
  engine,
  type GameState,
  publicOf,
  UnknownName,
  viewOf,
} from 'frantic-engine';
import { type Bot, decide } from 'frantic-engine/bots';
import { choices, meant } from 'frantic-engine/client';
import { formatRecord, parseRecord, whyNotTakeBack } from 'frantic-engine/notation';
import { rulingsOf } from 'frantic-engine/rulings';
import { colorNameOf, optionNameOf } from 'frantic-engine/texts';
import { cardNameIn, prompt, type Telling, textIn } from 'frantic-engine/words';
import { isTrained, trainedBot, untrainedBot } from '../../sim/named.ts';
import type { Tongue } from '../languages/language.ts';
import { SPOKEN } from '../languages/languages.ts';
import { decisionLines, inShort, RULING_TEXTS } from '../rulings/show.ts';
import { type Game, listed, type Spoken, within } from '../seat/game.ts';
import { orBadArguments } from '../shared/arguments.ts';
import type { Paint } from '../shared/paint.ts';
import { Sheet } from '../shared/sheet.ts';
import { pack } from '../shared/words.ts';
import { endedBy } from './endings.ts';
import { LANGUAGES } from './languages.ts';
import { Narrator } from './narrate.ts';
import { tableParts } from './table.ts';

/** The bot of a name. What one has learned is loaded when it is named. */
export async function botAs(name: string): Promise<Bot> {
  return isTrained(name) ? trainedBot(name) : orBadArguments(UnknownName, () => untrainedBot(name));
}

/** The card game, with bots of that kind. */
export function cardGame(bot: Bot): Game<CardGameTypes> {
  return {
    rules: { ...engine, whyNotTakeBack },
    decide: (state, seat, seed) => decide(bot, state, seat, createRandom(seed)),
    recordText: (setup, actions) => {
      const kept = createRecord(setup);
      kept.actions.push(...actions);
      return formatRecord(kept);
    },
    readRecord: parseRecord,
    titles: ({ rules: { edition, sets, pointLimit } }, seed, lang) => [
      SPOKEN[lang].cardGame({ edition, sets, pointLimit, seed }),
    ],
    choices: (question, picked) => choices(question, picked),
    meant: (question, card) => meant(question, card),
    in: spokenIn,
  };
}

function spokenIn(lang: Tongue, paint: Paint): Spoken<CardGameTypes> {
  const language = LANGUAGES[lang];
  const said = SPOKEN[lang];
  const telling = (state: GameState): Telling => ({
    language,
    names: state.players.map(({ name }) => name),
    cardOf: (id) => cardOf(state, id),
  });
  const entryOf = (row: string) => {
    const text = textIn(language, row);
    return text === null ? null : { row, ...text };
  };
  return {
    told: (state, events, listener) => {
      const lines: string[] = [];
      const narrator = new Narrator(publicOf(state), paint, (line) => lines.push(line), lang, listener);
      for (const event of events) narrator.hear(event);
      return lines;
    },
    asks: (state, question) => prompt(question, telling(state)),
    table: (state, seat) => {
      const view = viewOf(state, seat);
      const powers = view.powers.map(({ row }) => entryOf(row)?.name ?? row);
      const parts = [
        ...tableParts(view, (id) => cardOf(state, id), said, language),
        `${said.sheet.total}: ${view.players.map(({ name, score }) => `${name} ${score}`).join(', ')}`,
        ...(powers.length === 0 ? [] : [`${said.seat.powers}: ${powers.join(', ')}`]),
      ];
      return pack(parts, ' | ', paint.width).map(paint.bold);
    },
    card: (state, id) => {
      const card = cardOf(state, id);
      const name = cardNameIn(language, card);
      const { color } = card;
      return { name, drawn: color === null ? name : paint.color(color, name), row: card.row };
    },
    facts: (state, id) => said.seat.points(cardOf(state, id).points),
    color: (color) => optionNameOf(color, lang),
    option: (option, { viewer, powers, players }, { about: { holder } }) => {
      if (option === 'black') return colorNameOf('black', lang);
      const said = optionNameOf(option, lang);
      if (holder === undefined) return said;
      const row = holder === viewer ? powers[Number(option)]?.row : players[holder]?.powers[Number(option)];
      return row == null ? said : `${said}: ${entryOf(row)?.name ?? row}`;
    },
    lies: () => '',
    row: entryOf,
    entries: (state) => {
      const { rows, events, powers, rules } = catalogOf(state);
      return listed([...rows, ...events, ...powers, ...rules].map(({ id }) => entryOf(id)));
    },
    rulings: (row, most) => {
      const found = rulingsOf(row, { game: 'card', language: RULING_TEXTS[lang] });
      return { count: found.length, lines: found.slice(0, most).flatMap((one) => inShort(one, lang, paint)) };
    },
    ruling: (id) => decisionLines(id, lang, within(paint)),
    sheet: (names) => new Sheet(names, (ending) => endedBy(ending, names, lang), said.sheet),
  };
}
