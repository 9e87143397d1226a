/** Reads the tables of rulings, which are kept as text. */
import type { RulingExample, RulingGame, RulingNumber, RulingStep } from './types.ts';

const FIRST = 'frantic-table 1';

/** Reactions are asked only of those who hold a card, unless the table says otherwise. */
const windowsFor = (table: string): string => (/^windows:/m.test(table) ? '' : 'windows: "holders"\n');

const isNumber = (text: string | undefined): text is RulingNumber => text !== undefined;

function stepIn(line: string): RulingStep {
  const [, not, action = '', number] = /^(not )?(.*?)(?: \((RC?-\d+)\))?$/.exec(line) ?? [];
  return { action, allowed: not === undefined, ruling: isNumber(number) ? number : null };
}

/** The tables in a text. */
export const tablesIn = (game: RulingGame, text: string): RulingExample[] =>
  text.split('---\n').map((part) => {
    const [table = '', steps = '', after = ''] = part.trim().split('\n\n');
    return {
      game,
      table: `${FIRST}\n${windowsFor(table)}${table}\n`,
      steps: steps === '' ? [] : steps.split('\n').map(stepIn),
      after: `${FIRST}\n${after}\n`,
    };
  });
