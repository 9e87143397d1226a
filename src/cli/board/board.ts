/** The command that plays the board game: one game, told, or many, counted. */
import { UnknownName } from 'frantic-engine';
import { createGame, type GameState, InvalidSetup, type Setup } from 'frantic-engine/board-game';
import type { BotName } from 'frantic-engine/board-game/bots';
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
import { writePicture } from './picture.ts';
import { boardGame } from './seat.ts';
import { tellGame } from './tell.ts';

export const board: Command = {
  name: 'board',
  line: (lang) => SPOKEN[lang].lines.board,
  help: (call, lang) => SPOKEN[lang].help.board(call),
  run(given, terminal, call) {
    const wanted = readArguments(given);
    const { setup, games, quiet, svg, at, record, lang, seated } = wanted;
    if (seated !== null) {
      const game = orBadArguments(UnknownName, () => boardGame(seated.bot as BotName));
      return sitDown(game, { setup, seated, lang, record }, terminal, call);
    }
    const { reconstructed, recordIn, pictureIn } = SPOKEN[lang];
    // Refuses whatever cannot be done before anything is printed.
    const start = orBadArguments(InvalidSetup, () => createGame(setup));
    if (svg !== null) writePicture(setup, svg, at, lang);
    if (record !== null) keepGame(setup, record);
    if (games !== null) count(setup, games, lang, terminal);
    else if (quiet) printSheet(playGame(setup, lang), start.rules.pointLimit, terminal);
    else tell(wanted, start, terminal, call);
    if (games !== null || quiet) terminal.print(terminal.paint.dim(reconstructed));
    if (svg !== null) terminal.print(pictureIn(svg));
    if (record !== null) terminal.print(recordIn(record));
    return;
  },
};

/** Plays one game and tells it. */
function tell(wanted: Wanted, start: GameState, terminal: Terminal, call: string): void {
  const { paint, print } = terminal;
  const { setup, lang } = wanted;
  const { boardGame, reconstructed, aim, again } = SPOKEN[lang];
  const { pointLimit, layout, deck } = start.rules;
  print(boardGame({ layout: layout.name, deck: deck.name, pointLimit, seed: `${setup.seed}` }));
  print(paint.dim(reconstructed));
  print(paint.dim(aim));
  const sheet = tellGame(setup, start, wanted, terminal);
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
