/** What a ruling can name: the rows and options of both games, as far as rulings speak of them. */
import { optionLines, rowLines } from './rows.ts';
import { GAMES, KINDS, type RowKind, type RulingGame, type RulingNumber } from './types.ts';

/** A row, or an option, of one of the games. */
export interface Named {
  readonly game: RulingGame;
  readonly kind: RowKind | 'option';
  readonly id: string;
  /** As printed; of an option its name in the setup. */
  readonly name: string;
  /** The rulings it goes by, the most important one first. */
  readonly rulings: readonly RulingNumber[];
}

const isNumber = (word: string): word is RulingNumber => /^RC?-\d+$/.test(word);

/** The numbers in a text, in the order of the text, each once. */
export const numbersIn = (text: string): RulingNumber[] => {
  const words: readonly string[] = text.match(/RC?-\d+/g) ?? [];
  return [...new Set(words.filter(isNumber))];
};

const linesOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|'));

/** Every row and every option of both games. */
export const allNamed = (): Named[] =>
  GAMES.flatMap((game) => [
    ...KINDS.flatMap((kind) =>
      linesOf(rowLines[game][kind]).map(
        ([id = '', name = '', rulings = '']): Named => ({ game, kind, id, name, rulings: numbersIn(rulings) }),
      ),
    ),
    ...linesOf(optionLines[game]).map(
      ([name = '', rulings = '']): Named => ({ game, kind: 'option', id: name, name, rulings: numbersIn(rulings) }),
    ),
  ]);
