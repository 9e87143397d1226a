/** What a seat goes on knowing of hidden cards, one kind of knowledge after the other. */
import { type CardId, determinize, knownTo, reduce, type Seat, viewOf } from 'frantic-engine';
import { assertInvariants, nameOf } from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { type Game, on } from '../../support/game.ts';
import { zoneOf } from './mind.ts';

type More = Partial<Parameters<typeof on>[0]>;

const ALL_SETS = ['troublemaker', 'supercharge'] as const;

/** Where a seat's guesses put a card: the one place, or `anywhere` if they differ. */
function where(g: Game, seat: Seat, card: CardId): string {
  const places = new Set<string>();
  for (let seed = 0; seed < 25; seed++) {
    const guess = determinize(g.state, seat, seed);
    const zone = zoneOf(guess, card);
    // In a pile, only who knows how deep a card lies knows where it is.
    places.add(zone === 'draw' ? `draw ${guess.drawPile.length - guess.drawPile.indexOf(card)}` : zone);
  }
  const found = places.size === 1 ? ([...places][0] as string) : 'anywhere';
  agrees(g, seat, card, found);
  return found;
}

/** What a seat is told that it knows is where all its guesses put the card; what lies open, or in its own hand, needs no telling. */
function agrees({ state }: Game, seat: Seat, card: CardId, found: string): void {
  const { hands, table, draw } = knownTo(state, seat);
  const holder = hands.findIndex((hand) => hand.includes(card));
  const above = draw.find((one) => one.card === card)?.above;
  const told = [
    ...(holder < 0 ? [] : [`hand ${holder}`]),
    ...(table.includes(card) ? [found.startsWith('laid') ? found : 'table'] : []),
    ...(above === undefined ? [] : [`draw ${above + 1}`]),
  ];
  if (told.length > 0) expect(told).toEqual([found]);
  const { players, shown } = viewOf(state, seat);
  const seen = [...players.map(({ open }) => open ?? []), ...shown.map(({ hand }) => hand)].flat();
  if (/^(hand|draw) /.test(found) && found !== `hand ${seat}` && !seen.includes(card)) expect(told).toEqual([found]);
}

/** The same for each seat in turn. */
const whereFor = (g: Game, card: CardId): string[] => g.state.players.map((_player, seat) => where(g, seat, card));

/** Seat 0 plays a black 9 on top of its hand, on a blue 9, and these events are turned over. */
const turn = (events: readonly string[], hands: readonly (readonly string[])[], more: More = {}): Game =>
  on({
    hands: hands.map((hand, seat) => (seat === 0 ? ['black 9', ...hand] : hand)),
    top: 'blue 9',
    events: events.length === 1 ? events : ['plague', ...events],
    sets: ALL_SETS,
    ...more,
  })
    .play(0, 'black 9')
    .quiet();

/** All have looked at the hands that the All-Seeing Eye shows. */
const allSeen = (g: Game): Game => {
  for (const seat of g.waiting) g.option(seat, 'seen');
  return g.quiet();
};

const HANDS = [
  ['red 1', 'red 2', 'red 3'],
  ['green 4', 'green 5', 'green 6'],
  ['yellow 7', 'yellow 8', 'yellow 9'],
];

describe('who knows where a card lies', () => {
  test('at the beginning everybody knows the own hand, and nothing else (R-361)', () => {
    const g = on({ hands: HANDS });
    expect(whereFor(g, g.id(1, 'green 4'))).toEqual(['anywhere', 'hand 1', 'anywhere']);
  });

  test('Gift: who gave and who was given to, until it is played (R-363)', () => {
    const g = on({
      hands: [['blue gift', 'blue 3', 'yellow 5', 'red 9'], ['red 1', 'green 1'], ['green 2']],
      top: 'blue 9',
    });
    const [three, nine] = [g.id(0, 'blue 3'), g.id(0, 'red 9')];
    g.play(0, 'blue gift').name(0, 1).quiet().pick(0, 'blue 3', 'yellow 5');
    expect(whereFor(g, three)).toEqual(['hand 1', 'hand 1', 'anywhere']);
    expect(whereFor(g, nine)).toEqual(['hand 0', 'anywhere', 'anywhere']);
    g.play(1, 'blue 3');
    expect(whereFor(g, three)).toEqual(['discard', 'discard', 'discard']);
  });

  test('Exchange: both know both ways, what was taken blindly and what was left alone (R-364)', () => {
    const g = on({
      hands: [['blue exchange', 'blue 3', 'yellow 5', 'red 9'], ['red 1', 'green 1', 'green 2'], ['green 3']],
      top: 'blue 9',
    });
    const own = g.ids(0, ['blue 3', 'yellow 5']);
    const theirs = g.ids(1, ['red 1', 'green 1', 'green 2']);
    g.play(0, 'blue exchange').name(0, 1).quiet().pick(0, 'blue 3', 'yellow 5');
    for (const card of own) expect(whereFor(g, card)).toEqual(['hand 1', 'hand 1', 'anywhere']);
    const left = theirs.filter((card) => g.state.players[1]?.hand.includes(card));
    expect(left.length).toBe(1);
    for (const card of theirs.filter((one) => !left.includes(one)))
      expect(whereFor(g, card)).toEqual(['hand 0', 'hand 0', 'anywhere']);
    expect(whereFor(g, left[0] as CardId)).toEqual(['anywhere', 'hand 1', 'anywhere']);
  });

  test('Thief: what was left in the hand that was looked at (R-365)', () => {
    const g = on({
      hands: [['blue thief', 'red 9'], ['red 1', 'green 1', 'green 2'], ['green 3']],
      top: 'blue 9',
      sets: ['troublemaker'],
    });
    const [one, left] = [g.id(1, 'red 1'), g.id(1, 'green 2')];
    g.play(0, 'blue thief').name(0, 1).quiet();
    g.chooseIds(0, [one, g.id(1, 'green 1')]);
    expect(whereFor(g, left)).toEqual(['hand 1', 'hand 1', 'anywhere']);
    expect(whereFor(g, one)).toEqual(['hand 0', 'hand 0', 'anywhere']);
  });

  test('The All-Seeing Eye: everybody knows every hand, while it is shown and afterwards (R-366)', () => {
    const g = turn(['the all-seeing eye'], HANDS);
    const five = g.id(1, 'green 5');
    expect(whereFor(g, five)).toEqual(['hand 1', 'hand 1', 'hand 1']);
    allSeen(g);
    expect(whereFor(g, five)).toEqual(['hand 1', 'hand 1', 'hand 1']);
    g.draw(1).quiet();
    expect(whereFor(g, g.state.players[1]?.hand.at(-1) as CardId)).toEqual(['anywhere', 'hand 1', 'anywhere']);
  });

  test('a secret choice out of a hand that was known makes all of it unknown to those who do not see it (R-363)', () => {
    const hands = [['red 1'], ['green 9', 'blue 1'], ['green gift', 'green 2', 'green 3', 'green 6']];
    const g = allSeen(turn(['the all-seeing eye'], hands)).play(1, 'green 9');
    const [two, six] = [g.id(2, 'green 2'), g.id(2, 'green 6')];
    expect(whereFor(g, two)).toEqual(['hand 2', 'hand 2', 'hand 2']);
    g.play(2, 'green gift').name(2, 0).quiet().pick(2, 'green 2', 'green 3');
    expect(whereFor(g, two)).toEqual(['hand 0', 'anywhere', 'hand 0']);
    expect(whereFor(g, six)).toEqual(['hand 2', 'anywhere', 'hand 2']);
  });

  test('Market: everybody sees who takes what (R-367)', () => {
    const g = turn(['market'], HANDS, { draw: ['blue 1', 'blue 2', 'blue 3'] });
    const [one] = g.state.table as readonly CardId[];
    const first = g.waiting[0] as Seat;
    g.chooseIds(first, [one as CardId]);
    expect(whereFor(g, one as CardId)).toEqual([`hand ${first}`, `hand ${first}`, `hand ${first}`]);
  });

  test('Charity: a card drawn blindly is known to both, and to nobody else (R-364)', () => {
    const g = turn(['charity'], [['red 1'], ['green 4', 'green 5', 'green 6', 'green 7'], ['yellow 8']]);
    const taken = g.said('gave').find(({ to }) => to === 2)?.cards?.[0] as CardId;
    expect(whereFor(g, taken)).toEqual(['anywhere', 'hand 2', 'hand 2']);
  });

  test('Loot: three cards of a hand of three are the whole hand, so whoever knew it follows it (R-364)', () => {
    const g = turn(['the all-seeing eye', 'loot'], HANDS);
    const five = g.id(1, 'green 5');
    allSeen(g);
    const holder = g.state.players.findIndex(({ hand }) => hand.includes(five));
    expect(holder).not.toBe(1);
    expect(whereFor(g, five)).toEqual(Array(3).fill(`hand ${holder}`));
  });

  test('Trust Fall: a card on the table is known to its giver, later to its receiver (R-363)', () => {
    const g = turn(['trust fall'], HANDS);
    g.name(1, 2);
    const seven = g.id(2, 'yellow 7');
    g.pick(2, 'yellow 7', 'yellow 8');
    expect(whereFor(g, seven)).toEqual(['anywhere', 'anywhere', 'laid for 1']);
  });

  test('Black Hole and Riot: the rules say which cards go, so whoever knew a card there knows where it went (R-369)', () => {
    const hands = [['red 1'], ['black 3', 'green 5'], ['fantastic', 'yellow 8']];
    const hole = turn(['the all-seeing eye', 'black hole'], hands);
    const [three, five] = [hole.id(1, 'black 3'), hole.id(1, 'green 5')];
    allSeen(hole);
    expect(whereFor(hole, three)).toEqual(['hand 0', 'hand 0', 'hand 0']);
    expect(whereFor(hole, five)).toEqual(['hand 1', 'hand 1', 'hand 1']);
    const riot = turn(['the all-seeing eye', 'riot'], hands);
    const [wish, eight] = [riot.id(2, 'fantastic'), riot.id(2, 'yellow 8')];
    allSeen(riot);
    const to = riot.state.players.findIndex(({ hand }) => hand.includes(wish));
    expect(to).not.toBe(2);
    expect(whereFor(riot, wish)).toEqual(Array(3).fill(`hand ${to}`));
    expect(whereFor(riot, eight)).toEqual(['hand 2', 'hand 2', 'hand 2']);
  });

  test('Tornado: of two players each knows what the other got; of three nobody does', () => {
    const two = turn(['tornado'], HANDS.slice(0, 2));
    for (const card of two.state.players.flatMap(({ hand }) => hand)) {
      const holder = two.state.players.findIndex(({ hand }) => hand.includes(card));
      const before = two.said('laid').find(({ cards }) => cards?.includes(card))?.seat as Seat;
      expect(where(two, before, card)).toBe(`hand ${holder}`);
    }
    const three = turn(['tornado'], HANDS);
    const gone = three
      .said('laid')
      .find(({ seat }) => seat === 1)
      ?.cards?.find((card) => !three.state.players[1]?.hand.includes(card));
    expect(where(three, 1, gone as CardId)).toBe('anywhere');
  });

  test('Earthquake and Distributor: hands keep being known wherever they go as a whole (R-368)', () => {
    const g = turn(['earthquake'], HANDS);
    const four = g.said('gave').find(({ from }) => from === 1)?.cards?.[0] as CardId;
    const holder = g.state.players.findIndex(({ hand }) => hand.includes(four));
    expect(where(g, 1, four)).toBe(`hand ${holder}`);
    const dealt = turn(['distributor'], HANDS);
    const five = dealt.id(1, 'green 5');
    dealt.name(0, 1).name(0, 2).quiet();
    // Whose hand goes where everybody sees: the owner follows it, the dealer has seen it, the receiver holds it.
    expect(whereFor(dealt, five)).toEqual(['hand 2', 'hand 2', 'hand 2']);
  });

  test('Russian Roulette: a card that goes onto the pile alone is known to lie on top, and to whoever draws it (R-368)', () => {
    const g = turn(['russian roulette', 'third time lucky'], [[], ['green 4', 'green 5']]);
    const four = g.id(1, 'green 4');
    g.pick(1, 'green 4').quiet();
    const holder = g.state.players.findIndex(({ hand }) => hand.includes(four));
    expect(where(g, 1, four)).toBe(`hand ${holder}`);
    // Epic Fail looks for its card in the pile, which is shuffled afterwards.
    const shuffled = turn(['russian roulette', 'epic fail'], [[], ['green 4', 'green 5']]);
    const lost = shuffled.id(1, 'green 4');
    shuffled.pick(1, 'green 4').quiet();
    expect(shuffled.said('fetched')).toMatchObject([{ seat: 0, zone: 'draw' }]);
    expect(where(shuffled, 1, lost)).toBe('anywhere');
    const two = turn(
      ['russian roulette'],
      [
        ['red 1', 'red 2'],
        ['green 4', 'green 5'],
      ],
    );
    const bet = two.id(1, 'green 4');
    two.pick(0, 'red 1').pick(1, 'green 4').quiet();
    expect(where(two, 1, bet)).toBe('anywhere');
  });

  test('Rewind: everybody sees what is taken back from the discard pile', () => {
    const g = turn(['rewind'], HANDS, { pile: ['blue 1', 'blue 2', 'blue 3', 'blue 4', 'blue 5', 'blue 6', 'blue 7'] });
    const { seat, card } = g.said('tookDiscard')[0] as { readonly seat: Seat; readonly card: CardId };
    expect(whereFor(g, card)).toEqual(Array(3).fill(`hand ${seat}`));
  });

  test('Open Hands: hands are remembered when they are taken up again (R-366)', () => {
    const g = on({
      hands: [
        ['blue 3', 'blue 4', 'blue 5'],
        ['blue 6', 'red 2', 'red 4'],
        ['blue 7', 'red 3', 'red 5'],
      ],
      top: 'blue 9',
      sets: ALL_SETS,
      powers: [['open hands']],
    });
    g.playWith(0, 'blue 3', 'open-hands').play(1, 'blue 6').play(2, 'blue 7');
    const two = g.id(1, 'red 2');
    expect(viewOf(g.state, 2).players[1]?.open).toBeNull();
    expect(whereFor(g, two)).toEqual(['hand 1', 'hand 1', 'hand 1']);
  });

  test('a new round is dealt from a shuffled deck: nobody knows anything of it', () => {
    const g = allSeen(turn(['the all-seeing eye', 'finish line'], HANDS, { pointLimit: 500 }));
    expect(g.state.round).toBe(2);
    expect(g.state.known).toEqual([]);
    const card = g.state.players[1]?.hand[0] as CardId;
    expect(whereFor(g, card)).toEqual(['anywhere', 'hand 1', 'anywhere']);
  });
});

describe('power cards', () => {
  /** Which power cards a seat's guesses put in front of another. */
  const powers = (g: Game, viewer: Seat, owner: Seat): string[] => [
    ...new Set(
      Array.from({ length: 25 }, (_, seed) =>
        (determinize(g.state, viewer, seed).players[owner]?.powers ?? []).map(({ row }) => row).join(),
      ),
    ),
  ];

  test('Edison: who gave a power card away knows where it lies, and nobody else', () => {
    const g = on({
      hands: [
        ['edison', 'red 9'],
        ['red 1', 'red 2'],
        ['green 2', 'green 3'],
      ],
      top: 'blue 9',
      sets: ALL_SETS,
      powers: [['looping'], ['open hands'], ['black wish']],
    });
    g.play(0, 'edison').name(0, 0).name(0, 1).quiet();
    expect(powers(g, 0, 1)).toEqual(['looping']);
    expect(powers(g, 1, 0)).toEqual(['open-hands']);
    expect(powers(g, 2, 0).length).toBeGreaterThan(5);
  });

  test('Recharge: a power card that was used is known, though it lies face down again', () => {
    const g = on({
      hands: [
        ['blue 3', 'blue recharge', 'red 9'],
        ['blue 1', 'red 2'],
        ['blue 2', 'green 3'],
      ],
      top: 'blue 9',
      sets: ALL_SETS,
      powers: [['all draw one']],
    });
    g.playWith(0, 'blue 3', 'all-draw-one').play(1, 'blue 1').play(2, 'blue 2').play(0, 'blue recharge');
    expect(viewOf(g.state, 1).players[0]?.powers).toEqual([null]);
    expect(powers(g, 1, 0)).toEqual(['all-draw-one']);
  });
});

describe('what others have answered in secret', () => {
  test('is guessed along: even of a hand that is known, any card may have been laid (R-378)', () => {
    const g = allSeen(turn(['the all-seeing eye', 'gambling man'], HANDS, { edition: 'pandora' }));
    g.pick(1, 'green 5');
    const bets = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const guess = determinize(g.state, 0, seed);
      expect(guess.players[1]?.hand).toEqual(g.state.players[1]?.hand);
      const answers = guess.queue.at(-1)?.v.bets as Record<Seat, CardId[]> | undefined;
      bets.add(JSON.stringify(answers?.[1]));
    }
    expect(bets.size).toBe(3);
  });

  test('whoever waits to toss a card in does so in a guess with a card of the guessed hand, or not at all (R-378)', () => {
    const hands = [['red 1'], ['lucky bastard', 'green 5'], ['mimicry', 'yellow 6']];
    const g = on({
      hands: hands.map((hand, seat) => (seat === 0 ? ['black 9', ...hand] : hand)),
      top: 'blue 9',
      events: ['friday the 13th'],
      sets: ['troublemaker'],
    });
    g.play(0, 'black 9');
    const asked = g.waiting;
    for (const seat of asked) {
      if (seat === 0) g.act({ type: 'decline', seat });
      else g.toss(seat, seat === 1 ? 'lucky bastard' : 'mimicry');
    }
    expect(g.asked(1)?.type).toBe('wish');
    const tossed = new Set<boolean>();
    for (let seed = 0; seed < 60; seed++) {
      // Seat 2 holds two of over a hundred cards that seat 0 does not know: it seldom has one to toss in.
      const after = reduce(determinize(g.state, 0, seed), {
        type: 'wish',
        seat: 1,
        wish: { color: 'red' },
      });
      assertInvariants(after);
      tossed.add(after.players[2]?.hand.length === 1);
    }
    expect(tossed).toContain(false);
    const own = reduce(determinize(g.state, 2, 1), { type: 'wish', seat: 1, wish: { color: 'red' } });
    expect(own.players[2]?.hand.map((id) => nameOf(own, id))).toEqual(['yellow 6']);
  });

  test('who waits to toss a card in is guessed as well: a guess does not tell who will (R-378)', () => {
    const game = (willing: boolean): Game => {
      const hands = [['red 1'], ['lucky bastard', 'green 5'], ['mimicry', 'yellow 6']];
      const g = on({
        hands: hands.map((hand, seat) => (seat === 0 ? ['black 9', ...hand] : hand)),
        top: 'blue 9',
        events: ['friday the 13th'],
        sets: ['troublemaker'],
      });
      g.play(0, 'black 9');
      for (const seat of g.waiting) {
        if (seat === 1) g.toss(seat, 'lucky bastard');
        else if (seat === 2 && willing) g.toss(seat, 'mimicry');
        else g.act({ type: 'decline', seat });
      }
      expect(g.asked(1)?.type).toBe('wish');
      return g;
    };
    const [willing, not] = [game(true), game(false)];
    for (let seed = 0; seed < 20; seed++)
      expect(determinize(willing.state, 0, seed)).toEqual(determinize(not.state, 0, seed));
  });

  test('in an earlier lap of an effect is forgotten: a guess does not hold the cards that were given (R-363)', () => {
    const given = ['red 1', 'red 2'].map((name) =>
      turn(['surprise party'], [['red 8'], ['red 1', 'red 2'], ['yellow 3']]).act({
        type: 'give',
        seat: 1,
        gifts: [[turn(['surprise party'], [['red 8'], ['red 1', 'red 2'], ['yellow 3']]).id(1, name), 0]],
      }),
    );
    const [first, second] = given.map(({ state }) =>
      Array.from({ length: 10 }, (_, seed) => determinize(state, 2, seed)),
    );
    expect(first).toEqual(second);
  });

  test('in a window for holders, whoever is asked holds a card to toss in, and nobody else does (R-371)', () => {
    const g = on({
      hands: [
        ['blue gift', 'red 9', 'red 8'],
        ['counterattack', 'green 1'],
        ['green 2', 'green 3'],
      ],
      top: 'blue 9',
      windows: 'holders',
    });
    g.play(0, 'blue gift').name(0, 1);
    expect(g.waiting).toEqual([1]);
    for (let seed = 0; seed < 20; seed++) {
      const guess = determinize(g.state, 0, seed);
      const names = (guess.players[1]?.hand ?? []).map((id) => nameOf(g.state, id));
      expect(names).toContain('counterattack');
    }
  });
});
