/** The command that plays the card game: one game, told, or many, counted. */
import type { Setup } from 'frantic-engine';
import { createGame, type GameState, InvalidSetup, viewOf } from 'frantic-engine/fast';
import type { Tongue } from '../languages/language.ts';
import { SPOKEN } from '../languages/languages.ts';
import { sitDown } from '../seat/sit-down.ts';
import { orBadArguments } from '../shared/arguments.ts';
import type { Command } from '../shared/command.ts';
import { printSheet, printSummary } from '../shared/report.ts';
import type { Terminal } from '../shared/terminal.ts';
import { readArguments, type Wanted } from './arguments.ts';
import { reason } from './endings.ts';
import { playGame } from './game.ts';
import { keepGame } from './keep.ts';
import { Narrator } from './narrate.ts';
import { botAs, cardGame } from './seat.ts';

export const play: Command = {
  name: 'play',
  line: (lang) => SPOKEN[lang].lines.play,
  help: (call, lang) => SPOKEN[lang].help.play(call),
  run(given, terminal, call) {
    const wanted = readArguments(given);
    const { setup, lang, record, seated } = wanted;
    if (seated !== null)
      return botAs(seated.bot).then((bot) => sitDown(cardGame(bot), { setup, seated, lang, record }, terminal, call));
    // Refuses a bad setup before anything is printed.
    const start = orBadArguments(InvalidSetup, () => createGame(setup));
    if (record !== null) keepGame(setup, record);
    if (wanted.games !== null) count(setup, wanted.games, lang, terminal);
    else if (wanted.quiet) printSheet(playGame(setup, lang), start.rules.pointLimit, terminal);
    else tell(wanted, start, terminal, call);
    if (record !== null) terminal.print(SPOKEN[lang].recordIn(record));
    return;
  },
};

/** Plays one game and tells it. */
function tell({ setup, lang }: Wanted, start: GameState, terminal: Terminal, call: string): void {
  const { paint, print } = terminal;
  const { edition, pointLimit, sets } = start.rules;
  const { cardGame, aim, again } = SPOKEN[lang];
  print(cardGame({ edition, sets, pointLimit, seed: `${setup.seed}` }));
  print(paint.dim(aim));
  const narrator = new Narrator(viewOf(start, 'spectator'), paint, print, lang);
  const sheet = playGame(setup, lang, (event) => narrator.hear(event));
  print('');
  printSheet(sheet, pointLimit, terminal);
  print('');
  print(paint.dim(again(call)));
}

/** Plays many games and counts. */
function count(setup: Setup, games: number, lang: Tongue, terminal: Terminal): void {
  const names = typeof setup.players === 'number' ? [] : setup.players;
  const play = (nth: number) => playGame({ ...setup, seed: `${setup.seed}/${nth}`, windows: 'holders' }, lang);
  const { summary } = SPOKEN[lang];
  printSummary({ names, games, play, reason: (cause) => reason(cause, lang), words: summary }, terminal);
}
