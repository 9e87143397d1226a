/** The rulings as data: what each says of itself, and how it is found. */
import { explain, UnknownName, whyNot } from 'frantic-engine';
import { en, type Ruling, ruling, rulings, rulingsOf, search, withDecision } from 'frantic-engine/rulings';
import { de } from 'frantic-engine/rulings/de';
import { cardNamed, table } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { optionTable as boardOptions } from '../../src/board-game/options/game.ts';
import { boxes } from '../../src/card-game/boxes/boxes.ts';
import { optionTable as cardOptions } from '../../src/card-game/options/options.ts';
import { allNamed } from '../../src/rulings/book/named.ts';
import { register } from '../../src/rulings/register.ts';

const ids = (found: readonly Ruling[]): string[] => found.map(({ id }) => id);

describe('a ruling', () => {
  test('has its number, its section and what it rests on', () => {
    expect(ruling('R-061')).toMatchObject({
      id: 'R-061',
      games: ['card'],
      section: { letter: 'D', title: 'What can be put on what' },
      question: 'Black on black.',
      source: { status: 'text', text: 'all texts; PANDORA powers', texts: ['PANDORA'] },
      editions: 'all',
      options: [],
      about: 'play',
      reconstruction: false,
      changed: '2026-11-19',
    });
    expect(ruling('R-145').options).toEqual([{ name: 'counterattack.fantasticFour', values: 'whole|share' }]);
    expect(ruling('R-411').options.map(({ name }) => name)).toEqual(['jump.timing', 'deck']);
    expect(ruling('R-386')).toMatchObject({ games: ['board'], section: { letter: 'S' }, reconstruction: true });
    expect(ruling('RC-02')).toMatchObject({ question: 'Half a Gift.', reconstruction: true, editions: ['pandora'] });
  });

  test('is there for every number of the register, and for every rule card', () => {
    const numbers = register.map(({ id }) => id);
    expect(ids(rulings()).filter((id) => id.startsWith('R-'))).toEqual(numbers);
    expect(ids(rulings()).filter((id) => id.startsWith('RC-'))).toHaveLength(15);
  });

  test('of an unknown number is refused, with those there are', () => {
    expect(() => ruling('R-999')).toThrow(UnknownName);
    try {
      ruling('R-999');
    } catch (error) {
      expect(error).toMatchObject({ field: 'id', given: 'R-999', known: ids(rulings()) });
    }
  });

  test('rests on a text, on the publisher’s answers, or on nobody else', () => {
    expect(ruling('R-271').source.status).toBe('text');
    expect(ruling('R-109').source.status).toBe('faq');
    // What only follows from another ruling, and what a text leaves open in part, is ours.
    for (const id of ['R-005', 'R-208', 'R-095', 'R-386', 'R-485', 'RC-01'] as const)
      expect(ruling(id).source.status, id).toBe('ours');
  });

  test('cannot be changed by whoever reads it', () => {
    expect(Object.isFrozen(ruling('R-061'))).toBe(true);
    expect(Object.isFrozen(ruling('R-061').names.cards)).toBe(true);
  });
});

test('a ruling is read outside of its page, so it leads nowhere', () => {
  for (const language of [en, de])
    for (const { id, question, decision, note } of rulings({ language }))
      expect(`${question} ${decision} ${note ?? ''}`, id).not.toMatch(/\]\(/);
});

describe('what a ruling names', () => {
  test('is found in its text: cards, events, power cards, rule cards, options, rulings', () => {
    expect(ruling('R-145').names).toMatchObject({
      cards: ['fantastic-four', 'counterattack'],
      options: ['counterattack.fantasticFour'],
    });
    expect(ruling('R-103').names).toMatchObject({
      events: ['time-bomb'],
      powers: ['looping', 'colour-blockade', 'open-hands', 'special-seal'],
    });
    expect(ruling('R-366').names.rules).toEqual(['naked-finish']);
    expect(ruling('R-485').names.rulings).toEqual(['R-190', 'R-448', 'R-146', 'R-165', 'R-173']);
    expect(ruling('R-412').names).toMatchObject({ cards: ['push', 'x'], rulings: ['R-409'] });
  });

  test('is no box that is called as one of its cards', () => {
    expect(ruling('R-017').names).toMatchObject({ cards: expect.arrayContaining(['troublemaker']), events: [] });
    expect(ruling('R-453').names).toMatchObject({ cards: [], events: [] });
  });

  test('is no shorter name within a longer one, and no other word', () => {
    expect(ruling('R-358').names.cards).toEqual(['fantastic-four']);
    expect(ruling('R-407').names.cards).not.toContain('stop');
    expect(ruling('R-304').names.cards).not.toContain('counterattack');
  });

  test('has it in its list, and nothing else has', () => {
    for (const { game, id } of allNamed()) {
      const speaking = rulings().filter(
        ({ games, names }) =>
          games.includes(game) && Object.values(names).some((list: readonly string[]) => list.includes(id)),
      );
      expect(ids(rulingsOf(id, { game })).sort(), id).toEqual(ids(speaking).sort());
    }
  });

  test('is every row and every option at least once', () => {
    const cards = [...boxes.flatMap(({ rows }) => rows.map(({ id }) => id)), ...Object.keys(cardOptions)];
    for (const id of cards) expect(rulingsOf(id).length, id).toBeGreaterThan(0);
    const board = [
      ...allNamed()
        .filter(({ game }) => game === 'board')
        .map(({ id }) => id),
      ...Object.keys(boardOptions),
    ];
    for (const id of board) expect(rulingsOf(id, { game: 'board' }).length, id).toBeGreaterThan(0);
  });

  test('is what cites it, too', () => {
    for (const { rows } of boxes)
      for (const { id, rulings } of rows) expect(ids(rulingsOf(id)), id).toEqual(expect.arrayContaining([...rulings]));
  });

  test('is nothing only where a section is about no card', () => {
    const general = ['A', 'B', 'C', 'E', 'F', 'I', 'K', 'N', 'O', 'Q', 'S', 'Z'];
    for (const { id, section, names } of rulings())
      if (Object.values(names).every((list) => list.length === 0)) expect(general, id).toContain(section.letter);
  });
});

describe('the rulings of a card', () => {
  test('begin with those it goes by', () => {
    expect(ids(rulingsOf('counterattack')).slice(0, 3)).toEqual(['R-142', 'R-143', 'R-144']);
    expect(ids(rulingsOf('market'))[0]).toBe('R-271');
  });

  test('leave out what the edition, the add-ons or the options have no use for', () => {
    expect(ids(rulingsOf('market'))).toContain('R-208');
    // Lucky Bastard lies in Troublemaker, which edition `intl` does not know.
    expect(ids(rulingsOf('market', { edition: 'intl' }))).not.toContain('R-208');
    expect(ids(rulingsOf('market', { edition: 'pandora', sets: [] }))).not.toContain('R-208');
    const old = ids(rulingsOf('gambling-man', { options: { 'gambling-man.version': 'classic' } }));
    expect(old).toContain('R-260');
    expect(old).not.toContain('R-257');
    expect(
      ids(rulingsOf('counterattack.fantasticFour', { options: { 'counterattack.fantasticFour': 'whole' } })),
    ).not.toContain('R-448');
    expect(
      ids(rulingsOf('counterattack.fantasticFour', { options: { 'counterattack.fantasticFour': 'share' } })),
    ).toContain('R-448');
  });

  test('are those of the game that is asked for', () => {
    expect(ids(rulingsOf('gift', { game: 'board' }))[0]).toBe('R-419');
    expect(ids(rulingsOf('gift'))).not.toContain('R-419');
    // Some hold for both.
    expect(ruling('R-007').games).toEqual(['card', 'board']);
  });

  test('of something that is none are refused, with what there is', () => {
    expect(() => rulingsOf('gfit')).toThrow("row: no ruling of the card game is about 'gfit'");
    expect(() => rulingsOf('push')).toThrow(UnknownName);
    expect(() => rulingsOf('gift', { game: 'chess' as 'card' })).toThrow(
      "filter.game: there is no 'chess', only card, board",
    );
  });
});

test('a language says in English what it leaves out', () => {
  const language = {
    language: 'fr',
    sections: { D: 'Quoi sur quoi' },
    rulings: { 'R-061': { question: 'Noir sur noir.', decision: 'Jamais.' } },
    small: [],
  };
  expect(ruling('R-061', { language })).toMatchObject({
    question: 'Noir sur noir.',
    section: { title: 'Quoi sur quoi' },
  });
  expect(ruling('R-062', { language }).question).toBe('Black on what?');
  expect(ids(search('noir sur noir', { language }))[0]).toBe('R-061');
});

test('a language that is none is refused, with the field at fault', () => {
  const language = { language: 'fr', sections: {}, rulings: {}, small: [], alike: 'noir' } as unknown as typeof de;
  expect(() => search('noir', { language })).toThrow('texts.alike: has to be a list of words');
});

describe('an explanation and its ruling', () => {
  const state = table({
    hands: [
      ['black 4', 'red 1'],
      ['green 1', 'counterattack'],
    ],
    top: 'black 3',
  });

  test('come together, in the language that is asked for', () => {
    const action = { type: 'play', seat: 0, card: cardNamed(state, 0, 'black 4') } as const;
    expect(withDecision(explain(state, action))).toMatchObject({
      allowed: false,
      ruling: 'R-061',
      question: 'Black on black.',
      decision: ruling('R-061').decision,
    });
    expect(withDecision(explain(state, action), { language: de }).question).toBe('Schwarz auf Schwarz.');
    const refusal = whyNot(state, action);
    expect(refusal === null ? null : withDecision(refusal)).toMatchObject({
      reason: 'does-not-fit',
      question: 'Black on black.',
    });
  });

  test('say why a card cannot be tossed in, where nobody asks', () => {
    const action = { type: 'react', seat: 1, card: cardNamed(state, 1, 'counterattack') } as const;
    expect(withDecision(explain(state, action)).question).toBe('When exactly may a Counterattack be tossed in?');
  });

  test('without one, or with one of a house rule, have no decision', () => {
    expect(withDecision({ ruling: null })).toEqual({ ruling: null, question: null, decision: null });
    expect(withDecision({ ruling: 'R-901' })).toEqual({ ruling: 'R-901', question: null, decision: null });
  });
});
