/**
 * The row constructors: `numbers`, `plain`, `open`, `unique`, `event`.
 *
 * A card is one row: how many there are, what they are worth, what they do. Nothing else in the code knows its name. The
 * constructors are marked for bundlers, which leave rows out where nobody plays with them.
 */

import type { Check } from '../../common/shape.ts';
import type { Json } from '../../kernel/json.ts';
import type { Chain } from '../../kernel/script.ts';
import type { OptionRow } from '../options/game.ts';
import type { Options } from '../options/options.ts';
import type { Lasting } from '../state/state.ts';
import { BASIC_COLORS, type Color, type RulingId, type Seat } from '../state/types.ts';
import type { Card } from './card.ts';
import type { RuleContext } from './context.ts';
import type { Exempting, Listening, Tossed } from './scripts.ts';
import type { Trigger } from './triggers.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How a class of cards is laid on others (the matrix of playability is in `rules/matching.ts`). */
export type CardClass = 'number' | 'black' | 'plain' | 'bicolored' | 'open' | 'unique';

/** One kind of print: so many cards of this color and number. */
export interface Print {
  /** Their color; `null`: black, or none. */
  readonly color: Color | null;
  /** The other half of a bi-colored card. */
  readonly second?: Color;
  /** The number on them; `null`: none. */
  readonly number: number | null;
  /** How many there are of them. */
  readonly copies: number;
}

/** An interrupt: where it may be tossed in, and what it does then. */
export interface Reaction<K extends string = string> {
  /** The trigger of the windows it may be tossed in at, such as `attacked` or `finish`. */
  readonly in: Trigger;
  /** Whether everybody who is willing tosses in. Without it, only the first does. */
  readonly each?: boolean;
  /** Whether this seat is entitled by its position. Without it, everybody whom the window asks is. */
  readonly may?: (c: RuleContext<K>, seat: Seat) => boolean;
  /** What it does when it is tossed in. */
  readonly play: Chain<RuleContext<K>, Tossed>;
}

/** Numbers that what is in force may change. Each gets the value so far and returns the new one. */
export interface Values<K extends string = string> {
  /** How many cards an instruction to draw takes. Asked once for each player and instruction. */
  readonly drawCount?: (was: number, c: RuleContext<K>, seat: Seat, held: Lasting) => number;
  /** What a seat writes down at the end of a round. */
  readonly roundPoints?: (was: number, c: RuleContext<K>, seat: Seat, held: Lasting) => number;
  /** How many cards are drawn instead of playing. */
  readonly turnDraw?: (was: number, c: RuleContext<K>, seat: Seat, held: Lasting) => number;
  /** On which side the right neighbor sits: 1, or -1 for the other side. */
  readonly right?: (was: number, c: RuleContext<K>, seat: Seat, held: Lasting) => number;
  /** What a card counts wherever points are compared. */
  readonly cardPoints?: (was: number, c: RuleContext<K>, card: Card, held: Lasting) => number;
  /** What keeps a card from being laid on what lies there, as bits of `MISS`; 0 if it fits. */
  readonly fits?: (was: number, c: RuleContext<K>, card: Card, held: Lasting) => number;
  /** Whether anything may be played after drawing. */
  readonly playAfterDraw?: (was: boolean, c: RuleContext<K>, seat: Seat, held: Lasting) => boolean;
  /** Whether who can play has to. */
  readonly mustPlay?: (was: boolean, c: RuleContext<K>, seat: Seat, held: Lasting) => boolean;
  /** Whether a window of this trigger is opened for the running effect. */
  readonly mayInterrupt?: (was: boolean, c: RuleContext<K>, trigger: Trigger, held: Lasting) => boolean;
  /** Whether events concern a seat. */
  readonly affected?: (was: boolean, c: RuleContext<K>, seat: Seat, held: Lasting) => boolean;
  /** Whether a color can be wished, or taken by an imitation. */
  readonly mayWish?: (was: boolean, c: RuleContext<K>, color: Color, held: Lasting) => boolean;
  /** Whether a seat may toss a card in. */
  readonly mayToss?: (was: boolean, c: RuleContext<K>, seat: Seat, held: Lasting) => boolean;
  /** Whether a hand lies open for everybody. */
  readonly openHand?: (was: boolean, c: RuleContext<K>, seat: Seat, held: Lasting) => boolean;
  /** Whether a seat may play a card at all. */
  readonly mayPlay?: (was: boolean, c: RuleContext<K>, seat: Seat, held: Lasting, card: Card) => boolean;
  /** A number of a row, by the row's name and the knob's: `gift.cards`. */
  readonly [knob: `${string}.${string}`]: (was: number, c: RuleContext<K>, seat: Seat, held: Lasting) => number;
}

/** What something in force does at a moment. */
export type Moment<K extends string = string> = Chain<RuleContext<K>, Listening>;

/** Moments that what is in force may listen to. */
export interface Moments<K extends string = string> {
  /** The active player's turn, or the turn they sit out, is about to begin. */
  readonly turnBegins?: Moment<K>;
  /** The active player's turn, or the turn they sat out, is over. */
  readonly turnEnds?: Moment<K>;
  /** Somebody ran out of cards in this turn, and everything else in it is done. `v.out` says who. */
  readonly handEmptied?: Moment<K>;
  /** The effect of a card has been carried out. */
  readonly played?: Moment<K>;
  /** Everything in this turn is done but the judgement whether somebody has finished. */
  readonly turnCloses?: Moment<K>;
  /** A round that somebody finished is about to be counted. */
  readonly counting?: Moment<K>;
}

/** The values by their names, the knobs of rows apart. */
export const HOOKS: Readonly<Record<Exclude<keyof Values, `${string}.${string}`>, true>> = {
  drawCount: true,
  roundPoints: true,
  turnDraw: true,
  right: true,
  cardPoints: true,
  fits: true,
  playAfterDraw: true,
  mustPlay: true,
  mayInterrupt: true,
  affected: true,
  mayWish: true,
  mayToss: true,
  openHand: true,
  mayPlay: true,
};

/** The moments by their names. */
export const MOMENTS: Readonly<Record<keyof Moments, true>> = {
  turnBegins: true,
  turnEnds: true,
  handEmptied: true,
  played: true,
  turnCloses: true,
  counting: true,
};

/** What stays in force until the round ends. */
export interface LastingEffect<K extends string = string> {
  /** When it ends: with the round, when its owner's next turn or missed turn begins, or when that one ends. */
  readonly until?: 'roundEnds' | 'ownerTurnBegins' | 'ownerTurnEnds';
  /** What happens when it comes into force. */
  readonly begin?: (c: RuleContext<K>) => void;
  /** What happens when it ends before the round does. */
  readonly end?: (c: RuleContext<K>, held: Lasting) => void;
  /** What it remembers at first. Left out: nothing, which is `null`. */
  readonly start?: (c: RuleContext<K>, row: string) => Json;
  /** What it may remember, for looking into snapshots. Left out: what `start` leaves out, or anything. */
  readonly remembers?: (is: Vocabulary) => Check;
  /** The numbers it changes while it is in force. */
  readonly values?: Values<K>;
  /** What it does at which moments. */
  readonly on?: Moments<K>;
}

/** What all rows have. */
export interface RowFields<K extends string = string> {
  /** Lower case with hyphens: `fantastic-four`. */
  readonly id: string;
  /** As printed in English, lower case: `fantastic four`. */
  readonly name: string;
  /** What it does, in our own words. Empty for rows of the printed boxes, whose texts stand apart: nobody needs them to play. */
  readonly text: string;
  /** The rulings it rests on. */
  readonly rulings: readonly RulingId[];
  /** The numbers in its text, so that other rows can turn them. */
  readonly knobs: Readonly<Record<K, number>>;
  /** What it does when it is played or turned over; `null` if nothing. */
  readonly play: Chain<RuleContext<K>> | null;
  /** Scripts of its own that its play calls, by name. */
  readonly parts: Readonly<Record<string, Chain<RuleContext<K>>>>;
  /** What of it stays in force; `null`: nothing. */
  readonly lasting: LastingEffect<K> | null;
}

/** What has to hold to play a card. */
export interface Condition {
  /** The sentence a refused player is told. */
  readonly text: string;
  /** The ruling it rests on, which a refusal names; `null`: none, as in most house rules. */
  readonly ruling: RulingId | null;
  /** Whether it holds for a seat that is about to play the card. */
  readonly holds: (c: RuleContext, seat: Seat) => boolean;
}

/** How a card is played as another one. */
export interface Imitation {
  /** Whether it may also be tossed in as a card that interrupts. */
  readonly offTurn: (c: RuleContext) => boolean;
}

/** A row of playing cards. */
export interface CardRow<K extends string = string> extends RowFields<K> {
  readonly type: 'card';
  /** How it is laid on others. */
  readonly class: CardClass;
  /** Which cards there are of it. */
  readonly prints: readonly Print[];
  /** What one card counts in a hand; `null`: the number on it. */
  readonly points: number | null;
  /** What its player wishes; `null` if nothing. */
  readonly wish: 'color' | 'color or number' | null;
  /** Whether it names victims, who may counter. */
  readonly attack: boolean;
  /** Whether it may be handed over on purpose by a special card. */
  readonly giveable: boolean;
  /** Whether it goes under the top card instead of on top. */
  readonly under: boolean;
  /** Whether power cards can be used with it. */
  readonly takesPowers: boolean;
  /** What has to hold to play it; `null` if nothing. */
  readonly condition: Condition | null;
  /** When it may be tossed in; `null`: never. */
  readonly react: Reaction<K> | null;
  /** Whether it is played as another special card. */
  readonly imitates: Imitation | null;
}

/** A row of one event card. */
export interface EventRow<K extends string = string> extends Omit<RowFields<K>, 'play'> {
  readonly type: 'event';
  /** What it does when it is turned over; `null`: nothing. */
  readonly play: Chain<RuleContext<K>, Exempting> | null;
}

/** A row of power cards. */
export interface PowerRow<K extends string = string> extends RowFields<K> {
  readonly type: 'power';
  /** How many there are of it. */
  readonly copies: number;
  /** Whether it acts before the effect of the card it is used with, or after it. */
  readonly timing: 'first' | 'second';
  /** Whether it replaces the wish of the card it is used with. */
  readonly replacesWish: boolean;
  /** Which cards it can be used with; `null`: all. */
  readonly goesWith: ((card: Card) => boolean) | null;
}

/** A row of a rule card. */
export interface RuleRow<K extends string = string> extends RowFields<K> {
  readonly type: 'rule';
  /** Whether the text is a house reconstruction, because the printed one is not known. */
  readonly reconstructed: boolean;
}

/** Any row of a box. */
export type Row = CardRow | EventRow | PowerRow | RuleRow;

/** A row as it is written: some fields are needed, the rest has defaults. */
export type Given<R, Needed extends keyof R> = Pick<R, Needed> & Partial<Omit<R, Needed | 'type' | 'class' | 'prints'>>;

/** A card row as it is written. */
export type GivenRow<K extends string = string> = Given<CardRow<K>, 'id' | 'name' | 'text'>;

/** The same in a printed box. */
type BoxRow<K extends string> = Given<CardRow<K>, 'id' | 'name'>;

/** Colored number cards as they are written: so many copies of each number in each color. */
export interface ColoredNumbersRow<K extends string = string> extends GivenRow<K>, BlackNumbersRow<K> {
  /** Default: the four basic colors. */
  readonly colors?: readonly Color[];
}

/** Black number cards as they are written: so many copies of each number. */
export interface BlackNumbersRow<K extends string = string> extends GivenRow<K> {
  /** The lowest number. */
  readonly from: number;
  /** The highest number. */
  readonly to: number;
  /** How many of each number, and of each color if there are several. */
  readonly copies: number;
}

/** A plain-colored special card as it is written: so many copies in each color. */
export interface PlainRow<K extends string = string> extends GivenRow<K> {
  /** How many in each color. */
  readonly copies: number;
  /** Default: the four basic colors. */
  readonly colors?: readonly Color[];
}

/** An open-wish special card as it is written. */
export interface OpenRow<K extends string = string> extends GivenRow<K> {
  /** How many there are of it. */
  readonly copies: number;
}

const nothingElse = {
  text: '',
  play: null,
  parts: {},
  lasting: null,
  rulings: [],
} as const;

const noInterrupt = {
  wish: null,
  attack: false,
  giveable: true,
  under: false,
  condition: null,
  react: null,
  imitates: null,
  takesPowers: true,
} as const;

/** The knobs of a row as it is written. Without any, there is no name that one could ask for. */
const knobsOf = <K extends string>({
  knobs = {} as Record<K, number>,
}: {
  readonly knobs?: Readonly<Record<K, number>>;
}) => knobs;

/** One print for each of these colors. */
const each = (colors: readonly Color[], copies: number): Print[] =>
  colors.map((color) => ({ color, number: null, copies }));

/** Numbers from `from` to `to`. */
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Colored number cards: so many copies of each number in each color. */
/* @__NO_SIDE_EFFECTS__ */
export function coloredNumbers<const K extends string = never>(
  row: BoxRow<K> & Pick<ColoredNumbersRow, 'from' | 'to' | 'copies' | 'colors'>,
): CardRow<K> {
  const { from, to, copies, colors = BASIC_COLORS, ...rest } = row;
  const prints = colors.flatMap((color) => range(from, to).map((number) => ({ color, number, copies })));
  return {
    ...nothingElse,
    ...noInterrupt,
    points: null,
    ...rest,
    knobs: knobsOf(row),
    type: 'card',
    class: 'number',
    prints,
  };
}

/** Black number cards. */
/* @__NO_SIDE_EFFECTS__ */
export function blackNumbers<const K extends string = never>(
  row: BoxRow<K> & Pick<BlackNumbersRow, 'from' | 'to' | 'copies'>,
): CardRow<K> {
  const { from, to, copies, ...rest } = row;
  const prints = range(from, to).map((number) => ({ color: null, number, copies }));
  return {
    ...nothingElse,
    ...noInterrupt,
    points: null,
    ...rest,
    knobs: knobsOf(row),
    type: 'card',
    class: 'black',
    prints,
  };
}

/** A plain-colored special card: so many copies in each color. Its effect has to be carried out. */
/* @__NO_SIDE_EFFECTS__ */
export function plain<const K extends string = never>(
  row: BoxRow<K> & Pick<PlainRow, 'copies' | 'colors'>,
): CardRow<K> {
  const { copies, colors = BASIC_COLORS, ...rest } = row;
  return {
    ...nothingElse,
    ...noInterrupt,
    points: 7,
    ...rest,
    knobs: knobsOf(row),
    type: 'card',
    class: 'plain',
    prints: each(colors, copies),
  };
}

/** A bi-colored special card as it is written. */
export interface BicoloredRow<K extends string = string> extends GivenRow<K> {
  /** The pairs of colors, one card each. */
  readonly pairs: readonly (readonly [Color, Color])[];
}

/** A bi-colored special card: it goes on one half, and play goes on with the other. */
/* @__NO_SIDE_EFFECTS__ */
export function bicolored<const K extends string = never>(row: BoxRow<K> & Pick<BicoloredRow, 'pairs'>): CardRow<K> {
  const { pairs, ...rest } = row;
  const prints = pairs.map(([color, second]) => ({ color, second, number: null, copies: 1 }));
  return {
    ...nothingElse,
    ...noInterrupt,
    points: 7,
    ...rest,
    knobs: knobsOf(row),
    type: 'card',
    class: 'bicolored',
    prints,
  };
}

/** An open-wish special card: it goes on everything, and a wish has to be named. */
/* @__NO_SIDE_EFFECTS__ */
export function open<const K extends string = never>(row: BoxRow<K> & Pick<OpenRow, 'copies'>): CardRow<K> {
  const { copies, ...rest } = row;
  const prints = [{ color: null, number: null, copies }];
  return {
    ...nothingElse,
    ...noInterrupt,
    points: 7,
    wish: 'color',
    ...rest,
    knobs: knobsOf(row),
    type: 'card',
    class: 'open',
    prints,
  };
}

/** A special card with a condition of its own. */
/* @__NO_SIDE_EFFECTS__ */
export function unique<const K extends string = never>(row: Given<CardRow<K>, 'id' | 'name' | 'points'>): CardRow<K> {
  const prints = [{ color: null, number: null, copies: 1 }];
  return { ...nothingElse, ...noInterrupt, ...row, knobs: knobsOf(row), type: 'card', class: 'unique', prints };
}

/** An event card. */
/* @__NO_SIDE_EFFECTS__ */
export function event<const K extends string = never>(row: Given<EventRow<K>, 'id' | 'name'>): EventRow<K> {
  return { ...nothingElse, ...row, knobs: knobsOf(row), type: 'event' };
}

/** A power card: two copies of each. */
/* @__NO_SIDE_EFFECTS__ */
export function power<const K extends string = never>(row: Given<PowerRow<K>, 'id' | 'name' | 'timing'>): PowerRow<K> {
  return { ...nothingElse, copies: 2, replacesWish: false, goesWith: null, ...row, knobs: knobsOf(row), type: 'power' };
}

/** A rule card as it is written. */
export interface RuleCardRow<K extends string = string>
  extends Omit<Given<RuleRow<K>, 'id' | 'name' | 'text'>, 'lasting'> {
  /** What it does while it is in force. */
  readonly lasting: Omit<LastingEffect<K>, 'start' | 'remembers' | 'until'>;
}

/** The same in a printed box. */
export type BoxRuleCard<K extends string = string> = Omit<RuleCardRow<K>, 'text'> &
  Partial<Pick<RuleCardRow<K>, 'text'>>;

/** A rule card: it is in force for a round. */
/* @__NO_SIDE_EFFECTS__ */
export function rule<const K extends string = never>(row: BoxRuleCard<K>): RuleRow<K> {
  return { ...nothingElse, reconstructed: false, ...row, knobs: knobsOf(row), type: 'rule' };
}

/** The name under which something in force turns a knob of another row. */
export const knobOf = <K extends string>({ id }: RowFields<K>, knob: NoInfer<K>): `${string}.${string}` =>
  `${id}.${knob}`;

/** A box of rows, and the name it is chosen by. */
export interface Box {
  /** The name it is chosen by, in `sets`. */
  readonly name: string;
  /** Its cards, events, power cards and rule cards. */
  readonly rows: readonly Row[];
  /** What its rows leave open: options that games with this box have. Those of the printed boxes are in every game. */
  readonly options?: Readonly<Record<string, OptionRow>>;
  /** What the box changes in the rows of the others: further prints of their cards. */
  readonly adjust?: (rows: readonly Row[], sets: readonly string[], options: Options) => readonly Row[];
}
