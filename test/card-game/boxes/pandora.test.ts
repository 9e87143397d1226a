/** Pandora's Box: one test for every sentence on its card, its event and its fifteen rule cards. */
import { viewOf } from 'frantic-engine';
import { expect, test } from 'vitest';
import { pandorasBox } from '../../../src/card-game/boxes/pandora/box.ts';
import { textOfRow } from '../../../src/card-game/boxes/texts.ts';
import { type Game, on } from '../../support/game.ts';

const texts = new Map(pandorasBox.rows.map((row) => [row.name, textOfRow(row)]));
const tested = new Map<string, string[]>();

/** One sentence of a text, and what it means at a table. */
function sentence(card: string, words: string, body: () => void): void {
  tested.set(card, [...(tested.get(card) ?? []), words]);
  test(`${card}: ${words}`, body);
}

type More = Partial<Parameters<typeof on>[0]>;

const sets = ['pandoras-box'] as const;
const withPowers = ['supercharge', 'pandoras-box'] as const;

/** A table with a rule card in force, or none. */
const by = (rule: string | null, hands: readonly (readonly string[])[], more: More = {}): Game =>
  on({ hands, top: 'blue 9', sets, ...more, ruleCards: rule === null ? [] : [rule] });

const rest = [['green 5'], ['yellow 6']];

const rulesOf = (g: Game): string[] => g.state.lasting.map(({ row }) => row);

sentence(
  'do it yourself',
  'May do what the players agreed on before the game: one more rule card comes into force; or somebody and you show each other your hands; or you discard a card.',
  () => {
    const start = (effect: 'drawRule' | 'mirror' | 'shed' | 'none'): Game =>
      by(null, [['do it yourself', 'red 1', 'red 2'], ...rest], {
        ruleDeck: ['thirsty'],
        options: { 'do-it-yourself.effect': effect },
      }).play(0, 'do it yourself');
    start('drawRule').decline(0).wish(0, 'green').expectReady(1);
    const drawn = start('drawRule').option(0, 'draw').wish(0, 'green');
    expect(rulesOf(drawn)).toEqual(['thirsty']);
    drawn.expectReady(1);
    const mirror = start('mirror').name(0, 1).quiet();
    expect(viewOf(mirror.state, 0).shown).toEqual([{ seat: 1, hand: mirror.state.players[1]?.hand }]);
    expect(viewOf(mirror.state, 1).shown).toEqual([{ seat: 0, hand: mirror.state.players[0]?.hand }]);
    mirror.option(0, 'seen').option(1, 'seen').wish(0, 'green').expectReady(1);
    const shed = start('shed').pick(0, 'red 2').wish(0, 'green');
    expect(shed.pile(2)).toEqual(['do it yourself', 'red 2']);
    expect(shed.hand(0)).toEqual(['red 1']);
    shed.expectReady(1);
    const none = start('none').wish(0, 'green');
    expect(rulesOf(none)).toEqual([]);
    none.expectReady(1);
  },
);

sentence('do it yourself', 'Wish a color.', () => {
  const g = by(null, [['do it yourself', 'red 1'], ['green 5', 'blue 3'], ['yellow 6']], {
    options: { 'ruleCards.count': 0 },
  }).play(0, 'do it yourself');
  expect(g.asked(0)).toMatchObject({ type: 'wish', numbers: [], decline: false });
  g.wish(0, 'green');
  expect(g.refusedCard(1, 'blue 3').needs).toEqual(['wish']);
  g.play(1, 'green 5').expectReady(2);
});

sentence(
  "pandora's box",
  'Does what the players agreed on before the game: the rule cards in force are exchanged for as many others; or one more comes into force; or all go.',
  () => {
    const start = (effect: 'redraw' | 'openOne' | 'purge' | 'none'): Game =>
      on({
        hands: [['black 9', 'red 1'], ...rest],
        top: 'blue 9',
        events: ["pandora's box"],
        ruleCards: ['thirsty', 'long break'],
        ruleDeck: ['five fingers'],
        options: { 'pandoras-box.effect': effect },
        sets,
      }).play(0, 'black 9');
    const redrawn = start('redraw');
    expect(redrawn.said('rulesReturned')).toHaveLength(1);
    expect(redrawn.said('ruleDrawn').map(({ row }) => row)).toEqual(rulesOf(redrawn));
    expect(rulesOf(redrawn)).toHaveLength(2);
    const one = start('openOne');
    expect(rulesOf(one)).toEqual(['thirsty', 'long-break', 'five-fingers']);
    one.expectReady(1);
    const purged = start('purge');
    expect(rulesOf(purged)).toEqual([]);
    purged.expectReady(1);
    const none = start('none');
    expect(rulesOf(none)).toEqual(['thirsty', 'long-break']);
    none.expectReady(1);
  },
);

sentence('the nicest try', 'Nice Try costs six cards instead of three.', () => {
  for (const [rule, size] of [
    [null, 3],
    ['the nicest try', 6],
  ] as const) {
    const g = by(rule, [['blue 3'], ['nice try', 'green 5'], ['yellow 6']]).play(0, 'blue 3');
    g.toss(1, 'nice try').quiet().wish(1, 'green');
    expect(g.hand(0)).toHaveLength(size);
    g.expectReady(1);
  }
});

sentence('half a gift', 'Gift hands over one card instead of two.', () => {
  const g = by('half a gift', [['blue gift', 'red 1', 'red 2', 'red 3'], ...rest]).play(0, 'blue gift');
  g.name(0, 1).quiet().pick(0, 'red 2');
  expect(g.hand(1)).toEqual(['green 5', 'red 2']);
  g.expectReady(1);
});

sentence('other cheek', 'Play runs the other way round.', () => {
  const g = by('other cheek', [
    ['blue 3', 'red 1'],
    ['blue 5', 'green 5'],
    ['blue 6', 'yellow 6'],
  ]);
  g.play(0, 'blue 3').play(2, 'blue 6').play(1, 'blue 5').expectReady(0);
});

sentence('other cheek', 'Right and left change sides, too.', () => {
  const g = by(
    'other cheek',
    [
      ['black 9', 'red 1'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7', 'yellow 8'],
    ],
    {
      events: ['earthquake'],
    },
  ).play(0, 'black 9');
  expect(g.hand(2)).toEqual(['red 1']);
  expect(g.hand(1)).toHaveLength(3);
  expect(g.hand(0)).toEqual(['green 5', 'green 6']);
  g.expectReady(2);
});

sentence('thirsty', 'Who draws instead of playing draws two cards.', () => {
  const g = by('thirsty', [['red 1'], ...rest]).draw(0);
  expect(g.sizes).toEqual([3, 1, 1]);
  g.pass(0).expectReady(1);
});

sentence('hands off', 'After any draw in your own turn nothing may be played in that turn.', () => {
  const drawn = by('hands off', [['red 1'], ...rest], { draw: ['blue 3'] }).draw(0);
  drawn.expectReady(1);
  const covering = by('hands off', [['blue 2nd chance', 'red 1'], ...rest], { draw: ['blue 3'] });
  covering.play(0, 'blue 2nd chance').expectReady(1);
});

sentence('no excuses', 'Who can play has to, before drawing and after it.', () => {
  const g = by('no excuses', [['red 1', 'blue 2'], ['green 5'], ['yellow 6']], { draw: ['blue 3'] });
  expect(g.refused({ type: 'draw', seat: 0 }).reason).toBe('must-play');
  g.play(0, 'blue 2').draw(1);
  expect(g.refused({ type: 'pass', seat: 1 }).reason).toBe('must-play');
  g.play(1, 'blue 3').expectReady(2);
});

sentence('fade to black', 'Black cards may be laid on black cards, whatever their number.', () => {
  const g = by('fade to black', [['black 3', 'red 1'], ...rest], { top: 'black 7', events: ['friday the 13th'] });
  g.play(0, 'black 3').expectReady(1);
});

sentence('next door', 'A number card also goes on a number card one higher or one lower.', () => {
  for (const card of ['red 8', 'red 6', 'black 8']) {
    const g = by('next door', [[card, 'green 1'], ...rest], { top: 'blue 7', events: ['friday the 13th'] });
    g.play(0, card).expectReady(1);
  }
  const far = by('next door', [['red 9', 'green 1'], ...rest], { top: 'blue 7' });
  expect(far.refusedCard(0, 'red 9').reason).toBe('does-not-fit');
  far.expectReady(0);
});

sentence('next door', 'Not under a wish, and not black on black.', () => {
  const wished = by('next door', [['red 8', 'green 1'], ...rest], { top: { wish: 7 } });
  expect(wished.refusedCard(0, 'red 8').reason).toBe('does-not-fit');
  wished.expectReady(0);
  const black = by('next door', [['black 8', 'green 1'], ...rest], { top: 'black 7' });
  expect(black.refusedCard(0, 'black 8').reason).toBe('does-not-fit');
  black.expectReady(0);
});

sentence(
  'twins',
  'On a colored number card you play in your turn you may at once lay another colored card of the same number.',
  () => {
    const start = (): Game => by('twins', [['blue 4', 'red 4', 'yellow 1'], ...rest]).play(0, 'blue 4');
    const laid = start().pick(0, 'red 4');
    expect(laid.pile(2)).toEqual(['red 4', 'blue 4']);
    laid.expectReady(1);
    const kept = start().pick(0);
    expect(kept.hand(0)).toEqual(['red 4', 'yellow 1']);
    kept.expectReady(1);
  },
);

sentence('heavy baggage', 'Special cards that are not unique count ten points wherever points are compared.', () => {
  const g = by('heavy baggage', [['blue 3'], ['fantastic', 'red skip', 'fuck you'], ['yellow 6']], { pointLimit: 1 });
  g.play(0, 'blue 3').quiet();
  expect(g.scores).toEqual([0, 10 + 10 + 42, 6]);
  g.expectOver();
  // Black Jack: 10, 20, 22.
  const jack = by('heavy baggage', [['black 9', 'red 1'], ...rest], {
    events: ['black jack'],
    draw: ['fantastic', 'red skip', 'blue 2'],
    sets: withPowers,
  }).play(0, 'black 9');
  expect(jack.sizes).toEqual([4, 1, 1]);
  jack.expectReady(1);
});

sentence('five fingers', 'Fantastic Four spreads five draws.', () => {
  const g = by('five fingers', [['fantastic four', 'red 1'], ...rest]).play(0, 'fantastic four');
  g.split(0, [0, 3, 2]).quiet().wish(0, 'green');
  expect(g.sizes).toEqual([1, 4, 3]);
  g.expectReady(1);
});

sentence('long break', 'Skip costs two turns.', () => {
  const g = by('long break', [['blue skip', 'red 1'], ...rest])
    .play(0, 'blue skip')
    .name(0, 1)
    .quiet();
  g.draw(2).pass(2).draw(0).pass(0).draw(2).pass(2).draw(0).pass(0);
  expect(g.said('satOut').map(({ seat }) => seat)).toEqual([1, 1]);
  g.expectReady(1);
});

sentence('last word', 'An effect that was taken over by a Counterattack cannot be countered again.', () => {
  const hands = [
    ['blue skip', 'red 1'],
    ['counterattack', 'green 5'],
    ['counterattack', 'yellow 6'],
  ];
  const g = by('last word', hands).play(0, 'blue skip').name(0, 1).toss(1, 'counterattack').quiet().name(1, 2);
  expect(g.waiting).toEqual([1]);
  g.wish(1, 'green');
  expect(g.hand(2)).toEqual(['counterattack', 'yellow 6']);
  expect(g.state.players[2]?.skips).toBe(1);
  g.expectReady(1);
});

sentence('naked finish', 'A hand of exactly one card lies open.', () => {
  const g = by('naked finish', [['blue 3', 'red 1'], ...rest]);
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const open = viewOf(g.state, viewer).players.map((player) => player.open);
    expect(open).toEqual([null, g.state.players[1]?.hand, g.state.players[2]?.hand]);
  }
  g.expectReady(0);
});

sentence(
  'double trouble',
  'A black card triggers two events, the second only if the first has not ended the round.',
  () => {
    const start = (...events: readonly string[]): Game =>
      by('double trouble', [['black 9', 'red 1'], ...rest], { events, pointLimit: 1 }).play(0, 'black 9');
    const two = start('third time lucky', 'expansion');
    expect(two.sizes).toEqual([4 + 3, 4 + 1, 4 + 2]);
    two.expectReady(1);
    const over = start('finish line', 'expansion');
    expect(over.scores).toEqual([1, 5, 6]);
    over.expectOver();
  },
);

test('every sentence of every text has its test', () => {
  expect(texts.size).toBe(1 + 1 + 15);
  expect([...texts.keys()].sort()).toEqual([...tested.keys()].sort());
  for (const [name, text] of texts) expect(tested.get(name)?.join(' ')).toBe(text);
});
