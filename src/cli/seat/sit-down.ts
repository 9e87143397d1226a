/** Sitting down to a game, new or kept, and getting up again. */
import { FranticError } from 'frantic-engine';
import type { Tongue } from '../languages/language.ts';
import { SPOKEN } from '../languages/languages.ts';
import { BadArguments, orBadArguments } from '../shared/arguments.ts';
import { NoKeyboard } from '../shared/command.ts';
import { readText, writeText } from '../shared/files.ts';
import type { Terminal } from '../shared/terminal.ts';
import { wrap } from '../shared/words.ts';
import type { Game, SeatTypes } from './game.ts';
import type { Seated } from './seated.ts';
import { sit } from './sit.ts';
import { Table } from './table.ts';

/** What is wanted of an evening. */
export interface Wanted<Setup> {
  readonly setup: Setup;
  readonly seated: Seated;
  readonly lang: Tongue;
  /** The file the game is to be kept in, or `null`. */
  readonly record: string | null;
}

/** Lets people play a game. */
export async function sitDown<G extends SeatTypes>(
  game: Game<G>,
  wanted: Wanted<G['setup']>,
  terminal: Terminal,
  call: string,
): Promise<void> {
  const { seated, lang, record } = wanted;
  const words = SPOKEN[lang].seat;
  const keyboard = terminal.keyboard?.(words);
  if (keyboard === undefined) throw new NoKeyboard(words.noKeyboard);
  const { setup, actions } = begun(game, wanted);
  const table = orBadArguments(FranticError, () => new Table(game.rules, setup, actions));
  const names = table.state.players.map(({ name }) => name);
  const people = seated.me.map((name) => seatOf(name, names));
  const seed = `${setup.seed}`;
  const file = record ?? seated.goOn ?? `frantic-${seed.replaceAll(/[^\w.-]+/g, '-').slice(0, 40)}.txt`;
  const keep = (): void => writeText('--record', file, game.recordText(setup, table.actions));

  const { paint, print } = terminal;
  const [title = '', ...more] = game.titles(table.state, seed, lang);
  const put = (text: string, dress: (line: string) => string): void => {
    for (const line of wrap(text, paint.width, '')) print(dress(line));
  };
  put(title, paint.bold);
  for (const line of [...more, ...aboutBots(names, people, seated.bot, words.bots), words.hello]) put(line, paint.dim);
  if (seated.goOn !== null) put(words.goesOn(actions.length), paint.bold);

  const isKept = record !== null || seated.goOn !== null;
  const end = await sit({
    game,
    table,
    people,
    lang,
    words,
    terminal,
    keyboard,
    seed,
    heard: seated.goOn === null ? 0 : table.events.length,
    keep: isKept ? keep : () => {},
    file,
  });
  if (end === 'kept') {
    keep();
    print(words.leaving.kept(file));
    print(words.leaving.goOn(commandOf(call, file, seated, lang)));
  } else if (isKept) print(SPOKEN[lang].recordIn(file));
}

/** The game as it begins, or as it was kept. */
function begun<G extends SeatTypes>(game: Game<G>, { setup, seated: { goOn } }: Wanted<G['setup']>) {
  if (goOn === null) return { setup, actions: [] };
  const text = readText(goOn);
  return orBadArguments(FranticError, () => game.readRecord(text));
}

function seatOf(name: string, names: readonly string[]): number {
  const seat = names.indexOf(name);
  if (seat < 0) throw new BadArguments(`--me: nobody is called '${name}' here; there are ${names.join(', ')}`);
  return seat;
}

function aboutBots(
  names: readonly string[],
  people: readonly number[],
  bot: string,
  say: (names: readonly string[], bot: string) => string,
): string[] {
  const others = names.filter((_name, seat) => !people.includes(seat));
  return others.length === 0 ? [] : [say(others, bot)];
}

/** The command that goes on with a game. */
function commandOf(call: string, file: string, { me, bot }: Seated, lang: Tongue): string {
  const words = [...me.flatMap((name) => ['--me', name]), '--go-on', file, '--bots', bot, '--lang', lang];
  return [call, ...words.map((word) => (/^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))].join(
    ' ',
  );
}
