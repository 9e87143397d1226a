/**
 * What a refused action is told: a reason of a closed list, a sentence, and the ruling it rests on.
 *
 * The kernel refuses with a code and facts. The sentences for its codes are here, once for all games; which ruling one
 * rests on, each game says itself.
 */
import type { Seat } from '../kernel/actions.ts';
import type { Problem, ProblemCode, Refused } from '../kernel/refusals.ts';

/** The number of a ruling, in the list of its game. */
export type RulingId = `R-${number}`;

/** Why an action is refused. The list is closed. */
export type Reason =
  /** A field is missing or of the wrong type; `field` names it. */
  | 'malformed'
  /** There is no such seat. */
  | 'no-such-seat'
  /** The game is over. */
  | 'game-over'
  /** Nobody asks this seat anything now. */
  | 'not-your-turn'
  /** The question the action was meant for is not open, or not any more. */
  | 'stale'
  /** The open question wants another type of action. */
  | 'wrong-type'
  /** The card is not in this seat's hand. */
  | 'not-in-hand'
  /** The card does not fit what lies on top; `needs` says what it would have had to meet. */
  | 'does-not-fit'
  /** The card's own condition is not met, such as "exactly ten cards in hand". */
  | 'condition'
  /** Something in force forbids the card. */
  | 'forbidden'
  /** A card has been drawn already this turn. */
  | 'already-drawn'
  /** Nobody passes without drawing. */
  | 'draw-first'
  /** A card that fits has to be played. */
  | 'must-play'
  /** The card is no answer to what is happening. */
  | 'no-reaction'
  /** The named seat, card, color, number or option is not among those offered. */
  | 'not-offered'
  /** Nobody may name themself. */
  | 'self'
  /** Black is not a color and cannot be wished. */
  | 'black-wish'
  /** Too many or too few cards or seats. */
  | 'wrong-count'
  /** The parts do not add up to what is to be spread. */
  | 'wrong-sum'
  /** Something was named twice. */
  | 'duplicate'
  /** A number outside what is possible. */
  | 'out-of-range'
  /** The effect has to be carried out. */
  | 'obligatory'
  /** No such power card can be used with this card now. */
  | 'no-power';

/** What a card would have had to meet to fit. */
export type Need = 'color' | 'number' | 'symbol' | 'wish';

/** A refused action, as a value. */
export interface Refusal {
  /** Why, for programs, from a closed list. */
  readonly reason: Reason;
  /** One plain sentence, for the acting player's eyes only. */
  readonly message: string;
  /** The ruling the refusal rests on, if it rests on one. */
  readonly ruling: RulingId | null;
  /** Whose action was refused; `null` if the action named no seat. */
  readonly seat: Seat | null;
  /** The field of the action at fault; `null` if none is. */
  readonly field: string | null;
  /** What the card would have had to meet, with `does-not-fit`; otherwise nothing. */
  readonly needs: readonly Need[];
}

/** A refusal of a game's own, before it is known whom it concerns. What it does not rest on is left out. */
export type Told = Pick<Refusal, 'reason' | 'message' | 'ruling'> & {
  readonly field?: string;
  readonly needs?: readonly Need[];
};

const NO_NEEDS: readonly Need[] = Object.freeze([]);

/** A refusal of somebody, with all its fields. */
export const refused = ({ reason, message, ruling, field, needs }: Told, seat: Seat | null): Refusal => ({
  reason,
  message,
  ruling,
  seat,
  field: field ?? null,
  needs: needs ?? NO_NEEDS,
});

/** A refusal in a game's own words. */
export const told = (reason: Reason, message: string, ruling: RulingId | null = null, field?: string): Told =>
  field === undefined ? { reason, message, ruling } : { reason, message, ruling, field };

/** An action without the field that says what is chosen. */
export const missing = (name: string, what: string): Told =>
  told('malformed', `The action needs the field '${name}': ${what}.`, null, name);

/** What stands in the fields of the actions that every game has. */
const SHAPES: Readonly<Record<string, string>> = {
  target: 'the player you name',
  cards: 'a list of cards',
  option: 'one of the names the question lists',
};

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' or ');

/** What the kernel says about a refusal, by its code. */
type Facts = { readonly [C in ProblemCode]: Problem & { readonly reason: C } };

/** What is said to each of the kernel's codes, and the reason it is on the closed list. */
const SENTENCES: {
  readonly [C in ProblemCode]: readonly [Reason, (facts: Facts[C]) => string];
} = {
  'no-object': ['malformed', () => 'An action is an object.'],
  'seat-not-whole': [
    'malformed',
    ({ field }) => (field === 'seat' ? 'The seat of an action is a whole number.' : 'A seat is a whole number.'),
  ],
  'no-such-seat': ['no-such-seat', ({ named }) => `There is no seat ${named}.`],
  'seat-not-offered': ['not-offered', ({ named }) => `Seat ${named} cannot be named here.`],
  self: ['self', () => 'You cannot name yourself.'],
  'game-over': ['game-over', () => 'The game is over.'],
  'id-not-whole': ['malformed', () => 'The id of a question is a whole number.'],
  stale: ['stale', () => 'That question is not open to you, or not any more.'],
  'not-asked': ['not-your-turn', () => 'Nothing is asked of you now.'],
  'no-such-type': ['malformed', ({ types }) => `The type of an action is ${quoted(types)}.`],
  'wrong-type': [
    'wrong-type',
    ({ type }) =>
      type === 'react'
        ? 'Toss a card in, or let it go.'
        : `This question is answered with an action of the type '${type}'.`,
  ],
  'no-choice': [
    'malformed',
    ({ field }) => `The action needs the field '${field}': ${SHAPES[field] ?? 'what is chosen'}.`,
  ],
  obligatory: ['obligatory', () => 'This effect has to be carried out.'],
  'card-not-whole': ['malformed', () => 'A card is a whole number.'],
  'card-not-offered': ['not-offered', () => 'That card cannot be chosen here.'],
  'card-twice': ['duplicate', () => 'A card was named twice.'],
  'not-in-hand': ['not-in-hand', () => 'That card is not in your hand.'],
  'no-reaction': ['no-reaction', () => 'That card cannot be tossed in here.'],
  'wrong-count': [
    'wrong-count',
    ({ min, max, count }) => `Choose ${min === max ? `exactly ${min}` : `${min} to ${max}`}, not ${count}.`,
  ],
  'option-not-offered': ['not-offered', () => 'That is not among the options.'],
};

/** On which rulings of a game refusals of the kernel rest, by their code. Most rest on none. */
export type Ruled = { readonly [C in ProblemCode]?: RulingId };

const isTold = (given: Refused): given is Told => 'message' in given;

/** A refusal of the kernel in words. */
function worded<C extends ProblemCode>(code: C, facts: Facts[C], ruled: Ruled): Told {
  const [reason, say] = SENTENCES[code];
  return told(reason, say(facts), ruled[code] ?? null, facts.field);
}

/** A refusal in words: a game's own says all of it, one of the kernel gets its sentence and the game's ruling. */
export function refusalOf(given: Refused, seat: Seat | null, ruled: Ruled): Refusal {
  if (isTold(given)) return refused(given, seat);
  // What is not in a game's own words is the kernel's.
  const problem = given as Problem;
  return refused(worded(problem.reason, problem, ruled), seat);
}
