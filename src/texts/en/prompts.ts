/** English: what the rules ask, and what is asked by whoever has no words for it. */
import { type Asked, type Prompts, wanted } from '../language/prompts.ts';
import { capital, counted, does, either, which } from './grammar.ts';

/** What is asked by a row that no language knows, by the type of the question. */
export const asked: Asked = {
  turn: ({ cards, draw, pass }) => {
    const may = [cards.length > 0 && 'play a card', draw && 'draw a card', pass && 'pass'];
    return `${capital(either(may))}.`;
  },
  name: ({ decline }) => (decline ? 'Do you name somebody, and whom?' : 'Whom do you name?'),
  choose: (q) => `${which(wanted(q))} do you choose?`,
  pick: () => 'Which of these do you choose?',
  split: ({ total }) => `Who has to draw ${total > 1 ? `how many of ${counted(total)}` : 'a card'}?`,
  give: (q) => `${which(wanted(q))} do you give away, and to whom?`,
  wish: ({ colors, numbers }) =>
    `Which ${either([colors.length > 0 && 'color', numbers.length > 0 && 'number'])} do you wish for?`,
  react: ({ seat, by, trigger, subject, split }, s) => {
    const toss = 'Do you toss a card in?';
    if (trigger === 'finish') return `Somebody has run out of cards. ${toss}`;
    if (trigger === 'event') return `An event is about to be turned over. ${toss}`;
    const row = s.row(subject);
    if (trigger !== 'attacked' || row === null) return toss;
    const share = split?.[seat] === undefined ? '' : ` (${counted(split[seat])})`;
    return `${row}: ${does(s, by, 'name')} you${share}. ${toss}`;
  },
};

/** What the rules ask, by topic. */
export const rulePrompts: Prompts<'rules'> = {
  'turn/move': null,
  'wish/wish': null,
  'window/cards': null,
  'imitate/kind': 'Which special card do you play it as?',
  'imitate/color': 'Which color does it take?',
};
