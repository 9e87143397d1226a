/** What the net is told of a card: by the fields of its row, never by its name. One row of numbers for each card of a game. */
import type { CardInfo } from 'frantic-engine';
import type { BotEngine } from 'frantic-engine/bots';
import type * as fast from 'frantic-engine/fast';

/** Which number of a card is what. */
export const CARD = {
  points: 0,
  open: 1,
  interrupt: 2,
  attack: 3,
  bound: 4,
  black: 5,
  effect: 6,
  unique: 7,
  plain: 8,
  number: 9,
  powers: 10,
} as const;

/** So many numbers a card has. */
export const CARD_SIZE = Object.keys(CARD).length;

/** The cards of a game as numbers, one row after the other. */
export interface Deck {
  readonly infos: readonly CardInfo[];
  readonly numbers: Float64Array;
  /** By card: its color and its second one, each by its place among the colors, or -1. */
  readonly colors: Int8Array;
}

/** So many colors are told apart. */
export const COLOR_ROOM = 8;

const decks = /* @__PURE__ */ new WeakMap<readonly CardInfo[], Deck>();

/** The cards of the game that is played. */
export function deckOf(guess: fast.GameState, { catalogOf }: BotEngine): Deck {
  const { cards } = catalogOf(guess);
  const known = decks.get(cards);
  if (known !== undefined) return known;
  const deck = read(cards);
  decks.set(cards, deck);
  return deck;
}

function read(infos: readonly CardInfo[]): Deck {
  const names: string[] = [];
  for (const { color, second } of infos)
    for (const one of [color, second]) if (one !== null && !names.includes(one)) names.push(one);
  const numbers = new Float64Array(infos.length * CARD_SIZE);
  const colors = new Int8Array(infos.length * 2);
  infos.forEach((card, id) => {
    const { points, wish, react, imitates, attack, condition, class: kind, effect, takesPowers } = card;
    const at = id * CARD_SIZE;
    numbers[at + CARD.points] = points;
    numbers[at + CARD.open] = wish === null ? 0 : 1;
    numbers[at + CARD.interrupt] = react !== null || imitates ? 1 : 0;
    numbers[at + CARD.attack] = attack ? 1 : 0;
    numbers[at + CARD.bound] = condition === null ? 0 : 1;
    numbers[at + CARD.black] = kind === 'black' ? 1 : 0;
    numbers[at + CARD.effect] = effect ? 1 : 0;
    numbers[at + CARD.unique] = kind === 'unique' ? 1 : 0;
    numbers[at + CARD.plain] = kind === 'plain' ? 1 : 0;
    numbers[at + CARD.number] = kind === 'number' ? 1 : 0;
    numbers[at + CARD.powers] = takesPowers ? 1 : 0;
    colors[id * 2] = card.color === null ? -1 : names.indexOf(card.color) % COLOR_ROOM;
    colors[id * 2 + 1] = card.second === null ? -1 : names.indexOf(card.second) % COLOR_ROOM;
  });
  return { infos, numbers, colors };
}
