/** The rulings in German: every one of them, about the same things as in English. */
import { type Ruling, ruling, rulings, search } from 'frantic-engine/rulings';
import { de } from 'frantic-engine/rulings/de';
import { describe, expect, test } from 'vitest';
import { UNPRINTED } from '../../src/rulings/book/mentions.ts';
import { allNamed } from '../../src/rulings/book/named.ts';

/** Rows whose names are words of every sentence, or become ones where nouns are written large. */
const NOUNS = [...UNPRINTED, 'teleport'];

const german = rulings({ language: de });
const textOf = ({ question, decision, note }: Ruling): string => [question, decision, note ?? ''].join('\n');
const english = (id: Ruling['id']): string => textOf(ruling(id));

describe('in German', () => {
  test('every ruling has its question and its decision, and a note where the English one has', () => {
    expect(Object.keys(de.rulings).sort()).toEqual(
      rulings()
        .map(({ id }) => id)
        .sort(),
    );
    for (const { id, note } of rulings()) {
      const words = de.rulings[id];
      expect(words?.question.trim(), id).toBeTruthy();
      expect(words?.decision.trim(), id).toBeTruthy();
      expect(words?.note === undefined, id).toBe(note === null);
    }
  });

  test('every section has its title', () => {
    expect(Object.keys(de.sections).sort()).toEqual(
      [...new Set(rulings().map(({ section }) => section.letter))].sort(),
    );
  });

  test('every ruling refers to the same rulings, options and figures', () => {
    const sorted = (text: string, what: RegExp): string[] => [...new Set(text.match(what) ?? [])].sort();
    for (const one of german) {
      expect(sorted(textOf(one), /\bRC?-\d+/g), one.id).toEqual(sorted(english(one.id), /\bRC?-\d+/g));
      expect(sorted(textOf(one), /`[^`]+`/g), one.id).toEqual(sorted(english(one.id), /`[^`]+`/g));
    }
  });

  test('every ruling names the same cards', () => {
    const names = [
      ...new Set(
        allNamed()
          .filter(({ kind, id }) => kind !== 'option' && !NOUNS.includes(id))
          .map(({ name }) => name),
      ),
    ];
    const longest = names.sort((a, b) => b.length - a.length).map((name) => (name.length < 5 ? `${name}(?!s)` : name));
    const printed = new RegExp(`(?<![\\w-])(?:${longest.join('|')})`, 'g');
    const sorted = (text: string): string[] => [...new Set(text.match(printed) ?? [])].sort();
    for (const one of german) expect(sorted(textOf(one)), one.id).toEqual(sorted(english(one.id)));
  });

  test('a sentence is none of the English ones', () => {
    const told = german.filter(({ decision }) => /\p{Letter}/u.test(decision));
    for (const { id, decision } of told) expect(decision, id).not.toBe(ruling(id).decision);
  });

  test('it is spelled as in Switzerland', () => {
    for (const one of german) expect(textOf(one), one.id).not.toMatch(/ß|"/);
  });
});

describe('a search in German', () => {
  test.each([
    ['gift drei karten', 'R-107'],
    ['lucky bastard market', 'R-208'],
    ['schwarz auf schwarz', 'R-061'],
    ['Weihnachten', 'R-273'],
    ['zu zweit frohe weihnacht robin hood', 'R-357'],
    ['darf ich ziehen obwohl ich spielen könnte', 'R-038'],
    ['darf ich ziehen obwohl ich spielen koennte', 'R-038'],
    ['nice try letzte karte', 'R-169'],
    ['zwei zeitbomben', 'R-313'],
    ['letzte karte ansagen', 'R-182'],
    ['wer gewinnt wenn der stapel leer ist', 'R-049'],
    ['mimicry als counterattack', 'R-140'],
    ['fantastic four kontern', 'R-145'],
    ['mit exchange fertig werden', 'R-112'],
    ['unentschieden am schluss', 'R-350'],
  ])('for %s finds %s first', (words, id) => {
    expect(search(words, { language: de })[0]?.id).toBe(id);
  });

  test('of the board game stays in it', () => {
    expect(search('magnet', { language: de, game: 'board' })[0]?.id).toBe('R-420');
    expect(search('zwei figuren auf einem feld', { language: de, game: 'board' })[0]?.id).toBe('R-432');
  });
});
