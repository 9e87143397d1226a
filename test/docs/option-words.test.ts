/** The pages of options say in German what each is about. */
import { describe, expect, test } from 'vitest';
import {
  boardOptionPageOf,
  boardOptions,
  cardOptions,
  optionPageOf,
  optionsIndex,
} from '../../scripts/site/option-pages.ts';
import { germanOptions } from '../../scripts/site/option-words.ts';

describe.each([
  { game: 'card', options: cardOptions },
  { game: 'board', options: boardOptions },
] as const)('of the $game game', ({ game, options }) => {
  test('every option has German words, and nothing else has', () => {
    expect(Object.keys(germanOptions[game]).sort()).toEqual(options.map(({ name }) => name).sort());
    for (const { name, text } of options) expect(germanOptions[game][name], name).not.toBe(text);
  });

  test('the list of all has them, in the language of the page', () => {
    const [german, english] = [optionsIndex('de'), optionsIndex('en')];
    for (const { name, text } of options) {
      expect(german).toContain(`<br>${germanOptions[game][name]}`);
      expect(german).not.toContain(text);
      expect(english).toContain(`<br>${text}`);
    }
  });
});

test('the page of an option begins with them', () => {
  for (const option of cardOptions)
    expect(optionPageOf(option, 'de')).toContain(`\`\n\n${germanOptions.card[option.name]}\n\n- **Option:**`);
  for (const option of boardOptions)
    expect(boardOptionPageOf(option, 'de')).toContain(`\`\n\n${germanOptions.board[option.name]}\n\n- **Option:**`);
});
