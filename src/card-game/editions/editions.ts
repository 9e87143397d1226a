/** The published texts. An edition is data: what its options are if nobody says anything, and rows it words anew. */

import { tsunami } from '../boxes/supercharge/events.ts';
import { recharge } from '../boxes/supercharge/specials.ts';
import { lastChance, seppuku } from '../boxes/troublemaker/events.ts';
import { inequality, thief } from '../boxes/troublemaker/specials.ts';
import type { Options } from '../options/options.ts';
import type { Row } from '../rows/define.ts';
import type { EditionName } from '../state/types.ts';

/** One published text. */
export interface Edition {
  readonly name: EditionName;
  readonly title: string;
  /** The add-ons this text knows. */
  readonly sets: readonly string[];
  /** What this text settles differently from the newest one. */
  readonly options: Partial<Options>;
  /** Rows that replace those of the same name. */
  readonly rows: readonly Row[];
}

/** The published texts, by name. */
export const editions: Readonly<Record<EditionName, Edition>> = {
  swiss1: {
    name: 'swiss1',
    title: 'first Swiss edition',
    sets: [],
    options: { limit: 'reach', 'fantasticFour.mandatory': false, gamblingMan: 'classic' },
    rows: [],
  },
  webde: {
    name: 'webde',
    title: 'German card texts of the publisher',
    sets: ['troublemaker', 'supercharge'],
    options: {
      limit: 'reach',
      'fantasticFour.mandatory': false,
      gamblingMan: 'classic',
      'luckyBastard.activePlayer': true,
      'inequality.anyVictim': true,
      'lastChance.eventsCount': true,
      'seppuku.discardOptional': true,
    },
    rows: [
      // Whoever can lay a card has to.
      {
        ...tsunami,
        knobs: { mayRefuse: 0 },
        text: 'In turn, and as often as it takes, each lays an open card worth as much as the last or more. Whoever cannot takes all these cards.',
      },
      // "May": it can be left undone.
      {
        ...recharge,
        knobs: { mayRefuse: 1 },
        text: 'One of your used power cards may be turned face down, and can then be used again from your next turn on. Not one you have used in this turn.',
      },
      // What is not to be had but unseen stays, and counts as not there.
      {
        ...thief,
        knobs: { ...thief.knobs, onlyGiveable: 1 },
        text: "Look at somebody's hand and take two cards of your choice, or all that can be had if there are fewer. Fuck You cannot.",
      },
      // What follows is worded for what the options of this text make of it.
      {
        ...inequality,
        text: 'Somebody you name may be made to take cards from you without looking until they have more than you. Wish a color.',
      },
      { ...lastChance, text: 'Until the round ends, whoever runs out of cards triggers an event.' },
      {
        ...seppuku,
        text: 'In order each dares or refuses. Who dares turns a card of the draw pile over: a number takes 21 points off the total, anything else adds 42. Who refuses adds 21. Without scores: discard up to two, draw four, draw two.',
      },
    ],
  },
  intl: { name: 'intl', title: 'international edition', sets: [], options: { limit: 'reach' }, rows: [] },
  pandora: {
    name: 'pandora',
    title: 'Swiss rulebook of 2020',
    sets: ['troublemaker', 'supercharge', 'pandoras-box'],
    options: {},
    rows: [],
  },
};
