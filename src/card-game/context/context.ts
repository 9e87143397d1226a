/**
 * The context of the card game: what a step may read, and the verbs it may use.
 *
 * It is long, so each part of it has a file in `context/`; one part rests on another.
 */

import { withWindows } from '../../common/seated-context.ts';
import { Machine } from '../../kernel/queue.ts';
import type { Catalog, Reactors } from '../rows/catalog.ts';
import type { RuleContext } from '../rows/context.ts';
import type { CardRow } from '../rows/define.ts';
import type { Trigger } from '../rows/triggers.ts';
import { cardDecisions, RULED } from '../rules/kinds/decisions.ts';
import type { CardDecision } from '../rules/kinds/questions.ts';
import { PLAY } from '../rules/play.ts';
import type { CardId, Seat } from '../state/types.ts';
import { Verbs } from '../verbs/verbs.ts';
import { PlayingContext } from './playing.ts';

/** What a step sees. One object for each catalog, pointed at one state after another. */
export class Context extends PlayingContext implements RuleContext {
  readonly do: Verbs = new Verbs(this);
  readonly machine: Machine<Context, CardDecision>;
  readonly ruled = RULED;
  protected readonly self = this;

  constructor(catalog: Catalog) {
    super(catalog);
    this.machine = new Machine<Context, CardDecision>(withWindows<Context>(catalog.scripts), this, cardDecisions());
  }

  /** Those with cards who are entitled by their position, or with `windows: 'holders'` those who hold one. */
  entitled(trigger: Trigger, seats: readonly Seat[]): Seat[] {
    const reactors = this.catalog.reactors[trigger];
    if (reactors === undefined || this.closed(trigger)) return [];
    if (this.g.rules.windows === 'holders') return seats.filter((seat) => this.holdsOne(reactors, trigger, seat));
    const hidden = this.hiddenOf(reactors);
    return seats.filter(
      (seat) =>
        this.handSize(seat) > 0 &&
        this.mayTossIn(seat) &&
        reactors.rows.some((row) => mayReact(this, row, seat)) &&
        (hidden === null || hidden.some((card) => this.mayTossInCard(seat, card, trigger))),
    );
  }

  /** With `windows: 'possible'`: those of these cards that do not lie open, which anybody may hold. */
  private hiddenOf({ cards }: Reactors): readonly CardId[] | null {
    const { rules, drawPile, players, table, laid } = this.g;
    if (rules.windows !== 'possible') return null;
    const faceDown = table.filter((_card, at) => laid[at]?.open === false);
    return [drawPile, faceDown, ...players.map(({ hand }) => hand)].flat().filter((card) => cards[card] === 1);
  }

  override asksFor(trigger: Trigger, seat: Seat): ((card: CardId) => boolean) | null {
    if (this.g.rules.windows !== 'holders') return null;
    const cards = this.closed(trigger) ? undefined : this.catalog.reactors[trigger]?.cards;
    return (card) => cards?.[card] === 1 && this.mayTossInCard(seat, card, trigger);
  }

  /** Whether interrupts of this kind are out for the card being carried out. */
  private closed(trigger: Trigger): boolean {
    if (this.innermost(PLAY)?.v.closed === trigger) return true;
    return !this.inForce.mayInterrupt.every(({ held, turn }) => turn(true, this, trigger, held));
  }

  /** Whether a seat holds a card that could be tossed in. */
  private holdsOne({ cards }: Reactors, trigger: string, seat: Seat): boolean {
    for (const card of this.handOf(seat)) if (cards[card] === 1 && this.mayTossInCard(seat, card, trigger)) return true;
    return false;
  }

  reactions(trigger: string, seat: Seat): readonly CardId[] {
    const cards = this.catalog.reactors[trigger]?.cards;
    if (cards === undefined) return NO_CARDS;
    return this.handOf(seat).filter((card) => cards[card] === 1 && this.mayTossInCard(seat, card, trigger));
  }

  private mayTossInCard(seat: Seat, card: CardId, trigger: string): boolean {
    if (!this.mayTossIn(seat)) return false;
    const { imitates } = this.card(card).row;
    return (imitates === null || imitates.offTurn(this)) && mayReact(this, this.tossedAs(card, trigger), seat);
  }

  /** Whether nothing in force keeps a seat from tossing cards in. */
  private mayTossIn(seat: Seat): boolean {
    return this.inForce.mayToss.every(({ held, turn }) => turn(true, this, seat, held));
  }

  /** The first who is willing in the order of play after the active player, or everybody in that order. */
  winners(trigger: string, willing: readonly Seat[], each: boolean): readonly Seat[] {
    const inOrder = this.orderAfter(this.g.active).filter((seat) => willing.includes(seat));
    return this.isForEach(trigger, each) ? inOrder : inOrder.slice(0, 1);
  }

  /** Where one toss is enough, the window is over with it; where several may, those who declined may think again. */
  override reopens(trigger: string, each: boolean): boolean {
    return this.options['react.again'] && this.isForEach(trigger, each);
  }

  /** Whether everybody who is willing tosses in. */
  private isForEach(trigger: string, each: boolean): boolean {
    return each || this.catalog.reactors[trigger]?.rows.some((row) => row.react?.each === true) === true;
  }

  tossIn(seat: Seat, card: CardId): void {
    this.do.tossIn(seat, card, this.trigger);
  }

  reactionOf(card: CardId): string {
    return this.scriptOf('react', this.tossedAs(card, this.trigger).id);
  }

  reaim(seat: Seat): void {
    this.machine.reaim(this.frame, seat);
  }
}

const NO_CARDS: readonly CardId[] = [];

/** Whether a seat's position allows it to toss in a card of this row. */
const mayReact = (c: RuleContext, row: CardRow, seat: Seat): boolean => row.react?.may?.(c, seat) ?? true;
