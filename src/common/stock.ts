/** The cards of a deck that have not been put anywhere yet, for setting up a table by the names of its cards. */
import type { CardId } from '../kernel/actions.ts';
import { InvalidSetup } from './errors.ts';

/** Names are compared without regard to case, hyphens and a leading "the". */
export const plainly = (name: string): string =>
  // What is no text names nothing.
  (typeof name === 'string' ? name : '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^the /, '');

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
