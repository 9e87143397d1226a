/** The cards of a deck that have not been put anywhere yet, for setting up a table by the names of its cards. */
import type { CardId, Seat } from '../kernel/actions.ts';
import { InvalidInput, InvalidSetup, UnknownName } from './errors.ts';
import { quoted } from './quoted.ts';
import type { Seed } from './setup.ts';

/** Names are compared without regard to case, hyphens and a leading "the". */
export const plainly = (name: string): string =>
  // What is no text names nothing.
  (typeof name === 'string' ? name : '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^the /, '');

/** What the tables of all games say alike. Cards are named as in `cardNamed`. */
export interface AnyTable {
  /** The hands, seat 0 first. There are as many players as hands. */
  readonly hands: readonly (readonly string[])[];
  /** The next cards to be drawn, first drawn first. The rest of the deck follows, shuffled. */
  readonly draw?: readonly string[];
  /** Whether nothing follows the cards of `draw`. The rest of the deck is then discarded, below whatever lies there. */
  readonly drawOnly?: boolean;
  /** Whose turn it is. Default: seat 0. */
  readonly active?: Seat;
  /** Totals so far, by seat. Default: 0 each. */
  readonly scores?: readonly number[];
  /** Default: 1. */
  readonly seed?: Seed;
}

/** The total of a seat. */
export function scoreOf(scores: readonly number[], seat: Seat): number {
  const score = scores[seat] ?? 0;
  if (Number.isSafeInteger(score)) return score;
  throw new InvalidSetup(`scores[${seat}]`, 'has to be a whole number');
}

/** The cards that are left. */
export class Stock<Card extends { readonly id: CardId }> {
  private readonly left: Card[];

  constructor(
    cards: readonly Card[],
    private readonly isNamed: (card: Card, name: string) => boolean,
  ) {
    this.left = [...cards];
  }

  take(name: unknown, field: string): CardId {
    if (typeof name !== 'string') throw new InvalidSetup(field, 'has to be the name of a card');
    return this.takeWhere((card) => this.isNamed(card, name), field, name);
  }

  takeAll(names: readonly string[], field: string): CardId[] {
    return names.map((name, i) => this.take(name, `${field}[${i}]`));
  }

  takeWhere(fits: (card: Card) => boolean, field: string, name = 'such card'): CardId {
    const at = this.left.findIndex(fits);
    const [card] = at < 0 ? [] : this.left.splice(at, 1);
    if (card === undefined) throw new InvalidSetup(field, `there is no '${name}' left in the deck`);
    return card.id;
  }

  rest(): CardId[] {
    return this.left.map((card) => card.id);
  }
}

/** What is needed of a game to look for a card in a hand. */
interface Hands<State, Card> {
  lookInto<T>(state: unknown, look: () => T): T;
  checkSeat(state: NoInfer<State>, seat: Seat): void;
  cardOf(state: NoInfer<State>, id: CardId): Card;
}

/** The id of a card in a hand, by its name: of several alike the `nth`, counted from 0. */
export function cardInHand<
  State extends { readonly players: readonly { readonly hand: readonly CardId[] }[] },
  Card extends { readonly id: CardId; readonly name: string },
>(
  core: Hands<State, Card>,
  isNamed: (card: Card, name: string) => boolean,
  state: State,
  seat: Seat,
  name: string,
  nth: number,
): CardId {
  const held = core.lookInto(state, () => {
    core.checkSeat(state, seat);
    const player = state.players[seat];
    return player === undefined ? [] : player.hand.map((id) => core.cardOf(state, id));
  });
  const alike = held.filter((card) => isNamed(card, name));
  const card = Number.isInteger(nth) ? alike[nth] : undefined;
  if (card !== undefined) return card.id;
  const names = held.map((one) => one.name);
  const given = quoted(name);
  if (alike.length === 0) throw new UnknownName('name', given, names, `seat ${seat} does not hold '${given}'`);
  throw new InvalidInput(
    'options.nth',
    `seat ${seat} holds '${given}' ${alike.length} times, counted from 0, not ${quoted(nth)}`,
  );
}
