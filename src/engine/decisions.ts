/**
 * How each kind of question is handled.
 *
 * For each kind one row of the table below says how an answer is checked, read, listed, counted, drawn at random and,
 * where there is only one, given by the engine itself. Legal actions, reasons for refusal, bots and screens all come
 * from this one table.
 */
import type { Action, Answer, CardId, Reason, Refusal, Seat, Wish } from './actions.ts';
import type {
  CardsQuestion,
  DealQuestion,
  Decision,
  Kind,
  OptionQuestion,
  Placement,
  PlaceQuestion,
  ReactQuestion,
  Refused,
  SeatQuestion,
  SplitQuestion,
  TurnQuestion,
  WishQuestion,
} from './questions.ts';

/** A number from 0 up to, but not including, 1: the only thing sampling needs to know of chance. */
export type Chance = () => number;

/** A whole number from 0 up to, but not including, `n`. */
const pickBelow = (chance: Chance, n: number): number => Math.floor(chance() * n);

/** How one kind of question is handled. */
interface Rules<Q> {
  /** Why the answer is refused, or `null`. The action's type and seat have been checked. */
  readonly refuse: (q: Q, action: Action, players: number) => Refused | null;
  /** What the effect remembers of an accepted answer. It shares nothing with the action. */
  readonly read: (q: Q, action: Action) => unknown;
  /** The only lawful answer, if everybody can see that there is only one; otherwise `undefined`. */
  readonly forced: (q: Q) => unknown;
  /** Puts lawful actions into `out` until it holds `limit` of them. */
  readonly list: (q: Q, seat: Seat, out: Action[], limit: number) => void;
  /** How many lawful actions there are. */
  readonly count: (q: Q) => number;
  /** A lawful action, each as likely as any other. */
  readonly sample: (q: Q, seat: Seat, chance: Chance) => Action;
  /** Passing or declining, if that is lawful. */
  readonly decline: (q: Q, seat: Seat) => Action | null;
}

type Questions = { readonly [K in Kind]: Extract<Decision, { kind: K }> };

const refused = (reason: Reason, message: string, ruling: Refusal['ruling'] = null, field?: string): Refused =>
  field === undefined ? { reason, message, ruling } : { reason, message, ruling, field };

const choose = (seat: Seat, answer: Answer): Action => ({ type: 'choose', seat, answer });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The field of an answer, if the answer has it as its own. */
function field(action: Action, name: string): unknown {
  if (action.type !== 'choose' || !isObject(action.answer) || !Object.hasOwn(action.answer, name)) return undefined;
  return (action.answer as unknown as Record<string, unknown>)[name];
}

const declines = (action: Action): boolean => field(action, 'option') === 'decline';

function refuseDecline(offered: boolean): Refused | null {
  return offered ? null : refused('obligatory', 'This effect has to be carried out.', 'R-093', 'answer.option');
}

const refuseShape = (name: string, what: string): Refused =>
  refused('malformed', `The answer needs the field '${name}': ${what}.`, null, `answer.${name}`);

/** A whole number that JSON can say: not negative zero, which would come back from a save as another number. */
const isWhole = (value: unknown): value is number => Number.isInteger(value) && !Object.is(value, -0);

/** Refuses a seat that does not exist, is oneself, or is not offered. */
function refuseSeat(
  named: unknown,
  offered: readonly Seat[],
  self: Seat,
  players: number,
  where: string,
): Refused | null {
  if (!isWhole(named)) return refused('malformed', 'A seat is a whole number.', null, where);
  if (named < 0 || named >= players) return refused('no-such-seat', `There is no seat ${named}.`, null, where);
  if (offered.includes(named)) return null;
  if (named === self) return refused('self', 'You cannot name yourself.', 'R-004', where);
  return refused('not-offered', `Seat ${named} cannot be named here.`, null, where);
}

/** Refuses cards that are no cards, named twice, or not offered. */
function refuseCards(named: readonly unknown[], offered: readonly CardId[], where: string): Refused | null {
  for (let i = 0; i < named.length; i++) {
    const card = named[i];
    if (!isWhole(card)) return refused('malformed', 'A card is a whole number.', null, `${where}[${i}]`);
    if (!offered.includes(card))
      return refused('not-offered', 'That card cannot be chosen here.', null, `${where}[${i}]`);
    if (named.indexOf(card) !== i) return refused('duplicate', 'A card was named twice.', null, `${where}[${i}]`);
  }
  return null;
}

const turnMoves = (q: TurnQuestion): number => (q.whyNotDraw === null ? 1 : 0) + (q.whyNotPass === null ? 1 : 0);

const NO_POWERS: readonly string[] = [];

const powersWith = (q: TurnQuestion, card: CardId): readonly string[] => q.powers?.(card) ?? NO_POWERS;

/** How many moves announce something with one of the first cards of `buffer`. */
function poweredMoves(q: TurnQuestion, fitting: number): number {
  let count = 0;
  if (q.powers !== null) for (let i = 0; i < fitting; i++) count += powersWith(q, buffer[i] as CardId).length;
  return count;
}

const turn: Rules<TurnQuestion> = {
  refuse(q, action) {
    if (action.type === 'draw') return q.whyNotDraw;
    if (action.type === 'pass') return q.whyNotPass;
    if (action.type !== 'play') return refused('wrong-type', 'Play a card, draw, or pass.', null, 'type');
    if (!isWhole(action.card)) return refused('malformed', 'A card is a whole number.', null, 'card');
    if (!q.hand.includes(action.card)) return refused('not-in-hand', 'That card is not in your hand.', null, 'card');
    if (!q.mayPlay(action.card)) return q.whyNot(action.card);
    if (action.power === undefined || powersWith(q, action.card).includes(action.power)) return null;
    return refused('no-power', 'You cannot use that power card with this card.', 'R-318', 'power');
  },
  read(_q, action) {
    if (action.type !== 'play') return action.type;
    return action.power === undefined ? action.card : { card: action.card, power: action.power };
  },
  forced: () => undefined,
  list(q, seat, out, limit) {
    const fitting = Array.from(buffer.subarray(0, q.playable(buffer)));
    for (const card of fitting) {
      if (out.length < limit) out.push({ type: 'play', seat, card });
      for (const power of powersWith(q, card)) if (out.length < limit) out.push({ type: 'play', seat, card, power });
    }
    if (q.whyNotDraw === null && out.length < limit) out.push({ type: 'draw', seat });
    if (q.whyNotPass === null && out.length < limit) out.push({ type: 'pass', seat });
  },
  count(q) {
    const fitting = q.playable(buffer);
    return turnMoves(q) + fitting + poweredMoves(q, fitting);
  },
  sample(q, seat, chance) {
    const fitting = q.playable(buffer);
    const plays = fitting + poweredMoves(q, fitting);
    let pick = pickBelow(chance, plays + turnMoves(q));
    if (pick < fitting) return { type: 'play', seat, card: buffer[pick] as CardId };
    if (pick >= plays) return pick === plays && q.whyNotDraw === null ? { type: 'draw', seat } : { type: 'pass', seat };
    pick -= fitting;
    let at = 0;
    while (pick >= powersWith(q, buffer[at] as CardId).length) pick -= powersWith(q, buffer[at++] as CardId).length;
    const card = buffer[at] as CardId;
    return { type: 'play', seat, card, power: powersWith(q, card)[pick] as string };
  },
  decline: (q, seat) => (q.whyNotPass === null ? { type: 'pass', seat } : null),
};

/** Room for the cards that fit, reused: no hand is larger than a deck of 201 cards. */
const buffer = new Int32Array(256);

const seatRules: Rules<SeatQuestion> = {
  refuse(q, action, players) {
    if (declines(action)) return refuseDecline(q.decline);
    const named = field(action, 'seat');
    if (named === undefined) return refuseShape('seat', 'the player you name');
    return refuseSeat(named, q.seats, action.seat, players, 'answer.seat');
  },
  read: (_q, action) => (declines(action) ? null : field(action, 'seat')),
  forced: (q) => (q.seats.length === 0 ? null : q.seats.length === 1 && !q.decline ? q.seats[0] : undefined),
  list(q, seat, out, limit) {
    for (const named of q.seats) if (out.length < limit) out.push(choose(seat, { seat: named }));
    if (q.decline && out.length < limit) out.push(choose(seat, { option: 'decline' }));
  },
  count: (q) => q.seats.length + (q.decline ? 1 : 0),
  sample(q, seat, chance) {
    const named = q.seats[pickBelow(chance, q.seats.length + (q.decline ? 1 : 0))];
    return choose(seat, named === undefined ? { option: 'decline' } : { seat: named });
  },
  decline: (q, seat) => (q.decline ? choose(seat, { option: 'decline' }) : null),
};

/** n! / (n - k)! if the order matters, otherwise n over k. */
function ways(n: number, k: number, ordered: boolean): number {
  let count = 1;
  for (let i = 0; i < k; i++) count = ordered ? count * (n - i) : (count * (n - i)) / (i + 1);
  return Math.round(count);
}

const cardRules: Rules<CardsQuestion> = {
  refuse(q, action) {
    const named = field(action, 'cards');
    if (!Array.isArray(named)) return refuseShape('cards', 'a list of cards');
    if (named.length < q.min || named.length > q.max) {
      const wanted = q.min === q.max ? `exactly ${q.min}` : `${q.min} to ${q.max}`;
      return refused('wrong-count', `Choose ${wanted}, not ${named.length}.`, null, 'answer.cards');
    }
    return refuseCards(named, q.cards, 'answer.cards');
  },
  read: (_q, action) => [...(field(action, 'cards') as CardId[])],
  forced(q) {
    if (!q.plain) return undefined;
    return q.max === 0 ? [] : q.min === q.cards.length ? [...q.cards] : undefined;
  },
  list(q, seat, out, limit) {
    const chosen: CardId[] = [];
    const extend = (from: number): void => {
      if (out.length >= limit) return;
      if (chosen.length >= q.min) out.push(choose(seat, { cards: [...chosen] }));
      if (chosen.length === q.max) return;
      for (let i = q.ordered ? 0 : from; i < q.cards.length; i++) {
        const card = q.cards[i] as CardId;
        if (q.ordered && chosen.includes(card)) continue;
        chosen.push(card);
        extend(i + 1);
        chosen.pop();
      }
    };
    extend(0);
  },
  count(q) {
    let count = 0;
    for (let k = q.min; k <= q.max; k++) count += ways(q.cards.length, k, q.ordered);
    return count;
  },
  sample(q, seat, chance) {
    let size = q.min;
    if (q.min < q.max) {
      let at = pickBelow(chance, cardRules.count(q));
      while (at >= ways(q.cards.length, size, q.ordered)) at -= ways(q.cards.length, size++, q.ordered);
    }
    const rest = [...q.cards];
    const chosen: CardId[] = [];
    for (let i = 0; i < size; i++) chosen.push(takeAt(rest, pickBelow(chance, rest.length)));
    return choose(seat, { cards: chosen });
  },
  decline: (q, seat) => (q.min === 0 ? choose(seat, { cards: [] }) : null),
};

function takeAt(list: CardId[], at: number): CardId {
  const taken = list[at] as CardId;
  list[at] = list[list.length - 1] as CardId;
  list.pop();
  return taken;
}

/** In how many ways `total` can be spread over `parts` players. */
function spreads(total: number, parts: number): number {
  return parts === 0 ? (total === 0 ? 1 : 0) : ways(total + parts - 1, total, false);
}

const splitRules: Rules<SplitQuestion> = {
  refuse(q, action) {
    if (declines(action)) return refuseDecline(q.decline);
    const parts = field(action, 'split');
    if (!Array.isArray(parts)) return refuseShape('split', 'a list with a number for every seat');
    if (parts.length !== q.players) {
      return refused('wrong-count', `Give a number for each of the ${q.players} seats.`, 'R-123', 'answer.split');
    }
    let sum = 0;
    for (let to = 0; to < parts.length; to++) {
      const part: unknown = parts[to];
      const where = `answer.split[${to}]`;
      if (!isWhole(part)) return refused('malformed', 'Each part is a whole number.', null, where);
      if (part < 0 || part > q.total)
        return refused('out-of-range', `Each part is from 0 to ${q.total}.`, 'R-123', where);
      if (part > 0 && to === action.seat) return refused('self', 'You cannot name yourself.', 'R-004', where);
      if (part > 0 && !q.seats.includes(to))
        return refused('not-offered', `Seat ${to} cannot be named here.`, null, where);
      sum += part;
    }
    return sum === q.total
      ? null
      : refused('wrong-sum', `The parts add up to ${sum}, not ${q.total}.`, 'R-123', 'answer.split');
  },
  read: (_q, action) => (declines(action) ? null : [...(field(action, 'split') as number[])]),
  forced: (q) =>
    q.seats.length === 0 ? null : q.seats.length === 1 && !q.decline ? spreadOver(q, [q.total]) : undefined,
  list(q, seat, out, limit) {
    const parts: number[] = [];
    const extend = (left: number): void => {
      if (out.length >= limit) return;
      if (parts.length === q.seats.length - 1) {
        out.push(choose(seat, { split: spreadOver(q, [...parts, left]) }));
        return;
      }
      for (let part = left; part >= 0; part--) {
        parts.push(part);
        extend(left - part);
        parts.pop();
      }
    };
    extend(q.total);
    if (q.decline && out.length < limit) out.push(choose(seat, { option: 'decline' }));
  },
  count: (q) => spreads(q.total, q.seats.length) + (q.decline ? 1 : 0),
  sample(q, seat, chance) {
    let at = pickBelow(chance, splitRules.count(q));
    if (q.decline && at-- === 0) return choose(seat, { option: 'decline' });
    const parts: number[] = [];
    let left = q.total;
    for (let rest = q.seats.length - 1; rest > 0; rest--) {
      let part = 0;
      while (at >= spreads(left - part, rest)) at -= spreads(left - part++, rest);
      parts.push(part);
      left -= part;
    }
    return choose(seat, { split: spreadOver(q, [...parts, left]) });
  },
  decline: (q, seat) => (q.decline ? choose(seat, { option: 'decline' }) : null),
};

/** Parts for the seats that can be named, written out for all seats. */
function spreadOver(q: SplitQuestion, parts: readonly number[]): number[] {
  const split = new Array<number>(q.players).fill(0);
  for (let i = 0; i < q.seats.length; i++) split[q.seats[i] as Seat] = parts[i] as number;
  return split;
}

const dealRules: Rules<DealQuestion> = {
  refuse(q, action, players) {
    const pairs = field(action, 'deal');
    if (!Array.isArray(pairs)) return refuseShape('deal', 'a list of pairs of a card and a seat');
    if (pairs.length !== q.pick) {
      return refused('wrong-count', `Give away exactly ${q.pick}, not ${pairs.length}.`, null, 'answer.deal');
    }
    for (let i = 0; i < pairs.length; i++) {
      const pair: unknown = pairs[i];
      if (!Array.isArray(pair) || pair.length !== 2) {
        return refused('malformed', 'Each entry is a pair of a card and a seat.', null, `answer.deal[${i}]`);
      }
      const wrong = refuseSeat(pair[1], q.seats, action.seat, players, `answer.deal[${i}][1]`);
      if (wrong !== null) return wrong;
    }
    return refuseCards(
      pairs.map((pair: readonly unknown[]) => pair[0]),
      q.cards,
      'answer.deal',
    );
  },
  read: (_q, action) => (field(action, 'deal') as [CardId, Seat][]).map(([card, to]) => [card, to]),
  forced: (q) => {
    if (q.pick === 0) return [];
    if (q.seats.length !== 1 || q.pick !== q.cards.length) return undefined;
    return q.cards.map((card) => [card, q.seats[0]]);
  },
  list(q, seat, out, limit) {
    const pairs: (readonly [CardId, Seat])[] = [];
    const extend = (from: number): void => {
      if (out.length >= limit) return;
      if (pairs.length === q.pick) {
        out.push(choose(seat, { deal: [...pairs] }));
        return;
      }
      for (let i = from; i <= q.cards.length - (q.pick - pairs.length); i++) {
        for (const to of q.seats) {
          pairs.push([q.cards[i] as CardId, to]);
          extend(i + 1);
          pairs.pop();
        }
      }
    };
    extend(0);
  },
  count: (q) => ways(q.cards.length, q.pick, false) * q.seats.length ** q.pick,
  sample(q, seat, chance) {
    const rest = [...q.cards];
    const pairs: (readonly [CardId, Seat])[] = [];
    while (pairs.length < q.pick) {
      pairs.push([takeAt(rest, pickBelow(chance, rest.length)), q.seats[pickBelow(chance, q.seats.length)] as Seat]);
    }
    return choose(seat, { deal: pairs });
  },
  decline: () => null,
};

const wishRules: Rules<WishQuestion> = {
  refuse(q, action) {
    if (declines(action))
      return q.decline ? null : refused('obligatory', 'A wish has to be named.', 'R-078', 'answer.option');
    const wished = field(action, 'wish');
    if (!isObject(wished)) return refuseShape('wish', 'a color or a number');
    const color: unknown = Object.hasOwn(wished, 'color') ? (wished as { color: unknown }).color : undefined;
    const number: unknown = Object.hasOwn(wished, 'number') ? (wished as { number: unknown }).number : undefined;
    if ((color === undefined) === (number === undefined)) return refuseShape('wish', 'either a color or a number');
    if (color !== undefined) {
      if (typeof color !== 'string') return refused('malformed', 'A color is a string.', null, 'answer.wish.color');
      if (q.colors.includes(color)) return null;
      if (color === 'black')
        return refused('black-wish', 'Black is not a color and cannot be wished.', 'R-080', 'answer.wish.color');
      return refused('not-offered', 'That color cannot be wished here.', 'R-079', 'answer.wish.color');
    }
    if (!isWhole(number)) return refused('malformed', 'A number is a whole number.', null, 'answer.wish.number');
    if (q.numbers.includes(number)) return null;
    return q.numbers.length === 0
      ? refused('not-offered', 'This card wishes a color.', 'R-079', 'answer.wish.number')
      : refused('out-of-range', 'No card has that number.', 'R-018', 'answer.wish.number');
  },
  read(_q, action) {
    if (declines(action)) return null;
    const wished = field(action, 'wish') as Wish;
    return 'color' in wished && wished.color !== undefined
      ? { color: wished.color }
      : { number: (wished as { number: number }).number };
  },
  forced: () => undefined,
  list(q, seat, out, limit) {
    for (const color of q.colors) if (out.length < limit) out.push(choose(seat, { wish: { color } }));
    for (const number of q.numbers) if (out.length < limit) out.push(choose(seat, { wish: { number } }));
    if (q.decline && out.length < limit) out.push(choose(seat, { option: 'decline' }));
  },
  count: (q) => q.colors.length + q.numbers.length + (q.decline ? 1 : 0),
  sample(q, seat, chance) {
    const at = pickBelow(chance, wishRules.count(q));
    const color = q.colors[at];
    if (color !== undefined) return choose(seat, { wish: { color } });
    const number = q.numbers[at - q.colors.length];
    return choose(seat, number === undefined ? { option: 'decline' } : { wish: { number } });
  },
  decline: (q, seat) => (q.decline ? choose(seat, { option: 'decline' }) : null),
};

const optionRules: Rules<OptionQuestion> = {
  refuse(q, action) {
    const named = field(action, 'option');
    if (typeof named !== 'string') return refuseShape('option', 'one of the names the question lists');
    return q.options.includes(named)
      ? null
      : refused('not-offered', 'That is not among the options.', null, 'answer.option');
  },
  read: (_q, action) => field(action, 'option'),
  forced: (q) => (q.options.length === 1 && !q.confirm ? q.options[0] : undefined),
  list(q, seat, out, limit) {
    for (const name of q.options) if (out.length < limit) out.push(choose(seat, { option: name }));
  },
  count: (q) => q.options.length,
  sample: (q, seat, chance) => choose(seat, { option: q.options[pickBelow(chance, q.options.length)] as string }),
  decline: (q, seat) => (q.options.includes('decline') ? choose(seat, { option: 'decline' }) : null),
};

const reactRules: Rules<ReactQuestion> = {
  refuse(q, action) {
    if (action.type !== 'react') return refused('wrong-type', 'Toss a card in, or let it go.', null, 'type');
    if (action.card === null) return null;
    if (!isWhole(action.card)) return refused('malformed', 'A card is a whole number, or null.', null, 'card');
    if (q.cards.includes(action.card)) return null;
    return q.hand.includes(action.card)
      ? refused('no-reaction', 'That card cannot be tossed in here.', null, 'card')
      : refused('not-in-hand', 'That card is not in your hand.', null, 'card');
  },
  read: (_q, action) => (action.type === 'react' ? action.card : null),
  forced: () => undefined,
  list(q, seat, out, limit) {
    for (const card of q.cards) if (out.length < limit) out.push({ type: 'react', seat, card });
    if (out.length < limit) out.push({ type: 'react', seat, card: null });
  },
  count: (q) => q.cards.length + 1,
  sample: (q, seat, chance) => ({ type: 'react', seat, card: q.cards[pickBelow(chance, q.cards.length + 1)] ?? null }),
  decline: (_q, seat) => ({ type: 'react', seat, card: null }),
};

/** How often a placement is tried for by chance before all of them are counted. */
const TRIES = 64;

/** Calls `each` with every lawful placement until it returns `true`. */
function everyPlacement(q: PlaceQuestion, each: (card: CardId, at: number, facing: number | null) => boolean): void {
  for (const card of q.cards) {
    for (let at = 0; at < q.places; at++) {
      if (!q.may(card, at)) continue;
      const facings = q.facings(card, at);
      if (facings === null) {
        if (each(card, at, null)) return;
      } else {
        for (const facing of facings) if (each(card, at, facing)) return;
      }
    }
  }
}

const placing = (seat: Seat, card: CardId, at: number, facing: number | null): Action =>
  facing === null ? { type: 'place', seat, card, at } : { type: 'place', seat, card, at, facing };

const placeRules: Rules<PlaceQuestion> = {
  refuse(q, action) {
    if (action.type !== 'place') return refused('wrong-type', 'Put a card somewhere.', null, 'type');
    const { card, at, facing } = action;
    if (!isWhole(card)) return refused('malformed', 'A card is a whole number.', null, 'card');
    if (!q.cards.includes(card)) return refused('not-in-hand', 'You do not have that card to place.', null, 'card');
    if (!isWhole(at)) return refused('malformed', 'The place of a card is a whole number.', null, 'at');
    if (at < 0 || at >= q.places) return refused('out-of-range', `There is no place ${at}.`, null, 'at');
    if (!q.may(card, at)) return q.whyNot(card, at);
    const facings = q.facings(card, at);
    if (facings === null)
      return facing === undefined ? null : refused('not-offered', 'This card has no direction.', null, 'facing');
    if (!isWhole(facing)) return refused('malformed', 'The card has to face a place.', null, 'facing');
    return facings.includes(facing)
      ? null
      : refused('not-offered', `There, the card can face ${facings.join(', ')}.`, null, 'facing');
  },
  read(_q, action) {
    if (action.type !== 'place') return null;
    const { card, at, facing = null } = action;
    return { card, at, facing };
  },
  forced: (q) => {
    if (!q.plain) return undefined;
    let only: Placement | undefined;
    everyPlacement(q, (card, at, facing) => {
      const first = only === undefined;
      only = first ? { card, at, facing } : undefined;
      return !first;
    });
    return only;
  },
  list(q, seat, out, limit) {
    everyPlacement(q, (card, at, facing) => {
      if (out.length < limit) out.push(placing(seat, card, at, facing));
      return out.length >= limit;
    });
  },
  count(q) {
    let count = 0;
    for (const card of q.cards) {
      for (let at = 0; at < q.places; at++) if (q.may(card, at)) count += q.facings(card, at)?.length ?? 1;
    }
    return count;
  },
  sample(q, seat, chance) {
    // Most placements that can be thought of are lawful, so trying is many times faster than counting all of them.
    const { cards, places } = q;
    let widths = 0;
    for (const card of cards) widths += q.width(card);
    for (let tries = 0; tries < TRIES; tries++) {
      const pick = pickBelow(chance, widths * places);
      let nth = Math.floor(pick / places);
      let i = 0;
      for (let width = q.width(cards[0] as CardId); nth >= width; width = q.width(cards[++i] as CardId)) nth -= width;
      const card = cards[i] as CardId;
      const at = pick % places;
      if (!q.may(card, at)) continue;
      const facings = q.facings(card, at);
      if (facings === null) return placing(seat, card, at, null);
      const facing = facings[nth];
      if (facing !== undefined) return placing(seat, card, at, facing);
    }
    let left = pickBelow(chance, placeRules.count(q));
    let action: Action | null = null;
    everyPlacement(q, (card, at, facing) => {
      if (left-- > 0) return false;
      action = placing(seat, card, at, facing);
      return true;
    });
    return action as unknown as Action;
  },
  decline: () => null,
};

/** The table: one row for each kind of question. */
const kinds: { readonly [K in Kind]: Rules<Questions[K]> } = {
  turn,
  seat: seatRules,
  cards: cardRules,
  split: splitRules,
  deal: dealRules,
  wish: wishRules,
  option: optionRules,
  place: placeRules,
  react: reactRules,
};

/** The row of the table for a question. */
function rulesOf<Q extends Decision>(q: Q): Rules<Q> {
  // Each kind stands in the table under its own name, which the compiler cannot follow through a lookup. Most questions
  // are turns: naming them spares a lookup by name.
  return (q.kind === 'turn' ? turn : kinds[q.kind]) as unknown as Rules<Q>;
}

/** Why an action does not answer the question, or `null` if it does. Its seat has been checked. */
export function refuseAnswer(q: Decision, action: Action, players: number): Refused | null {
  if (q.kind !== 'turn' && q.kind !== 'react' && q.kind !== 'place') {
    if (action.type !== 'choose') return refused('wrong-type', `A '${q.kind}' question wants a choice.`, null, 'type');
    if (!isObject(action.answer)) return refused('malformed', 'The action needs an answer.', null, 'answer');
  }
  return rulesOf(q).refuse(q, action, players);
}

/** What an effect remembers of an accepted answer. */
export const readAnswer = (q: Decision, action: Action): unknown => rulesOf(q).read(q, action);

/** The only lawful answer if everybody can see that there is only one, otherwise `undefined`. */
export const forcedAnswer = (q: Decision): unknown => rulesOf(q).forced(q);

/** Whether an effect can remember this of the answer of one of several seats: what is read of a lawful one. */
export function isAnswer(q: Decision, seat: Seat, value: unknown, players: number): boolean {
  if (JSON.stringify(value) === JSON.stringify(forcedAnswer(q))) return true;
  const answer = value === null ? { option: 'decline' } : { [q.kind]: value };
  // Any JSON may be asked about: refusing what is no answer is what `refuseAnswer` is for.
  const action = (
    q.kind === 'react' ? { type: 'react', seat, card: value } : { type: 'choose', seat, answer }
  ) as Action;
  return refuseAnswer(q, action, players) === null;
}

/** Lawful actions, up to `limit` of them. */
export function listActions(q: Decision, seat: Seat, limit: number): Action[] {
  const out: Action[] = [];
  rulesOf(q).list(q, seat, out, limit);
  return out;
}

/** How many lawful actions there are. */
export const countActions = (q: Decision): number => rulesOf(q).count(q);

/** A lawful action, each as likely as any other. */
export const sampleAction = (q: Decision, seat: Seat, chance: Chance): Action => rulesOf(q).sample(q, seat, chance);

/** Passing or declining, if that is lawful. */
export const declineAction = (q: Decision, seat: Seat): Action | null => rulesOf(q).decline(q, seat);
