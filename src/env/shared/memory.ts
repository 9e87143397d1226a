/** What a seat says that it remembers. It comes from outside, so it may be anything at all. */
import { InvalidInput } from '../../common/errors.ts';
import { otherField } from '../../common/fields.ts';
import type { KnownCards } from '../../common/known-to.ts';
import { quoted } from '../../common/quoted.ts';

/** Refuses what cannot be remembered, by the field that is wrong. `cards`: how many there are; `names`: all fields. */
export function checkMemory(given: unknown, names: readonly string[], cards: number): void {
  if (!isObject(given)) throw new InvalidInput('remembered', 'has to be an object');
  const other = otherField(given, names);
  if (other !== undefined)
    throw new InvalidInput(quoted(other), `is nothing that is remembered: there is ${names.join(', ')}`);
  if (!isKnown(given.known, cards))
    throw new InvalidInput('known', 'has to be the known cards of this game, as knownTo gives them');
  if (names.includes('laid') && !areCards(given.laid, cards))
    throw new InvalidInput('laid', 'has to be the list of cards in the discard pile, each by its id');
}

function isKnown(given: unknown, cards: number): given is KnownCards {
  if (!isObject(given)) return false;
  const { hands, table, draw } = given;
  return (
    Array.isArray(hands) &&
    hands.every((hand) => areCards(hand, cards)) &&
    areCards(table, cards) &&
    Array.isArray(draw) &&
    draw.every((one) => isObject(one) && isBelow(one.card, cards) && isBelow(one.above, cards))
  );
}

const areCards = (given: unknown, cards: number): boolean =>
  Array.isArray(given) && given.every((card) => isBelow(card, cards));

const isBelow = (given: unknown, end: number): boolean =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0 && given < end;

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;
