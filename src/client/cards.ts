/** Cards by their ids, from what a view names: which boxes are in play, which deck. */
import { cardsOf as boardCards } from '../board-game/catalog/print.ts';
import type { CardInfo as BoardCardInfo, Catalog as BoardCatalog } from '../board-game/rows/info.ts';
import type { RulesKey as BoardRules } from '../board-game/state/state.ts';
import { addPrints } from '../card-game/boxes/pandora/prints.ts';
import { cardsOf, type PrintedRow } from '../card-game/catalog/print.ts';
import type { CardInfo, Catalog } from '../card-game/rows/info.ts';
import type { RulesKey } from '../card-game/state/state.ts';
import { asInput, InvalidInput } from '../common/errors.ts';
import { quoted } from '../common/quoted.ts';
import type { CardId } from '../kernel/actions.ts';
import { ROWS } from './tables/board-game.ts';
import { BOXES } from './tables/card-game.ts';

/** What says which cards are in play: something with the rules of the game, such as a view, or a catalog. */
export type CardSource = { readonly rules: Pick<RulesKey, 'sets' | 'options'> } | Pick<Catalog, 'cards'>;

/** The same of the board game. */
export type BoardCardSource = { readonly rules: Pick<BoardRules, 'deck' | 'options'> } | Pick<BoardCatalog, 'cards'>;

/** The cards of rules that have been met. A client that keeps the rules of its game finds its cards again. */
const known = new WeakMap<object, readonly (CardInfo | BoardCardInfo)[]>();

/**
 * A card by its id, as plain JSON: what `cardOf` of the engine says of it. It takes a view with its rules, or a catalog. The
 * cards of the printed boxes, and of every deck of the board game, are known here; those of your own boxes and house rules
 * only the catalog names: hand it over once, as JSON.
 *
 * @throws `InvalidInput` if there is no such card.
 * @example
 * ```ts
 * const names = view.hand.map((card) => cardOf(view, card).name);
 * const own = cardOf(catalog, 124); // the catalog has come as JSON
 * ```
 */
export function cardOf(of: CardSource, id: CardId): CardInfo;
export function cardOf(of: BoardCardSource, id: CardId): BoardCardInfo;
export function cardOf(of: CardSource | BoardCardSource, id: CardId): CardInfo | BoardCardInfo;
export function cardOf(of: CardSource | BoardCardSource, id: CardId): CardInfo | BoardCardInfo {
  const card = Number.isInteger(id) ? cardsIn(of)[id] : undefined;
  if (card !== undefined) return card;
  throw new InvalidInput(
    'id',
    `there is no card ${quoted(id)} in the printed boxes; those of your own are in the catalog`,
  );
}

/** What a card is called, as printed in English: `blue 9`, `fantastic four`. See `cardOf`. */
export const nameOf = (of: CardSource | BoardCardSource, id: CardId): string => cardOf(of, id).name;

function cardsIn(of: CardSource | BoardCardSource): readonly (CardInfo | BoardCardInfo)[] {
  try {
    if ('cards' in of) return of.cards;
    const { rules } = of;
    const before = known.get(rules);
    if (before !== undefined) return before;
    const cards = 'deck' in rules ? cardsOfDeck(rules) : cardsOf(rowsOf(rules));
    known.set(rules, cards);
    return cards;
  } catch (error) {
    throw asInput(error, 'of', 'is no view with its rules, and no catalog');
  }
}

/** More than any deck has: a count from outside must not decide how much memory is taken. */
const MOST = 1_000;

function cardsOfDeck({ deck, options }: Pick<BoardRules, 'deck' | 'options'>): readonly BoardCardInfo[] {
  const counts = deck.prints.map(({ copies }) => (Number.isInteger(copies) && copies >= 0 ? copies : Infinity));
  if (counts.reduce((sum, one) => sum + one, counts.length) > MOST)
    throw new InvalidInput('of.rules.deck', 'has more cards than any deck');
  return boardCards(ROWS, deck, options);
}

/** The rows of the boxes in play. */
function rowsOf({ sets, options }: Pick<RulesKey, 'sets' | 'options'>): readonly PrintedRow[] {
  const own = sets.find((set) => !BOXES.some(({ name }) => name === set));
  if (own !== undefined)
    throw new InvalidInput('of.rules.sets', `the cards of the box '${quoted(own)}' are in the catalog: hand it over`);
  const inGame = BOXES.filter(({ name }, nth) => nth === 0 || sets.includes(name));
  const rows = inGame.flatMap((box) => box.rows);
  if (!inGame.some(({ adds }) => adds)) return rows;
  const chosen = { purple: String(options.purple), 'purple.mirror': options['purple.mirror'] === true };
  return addPrints(
    rows,
    sets,
    chosen,
    BOXES.flatMap((box) => box.rows),
  );
}
