/**
 * The row constructors of the board game: `phase`, `acting`, `ground`, `reaction`, `white`, `teleport`, `event`.
 *
 * A card is one row: what it does and when. How many there are and of which color is said by the deck, because the
 * printed numbers are not known; the row carries the reconstruction.
 */

import type { Chain } from '../../kernel/script.ts';
import type { BoardOptions } from '../options/game.ts';
import { type Color, type RulingId, TIMINGS, type Timing } from '../state/types.ts';
import type { RuleContext } from './context.ts';
import type { Tossed } from './scripts.ts';

/** What all rows have. */
interface RowFields {
  /** Lower case with hyphens: `second-chance`. */
  readonly id: string;
  /** As printed in English, lower case: `second chance`. */
  readonly name: string;
  /** What it does, in our own words. */
  readonly text: string;
  readonly rulings: readonly RulingId[];
}

/** A reaction: where it may be tossed in, and what it does after it has been placed. */
export interface Reaction {
  /** The trigger of the windows it may be tossed in at: `rolled`, `attacked` or `finish`. */
  readonly in: string;
  readonly play: Chain<RuleContext, Tossed>;
}

/** A kind of playing card, or the numbered teleports. */
export interface CardRow extends RowFields {
  readonly type: 'card';
  /** The color in the reconstruction. */
  readonly color: Color;
  /** How many there are in the reconstruction. */
  readonly copies: number;
  /** Effects with a time of their own that no deck can change. */
  readonly play: Chain<RuleContext> | null;
  readonly land: Chain<RuleContext> | null;
  /** An effect that happens when the deck says. */
  readonly act: Chain<RuleContext> | null;
  /** When `act` happens in the reconstruction. */
  readonly timing: Timing | null;
  /** The times a deck may choose from. */
  readonly timings: readonly Timing[];
  /** The option that says when, if there is one. */
  readonly timingOption: keyof BoardOptions | null;
  /** What entering its space makes of the steps that are left; `null`: nothing. */
  readonly enter: ((steps: number) => number) | null;
  /** Whether its space cannot be entered by moving. */
  readonly barred: boolean;
  /** Where its arrow may point: along the path, also through a wall, or `null` if it has none. */
  readonly arrow: 'path' | 'all' | null;
  /** Whether it is an attack when it is used against another player; `null` if it never meets one. */
  readonly attack: boolean | null;
  readonly react: Reaction | null;
  /** What it adds to the position of whoever holds it at the end of a round. */
  readonly handPoints: number;
  /** What stands on the board where its name is too long. */
  readonly short?: string;
  /** Whether it is a numbered teleport: part of the board, not of the deck. */
  readonly numbered: boolean;
}

/** An event, by its number on the die of twenty. */
export interface EventRow extends RowFields {
  readonly type: 'event';
  readonly number: number;
  readonly play: Chain<RuleContext> | null;
}

type Given = RowFields & Pick<CardRow, 'copies'>;

const PLAIN = {
  type: 'card',
  play: null,
  land: null,
  act: null,
  timing: null,
  timings: [],
  timingOption: null,
  enter: null,
  barred: false,
  arrow: null,
  attack: null,
  react: null,
  handPoints: 0,
  numbered: false,
} as const;

/** A card that happens when it is played in the first phase of a turn. Blue in the reconstruction. */
export const phase = (row: Given & { readonly play: Chain<RuleContext>; readonly attack?: boolean }): CardRow => ({
  ...PLAIN,
  color: 'blue',
  ...row,
});

/** A card that acts on whoever moves. Red, and when a movement ends on it, in the reconstruction. */
export const acting = (
  row: Given &
    Partial<Pick<CardRow, 'arrow' | 'attack' | 'timings' | 'timingOption' | 'short'>> & {
      readonly act: Chain<RuleContext>;
    },
): CardRow => ({ ...PLAIN, color: 'red', timing: 'land', timings: TIMINGS, ...row });

/** A card that changes how its space is moved over. Green in the reconstruction. */
export const ground = (row: Given & Partial<Pick<CardRow, 'enter' | 'barred'>>): CardRow => ({
  ...PLAIN,
  color: 'green',
  ...row,
});

/** A card that is tossed in from the hand. Many-colored in the reconstruction. */
export const reaction = (row: Given & { readonly react: Reaction; readonly attack?: boolean }): CardRow => ({
  ...PLAIN,
  color: 'multi',
  ...row,
});

/** A white card: it goes on anything but another white card, and nothing goes on it. */
export const white = (
  row: Given &
    Partial<Pick<CardRow, 'handPoints' | 'short'>> & {
      readonly play: Chain<RuleContext>;
      readonly land: Chain<RuleContext>;
    },
): CardRow => ({ ...PLAIN, color: 'white', ...row });

/** The numbered teleports. They are no part of the deck. */
export const numberedTeleport = (row: Omit<Given, 'copies'> & { readonly land: Chain<RuleContext> }): CardRow => ({
  ...PLAIN,
  color: 'white',
  copies: 0,
  numbered: true,
  ...row,
});

/** An event. */
export const event = (row: Omit<EventRow, 'type'>): EventRow => ({ type: 'event', ...row });
