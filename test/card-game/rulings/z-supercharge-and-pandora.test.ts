/** Section Z of the rulings: what the other sections leave open about Supercharge and Pandora's Box. */
import type { SetName, Setup } from 'frantic-engine';
import { cardOf, createGame, InvalidSetup, legalActions, redact, reduce, waitingFor } from 'frantic-engine';
import { expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';

const supercharge = ['supercharge'] as const;
const all = ['troublemaker', 'supercharge', 'pandoras-box'] as const;
const pandora = ['pandoras-box'] as const;

/** The options the open question of a seat offers. */
const offered = (g: Game, seat: number): readonly string[] => {
  const asked = g.asked(seat);
  if (asked?.type !== 'pick') throw new Error(`Seat ${seat} is asked ${asked?.type ?? 'nothing'}.`);
  return asked.options;
};

const rulesOf = (g: Game): string[] => g.state.lasting.map(({ row }) => row);

test('R-453 edition pandora knows all add-ons, webde the first two', () => {
  const made = (edition: 'webde' | 'pandora', sets: readonly SetName[]) =>
    createGame({ players: 3, seed: 1, edition, sets }).rules.sets;
  expect(made('pandora', all)).toEqual(all);
  expect(made('webde', ['supercharge', 'troublemaker'])).toEqual(['troublemaker', 'supercharge']);
  expect(() => made('webde', all)).toThrow(InvalidSetup);
});

test('R-454 Rewind turns a Colour Swap over: whoever caused the event chooses the half', () => {
  const g = on({
    hands: [
      ['black 9', 'red 1'],
      ['green 5', 'green 6'],
    ],
    top: 'blue 9',
    pile: ['red 2', 'red 3', 'red 4', 'red 5', 'red 6'],
    draw: ['green-yellow colour swap'],
    events: ['rewind'],
    sets: ['troublemaker', 'supercharge'],
  });
  g.play(0, 'black 9').quiet();
  expect([...offered(g, 0)].sort()).toEqual(['green', 'yellow']);
  g.option(0, 'yellow');
  expect(g.state.lastColor).toBe('yellow');
  g.expectReady(1);
});

test('R-454 Random Chance plays a Colour Swap: either half may be chosen, even the color in force', () => {
  const g = on({
    hands: [['blue 3', 'blue-red colour swap', 'green 1'], ['green 5']],
    top: 'blue 9',
    powers: [['random chance']],
    sets: ['troublemaker', 'supercharge'],
  });
  g.playWith(0, 'blue 3', 'random-chance').play(0, 'blue-red colour swap');
  expect([...offered(g, 0)].sort()).toEqual(['blue', 'red']);
  g.option(0, 'blue');
  expect(g.state.face).toBe('blue colour swap');
  g.expectReady(1);
});

test('R-018 R-060 R-061 R-062 the black 10 goes on a 10, not on black, triggers an event and counts ten', () => {
  const setup = {
    hands: [
      ['black 10', 'red 1'],
      ['black 3', 'blue 4', 'green 10'],
    ],
    events: ['friday the 13th'],
    sets: supercharge,
  };
  expect(on({ ...setup, top: 'blue 9' }).refusedCard(0, 'black 10')).toMatchObject({
    reason: 'does-not-fit',
    ruling: 'R-062',
  });
  expect(on({ ...setup, top: 'black 9' }).refusedCard(0, 'black 10').ruling).toBe('R-061');
  const g = on({ ...setup, top: 'blue 10' });
  expect(cardOf(g.state, g.id(0, 'black 10')).points).toBe(10);
  g.play(0, 'black 10').quiet();
  expect(g.said('eventTurned')).toHaveLength(1);
  expect(g.refusedCard(1, 'blue 4').ruling).toBe('R-060');
  expect(g.refusedCard(1, 'black 3').ruling).toBe('R-061');
  g.play(1, 'green 10').expectReady(0);
});

const wave = (edition: 'webde' | 'pandora'): Game =>
  on({
    hands: [
      ['black 9', 'red 1', 'red 2'],
      ['green 8', 'green 5'],
      ['yellow 6', 'yellow 7'],
    ],
    top: 'blue 9',
    events: ['tsunami'],
    edition,
    sets: supercharge,
  });

test('R-461 Tsunami: in edition pandora somebody who holds nothing high enough is asked all the same', () => {
  const g = wave('pandora').play(0, 'black 9').quiet().pick(1, 'green 8');
  expect(g.asked(2)).toMatchObject({ type: 'choose', topic: expect.stringMatching(/^tsunami\//), cards: [], min: 0 });
  expect(g.count(2)).toBe(1);
  g.pick(2);
  expect(g.sizes).toEqual([2, 1, 3]);
  g.expectReady(1);
});

test('R-461 Tsunami: in edition webde nobody is asked without a choice', () => {
  const g = wave('webde').play(0, 'black 9').quiet();
  expect(g.asked(1)).toMatchObject({ type: 'choose', topic: expect.stringMatching(/^tsunami\//), min: 1 });
  g.pick(1, 'green 8');
  expect(g.said('pickedUp')).toMatchObject([{ seat: 2, count: 1 }]);
  g.expectReady(1);
});

test('R-461 Tsunami: in both the first is not asked with a single card, which everybody can see', () => {
  for (const edition of ['webde', 'pandora'] as const) {
    const g = on({
      hands: [['black 9', 'red 1'], ['green 5'], ['yellow 9', 'yellow 7']],
      top: 'blue 9',
      events: ['tsunami'],
      edition,
      sets: supercharge,
      pointLimit: 1,
    });
    g.play(0, 'black 9').quiet();
    expect(g.asked(2)).toMatchObject({
      type: 'choose',
      topic: expect.stringMatching(/^tsunami\//),
      min: edition === 'webde' ? 1 : 0,
    });
    g.pick(2, 'yellow 7');
    if (edition === 'pandora') g.pick(0);
    expect(g.sizes).toEqual([3, 0, 1]);
    g.quiet().expectOver();
  }
});

test('R-461 Tsunami: somebody without cards is not asked', () => {
  const g = on({
    hands: [['black 9'], ['green 5', 'green 8'], ['yellow 9', 'yellow 7']],
    top: 'blue 9',
    events: ['tsunami'],
    sets: supercharge,
  });
  g.play(0, 'black 9').quiet().pick(1, 'green 5').pick(2, 'yellow 7');
  expect(g.hand(0)).toEqual(['green 5', 'yellow 7']);
  g.expectReady(1);
});

test('R-462 Edison: the power cards are pointed at by their place', () => {
  const g = on({
    hands: [['edison', 'red 1'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    powers: [['looping', 'recycling'], ['number wish', 'black wish'], []],
    sets: supercharge,
  });
  g.play(0, 'edison').name(0, 0).quiet();
  expect(offered(g, 0)).toEqual(['0', '1']);
  g.option(0, '1');
  expect(offered(g, 0)).toEqual(['0', '1']);
  g.option(0, '0').wish(0, 'blue');
  expect(g.state.players.map(({ powers }) => powers.map(({ row }) => row))).toEqual([
    ['looping', 'number-wish'],
    ['recycling', 'black-wish'],
    [],
  ]);
  expect(JSON.stringify(g.said('powersExchanged').map((event) => redact(event, 2)))).not.toMatch(/wish|recycling/);
  g.expectReady(1);
});

test('R-462 Update: the card that goes back is named by its place, and is not the new one', () => {
  const g = on({
    hands: [['update', 'red 1'], ['green 5']],
    top: 'blue 9',
    powers: [['looping', 'recycling']],
    powerPile: ['black wish'],
    sets: supercharge,
  });
  g.play(0, 'update').option(0, 'draw');
  expect(offered(g, 0)).toEqual(['0', '1']);
  g.option(0, '0').wish(0, 'blue');
  expect(g.state.players[0]?.powers.map(({ row }) => row)).toEqual(['recycling', 'black-wish']);
  g.expectReady(1);
});

test('R-462 Recharge: the used card is named by its place', () => {
  const g = on({
    hands: [
      ['blue 3', 'blue 4', 'blue recharge', 'red 1'],
      ['blue 5', 'blue 6', 'green 5'],
    ],
    top: 'blue 9',
    powers: [['looping', 'all draw one', 'number wish']],
    sets: supercharge,
  });
  g.playWith(0, 'blue 3', 'number-wish').wish(0, 5).play(1, 'blue 5').playWith(0, 'blue 4', 'all-draw-one');
  g.play(1, 'blue 6').play(0, 'blue recharge');
  expect(offered(g, 0)).toEqual(['1', '2']);
  g.option(0, '2');
  expect(g.state.players[0]?.powers.map(({ up }) => up)).toEqual([false, true, false]);
  g.expectReady(1);
});

test('R-463 Twins: the second card takes no power card and has no twin of its own', () => {
  const g = on({
    hands: [['blue 3', 'red 3', 'green 3', 'red 1'], ['green 5']],
    top: 'blue 9',
    powers: [['all draw one', 'looping']],
    ruleCards: ['twins'],
    sets: ['supercharge', 'pandoras-box'],
  });
  g.play(0, 'blue 3');
  expect(g.asked(0)).toMatchObject({ type: 'choose', topic: expect.stringMatching(/^twins\//), min: 0, max: 1 });
  expect(g.refused({ type: 'play', seat: 0, card: g.id(0, 'red 3'), power: 'looping' }).reason).toBe('wrong-type');
  g.pick(0, 'red 3');
  expect(g.state.face).toBe('red 3');
  expect(g.hand(0)).toEqual(['green 3', 'red 1']);
  g.expectReady(1);
});

const yourself = (effect: 'drawRule' | 'mirror' | 'shed' | 'none', setup: object = {}): Game =>
  on({
    hands: [['do it yourself', 'red 1', 'red 2'], ['green 5'], ['yellow 6']],
    top: 'blue 9',
    options: { 'do-it-yourself.effect': effect },
    ruleDeck: ['thirsty'],
    sets: pandora,
    ...setup,
  }).play(0, 'do it yourself');

test("R-464 do-it-yourself.effect 'drawRule': it is asked whether to draw, and without a deck nothing", () => {
  yourself('drawRule').decline(0).wish(0, 'blue').expectReady(1);
  const g = yourself('drawRule').option(0, 'draw');
  expect(rulesOf(g)).toEqual(['thirsty']);
  g.wish(0, 'blue').expectReady(1);
});

test("R-464 do-it-yourself.effect 'mirror': it may be declined, and who is named may counter", () => {
  yourself('mirror').decline(0).wish(0, 'blue').expectReady(1);
  const g = yourself('mirror', { hands: [['do it yourself', 'red 1'], ['counterattack', 'green 5'], ['yellow 6']] });
  g.name(0, 1);
  expect(g.asked(1)).toMatchObject({ type: 'react', trigger: 'attacked', subject: 'do-it-yourself' });
  g.quiet().option(0, 'seen').option(1, 'seen');
  expect(g.said('looked').map(({ seat }) => seat)).toEqual([0, 1]);
  g.wish(0, 'blue').expectReady(1);
});

test("R-464 do-it-yourself.effect 'shed': a card goes if there is one, or none as a refusal", () => {
  yourself('shed').pick(0).wish(0, 'blue').expectReady(1);
  const g = yourself('shed');
  expect(g.asked(0)).toMatchObject({ type: 'choose', min: 0, max: 1 });
  g.pick(0, 'red 2').wish(0, 'blue');
  expect(g.hand(0)).toEqual(['red 1']);
  g.expectReady(1);
  const last = yourself('shed', { hands: [['do it yourself'], ['green 5']], pointLimit: 1 })
    .wish(0, 'blue')
    .quiet();
  expect(last.state.outcome?.winners).toEqual([0]);
  last.expectOver();
});

test("R-464 do-it-yourself.effect 'none': a color is wished", () => {
  const g = yourself('none');
  expect(rulesOf(g)).toEqual([]);
  g.wish(0, 'blue').expectReady(1);
});

test('R-465 ruleCards.count 0: there is no deck, so Do It Yourself draws nothing', () => {
  const none = { ruleDeck: [], options: { 'ruleCards.count': 0 } };
  const g = yourself('drawRule', none);
  expect([g.state.ruleDeck, rulesOf(g)]).toEqual([[], []]);
  g.wish(0, 'blue').expectReady(1);
  const shed = yourself('shed', { ...none, options: { 'ruleCards.count': 0, 'do-it-yourself.effect': 'shed' } });
  shed.pick(0, 'red 2').wish(0, 'blue').expectReady(1);
});

for (const effect of ['redraw', 'openOne', 'purge', 'none'] as const) {
  test(`R-465 ruleCards.count 0: the event Pandora's Box does nothing with pandoras-box.effect ${effect}`, () => {
    const g = on({
      hands: [['black 9', 'red 1'], ['green 5']],
      top: 'blue 9',
      events: ["pandora's box"],
      options: { 'ruleCards.count': 0, 'pandoras-box.effect': effect },
      sets: pandora,
    });
    g.play(0, 'black 9').quiet();
    expect([g.state.ruleDeck, rulesOf(g), g.sizes]).toEqual([[], [], [1, 1]]);
    g.expectReady(1);
  });
}

/** Seat 0 asks for black. */
const blackWished = (hand: readonly string[], setup: object = {}): Game =>
  on({
    hands: [['blue 3', 'red 1'], hand],
    top: 'blue 9',
    powers: [['black wish']],
    sets: ['troublemaker', 'supercharge'],
    ...setup,
  }).playWith(0, 'blue 3', 'black-wish');

test('R-466 Black Wish: black cards and open-wish cards meet it, nothing else does', () => {
  const hand = ['black 2', 'fantastic', 'blue 4', 'green 3', 'blue skip', 'blue-red colour swap', 'curse'];
  const g = blackWished(hand, { events: ['friday the 13th'] });
  expect([g.state.face, g.state.wish]).toEqual(['wish black', null]);
  for (const card of ['blue 4', 'green 3', 'blue skip', 'blue-red colour swap'])
    expect(g.refusedCard(1, card).reason).toBe('does-not-fit');
  expect(g.refusedCard(1, 'curse').reason).toBe('condition');
  g.play(1, 'black 2').quiet();
  expect(g.state.face).toBe('black 2');
  g.expectReady(0);
});

test('R-466 Black Wish: Fuck You ignores it, and it stays', () => {
  const ten = ['fuck you', 'red 2', 'red 3', 'red 4', 'red 5', 'red 6', 'red 7', 'red 8', 'red 9', 'green 1'];
  const g = blackWished(ten).play(1, 'fuck you');
  expect(g.state.face).toBe('wish black');
  g.expectReady(0);
});

test('R-466 Black Wish: The End ignores it', () => {
  const g = blackWished(['the end'], { pointLimit: 1 }).play(1, 'the end');
  expect(g.said('roundEnded')).toMatchObject([{ cause: 'the-end', finishers: [1] }]);
});

test('R-466 Black Wish: Mimicry comes as an open-wish card only', () => {
  const g = blackWished(['mimicry', 'green 1']).play(1, 'mimicry');
  expect(offered(g, 1)).toContain('fantastic');
  for (const kind of ['gift', 'skip', 'colour-swap', 'thief']) expect(offered(g, 1)).not.toContain(kind);
  g.option(1, 'fantastic').wish(1, 4).expectReady(0);
});

test('all add-ons: the first lawful action again and again ends the game', () => {
  const setup: Setup = {
    players: 4,
    seed: 'slap',
    edition: 'pandora',
    sets: ['troublemaker', 'supercharge', 'pandoras-box'],
    length: 'short',
    options: {},
    windows: 'everyone',
  };
  let state = createGame(setup);
  for (let i = 0; state.outcome === null && i < 100_000; i++) {
    const seat = waitingFor(state)[0] as number;
    state = reduce(state, legalActions(state, seat)[0]!);
  }
  expect(state.outcome?.winners.length).toBeGreaterThan(0);
});
