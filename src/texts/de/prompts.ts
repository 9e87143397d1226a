/** German: what the rules ask, and what is asked by whoever has no words for it. */
import { type Asked, type Prompts, wanted } from '../language/prompts.ts';
import { capital, counted, does, either, which } from './grammar.ts';

/** What is asked by a row that no language knows, by the type of the question. */
export const asked: Asked = {
  turn: ({ cards, draw, pass }) => {
    const may = [cards.length > 0 && 'spiel eine Karte', draw && 'zieh eine Karte', pass && 'passe'];
    return `${capital(either(may))}.`;
  },
  name: ({ decline }) => (decline ? 'Nennst du jemanden, und wen?' : 'Wen nennst du?'),
  choose: (q) => `${which(wanted(q))} wählst du?`,
  pick: () => 'Was davon wählst du?',
  split: ({ total }) =>
    total > 1 ? `Wer muss wie viele von ${counted(total)} ziehen?` : 'Wer muss eine Karte ziehen?',
  give: (q) => `${which(wanted(q))} verschenkst du, und wem?`,
  wish: ({ colors, numbers }) =>
    `Welche ${either([colors.length > 0 && 'Farbe', numbers.length > 0 && 'Zahl'])} wünschst du dir?`,
  react: ({ seat, by, trigger, subject, split }, s) => {
    const toss = 'Wirfst du eine Karte ein?';
    if (trigger === 'finish') return `Jemand hat keine Karten mehr. ${toss}`;
    if (trigger === 'event') return `Gleich wird ein Ereignis aufgedeckt. ${toss}`;
    const row = s.row(subject);
    if (trigger !== 'attacked' || row === null) return toss;
    const share = split?.[seat] === undefined ? '' : ` (${counted(split[seat])})`;
    return `${row}: ${does(s, by, 'nennst', 'nennt')} dich${share}. ${toss}`;
  },
};

/** What the rules ask, by topic. */
export const rulePrompts: Prompts<'rules'> = {
  'turn/move': null,
  'wish/wish': null,
  'window/cards': null,
  'imitate/kind': 'Als welche Spezialkarte spielst du sie?',
  'imitate/color': 'Welche Farbe nimmt sie an?',
};
