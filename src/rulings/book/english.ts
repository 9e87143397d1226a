/** All rulings, in English, in the order of their sections. */
import { freeze } from '../../common/freeze.ts';
import { boardRulings } from '../board-game/rulings.ts';
import { sections } from '../card-game/index.ts';
import { RECONSTRUCTION, ruleCardRulings } from '../card-game/rule-cards.ts';
import type { Ruling as CardRuling } from '../card-game/types.ts';
import { examplesOf } from './examples.ts';
import { allNamed } from './named.ts';
import { namer, type Spoken } from './names.ts';
import { statusOf, textsIn } from './source.ts';
import type { Ruling, RulingOption } from './types.ts';

/** What all rulings said when the first version was made. */
const FIRST = '2026-11-19';

/** The section of the board game. */
const BOARD = { letter: 'S', title: 'Board game' };

/** The section of the rule cards. */
const RULE_CARDS = { letter: 'T', title: 'Rule cards, one by one' };

/** Rulings of the card game that hold for the board game, too. */
export const HOLD_FOR_BOTH: readonly string[] = [
  ...['R-007', 'R-008', 'R-059'],
  ...['R-371', 'R-372', 'R-373', 'R-374', 'R-375'],
];

/** What a ruling is if nothing is said of it. */
const PLAIN = {
  reconstruction: false,
  editions: 'all',
  sets: [],
  options: [],
  only: {},
  about: 'play',
  note: null,
  changed: FIRST,
} as const satisfies Partial<Ruling>;

/** A ruling, and the names in it that mean a box. */
type Unnamed = Omit<Ruling, 'names' | 'examples'> & { readonly boxes: readonly string[] };

/** `counterattack.fantasticFour whole|share, end.limit reach|exceed`, or of the board game `` `deck` of the setup ``. */
const optionsIn = (text: string | null): RulingOption[] =>
  (text ?? '')
    .replaceAll('`', '')
    .split(/, (?:or )?/)
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...values] = part.split(' ');
      return { name, values: values.join(' ') };
    });

const sourceOf = (id: Ruling['id'], text: string): Ruling['source'] => ({
  status: statusOf(id, text),
  text,
  texts: textsIn(text),
});

const ofTheCardGame = ({ boxes = [], option, source, note, ...said }: CardRuling): Omit<Unnamed, 'section'> => ({
  ...PLAIN,
  ...said,
  games: HOLD_FOR_BOTH.includes(said.id) ? ['card', 'board'] : ['card'],
  source: sourceOf(said.id, source),
  options: optionsIn(option),
  note: note ?? null,
  boxes,
});

const all = (): Unnamed[] => [
  ...sections.flatMap(({ letter, title, rulings }) =>
    rulings.map((ruling) => ({ ...ofTheCardGame(ruling), section: { letter, title } })),
  ),
  ...boardRulings.map(
    ({ option, source, ...ruling }): Unnamed => ({
      ...PLAIN,
      ...ruling,
      games: ['board'],
      section: BOARD,
      source: sourceOf(ruling.id, source),
      options: optionsIn(option),
      boxes: [],
    }),
  ),
  ...ruleCards(),
];

/** The rule cards have no question: what their row does is one decision, and what stands here the details. */
function ruleCards(): Unnamed[] {
  const named = allNamed();
  return ruleCardRulings.map(
    ({ id, row, details }): Unnamed => ({
      ...PLAIN,
      id,
      games: ['card'],
      section: RULE_CARDS,
      question: `${named.find((one) => one.kind === 'rule' && one.id === row)?.name ?? row}.`,
      decision: details,
      source: { status: 'ours', text: RECONSTRUCTION, texts: [] },
      reconstruction: true,
      editions: ['pandora'],
      sets: ['pandoras-box'],
      boxes: [],
    }),
  );
}

const spokenOf = ({ id, games, question, decision, note, options, boxes }: Unnamed): Spoken => ({
  id,
  games,
  text: [question, decision, note ?? ''].join('\n'),
  options: options.map(({ name }) => name),
  boxes,
});

/** Makes the list. It is the same each time, and frozen. */
export function inEnglish(): readonly Ruling[] {
  const namesOf = namer();
  const made = all().map((unnamed): Ruling => {
    const { boxes, ...ruling } = unnamed;
    return { ...ruling, names: namesOf(spokenOf(unnamed)), examples: examplesOf(ruling.id) };
  });
  freeze(made);
  return made;
}
