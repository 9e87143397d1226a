/** A form to set a game up, and the names of everything in two languages. */
import {
  COLORS,
  catalogOf,
  createGame,
  EDITIONS,
  editionOf,
  InvalidSetup,
  LENGTHS,
  optionsOf,
  PLAYERS,
  POINT_LIMITS,
  SETS,
  type Setup,
} from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { cardNameOf, causeNameOf, colorNameOf, LANGUAGES, optionNameOf, textOf } from 'frantic-engine/texts';
import { setupValidator } from 'frantic-engine/validators';

/** A field of the form. */
interface Field {
  readonly name: string;
  readonly values: readonly (string | number | boolean)[];
  readonly isFixed: boolean;
}
for (const edition of EDITIONS) {
  const { sets } = editionOf(edition);
  const fields: readonly Field[] = optionsOf({ edition, sets: SETS.filter((set) => sets.includes(set)) }).map(
    ({ name, values, fixed }) => ({ name, values, isFixed: fixed }),
  );
  if (!fields.some(({ name }) => name === 'end.limit')) throw new Error('Every text has a limit.');
}
if (board.optionsOf().length === 0) throw new Error('The board game has options.');

const setup: Setup = {
  players: PLAYERS.least,
  seed: 'form',
  sets: [...SETS],
  length: 'short',
  options: { 'end.tie': 'extraRound' },
};
const checked = setupValidator['~standard'].validate(JSON.parse(JSON.stringify(setup)));
if (checked.issues !== undefined) throw new Error('A form gives what a game is made from.');
const state = createGame(checked.value);
if (state.rules.pointLimit !== POINT_LIMITS.few[LENGTHS[0]]) throw new Error('A short game.');
try {
  createGame({ ...setup, players: PLAYERS.most + 1 });
  throw new Error('Too many for a table.');
} catch (error) {
  if (!(error instanceof InvalidSetup) || error.field !== 'players') throw error;
}

const { cards, rows, events, powers, rules } = catalogOf(state);
for (const language of LANGUAGES) {
  const said = [
    ...cards.map((card) => cardNameOf(card, language)),
    ...[...rows, ...events, ...powers, ...rules].flatMap((row) => Object.values(textOf(row, language))),
    ...COLORS.map((color) => colorNameOf(color, language)),
    colorNameOf('black', language),
    causeNameOf('epic-fail', language),
    optionNameOf('dares', language),
  ];
  if (said.some((text) => text === '')) throw new Error('Everything has a name.');
}
