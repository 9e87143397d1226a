/** Section R of the rulings: drawing rule cards, Do It Yourself, and the event Pandora's Box. */
import { createGame, InvalidSetup, opening, viewOf } from 'frantic-engine';
import { expect, test } from 'vitest';
import { ruleCards } from '../../../src/card-game/boxes/pandora/rules.ts';
import { Game, on } from '../../support/game.ts';
import { startingWith } from '../../support/start.ts';

type More = Partial<Parameters<typeof on>[0]>;

const sets = ['pandoras-box'] as const;
const all = ['troublemaker', 'supercharge', 'pandoras-box'] as const;
const NAMES = ruleCards.map(({ name }) => name);

/** The rule cards in force, oldest first. */
const inForce = (g: Game): string[] => {
  const ids = ruleCards.map(({ id }) => id);
  return g.state.lasting.map(({ row }) => row).filter((row) => ids.includes(row));
};

const drawnRules = (g: Game): string[] => g.said('ruleDrawn').map(({ row }) => row);

// ---- drawing -----------------------------------------------------------------------------------------------------------

for (const [options, count] of [
  [{}, 1],
  [{ 'ruleCards.count': 0 }, 0],
  [{ 'ruleCards.count': 1 }, 1],
  [{ 'ruleCards.count': 3 }, 3],
  [{ 'ruleCards.count': 15 }, 15],
] as const) {
  test(`R-380 ${JSON.stringify(options)}: ${count} rule cards are drawn before anybody is dealt cards`, () => {
    const { state, events } = opening({ players: 3, seed: 1, sets, options });
    const types = events.map(({ type }) => type);
    expect(types.filter((type) => type === 'ruleDrawn')).toHaveLength(count);
    if (count > 0) expect(types.lastIndexOf('ruleDrawn')).toBeLessThan(types.indexOf('dealt'));
    expect(inForce(new Game(state))).toHaveLength(count);
    expect(state.ruleDeck).toHaveLength(count === 0 ? 0 : 15 - count);
    // Everybody sees which are in force, and how many are left.
    expect(viewOf(state, 'spectator').lasting.map(({ row }) => row)).toEqual(state.lasting.map(({ row }) => row));
    expect(viewOf(state, 'spectator').ruleCount).toBe(state.ruleDeck.length);
  });
}

test('R-380 the rule cards are shuffled: different seeds bring different ones', () => {
  const first = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    first.add(createGame({ players: 2, seed, sets }).lasting[0]?.row as string);
  }
  expect([...first].sort()).toEqual(ruleCards.map(({ id }) => id).sort());
});

test('R-380 a round later all 15 are shuffled again, and as many are drawn', () => {
  const g = on({
    hands: [['blue 3'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    ruleCards: ['thirsty', 'five fingers'],
    sets,
    options: { 'ruleCards.count': 2 },
  });
  g.play(0, 'blue 3').quiet();
  expect(g.state.round).toBe(2);
  expect(g.said('roundStarted')).toMatchObject([{ rules: 15 }]);
  expect(drawnRules(g)).toHaveLength(2);
  expect(inForce(g)).toEqual(drawnRules(g));
  expect(g.state.ruleDeck).toHaveLength(13);
});

test('R-380 ruleCards.count is a whole number from 0 to 15', () => {
  for (const count of [-1, 16, 1.5, '1', null]) {
    const options = { 'ruleCards.count': count as number };
    expect(() => createGame({ players: 2, seed: 1, sets, options })).toThrow(InvalidSetup);
  }
});

test('R-380 without the box there are no rule cards', () => {
  const { lasting, ruleDeck } = createGame({ players: 2, seed: 1 });
  expect([lasting, ruleDeck]).toEqual([[], []]);
});

// ---- Do It Yourself ----------------------------------------------------------------------------------------------------

/** Seat 0 plays Do It Yourself. */
const diy = (more: More = {}): Game =>
  on({
    hands: [
      ['do it yourself', 'red 1', 'red 2'],
      ['green 5', 'counterattack'],
      ['yellow 6', 'green 7'],
    ],
    top: 'blue 9',
    sets,
    ...more,
  }).play(0, 'do it yourself');

test('R-138 R-381 Do It Yourself, drawRule: one more rule card of the deck is valid at once, then a color is wished', () => {
  const g = diy({ ruleDeck: ['thirsty', 'twins'], ruleCards: ['long break'] });
  expect(g.asked(0)).toMatchObject({
    type: 'pick',
    topic: expect.stringMatching(/^do-it-yourself\//),
    options: ['draw'],
    decline: true,
  });
  g.option(0, 'draw');
  expect(inForce(g)).toEqual(['long-break', 'thirsty']);
  expect(g.asked(0)).toMatchObject({ type: 'wish', numbers: [], decline: false });
  g.wish(0, 'green');
  expect(g.state.ruleDeck).toHaveLength(13);
  g.draw(1);
  expect(g.sizes).toEqual([2, 4, 2]);
  g.pass(1).expectReady(2);
});

test('R-381 the extra rule card is valid to the end of the round only', () => {
  const g = diy({ ruleDeck: ['thirsty'], hands: [['do it yourself', 'red 1'], ['green 5'], ['yellow 6']] });
  g.option(0, 'draw').wish(0, 'green').play(1, 'green 5').quiet();
  expect(g.state.round).toBe(2);
  // One is drawn before the next round, whatever was added in this one.
  expect(inForce(g)).toHaveLength(1);
  expect(g.state.ruleDeck).toHaveLength(14);
});

test('R-381 with all 15 in force the deck is empty: Do It Yourself draws nothing', () => {
  const g = on({
    hands: [
      ['do it yourself', 'red 1', 'red 2'],
      ['green 5', 'green 3'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    ruleCards: NAMES,
    sets,
  }).play(0, 'do it yourself');
  expect(drawnRules(g)).toEqual([]);
  expect(inForce(g)).toHaveLength(15);
  // Other Cheek: it is the turn of the left neighbor.
  g.wish(0, 'green').expectReady(2);
});

test('R-138 Do It Yourself, mirror: whom it names and its player see each other’s hands', () => {
  const g = diy({ options: { 'do-it-yourself.effect': 'mirror' } });
  expect(g.asked(0)).toMatchObject({ type: 'name', seats: [1, 2], decline: true });
  g.name(0, 2).quiet();
  expect([...g.waiting].sort()).toEqual([0, 2]);
  const hand = (seat: number) => g.state.players[seat]?.hand;
  expect(viewOf(g.state, 0).shown).toEqual([{ seat: 2, hand: hand(2) }]);
  expect(viewOf(g.state, 2).shown).toEqual([{ seat: 0, hand: hand(0) }]);
  for (const viewer of [1, 'spectator'] as const) {
    expect(viewOf(g.state, viewer).shown).toEqual([]);
    for (const { open } of viewOf(g.state, viewer).players) expect(open).toBeNull();
  }
  g.option(0, 'seen').option(2, 'seen');
  expect(viewOf(g.state, 0).shown).toEqual([]);
  g.wish(0, 'green').expectReady(1);
});

test('R-138 R-464 Do It Yourself, drawRule: the effect may be left out', () => {
  const g = diy({ ruleDeck: ['thirsty'] }).decline(0);
  expect(drawnRules(g)).toEqual([]);
  expect(g.said('letGo')).toMatchObject([{ seat: 0, row: 'do-it-yourself' }]);
  g.wish(0, 'green').expectReady(1);
});

test('R-138 R-464 Do It Yourself, shed: the effect may be left out', () => {
  for (const hand of [['red 1', 'red 2'], ['red 1']]) {
    const hands = [['do it yourself', ...hand], ['green 5'], ['yellow 6']];
    const g = diy({ hands, options: { 'do-it-yourself.effect': 'shed' } }).pick(0);
    expect(g.hand(0)).toEqual(hand);
    expect(g.said('letGo')).toMatchObject([{ seat: 0, row: 'do-it-yourself' }]);
    g.wish(0, 'green').expectReady(1);
  }
});

test('R-138 R-139 R-464 Mimicry as Do It Yourself, and the dealer with it as the starting card, may decline too', () => {
  const imitated = on({
    hands: [['mimicry', 'red 1'], ['green 5']],
    top: 'blue 9',
    ruleDeck: ['long break'],
    sets: all,
  });
  imitated.play(0, 'mimicry').option(0, 'do-it-yourself').decline(0).wish(0, 'green').expectReady(1);
  expect(inForce(imitated)).toEqual([]);
  const counted = { sets, options: { 'ruleCards.count': 1 } };
  const first = startingWith('do-it-yourself', counted, ({ state }) => state.round === 1);
  first.decline(0).wish(0, 'green').expectReady(first.state.active);
  expect(inForce(first)).toHaveLength(1);
});

test('R-138 Do It Yourself, mirror: the effect may be left out', () => {
  const g = diy({ options: { 'do-it-yourself.effect': 'mirror' } }).decline(0);
  expect(g.said('looked')).toEqual([]);
  g.wish(0, 'green').expectReady(1);
});

test('R-138 R-142 Do It Yourself, mirror, is an attack: its victim may counter and name somebody else', () => {
  const g = diy({ options: { 'do-it-yourself.effect': 'mirror' } }).name(0, 1);
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', subject: 'do-it-yourself' });
  g.toss(1, 'counterattack').quiet().name(1, 2).quiet();
  expect([...g.waiting].sort()).toEqual([1, 2]);
  g.option(1, 'seen').option(2, 'seen');
  expect(
    g
      .said('looked')
      .map(({ seat }) => seat)
      .sort(),
  ).toEqual([1, 2]);
  // The topmost card's owner wishes.
  g.wish(1, 'red').expectReady(1);
});

test('R-138 R-142 drawRule, shed and none name nobody: there is no window', () => {
  for (const effect of ['drawRule', 'shed', 'none'] as const) {
    const g = diy({ options: { 'do-it-yourself.effect': effect }, ruleDeck: ['long break'] });
    expect(g.waiting).toEqual([0]);
    if (effect === 'shed') g.pick(0, 'red 1');
    if (effect === 'drawRule') g.option(0, 'draw');
    g.wish(0, 'green').expectReady(1);
  }
});

test('R-138 Do It Yourself, shed: one card of choice goes under the top card, without its effect', () => {
  const g = diy({
    hands: [['do it yourself', 'red 1', 'black 4'], ['green 5'], ['yellow 6']],
    options: { 'do-it-yourself.effect': 'shed' },
  });
  expect(g.asked(0)).toMatchObject({ type: 'choose', min: 0, max: 1 });
  g.pick(0, 'black 4');
  expect(g.pile(3)).toEqual(['do it yourself', 'black 4', 'blue 9']);
  expect(g.hand(0)).toEqual(['red 1']);
  expect(g.said('eventTriggered')).toEqual([]);
  g.wish(0, 'green').expectReady(1);
});

test('R-138 R-003 Do It Yourself, shed, as the last card: there is nothing to discard', () => {
  const g = diy({
    hands: [['do it yourself'], ['green 5'], ['yellow 6']],
    options: { 'do-it-yourself.effect': 'shed' },
    pointLimit: 1,
  });
  g.wish(0, 'green').quiet();
  expect(g.scores).toEqual([0, 5, 6]);
  g.expectOver();
});

test('R-138 Do It Yourself, none: a wish and nothing else', () => {
  const g = diy({ options: { 'do-it-yourself.effect': 'none' }, ruleDeck: ['thirsty'] }).wish(0, 'green');
  expect(drawnRules(g)).toEqual([]);
  expect(g.sizes).toEqual([2, 2, 2]);
  g.expectReady(1);
});

test('R-138 the effects of Do It Yourself and the event are settled before the game', () => {
  for (const options of [{ 'do-it-yourself.effect': 'draw' }, { 'pandoras-box.effect': 'open' }]) {
    const given = options as unknown as NonNullable<More['options']>;
    expect(() => createGame({ players: 2, seed: 1, sets, options: given })).toThrow(InvalidSetup);
  }
});

test('R-384 without rule cards Do It Yourself is a plain wish', () => {
  const g = diy({ options: { 'ruleCards.count': 0 } });
  expect(g.asked(0)).toMatchObject({ type: 'wish' });
  g.wish(0, 'green');
  expect(drawnRules(g)).toEqual([]);
  expect(g.state.lasting).toEqual([]);
  g.expectReady(1);
});

test('R-384 without rule cards the other effects of Do It Yourself still work', () => {
  const shed = diy({ options: { 'ruleCards.count': 0, 'do-it-yourself.effect': 'shed' } })
    .pick(0, 'red 2')
    .wish(0, 'green');
  expect(shed.hand(0)).toEqual(['red 1']);
  shed.expectReady(1);
  const mirror = diy({ options: { 'ruleCards.count': 0, 'do-it-yourself.effect': 'mirror' } })
    .name(0, 2)
    .quiet();
  expect(viewOf(mirror.state, 0).shown).toHaveLength(1);
  mirror.option(0, 'seen').option(2, 'seen').wish(0, 'green').expectReady(1);
});

test('R-138 R-139 Mimicry can be played as Do It Yourself', () => {
  const g = on({
    hands: [['mimicry', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    ruleDeck: ['long break'],
    sets: all,
  });
  g.play(0, 'mimicry').option(0, 'do-it-yourself').option(0, 'draw').wish(0, 'green');
  expect(inForce(g)).toEqual(['long-break']);
  g.expectReady(1);
});

test('R-138 R-027 Do It Yourself as the starting card: the dealer carries it out, and wishes', () => {
  const g = startingWith('do-it-yourself', {
    sets,
    options: { 'do-it-yourself.effect': 'shed', 'ruleCards.count': 0 },
  });
  expect(g.waiting).toEqual([0]);
  const card = g.state.players[0]?.hand[3] as number;
  g.chooseIds(0, [card]).wish(0, 'green');
  expect(g.sizes).toEqual([6, 7, 7]);
  expect(g.state.discardPile[0]).toBe(card);
  g.expectReady(1);
});

// ---- the event ---------------------------------------------------------------------------------------------------------

/** Seat 0 triggers Pandora's Box. */
const opened = (more: More = {}): Game =>
  on({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ["pandora's box"],
    sets,
    ...more,
  })
    .play(0, 'black 9')
    .quiet();

test("R-275 Pandora's Box, redraw: the rule cards in force go back, and as many are drawn of all 15", () => {
  const g = opened({ ruleCards: ['thirsty', 'long break', 'last word'] });
  expect(g.said('rulesReturned')).toEqual([{ type: 'rulesReturned', deck: 15 }]);
  expect(drawnRules(g)).toHaveLength(3);
  expect(inForce(g)).toEqual(drawnRules(g));
  expect(g.state.ruleDeck).toHaveLength(12);
});

test("R-275 Pandora's Box, redraw: the deck is shuffled, so that the same ones may or may not come back", () => {
  const came = new Set<string>();
  for (let seed = 0; seed < 200; seed++) came.add(inForce(opened({ ruleCards: ['thirsty'], seed }))[0] as string);
  expect(came.size).toBe(15);
});

test("R-275 Pandora's Box, redraw: none in force, nothing happens", () => {
  const g = opened();
  expect(drawnRules(g)).toEqual([]);
  expect(inForce(g)).toEqual([]);
  g.expectReady(1);
});

test("R-275 Pandora's Box, openOne: one more comes into force", () => {
  const g = opened({
    ruleCards: ['five fingers'],
    ruleDeck: ['long break', 'thirsty'],
    options: { 'pandoras-box.effect': 'openOne' },
  });
  expect(inForce(g)).toEqual(['five-fingers', 'long-break']);
  expect(g.state.ruleDeck).toHaveLength(13);
  g.expectReady(1);
});

test("R-275 Pandora's Box, openOne, with all in force: nothing happens", () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['green 5', 'green 6'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ["pandora's box", 'friday the 13th'],
    ruleCards: NAMES,
    sets,
    options: { 'pandoras-box.effect': 'openOne' },
  }).play(0, 'black 9');
  expect(drawnRules(g)).toEqual([]);
  expect(inForce(g)).toHaveLength(15);
  g.expectReady(2);
});

test("R-275 Pandora's Box, purge: all rule cards go, and lie in the deck again", () => {
  const g = opened({ ruleCards: ['five fingers', 'thirsty'], options: { 'pandoras-box.effect': 'purge' } });
  expect(inForce(g)).toEqual([]);
  expect(g.state.ruleDeck).toHaveLength(15);
  // Nobody is thirsty any more.
  g.draw(1);
  expect(g.sizes).toEqual([2, 3, 2]);
  g.pass(1).expectReady(2);
});

test("R-275 Pandora's Box, none: nothing changes", () => {
  const g = opened({ ruleCards: ['five fingers', 'thirsty'], options: { 'pandoras-box.effect': 'none' } });
  expect(inForce(g)).toEqual(['five-fingers', 'thirsty']);
  expect(g.said('rulesReturned')).toEqual([]);
  g.expectReady(1);
});

for (const effect of ['redraw', 'openOne', 'purge', 'none'] as const) {
  test(`R-384 without rule cards Pandora's Box does nothing, here ${effect}`, () => {
    const g = opened({ options: { 'ruleCards.count': 0, 'pandoras-box.effect': effect } });
    expect(g.state.lasting).toEqual([]);
    expect(g.state.ruleDeck).toEqual([]);
    expect(g.sizes).toEqual([2, 2, 2]);
    g.expectReady(1);
  });
}

test("R-382 R-275 lasting events stay in force when Pandora's Box purges the rule cards", () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ['plague', 'plus one', "pandora's box"],
    ruleCards: ['thirsty'],
    sets: all,
    options: { 'pandoras-box.effect': 'purge' },
  })
    .play(0, 'black 9')
    .quiet();
  expect(g.state.lasting.map(({ row }) => row)).toEqual(['plus-one']);
  g.draw(1);
  expect(g.sizes).toEqual([1, 3, 1]);
  g.pass(1).expectReady(2);
});

test("R-382 Pandora's Box does not undo skips: two turns that Long Break cost are still sat out", () => {
  const g = on({
    hands: [['red skip', 'black 9', 'red 1'], ['green 5'], ['red 9', 'yellow 6']],
    top: 'red 2',
    events: ["pandora's box"],
    ruleCards: ['long break'],
    sets,
    options: { 'pandoras-box.effect': 'purge' },
  });
  g.play(0, 'red skip').name(0, 1).quiet().play(2, 'red 9').play(0, 'black 9');
  expect(inForce(g)).toEqual([]);
  // Seat 1 sat out once before the event and once after it.
  expect(g.said('satOut').map(({ seat }) => seat)).toEqual([1, 1]);
  expect(g.state.players[1]?.skips).toBe(0);
  g.expectReady(2);
});

test('R-382 the change applies from the end of the event: Other Cheek drawn by it turns play round for the next turn', () => {
  const g = opened({ ruleDeck: ['other cheek'], options: { 'pandoras-box.effect': 'openOne' } });
  expect(g.state.direction).toBe(-1);
  g.expectReady(2);
});

test('R-382 the change applies from the end of the event: Other Cheek put away by it turns play back', () => {
  const g = opened({ ruleCards: ['other cheek'], options: { 'pandoras-box.effect': 'purge' } });
  expect(g.state.direction).toBe(1);
  g.expectReady(1);
});

test("R-201 Lucky Bastard does not protect from what Pandora's Box changes for all", () => {
  const g = on({
    hands: [['black 9', 'red 1'], ['lucky bastard', 'green 5'], ['yellow 6']],
    top: 'blue 9',
    events: ["pandora's box"],
    ruleDeck: ['thirsty'],
    sets: all,
    options: { 'pandoras-box.effect': 'openOne' },
  });
  g.play(0, 'black 9').toss(1, 'lucky bastard').quiet().wish(1, 'blue').draw(1);
  expect(g.sizes).toEqual([1, 3, 1]);
  g.pass(1).expectReady(2);
});
