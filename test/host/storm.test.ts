/** Whatever order messages come in, how often, or from whom: nothing is lost, and nobody acts for another. */
import fc from 'fast-check';
import * as cards from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import type { HostedTypes, Out, PolicyInput, SeatInput } from 'frantic-engine/host';
import * as testing from 'frantic-engine/testing';
import { describe, expect, test } from 'vitest';
import { chanceOf, oneOf, same } from '../support/ways.ts';
import { boardTable, cardTable, replyIn, type Table } from './kit.ts';

const SEATS: readonly SeatInput[] = [{ token: 'a' }, { token: 'b' }, { token: 'c' }, { bot: 'random' }];

/** What happens next; which one of what there is, chance says. */
const HAPPENINGS = [
  ...Array<'answer'>(12).fill('answer'),
  ...Array<'again'>(4).fill('again'),
  ...Array<'later'>(4).fill('later'),
  ...Array<'wait'>(3).fill('wait'),
  'forged',
  'stolen',
  'invented',
  'lost',
  'pause',
  'letPass',
  'undo',
  'leave',
  'join',
  'rematch',
  'rematch',
] as const;

interface Storm {
  readonly seed: number;
  readonly policy: PolicyInput;
  readonly happenings: readonly (readonly [what: (typeof HAPPENINGS)[number], chance: number])[];
}

const storms: fc.Arbitrary<Storm> = fc.record({
  seed: fc.nat(1000),
  policy: fc.record({
    limits: fc.constantFrom({}, { turn: 3000, react: 900, other: 2000 }),
    timeout: fc.constantFrom('drawThenPass', 'passThenRandom', 'bot'),
    left: fc.constantFrom('wait', 'bot'),
    bot: fc.constant('random'),
    botDelay: fc.constantFrom(0, 400),
    autoPass: fc.constantFrom(null, [50, 700] as const),
    undo: fc.constant('agreement' as const),
    spectators: fc.constant(2),
  }),
  happenings: fc.array(fc.tuple(fc.constantFrom(...HAPPENINGS), fc.nat(0x7fffffff)), { minLength: 1, maxLength: 120 }),
});

/** Somebody's message on its way: not all of them arrive, and not in order. */
interface Letter {
  readonly from: string;
  readonly message: { readonly id: number; readonly type: string };
}

/** People who send what they want to and more, over a net that loses, doubles and reorders. */
class Net<G extends HostedTypes> {
  readonly posted: Letter[] = [];
  private readonly delayed: Letter[] = [];
  private number = 0;

  constructor(readonly table: Table<G>) {}

  private letter(from: string, said: object): Letter {
    const letter = { from, message: { type: '', ...said, id: ++this.number } };
    this.posted.push(letter);
    return letter;
  }

  /** What happens next, and what comes of it. */
  happen(what: (typeof HAPPENINGS)[number], random: () => number): void {
    const { table } = this;
    const tokens = ['a', 'b', 'c', 'd'];
    const from = oneOf(tokens, random);
    switch (what) {
      case 'wait':
        table.wait(Math.floor(random() * 1500));
        return;
      case 'again': {
        const letter = this.posted.at(-1 - Math.floor(random() * 6));
        if (letter !== undefined) this.deliver(letter);
        return;
      }
      case 'later': {
        const letter = this.delayed.shift();
        if (letter !== undefined) this.deliver(letter);
        return;
      }
      case 'invented':
        this.deliver({
          from,
          message: { id: ++this.number, type: oneOf(['answer', 'join', 'agree', 'toString'], random) },
        });
        return;
      case 'pause':
        this.deliver(this.letter(from, { type: table.room.paused === null ? 'pause' : 'resume' }));
        return;
      case 'letPass':
        this.deliver(this.letter(from, { type: 'letPass', triggers: random() < 0.8 ? ['attacked', 'finish'] : [] }));
        return;
      case 'undo':
        this.deliver(this.letter(from, { type: 'undo' }));
        if (random() < 0.7 && table.room.undo !== null)
          for (const one of tokens)
            this.deliver(this.letter(one, { type: 'agree', undo: table.room.undo?.id ?? 0, agree: random() < 0.9 }));
        return;
      case 'leave':
        this.deliver(this.letter(from, { type: random() < 0.3 ? 'leave' : 'watch' }));
        return;
      case 'join':
        this.deliver(this.letter(from, { type: 'join' }));
        return;
      case 'rematch':
        for (const one of tokens)
          this.deliver(this.letter(one, { type: 'rematch', games: table.room.games, agree: true }));
        return;
      default:
        this.answer(what, random);
    }
  }

  private answer(what: 'answer' | 'forged' | 'stolen' | 'lost', random: () => number): void {
    const { table } = this;
    const asked = table.waiting.filter((seat) => table.room.seats[seat]?.token !== null);
    if (asked.length === 0) return;
    const seat = oneOf(asked, random);
    const action = table.engine.sampleLegal(table.state, seat, random);
    const owner = table.room.seats[seat]?.token ?? 'a';
    // A question of another seat, or under the name of another.
    const to = what === 'forged' ? (table.asked[(seat + 1) % 3] ?? 0) : (table.asked[seat] ?? 0);
    const from =
      what === 'stolen'
        ? oneOf(
            ['a', 'b', 'c', 'd', 'nobody'].filter((one) => one !== owner),
            random,
          )
        : owner;
    const letter = this.letter(from, { type: 'answer', action: { ...action, to } });
    if (what === 'lost') return;
    if (what === 'answer' && random() < 0.25) this.delayed.push(letter);
    else this.deliver(letter);
  }

  /** A letter arrives. */
  private deliver({ from, message }: Letter): void {
    const { table } = this;
    const seat = table.room.seats.findIndex(({ token }) => token === from);
    // Time passes first, whatever the message is.
    table.wait(0);
    const { room } = table;
    const out = table.hear(from, message);
    const reply = replyIn(out);
    if (reply.type === 'refused') {
      expect(table.room).toBe(room);
      expect(out.length).toBe(1);
      return;
    }
    if (message.type !== 'answer') return;
    const played = table.room.actions.slice(room.actions.length);
    if (played.length === 0) return;
    // The first is theirs; what follows are bots.
    expect(played[0]?.seat).toBe(seat);
    for (const action of played.slice(1)) expect(table.room.seats[action.seat]?.bot ?? null).not.toBe(null);
  }
}

/** What somebody makes of the messages they are sent: a view, and what has happened since. */
class Screen<Seen extends object> {
  private seen: Seen | null = null;
  private number = 0;
  private shown = 0;

  constructor(
    private readonly seat: number,
    private readonly fold: (seen: never, event: never) => Seen,
  ) {}

  /** Shows what was sent since; each message comes after the one before, and none is missed. */
  show(sent: readonly Out<HostedTypes>[]): void {
    for (const one of sent.slice(this.shown)) {
      if (one.type === 'welcome' && one.viewer === this.seat) {
        expect(one.number).toBe(this.number);
        this.seen = one.view as Seen;
      }
      if (one.to !== this.seat) continue;
      expect(one.number).toBe(++this.number);
      if (one.type === 'view') this.seen = one.view as Seen;
      if (one.type === 'events')
        for (const event of one.events) this.seen = this.fold(this.seen as never, event as never);
    }
    this.shown = sent.length;
  }

  /** Whether it shows all that everybody may see. */
  agrees(table: Seen): void {
    const { seen } = this;
    if (seen === null) return;
    for (const [name, value] of Object.entries(table))
      same(Object(seen)[name], value, `seat ${this.seat} sees another ${name}`);
  }
}

/** What a storm needs of a game. */
interface Rules<G extends HostedTypes> {
  readonly sound: (state: G['state']) => void;
  readonly publicOf: (state: G['state']) => object;
  readonly follow: (seen: never, event: never) => object;
}

/** Lets a storm go over a table, and over one that is stored and restored after every message. */
function weather<G extends HostedTypes>(
  table: Table<G>,
  other: Table<G>,
  { happenings }: Storm,
  { sound, publicOf, follow }: Rules<G>,
): void {
  const nets = [new Net(table), new Net(other)];
  const screens = [0, 1, 2].map((seat) => new Screen(seat, follow));
  for (const [what, chance] of happenings) {
    for (const net of nets) net.happen(what, chanceOf(chance));
    same(other.sent, table.sent, 'restored, it sends something else');
    same(JSON.parse(JSON.stringify(table.room)), table.room, 'the room is not JSON');
    other.room = other.host.restore(JSON.stringify(other.room));
    expect(other.due).toBe(table.due);
    sound(table.state);
    for (const [seat, screen] of screens.entries()) {
      screen.show(table.sent);
      if (table.room.seats[seat]?.token !== null) screen.agrees(publicOf(table.state));
    }
  }
  // Nothing was lost: the game can be played to its end.
  table.order({ type: 'resume' });
  for (const seat of [0, 1, 2]) table.order({ type: 'seat', seat, bot: 'random' });
  for (let ticks = 0; table.due !== null && ticks < 2000; ticks++) table.wait(Math.max(0, table.due - table.now));
  expect(table.state.outcome).not.toBe(null);
}

describe('a storm of messages', () => {
  test('in the card game', () => {
    fc.assert(
      fc.property(storms, (storm) => {
        const sets = storm.seed % 2 === 0 ? [] : (['troublemaker', 'supercharge', 'pandoras-box'] as const);
        const [table, other] = [0, 1].map(() =>
          cardTable({ seed: storm.seed, sets, length: 'short' }, storm.policy, SEATS),
        ) as [Table<cards.CardGameTypes>, Table<cards.CardGameTypes>];
        weather(table, other, storm, {
          sound: testing.assertInvariants,
          publicOf: cards.publicOf,
          follow: cards.follow,
        });
      }),
    );
  });

  test('in the board game', () => {
    fc.assert(
      fc.property(storms, (storm) => {
        const [table, other] = [0, 1].map(() =>
          boardTable({ seed: storm.seed, length: 'short' }, storm.policy, SEATS),
        ) as [Table<board.BoardGameTypes>, Table<board.BoardGameTypes>];
        weather(table, other, storm, { sound: board.assertInvariants, publicOf: board.publicOf, follow: board.follow });
      }),
    );
  });
});
