/** The rulings in one language: by number, by what they speak of, and by words. */
import { InvalidInput, UnknownName } from '../../common/errors.ts';
import { freeze } from '../../common/freeze.ts';
import { ownOf } from '../../common/own.ts';
import { quoted } from '../../common/quoted.ts';
import { inEnglish } from './english.ts';
import { checkFilter, isMeant, type RulingFilter, type RulingSearch } from './filter.ts';
import { allNamed } from './named.ts';
import { searchIn } from './search.ts';
import type { Ruling, RulingGame, RulingNumber, RulingTexts } from './types.ts';

/** The rulings in one language. */
export interface RulingBook {
  /** The ruling with a number. */
  readonly ruling: (id: RulingNumber) => Ruling;
  /** The rulings about a card, an event, a power card, a rule card or an option; those it goes by come first. */
  readonly rulingsOf: (row: string, filter?: RulingFilter) => readonly Ruling[];
  /** The rulings that say something about these words, the best first. */
  readonly search: (words: string, filter?: RulingSearch) => readonly Ruling[];
  /** All rulings, in the order of their sections. */
  readonly rulings: () => readonly Ruling[];
}

/** What is made once, when it is asked for the first time. */
function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

const english = /* @__PURE__ */ once(inEnglish);

/** A ruling in another language; what the language leaves out stays English. */
function translated(ruling: Ruling, texts: RulingTexts): Ruling {
  const { letter, title } = ruling.section;
  const words = ownOf(texts.rulings, ruling.id);
  const said: Ruling = {
    ...ruling,
    section: { letter, title: ownOf(texts.sections, letter) ?? title },
    question: words?.question ?? ruling.question,
    decision: words?.decision ?? ruling.decision,
    note: words?.note ?? ruling.note,
  };
  freeze(said);
  return said;
}

/** Whether a ruling names a row or an option. */
const speaksOf = ({ names }: Ruling, row: string): boolean =>
  [names.cards, names.events, names.powers, names.rules, names.options].some((list) => list.includes(row));

/** The numbers that there are, in words. */
const RANGE = 'those of rulings go from R-001 up, those of rule cards from RC-01 to RC-15';

/** The rulings in a language. */
export function rulingsIn(texts: RulingTexts): RulingBook {
  const rulings = once((): readonly Ruling[] => english().map((ruling) => translated(ruling, texts)));
  const byNumber = once(() => new Map<string, Ruling>(rulings().map((ruling) => [ruling.id, ruling])));
  const named = once(allNamed);
  const index = once(() => searchIn(rulings(), texts));

  const aboutRow = (row: string, game: RulingGame): readonly Ruling[] => {
    const about = rulings().filter((ruling) => ruling.games.includes(game) && speaksOf(ruling, row));
    if (about.length > 0) return about;
    const known = named().filter((one) => one.game === game);
    const problem = `no ruling of the ${game} game is about '${quoted(row)}'`;
    throw new UnknownName('row', quoted(row), [...new Set(known.map(({ id }) => id))], problem);
  };

  return {
    rulings,
    ruling: (id) => {
      const found = byNumber().get(id);
      if (found !== undefined) return found;
      throw new UnknownName('id', quoted(id), [...byNumber().keys()], `there is no ruling '${quoted(id)}': ${RANGE}`);
    },
    rulingsOf: (row, filter = {}) => {
      checkFilter(filter);
      const { game = 'card' } = filter;
      const found = aboutRow(row, game).filter((ruling) => isMeant(ruling, filter));
      const own = named().find((one) => one.game === game && one.id === row)?.rulings ?? [];
      return [
        ...own.flatMap((id) => found.filter((ruling) => ruling.id === id)),
        ...found.filter(({ id }) => own.every((number) => number !== id)),
      ];
    },
    search: (words, filter = {}) => {
      if (typeof words !== 'string') throw new InvalidInput('words', `have to be a text, not ${quoted(words)}`);
      checkFilter(filter);
      // A number says by itself which game it is of.
      const forNumber = ({ games: [game] }: Ruling): RulingFilter =>
        game === undefined ? filter : { game, ...filter };
      const fits = (ruling: Ruling, byNumber: boolean): boolean =>
        isMeant(ruling, byNumber ? forNumber(ruling) : filter);
      return index()(words, fits).slice(0, filter.limit);
    },
  };
}
