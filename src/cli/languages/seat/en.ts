/** English, for whoever sits at the keyboard. */
import type { SeatWords } from './words.ts';

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const seat: SeatWords = {
  keys: ({ space, more }) => [
    'Number, name or arrows, then Enter',
    ...(space === null ? [] : [`Space: ${space}`]),
    ...(more ? ['Tab: more'] : []),
    '?: why',
  ],
  noSuch: (typed) => `There is no '${typed}' here.`,
  moreRows: (count) => `... ${count} more`,
  draw: 'Draw',
  pass: 'Pass',
  letGo: 'Let it go',
  leaveOut: 'Leave it out',
  done: 'Done',
  asItIs: 'Play it as it is',
  back: 'Choose again',
  space: (space, label) => `Space ${space}${label === '' ? '' : `: ${label}`}`,
  facing: (space) => `Arrow to space ${space}`,
  number: (number) => `Number ${number}`,
  holding: (name, cards) => `${name} (${cards === 1 ? '1 card' : `${cards} cards`})`,
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  chosen: (labels, least, most) => {
    const wanted = least === most ? `${most}` : `${least} to ${most}`;
    return `${wanted} wanted. ${labels.length === 0 ? 'None yet.' : `So far: ${labels.join(', ')}.`}`;
  },
  menu: {
    title: 'What else?',
    undo: 'Undo my last answer',
    table: 'Show the table',
    log: 'Tell again what happened this round',
    lookUp: 'Help: look up a card, an event, a rule',
    leave: 'Leave the game',
  },
  undone: 'Taken back.',
  notUndone: {
    nothing: 'There is nothing of yours to take back.',
    revealed: 'That cannot be taken back: somebody has seen something since that was hidden.',
    chance: 'That cannot be taken back: chance has decided something since.',
  },
  whatToLookUp: 'What do you want to know about? Type a part of its name.',
  rulings: (count) => (count === 1 ? 'One ruling speaks of it:' : `${count} rulings speak of it, among them:`),
  handTo: (name) => `It is for ${name} to answer. Nobody else looks now.`,
  iAm: (name) => `I am ${name}`,
  asksOf: (name, question) => `${name}: ${question}`,
  look: 'Look at my hand first',
  notThisRound: 'Let it go, and do not ask me for that again this round',
  powers: 'your power cards',
  leaving: {
    title: 'You are leaving the game.',
    keep: (file) => `Keep it in ${file} and go on later`,
    stay: 'Stay',
    drop: 'Leave without keeping it',
    kept: (file) => `The game is in ${file}.`,
    goOn: (command) => `Go on with: ${command}`,
  },
  goesOn: (moves) => `The game goes on after ${moves === 1 ? 'one action' : `${moves} actions`}.`,
  hello: 'The lowest total wins. ? explains what you are looking at, Tab has undo and help, Ctrl-C leaves.',
  noKeyboard:
    'Somebody has to sit at a keyboard: start it in a terminal, not in a pipe. Without --me, bots play and nobody is asked.',
  bots: (names, bot) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} played by the bot '${bot}'.`,
};
