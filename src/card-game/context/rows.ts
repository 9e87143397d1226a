/** What a step sees of the rows of the game, and of what in force turns them. */

import { UnknownScript } from '../../common/errors.ts';
import { SeatedContext } from '../../common/seated-context.ts';
import type { Machine } from '../../kernel/queue.ts';
import type { Woken } from '../../kernel/step-context.ts';
import type { Options } from '../options/options.ts';
import type { Card } from '../rows/card.ts';
import type { Catalog } from '../rows/catalog.ts';
import type { RuleContext } from '../rows/context.ts';
import type { CardRow, LastingEffect, Moments, PowerRow, Row } from '../rows/define.ts';
import type { InForce, NumberTurnings, Turning } from '../rows/in-force.ts';
import type { PartScript } from '../rows/scripts.ts';
import type { Lasting, MutableGameState } from '../state/state.ts';
import type { CardId, Seat } from '../state/types.ts';
import type { Context } from './context.ts';
import { SortedInForce } from './in-force.ts';

/** The rows, and what is in force. */
export abstract class RowsContext extends SeatedContext<MutableGameState> {
  abstract override readonly machine: Machine<Context>;
  /** All of the context, for the functions of rows. */
  protected abstract readonly self: RuleContext;

  private sorted: InForce = new SortedInForce([], {});

  readonly options: Options;

  constructor(readonly catalog: Catalog) {
    super();
    this.options = catalog.options;
  }

  card(id: CardId): Card {
    return this.catalog.cards[id] as Card;
  }

  rowOf(id: string): Row {
    const row = this.catalog.rows[id];
    if (row === undefined) throw new RangeError(`There is no row '${id}'.`);
    return row;
  }

  cardRow(id: string): CardRow {
    const row = this.rowOf(id);
    if (row.type === 'card') return row;
    throw new RangeError(`'${id}' is no card.`);
  }

  powerRow(id: string): PowerRow {
    const row = this.rowOf(id);
    if (row.type === 'power') return row;
    throw new RangeError(`'${id}' is no power card.`);
  }

  get row(): string {
    return this.machine.rowOf(this.frame);
  }

  scriptOf(name: string, row: string = this.row): PartScript {
    const script = this.catalog.scriptIds[row]?.[name];
    if (script === undefined) throw new UnknownScript(`The row '${row}' has no part '${name}'.`);
    return script;
  }

  knob(name: string, row: string = this.row): number {
    const standard = this.catalog.rows[row]?.knobs[name];
    if (standard === undefined) throw new Error(`The row '${row}' has no knob '${name}'.`);
    const turnings = this.inForce.knobs?.get(row)?.get(name);
    return turnings === undefined ? standard : this.turned(turnings, standard, this.me);
  }

  get rulesInForce(): number {
    return this.g.lasting.filter(({ row }) => this.rowOf(row).type === 'rule').length;
  }

  effectOf(held: Lasting): LastingEffect {
    const { lasting } = this.rowOf(held.row);
    if (lasting === null) throw new RangeError(`'${held.row}' is never in force.`);
    return lasting;
  }

  get inForce(): InForce {
    return this.sorted;
  }

  override look(state: MutableGameState): void {
    super.look(state);
    this.sort();
  }

  /** Sorts what is in force, if it is another list than before. Whoever replaces the list of the state calls it. */
  sort(): void {
    const { lasting } = this.g;
    if (lasting !== this.sorted.lasting) this.sorted = new SortedInForce(lasting, this.catalog.rows);
  }

  get held(): Lasting {
    const held = this.g.lasting.find(({ key }) => key === this.frame.v.held);
    if (held === undefined) throw new RangeError('It is in force no more.');
    return held;
  }

  /** A number after all that turns it, unless it does not concern the seat. */
  protected turned(turnings: NumberTurnings, standard: number, seat: Seat): number {
    let value = standard;
    for (const { held, turn } of turnings) if (!held.exempt.includes(seat)) value = turn(value, this.self, seat, held);
    return value;
  }

  /** A yes or no after all that turns it. */
  protected decided(
    turnings: readonly Turning<(was: boolean, c: RuleContext, seat: Seat, held: Lasting) => boolean>[],
    standard: boolean,
    seat: Seat,
  ): boolean {
    let value = standard;
    for (const { held, turn } of turnings) value = turn(value, this.self, seat, held);
    return value;
  }

  listeners(moment: keyof Moments): readonly Woken[] {
    if (!this.inForce.listens) return NOBODY;
    const listening = this.inForce[moment];
    return listening.length === 0 ? NOBODY : this.woken(moment, listening);
  }

  private woken(moment: keyof Moments, listening: readonly Lasting[]): readonly Woken[] {
    const { out = [] } = this.frame.v;
    return listening.map((held) => ({
      script: this.scriptOf(moment, held.row),
      me: held.owner,
      given: { held: held.key, out },
    }));
  }
}

const NOBODY: readonly Woken[] = [];
