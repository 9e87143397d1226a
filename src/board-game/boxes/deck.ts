/**
 * The deck as data: how many cards of each kind and color, when they happen, which of them are attacks.
 *
 * Of the printed deck only the number of cards is known. The one that comes with the library is a reconstruction (R-388,
 * R-389); `deck` takes in one of your own.
 */

import { InvalidSetup } from '../../common/errors.ts';
import { asObject, checkFields, checkText } from '../../common/setup.ts';
import { isTree } from '../../common/tree.ts';
import type { CardRow } from '../rows/define.ts';
import type { Deck, Print } from '../state/layout.ts';
import { COLORS, type Color, TIMINGS, type Timing } from '../state/types.ts';
import { rows } from './board/rows.ts';

/** What differs from the reconstruction. */
export interface DeckInput {
  /** What it is called where it is shown. Default: `own deck`. */
  readonly name?: string;
  /** How many cards of a kind there are, by the kind's name, such as `push` or `second-chance`. */
  readonly counts?: Readonly<Record<string, number>>;
  /** The color of a kind, or how many there are of each color. */
  readonly colors?: Readonly<Record<string, Color | Readonly<Partial<Record<Color, number>>>>>;
  /** When a kind happens. Only kinds that act on whoever moves can be changed. */
  readonly timings?: Readonly<Record<string, Timing>>;
  /** Whether a kind is an attack when used against another player. */
  readonly attacks?: Readonly<Record<string, boolean>>;
  /** How many cards there are. Default: 94, as printed on the box. */
  readonly total?: number;
}

/** How many playing cards are in the box. */
export const DECK_SIZE = 94;

/** The kinds of playing cards. */
const kinds: readonly CardRow[] = /* @__PURE__ */ rows.filter((row) => !row.numbered);

/**
 * A deck of your own, checked. Whatever is not said is as in the reconstruction.
 *
 * @throws {@link InvalidSetup} naming what is wrong: an unknown kind, counts that do not add up.
 * @example
 * ```ts
 * const ours = defineDeck({ name: 'our box', counts: { push: 12, jump: 4 }, colors: { stop: 'purple' } });
 * const state = createGame({ players: 4, seed: 1, deck: ours });
 * ```
 */
export function defineDeck(input: DeckInput = {}): Deck {
  const given = checkFields(input, ['name', 'counts', 'colors', 'timings', 'attacks', 'total'], 'deck', 'deck');
  const ofKinds = (field: string): Fields => byKind(given[field] === undefined ? {} : given[field], `deck.${field}`);
  const [counts, colors, timings, attacks] = [
    ofKinds('counts'),
    ofKinds('colors'),
    ofKinds('timings'),
    ofKinds('attacks'),
  ];
  const prints = kinds.flatMap(({ id, color, copies }): Print[] => {
    const count = counts[id] === undefined ? copies : counts[id];
    const chosen = colors[id] === undefined ? color : colors[id];
    const print = { card: id, timing: timings[id] ?? null, attack: attacks[id] ?? null };
    const names = { timing: `deck.timings.${id}`, attack: `deck.attacks.${id}` };
    const whole = { ...names, color: `deck.colors.${id}`, copies: `deck.counts.${id}` };
    if (typeof chosen !== 'object' || chosen === null)
      return [checkPrint({ ...print, color: chosen, copies: count }, 'deck', whole)];
    checkPrint({ ...print, color, copies: count }, 'deck', whole);
    const parts = Object.entries(chosen).map(([name, part]: [string, unknown]) => {
      const field = `deck.colors.${id}.${name}`;
      return checkPrint({ ...print, color: name, copies: part }, 'deck', { ...names, color: field, copies: field });
    });
    const sum = parts.reduce((all, part) => all + part.copies, 0);
    if (sum !== count)
      throw new InvalidSetup(`deck.colors.${id}`, `the colors add up to ${sum} cards, but there are ${count}`);
    return parts;
  });
  const { name = 'own deck', total = DECK_SIZE } = given;
  if (!Number.isSafeInteger(total)) throw new InvalidSetup('deck.total', 'has to be a whole number');
  const checked = checkDeck({ name, prints });
  const sum = sizeOf(checked);
  if (sum !== total) throw new InvalidSetup('deck.counts', `the counts add up to ${sum} cards instead of ${total}`);
  return checked;
}

type Fields = Readonly<Record<string, unknown>>;

function byKind(given: unknown, field: string): Fields {
  const fields = asObject(given, field);
  for (const name of Object.keys(fields)) {
    if (!kinds.some(({ id }) => id === name))
      throw new InvalidSetup(`${field}.${name}`, 'there is no such kind of card');
  }
  return fields;
}

/** How many cards a deck has. */
export const sizeOf = ({ prints }: Deck): number => prints.reduce((sum, { copies }) => sum + copies, 0);

/** Decks that have been checked, so that a deck used for a million games is checked once. */
const known = new WeakMap<object, Deck>();

/** More cards than any game needs; it keeps strangers from asking for a deck that fills the memory. */
const MOST_CARDS = 400;

/** Checks a deck, which may be any JSON at all. */
export function checkDeck(given: unknown): Deck {
  const before = isTree(given) ? known.get(given) : undefined;
  if (before !== undefined) return before;
  const { name, prints } = checkFields(given, ['name', 'prints'], 'deck', 'deck');
  const called = checkText(name, 'deck.name');
  if (!Array.isArray(prints)) throw new InvalidSetup('deck.prints', 'has to be a list');
  if (prints.length > MOST_CARDS) throw new InvalidSetup('deck.prints', `has more than ${MOST_CARDS} entries`);
  const checked: Deck = {
    name: called,
    prints: Array.from(prints, (print, i) => checkPrint(print, `deck.prints[${i}]`)),
  };
  if (sizeOf(checked) > MOST_CARDS)
    throw new InvalidSetup('deck.prints', `a deck has at most ${MOST_CARDS} cards, not ${sizeOf(checked)}`);
  // Whether an effect is an attack is asked of the kind, not of the card.
  checked.prints.forEach(({ card, attack }, i) => {
    if (checked.prints.find((print) => print.card === card)?.attack !== attack)
      throw new InvalidSetup(`deck.prints[${i}].attack`, `some of '${card}' are an attack and others are not`);
  });
  Object.freeze(checked.prints);
  Object.freeze(checked);
  known.set(checked, checked);
  return checked;
}

/** Checks so many cards of one kind and color. `names`: what the fields at fault are called, if not as in a print. */
function checkPrint(given: unknown, field: string, names: Readonly<Record<string, string>> = {}): Print {
  const { card, color, copies, timing, attack } = checkFields(
    given,
    ['card', 'color', 'copies', 'timing', 'attack'],
    'print',
    field,
  );
  const fault = (part: string, problem: string) => new InvalidSetup(names[part] ?? `${field}.${part}`, problem);
  const row = kinds.find(({ id }) => id === card);
  if (row === undefined) throw fault('card', 'there is no such kind of card');
  const hue = COLORS.find((one) => one === color);
  if (hue === undefined) throw fault('color', `has to be one of ${COLORS.join(', ')}`);
  if ((hue === 'white') !== (row.color === 'white'))
    throw fault('color', `the ${row.name} is ${row.color === 'white' ? '' : 'not '}a white card`);
  if (typeof copies !== 'number' || !Number.isSafeInteger(copies) || copies < 0 || Object.is(copies, -0))
    throw fault('copies', 'has to be a whole number from 0 on');
  const time = TIMINGS.find((one) => one === timing) ?? null;
  if (timing !== null && timing !== undefined) {
    if (time === null) throw fault('timing', `has to be one of ${TIMINGS.join(', ')}`);
    if (!row.timings.includes(time)) throw fault('timing', `the ${row.name} cannot happen at '${time}'`);
  }
  if (attack !== null && attack !== undefined) {
    if (typeof attack !== 'boolean') throw fault('attack', 'has to be true or false');
    if (row.attack === null) throw fault('attack', `the ${row.name} meets no other player`);
  }
  const attacks = typeof attack === 'boolean' ? attack : null;
  return Object.freeze({ card: row.id, color: hue, copies, timing: time, attack: attacks });
}

/** A reconstruction, not the printed deck: 94 cards, a color for each time at which cards happen. */
export const RECONSTRUCTED_DECK: Deck = /* @__PURE__ */ defineDeck({ name: 'reconstruction' });

/** Reads a deck from what a setup says; none: the reconstruction. */
export const deckOf = (given: unknown): Deck => (given === undefined ? RECONSTRUCTED_DECK : checkDeck(given));
