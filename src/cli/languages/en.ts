/** English. */
import { EDITIONS, LENGTHS, SETS } from 'frantic-engine';
import { LENGTHS as BOARD_LENGTHS } from 'frantic-engine/board-game';
import { BOTS as BOARD_BOTS } from 'frantic-engine/board-game/bots';
import { BOTS } from 'frantic-engine/bots';
import { type CliLanguage, TONGUES } from './language.ts';
import { seat } from './seat/en.ts';

/** `a`, `a and b`, `a, b and c`. */
const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const lang = `--lang <name>      ${TONGUES.join(', ')}: the language the game is told in (default: en)`;

/** What the commands say. */
export const en: CliLanguage = {
  lines: {
    play: 'Plays a game of Frantic in the terminal.',
    board: 'Plays the Frantic Board Game in the terminal.',
    arena: 'Lets bots play each other many times over, and writes a report.',
    replay: 'Tells a game that was written down, or shows a position of it.',
    why: 'Says whether an action is allowed, in a game or at a table that was written down, and why.',
    rules: 'Looks a rule up: what is decided where the published texts are silent or differ.',
    env: 'Be an environment for learning programs: JSON lines in, JSON lines out.',
  },
  help: {
    play: (call) => `Usage: ${call} [options]

  --seed <text>      the same seed plays the same game (default: frantic; with --me another one each time)
  --players <who>    how many play, 2 to 8, or their names: Ann,Ben,Cleo (default: 4)
  --edition <name>   ${EDITIONS.join(', ')} (default: pandora)
  --sets <names>     ${SETS.join(',')}, or some of them (default: none)
  --length <name>    ${LENGTHS.join(', ')} (default: medium)
  ${lang}
  --me <name>        sit down at the table yourself; once for each of you: --me Ann --me Ben
  --bots <name>      who plays against you: ${BOTS.join(', ')}, instinct, champion (default: heuristic)
  --go-on <file>     go on with a game that was kept; --me says who you are
  --quiet            print the score sheet only
  --games <number>   play so many games, print a summary instead of the games
  --record <file>    write the game down; replay and why read it
  --help             print this

Examples:
  ${call} --seed slap
  ${call} --players Ann,Ben,Cleo --length short
  ${call} --sets ${SETS.join(',')}
  ${call} --me Ann
  ${call} --games 1000 --players 5`,
    board: (call) => `Usage: ${call} [options]

  --seed <text>      the same seed plays the same game (default: frantic; with --me another one each time)
  --players <who>    how many play, 2 to 6, or their names: Ann,Ben,Cleo (default: 4)
  --length <name>    ${BOARD_LENGTHS.join(', ')} (default: medium)
  --every <number>   draw the board at every so many turns of a round; 0: never (default: 1)
  --delay <ms>       wait so long after each turn (default: 0)
  ${lang}
  --me <name>        sit down at the table yourself; once for each of you: --me Ann --me Ben
  --bots <name>      who plays against you: ${BOARD_BOTS.join(', ')} (default: greedy)
  --go-on <file>     go on with a game that was kept; --me says who you are
  --quiet            print the score sheet only
  --games <number>   play so many games, print a summary instead of the games
  --record <file>    write the game down; replay and why read it
  --svg <file>       write the last position as a picture
  --at <turn>        the picture shows the beginning of that turn: 12, or 2/12 in round 2
  --help             print this

Board and deck are a reconstruction, not what is printed.

Examples:
  ${call} --seed skull --players 3 --length short
  ${call} --every 10
  ${call} --quiet --svg board.svg --at 2/12
  ${call} --me Ann --players 3
  ${call} --games 100`,
    replay: (call) => `Usage: ${call} <file> [options]

  --from <move>      begin with that move, counted from 1 (default: 1)
  --to <move>        end with that move (default: the last one)
  --at <moves>       show the position after so many moves instead; 0: before the first
  --seat <who>       as that player sees it: a seat, counted from 0, or a name (default: as an onlooker)
  ${lang}
  --help             print this

The file is what play --record or board --record has written, or a record as JSON.

Examples:
  ${call} game.txt
  ${call} game.txt --from 20 --to 30
  ${call} game.txt --at 57 --seat 2`,
    why: (call) => `Usage: ${call} <file> <action> [options]

  --at <moves>       of a record: in the position after so many moves; 0: before the first (default: after the last)
  --after <action>   once this has been done; may be said several times
  --lang <name>      ${TONGUES.join(', ')}: the language of the reasons (default: en)
  --help             print this

The file is what play --record or board --record has written, a record as JSON, or a table: what lies there, line by line.
Seats are counted from 0. At a table they are called Ann, Ben, Cleo, Dan, Eve, Finn, Gus and Hana.

  frantic-table 1
  hands 0: black 7, red 1
  hands 1: green 2
  top: black 3

Examples:
  ${call} game.txt --at 57 "seat 2 plays black 8"
  ${call} game.txt --at 57 "Ann passes"
  ${call} table.txt "Ann plays black 7"`,
    rules: (call) => `Usage: ${call} <words> [options]

  --edition <name>   only what holds in ${EDITIONS.slice(0, -1).join(', ')} or ${EDITIONS.at(-1)}
  --sets <names>     only what these add-ons need, with commas between them
  --game <name>      card, board (default: card)
  --limit <number>   how many rulings (default: as many as a screen holds, 5 at most)
  --lang <name>      ${TONGUES.join(', ')}: the language they are told in, and searched in (default: en)
  --help             print this

The words are what you would say at the table, or the number of a ruling: that one is shown with its source, the cards
it names and, if it has one, its example on a table.

Examples:
  ${call} "lucky bastard market" --edition webde
  ${call} "schwarz auf schwarz" --lang de
  ${call} R-061`,
  },
  overview: {
    usage: (call) => `Usage: ${call} [options]`,
    help: 'print this; after a command, what it can be asked for',
    version: 'print the version',
  },

  cardGame: ({ edition, sets, pointLimit, seed }) =>
    `Frantic, edition '${edition}'${sets.length === 0 ? '' : ` with ${list(sets)}`}, point limit ${pointLimit}, seed '${seed}'.`,
  boardGame: ({ layout, deck, pointLimit, seed }) =>
    `The Frantic Board Game, board '${layout}', deck '${deck}', point limit ${pointLimit}, seed '${seed}'.`,
  reconstructed: 'Board and deck are a reconstruction, not what is printed.',
  aim: 'The lowest total wins. The cards a player draws stay secret, as they do at the table.',
  again: (call) => `Another game: ${call} --seed anything. More: ${call} --help`,
  recordIn: (file) => `The record is in ${file}.`,
  pictureIn: (file) => `The picture is in ${file}.`,

  round: (round) => `Round ${round}`,
  turn: (turn) => `Turn ${turn}`,
  table: {
    top: 'on top',
    wish: 'wished',
    black: 'black',
    hands: 'hands',
    pile: 'draw pile',
    force: 'in force',
    left: (turns, name) => `${turns === 1 ? 'the last turn' : `${turns} turns left`} for ${name}`,
  },
  endings: {
    finished: (names) => `${list(names)} ran out of cards`,
    emptyHand: 'an empty hand',
    emptyPile: 'an empty draw pile',
    endSpace: 'a token on the end space',
  },
  sheet: {
    round: 'Round',
    endedBy: 'Ended by',
    total: 'Total',
    pointLimit: (limit) => `Point limit ${limit}`,
    winner: (names, points, rounds) =>
      `${list(names)} ${names.length > 1 ? 'share the win' : 'wins'} with ${points} points after ${rounds === 1 ? 'one round' : `${rounds} rounds`}.`,
  },
  summary: {
    won: 'Won (a shared win counts in parts)',
    roundsPerGame: 'Rounds per game',
    turnsPerGame: 'Turns per game',
    turnsPerRound: 'Turns per round',
    pointsPerRound: 'Points per player and round',
    winning: 'Points of the winner',
    endedBy: 'Rounds ended by',
    speed: (games, seconds) =>
      `${games} ${games === 1 ? 'game' : 'games'} in ${seconds.toFixed(1)} s: ${Math.round(games / seconds)} games a second, on one core.`,
    number: (value, digits) => value.toFixed(digits),
  },
  seat,
  record: {
    position: (moves, of) => `After ${moves} of ${of} moves:`,
    over: 'The game is over.',
    waiting: (names) => `Waiting for ${names.join(', ')}.`,
    holds: (name, cards) => `${name} holds ${cards.length === 0 ? 'nothing' : cards.join(', ')}.`,
    answers: (name) => `${name} can answer:`,
    more: (count) => `… and ${count} more`,
    verdict: (allowed, why) => `${allowed ? 'Allowed' : 'Refused'}. ${why}`,
  },
  // As it is written in an action.
  card: ({ name }) => name,
  boardCard: ({ name }) => name,
  rulings: {
    nothing: 'No ruling says anything about that.',
    status: { text: 'as the texts have it', faq: "as the publisher's answers have it", ours: 'our decision' },
    reconstruction: 'stands in for something that is not known',
    options: 'option',
    see: 'see',
    source: 'Source',
    both: 'both games',
    editions: 'Editions',
    all: 'all',
    sets: 'with',
    changed: 'So since',
    about: 'About',
    example: 'On a table',
    refused: 'refused',
    after: 'Then',
  },
};
