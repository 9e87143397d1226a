/** The constructors for rows of one's own, which say what they do. Those of the printed boxes say it apart. */
import type {
  BicoloredRow,
  BlackNumbersRow,
  CardRow,
  ColoredNumbersRow,
  EventRow,
  Given,
  OpenRow,
  PlainRow,
  PowerRow,
  RuleCardRow,
  RuleRow,
} from './define.ts';
import * as rows from './define.ts';

/** Colored number cards: so many copies of each number in each color. */
export function coloredNumbers<const K extends string = never>(row: ColoredNumbersRow<K>): CardRow<K> {
  return rows.coloredNumbers(row);
}

/** Black number cards. */
export function blackNumbers<const K extends string = never>(row: BlackNumbersRow<K>): CardRow<K> {
  return rows.blackNumbers(row);
}

/** A plain-colored special card: so many copies in each color. Its effect has to be carried out. */
export function plain<const K extends string = never>(row: PlainRow<K>): CardRow<K> {
  return rows.plain(row);
}

/** A bi-colored special card: it goes on one half, and play goes on with the other. */
export function bicolored<const K extends string = never>(row: BicoloredRow<K>): CardRow<K> {
  return rows.bicolored(row);
}

/** An open-wish special card: it goes on everything, and a wish has to be named. */
export function open<const K extends string = never>(row: OpenRow<K>): CardRow<K> {
  return rows.open(row);
}

/** A special card with a condition of its own. */
export function unique<const K extends string = never>(
  row: Given<CardRow<K>, 'id' | 'name' | 'text' | 'points'>,
): CardRow<K> {
  return rows.unique(row);
}

/** An event card. */
export function event<const K extends string = never>(row: Given<EventRow<K>, 'id' | 'name' | 'text'>): EventRow<K> {
  return rows.event(row);
}

/** A power card: two copies of each. */
export function power<const K extends string = never>(
  row: Given<PowerRow<K>, 'id' | 'name' | 'text' | 'timing'>,
): PowerRow<K> {
  return rows.power(row);
}

/** A rule card: it is in force for a round. */
export function rule<const K extends string = never>(row: RuleCardRow<K>): RuleRow<K> {
  return rows.rule(row);
}
